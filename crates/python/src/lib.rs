//! The package `tapis` for Python.
//!
//! It translates the kernel's nouns into Python's and decides nothing.

mod lab;

use pyo3::prelude::*;

/// What the package is made of; `tapis/__init__.py` gives it away.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    lab::register(module)
}
