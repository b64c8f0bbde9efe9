//! The games, read once.

use std::ops::Deref;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock};

use catalog::speech::{Listener, Speech};
use catalog::{Catalog, GameEntry};
use kernel::book::Language;
use kernel::phrase::Phrase;
use kernel::table::seats::Seat;
use pyo3::prelude::*;

use crate::tell::fault;

/// A game with the texts in which it is told.
#[derive(Clone)]
pub struct Title {
    catalog: Arc<Catalog>,
    place: usize,
    speeches: Arc<[OnceLock<Speech>; 2]>,
}

impl Deref for Title {
    type Target = GameEntry;

    fn deref(&self) -> &GameEntry {
        &self.catalog.titles[self.place]
    }
}

impl Title {
    /// The texts of a language.
    pub fn speech(&self, language: Language) -> &Speech {
        let place = Language::ALL.iter().position(|known| *known == language).unwrap_or_default();
        self.speeches[place].get_or_init(|| Speech::of(language, self.game.id()))
    }

    /// A phrase in words, as it is told to a seat.
    pub fn say(&self, phrase: &Phrase, seat: Option<Seat>, language: Language) -> String {
        self.speech(language).say(phrase, &self.listener(seat))
    }

    /// Somebody who is told.
    pub fn listener(&self, seat: Option<Seat>) -> Listener<'_> {
        Listener { game: &*self.game, seat, names: &[], all: false }
    }
}

type Shelf = Mutex<Vec<(Option<String>, Vec<Title>)>>;

/// The games that are shipped, with what a folder adds to them.
pub fn titles(folder: Option<&str>) -> PyResult<Vec<Title>> {
    static SHELF: Shelf = Mutex::new(Vec::new());
    let mut shelf = SHELF.lock().map_err(fault)?;
    if let Some((_, titles)) = shelf.iter().find(|(known, _)| known.as_deref() == folder) {
        return Ok(titles.clone());
    }
    let catalog = Arc::new(Catalog::load(folder.map(Path::new)).map_err(|faults| fault(faults.join("\n")))?);
    let titles: Vec<Title> = (0..catalog.titles.len())
        .map(|place| Title { catalog: catalog.clone(), place, speeches: Arc::default() })
        .collect();
    shelf.push((folder.map(str::to_string), titles.clone()));
    Ok(titles)
}

/// A language by its tag.
pub fn language(tag: &str) -> PyResult<Language> {
    match tag {
        "en" => Ok(Language::En),
        "fr" => Ok(Language::Fr),
        other => Err(fault(format!("no language called \"{other}\"; languages: en, fr"))),
    }
}

/// A seat by its number.
pub fn seat(number: u8, seats: u8) -> PyResult<Seat> {
    if number < seats { Ok(Seat(number)) } else { Err(fault(format!("no seat {number}; seats: 0 to {}", seats - 1))) }
}
