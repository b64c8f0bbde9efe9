//! `tapis deck` as people and scripts use it: legal or not, forms of other programs, bad files.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::common::folder;

fn tapis(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis"));
    command.args(words).env("LANG", "en").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.output().expect("the program starts")
}

/// What a command prints; it must succeed.
fn printed(words: &[&str]) -> String {
    let output = tapis(words);
    assert!(output.status.success(), "{words:?}: {}", told(&output));
    String::from_utf8(output.stdout).expect("results are UTF-8")
}

fn told(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// An exit code, every one of some texts, no panic.
fn assert_told(output: &Output, code: i32, wanted: &[&str]) {
    let text = told(output);
    assert_eq!(output.status.code(), Some(code), "{text}");
    assert!(!text.contains("panicked"), "{text}");
    for wanted in wanted {
        assert!(text.contains(wanted), "{text}\nshould mention: {wanted}");
    }
}

fn write(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).expect("a file can be written");
    path.to_str().expect("a plain path").to_string()
}

/// The decks of the project: id and file.
fn shipped() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks/spoils");
    let files = fs::read_dir(folder).expect("a folder can be listed").flatten().map(|entry| entry.path());
    let decks: Vec<(String, String)> = files
        .map(|path| {
            let id = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            (id, path.to_str().expect("a plain path").to_string())
        })
        .collect();
    assert!(decks.len() >= 7);
    decks
}

/// A deck file without the line of its name: an imported deck has one name for both languages.
fn nameless(ron: &str) -> String {
    ron.lines().filter(|line| !line.trim_start().starts_with("name:")).collect::<Vec<_>>().join("\n")
}

#[test]
fn an_export_is_imported_as_the_same_deck() {
    let folder = folder("deck-round-trip");
    for (id, file) in shipped() {
        let own = printed(&["deck", "import", "spoils", &file]);
        assert!(printed(&["deck", "check", "spoils", &file]).contains("legal in the format constructed"));
        for (form, language) in [("text", "en"), ("text", "fr"), ("o8d", "en"), ("o8d", "fr")] {
            let text = printed(&["deck", "export", "spoils", &id, "--as", form, "--lang", language]);
            let path = write(&folder, &format!("{id}.{form}"), text);
            let again = printed(&["deck", "import", "spoils", &path]);
            assert_eq!(nameless(&again), nameless(&own), "{id} as {form} in {language}");
        }
    }
}

/// The suggested decks of MarvelCDB, and how ours are called.
const STARTERS: &str = include_str!("../../catalog/tests/decks/starter_decks.json");
const OURS: [&str; 6] = [
    "spider-man-justice",
    "captain-marvel-leadership",
    "she-hulk-aggression",
    "iron-man-aggression",
    "black-panther-protection",
    "captain-marvel-learning",
];

#[test]
fn decks_of_marvelcdb_are_imported_and_exported() {
    let folder = folder("deck-marvelcdb");
    let starters: Vec<serde_json::Value> = serde_json::from_str(STARTERS).expect("the decks are JSON");
    assert_eq!(starters.len(), OURS.len());
    for (place, (starter, id)) in starters.iter().zip(OURS).enumerate() {
        let name = format!("../../decks/champions/{:02}-{id}.ron", place + 1);
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let own = nameless(&fs::read_to_string(file).expect("a deck is text"));
        let path = write(&folder, &format!("{id}.json"), starter.to_string());
        let imported = printed(&["deck", "import", "champions", &path]);
        assert_eq!(nameless(&imported).trim(), own.trim(), "{id}");
        assert!(imported.contains(starter["name"].as_str().expect("a deck has a name")), "{imported}");
        assert!(printed(&["deck", "check", "champions", &path]).contains("legal in the format standard"));
        for (form, language) in
            [("marvelcdb", "en"), ("marvelcdb", "fr"), ("text", "en"), ("text", "fr"), ("o8d", "en"), ("o8d", "fr")]
        {
            let text = printed(&["deck", "export", "champions", id, "--as", form, "--lang", language]);
            let path = write(&folder, &format!("{id}.{form}"), text);
            let again = printed(&["deck", "import", "champions", &path]);
            assert_eq!(nameless(&again).trim(), own.trim(), "{id} as {form} in {language}");
        }
    }
    let text = printed(&["deck", "export", "champions", "spider-man-justice", "--as", "marvelcdb"]);
    let value: serde_json::Value = serde_json::from_str(&text).expect("one JSON value");
    assert_eq!((&value["hero_code"], &value["slots"]), (&"01001a".into(), &starters[0]["slots"]));
    assert_eq!(value["meta"], "{\"aspect\":\"justice\"}");
    let path = write(&folder, "other.json", text);
    assert_told(&tapis(&["deck", "import", "champions", &path]), 0, &["id: \"spider-man-justice\"", "already"]);
    let text = printed(&["deck", "export", "champions", "spider-man-justice", "--as", "text"]);
    assert!(text.contains("\n3x Swinging Web Kick (Core Set)\n"), "{text}");
}

