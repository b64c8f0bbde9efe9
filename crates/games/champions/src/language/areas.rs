//! The areas of the table.

use kernel::game::GaugeKind;
use kernel::table::zones::ZoneSpec;
use serde::{Deserialize, Serialize};

kernel::zones! {
    /// The areas. `MC-INPLAY-3`
    pub enum Zone {
        /// A player's deck, hand and discard pile.
        Deck = ZoneSpec::personal("deck").closed().pile(),
        Hand = ZoneSpec::personal("hand").owners_only(),
        Discard = ZoneSpec::personal("discard").pile(),
        /// The identity card.
        Identity = ZoneSpec::personal("identity").active(),
        /// Allies, upgrades and supports of a player, those attached to enemies included.
        Play = ZoneSpec::personal("play").active(),
        /// Minions engaged with a player.
        Engaged = ZoneSpec::personal("engaged").active(),
        /// Face-down cards engaged with a player as minions.
        Drones = ZoneSpec::personal("drones").closed().covered("drone"),
        /// Encounter cards dealt to a player.
        Dealt = ZoneSpec::personal("dealt").closed(),
        /// A hero's obligation and nemesis set, set aside.
        Nemesis = ZoneSpec::personal("nemesis").pile(),
        /// An event that is being played.
        Played = ZoneSpec::personal("played"),
        /// The villain in play, the stages to come.
        Villain = ZoneSpec::shared("villain").active(),
        Stages = ZoneSpec::shared("stages").pile(),
        /// The main scheme in play, the stages to come.
        Scheme = ZoneSpec::shared("scheme").active(),
        Schemes = ZoneSpec::shared("schemes").pile(),
        /// Side schemes.
        Sides = ZoneSpec::shared("sides").active(),
        /// Attachments and environments.
        Attached = ZoneSpec::shared("attached").active(),
        /// The encounter deck and its discard pile.
        Encounter = ZoneSpec::shared("encounter").closed().pile(),
        Scrap = ZoneSpec::shared("scrap").pile(),
        /// Boost cards of enemies that are activating.
        Boosts = ZoneSpec::shared("boosts").closed(),
        /// An encounter card that is being resolved.
        Revealed = ZoneSpec::shared("revealed"),
        /// Cards that lie face-down on a scheme.
        Captive = ZoneSpec::shared("captive").closed(),
        /// Removed from the game.
        Removed = ZoneSpec::shared("removed").pile(),
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
