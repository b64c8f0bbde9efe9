//! Finding each other: open tables, quick matches, results and ratings, and the address that others can open.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use kernel::table::seats::Seat;
use serde::Deserialize;

use super::caller::Caller;
use super::guest::{Guest, Visitor};
use super::problem::Trouble;
use super::tables::{read, sit};
use super::{Site, Wanted, is_id};
use crate::app::App;
use crate::host::Fault;
use crate::names;
use crate::store::{ResultRow, Standing, StoreError, TableRow};
use crate::stored;
use crate::tables::Asker;
use crate::wire::{
    Mine, NewSeat, NewTable, Problem, QuickMatch, Reach, ResultInfo, SitDown, StandingInfo, Status, TableInfo, Tongue,
};

/// How many tables the lobby shows.
const LONGEST_LIST: u32 = 60;
/// How many matches are told of somebody.
const LAST: u32 = 30;

/// Which game's open tables are wanted.
#[derive(Deserialize)]
pub struct Of {
    game: Option<String>,
    #[serde(default)]
    language: Tongue,
}

/// The tables at which anybody may sit down.
#[utoipa::path(get, path = "/api/lobby", params(("game" = Option<String>, Query), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Vec<TableInfo>), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub async fn openings(
    State(app): State<Arc<App>>,
    Query(of): Query<Of>,
    Visitor(guest): Visitor,
) -> Result<Json<Vec<TableInfo>>, Trouble> {
    let mut tables = Vec::new();
    for row in app.store.openings(of.game.as_deref(), LONGEST_LIST).await? {
        tables.extend(info(&app, &row, guest.as_deref(), of.language).await?);
    }
    Ok(Json(tables))
}

async fn info(app: &App, row: &TableRow, guest: Option<&str>, tongue: Tongue) -> Result<Option<TableInfo>, Trouble> {
    let seats = app.store.seats(&row.id).await?;
    Ok(stored::info(app, row, seats, guest, tongue).filter(|table| table.unplayable.is_none()))
}

fn known_name(name: &str) -> Result<String, Trouble> {
    names::name(name).ok_or_else(|| Trouble::bad("name", "a name has at least one letter or digit"))
}

/// Sits down at an open table.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)), request_body = SitDown,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem),
        (status = 429, body = Problem), (status = 507, body = Problem)))]
pub async fn sit_down(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    guest: Guest,
    body: Result<Json<SitDown>, JsonRejection>,
) -> Result<Response, Trouble> {
    let name = known_name(&read(body)?.name)?;
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    app.store.table(&id).await?.ok_or(Fault::Unknown)?;
    if !app.store.is_opening(&id).await? {
        return Err(Trouble::forbidden("one sits down here with the link of a seat: ask whoever set the table up"));
    }
    let info = take_any_seat(&app, &id, &guest.id, &name).await?;
    Ok(guest.answer(Json(info.ok_or(Fault::Taken)?)))
}

