//! Games, cards and rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use catalog::Title;

use super::Wanted;
use super::problem::Trouble;
use crate::app::App;
use crate::catalog_info;
use crate::wire::{ChapterInfo, FaceInfo, GameInfo, Problem, Tongue};

/// What is printed does not change while the program runs, but may with the next one.
const FOR_A_WHILE: (axum::http::HeaderName, &str) = (CACHE_CONTROL, "private, max-age=300");

pub(super) fn find(app: &App, game: &str) -> Result<&'static Title, Trouble> {
    app.catalog.find(game).map_err(Trouble::missing)
}

/// All games.
#[utoipa::path(get, path = "/api/games", params(("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Vec<GameInfo>), (status = 400, body = Problem)))]
pub async fn list(State(app): State<Arc<App>>, Query(wanted): Query<Wanted>) -> Json<Vec<GameInfo>> {
    let games = app.catalog.titles.iter();
    let info = |title: &Title| catalog_info::game(title, app.voices.of(title.game.id(), wanted.language));
    Json(games.map(info).collect())
}

/// All cards of a game.
#[utoipa::path(get, path = "/api/games/{game}/cards", params(("game" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Vec<FaceInfo>), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn cards(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<impl IntoResponse, Trouble> {
    let title = find(&app, &game)?;
    Ok(([FOR_A_WHILE], Json(catalog_info::faces(title, app.voices.of(title.game.id(), wanted.language)))))
}

/// The rulebook of a game.
#[utoipa::path(get, path = "/api/games/{game}/rules", params(("game" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Vec<ChapterInfo>), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<impl IntoResponse, Trouble> {
    let title = find(&app, &game)?;
    Ok(([FOR_A_WHILE], Json(catalog_info::chapters(title, app.voices.of(title.game.id(), wanted.language)))))
}

/// Whether the server and its database are well.
#[utoipa::path(get, path = "/health", responses((status = 200, body = String), (status = 503, body = String)))]
pub async fn health(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.store.count_tables().await {
        Ok(_) => (StatusCode::OK, "well"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer"),
    }
}
