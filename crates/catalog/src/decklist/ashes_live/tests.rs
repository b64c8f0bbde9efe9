//! Decks that are written read back as they were: cards, dice, Phoenixborn and First Five.

use std::sync::OnceLock;

use kernel::book::{Both, Deck, Language, Source};
use kernel::erased::AnyGame;
use kernel::table::cards::FaceId;

use super::super::names::Names;
use super::super::{DeckList, fault};
use super::{write_ashes_live, write_ashteki, write_text};
use crate::Catalog;

fn game() -> &'static dyn AnyGame {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    let catalog = CATALOG.get_or_init(|| Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n"))));
    &*catalog.find("ashes").expect("the game is in the catalog").game
}

/// A deck as a file of ours has it.
fn import(path: &str, text: &str) -> Result<Deck, Vec<String>> {
    let told = |faults: Vec<super::super::ListFault>| fault::told(path, &faults);
    let list = DeckList::read(path, text);
    let name = list.title.clone().unwrap_or_default();
    let names = Names::of(game());
    let opening = names.opening(&list).map_err(told)?;
    let cards = names.look_up(list).map_err(told)?;
    let file = game().write_deck("mine", &Both { en: name.clone(), fr: name }, &cards, &opening);
    let source = Source { path: "mine.ron".to_string(), text: file.map_err(|fault| vec![fault])? };
    game().read_deck(&source).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

fn sorted(deck: &Deck) -> (Vec<(FaceId, u8)>, Vec<FaceId>) {
    let mut cards: Vec<(FaceId, u8)> = deck.parts.values().flatten().copied().collect();
    let mut opening = deck.opening.clone();
    cards.sort_unstable();
    opening.sort_unstable();
    (cards, opening)
}

#[test]
fn every_deck_reads_back_from_each_form() {
    for deck in game().decks() {
        for language in Language::ALL {
            let forms = [write_ashes_live(game(), deck, language), write_ashteki(game(), deck, language)];
            for text in forms.into_iter().chain([write_text(game(), deck, language)]) {
                let read = import("list", &text).unwrap_or_else(|faults| panic!("{}\n{text}", faults.join("\n")));
                assert_eq!(sorted(&read), sorted(deck), "{text}");
                assert_eq!(read.name.en, deck.name.get(language));
            }
        }
        assert_eq!(deck.opening.len(), 5, "{}", deck.id);
    }
}

#[test]
fn the_text_of_the_site_is_read() {
    let text = "The Iron Men\n\nPhoenixborn: Coal Roarkwin\n\nDice:\n5x Ceremonial\n5x Natural\n\nCards (30/30):\n\n\
                Ready Spells (15):\n3x Chant Of Revenge\n3x Expand Energy\n3x Protect\n3x Strengthen\n3x Summon Iron Rhino\n\n\
                Allies (9):\n3x Anchornaut\n3x Hammer Knight\n3x Iron Worker\n\nAlteration Spells (3):\n3x Spiked Armor\n\n\
                Action Spells (3):\n3x One Hundred Blades (Coal Roarkwin)\n\nConjuration Pile:\n5x Iron Rhino\n\n\
                Created with https://ashes.live\n";
    let wanted = game().decks().iter().find(|deck| deck.id == "the-iron-men").expect("a deck");
    let read = import("list", text).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    assert_eq!((sorted(&read).0, read.opening.len()), (sorted(wanted).0, 0));
    assert_eq!(read.name.en, "The Iron Men");
}

#[test]
fn a_deck_by_number_is_unwrapped_and_a_slip_is_understood() {
    let deck = "{\"title\": \"Two\", \"phoenixborn\": {\"stub\": \"coal-roarkwin\"}, \"dice\": [{\"name\": \"nature\", \"count\": 5}],\
                \"cards\": [{\"stub\": \"anchornaut\", \"count\": 3}], \"first_five\": [\"anchornaut\"]}";
    for text in [deck.to_string(), format!("{{\"deck\": {deck}}}")] {
        let read = import("a.json", &text).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
        let natural = game().find("natural").expect("a type of die");
        assert_eq!(read.parts["dice"], [(natural, 5)]);
        assert_eq!(read.opening, [game().find("anchornaut").expect("a card")]);
    }
}

#[test]
fn what_is_wrong_is_told_line_by_line() {
    let deck = |cards: &str| format!("{{\n\"phoenixborn\": {{\"stub\": \"coal-roarkwin\"}},\n\"cards\": [{cards}]\n}}");
    for (text, wanted) in [
        (deck("{\"stub\": \"anchornaut\", \"count\": 0}"), "a.json:3: 1 to 200 copies"),
        (deck("\n{\"stub\": \"anchornought\", \"count\": 1}"), "a.json:4: no card called \"anchornought\""),
        (deck("{\"count\": 1}"), "a.json:3: no name"),
        (deck("7"), "a.json:3: "),
        (deck("{\"stub\": \"anchornaut\", \"is_legacy\": false}"), "a.json:3: a card of the later edition"),
        ("{\"phoenixborn\": {\"stub\": \"coal-roarkwin\"}}".to_string(), "a.json:1: no cards"),
        (
            "{\"phoenixborn\": [], \"cards\": [], \"is_legacy\": false}".to_string(),
            "a.json:1: a card of the later edition",
        ),
    ] {
        let faults = import("a.json", &text).expect_err(&text);
        assert!(faults[0].starts_with(wanted), "{faults:?}");
    }
}
