//! How much is bid. `SP-413.1`

use crate::questions::prelude::*;
use crate::rules::bidding::{Event, highest};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bid;

impl QuestionKind<Spoils> for Bid {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        look.state.extra.bids.as_ref().map_or(Seat::NONE, |bids| bids.turn)
    }

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-bid")
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let high = highest(look);
        let least = high.map_or(0, |(_, number)| number + 1);
        each_number(word::BID, least..=reader(look).purse(seat), out)?;
        if high.is_some() { out(Choice::plain(word::DECLINE)) } else { ControlFlow::Continue(()) }
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let high = highest(look).map(|(_, number)| number);
        match (choice.word, choice.args[0]) {
            (word::DECLINE, _) if high.is_none() => refuse("SP-413.1", "open-with-a-bid"),
            (word::DECLINE, _) => Ok(()),
            (word::BID, Arg::Number(number)) if number < 0 => refuse("SP-410.2", "bid-at-least-zero"),
            (word::BID, Arg::Number(number)) if number <= high.unwrap_or(-1) => refuse("SP-413.1", "bid-higher"),
            (word::BID, Arg::Number(number)) if number > reader(look).purse(seat) => {
                refuse("SP-413.1", "bid-what-you-have")
            }
            (word::BID, Arg::Number(_)) => Ok(()),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        match choice.number() {
            Some(number) => Step::again(Proposal::one(Event::Bid { seat, number })),
            None => Step::last(Proposal::one(Event::Decline { seat })),
        }
    }
}
