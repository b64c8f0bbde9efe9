//! Accounts: a name and a passphrase for a guest, the browsers they are signed in at, and all that is known of them.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header::USER_AGENT;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use super::caller::Caller;
use super::guest::{Guest, Visitor, cookie, secret_of};
use super::problem::Trouble;
use super::tables::read;
use crate::app::{App, now};
use crate::history::Happened;
use crate::names;
use crate::people::{self, LONGEST, SHORTEST};
use crate::secret::{self, Secret};
use crate::store::{Account, Role, Session, StoreError, folded};
use crate::stored::Stored;
use crate::wire::{AccountInfo, Credentials, NewPassphrase, Problem, SessionInfo, WaysIn};

/// What a browser says it is, cut to this.
const LONGEST_ABOUT: usize = 120;

fn nobody() -> Trouble {
    Trouble::new(StatusCode::UNAUTHORIZED, "signed-out", "sign in first")
}

/// The guest that asks, with their account.
pub(super) async fn signed_in(app: &App, guest: Option<String>) -> Result<Account, Trouble> {
    let guest = guest.ok_or_else(nobody)?;
    app.store.account(&guest).await?.ok_or_else(nobody)
}

fn check_passphrase(text: &str) -> Result<(), Trouble> {
    match (SHORTEST..=LONGEST).contains(&text.chars().count()) {
        true => Ok(()),
        false => Err(Trouble::bad("passphrase", format!("a passphrase has {SHORTEST} to {LONGEST} characters"))),
    }
}

/// Whether a passphrase is an account's; nobody may guess for long.
async fn check(
    app: &Arc<App>,
    caller: Caller,
    name: &str,
    account: Option<&Account>,
    tried: String,
) -> Result<(), Trouble> {
    let key = folded(name);
    if !app.attempts.may_try(&key) {
        let text = "too many wrong passphrases; wait a quarter of an hour";
        return Err(Trouble::new(StatusCode::TOO_MANY_REQUESTS, "rate", text));
    }
    // A name that nobody has takes as long as a wrong passphrase.
    let hash = account.map_or_else(|| app.no_passphrase().to_string(), |account| account.passphrase.clone());
    let fits = app.heavy.work(Some(caller), move || people::fits(&tried, &hash)).await?;
    if fits && account.is_some() {
        return Ok(());
    }
    app.attempts.note(&key);
    Err(Trouble::new(StatusCode::FORBIDDEN, "wrong-passphrase", "there is no account of this name and passphrase"))
}

/// Gives whoever asks an account: what they have as a guest stays theirs.
#[utoipa::path(post, path = "/api/account", request_body = Credentials,
    responses((status = 200, body = AccountInfo), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem), (status = 507, body = Problem)))]
pub async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    guest: Guest,
    body: Result<Json<Credentials>, JsonRejection>,
) -> Result<Response, Trouble> {
    let Credentials { name, passphrase } = read(body)?;
    let name = names::name(&name).ok_or_else(|| Trouble::bad("name", "a name has at least one letter or digit"))?;
    check_passphrase(&passphrase)?;
    let hash = app.heavy.work(Some(caller), move || people::hash(&passphrase)).await?;
    let account =
        Account { guest: guest.id.clone(), name: name.clone(), passphrase: hash, role: Role::Player, created: now() };
    match app.store.create_account(account.clone()).await {
        Ok(()) => {}
        Err(error @ StoreError::NameTaken { .. }) => {
            return Err(Trouble::new(StatusCode::CONFLICT, "name-taken", error.to_string()));
        }
        Err(error) => return Err(error.into()),
    }
    let _ = app.store.greet_guest(&guest.id, Some(&name), now()).await;
    let info = AccountInfo {
        name,
        role: account.role,
        created: account.created,
        passphrase: true,
        providers: Vec::new(),
        sessions: Vec::new(),
    };
    Ok(guest.answer(Json(info)))
}

