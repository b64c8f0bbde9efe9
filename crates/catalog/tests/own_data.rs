//! A folder of one's own adds what cards refer to, too: scenarios, sets, traits, subtypes, ban lists.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::Catalog;
use catalog::speech::Speech;
use kernel::book::Language;
use kernel::game::Setup;

const SETS: &str = r#"[
    (id: "baron", name: (en: "The Baron", fr: "Le Baron")),
    (id: "bad-weather", name: (en: "Bad Weather", fr: "Mauvais temps"), modular: true),
]"#;
const SCENARIOS: &str = r#"[(
    id: "baron", name: (en: "The Baron", fr: "Le Baron"),
    standard: ["baron-i"], expert: ["baron-i"], schemes: ["the-break-in-1a"],
    sets: ["baron", "standard"], modular: ["bad-weather"],
)]"#;
const CARDS: &str = r#"[
    (
        id: "baron-i", code: "own-1", name: (en: "The Baron", fr: "Le Baron"),
        kind: Villain, class: Encounter, set: "baron", traits: ["Nobility"],
        attack: 1, scheme: 1, health: "9 per player", stage: "I",
    ),
    (
        id: "hailstorm", code: "own-2", name: (en: "Hailstorm", fr: "Averse de grêle"),
        kind: Treachery, class: Encounter, set: "bad-weather", copies: 3, boost: 1,
        abilities: [(when: Revealed, effect: [Damage(1, You)])],
    ),
]"#;
const SUBTYPES: &str = r#"[(en: "beekeeper", fr: "apiculteur")]"#;
const BEEKEEPER: &str = r#"[(
    id: "hill-beekeeper", name: (en: "Hill Beekeeper", fr: "Apicultrice des collines"),
    trade: Rogue, kind: Character, subtypes: ["beekeeper"], cost: 1, threshold: "D", stats: (1, 1, 1),
)]"#;
const BANS: &str = r#"[(id: "hives", name: (en: "no hives", fr: "sans ruches"), constructed: ["hill-beekeeper"])]"#;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let folder = std::env::temp_dir().join(format!("tapis-own-data-{name}-{}", std::process::id()));
        for (path, text) in files {
            let path =
                path.strip_prefix("../").map_or_else(|| folder.join("cards").join(path), |path| folder.join(path));
            fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("a folder can be made");
            fs::write(path, text).expect("a file can be written");
        }
        Folder(folder)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_scenario_a_modular_set_a_subtype_and_a_ban_list_are_offered() {
    let folder = Folder::new(
        "all",
        &[
            ("champions/_traits.ron", r#"[(en: "Nobility", fr: "Noblesse")]"#),
            ("champions/_sets.ron", SETS),
            ("champions/_scenarios.ron", SCENARIOS),
            ("champions/baron.ron", CARDS),
            ("spoils/_subtypes.ron", SUBTYPES),
            ("spoils/_bans.ron", BANS),
            ("spoils/hill.ron", BEEKEEPER),
        ],
    );
    let catalog = Catalog::load(Some(folder.path())).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let champions = catalog.find("champions").expect("it is there");
    let spoils = catalog.find("spoils").expect("it is there");
    for (title, option, value, french) in [
        (champions, "scenario", "baron", "Le Baron"),
        (champions, "modular", "bad-weather", "Mauvais temps"),
        (champions, "modular_5", "bad-weather", "Mauvais temps"),
        (spoils, "ban_list", "hives", "sans ruches"),
    ] {
        let editions = title.game.editions();
        let offered = editions.iter().find(|known| known.name == option).expect("there is such an option");
        assert!(offered.has(value), "{option} offers {:?}", offered.ids());
        let speech = Speech::of(Language::Fr, title.game.id());
        assert_eq!(title.value_name(&speech, option, value), french);
    }
    let options = [("scenario".to_string(), "baron".to_string())].into();
    let started = champions.game.start(&Setup { options, ..Setup::new(1, 7) });
    assert!(started.is_ok(), "{:?}", started.err().map(|error| error.to_string()));
    let face = spoils.game.find("hill-beekeeper").expect("it is a card");
    assert!(spoils.game.card_text(face, Language::Fr).line.contains("apiculteur"));
}

#[test]
fn what_no_file_has_is_told_with_its_place() {
    let folder = Folder::new(
        "faults",
        &[
            ("champions/_scenarios.ron", &SCENARIOS.replace("baron-i", "baron-x")),
            ("spoils/_bans.ron", &BANS.replace("hill-beekeeper", "hill-beekeeping")),
        ],
    );
    let faults = Catalog::load(Some(folder.path())).err().expect("much is missing").join("\n");
    for part in ["_scenarios.ron:2: baron: no card called \"baron-x\"", "no set called `baron`", "hill-beekeeping"] {
        assert!(faults.contains(part), "{part} in:\n{faults}");
    }
}

#[test]
fn two_cards_have_two_codes() {
    let twice = CARDS.replace("own-2", "01001a").replace(r#"set: "bad-weather","#, "").replace(r#"set: "baron","#, "");
    let folder = Folder::new("codes", &[("champions/baron.ron", &twice.replace("Nobility", "Hydra"))]);
    let faults = Catalog::load(Some(folder.path())).err().expect("a code is taken").join("\n");
    assert!(faults.contains("hailstorm: a second card with the code \"01001a\" of "), "{faults}");
}

/// Texts that would never happen, one card each.
const NEVER: &str = r#"[
    (
        id: "toll-gate", code: "own-1", name: (en: "Toll Gate", fr: "Péage"),
        kind: SideScheme, class: Encounter, threat: 3,
        text: [Modifier(of: Attack, on: Cards(from: [Identity], that: [Hero]), change: Add(1))],
    ),
    (
        id: "early-bird", code: "own-2", name: (en: "Early Bird", fr: "Lève-tôt"),
        kind: Support, class: Basic, cost: 1,
        abilities: [(when: Interrupt(YourHeroDefends), effect: [Draw(1)])],
    ),
    (
        id: "late-bird", code: "own-3", name: (en: "Late Bird", fr: "Couche-tard"),
        kind: Support, class: Basic, cost: 1,
        abilities: [(when: Response(Defeated([Minion, Damaged])), effect: [Draw(1)])],
    ),
]"#;

#[test]
fn a_text_that_would_never_happen_is_refused_at_its_entry() {
    let folder = Folder::new("never", &[("champions/never.ron", NEVER)]);
    let faults = Catalog::load(Some(folder.path())).err().expect("nothing of it would happen").join("\n");
    for part in [
        "never.ron:3: toll-gate: a constant text of an encounter card has no \"you\"",
        "never.ron:8: early-bird: Interrupt(YourHeroDefends) never happens",
        "write Response(YourHeroDefends)",
        "never.ron:13: late-bird: Response(Defeated): Damaged cannot be said of a card that is gone",
    ] {
        assert!(faults.contains(part), "{part} in:\n{faults}");
    }
}

/// Texts that speak of a card which nobody has chosen, and one in which it was.
const UNCHOSEN: &str = r#"[
    (
        id: "blank-shot", code: "own-1", name: (en: "Blank Shot", fr: "Tir à blanc"),
        kind: Event, class: Basic, cost: 1,
        abilities: [(when: Action, effect: [Damage(2, The(Target))])],
    ),
    (
        id: "ricochet", code: "own-2", name: (en: "Ricochet", fr: "Ricochet"),
        kind: Event, class: Basic, cost: 1,
        abilities: [(when: Action, effect: [Damage(2, One([Enemy])), Damage(1, The(Second))])],
    ),
    (
        id: "two-shots", code: "own-3", name: (en: "Two Shots", fr: "Deux tirs"),
        kind: Event, class: Basic, cost: 1,
        abilities: [(when: Action, effect: [Damage(2, One([Enemy])), Draw(1), Damage(1, The(Target))])],
    ),
]"#;

