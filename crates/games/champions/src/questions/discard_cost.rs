//! Which cards are discarded as a cost. `MC-COST-8`

use kernel::notation::DONE;

use crate::questions::mulligan::{can_put_aside, count_aside, hand_or_done, put_aside};
use crate::questions::prelude::*;

/// Which cards are discarded as a cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DiscardCost;

impl QuestionKind<Champions> for DiscardCost {
    const PRIVATE: bool = false;
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-discard-cost")
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        hand_or_done(look, seat, out)
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let (least, _) = bounds(look);
        match (choice.word, choice.args[0]) {
            (word::DISCARD, Arg::Card(card)) => {
                can_put_aside::<W>(look, seat, card, cost::paying(look) == card)?;
                // What is left must still pay the rest: one card pays one part of a cost. MC-COST-5
                let aside: Vec<CardId> = look.cards_in(slot::CARDS).into_iter().chain([card]).collect();
                let (paying, what) = (cost::paying(look), cost::what(look));
                cost::can_generate_without(look, seat, paying, what, cost::due(look, seat), &aside)
            }
            (DONE, _) if count_aside(look) >= least => Ok(()),
            (DONE, _) => refuse("MC-COST-2", "too-few-cards"),
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step {
        put_aside(look, choice, count_aside(look) + 1 < bounds(look).1)
    }
}

/// How many cards a cost wants discarded: at least, at most.
fn bounds(look: Sight) -> (usize, usize) {
    let bounds = cost::going_on(look).iter().find_map(|cost| match cost {
        Cost::DiscardCards(least, most) => Some((usize::from(*least), usize::from(*most))),
        _ => None,
    });
    bounds.unwrap_or((0, 0))
}
