//! Decks of the site, whole and spoilt, with the cards of the game.

use std::sync::OnceLock;

use kernel::book::{Both, Deck, Language, Source};
use kernel::erased::AnyGame;
use kernel::table::cards::FaceId;
use proptest::prelude::*;

use super::super::names::Names;
use super::super::{DeckList, MOST_COPIES, fault};
use crate::Catalog;

/// The suggested decks of the box as the site has them, and how ours are called.
const STARTERS: &str = include_str!("../../../tests/decks/starter_decks.json");
const OURS: [&str; 6] = [
    "spider-man-justice",
    "captain-marvel-leadership",
    "she-hulk-aggression",
    "iron-man-aggression",
    "black-panther-protection",
    "captain-marvel-learning",
];
const PANTHER: &str = "Mine\n\nBlack Panther\n\nPacks: Core Set\n\nEvents\n\n";

fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n"))))
}

fn game() -> &'static dyn AnyGame {
    &*catalog().find("champions").expect("a game").game
}

fn deck(id: &str) -> &'static Deck {
    game().decks().iter().find(|deck| deck.id == id).expect("a deck")
}

fn cards_of(deck: &Deck) -> Vec<(FaceId, u16)> {
    deck.parts.values().flatten().map(|(face, number)| (*face, u16::from(*number))).collect()
}

fn look_up(path: &str, text: &str) -> Result<Vec<(FaceId, u16)>, Vec<String>> {
    let faults = |faults: Vec<super::super::ListFault>| fault::told(path, &faults);
    Names::of(game()).look_up(DeckList::read(path, text)).map_err(faults)
}

/// The ids of the cards of a text, with their numbers.
fn slugs(text: &str) -> Vec<(&'static str, u16)> {
    let cards = look_up("a.txt", text).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    cards.into_iter().map(|(face, number)| (game().slug(face), number)).collect()
}

/// The only fault of a file.
fn fault(path: &str, text: &str) -> String {
    let mut faults = look_up(path, text).expect_err(text);
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults.remove(0)
}

/// The six decks of the site, each as a text.
fn starters() -> Vec<String> {
    let decks: Vec<serde_json::Value> = serde_json::from_str(STARTERS).expect("the decks are JSON");
    decks.iter().map(|deck| deck.to_string()).collect()
}

#[test]
fn the_decks_of_the_site_are_ours() {
    for (json, id) in starters().iter().zip(OURS) {
        let wanted = deck(id);
        for text in [json.clone(), format!(" [\n{json}\n]\n"), json.replace("hero_", "investigator_")] {
            let cards = look_up("list", &text).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
            assert_eq!(cards, cards_of(wanted), "{id}");
            let text = game().write_deck(id, &wanted.name, &cards, &[]).expect("a deck file");
            let read = game().read_deck(&Source { path: "a.ron".to_string(), text }).expect("a deck");
            assert_eq!((&read.id, &read.name, &read.parts), (&wanted.id, &wanted.name, &wanted.parts));
        }
        assert_eq!(game().check_deck(game().formats()[0], &cards_of(wanted)), Ok(Vec::new()), "{id}");
    }
}

#[test]
fn what_is_written_is_read_again() {
    let site = crate::marvelcdb("champions").expect("the site has the game");
    for deck in game().decks() {
        for language in Language::ALL {
            let json = site.write_json(game(), deck, language);
            let text = site.write_text(game(), deck, language);
            for (path, text) in
                [("a.json", &json), ("list", &json), ("a.txt", &text), ("a.txt", &text.replace('\n', "\r\n"))]
            {
                let list = DeckList::read(path, text);
                assert_eq!(list.title.as_deref(), Some(deck.name.get(language)));
                assert_eq!(list.id.as_deref(), text.starts_with('{').then_some(deck.id.as_str()));
                assert_eq!(look_up(path, text), Ok(cards_of(deck)), "{text}");
            }
        }
    }
}

