//! Positions that scenarios lay out: what they say of seats, and what they leave out.

use kernel::error::SetupError;
use kernel::game::{EditionOption, Setup, Staging};
use kernel::scenario::{cards_given, parts};
use kernel::table::zones::ZoneKind;

use crate::rules::prelude::*;
use crate::table::extra::Step;
use crate::table::reading::refresh;
use crate::table::setup::{empty, set_aside, set_up};
use crate::table::{invariants, options, show_hand};

/// The identity of a seat in a scenario that names none.
const PLAIN_IDENTITY: &str = "plain-hero";

/// The steps of the villain phase, as positions name them. `MC-VILLAINPHASE-1`
const STEPS: [(&str, Step); 4] =
    [("threat", Step::Threat), ("activations", Step::Activations), ("deal", Step::Deal), ("reveals", Step::Reveals)];

impl Staging for Champions {
    fn editions(book: &Book) -> Vec<EditionOption> {
        options::editions(book)
    }

    fn set_up(book: &Book, setup: &Setup) -> Result<State, SetupError> {
        set_up(book, setup)
    }

    /// An empty table in the middle of the first seat's turn.
    fn blank(_: &Book, setup: &Setup) -> Result<State, SetupError> {
        empty(setup)
    }

    /// What a scenario does not mention: a plain villain, scheme and hero, and cards to draw.
    fn fill(book: &Book, state: &mut State, named: &[(Zone, Seat)]) {
        let lay = |state: &mut State, slug: &str, owner: Seat, zone: Zone, many: usize| {
            if let Some(face) = book.find(slug) {
                for _ in 0..many {
                    state.add_card(face, owner, zone, owner);
                }
            }
        };
        for (zone, slug) in [(Zone::Villain, "plain-villain"), (Zone::Scheme, "plain-scheme")] {
            if state.zone(zone, Seat::NONE).is_empty() {
                lay(state, slug, Seat::NONE, zone, 1);
            }
        }
        if !named.contains(&(Zone::Encounter, Seat::NONE)) {
            lay(state, "quiet-street", Seat::NONE, Zone::Encounter, 20);
        }
        for seat in (0..state.places.len() as u8).map(Seat) {
            if state.zone(Zone::Identity, seat).is_empty() {
                let slug =
                    if seat.0 == 0 { PLAIN_IDENTITY.to_string() } else { format!("{PLAIN_IDENTITY}-{}", seat.0 + 1) };
                lay(state, &slug, seat, Zone::Identity, 1);
            }
            if !named.contains(&(Zone::Deck, seat)) {
                lay(state, "plain-resource", seat, Zone::Deck, 20);
            }
        }
        attach_loose(book, state);
        own(book, state);
        for seat in (0..state.places.len() as u8).map(Seat) {
            for card in state.zone(Zone::Hand, seat).to_vec() {
                show_hand(state, card);
            }
        }
        state.extra.dirty = true;
        refresh(book, state);
    }

    /// Takes what a scenario says of the round: `villain phase`, `step reveals`; and of a seat: `turn`, `first player`,
    /// `changed form`, `nemesis`, `2 acceleration tokens`, `damage 3 on spider-man`, `threat 4 on bomb-scare`,
    /// `counters 1 on web-shooter`.
    fn given(book: &Book, state: &mut State, seat: Option<Seat>, text: &str) -> Option<Result<(), String>> {
        let Some(seat) = seat else { return begin_at(state, text) };
        match text {
            "turn" => {
                state.extra.active = seat;
                state.extra.resumes = seat;
                return Some(Ok(()));
            }
            "first player" => {
                state.extra.first = seat;
                return Some(Ok(()));
            }
            "changed form" => {
                state.extra.changed |= 1 << seat.0;
                return Some(Ok(()));
            }
            "nemesis" => {
                let hero = state.zone(Zone::Identity, seat).first().map(|card| state.card(*card).face);
                let hero = hero.map(|face| match book.face(face).printed.kind {
                    Kind::Hero => face,
                    _ => book.face(face).printed.back.as_deref().and_then(|back| book.find(back)).unwrap_or(face),
                });
                return Some(match hero {
                    Some(hero) => {
                        set_aside(book, state, hero, seat);
                        Ok(())
                    }
                    None => Err(format!("{seat} has no identity yet; lay it out first")),
                });
            }
            _ => {}
        }
        if let Some(number) =
            text.strip_suffix(" acceleration tokens").or_else(|| text.strip_suffix(" acceleration token"))
        {
            return Some(
                number
                    .trim()
                    .parse()
                    .map(|number| state.extra.tokens = number)
                    .map_err(|_| format!("\"{number}\" is no number")),
            );
        }
        let (counter, list) = match text.split_once(' ') {
            Some(("damage", list)) => (DAMAGE, list),
            Some(("threat", list)) => (THREAT, list),
            Some(("counters", list)) => (COUNTER, list),
            _ => return None,
        };
        let mut lay = |part: &str| {
            let (number, name) = part.split_once(" on ").ok_or_else(|| format!("`{part}` is not `NUMBER on CARD`"))?;
            let number: i16 = number.trim().parse().map_err(|_| format!("\"{number}\" is no number"))?;
            lay_filler_card(book, state, name, seat);
            let lies = |zone: Zone| zone.is_active() || zone == Zone::Drones;
            for card in cards_given(book, state, seat, name.trim(), lies)? {
                let there = state.counters.get(card, counter);
                state.counters.add(card, counter, number - there);
            }
            Ok(())
        };
        Some(parts(list).try_for_each(&mut lay))
    }

