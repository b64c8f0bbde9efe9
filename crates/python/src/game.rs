//! A game: its cards, rules, decks, options, and the matches it begins.

use std::collections::BTreeMap;

use kernel::book::{CardText, Language};
use kernel::game::Setup;
use kernel::observe::Room;
use kernel::record::Record;
use kernel::table::cards::FaceId;
use kernel::table::chance::Random;
use numpy::ndarray::Array2;
use numpy::{IntoPyArray, PyArray2};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::bot::Bot;
use crate::layout::Layout;
use crate::play::{Begun, Match};
use crate::tell::{fault, python};
use crate::title::{Title, language, titles};

/// How many matches are played at random to see how much room observations want.
const TRIALS: u64 = 4;
/// After so many decisions such a match has shown enough.
const TRIAL: u32 = 1_500;

/// One of the games.
#[pyclass(frozen, module = "tapis._native")]
pub struct Game {
    pub title: Title,
}

/// What is chosen before a match, from Python's arguments.
pub fn set_up(
    seats: Option<u8>,
    seed: u64,
    decks: Option<Vec<String>>,
    options: Option<BTreeMap<String, String>>,
    paced: bool,
    title: &Title,
) -> Setup {
    Setup {
        decks: decks.unwrap_or_default(),
        options: options.unwrap_or_default(),
        ask_when_forced: paced,
        ..Setup::new(seats.unwrap_or(title.game.seats().0 as u8), seed)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, folder=None))]
    fn new(id: &str, folder: Option<&str>) -> PyResult<Game> {
        let titles = titles(folder)?;
        let names: Vec<&str> = titles.iter().map(|title| title.game.id()).collect();
        match titles.iter().find(|title| title.game.id() == id) {
            Some(title) => Ok(Game { title: title.clone() }),
            None => Err(fault(kernel::effect::load::unknown("game", id, &names))),
        }
    }

    #[getter]
    fn id(&self) -> &'static str {
        self.title.game.id()
    }

    #[getter]
    fn seats(&self) -> (usize, usize) {
        self.title.game.seats()
    }

    #[getter]
    fn data(&self) -> String {
        kernel::record::hex(self.title.game.data())
    }

    #[getter]
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &serde_json::to_value(self.title.game.schema()).map_err(fault)?)
    }

    /// The decks that come with the game.
    #[pyo3(signature = (language="en"))]
    fn decks<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let tongue = crate::title::language(language)?;
        let game = &self.title.game;
        let decks = game.decks().iter().map(|deck| {
            let part = |(name, cards): (&String, &Vec<(FaceId, u8)>)| {
                let cards: Vec<Value> = cards.iter().map(|(face, number)| json!([game.slug(*face), number])).collect();
                (name.clone(), Value::Array(cards))
            };
            let parts: serde_json::Map<String, Value> = deck.parts.iter().map(part).collect();
            json!({ "id": deck.id, "name": deck.name.get(tongue), "parts": parts })
        });
        python(py, &Value::Array(decks.collect()))
    }

    /// What can be chosen before a match: each option with its values, the default first.
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let options = self.title.game.editions().iter();
        let options: serde_json::Map<String, Value> =
            options.map(|option| (option.name.to_string(), json!(option.ids()))).collect();
        python(py, &Value::Object(options))
    }

    /// The bots that can be asked for by name, weakest first.
    fn bots(&self) -> Vec<String> {
        self.title.bots.names().iter().map(|name| name.to_string()).collect()
    }

    #[pyo3(signature = (name, seed=0))]
    fn bot(&self, name: &str, seed: u64) -> PyResult<Bot> {
        Bot::new(&self.title, name, seed)
    }

    /// The words of all cards; a face in an observation is a place in this list, from 1.
    fn faces(&self) -> Vec<String> {
        (0..self.title.game.faces() as u16).map(|face| self.title.game.slug(FaceId(face)).to_string()).collect()
    }

    /// A card as a reader sees it.
    #[pyo3(signature = (card, language="en"))]
    fn card<'py>(&self, py: Python<'py>, card: &str, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let game = &self.title.game;
        let face = game.find(card).ok_or_else(|| fault(game.unknown_card(card)))?;
        let text = game.card_text(face, crate::title::language(language)?);
        let printed: serde_json::Map<String, Value> =
            game.print(face).into_iter().map(|(name, value)| (name.to_string(), Value::String(value))).collect();
        python(py, &told(&text, printed))
    }

    /// The rules, each with its id, chapter and text in our words.
    #[pyo3(signature = (language="en"))]
    fn rules<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let tongue = crate::title::language(language)?;
        let rules = self.title.ledger.rules.iter();
        let rules = rules.map(
            |rule| json!({ "id": rule.id, "chapter": rule.chapter, "kind": rule.kind, "text": rule.text.get(tongue) }),
        );
        python(py, &Value::Array(rules.collect()))
    }

    /// The titles of the scenarios, which are positions to play from.
    #[pyo3(signature = (language="en"))]
    fn scenarios(&self, language: &str) -> PyResult<Vec<String>> {
        let tongue = crate::title::language(language)?;
        Ok(self.title.scenarios.iter().map(|scenario| scenario.name(tongue).to_string()).collect())
    }

    /// Begins a match.
    #[pyo3(signature = (seats=None, seed=0, decks=None, options=None, paced=false))]
    fn start(
        &self,
        seats: Option<u8>,
        seed: u64,
        decks: Option<Vec<String>>,
        options: Option<BTreeMap<String, String>>,
        paced: bool,
    ) -> PyResult<Match> {
        let setup = set_up(seats, seed, decks, options, paced, &self.title);
        let play = self.title.game.start(&setup).map_err(|error| self.unset(&error))?;
        Ok(Match::new(self.title.clone(), play, Begun::Setup))
    }

    /// Begins at a scenario's position.
    #[pyo3(signature = (scenario, paced=false))]
    fn open(&self, scenario: &str, paced: bool) -> PyResult<Match> {
        let scenario = self.title.scenario(scenario).map_err(fault)?;
        let play = self.title.game.open(scenario, paced).map_err(fault)?;
        Ok(Match::new(self.title.clone(), play, Begun::Setup))
    }

    /// Plays a record again and compares every hash.
    #[pyo3(signature = (record, to=None))]
    fn replay(&self, py: Python<'_>, record: &str, to: Option<usize>) -> PyResult<Match> {
        let record = Record::read(record.as_bytes()).map_err(fault)?;
        let play = py.detach(|| self.title.replay(&record, to)).map_err(fault)?;
        Ok(Match::new(self.title.clone(), play, Begun::Setup))
    }

    /// A match from what `Match.to_bytes` has written.
    fn load(&self, stored: &[u8]) -> PyResult<Match> {
        Match::load(&self.title, stored)
    }

    /// Where everything stands in an observation. What is left out is taken from a few matches played at random.
    #[pyo3(signature = (seats=None, decks=None, options=None, paced=false, *, most_cards=None, most_dice=None, most_options=None))]
    #[allow(clippy::too_many_arguments)]
    fn layout(
        &self,
        py: Python<'_>,
        seats: Option<u8>,
        decks: Option<Vec<String>>,
        options: Option<BTreeMap<String, String>>,
        paced: bool,
        most_cards: Option<usize>,
        most_dice: Option<usize>,
        most_options: Option<usize>,
    ) -> PyResult<Layout> {
        let setup = set_up(seats, 0, decks, options, paced, &self.title);
        let (cards, dice, choices) = match (most_cards, most_dice, most_options) {
            (Some(cards), Some(dice), Some(choices)) => (cards, dice, choices),
            _ => {
                let (cards, dice, choices) = py.detach(|| self.trial(&setup))?;
                (most_cards.unwrap_or(cards), most_dice.unwrap_or(dice), most_options.unwrap_or(choices))
            }
        };
        let layout = self.title.game.layout(Room::new(cards, dice, choices));
        Ok(Layout { game: self.title.game.id(), layout: std::sync::Arc::new(layout), room: (cards, dice, choices) })
    }

    /// The numbers printed on every card, a row each, and the kinds of cards that its words make: for a first embedding.
    fn face_table<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyArray2<f32>>, Vec<String>)> {
        let game = &self.title.game;
        let faces: Vec<FaceId> = (0..game.faces() as u16).map(FaceId).collect();
        let mut names: Vec<String> = Vec::new();
        let mut rows: Vec<Vec<(usize, f32)>> = Vec::new();
        for face in faces {
            let mut row = Vec::new();
            for (name, value) in game.print(face) {
                let (column, number) = match value.parse::<f32>() {
                    Ok(number) => (name.to_string(), number),
                    Err(_) => (format!("{name} {value}"), 1.0),
                };
                let place = names.iter().position(|known| *known == column).unwrap_or_else(|| {
                    names.push(column);
                    names.len() - 1
                });
                row.push((place, number));
            }
            rows.push(row);
        }
        let mut table = Array2::zeros((rows.len(), names.len()));
        for (place, row) in rows.iter().enumerate() {
            for (column, number) in row {
                table[[place, *column]] = *number;
            }
        }
        Ok((table.into_pyarray(py), names))
    }

    fn __repr__(&self) -> String {
        format!("tapis.Game(\"{}\")", self.title.game.id())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let class = slf.get_type().into_any();
        Ok((class, (slf.get().title.game.id().to_string(),)))
    }
}

