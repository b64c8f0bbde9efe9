//! What is neither card, gauge nor chance: the turn, actions under way, the battle, who holds what.

use kernel::prelude::*;
use kernel::table::memo::Memo;

use crate::Spoils;
use crate::table::action::Action;
use crate::table::battle::Battle;
use crate::table::options::Options;
use crate::table::reckoned::{Reckoned, Watched};
use crate::table::series::Series;

/// What only this game has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Extra {
    /// Whose turn it is.
    pub active: Seat,
    /// Who chooses who goes first. `SP-601.1c`
    pub chooser: Seat,
    /// Which turn it is, from 1.
    pub turn: u32,
    /// Whether the game has begun.
    pub set_up: bool,
    /// Whether the turn has started.
    pub begun: bool,
    /// Where editions differ.
    pub options: Options,
    /// What is being done, the innermost last.
    pub actions: Vec<Action>,
    /// The battle that is going on.
    pub battle: Option<Box<Battle>>,
    /// Who controls what they do not own, or only for a while, the latest last. `SP-407.3a`
    pub holds: Vec<Hold>,
    /// The tactics played this turn.
    pub tactics: Vec<(CardId, FaceId)>,
    /// Who used abilities of which cards this turn.
    pub last_users: Vec<(CardRef, Seat)>,
    /// What has just been damaged, and by what. `SP-408.8`
    pub struck: Vec<(CardId, Vec<CardRef>)>,
    /// What was destroyed this turn.
    pub destroyed: Vec<CardRef>,
    /// What damage destroyed this turn, and whose.
    pub slain: Vec<(CardRef, Vec<CardRef>)>,
    /// Tokens about to enter play.
    pub forged: Vec<CardId>,
    /// The bidding that is going on.
    pub bids: Option<Bids>,
    /// When cards in play came, by how many lasting texts there had been; kept only where the newer of "can" and
    /// "cannot" wins. `SP-R17`
    pub arrivals: Vec<(CardRef, u32)>,
    /// How the last coin fell.
    pub coin: bool,
    /// Decisions that can be repeated, and those that are. `SP-414.2`
    pub series: Series,
    /// What follows from the cards in play.
    pub reckoned: Reckoned,
    /// The cards in play that may have to leave although nothing has harmed them, seat by seat; nothing if they have not been
    /// looked for, or are many.
    #[serde(skip)]
    pub watched: Memo<Option<Watched>>,
}

impl Extra {
    /// Who should control a card now: by the latest effect still in force, else its owner. `SP-407.3a`
    pub fn rightful(&self, state: &State<Spoils>, card: CardRef) -> Seat {
        let in_force = |hold: &&Hold| match hold.tenure {
            Tenure::Kept | Tenure::ThisTurn | Tenure::Back => true,
            Tenure::While(source) => {
                state.still(source).is_some_and(|source| state.card(source).controller == hold.seat)
            }
        };
        let latest = self.holds.iter().rev().filter(|hold| hold.card == card).find(in_force);
        latest.map_or(state.card(card.card).owner, |hold| hold.seat)
    }
}

/// How long somebody controls a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Tenure {
    /// Until it leaves play or another effect takes it. `SP-407.3`
    Kept,
    /// Until the turn ends.
    ThisTurn,
    /// While the same player controls another card.
    While(CardRef),
    /// Nobody takes it: it goes back to whoever should have it.
    Back,
}

/// An effect by which somebody controls a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hold {
    pub card: CardRef,
    pub seat: Seat,
    pub tenure: Tenure,
}

/// A bidding. `SP-413.1`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bids {
    /// Who bids next.
    pub turn: Seat,
    /// The highest bid so far.
    pub high: Option<(Seat, i32)>,
}
