//! Setting up a game, and laying out positions for scenarios. `MC-SETUP-1`

use std::borrow::Cow;

use kernel::book::{Book, Deck};
use kernel::error::SetupError;
use kernel::game::Setup;
use kernel::phrase::{Fact, Phrase};
use kernel::table::cards::FaceId;
use kernel::table::seats::{Place, Places, Seat, SeatSet};
use kernel::table::state::State;

use crate::cards::scenarios::Scenario;
use crate::language::{Kind, Zone};
use crate::table::chance;
use crate::table::extra::Step;
use crate::table::options::{MODULAR, Options};
use crate::{Champions, Extra};

/// The decks that are played when none is named.
const DEFAULT_DECKS: [&str; 4] =
    ["spider-man-justice", "captain-marvel-leadership", "she-hulk-aggression", "iron-man-aggression"];

/// Identities, decks, villain and encounter deck; the rest of the set-up asks. `MC-SETUP-2`
pub fn set_up(book: &Book<Champions>, setup: &Setup) -> Result<State<Champions>, SetupError> {
    let mut state = empty(setup)?;
    state.extra.set_up = false;
    state.extra.step = Step::SetUp;
    let mut heroes = Vec::new();
    for seat in (0..setup.seats).map(Seat) {
        let deck = find_deck(book, setup, seat)?;
        let hero = seat_player(book, &mut state, &deck, seat)?;
        if heroes.contains(&hero) {
            let what = format!("{} is played twice; each player has another hero", book.face(hero).name.en);
            return Err(SetupError::new(about("setup-hero-twice", hero), what).by("MC-UNIQUE-1"));
        }
        heroes.push(hero);
    }
    let named = book.edition(setup, "scenario").unwrap_or_default();
    let Some(scenario) = book.plan.scenarios.iter().find(|scenario| scenario.id == named) else {
        let what = format!("no scenario called \"{named}\"");
        return Err(SetupError::new(Phrase::new("setup-no-scenario"), what).name("name", named));
    };
    let expert = setup.options.get("difficulty").is_some_and(|found| found == "expert");
    lay_villain(book, &mut state, scenario, expert)?;
    let mut sets = scenario.sets.clone();
    if expert {
        sets.push("expert".to_string());
    }
    sets.extend(modular(book, &mut state, setup, scenario)?);
    for set in &sets {
        add_set(
            book,
            &mut state,
            set,
            |kind| !matches!(kind, Kind::Villain | Kind::MainScheme | Kind::Obligation),
            Zone::Encounter,
            Seat::NONE,
        );
    }
    state.shuffle(Zone::Encounter, Seat::NONE, chance::ENCOUNTER);
    crate::table::reading::refresh(book, &mut state);
    Ok(state)
}

/// A player's identity, deck, obligation and nemesis set. `MC-SETUP-5` `MC-SETUP-6` `MC-SETUP-7`
fn seat_player(
    book: &Book<Champions>,
    state: &mut State<Champions>,
    deck: &Deck,
    seat: Seat,
) -> Result<FaceId, SetupError> {
    let hero = deck.parts.get("hero").and_then(|part| part.first()).map(|(face, _)| *face);
    let Some(hero) = hero else {
        let what = format!("the deck {} has no hero", deck.id);
        return Err(SetupError::new(Phrase::new("setup-no-hero"), what).name("deck", &deck.id).by("MC-DECK-1"));
    };
    let printed = &book.face(hero).printed;
    let Some(alter) = printed.back.as_deref().and_then(|back| book.find(back)) else {
        let what = format!("{} has no other side", book.face(hero).name.en);
        return Err(SetupError::new(about("setup-one-side", hero), what));
    };
    let list: Vec<(FaceId, u16)> =
        deck.parts.values().flatten().map(|(face, many)| (*face, u16::from(*many))).collect();
    if let Some((face, _)) = list.iter().find(|(face, _)| book.face(*face).example) {
        let what = format!("{} only shows a rule and is no card of a deck", book.face(*face).name.en);
        return Err(SetupError::new(about("setup-example", *face), what));
    }
    let illegal = |what: String| {
        let what = format!("the deck {} is not legal: {what}", deck.id);
        SetupError::new(Phrase::new("setup-illegal-deck"), what).name("deck", &deck.id)
    };
    let faults = crate::cards::deck::check(book, crate::cards::deck::FORMAT, &list);
    let faults = faults.map_err(|what| illegal(what.clone()).name("fault", what))?;
    if let Some(reason) = faults.into_iter().next() {
        return Err(illegal(reason.phrase.key.to_string()).fault(reason.phrase).by(reason.rule));
    }
    // Every player starts in alter-ego form. MC-IDENTITY-2
    state.add_card(alter, seat, Zone::Identity, seat);
    for (face, many) in deck.parts.get("main").into_iter().flatten() {
        for _ in 0..*many {
            state.add_card(*face, seat, Zone::Deck, seat);
        }
    }
    state.shuffle(Zone::Deck, seat, chance::deck(seat));
    set_aside(book, state, hero, seat);
    Ok(hero)
}

