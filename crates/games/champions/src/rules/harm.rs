//! Damage: hit points go down, and it is noted who did it.

use kernel::book::Book;
use kernel::resolve::event::Outcome;
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::language::{Kind, Zone};
use crate::rules::apply::clamp;
use crate::rules::event::Event;
use crate::table::extra::{Blame, Deed, DeedKind};
use crate::table::reading::Reader;
use crate::{Champions, DAMAGE};

/// Who is damaged, by whom, for whoever wants to know later.
pub fn note_damage(state: &mut State<Champions>, card: CardId, amount: i32, seat: Seat, attack: bool) {
    let reference = state.refer(card);
    let depth = state.extra.deeds.len();
    let attacking = attack && state.extra.attack().is_some();
    let deed = attacking.then(|| depth as u8 - 1);
    let doer = if seat == Seat::NONE && attacking {
        let own = |deed: &&Deed| deed.kind == DeedKind::Attack && state.lies_in(deed.by.card, Zone::Identity);
        state.extra.deeds.last().filter(own).map_or(seat, |deed| deed.seat)
    } else {
        seat
    };
    state.extra.blame.retain(|blame| blame.card != card);
    state.extra.blame.push(Blame { card, seat: doer, deed });
    if attacking && let Some(deed) = state.extra.deeds.last_mut() {
        if !deed.damaged.contains(&reference) {
            deed.damaged.push(reference);
        }
        deed.amount += amount;
    }
}

/// Damage lowers hit points. `MC-DAMAGE-1`
pub fn damage(state: &mut State<Champions>, book: &Book<Champions>, event: &Event) -> Outcome<Champions> {
    let Event::Damage { to, amount, seat, attack, overkill, .. } = event else { return Outcome::Nothing };
    let Some(card) = state.still(*to) else { return Outcome::Nothing };
    let read = Reader { book, state };
    let (remaining, kind, holder) = (read.remaining(card), read.kind(card), read.seat_of(card));
    note_damage(state, card, *amount, *seat, *attack);
    state.counters.add(card, DAMAGE, clamp(*amount));
    let spills = *overkill && *amount > remaining && matches!(kind, Kind::Ally | Kind::Minion);
    if spills && let Some(deed) = state.extra.deeds.last_mut() {
        deed.excess.push((*to, holder, *amount - remaining));
    }
    state.extra.last.done += 1;
    state.extra.dirty = true;
    Outcome::Done
}
