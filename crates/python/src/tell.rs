//! Values of Rust as values of Python, and phrases as text.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;

pyo3::create_exception!(tapis, Refused, PyValueError, "A decision that was not taken; the table is unchanged.");

/// A fault of whoever calls.
pub fn fault(text: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(text.to_string())
}

/// A plain value for Python.
pub fn python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(truth) => truth.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any(),
            (None, Some(number)) => number.into_pyobject(py)?.into_any(),
            (None, None) => number.as_f64().unwrap_or(f64::NAN).into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(list) => {
            let list = list.iter().map(|value| python(py, value)).collect::<PyResult<Vec<_>>>()?;
            PyList::new(py, list)?.into_any()
        }
        Value::Object(entries) => {
            let dict = PyDict::new(py);
            for (name, value) in entries {
                dict.set_item(name, python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}
