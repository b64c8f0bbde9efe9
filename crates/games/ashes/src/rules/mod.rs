//! The chapters of the rulebook: the steps of its procedures, what happens, what that does and how it is told.

pub mod attack;
pub mod course;
pub mod damage;
pub mod dice;
pub mod patterns;
pub mod payment;
pub mod piles;
pub mod play;
mod prelude;
pub mod select;
pub mod tokens;
pub mod verbs;

use kernel::prelude::*;

use crate::Ashes;

kernel::chapters! {
    /// What happens at an Ashes table, by chapter.
    pub enum Event for Ashes {
        Course(course::Event),
        Payment(payment::Event),
        Play(play::Event),
        Piles(piles::Event),
        Tokens(tokens::Event),
        Dice(dice::Event),
        Damage(damage::Event),
        Attack(attack::Event),
    }
}

/// What a verb or a step comes to.
pub(crate) type Made = Proposal<Ashes>;

/// The kinds of events that somebody can listen to or answer.
pub mod kind {
    pub const ENTER: u8 = 0;
    pub const DEAL: u8 = 1;
    pub const WOULD_RECEIVE: u8 = 2;
    pub const RECEIVE: u8 = 3;
    pub const DESTROY: u8 = 4;
    pub const LEAVE: u8 = 5;
    pub const DECLARE: u8 = 6;
    pub const USE: u8 = 7;
    pub const MILL: u8 = 8;
    pub const MAIN: u8 = 9;
    pub const TURNS: u8 = 10;
    pub const ROUND_ENDS: u8 = 11;
    pub const TOKENS: u8 = 12;
}
