//! What only this game has: the course of round, turn and attack, and the damage that waits to be received.

use kernel::prelude::*;

use crate::table::options::Options;

/// What only this game has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Extra {
    pub stage: Stage,
    /// The round, from 1.
    pub round: u32,
    /// The turn, from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Who holds the first player token.
    pub first: Seat,
    /// Whether the turn's main action is still to be taken.
    pub main: bool,
    /// How many side actions may still be taken this turn.
    pub sides: u8,
    /// How many players have passed in a row.
    pub passes: u8,
    /// How many cards have been discarded for Meditate.
    pub meditated: u8,
    /// Who has played a reaction spell this turn. `ASH-TYPE-5`
    pub reacted: SeatSet,
    /// The attack that is going on.
    pub attack: Option<Attack>,
    /// Damage that is dealt and not received yet, innermost effect last. `ASH-ORDER-2`
    pub packets: Vec<Packet>,
    /// How many effects are being followed within each other.
    pub level: u8,
    /// Cards whose abilities are cancelled for the rest of the turn.
    pub choked: Vec<CardRef>,
    /// Who has asked for the end of the game by time. `ASH-R23`
    pub calls: SeatSet,
    /// The last turns, once time is called.
    pub last_turns: Option<LastTurns>,
    pub options: Options,
}

/// The parts of a game. `ASH-ROUND-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The First Five are chosen.
    Opening,
    Prepare,
    Turns,
    Recovery,
}

/// Time is called: this turn, then two of each player. `ASH-WIN-4`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LastTurns {
    /// How often it still goes round, this time included.
    pub rounds: u8,
    /// Whose turn is still to end before it has gone round.
    pub yet: SeatSet,
}

impl LastTurns {
    /// A turn has ended, and these players are left. Says whether it was the last one.
    pub fn end_turn(&mut self, seat: Seat, living: SeatSet) -> bool {
        let yet = self.yet.seats().filter(|other| *other != seat && living.contains(Some(*other)));
        self.yet = yet.fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat)));
        if self.yet == SeatSet::NONE {
            self.rounds -= 1;
            self.yet = living;
        }
        self.rounds == 0
    }
}

/// An attack.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// Whether a unit is attacked, not a Phoenixborn.
    pub on_unit: bool,
    /// Who attacks; those whose damage has been resolved are taken off.
    pub attackers: Vec<CardRef>,
    /// The Phoenixborn or unit attacked; with a guard, the guard. `ASH-GUARD-2`
    pub target: CardRef,
    /// Whose target it is.
    pub defender: Seat,
    /// Attackers with their blockers.
    pub blocks: Vec<(CardRef, CardRef)>,
    /// The attackers of the battle that is being resolved: one, or all against a unit.
    pub fighting: Vec<CardRef>,
    /// The unit that they fight, if it counters.
    pub countering: Option<CardRef>,
    /// How a counter is split among several attackers.
    pub shares: Vec<i16>,
    /// Whether the attackers, and whoever counters, have dealt their damage in this battle.
    pub struck: bool,
    pub countered: bool,
    pub declared: bool,
}

/// What one card is about to suffer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Packet {
    /// The effect that it belongs to, by how deep it lies; before it is dealt, how many effects further out than this one.
    pub level: u8,
    pub victim: CardRef,
    pub harm: Harm,
    pub amount: i16,
    pub cause: Cause,
    /// The units that deal it by attacking or countering.
    pub dealers: Vec<CardRef>,
}

/// Where the damage process begins. `ASH-DAMAGE-0F` `ASH-DAMAGE-0G`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Harm {
    Damage,
    Wounds,
    Destruction,
}

/// What does something to a card, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cause {
    pub seat: Seat,
    pub by: By,
}

/// What can do something to a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum By {
    Attack,
    Counter,
    Spell,
    Ability,
    Power,
    /// The rules themselves: nobody controls it.
    Rules,
}

impl Cause {
    pub const RULES: Cause = Cause { seat: Seat::NONE, by: By::Rules };

    /// Whether it is damage of an attack or a counter.
    pub fn is_combat(self) -> bool {
        matches!(self.by, By::Attack | By::Counter)
    }
}

impl Extra {
    pub fn new(options: Options) -> Extra {
        Extra {
            stage: Stage::Opening,
            round: 1,
            turn: 1,
            active: Seat(0),
            first: Seat(0),
            main: true,
            sides: 1,
            passes: 0,
            meditated: 0,
            reacted: SeatSet::NONE,
            attack: None,
            packets: Vec::new(),
            level: 0,
            choked: Vec::new(),
            calls: SeatSet::NONE,
            last_turns: None,
            options,
        }
    }

    /// Who decides what comes first: the active player, outside of turns the holder of the token. `ASH-GOLD-2` `ASH-EOR-1`
    pub fn orderer(&self) -> Seat {
        if self.stage == Stage::Turns { self.active } else { self.first }
    }
}
