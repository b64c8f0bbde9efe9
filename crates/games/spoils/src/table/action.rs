//! What a player is doing: a card being played, an ability being used, a turn being ended.

use kernel::prelude::*;

use crate::cards::printed::Printed;
use crate::language::Cost;

/// Something that is announced and has not resolved yet. The opponent may respond to it. `SP-606.1`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Action {
    /// Who does it and pays for it.
    pub seat: Seat,
    /// Whose text it is: somebody may use the abilities of another player's cards.
    pub you: Seat,
    /// The card, as it lies while the action goes on.
    pub card: CardRef,
    /// What is printed on it.
    pub face: FaceId,
    /// What is done with it.
    pub what: What,
    /// Which option of its text was chosen. `SP-307.2`
    pub way: u8,
    /// Whether it was terminated. `SP-314.1`
    pub stopped: bool,
    /// Who will control the card when it enters play.
    pub under: Seat,
    /// Its numeric cost while it is being played, once it has been paid. `SP-406.3`
    pub total: i32,
}

/// What is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum What {
    /// A card is played from hand.
    Play,
    /// A card is played for free. `SP-308.1`
    Free,
    /// A face-down card is played with Flip Up. `SP-507.4a`
    Flip,
    /// A tactic is duplicated. `SP-307.1`
    Duplicate,
    /// An ability is used.
    Ability(u8),
    /// The turn is ended. `SP-609.1`
    EndTurn,
}

impl What {
    /// The number that stands for it in a slot.
    pub fn code(self) -> i32 {
        match self {
            What::Play => 0,
            What::Free => 1,
            What::Flip => 2,
            What::Duplicate => 3,
            What::EndTurn => 4,
            What::Ability(place) => 10 + i32::from(place),
        }
    }

    /// What a number in a slot stands for.
    pub fn from_code(code: i32) -> What {
        match code {
            0 => What::Play,
            1 => What::Free,
            2 => What::Flip,
            3 => What::Duplicate,
            4 => What::EndTurn,
            place => What::Ability(place as u8 - 10),
        }
    }

    /// Whether a card is being played.
    pub fn is_play(self) -> bool {
        matches!(self, What::Play | What::Free | What::Flip)
    }
}

/// The extra costs of doing something with a card.
pub fn costs(printed: &Printed, what: What, way: u8, flip: bool) -> &[Cost] {
    match what {
        _ if flip => printed.flip.as_ref().map_or(&[], |flip| &flip.extra),
        What::Ability(place) => printed.abilities.get(place as usize).map_or(&[], |ability| &ability.cost),
        What::EndTurn => &[],
        _ => printed.ways.get(way as usize).map_or(&[], |way| &way.extra),
    }
}
