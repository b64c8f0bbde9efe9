//! What is agreed before a game: scenario, difficulty, modular sets, who sees hands, and where editions differ.

use kernel::book::Book;
use kernel::game::{EditionOption, Setup};
use serde::{Deserialize, Serialize};

use crate::Champions;

/// The options that choose modular sets: at least one is played. `MC-ENCDECK-4`
pub const MODULAR: [&str; 5] = ["modular", "modular_2", "modular_3", "modular_4", "modular_5"];

/// What can be chosen before a match. Scenarios and modular sets are those of the files.
pub fn editions(book: &Book<Champions>) -> Vec<EditionOption> {
    let plan = &book.plan;
    let scenarios = plan.scenarios.iter().map(|scenario| (&scenario.id, &scenario.name));
    let modular_sets = || plan.sets.iter().filter(|set| set.modular).map(|set| (&set.id, &set.name));
    let modular = MODULAR.into_iter().enumerate().map(|(place, name)| {
        let first = if place == 0 { "recommended" } else { "none" };
        EditionOption::new(name, &[first, "random"]).and(modular_sets())
    });
    let mut options = vec![
        EditionOption::new("scenario", &[]).and(scenarios),
        EditionOption::new("difficulty", &["standard", "expert"]),
    ];
    options.extend(modular);
    options.extend([
        EditionOption::new("hands", &["closed", "open"]),
        EditionOption::new("damage_moments", &["one_moment", "dealt_then_taken"]),
        EditionOption::new("ally_limit", &["refuse_fourth", "discard_down"]),
        EditionOption::new("pepper_potts", &["before_payment", "during_payment"]),
    ]);
    options
}

/// The options that matter while a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// Team-mates see each other's hands.
    pub open_hands: bool,
    /// "Would be dealt" comes before "would take". `MC-R3`
    pub dealt_then_taken: bool,
    /// A fourth ally may come, and one is discarded. `MC-R8`
    pub discard_down: bool,
    /// Pepper Potts sees what was discarded in the same payment. `MC-R9`
    pub during_payment: bool,
}

impl Options {
    /// Those of a set-up.
    pub fn of(setup: &Setup) -> Options {
        let is = |name: &str, value: &str| setup.options.get(name).is_some_and(|found| found == value);
        Options {
            open_hands: is("hands", "open"),
            dealt_then_taken: is("damage_moments", "dealt_then_taken"),
            discard_down: is("ally_limit", "discard_down"),
            during_payment: is("pepper_potts", "during_payment"),
        }
    }
}
