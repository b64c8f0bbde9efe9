//! What is agreed before a game: scenario, difficulty, modular sets, who sees hands, and where editions differ.

use kernel::error::SetupError;
use kernel::game::Setup;
use serde::{Deserialize, Serialize};

/// The modular sets of the core box, and what else may be said in their place.
const MODULAR: &[&str] = &[
    "recommended",
    "random",
    "bomb-scare",
    "masters-of-evil",
    "under-attack",
    "legions-of-hydra",
    "the-doomsday-chair",
];
/// A further modular set. `MC-ENCDECK-4`
const FURTHER: &[&str] =
    &["none", "random", "bomb-scare", "masters-of-evil", "under-attack", "legions-of-hydra", "the-doomsday-chair"];

/// The modular sets that can be chosen.
pub fn modular_sets() -> impl Iterator<Item = &'static str> {
    FURTHER.iter().copied().filter(|set| !matches!(*set, "none" | "random"))
}

/// Each option with its values, the default first.
pub const EDITIONS: &[(&str, &[&str])] = &[
    ("scenario", &["rhino", "klaw", "ultron"]),
    ("difficulty", &["standard", "expert"]),
    ("modular", MODULAR),
    ("modular_2", FURTHER),
    ("modular_3", FURTHER),
    ("modular_4", FURTHER),
    ("modular_5", FURTHER),
    ("hands", &["closed", "open"]),
    ("damage_moments", &["one_moment", "dealt_then_taken"]),
    ("ally_limit", &["refuse_fourth", "discard_down"]),
    ("pepper_potts", &["before_payment", "during_payment"]),
];

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
    /// Reads the options of a set-up.
    pub fn read(setup: &Setup) -> Result<Options, SetupError> {
        for (name, value) in &setup.options {
            let Some((_, values)) = EDITIONS.iter().find(|(known, _)| known == name) else {
                let known: Vec<&str> = EDITIONS.iter().map(|(name, _)| *name).collect();
                return Err(SetupError::no_option(name, &known.join(", ")));
            };
            if !values.contains(&value.as_str()) {
                return Err(SetupError::no_value(name, value, &values.join(", ")));
            }
        }
        let is = |name: &str, value: &str| setup.options.get(name).is_some_and(|found| found == value);
        Ok(Options {
            open_hands: is("hands", "open"),
            dealt_then_taken: is("damage_moments", "dealt_then_taken"),
            discard_down: is("ally_limit", "discard_down"),
            during_payment: is("pepper_potts", "during_payment"),
        })
    }
}
