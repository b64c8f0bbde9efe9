//! What people are told: the log, facts of the table, values of cards, cards as text.

use kernel::prelude::*;

use crate::DiceThrone;
use crate::language::Zone;
use crate::rules::Event;
use crate::table::Sight;
use crate::table::reading::{companion_health, number};

impl Telling for DiceThrone {
    const VALUES: &'static [&'static str] = &["number", "health"];

    fn describe(look: Sight, event: &Event) -> Option<Phrase> {
        event.describe(look)
    }

    /// What everybody can see besides cards and dice.
    fn facts(look: Sight) -> Vec<Phrase> {
        let extra = &look.state.extra;
        vec![told("fact-turn", extra.active).number("turn", Quantity::new(extra.turn as i32))]
    }

    fn values(look: Sight, card: CardId) -> Vec<(&'static str, i32)> {
        let (zone, _) = State::<DiceThrone>::zone_of(look.state.card(card).zone);
        match zone {
            Zone::Tokens => vec![("number", number(look.state, card))],
            Zone::Companions => {
                vec![("number", number(look.state, card)), ("health", companion_health(look.state, card))]
            }
            _ => Vec::new(),
        }
    }

    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText {
        crate::words::card_text(book, face, language)
    }
}