#[test]
fn bad_decks_of_marvelcdb_are_refused() {
    let folder = folder("deck-marvelcdb-bad");
    let text = "Mine\n\nBlack Panther\n\nPacks: Core Set\n\nEvents (4)\n\n4x Wakanda Forever! (Core Set)\n";
    let cases = [
        ("cut.json", "{\"hero_code\": \"01001a\", \"slots\"", "cut.json:1: no whole JSON", "un JSON entier"),
        ("several.json", STARTERS, "several.json:3: 6 decks in one file", "6 decks dans un seul fichier"),
        ("hero.json", "{\"hero_name\": \"Spider-Man\",\n\"slots\": {\"01002\": 1}}", "no hero", "pas de héros"),
        (
            "code.json",
            "{\"hero_code\": \"01001a\",\n\"slots\": {\"27002\": 1}}",
            "code.json:2: no card",
            "aucune carte",
        ),
        ("events.txt", text, "events.txt:9: 4 different cards are called", "il en manque"),
    ];
    for (name, text, english, french) in cases {
        let path = write(&folder, name, text);
        assert_told(&tapis(&["deck", "import", "champions", &path]), 2, &[english]);
        assert_told(&tapis(&["deck", "check", "champions", &path, "--lang", "fr"]), 2, &[name, french]);
    }
    let path = write(&folder, "spider.json", "{\"hero_code\": \"01001a\", \"slots\": {\"01002\": 1}}");
    assert_told(&tapis(&["deck", "check", "champions", &path]), 1, &["MC-DECK-2", "MC-DECK-3"]);
    assert_told(&tapis(&["deck", "import", "spoils", &path]), 2, &["no decks of this game"]);
    let wrong = ["deck", "export", "spoils", "blood-money", "--as", "marvelcdb"];
    assert_told(&tapis(&wrong), 2, &["MarvelCDB has no decks of The Spoils"]);
}

#[test]
fn a_written_deck_file_is_the_deck_it_was_written_from() {
    let folder = folder("deck-file-again");
    for (id, file) in shipped() {
        let first = printed(&["deck", "import", "spoils", &file]);
        let source = fs::read_to_string(&file).expect("a deck is text");
        let plain = |text: &str| -> String {
            text.lines()
                .filter(|line| !line.starts_with("//"))
                .flat_map(str::chars)
                .filter(|c| !c.is_whitespace())
                .collect()
        };
        assert_eq!(plain(&first), plain(&source), "{id}");
        let path = write(&folder, &format!("{id}.ron"), &first);
        assert_eq!(printed(&["deck", "import", "spoils", &path]), first);
    }
}

