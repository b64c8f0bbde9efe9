//! What happens at a Spoils table.

use kernel::effect::tree::Slot;
use kernel::resolve::scope::Target;
use kernel::table::cards::{CardId, CardRef, FaceId};
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};

use crate::language::{End, Icon, Kind};
use crate::table::action::Action;
use crate::table::reading::Reader;

/// How a card leaves play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Exit {
    /// It is destroyed: into its owner's discard pile. `SP-304.1`
    Destroyed,
    /// Into its owner's hand.
    Hand,
    /// Out of the game. `SP-403.6a`
    Out,
    /// Shuffled into its owner's deck.
    Deck,
    /// Turned face-down under its owner's control. `SP-411.4`
    FaceDown,
    /// Turned face-up, when it is a tactic. `SP-411.3`
    Buried,
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

/// What is happening now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    /// Setting up: a starting resource, who goes first, faces, the opening hand.
    StartResource {
        seat: Seat,
        card: CardId,
    },
    First {
        seat: Seat,
    },
    FaceUp {
        seat: Seat,
    },
    Mulligan {
        seat: Seat,
        cards: Vec<CardId>,
    },
    /// A turn starts, ends, passes on.
    Turn {
        seat: Seat,
    },
    TurnEnds {
        seat: Seat,
    },
    Change,
    /// Somebody is out.
    Lost {
        seats: Vec<Seat>,
    },
    /// An action begins, has been paid for, is over.
    Announce {
        action: Action,
    },
    Act {
        seat: Seat,
        targets: Vec<CardId>,
    },
    Way {
        way: u8,
    },
    Stop,
    Welcome {
        seat: Seat,
    },
    Finish,
    /// A tactic, or a card that was terminated, goes from the being-played area to the discard pile.
    Bury {
        card: CardId,
    },
    /// A tactic is put into play face-down instead.
    Hide {
        card: CardId,
        seat: Seat,
    },
    /// A card enters play under somebody's control.
    Enter {
        card: CardId,
        seat: Seat,
        host: CardId,
        flipped: bool,
        attacking: bool,
        chosen: Vec<(Slot, Target)>,
    },
    /// A card leaves play. What it was is noted, since it is gone afterwards.
    Leave {
        card: CardRef,
        face: FaceId,
        controller: Seat,
        kinds: u8,
        exit: Exit,
        by: Vec<CardRef>,
    },
    /// Cards between deck, hand and discard pile.
    Draw {
        seat: Seat,
        number: i32,
    },
    Discard {
        seat: Seat,
        cards: Vec<CardId>,
    },
    Mill {
        seat: Seat,
        number: i32,
    },
    ToHand {
        cards: Vec<CardId>,
    },
    ToDiscard {
        cards: Vec<CardId>,
    },
    RemoveFromGame {
        card: CardId,
    },
    PutBack {
        seat: Seat,
        cards: Vec<CardId>,
        end: End,
    },
    ShuffleIn {
        cards: Vec<CardId>,
    },
    Shuffle {
        seat: Seat,
    },
    /// Somebody looks at cards, or everybody does.
    Look {
        seat: Seat,
        cards: Vec<CardId>,
    },
    Reveal {
        seat: Seat,
        cards: Vec<CardId>,
    },
    /// Damage to one card from several sources, before it is adjusted. `SP-608.1f`
    Damage {
        to: CardRef,
        parts: Vec<(CardRef, i32)>,
        battle: bool,
    },
    /// Influence is gained or lost.
    Influence {
        seat: Seat,
        by: i32,
    },
    Deplete {
        cards: Vec<CardId>,
    },
    Restore {
        cards: Vec<CardId>,
    },
    Attach {
        card: CardId,
        to: CardId,
    },
    Detach {
        cards: Vec<CardId>,
    },
    /// A numeric cost is paid.
    Attached {
        seat: Seat,
        cards: Vec<CardId>,
    },
    Paid {
        seat: Seat,
        cards: Vec<CardId>,
        total: Option<i32>,
        for_card: bool,
    },
    Tokens {
        card: CardId,
        by: i32,
    },
    Heal {
        card: CardId,
        by: i32,
    },
    Control {
        card: CardRef,
        seat: Seat,
        tenure: Tenure,
    },
    /// Micromajig tokens are made; they enter play next.
    Forge {
        seat: Seat,
        number: i32,
    },
    Icon {
        card: CardId,
        icon: Icon,
    },
    Coin {
        seat: Seat,
    },
    /// A bidding begins, somebody bids, somebody declines.
    OpenBids {
        seat: Seat,
    },
    Bid {
        seat: Seat,
        number: i32,
    },
    Decline {
        seat: Seat,
    },
    CloseBids,
    /// A card becomes a character, or stops being one. `SP-208.3`
    Fold {
        card: CardId,
    },
    Spare {
        cards: Vec<CardId>,
    },
    /// A series of decisions is repeated: by one player, or by both. `SP-414.2`
    Repeat {
        seat: Seat,
        last: u8,
        times: u32,
        both: bool,
    },
    /// A battle.
    Declare {
        seat: Seat,
        target: CardId,
    },
    Party {
        attacking: bool,
        cards: Vec<CardId>,
    },
    Join {
        card: CardId,
        attacking: bool,
    },
    Withdraw {
        card: CardId,
    },
    Level {
        speed: i32,
    },
    Assign {
        from: CardId,
        to: CardId,
        amount: i32,
    },
    Assigned,
    BattleEnds,
}

/// The kinds that somebody can listen to or answer; all others share the last number.
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
    pub const OTHER: u8 = 12;
}

impl Event {
    /// The kind of the event.
    pub fn kind(&self) -> u8 {
        match self {
            Event::Turn { .. } => kind::TURN,
            Event::TurnEnds { .. } => kind::TURN_ENDS,
            Event::Act { .. } => kind::ACT,
            Event::Bury { .. } => kind::BURY,
            Event::Enter { .. } => kind::ENTER,
            Event::Leave { .. } => kind::LEAVE,
            Event::Draw { .. } => kind::DRAW,
            Event::Damage { .. } => kind::DAMAGE,
            Event::Influence { .. } => kind::INFLUENCE,
            Event::Tokens { .. } => kind::TOKENS,
            Event::Declare { .. } => kind::DECLARE,
            Event::Party { .. } => kind::PARTY,
            _ => kind::OTHER,
        }
    }

    /// The card it is about.
    pub fn subject(&self) -> Option<CardId> {
        match self {
            Event::Bury { card } | Event::Enter { card, .. } | Event::Tokens { card, .. } => Some(*card),
            Event::Leave { card, .. } => Some(card.card),
            Event::Damage { to, .. } => Some(to.card),
            Event::Declare { target, .. } => Some(*target),
            _ => None,
        }
    }
}

/// A card leaves play, with what it is now.
pub fn leave(read: Reader, card: CardId, exit: Exit, by: Vec<CardRef>) -> Event {
    let kinds = [Kind::Faction, Kind::Resource, Kind::Character, Kind::Tactic, Kind::Item, Kind::Location];
    let kinds = kinds.into_iter().filter(|kind| read.is(card, *kind)).fold(0, |set, kind| set | 1 << kind as u8);
    let entry = read.state.card(card);
    Event::Leave { card: read.state.refer(card), face: entry.face, controller: entry.controller, kinds, exit, by }
}
