//! The list of games.
//!
//! Everything above works with [`Catalog`] and never names a game itself. A catalog holds the games with their
//! cards, the rule ledgers, the scenarios, and the [`speech::Speech`] that says phrases in French and English.

pub mod attempt;
mod change;
pub mod data;
pub mod decklist;
pub mod example;
pub mod faults;
pub mod guide;
pub mod habits;
pub mod ledger;
pub mod lessons;
pub mod letters;
pub mod library;
pub mod numbers;
pub mod puzzles;
pub mod rulings;
pub mod speech;
pub mod story;
pub mod teaching;
pub mod words;

use std::path::Path;
use std::sync::Arc;

use ai::BotRoster;
use ashes::Ashes;
use champions::Champions;
use dice_throne::DiceThrone;
use kernel::book::{Language, Source};
use kernel::erased::{AnyGame, AnyMatch, Erase, replay, replay_on};
use kernel::game::Terms;
use kernel::record::Record;
use kernel::scenario::{self, Scenario};

use data::Data;
use decklist::marvelcdb::{MarvelCdb, Pack};
use decklist::o8d::Octgn;
use guide::Guide;
use ledger::Ledger;
use lessons::Lesson;
use puzzles::Puzzle;
use rulings::Ruling;
use shards::Shards;
use speech::Speech;
use spoils::Spoils;
use teaching::Term;

/// One game with everything that belongs to it.
pub struct GameEntry {
    pub game: Box<dyn AnyGame>,
    /// Its rules.
    pub ledger: Ledger,
    /// What was settled where its rules are silent or unclear.
    pub rulings: Vec<Ruling>,
    pub scenarios: Vec<Scenario>,
    /// In the order in which they are taught.
    pub lessons: Vec<Lesson>,
    /// What is explained in a first match.
    pub guide: Guide,
    /// Positions with something to be reached.
    pub puzzles: Vec<Puzzle>,
    /// The chapters of its rulebook in the order in which they are taught.
    pub chapters: Vec<String>,
    /// The words and signs of its cards.
    pub terms: Vec<Term>,
    /// What is wrong with scenarios that can be played all the same: unknown rules, titles that occur twice.
    pub faults: Vec<String>,
    pub bots: BotRoster,
    /// The game without what a user's folder adds: the shipped scenarios count the shipped cards.
    shipped: Option<Box<dyn AnyGame>>,
}

impl GameEntry {
    /// The scenario with this title, or the only one whose title contains a text.
    pub fn scenario(&self, text: &str) -> Result<&Scenario, String> {
        let lessons = self.lessons.iter().map(|lesson| &lesson.scenario);
        if let Some(found) = (self.scenarios.iter().chain(lessons))
            .find(|scenario| Language::ALL.iter().any(|tongue| scenario.name(*tongue) == text))
        {
            return Ok(found);
        }
        let wanted = text.to_lowercase();
        let contains = |scenario: &Scenario, wanted: &str| {
            Language::ALL.iter().any(|language| scenario.name(*language).to_lowercase().contains(wanted))
        };
        let found: Vec<&Scenario> = self.scenarios.iter().filter(|scenario| contains(scenario, &wanted)).collect();
        match found.as_slice() {
            [only] => Ok(only),
            [] => Err(format!(
                "no scenario's title contains \"{text}\"; `tapis rules GAME WORD` lists those of the rules that mention a word"
            )),
            several => {
                let titles: Vec<&str> = several.iter().take(5).map(|scenario| scenario.title.as_str()).collect();
                Err(format!("{} scenarios fit \"{text}\", among them: {}", several.len(), titles.join("; ")))
            }
        }
    }

    /// The lesson with this title.
    pub fn lesson(&self, title: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.scenario.title == title)
    }

    /// The puzzle with this id.
    pub fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// What a value of an option of a set-up is called: as a data file says, or as the game's texts say.
    pub fn value_name(&self, speech: &Speech, option: &str, value: &str) -> String {
        let options = self.game.editions().iter().filter(|known| known.name == option);
        let named = options.flat_map(|known| &known.values).find(|known| known.id == value);
        match named.and_then(|known| known.name.as_ref()) {
            Some(name) => name.get(speech.language).to_string(),
            None => speech.known(&format!("option-{option}-{value}")).unwrap_or_else(|| value.to_string()),
        }
    }

    /// The ruling with this id, in either case of letters.
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.id.eq_ignore_ascii_case(id))
    }

    /// Plays a record again, from the beginning or from the scenario it began with, and compares every hash.
    pub fn replay(&self, record: &Record, to: Option<usize>) -> Result<Box<dyn AnyMatch>, String> {
        match &record.scenario {
            None => replay(&*self.game, record, to),
            Some(title) => replay_on(self.game.open(self.scenario(title)?, record.setup.ask_when_forced)?, record, to),
        }
    }

    /// Plays a scenario with the cards it was written for.
    pub fn check(&self, scenario: &Scenario) -> Result<(), String> {
        match &self.shipped {
            Some(shipped) if data::is_shipped(&scenario.path) => shipped.check(scenario),
            _ => self.game.check(scenario),
        }
    }
}

