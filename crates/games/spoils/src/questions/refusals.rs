//! Why something cannot be done that no question's predicate has judged.

use kernel::prelude::*;

use crate::Spoils;
use crate::language::Zone;
use crate::questions::Moment;
use crate::questions::prelude::placed;
use crate::table::reading::{Sight, reader};

impl Refusals for Spoils {
    fn misplaced(look: Sight, pick: &CardPick<Self>, card: CardId) -> Reason {
        let rule = match reader(look).zone(card).0 {
            Zone::Faction => "SP-202.9a",
            _ if pick.from == [Zone::Hand] => "SP-305.1",
            _ if pick.from == [Zone::Play] => "SP-402.3a",
            _ => "SP-402.3",
        };
        Reason::with(rule, placed(look, "lies-elsewhere", card))
    }

    fn unfit(_: Sight, _: Seat, _: &Choice) -> Reason {
        Reason::new("SP-402.1", "not-what-is-asked")
    }

    fn not_now(look: Sight, seat: Seat, moment: Option<Moment>, _: &Choice) -> Reason {
        why_not_now(look, seat, moment)
    }
}

/// The answer no to something that the open question does not ask for.
pub fn not_asked<W: Why>(look: Sight, seat: Seat, question: impl Into<Moment>) -> Result<(), W> {
    Err(W::because(|| why_not_now(look, seat, Some(question.into()))))
}

/// Why something cannot be done now: another player is deciding, or a choice is open.
fn why_not_now(look: Sight, seat: Seat, moment: Option<Moment>) -> Reason {
    let extra = &look.state.extra;
    if !extra.set_up {
        return Reason::new("SP-601.1", "setting-up");
    }
    match moment {
        Some(Moment::Turn(_)) if extra.active != seat => {
            Reason::with("SP-602.1", Phrase::new("not-your-turn").seat("seat", extra.active))
        }
        Some(Moment::Turn(_)) => Reason::new("SP-602.2", "what-a-turn-offers"),
        Some(Moment::Respond(_)) => match extra.actions.last() {
            Some(action) if action.seat == seat => Reason::new("SP-606.1", "opponent-may-respond"),
            _ => Reason::new("SP-606.1", "not-your-response"),
        },
        Some(Moment::HalfStep(_)) => Reason::new("SP-607.1", "step-of-battle-first"),
        Some(Moment::Attackers(_)) => Reason::new("SP-607.1", "attackers-first"),
        Some(Moment::Blockers(_)) => Reason::new("SP-607.1", "blockers-first"),
        Some(Moment::Assign(_)) => Reason::new("SP-607.1", "damage-first"),
        Some(Moment::Cost(_) | Moment::Pay(_) | Moment::Way(_)) => match extra.actions.last() {
            Some(action) => Reason::with("SP-401.3", Phrase::new("costs-first").face("card", action.face)),
            None => Reason::new("SP-401.3", "payment-first"),
        },
        Some(Moment::Bid(_)) => Reason::new("SP-402.1", "bidding-first"),
        Some(Moment::Resource(_)) => Reason::new("SP-402.1", "resource-first"),
        _ => Reason::new("SP-402.1", "settle-the-choice-first"),
    }
}
