//! `tapis deck`: is a deck legal, and decks in the forms of other programs.

use std::path::{Path, PathBuf};

use catalog::decklist::{self, DeckList, LONGEST_ID};
use catalog::speech::{Listener, Speech};
use catalog::{Catalog, GameEntry, data};
use clap::{Args, Subcommand, ValueEnum};
use kernel::book::{Both, Deck, Language, Source};
use kernel::table::cards::FaceId;
use serde::Serialize;

use crate::Common;
use crate::output::{Failure, Output};
use crate::play::display::text::{fold, quoted, words};
use catalog::decklist::names::Names;

/// What `tapis deck` takes.
#[derive(Args)]
pub struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Whether a deck is legal, and if not, every rule that it breaks
    Check {
        /// The game
        game: String,
        /// A list of lines such as `4 Card Name`, a deck of OCTGN (.o8d), MarvelCDB, ashes.live or Ashteki (.json, .txt),
        /// a deck file (.ron), or the id of a deck
        #[arg(value_name = "FILE or ID")]
        deck: String,
        /// The format, with a list of banned cards if there is to be one: limited, constructed/house
        #[arg(long)]
        format: Option<String>,
    },
    /// Print a list or a deck of another program as a deck file, for DIR/decks/GAME/ of a folder of your own
    Import {
        /// The game
        game: String,
        /// A list of lines such as `4 Card Name`, or a deck of OCTGN (.o8d), MarvelCDB, ashes.live or Ashteki (.json, .txt)
        file: PathBuf,
        /// The deck's id; the one in the file or made from the file's name if left out
        #[arg(long)]
        id: Option<String>,
        /// The deck's name; the one in the file or the file's name if left out
        #[arg(long)]
        name: Option<String>,
    },
    /// Print a deck for other programs
    Export {
        /// The game
        game: String,
        /// The id of a deck
        id: String,
        /// Plain lines, the form of OCTGN or the JSON of MarvelCDB, ashes.live or Ashteki; all but the first with English
        /// names unless --lang says otherwise
        #[arg(long = "as", value_enum, default_value = "text")]
        form: Form,
    },
}

/// The forms in which a deck is printed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Form {
    Text,
    O8d,
    Marvelcdb,
    AshesLive,
    Ashteki,
}

/// What the rules say of a deck.
#[derive(Serialize)]
struct Checked {
    game: &'static str,
    deck: String,
    format: String,
    cards: u32,
    legal: bool,
    faults: Vec<Broken>,
}

/// A rule that a deck breaks.
#[derive(Serialize)]
struct Broken {
    rule: &'static str,
    text: String,
}

/// A deck in the form of a file.
#[derive(Serialize)]
struct Written {
    game: &'static str,
    id: String,
    name: Both,
    text: String,
}

/// Checks, imports or exports a deck.
pub fn run(options: &Options, catalog: &Catalog, common: &Common, output: &Output) -> Result<(), Failure> {
    let (Task::Check { game, .. } | Task::Import { game, .. } | Task::Export { game, .. }) = &options.task;
    let title = catalog.find(game).map_err(Failure::Misuse)?;
    let speech = Speech::of(common.language(), title.game.id());
    if title.game.formats().is_empty() {
        let name = speech.text(&format!("game-{}", title.game.id()));
        return Err(Failure::Misuse(speech.with("no-deck-building", &[("game", &name)])));
    }
    match &options.task {
        Task::Check { deck, format, .. } => check(title, deck, format.as_deref(), &speech, output),
        Task::Import { file, id, name, .. } => import(title, file, id.as_deref(), name.as_deref(), &speech, output),
        Task::Export { id, form, .. } => {
            let usual = if *form == Form::Text { common.language() } else { Language::En };
            export(title, id, *form, common.lang.unwrap_or(usual), &speech, output)
        }
    }
}

fn check(title: &GameEntry, deck: &str, format: Option<&str>, speech: &Speech, output: &Output) -> Result<(), Failure> {
    let game = &*title.game;
    let (name, cards, opening) = match find(title, deck) {
        Some(deck) => (deck.name.get(speech.language).to_string(), sum(deck), deck.opening.clone()),
        None if Path::new(deck).exists() || deck.contains(['.', '/', '\\']) => {
            let read = read(title, Path::new(deck), speech)?;
            (read.name.get(speech.language).to_string(), read.cards, read.opening)
        }
        None => return Err(Failure::Misuse(format!("no file {}, and {}", quoted(deck), unknown(title, deck)))),
    };
    let format = format.unwrap_or(game.formats()[0]);
    let mut reasons = game.check_deck(format, &cards).map_err(Failure::Misuse)?;
    reasons.extend(game.check_opening(&cards, &opening));
    let listener = Listener { game, seat: None, names: &[], all: true };
    let faults: Vec<Broken> = reasons
        .iter()
        .map(|reason| Broken { rule: reason.rule, text: speech.say(&reason.phrase, &listener) })
        .collect();
    let key = if faults.is_empty() { "deck-is-legal" } else { "deck-is-not-legal" };
    let mut text = speech.with(key, &[("deck", &name), ("format", format)]);
    for fault in &faults {
        text.push_str(&format!("\n  {} ({})", fault.text, fault.rule));
    }
    let legal = faults.is_empty();
    let number = cards.iter().map(|(_, number)| u32::from(*number)).sum();
    let checked = Checked { game: game.id(), deck: name, format: format.to_string(), cards: number, legal, faults };
    output.result(&text, &checked);
    if legal { Ok(()) } else { Err(Failure::Told) }
}

