//! The steps of the rulebook's own procedures. No card file can name them.

use kernel::effect::node::NodeId;
use kernel::effect::tree::Slot;

use crate::language::{Cost, Filter, Selection, Term, To};
use crate::table::extra::Step;

/// The steps of the rulebook's own procedures.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    // Setting up. `MC-SETUP-1`
    /// What the villain's first stage says when it is revealed. `MC-WHENREVEALED-2`
    SetUpVillain,
    /// Set-up instructions of the main scheme.
    SetUpScheme,
    /// Obligations are shuffled into the encounter deck.
    Obligations,
    /// A player in a slot draws the opening hand.
    OpeningHand,
    /// What was put aside in the mulligan is drawn anew.
    Mulligan,
    /// Set-up abilities of a player's identity.
    SetUpIdentity,
    /// The game begins.
    Begin,
    // Player phase.
    /// The turn of the player in a slot begins.
    BeginTurn,
    /// The turn ends.
    EndTurn,
    /// Cards chosen at the end of the phase are discarded.
    Trim,
    /// All players draw up to their hand size.
    DrawAll,
    /// All players ready all of their cards.
    ReadyAll,
    /// A phase ends.
    EndPhase,
    // Villain phase. `MC-ROUND-2`
    /// A step of the villain phase begins.
    Begins(Step),
    /// Step one.
    PlaceThreat,
    /// Step two: the villain activates against the player in a slot.
    ActivateVillain,
    /// Step two: the minions engaged with that player are noted.
    NoteMinions,
    /// Step three.
    DealAll,
    /// Step four: the next dealt card of the player in a slot is revealed, until none is left.
    RevealDealt,
    /// Step four once more, if somebody was dealt a card meanwhile. `MC-DEAL-3`
    MoreDealt,
    /// Step five.
    EndRound,
    /// Texts that wait for the end of an activation, phase or round, one after the other.
    Delayed(Term),
    /// The first of them.
    Due(Term),
    /// Cards are defeated.
    Defeat,
    /// Their defeat is over.
    Fallen,
    // Doing something.
    /// What must be chosen for the costs.
    CostChoices,
    /// All costs are paid together.
    Paid,
    /// Damage that follows is damage of an attack, if it is one.
    Mark,
    /// The use counts against limits.
    Count,
    /// What has been paid for begins.
    Initiate,
    /// The ability's effect.
    Follow,
    /// It is over.
    Finish,
    /// A card that has been paid for enters play.
    EnterPlay,
    /// A cost inside a text.
    InnerCost(Box<[Cost]>),
    /// The text's cost is the one at this address.
    Inner(NodeId),
    /// It is paid, and what it was paid for follows.
    PaidInner(NodeId),
    // Basic powers.
    /// Attack, thwart, recovery: exhaust, then do it.
    Attack,
    /// The attack's damage.
    Hit,
    /// The thwart.
    Thwart,
    /// Threat is removed by it.
    Relieve,
    /// The alter-ego exhausts to recover. `MC-RECOVER-2`
    Recover,
    /// It heals.
    Recovered,
    /// A player's attack or thwart is over.
    DeedOver,
    /// An ally's consequential damage. `MC-CONSEQ-1`
    Consequence,
    /// Overkill damage past a minion. `MC-OVERKILL-2`
    SpillOver,
    // Enemies.
    /// The next of several enemies does what it does, then the rest.
    DoEnemy,
    /// Whether more of them are left.
    MoreEnemies,
    /// An enemy's attack or scheme is opened.
    Open(bool),
    /// It is initiated.
    Activate,
    /// A boost card is dealt.
    DealBoost,
    /// The next boost card is turned up.
    TurnBoost,
    /// Its ability is resolved.
    BoostAbility,
    /// It is discarded.
    DropBoost,
    /// Damage of the attack.
    Strike,
    /// Overkill damage past an ally. `MC-OVERKILL-1`
    Spill,
    /// Threat of the scheme.
    SchemeThreat,
    /// The activation has been made: responses.
    Activated,
    /// The activation is put away.
    Close,
    // Encounter cards.
    /// An encounter card is turned up.
    TurnUp,
    /// It is revealed: it can be interrupted.
    RevealNow,
    /// It enters play, or is attached.
    Settle,
    /// Its "When Revealed" abilities.
    WhenRevealed,
    /// A treachery is discarded.
    Bury,
    /// Surge.
    Surge,
    // Sequences.
    /// Upgrades with Special abilities are noted.
    NoteSpecials(crate::language::Trait),
    /// The chosen one is resolved.
    DoSpecial,
    /// The rest of them.
    MoreSpecials,
    // Words around other words.
    /// The effect is followed for the seat in a slot.
    As(Slot, NodeId),
    /// The first player is noted in a slot.
    NoteFirst(Slot),
    /// The player engaged with this card is noted in a slot.
    NoteEngaged(Slot),
    /// What was just discarded, healed, dealt or placed is noted.
    Note,
    /// The attacks of these enemies begin.
    Attackers(To),
    /// Minions that attack the heroes they are engaged with.
    TheirHeroes(Filter),
    /// Enemies scheme.
    Schemers(To),
    /// Cards are looked at, so that the seeker knows them.
    LookThrough(Box<Selection>),
    /// Whether what came before "then" was done is measured from here.
    Measure(Slot),
    /// A delayed effect is put down.
    Delay(Term, NodeId),
    /// The latest lasting text ends with the activation.
    Bind,
    /// Damage that was assigned is dealt.
    Assigned,
    /// A card about to be put into play is noted.
    NotePut(To),
    /// What a text has done so far is forgotten.
    Fresh,
    /// Something was done that no event tells.
    Tick,
    /// Cards that were looked at become known.
    Show,
    /// The nemesis minion and side scheme are noted.
    NoteNemesis,
    /// The rest of the nemesis set is shuffled into the encounter deck.
    ShuffleNemesis,
    /// Damage is placed on this card in place of another.
    Absorb,
    /// The boost card is shown.
    ShowBoost,
}

/// What the rulebook's own procedures ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleTest {
    /// The game has not been set up.
    NotSetUp,
    /// Nobody defends against the attack yet, and the player in the slot may be asked. `MC-PERIL-2`
    MayDefend,
    /// The player in the slot is still in the game.
    Present,
    /// The player in the slot has a turn to take.
    TakesTurn,
    /// A cost inside a text can be paid, and something would come of it. `MC-COST-6`
    Payable(NodeId, NodeId),
    /// What was paid for is not lost to a status card.
    GoesOn,
    /// More was done since the measure was taken. `MC-THEN-1`
    Done(Slot),
}
