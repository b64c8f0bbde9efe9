//! How a search thinks.

use serde::Deserialize;

/// How a search thinks. Part of a level, so a file may set it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// How often it looks ahead for one decision.
    pub iterations: u32,
    /// How many trees share the iterations; each may grow on a core of its own. The choice does not depend on the cores.
    pub trees: u32,
    /// So many turns from the decision on are played before the table is judged; the largest number means to the end.
    pub horizon: u32,
    /// From this turn on the table is judged at each, and the mean counts; the largest number means at the horizon only.
    pub near: u32,
    /// How many of 256 decisions of quick play are taken at random.
    pub slips: u32,
    /// How much is tried that does not look best.
    pub explore: f64,
    /// How much less likely each lower rank is to be tried first.
    pub fade: f64,
    /// Whether orders of the same acts share what was learned of them.
    pub transpose: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            iterations: 400,
            trees: 1,
            horizon: 2,
            near: u32::MAX,
            slips: 26,
            explore: 0.6,
            fade: 0.7,
            transpose: true,
        }
    }
}
