//! The words that hero files may use, beside the control words of the kernel. No behaviour.
//!
//! A text is read from left to right like the printed one: `Roll(5)` lays new dice, and what follows speaks of them
//! (`AddDamage("1 per [sword]")`, `On({"moon": 1})`); before the first `Roll` it speaks of the dice that activated the ability.
//! Who is meant is left out where the rulebook leaves it out: you gain, the target is inflicted.

mod conditions;
mod nouns;
mod number;
mod verbs;

pub use conditions::{Ending, Filter, Measure, Only, Pattern, Price, Quality, RuleTest, Test, Time};
pub use nouns::{Alter, DamageType, DiceOf, Gauge, How, POOLS, RollPhase, Tokens, Who, Zone};
pub use number::{Num, Of};
pub use verbs::Verb;