/// The obligation and the nemesis set of a hero are set aside.
pub fn set_aside(book: &Book<Champions>, state: &mut State<Champions>, hero: FaceId, seat: Seat) {
    let Some(set) = book.face(hero).printed.set.clone() else { return };
    add_set(book, state, &set, |kind| kind == Kind::Obligation, Zone::Nemesis, seat);
    add_set(book, state, &format!("{set}-nemesis"), |kind| kind != Kind::Obligation, Zone::Nemesis, seat);
}

fn add_set(
    book: &Book<Champions>,
    state: &mut State<Champions>,
    set: &str,
    fits: impl Fn(Kind) -> bool,
    zone: Zone,
    seat: Seat,
) {
    for (place, face) in book.faces.iter().enumerate() {
        let printed = &face.printed;
        let apart = !printed.kind.is_player() && !printed.kind.is_identity() && fits(printed.kind) && !face.example;
        if apart && printed.set.as_deref() == Some(set) {
            for _ in 0..printed.copies {
                state.add_card(FaceId(place as u16), Seat::NONE, zone, seat);
            }
        }
    }
}

/// Villain deck and main scheme deck, the lowest stage in play. `MC-SETUP-9`
fn lay_villain(
    book: &Book<Champions>,
    state: &mut State<Champions>,
    scenario: &Scenario,
    expert: bool,
) -> Result<(), SetupError> {
    let find = |slug: &String| {
        let missing = || SetupError::new(Phrase::new("setup-no-card"), format!("no card called \"{slug}\""));
        book.find(slug).ok_or_else(|| missing().name("name", slug))
    };
    let stages = if expert { &scenario.expert } else { &scenario.standard };
    for (slugs, top, rest) in [(stages, Zone::Villain, Zone::Stages), (&scenario.schemes, Zone::Scheme, Zone::Schemes)]
    {
        for (place, slug) in slugs.iter().enumerate().rev() {
            let zone = if place == 0 { top } else { rest };
            state.add_card(find(slug)?, Seat::NONE, zone, Seat::NONE);
        }
    }
    // A villain with toughness enters play with a tough card. MC-TOUGHNESS-1
    if let Some(&villain) = state.zone(Zone::Villain, Seat::NONE).first()
        && book.face(state.card(villain).face).printed.keywords.contains(&crate::language::Keyword::Toughness)
    {
        state.mark(villain, crate::TOUGH, true);
    }
    Ok(())
}

/// The modular sets: the recommended one, others, several, or random ones. `MC-ENCDECK-3` `MC-ENCDECK-4` `MC-ENCDECK-5`
fn modular(
    book: &Book<Champions>,
    state: &mut State<Champions>,
    setup: &Setup,
    scenario: &Scenario,
) -> Result<Vec<String>, SetupError> {
    let known: Vec<&String> = book.plan.sets.iter().filter(|set| set.modular).map(|set| &set.id).collect();
    let mut random = state.chance.draw(chance::MODULAR);
    let mut chosen: Vec<String> = Vec::new();
    for name in MODULAR {
        match book.edition(setup, name).unwrap_or_default() {
            "none" => {}
            "recommended" => chosen.extend(scenario.modular.iter().cloned()),
            "random" => {
                let mut free: Vec<&String> = known.iter().copied().filter(|set| !chosen.contains(set)).collect();
                if free.is_empty() {
                    let what = "no modular set is left to be chosen";
                    return Err(SetupError::new(Phrase::new("setup-no-modular-left"), what).by("MC-ENCDECK-5"));
                }
                let place = random.below(free.len() as u32) as usize;
                chosen.push(free.swap_remove(place).clone());
            }
            other if chosen.iter().any(|set| set == other) => {
                let what = format!("the modular set {other} is chosen twice; the box holds it once");
                let error = SetupError::new(Phrase::new("setup-modular-twice"), what);
                return Err(error.name("name", other).by("MC-ENCDECK-4"));
            }
            other => chosen.push(other.to_string()),
        }
    }
    Ok(chosen)
}

/// A phrase about a card that everybody may know.
fn about(key: &'static str, face: FaceId) -> Phrase {
    Phrase::new(key).fact("card", Fact::Card(face, SeatSet::ALL))
}

fn find_deck<'a>(book: &'a Book<Champions>, setup: &Setup, seat: Seat) -> Result<Cow<'a, Deck>, SetupError> {
    let named = match setup.decks.get(seat.index()) {
        Some(named) => named,
        None if setup.decks.is_empty() => DEFAULT_DECKS[seat.index()],
        None => return Err(SetupError::decks(setup.decks.len(), usize::from(setup.seats))),
    };
    book.deck_for(setup, named)
}

pub fn empty(setup: &Setup) -> Result<State<Champions>, SetupError> {
    if !(1..=4).contains(&setup.seats) {
        return Err(SetupError::seats("MC-OVERVIEW-1", (1, 4), setup.seats));
    }
    if setup.decks.len() > usize::from(setup.seats) {
        return Err(SetupError::decks(setup.decks.len(), usize::from(setup.seats)));
    }
    let mut places = Places::new();
    for _ in 0..setup.seats {
        places.push(Place::player(0));
    }
    let extra = Extra { options: Options::of(setup), started: setup.seats, ..Extra::default() };
    Ok(State::new(places, extra, setup.seed))
}
