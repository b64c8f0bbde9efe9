//! Who asks: guests are known by a cookie that holds their id and their secret.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};

use super::caller::Caller;
use super::problem::Trouble;
use crate::app::{App, now};
use crate::secret::{self, Secret};
use crate::store::Guest as GuestRow;

/// A day, in seconds.
const DAY: f64 = 24.0 * 3600.0;
/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 3600;

/// Whoever asks, if they have been here before.
pub struct Visitor(pub Option<String>);

impl<S> FromRequestParts<S> for Visitor
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, Trouble> {
        Ok(Visitor(find(&Arc::from_ref(state), &parts.headers).await?))
    }
}

/// Whoever asks; somebody new gets a cookie with the answer.
pub struct Guest {
    pub id: String,
    cookie: Option<HeaderValue>,
}

impl<S> FromRequestParts<S> for Guest
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Guest, Trouble> {
        let app: &App = &Arc::from_ref(state);
        if let Some(id) = find(app, &parts.headers).await? {
            return Ok(Guest { id, cookie: None });
        }
        let Ok(caller) = Caller::from_request_parts(parts, state).await;
        app.room.reserve_guest(app, caller.0)?;
        let (id, secret) = (secret::id(), Secret::new());
        let row =
            GuestRow { id: id.clone(), secret_hash: secret.hash(), name: String::new(), created: now(), seen: now() };
        app.store.create_guest(row).await?;
        let secure = if app.is_secure() { "; Secure" } else { "" };
        let cookie = format!(
            "{}={id}.{}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}",
            cookie_name(app),
            secret.tell()
        );
        let mut cookie = HeaderValue::from_str(&cookie).expect("ids and secrets are letters");
        cookie.set_sensitive(true);
        Ok(Guest { id, cookie: Some(cookie) })
    }
}

impl Guest {
    /// An answer, with a cookie for whoever is new.
    pub fn answer(self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.cookie {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        response
    }
}

/// Browsers keep a cookie with this prefix to the one host, but only over encrypted connections.
fn cookie_name(app: &App) -> &'static str {
    if app.is_secure() { "__Host-tapis" } else { "tapis" }
}

async fn find(app: &App, headers: &HeaderMap) -> Result<Option<String>, Trouble> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let Some((_, value)) = pairs.find(|(name, _)| *name == cookie_name(app)) else { return Ok(None) };
    let Some((id, secret)) = value.split_once('.') else { return Ok(None) };
    let Some(secret) = Secret::read(secret) else { return Ok(None) };
    if id.len() > 32 {
        return Ok(None);
    }
    let row = app.store.guest(id).await?;
    let Some(row) = row.filter(|row| secret.fits(&row.secret_hash)) else { return Ok(None) };
    if now() - row.seen > DAY {
        // Whoever comes back is not forgotten; if this fails, it is tried again next time.
        let _ = app.store.greet_guest(&row.id, None, now()).await;
    }
    Ok(Some(row.id))
}