/// Sits down on the first seat that is still free, unless one sits there already; nothing if there is none.
async fn take_any_seat(app: &App, id: &str, guest: &str, name: &str) -> Result<Option<TableInfo>, Trouble> {
    let seats = app.store.seats(id).await?;
    let own = seats.iter().find(|seat| seat.guest.as_deref() == Some(guest));
    let free = seats.iter().filter(|seat| seat.guest.is_none() && seat.secret_hash.is_some());
    let wanted = own.map_or_else(|| free.map(|seat| seat.seat).collect::<Vec<u8>>(), |seat| vec![seat.seat]);
    for seat in wanted {
        match sit(app, id, seat, guest, name).await {
            Ok(info) => return Ok(Some(info)),
            // Somebody was quicker.
            Err(Trouble(StatusCode::CONFLICT, _)) => {}
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(None)
}

/// Sits down at the open table of somebody who waits for such a match, or sets one up to wait at.
#[utoipa::path(post, path = "/api/quick", params(("language" = Option<Tongue>, Query)), request_body = QuickMatch,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem), (status = 507, body = Problem)))]
pub async fn quick(
    State(app): State<Arc<App>>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
    guest: Guest,
    body: Result<Json<QuickMatch>, JsonRejection>,
) -> Result<Response, Trouble> {
    let QuickMatch { game, name, rated } = read(body)?;
    let name = known_name(&name)?;
    let title = app.games.find(&game).map_err(|text| Trouble::bad("game", text))?;
    for row in app.store.openings(Some(&game), LONGEST_LIST).await? {
        let Some(table) = info(&app, &row, Some(&guest.id), wanted.language).await? else { continue };
        let plain = table.options.is_empty() && table.decks.is_empty() && table.clock.is_none();
        if table.status != Status::Gathering || table.rated != rated || !plain {
            continue;
        }
        // Whoever asks again waits where they wait.
        if !table.yours.is_empty() {
            return Ok(guest.answer(Json(table)));
        }
        if let Some(info) = take_any_seat(&app, &table.id, &guest.id, &name).await? {
            return Ok(guest.answer(Json(info)));
        }
    }
    let (least, _) = title.game.seats();
    let seats = (0..least.max(2)).map(|place| match place {
        0 => NewSeat::Here { name: name.clone() },
        _ => NewSeat::Link {},
    });
    let table = NewTable {
        game,
        seats: seats.collect(),
        decks: Vec::new(),
        options: Vec::new(),
        seed: None,
        scenario: None,
        puzzle: None,
        fork: None,
        clock: None,
        hints: Some(false),
        listed: true,
        rated,
    };
    let made = app.set_up(Asker { guest: &guest.id, caller }, table, wanted.language).await?;
    Ok(guest.answer(Json(made.table)))
}

/// How well whoever asks plays.
#[utoipa::path(get, path = "/api/mine", responses((status = 200, body = Mine), (status = 429, body = Problem)))]
pub async fn mine(State(app): State<Arc<App>>, Visitor(guest): Visitor) -> Result<Json<Mine>, Trouble> {
    let Some(guest) = guest else { return Ok(Json(Mine { games: Vec::new(), last: Vec::new() })) };
    let games = app.store.standings(&guest).await?.into_iter().map(standing).collect();
    let last = app.store.results_of(&guest, LAST).await?.into_iter().map(result).collect();
    Ok(Json(Mine { games, last }))
}

fn standing(found: Standing) -> StandingInfo {
    let Standing { game, played, won, drawn, rated, rating } = found;
    let whole = |value: f64| value.round() as i32;
    StandingInfo {
        game,
        played,
        won,
        drawn,
        rated,
        rating: rating.map(|rating| whole(rating.rating)),
        deviation: rating.map(|rating| whole(rating.deviation)),
    }
}

fn result(row: ResultRow) -> ResultInfo {
    ResultInfo {
        table: row.table,
        game: row.game,
        at: row.at,
        seat: Seat(row.seat).to_string(),
        score: row.score,
        persons: u32::from(row.persons),
        before: row.rating.map(|(before, _)| before.round() as i32),
        after: row.rating.map(|(_, after)| after.round() as i32),
    }
}

/// How a match that is over went for those who played it.
#[utoipa::path(get, path = "/api/tables/{id}/results", params(("id" = String, Path)),
    responses((status = 200, body = Vec<ResultInfo>), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn results(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Vec<ResultInfo>>, Trouble> {
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    app.store.table(&id).await?.ok_or(Fault::Unknown)?;
    Ok(Json(app.store.results(&id).await?.into_iter().map(result).collect()))
}

/// Takes a table off the list of whoever asks; it is deleted if nobody else plays there.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn remove(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Visitor(guest): Visitor,
) -> Result<StatusCode, Trouble> {
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    app.store.table(&id).await?.ok_or(Fault::Unknown)?;
    let seats = app.store.seats(&id).await?;
    let guest = guest.filter(|guest| seats.iter().any(|seat| seat.guest.as_ref() == Some(guest)));
    let guest = guest.ok_or_else(|| Trouble::forbidden("a table is put away by those who play there"))?;
    app.store.put_away(&id, &guest).await?;
    let alone = seats.iter().all(|seat| seat.guest.as_ref().is_none_or(|other| *other == guest));
    if alone {
        app.hub.put_to_sleep(&id).await;
        match app.store.delete_table(&id, f64::MAX).await {
            Ok(()) | Err(StoreError::NoTable { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Where others can reach the server.
#[utoipa::path(get, path = "/api/reach", responses((status = 200, body = Reach), (status = 429, body = Problem)))]
pub async fn reach(State(site): State<Arc<Site>>) -> Json<Reach> {
    if let Some(public) = &site.app.public {
        let address = Some(public.trim_end_matches('/').to_string());
        return Json(Reach { address, network: None, nearby: false });
    }
    let at = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, site.door.address.port()));
    let listens = site.door.address.ip();
    let own = in_network();
    let address = match () {
        () if listens.is_loopback() => None,
        () if listens.is_unspecified() => own.map(at),
        () => Some(at(listens)),
    };
    Json(Reach { address, network: own.map(at), nearby: true })
}

/// This machine's address in its network: the one from which it would speak to others. Nothing is sent.
fn in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that documents use and nobody has.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}