#[test]
fn a_text_that_means_a_card_nobody_has_chosen_is_refused() {
    let folder = Folder::new("unchosen", &[("champions/unchosen.ron", UNCHOSEN)]);
    let faults = Catalog::load(Some(folder.path())).err().expect("nothing would happen").join("\n");
    for part in [
        "unchosen.ron:3: blank-shot: The(Target): nothing before it is chosen as Target; write One([..])",
        "unchosen.ron:8: ricochet: The(Second): nothing before it is chosen as Second",
    ] {
        assert!(faults.contains(part), "{part} in:\n{faults}");
    }
    assert!(!faults.contains("two-shots"), "{faults}");
}

const OWN: &str = r#"[(
    id: "lamp", name: (en: "Lamp", fr: "Lampe"), kind: Ally, faction: Order, cost: 1, copies: 1, play: [Draw(1)],
)]"#;

/// The faults of a folder with one card file of Shards.
fn faults_of(name: &str, text: &str) -> String {
    let folder = Folder::new(name, &[("shards/own.ron", text)]);
    Catalog::load(Some(folder.path())).err().map_or(String::new(), |faults| faults.join("\n"))
}

#[test]
fn faults_are_told_in_the_words_of_an_author() {
    assert_eq!(faults_of("sound", OWN), "");
    for (name, from, to, told) in [
        ("curly", "\"Lamp\"", "“Lamp”", "own.ron:2: lamp: `“` cannot stand here; texts stand between straight marks"),
        ("bracket", "[Draw(1)]", "[Draw(1)", "own.ron:2: lamp: the `[` of this line is never closed"),
        ("end", ",\n)]", ",\n", "own.ron:1: the `(` of this line is never closed"),
        ("both", "(en: \"Lamp\", fr: \"Lampe\")", "\"Lamp\"", "a text in both languages is expected here"),
        ("comma", "cost: 1, copies", "cost: 1 copies", "own.ron:2: lamp: a comma is missing before this"),
        ("field", "copies: 1", "copys: 1", "no field called `copys`; did you mean `copies`?"),
        ("missing", "copies: 1, ", "", "the field `copies` is missing"),
        ("word", "Draw(1)", "Drow(1)", "no effect called `Drow`; did you mean `Draw`?"),
        ("twice", "id: \"lamp\"", "id: \"crystal\"", "own.ron:2: crystal: a second card with the id \"crystal\""),
    ] {
        let faults = faults_of(name, &OWN.replace(from, to));
        assert!(faults.contains(told), "{name}: {faults}\nand not: {told}");
    }
}

