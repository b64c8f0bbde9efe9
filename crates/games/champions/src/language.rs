//! The words that card files may use: what cards cost, do, forbid and wait for.

use kernel::effect::tree::{Condition, Effect};
use serde::Deserialize;

use crate::Champions;
pub use crate::areas::{Gauge, Zone};
pub use crate::nouns::{Class, Form, Kind, Label, Name, Resource, Resources, Status, To, Trait};
pub use crate::number::{Measure, Num, Of};
pub use crate::steps::{Rule, RuleTest};

/// What a card must be: all of these at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Filter(pub Vec<Is>);

/// One thing that a card can be.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Is {
    /// A villain or minion. `MC-ENEMY-1`
    Enemy,
    /// The villain.
    Villain,
    /// A minion.
    Minion,
    /// A hero, alter-ego, ally, villain or minion. `MC-CHARACTER-1`
    Character,
    /// A character that a player controls. `MC-FRIENDLY-1`
    Friendly,
    /// An ally.
    Ally,
    /// An identity in either form.
    Identity,
    /// An identity in hero form. `MC-FORM-6`
    Hero,
    /// An identity in alter-ego form. `MC-FORM-5`
    AlterEgo,
    /// An upgrade.
    Upgrade,
    /// A support.
    Support,
    /// An event.
    Event,
    /// A treachery.
    Treachery,
    /// An attachment.
    Attachment,
    /// An environment.
    Environment,
    /// The main scheme or a side scheme.
    Scheme,
    /// A side scheme.
    SideScheme,
    /// The main scheme.
    MainScheme,
    /// With a trait, printed or gained.
    Trait(Trait),
    /// With a printed resource of a type. `MC-PRINTED-1`
    Printed(Resource),
    /// You control it: for identities, it is yours.
    Yours,
    /// A minion engaged with you.
    WithYou,
    /// A minion engaged with a player in hero form.
    WithHero,
    /// Lying face-down in play.
    FaceDown,
    /// This very card.
    This,
    /// The card that this one is attached to.
    Host,
    /// The card with this id; of a two-sided card, only while that side shows. `MC-IDENTITY-3`
    Named(String),
    /// One of those so called.
    Among(Name),
    /// None of those so called.
    OtherThan(Name),
    /// Not like any of those so called: another title. `MC-SELFREF-1`
    OtherTitle(Name),
    /// Damaged.
    Damaged,
    /// Ready.
    Ready,
    /// Exhausted.
    Exhausted,
    /// With threat on it that can be removed. `MC-SIDESCHEME-5`
    Removable,
    /// An enemy that you can attack. `MC-GUARD-1`
    Attackable,
    /// Lying above all others of its area that fit the rest.
    Topmost,
    /// It could enter play under your control: unique cards, limits, something to be attached to.
    CanEnter,
    /// None of these; never written in card files.
    #[serde(skip)]
    NotThose(Box<To>),
    /// It can take damage.
    Hurtable,
    /// It has no such status card. `MC-STATUS-2`
    Lacks(Status),
    /// The minion with the highest printed hit points among those that fit the rest.
    MostHitPoints,
    /// Nothing with this id is attached to it.
    Without(String),
    /// At least one of these.
    Either(Vec<Is>),
    /// Not that.
    Not(Box<Is>),
}

/// Cards that a text lets somebody single out, in play or elsewhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selection {
    /// In these areas: your own where areas are personal.
    pub from: Vec<Zone>,
    /// Whether the areas of all players are meant.
    #[serde(default)]
    pub everyones: bool,
    /// What they must be.
    #[serde(default)]
    pub that: Filter,
    /// How many.
    #[serde(default = "one")]
    pub number: u8,
    /// Whether fewer will do, or none.
    #[serde(default)]
    pub up_to: bool,
    /// What they are called from here on.
    #[serde(default = "target")]
    pub called: Name,
}

fn one() -> u8 {
    1
}

