//! Dice Throne.
//!
//! Each player has a hero: five dice, a board of abilities, tokens, and a deck of upgrades and action cards. A turn has eight
//! phases; in the middle of it the dice are rolled up to three times and activate one ability, and the opponent defends. Who
//! is left with Health wins.
//!
//! What stands here is the language of the heroes, the reading of their files, which dice activate what and how likely they
//! are, the arithmetic of damage, and who sits where. Nothing is played yet: the game is in no catalog, and the types of
//! events and questions are still empty.

pub mod cards;
pub mod language;
pub mod rules;
pub mod table;
pub mod texts;

use kernel::notation::WordSpec;
use kernel::prelude::*;

use language::{Ending, Filter, Gauge, Measure, Pattern, Price, Quality, Test, Verb, Zone};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DiceThrone;

impl Terms for DiceThrone {
    const ID: &'static str = "dice-throne";
    const MIN_SEATS: usize = 2;
    /// Games of five and six have rules of their own. `DT-R27`
    const MAX_SEATS: usize = 4;
    const WORDS: &'static [WordSpec] = &[];
    const MARKS: &'static [(&'static str, Mark)] = &[];
    const POOLS: &'static [&'static str] = language::POOLS;
    const DIE_MARKS: &'static [&'static str] = &["kept"];
    type Zone = Zone;
    type Gauge = Gauge;
    type Extra = ();
    type Printed = cards::Printed;
    type Verb = Verb;
    type Test = Test;
    type Filter = Filter;
    type Quality = Quality;
    type Measure = Measure;
    type Pattern = Pattern;
    type Rewrite = kernel::game::Unused;
    type Price = Price;
    type Ending = Ending;
    type Event = ();
    type Moment = ();
    type Plan = ();
}
