//! The words that card files may use: what cards do, ask, change and forbid.

mod ability;
mod areas;
mod around;
mod filter;
mod nouns;
mod number;

use kernel::effect::tree::Effect;
use serde::Deserialize;

use crate::Champions;
pub use ability::{Ability, Cost, Keyword, Limit, Pattern, Term, When};
pub use areas::{Gauge, Zone};
pub use around::{Around, RuleTest};
pub use filter::{Filter, Is, Selection};
pub use nouns::{Class, Form, Kind, Label, Name, Resource, Resources, Status, To, Trait};
pub use number::{Measure, Num, Of};

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
    /// You choose a player: in what follows "you" is that player.
    APlayer(Vec<Effect<Champions>>),
    /// The first player does it.
    FirstPlayer(Vec<Effect<Champions>>),
    /// The player with whom this minion is engaged does it, or was when it was defeated.
    EngagedPlayer(Vec<Effect<Champions>>),
    /// Something stays in force until the activation that is going on is over.
    WhileActivating(kernel::effect::tree::Standing<Champions>),
    /// A step of the rules themselves; never written in card files.
    #[serde(skip)]
    Rule(Around),
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

/// Values that cards change, and things that they forbid, allow or demand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Quality {
    Attack,
    Thwart,
    Defense,
    Scheme,
    /// Hit points. `MC-GETS-3`
    HitPoints,
    /// What the three are before anything else changes them (`Set`). `MC-BASEVALUE-1`
    BaseAttack,
    BaseScheme,
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
    /// The revealed card does nothing: only what it says under "When Revealed", or all of it.
    Cancel(bool),
}
