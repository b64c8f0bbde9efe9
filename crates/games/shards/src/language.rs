//! The words that Shards card files may use.

use kernel::effect::tree::{Called, Slot};
use kernel::game::GaugeKind;
use kernel::quantity::Quantity;
use kernel::table::zones::{Sight, ZoneKind};
use serde::{Deserialize, Serialize};

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

/// The places cards lie in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Zone {
    /// A player's own draw pile.
    Deck,
    /// A player's hand.
    Hand,
    /// A player's play zone.
    Play,
    /// A player's discard pile.
    Discard,
    /// The shared draw pile.
    Centre,
    /// The six cards on offer.
    River,
    /// Banished cards.
    Banished,
    /// Cards of players who are out.
    Gone,
}

impl ZoneKind for Zone {
    const ALL: &'static [Zone] =
        &[Zone::Deck, Zone::Hand, Zone::Play, Zone::Discard, Zone::Centre, Zone::River, Zone::Banished, Zone::Gone];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        ["deck", "hand", "play", "discard", "centre", "river", "banished", "gone"][self as usize]
    }

    #[inline]
    fn is_personal(self) -> bool {
        matches!(self, Zone::Deck | Zone::Hand | Zone::Play | Zone::Discard)
    }

    #[inline]
    fn sight(self) -> Sight {
        match self {
            Zone::Deck | Zone::Centre | Zone::Gone => Sight::Closed,
            Zone::Hand => Sight::Owner,
            Zone::Play | Zone::Discard | Zone::River | Zone::Banished => Sight::Open,
        }
    }

    fn is_pile(self) -> bool {
        matches!(self, Zone::Deck | Zone::Discard | Zone::Centre | Zone::Banished | Zone::Gone)
    }

    #[inline]
    fn is_active(self) -> bool {
        self == Zone::Play
    }
}

/// The numbers a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Resource {
    /// Health, on a dial.
    Health,
    /// Mastery, on a dial.
    Mastery,
    /// Gems, until the end of the turn.
    Gems,
    /// Power, until the end of the turn.
    Power,
}

impl GaugeKind for Resource {
    const ALL: &'static [Resource] = &[Resource::Health, Resource::Mastery, Resource::Gems, Resource::Power];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        ["health", "mastery", "gems", "power"][self as usize]
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
    /// A step of the rules themselves; never written in card files.
    #[serde(skip)]
    Rule(Rule),
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

/// The steps of the rules: what is done with the card in hand, an attack, the end of a turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// The card goes from the river to its recruiter, and is paid.
    RecruitThis,
    /// The empty place in the river is filled.
    Refill,
    /// The champion is turned.
    ActivateThis,
    /// The effect for an occasion is followed.
    Follow(u8),
    /// The card has been followed to its end.
    ResolvedThis,
    /// The chosen cards are shown to all.
    Reveal(Vec<Slot>),
    /// Power turns against players.
    OpenAttack,
    /// Chosen shields are shown, and damage is dealt.
    Settle(Slot),
    /// Whoever has no health left is out.
    Fall,
    /// A step of the end of the turn.
    End(EndStep),
}

/// The steps of the end of a turn, in printed order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum EndStep {
    /// Enlisted mercenaries go under the centre deck.
    Desert,
    /// Allies go to the discard pile, champions are readied.
    Clear,
    /// The hand is discarded.
    Discard,
    /// Unspent gems and power are lost.
    Lose,
    /// Five cards are drawn.
    Draw,
    /// The next player's turn.
    Pass,
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
