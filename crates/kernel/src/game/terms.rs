//! The types in which a game's rules are stated.

use std::fmt::Debug;
use std::hash::Hash;

use crate::notation::WordSpec;
use crate::table::cards::Mark;
use crate::table::zones::ZoneKind;

use super::{GaugeKind, Plain, Policy, Word};

/// The types and fixed lists of a game. Data types of the kernel need nothing else of it; what the game does with them
/// stands in the other traits of this module.
pub trait Terms: Plain + Copy {
    /// The word that names the game in commands and files.
    const ID: &'static str;
    /// The fewest seats.
    const MIN_SEATS: usize;
    /// The most seats.
    const MAX_SEATS: usize;
    /// The words of the notation, see [`crate::answer_words!`].
    const WORDS: &'static [WordSpec];
    /// The marks a card can have, with their words in scenarios.
    const MARKS: &'static [(&'static str, Mark)];
    /// The kinds of counters that lie on cards; a counter names its kind by its place.
    const COUNTERS: &'static [&'static str] = &[];
    /// The pools dice lie in, with their words in card files and scenes; a die names its pool by its place.
    const POOLS: &'static [&'static str] = &[];
    /// The marks a die can have: kept, exhausted.
    const DIE_MARKS: &'static [&'static str] = &[];
    /// Whether the notation names a die by kind and top side (`natural-class`), so that dice that look alike are alike;
    /// otherwise each has a number of its own (`die3`).
    const DICE_BY_SIDE: bool = false;
    /// How the driver treats what rulebooks decide differently.
    const POLICY: Policy = Policy::DEFAULT;

    /// The places cards lie in.
    type Zone: ZoneKind + Plain;
    /// The numbers a seat has.
    type Gauge: GaugeKind + Plain;
    /// What is neither card, die nor gauge.
    type Extra: Plain;
    /// What is printed on a card besides its name and effects.
    type Printed: Word;
    /// The smallest changes the rulebook names.
    type Verb: Word;
    /// The conditions the rulebook names.
    type Test: Word;
    /// The kinds of cards the rulebook speaks of.
    type Filter: Word;
    /// Values that cards can change.
    type Quality: Word + Copy;
    /// Numbers the rulebook names: the strength of a card, what was chosen for X.
    type Measure: Word;
    /// What a trigger or replacement waits for.
    type Pattern: Word;
    /// How a replacement changes an event.
    type Rewrite: Word;
    /// A cost inside a text, see [`crate::effect::tree::Control::Pay`].
    type Price: Word;
    /// What effects can wait for the end of, see [`crate::effect::tree::Control::AtEnd`].
    type Ending: Word;
    /// What is happening now: a verb made concrete.
    type Event: Plain;
    /// The game's own questions, see [`crate::questions!`].
    type Moment: Plain + Copy + Hash;
    /// Procedures of the rulebook, built once: the round, a fight.
    type Plan: Clone + Debug + Send + Sync + 'static;
}
