//! Setting up a game, and laying out positions for scenarios.

use std::borrow::Cow;

use kernel::game::EditionOption;
use kernel::prelude::*;
use kernel::scenario::{cards_given, parts};

use crate::Spoils;
use crate::cards::deck;
use crate::language::{Gauge, Icon, Zone};
use crate::table::chance::{FIRST, deck_stream};
use crate::table::extra::Extra;
use crate::table::invariants;
use crate::table::marks::{ATTACHED, CHOSEN, DAMAGE, TOKEN};
use crate::table::options::{self, Options};
use crate::table::reading::Reader;
use crate::table::reckoned::{refresh, reveal_hands};
use crate::table::seats::BOTH;

/// The decks that are played when none is named.
const DEFAULT_DECKS: [&str; 2] = ["starter-arcanist-warlord", "starter-banker-rogue"];
/// The faction of a seat in a scenario that names none.
const PLAIN_FACTION: &str = "the-plain-banner";

impl Staging for Spoils {
    fn editions(book: &Book<Self>) -> Vec<EditionOption> {
        options::editions(book)
    }

    /// Factions in play, decks shuffled; the rest of the set-up asks. `SP-601.1`
    fn set_up(book: &Book<Spoils>, setup: &Setup) -> Result<State<Spoils>, SetupError> {
        let mut state = empty(setup)?;
        for seat in BOTH {
            let cards = &*find_deck(book, setup, seat)?;
            state.extra.options.allow(book, cards)?;
            if let Some(list) = setup.options.get("ban_list") {
                deck::not_banned(book, cards, list)?;
            }
            for (part, zone) in [("faction", Zone::Faction), ("main", Zone::Deck)] {
                for (face, number) in cards.parts.get(part).into_iter().flatten() {
                    for _ in 0..*number {
                        state.add_card(*face, seat, zone, seat);
                    }
                }
            }
            let influence = Reader { book, state: &state }.faction(seat).and_then(|card| {
                let printed = &book.face(state.card(card).face).printed;
                printed.faction.as_ref().map(|facts| i32::from(facts.influence))
            });
            state.set_gauge(seat, Gauge::Influence, Quantity::new(influence.unwrap_or(25)));
            state.shuffle(Zone::Deck, seat, deck_stream(seat));
            // Each player looks through the own deck for starting resources; it is shuffled again afterwards.
            for card in state.zone(Zone::Deck, seat).to_vec() {
                state.card_mut(card).known = SeatSet::only(seat);
            }
        }
        state.extra.chooser = Seat(state.chance.draw(FIRST).below(2) as u8);
        refresh(&mut state, book);
        Ok(state)
    }

    /// An empty table in the middle of the first seat's turn.
    fn blank(_: &Book<Self>, setup: &Setup) -> Result<State<Spoils>, SetupError> {
        let mut state = empty(setup)?;
        state.extra.set_up = true;
        state.extra.begun = true;
        Ok(state)
    }

    /// What a scenario does not mention: a plain faction for each, and staples to draw.
    fn fill(book: &Book<Spoils>, state: &mut State<Spoils>, named: &[(Zone, Seat)]) {
        for seat in BOTH {
            if state.zone(Zone::Faction, seat).is_empty()
                && let Some(faction) = book.find(PLAIN_FACTION)
            {
                state.add_card(faction, seat, Zone::Faction, seat);
            }
            if !named.contains(&(Zone::Deck, seat))
                && let Some(staple) = book.find("greed")
            {
                for _ in 0..10 {
                    state.add_card(staple, seat, Zone::Deck, seat);
                }
            }
        }
        attach_loose(book, state);
        refresh(state, book);
        reveal_hands(state, book);
    }

