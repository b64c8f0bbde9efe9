//! The words that Ashes card files may use; no behaviour.

mod ability;
mod nouns;

pub use ability::{Ability, Aim, Aimed, Does, Text, Trigger};
pub use nouns::{Cost, Gauge, Keyword, Kind, Magic, Num, Side, Whom, Zone};

use kernel::effect::tree::Called;
use kernel::prelude::*;

/// What a text tells somebody to do.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Verb {
    /// Deal so much damage.
    Deal(Whom, Num),
    /// Place so many wound tokens.
    Wound(Whom, Num),
    /// Remove so many wound tokens.
    Heal(Whom, Num),
    Destroy(Whom),
    /// Place so many exhaustion tokens.
    Exhaust(Whom, Num),
    /// Remove so many exhaustion tokens; all of them without a number.
    Refresh(Whom, Option<Num>),
    /// Place so many status tokens.
    AddStatus(Whom, Num),
    /// Put so many of a conjuration onto the own battlefield, or onto that of the chosen player.
    Summon(String, Num, Option<Called>),
    /// Put one of each of these conjurations onto the own battlefield at the same time. `ASH-ENTER-1`
    SummonEach(Vec<String>),
    Draw(Num),
    /// The chosen player discards so many cards off the top of the draw pile.
    Mill(Called, Num),
    /// The chosen player discards so many cards of their choice from hand.
    DiscardFromHand(Called, Num),
    /// You discard so many cards of your choice from hand.
    Discard(Num),
    /// Discard from play.
    DiscardFromPlay(Whom),
    /// A conjuration goes back to its owner's pile, anything else to its owner's hand.
    Return(Whom),
    /// Take a card from the discard pile or the draw pile into hand.
    Take(Whom),
    ShuffleDeck,
    /// If it is an ally and is discarded, it is removed from the game instead.
    RemoveIfAlly(Whom),
    /// Change so many dice of the own active pool to sides of choice.
    TurnDice(u8),
    /// Put so many dice of the own exhausted pool into the active pool, on sides of choice.
    RecoverDice(u8),
    /// Re-roll so many dice of the own exhausted pool and put them into the active pool.
    RerollDice(u8),
    /// Put so many dice of the chosen player from the active into the exhausted pool.
    ExhaustDice(Called, u8),
    /// Put the die that was spent onto a unit, which it strengthens until the end of the round. `ASH-DICE-7` `ASH-DICE-9`
    Charm(Whom),
    /// Put the die that was spent onto a unit, where it can prevent up to so much damage. `ASH-DICE-15` `ASH-DICE-16`
    Ward(Whom, u8),
    /// Put a card of the own hand on the top or the bottom of the draw pile.
    PutBack,
    /// Take additional side actions this turn, one for each status token removed from this card.
    Overtime,
    /// Prevent one damage for each status token removed from this card.
    Shield,
    /// The damage is dealt to another card instead.
    Redirect(Whom),
    /// What is being used has no effects.
    Cancel,
    /// The card whose ability is being used has no such abilities for the rest of the turn.
    Silence,
    /// Add so much to an attack value for the rest of the turn.
    AddAttack(Whom, i32),
    /// Gain a keyword for the rest of the turn.
    Gain(Whom, Keyword),
    /// Every player may draw up to so many cards; each one not drawn is 1 damage to their Phoenixborn, less for you by focus.
    AllMayDraw(u8),
    /// Put a conjuration onto the own battlefield with so many status tokens.
    SummonWith(String, Num),
    /// Take a card of choice from the own draw pile into hand and shuffle.
    Search,
    /// Move a token of choice from one card to another.
    MoveToken(Called, Called),
    /// The card that would be discarded goes to its owner's hand.
    #[serde(skip)]
    Respark,
    /// Follow a text: its cost, its targets, its effects. Never written in card files.
    #[serde(skip)]
    Follow(Box<Followed>),
}

/// A text with its place on the card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Followed {
    /// Its place among the abilities; none for the effect of a card that is played.
    pub place: Option<u8>,
    pub text: Text,
    /// Whether its player may leave it.
    pub optional: bool,
    pub source: SourceKind,
}

/// What the effects of a text are effects of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SourceKind {
    Spell,
    Ability,
    Power,
}

/// The conditions of texts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Test {
    /// So many further copies of this spell are on the same spellboard.
    Focus(u8),
    /// The additional cost was paid.
    PaidMore,
    /// A target was chosen and is still there.
    Chosen(Called),
    /// At least so many status tokens are on this card.
    Status(u8),
    /// The card so called is not exhausted.
    Fresh(Called),
    /// A rule's own condition.
    #[serde(skip)]
    Rule(RuleTest),
}