#[test]
fn a_card_of_ones_own_takes_the_place_of_another() {
    let text = OWN.replace("\"lamp\"", "\"crystal\"").replace("kind: Ally, faction: Order, cost: 1", "kind: Item");
    let folder = Folder::new("replace", &[("shards/replace-crystal.ron", &text)]);
    let catalog = Catalog::load(Some(folder.path())).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let shards = catalog.find("shards").expect("it is there");
    let faces = (0..shards.game.faces()).map(|number| kernel::table::cards::FaceId(number as u16));
    let named = |face| shards.game.card_text(face, Language::En);
    let crystals: Vec<_> = faces.map(named).filter(|card| card.slug == "crystal").collect();
    assert_eq!(crystals.len(), 1);
    assert_eq!(crystals[0].name, "Lamp");
}

#[test]
fn a_file_that_is_not_read_is_named() {
    let scenario = "scenario: a claim\nrules: SOI-TURN-1\nthen asked: A\n";
    let folder = Folder::new(
        "misplaced",
        &[
            ("shard/own.ron", OWN),
            ("shards/own.json", "{}"),
            ("shards/notes.md", "what I think of it"),
            ("shards/own.ron.txt", OWN),
            ("loose.ron", OWN),
            ("../scenario/shards/own.scn", scenario),
            ("../scenarios/shards/own.ron", scenario),
            ("../own.ron", OWN),
        ],
    );
    let faults = Catalog::load(Some(folder.path())).err().expect("much is not read").join("\n");
    for told in [
        "no game called `shard`; did you mean `shards`?",
        "own.json: is not read; files of cards end in `.ron`",
        "own.ron.txt: is not read; files of cards end in `.ron`",
        "loose.ron: is not read; it belongs into a folder cards/GAME",
        "scenario: is not read; did you mean `scenarios`?",
        "scenarios/shards/own.ron: is not read; files of scenarios end in `.scn`",
        "own.ron: is not read; card files lie in cards/GAME",
    ] {
        assert!(faults.contains(told), "{told} in:\n{faults}");
    }
    assert!(!faults.contains("notes.md"), "{faults}");
}

#[test]
fn an_unknown_rule_and_a_title_that_is_taken_hide_nothing_else() {
    let scenarios = "scenario: a claim\nrules: SOI-FOCUS-99\nthen asked: A\n\nscenario: a claim\nrules: SOI-TURN-1\nthen asked: B\n";
    let folder = Folder::new("titles", &[("../scenarios/shards/own.scn", scenarios)]);
    let catalog = Catalog::load(Some(folder.path())).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let shards = catalog.find("shards").expect("it is there");
    let faults = shards.faults.join("\n");
    assert!(faults.contains("own.scn:1: no rule or ruling called SOI-FOCUS-99"), "{faults}");
    assert!(faults.contains("own.scn:5: a second scenario called \"a claim\"; the first stands in "), "{faults}");
    let last = shards.scenarios.last().expect("a scenario");
    assert!(shards.check(last).expect_err("A is asked").contains("asked: A, not B"));
}
