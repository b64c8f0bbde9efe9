//! One rulebook: all that the kernel cannot know about a game.
//!
//! [`Terms`] are the game's types, on which the data types of the kernel stand; the other traits are what the game does with
//! them, by subject. [`Game`] is all of them together.

mod bots;
mod cards;
mod edition;
mod listening;
mod policy;
mod questions;
mod rules;
mod staging;
mod telling;
mod terms;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::table::seats::{Seat, SeatSet};

pub use bots::Bots;
pub use cards::Cards;
pub use edition::{EditionOption, EditionValue, check_options};
pub use listening::Listening;
pub use policy::Policy;
pub use questions::{Out, QuestionKind, Questions, Refusals};
pub use rules::{Repeating, Rules};
pub use staging::Staging;
pub use telling::{Goal, Holder, Note, Telling};
pub use terms::Terms;

/// One rulebook: its types, and what it does with them, each part implemented in the room of the game where it belongs.
pub trait Game:
    Terms + Rules + Repeating + Listening + Questions + Refusals + Telling + Cards + Staging + Bots
{
}
impl<G: Terms + Rules + Repeating + Listening + Questions + Refusals + Telling + Cards + Staging + Bots> Game for G {}

/// A plain value: copied, compared, hashed, printed and stored without further ado.
pub trait Plain: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Plain for T {}

/// A word of a game's card language: read from card files.
pub trait Word: Clone + Eq + Hash + Debug + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Hash + Debug + DeserializeOwned + Send + Sync + 'static> Word for T {}

/// The type of words that a game does not have: `type Measure = Unused`. There is no value of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Deserialize)]
pub enum Unused {}

/// A number that a seat has: health, mastery, gems.
pub trait GaugeKind: Copy + Eq + Hash + Debug + 'static {
    /// Every gauge, in a fixed order.
    const ALL: &'static [Self];
    /// The gauge's place in that order.
    fn index(self) -> usize;
    /// The gauge's word in the notation.
    fn name(self) -> &'static str;
}

/// Names the gauges of a game, once: the enum and its [`GaugeKind`]. The order is the stored form. A game whose seats have
/// no numbers writes `kernel::gauges! { pub enum Gauge {} }`.
///
/// ```
/// use kernel::game::GaugeKind;
/// kernel::gauges! {
///     /// What a seat has.
///     pub enum Gauge {
///         Health = "health",
///         Gems = "gems",
///     }
/// }
/// assert_eq!(Gauge::Gems.name(), "gems");
/// ```
#[macro_export]
macro_rules! gauges {
    ($(#[$about:meta])* pub enum $gauge:ident { $($(#[$doc:meta])* $name:ident = $word:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $gauge {
            $($(#[$doc])* $name),*
        }

        impl $crate::game::GaugeKind for $gauge {
            const ALL: &'static [$gauge] = &[$($gauge::$name),*];
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            fn name(self) -> &'static str {
                match self {
                    $($gauge::$name => $word),*
                }
            }
        }
    };
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
pub struct Verdict {
    /// Who won; nobody in a draw or a common defeat.
    pub winners: SeatSet,
    /// Why, as the key of a phrase.
    pub why: VerdictKind,
}

impl Verdict {
    /// What a seat has of it: a win is 1, a draw a half, a defeat nothing.
    pub fn share(&self, seat: Seat) -> f64 {
        match self.why {
            _ if self.winners.contains(Some(seat)) => 1.0,
            VerdictKind::Draw | VerdictKind::Loop => 0.5,
            _ => 0.0,
        }
    }
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
pub enum VerdictKind {
    /// Somebody fulfilled the game's aim.
    Won,
    /// Everybody lost, or nobody won.
    Draw,
    /// Effects that nobody can stop ran in a circle.
    Loop,
    /// The game itself won against everybody.
    Lost,
}

/// What is chosen before a match begins.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many people and bots play.
    pub seats: u8,
    /// The seed of everything random.
    pub seed: u64,
    /// The deck of the table or of each seat, by id; the game's own default where it is left out.
    #[serde(default)]
    pub decks: Vec<String>,
    /// Where editions of the rulebook differ: the option's name and the value chosen; the default where it is left out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// Decks that are brought along, as deck files by id: they come before the game's own.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub brought: BTreeMap<String, String>,
    /// Whether a question with a single answer is put all the same where only the asked seat can know that there is but
    /// one: then being asked tells nobody anything.
    #[serde(rename = "paced", default, skip_serializing_if = "std::ops::Not::not")]
    pub ask_when_forced: bool,
}

impl Setup {
    /// A match with default decks and options.
    pub fn new(seats: u8, seed: u64) -> Setup {
        Setup {
            seats,
            seed,
            decks: Vec::new(),
            options: BTreeMap::new(),
            brought: BTreeMap::new(),
            ask_when_forced: false,
        }
    }
}
