//! What happens at the table.

use kernel::effect::tree::Slot;
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::{CardId, CardRef, FaceId};
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};

use crate::language::{Form, Kind, Status};
use crate::table::extra::{DeedKind, Delayed, News, Step};

/// Where a card goes that leaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Exit {
    Discard,
    Hand,
    Deck,
    Removed,
}

/// What a player does that has been paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum What {
    /// A card is played from hand.
    Play,
    /// An ability is used, or an event with that ability is played.
    Use(u8),
    /// A cost inside a text.
    Inner,
}

/// What is paid, all at once. `MC-COST-5`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bill {
    /// Cards of the hand that are discarded for their resources.
    pub spent: Vec<CardId>,
    /// Resource abilities that are used.
    pub sources: Vec<(CardId, u8)>,
    /// The resources by type, wild ones as what they were declared to be.
    pub types: [u8; 4],
    /// Cards of the hand that are discarded as such.
    pub discarded: Vec<CardId>,
}

/// What is happening now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    /// The course of the game.
    First {
        seat: Seat,
    },
    Mulligan {
        seat: Seat,
        cards: Vec<CardId>,
    },
    Obligations,
    Begin,
    Turn {
        seat: Seat,
    },
    TurnEnds {
        seat: Seat,
    },
    Declined {
        seat: Seat,
    },
    Asked {
        seat: Seat,
    },
    PhaseEnds,
    Step {
        step: Step,
    },
    RoundEnds,
    Due {
        delayed: Delayed,
    },
    /// Something is paid for; what it was paid for follows.
    Pay {
        seat: Seat,
        card: CardId,
        origin: Origin,
        what: What,
        bill: Bill,
        chosen: Vec<(Slot, Target)>,
        answered: Option<Box<Event>>,
    },
    /// It is used, and counts against limits.
    Used {
        card: CardRef,
        face: FaceId,
        ability: u8,
        seat: Seat,
        answered: u32,
        limited: bool,
        phase: bool,
    },
    /// Somebody takes control of a card in play.
    Control {
        card: CardId,
        seat: Seat,
    },
    /// Cards between areas.
    Draw {
        seat: Seat,
        number: i32,
    },
    DiscardTop {
        seat: Seat,
        number: i32,
    },
    DiscardHand {
        seat: Seat,
        cards: Vec<CardId>,
        random: i32,
    },
    DiscardEncounter {
        number: i32,
    },
    DiscardUntil {
        number: i32,
        found: bool,
    },
    RandomEach {
        number: i32,
    },
    DealTo {
        seat: Seat,
        number: i32,
    },
    Look {
        seat: Seat,
        cards: Vec<CardId>,
    },
    Shuffle {
        seat: Seat,
    },
    ShuffleEncounter,
    /// Cards leave wherever they are.
    Leave {
        cards: Vec<CardId>,
        exit: Exit,
    },
    Capture {
        seat: Seat,
        scheme: CardId,
    },
    Release {
        scheme: CardId,
    },
    /// A card enters play. `MC-ENTERPLAY-1`
    Enter {
        card: CardId,
        seat: Seat,
        host: CardId,
        played: bool,
        facedown: bool,
        id: u32,
    },
    Drone {
        seat: Seat,
    },
    NemesisRest {
        seat: Seat,
    },
    Fresh,
    Tick,
    /// Characters.
    Damage {
        to: CardRef,
        amount: i32,
        from: CardRef,
        seat: Seat,
        attack: bool,
        overkill: bool,
        id: u32,
    },
    Absorb {
        to: CardId,
        by: CardId,
        amount: i32,
    },
    Heal {
        card: CardId,
        by: i32,
    },
    Move {
        from: CardId,
        to: CardRef,
        amount: i32,
    },
    Status {
        card: CardId,
        status: Status,
        on: bool,
        spent: bool,
    },
    Exhaust {
        cards: Vec<CardId>,
    },
    Ready {
        cards: Vec<CardId>,
    },
    Counters {
        card: CardId,
        by: i32,
    },
    Form {
        seat: Seat,
        form: Form,
        voluntary: bool,
        id: u32,
    },
    Defeat {
        card: CardRef,
        face: FaceId,
        kind: Kind,
        seat: Seat,
        by: Seat,
        deed: Option<u8>,
        facedown: bool,
        id: u32,
    },
    Fall {
        cards: Vec<CardRef>,
    },
    Fallen {
        cards: Vec<CardRef>,
    },
    /// Schemes.
    Threat {
        scheme: CardRef,
        amount: i32,
        step_one: bool,
        scheming: bool,
        id: u32,
    },
    Relieve {
        scheme: CardRef,
        amount: i32,
        seat: Seat,
    },
    Accelerate {
        by: i32,
    },
    Complete {
        scheme: CardRef,
    },
    Advance {
        seat: Seat,
    },
    /// A player's attack or thwart begins, is over.
    Begins {
        kind: DeedKind,
        by: CardRef,
        seat: Seat,
        targets: Vec<CardRef>,
        basic: bool,
        exhausts: bool,
    },
    Did {
        kind: DeedKind,
        by: CardRef,
        seat: Seat,
        targets: Vec<CardRef>,
        defeated: Vec<(CardRef, Kind)>,
        basic: bool,
        made: bool,
        id: u32,
    },
    Spilled {
        over: Vec<CardRef>,
    },
    /// An enemy's attack or scheme.
    Opens {
        kind: DeedKind,
        by: CardRef,
        seat: Seat,
        echo: bool,
        others: Vec<Seat>,
    },
    Activate {
        kind: DeedKind,
        by: CardRef,
        seat: Seat,
        less: i32,
        id: u32,
    },
    Others {
        seat: Seat,
    },
    DealBoost {
        number: i32,
    },
    Overkill,
    TurnBoost {
        card: CardId,
    },
    DropBoost {
        card: CardId,
    },
    Defend {
        card: CardId,
        seat: Seat,
        exhausts: bool,
    },
    Activated {
        kind: DeedKind,
        by: CardRef,
        seat: Seat,
        began: Seat,
        struck: Option<CardRef>,
        defender: Option<CardRef>,
        damaged: Vec<CardRef>,
        id: u32,
    },
    Close,
    Bind,
    Delay {
        delayed: Delayed,
        activation: bool,
    },
    /// Encounter cards.
    Deal {
        seats: Vec<Seat>,
    },
    TurnUp {
        card: CardId,
        seat: Seat,
        deck: bool,
    },
    Reveal {
        card: CardId,
        seat: Seat,
        deck: bool,
        silent: bool,
        cancelled: bool,
        id: u32,
    },
    Surge,
    RevealOver,
    Cheaper {
        seat: Seat,
        by: i32,
    },
    Tell {
        news: News,
    },
    Lost,
}