#[test]
fn cards_of_octgn_are_known_by_id_then_by_name() {
    let site = crate::marvelcdb("champions").expect("the site has the game");
    let heroes_and_cards = 5 + 91;
    assert_eq!(
        Names::of(game()).look_up(DeckList::read("a.o8d", &all_ids())).map(|cards| cards.len()),
        Ok(heroes_and_cards)
    );
    for deck in game().decks() {
        let text = site.write_o8d(game(), deck, Language::Fr);
        let nameless = text.replace("</card>", "?</card>");
        let without = text.replace(" id=\"", " id=\"0");
        for text in [text, nameless, without] {
            assert_eq!(look_up("a.o8d", &text), Ok(cards_of(deck)), "{text}");
        }
    }
    let text = site.write_o8d(game(), deck("spider-man-justice"), Language::En);
    let start = "<deck game=\"055c536f-adba-4bc2-acbf-9aefb9756046\">\n  <section name=\"Cards\">\n    \
                 <card qty=\"1\" id=\"18ae183c-de26-4369-8a41-424d58f01631\">Spider-Man</card>\n";
    assert!(text.contains(start), "{text}");
}

/// A file with every card that has an id.
fn all_ids() -> String {
    let site = crate::marvelcdb("champions").expect("the site has the game");
    let cards: String = site.octgn().map(|(_, id)| super::o8d::write_card("?", 1, id)).collect();
    super::o8d::write_deck("", &super::o8d::write_section("Cards", &cards))
}

#[test]
fn the_json_is_that_of_the_site() {
    let site = crate::marvelcdb("champions").expect("the site has the game");
    let text = site.write_json(game(), deck("black-panther-protection"), Language::En);
    let value: serde_json::Value = serde_json::from_str(&text).expect("one JSON value");
    let theirs: serde_json::Value = serde_json::from_str(&starters()[4]).expect("one JSON value");
    assert_eq!(value["slots"], theirs["slots"]);
    assert_eq!((&value["hero_code"], &value["hero_name"]), (&theirs["hero_code"], &theirs["hero_name"]));
    assert_eq!(value["meta"], "{\"aspect\":\"protection\"}");
    for field in ["id", "name", "description_md", "version", "tags"] {
        assert!(value[field].is_string(), "{field}");
    }
}

#[test]
fn the_text_is_that_of_the_site() {
    let site = crate::marvelcdb("champions").expect("the site has the game");
    let text = site.write_text(game(), deck("spider-man-justice"), Language::En);
    assert!(text.starts_with("Spider-Man: Justice\n\nSpider-Man\n\nPacks: Core Set\n\nUpgrades ("), "{text}");
    assert!(text.contains("\n3x Swinging Web Kick (Core Set)\n"), "{text}");
    let text = site.write_text(game(), deck("spider-man-justice"), Language::Fr);
    assert!(text.contains("\nPacks: Boîte de base\n\nAméliorations ("), "{text}");
}

#[test]
fn what_does_not_matter_is_passed_over() {
    let wanted = look_up("a.json", "{\"hero_code\":\"01001a\",\"slots\":{\"01002\":1}}").expect("a list");
    for more in [
        "\"meta\":\"\"",
        "\"meta\":null",
        "\"meta\":\"[]\"",
        "\"meta\":{\"aspect\":\"justice\"}",
        "\"meta\":\"{\\\"aspect\\\":\\\"justice\\\",\\\"aspect2\\\":\\\"basic\\\",\\\"format\\\":1}\"",
        "\"ignoreDeckLimitSlots\":null,\"user_id\":[{}],\"problem\":\"?\",\"investigator_code\":null",
        "\"investigator_code\":\"01010a\",\"hero_name\":\"Iron Man\"",
        "\"id\":4711,\"name\":null,\"tags\":7",
    ] {
        let text = format!("{{{more},\"hero_code\":\"01001a\",\"slots\":{{\"01002\":\"1\",\"01001a\":1}}}}");
        assert_eq!(look_up("list", &text), Ok(wanted.clone()), "{text}");
        assert_eq!(DeckList::read("list", &text).id, None);
    }
    let text = "{\"hero_code\":null,\"investigator_code\":\"01001a\",\"slots\":{\"01002\":1}}";
    assert_eq!(look_up("list", text), Ok(wanted));
}

