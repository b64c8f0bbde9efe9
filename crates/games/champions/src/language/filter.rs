//! Which cards a text means: what they must be, and what somebody may single out.

use serde::Deserialize;

use crate::language::{Name, Resource, Status, To, Trait, Zone};

/// What a card must be: all of these at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Filter(pub Vec<Is>);

/// One thing that a card can be.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Is {
    /// A villain or minion. `MC-ENEMY-1`
    Enemy,
    Villain,
    Minion,
    /// A hero, alter-ego, ally, villain or minion. `MC-CHARACTER-1`
    Character,
    /// A character that a player controls. `MC-FRIENDLY-1`
    Friendly,
    Ally,
    /// An identity in either form.
    Identity,
    /// An identity in hero form. `MC-FORM-6`
    Hero,
    /// An identity in alter-ego form. `MC-FORM-5`
    AlterEgo,
    Upgrade,
    Support,
    Event,
    Treachery,
    Attachment,
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
    Damaged,
    Ready,
    Exhausted,
    /// With threat on it that can be removed. `MC-SIDESCHEME-5`
    Removable,
    /// An enemy that you can attack. `MC-GUARD-1`
    Attackable,
    /// Lying above all others of its area that fit the rest.
    Topmost,
    /// It could enter play under your control: unique cards, limits, something to be attached to.
    CanEnter,
    /// You can control one more such card. `MC-ALLYLIMIT-1`
    #[serde(skip)]
    HasRoom,
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
