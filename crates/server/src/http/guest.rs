//! Who asks: guests are known by a cookie that holds their id and their secret.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
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
        Guest::newcomer(app, caller).await
    }
}

impl Guest {
    /// Somebody whom nobody here knows yet.
    pub(super) async fn newcomer(app: &App, caller: Caller) -> Result<Guest, Trouble> {
        app.room.reserve_guest(app, caller.0)?;
        let (id, secret) = (secret::id(), Secret::new());
        let row =
            GuestRow { id: id.clone(), secret_hash: secret.hash(), name: String::new(), created: now(), seen: now() };
        app.store.create_guest(row).await?;
        let cookie = cookie(app, &id, &secret);
        Ok(Guest { id, cookie: Some(cookie) })
    }
}

/// The cookie by which somebody is known.
pub(super) fn cookie(app: &App, guest: &str, secret: &Secret) -> HeaderValue {
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let name = cookie_name(app);
    let text = format!("{name}={guest}.{}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}", secret.tell());
    let mut cookie = HeaderValue::from_str(&text).expect("ids and secrets are letters");
    cookie.set_sensitive(true);
    cookie
}

/// What takes the cookie away.
pub(super) fn no_cookie(app: &App) -> HeaderValue {
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let text = format!("{}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}", cookie_name(app));
    HeaderValue::from_str(&text).expect("it is plain text")
}

impl Guest {
    /// Somebody who gets a cookie with the answer.
    pub(super) fn with(id: String, cookie: HeaderValue) -> Guest {
        Guest { id, cookie: Some(cookie) }
    }

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

/// What a request says about who asks: an id, and a secret that may or may not be theirs.
fn claim<'a>(app: &App, headers: &'a HeaderMap) -> Option<(&'a str, Secret)> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == cookie_name(app))?;
    let (id, secret) = value.split_once('.')?;
    Some((id, Secret::read(secret)?)).filter(|(id, _)| id.len() <= 32)
}

/// The secret that a request brings.
pub(super) fn secret_of(app: &App, headers: &HeaderMap) -> Option<Secret> {
    claim(app, headers).map(|(_, secret)| secret)
}

async fn find(app: &App, headers: &HeaderMap) -> Result<Option<String>, Trouble> {
    let Some((id, secret)) = claim(app, headers) else { return Ok(None) };
    let Some(row) = app.store.guest(id).await? else { return Ok(None) };
    if !secret.fits(&row.secret_hash) {
        let Some(session) = app.store.session_of(id, &secret.hash()).await? else { return Ok(None) };
        if now() - session.seen > DAY {
            let _ = app.store.see_session(&session.id, now()).await;
        }
    }
    if app.bans.keeps_out(&row.id) {
        return Err(Trouble::new(
            StatusCode::FORBIDDEN,
            "banned",
            "you may not come here any more, or not for a while",
        ));
    }
    if now() - row.seen > DAY {
        // Whoever comes back is not forgotten; if this fails, it is tried again next time.
        let _ = app.store.greet_guest(&row.id, None, now()).await;
    }
    Ok(Some(row.id))
}
