//! What a scenario says of a position: tokens, upgrades, companions, whose turn it is and in which phase.
//!
//! `given A: tokens evasive x2, reload`, `given A: board revolver-ii`, `given A: companions dryad, seedling x2`. `given A: rolled
//! 11266 with 1 left` begins the Offensive Roll Phase with these dice, `given B: rolls 5 5 3` says what B's next dice show.

use kernel::prelude::*;
use kernel::scenario::{parts, read_card};
use kernel::table::dice::Die;

use super::extra::{Phase, Roll};
use super::seating::FIRST_HAND;
use super::setup::turn_board;
use super::{HEALTH, INFLICTER, NUMBER, dice};
use crate::DiceThrone;
use crate::cards::{CardKind, Is, Kind};
use crate::language::Zone;

/// The card that draw piles are filled with.
const FILLER: &str = "getting-paid";

pub(super) fn given(
    book: &Book<DiceThrone>,
    state: &mut State<DiceThrone>,
    seat: Seat,
    text: &str,
) -> Option<Result<(), String>> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    match first {
        "tokens" | "companions" | "board" => Some(parts(rest).try_for_each(|part| lay(book, state, seat, part))),
        "rolled" => Some(lay_dice(state, seat, rest)),
        "rolls" => {
            let sides =
                rest.split_whitespace().map(|side| side.parse::<u8>().ok().filter(|side| (1..=6).contains(side)));
            let Some(sides) = sides.collect::<Option<Vec<u8>>>() else {
                return Some(Err(format!("\"{rest}\" is not a list of sides from 1 to 6")));
            };
            state.extra.loaded.extend(sides.into_iter().map(|side| (seat, side)));
            Some(Ok(()))
        }
        "side" => {
            turn_board(book, state, seat, rest);
            Some(Ok(()))
        }
        "turn" if rest.is_empty() => {
            state.extra.active = seat;
            Some(Ok(()))
        }
        "phase" => {
            let phase = match rest {
                "upkeep" => Phase::Upkeep,
                "income" => Phase::Income,
                "main 1" => Phase::Main1,
                "offensive" => Phase::Offensive,
                "main 2" => Phase::Main2,
                "discard" => Phase::Discard,
                other => return Some(Err(format!("a turn cannot begin with \"{other}\""))),
            };
            (state.extra.active, state.extra.phase) = (seat, phase);
            Some(Ok(()))
        }
        _ => None,
    }
}

/// Lays the dice of an Offensive Roll Phase: `11266 with 1 left`.
fn lay_dice(state: &mut State<DiceThrone>, seat: Seat, text: &str) -> Result<(), String> {
    let (dice, left) = text.split_once(" with ").unwrap_or((text, "2 left"));
    let left = left.strip_suffix(" left").and_then(|left| left.parse::<u8>().ok()).filter(|left| *left <= 2);
    let left = left.ok_or_else(|| format!("`{text}` does not say how many attempts are left"))?;
    let kind = state.extra.heroes[seat.index()];
    let sides: Vec<u8> = dice.chars().filter_map(|side| side.to_digit(10)).map(|side| side as u8).collect();
    if sides.len() != usize::from(dice::NUMBER) || sides.iter().any(|side| !(1..=6).contains(side)) {
        return Err(format!("\"{dice}\" are not five dice"));
    }
    for shows in sides {
        state.dice.add(Die { kind, sides: 6, owner: seat, pool: dice::OFFENCE, shows, marks: 0, on: CardId::NONE });
    }
    state.extra.roll = Roll { left, made: 3 - left, ..Roll::default() };
    (state.extra.active, state.extra.phase) = (seat, Phase::Offensive);
    Ok(())
}

/// Lays tokens, a companion or an upgrade.
fn lay(book: &Book<DiceThrone>, state: &mut State<DiceThrone>, seat: Seat, part: &str) -> Result<(), String> {
    let named = read_card(book, part)?;
    let printed = &book.face(named.face).printed;
    match &printed.is {
        Is::Status(status) => {
            let owner = if status.kind == Kind::Unique { named.owner.unwrap_or(seat) } else { Seat::NONE };
            let card = state.add_card(named.face, owner, Zone::Tokens, seat);
            state.card_mut(card).controller = seat;
            state.counters.add(card, NUMBER, named.number as i16);
            let inflicter = state.opponents(seat).next().map_or(0, |other| other.0);
            state.counters.add(card, INFLICTER, i16::from(inflicter) + 1);
        }
        Is::Form(..) => {
            let leaflet = state.zone(Zone::Leaflet, seat).iter().copied();
            let card = leaflet.into_iter().find(|card| state.card(*card).face == named.face);
            let card = card.ok_or_else(|| format!("{seat} has no such companion"))?;
            state.put(card, Zone::Companions, seat);
            state.counters.add(card, NUMBER, named.number as i16);
            named.marks.iter().for_each(|mark| state.mark(card, *mark, true));
        }
        Is::Companion(_) => {
            let zone = state.zone(Zone::Companions, seat).iter().copied();
            let card = zone.into_iter().find(|card| state.card(*card).face == named.face);
            let card = card.ok_or_else(|| format!("{seat} has no such companion"))?;
            let health = state.counters.get(card, HEALTH);
            state.counters.add(card, HEALTH, named.number as i16 - health);
            named.marks.iter().for_each(|mark| state.mark(card, *mark, true));
        }
        Is::Upgrade(_, space) => {
            let covered: Vec<CardId> = state
                .zone(Zone::Board, seat)
                .iter()
                .copied()
                .filter(|card| {
                    book.face(state.card(*card).face)
                        .printed
                        .space()
                        .is_some_and(|other| other.ability == space.ability)
                })
                .collect();
            covered.into_iter().for_each(|card| state.put(card, Zone::Covered, seat));
            state.add_card(named.face, seat, Zone::Board, seat);
        }
        Is::Ability(_) if book.face(named.face).example => {
            state.add_card(named.face, seat, Zone::Board, seat);
        }
        _ => return Err(format!("`{part}` is neither a token nor a companion nor an upgrade")),
    }
    Ok(())
}

/// What a scenario does not mention: a few cards to draw.
pub(super) fn fill(book: &Book<DiceThrone>, state: &mut State<DiceThrone>, named: &[(Zone, Seat)]) {
    let is_filler = |face: &Face<DiceThrone>| face.printed.card().is_some_and(|card| card.kind == CardKind::Instant);
    let filler = book.find(FILLER).filter(|face| is_filler(book.face(*face)));
    for seat in state.players().collect::<Vec<_>>() {
        if let (false, Some(filler)) = (named.contains(&(Zone::Deck, seat)), filler) {
            (0..2 * FIRST_HAND).for_each(|_| {
                state.add_card(filler, seat, Zone::Deck, seat);
            });
        }
    }
}
