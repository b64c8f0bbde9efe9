//! Looking back: a match after any of its decisions, and its numbers over time.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use axum::Json;
use axum::extract::{Path, Query, State};
use catalog::GameEntry;
use kernel::erased::AnyMatch;
use kernel::record::Decision;
use kernel::table::seats::Seat;
use serde::Deserialize;

use super::caller::Caller;
use super::guest::Visitor;
use super::problem::Trouble;
use super::{Site, Wanted, is_id};
use crate::app::App;
use crate::history::{Chair, Head};
use crate::host::Fault;
use crate::scene::Viewer;
use crate::secret;
use crate::stored::{Stored, begin, play_on};
use crate::wire::{Chart, ChartLine, Problem, Scene, Tongue};

/// How many matches are kept where somebody looked at them last.
const KEPT: usize = 16;
/// A chart has about so many points.
const POINTS: usize = 400;

/// Matches where somebody looked at them last, so that the next step need not begin at the beginning.
#[derive(Default)]
pub struct Replays(Mutex<VecDeque<(String, Box<dyn AnyMatch>)>>);

impl Replays {
    pub(super) fn take(&self, key: &str) -> Option<Box<dyn AnyMatch>> {
        let mut kept = self.0.lock().expect("no thread panics with the lock");
        let place = kept.iter().position(|(other, _)| other == key)?;
        kept.remove(place).map(|(_, play)| play)
    }

    pub(super) fn put(&self, key: String, play: Box<dyn AnyMatch>) {
        let mut kept = self.0.lock().expect("no thread panics with the lock");
        if kept.len() == KEPT {
            kept.pop_front();
        }
        kept.push_back((key, play));
    }
}

/// Everybody's hands at once, in place of a seat.
const ALL: &str = "all";

/// From where somebody wants to look: a seat, or `all` for everybody's hands.
#[derive(Deserialize)]
pub struct From {
    #[serde(default)]
    language: Tongue,
    seat: Option<String>,
}

/// The match after so many decisions.
pub(super) fn at(
    title: &GameEntry,
    head: &Head,
    decisions: &[Decision],
    kept: Option<Box<dyn AnyMatch>>,
) -> Result<Box<dyn AnyMatch>, String> {
    let usable = kept.filter(|play| play.decisions().len() <= decisions.len());
    let mut play = match usable {
        Some(play) => play,
        None => begin(title, head)?,
    };
    let from = play.decisions().len();
    play_on(&mut *play, &decisions[from..], |_, _| {})?;
    Ok(play)
}

/// What was to be seen after a decision.
#[utoipa::path(get, path = "/api/tables/{id}/replay/{decision}",
    params(("id" = String, Path), ("decision" = u32, Path), ("seat" = Option<String>, Query), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Scene), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn scene(
    State(site): State<Arc<Site>>,
    Path((id, decision)): Path<(String, u32)>,
    Query(from): Query<From>,
    caller: Caller,
    Visitor(guest): Visitor,
) -> Result<Json<Scene>, Trouble> {
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    let stored = Stored::load(&site.app, &id).await?;
    let all = from.seat.as_deref() == Some(ALL);
    let seat = match &from.seat {
        None => None,
        Some(_) if all => None,
        Some(letter) => {
            let seat = Seat::from_letter(letter).filter(|seat| seat.index() < stored.head.seats.len());
            Some(seat.ok_or_else(|| Trouble::bad("seat", "there is no such seat; seats are A, B and so on"))?)
        }
    };
    let own = seat.is_none_or(|seat| stored.seats_of(guest.as_deref()).contains(&seat));
    if (!own || all) && !stored.is_open_to(guest.as_deref()) {
        return Err(Trouble::forbidden("another seat's view is shown once the match is over, to those who were there"));
    }
    let decisions = stored.decisions_for(guest.as_deref());
    let Some(wanted) = decisions.get(..decision as usize).map(<[Decision]>::to_vec) else {
        let text = format!("the match has {} decisions; there is no number {decision}", decisions.len());
        return Err(Trouble::bad("decision", text));
    };
    let title = stored.title(&site.app).map_err(Trouble::missing)?;
    let (head, key) = (stored.head.clone(), format!("{id}/{}", stored.branches.total()));
    let place = site.clone();
    // While a match is going on, a card is not followed from one look back to the next.
    let apart = if stored.is_open_to(guest.as_deref()) { 0 } else { secret::number() };
    let played = site.app.heavy.work(Some(caller), move || {
        let play = at(&title, &head, &wanted, place.replays.take(&key))?;
        let speech = place.app.voices.of(&head.game, from.language);
        let names = names(&place.app, &stored.chairs, from.language);
        let salt = secret::salt(&id, head.setup.seed) ^ apart;
        let viewer = Viewer { title: &title, speech, seat, names: &names, salt };
        let scene = if all { viewer.open_scene(&*play) } else { viewer.scene(&*play, 0) };
        place.replays.put(key, play);
        Ok::<_, String>(scene)
    });
    let scene = played.await?.map_err(Fault::Unplayable)?;
    Ok(Json(scene))
}

