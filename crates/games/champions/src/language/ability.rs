//! Abilities as they are printed: when they serve, how often, what they cost and wait for; and keywords.

use kernel::effect::tree::{Condition, Effect};
use serde::Deserialize;

use crate::Champions;
use crate::language::{Filter, Form, Label, Resource, Resources};

/// When an ability serves. `MC-ABILITY-5`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum When {
    /// In a player's turn. `MC-ACTION-1`
    Action,
    /// While generating resources. `MC-RESABILITY-1`
    Resource,
    /// Before something. `MC-INTERRUPT-1`
    Interrupt(Pattern),
    /// After something. `MC-RESPONSE-1`
    Response(Pattern),
    /// Before something, always. `MC-FORCED-1`
    ForcedInterrupt(Pattern),
    /// After something, always.
    ForcedResponse(Pattern),
    /// When another card says so. `MC-SPECIAL-1`
    Special,
    /// When the card is revealed. `MC-WHENREVEALED-1`
    Revealed,
    /// When the card is defeated. `MC-WHENDEFEATED-1`
    Defeated,
    /// When the card is turned up as a boost card. `MC-BOOST-3`
    Boost,
    /// While the game is set up. `MC-SETUP-11`
    Setup,
    /// When the stage of the main scheme is completed.
    Completed,
}

/// A triggered ability, in printed order.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Its name, if it has one.
    pub name: Option<kernel::book::Both>,
    /// When it serves.
    pub when: When,
    /// Only in this form. `MC-TRIGGERED-2`
    pub form: Option<Form>,
    /// Attack, thwart or defense.
    pub label: Option<Label>,
    pub limit: Option<Limit>,
    /// Only while this holds. `MC-PLAYRESTRICT-1`
    pub only: Option<Condition<Champions>>,
    /// Its cost, before the arrow.
    #[serde(default)]
    pub cost: Vec<Cost>,
    #[serde(default = "Vec::new")]
    pub effect: Vec<Effect<Champions>>,
}

/// One part of a cost: all parts are paid together. `MC-COST-5`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Cost {
    /// Exhausts this card. `MC-EXHAUST-3`
    ExhaustThis,
    /// Exhausts your hero; impossible in alter-ego form.
    ExhaustHero,
    /// Exhausts your alter-ego; impossible in hero form.
    ExhaustAlterEgo,
    /// Spends resources of these types. `MC-RESOURCE-4`
    Spend(Resources),
    /// Spends any number of resources of a type, at least one; the number is called X.
    SpendX(Resource),
    /// Removes counters from this card. `MC-USES-2`
    Counters(u8),
    /// Discards this card from play.
    DiscardThis,
    /// This character is dealt damage.
    DamageThis(u8),
    /// You take damage.
    TakeDamage(u8),
    /// Damage is healed from your identity, all of it or it cannot be paid.
    Heal(u8),
    /// Chooses and discards cards from your hand, from so many up to so many; they are called Discarded.
    DiscardCards(u8, u8),
    /// Pays the printed cost of a card of a kind in any player's discard pile; the card is called Target.
    PayFor(Filter),
}

/// How long something lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Term {
    /// Until the attack or scheme that is going on is over.
    Activation,
    /// Until the phase is over.
    Phase,
    /// Until the round is over.
    Round,
}

/// How often an ability may be used. `MC-LIMIT-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Limit {
    /// Each copy so often each round.
    PerRound(u8),
    /// Each copy so often each phase.
    PerPhase(u8),
    /// All copies together, whoever controls them, so often each round. `MC-MAX-2`
    MaxPerRound(u8),
    /// All copies together, whoever controls them, so often each phase.
    MaxPerPhase(u8),
}

/// What an ability waits for. Its trigger says whether it comes before (interrupt) or after (response).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Pattern {
    /// Such an enemy attacks; for a response, has attacked.
    Attacks(Filter),
    /// Such an enemy attacks you; for a response, has attacked you.
    AttacksYou(Filter),
    /// Such an enemy has attacked and damaged a character.
    AttacksAndDamages(Filter),
    /// Your hero has defended against an attack. `MC-DEFEND-2`
    YourHeroDefends,
    /// Such a character has been attacked, by an enemy or by a player's character. `MC-RETALIATE-1`
    WasAttacked(Filter),
    /// Such an enemy schemes; for a response, has schemed.
    Schemes(Filter),
    /// Such an enemy attacks or schemes; for a response, has done so.
    Activates(Filter),
    /// Such a character would take damage; for a response, has taken damage.
    TakesDamage(Filter),
    /// Such a character would take damage from an attack.
    TakesAttackDamage(Filter),
    /// Threat would be placed on such a scheme; for a response, has been placed.
    ThreatOn(Filter),
    /// Threat has been placed on such a scheme in step one of the villain phase.
    ThreatInStepOne(Filter),
    /// Such a card is revealed from the encounter deck.
    Reveals(Filter),
    /// Such a card has entered play. `MC-ENTERPLAY-1`
    Enters(Filter),
    /// You have played such a card. `MC-PLAY-5`
    YouPlay(Filter),
    /// Such a card is defeated; for a response, has been defeated.
    Defeated(Filter),
    /// You have defeated such a card: your identity, or your ability.
    YouDefeat(Filter),
    /// Such a character of a player has attacked.
    HasAttacked(Filter),
    /// You have made a basic attack.
    BasicAttack,
    /// A character of the first kind has attacked and defeated one of the second.
    AttacksAndDefeats(Filter, Filter),
    /// Such a character has thwarted.
    HasThwarted(Filter),
    /// You have changed to this form.
    ChangesTo(Form),
    /// It has happened: what a response waits for; never written in card files.
    #[serde(skip)]
    Done(Box<Pattern>),
}

/// Keywords.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Keyword {
    /// Guard. `MC-GUARD-1`
    Guard,
    /// Toughness. `MC-TOUGHNESS-1`
    Toughness,
    /// Quickstrike. `MC-QUICKSTRIKE-1`
    Quickstrike,
    /// Retaliate. `MC-RETALIATE-1`
    Retaliate(u8),
    /// Surge. `MC-SURGE-1`
    Surge,
    /// Peril. `MC-PERIL-1`
    Peril,
    /// Overkill, on the card's own attacks. `MC-OVERKILL-1`
    Overkill,
    /// Restricted. `MC-RESTRICTED-1`
    Restricted,
    /// Uses: so many counters of a name. `MC-USES-1`
    Uses(u8, kernel::book::Both),
    /// It enters play with so many counters of a name, and stays when they are gone.
    EntersWith(u8, kernel::book::Both),
}
