//! The words of standing texts: what they change, what they wait for, what they put in its place.

use serde::Deserialize;

use crate::language::{Filter, Icon, Name, Who};

/// Lists the qualities once, each with its place.
macro_rules! qualities {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// Values that cards change, and things that they forbid, allow or demand.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
        pub enum Quality {
            $($(#[$doc])* $name,)+
            /// Icons that a card provides.
            Provides(Icon),
        }

        impl Quality {
            /// Its bit in a set of qualities; icons share one.
            pub fn bit(self) -> u64 {
                enum Place {
                    $($name,)+
                    Provides,
                }
                1 << match self {
                    $(Quality::$name => Place::$name as u8,)+
                    Quality::Provides(_) => Place::Provides as u8,
                }
            }
        }
    };
}

qualities! {
    /// The battle stats of a character and the structure of a location.
    Strength,
    Life,
    Speed,
    Structure,
    /// Keywords: `Set(1)` gains, `Cannot` loses. `SP-402.6`
    Covert,
    Unblockable,
    /// What a card cannot do or suffer.
    Attack,
    Block,
    Destruction,
    Pick,
    /// It cannot be picked by the opponent of whoever controls this text.
    PickByOpponent,
    /// A player cannot play tactics.
    Tactics,
    /// It can attack in the turn it came.
    AttackAtOnce,
    /// It can block covert parties.
    BlockCovert,
    /// Requirements. `SP-505.1`
    MustAttack,
    MustBlock,
    MustBePicked,
    MustTakeDamage,
    /// An attacking party must have exactly one member.
    PartyOfOne,
    /// A player must pay for each attacking party.
    AttackTax,
    /// A card's controller must pay for each attacking party it is part of.
    MemberTax,
    /// A player must pay for each tactic.
    TacticTax,
    /// The numeric cost of cards being played.
    Price,
    /// The numeric cost of the next card a player plays.
    NextPrice,
    /// The next numeric cost a player pays.
    NextPayment,
    /// Damage that a card inflicts to a location.
    DealtToLocation,
    /// Damage inflicted to a card; for a player, to the faction.
    Taken,
    /// Battle damage inflicted to a card.
    TakenInBattle,
    /// A player's hand is revealed.
    HandRevealed,
    /// A player may use the opponent's abilities.
    UseTheirs,
    /// The card is a character, too. `SP-208.1`
    IsCharacter,
}

/// What a trigger or a replacement waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Pattern {
    Starts(Who),
    /// A turn ends. `SP-609.1a`
    Ends(Who),
    Enters(Filter),
    Leaves(Filter),
    Destroyed(Filter),
    /// A player draws any number of cards. `SP-306.3`
    Draws(Who),
    /// A token is put on a card.
    PutToken(Filter),
    /// A player announces an attack. `SP-607.1a`
    Announces(Who),
    Attacks(Filter),
    Blocks(Filter),
    IsBlocked(Filter),
    /// A card inflicts battle damage to a faction.
    HitsFaction(Filter),
    WouldBeDestroyed(Filter),
    /// A card would be destroyed by damage from a card of the first kind.
    WouldBeDestroyedBy(Filter, Filter),
    /// A card would be put into its owner's hand from play.
    WouldReturn(Filter),
    /// A card would be put into a discard pile from play.
    WouldBeBuried(Filter),
    WouldGain(Who),
    WouldBeDamaged(Filter),
    /// A tactic of a player would be put into the discard pile as it resolves.
    TacticResolves(Who),
}

/// What happens instead.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Rewrite {
    ToHand,
    Destroy,
    Remove,
    FlipDown,
    /// Your faction gains the influence.
    GainYourself,
    /// The damage is inflicted to another card.
    Redirect(Name),
    /// All damage is removed from the card.
    HealAll,
    TakeControl,
    /// Several things, one after the other.
    Each(Vec<Rewrite>),
    /// The tactic is put into play face-down.
    #[serde(skip)]
    Hide,
}
