//! The Spoils.
//!
//! Two players, each with a faction card that carries the whole turn: influence, starting resources, restore and
//! develop rules. Turns have no phases. Every card played and every ability used may be answered, answers may be
//! answered in turn, and triggers happen at once. Whoever takes the opposing faction's influence wins.

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

pub use cards::printed::Printed;
use language::{Filter, Gauge, Measure, Num, Pattern, Quality, Rewrite, Test, Verb, Zone};
pub use plan::Plan;
pub use questions::Moment;
use questions::word;
pub use rules::Event;
pub use table::extra::Extra;
use table::marks;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Spoils;

kernel::erase!(Spoils);

impl Terms for Spoils {
    const ID: &'static str = "spoils";
    const MIN_SEATS: usize = 2;
    const MAX_SEATS: usize = 2;
    const WORDS: &'static [WordSpec] = word::WORDS;
    const MARKS: &'static [(&'static str, Mark)] = marks::MARKS;
    const COUNTERS: &'static [&'static str] = &["damage", "token", "chosen"];
    const POLICY: Policy = Policy {
        costs_hold_triggers: true,
        costs_can_be_replaced: false,
        forced_first: false,
        settles: true,
        makes_cards: true,
        has_simultaneous_events: true,
        judges_copies_apart: true,
        repeats: true,
        purses_are_open: true,
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
    type Measure = Measure;
    type Pattern = Pattern;
    type Rewrite = Rewrite;
    type Price = Num;
    type Ending = kernel::game::Unused;
    type Event = Event;
    type Moment = Moment;
    type Plan = Plan;
}
