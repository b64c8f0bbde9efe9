//! What is neither card nor chance: the round, attacks and schemes under way, cards being revealed, what was used up.

use kernel::effect::node::NodeId;
use kernel::effect::tree::Slot;
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::{CardId, CardRef, FaceId};
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};

use crate::language::Kind;
use crate::table::options::Options;

/// What only this game has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Extra {
    /// Where editions differ, and what the table agreed on.
    pub options: Options,
    /// How many players started the scenario. `MC-PERPLAYER-2`
    pub started: u8,
    /// Whether the game has been set up.
    pub set_up: bool,
    /// Which round it is, from 1.
    pub round: u16,
    /// Where the round is.
    pub step: Step,
    /// The first player. `MC-FIRSTPLAYER-1`
    pub first: Seat,
    /// Whose turn it is. `MC-ACTIVEPLAYER-1`
    pub active: Seat,
    /// In positions that are laid out: turns before this player's have been taken.
    pub resumes: Seat,
    /// Acceleration tokens. `MC-MAINSCHEME-4`
    pub tokens: u8,
    /// Who has changed form this round. `MC-R12`
    pub changed: u8,
    /// Who has been asked to act in this turn and declined since anything last happened.
    pub declined: u8,
    /// Attacks, thwarts and schemes under way, the innermost last.
    pub activations: Vec<Activation>,
    /// How the latest of them ended.
    pub last: Tally,
    /// Encounter cards being resolved, the innermost last.
    pub reveals: Vec<Reveal>,
    /// What has been used: limits, and answers to what is going on. `MC-LIMIT-1`
    pub used: Vec<Used>,
    /// What the next card of a player costs less. `MC-INITIATE-5`
    pub discounts: Vec<(Seat, i32)>,
    /// What waits for the end of the phase or round. `MC-DELAYED-1`
    pub delayed: Vec<Delayed>,
    /// When cards that set a value came, by how many lasting texts there had been. `MC-MODIFIER-5`
    pub arrivals: Vec<(CardRef, u32)>,
    /// Who damaged what last, for whoever wants to know who defeated it.
    pub blame: Vec<Blame>,
    /// Cards whose defeat is being answered.
    pub falling: Vec<CardRef>,
    /// What had happened when the turn began.
    pub turn_began: u32,
    /// Whether the main scheme has been completed and says what follows.
    pub completing: bool,
    /// Counts everything that happens, so that each happening has a number.
    pub clock: u32,
    /// The qualities that some card in play changes.
    pub touched: u32,
    /// The kinds of events that some card in play waits for.
    pub heard: u64,
    /// Whether something has changed that rules follow from.
    pub dirty: bool,
    /// Decks that were formed anew, to be told.
    pub news: Vec<News>,
}

/// Where the round is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    SetUp,
    Players,
    Threat,
    Activations,
    Deal,
    Reveals,
}

/// What is done by somebody to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ActivationKind {
    EnemyAttack,
    EnemyScheme,
    Attack,
    Thwart,
}

/// An attack, thwart or scheme under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// What is done.
    pub kind: ActivationKind,
    /// By whom: the enemy, hero or ally.
    pub by: CardRef,
    /// The player: who is attacked, or who does it.
    pub seat: Seat,
    /// The player against whom an activation began. `MC-R19`
    pub began: Seat,
    /// Whether it is a basic power.
    pub basic: bool,
    /// Whether the attack has overkill.
    pub overkill: bool,
    /// Who defends. `MC-R21`
    pub defender: Option<CardRef>,
    /// Whether somebody was declared to defend, even if gone since.
    pub defended: bool,
    /// Boost icons turned up so far.
    pub icons: i32,
    /// Boost cards not turned up yet.
    pub boosts: Vec<CardId>,
    /// Whom it was aimed at.
    pub targets: Vec<CardRef>,
    pub damaged: Vec<CardRef>,
    /// Damage dealt, or threat placed or removed.
    pub amount: i32,
    pub defeated: Vec<(CardRef, Kind)>,
    /// Damage beyond what defeated somebody, and whom.
    pub excess: Vec<(CardRef, Seat, i32)>,
    /// What happens at its end. `MC-DELAYED-2`
    pub delayed: Vec<Delayed>,
    /// Texts in force until then.
    pub texts: Vec<u32>,
    /// Heroes against whom it is made, too, afterwards.
    pub others: Vec<Seat>,
    /// Whether it is such a further one.
    pub echo: bool,
    /// Whether it was really initiated: neither stunned, confused nor replaced.
    pub made: bool,
}