#[test]
fn what_is_wrong_with_json_is_told_with_its_line() {
    let deck = |hero: &str, slots: &str| format!("{{\n\"hero_code\": {hero},\n\"slots\": {{\n{slots}\n}}\n}}");
    let told = |text: &str| fault("a.json", text);
    assert!(told("").starts_with("a.json:1: no whole JSON"));
    assert!(told("{\n\"slots\": {").starts_with("a.json:2: no whole JSON"));
    assert!(told("{} {}").contains("no whole JSON"));
    assert!(told("{\"slots\":{},\n\"slots\":{}}").starts_with("a.json:2: no whole JSON"));
    assert!(told("4").contains("is an object"));
    assert!(told("[[]]").contains("is an object"));
    assert!(told("[]").contains("no card in it"));
    let several = told(STARTERS);
    assert_eq!(several, "a.json:3: 6 decks in one file; keep one of them");
    assert!(told(&deck("null", "\"01002\": 1")).contains("no hero"), "{}", told(&deck("null", "\"01002\": 1")));
    assert!(told(&deck("7", "\"01002\": 1")).starts_with("a.json:2: no hero"));
    assert!(told(&deck("\"\"", "\"01002\": 1")).starts_with("a.json:2: no hero"));
    // An alter-ego is no hero, nor is a hero of another pack with the same name.
    for hero in ["\"01001b\"", "\"27001a\"", "\"Spider-Man\"", "\"01094\""] {
        let told = told(&deck(hero, "\"01002\": 1"));
        assert!(told.starts_with("a.json:2: no hero \""), "{told}");
        assert!(told.contains("there are: 01001a Spider-Man, 01010a Captain Marvel"), "{told}");
    }
    let hero = "\"01001a\"";
    assert!(told(&deck(hero, "")).starts_with("a.json:3: no cards"));
    assert!(told("{\"hero_code\":\"01001a\"}").contains("no cards"));
    assert!(told("{\"hero_code\":\"01001a\",\"slots\":[]}").contains("no cards"));
    assert!(told("{\"hero_code\":\"01001a\",\"slots\":7}").contains("no cards"));
    for number in ["0", "-1", "1.5", "201", "1e99", "null", "{}", "true", "\"\"", "99999999999999999999"] {
        let told = told(&deck(hero, &format!("\"01002\": 1,\n\"01003\": {number}")));
        assert!(told.starts_with(&format!("a.json:5: 1 to {MOST_COPIES} copies of a card, not ")), "{told}");
    }
    let told = look_up("a.json", &deck(hero, "\"01002\": 1,\n\"27003\": 1,\n\"\": 1,\n\"Backflip\": 2"))
        .expect_err("three faults");
    assert_eq!(told.len(), 3, "{told:?}");
    assert_eq!(told[0], "a.json:5: no card has the code \"27003\"; there are the cards of: Core Set");
    assert!(told[1].starts_with("a.json:6: no name"), "{told:?}");
    for meta in ["7", "\"{\"", "\"7\"", "[1]", "\"justice\""] {
        let text = format!("{{\"hero_code\":\"01001a\",\"slots\":{{\"01002\":1}},\n\"meta\":{meta}}}");
        assert!(fault("a.json", &text).starts_with("a.json:2: `meta` must be"), "{meta}");
    }
}

#[test]
fn the_text_of_the_site_is_read() {
    let text = "My # deck\r\n\r\nSpider-Man\r\n\r\nPacks: From Core Set (2) to Thor\r\n\r\n\r\nUpgrades\r\n\r\n\
                2x Web-Shooter (Core Set)\r\n\r\nEvents (4)\r\n\r\n2x Backflip:Second name (Core Set)\r\n1 first aid\r\n\
                // no more\r\n\r\nAlly\r\n\r\n1x Black Cat (boite de base)\r\n";
    assert_eq!(DeckList::read("a.txt", text).title.as_deref(), Some("My # deck"));
    let wanted = [("spider-man", 1), ("black-cat", 1), ("backflip", 2), ("web-shooter", 2), ("first-aid", 1)];
    assert_eq!(slugs(text), wanted);
    // Without the deck's name, and in the other language.
    assert_eq!(slugs("Miss Hulk\nPacks : Boîte de base\nÉvénement (1)\n1x Premiers Soins")[0], ("she-hulk", 1));
    // Lines alone, as they are copied.
    assert_eq!(slugs("2x Backflip (Core Set)\n1 01002\n"), [("backflip", 2), ("black-cat", 1)]);
}

