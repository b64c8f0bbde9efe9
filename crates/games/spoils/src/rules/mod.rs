//! The chapters of the rulebook: the steps of its procedures, what happens, what that does and how it is told.
//!
//! A chapter has an `Event` of its own; all of them together are the game's [`Event`]. The rules know no question: the
//! plan puts steps and questions in order.

pub mod action;
pub mod arrival;
pub mod battle;
pub mod bidding;
pub mod condition;
pub mod control;
pub mod cost;
pub mod damage;
pub mod opening;
pub mod party;
pub mod patterns;
pub mod payment;
pub mod piles;
mod prelude;
pub mod repeating;
pub mod settle;
pub mod turn;
pub mod verbs;

use kernel::prelude::*;

use crate::Spoils;
use crate::language::Quality;
use crate::table::gone::Was;
use crate::table::reckoned::{refresh, reveal_hands};

kernel::chapters! {
    /// What happens at a Spoils table, by chapter.
    pub enum Event for Spoils {
        Opening(opening::Event),
        Turn(turn::Event),
        Action(action::Event),
        Payment(payment::Event),
        Arrival(arrival::Event),
        Piles(piles::Event),
        Damage(damage::Event),
        Condition(condition::Event),
        Control(control::Event),
        Bidding(bidding::Event),
        Battle(battle::Event),
        Repeating(repeating::Event),
    }
}

/// What a verb or a step comes to.
pub(crate) type Made = Proposal<Spoils>;

/// The kinds of events that somebody can listen to or answer.
pub mod kind {
    pub const TURN: u8 = 0;
    pub const TURN_ENDS: u8 = 1;
    pub const ACT: u8 = 2;
    pub const BURY: u8 = 3;
    pub const ENTER: u8 = 4;
    pub const LEAVE: u8 = 5;
    pub const DRAW: u8 = 6;
    pub const DAMAGE: u8 = 7;
    pub const INFLUENCE: u8 = 8;
    pub const TOKENS: u8 = 9;
    pub const DECLARE: u8 = 10;
    pub const PARTY: u8 = 11;
}

impl Event {
    /// What was named while the card was played, if it is this card that enters play.
    pub(crate) fn named_while_played(&self, entered: CardId) -> &[(Slot, Target)] {
        match self {
            Event::Arrival(arrival::Event::Enter { card, chosen, .. }) if *card == entered => chosen,
            _ => &[],
        }
    }

    /// The card that leaves play, and what it was.
    pub(crate) fn gone(&self) -> Option<(CardRef, &Was)> {
        if let Event::Arrival(arrival::Event::Leave { card, was, .. }) = self { Some((*card, was)) } else { None }
    }

    /// Whether it changes which cards are in play, or what they provide.
    fn changes_play(&self) -> bool {
        match self {
            Event::Arrival(_) | Event::Payment(_) | Event::Control(_) => true,
            Event::Opening(event) => event.changes_play(),
            Event::Action(event) => matches!(event, action::Event::Announce { .. }),
            Event::Condition(event) => matches!(event, condition::Event::Icon { .. }),
            Event::Turn(event) => matches!(event, turn::Event::Pass),
            _ => false,
        }
    }
}

/// Does what an event says, and keeps up what follows from the cards in play.
pub fn apply(state: &mut State<Spoils>, book: &Book<Spoils>, event: &Event) -> Outcome<Spoils> {
    if !matches!(event, Event::Damage(damage::Event::Inflict { .. }) | Event::Arrival(arrival::Event::Leave { .. })) {
        state.extra.struck.clear();
    }
    let outcome = event.apply(state, book);
    if event.changes_play() {
        refresh(state, book);
    }
    if state.extra.reckoned.changed & Quality::HandRevealed.bit() != 0 {
        reveal_hands(state, book);
    }
    outcome
}
