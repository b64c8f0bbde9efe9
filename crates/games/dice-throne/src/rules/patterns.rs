//! What texts wait for.

use crate::language::Pattern;
use crate::rules::prelude::*;
use crate::rules::{Event, attack, course, damage, dice, tokens};
use crate::table::dice::symbols;
use crate::table::reading::is_opponent;

/// The kinds of events a pattern waits for, one bit each.
pub fn kinds(pattern: &Pattern) -> u64 {
    1 << match pattern {
        Pattern::GameBegins => kind::BEGIN,
        Pattern::Upkeep => kind::UPKEEP,
        Pattern::Income => kind::INCOME,
        Pattern::OffensivePhase => kind::OFFENCE,
        Pattern::OffensiveRoll => kind::ROLLED,
        Pattern::RollPhase | Pattern::AnyRollPhase => kind::CONCLUSION,
        Pattern::TurnEnds => kind::TURN_ENDS,
        Pattern::Attack | Pattern::Attacked => kind::ATTACK,
        Pattern::DealDamage => kind::DEAL,
        Pattern::NoAttack => kind::NO_ATTACK,
        Pattern::Activate(_) => kind::ACTIVATE,
        Pattern::RollFor(_) => kind::ROLL,
        Pattern::Receive(_) => kind::PLACE,
        Pattern::Defeat => kind::FALL,
    }
}

/// Whether an event is what a text waits for.
pub fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
    let you = look.you();
    match (pattern, event) {
        (Pattern::GameBegins, Event::Course(course::Event::Begin)) => true,
        (Pattern::AnyRollPhase, Event::Course(course::Event::Conclusion { .. })) => true,
        (Pattern::Upkeep, Event::Course(course::Event::Upkeep { seat }))
        | (Pattern::Income, Event::Course(course::Event::Income { seat }))
        | (Pattern::OffensivePhase, Event::Course(course::Event::Offence { seat, .. }))
        | (Pattern::OffensiveRoll, Event::Course(course::Event::Rolled { seat }))
        | (Pattern::RollPhase, Event::Course(course::Event::Conclusion { seat }))
        | (Pattern::TurnEnds, Event::Course(course::Event::TurnEnds { seat }))
        | (Pattern::DealDamage, Event::Damage(damage::Event::Deal { seat })) => *seat == you,
        (Pattern::NoAttack, Event::Course(course::Event::NoAttack { seat })) => is_opponent(look.state, *seat, you),
        (Pattern::Attack, Event::Attack(attack::Event::Attack { from, .. })) => *from == you,
        (Pattern::Attacked, Event::Attack(attack::Event::Attack { to, .. })) => *to == you,
        (Pattern::Activate(wanted), Event::Attack(attack::Event::Activate { seat, .. })) => {
            let kind = look.state.extra.heroes[you.index()];
            let shown = attack::current(look).map_or([0; 6], |attack| attack.shown);
            let on = |symbol: &String, number: &u8| symbols(look.book, kind, &shown, symbol) >= i32::from(*number);
            *seat == you && wanted.iter().all(|(symbol, number)| on(symbol, number))
        }
        (Pattern::RollFor(status), Event::Dice(dice::Event::Roll { seat, by, .. })) => {
            *seat == you && by.is_some_and(|face| look.book.face(face).slug == *status)
        }
        (Pattern::Receive(status), Event::Tokens(tokens::Event::Place { to, face, .. })) => {
            *to == you && look.book.face(*face).slug == *status
        }
        (Pattern::Defeat, Event::Damage(damage::Event::Fall)) => crate::table::reading::health(look.state, you) == 0,
        _ => false,
    }
}

/// The player whom an event is about, where a text that answers it needs an opponent.
pub fn culprit(event: &Event) -> Option<Seat> {
    match event {
        Event::Course(course::Event::NoAttack { seat }) => Some(*seat),
        _ => None,
    }
}
