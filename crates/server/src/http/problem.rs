//! What goes wrong over HTTP: a code for programs, and a sentence that says what would do.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::host::Fault;
use crate::store::StoreError;
use crate::wire::Problem;

/// A problem with the status it is sent with.
#[derive(Debug)]
pub struct Trouble(pub StatusCode, pub Problem);

impl Trouble {
    /// A problem without a rule.
    pub fn new(status: StatusCode, code: &str, text: impl Into<String>) -> Trouble {
        Trouble(status, Problem { code: code.to_string(), text: text.into(), rule: None })
    }

    /// What was asked for cannot be done as it was asked.
    pub fn bad(code: &str, text: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::BAD_REQUEST, code, text)
    }

    /// There is no such thing.
    pub fn missing(text: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, "missing", text)
    }

    /// It is somebody else's.
    pub fn forbidden(text: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::FORBIDDEN, "forbidden", text)
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        tracing::error!(%error, "the database has failed");
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "store", "the database does not answer; try again in a moment")
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        let text = fault.to_string();
        match fault {
            Fault::Unknown => Trouble::missing(text),
            Fault::Unplayable(_) => Trouble::new(StatusCode::CONFLICT, "unplayable", text),
            Fault::Store => Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "store", text),
            Fault::Taken => Trouble::new(StatusCode::CONFLICT, "taken", text),
        }
    }
}
