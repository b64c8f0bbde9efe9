//! Which card's cost is paid.

use crate::questions::prelude::*;

/// Which card's cost is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PayTarget;

impl QuestionKind<Champions> for PayTarget {
    const PRIVATE: bool = false;
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-pay-target")
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let mut found = Vec::new();
        for cost in cost::going_on(look).iter().filter(|cost| matches!(cost, Cost::PayFor(_))) {
            cost::each_pay_target(look, seat, cost, |card| found.push(card));
        }
        each_card(word::CHOOSE, &found, out)
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let cost = cost::going_on(look).iter().find(|cost| matches!(cost, Cost::PayFor(_)));
        match (choice.word, choice.args[0], cost) {
            (word::CHOOSE, Arg::Card(card), Some(cost)) => {
                cost::can_pay_for(look, seat, cost, card, cost::paying(look))
            }
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step {
        choice.card().map_or(Step::done(), |card| Step::last(Proposal::fill(Name::Target.slot(), look.target(card))))
    }
}