    /// Takes `given B: turn` and `given A: tokens 3 on spring-drum`, `given A: damage 2 on glass-eel`.
    fn given(book: &Book<Self>, state: &mut State<Self>, seat: Option<Seat>, text: &str) -> Option<Result<(), String>> {
        let seat = seat?;
        if text == "turn" {
            state.extra.active = seat;
            return Some(Ok(()));
        }
        if text == "start of turn" {
            state.extra.active = seat;
            state.extra.begun = false;
            return Some(Ok(()));
        }
        let (counter, list) = match text.split_once(' ') {
            Some(("tokens", list)) => (TOKEN, list),
            Some(("damage", list)) => (DAMAGE, list),
            Some(("icon", list)) => (CHOSEN, list),
            _ => return None,
        };
        let mut lay = |part: &str| {
            let (number, name) = part.split_once(" on ").ok_or_else(|| format!("`{part}` is not `NUMBER on CARD`"))?;
            let number = match (counter, number.trim()) {
                (CHOSEN, icon) => read_icon(icon)?,
                (_, number) => number.parse().map_err(|_| format!("\"{number}\" is no number"))?,
            };
            for card in cards_given(book, state, seat, name.trim(), |zone| zone == Zone::Play)? {
                let there = state.counters.get(card, counter);
                state.counters.add(card, counter, number - there);
            }
            Ok(())
        };
        Some(parts(list).try_for_each(&mut lay))
    }

    fn audit(state: &State<Self>, book: &Book<Self>) -> Result<(), String> {
        invariants::audit(state, book)
    }
}

/// The chosen icon as a counter keeps it: `given A: icon rage on the-back-room`.
fn read_icon(name: &str) -> Result<i16, String> {
    let called = |icon: &Icon| icon.word().strip_prefix("icon-") == Some(name);
    let icon = Icon::ALL.into_iter().find(called).ok_or_else(|| {
        let names: Vec<&str> = Icon::ALL.iter().filter_map(|icon| icon.word().strip_prefix("icon-")).collect();
        format!("no icon called \"{name}\"; there are: {}", names.join(", "))
    })?;
    Ok(icon as i16 + 1)
}

fn find_deck<'a>(book: &'a Book<Spoils>, setup: &Setup, seat: Seat) -> Result<Cow<'a, Deck>, SetupError> {
    let named = match setup.decks.as_slice() {
        [] => DEFAULT_DECKS[seat.index()],
        [one] => one,
        [first, second] => [first, second][seat.index()],
        more => return Err(SetupError::decks(more.len(), 2)),
    };
    book.deck_for(setup, named)
}

fn empty(setup: &Setup) -> Result<State<Spoils>, SetupError> {
    if setup.seats != 2 {
        return Err(SetupError::seats("SP-102.2", (2, 2), setup.seats));
    }
    let mut places = Places::new();
    for team in 0..2 {
        let mut place = Place::player(team);
        place.gauges[Gauge::Influence as usize] = 25;
        places.push(place);
    }
    let extra = Extra { turn: 1, options: Options::of(setup), ..Extra::default() };
    Ok(State::new(places, extra, setup.seed))
}

/// Resources marked as attached, and gear laid out after what it is attached to.
fn attach_loose(book: &Book<Spoils>, state: &mut State<Spoils>) {
    for seat in BOTH {
        let faction = state.zone(Zone::Faction, seat).first().copied();
        for zone in [Zone::Play, Zone::FaceDown] {
            for card in state.zone(zone, seat).to_vec() {
                if state.card(card).has(ATTACHED) {
                    state.mark(card, ATTACHED, false);
                    state.card_mut(card).host = faction.unwrap_or(CardId::NONE);
                }
            }
        }
        // Gear hangs on the last fitting card laid out before it, of the same player.
        let row = state.zone(Zone::Play, seat).to_vec();
        for (place, &card) in row.iter().enumerate() {
            let printed = &book.face(state.card(card).face).printed;
            if let Some(kind) = printed.attach()
                && state.card(card).host == CardId::NONE
            {
                let fits = |host: &&CardId| book.face(state.card(**host).face).printed.kind == kind;
                if let Some(&host) = row[..place].iter().rev().find(fits) {
                    state.card_mut(card).host = host;
                }
            }
        }
    }
}