fn target() -> Name {
    Name::Target
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

/// What a text tells to do. "You" is the player who resolves it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Verb {
    // Cards between areas.
    /// You draw cards. `MC-DRAW-2`
    Draw(Num),
    /// You draw up to your printed hand size.
    DrawUp,
    /// You discard cards from the top of your deck; they are called Discarded.
    DiscardTop(Num),
    /// You discard cards at random from your hand; they are called Discarded.
    DiscardRandom(Num),
    /// You discard each such card from your hand; they are called Discarded.
    DiscardFromHand(Filter),
    /// Each player discards cards at random from their hand; all of them together are called Discarded.
    EachDiscardsRandom(Num),
    /// You are dealt encounter cards. `MC-DEAL-1`
    DealEncounter(Num),
    /// You choose and discard so many cards from your hand; they are called Discarded.
    DiscardChosen(u8),
    /// Cards are discarded from the top of the encounter deck; they are called Discarded.
    DiscardEncounter(Num),
    /// Cards are discarded from the top of the encounter deck until such a one is; it is called Found. `MC-EMPTYENC-3`
    DiscardUntil(Filter),
    /// You look at cards on top of your deck; they are called Found.
    LookAt(Num),
    /// You choose cards.
    Select(Selection),
    /// You search areas for cards; searched decks are shuffled by `Shuffle` or `ShuffleEncounter`. `MC-SEARCH-1`
    Search(Selection),
    /// Your deck is shuffled.
    Shuffle,
    /// The encounter deck is shuffled.
    ShuffleEncounter,
    /// Cards go to their owner's hand.
    ToHand(To),
    /// Cards are discarded, from play or from wherever they lie; those so discarded are called Discarded.
    Discard(To),
    /// Cards are removed from the game. `MC-REMOVED-2`
    Remove(To),
    /// Cards are shuffled into their owner's deck.
    ShuffleIn(To),
    /// A random card of your hand is laid face-down on this scheme.
    Capture,
    /// Each card that lies face-down here goes back to its owner's hand.
    Release,
    // Cards in play.
    /// Cards are put into play under your control, minions engaged with you. `MC-PLAY-3`
    PutIntoPlay(To),
    /// Encounter cards are revealed and resolved by you. `MC-REVEAL-5`
    Reveal(To),
    /// You reveal cards from the top of the encounter deck.
    RevealTop(Num),
    /// Damage is dealt; several characters are dealt it at the same moment. `MC-DAMAGE-1`
    Damage(Num, To),
    /// Damage is assigned among characters as you like, none to more than defeats it. `MC-INDIRECT-1`
    Assign(Num, Filter),
    /// Damage is healed. `MC-HEAL-1`
    Heal(Num, To),
    /// All damage is healed.
    HealAll(To),
    /// Damage is moved from one card to another. `MC-MOVE-3`
    MoveDamage(Num, To, To),
    /// Threat is placed on schemes.
    Threat(Num, To),
    /// Threat is removed from schemes.
    RemoveThreat(Num, To),
    /// Characters get a status card. `MC-STATUS-1`
    Give(Status, To),
    /// Cards are readied.
    Ready(To),
    /// Cards are exhausted.
    Exhaust(To),
    /// All-purpose counters are put on this card.
    Counters(Num),
    /// You take control of cards in play. `MC-CONTROL-4`
    Control(To),
    /// You change your form. `MC-FORM-4`
    ChangeForm,
    /// You flip to a form, unless you are in it.
    FlipTo(Form),
    /// Your top cards enter play face-down, engaged with you as Drone minions.
    Drones(Num),
    /// Your set-aside nemesis set enters the game. `MC-NEMESIS-1`
    Nemesis,
    /// The main scheme gets acceleration tokens. `MC-ACCELTOKEN-1`
    Accelerate(Num),
    /// The next card you play this phase costs so much less.
    NextCostsLess(Num),
    /// The Special abilities of such upgrades that you control are resolved in any order. `MC-SPECIAL-1`
    Specials(Trait),
    /// The main scheme deck advances to the other side of its card, or to the next card. `MC-MAINSCHEME-2`
    Advance,
    /// The players lose the game.
    Lose,
    // Enemies.
    /// Enemies attack you, one after the other; nothing while you are in alter-ego form. `MC-ACTIVATION-5`
    Attacks(To),
    /// Each of these minions attacks the hero it is engaged with.
    AttackTheirHeroes(Filter),
    /// An enemy schemes.
    Schemes(To),
    /// The attack that begins is made against each other hero, too.
    AlsoAgainstOthers,
    /// The villain gets more boost cards for this activation.
    MoreBoost(Num),
    /// The attack that is going on gains overkill. `MC-OVERKILL-1`
    Overkill,
    // What is happening.
    /// This card gains surge. `MC-SURGE-1`
    Surge,
    /// The "When Revealed" effects of the revealed card are cancelled. `MC-CANCEL-1`
    CancelRevealed,
    /// All effects of the revealed card are cancelled, and it is discarded.
    CancelCard,
    /// So much of the damage or threat is prevented. `MC-PREVENT-1`
    Prevent(Num),
    /// All of the damage or threat is prevented.
    PreventAll,
    /// What would happen does not happen. `MC-REPLACEMENT-1`
    Instead,
    /// The damage that would be dealt is placed on this card instead.
    DamageHere,
    /// You take the threat that would be placed as damage instead.
    TakeAsDamage,
    /// Resources are generated. `MC-RESABILITY-1`
    Generate(Resources),
    /// The resources printed on the top card of your discard pile are generated.
    GenerateTop,
    // Words around other words.
    /// Each player in player order does it: "you" is that player.
    EachPlayer(Vec<Effect<Champions>>),
    /// You choose a player: in what follows "you" is that player.
    APlayer(Vec<Effect<Champions>>),
    /// The first player does it.
    FirstPlayer(Vec<Effect<Champions>>),
    /// The player with whom this minion is engaged does it, or was when it was defeated.
    EngagedPlayer(Vec<Effect<Champions>>),
    /// A cost, and what follows if it is paid. `MC-COST-3`
    Pay(Vec<Cost>, Vec<Effect<Champions>>),
    /// You may pay a cost: what follows if you do, and if you do not.
    MayPay(Vec<Cost>, Vec<Effect<Champions>>, Vec<Effect<Champions>>),
    /// First the one, and only if it was fully done, then the other. `MC-THEN-1`
    Then(Vec<Effect<Champions>>, Vec<Effect<Champions>>),
    /// Something happens at the end of something. `MC-DELAYED-1`
    AtEnd(Term, Vec<Effect<Champions>>),
    /// Something stays in force until the activation that is going on is over.
    WhileActivating(kernel::effect::tree::Standing<Champions>),
    /// A step of the rules themselves; never written in card files.
    #[serde(skip)]
    Rule(Rule),
}

