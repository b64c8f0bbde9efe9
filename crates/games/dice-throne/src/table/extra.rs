//! What is neither card, die nor dial: phase, roll, attack, and the damage that waits.

use kernel::prelude::*;

use super::total::Contribution;
use crate::language::DamageType;

/// The most seats at a table.
pub const SEATS: usize = 4;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Extra {
    pub phase: Phase,
    /// How many turns have begun.
    pub turn: u32,
    pub active: Seat,
    /// Who took the first turn. `DT-SETUP-6`
    pub start: Seat,
    /// The heroes of the seats, by the places of their dice.
    pub heroes: [u8; SEATS],
    /// The phase that begins is skipped.
    pub skip: bool,
    pub roll: Roll,
    pub attack: Option<Attack>,
    /// Damage that waits to be dealt. `DT-DAMAGE-1`
    pub packets: Vec<Packet>,
    /// What else happens when it is dealt.
    pub along: Vec<Along>,
    /// Who deals only half for the rest of the Roll Phase.
    pub halved: SeatSet,
    /// The damage that each seat has dealt in this Roll Phase.
    pub dealt: [i16; SEATS],
    /// Tokens that the ability has put on others, and whom. `DT-GLOSS-INFLICT-1`
    pub inflicted: Vec<(Seat, CardId)>,
    /// Status effects that will not be placed: on whom, and whether only negative ones.
    pub guards: Vec<(Seat, bool)>,
    /// Raised stack limits. `DT-STACK-RAISE-1`
    pub raised: Vec<(Seat, FaceId, u8)>,
    /// How often each text has been used this turn; place 255 counts all of a card's.
    pub used: Vec<(CardId, u8, u8)>,
    /// Offensive Roll Phases still to come, each with its target. `DT-R19`
    pub phases: Vec<(Seat, Seat)>,
    /// Somebody has done something since everybody was asked.
    pub acted: bool,
    /// What the next dice of a player show, where a scenario says so.
    pub loaded: Vec<(Seat, u8)>,
}

/// The phases of a turn. `DT-TURN-2`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first turn.
    Opening,
    Upkeep,
    Income,
    Main1,
    Offensive,
    Targeting,
    Defensive,
    /// Between the damage of a Roll Phase and the phase after it. `DT-GLOSS-CONCLUSION-1`
    Conclusion,
    Main2,
    Discard,
}

impl Phase {
    pub fn is_main(self) -> bool {
        matches!(self, Phase::Main1 | Phase::Main2)
    }

    /// Its word, for people.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Opening => "phase-opening",
            Phase::Upkeep => "phase-upkeep",
            Phase::Income => "phase-income",
            Phase::Main1 => "phase-main-1",
            Phase::Offensive => "phase-offensive",
            Phase::Targeting => "phase-targeting",
            Phase::Defensive => "phase-defensive",
            Phase::Conclusion => "phase-conclusion",
            Phase::Main2 => "phase-main-2",
            Phase::Discard => "phase-discard",
        }
    }

    /// `DT-ROLLPHASE-1`
    pub fn is_roll(self) -> bool {
        matches!(self, Phase::Offensive | Phase::Targeting | Phase::Defensive | Phase::Conclusion)
    }
}

/// How an Offensive Roll Phase stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Roll {
    /// Roll Attempts that are left, and those made.
    pub left: u8,
    pub made: u8,
    /// The ability and its way that was announced. `DT-ORP-5`
    pub announced: Option<(CardId, u8)>,
    /// The dice were altered, or an attempt gained, since it was announced. `DT-ORP-8`
    pub altered: bool,
    /// The rolling is over.
    pub over: bool,
}

impl Roll {
    /// The announced ability goes on unless something was altered. `DT-ORP-8`
    pub fn is_settled(&self) -> bool {
        self.announced.is_some() && !self.altered
    }
}

/// What was activated.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub by: Seat,
    pub face: FaceId,
    /// The Final Dice Result as it was at activation, by how many dice show each number. `DT-GLOSS-FINALDICE-1`
    pub shown: [u8; 6],
    pub ultimate: bool,
    pub target: Option<Seat>,
    /// It has no effect of any kind.
    pub failed: bool,
    /// It has been told that this is an Attack. `DT-GLOSS-ATTACK-1`
    pub told: bool,
    /// The defender has defended, or did something in place of it. `DT-R11`
    pub defended: bool,
    /// A companion receives all of the damage, or so much of it.
    pub shared: Option<(CardId, Option<u8>)>,
}

/// Damage that is accumulated is one amount. `DT-R17`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Stream {
    /// An isolated source: dealt at once, ahead of all else. `DT-GLOSS-ISOLATED-1`
    Isolated,
    /// Of the Attack, to its target.
    Attack,
    /// Any other damage of the phase.
    Phase,
}

/// Damage of one type that waits to be dealt to a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Packet {
    pub from: Seat,
    pub to: Seat,
    pub stream: Stream,
    pub damage: DamageType,
    /// It results from an Offensive Roll Phase.
    pub offensive: bool,
    pub lines: Vec<Line>,
}

/// One contribution, with the face that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Line {
    pub source: Option<FaceId>,
    pub part: Part,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Part {
    Is(Contribution),
    /// Half of the subtotal of what is dealt to this player by an Attack. `DT-TOTAL-6`
    HalfOf(Seat),
}

/// What happens together with the damage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Along {
    /// Of a Defensive Ability or in the Upkeep Phase. `DT-R8`
    Heal(Seat, u8),
    /// `DT-R29`
    Steal { thief: Seat, victim: Seat, number: u8 },
    /// If the Attack deals at least 1. `DT-R30`
    Recoil(Seat, u8, FaceId),
}

impl Extra {
    pub fn new(start: Seat, heroes: [u8; SEATS]) -> Extra {
        Extra {
            phase: Phase::Opening,
            turn: 0,
            active: start,
            start,
            heroes,
            skip: false,
            roll: Roll::default(),
            attack: None,
            packets: Vec::new(),
            along: Vec::new(),
            halved: SeatSet::NONE,
            dealt: [0; SEATS],
            inflicted: Vec::new(),
            guards: Vec::new(),
            raised: Vec::new(),
            used: Vec::new(),
            phases: Vec::new(),
            acted: false,
            loaded: Vec::new(),
        }
    }

    /// How often a text has been used this turn.
    pub fn times_used(&self, card: CardId, place: u8) -> u8 {
        self.used.iter().find(|(other, at, _)| (*other, *at) == (card, place)).map_or(0, |(_, _, times)| *times)
    }

    pub fn note_use(&mut self, card: CardId, place: u8) {
        match self.used.iter_mut().find(|(other, at, _)| (*other, *at) == (card, place)) {
            Some((_, _, times)) => *times = times.saturating_add(1),
            None => self.used.push((card, place, 1)),
        }
    }
}
