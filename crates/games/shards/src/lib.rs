//! Shards of Infinity.
//!
//! Each player has a deck, a hand, a play zone and a discard pile; between them lies the river of six cards from
//! the centre deck. A turn is a play phase of free actions, an attack on players with the power left over, and
//! an end in fixed steps. The last player alive wins.

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

pub use cards::Printed;
use language::{Filter, Pattern, Quality, Resource, Rewrite, Test, Verb, Zone};
pub use plan::Plan;
pub use questions::Moment;
use questions::word;
pub use rules::Event;
pub use table::Extra;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Shards;

kernel::erase!(Shards);

impl Terms for Shards {
    const ID: &'static str = "shards";
    const MIN_SEATS: usize = 2;
    const MAX_SEATS: usize = 4;
    const WORDS: &'static [WordSpec] = word::WORDS;
    const MARKS: &'static [(&'static str, Mark)] = table::MARKS;
    const POLICY: Policy =
        Policy { copied_occasion: cards::occasion::PLAY, texts_know_events: false, ..Policy::DEFAULT };
    type Zone = Zone;
    type Gauge = Resource;
    type Extra = Extra;
    type Printed = Printed;
    type Verb = Verb;
    type Test = Test;
    type Filter = Filter;
    type Quality = Quality;
    type Measure = kernel::game::Unused;
    type Pattern = Pattern;
    type Rewrite = Rewrite;
    type Price = kernel::game::Unused;
    type Ending = kernel::game::Unused;
    type Event = Event;
    type Moment = Moment;
    type Plan = Plan;
}

impl Repeating for Shards {}
