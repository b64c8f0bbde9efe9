//! A match in Python's hands.

use kernel::erased::AnyMatch;
use kernel::game::Setup;
use kernel::observe::Trace;
use kernel::question::Choice;
use kernel::record::{Record, hex};
use kernel::refusal::Refusal;
use kernel::table::seats::Seat;
use kernel::view::Eyes;
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde_json::{Value, json};

use crate::layout::Layout;
use crate::tell::{Refused, fault, python};
use crate::title::{Title, seat};
use crate::view;

/// What stored matches begin with.
const MAGIC: &[u8] = b"tapis-table-1\n";

/// From where a match can be played again.
pub enum Begun {
    /// From its set-up or its scenario, as its record says.
    Setup,
    /// From a table that was dealt anew, or kept.
    Table(Box<dyn AnyMatch>),
}

impl Clone for Begun {
    fn clone(&self) -> Begun {
        match self {
            Begun::Setup => Begun::Setup,
            Begun::Table(play) => Begun::Table(play.fork()),
        }
    }
}

/// What a match is made of again: the game, and the match as bytes.
type Kept<'py> = (&'static str, Bound<'py, PyBytes>);

/// An answer as Python gives it: the number of an option, or its text.
#[derive(FromPyObject)]
enum Answer {
    Number(usize),
    Text(String),
}

/// A match: the table, what has happened, who has decided what.
#[pyclass(module = "tapis._native")]
pub struct Match {
    pub title: Title,
    pub play: Box<dyn AnyMatch>,
    begun: Begun,
    /// How many options were taken without being written down.
    unwritten: u32,
    listed: Vec<Choice>,
    fresh: bool,
}

impl Match {
    pub fn new(title: Title, play: Box<dyn AnyMatch>, begun: Begun) -> Match {
        Match { title, play, begun, unwritten: 0, listed: Vec::new(), fresh: false }
    }

    /// A match from what was stored, if it is one of this game and nothing in it was changed.
    pub fn load(title: &Title, stored: &[u8]) -> PyResult<Match> {
        let rest = stored.strip_prefix(MAGIC).ok_or_else(|| fault("not a stored match"))?;
        let end = rest.iter().position(|byte| *byte == b'\n').ok_or_else(|| fault("a stored match without a table"))?;
        let head: Value = serde_json::from_slice(&rest[..end]).map_err(fault)?;
        let (game, data) = (title.game.id(), hex(title.game.data()));
        if head["game"] != json!(game) {
            return Err(fault(format!("a match of {}, not of {game}", head["game"])));
        }
        if head["data"] != json!(data) {
            return Err(fault(format!("played with other cards (data {}, here {data})", head["data"])));
        }
        let setup: Setup = serde_json::from_value(head["setup"].clone()).map_err(fault)?;
        let play = title.game.resume(&setup, &rest[end + 1..]).map_err(fault)?;
        if head["hash"] != json!(hex(play.digest())) {
            return Err(fault("the table was changed since it was stored"));
        }
        let begun = Begun::Table(play.fork());
        Ok(Match::new(title.clone(), play, begun))
    }

    fn seat(&self, number: u8) -> PyResult<Seat> {
        seat(number, self.play.seats())
    }

    fn viewer(&self, number: Option<u8>) -> PyResult<Option<Seat>> {
        number.map(|number| self.seat(number)).transpose()
    }

    /// The options of the open question, listed once.
    fn list(&mut self) -> &[Choice] {
        if !self.fresh {
            self.play.list_options(&mut self.listed);
            self.fresh = true;
        }
        &self.listed
    }

    fn refuse(&self, py: Python<'_>, seat: Seat, refusal: &Refusal) -> PyErr {
        let listener = self.title.listener(Some(seat));
        let error = Refused::new_err(self.title.speech(kernel::book::Language::En).refusal(refusal, &listener));
        let value = error.value(py);
        let _ = value.setattr("rule", refusal.rule());
        let _ = value.setattr("code", refusal.code());
        error
    }

    fn other(&self, play: Box<dyn AnyMatch>) -> Match {
        let begun = Begun::Table(play.fork());
        Match::new(self.title.clone(), play, begun)
    }
}

