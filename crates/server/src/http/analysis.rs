//! What options are worth: hints while a match is played, and how it went once it is over.

use std::sync::Arc;
use std::time::Duration;

use ai::Budget;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use catalog::speech::Listener;
use kernel::table::seats::Seat;
use tokio::sync::oneshot;

use super::guest::Visitor;
use super::problem::Trouble;
use super::replay::names;
use super::tables::read;
use super::{Wanted, is_id};
use crate::app::App;
use crate::bots::judge::share;
use crate::bots::outlook::{Look, NoLook};
use crate::host::{Fault, Hint, HintWanted, NoHint, ToHost};
use crate::stored::Stored;
use crate::wire::{
    Analysis, AnalysisWanted, CostlyDecision, JudgedDecision, Outlook, OutlookLine, Problem, Status, Tongue,
};

/// The longest that is thought about a hint, in milliseconds.
const LONGEST: u32 = 2000;

impl From<NoHint> for Trouble {
    fn from(why: NoHint) -> Trouble {
        let text = why.to_string();
        match why {
            NoHint::Fault(fault) => fault.into(),
            NoHint::NotYours => Trouble::forbidden(text),
            NoHint::NotAllowed => Trouble::new(StatusCode::FORBIDDEN, "no-hints", text),
            NoHint::NotAsked => Trouble::new(StatusCode::CONFLICT, "not-asked", text),
            NoHint::Busy => Trouble::new(StatusCode::TOO_MANY_REQUESTS, "hint-busy", text),
        }
    }
}

/// What the options of the open question are worth, from what the asked seat knows; for whoever sits there, at tables that
/// allow hints. Everybody at the table is told that it was asked.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", request_body = AnalysisWanted,
    params(("id" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Analysis), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
pub async fn analyse(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    Visitor(guest): Visitor,
    body: Result<Json<AnalysisWanted>, JsonRejection>,
) -> Result<Json<Analysis>, Trouble> {
    let AnalysisWanted { seat, milliseconds } = read(body)?;
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    let seat = match &seat {
        None => None,
        Some(letter) => {
            let known = Seat::from_letter(letter);
            Some(known.ok_or_else(|| Trouble::bad("seat", "there is no such seat; seats are A, B and so on"))?)
        }
    };
    let budget = match milliseconds {
        None => app.limits.hint,
        Some(time) if (1..=LONGEST).contains(&time) => Budget::Time(Duration::from_millis(u64::from(time))),
        Some(_) => return Err(Trouble::bad("budget", format!("between 1 and {LONGEST} milliseconds"))),
    };
    let wanted = HintWanted { guest, seat, language: wanted.language, budget };
    let mut hint = ask(&app, &id, wanted).await?;
    let broken = || Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "fault", "nothing came of thinking about it");
    let found = (&mut hint.answer).await;
    Ok(Json(found.ok().flatten().ok_or_else(broken)?))
}

/// Asks a table's host for a hint.
async fn ask(app: &App, id: &str, wanted: HintWanted) -> Result<Hint, NoHint> {
    let host = app.hub.table(id).ok_or(Fault::Store)?;
    let (reply, answer) = oneshot::channel();
    host.send(ToHost::Hint { wanted, reply }).await.map_err(|_| Fault::Store)?;
    answer.await.map_err(|_| Fault::Store)?
}

/// How likely each side was to win at each decision of a match that is over, and which decisions cost most; for those who
/// were there. It is reckoned while the server has nothing else to do: ask again until it is ready.
#[utoipa::path(get, path = "/api/tables/{id}/outlook", params(("id" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Outlook), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn outlook(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    Visitor(guest): Visitor,
) -> Result<Json<Outlook>, Trouble> {
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    // Wherever somebody asks, one node reckons it.
    app.cluster.outlook(&app, id, guest, wanted.language).await.map(Json)
}

/// What is known of an outlook on this node.
pub async fn outlook_here(app: &Arc<App>, id: &str, guest: Option<&str>, language: Tongue) -> Result<Outlook, Trouble> {
    let stored = Stored::load(app, id).await?;
    if !stored.is_open_to(guest) {
        return Err(Trouble::forbidden("a match is looked back at once it is over, by those who were there"));
    }
    if stored.row.status != Status::Over {
        return Err(Trouble::new(StatusCode::CONFLICT, "not-over", "the match is still going on"));
    }
    let title = stored.title(app).map_err(Trouble::missing)?;
    let speech = app.voices.of(&stored.head.game, language);
    let names = names(app, &stored.chairs, language);
    let key = format!("{id}/{}/{}", stored.branches.total(), stored.decisions.len());
    let found = app.outlooks.of(&key, guest.unwrap_or(id), &app.bots, || {
        let decisions = stored.decisions.iter().map(|(decision, _)| decision.clone()).collect();
        let table = app.cluster.has_others().then(|| id.to_string());
        Look::begin(title.clone(), table, &stored.head, decisions, app.limits.outlook)
    });
    let found = found.map_err(|why| match why {
        NoLook::Unplayable(fault) => Fault::Unplayable(fault).into(),
        NoLook::Busy => {
            let text = "several of your matches are being looked back at; ask again when one is done";
            Trouble::new(StatusCode::TOO_MANY_REQUESTS, "outlook-busy", text)
        }
    })?;
    let known = found.known();
    if let Some(fault) = known.fault.filter(|_| !known.ready) {
        app.outlooks.drop(&key);
        return Err(Fault::Unplayable(fault).into());
    }
    let listener = Listener { game: &*title.game, seat: None, names: &names, all: true };
    let costly = known.costly.iter().map(|one| CostlyDecision {
        decision: one.decision,
        seat: one.seat.to_string(),
        chosen: speech.say(&one.chosen, &listener),
        better: speech.say(&one.better, &listener),
        win: share(one.win),
        lost: share(one.lost),
    });
    let decisions = known.judged.iter().map(|one| JudgedDecision {
        decision: one.decision,
        seat: one.seat.to_string(),
        chosen: speech.say(&one.chosen, &listener),
        better: (one.lost > 0.0).then(|| speech.say(&one.better, &listener)),
        lost: share(one.lost),
    });
    let lines = found.sides.iter().zip(known.points);
    Ok(Outlook {
        ready: known.ready,
        done: known.done as u32,
        all: found.all as u32,
        lines: lines
            .map(|(seats, points)| OutlookLine { seats: seats.iter().map(ToString::to_string).collect(), points })
            .collect(),
        costly: costly.collect(),
        decisions: decisions.collect(),
    })
}
