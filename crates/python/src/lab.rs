//! The laboratory for Python.

use pyo3::prelude::*;

/// Adds what the laboratory offers to the module.
pub fn register(_module: &Bound<'_, PyModule>) -> PyResult<()> {
    Ok(())
}
