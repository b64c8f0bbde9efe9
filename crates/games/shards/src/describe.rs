//! What is told at a Shards table: the log, the prompts and the public facts.

use kernel::notation::WordId;
use kernel::phrase::{Fact, Phrase};
use kernel::quantity::Quantity;
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::{Destination, EndStep, Resource, Zone};
use crate::{Event, Moment, Sight, word};

/// What everybody is told of an event.
pub fn describe(look: Sight, event: &Event) -> Option<Phrase> {
    let card = |key: &'static str, seat: Seat, card: CardId| {
        let entry = look.state.card(card);
        Phrase::new(key).seat("seat", seat).fact("card", Fact::Card(entry.face, entry.known))
    };
    Some(match event {
        Event::Gain { seat, resource, amount } => {
            Phrase::new(gain_key(*resource)).seat("seat", *seat).number("amount", *amount)
        }
        Event::LoseMastery { seat, amount } => {
            Phrase::new("log-lose-mastery").seat("seat", *seat).number("amount", Quantity::new(*amount))
        }
        Event::Double { seat, resource } => {
            let total = look.state.gauge(*seat, *resource);
            Phrase::new("log-double").seat("seat", *seat).number("total", total)
        }
        Event::Draw { seat, number } => {
            Phrase::new("log-draw").seat("seat", *seat).number("number", Quantity::new(i32::from(*number)))
        }
        Event::Reshuffle { seat } => Phrase::new("log-reshuffle").seat("seat", *seat),
        Event::RevealTop { seat } => card("log-reveal-top", *seat, *look.state.zone(Zone::Deck, *seat).last()?),
        Event::Reveal { seat, cards } => {
            let mut phrase =
                Phrase::new("log-reveal").seat("seat", *seat).number("number", Quantity::new(cards.len() as i32));
            for (name, shown) in ["card", "second", "third"].into_iter().zip(cards) {
                let entry = look.state.card(*shown);
                phrase = phrase.fact(name, Fact::Card(entry.face, entry.known));
            }
            phrase
        }
        Event::Banish { seat, card: banished } => card("log-banish", *seat, *banished),
        Event::Return { seat, card: returned } => card("log-return", *seat, *returned),
        Event::Destroy { card: destroyed } => card("log-destroy", look.state.card(*destroyed).owner, *destroyed),
        Event::Play { seat, card: played } => card("log-play", *seat, *played),
        Event::Activate { seat, card: turned } => card("log-activate", *seat, *turned),
        Event::Recruit { seat, card: recruit, price, to } => {
            let key = match to {
                Destination::Discard => "log-recruit",
                Destination::Hand => "log-recruit-to-hand",
                Destination::Play => "log-recruit-to-play",
            };
            card(key, *seat, *recruit).number("price", Quantity::new(i32::from(*price)))
        }
        Event::Enlist { seat, card: enlisted, price } => {
            card("log-enlist", *seat, *enlisted).number("price", Quantity::new(i32::from(*price)))
        }
        Event::Focus { seat } => Phrase::new("log-focus").seat("seat", *seat),
        Event::Attack { seat, card: attacked, power } => card("log-attack", *seat, *attacked)
            .number("power", Quantity::new(i32::from(*power)))
            .seat("owner", look.state.card(*attacked).owner),
        Event::Assign { seat, power } if *power > Quantity::ZERO => Phrase::new("log-assign")
            .seat("seat", look.state.extra.active)
            .seat("target", *seat)
            .number("power", *power),
        Event::Damage { seat, amount, prevented } => Phrase::new("log-damage")
            .seat("seat", *seat)
            .number("amount", *amount)
            .number("prevented", Quantity::new(*prevented)),
        Event::Fall { seat } => Phrase::new("log-fall").seat("seat", *seat),
        Event::End { seat, step: EndStep::Clear } => Phrase::new("log-end").seat("seat", *seat),
        Event::End { step: EndStep::Pass, .. } => turn(look),
        Event::End { .. }
        | Event::Refill
        | Event::Resolved { .. }
        | Event::OpenAttack { .. }
        | Event::Assign { .. } => {
            return None;
        }
    })
}

fn gain_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Health => "log-gain-health",
        Resource::Mastery => "log-gain-mastery",
        Resource::Gems => "log-gain-gems",
        Resource::Power => "log-gain-power",
    }
}

/// Whose turn begins.
pub fn turn(look: Sight) -> Phrase {
    let extra = &look.state.extra;
    Phrase::new("log-turn").seat("seat", extra.active).number("turn", Quantity::new(extra.turn as i32))
}

/// What an attacked player is asked; every other choice speaks for itself.
pub fn prompt_choice(look: Sight, word: WordId, seat: Seat) -> Option<Phrase> {
    let attacked = look.state.extra.attack.iter().find(|assigned| assigned.seat == seat)?;
    if word != word::REVEAL || seat == look.state.extra.active {
        return None;
    }
    let power = if attacked.power == i32::MAX { Quantity::INFINITE } else { Quantity::new(attacked.power) };
    let phrase = Phrase::new("ask-shields").seat("seat", seat).seat("attacker", look.state.extra.active);
    Some(phrase.number("power", power))
}

/// What is asked at a moment.
pub fn prompt(look: Sight, moment: Moment) -> Phrase {
    let seat = look.state.extra.active;
    match moment {
        Moment::Play => Phrase::new("ask-play")
            .seat("seat", seat)
            .number("gems", look.state.gauge(seat, Resource::Gems))
            .number("power", look.state.gauge(seat, Resource::Power)),
        Moment::Assign => {
            let extra = &look.state.extra;
            let target = extra.attack.get(extra.assigned as usize).map_or(seat, |assigned| assigned.seat);
            Phrase::new("ask-assign")
                .seat("seat", seat)
                .seat("target", target)
                .number("power", look.state.gauge(seat, Resource::Power))
        }
    }
}

/// What everybody can see besides cards and numbers.
pub fn facts(look: Sight) -> Vec<Phrase> {
    let extra = &look.state.extra;
    let mut facts =
        vec![Phrase::new("fact-turn").seat("seat", extra.active).number("turn", Quantity::new(extra.turn as i32))];
    let assigned = extra.attack.iter().take(extra.assigned as usize).filter(|assigned| assigned.power > 0);
    facts.extend(assigned.map(|assigned| {
        let power = if assigned.power == i32::MAX { Quantity::INFINITE } else { Quantity::new(assigned.power) };
        Phrase::new("fact-attacked").seat("seat", assigned.seat).number("power", power)
    }));
    facts
}
