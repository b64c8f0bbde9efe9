//! Turns: their start and end, what ends with one, and the end of the game. `SP-602.1` `SP-609.1` `SP-102.1`

use crate::rules::prelude::*;

use crate::rules::control;
use crate::table::extra::Tenure;
use crate::table::marks::{ATTACKED, DAMAGE, FRESH};
use crate::table::series::Series;

/// What happens between turns.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A turn starts.
    Start { seat: Seat },
    /// A turn ends.
    End { seat: Seat },
    /// The turn passes on: what lasted this turn ends, and characters forget their damage. `SP-R2` `SP-R3`
    Pass,
    /// Somebody is out.
    Lost { seats: Vec<Seat> },
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, book: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::Start { .. } => {
                state.extra.set_up = true;
                state.extra.begun = true;
            }
            Event::End { .. } => {}
            Event::Pass => pass(state, book),
            Event::Lost { seats } => lose(state, seats),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        match self {
            Event::Start { seat } => Some(told("log-turn", *seat).count(look.state.extra.turn as i32)),
            Event::Lost { seats } if seats.len() > 1 => Some(Phrase::new("log-both-lost")),
            Event::Lost { seats } => Some(told("log-lost", *seats.first()?)),
            Event::End { .. } | Event::Pass => None,
        }
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Start { .. } => kind::TURN,
            Event::End { .. } => kind::TURN_ENDS,
            Event::Pass | Event::Lost { .. } => kernel::resolve::chapter::UNHEARD,
        }
    }
}

/// The turn starts.
pub fn start(look: Sight) -> Made {
    Proposal::one(Event::Start { seat: look.state.extra.active })
}

/// The turn ends.
pub fn end(look: Sight) -> Made {
    Proposal::one(Event::End { seat: look.state.extra.active })
}

/// The next turn comes.
pub fn next(_: Sight) -> Made {
    Proposal::one(Event::Pass)
}

fn pass(state: &mut State<Spoils>, book: &Book<Spoils>) {
    let changed = gained_characters(state, book);
    state.end_lasting(Until::Turn);
    for (card, since) in changed {
        control::stop_being_character(state, book, card, since);
    }
    end_loans(state);
    let in_play = [Zone::Play, Zone::FaceDown].into_iter().flat_map(|zone| state.everyones(zone));
    let cards: Vec<CardId> = in_play.copied().collect();
    let dead: Vec<bool> = state
        .lasting
        .iter()
        .map(|lasting| lasting.is_gained(book) && state.still(lasting.origin.this).is_none())
        .collect();
    let mut dead = dead.into_iter();
    state.lasting.retain(|_| !dead.next().unwrap_or(false));
    for card in cards {
        state.mark(card, FRESH, false);
        state.mark(card, ATTACKED, false);
        let damage = state.counters.get(card, DAMAGE);
        if damage > 0 && !(Reader { book, state }).is(card, Kind::Location) {
            state.counters.add(card, DAMAGE, -damage);
        }
    }
    state.extra.tactics.clear();
    state.extra.last_users.clear();
    state.extra.slain.clear();
    state.extra.destroyed.clear();
    state.extra.series = Series::default();
    state.extra.active = rival(state.extra.active);
    state.extra.turn += 1;
    state.extra.begun = false;
}

/// The cards that are characters only because an effect says so, each with the text since which it is one.
fn gained_characters(state: &State<Spoils>, book: &Book<Spoils>) -> Vec<(CardId, u32)> {
    let read = Reader { book, state };
    if !read.is_changed(Quality::IsCharacter) {
        return Vec::new();
    }
    let both = BOTH.into_iter().flat_map(|seat| state.zone(Zone::Play, seat));
    let gained = |card: &CardId| read.printed(*card).kind != Kind::Character && read.is(*card, Kind::Character);
    both.copied().filter(gained).map(|card| (card, control::character_since(state, book, card))).collect()
}

/// What was controlled for this turn goes back before the next one begins. `SP-407.3a`
fn end_loans(state: &mut State<Spoils>) {
    state.extra.holds.retain(|hold| hold.tenure != Tenure::ThisTurn);
    // One card that goes back may take others with it.
    let held: Vec<CardId> = (0..state.cards().len() as u16).map(CardId).collect();
    loop {
        let mut moved = false;
        for &card in &held {
            let zone = State::<Spoils>::zone_of(state.card(card).zone).0;
            if !matches!(zone, Zone::Play | Zone::FaceDown) {
                continue;
            }
            let seat = state.extra.rightful(state, state.refer(card));
            if state.card(card).controller != seat {
                state.hand_over(card, seat);
                moved = true;
            }
        }
        if !moved {
            return;
        }
    }
}

/// Both at the same moment is a draw. `SP-102.2` Giving up is losing. `SP-R14`
pub fn lose(state: &mut State<Spoils>, seats: &[Seat]) {
    for seat in seats {
        state.places[seat.index()].alive = false;
    }
    let winners = BOTH.into_iter().filter(|seat| !seats.contains(seat));
    let winners = winners.fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat)));
    let why = if seats.len() > 1 { VerdictKind::Draw } else { VerdictKind::Won };
    state.verdict = Some(Verdict { winners, why });
}
