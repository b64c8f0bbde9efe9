//! Where editions differ: what can be chosen before a match.

use kernel::game::EditionOption;
use kernel::prelude::*;

use crate::Ashes;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// Dealing damage comes before receiving it also for texts. `ASH-R1`
    pub later_faq: bool,
    /// An exhausted ready spell cannot be discarded for Meditate. `ASH-R6`
    pub fresh_meditation: bool,
    /// Controllers order their own texts. `ASH-R8`
    pub controllers_order: bool,
    /// Cards do what was printed first, not what it was corrected to. `ASH-R9`
    pub original_text: bool,
    /// The rules of tournaments hold. `ASH-R14`
    pub organized_play: bool,
    /// Types of dice that are not in the core box may be played. `ASH-R15`
    pub all_dice: bool,
}

/// The options with their values, the default first.
pub fn editions() -> Vec<EditionOption> {
    vec![
        EditionOption::new("faq", &["seed", "faq_3_0"]),
        EditionOption::new("meditate_exhausted", &["allowed", "forbidden"]),
        EditionOption::new("trigger_order", &["active_player", "controllers"]),
        EditionOption::new("card_text", &["errata", "original"]),
        EditionOption::new("organized_play", &["off", "on"]),
        EditionOption::new("dice", &["core", "all"]),
    ]
}

impl Options {
    pub fn chosen(book: &Book<Ashes>, setup: &Setup) -> Options {
        let is = |name, value| book.edition(setup, name) == Some(value);
        Options {
            later_faq: is("faq", "faq_3_0"),
            fresh_meditation: is("meditate_exhausted", "forbidden"),
            controllers_order: is("trigger_order", "controllers"),
            original_text: is("card_text", "original"),
            organized_play: is("organized_play", "on"),
            all_dice: is("dice", "all"),
        }
    }
}
