//! Which cards go in the mulligan. `MC-SETUP-14`

use kernel::notation::DONE;

use crate::questions::prelude::*;

/// Which cards go in the mulligan. `MC-SETUP-14`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Mulligan;

impl QuestionKind<Champions> for Mulligan {
    fn asked(self, look: Sight) -> Seat {
        course::seat(look)
    }
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-mulligan")
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        hand_or_done(look, seat, out)
    }
    /// To put a card aside that has not been yet, and to stop.
    fn has_plain_choice(self, look: Sight, seat: Seat) -> bool {
        look.state.zone(Zone::Hand, seat).iter().any(|card| !is_put_aside(look, *card))
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::DISCARD, Arg::Card(card)) => can_put_aside(look, seat, card, false),
            (DONE, _) => Ok(()),
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step {
        put_aside(look, choice, true)
    }
}

/// The cards of a hand one by one, or the end of it.
pub fn hand_or_done(look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
    each_card(word::DISCARD, look.state.zone(Zone::Hand, seat), out)?;
    out(Choice::plain(DONE))
}

/// Whether one more card of the hand can be put aside; `used` if it serves for something else.
pub fn can_put_aside<W: Why>(look: Sight, seat: Seat, card: CardId, used: bool) -> Result<(), W> {
    if reader(look).zone(card) != (Zone::Hand, seat) {
        return refuse_card(look, "MC-COST-8", "not-in-hand", card);
    }
    if used || is_put_aside(look, card) {
        return refuse_card(look, "MC-MOVE-1", "chosen-already", card);
    }
    Ok(())
}

/// Whether a card has been put aside in the question that is open.
pub fn is_put_aside(look: Sight, card: CardId) -> bool {
    look.scope.in_slot(slot::CARDS).any(|other| other == look.target(card))
}

/// Puts a card aside, and asks for more unless that was all; or stops.
pub fn put_aside(look: Sight, choice: &Choice, more: bool) -> Step {
    match (choice.word, choice.args[0]) {
        (word::DISCARD, Arg::Card(card)) => Step { does: Proposal::fill(slot::CARDS, look.target(card)), again: more },
        _ => Step::done(),
    }
}

/// How many cards have been put aside.
pub fn count_aside(look: Sight) -> usize {
    look.scope.in_slot(slot::CARDS).filter(|target| matches!(target, Target::Card(_))).count()
}