/// All games.
pub struct Catalog {
    /// The games, in the order they are offered.
    pub titles: Vec<GameEntry>,
}

/// The words that name games.
pub const GAMES: &[&str] = &[Shards::ID, Spoils::ID, Champions::ID, Ashes::ID, DiceThrone::ID];

/// How OCTGN calls games and the parts of their decks.
const OCTGN: &[(&str, Octgn)] = &[(
    Spoils::ID,
    Octgn { game: "844d5fe3-bdb5-4ad2-ba83-88c2c2db6d88", sections: &[("faction", "Faction"), ("main", "Game Deck")] },
)];

/// How OCTGN calls a game, if it has it.
pub fn octgn(game: &str) -> Option<&'static Octgn> {
    OCTGN.iter().find(|(id, _)| *id == game).map(|(_, octgn)| octgn)
}

/// What MarvelCDB knows of games.
const MARVELCDB: &[(&str, MarvelCdb)] = &[(
    Champions::ID,
    MarvelCdb {
        packs: &[Pack { prefix: "01", en: "Core Set", fr: "Boîte de base" }],
        // Wakanda Forever!
        shared: &[&[("01043a", 1), ("01043b", 1), ("01043c", 1), ("01043d", 2)]],
        octgn_game: "055c536f-adba-4bc2-acbf-9aefb9756046",
        octgn_cards: include_str!("decklist/marvelcdb/octgn.tsv"),
    },
)];

/// What MarvelCDB knows of a game, if it has it.
pub fn marvelcdb(game: &str) -> Option<&'static MarvelCdb> {
    MARVELCDB.iter().find(|(id, _)| *id == game).map(|(_, site)| site)
}

/// Whether a game's decks are built at ashes.live and played in Ashteki.
pub fn is_at_ashes_live(game: &str) -> bool {
    game == Ashes::ID
}

impl Catalog {
    /// Reads everything the program ships, and what a user's folder adds. All faults are reported.
    pub fn load(folder: Option<&Path>) -> Result<Catalog, Vec<String>> {
        let shipped = if folder.is_some() { Some(Data::read(None)?) } else { None };
        Catalog::of(&Data::read(folder)?, shipped.as_ref())
    }

    /// The same, with the cards of a file in the places of those of a game that have the same ids.
    pub fn changed(folder: Option<&Path>, game: &str, cards: &Source) -> Result<Catalog, Vec<String>> {
        let mut data = Data::read(folder)?;
        data.change(game, cards)?;
        Catalog::of(&data, Some(&Data::read(None)?))
    }

    fn of(data: &Data, shipped: Option<&Data>) -> Result<Catalog, Vec<String>> {
        let mut faults = Vec::new();
        let mut titles = Vec::new();
        for found in [
            load_entry::<Shards>(data, shipped),
            load_entry::<Spoils>(data, shipped),
            load_entry::<Champions>(data, shipped),
            load_entry::<Ashes>(data, shipped),
            load_entry::<DiceThrone>(data, shipped),
        ] {
            match found {
                Ok(title) => titles.push(title),
                Err(found) => faults.extend(found),
            }
        }
        if faults.is_empty() { Ok(Catalog { titles }) } else { Err(faults) }
    }

    /// The game with this word.
    pub fn find(&self, id: &str) -> Result<&GameEntry, String> {
        self.titles
            .iter()
            .find(|title| title.game.id() == id)
            .ok_or_else(|| kernel::effect::load::unknown("game", id, GAMES))
    }
}

