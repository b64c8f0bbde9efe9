//! Where everything stands in an observation.

use std::sync::Arc;

use pyo3::prelude::*;
use serde_json::json;

use crate::tell::python;

/// What a layout is made of again: the game, and how many rows of cards, dice and options.
type Kept = (&'static str, usize, usize, usize);

/// Parts with rows and columns, one after the other in one line of numbers.
#[pyclass(frozen, module = "tapis._native")]
pub struct Layout {
    pub game: &'static str,
    pub layout: Arc<kernel::observe::Layout>,
    /// How many rows of cards, dice and options.
    pub room: (usize, usize, usize),
}

#[pymethods]
impl Layout {
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// How many numbers an observation has.
    fn __len__(&self) -> usize {
        self.layout.len
    }

    /// How many options have room.
    #[getter]
    fn most_options(&self) -> usize {
        self.options()
    }

    /// The parts in their order: name, start, rows, columns.
    #[getter]
    fn parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let parts = self.layout.parts.iter();
        let parts = parts
            .map(|part| json!({ "name": part.name, "start": part.start, "rows": part.rows, "columns": part.columns }));
        python(py, &parts.collect())
    }

    /// It never changes, so a copy is itself.
    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Kept)> {
        let (cards, dice, options) = self.room;
        Ok((py.import("tapis")?.getattr("_layout")?, (self.game, cards, dice, options)))
    }

    fn __repr__(&self) -> String {
        let parts: Vec<String> = self
            .layout
            .parts
            .iter()
            .map(|part| format!("{} {}x{}", part.name, part.rows, part.columns.len()))
            .collect();
        format!("<tapis.Layout of {}: {}; {} numbers>", self.game, parts.join(", "), self.layout.len)
    }
}

impl Layout {
    pub fn options(&self) -> usize {
        self.layout.parts.last().map_or(0, |part| part.rows)
    }
}
