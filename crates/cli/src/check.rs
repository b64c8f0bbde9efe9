//! `tapis check`: everything is loaded, every card can be said, every scenario is played.

use catalog::Catalog;
use catalog::speech::Speech;
use clap::Args;
use kernel::book::Language;
use kernel::table::cards::FaceId;
use serde::Serialize;

use crate::Common;
use crate::output::{Failure, Output};

/// What `tapis check` takes.
#[derive(Args)]
pub struct Options {}

/// What was looked at.
#[derive(Serialize)]
struct Checked {
    games: usize,
    cards: usize,
    decks: usize,
    rules: usize,
    scenarios: usize,
    lessons: usize,
}

/// Loads and checks all data.
pub fn run(_: &Options, common: &Common, output: &Output) -> Result<(), Failure> {
    let catalog = Catalog::load(common.data.as_deref()).map_err(Failure::Data)?;
    let mut checked = Checked { games: catalog.titles.len(), cards: 0, decks: 0, rules: 0, scenarios: 0, lessons: 0 };
    let mut faults = Vec::new();
    for language in Language::ALL {
        let speech = Speech::new(language);
        for title in &catalog.titles {
            let key = format!("game-{}", title.game.id());
            if !speech.knows(&key) {
                faults.push(format!("locales/{language}: no text for `{key}`"));
            }
        }
    }
    for title in &catalog.titles {
        checked.cards += title.game.faces();
        checked.decks += title.game.decks().len();
        checked.rules += title.ledger.rules.len();
        checked.scenarios += title.scenarios.len();
        checked.lessons += title.lessons.len();
        for face in (0..title.game.faces()).map(|number| FaceId(number as u16)) {
            for language in Language::ALL {
                let text = title.game.card_text(face, language);
                if text.line.is_empty() || text.text.iter().any(String::is_empty) {
                    faults.push(format!("{}: no text in {language}", text.slug));
                }
            }
        }
        faults.extend(title.faults.iter().cloned());
        let lessons = title.lessons.iter().map(|lesson| &lesson.scenario);
        faults.extend(title.scenarios.iter().chain(lessons).filter_map(|scenario| title.check(scenario).err()));
    }
    if !faults.is_empty() {
        return Err(Failure::Data(faults));
    }
    let text = format!(
        "{}, {}, {}, {} and {} of {}: all well",
        several(checked.cards, "card"),
        several(checked.decks, "deck"),
        several(checked.rules, "rule"),
        several(checked.scenarios, "scenario"),
        several(checked.lessons, "lesson"),
        several(checked.games, "game"),
    );
    output.result(&text, &checked);
    Ok(())
}

/// `1 deck`, `3 decks`.
fn several(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}
