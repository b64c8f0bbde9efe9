//! Dice Throne.
//!
//! Each player has a hero: five dice, a board of abilities, tokens, and a deck of upgrades and action cards. A turn has eight
//! phases; in the middle of it the dice are rolled up to three times and activate one ability, and the opponent defends. Who
//! is left with Health wins.
//!
//! A text of a hero file reads like the printed one. Damage is a list of contributions that is settled once (`table::total`);
//! tokens and companions are cards, so that their standing texts are read like any other.

mod bots;
pub mod cards;
pub mod language;
mod log;
mod plan;
mod questions;
pub mod rules;
pub mod table;
pub mod texts;
pub mod words;

use kernel::notation::WordSpec;
use kernel::prelude::*;

pub use cards::Printed;
use language::{Ending, Filter, Gauge, Measure, Pattern, Price, Quality, Test, Verb, Zone};
pub use questions::Moment;
use questions::word;
pub use rules::Event;
pub use table::extra::Extra;
pub use table::plan::Plan;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DiceThrone;

kernel::erase!(DiceThrone);

impl Terms for DiceThrone {
    const ID: &'static str = "dice-throne";
    const MIN_SEATS: usize = 2;
    /// Games of five and six have rules of their own. `DT-R27`
    const MAX_SEATS: usize = 4;
    const WORDS: &'static [WordSpec] = word::WORDS;
    const MARKS: &'static [(&'static str, Mark)] = table::MARKS;
    const COUNTERS: &'static [&'static str] = &["number", "new", "inflicter", "health"];
    const POOLS: &'static [&'static str] = language::POOLS;
    const POLICY: Policy = Policy { forced_first: false, makes_cards: true, ..Policy::DEFAULT };
    type Zone = Zone;
    type Gauge = Gauge;
    type Extra = Extra;
    type Printed = Printed;
    type Verb = Verb;
    type Test = Test;
    type Filter = Filter;
    type Quality = Quality;
    type Measure = Measure;
    type Pattern = Pattern;
    type Rewrite = kernel::game::Unused;
    type Price = Price;
    type Ending = Ending;
    type Event = Event;
    type Moment = Moment;
    type Plan = Plan;
}

impl Repeating for DiceThrone {}
