//! Bidding. `SP-413.1`

use crate::rules::prelude::*;

use crate::table::extra::Bids;

/// What happens in a bidding.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A bidding begins.
    Open { seat: Seat },
    /// A player bids.
    Bid { seat: Seat, number: i32 },
    /// A player does not bid higher.
    Decline { seat: Seat },
    /// The bids are put away.
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
