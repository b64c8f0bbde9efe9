//! The heroes’ files, chances, the arithmetic of damage, seats, tokens and upgrades.

mod cards;
mod facts;
mod golden;
mod locales;
mod odds;
mod play;
mod rules;
mod texts;
mod total;
mod worth;

use dice_throne::cards::Library;

fn library() -> Library {
    let sources = testkit::data::files("cards/dice-throne", "ron");
    Library::read(&sources).unwrap_or_else(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("{}", faults.join("\n"))
    })
}