/// What may be asked of the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Test {
    /// You are in this form.
    Form(Form),
    /// A card has a trait: `Has(You, "Aerial")`.
    Has(To, Trait),
    /// A card has a status card.
    Is(To, Status),
    /// A card is such a one: `Fits(The(Found), [Minion])`. False if there is no such card.
    Fits(To, Filter),
    /// So many such cards are in play, at least.
    InPlay(Filter, u8),
    /// A number is at least so much: `Count("damage here", 5)`.
    Count(Num, i32),
    /// A resource of this type paid for the card.
    PaidWith(Resource),
    /// This is the final step of a sequence of Special abilities.
    FinalStep,
    /// The activation that is going on is an attack that nobody defends against.
    Undefended,
    /// The activation that is going on has dealt damage to your identity.
    DamagedYou,
    /// Something has that name.
    Called(Name),
    /// What the rules themselves ask.
    #[serde(skip)]
    Rule(RuleTest),
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
    #[serde(default)]
    pub name: Option<kernel::book::Both>,
    /// When it serves.
    pub when: When,
    /// Only in this form. `MC-TRIGGERED-2`
    #[serde(default)]
    pub form: Option<Form>,
    /// Attack, thwart or defense.
    #[serde(default)]
    pub label: Option<Label>,
    /// How often.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// Only while this holds. `MC-PLAYRESTRICT-1`
    #[serde(default)]
    pub only: Option<Condition<Champions>>,
    /// Its cost, before the arrow.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// Its effect.
    #[serde(default = "Vec::new")]
    pub effect: Vec<Effect<Champions>>,
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

/// Values that cards change, and things that they forbid, allow or demand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Quality {
    /// ATK.
    Attack,
    /// THW.
    Thwart,
    /// DEF.
    Defense,
    /// SCH.
    Scheme,
    /// Hit points. `MC-GETS-3`
    HitPoints,
    /// What the three are before anything else changes them (`Set`). `MC-BASEVALUE-1`
    BaseAttack,
    /// See above.
    BaseScheme,
    /// See above.
    BaseHitPoints,
    /// A player's hand size.
    HandSize,
    /// The most a player's hand size can be.
    HandSizeMost,
    /// How many allies a player may control. `MC-ALLYLIMIT-1`
    AllyLimit,
    /// A trait is gained (`Set(1)`). `MC-GAIN-1`
    Trait(Trait),
    /// Retaliate is gained (`Add`).
    Retaliate,
    /// Guard is gained (`Set(1)`).
    Guard,
    /// It cannot take damage (`Cannot`).
    Harm,
    /// It cannot take damage from upgrades with a trait (`Cannot`).
    HarmBy(Trait),
    /// Threat cannot be removed from it (`Cannot`).
    Relief,
    /// The player engaged with it must defend against its attacks with an ally, if able (`Set(1)`).
    AllyMustDefend,
    /// What it costs to play a card.
    Price,
    /// Surge is gained (`Set(1)`).
    Surge,
}

/// How an event is changed by an answer; never written in card files.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Rewrite {
    /// So much less of it.
    Less(i32),
    /// It does not happen.
    Nothing,
    /// The attack gains overkill.
    Overkill,
    /// The revealed card does nothing: only what it says under "When Revealed", or all of it.
    Cancel(bool),
}
