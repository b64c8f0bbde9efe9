//! What must hold at every decision of every game; always on in fuzzing and in the conformance suite.

use std::ops::ControlFlow;

use crate::game::Game;
use crate::matches::Match;
use crate::observe::{self, Room, Trace};
use crate::question::{Ask, Choice};
use crate::redeal::redeal;
use crate::resolve::table::Table;
use crate::table::cards::CardId;
use crate::table::chance::Random;
use crate::table::seats::Seat;
use crate::table::zones::{Visibility, ZoneKind};
use crate::view::{Eyes, view};

/// Checks all invariants of a match at its present decision.
pub fn audit<G: Game>(play: &Match<G>, random: &mut Random) -> Result<(), String> {
    check_nothing_is_lost(play)?;
    store(play)?;
    offer(play)?;
    refuse(play)?;
    keep_secrets(play, random)?;
    name_values(play, random)?;
    name_lists(play)?;
    hold_another(play, random)?;
    G::audit(&play.table.state, &play.base.book)
}

/// Every card lies in exactly one zone and knows which.
fn check_nothing_is_lost<G: Game>(play: &Match<G>) -> Result<(), String> {
    let state = &play.table.state;
    let mut seen = vec![false; state.cards().len()];
    for zone in (0..state.zones()).map(|number| crate::table::zones::ZoneId(number as u8)) {
        for &card in state.zone_by_id(zone) {
            if std::mem::replace(&mut seen[card.index()], true) {
                return Err(format!("card {} lies in two zones", card.0));
            }
            if state.card(card).zone != zone {
                return Err(format!("card {} does not know where it lies", card.0));
            }
        }
    }
    if seen.contains(&false) {
        return Err("a card lies in no zone".to_string());
    }
    Ok(())
}

/// What a seat is shown as numbers.
fn numbers<G: Game>(play: &Match<G>, table: &Table<G>, seat: Seat, options: &[Choice]) -> Vec<i16> {
    let layout = observe::layout::<G>(Room::new(table.state.cards().len(), 48, 256));
    let mut numbers = vec![0; layout.len];
    observe::write(
        &play.base.book,
        table,
        Eyes::of(Some(seat)),
        options,
        &layout,
        &mut Trace::empty(&layout),
        &mut numbers,
    );
    numbers
}

/// Which of its unknown cards somebody holds shows in no number: a card in hand and one in that seat's pile change places.
fn hold_another<G: Game>(play: &Match<G>, random: &mut Random) -> Result<(), String> {
    let state = &play.table.state;
    let seats = state.places.len() as u32;
    let (viewer, holder) = (Seat(random.below(seats) as u8), Seat(random.below(seats) as u8));
    if viewer == holder || play.table.question().is_some_and(|question| question.seat == viewer) {
        return Ok(());
    }
    let unknown = |visibility: Visibility| {
        let kinds = G::Zone::ALL.iter().filter(move |kind| kind.is_personal() && kind.visibility() == visibility);
        let cards = kinds.flat_map(move |kind| {
            state.zone(*kind, holder).iter().enumerate().map(move |(place, card)| (*kind, place, *card))
        });
        cards.filter(move |(.., card)| !state.card(*card).known.contains(Some(viewer)) && state.card(*card).marks == 0)
    };
    let (Some(held), Some(piled)) = (unknown(Visibility::Owner).last(), unknown(Visibility::Closed).next()) else {
        return Ok(());
    };
    let plain = |card: CardId| state.card(card).host == CardId::NONE && state.counters.of(card).is_empty();
    let alike = state.card(held.2).owner == state.card(piled.2).owner
        && state.card(held.2).controller == state.card(piled.2).controller;
    if !alike || !plain(held.2) || !plain(piled.2) {
        return Ok(());
    }
    let mut other = play.table.clone();
    other.state.put_at(piled.2, held.0, holder, held.1);
    other.state.put_at(held.2, piled.0, holder, piled.1);
    if numbers(play, &other, viewer, &[]) != numbers(play, &play.table, viewer, &[]) {
        return Err(format!("numbers tell {viewer} which card {holder} holds"));
    }
    Ok(())
}

/// The lists of the game name everything that is counted and told.
fn name_lists<G: Game>(play: &Match<G>) -> Result<(), String> {
    let state = &play.table.state;
    for card in (0..state.cards().len() as u16).map(CardId) {
        if let Some(entry) = state.counters.of(card).iter().find(|entry| usize::from(entry.1.0) >= G::COUNTERS.len()) {
            return Err(format!("counters of kind {} have no name", entry.1.0));
        }
    }
    match G::facts(play.table.look(&play.base.book)).iter().find(|fact| !G::FACTS.contains(&fact.key)) {
        Some(fact) => Err(format!("\"{}\" is told, which is not among the game's facts", fact.key)),
        None => Ok(()),
    }
}

/// What a card is worth is told in the words that the game has announced. One card at a decision is looked at.
fn name_values<G: Game>(play: &Match<G>, random: &mut Random) -> Result<(), String> {
    let count = play.table.state.cards().len() as u32;
    if count == 0 {
        return Ok(());
    }
    let card = CardId(random.below(count) as u16);
    let values = G::values(play.table.look(&play.base.book), card);
    match values.iter().find(|(name, _)| !G::VALUES.contains(name)) {
        Some((name, _)) => Err(format!("a card has the value \"{name}\", which is not among the game's")),
        None => Ok(()),
    }
}

