//! The words that Shards card files may use.

use kernel::effect::tree::Called;
use kernel::prelude::*;
use kernel::table::zones::ZoneSpec;

/// The four peoples.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Faction {
    /// Homodeus.
    Homodeus,
    /// The Order.
    Order,
    /// The Undergrowth, Maquis.
    Undergrowth,
    /// The Wraethe, Spectra.
    Wraethe,
}

/// The types of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// A starter card; played as an ally.
    Item,
    /// An ally.
    Ally,
    /// An ally that may also be enlisted.
    Mercenary,
    /// A champion.
    Champion,
}

impl Kind {
    /// Everything but a champion is an ally.
    pub fn is_ally(self) -> bool {
        self != Kind::Champion
    }
}

kernel::zones! {
    /// The places cards lie in.
    pub enum Zone {
        /// A player's own draw pile.
        Deck = ZoneSpec::personal("deck").closed().pile(),
        /// A player's hand.
        Hand = ZoneSpec::personal("hand").owners_only(),
        /// A player's play zone.
        Play = ZoneSpec::personal("play").active(),
        /// A player's discard pile.
        Discard = ZoneSpec::personal("discard").pile(),
        /// The shared draw pile.
        Centre = ZoneSpec::shared("centre").closed().pile(),
        /// The six cards on offer.
        River = ZoneSpec::shared("river"),
        /// Banished cards.
        Banished = ZoneSpec::shared("banished").pile(),
        /// Cards of players who are out.
        Gone = ZoneSpec::shared("gone").closed().pile(),
    }
}

kernel::gauges! {
    /// The numbers a player has.
    pub enum Resource {
        /// Health, on a dial.
        Health = "health",
        /// Mastery, on a dial.
        Mastery = "mastery",
        /// Gems, until the end of the turn.
        Gems = "gems",
        /// Power, until the end of the turn.
        Power = "power",
    }
}

/// What a card tells its player to do.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Verb {
    /// Gain so much.
    Gain(Resource, Quantity),
    /// Gain what the highest reached threshold says; the first stands at 0.
    GainByMastery(Resource, Vec<(u8, Quantity)>),
    /// Gain so much for each.
    GainPer(Resource, i32, Tally),
    /// Twice as much as now.
    Double(Resource),
    /// Draw so many cards.
    Draw(u8),
    /// The chosen player loses so much mastery.
    LoseMastery(Called, u8),
    /// Banish the chosen cards.
    Banish(Called),
    /// Put the chosen cards into the hand.
    Return(Called),
    /// Destroy the chosen champions.
    Destroy(Called),
    /// Recruit the chosen card without paying; where it goes depends on mastery.
    RecruitFree(Called, Vec<(u8, Destination)>),
    /// Show the top card of the own deck to all.
    RevealTop,
}

/// What can be counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Tally {
    /// Own champions in play of a faction.
    Champions(Faction),
    /// Own allies of a faction played this turn.
    AlliesPlayed(Faction),
    /// Cards of a faction in the own discard pile.
    Discarded(Faction),
}

/// Where a recruited card goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Destination {
    /// The discard pile, as the rules say.
    Discard,
    /// The hand.
    Hand,
    /// The play zone.
    Play,
}

/// The conditions of cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Test {
    /// At least so much mastery.
    Mastery(u8),
    /// Exactly so much health.
    Health(u8),
    /// Another ally of the faction played this turn or shown now.
    Unify(Faction),
    /// A card of each faction played this turn or shown now.
    Dominion(Vec<Faction>),
    /// A champion in play.
    Inspire,
    /// A card of the faction in the discard pile.
    Echo(Faction),
    /// At least so many champions of a faction in play.
    Champions(Faction, u8),
    /// A certain champion in play.
    InPlay(String),
    /// The condition, for which whoever activates a champion must show what is missing.
    #[serde(skip)]
    Demand(Box<Test>),
    /// A card of the faction has been played this turn.
    #[serde(skip)]
    PlayedOf(Faction),
    /// What is missing for Dominion can be shown from hand.
    #[serde(skip)]
    CanShow(Vec<Faction>),
    /// There is power left and somebody it may be turned against.
    #[serde(skip)]
    CanAttack,
    /// The seat in a slot is being attacked.
    #[serde(skip)]
    Attacked(Slot),
}

/// The cards that texts speak of.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Filter {
    /// Any card.
    Any,
    /// Any champion.
    AnyChampion,
    /// A champion other than this one.
    AnotherChampion,
    /// Any mercenary.
    AnyMercenary,
    /// A card of a faction.
    Of(Faction),
    /// A champion of a faction.
    Champion(Faction),
    /// A card of at most this cost.
    CostAtMost(u8),
    /// Another card, no champion, played this turn.
    PlayedNonChampion,
    /// An ally of a faction played this turn.
    PlayedAlly(Faction),
    /// Another ally of a faction, to be shown for Unify.
    #[serde(skip)]
    Companion(Faction),
    /// A card of a faction, to be shown for Dominion.
    #[serde(skip)]
    Shown(Faction),
    /// A card with a shield.
    #[serde(skip)]
    Shield,
}

/// The values that cards change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Quality {
    /// Whether something may be attacked with power.
    Attack,
}

/// What triggers and replacements wait for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Pattern {
    /// You recruit a card that would go to your discard pile.
    Recruit(Filter),
    /// An ally of a faction that you played has been followed to its end.
    AllyResolved(Faction),
}

/// How a replacement changes an event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Rewrite {
    /// The card goes elsewhere.
    To(Destination),
}
