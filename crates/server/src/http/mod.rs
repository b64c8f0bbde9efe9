//! The HTTP part: lists, tables, records, the client's files, and the sockets.

mod account;
mod admin;
mod analysis;
mod assets;
pub mod bucket;
pub mod caller;
mod decks;
mod games;
mod guard;
mod guest;
mod guide;
pub mod heavy;
mod lobby;
pub mod openapi;
mod openid;
pub mod problem;
mod replay;
mod socket;
mod tables;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::http::StatusCode;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::{delete, get, post, put};
use serde::Deserialize;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::app::App;
use crate::serve::gate::Gate;
use crate::wire::Tongue;
pub use analysis::outlook_here;
use caller::Proxies;
use games::Printed;
use guard::Pace;
use problem::Trouble;
use replay::Replays;

/// The largest body that is read, in bytes: that of a record.
const LARGEST_RECORD: usize = kernel::record::LONGEST;
/// The largest body of everything else.
const LARGEST_BODY: usize = 128 * 1024;
/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The server as the HTTP part sees it.
pub struct Site {
    /// The server.
    pub app: Arc<App>,
    /// How it is reached.
    pub door: Door,
    pace: Pace,
    printed: Printed,
    replays: Replays,
    health: games::Health,
}

/// How the server is reached.
pub struct Door {
    /// Whether only from its own machine.
    pub loopback: bool,
    /// Where it listens.
    pub address: SocketAddr,
    /// The proxies that say for whom they ask.
    pub proxies: Proxies,
    /// The sockets that are open.
    pub sockets: Gate,
}

/// What handlers ask for: the site, or only the server behind it.
#[derive(Clone)]
struct Shared(Arc<Site>);

impl FromRef<Shared> for Arc<Site> {
    fn from_ref(shared: &Shared) -> Arc<Site> {
        shared.0.clone()
    }
}

impl FromRef<Shared> for Arc<App> {
    fn from_ref(shared: &Shared) -> Arc<App> {
        shared.0.app.clone()
    }
}

/// The language somebody wants to read.
#[derive(Deserialize)]
pub struct Wanted {
    #[serde(default)]
    language: Tongue,
}

/// All routes.
pub fn router(app: Arc<App>, door: Door) -> Router {
    let site = Arc::new(Site {
        pace: Pace::new(app.limits.requests),
        app,
        door,
        printed: Printed::default(),
        replays: Replays::default(),
        health: games::Health::default(),
    });
    let limited = |router: Router<Shared>| {
        router
            .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
            .layer(CompressionLayer::new())
    };
    let api = Router::new()
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/cards", get(games::cards))
        .route("/api/games/{game}/showcase", get(games::showcase))
        .route("/api/games/{game}/rules", get(games::rules))
        .route("/api/games/{game}/lessons", get(games::lessons))
        .route("/api/games/{game}/puzzles", get(games::puzzles))
        .route("/api/games/{game}/terms", get(games::terms))
        .route("/api/games/{game}/decks", post(decks::save))
        .route("/api/games/{game}/decks/check", post(decks::check))
        .route("/api/games/{game}/decks/export", post(decks::export))
        .route("/api/decks", get(decks::list))
        .route("/api/decks/{id}", delete(decks::remove))
        .route("/api/tables", get(tables::list).post(tables::set_up))
        .route("/api/guests", post(tables::greet))
        .route("/api/tables/{id}", get(tables::info).delete(lobby::remove))
        .route("/api/tables/{id}/sit", post(lobby::sit_down))
        .route("/api/tables/{id}/results", get(lobby::results))
        .route("/api/lobby", get(lobby::openings))
        .route("/api/quick", post(lobby::quick))
        .route("/api/mine", get(lobby::mine))
        .route("/api/reach", get(lobby::reach))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/replay/{decision}", get(replay::scene))
        .route("/api/tables/{id}/replay/{decision}/analysis", post(guide::board))
        .route("/api/tables/{id}/guide", get(guide::guide))
        .route("/api/tables/{id}/chart", get(replay::chart))
        .route("/api/tables/{id}/analysis", post(analysis::analyse))
        .route("/api/tables/{id}/outlook", get(analysis::outlook))
        .route("/api/tables/{id}/report", post(admin::report))
        .route("/api/admin", get(admin::desk).post(admin::carry_out))
        .route("/api/account", get(account::info).post(account::create).delete(account::delete))
        .route("/api/account/ways", get(account::ways))
        .route("/api/openid", get(openid::begin))
        .route("/api/openid/done", get(openid::finish))
        .route("/api/account/export", get(account::export))
        .route("/api/account/passphrase", put(account::change_passphrase))
        .route("/api/account/sessions", delete(account::end_sessions))
        .route("/api/account/sessions/{id}", delete(account::end_session))
        .route("/api/session", post(account::sign_in).delete(account::sign_out))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api/{*rest}", get(nothing))
        .route("/health", get(games::health))
        .route("/ready", get(games::ready))
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    let records =
        Router::new().route("/api/records", post(tables::take_record)).layer(DefaultBodyLimit::max(LARGEST_RECORD));
    let sockets = Router::new().route("/api/tables/{id}/socket", get(socket::open));
    limited(api.merge(records).fallback(assets::file))
        .merge(sockets)
        .layer(from_fn_with_state(site.clone(), guard::changes))
        .layer(from_fn_with_state(site.clone(), caller::find))
        .layer(from_fn_with_state(site.clone(), guard::headers))
        .layer(map_response(plain_problems))
        .layer(from_fn_with_state(site.clone(), problem::in_french))
        .with_state(Shared(site))
}

async fn nothing() -> Trouble {
    Trouble::missing("there is nothing at this address; /api/openapi.json lists what there is")
}

/// What the layers below refuse is told in the same form as everything else.
async fn plain_problems(response: Response) -> Response {
    use axum::http::header::CONTENT_TYPE;
    use axum::response::IntoResponse;
    let status = response.status();
    let json =
        response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if json || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let (code, text) = match status {
        StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY => {
            ("bad-request", "the request cannot be understood")
        }
        StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            ("bad-request", "the body must be JSON, with content-type application/json")
        }
        StatusCode::PAYLOAD_TOO_LARGE => ("too-large", "the request is too large"),
        StatusCode::METHOD_NOT_ALLOWED => ("method", "this address does not take such a request"),
        StatusCode::REQUEST_TIMEOUT => ("slow", "the request took too long"),
        StatusCode::NOT_FOUND => ("missing", "there is nothing at this address"),
        StatusCode::UPGRADE_REQUIRED => ("upgrade", "this address is a socket"),
        _ => ("fault", "something went wrong"),
    };
    let status = if status == StatusCode::UNPROCESSABLE_ENTITY { StatusCode::BAD_REQUEST } else { status };
    let mut answer = Trouble::new(status, code, text).into_response();
    if let Some(allow) = response.headers().get(axum::http::header::ALLOW) {
        answer.headers_mut().insert(axum::http::header::ALLOW, allow.clone());
    }
    for (name, value) in response.headers().iter().filter(|(name, _)| {
        let name = name.as_str();
        name.starts_with("x-")
            || name.ends_with("-policy")
            || name == "strict-transport-security"
            || name == "cache-control"
    }) {
        answer.headers_mut().insert(name, value.clone());
    }
    answer
}

/// Whether a word can be the id of a table.
pub fn is_id(id: &str) -> bool {
    (1..=32).contains(&id.len()) && id.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
}
