//! What a run found, as a page to read, print and hand on.
//!
//! One file of HTML that needs nothing else: the style is in it, pictures are SVG in it, and the few lines of script only
//! sort tables. All words come from `locales/`, and numbers are written as each language writes them.

mod cards;
mod head;
mod html;
mod length;
mod matrix;
mod method;
mod names;
pub mod numbers;
mod page;
mod plots;
mod rates;

use catalog::GameEntry;
use catalog::speech::Speech;

use self::names::Names;
use self::numbers::Numbers;
use crate::summary::Summary;

pub use page::{comparison, page};

/// What every part of the page needs.
struct Report<'a> {
    summary: &'a Summary,
    speech: &'a Speech,
    numbers: Numbers,
    names: Names,
}

impl<'a> Report<'a> {
    fn new(title: &GameEntry, summary: &'a Summary, speech: &'a Speech) -> Report<'a> {
        Report { summary, speech, numbers: Numbers::new(speech.language), names: Names::new(title, summary, speech) }
    }

    /// A text of the page, safe to put into it.
    fn text(&self, key: &str) -> String {
        html::escape(&self.speech.text(key))
    }

    /// A text of the page with values, safe to put into it.
    fn with(&self, key: &str, values: &[(&str, &str)]) -> String {
        html::escape(&self.speech.with(key, values))
    }

    /// The share of matches that everybody would win if all were alike; nothing where all play together.
    fn even(&self) -> Option<f64> {
        let seats = self.summary.places.len();
        (!self.summary.together && seats > 1).then(|| 1.0 / seats as f64)
    }
}