#[test]
fn cards_that_share_a_name_are_the_whole_set_or_told() {
    let wanted = [
        ("black-panther", 1),
        ("wakanda-forever-a", 1),
        ("wakanda-forever-b", 1),
        ("wakanda-forever-c", 1),
        ("wakanda-forever-d", 2),
    ];
    for lines in [
        "5x Wakanda Forever! (Core Set)",
        "5x Wakanda Éternel\u{a0}!",
        "1x Wakanda Forever!\n1x Wakanda Forever!\n1x Wakanda Forever!\n2x Wakanda Forever! (Core Set)",
        "1x wakanda-forever-a\n1x wakanda-forever-b\n1x wakanda-forever-c (Core Set)\n2x wakanda-forever-d",
    ] {
        assert_eq!(slugs(&format!("{PANTHER}{lines}\n")), wanted, "{lines}");
    }
    assert_eq!(slugs("1 Shuri\n5 Wakanda Forever!\n1 Vibranium")[1..5], wanted[1..]);
    let ids = "write 5, or each by its id: 1 wakanda-forever-a, 1 wakanda-forever-b, 1 wakanda-forever-c, 2 wakanda-forever-d";
    let told = fault("a.txt", &format!("{PANTHER}3x Wakanda Forever!"));
    assert!(told.starts_with("a.txt:9: 4 different cards are called \"Wakanda Forever!\", 5 in all"), "{told}");
    assert!(told.contains("here are 3: 2 missing") && told.ends_with(ids), "{told}");
    let told = fault("a.txt", &format!("{PANTHER}5x Wakanda Forever!\n1x Wakanda Forever!\n"));
    assert!(told.starts_with("a.txt:9: ") && told.contains("here are 6: 1 too many"), "{told}");
    // A deck without the whole set still can be written.
    let json = "{\"hero_code\":\"01040a\",\"slots\":{\"01043d\":1,\"01044\":2}}";
    let cards = look_up("a.json", json).expect("cards");
    let name = Both { en: "A".to_string(), fr: "A".to_string() };
    let text = game().write_deck("a", &name, &cards, &[]).expect("a deck file");
    let part = game().read_deck(&Source { path: "a.ron".to_string(), text }).expect("a deck");
    let site = crate::marvelcdb("champions").expect("the site has the game");
    assert_eq!(look_up("a.txt", &site.write_text(game(), &part, Language::Fr)), Ok(cards));
}

#[test]
fn what_is_wrong_with_a_text_is_told_with_its_line() {
    let told = |lines: &str| fault("a.txt", &format!("{PANTHER}{lines}"));
    let other = told("1x Shuri (Black Panther)");
    assert!(
        other.starts_with("a.txt:9: \"Shuri\" of \"Black Panther\" is not known, only the cards of: Core Set"),
        "{other}"
    );
    assert!(told("1x Shury (Core Set)").ends_with("did you mean \"Shuri\"?"));
    assert!(told("1x Black Panther (Core Set)").starts_with("a.txt:9: no card called"));
    assert!(told("1x Shuri:Princess (Core Set)").contains("no card called \"Shuri:Princess\""));
    assert!(told("Qqqqq").contains("a heading ends with"));
    let hero = fault("a.txt", "Mine\nMoon Knight\nPacks: Core Set\n1 Shuri");
    assert!(hero.starts_with("a.txt:2: no hero \"Moon Knight\"; there are: Spider-Man, "), "{hero}");
    // Without the packs it is a list like any other.
    assert!(fault("a.txt", "Mine\nBlack Panther\nPacks:\n1 Shuri").starts_with("a.txt:1: no card called \"Mine\""));
}