#[pymethods]
impl Match {
    #[getter]
    fn game(&self) -> &'static str {
        self.play.game()
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.play.seats()
    }

    /// Who must decide.
    #[getter]
    fn asked(&self) -> Option<u8> {
        self.play.asked().map(|seat| seat.0)
    }

    #[getter]
    fn over(&self) -> bool {
        self.play.asked().is_none()
    }

    #[getter]
    fn turn(&self) -> u32 {
        self.play.turn()
    }

    #[getter]
    fn verdict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.play.verdict().map_or(Value::Null, view::verdict))
    }

    /// What each seat has of the end: 1 for a win, 0.5 for a draw, 0 for a defeat; nothing before it.
    #[getter]
    fn shares(&self) -> Option<Vec<f64>> {
        let verdict = self.play.verdict()?;
        Some((0..self.play.seats()).map(|seat| verdict.share(Seat(seat))).collect())
    }

    /// The team of each seat that is still in the game.
    #[getter]
    fn teams(&self) -> Vec<(u8, u8)> {
        self.play.teams().into_iter().map(|(seat, team)| (seat.0, team)).collect()
    }

    /// The table's hash, as in records.
    #[getter]
    fn hash(&self) -> String {
        hex(self.play.digest())
    }

    /// The decisions so far, as far as they were written down.
    #[getter]
    fn decisions(&self) -> Vec<(u8, String, String)> {
        self.play.decisions().iter().map(|taken| (taken.seat.0, taken.text.clone(), taken.hash.clone())).collect()
    }

    /// What the asked seat is asked.
    #[pyo3(signature = (language="en"))]
    fn question<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let tongue = crate::title::language(language)?;
        let inquiry = self.play.inquiry();
        let told = inquiry.map(|inquiry| view::inquiry(&self.title, &inquiry, self.play.prompt().as_ref(), tongue));
        python(py, &told.unwrap_or(Value::Null))
    }

    /// What the asked seat may answer, with all there is to say about each.
    #[pyo3(signature = (language="en"))]
    fn options<'py>(&mut self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let tongue = crate::title::language(language)?;
        let mut keys = Vec::new();
        self.list();
        self.play.keys(&self.listed, &mut keys);
        let asked = self.play.asked();
        let options = self.play.options();
        let options =
            options.iter().zip(keys).map(|(option, key)| view::option(&self.title, option, key, asked, tongue));
        python(py, &options.collect())
    }

    /// The texts of the options.
    fn texts(&self) -> Vec<String> {
        self.play.options().into_iter().map(|option| option.text).collect()
    }

    /// How many options there are.
    fn option_count(&mut self) -> usize {
        self.list().len()
    }

    /// The stable keys of the options.
    fn keys(&mut self) -> Vec<u64> {
        let mut keys = Vec::new();
        self.list();
        self.play.keys(&self.listed, &mut keys);
        keys
    }

    /// Takes a decision and writes it down: the number of an option or its text. Refused, it changes nothing.
    #[pyo3(signature = (answer, seat=None))]
    fn answer(&mut self, py: Python<'_>, answer: Answer, seat: Option<u8>) -> PyResult<()> {
        let by = match (seat, self.play.asked()) {
            (Some(number), _) => self.seat(number)?,
            (None, Some(asked)) => asked,
            (None, None) => return Err(self.refuse(py, Seat(0), &Refusal::Over)),
        };
        let text = match answer {
            Answer::Text(text) => text,
            Answer::Number(number) => {
                let options = self.play.options();
                let option = options.get(number);
                option.ok_or_else(|| fault(format!("no option {number}; there are {}", options.len())))?.text.clone()
            }
        };
        self.play.answer(by, &text).map_err(|refusal| self.refuse(py, by, &refusal))?;
        self.fresh = false;
        Ok(())
    }

    /// Takes the option with a number, without story and record: for fast play.
    fn take(&mut self, option: usize) -> PyResult<()> {
        let Some(choice) = self.list().get(option).copied() else {
            return Err(fault(format!("no option {option}; there are {}", self.listed.len())));
        };
        self.play.take(&choice);
        self.unwritten += 1;
        self.fresh = false;
        Ok(())
    }

    /// What a seat may see; a spectator if none is named.
    #[pyo3(signature = (seat, language="en"))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let view = self.play.view(self.viewer(seat)?);
        python(py, &view::view(&self.title, &view, false, crate::title::language(language)?))
    }

    /// Everything on the table, every secret with it: for nobody who plays.
    #[pyo3(signature = (language="en"))]
    fn all_seeing_view<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let view = self.play.all_seeing_view();
        python(py, &view::view(&self.title, &view, true, crate::title::language(language)?))
    }

    /// All that a seat could try with a card, each with the reason against it.
    #[pyo3(signature = (seat, card, language="en"))]
    fn why_not<'py>(&self, py: Python<'py>, seat: u8, card: &str, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let (by, tongue) = (self.seat(seat)?, crate::title::language(language)?);
        let tried = self.play.why_not(by, card).map_err(|refusal| self.refuse(py, by, &refusal))?;
        let (speech, listener) = (self.title.speech(tongue), self.title.listener(Some(by)));
        let told = tried.iter().map(|tried| {
            let why = tried.refusal.as_ref();
            json!({
                "text": tried.text,
                "allowed": why.is_none(),
                "rule": why.and_then(Refusal::rule),
                "why": why.map(|refusal| speech.refusal(refusal, &listener)),
            })
        });
        python(py, &told.collect())
    }

    /// Why a seat cannot do something it has written; nothing if it can.
    #[pyo3(signature = (seat, text, language="en"))]
    fn explain<'py>(&self, py: Python<'py>, seat: u8, text: &str, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let (by, tongue) = (self.seat(seat)?, crate::title::language(language)?);
        let told = match self.play.explain(by, text) {
            Ok(()) => Value::Null,
            Err(refusal) => {
                let why = self.title.speech(tongue).refusal(&refusal, &self.title.listener(Some(by)));
                json!({ "rule": refusal.rule(), "code": refusal.code(), "why": why })
            }
        };
        python(py, &told)
    }

    /// What has happened, as it is told to a seat or to a spectator.
    #[pyo3(signature = (seat=None, language="en"))]
    fn log(&self, seat: Option<u8>, language: &str) -> PyResult<Vec<(u32, String)>> {
        let (viewer, tongue) = (self.viewer(seat)?, crate::title::language(language)?);
        let told = self.play.log().iter();
        Ok(told.map(|entry| (entry.decision, self.title.say(&entry.phrase, viewer, tongue))).collect())
    }

    /// Takes back the last decisions that were written down.
    #[pyo3(signature = (decisions=1))]
    fn undo(&mut self, py: Python<'_>, decisions: usize) -> PyResult<()> {
        if self.unwritten > 0 {
            return Err(fault("options were taken without being written down; play by answer() to undo"));
        }
        let taken = self.play.decisions();
        let Some(left) = taken.len().checked_sub(decisions) else {
            return Err(fault(format!("{decisions} to be taken back, {} were taken", taken.len())));
        };
        let play = match &self.begun {
            Begun::Setup => {
                let record = Record { winners: None, ..self.play.record() };
                py.detach(|| self.title.replay(&record, Some(left))).map_err(fault)?
            }
            Begun::Table(play) => {
                let mut again = play.fork();
                for taken in &taken[..left] {
                    again.answer(taken.seat, &taken.text).map_err(fault)?;
                }
                again
            }
        };
        self.play = play;
        self.fresh = false;
        Ok(())
    }

    /// The same match once more.
    fn copy(&self) -> Match {
        Match {
            title: self.title.clone(),
            play: self.play.fork(),
            begun: self.begun.clone(),
            unwritten: self.unwritten,
            listed: self.listed.clone(),
            fresh: self.fresh,
        }
    }

    fn __copy__(&self) -> Match {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Match {
        self.copy()
    }

    /// A match that looks the same to a seat, with all it does not know dealt anew.
    fn redeal(&self, seat: u8, seed: u64) -> PyResult<Match> {
        Ok(self.other(self.play.redealt(self.seat(seat)?, seed)))
    }

    /// The same match with other chance from now on; every card stays where it is.
    fn reseed(&self, seed: u64) -> Match {
        self.other(self.play.reseeded(seed))
    }

    /// The record so far: set-up, seed and decisions.
    fn record(&self) -> PyResult<String> {
        if self.unwritten > 0 || matches!(self.begun, Begun::Table(_)) {
            return Err(fault("only a match that is played by answer() from its beginning has a record"));
        }
        Ok(self.play.record().write())
    }

    /// The table as bytes, without its story.
    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let head = json!({
            "game": self.play.game(),
            "data": hex(self.title.game.data()),
            "hash": hex(self.play.digest()),
            "setup": self.play.record().setup,
        });
        let mut bytes = MAGIC.to_vec();
        bytes.extend(serde_json::to_vec(&head).map_err(fault)?);
        bytes.push(b'\n');
        bytes.extend(self.play.to_bytes());
        Ok(PyBytes::new(py, &bytes))
    }

    /// What a seat sees as numbers; a spectator if none is named.
    fn observe<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<u8>,
        layout: &Layout,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let viewer = self.viewer(seat)?;
        let array = PyArray1::zeros(py, layout.layout.len, false);
        self.write(Eyes::of(viewer), layout, array.readwrite().as_slice_mut()?)?;
        Ok(array)
    }

    /// Everything on the table as numbers, as from a seat, every secret with it: for nobody who plays.
    #[pyo3(signature = (seat, layout))]
    fn observe_all_seeing<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<u8>,
        layout: &Layout,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let viewer = self.viewer(seat)?;
        let array = PyArray1::zeros(py, layout.layout.len, false);
        self.write(Eyes::all_seeing(viewer), layout, array.readwrite().as_slice_mut()?)?;
        Ok(array)
    }

    /// The same into arrays that are there already, whatever they hold. The mask is that of the options if the
    /// seat is asked; says how many there are.
    fn observe_into(
        &mut self,
        seat: u8,
        layout: &Layout,
        mut out: PyReadwriteArray1<'_, i16>,
        mut mask: PyReadwriteArray1<'_, i8>,
    ) -> PyResult<usize> {
        let viewer = self.seat(seat)?;
        let out = out.as_slice_mut()?;
        out.fill(0);
        self.write(Eyes::of(Some(viewer)), layout, out)?;
        let count = if self.play.asked() == Some(viewer) { self.list().len() } else { 0 };
        let mask = mask.as_slice_mut()?;
        let shown = count.min(mask.len());
        mask[..shown].fill(1);
        mask[shown..].fill(0);
        Ok(count)
    }

    /// What tells a good table from a bad one for a seat, as our bots see it; the names stand in the schema.
    fn features(&self, seat: u8) -> PyResult<Vec<f64>> {
        let mut found = Vec::new();
        self.play.features(self.seat(seat)?, &mut found);
        Ok(found)
    }

    /// The same match without its story and record, for fast play.
    fn bare(&self) -> Match {
        self.other(self.play.bare())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Kept<'py>)> {
        let load = py.import("tapis")?.getattr("_load")?;
        Ok((load, (self.play.game(), self.to_bytes(py)?)))
    }

    fn __repr__(&self) -> String {
        let asked = self.play.asked().map_or("over".to_string(), |seat| format!("{} is asked", seat.0));
        format!(
            "<tapis.Match of {}, {} seats, turn {}, {asked}>",
            self.play.game(),
            self.play.seats(),
            self.play.turn()
        )
    }
}

impl Match {
    /// Writes into a buffer that is empty.
    fn write(&mut self, eyes: Eyes, layout: &Layout, out: &mut [i16]) -> PyResult<()> {
        if layout.game != self.play.game() {
            return Err(fault(format!("a layout of {}, and a match of {}", layout.game, self.play.game())));
        }
        if out.len() != layout.layout.len {
            return Err(fault(format!("an observation has {} numbers, not {}", layout.layout.len, out.len())));
        }
        self.list();
        let mut trace = Trace::empty(&layout.layout);
        self.play.observe_into(eyes, &self.listed, &layout.layout, &mut trace, out);
        Ok(())
    }
}