/// The kinds that somebody can listen to or answer; all others share the last number.
pub mod kind {
    pub const ACTIVATE: u8 = 0;
    pub const ACTIVATED: u8 = 1;
    pub const DAMAGE: u8 = 2;
    pub const THREAT: u8 = 3;
    pub const REVEAL: u8 = 4;
    pub const ENTER: u8 = 5;
    pub const DEFEAT: u8 = 6;
    pub const DID: u8 = 7;
    pub const FORM: u8 = 8;
    pub const OTHER: u8 = 9;
}

impl Event {
    /// The kind of the event.
    #[inline]
    pub fn kind(&self) -> u8 {
        match self {
            Event::Activate { .. } => kind::ACTIVATE,
            Event::Activated { .. } => kind::ACTIVATED,
            Event::Damage { .. } => kind::DAMAGE,
            Event::Threat { .. } => kind::THREAT,
            Event::Reveal { .. } => kind::REVEAL,
            Event::Enter { .. } => kind::ENTER,
            Event::Defeat { .. } => kind::DEFEAT,
            Event::Did { .. } => kind::DID,
            Event::Form { .. } => kind::FORM,
            _ => kind::OTHER,
        }
    }

    /// The number of the event, if it can be answered.
    pub fn id(&self) -> u32 {
        match self {
            Event::Activate { id, .. }
            | Event::Activated { id, .. }
            | Event::Damage { id, .. }
            | Event::Threat { id, .. }
            | Event::Reveal { id, .. }
            | Event::Enter { id, .. }
            | Event::Defeat { id, .. }
            | Event::Did { id, .. }
            | Event::Form { id, .. } => *id,
            _ => 0,
        }
    }

    /// The card it is about.
    pub fn subject(&self) -> Option<CardId> {
        match self {
            Event::Activate { by, .. } | Event::Activated { by, .. } | Event::Did { by, .. } => Some(by.card),
            Event::Damage { to, .. } => Some(to.card),
            Event::Threat { scheme, .. } => Some(scheme.card),
            Event::Reveal { card, .. } | Event::Enter { card, .. } => Some(*card),
            Event::Defeat { card, .. } => Some(card.card),
            _ => None,
        }
    }
}
