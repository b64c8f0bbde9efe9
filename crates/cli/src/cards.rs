//! `tapis cards`: cards as text, and how many are done.

use catalog::{Catalog, Title};
use clap::Args;
use kernel::book::{CardText, Language};
use kernel::table::cards::FaceId;
use serde::Serialize;

use crate::Common;
use crate::output::{Failure, Output};

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
        Some(card) => vec![find(title, card)?],
        None => (0..title.game.faces()).map(|number| FaceId(number as u16)).collect(),
    };
    let cards: Vec<CardText> = faces.into_iter().map(|face| title.game.card_text(face, language)).collect();
    let text: Vec<String> = cards.iter().map(print).collect();
    output.result(&text.join("\n"), &cards);
    Ok(())
}

/// The card with this id, or with this name in either language.
pub fn find(title: &Title, card: &str) -> Result<FaceId, Failure> {
    let game = &title.game;
    let named = |face: &FaceId| {
        Language::ALL.iter().any(|language| game.name(*face, *language).to_lowercase() == card.to_lowercase())
    };
    game.find(&card.to_lowercase())
        .or_else(|| (0..game.faces()).map(|number| FaceId(number as u16)).find(named))
        .ok_or_else(|| Failure::Misuse(game.unknown_card(card)))
}

fn print(card: &CardText) -> String {
    let numbers: Vec<String> =
        card.numbers.iter().chain(&card.details).map(|(name, number)| format!("{name} {number}")).collect();
    let mut text = format!("{} ({})\n  {} · {}\n", card.name, card.slug, card.line, numbers.join(", "));
    for line in &card.text {
        text.push_str(&format!("  {line}\n"));
    }
    text
}

fn report(options: &Options, catalog: &Catalog, output: &Output) -> Result<(), Failure> {
    let titles: Vec<&Title> = match &options.game {
        Some(game) => vec![catalog.find(game).map_err(Failure::Misuse)?],
        None => catalog.titles.iter().collect(),
    };
    let reports: Vec<Report> = titles
        .into_iter()
        .map(|title| {
            let faces = (0..title.game.faces()).map(|number| FaceId(number as u16));
            Report {
                game: title.game.id().to_string(),
                cards: title.game.faces(),
                special_code: title.game.special_cards().len(),
                text_by_hand: faces.filter(|face| title.game.card_text(*face, Language::En).by_hand).count(),
            }
        })
        .collect();
    let mut text = String::from("game      cards  special code  text by hand\n");
    for report in &reports {
        text.push_str(&format!(
            "{:<9} {:>5}  {:>12}  {:>12}\n",
            report.game, report.cards, report.special_code, report.text_by_hand
        ));
    }
    output.result(&text, &reports);
    Ok(())
}
