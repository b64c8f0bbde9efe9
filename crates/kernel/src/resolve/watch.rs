//! Who is listening: the texts in force that wait for an event.

use crate::book::Book;
use crate::effect::node::{Answer, Law, Listener, Node};
use crate::effect::tree::{Phase, Uses};
use crate::game::Game;
use crate::table::seats::Seat;
use crate::table::state::State;
use crate::table::zones::ZoneKind;

use super::frame::{ListenerId, Pending, Scheduled};
use super::look::{Look, standing_scope};
use super::scope::{Origin, Scope};

/// A replacement that fits an event.
#[derive(Clone, Debug)]
pub(crate) struct Replacement<G: Game> {
    pub listener: ListenerId,
    pub origin: Origin,
    pub rewrite: G::Rewrite,
    pub uses: Uses,
}

/// Whether any text or window could care about an event. If not, it simply happens.
#[inline]
pub(crate) fn is_heard<G: Game>(book: &Book<G>, state: &State<G>, event: &G::Event) -> bool {
    let bit = 1_u64 << G::kind(event);
    if (book.heard | G::offered_kinds()) & bit != 0 {
        return true;
    }
    state.lasting.iter().any(|lasting| match book.tree.get(lasting.node) {
        Node::Last(law) => match &**law {
            Law::Listener(listener) => G::kinds(&listener.when) & bit != 0,
            Law::Modifier(_) => false,
        },
        _ => false,
    })
}

/// The replacements that fit an event and have not changed it yet.
pub(crate) fn replacements<G: Game>(
    book: &Book<G>,
    state: &State<G>,
    scheduled: &Scheduled<G>,
) -> Vec<Replacement<G>> {
    let mut found = Vec::new();
    each(book, state, &scheduled.event, |id, origin, listener| {
        if let Answer::Instead(rewrite) = &listener.answer
            && !scheduled.met.contains(&id)
        {
            found.push(Replacement { listener: id, origin, rewrite: rewrite.clone(), uses: listener.uses });
        }
    });
    found
}

/// The triggers that an event sets off, before or after it.
pub(crate) fn triggers<G: Game>(book: &Book<G>, state: &State<G>, event: &G::Event, when: Phase) -> Vec<Pending<G>> {
    let mut found = Vec::new();
    each(book, state, event, |id, origin, listener| {
        if let Answer::Trigger { phase, optional, then } = &listener.answer
            && *phase == when
        {
            found.push(Pending { listener: id, origin, then: *then, optional: *optional, event: event.clone() });
        }
    });
    found
}

/// How often the text behind an id serves.
pub(crate) fn uses<G: Game>(book: &Book<G>, state: &State<G>, id: ListenerId) -> Uses {
    let ListenerId::Lasting(serial) = id else { return Uses::Always };
    state
        .lasting
        .iter()
        .find(|lasting| lasting.serial == serial)
        .and_then(|lasting| match book.tree.get(lasting.node) {
            Node::Last(law) => match &**law {
                Law::Listener(listener) => Some(listener.uses),
                Law::Modifier(_) => None,
            },
            _ => None,
        })
        .unwrap_or(Uses::Always)
}

/// Goes through every text in force that waits for an event and fits it.
fn each<G: Game>(
    book: &Book<G>,
    state: &State<G>,
    event: &G::Event,
    mut found: impl FnMut(ListenerId, Origin, &Listener<G>),
) {
    let bit = 1_u64 << G::kind(event);
    if book.heard & bit != 0 {
        for &kind in G::Zone::ALL.iter().filter(|kind| kind.is_active()) {
            let width = if kind.is_personal() { state.places.len() as u8 } else { 1 };
            for seat in 0..width {
                for &card in state.zone(kind, Seat(seat)) {
                    let face = book.face(state.card(card).face);
                    if face.heard & bit == 0 {
                        continue;
                    }
                    let scope = standing_scope(state, card);
                    let look = Look { book, state, scope: &scope };
                    for (place, law) in face.laws.iter().enumerate() {
                        if let Law::Listener(listener) = law
                            && G::matches(look, &listener.when, event)
                        {
                            found(ListenerId::Card(scope.origin.this, place as u8), scope.origin, listener);
                        }
                    }
                }
            }
        }
    }
    for lasting in &state.lasting {
        if let Node::Last(law) = book.tree.get(lasting.node)
            && let Law::Listener(listener) = &**law
            && G::kinds(&listener.when) & bit != 0
        {
            let scope = Scope::new(lasting.origin);
            if G::matches(Look { book, state, scope: &scope }, &listener.when, event) {
                found(ListenerId::Lasting(lasting.serial), lasting.origin, listener);
            }
        }
    }
}