/// Signs in.
#[utoipa::path(post, path = "/api/session", request_body = Credentials,
    responses((status = 200, body = Object), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn sign_in(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    body: Result<Json<Credentials>, JsonRejection>,
) -> Result<Response, Trouble> {
    let Credentials { name, passphrase } = read(body)?;
    let name = names::name(&name).unwrap_or_default();
    // Whoever has no passphrase signs in elsewhere: for others they are as unknown as any name.
    let account = app.store.account_named(&name).await?.filter(|account| !account.passphrase.is_empty());
    check(&app, caller, &name, account.as_ref(), passphrase).await?;
    let account = account.ok_or_else(nobody)?;
    let guest = Guest::with(account.guest.clone(), begin_session(&app, &account.guest, &headers).await?);
    Ok(guest.answer(Json(serde_json::json!({}))))
}

/// Somebody is signed in from now on, where the answer with this cookie goes.
pub(super) async fn begin_session(app: &App, guest: &str, headers: &HeaderMap) -> Result<HeaderValue, Trouble> {
    let secret = Secret::new();
    let about = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let session = Session {
        id: secret::id(),
        guest: guest.to_string(),
        secret_hash: secret.hash(),
        about: about.chars().filter(|letter| !letter.is_control()).take(LONGEST_ABOUT).collect(),
        created: now(),
        seen: now(),
    };
    app.store.create_session(session).await?;
    Ok(cookie(app, guest, &secret))
}

/// Signs out here: the session ends, and this browser forgets who it was.
#[utoipa::path(delete, path = "/api/session",
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub async fn sign_out(
    State(app): State<Arc<App>>,
    Visitor(guest): Visitor,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let account = signed_in(&app, guest).await?;
    let own = secret_of(&app, &headers).map(|secret| secret.hash()).unwrap_or_default();
    if let Some(session) = app.store.session_of(&account.guest, &own).await? {
        app.store.end_session(&account.guest, &session.id).await?;
    }
    let mut answer = Json(serde_json::json!({})).into_response();
    answer.headers_mut().append(axum::http::header::SET_COOKIE, super::guest::no_cookie(&app));
    Ok(answer)
}

/// Who asks, and where they are signed in.
#[utoipa::path(get, path = "/api/account",
    responses((status = 200, body = AccountInfo), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub async fn info(
    State(app): State<Arc<App>>,
    Visitor(guest): Visitor,
    headers: HeaderMap,
) -> Result<Json<AccountInfo>, Trouble> {
    let account = signed_in(&app, guest).await?;
    let own = secret_of(&app, &headers).map(|secret| secret.hash());
    let sessions = app.store.sessions(&account.guest).await?.into_iter().map(|session| SessionInfo {
        here: Some(&session.secret_hash) == own.as_ref(),
        id: session.id,
        about: session.about,
        created: session.created,
        seen: session.seen,
    });
    let sessions = sessions.collect();
    let providers = app.store.identities(&account.guest).await?;
    let Account { name, role, created, passphrase, .. } = account;
    Ok(Json(AccountInfo { name, role, created, passphrase: !passphrase.is_empty(), providers, sessions }))
}

/// How one can sign in beside name and passphrase.
#[utoipa::path(get, path = "/api/account/ways", responses((status = 200, body = WaysIn), (status = 429, body = Problem)))]
pub async fn ways(State(app): State<Arc<App>>) -> Json<WaysIn> {
    Json(WaysIn { openid: app.openid.as_ref().map(|openid| openid.label().to_string()) })
}

/// Ends one session.
#[utoipa::path(delete, path = "/api/account/sessions/{id}", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn end_session(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Visitor(guest): Visitor,
) -> Result<Json<serde_json::Value>, Trouble> {
    let account = signed_in(&app, guest).await?;
    match app.store.end_session(&account.guest, &id).await {
        Ok(()) => Ok(Json(serde_json::json!({}))),
        Err(StoreError::NoGuest { .. } | StoreError::Unstorable { .. }) => {
            Err(Trouble::missing("there is no such session"))
        }
        Err(error) => Err(error.into()),
    }
}

/// Ends all sessions, also where somebody has been as a guest; whoever asks stays signed in.
#[utoipa::path(delete, path = "/api/account/sessions",
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub async fn end_sessions(State(app): State<Arc<App>>, Visitor(guest): Visitor) -> Result<Response, Trouble> {
    let account = signed_in(&app, guest).await?;
    let secret = Secret::new();
    app.store.end_sessions(&account.guest, secret.hash()).await?;
    let guest = Guest::with(account.guest.clone(), cookie(&app, &account.guest, &secret));
    Ok(guest.answer(Json(serde_json::json!({}))))
}

/// Changes the passphrase; all other sessions end.
#[utoipa::path(put, path = "/api/account/passphrase", request_body = NewPassphrase,
    responses((status = 200, body = Object), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn change_passphrase(
    State(app): State<Arc<App>>,
    caller: Caller,
    Visitor(guest): Visitor,
    body: Result<Json<NewPassphrase>, JsonRejection>,
) -> Result<Response, Trouble> {
    let NewPassphrase { passphrase, new } = read(body)?;
    let account = signed_in(&app, guest).await?;
    check_passphrase(&new)?;
    // Whoever came by OpenID Connect has none yet, and gets one.
    if !account.passphrase.is_empty() {
        check(&app, caller, &account.name, Some(&account), passphrase).await?;
    }
    let hash = app.heavy.work(Some(caller), move || people::hash(&new)).await?;
    app.store.set_passphrase(&account.guest, hash).await?;
    let secret = Secret::new();
    app.store.end_sessions(&account.guest, secret.hash()).await?;
    let guest = Guest::with(account.guest.clone(), cookie(&app, &account.guest, &secret));
    Ok(guest.answer(Json(serde_json::json!({}))))
}

/// All that is kept of whoever asks, guest or account.
#[utoipa::path(get, path = "/api/account/export",
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub async fn export(State(app): State<Arc<App>>, Visitor(guest): Visitor) -> Result<Json<serde_json::Value>, Trouble> {
    let id = guest.ok_or_else(nobody)?;
    let guest = app.store.guest(&id).await?.ok_or_else(nobody)?;
    let account =
        app.store.account(&id).await?.map(
            |account| serde_json::json!({ "name": account.name, "role": account.role, "created": account.created }),
        );
    let sessions =
        app.store.sessions(&id).await?.into_iter().map(
            |session| serde_json::json!({ "about": session.about, "created": session.created, "seen": session.seen }),
        );
    let sessions: Vec<_> = sessions.collect();
    let decks = app.store.decks_of(&id).await?.into_iter().map(
        |deck| serde_json::json!({ "game": deck.game, "name": deck.name, "body": deck.body, "created": deck.created }),
    );
    let decks: Vec<_> = decks.collect();
    let mut tables = Vec::new();
    for row in app.store.all_tables_of(&id).await? {
        let Ok(stored) = Stored::load(&app, &row.id).await else { continue };
        let seats = stored.seats_of(Some(&id));
        let mut said = Vec::new();
        for event in app.store.events(&row.id, 0).await? {
            if let Ok(Happened::Said { seat: Some(seat), text, at, .. }) = serde_json::from_str(&event.body)
                && seats.contains(&seat)
            {
                said.push(serde_json::json!({ "at": at, "text": text }));
            }
        }
        let names: Vec<&str> = seats.iter().map(|seat| stored.chairs[seat.index()].name.as_str()).collect();
        // What others hold in their hands is not told while it is played.
        let record = stored.is_open_to(Some(&id)).then(|| stored.record());
        tables.push(serde_json::json!({
            "id": row.id, "game": row.game, "created": row.created, "touched": row.touched,
            "seats": seats.iter().map(ToString::to_string).collect::<Vec<_>>(), "names": names,
            "said": said, "record": record.and_then(|record| serde_json::from_str::<serde_json::Value>(&record.write()).ok()),
        }));
    }
    Ok(Json(serde_json::json!({
        "guest": { "id": guest.id, "name": guest.name, "created": guest.created, "seen": guest.seen },
        "account": account, "providers": app.store.identities(&id).await?, "sessions": sessions, "decks": decks, "tables": tables,
    })))
}

/// Deletes all that is whoever's who asks alone. Where others sit, too, the match stays and nobody knows any more who it was.
#[utoipa::path(delete, path = "/api/account",
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub async fn delete(State(app): State<Arc<App>>, Visitor(guest): Visitor) -> Result<Response, Trouble> {
    let id = guest.ok_or_else(nobody)?;
    for (table, owner) in people::forget(&app.store, &id).await? {
        app.cluster.let_go_of(&app, &table, owner.as_deref()).await;
    }
    let mut answer = Json(serde_json::json!({})).into_response();
    answer.headers_mut().append(axum::http::header::SET_COOKIE, super::guest::no_cookie(&app));
    Ok(answer)
}
