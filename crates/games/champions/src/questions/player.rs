//! Which player a text is for: one for whom something would come of it. `MC-CHOOSE-3`

use crate::questions::prelude::*;
use crate::rules::would_change::would_change_for;

/// Which player the text at an address is for. `MC-CHOOSE-3`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player(pub NodeId);

impl QuestionKind<Champions> for Player {
    const PRIVATE: bool = false;
    fn prompt(self, look: Sight) -> Phrase {
        about_this(look, "ask-player")
    }
    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        self.players(look).into_iter().try_for_each(|seat| out(Choice::about(word::PLAYER, Arg::Seat(seat))))
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::PLAYER, Arg::Seat(other)) if look.state.living().any(|seat| seat == other) => {
                if self.players(look).contains(&other) {
                    return Ok(());
                }
                let phrase = || Phrase::new("nothing-for-that-player").seat("seat", other);
                Err(W::because(|| Reason::with("MC-CHOOSE-3", phrase())))
            }
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step {
        let seat = if let Arg::Seat(other) = choice.args[0] { other } else { seat };
        Step::last(Proposal::fill(slot::PLAYER, Target::Seat(seat)))
    }
}

impl Player {
    /// The players for whom something would come of the text, if there are any; otherwise all.
    fn players(self, look: Sight) -> Vec<Seat> {
        let fits = |seat: &Seat| would_change_for(look, *seat, self.0);
        let open: Vec<Seat> = reader(look).order().filter(fits).collect();
        if open.is_empty() { reader(look).order().collect() } else { open }
    }
}