fn import(
    title: &GameEntry,
    file: &Path,
    id: Option<&str>,
    name: Option<&str>,
    speech: &Speech,
    output: &Output,
) -> Result<(), Failure> {
    let read = read(title, file, speech)?;
    let id = id.unwrap_or(&read.id).to_string();
    if !decklist::is_id(&id) {
        let what = format!("the id \"{}\": 1 to {LONGEST_ID} of the letters a to z, digits and hyphens", quoted(&id));
        return Err(Failure::Misuse(what));
    }
    let name = name.map_or(read.name, |name| Both { en: name.to_string(), fr: name.to_string() });
    let text = title
        .game
        .write_deck(&id, &name, &read.cards, &read.opening)
        .map_err(|fault| Failure::Misuse(format!("{}: {fault}", file.display())))?;
    if find(title, &id).is_some() {
        eprintln!("tapis: there is a deck called `{id}` already; to have both, give this one another --id");
    }
    output.result(&text, &Written { game: title.game.id(), id, name, text: text.clone() });
    Ok(())
}

fn export(
    title: &GameEntry,
    id: &str,
    form: Form,
    language: Language,
    speech: &Speech,
    output: &Output,
) -> Result<(), Failure> {
    let game = &*title.game;
    let deck = find(title, id).ok_or_else(|| Failure::Misuse(unknown(title, id)))?;
    let name = || speech.text(&format!("game-{}", game.id()));
    let text = decklist::export::write(game, deck, form.into(), language).ok_or_else(|| {
        let key = if form == Form::Marvelcdb { "no-marvelcdb" } else { "no-ashes-live" };
        Failure::Misuse(speech.with(key, &[("game", &name())]))
    })?;
    output
        .result(&text, &Written { game: game.id(), id: deck.id.clone(), name: deck.name.clone(), text: text.clone() });
    Ok(())
}

impl From<Form> for decklist::export::Form {
    fn from(form: Form) -> decklist::export::Form {
        match form {
            Form::Text => decklist::export::Form::Text,
            Form::O8d => decklist::export::Form::O8d,
            Form::Marvelcdb => decklist::export::Form::Marvelcdb,
            Form::AshesLive => decklist::export::Form::AshesLive,
            Form::Ashteki => decklist::export::Form::Ashteki,
        }
    }
}

/// A deck that was read from a file.
struct Read {
    id: String,
    name: Both,
    cards: Vec<(FaceId, u16)>,
    opening: Vec<FaceId>,
}

/// Reads a deck file of the game, or a list of names.
fn read(title: &GameEntry, file: &Path, speech: &Speech) -> Result<Read, Failure> {
    let path = file.display().to_string();
    let text = data::read_text(file, decklist::LONGEST).map_err(|fault| Failure::Misuse(format!("{path}: {fault}")))?;
    if file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("ron")) {
        let deck = title
            .game
            .read_deck(&Source { path, text })
            .map_err(|faults| Failure::Unreadable(faults.iter().map(ToString::to_string).collect()))?;
        let cards = sum(&deck);
        return Ok(Read { id: deck.id, name: deck.name, cards, opening: deck.opening });
    }
    let mut list = DeckList::read(&path, &text);
    let (own_id, own_name) = (list.id.take(), list.title.take());
    let names = Names::of(&*title.game);
    let (cards, opening) = names
        .opening(&list)
        .and_then(|opening| Ok((names.look_up(list)?, opening)))
        .map_err(|faults| Failure::Unreadable(faults.iter().map(|fault| fault.tell_in(&path, speech)).collect()))?;
    let stem = file.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().trim().to_string());
    let stem = if stem.is_empty() { "deck".to_string() } else { quoted(&stem) };
    let folded: String = fold(&stem).chars().map(|letter| if letter.is_ascii() { letter } else { '-' }).collect();
    let mut id = words(&folded).join("-");
    id.truncate(LONGEST_ID);
    let id = own_id.unwrap_or(if id.is_empty() { "deck".to_string() } else { id });
    let name = own_name.unwrap_or(stem);
    Ok(Read { id, name: Both { en: name.clone(), fr: name }, cards, opening })
}

/// The deck with an id.
fn find<'a>(title: &'a GameEntry, id: &str) -> Option<&'a Deck> {
    title.game.decks().iter().find(|deck| deck.id == id)
}

/// Says that there is no such deck, and which there are.
fn unknown(title: &GameEntry, id: &str) -> String {
    let known: Vec<&str> = title.game.decks().iter().map(|deck| deck.id.as_str()).collect();
    kernel::effect::load::unknown("deck", &quoted(id), &known)
}

/// All cards of a deck.
fn sum(deck: &Deck) -> Vec<(FaceId, u16)> {
    deck.parts.values().flatten().map(|(face, number)| (*face, u16::from(*number))).collect()
}