pub(super) fn names(app: &App, chairs: &[Chair], tongue: Tongue) -> Vec<String> {
    let speech = app.voices.plain(tongue);
    let name = |chair: &Chair| match (&chair.bot, chair.name.as_str()) {
        (Some(bot), "") => crate::catalog_info::bot_name(speech, bot),
        (_, name) => name.to_string(),
    };
    chairs.iter().map(name).collect()
}

/// The public numbers of a match over time.
#[utoipa::path(get, path = "/api/tables/{id}/chart", params(("id" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = Chart), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn chart(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
    Visitor(guest): Visitor,
) -> Result<Json<Chart>, Trouble> {
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    let stored = Stored::load(&site.app, &id).await?;
    let title = stored.title(&site.app).map_err(Trouble::missing)?;
    let decisions = stored.decisions_for(guest.as_deref());
    let place = site.clone();
    let drawn = site.app.heavy.work(Some(caller), move || {
        let speech = place.app.voices.of(&stored.head.game, wanted.language);
        draw(&title, &stored.head, &decisions, |word| speech.text(&format!("word-{word}")))
    });
    Ok(Json(drawn.await?.map_err(Fault::Unplayable)?))
}

fn draw(
    title: &GameEntry,
    head: &Head,
    decisions: &[Decision],
    word: impl Fn(&str) -> String,
) -> Result<Chart, String> {
    let mut play = begin(title, head)?;
    let mut chart = Chart { decisions: Vec::new(), turns: Vec::new(), lines: Vec::new() };
    let step = decisions.len().div_ceil(POINTS).max(1);
    let mut read = |play: &dyn AnyMatch, number: usize| {
        let view = play.view(None);
        chart.decisions.push(number as u32);
        let gauges = view.seats.iter().flat_map(|seat| seat.gauges.iter().map(move |gauge| (seat.seat, gauge)));
        for (place, (seat, (name, value))) in gauges.enumerate() {
            if chart.lines.len() <= place {
                let (seat, label) = (seat.to_string(), word(name));
                chart.lines.push(ChartLine { seat, name: (*name).to_string(), label, values: Vec::new() });
            }
            chart.lines[place].values.push(value.finite());
        }
    };
    read(&*play, 0);
    for (number, decision) in decisions.iter().enumerate() {
        play_on(&mut *play, [decision], |_, _| {})?;
        if (number + 1) % step == 0 || number + 1 == decisions.len() {
            read(&*play, number + 1);
        }
    }
    for entry in play.log().iter().filter(|entry| entry.phrase.key == catalog::story::TURN) {
        let seat = entry.phrase.facts.iter().find_map(|(_, fact)| match fact {
            kernel::phrase::Fact::Seat(seat) => Some(seat.to_string()),
            _ => None,
        });
        chart.turns.extend(seat.map(|seat| (entry.decision, seat)));
    }
    Ok(chart)
}