/// The conditions of the rules themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleTest {
    /// The card whose text it is still lies there, or was played.
    Remains,
    /// The attack is on a unit.
    AttacksUnit,
    /// A player of the game still lives.
    Present,
}

/// The cards that texts speak of.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Filter {
    Any,
    /// A unit: an ally or a conjuration in play.
    Unit,
    Ally,
    Conjuration,
    Phoenixborn,
    ReadySpell,
    Alteration,
    /// Any card that is no Phoenixborn.
    NotPhoenixborn,
    /// A card with this id.
    Is(String),
    Has(Keyword),
    /// With at most this attack value.
    AttackAtMost(i32),
    NotExhausted,
    /// The card that this one is attached to.
    Host,
    /// A unit, or the Phoenixborn of an opponent who has no units.
    UnitOrBare,
    /// With at least one token.
    HasTokens,
    /// All of these.
    Every(Vec<Filter>),
    /// Not the first target.
    #[serde(skip)]
    Other,
    /// Another card of whoever controls the first target, and no Phoenixborn.
    #[serde(skip)]
    Beside,
    /// The First Five: no second copy of a card. `ASH-SETUP-4`
    #[serde(skip)]
    Opening,
    /// A card that a text reaches: not guarded against it, and not destroyed already.
    #[serde(skip)]
    Reachable(Box<Filter>),
}

/// The values that texts change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Quality {
    Attack,
    Life,
    Recover,
    /// Whether a unit has a keyword.
    Keyword(Keyword),
    /// Whether a unit has abilities that are not inexhaustible.
    Abilities,
    /// Whether alterations may be attached.
    Alterations,
}

impl Quality {
    /// Its place in a set of values.
    pub fn bit(self) -> u32 {
        1 << match self {
            Quality::Attack => 0,
            Quality::Life => 1,
            Quality::Recover => 2,
            Quality::Abilities => 3,
            Quality::Alterations => 4,
            Quality::Keyword(keyword) => 5 + keyword as u32,
        }
    }
}

/// What a text waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Pattern {
    /// This card comes into play.
    EntersThis,
    /// A unit comes into play on the battlefield of one of these players.
    UnitEnters(Whose),
    /// This unit deals damage by attacking or countering.
    DealsThis,
    /// The unit this is attached to is dealt damage by attacking or countering units.
    HostIsDealt,
    /// The Phoenixborn of this player would be dealt damage.
    PhoenixbornWouldBeDealt,
    /// This unit receives damage.
    ReceivesThis,
    /// This unit receives damage from an attack or a counter.
    ReceivesCombatThis,
    /// A unit that this player controls would receive damage.
    UnitWouldReceive,
    /// The Phoenixborn of this player would receive damage.
    PhoenixbornWouldReceive,
    /// The Phoenixborn of this player has received damage.
    PhoenixbornReceives,
    /// The Phoenixborn of this player has received damage from an attack.
    PhoenixbornReceivesAttack,
    DestroyedThis,
    /// A unit of one of these players is destroyed.
    UnitDestroyed(Whose),
    /// An ally of this player is destroyed.
    AllyDestroyed,
    /// An opponent's unit is destroyed by something that this player controls.
    Consumes,
    /// A unit of one of these players leaves play.
    UnitLeaves(Whose),
    /// This card would be discarded from play.
    WouldBeDiscardedThis,
    /// Somebody has declared attackers.
    Declared,
    /// This player is declaring attackers, this unit among them.
    Declares,
    /// An opponent uses something that would target a unit of this player.
    Targeted,
    /// An opponent would use an ability of a unit or Phoenixborn that is not inexhaustible.
    AbilityUsed,
    /// An opponent has discarded cards off the draw pile.
    Milled,
    /// This player has taken a main action other than pass.
    MainAction,
    /// The player turns phase begins.
    TurnsBegin,
    RoundEnds,
    /// The last status token was removed from this card.
    LosesLastStatus,
    /// This unit receives combat damage while it has Illusion.
    #[serde(skip)]
    IllusionBreaks,
    /// The round ends while charm dice of this player lie on units.
    #[serde(skip)]
    CharmsEnd,
    /// The unit on which the spent die lies would receive damage.
    #[serde(skip)]
    WardedWouldReceive,
}

/// How a text changes what it answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Rewrite {
    /// So much less damage.
    Less(i32),
    /// The damage goes to another card.
    To(#[serde(skip)] Option<CardRef>),
    /// The card goes to its owner's hand.
    ToHand,
    Nothing,
}
