//! Tables: set up, list, join, download, upload.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::record::Record;
use kernel::table::seats::Seat;
use tokio::sync::oneshot;

use super::caller::Caller;
use super::guest::{Guest, Visitor};
use super::problem::Trouble;
use super::{Wanted, is_id};
use crate::app::App;
use crate::host::{Fault, ToHost};
use crate::names;
use crate::secret::Secret;
use crate::store::StoreError;
use crate::stored::{self, Stored};
use crate::tables::Asker;
use crate::wire::{Join, NewTable, NewTableMade, Problem, TableInfo, Tongue};

/// How many tables a list has at most.
const LONGEST_LIST: u32 = 60;

/// What is wrong with a body, with the place where.
pub(super) fn read<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Trouble> {
    body.map(|Json(value)| value).map_err(|rejection| {
        let status = if rejection.status().as_u16() == 413 { 413 } else { 400 };
        let status = axum::http::StatusCode::from_u16(status).expect("a known status");
        Trouble::new(status, "bad-request", rejection.body_text())
    })
}

/// Sets up a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, params(("language" = Option<Tongue>, Query)),
    responses((status = 200, body = NewTableMade), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem), (status = 507, body = Problem)))]
pub async fn set_up(
    State(app): State<Arc<App>>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
    guest: Guest,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Result<Response, Trouble> {
    let made = app.set_up(Asker { guest: &guest.id, caller }, read(body)?, wanted.language).await?;
    Ok(guest.answer(Json(made)))
}

/// The tables of whoever asks, the latest first.
#[utoipa::path(get, path = "/api/tables", params(("language" = Option<Tongue>, Query)),
    responses((status = 400, body = Problem), (status = 200, body = Vec<TableInfo>), (status = 429, body = Problem)))]
pub async fn list(
    State(app): State<Arc<App>>,
    Query(wanted): Query<Wanted>,
    Visitor(guest): Visitor,
) -> Result<Json<Vec<TableInfo>>, Trouble> {
    let Some(guest) = guest else { return Ok(Json(Vec::new())) };
    let mut tables = Vec::new();
    for row in app.store.tables_of(&guest, LONGEST_LIST).await? {
        let seats = app.store.seats(&row.id).await?;
        let info = stored::info(&app, &row, seats, Some(&guest), wanted.language);
        tables.extend(info.filter(|_| !stored::is_lesson(&app, &row)));
    }
    Ok(Json(tables))
}

/// One table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn info(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    Visitor(guest): Visitor,
) -> Result<Json<TableInfo>, Trouble> {
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    let row = app.store.table(&id).await?.ok_or(Fault::Unknown)?;
    let seats = app.store.seats(&id).await?;
    let info = stored::info(&app, &row, seats, guest.as_deref(), wanted.language).ok_or(Fault::Store)?;
    Ok(Json(info))
}

/// Makes whoever asks known, so that a seat they take is theirs even if the answer to that is lost.
#[utoipa::path(post, path = "/api/guests",
    responses((status = 200, body = Object), (status = 403, body = Problem), (status = 429, body = Problem), (status = 507, body = Problem)))]
pub async fn greet(guest: Guest) -> Response {
    guest.answer(Json(serde_json::json!({})))
}

/// Sits down on a free seat, with its secret.
#[utoipa::path(post, path = "/api/tables/{id}/join", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem),
        (status = 429, body = Problem), (status = 507, body = Problem)))]
pub async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    guest: Guest,
    body: Result<Json<Join>, JsonRejection>,
) -> Result<Response, Trouble> {
    let join = read(body)?;
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    let name =
        names::name(&join.name).ok_or_else(|| Trouble::bad("name", "a name has at least one letter or digit"))?;
    let secret = Secret::read(&join.secret).ok_or_else(|| Trouble::forbidden("this is not the link of a free seat"))?;
    app.store.table(&id).await?.ok_or(Fault::Unknown)?;
    let seats = app.store.seats(&id).await?;
    let fits = |hash: &String| secret.fits(hash);
    let seat = seats.iter().find(|seat| seat.secret_hash.as_ref().is_some_and(fits));
    let seat = seat.ok_or_else(|| Trouble::forbidden("this is not the link of a free seat"))?.seat;
    let info = sit(&app, &id, seat, &guest.id, &name).await?;
    Ok(guest.answer(Json(info)))
}

/// Lets a guest sit down on a seat, first in the store and then at the table.
pub(super) async fn sit(app: &App, id: &str, seat: u8, guest: &str, name: &str) -> Result<TableInfo, Trouble> {
    match app.store.bind_seat(id, seat, guest).await {
        Ok(()) => {}
        Err(StoreError::SeatTaken { .. }) => return Err(Fault::Taken.into()),
        Err(error) => return Err(error.into()),
    }
    let host = app.hub.table(id).ok_or(Fault::Store)?;
    let (reply, answer) = oneshot::channel();
    let sat = ToHost::Sat { seat: Seat(seat), guest: guest.to_string(), name: name.to_string(), reply };
    host.send(sat).await.map_err(|_| Fault::Store)?;
    Ok(answer.await.map_err(|_| Fault::Store)??)
}

/// The record of a match, once it is over or for whoever plays alone.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = serde_json::Value), (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Visitor(guest): Visitor,
) -> Result<Response, Trouble> {
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    let stored = Stored::load(&app, &id).await?;
    if !stored.is_open_to(guest.as_deref()) {
        return Err(Trouble::forbidden(
            "a record tells every secret: it can be had once the match is over, by those who were there",
        ));
    }
    let name = format!("attachment; filename=\"{}-{id}.json\"", stored.head.game);
    let headers = [(CONTENT_TYPE, "application/json".to_string()), (CONTENT_DISPOSITION, name)];
    Ok((headers, stored.record().write()).into_response())
}

/// Takes a record, to be looked at or played on from.
#[utoipa::path(post, path = "/api/records", params(("language" = Option<Tongue>, Query)),
    request_body = serde_json::Value,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem), (status = 507, body = Problem)))]
pub async fn take_record(
    State(app): State<Arc<App>>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
    guest: Guest,
    body: Bytes,
) -> Result<Response, Trouble> {
    let record = app.heavy.work(Some(caller), move || Record::read(&body)).await?;
    let record = record.map_err(|text| Trouble::bad("record", text))?;
    let made = app.take_record(Asker { guest: &guest.id, caller }, record, wanted.language).await?;
    Ok(guest.answer(Json(made.table)))
}