/// How something that a text made happen ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    pub attacks: i32,
    /// Damage dealt by the latest attack.
    pub dealt: i32,
    /// Threat placed by the latest scheme.
    pub placed: i32,
    /// Whom the latest attack damaged.
    pub damaged: Vec<CardRef>,
    pub healed: i32,
    /// Cards discarded by the latest event that discarded any, with what was printed on them.
    pub discarded: Vec<(CardRef, FaceId)>,
    /// The card that was found among them.
    pub found: Option<CardRef>,
    /// What an ally suffers once its attack or thwart is over. `MC-R14`
    pub consequence: Option<(CardRef, i32)>,
    /// Everything that was done, so that "then" can be measured. `MC-THEN-1`
    pub done: i32,
}

/// An encounter card being resolved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reveal {
    pub card: CardId,
    /// Who resolves it.
    pub seat: Seat,
    /// Whether it has surge by now.
    pub surge: bool,
    /// Whether it has peril: nobody else acts. `MC-PERIL-2`
    pub peril: bool,
    /// Whether its "When Revealed" effects are cancelled.
    pub silent: bool,
    /// Whether all its effects are cancelled.
    pub cancelled: bool,
}

/// A use of an ability.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Used {
    pub card: CardRef,
    /// The side of it that showed.
    pub face: FaceId,
    pub ability: u8,
    /// The number of what it answered; 0 for nothing.
    pub answered: u32,
    /// Whether the use counts against a limit.
    pub limited: bool,
    /// Whether the use is forgotten with the phase.
    pub phase: bool,
}

/// An effect that waits for its time.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Delayed {
    /// Whether it waits for the round; otherwise for the phase.
    pub round: bool,
    /// Whose text it is.
    pub origin: Origin,
    pub node: NodeId,
    /// What had been chosen.
    pub chosen: Vec<(Slot, Target)>,
}

/// Who damaged a card last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Blame {
    pub card: CardId,
    /// The player whose identity or ability did it.
    pub seat: Seat,
    /// Whether it was an attack, and how deep.
    pub activation: Option<u8>,
}

/// Something that must be told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum News {
    /// A player's deck ran out.
    Deck(Seat),
    /// The encounter deck ran out.
    Encounter,
}

impl Default for Extra {
    fn default() -> Extra {
        Extra {
            options: Options::default(),
            started: 1,
            set_up: true,
            round: 1,
            step: Step::Players,
            first: Seat(0),
            active: Seat(0),
            resumes: Seat::NONE,
            tokens: 0,
            changed: 0,
            declined: 0,
            activations: Vec::new(),
            last: Tally::default(),
            reveals: Vec::new(),
            used: Vec::new(),
            discounts: Vec::new(),
            delayed: Vec::new(),
            arrivals: Vec::new(),
            blame: Vec::new(),
            falling: Vec::new(),
            turn_began: 0,
            completing: false,
            clock: 0,
            touched: 0,
            heard: 0,
            dirty: true,
            news: Vec::new(),
        }
    }
}

impl Extra {
    /// The activation of an enemy that is going on.
    pub fn enemy_activation(&self) -> Option<&Activation> {
        self.activations
            .iter()
            .rev()
            .find(|activation| matches!(activation.kind, ActivationKind::EnemyAttack | ActivationKind::EnemyScheme))
    }

    /// The same, to be changed.
    pub fn enemy_activation_mut(&mut self) -> Option<&mut Activation> {
        self.activations
            .iter_mut()
            .rev()
            .find(|activation| matches!(activation.kind, ActivationKind::EnemyAttack | ActivationKind::EnemyScheme))
    }

    /// The number of what happens next.
    pub fn next(&self) -> u32 {
        self.clock + 1
    }

    /// Who resolves a card with peril: the others neither act nor are asked. `MC-PERIL-2`
    pub fn peril(&self) -> Option<Seat> {
        self.reveals.iter().rev().find(|reveal| reveal.peril).map(|reveal| reveal.seat)
    }

    /// The player attack or thwart, or enemy attack, that deals damage now.
    pub fn attack(&self) -> Option<&Activation> {
        self.activations
            .last()
            .filter(|activation| matches!(activation.kind, ActivationKind::EnemyAttack | ActivationKind::Attack))
    }
}

impl Activation {
    /// Something about to be done.
    pub fn new(kind: ActivationKind, by: CardRef, seat: Seat) -> Activation {
        Activation {
            kind,
            by,
            seat,
            began: seat,
            basic: false,
            overkill: false,
            defender: None,
            defended: false,
            icons: 0,
            boosts: Vec::new(),
            targets: Vec::new(),
            damaged: Vec::new(),
            amount: 0,
            defeated: Vec::new(),
            excess: Vec::new(),
            delayed: Vec::new(),
            texts: Vec::new(),
            others: Vec::new(),
            echo: false,
            made: false,
        }
    }
}
