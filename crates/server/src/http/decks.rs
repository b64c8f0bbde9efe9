//! Decks: checked, kept, listed, thrown away.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use catalog::GameEntry;
use catalog::decklist::export::Form;
use catalog::decklist::names::Names;
use catalog::decklist::{self, DeckList, ListFault};
use kernel::book::{Both, Source};
use serde::Deserialize;

use super::caller::Caller;
use super::games::find;
use super::guest::{Guest, Visitor};
use super::problem::Trouble;
use super::tables::read;
use super::{Site, Wanted};
use crate::app::{App, now};
use crate::catalog_info;
use crate::store::{DeckRow, StoreError};
use crate::wire::{DeckCheck, DeckExport, DeckInfo, DeckText, Problem, RefusalText, Tongue};
use crate::{names, secret};

/// How many cards a deck may name that it begins with; the rules of the game say how many there are.
const MOST_NAMED: usize = 20;
/// How many decks somebody may keep.
const MOST_DECKS: usize = 100;

/// A deck that was read: its file, and what was found.
struct Read {
    body: Option<String>,
    check: DeckCheck,
}

fn look_at(app: &App, title: &GameEntry, id: &str, wanted: &DeckText, tongue: Tongue) -> Result<Read, Trouble> {
    let game = &*title.game;
    let usual = game.formats().first();
    let usual = usual.ok_or_else(|| Trouble::bad("deck", "decks are not built in this game"))?;
    let format = wanted.format.as_deref().unwrap_or(usual);
    let name = names::name(&wanted.name).ok_or_else(|| Trouble::bad("name", "a deck has a name"))?;
    if wanted.text.len() as u64 > catalog::decklist::LONGEST {
        return Err(Trouble::bad("deck", format!("a list is at most {} bytes long", catalog::decklist::LONGEST)));
    }
    let plain = |text: String| RefusalText { code: "unreadable".to_string(), text, rule: None };
    let speech = app.voices.of(game.id(), tongue);
    let mut list = DeckList::read("list", &wanted.text);
    if wanted.opening.len() > MOST_NAMED {
        return Err(Trouble::bad("deck", format!("a deck names at most {MOST_NAMED} cards that it begins with")));
    }
    list.opening.extend(wanted.opening.iter().map(|name| (1, name.clone())));
    let names = Names::of(game);
    let found = names.opening(&list).and_then(|opening| Ok((names.look_up(list)?, opening)));
    let (cards, opening) = match found {
        Ok(found) => found,
        Err(faults) => {
            let told = |fault: &ListFault| {
                speech.with("list-line", &[("line", &fault.line.to_string()), ("what", &fault.tell(speech))])
            };
            let faults = faults.iter().map(told).map(plain).collect();
            return Ok(Read { body: None, check: DeckCheck { deck: None, faults } });
        }
    };
    let mut reasons = game.check_deck(format, &cards).map_err(|text| Trouble::bad("format", text))?;
    reasons.extend(game.check_opening(&cards, &opening));
    let mut faults: Vec<RefusalText> =
        reasons.iter().map(|reason| catalog_info::fault(title, speech, reason)).collect();
    let body = match game.write_deck(id, &Both { en: name.clone(), fr: name.clone() }, &cards, &opening) {
        Ok(body) => Some(body),
        // A deck that breaks a rule may be impossible to write down, too; the rule says it better.
        Err(text) => {
            faults.extend(Some(plain(text)).filter(|_| reasons.is_empty()));
            None
        }
    };
    let cards = cards.iter().map(|(face, number)| (u32::from(face.0), u32::from(*number))).collect();
    let opening = opening.iter().map(|face| u32::from(face.0)).collect();
    let deck = DeckInfo { id: id.to_string(), name, cards, opening, own: true };
    Ok(Read { body, check: DeckCheck { deck: Some(deck), faults } })
}

