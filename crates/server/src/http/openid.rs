//! Signing in with OpenID Connect: to the provider, and back with an account.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::header::{COOKIE, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use subtle::ConstantTimeEq;

use super::account::begin_session;
use super::caller::Caller;
use super::guest::{Guest, Visitor};
use super::problem::Trouble;
use crate::app::{App, now};
use crate::names;
use crate::openid::{Known, OpenId, OpenIdError};
use crate::store::{Account, Role, StoreError};
use crate::wire::Problem;

/// What somebody must bring back.
const COOKIE_NAME: &str = "tapis-openid";
/// How long they may take.
const SECONDS: u32 = 600;
/// How many names are tried when the one they have elsewhere is taken.
const NAMES: u32 = 100;

/// What the provider sends somebody back with.
#[derive(Deserialize)]
pub struct Back {
    #[serde(default)]
    code: String,
    #[serde(default)]
    state: String,
}

fn provider(app: &App) -> Result<&OpenId, Trouble> {
    app.openid.as_ref().ok_or_else(|| Trouble::missing("nobody signs in here with OpenID Connect"))
}

impl From<OpenIdError> for Trouble {
    fn from(error: OpenIdError) -> Trouble {
        tracing::warn!(%error, "somebody could not sign in with OpenID Connect");
        Trouble::new(StatusCode::BAD_GATEWAY, "openid", error.to_string())
    }
}

fn go_to(address: &str, cookies: impl IntoIterator<Item = HeaderValue>) -> Result<Response, Trouble> {
    let address =
        HeaderValue::from_str(address).map_err(|_| Trouble::bad("openid", "the provider has no such address"))?;
    let mut answer = (StatusCode::SEE_OTHER, [(LOCATION, address)]).into_response();
    for cookie in cookies {
        answer.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(answer)
}

fn keep(app: &App, value: &str, seconds: u32) -> HeaderValue {
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let text = format!("{COOKIE_NAME}={value}; Path=/api/openid; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    let mut cookie = HeaderValue::from_str(&text).expect("it is made of letters, digits and dots");
    cookie.set_sensitive(true);
    cookie
}

/// Sends somebody to the provider.
#[utoipa::path(get, path = "/api/openid", responses((status = 303), (status = 404, body = Problem),
    (status = 429, body = Problem), (status = 502, body = Problem)))]
pub async fn begin(State(app): State<Arc<App>>) -> Result<Response, Trouble> {
    let begun = provider(&app)?.begin().await?;
    let kept = [begun.state, begun.nonce, begun.verifier];
    // They are made of the letters of base64 in addresses.
    let plain = |text: &String| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    if !kept.iter().all(plain) {
        return Err(Trouble::bad("openid", "the provider has no such address"));
    }
    go_to(&begun.address, [keep(&app, &kept.join("."), SECONDS)])
}

/// Somebody comes back from the provider, and is signed in: with the account that they have there already, or else with what they have
/// here.
#[utoipa::path(get, path = "/api/openid/done", params(("code" = Option<String>, Query), ("state" = Option<String>, Query)),
    responses((status = 303), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 429, body = Problem), (status = 502, body = Problem), (status = 507, body = Problem)))]
pub async fn finish(
    State(app): State<Arc<App>>,
    Query(back): Query<Back>,
    caller: Caller,
    Visitor(visitor): Visitor,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let openid = provider(&app)?;
    let kept = brought(&headers).and_then(|kept| {
        let [state, nonce, verifier] = <[String; 3]>::try_from(kept).ok()?;
        Some((state, nonce, verifier))
    });
    let again = || Trouble::forbidden("this does not belong to what was begun here; sign in once more");
    let (state, nonce, verifier) = kept.ok_or_else(again)?;
    if !bool::from(state.as_bytes().ct_eq(back.state.as_bytes())) {
        return Err(again());
    }
    if back.code.is_empty() {
        // They have changed their mind there.
        return go_to("/account", [keep(&app, "", 0)]);
    }
    let known = openid.finish(back.code, &nonce, verifier).await?;
    let guest = guest_of(&app, visitor, caller, &known).await?;
    if app.bans.keeps_out(&guest) {
        return Err(Trouble::new(
            StatusCode::FORBIDDEN,
            "banned",
            "you may not come here any more, or not for a while",
        ));
    }
    let session = begin_session(&app, &guest, &headers).await?;
    go_to("/account", [keep(&app, "", 0), session])
}

fn brought(headers: &HeaderMap) -> Option<Vec<String>> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == COOKIE_NAME)?;
    Some(value.split('.').map(str::to_string).collect())
}

/// The guest who is somebody to the provider; whoever is new gets an account with what they have as a guest.
async fn guest_of(app: &App, visitor: Option<String>, caller: Caller, known: &Known) -> Result<String, Trouble> {
    if let Some(guest) = app.store.guest_of_identity(&known.issuer, &known.subject).await? {
        return Ok(guest);
    }
    let guest = match visitor {
        Some(guest) => guest,
        None => Guest::newcomer(app, caller).await?.id,
    };
    if app.store.account(&guest).await?.is_none() {
        let wanted = known.name.as_deref().and_then(names::name).unwrap_or_else(|| "Player".to_string());
        create_account(app, &guest, &wanted).await?;
    }
    match app.store.create_identity(&known.issuer, &known.subject, &guest).await {
        Ok(()) => Ok(guest),
        // They have signed in twice at once.
        Err(StoreError::NameTaken { .. }) => {
            let first = app.store.guest_of_identity(&known.issuer, &known.subject).await?;
            first.ok_or_else(|| Trouble::missing("this account is gone again"))
        }
        Err(error) => Err(error.into()),
    }
}

/// An account without a passphrase, under the first name that nobody has.
async fn create_account(app: &App, guest: &str, wanted: &str) -> Result<(), Trouble> {
    for number in 1..=NAMES {
        let short: String = wanted.chars().take(names::LONGEST_NAME - 4).collect();
        let name = if number == 1 { wanted.to_string() } else { format!("{short} {number}") };
        let passphrase = String::new();
        let account =
            Account { guest: guest.to_string(), name: name.clone(), passphrase, role: Role::Player, created: now() };
        match app.store.create_account(account).await {
            Ok(()) => {
                let _ = app.store.greet_guest(guest, Some(&name), now()).await;
                return Ok(());
            }
            Err(StoreError::NameTaken { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Trouble::new(StatusCode::CONFLICT, "name-taken", "all names like this one are taken"))
}
