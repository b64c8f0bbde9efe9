//! Bidding. `SP-413.1`

use kernel::book::Book;
use kernel::phrase::{Phrase, told};
use kernel::resolve::chapter::Chapter;
use kernel::resolve::event::{Outcome, Proposal};
use kernel::resolve::scope::Target;
use kernel::table::seats::Seat;
use kernel::table::state::State;
use serde::{Deserialize, Serialize};

use crate::Spoils;
use crate::language::{Name, Who};
use crate::rules::Made;
use crate::table::extra::Bids;
use crate::table::reading::Sight;
use crate::table::seats::rival;
use crate::texts::select::seat;

/// What happens in a bidding.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    Open { seat: Seat },
    Bid { seat: Seat, number: i32 },
    Decline { seat: Seat },
    Close,
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, _: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::Open { seat } => state.extra.bids = Some(Bids { turn: *seat, high: None }),
            Event::Bid { seat, number } => {
                state.extra.bids = Some(Bids { turn: rival(*seat), high: Some((*seat, *number)) });
            }
            Event::Decline { .. } => {}
            Event::Close => state.extra.bids = None,
        }
        Outcome::Done
    }

    fn describe(&self, _: Sight) -> Option<Phrase> {
        match self {
            Event::Bid { seat, number } => Some(told("log-bids", *seat).count(*number)),
            Event::Decline { seat } => Some(told("log-declines", *seat)),
            Event::Open { .. } | Event::Close => None,
        }
    }
}

/// A player opens a bidding.
pub fn open(look: Sight, who: Who) -> Made {
    Proposal::maybe(seat(look, who).map(|seat| Event::Open { seat }))
}

/// The highest bid so far, and whose it is.
pub fn highest(look: Sight) -> Option<(Seat, i32)> {
    look.state.extra.bids.as_ref().and_then(|bids| bids.high)
}

/// The bidding is over: winner and bid get names.
pub fn name_winner(look: Sight, winner: Name, bid: Name) -> Made {
    let named = highest(look).map(|(seat, number)| [(winner, Target::Seat(seat)), (bid, Target::Number(number))]);
    Proposal::Fill(named.into_iter().flatten().map(|(name, target)| (name.slot(), target)).collect())
}

/// The bids are put away.
pub fn close(_: Sight) -> Made {
    Proposal::one(Event::Close)
}