    fn audit(state: &State, book: &Book) -> Result<(), String> {
        invariants::audit(state, book)
    }
}

/// Where the round begins: `villain phase` is its first step.
fn begin_at(state: &mut State, text: &str) -> Option<Result<(), String>> {
    let step = match text.strip_prefix("step ") {
        Some(name) => name,
        None if text == "villain phase" => "threat",
        None => return None,
    };
    let found = STEPS.iter().find(|(name, _)| *name == step);
    Some(match found {
        Some((_, step)) => {
            state.extra.step = *step;
            Ok(())
        }
        None => {
            let names: Vec<&str> = STEPS.iter().map(|(name, _)| *name).collect();
            Err(format!("no step of the villain phase called \"{step}\"; there are: {}", names.join(", ")))
        }
    })
}

/// A filler that is spoken of is laid out at once.
fn lay_filler_card(book: &Book, state: &mut State, name: &str, seat: Seat) {
    let Some(face) = book.find(name.trim()) else { return };
    let printed = &book.face(face).printed;
    let (zone, owner) = match printed.kind {
        Kind::Villain => (Zone::Villain, Seat::NONE),
        Kind::MainScheme => (Zone::Scheme, Seat::NONE),
        kind if kind.is_identity() => (Zone::Identity, seat),
        _ => return,
    };
    if book.face(face).example && state.zone(zone, owner).is_empty() {
        state.add_card(face, owner, zone, owner);
    }
}

/// Encounter cards that were laid into players' areas are the scenario's; what enters play does so as printed.
fn own(book: &Book, state: &mut State) {
    for number in 0..state.cards().len() {
        let card = CardId(number as u16);
        let printed = &book.face(state.card(card).face).printed;
        let (zone, _) = State::zone_of(state.card(card).zone);
        if !printed.kind.is_player() && !printed.kind.is_identity() {
            state.card_mut(card).owner = Seat::NONE;
            state.card_mut(card).controller = Seat::NONE;
        }
        if zone == Zone::Drones {
            state.card_mut(card).controller = Seat::NONE;
        }
        let fresh = matches!(zone, Zone::Sides | Zone::Scheme) && state.counters.get(card, THREAT) == 0;
        if fresh && let Some(threat) = printed.threat {
            state.counters.add(card, THREAT, small(threat.at(state.extra.started)));
        }
        for keyword in &printed.keywords {
            if let Keyword::Uses(many, _) | Keyword::EntersWith(many, _) = keyword
                && zone == Zone::Play
                && state.counters.get(card, COUNTER) == 0
            {
                state.counters.add(card, COUNTER, i16::from(*many));
            }
        }
    }
}

/// What is attached hangs on the villain, or on the last fitting card laid out before it.
fn attach_loose(book: &Book, state: &mut State) {
    let read = Reader { book, state };
    let mut hosts = Vec::new();
    let everything: Vec<CardId> = {
        let scope = Scope::new(Origin::rules(Seat::NONE));
        in_play(Look { book, state, scope: &scope })
    };
    for &card in &everything {
        let Some(_) = &read.printed(card).attach else { continue };
        if state.card(card).host != CardId::NONE {
            continue;
        }
        let you = read.seat_of(card);
        let scope = Scope::new(Origin::card(state, you, card));
        let look = Look { book, state, scope: &scope };
        let open = everything.iter().filter(|host| **host != card && can_host::<()>(look, card, **host).is_ok());
        if let Some(&host) = open.max_by_key(|host| host.0) {
            hosts.push((card, host));
        }
    }
    for (card, host) in hosts {
        state.card_mut(card).host = host;
    }
}
