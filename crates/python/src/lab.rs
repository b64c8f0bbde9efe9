//! The laboratory for Python: work that is planned, cut into parts, played and put together.

use std::path::PathBuf;

use lab::play::Wanted;
use lab::work::{File, Task, Tuning, Work as Planned};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Adds what the laboratory offers to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Work>()
}

fn fault(what: impl ToString) -> PyErr {
    PyValueError::new_err(what.to_string())
}

/// Work that is cut into parts. `tapis.lab` is how it is used.
#[pyclass(module = "tapis._native", frozen)]
struct Work {
    task: Task,
}

#[pymethods]
impl Work {
    /// A run as `tapis sim` takes it, as JSON; with two card files, as path and text, a comparison.
    #[staticmethod]
    #[pyo3(signature = (words, files, folder=None))]
    fn sim(py: Python, words: &str, files: Vec<(String, String)>, folder: Option<PathBuf>) -> PyResult<Work> {
        let words = serde_json::from_str(words).map_err(fault)?;
        let files = files.into_iter().map(|(path, text)| File { path, text }).collect();
        let task = py.detach(|| Task::sim(words, files, folder, &pipe::admit_any));
        task.map(|task| Work { task }).map_err(fault)
    }

    /// Weights as `tapis tune` fits them: the run and how it is fitted, both as JSON.
    #[staticmethod]
    #[pyo3(signature = (words, how, folder=None))]
    fn tune(py: Python, words: &str, how: &str, folder: Option<PathBuf>) -> PyResult<Work> {
        let words = serde_json::from_str(words).map_err(fault)?;
        let how: Tuning = serde_json::from_str(how).map_err(fault)?;
        let task = py.detach(|| Task::tune(words, how, folder, &pipe::admit_any));
        task.map(|task| Work { task }).map_err(fault)
    }

    /// Work that was planned elsewhere.
    #[staticmethod]
    fn open(py: Python, text: &str) -> PyResult<Work> {
        let work: Planned = serde_json::from_str(text).map_err(fault)?;
        let task = py.detach(|| Task::open(work, &pipe::admit_any));
        task.map(|task| Work { task }).map_err(fault)
    }

    /// What is to be done, for whoever does a part of it.
    #[getter]
    fn text(&self) -> PyResult<String> {
        serde_json::to_string(self.task.work()).map_err(fault)
    }

    /// Into how many pieces it can be cut.
    #[getter]
    fn units(&self) -> u64 {
        self.task.units()
    }

    /// How many matches each of them has.
    #[getter]
    fn matches_per_unit(&self) -> u64 {
        self.task.matches_per_unit()
    }

    /// Does a stretch of pieces: the figures, and tables of rows as Parquet, each with its name.
    #[pyo3(signature = (first, last, tables, threads=1))]
    fn play<'py>(
        &self,
        py: Python<'py>,
        first: u64,
        last: u64,
        tables: Vec<String>,
        threads: usize,
    ) -> PyResult<Vec<(&'static str, Bound<'py, PyBytes>)>> {
        let has = |name: &str| tables.iter().any(|table| table == name);
        let wanted = Wanted { cards: has("cards"), decisions: has("decisions"), turns: has("turns") };
        let given = py.detach(|| self.task.play(first..last, wanted, threads)).map_err(fault)?;
        Ok(given.into_iter().map(|(name, bytes)| (name, PyBytes::new(py, &bytes))).collect())
    }

    /// After how many pieces it may stop, if that is among the first parts, whose figures these are.
    fn enough(&self, py: Python, parts: Vec<Vec<u8>>) -> PyResult<Option<u64>> {
        py.detach(|| self.task.enough(&parts)).map_err(fault)
    }

    /// What parts have found, as JSON.
    fn found(&self, py: Python, parts: Vec<Vec<u8>>) -> PyResult<String> {
        py.detach(|| self.task.found(&parts)).map_err(fault)
    }
}
