//! What people are told: the log, prompts of texts, facts of the table, cards as text.

use kernel::prelude::*;

use crate::questions::word;
use crate::rules::{Event, turn};
use crate::table::{MOST_MASTERY, Sight};
use crate::{Shards, cards, words};

impl Telling for Shards {
    const FACTS: &'static [&'static str] = &["fact-turn", "fact-attacked"];

    fn describe(look: Sight, event: &Event) -> Option<Phrase> {
        event.describe(look)
    }

    fn opening(look: Sight) -> Option<Phrase> {
        Some(turn::begins(look))
    }

    /// What an attacked player is asked; every other choice speaks for itself.
    fn prompt_choice(look: Sight, word: WordId, seat: Seat) -> Option<Phrase> {
        let attacked = look.state.extra.attack.iter().find(|assigned| assigned.seat == seat)?;
        if word != word::REVEAL || seat == look.state.extra.active {
            return None;
        }
        let phrase = Phrase::new("ask-shields").seat("seat", seat).seat("attacker", look.state.extra.active);
        Some(phrase.number("power", attacked.power()))
    }

    /// What everybody can see besides cards and numbers.
    fn facts(look: Sight) -> Vec<Phrase> {
        let extra = &look.state.extra;
        let mut facts =
            vec![Phrase::new("fact-turn").seat("seat", extra.active).number("turn", Quantity::new(extra.turn as i32))];
        let assigned = extra.attack.iter().take(extra.assigned as usize).filter(|assigned| assigned.power > 0);
        facts.extend(assigned.map(|assigned| told("fact-attacked", assigned.seat).number("power", assigned.power())));
        facts
    }

    /// Full mastery makes the Infinity Shard deal any amount of power. `SOI-MASTERY-2`
    fn goals(look: Sight) -> Vec<Goal> {
        let seats = look.state.players().filter(|seat| look.state.place(*seat).alive);
        seats.map(|seat| Goal { of: Holder::Seat(seat), name: "mastery", at: MOST_MASTERY }).collect()
    }

    fn way_text(book: &Book<Self>, node: NodeId, way: u8, language: Language) -> Option<String> {
        words::way_text(book, node, way, language)
    }
    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText {
        words::card_text(book, face, language)
    }
    /// The condition of an activation.
    fn part_name(book: &Book<Self>, face: FaceId, part: u8, language: Language) -> Option<String> {
        let test = book.face(face).printed.only_if.as_ref().filter(|_| part == cards::CONDITION)?;
        Some(words::condition(book, test, language))
    }
    fn print(book: &Book<Self>, face: FaceId) -> Vec<(&'static str, String)> {
        cards::print(&book.face(face).printed)
    }
}
