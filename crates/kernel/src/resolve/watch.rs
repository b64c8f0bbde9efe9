//! Who is listening: the texts in force that wait for an event.

use crate::book::Book;
use crate::effect::node::{Answer, Law, Listener, Node};
use crate::effect::tree::{Phase, Slot, Uses};
use crate::game::{Game, Terms};
use crate::table::cards::CardId;
use crate::table::state::State;

use super::frame::{ListenerId, Pending, Scheduled};
use super::lasting::Spent;
use super::look::{Look, standing_scope};
use super::scope::{Origin, Scope, Target};

/// A replacement that fits an event.
#[derive(Clone, Debug)]
pub(crate) struct Replacement<G: Terms> {
    pub listener: ListenerId,
    pub origin: Origin,
    pub rewrite: G::Rewrite,
    pub optional: bool,
    pub uses: Uses,
    pub chosen: Vec<(Slot, Target)>,
}

/// Whether any text or window could care about an event. If not, it simply happens.
#[inline]
pub(crate) fn is_heard<G: Game>(book: &Book<G>, state: &State<G>, event: &G::Event) -> bool {
    let bit = 1_u64 << G::kind(event);
    if (book.heard | G::offered_kinds()) & bit != 0 && G::could_be_answered(book, state, event) {
        return true;
    }
    is_lastingly_heard(book, state, bit)
}

/// Whether a text that lasts for a while waits for a kind of event.
fn is_lastingly_heard<G: Game>(book: &Book<G>, state: &State<G>, bit: u64) -> bool {
    let kinds = |node| lasting_listener(book, node).map_or(0, |listener| G::kinds(&listener.when));
    state.lasting.iter().any(|lasting| kinds(lasting.node) & bit != 0)
}

/// Whether a text of a card that lies where cards act, or one that lasts, waits for a kind of event.
pub(crate) fn is_listened_for<G: Game>(book: &Book<G>, state: &State<G>, bit: u64) -> bool {
    let hears = |card: &CardId| book.face(state.card(*card).face).heard & bit != 0;
    let mut acting = book.acting().filter(|(_, acting)| acting.heard & bit != 0);
    book.heard & bit != 0 && acting.any(|(kind, _)| state.everyones(kind).iter().any(hears))
        || is_lastingly_heard(book, state, bit)
}

fn lasting_listener<G: Game>(book: &Book<G>, node: crate::effect::node::NodeId) -> Option<&Listener<G>> {
    match book.tree.get(node) {
        Node::Last { law, .. } => match &**law {
            Law::Listener(listener) => Some(listener),
            Law::Modifier(_) => None,
        },
        _ => None,
    }
}

/// The replacements that fit an event and have not met it yet.
pub(crate) fn replacements<G: Game>(book: &Book<G>, state: &State<G>, scheduled: &Scheduled<G>) -> Vec<Replacement<G>> {
    let mut found = Vec::new();
    each(book, state, &scheduled.event, |listener, scope, law| {
        if let Answer::Instead { rewrite, optional } = &law.answer
            && !scheduled.met.contains(&listener)
        {
            let (rewrite, optional, uses) = (rewrite.clone(), *optional, law.uses);
            let (origin, chosen) = (scope.origin, scope.chosen.clone());
            found.push(Replacement { listener, origin, rewrite, optional, uses, chosen });
        }
    });
    found
}

/// The triggers that an event sets off in one phase.
pub(crate) fn triggers<G: Game>(book: &Book<G>, state: &State<G>, event: &G::Event, when: Phase) -> Vec<Pending<G>> {
    let mut found = Vec::new();
    each(book, state, event, |listener, scope, law| {
        if let Answer::Trigger { phase, optional, then } = &law.answer
            && *phase == when
        {
            let origin = Origin { you: G::decider(state, &scope.origin, event), ..scope.origin };
            let it = G::subject(event).map(|card| state.refer(card));
            let (then, optional, event) = (*then, *optional, event.clone());
            found.push(Pending { listener, origin, then, optional, event, it, chosen: scope.chosen.clone() });
        }
    });
    found
}

/// The text of a trigger. A lasting one that serves once may have been taken off the list already.
fn listener_of<'a, G: Game>(book: &'a Book<G>, state: &State<G>, pending: &Pending<G>) -> Option<&'a Listener<G>> {
    match pending.listener {
        ListenerId::Card(_, law) => pending.origin.face.and_then(|face| match book.face(face).laws.get(law as usize) {
            Some(Law::Listener(listener)) => Some(listener),
            _ => None,
        }),
        ListenerId::Lasting(serial) => {
            let lasting = state.lasting.iter().find(|lasting| lasting.serial == serial);
            lasting.and_then(|lasting| lasting_listener(book, lasting.node))
        }
    }
}

/// Whether a text still waits for an event as it is by now, before it happens.
pub(crate) fn still_waits<G: Game>(book: &Book<G>, state: &State<G>, pending: &Pending<G>) -> bool {
    let listener = listener_of(book, state, pending);
    let scope = Scope { chosen: pending.chosen.clone(), ..Scope::new(pending.origin) };
    listener.is_none_or(|listener| G::matches(Look { book, state, scope: &scope }, &listener.when, &pending.event))
}

/// How often the text of a trigger serves.
pub(crate) fn uses_of_trigger<G: Game>(book: &Book<G>, state: &State<G>, pending: &Pending<G>) -> Uses {
    listener_of(book, state, pending).map_or(Uses::Always, |listener| listener.uses)
}

/// Marks a text as used up.
pub(crate) fn mark_used<G: Game>(state: &mut State<G>, id: ListenerId) {
    match id {
        ListenerId::Lasting(serial) => state.lasting.retain(|lasting| lasting.serial != serial),
        ListenerId::Card(card, law) => state.spent.push(Spent { card, law }),
    }
}

/// Goes through every text in force that waits for an event and fits it.
fn each<G: Game>(
    book: &Book<G>,
    state: &State<G>,
    event: &G::Event,
    mut found: impl FnMut(ListenerId, &Scope<G>, &Listener<G>),
) {
    let bit = 1_u64 << G::kind(event);
    if book.heard & bit != 0 {
        for (kind, _) in book.acting().filter(|(_, acting)| acting.heard & bit != 0) {
            for &card in state.everyones(kind) {
                let face = book.face(state.card(card).face);
                if face.heard & bit == 0 {
                    continue;
                }
                let scope = standing_scope(state, card);
                let look = Look { book, state, scope: &scope };
                for (place, law) in face.laws.iter().enumerate() {
                    let spent = Spent { card: scope.origin.this, law: place as u8 };
                    if let Law::Listener(listener) = law
                        && G::is_in_force(book, state, card, place)
                        && !state.spent.contains(&spent)
                        && G::matches(look, &listener.when, event)
                    {
                        found(ListenerId::Card(scope.origin.this, place as u8), &scope, listener);
                    }
                }
            }
        }
    }
    for lasting in &state.lasting {
        if let Some(listener) = lasting_listener(book, lasting.node)
            && G::kinds(&listener.when) & bit != 0
        {
            let Some(scope) = lasting.scope(book, state) else { continue };
            if G::matches(Look { book, state, scope: &scope }, &listener.when, event) {
                found(ListenerId::Lasting(lasting.serial), &scope, listener);
            }
        }
    }
}
