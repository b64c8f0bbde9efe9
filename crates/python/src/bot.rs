//! Our bots, to be asked from Python.

use std::sync::Mutex;

use ai::Position;
use pyo3::prelude::*;

use crate::play::Match;
use crate::tell::fault;
use crate::title::Title;

/// A bot of one game. What it decides depends on its seed and on what the asked seat knows.
#[pyclass(frozen, module = "tapis._native")]
pub struct Bot {
    name: String,
    game: &'static str,
    bot: Mutex<Box<dyn ai::Bot>>,
}

impl Bot {
    pub fn new(title: &Title, name: &str, seed: u64) -> PyResult<Bot> {
        let bot = title.bots.bot(name, seed).map_err(fault)?;
        Ok(Bot { name: name.to_string(), game: title.game.id(), bot: Mutex::new(bot) })
    }
}

#[pymethods]
impl Bot {
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The number of the option that it takes for the seat that is asked.
    fn choose(&self, py: Python<'_>, play: PyRef<'_, Match>) -> PyResult<usize> {
        if play.play.game() != self.game {
            return Err(fault(format!("a bot for {}, and a match of {}", self.game, play.play.game())));
        }
        let table = &*play.play;
        py.detach(|| {
            let position = Position::of(table).ok_or_else(|| fault("nobody is asked"))?;
            Ok(self.bot.lock().map_err(fault)?.decide(&position))
        })
    }

    fn __repr__(&self) -> String {
        format!("<tapis.Bot {} of {}>", self.name, self.game)
    }
}
