//! Ashes: Rise of the Phoenixborn, in its first edition.
//!
//! Each player has a Phoenixborn, thirty cards, a pile of conjurations and ten dice that pay for everything. A round is
//! rolling and drawing, then turns of one main and one side action until all have passed in a row, then recovery. Damage
//! goes through a process of its own, card by card. The last player whose Phoenixborn stands wins.

mod bots;
mod cards;
pub mod language;
mod log;
mod plan;
mod questions;
mod rules;
mod table;
mod texts;
mod words;

use kernel::prelude::*;

pub use cards::{Printed, X};
use language::{Filter, Gauge, Num, Pattern, Quality, Rewrite, Test, Verb, Zone};
pub use questions::Moment;
use questions::word;
pub use rules::Event;
pub use table::extra::Extra;
pub use table::plan::Plan;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ashes;

kernel::erase!(Ashes);

impl Terms for Ashes {
    const ID: &'static str = "ashes";
    const MIN_SEATS: usize = 2;
    const MAX_SEATS: usize = 4;
    const WORDS: &'static [WordSpec] = word::WORDS;
    const MARKS: &'static [(&'static str, Mark)] = table::MARKS;
    const COUNTERS: &'static [&'static str] = &["wounds", "exhaustion", "status"];
    const POOLS: &'static [&'static str] = table::dice::POOLS;
    const DICE_BY_SIDE: bool = true;
    const POLICY: Policy = Policy {
        forced_first: false,
        orders_offers: true,
        has_simultaneous_events: true,
        judges_copies_apart: true,
        settles: true,
        ..Policy::DEFAULT
    };
    type Zone = Zone;
    type Gauge = Gauge;
    type Extra = Extra;
    type Printed = Printed;
    type Verb = Verb;
    type Test = Test;
    type Filter = Filter;
    type Quality = Quality;
    type Measure = Num;
    type Pattern = Pattern;
    type Rewrite = Rewrite;
    type Price = kernel::game::Unused;
    type Ending = kernel::game::Unused;
    type Event = Event;
    type Moment = Moment;
    type Plan = Plan;
}

impl Repeating for Ashes {}
