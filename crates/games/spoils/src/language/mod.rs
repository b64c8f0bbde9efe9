//! The words that Spoils card files may use: what cards cost, do, forbid and wait for.

mod nouns;
mod standing;

use kernel::prelude::*;

use crate::Spoils;
pub use nouns::{Gauge, HOST, Icon, Icons, Kind, Measure, Name, Num, Trade, Which, Who, Zone};
pub use standing::{Pattern, Quality, Rewrite};

/// What a card must be: all of these at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Filter(pub Vec<Is>);

impl Filter {
    /// The types it asks for, one bit each; none if any will do. `SP-208.2`
    pub fn kinds(&self) -> i32 {
        let kind = |is: &Is| {
            let kinds = [Kind::Character, Kind::Item, Kind::Location, Kind::Resource, Kind::Faction];
            kinds.into_iter().find(|kind| *is == Is::kind(*kind)).map_or(0, |kind| i32::from(kind.bit()))
        };
        self.0.iter().fold(0, |set, is| match is {
            Is::Either(parts) if parts.iter().all(|part| kind(part) != 0) => {
                parts.iter().fold(set, |set, part| set | kind(part))
            }
            is => set | kind(is),
        })
    }
}

/// One thing that a card can be.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Is {
    /// A character, by print or by an effect.
    Character,
    Item,
    Location,
    /// A resource: also every face-down card.
    Resource,
    /// Anything but a resource.
    NonResource,
    Tactic,
    /// A faction: nothing else ever means one. `SP-202.9`
    Faction,
    Staple,
    Of(Trade),
    Subtype(String),
    Yours,
    /// Under your opponent's control.
    Theirs,
    Owned,
    This,
    Other,
    /// The card this one is attached to.
    Host,
    /// Any card but those so called.
    OtherThan(Name),
    /// One of those so called.
    Among(Name),
    FaceDown,
    /// Attached to your faction.
    Spent,
    Depleted,
    Ready,
    InBattle,
    OutOfBattle,
    /// A member of the attacking party.
    Attacking,
    /// A member of the blocking party.
    Blocking,
    /// In a party with this card, itself included. `SP-302.14`
    InPartyWithThis,
    /// It has received damage this turn.
    Damaged,
    /// With a numeric cost of so much or less.
    CostAtMost(Num),
    /// With so much strength or less.
    StrengthAtMost(Num),
    /// With so much life or less.
    LifeAtMost(Num),
    /// No character that your opponent controls has a higher numeric cost.
    HighestCost,
    Either(Vec<Is>),
    Not(Box<Is>),
    /// What "pick" adds to a filter, and who picks: never written in card files. `SP-310.1`
    #[serde(skip)]
    Picked(Box<CardPick<Spoils>>, Who),
}

impl Is {
    /// The filter that asks for a type.
    pub fn kind(kind: Kind) -> Is {
        match kind {
            Kind::Faction => Is::Faction,
            Kind::Resource => Is::Resource,
            Kind::Character => Is::Character,
            Kind::Tactic => Is::Tactic,
            Kind::Item => Is::Item,
            Kind::Location => Is::Location,
        }
    }
}

/// Cards that a text lets somebody single out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selection {
    /// In these areas; in play if it is left out. `SP-402.3`
    #[serde(default = "in_play")]
    pub from: Vec<Zone>,
    #[serde(default = "everyones")]
    pub whose: Whose,
    #[serde(default)]
    pub that: Filter,
    #[serde(default = "one")]
    pub number: Num,
    /// Whether fewer will do, or none.
    #[serde(default)]
    pub up_to: bool,
    /// Who singles them out.
    #[serde(default)]
    pub by: Who,
    /// What they are called from here on.
    pub called: Name,
}

fn in_play() -> Vec<Zone> {
    vec![Zone::Play]
}

fn everyones() -> Whose {
    Whose::Everyones
}

fn one() -> Num {
    Num::Fixed(1)
}

/// One part of a cost section. They are done strictly in printed order. `SP-401.3`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Cost {
    Pick(Selection),
    /// Chooses cards without picking them.
    Choose(Selection),
    /// Chooses a whole number, at least so much. `SP-410.2`
    Number(Name, i32),
    /// Notes a number.
    Let(Name, Num),
    /// Adds to the numeric cost. `SP-406.3`
    Pay(Num),
    /// Depletes a card that is not depleted. `SP-303.2`
    Deplete(Which),
    Destroy(Which),
    Discard(Name),
    Remove(Which),
    /// This card loses tokens. `SP-401.3b`
    LoseTokens(Num),
    LoseInfluence(Num),
    /// A restriction. `SP-401.3a`
    Only(Condition<Spoils>),
}

/// How long a change lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Term {
    ThisTurn,
    /// Until the card enters another area. `SP-508.1`
    ForGood,
    WhileYouControlThis,
}

/// Where cards are put back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
pub enum End {
    Top,
    Bottom,
}

