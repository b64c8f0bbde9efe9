//! A response to an action. `SP-606.1`

use crate::questions::actions::{self, Time};
use crate::questions::prelude::*;
use crate::rules::Event;
use crate::rules::action::{self, acting};
use crate::table::action::What;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Respond;

impl QuestionKind<Spoils> for Respond {
    fn asked(self, look: Sight) -> Seat {
        look.state.extra.active
    }

    fn prompt(self, look: Sight) -> Phrase {
        let Some(action) = look.state.extra.actions.last() else { return Phrase::new("ask-turn") };
        let at = match look.scope.event.as_deref() {
            Some(Event::Action(action::Event::Act { targets, .. })) if targets.len() == 1 => Some(targets[0]),
            _ => None,
        };
        let key = match (action.what, at) {
            (What::EndTurn, _) => return Phrase::new("ask-respond-end").seat("seat", action.seat),
            (What::Ability(_), None) => "ask-respond-ability",
            (What::Ability(_), Some(_)) => "ask-respond-ability-at",
            (_, None) => "ask-respond",
            (_, Some(_)) => "ask-respond-at",
        };
        acting(look, Phrase::new(key).seat("seat", action.seat), action, at)
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        actions::candidates(look, seat, out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        actions::judge(look, Time::AnyTime, seat, choice).unwrap_or_else(|| not_asked(look, seat, self))
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        actions::perform(look, seat, choice)
    }
}
