//! What people are told: the log, facts of the table, values of cards, cards as text.

use kernel::prelude::*;

use crate::language::Zone;
use crate::rules::Event;
use crate::table::reading::reader;
use crate::table::{EXHAUSTION, Sight};
use crate::{Ashes, cards, words};

impl Telling for Ashes {
    const VALUES: &'static [&'static str] = &["attack", "life", "recover", "wounds", "exhaustion", "status", "dice"];

    fn describe(look: Sight, event: &Event) -> Option<Phrase> {
        event.describe(look)
    }

    /// What everybody can see besides cards and dice.
    fn facts(look: Sight) -> Vec<Phrase> {
        let extra = &look.state.extra;
        let number = |number: u32| Quantity::new(number as i32);
        vec![
            told("fact-round", extra.first).number("round", number(extra.round)),
            told("fact-turn", extra.active).number("turn", number(extra.turn)),
        ]
    }

    fn values(look: Sight, card: CardId) -> Vec<(&'static str, i32)> {
        let read = reader(look);
        if !read.is_in_play(card) {
            return Vec::new();
        }
        let mut values = Vec::new();
        if read.is_unit(card) {
            values.extend([("attack", read.attack(card)), ("recover", read.recover(card))]);
            values.push(("dice", crate::table::dice::on(look.state, card).len() as i32));
        }
        if matches!(read.zone(card).0, Zone::Battlefield | Zone::Phoenixborn) {
            values.push(("life", read.life(card)));
        }
        values.extend([("wounds", read.wounds(card)), ("status", read.status(card))]);
        values.push(("exhaustion", look.state.counters.get(card, EXHAUSTION).into()));
        values
    }

    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText {
        words::card_text(book, face, language)
    }
    fn print(book: &Book<Self>, face: FaceId) -> Vec<(&'static str, String)> {
        cards::print(book, face)
    }
}
