//! How much power goes to the next opponent. `SOI-ATTACK-2` `SOI-ATTACK-3`

use std::ops::ControlFlow;

use kernel::prelude::*;
use kernel::resolve::modifier::{Ban, forbidden};

use crate::Shards;
use crate::language::{Quality, Resource};
use crate::questions::word;
use crate::rules::attack::{Event, power_left};
use crate::table::Sight;

/// The largest finite share of infinite power that is offered; larger ones are accepted.
const LARGEST_SHARE: i32 = 99;

/// How much power goes to the next opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Assign;

impl QuestionKind<Shards> for Assign {
    #[inline]
    fn asked(self, look: Sight) -> Seat {
        look.state.extra.active
    }

    fn prompt(self, look: Sight) -> Phrase {
        let extra = &look.state.extra;
        let target = extra.attack.get(extra.assigned as usize).map_or(extra.active, |assigned| assigned.seat);
        let power = look.state.gauge(extra.active, Resource::Power);
        told("ask-assign", extra.active).seat("target", target).number("power", power)
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let extra = &look.state.extra;
        let Some(target) = extra.attack.get(extra.assigned as usize) else { return ControlFlow::Continue(()) };
        let left = power_left(look);
        let most = left.finite().unwrap_or(LARGEST_SHARE);
        let about = |power| Choice::about_two(word::ASSIGN, Arg::Number(power), Arg::Seat(target.seat));
        // Whoever comes last takes all that is left.
        let last = extra.assigned as usize + 1 == extra.attack.len();
        for power in if last && !left.is_infinite() { most } else { 0 }..=most {
            out(about(power))?;
        }
        if left.is_infinite() { out(about(i32::MAX)) } else { ControlFlow::Continue(()) }
    }

    /// All power goes to players, split as the attacker likes.
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let (Arg::Number(power), Arg::Seat(target)) = (choice.args[0], choice.args[1]) else {
            return match choice.word {
                word::ATTACK => refuse("SOI-ATTACK-7", "champions-earlier"),
                _ => refuse("SOI-TURN-1", "play-phase-is-over"),
            };
        };
        if choice.word != word::ASSIGN {
            return refuse("SOI-TURN-1", "play-phase-is-over");
        }
        let attack = &look.state.extra.attack;
        let next = look.state.extra.assigned as usize;
        if target == seat || !look.state.place(target).alive {
            return refuse("SOI-ATTACK-2", "only-opponents");
        }
        if let Some(ban) = forbidden(look.book, look.state, Quality::Attack, Target::Seat(target)) {
            return Err(W::because(|| protected(target, ban)));
        }
        if attack.get(next).is_none_or(|assigned| assigned.seat != target) {
            let first = attack.get(next).map_or(target, |assigned| assigned.seat);
            return Err(W::because(|| Reason::with("SOI-ATTACK-3", told("another-share-first", first))));
        }
        let left = power_left(look);
        let given = share(power);
        let no = |key| Err(W::because(|| Reason::with("SOI-ATTACK-2", Phrase::new(key).number("power", left))));
        if given < Quantity::ZERO || given > left {
            return no("not-so-much-power");
        }
        let last = next + 1 == attack.len();
        let spent = match left.finite() {
            Some(_) => given == left,
            None => given.is_infinite() || attack[..next].iter().any(|assigned| assigned.power == i32::MAX),
        };
        if last && !spent { no("all-power-must-go") } else { Ok(()) }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Shards> {
        let power = share(choice.number().expect("a share has a number"));
        let seat = choice.seat().expect("a share has a target");
        let again = (look.state.extra.assigned as usize) + 1 < look.state.extra.attack.len();
        Step { does: Proposal::one(Event::Assign { seat, power }), again }
    }
}

/// The largest number stands for infinity.
fn share(power: i32) -> Quantity {
    if power == i32::MAX { Quantity::INFINITE } else { Quantity::new(power) }
}

fn protected(seat: Seat, ban: Ban) -> Reason {
    let by = ban.by.expect("only cards protect players");
    Reason::with("SOI-PRIO-1", told("seat-protected-by", seat).face("by", by))
}
