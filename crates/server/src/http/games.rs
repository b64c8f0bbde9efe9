//! Games, cards and rules.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::GameEntry;
use catalog::library::SharedGame;
use serde::{Deserialize, Serialize};

use super::caller::Caller;
use super::problem::Trouble;
use super::{Site, Wanted};
use crate::app::{App, now};
use crate::catalog_info;
use crate::wire::{ChapterInfo, FaceInfo, GameInfo, LessonInfo, Problem, PuzzleInfo, TermInfo, Tongue};

/// How long the database may take to show that it is well.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many versions of the same are kept in memory.
const KEPT: usize = 3;

/// What is printed does not change while the program runs, but may with the next one.
const FOR_A_WHILE: (axum::http::HeaderName, &str) = (CACHE_CONTROL, "private, max-age=300");

/// Unless it comes from files that somebody is working on.
const NOT_AT_ALL: (axum::http::HeaderName, &str) = (CACHE_CONTROL, "no-cache");

pub(super) fn find(app: &App, game: &str) -> Result<SharedGame, Trouble> {
    app.games.find(game).map_err(Trouble::missing)
}

/// All games.
#[utoipa::path(get, path = "/api/games", params(("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Vec<GameInfo>), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub async fn list(State(app): State<Arc<App>>, Query(wanted): Query<Wanted>) -> Json<Vec<GameInfo>> {
    app.look_at_files().await;
    let catalog = app.games.current();
    let games = catalog.titles.iter();
    let info = |title: &GameEntry| catalog_info::game(title, app.voices.of(title.game.id(), wanted.language));
    Json(games.map(info).collect())
}

/// What is wanted of the cards of a game.
#[derive(Deserialize)]
pub struct WantedCards {
    #[serde(default)]
    language: Tongue,
    /// The cards with which a table is played: its `data`.
    data: Option<String>,
}

/// All cards of a game, as they are now or as they were when a table began that goes on.
#[utoipa::path(get, path = "/api/games/{game}/cards", params(("game" = String, Path), ("language" = Option<Tongue>, Query), ("data" = Option<String>, Query)),
    responses((status = 200, body = Vec<FaceInfo>), (status = 400, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn cards(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Query(wanted): Query<WantedCards>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let title = match &wanted.data {
        Some(data) => site.app.games.find_as_of(&game, data).map_err(Trouble::missing)?,
        None => find(&site.app, &game)?,
    };
    let print = Print { version: title.game.data(), ..Print::of(&site.app, "cards", &title, wanted.language) };
    let make = move |app: &App, tongue| to_json(&catalog_info::faces(&title, app.voices.of(title.game.id(), tongue)));
    printed(&site, caller, print, make).await
}

/// A few cards of a game, to show what it looks like.
#[utoipa::path(get, path = "/api/games/{game}/showcase", params(("game" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Vec<FaceInfo>), (status = 400, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn showcase(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let title = find(&site.app, &game)?;
    let print = Print::of(&site.app, "showcase", &title, wanted.language);
    let make =
        move |app: &App, tongue| to_json(&catalog_info::showcase(&title, app.voices.of(title.game.id(), tongue)));
    printed(&site, caller, print, make).await
}

/// The lessons of a game, in the order in which they are taught.
#[utoipa::path(get, path = "/api/games/{game}/lessons", params(("game" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Vec<LessonInfo>), (status = 400, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn lessons(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let title = find(&site.app, &game)?;
    let print = Print::of(&site.app, "lessons", &title, wanted.language);
    let make = move |_: &App, tongue: Tongue| to_json(&catalog_info::lessons(&title, tongue.into()));
    printed(&site, caller, print, make).await
}

/// The puzzles of a game.
#[utoipa::path(get, path = "/api/games/{game}/puzzles", params(("game" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Vec<PuzzleInfo>), (status = 400, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn puzzles(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let title = find(&site.app, &game)?;
    let print = Print::of(&site.app, "puzzles", &title, wanted.language);
    printed(&site, caller, print, move |_: &App, _: Tongue| to_json(&catalog_info::puzzles(&title))).await
}

/// The words and signs on the cards of a game, explained by rules.
#[utoipa::path(get, path = "/api/games/{game}/terms", params(("game" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Vec<TermInfo>), (status = 400, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn terms(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let title = find(&site.app, &game)?;
    let print = Print::of(&site.app, "terms", &title, wanted.language);
    let make = move |_: &App, tongue: Tongue| to_json(&catalog_info::terms(&title, tongue.into()));
    printed(&site, caller, print, make).await
}

