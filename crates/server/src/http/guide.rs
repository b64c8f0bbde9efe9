//! What is explained: a first match with bots that say why they do what they do, and the moments of a match that is over.

use std::sync::Arc;
use std::time::Duration;

use ai::Budget;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use catalog::guide::{question, reason};
use kernel::phrase::{Fact, Phrase};
use kernel::record::Decision;
use serde::Deserialize;

use super::caller::Caller;
use super::guest::Visitor;
use super::problem::Trouble;
use super::replay::{at, names};
use super::{Site, Wanted, is_id};
use crate::bots::judge::share;
use crate::bots::{Found, Job, JobKind, Rank, Thinking};
use crate::history::Chair;
use crate::host::{Fault, MOST_WAITING, NoHint};
use crate::scene::Viewer;
use crate::secret;
use crate::stored::{Stored, play_on};
use crate::wire::{BoardAnalysis, BotReason, GuideAsk, GuideInfo, JudgedAnswer, PlayerKind, Problem, Status, Tongue};

/// The most reasons that are told at once.
const MOST: usize = 12;

/// From which decision on somebody wants to hear reasons.
#[derive(Deserialize)]
pub struct Since {
    #[serde(default)]
    language: Tongue,
    #[serde(default)]
    since: u32,
}

/// What to think about now, and why the bots did what they did; for whoever plays alone against bots, where hints may be had.
#[utoipa::path(get, path = "/api/tables/{id}/guide",
    params(("id" = String, Path), ("since" = Option<u32>, Query), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = GuideInfo), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn guide(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(wanted): Query<Since>,
    caller: Caller,
    Visitor(guest): Visitor,
) -> Result<Json<GuideInfo>, Trouble> {
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    let stored = Stored::load(&site.app, &id).await?;
    let seats = stored.seats_of(guest.as_deref());
    let others =
        |place: usize, chair: &Chair| seats.iter().all(|seat| seat.index() != place) && chair.player != PlayerKind::Bot;
    let alone = seats.len() == 1 && !stored.chairs.iter().enumerate().any(|(place, chair)| others(place, chair));
    if !alone || !stored.head.allows_hints(&stored.chairs) {
        return Err(Trouble::forbidden(
            "bots explain themselves to whoever plays alone against them, where hints are allowed",
        ));
    }
    let title = stored.title(&site.app).map_err(Trouble::missing)?;
    let (place, seat, key) = (site.clone(), seats[0], format!("{id}/{}", stored.branches.total()));
    let told = site.app.heavy.work(Some(caller), move || {
        let decisions: Vec<Decision> = stored.decisions.iter().map(|(decision, _)| decision.clone()).collect();
        let since = (wanted.since as usize).min(decisions.len());
        let mut play = at(&title, &stored.head, &decisions[..since], place.replays.take(&key))?;
        let speech = place.app.voices.of(&stored.head.game, wanted.language);
        let names = names(&place.app, &stored.chairs, wanted.language);
        let viewer = Viewer { title: &title, speech, seat: Some(seat), names: &names, salt: 0 };
        let language = speech.language;
        let thing = |feature: &&str| title.guide.thing(feature, language).map(str::to_string);
        let things = |features: &[&str]| {
            let mut found: Vec<String> = features.iter().filter_map(thing).collect();
            let mut seen = Vec::new();
            found.retain(|thing| {
                !seen.contains(thing) && {
                    seen.push(thing.clone());
                    true
                }
            });
            found
        };
        // Only what everybody can see is explained: of what is chosen in secret nothing is told.
        let told = decisions[since..].iter().enumerate().filter(|(_, decision)| decision.seat != seat);
        let first = told.map(|(number, _)| number).rev().nth(MOST * 4).unwrap_or(0);
        let mut reasons: Vec<BotReason> = Vec::new();
        for (number, decision) in decisions[since..].iter().enumerate() {
            let (seen, told) = (play.decisions_seen_by(Some(seat)), play.log().len());
            let luck = secret::bot_seed(stored.head.setup.seed, since + number, decision.seat.0);
            let bot = decision.seat != seat && number >= first;
            let why = if bot { reason(&title, &*play, &decision.text, luck) } else { None };
            play_on(&mut *play, [decision], |_, _| {})?;
            // What it could have played from its hand is its secret.
            let known = |(other, _): &(Phrase, f64)| {
                other.facts.iter().all(|(_, fact)| !matches!(fact, Fact::Card(_, known) if !known.contains(Some(seat))))
            };
            let Some(why) = why.filter(|_| play.decisions_seen_by(Some(seat)) > seen) else { continue };
            reasons.push(BotReason {
                decision: (since + number) as u32,
                seat: decision.seat.to_string(),
                // What was done is told as the log tells it: then a card that was played is known.
                act: match play.log().get(told) {
                    Some(entry) => viewer.say(&entry.phrase),
                    None => format!("{}: {}", names[decision.seat.index()], viewer.say(&why.act)),
                },
                win: share(why.win),
                other_win: why.other.as_ref().map_or(0.0, |(_, win)| share(*win)),
                other: why.other.as_ref().filter(|one| known(one)).map(|(other, _)| viewer.say(other)),
                gains: things(&why.gains),
                losses: things(&why.losses),
            });
        }
        reasons.drain(..reasons.len().saturating_sub(MOST));
        let asked = play.asked() == Some(seat) && play.verdict().is_none();
        let prompt = play.prompt().filter(|_| asked).map(|phrase| question(&phrase));
        let ask = prompt.and_then(|key| title.guide.ask(&key, language));
        let ask = ask.map(|(rule, text)| GuideAsk { text: text.to_string(), rule: rule.to_string() });
        let decisions = decisions.len() as u32;
        place.replays.put(key, play);
        Ok::<_, String>(GuideInfo { decisions, ask, reasons })
    });
    Ok(Json(told.await?.map_err(Fault::Unplayable)?))
}

