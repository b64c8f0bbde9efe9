//! What people are told: the log, facts of the table, values of cards, cards as text.

use kernel::prelude::*;
use kernel::question::Question;

use crate::DiceThrone;
use crate::cards::occasion;
use crate::language::Zone;
use crate::questions::word;
use crate::rules::{Event, damage};
use crate::table::Sight;
use crate::table::reading::{companion_health, number};
use crate::texts::incoming::totals;

impl Telling for DiceThrone {
    const VALUES: &'static [&'static str] = &["number", "health"];
    const FACTS: &'static [&'static str] = &[
        "fact-turn",
        "fact-phase",
        "fact-damage",
        "fact-damage-to-nobody-yet",
        "log-damage-line",
        "log-damage-line-rules",
    ];

    fn describe(look: Sight, event: &Event) -> Option<Phrase> {
        event.describe(look)
    }

    /// Which of the ways of an ability or text is meant, and what a die shows.
    fn label_facts(look: Sight, choice: &Choice) -> Vec<(&'static str, Fact)> {
        let place = choice.number().unwrap_or(1) as u8;
        let part = |card: CardId, part: u8| Fact::Part(look.state.card(card).face, part);
        match (choice.word, choice.card(), choice.die().and_then(|die| look.state.dice.get(die))) {
            (word::ANNOUNCE, Some(card), _) => vec![("needs", part(card, place))],
            (word::USE, Some(card), _) => vec![("text", part(card, occasion::USES + place))],
            (_, _, Some(die)) => vec![("shows", Fact::Number(Quantity::new(die.shows.into())))],
            _ => Vec::new(),
        }
    }

    /// What everybody can see besides cards and dice.
    fn facts(look: Sight) -> Vec<Phrase> {
        let extra = &look.state.extra;
        let turn = told("fact-turn", extra.active).number("turn", Quantity::new(extra.turn as i32));
        let phase = Phrase::new("fact-phase").word("phase", extra.phase.word());
        [turn, phase].into_iter().chain(waiting(look)).collect()
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

    fn is_uncertain(book: &Book<Self>, face: FaceId) -> bool {
        book.face(face).printed.is_uncertain()
    }
    fn odds(book: &Book<Self>, face: FaceId, language: Language) -> Vec<OddsRow> {
        crate::words::odds_table(book, face, crate::rules::course::ATTEMPTS as u8, language)
    }
    fn roll_odds(look: Sight, question: &Question<Self>, language: Language) -> Vec<RollOdds<Choice>> {
        crate::words::roll_odds(look, question, language)
    }

    fn part_name(book: &Book<Self>, face: FaceId, part: u8, language: Language) -> Option<String> {
        crate::words::part_name(book, face, part, language)
    }
    fn way_text(book: &Book<Self>, node: NodeId, way: u8, language: Language) -> Option<String> {
        crate::words::way_text(book, node, way, language)
    }
    fn print(book: &Book<Self>, face: FaceId) -> Vec<(&'static str, String)> {
        crate::cards::print(book, face)
    }
    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText {
        crate::words::card_text(book, face, language)
    }
}

/// What waits to be dealt, as it comes about: each line of a total, then the total. `DT-TOTAL-1`
fn waiting(look: Sight) -> Vec<Phrase> {
    let mut told_so_far = Vec::new();
    for (packet, given, total) in [true, false].into_iter().flat_map(|isolated| totals(look.book, look.state, isolated))
    {
        let lines = given.iter().zip(&total.lines).filter(|(_, line)| **line != 0);
        told_so_far.extend(lines.filter_map(|((source, _), line)| {
            let line = damage::Event::Line { to: packet.to, source: *source, amount: *line as i16 };
            line.describe(look)
        }));
        let sum = match packet.to {
            Seat::NONE => Phrase::new("fact-damage-to-nobody-yet"),
            seat => told("fact-damage", seat),
        };
        told_so_far.push(sum.word("type", packet.damage.word()).count(total.total));
    }
    told_so_far
}
