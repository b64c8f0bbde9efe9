//! `tapis cards`: cards as text, and how many are done.

use catalog::{Catalog, GameEntry};
use clap::Args;
use kernel::book::{CardText, Language};
use kernel::table::cards::FaceId;
use serde::Serialize;

use crate::Common;
use crate::output::{Failure, Output};
use crate::play::display::text::{fold, words};

/// What `tapis cards` takes.
#[derive(Args)]
pub struct Options {
    /// The game; all games for --report if left out
    game: Option<String>,
    /// The card, by its id or name; all cards if left out
    card: Option<String>,
    /// How many cards are done, how many needed code of their own, how many texts were written by hand
    #[arg(long)]
    report: bool,
}

/// How far a game's cards are.
#[derive(Serialize)]
struct Report {
    game: String,
    cards: usize,
    special_code: usize,
    text_by_hand: usize,
    /// With something printed that is a best reconstruction.
    uncertain: usize,
}

/// Prints cards, or the report.
pub fn run(options: &Options, catalog: &Catalog, common: &Common, output: &Output) -> Result<(), Failure> {
    if options.report {
        return report(options, catalog, output);
    }
    let game = options.game.as_deref().ok_or_else(|| {
        Failure::Misuse(format!("which game? There are: {}; or use --report", catalog::GAMES.join(", ")))
    })?;
    let title = catalog.find(game).map_err(Failure::Misuse)?;
    let language = common.language();
    let faces: Vec<FaceId> = match &options.card {
        Some(card) => {
            let face = find(title, card, language)?;
            std::iter::once(face).chain(other_side(title, face)).collect()
        }
        None => faces(title).collect(),
    };
    let cards: Vec<CardText> = faces.into_iter().map(|face| title.game.card_text(face, language)).collect();
    let text: Vec<String> = cards.iter().map(print).collect();
    output.result(&text.join("\n"), &cards);
    Ok(())
}

/// The card with this id, or with this name in either language; else the only one with these words in its name.
pub fn find(title: &GameEntry, card: &str, language: Language) -> Result<FaceId, Failure> {
    let game = &title.game;
    let all = || (0..game.faces()).map(|number| FaceId(number as u16));
    let names = |face: FaceId| Language::ALL.map(|language| fold(game.name(face, language)));
    let wanted = fold(card.trim());
    if let Some(face) = game.find(&wanted).or_else(|| all().find(|face| names(*face).contains(&wanted))) {
        return Ok(face);
    }
    let fits = |face: &FaceId| {
        let wanted = words(&wanted);
        !wanted.is_empty()
            && names(*face)
                .iter()
                .any(|name| wanted.iter().all(|word| words(name).iter().any(|part| part.starts_with(word))))
    };
    let found: Vec<FaceId> = faces(title).filter(fits).collect();
    match found.as_slice() {
        [] => Err(Failure::Misuse(game.unknown_card(card))),
        [only] => Ok(*only),
        several => {
            let name = |face: &FaceId| format!("{} ({})", game.name(*face, language), game.slug(*face));
            let names: Vec<String> = several.iter().map(name).collect();
            Err(Failure::Misuse(format!("{} cards fit \"{card}\": {}", names.len(), names.join("; "))))
        }
    }
}

/// The other side of a card that has two.
fn other_side(title: &GameEntry, face: FaceId) -> Option<FaceId> {
    let back = title.game.print(face).into_iter().find(|(name, _)| *name == "back");
    back.and_then(|(_, slug)| title.game.find(&slug))
}

fn print(card: &CardText) -> String {
    let numbers: Vec<String> =
        card.numbers.iter().chain(&card.details).map(|(name, number)| format!("{name} {number}")).collect();
    let numbers = if numbers.is_empty() { String::new() } else { format!(" · {}", numbers.join(", ")) };
    let mut text = format!("{} ({})\n  {}{numbers}\n", card.name, card.slug, card.line);
    for line in &card.text {
        text.push_str(&format!("  {line}\n"));
    }
    text
}

/// The cards of a game, without those that only show a rule.
fn faces(title: &GameEntry) -> impl Iterator<Item = FaceId> {
    (0..title.game.faces()).map(|number| FaceId(number as u16)).filter(|face| !title.game.is_example(*face))
}

fn report(options: &Options, catalog: &Catalog, output: &Output) -> Result<(), Failure> {
    let titles: Vec<&GameEntry> = match &options.game {
        Some(game) => vec![catalog.find(game).map_err(Failure::Misuse)?],
        None => catalog.titles.iter().collect(),
    };
    let reports: Vec<Report> = titles
        .into_iter()
        .map(|title| {
            let by_hand = |face: &FaceId| title.game.card_text(*face, Language::En).by_hand;
            Report {
                game: title.game.id().to_string(),
                cards: faces(title).count(),
                special_code: title.game.special_cards().len(),
                text_by_hand: faces(title).filter(by_hand).count(),
                uncertain: faces(title).filter(|face| title.game.is_uncertain(*face)).count(),
            }
        })
        .collect();
    let mut text = String::from("game         names  special code  text by hand  uncertain\n");
    for report in &reports {
        text.push_str(&format!(
            "{:<12} {:>5}  {:>12}  {:>12}  {:>9}\n",
            report.game, report.cards, report.special_code, report.text_by_hand, report.uncertain
        ));
    }
    output.result(&text, &reports);
    Ok(())
}
