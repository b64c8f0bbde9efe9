//! What a scenario says of a position: tokens on cards, alterations, whose card it is.
//!
//! `given A: battlefield false-demon 2 wounds exhausted with root-armor, blood-puppet of B`.

use kernel::prelude::*;
use kernel::scenario::{parts, read_card};

use crate::Ashes;
use crate::cards::conjurations;
use crate::language::Zone;
use crate::table::extra::Stage;
use crate::table::{EXHAUSTION, HAND, STATUS, WOUND, dice};

/// The Phoenixborn that a player has if nothing is said.
const PLAIN: &str = "aradel-summergaard";
/// The card that draw piles are filled with.
const FILLER: &str = "call-upon-the-realms";

/// Takes cards in play with their tokens, and what is left of turn and round.
pub(super) fn given(
    book: &Book<Ashes>,
    state: &mut State<Ashes>,
    seat: Seat,
    text: &str,
) -> Option<Result<(), String>> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let zone = match first {
        "battlefield" => Zone::Battlefield,
        "spellboard" => Zone::Spellboard,
        "phoenixborn" => Zone::Phoenixborn,
        _ => return plain(state, seat, text),
    };
    Some(parts(rest).try_for_each(|part| lay(book, state, zone, seat, part)))
}

fn plain(state: &mut State<Ashes>, seat: Seat, text: &str) -> Option<Result<(), String>> {
    match text {
        "first player" => state.extra.first = seat,
        "passed" => state.extra.passes += 1,
        "prepares" => state.extra.stage = Stage::Prepare,
        "recovers" => state.extra.stage = Stage::Recovery,
        _ => return None,
    }
    Some(Ok(()))
}

/// Reads `iron-worker 2 status exhausted with root-armor and spiked-armor of B x2`.
fn lay(book: &Book<Ashes>, state: &mut State<Ashes>, zone: Zone, seat: Seat, part: &str) -> Result<(), String> {
    let words: Vec<&str> = part.split_whitespace().collect();
    let face = read_card(book, words.first().copied().unwrap_or_default())?.face;
    let (mut owner, mut copies, mut with, mut tokens) = (seat, 1_u8, Vec::new(), Vec::new());
    let mut place = 1;
    while let Some(&word) = words.get(place) {
        place += 1;
        let next = words.get(place).copied();
        match (word, next) {
            ("exhausted", _) => tokens.push((EXHAUSTION, 1)),
            ("with" | "and", Some(alteration)) => {
                with.push(read_card(book, alteration)?.face);
                place += 1;
            }
            ("of", Some(letter)) => {
                owner = Seat::from_letter(letter).ok_or_else(|| format!("\"{letter}\" is no seat"))?;
                place += 1;
            }
            (number, Some(token)) if number.parse::<i16>().is_ok() => {
                let counter = match token.trim_end_matches('s') {
                    "wound" => WOUND,
                    "exhaustion" => EXHAUSTION,
                    "statu" => STATUS,
                    other => return Err(format!("no token called \"{other}\"; there are: wounds, exhaustion, status")),
                };
                tokens.push((counter, number.parse().expect("it is a number")));
                place += 1;
            }
            (word, _) => {
                let number = word.strip_prefix('x').and_then(|number| number.parse().ok());
                copies = number.ok_or_else(|| format!("`{word}` says nothing of a card"))?;
            }
        }
    }
    for _ in 0..copies {
        let card = state.add_card(face, owner, zone, seat);
        state.card_mut(card).controller = seat;
        tokens.iter().for_each(|(counter, number)| state.counters.add(card, *counter, *number));
        for alteration in &with {
            let attached = state.add_card(*alteration, seat, Zone::Attached, seat);
            state.card_mut(attached).host = card;
        }
    }
    Ok(())
}

/// What a scenario does not mention: a Phoenixborn, a few cards to draw, the conjurations of everything there.
pub(super) fn fill(book: &Book<Ashes>, state: &mut State<Ashes>, named: &[(Zone, Seat)]) {
    for seat in state.players().collect::<Vec<_>>() {
        if let (true, Some(plain)) = (state.zone(Zone::Phoenixborn, seat).is_empty(), book.find(PLAIN)) {
            state.add_card(plain, seat, Zone::Phoenixborn, seat);
        }
        if let (false, Some(filler)) = (named.contains(&(Zone::Deck, seat)), book.find(FILLER)) {
            for _ in 0..2 * HAND {
                state.add_card(filler, seat, Zone::Deck, seat);
            }
        }
        if !named.contains(&(Zone::Conjurations, seat)) {
            let own = state.cards().iter().filter(|card| card.owner == seat).map(|card| card.face);
            for face in conjurations(book, own.collect::<Vec<_>>()) {
                for _ in 0..book.face(face).printed.copies {
                    state.add_card(face, seat, Zone::Conjurations, seat);
                }
            }
        }
        // Dice whose side nobody chose lie as they would in a new game.
        for id in dice::of(state, seat, dice::EXHAUSTED) {
            let die = state.dice.get_mut(id).expect("it lies there");
            die.shows = dice::shows(dice::side(die));
        }
    }
}