/// A copy and the stored form are the same table.
fn store<G: Game>(play: &Match<G>) -> Result<(), String> {
    let bytes = play.table.to_bytes();
    let stored = Table::<G>::from_bytes(&bytes, play.base.setup.ask_when_forced)?;
    if stored != play.table || stored.to_bytes() != bytes {
        return Err("the stored form is another table".to_string());
    }
    if play.table.clone() != play.table {
        return Err("a copy is another table".to_string());
    }
    Ok(())
}

/// There is a real choice, each option has a text of its own that reads back, and each is accepted.
fn offer<G: Game>(play: &Match<G>) -> Result<(), String> {
    let Some(question) = play.table.question() else {
        return if play.table.state.verdict.is_some() { Ok(()) } else { Err("nobody is asked".to_string()) };
    };
    let options = play.options();
    if options.len() < if play.base.setup.ask_when_forced { 1 } else { 2 } {
        return Err(format!("{} is asked with {} option(s)", question.seat, options.len()));
    }
    let mut texts = Vec::new();
    for choice in &options {
        let text = play.write(choice);
        if texts.contains(&text) {
            return Err(format!("two options are written `{text}`"));
        }
        // Most texts read back at once; equal cards need a look at what is on offer.
        let plain = crate::notation::read(&play.base.book, &play.table.state, question.seat, &text);
        let read = match plain {
            Ok(read) if read == *choice => read,
            _ => {
                play.read(question.seat, &text).map_err(|refusal| format!("`{text}` does not read back: {refusal}"))?
            }
        };
        if read != *choice {
            return Err(format!("`{text}` reads back as `{}`", play.write(&read)));
        }
        let mut copy = play.table.clone();
        copy.answer(&play.base.book, question.seat, choice, &mut ())
            .map_err(|refusal| format!("the option `{text}` is refused: {refusal}"))?;
        texts.push(text);
    }
    Ok(())
}

/// What is not offered is refused and changes nothing.
fn refuse<G: Game>(play: &Match<G>) -> Result<(), String> {
    let Some(question) = play.table.question() else { return Ok(()) };
    let options = play.options();
    let look = play.table.look(&play.base.book);
    let mut fault = None;
    if let Ask::Act(moment) = question.ask {
        let _ = G::candidates(look, moment, question.seat, &mut |choice| {
            if !options.contains(&choice) {
                let mut copy = play.table.clone();
                let refused = copy.answer(&play.base.book, question.seat, &choice, &mut ()).is_err();
                let equal = || options.iter().any(|option| play.write(option) == play.write(&choice));
                if (!refused && !equal()) || (refused && copy != play.table) {
                    fault = Some(format!("`{}` is not offered and not refused", play.write(&choice)));
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
    }
    for seat in play.table.state.players().filter(|seat| *seat != question.seat) {
        if play.table.judge(&play.base.book, seat, &options[0]).is_ok() {
            fault = Some(format!("{seat} may answer for {}", question.seat));
        }
    }
    fault.map_or(Ok(()), Err)
}

/// A re-dealt table looks the same to its viewer, and plays on.
fn keep_secrets<G: Game>(play: &Match<G>, random: &mut Random) -> Result<(), String> {
    let seats: Vec<Seat> = play.table.state.players().collect();
    // Nothing of the table's own chance is left on a re-dealt one: nobody foresees a shuffle or a roll.
    let mut unlucky = play.table.clone();
    unlucky.state.chance.reseed(random.bits());
    for &seat in &seats {
        let seed = random.bits();
        let dealt = redeal(&play.base.book, &play.table, seat, seed);
        if redeal(&play.base.book, &unlucky, seat, seed) != dealt {
            return Err(format!("a re-dealt table tells {seat} what chance will bring"));
        }
        if view(&play.base.book, &dealt, Some(seat)) != view(&play.base.book, &play.table, Some(seat)) {
            return Err(format!("a re-dealt table looks different to {seat}"));
        }
        let (mut before, mut after) = (Vec::new(), Vec::new());
        play.table.options(&play.base.book, &mut before);
        dealt.options(&play.base.book, &mut after);
        if numbers(play, &play.table, seat, &before) != numbers(play, &dealt, seat, &after) {
            return Err(format!("a re-dealt table has other numbers for {seat}"));
        }
        let Some(question) = play.table.question() else { continue };
        let (mut keys, mut dealt_keys) = (Vec::new(), Vec::new());
        observe::keys(&play.base.book, &play.table, &before, &mut keys);
        observe::keys(&play.base.book, &dealt, &after, &mut dealt_keys);
        if question.seat == seat && (before != after || keys != dealt_keys) {
            return Err(format!("the options of {seat} depend on what {seat} does not know"));
        }
        if let Some(choice) = after.get(random.below(after.len().max(1) as u32) as usize) {
            let mut copy = dealt;
            copy.answer(&play.base.book, question.seat, choice, &mut ())
                .map_err(|refusal| format!("a re-dealt table does not play on: {refusal}"))?;
        }
    }
    Ok(())
}
