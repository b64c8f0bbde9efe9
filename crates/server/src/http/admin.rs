//! Reports by those who play, and what moderators see and do.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::account::signed_in;
use super::guest::Visitor;
use super::is_id;
use super::problem::Trouble;
use super::tables::read;
use crate::app::{App, now};
use crate::host::Fault;
use crate::moderation::NotDone;
use crate::names;
use crate::secret;
use crate::store::{Account, Report, Role};
use crate::wire::{Desk, Given, NewReport, Order, Problem};

/// How many reports and deeds are shown.
const SHOWN: u32 = 200;

/// Reports somebody at a table, or the table.
#[utoipa::path(post, path = "/api/tables/{id}/report", params(("id" = String, Path)), request_body = NewReport,
    responses((status = 200, body = Object), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn report(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Visitor(guest): Visitor,
    body: Result<Json<NewReport>, JsonRejection>,
) -> Result<Json<serde_json::Value>, Trouble> {
    let NewReport { seat, text } = read(body)?;
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    app.store.table(&id).await?.ok_or(Fault::Unknown)?;
    let guest = guest.ok_or_else(|| Trouble::forbidden("reports are taken from those who are known here"))?;
    let text =
        names::chat(&text).ok_or_else(|| Trouble::bad("text", "a report has at least one letter, and 500 at most"))?;
    let seat = seat.unwrap_or_default();
    let known = seat.is_empty() || kernel::table::seats::Seat::from_letter(&seat).is_some();
    if !known {
        return Err(Trouble::bad("seat", "there is no such seat; seats are A, B and so on"));
    }
    let report = Report { id: secret::id(), at: now(), guest, table: id, seat, text, settled: 0.0 };
    app.store.report(report).await?;
    metrics::counter!("tapis_reports_total").increment(1);
    Ok(Json(serde_json::json!({})))
}

async fn moderator(app: &App, guest: Option<String>, least: Role) -> Result<Account, Trouble> {
    let account = signed_in(app, guest).await?;
    match account.role >= least {
        true => Ok(account),
        false => Err(Trouble::forbidden("this is for moderators, or for administrators alone")),
    }
}

/// Reports, bans, and what has been done.
#[utoipa::path(get, path = "/api/admin", responses((status = 200, body = Desk), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
pub async fn desk(State(app): State<Arc<App>>, Visitor(guest): Visitor) -> Result<Json<Desk>, Trouble> {
    let role = moderator(&app, guest, Role::Moderator).await?.role;
    let (reports, bans, deeds) =
        (app.store.reports(SHOWN).await?, app.store.bans().await?, app.store.deeds(SHOWN).await?);
    Ok(Json(Desk { role, reports, bans, deeds, nodes: app.store.nodes().await? }))
}

/// Carries out an order.
#[utoipa::path(post, path = "/api/admin", request_body = Given, responses((status = 200, body = Object),
    (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn carry_out(
    State(app): State<Arc<App>>,
    Visitor(guest): Visitor,
    body: Result<Json<Given>, JsonRejection>,
) -> Result<Json<serde_json::Value>, Trouble> {
    let Given { order, why } = read(body)?;
    let account = moderator(&app, guest, order.needs()).await?;
    let why = names::chat(&why).ok_or_else(|| Trouble::bad("why", "say why, in at most 500 letters"))?;
    match order.carry_out(&app.store, &account.guest, &why).await {
        Ok(left) => {
            for (table, owner) in left {
                app.cluster.let_go_of(&app, &table, owner.as_deref()).await;
            }
        }
        Err(NotDone::Store(error)) if error.is_failure() => return Err(error.into()),
        Err(error) => return Err(Trouble::new(StatusCode::BAD_REQUEST, "not-done", error.to_string())),
    }
    app.bans.read(&app).await?;
    if let Order::Close { table } = &order {
        let owner = app.store.table(table).await?.and_then(|row| row.owner);
        app.cluster.let_go_of(&app, table, owner.as_deref()).await;
    }
    Ok(Json(serde_json::json!({})))
}