fn load_entry<G: Erase>(data: &Data, shipped: Option<&Data>) -> Result<GameEntry, Vec<String>> {
    let mut faults: Vec<String> = Vec::new();
    let book = G::read(&data.cards(G::ID), &data.decks(G::ID));
    let ledger = Ledger::read(&data.ledger(G::ID));
    let (scenarios, unread) = read_scenarios(data, G::ID);
    let lessons = Lesson::read(&data.lessons(G::ID)).unwrap_or_else(|found| {
        faults.extend(found);
        Vec::new()
    });
    let puzzles = Puzzle::read(&data.puzzles(G::ID)).unwrap_or_else(|found| {
        faults.extend(found);
        Vec::new()
    });
    let (mut rulings, mut chapters, mut terms, mut guide) = (Vec::new(), Vec::new(), Vec::new(), Guide::default());
    if let Ok(ledger) = &ledger {
        match Guide::read(&data.guide(G::ID), ledger, G::FEATURES) {
            Ok(found) => guide = found,
            Err(found) => faults.extend(found),
        }
        match teaching::read_order(&data.chapters(G::ID), ledger) {
            Ok(found) => chapters = found,
            Err(found) => faults.extend(found),
        }
        match Term::read(&data.terms(G::ID), ledger) {
            Ok(found) => terms = found,
            Err(found) => faults.extend(found),
        }
        match Ruling::read(&data.rulings(G::ID), ledger) {
            Ok(found) => rulings = found,
            Err(found) => faults.extend(found),
        }
    }
    let file = data.bots(G::ID);
    let mut roster = BotRoster::default();
    if let Ok(book) = &book {
        match BotRoster::read(&file.text, G::FEATURES, &book.editions, &|name| data.net(&file.path, name)) {
            Ok(found) => roster = found,
            Err(fault) => faults.push(format!("{}: {fault}", file.path)),
        }
    }
    match (book, ledger) {
        (Ok(book), Ok(ledger)) if faults.is_empty() => {
            let game = G::erase(Arc::new(book));
            let shipped = match shipped {
                Some(data) => Some(erased::<G>(&data.cards(G::ID), &data.decks(G::ID))?),
                None => None,
            };
            let all: Vec<&Scenario> = scenarios.iter().chain(lessons.iter().map(|lesson| &lesson.scenario)).collect();
            let mut named = unread;
            named.extend(unknown_rules(&ledger, &rulings, &all));
            named.extend(kernel::scenario::same_titles(all.iter().copied()));
            Ok(GameEntry {
                game,
                ledger,
                rulings,
                scenarios,
                lessons,
                guide,
                puzzles,
                chapters,
                terms,
                faults: named,
                bots: roster,
                shipped,
            })
        }
        (book, ledger) => {
            faults.extend(unread);
            faults.extend(book.err().into_iter().flatten().map(|fault| fault.to_string()));
            faults.extend(ledger.err().into_iter().flatten());
            Err(faults)
        }
    }
}

fn erased<G: Erase>(cards: &[Source], decks: &[Source]) -> Result<Box<dyn AnyGame>, Vec<String>> {
    let book = G::read(cards, decks).map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    Ok(G::erase(Arc::new(book)))
}

/// A game as some files have it.
fn read_game(game: &str, cards: &[Source], decks: &[Source]) -> Result<Box<dyn AnyGame>, Vec<String>> {
    match game {
        Shards::ID => erased::<Shards>(cards, decks),
        Spoils::ID => erased::<Spoils>(cards, decks),
        Champions::ID => erased::<Champions>(cards, decks),
        Ashes::ID => erased::<Ashes>(cards, decks),
        DiceThrone::ID => erased::<DiceThrone>(cards, decks),
        _ => Err(vec![kernel::effect::load::unknown("game", game, GAMES)]),
    }
}

/// The scenarios of a game that can be read, and what is wrong with the others.
fn read_scenarios(data: &Data, game: &str) -> (Vec<Scenario>, Vec<String>) {
    let (mut scenarios, mut faults) = (Vec::new(), Vec::new());
    for Source { path, text } in data.scenarios(game) {
        match scenario::read(&path, &text) {
            Ok(found) => scenarios.extend(found),
            Err(found) => faults.extend(found),
        }
    }
    (scenarios, faults)
}

/// What scenarios name and is neither a rule nor a ruling.
fn unknown_rules(ledger: &Ledger, rulings: &[Ruling], scenarios: &[&Scenario]) -> Vec<String> {
    let mut faults = Vec::new();
    let is_known = |id: &str| ledger.find(id).is_some() || rulings.iter().any(|ruling| ruling.id == id);
    for scenario in scenarios {
        for rule in scenario.rules.iter().filter(|rule| !is_known(rule)) {
            faults.push(format!("{}:{}: no rule or ruling called {rule}", scenario.path, scenario.line));
        }
    }
    faults
}
