//! Interrupts and responses to what is happening. `MC-INTERRUPT-3` `MC-RESPONSE-3`

use kernel::game::Listening;

use crate::questions::actions;
use crate::questions::play::Occasion;
use crate::questions::prelude::*;

/// Before something happens. `MC-INTERRUPT-3`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Interrupt;

/// After something has happened. `MC-RESPONSE-3`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Respond;

impl QuestionKind<Champions> for Interrupt {
    const PRIVATE: bool = false;
    fn prompt(self, look: Sight) -> Phrase {
        let event = look.scope.event.as_deref();
        event.and_then(|event| event.prompt(look, false)).unwrap_or(Phrase::new("ask-interrupt"))
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        candidates(look, Occasion::Interrupt, seat, out)
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        judge(look, Occasion::Interrupt, seat, self, choice)
    }
    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step {
        actions::once(actions::perform(look, Occasion::Interrupt, seat, choice))
    }
}

impl QuestionKind<Champions> for Respond {
    const PRIVATE: bool = false;
    fn prompt(self, look: Sight) -> Phrase {
        let event = look.scope.event.as_deref();
        event.and_then(|event| event.prompt(look, true)).unwrap_or(Phrase::new("ask-respond"))
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        candidates(look, Occasion::Response, seat, out)
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        judge(look, Occasion::Response, seat, self, choice)
    }
    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step {
        actions::once(actions::perform(look, Occasion::Response, seat, choice))
    }
}

fn judge<W: Why>(
    look: Sight,
    occasion: Occasion,
    seat: Seat,
    moment: impl Into<Moment>,
    choice: &Choice,
) -> Result<(), W> {
    let judged = actions::judge(look, occasion, Some("MC-TURN-3"), seat, choice);
    judged.unwrap_or_else(|| refuse_now(look, seat, moment, choice))
}

/// What a player has that waits for such a thing.
fn candidates(look: Sight, occasion: Occasion, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
    let Some(event) = look.scope.event.as_deref() else { return ControlFlow::Continue(()) };
    let bit = 1_u64 << Champions::kind(event);
    let read = reader(look);
    for zone in [Zone::Hand, Zone::Identity, Zone::Play] {
        for &card in look.state.zone(zone, seat) {
            let printed = read.printed(card);
            let heard = if occasion == Occasion::Response { printed.responses } else { printed.interrupts };
            if heard & bit == 0 || (zone == Zone::Hand) != (printed.kind == Kind::Event) {
                continue;
            }
            if zone == Zone::Hand {
                out(Choice::about(word::PLAY, Arg::Card(card)))?;
                continue;
            }
            for (place, ability) in printed.abilities.iter().enumerate() {
                if Occasion::of(&ability.when) == Some(occasion) {
                    out(actions::using(printed.abilities.len(), card, place))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
