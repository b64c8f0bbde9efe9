//! The chapters of the rulebook: the steps of its procedures, what happens, what that does and how it is told.

pub mod attack;
pub mod companions;
pub mod course;
pub mod damage;
pub mod dice;
pub mod patterns;
pub mod piles;
mod prelude;
pub mod tokens;
pub mod upgrade;
pub mod verbs;

pub use crate::table::total;

use kernel::prelude::*;

use crate::DiceThrone;

kernel::chapters! {
    /// What happens at a table, by chapter.
    pub enum Event for DiceThrone {
        Course(course::Event),
        Dice(dice::Event),
        Attack(attack::Event),
        Damage(damage::Event),
        Tokens(tokens::Event),
        Piles(piles::Event),
        Companions(companions::Event),
    }
}

/// What a verb or a step comes to.
pub(crate) type Made = Proposal<DiceThrone>;

/// The kinds of events that somebody can listen to or answer.
pub mod kind {
    pub const BEGIN: u8 = 0;
    pub const UPKEEP: u8 = 1;
    pub const INCOME: u8 = 2;
    pub const OFFENCE: u8 = 3;
    pub const ROLLED: u8 = 4;
    pub const NO_ATTACK: u8 = 5;
    pub const CONCLUSION: u8 = 6;
    pub const TURN_ENDS: u8 = 7;
    pub const ATTACK: u8 = 8;
    pub const DEAL: u8 = 9;
    pub const ACTIVATE: u8 = 10;
    pub const ROLL: u8 = 11;
    pub const PLACE: u8 = 12;
    pub const FALL: u8 = 13;
    pub const LULL: u8 = 14;
    pub const ANNOUNCE: u8 = 15;
    pub const ATTEMPT: u8 = 16;
}
