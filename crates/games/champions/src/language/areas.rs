//! The areas of the table.

use kernel::game::GaugeKind;
use kernel::table::zones::{Sight, ZoneKind};
use serde::{Deserialize, Serialize};

/// The areas. `MC-INPLAY-3`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Zone {
    /// A player's deck, hand and discard pile.
    Deck,
    Hand,
    Discard,
    /// The identity card.
    Identity,
    /// Allies, upgrades and supports of a player, those attached to enemies included.
    Play,
    /// Minions engaged with a player.
    Engaged,
    /// Face-down cards engaged with a player as minions.
    Drones,
    /// Encounter cards dealt to a player.
    Dealt,
    /// A hero's obligation and nemesis set, set aside.
    Nemesis,
    /// An event that is being played.
    Played,
    /// The villain in play, the stages to come.
    Villain,
    Stages,
    /// The main scheme in play, the stages to come.
    Scheme,
    Schemes,
    /// Side schemes.
    Sides,
    /// Attachments and environments.
    Attached,
    /// The encounter deck and its discard pile.
    Encounter,
    Scrap,
    /// Boost cards of enemies that are activating.
    Boosts,
    /// An encounter card that is being resolved.
    Revealed,
    /// Cards that lie face-down on a scheme.
    Captive,
    /// Removed from the game.
    Removed,
}

impl ZoneKind for Zone {
    const ALL: &'static [Zone] = &[
        Zone::Deck,
        Zone::Hand,
        Zone::Discard,
        Zone::Identity,
        Zone::Play,
        Zone::Engaged,
        Zone::Drones,
        Zone::Dealt,
        Zone::Nemesis,
        Zone::Played,
        Zone::Villain,
        Zone::Stages,
        Zone::Scheme,
        Zone::Schemes,
        Zone::Sides,
        Zone::Attached,
        Zone::Encounter,
        Zone::Scrap,
        Zone::Boosts,
        Zone::Revealed,
        Zone::Captive,
        Zone::Removed,
    ];

    const ACTIVE: &'static [Zone] =
        &[Zone::Identity, Zone::Play, Zone::Engaged, Zone::Villain, Zone::Scheme, Zone::Sides, Zone::Attached];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        match self {
            Zone::Deck => "deck",
            Zone::Hand => "hand",
            Zone::Discard => "discard",
            Zone::Identity => "identity",
            Zone::Play => "play",
            Zone::Engaged => "engaged",
            Zone::Drones => "drones",
            Zone::Dealt => "dealt",
            Zone::Nemesis => "nemesis",
            Zone::Played => "played",
            Zone::Villain => "villain",
            Zone::Stages => "stages",
            Zone::Scheme => "scheme",
            Zone::Schemes => "schemes",
            Zone::Sides => "sides",
            Zone::Attached => "attached",
            Zone::Encounter => "encounter",
            Zone::Scrap => "scrap",
            Zone::Boosts => "boosts",
            Zone::Revealed => "revealed",
            Zone::Captive => "captive",
            Zone::Removed => "removed",
        }
    }

    #[inline]
    fn is_personal(self) -> bool {
        matches!(
            self,
            Zone::Deck
                | Zone::Hand
                | Zone::Discard
                | Zone::Identity
                | Zone::Play
                | Zone::Engaged
                | Zone::Drones
                | Zone::Dealt
                | Zone::Nemesis
                | Zone::Played
        )
    }

    #[inline]
    fn sight(self) -> Sight {
        match self {
            Zone::Hand => Sight::Owner,
            Zone::Deck | Zone::Drones | Zone::Dealt | Zone::Encounter | Zone::Boosts | Zone::Captive => Sight::Closed,
            _ => Sight::Open,
        }
    }

    fn is_pile(self) -> bool {
        matches!(
            self,
            Zone::Deck
                | Zone::Discard
                | Zone::Nemesis
                | Zone::Stages
                | Zone::Schemes
                | Zone::Encounter
                | Zone::Scrap
                | Zone::Removed
        )
    }

    #[inline]
    fn cover(self) -> &'static str {
        if self == Zone::Drones { "drone" } else { "" }
    }

    #[inline]
    fn is_active(self) -> bool {
        matches!(
            self,
            Zone::Identity | Zone::Play | Zone::Engaged | Zone::Villain | Zone::Scheme | Zone::Sides | Zone::Attached
        )
    }
}

/// Players have no numbers of their own: hit points are those of the identity card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Gauge {}

impl GaugeKind for Gauge {
    const ALL: &'static [Gauge] = &[];

    #[inline]
    fn index(self) -> usize {
        match self {}
    }

    fn name(self) -> &'static str {
        match self {}
    }
}