/// Checks a list of cards.
#[utoipa::path(post, path = "/api/games/{game}/decks/check", request_body = DeckText,
    params(("game" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = DeckCheck), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn check(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
    body: Result<Json<DeckText>, JsonRejection>,
) -> Result<Json<DeckCheck>, Trouble> {
    let title = find(&site.app, &game)?;
    let (app, text) = (site.app.clone(), read(body)?);
    let looked =
        site.app.heavy.work(Some(caller), move || look_at(&app, &title, "deck", &text, wanted.language)).await?;
    Ok(Json(looked?.check))
}

/// In which form a deck is wanted.
#[derive(Deserialize)]
pub struct As {
    form: String,
    #[serde(default)]
    language: Tongue,
}

/// Writes a list of cards as another program reads it, also while it breaks rules.
#[utoipa::path(post, path = "/api/games/{game}/decks/export", request_body = DeckText,
    params(("game" = String, Path), ("form" = String, Query), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = DeckExport), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn export(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Query(wanted): Query<As>,
    caller: Caller,
    body: Result<Json<DeckText>, JsonRejection>,
) -> Result<Json<DeckExport>, Trouble> {
    let title = find(&site.app, &game)?;
    let (app, list) = (site.app.clone(), read(body)?);
    let write = move || {
        let found = look_at(&app, &title, "deck", &list, wanted.language)?;
        let first = |faults: &[RefusalText]| faults.first().map(|fault| fault.text.clone()).unwrap_or_default();
        let body = found.body.ok_or_else(|| Trouble::bad("deck", first(&found.check.faults)))?;
        let deck = title.game.read_deck(&Source { path: "deck".to_string(), text: body });
        let deck = deck.map_err(|faults| Trouble::bad("deck", faults[0].to_string()))?;
        let forms = Form::of(title.game.id()).join(", ");
        let text = Form::named(&wanted.form)
            .and_then(|form| decklist::export::write(&*title.game, &deck, form, wanted.language.into()))
            .ok_or_else(|| Trouble::bad("form", format!("there is no such form; there are: {forms}")))?;
        Ok::<_, Trouble>(DeckExport { text })
    };
    Ok(Json(site.app.heavy.work(Some(caller), write).await??))
}

/// Keeps a list of cards as a deck, if nothing is wrong with it.
#[utoipa::path(post, path = "/api/games/{game}/decks", request_body = DeckText,
    params(("game" = String, Path), ("language" = Option<Tongue>, Query)),
    responses((status = 200, body = DeckCheck), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem), (status = 507, body = Problem)))]
pub async fn save(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
    guest: Guest,
    body: Result<Json<DeckText>, JsonRejection>,
) -> Result<Response, Trouble> {
    let app = site.app.clone();
    let title = find(&app, &game)?;
    let (id, text) = (secret::id(), read(body)?);
    let (looking, name) = (app.clone(), id.clone());
    let found =
        site.app.heavy.work(Some(caller), move || look_at(&looking, &title, &name, &text, wanted.language)).await??;
    if let (Some(body), Some(deck), true) = (found.body, &found.check.deck, found.check.faults.is_empty()) {
        if app.store.decks_of(&guest.id).await?.len() >= MOST_DECKS {
            return Err(Trouble::bad("deck", format!("you have {MOST_DECKS} decks already; throw one away first")));
        }
        app.room.take(&app, &guest.id, caller.0, body.len())?;
        let row = DeckRow { id, guest: guest.id.clone(), game, name: deck.name.clone(), body, created: now() };
        app.store.save_deck(row).await?;
    }
    Ok(guest.answer(Json(found.check)))
}

/// Which game's decks are wanted.
#[derive(Deserialize)]
pub struct Of {
    game: Option<String>,
}

/// The decks of whoever asks.
#[utoipa::path(get, path = "/api/decks", params(("game" = Option<String>, Query)),
    responses((status = 200, body = Vec<DeckInfo>), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub async fn list(
    State(site): State<Arc<Site>>,
    Query(of): Query<Of>,
    caller: Caller,
    Visitor(guest): Visitor,
) -> Result<Json<Vec<DeckInfo>>, Trouble> {
    let Some(guest) = guest else { return Ok(Json(Vec::new())) };
    let app = site.app.clone();
    let rows = app.store.decks_of(&guest).await?;
    let read = move || {
        let decks =
            rows.into_iter().filter(|row| of.game.as_ref().is_none_or(|game| *game == row.game)).filter_map(|row| {
                let title = app.games.find(&row.game).ok()?;
                let deck = title.game.read_deck(&Source { path: row.id.clone(), text: row.body }).ok()?;
                Some(DeckInfo { id: row.id, name: row.name, ..catalog_info::deck(&deck, Tongue::En.into(), true) })
            });
        decks.collect()
    };
    Ok(Json(site.app.heavy.work(Some(caller), read).await?))
}

/// Throws a deck away.
#[utoipa::path(delete, path = "/api/decks/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn remove(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Visitor(guest): Visitor,
) -> Result<StatusCode, Trouble> {
    let missing = || Trouble::missing("you have no such deck");
    let guest = guest.ok_or_else(missing)?;
    match app.store.delete_deck(&id, &guest).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(StoreError::NoDeck { .. } | StoreError::Unstorable { .. }) => Err(missing()),
        Err(error) => Err(error.into()),
    }
}
