//! The package `tapis` for Python.
//!
//! It translates the kernel's nouns into Python's and decides nothing.

mod batch;
mod bot;
mod game;
mod lab;
mod layout;
mod play;
mod tell;
mod title;
mod view;

use pyo3::prelude::*;

/// What the package is made of; `tapis/__init__.py` gives it away.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("Refused", module.py().get_type::<tell::Refused>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<play::Match>()?;
    module.add_class::<layout::Layout>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(game::text, module)?)?;
    lab::register(module)
}
