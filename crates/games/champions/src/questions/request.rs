//! Another player is asked to use an action. `MC-TURN-8`

use crate::questions::actions;
use crate::questions::play::Occasion;
use crate::questions::prelude::*;

/// Another player is asked to use an action. `MC-TURN-8`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Request;

impl QuestionKind<Champions> for Request {
    fn asked(self, look: Sight) -> Seat {
        course::seat(look)
    }
    fn prompt(self, look: Sight) -> Phrase {
        Phrase::new("ask-request").seat("seat", look.state.extra.active)
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        actions::candidates(look, seat, out)?;
        out(Choice::plain(word::DECLINE))
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        if choice.word == word::DECLINE {
            return Ok(());
        }
        let judged = actions::judge(look, Occasion::Action, Some("MC-TURN-8"), seat, choice);
        judged.unwrap_or_else(|| refuse_now(look, seat, self, choice))
    }
    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step {
        if choice.word == word::DECLINE {
            return Step::last(Proposal::one(course::Event::Declined { seat }));
        }
        actions::once(actions::perform(look, Occasion::Action, seat, choice))
    }
}

/// Whether a player could use an action if asked, as far as everybody can see: what a hand holds is its player's secret.
pub fn has_action(look: Sight, seat: Seat) -> bool {
    if !look.state.zone(Zone::Hand, seat).is_empty() {
        return true;
    }
    let mut found = |choice: Choice| match Request.judge::<()>(look, seat, &choice) {
        Ok(()) => ControlFlow::Break(()),
        Err(()) => ControlFlow::Continue(()),
    };
    actions::candidates(look, seat, &mut found).is_break()
}
