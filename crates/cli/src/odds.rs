//! `tapis odds`: what the dice of a card may bring, exactly.

use catalog::Catalog;
use catalog::speech::Speech;
use clap::Args;

use crate::Common;
use crate::cards::find;
use crate::output::{Failure, Output};
use crate::play::display::text::width;

/// What `tapis odds` takes.
#[derive(Args)]
pub struct Options {
    /// The game
    game: String,
    /// Whose dice: a hero, by its id or name
    card: String,
}

/// Prints a line for each thing to hope for: its chance with one roll, with two, and so on, if one keeps well.
pub fn run(options: &Options, catalog: &Catalog, common: &Common, output: &Output) -> Result<(), Failure> {
    let title = catalog.find(&options.game).map_err(Failure::Misuse)?;
    let language = common.language();
    let speech = Speech::of(language, title.game.id());
    let face = find(title, &options.card, language)?;
    let rows = title.game.odds(face, language);
    if rows.is_empty() {
        let name = title.game.name(face, language);
        return Err(Failure::Misuse(speech.with("odds-no-dice", &[("card", name)])));
    }
    let names: Vec<String> = rows.iter().map(|row| format!("{} ({})", row.name, row.needs)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let mut text = format!("{}\n", speech.text("odds-by-rolls"));
    for (row, name) in rows.iter().zip(&names) {
        let chances: Vec<String> = row.chances.iter().map(|chance| format!("{:>7.2}", chance * 100.0)).collect();
        text.push_str(&format!("{name}{} {}\n", " ".repeat(widest - width(name)), chances.join(" ")));
    }
    output.result(&text, &rows);
    Ok(())
}
