//! Which restricted card, or ally, goes. `MC-RESTRICTED-2`

use crate::questions::prelude::*;
use crate::rules::defeat::is_excess;

/// Which restricted card, or ally, goes. `MC-RESTRICTED-2`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Excess;

impl QuestionKind<Champions> for Excess {
    const PRIVATE: bool = false;
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-excess")
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::GIVE_UP, look.state.zone(Zone::Play, seat), out)
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::GIVE_UP, Arg::Card(card)) if is_excess(reader(look), seat, card) => Ok(()),
            (word::GIVE_UP, Arg::Card(card)) => refuse_card(look, "MC-RESTRICTED-2", "not-what-the-card-asks", card),
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step {
        Step::last(leave(choice.card().into_iter().collect(), Exit::Discard))
    }
}