#[test]
fn other_games_have_no_such_decks() {
    for title in catalog().titles.iter().filter(|title| crate::marvelcdb(title.game.id()).is_none()) {
        for text in [&starters()[0], &format!("{PANTHER}1x Shuri")] {
            let faults = Names::of(&*title.game).look_up(DeckList::read("list", text)).expect_err("another game");
            assert_eq!(faults.len(), 1);
            assert!(fault::told("list", &faults)[0].contains("no decks of this game"));
        }
    }
}

#[test]
fn hostile_files_end_soon() {
    let most = super::super::LONGEST as usize;
    for text in [
        "[".repeat(most),
        "{\"a\":".repeat(most / 5),
        "[{".repeat(most / 2),
        format!("[{}{{}}]", "{},".repeat(most / 3)),
    ] {
        assert!(!look_up("a.json", &text).expect_err("no deck").is_empty());
    }
    let slots: Vec<String> = (0..most / 12).map(|number| format!("\"{number}\":0")).collect();
    let text = format!("{{\"hero_code\":\"01001a\",\"slots\":{{{}}}}}", slots.join(","));
    assert!(look_up("a.json", &text).expect_err("no deck").len() <= super::super::MOST_ENTRIES + 1);
    let deep = format!("{{\"meta\":{}1{}}}", "[".repeat(most / 4), "]".repeat(most / 4));
    assert!(!look_up("a.json", &deep).expect_err("no deck").is_empty());
}

/// A list is read or refused, and what is said of it is fit for a terminal.
fn assert_read_or_refused(path: &str, text: &str) -> Result<(), TestCaseError> {
    let list = DeckList::read(path, text);
    prop_assert!(!list.entries.is_empty() || !list.faults.is_empty());
    prop_assert!(list.entries.iter().all(|entry| (1..=MOST_COPIES).contains(&entry.number)));
    prop_assert!(!list.title.iter().any(|title| title.is_empty() || title.chars().any(char::is_control)));
    match look_up(path, text) {
        Ok(cards) => prop_assert!(cards.iter().all(|(_, number)| *number > 0)),
        Err(faults) => prop_assert!(!faults.concat().chars().any(char::is_control), "{:?}", faults),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(128) })]

    #[test]
    fn a_wild_text_is_read_or_refused(text in "(?s).{0,200}", start in 0..4usize) {
        let start = ["", "{\"hero_code\":", "{\"hero_code\":\"01001a\",\"slots\":{", PANTHER][start];
        for path in ["a.json", "a.txt"] {
            assert_read_or_refused(path, &format!("{start}{text}"))?;
        }
    }

    #[test]
    fn a_spoilt_file_is_read_or_refused(which in 0..OURS.len(), text: bool, cut: usize, at: usize, byte: u8) {
        let site = crate::marvelcdb("champions").expect("the site has the game");
        let deck = deck(OURS[which]);
        let whole = if text { site.write_text(game(), deck, Language::Fr) } else { site.write_json(game(), deck, Language::En) };
        let mut bytes = whole.into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        assert_read_or_refused("list", &String::from_utf8_lossy(&bytes))?;
        bytes.truncate(cut % (bytes.len() + 1));
        assert_read_or_refused("list", &String::from_utf8_lossy(&bytes))?;
    }
}

#[test]
fn a_text_copied_from_the_page_is_read_without_its_packs() {
    let written = catalog().find("champions").expect("a game");
    let site = crate::marvelcdb("champions").expect("the site knows it");
    let wanted = deck("spider-man-justice");
    let text = site.write_text(&*written.game, wanted, Language::En);
    let copied: Vec<&str> = text.lines().filter(|line| !line.starts_with("Packs:")).collect();
    let mut found = look_up("list", &copied.join("\n")).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let mut cards = cards_of(wanted);
    found.sort();
    cards.sort();
    assert_eq!(found, cards);
    // Where no heading counts its cards it is a list like others.
    assert!(fault("list", "Events\n\n2x Emergency").contains("a heading ends with `:`"));
}