/// What the answers at a moment of a match were worth, as far as the asked seat knew; for those who were there, once it is over.
#[utoipa::path(post, path = "/api/tables/{id}/replay/{decision}/analysis",
    params(("id" = String, Path), ("decision" = u32, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = BoardAnalysis), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem),
        (status = 503, body = Problem)))]
pub async fn board(
    State(site): State<Arc<Site>>,
    Path((id, decision)): Path<(String, u32)>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
    Visitor(guest): Visitor,
) -> Result<Json<BoardAnalysis>, Trouble> {
    if !is_id(&id) {
        return Err(Fault::Unknown.into());
    }
    let stored = Stored::load(&site.app, &id).await?;
    if !stored.is_open_to(guest.as_deref())
        || !(stored.row.status == Status::Over || stored.head.allows_hints(&stored.chairs))
    {
        return Err(Trouble::forbidden("a match is looked back at once it is over, by those who were there"));
    }
    let decisions = stored.decisions_for(guest.as_deref());
    let number = decision as usize;
    let Some(before) = decisions.get(..number).map(<[Decision]>::to_vec) else {
        let text = format!("the match has {} decisions; there is no number {decision}", decisions.len());
        return Err(Trouble::bad("decision", text));
    };
    let taken = decisions.get(number).map(|taken| taken.text.clone());
    let title = stored.title(&site.app).map_err(Trouble::missing)?;
    let (place, head, other) = (site.clone(), stored.head.clone(), title.clone());
    let key = format!("{id}/{}", stored.branches.total());
    let laid = site.app.heavy.work(Some(caller), move || {
        let play = at(&other, &head, &before, place.replays.take(&key))?;
        let bare = play.bare();
        place.replays.put(key, play);
        Ok::<_, String>(bare)
    });
    let play = laid.await?.map_err(Fault::Unplayable)?;
    let Some(seat) = play.asked() else {
        return Err(Trouble::new(StatusCode::CONFLICT, "not-asked", "nobody is asked at this moment"));
    };
    let budget = match site.app.limits.hint {
        Budget::Time(time) => Budget::Time(time.min(Duration::from_secs(2))),
        other => other,
    };
    let luck = secret::bot_seed(stored.head.setup.seed, number, seat.0);
    let (app, chairs, game) = (site.app.clone(), stored.chairs.clone(), stored.head.game.clone());
    let whose = guest.unwrap_or_else(|| id.clone());
    if app.bots.waiting_of(&whose) >= MOST_WAITING {
        return Err(NoHint::Busy.into());
    }
    let thinking = Thinking::Worth { title: title.clone(), budget, luck };
    let hash = number.checked_sub(1).map(|last| decisions[last].hash.clone()).unwrap_or_default();
    let what = JobKind::Worth { budget: budget.into() };
    let job = app.cluster.has_others().then_some(Job { table: id, decisions: number, hash, luck, what });
    let (_thought, found) = app.bots.think(Rank::Person, &whose, job, play.bare(), thinking);
    let broken = || Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "fault", "nothing came of thinking about it");
    let found = found.await.ok().flatten().and_then(Found::worth).ok_or_else(broken)?;
    let speech = app.voices.of(&game, wanted.language);
    let names = names(&app, &chairs, wanted.language);
    let viewer = Viewer { title: &title, speech, seat: Some(seat), names: &names, salt: 0 };
    let options = viewer.options(&*play);
    let answers = found.options.iter().filter_map(|judged| {
        let option = options.get(judged.option)?.clone();
        Some(JudgedAnswer { option, win: share(judged.win), visits: judged.visits })
    });
    let (answers, win, iterations) = (answers.collect(), share(found.win), found.iterations);
    Ok(Json(BoardAnalysis { decision, seat: seat.to_string(), win, iterations, answers, taken }))
}
