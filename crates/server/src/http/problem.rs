//! What goes wrong over HTTP: a code for programs, and a sentence that says what would do.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LENGTH};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Site;
use crate::host::Fault;
use crate::room::NoRoom;
use crate::store::StoreError;
use crate::wire::{Problem, Tongue};

/// Whoever reads French is told in French; details that only a program needs stay as they are.
pub async fn in_french(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let wanted = request.headers().get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let french = wanted.is_some_and(|value| value.trim_start().starts_with("fr"));
    let response = next.run(request).await;
    let Some(problem) = response.extensions().get::<Problem>().filter(|_| french) else { return response };
    let speech = site.app.voices.plain(Tongue::Fr);
    let key = format!("problem-{}", problem.code);
    if !speech.knows(&key) {
        return response;
    }
    let told = Problem { text: speech.with(&key, &[("text", &problem.text)]), ..problem.clone() };
    let (mut parts, _) = response.into_parts();
    let body = serde_json::to_vec(&told).expect("a problem is a plain value");
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(body))
}

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
        let mut response = (self.0, Json(self.1.clone())).into_response();
        response.extensions_mut().insert(self.1);
        response
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        tracing::error!(%error, "the database has failed");
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "store", "the database does not answer; try again in a moment")
    }
}

impl From<NoRoom> for Trouble {
    fn from(why: NoRoom) -> Trouble {
        match why {
            NoRoom::Quota => {
                let text = "that is enough for one day from here; come back tomorrow";
                Trouble::new(StatusCode::TOO_MANY_REQUESTS, "quota", text)
            }
            NoRoom::Full => {
                let text = "there is no room for anything new on this server; matches that have begun go on";
                Trouble::new(StatusCode::INSUFFICIENT_STORAGE, "no-room", text)
            }
        }
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        let text = fault.to_string();
        match fault {
            Fault::Unknown => Trouble::missing(text),
            Fault::Unplayable(_) => Trouble::new(StatusCode::CONFLICT, "unplayable", text),
            Fault::Store => Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "store", text),
            Fault::Moved => Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "store", text),
            Fault::Full => Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "full", text),
            Fault::Taken => Trouble::new(StatusCode::CONFLICT, "taken", text),
        }
    }
}