#[test]
fn every_broken_rule_is_told_in_both_languages() {
    let folder = folder("deck-not-legal");
    let path = write(&folder, "mine.txt", "Deck:\n12 Rage\n5 Bolt of Iron\n");
    let rules = ["SP-103.1a", "SP-103.1b", "SP-103.1c"];
    let english = tapis(&["deck", "check", "spoils", &path]);
    assert_told(&english, 1, &rules);
    assert_told(&english, 1, &["mine: not legal", "5 cards named Bolt of Iron"]);
    let french = tapis(&["deck", "check", "spoils", &path, "--lang", "fr"]);
    assert_told(&french, 1, &rules);
    assert_told(&french, 1, &["pas légal", "5 cartes du nom de"]);
    let limited = tapis(&["deck", "check", "spoils", &path, "--format", "limited"]);
    assert_told(&limited, 1, &["SP-103.2a", "SP-103.2b"]);
    assert!(!told(&limited).contains("Bolt of Iron"), "{}", told(&limited));
    let banned = tapis(&["deck", "check", "spoils", "blood-money", "--format", "constructed/house"]);
    assert_told(&banned, 1, &["SP-103.1d"]);
    let json = tapis(&["deck", "check", "spoils", &path, "--json"]);
    let value: serde_json::Value = serde_json::from_slice(&json.stdout).expect("one JSON value");
    assert_eq!((json.status.code(), &value["legal"], &value["cards"]), (Some(1), &false.into(), &17.into()));
    assert_eq!(value["faults"].as_array().map(Vec::len), Some(3));
}

#[test]
fn decks_are_known_by_id_and_names_as_people_type_them() {
    assert_told(&tapis(&["deck", "check", "spoils", "blood-money"]), 0, &["Blood Money: legal"]);
    assert_told(&tapis(&["deck", "check", "spoils", "blood-money", "--lang", "fr"]), 0, &["Le Prix du Sang"]);
    let folder = folder("deck-names");
    let list = "the-iron-mortgage\n20x RAGE\n30 greed\n4 Twin-Axe Berserker\n4 banner of the ninth\n4 bailiff's yard\n\
                4 Bailiffs-Yard // by id\n4 diver’s bell\n4 Bolt   of Iron # spaces\n";
    let path = write(&folder, "names.txt", list);
    let output = tapis(&["deck", "import", "spoils", &path, "--id", "mine", "--name", "My \"deck\""]);
    assert_told(&output, 0, &["id: \"mine\"", "My \\\"deck\\\"", "(\"bailiffs-yard\", 8)", "(\"divers-bell\", 4)"]);
    let path =
        write(&folder, "noms.txt", "1 La Faction du tournoi\n2 Nuée de moucherons\n2 quart-de-finaliste de l'arene\n");
    let output = tapis(&["deck", "import", "spoils", &path]);
    assert_told(&output, 0, &["id: \"noms\"", "(\"swarm-of-gnats\", 2)", "(\"arena-quarter-finalist\", 2)"]);
}

#[test]
fn all_unknown_names_are_told_at_once() {
    let folder = folder("deck-unknown-names");
    let path = write(&folder, "a.txt", "The Iron Mortgag\n4 Raage\n0 Greed\n4 Zzzzz\n");
    let lines = [
        "a.txt:1: no card called \"The Iron Mortgag\"; did you mean \"The Iron Mortgage\"?",
        "a.txt:2: no card called \"Raage\"; did you mean \"Rage\"?",
        "a.txt:3: 1 to 200 copies of a card, not 0",
        "a.txt:4: no card called \"Zzzzz\"",
    ];
    assert_told(&tapis(&["deck", "check", "spoils", &path]), 2, &lines);
    assert_told(&tapis(&["deck", "import", "spoils", &path]), 2, &lines);
    let json = tapis(&["deck", "check", "spoils", &path, "--json"]);
    let value: serde_json::Value = serde_json::from_slice(&json.stdout).expect("one JSON value");
    assert_eq!(value["error"].as_array().map(Vec::len), Some(4));
}

