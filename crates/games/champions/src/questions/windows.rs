//! Who may interrupt or respond to what is happening. `MC-TRIGCOND-2`

use kernel::book::Book;
use kernel::effect::tree::Phase;
use kernel::resolve::event::{Offer, Order};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::language::{Kind, Zone};
use crate::rules::event::{Event, kind};
use crate::table::extra::DeedKind;
use crate::table::reading::{Sight, reader};
use crate::{Champions, Moment};

/// The kinds of events that players can answer.
pub const OFFERED: u64 = 1 << kind::ACTIVATE
    | 1 << kind::ACTIVATED
    | 1 << kind::DAMAGE
    | 1 << kind::THREAT
    | 1 << kind::REVEAL
    | 1 << kind::ENTER
    | 1 << kind::DEFEAT
    | 1 << kind::DID
    | 1 << kind::FORM;

/// Whether any card in play, in a hand, or the one that the event brings could answer it.
pub fn hears(book: &Book<Champions>, state: &State<Champions>, event: &Event) -> bool {
    let bit = 1_u64 << event.kind();
    let waits = |card: &CardId| {
        let face = book.face(state.card(*card).face);
        (face.heard | face.printed.interrupts | face.printed.responses) & bit != 0
    };
    if state.extra.heard & bit != 0 {
        return true;
    }
    match event {
        // The side that shows then may have something to say.
        Event::Form { .. } => return true,
        Event::Enter { card, .. } if waits(card) => return true,
        _ => {}
    }
    state.players().any(|seat| state.zone(Zone::Hand, seat).iter().any(waits))
}

/// Opportunities go round in player order until all have passed in a row. `MC-INTERRUPT-3` `MC-RESPONSE-3`
pub fn offer(look: Sight, event: &Event, phase: Phase) -> Option<Offer<Champions>> {
    let moment = match phase {
        Phase::Before => Moment::Interrupt,
        Phase::After => Moment::Respond,
        Phase::When => return None,
    };
    // What a player's attack defeats is answered once the attack is over. MC-TRIGCOND-2
    if let Event::Defeat { deed: Some(depth), .. } = event
        && phase == Phase::After
        && look.state.extra.deeds.get(usize::from(*depth)).is_some_and(|deed| deed.kind == DeedKind::Attack)
    {
        return None;
    }
    let peril = look.state.extra.peril();
    let bit = 1 << event.kind();
    let seats: Vec<Seat> = reader(look)
        .order()
        .filter(|seat| peril.is_none_or(|only| only == *seat))
        .filter(|seat| may_answer(look, *seat, bit, phase))
        .collect();
    (!seats.is_empty()).then_some(Offer { moment, seats, order: Order::UntilAllPass })
}

/// Whether a player has a card that waits for such a thing at all.
fn may_answer(look: Sight, seat: Seat, bit: u64, phase: Phase) -> bool {
    let read = reader(look);
    [Zone::Hand, Zone::Identity, Zone::Play].into_iter().any(|zone| {
        look.state.zone(zone, seat).iter().any(|card| {
            let printed = read.printed(*card);
            let heard = if phase == Phase::Before { printed.interrupts } else { printed.responses };
            heard & bit != 0 && (zone == Zone::Hand) == (printed.kind == Kind::Event)
        })
    })
}
