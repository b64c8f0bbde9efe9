//! `tapis check`: everything is loaded, every card can be said, every scenario is played; which numbers no scenario holds.

use std::panic;

use catalog::Catalog;
use catalog::data::Data;
use catalog::numbers::{self, Raised, Wanted};
use catalog::speech::Speech;
use clap::Args;
use kernel::book::Language;
use kernel::table::cards::FaceId;
use serde::Serialize;

use crate::Common;
use crate::output::{Failure, Output};

/// What `tapis check` takes.
#[derive(Args)]
pub struct Options {
    /// Instead: raise each number of a game's card files by one, or of the files whose names contain a word, and list those that
    /// no scenario notices
    #[arg(long, num_args = 1..=2, value_names = ["GAME", "FILE"])]
    numbers: Option<Vec<String>>,
    /// Keys whose numbers no rule reads, such as the number printed in a card's corner
    #[arg(long, requires = "numbers", value_name = "KEY", value_delimiter = ',')]
    but: Vec<String>,
}

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
pub fn run(options: &Options, common: &Common, output: &Output) -> Result<(), Failure> {
    if let Some(words) = &options.numbers {
        let file = words.get(1).map_or("", String::as_str);
        return run_numbers(&Wanted { game: &words[0], file, but: &options.but }, common, output);
    }
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

/// What became of the numbers of a game's card files.
#[derive(Default, Serialize)]
struct Numbers {
    raised: usize,
    refused: usize,
    noticed: usize,
    unnoticed: Vec<Unnoticed>,
}

/// A number that no scenario holds.
#[derive(Serialize)]
struct Unnoticed {
    path: String,
    line: usize,
    column: usize,
    text: String,
}

fn run_numbers(wanted: &Wanted, common: &Common, output: &Output) -> Result<(), Failure> {
    let data = Data::read(common.data.as_deref()).map_err(Failure::Data)?;
    let mut found = Numbers::default();
    // A scenario that breaks down has noticed, too, and need not tell.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let done = numbers::raise(&data, wanted, &mut |number| {
        found.raised += 1;
        match number.raised {
            Raised::Refused => found.refused += 1,
            Raised::Noticed(_) => found.noticed += 1,
            Raised::Unnoticed => found.unnoticed.push(Unnoticed {
                path: number.path.clone(),
                line: number.line,
                column: number.column,
                text: number.text.clone(),
            }),
        }
    });
    panic::set_hook(hook);
    done.map_err(Failure::Data)?;
    let mut text = String::new();
    for Unnoticed { path, line, column, text: line_text } in &found.unnoticed {
        text.push_str(&format!("{path}:{line}:{column}: {line_text}\n"));
    }
    let Numbers { raised, refused, noticed, ref unnoticed } = found;
    text.push_str(&format!(
        "{} raised by one: {noticed} noticed by a scenario, {refused} refused as the files are read, {} unnoticed",
        several(raised, "number"),
        unnoticed.len()
    ));
    output.result(&text, &found);
    if unnoticed.is_empty() { Ok(()) } else { Err(Failure::Told) }
}

/// `1 deck`, `3 decks`.
fn several(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}