impl Game {
    fn unset(&self, error: &kernel::error::SetupError) -> PyErr {
        fault(self.title.speech(Language::En).setup_error(error, &*self.title.game))
    }

    /// How many cards, dice and options there are at once in a few matches, and as many again of what may be more.
    fn trial(&self, setup: &Setup) -> PyResult<(usize, usize, usize)> {
        let (mut cards, mut dice, mut most) = (0, 0, 0);
        let mut options = Vec::new();
        for seed in 1..=TRIALS {
            let mut random = Random::new(seed);
            let setup = Setup { seed, ..setup.clone() };
            let mut play = self.title.game.start(&setup).map_err(|error| self.unset(&error))?.bare();
            for number in 0..TRIAL {
                play.list_options(&mut options);
                if options.is_empty() {
                    break;
                }
                most = most.max(options.len());
                cards = cards.max(play.card_count());
                if number % 16 == 0 {
                    dice =
                        dice.max(play.view(None).dice.iter().map(|die| usize::from(die.die.0) + 1).max().unwrap_or(0));
                }
                play.take(&options[random.below(options.len() as u32) as usize]);
            }
        }
        let more = if self.title.game.makes_cards() { cards / 2 } else { 0 };
        let dice = if self.title.game.dice().kinds.is_empty() { 0 } else { dice * 2 + 8 };
        Ok((cards + more, dice, (most * 2).next_multiple_of(32)))
    }
}

fn told(text: &CardText, printed: serde_json::Map<String, Value>) -> Value {
    json!({
        "card": text.slug,
        "name": text.name,
        "line": text.line,
        "numbers": text.numbers.iter().cloned().collect::<BTreeMap<_, _>>(),
        "details": text.details.iter().cloned().collect::<BTreeMap<_, _>>(),
        "text": text.text,
        "printed": printed,
    })
}

/// The words that name the games.
#[pyfunction]
#[pyo3(signature = (folder=None))]
pub fn games(folder: Option<&str>) -> PyResult<Vec<&'static str>> {
    Ok(titles(folder)?.iter().map(|title| title.game.id()).collect())
}

/// A text of the tables by its key, in a language; nothing if there is none.
#[pyfunction]
#[pyo3(signature = (game, key, tongue="en"))]
pub fn text(game: &Game, key: &str, tongue: &str) -> PyResult<Option<String>> {
    Ok(game.title.speech(language(tongue)?).known(key))
}