/// The rulebook of a game.
#[utoipa::path(get, path = "/api/games/{game}/rules", params(("game" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Vec<ChapterInfo>), (status = 400, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn rules(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let title = find(&site.app, &game)?;
    let print = Print::of(&site.app, "rules", &title, wanted.language);
    let make =
        move |app: &App, tongue| to_json(&catalog_info::chapters(&title, app.voices.of(title.game.id(), tongue)));
    printed(&site, caller, print, make).await
}

/// What is printed: what, of which game as its files are, in which language.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Print {
    what: &'static str,
    game: &'static str,
    /// Which cards, or how often the files had changed.
    version: u64,
    tongue: Tongue,
}

impl Print {
    fn of(app: &App, what: &'static str, title: &GameEntry, tongue: Tongue) -> Print {
        Print { what, game: title.game.id(), version: app.games.changes(), tongue }
    }

    /// Whether this is the same of another version of the files.
    fn is_version_of(&self, other: &Print) -> bool {
        *self == Print { version: self.version, ..*other }
    }
}

/// What has been asked for of what is printed. It is made once for the files that there are.
#[derive(Default)]
pub struct Printed(Mutex<Vec<(Print, Bytes)>>);

impl Printed {
    fn get(&self, wanted: Print) -> Option<Bytes> {
        let made = self.0.lock().expect("no thread panics with the lock");
        made.iter().find(|(print, _)| *print == wanted).map(|(_, bytes)| bytes.clone())
    }
}

async fn printed(
    site: &Arc<Site>,
    caller: Caller,
    wanted: Print,
    make: impl FnOnce(&App, Tongue) -> Bytes + Send + 'static,
) -> Result<Response, Trouble> {
    let bytes = match site.printed.get(wanted) {
        Some(bytes) => bytes,
        None => {
            let app = site.app.clone();
            let bytes = site.app.heavy.work(Some(caller), move || make(&app, wanted.tongue)).await?;
            let mut made = site.printed.0.lock().expect("no thread panics with the lock");
            made.push((wanted, bytes.clone()));
            // The oldest versions are made again if somebody asks for them.
            let mut kept = made.iter().filter(|(print, _)| wanted.is_version_of(print)).count();
            made.retain(|(print, _)| {
                let old = kept > KEPT && wanted.is_version_of(print);
                kept -= usize::from(old);
                !old
            });
            bytes
        }
    };
    let lasting = if site.app.games.may_change() { NOT_AT_ALL } else { FOR_A_WHILE };
    Ok(([(CONTENT_TYPE, "application/json"), lasting], bytes).into_response())
}

fn to_json(value: &impl Serialize) -> Bytes {
    serde_json::to_vec(value).expect("what is printed is a plain value").into()
}

/// Whether the server and its database are well: whether what is decided now would be kept.
#[utoipa::path(get, path = "/health", responses((status = 200, body = String), (status = 503, body = String)))]
pub async fn health(State(site): State<Arc<Site>>) -> (StatusCode, &'static str) {
    match site.health.check(&site.app).await {
        true => (StatusCode::OK, "well"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be read and written"),
    }
}

/// Whether this server takes people: not while it stops, nor while it cannot count on having its tables.
#[utoipa::path(get, path = "/ready", responses((status = 200, body = String), (status = 503, body = String)))]
pub async fn ready(State(site): State<Arc<Site>>) -> (StatusCode, &'static str) {
    match site.app.cluster.is_ready() {
        false => (StatusCode::SERVICE_UNAVAILABLE, "this server takes nobody now; there may be others that do"),
        true => health(State(site)).await,
    }
}

/// What was found out last about the database. It is not asked more than once a second, however many want to know.
#[derive(Default)]
pub struct Health(tokio::sync::Mutex<Option<(Instant, bool)>>);

impl Health {
    async fn check(&self, app: &App) -> bool {
        let mut last = self.0.lock().await;
        match *last {
            Some((at, well)) if at.elapsed() < Duration::from_secs(1) => well,
            _ => {
                let checked = tokio::time::timeout(PATIENCE, app.store.check(now())).await;
                match &checked {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => tracing::error!(%error, "the database is not well"),
                    Err(_) => tracing::error!("the database does not answer"),
                }
                let well = matches!(checked, Ok(Ok(())));
                *last = Some((Instant::now(), well));
                well
            }
        }
    }
}