#[test]
fn hostile_decks_are_refused() {
    let folder = folder("deck-hostile");
    let whole = printed(&["deck", "export", "spoils", "blood-money", "--as", "o8d"]);
    let cases: [(&str, Vec<u8>, &str); 9] = [
        ("empty.txt", Vec::new(), "no card in it"),
        ("empty.o8d", Vec::new(), "no whole XML"),
        ("truncated.o8d", whole.as_bytes()[..whole.len() / 2].to_vec(), "no whole XML"),
        ("long.txt", vec![b'x'; 10 * 1024 * 1024], "too long"),
        ("long.o8d", vec![b'<'; 10 * 1024 * 1024], "too long"),
        ("not-utf8.txt", vec![b'4', b' ', 0xff, 0xfe], "not UTF-8 at byte 2"),
        ("numbers.o8d", whole.replacen("qty=\"12\"", "qty=\"99999999999\"", 1).into_bytes(), "not 99999999999"),
        ("many.txt", b"200 Rage\n1 Rage\n".to_vec(), "here are 201"),
        ("cut.ron", b"(id: \"a\", name: (en".to_vec(), "cut.ron:1"),
    ];
    for (name, bytes, wanted) in cases {
        let path = write(&folder, name, bytes);
        assert_told(&tapis(&["deck", "check", "spoils", &path]), 2, &[name, wanted]);
        assert_told(&tapis(&["deck", "import", "spoils", &path]), 2, &[name, wanted]);
    }
    let folder = folder.to_str().expect("a plain path");
    assert_told(&tapis(&["deck", "check", "spoils", folder]), 2, &[folder]);
}

#[test]
fn what_does_not_exist_is_refused_with_a_remedy() {
    assert_told(&tapis(&["deck", "check", "spoils", "blod-money"]), 2, &["did you mean `blood-money`"]);
    assert_told(&tapis(&["deck", "check", "spoils", "no/such.o8d"]), 2, &["no/such.o8d"]);
    assert_told(&tapis(&["deck", "export", "spoils", "blod-money"]), 2, &["did you mean `blood-money`"]);
    assert_told(&tapis(&["deck", "check", "spoils", "blood-money", "--format", "limitd"]), 2, &["`limited`"]);
    assert_told(&tapis(&["deck", "check", "spoils", "blood-money", "--format", "limited/x"]), 2, &["house"]);
    assert_told(&tapis(&["deck", "check", "spoyls", "blood-money"]), 2, &["spoils"]);
    assert_told(&tapis(&["deck", "check", "shards", "base"]), 2, &["Shards of Infinity", "ready-made decks"]);
    assert_told(&tapis(&["deck", "export", "shards", "base", "--lang", "fr"]), 2, &["tout faits"]);
    let (_, file) = shipped().remove(0);
    assert_told(&tapis(&["deck", "import", "spoils", &file, "--id", "No Id"]), 2, &["hyphens"]);
    let folder = folder("deck-no-faction");
    let path = write(&folder, "a.txt", "4 Rage\n");
    assert_told(&tapis(&["deck", "import", "spoils", &path]), 2, &["no faction card"]);
    let path = write(&folder, "b.txt", "2 The Iron Mortgage\nThe Plain Banner\n4 Rage\n");
    assert_told(&tapis(&["deck", "import", "spoils", &path]), 2, &["2 the-iron-mortgage and 1 the-plain-banner"]);
}

/// The shell makes the file before the program reads the folder it lies in.
#[test]
fn an_imported_deck_is_there_with_the_next_command() {
    let folder = folder("deck-import");
    fs::create_dir_all(folder.join("decks/spoils")).expect("a folder can be made");
    let data = folder.to_str().expect("a plain path");
    let list = write(&folder, "Mon deck d’été.txt", printed(&["deck", "export", "spoils", "blood-money"]));
    let into = fs::File::create(folder.join("decks/spoils/mine.ron")).expect("a file can be made");
    let status = Command::new(env!("CARGO_BIN_EXE_tapis"))
        .args(["deck", "import", "spoils", &list, "--data", data])
        .stdout(Stdio::from(into))
        .status()
        .expect("the program starts");
    assert!(status.success());
    let checked = tapis(&["deck", "check", "spoils", "mon-deck-d-ete", "--data", data]);
    assert_told(&checked, 0, &["Mon deck d’été: legal"]);
    let twice = tapis(&["deck", "import", "spoils", &list, "--data", data, "--id", "blood-money"]);
    assert_told(&twice, 0, &["a deck called `blood-money` already"]);
}