/// What a card tells its player to do.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Verb {
    /// Picks cards in play or elsewhere.
    Pick(Selection),
    /// Chooses cards without picking them.
    Select(Selection),
    /// Chooses a number from 0 up to so much.
    UpTo(Name, Num),
    /// Notes a number.
    Let(Name, Num),
    Draw(Num),
    Draws(Who, Num),
    /// Somebody discards cards of their choice.
    Discards(Who, Num),
    /// The owner discards a card that somebody chose.
    Discard(Name),
    /// Puts cards from the top of a deck into its owner's discard pile.
    Mill(Who, Num),
    /// Puts cards, wherever they are, into their owner's discard pile.
    ToDiscard(Which),
    /// Inflicts damage to cards.
    Inflict(Num, Which),
    /// Inflicts damage to a player's faction.
    InflictFaction(Num, Who),
    /// Inflicts damages at the same time.
    InflictTogether(Vec<(Num, Which)>),
    /// Inflicts damage to every card of a kind in play at the same time, and to both factions if it says so.
    InflictEach(Num, Filter, bool),
    /// Inflicts up to so much damage, divided among chosen cards.
    Divide(Num, Name),
    Destroy(Which),
    /// Destroys every card of a kind in play at the same time and calls them so.
    DestroyEach(Filter, Name),
    /// Puts cards into their owners' hands.
    ToHand(Which),
    Remove(Which),
    /// Shuffles cards into their owners' decks. `SP-313.2`
    ShuffleIn(Which),
    /// Puts cards on top or bottom of their owner's deck, in an order of your choice.
    PutBack(Name, End),
    Deplete(Which),
    Restore(Which),
    /// Restores all your depleted cards.
    RestoreAll,
    /// Detaches all resources from your faction, or up to so many.
    Detach(Option<Num>),
    Gain(Who, Num),
    /// A faction loses influence, which is not damage. `SP-408.3b`
    Lose(Who, Num),
    /// Puts tokens on cards.
    PutTokens(Which, Num),
    /// Removes up to so much damage.
    Heal(Which, Num),
    HealAll(Which),
    /// Puts Micromajig tokens into play under your control. `SP-409.3a`
    Majigs(Num),
    TakeControl(Which, Term),
    TakesControl(Who, Which, Term),
    /// Each of two cards changes to the controller of the other.
    Swap(Name, Name),
    /// Attaches this card to another.
    Attach(Which),
    /// Turns cards face-down under their owners' control. `SP-411.4`
    FlipDown(Which),
    /// Turns cards face-up. `SP-411.3`
    FlipUp(Which),
    /// Puts cards into play under your control, at the same time.
    PutIntoPlay(Which),
    /// Somebody puts cards into play under their control.
    PutIntoPlayFor(Who, Which),
    /// Puts cards into play depleted, as members of the attacking party.
    PutAttacking(Which),
    /// Adds cards to your blocking party. `SP-607.1c`
    AddToBlockers(Which),
    /// Removes cards from the battle. `SP-302.15`
    RemoveFromBattle(Which),
    /// Stops the action that is responded to. `SP-314.1`
    Terminate,
    /// The character that is being played enters play under your control.
    Welcome,
    /// You play a resource. `SP-604.1`
    PlayResource,
    /// You may play a card from your hand, perhaps for free.
    PlayCard(Filter, bool, Name),
    /// Looks through a deck for cards. `SP-312.1`
    Search(Who, Selection),
    Shuffle(Who),
    /// You look at cards on top of a deck and call them so.
    LookTop(Who, Num, Name),
    /// Shows cards on top of your deck to everybody and calls them so.
    RevealTop(Num, Name),
    /// Shows cards from the top of your deck until one fits; it gets the first name, the others the second.
    RevealUntil(Filter, Name, Name),
    LookAtHand(Who),
    LookAtFaceDown(Who),
    /// Chooses a deck: yours or your opponent's.
    ChoosePlayer(Name),
    /// Both players bid, up to their unattached resources; winner and bid get names. `SP-413.1`
    Bid(Who, Name, Name),
    /// Somebody pays a number; what follows if it was paid.
    Pays(Who, Num, Vec<Effect<Spoils>>),
    /// Somebody else may do something.
    Lets(Who, Vec<Effect<Spoils>>),
    /// You attack once, outside your turn. `SP-607.1`
    Attack,
    /// Duplicates the last other tactic played this turn. `SP-307.1`
    Duplicate,
    /// Cards gain texts.
    Gains(Which, Term, Vec<Standing<Spoils>>),
    /// This card gains the character type this turn.
    Become,
    /// What made this card a character ends. `SP-208.3`
    Fold,
    /// Chooses one of the five icons for this card to provide.
    ChooseIcon,
    /// Flips a coin; what follows if you win it.
    FlipCoin(Vec<Effect<Spoils>>),
    /// In place of what would happen: the tactic is put into play face-down.
    HideInstead,
}

/// Which action a response answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Answered {
    Card,
    Character,
    Ability,
}

/// What may be asked of the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Test {
    YourTurn,
    TheirTurn,
    /// A battle is going on. `SP-302.8`
    Battle,
    YouAttack,
    /// You are being attacked. `SP-302.2`
    YouAreAttacked,
    /// This answers such an action.
    Answers(Answered),
    /// Another tactic was played this turn.
    TacticPlayed,
    /// You were not the last to use this ability this turn.
    NotLastUser,
    /// Cards of a kind in play, at least so many.
    InPlay(Filter, u8),
    /// The number of characters you control is even. `SP-410.1`
    EvenCharacters,
    /// A discard pile holds at least so many cards.
    Discarded(Who, u8),
    /// You played this card with Flip Up.
    FlippedUp,
    /// This card attacked this turn.
    Attacked,
    /// The card is such a one now.
    Matches(Which, Filter),
    Called(Name),
    /// The cards with that name were destroyed, by damage from this text's card.
    Destroyed(Name),
    /// This card has at least so many tokens.
    Tokens(u8),
    /// What the rulebook's own procedures ask.
    #[serde(skip)]
    Rule(RuleTest),
}

/// What the rulebook's own procedures ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleTest {
    NotSetUp,
    NotBegun,
    BattleGoesOn,
    SomeoneLeft,
    CoinWon,
}
