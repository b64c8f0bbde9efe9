//! Values that cards change: computed when they are asked, never written over.

use crate::book::Book;
use crate::effect::node::{Law, Node};
use crate::effect::tree::{Change, Modifier};
use crate::game::Game;
use crate::table::cards::FaceId;
use crate::table::state::State;

use super::look::{Look, standing_scope};
use super::scope::{Origin, Scope, Target};

/// A value with everything that made it what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The value now.
    pub value: i32,
    /// What it was without the changes.
    pub base: i32,
    /// The changes, with the face that makes each.
    pub parts: Vec<(Option<FaceId>, Change)>,
    /// Whether something forbids it altogether.
    pub forbidden: bool,
}

/// Reads a value: `Set` first, the latest winning, then every `Add`, then every `Less`; a `Cannot` wins over all.
pub fn read<G: Game>(book: &Book<G>, state: &State<G>, of: G::Quality, on: Target, base: i32) -> Reading {
    let mut reading = Reading { value: base, base, parts: Vec::new(), forbidden: false };
    let mut sum = 0;
    let mut less = Vec::new();
    let (mut times, mut halves) = (1_i32, 0_u32);
    each(book, state, of, on, |origin, change, _| {
        reading.parts.push((origin.face, change));
        match change {
            Change::Set(number) => reading.value = number,
            Change::Add(number) => sum += number,
            Change::Less(number, floor) => less.push((number, floor)),
            Change::Times(factor) => times *= factor,
            Change::Half => halves += 1,
            Change::Cannot => reading.forbidden = true,
        }
        false
    });
    reading.value += sum;
    if times != 1 || halves > 0 {
        reading.value = scaled(reading.value, times, halves);
    }
    for (number, floor) in less {
        reading.value = reading.value.min((reading.value - number).max(floor));
    }
    reading
}

/// A value many times over and halved so often, rounded up once at the end.
pub fn scaled(value: i32, times: i32, halves: u32) -> i32 {
    let (value, parts) = (value.saturating_mul(times), 1_i32 << halves.min(16));
    value.div_euclid(parts) + i32::from(value.rem_euclid(parts) != 0)
}

/// What forbids something: a card, or the rules themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ban {
    /// The card that says so.
    pub by: Option<FaceId>,
}

/// What forbids something, if anything does.
pub fn forbidden<G: Game>(book: &Book<G>, state: &State<G>, of: G::Quality, on: Target) -> Option<Ban> {
    let mut found = None;
    each(book, state, of, on, |origin, change, _| {
        if change == Change::Cannot {
            found = Some(Ban { by: origin.face });
        }
        found.is_some()
    });
    found
}

/// Goes through the modifiers that touch something, until the caller has seen enough: whose text it is, what it does,
/// and the number of a text that lasts.
pub fn each<G: Game>(
    book: &Book<G>,
    state: &State<G>,
    of: G::Quality,
    on: Target,
    mut found: impl FnMut(&Origin, Change, Option<u32>) -> bool,
) {
    for (kind, _) in book.acting().filter(|(_, acting)| acting.modifies) {
        for &card in state.everyones(kind) {
            for (place, law) in book.face(state.card(card).face).laws.iter().enumerate() {
                if let Law::Modifier(modifier) = law
                    && modifier.of == of
                    && G::is_in_force(book, state, card, place)
                {
                    let scope = standing_scope(state, card);
                    let change = change(book, state, &scope, modifier, on);
                    if change.is_some_and(|change| found(&scope.origin, change, None)) {
                        return;
                    }
                }
            }
        }
    }
    for lasting in &state.lasting {
        if let Node::Last { law, .. } = book.tree.get(lasting.node)
            && let Law::Modifier(modifier) = &**law
            && modifier.of == of
            && let Some(scope) = lasting.scope(book, state)
            && let Some(change) = change(book, state, &scope, modifier, on)
            && found(&scope.origin, change, Some(lasting.serial))
        {
            return;
        }
    }
}

/// What a modifier does to something, if it touches it.
fn change<G: Game>(
    book: &Book<G>,
    state: &State<G>,
    scope: &Scope<G>,
    modifier: &Modifier<G>,
    on: Target,
) -> Option<Change> {
    let look = Look { book, state, scope };
    let touches = look.touches(&modifier.on, on) && modifier.only.as_ref().is_none_or(|only| look.holds(only));
    if !touches {
        return None;
    }
    let times = modifier.per.as_ref().map_or(1, |amount| look.amount(amount).raw());
    Some(match modifier.change {
        Change::Add(number) => Change::Add(number.saturating_mul(times)),
        Change::Less(number, floor) => Change::Less(number.saturating_mul(times), floor),
        other => other,
    })
}
