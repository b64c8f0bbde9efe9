//! Decks as the site MarvelCDB gives them away: JSON with codes, plain text with names, and the form of OCTGN.
//!
//! A code is a card's printed number and says exactly which card is meant; a name may stand for several cards. So the
//! JSON is read by codes alone, and the text only as far as names, packs and the numbers of copies leave no doubt.

pub(super) mod json;
#[cfg(test)]
mod tests;
pub(super) mod text;

use kernel::book::{Deck, Language};
use kernel::erased::AnyGame;
use kernel::table::cards::FaceId;

use super::{LONGEST_NAME, o8d};

/// What the site knows of a game.
pub struct MarvelCdb {
    /// The packs whose cards are known.
    pub packs: &'static [Pack],
    /// Cards that share a name: the codes, with the copies of each in the set of their hero.
    pub shared: &'static [&'static [(&'static str, u16)]],
    /// The game's id at OCTGN.
    pub octgn_game: &'static str,
    /// The ids of cards at OCTGN: lines with a code, a tab and an id.
    pub octgn_cards: &'static str,
}

/// A pack of cards.
pub struct Pack {
    /// How the codes of its cards begin.
    pub prefix: &'static str,
    /// Its name in English.
    pub en: &'static str,
    /// Its name in French.
    pub fr: &'static str,
}

impl Pack {
    pub fn name(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Fr => self.fr,
        }
    }
}

impl MarvelCdb {
    /// A deck as JSON that the site and [`super::DeckList::read`] read.
    pub fn write_json(&self, game: &dyn AnyGame, deck: &Deck, language: Language) -> String {
        json::write(&Parts::of(game, deck), &deck.id, deck.name.get(language), language)
    }

    /// A deck as plain text that the site and [`super::DeckList::read`] read.
    pub fn write_text(&self, game: &dyn AnyGame, deck: &Deck, language: Language) -> String {
        text::write(self, &Parts::of(game, deck), deck.name.get(language), language)
    }

    /// A deck in the form of OCTGN, all cards in one section, the hero first.
    pub fn write_o8d(&self, game: &dyn AnyGame, deck: &Deck, language: Language) -> String {
        let parts = Parts::of(game, deck);
        let card = |slot: &Slot| {
            let id = self.octgn().find(|(code, _)| *code == slot.code).map_or(o8d::NO_ID, |(_, id)| id);
            o8d::write_card(game.name(slot.face, language), slot.number, id)
        };
        let cards: String = parts.hero.iter().chain(&parts.slots).map(card).collect();
        o8d::write_deck(self.octgn_game, &o8d::write_section("Cards", &cards))
    }

    /// The codes of cards with their ids at OCTGN.
    pub(super) fn octgn(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.octgn_cards.lines().filter_map(|line| line.split_once('\t'))
    }

    /// The pack that a code belongs to.
    fn pack(&self, code: &str) -> Option<&'static Pack> {
        self.packs.iter().find(|pack| code.starts_with(pack.prefix))
    }
}

/// What is printed on a face under a word; nothing if the game has no such word.
pub(super) fn fact(game: &dyn AnyGame, face: FaceId, word: &str) -> String {
    game.print(face).into_iter().find(|(name, _)| *name == word).map_or_else(String::new, |(_, value)| value)
}

/// A card of a deck with what the site says of it.
struct Slot {
    face: FaceId,
    code: String,
    kind: String,
    class: String,
    number: u16,
}

/// A deck as the site divides it.
struct Parts<'a> {
    game: &'a dyn AnyGame,
    hero: Option<Slot>,
    /// All other cards, each once, by code.
    slots: Vec<Slot>,
}

impl<'a> Parts<'a> {
    fn of(game: &'a dyn AnyGame, deck: &Deck) -> Parts<'a> {
        let mut slots: Vec<Slot> = Vec::new();
        for (face, number) in deck.parts.values().flatten() {
            match slots.iter_mut().find(|slot| slot.face == *face) {
                Some(slot) => slot.number += u16::from(*number),
                None => slots.push(Slot {
                    face: *face,
                    code: fact(game, *face, "code"),
                    kind: fact(game, *face, "kind"),
                    class: fact(game, *face, "class"),
                    number: u16::from(*number),
                }),
            }
        }
        let hero = slots.iter().position(|slot| slot.kind == "hero").map(|place| slots.remove(place));
        slots.sort_by(|one, other| one.code.cmp(&other.code));
        Parts { game, hero, slots }
    }

    /// The hero's name.
    fn hero_name(&self, language: Language) -> &str {
        self.hero.as_ref().map_or("", |hero| self.game.name(hero.face, language))
    }
}

/// The name of a deck from a file: one line, not too long; nothing if it is empty.
pub(super) fn title(text: &str) -> Option<String> {
    let words = text.split(|letter: char| letter.is_ascii_whitespace() || letter.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let title: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    Some(title.trim().to_string()).filter(|title| !title.is_empty())
}
