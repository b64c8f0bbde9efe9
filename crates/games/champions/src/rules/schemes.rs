//! Schemes: threat placed and removed, stages of the main scheme. `MC-THREAT-1` `MC-MAINSCHEME-1`

use crate::rules::abilities::on_occasion;
use crate::rules::prelude::*;
use crate::rules::with_stage;
use crate::table::icons;

/// What happens to schemes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Threat {
        scheme: CardRef,
        amount: i32,
        step_one: bool,
        scheming: bool,
        id: u32,
    },
    /// So much threat is to be removed, and so much there is to remove.
    Relieve {
        scheme: CardRef,
        amount: i32,
        there: i32,
    },
    Accelerate {
        by: i32,
    },
    Complete {
        scheme: CardRef,
    },
    Advance {
        seat: Seat,
    },
}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            Event::Threat { scheme, amount, scheming, .. } => {
                let Some(scheme) = state.still(*scheme) else { return Outcome::Nothing };
                state.counters.add(scheme, THREAT, small(*amount));
                if *scheming && let Some(activation) = state.extra.activations.last_mut() {
                    activation.amount += amount;
                }
                state.extra.last.done += 1;
            }
            Event::Relieve { scheme, amount, .. } => {
                let Some(scheme) = state.still(*scheme) else { return Outcome::Nothing };
                let there = i32::from(state.counters.get(scheme, THREAT));
                state.counters.add(scheme, THREAT, -small(*amount));
                // "Then" wants all of it to have been removed. MC-THEN-1
                if there >= *amount {
                    state.extra.last.done += 1;
                }
                if let Some(activation) = state.extra.activations.last_mut() {
                    activation.amount += there.min(*amount);
                }
            }
            Event::Accelerate { by } => {
                state.extra.tokens = state.extra.tokens.saturating_add(*by as u8);
                return Outcome::Done;
            }
            Event::Complete { scheme } => return complete(state, book, *scheme),
            Event::Advance { seat } => return advance(state, book, *seat),
        }
        state.extra.dirty = true;
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Threat { scheme, amount, .. } => look.about("log-threat", scheme.card).count(*amount),
            Event::Relieve { scheme, amount, there } => {
                look.about("log-relieved", scheme.card).count(*amount.min(there))
            }
            Event::Accelerate { by } => Phrase::new("log-accelerates").count(*by),
            Event::Complete { scheme } => match reader(look).main_scheme() {
                Some(next) if next != scheme.card => {
                    let phrase = look.about("log-completed-next", scheme.card).card("other", look, next);
                    with_stage(phrase, look, next)
                }
                _ => look.about("log-completed", scheme.card),
            },
            Event::Advance { .. } => {
                let scheme = reader(look).main_scheme()?;
                with_stage(look.about("log-advances", scheme), look, scheme)
            }
        })
    }
}

impl Answerable for Event {
    fn heard(&self) -> Option<Heard> {
        let Event::Threat { scheme, id, .. } = self else { return None };
        Some(Heard::of(HeardKind::Threat, *id).about(*scheme))
    }

    fn matches(&self, look: Sight, pattern: &Pattern, done: bool) -> bool {
        let Event::Threat { scheme, amount, step_one, .. } = self else { return false };
        match pattern {
            Pattern::ThreatOn(filter) => *amount > 0 && still_fits(look, filter, *scheme),
            Pattern::ThreatInStepOne(filter) => done && *step_one && *amount > 0 && still_fits(look, filter, *scheme),
            _ => false,
        }
    }

    fn rewrite(&mut self, rewrite: &Rewrite) -> bool {
        match (rewrite, self) {
            (Rewrite::Less(by), Event::Threat { amount, .. }) => {
                *amount -= by;
                *amount > 0
            }
            _ => true,
        }
    }

    fn prompt(&self, look: Sight, done: bool) -> Option<Phrase> {
        let Event::Threat { scheme, amount, .. } = self else { return None };
        let key = if done { "ask-after-threat" } else { "ask-when-threat" };
        Some(look.about(key, scheme.card).count(*amount))
    }
}

/// What texts tell to do to schemes.
pub fn propose(look: Sight, verb: &Verb) -> Proposal {
    let read = reader(look);
    let you = look.you();
    match verb {
        Verb::Threat(num, to) => {
            let amount = number(look, *num);
            let schemes = cards(look, to).into_iter().filter(|card| amount > 0 && read.kind(*card).is_scheme());
            Proposal::together(schemes.map(|card| place(look, card, amount)))
        }
        Verb::RemoveThreat(num, to) => relieve(look, cards(look, to), number(look, *num)),
        Verb::Accelerate(num) => if_positive(number(look, *num), |by| Event::Accelerate { by }),
        Verb::Advance => Proposal::one(Event::Advance { seat: you }),
        Verb::TakeAsDamage => match (look.scope.event.as_deref(), read.identity(you)) {
            (Some(crate::Event::Schemes(Event::Threat { amount, .. })), Some(card)) => {
                Proposal::together(damage::deal_by_text(look, card, *amount))
            }
            _ => Proposal::Nothing,
        },
        _ => Proposal::Nothing,
    }
}

fn place(look: Sight, scheme: CardId, amount: i32) -> Event {
    let (scheme, id) = (look.state.refer(scheme), look.state.extra.next());
    Event::Threat { scheme, amount, step_one: false, scheming: false, id }
}

/// Threat is removed from schemes that can lose some.
pub fn relieve(look: Sight, schemes: Vec<CardId>, amount: i32) -> Proposal {
    let open = schemes.into_iter().filter(|card| amount > 0 && removable(look, *card));
    let relieved = |card| Event::Relieve { scheme: look.state.refer(card), amount, there: reader(look).threat(card) };
    Proposal::together(open.map(relieved))
}

/// Step one of the villain phase. `MC-VILLAINPHASE-1`
pub fn place_threat(look: Sight) -> Proposal {
    let Some(scheme) = reader(look).main_scheme() else { return Proposal::Nothing };
    let amount = icons::acceleration(look, scheme);
    let (scheme, id) = (look.state.refer(scheme), look.state.extra.next());
    Proposal::maybe((amount != 0).then_some(Event::Threat { scheme, amount, step_one: true, scheming: false, id }))
}

/// Turns a two-sided card over; everything on it stays. `MC-FORM-3`
pub fn turn_over(state: &mut State, book: &Book, card: CardId) {
    let back = book.face(state.card(card).face).printed.back.as_deref().and_then(|back| book.find(back));
    if let Some(face) = back {
        state.card_mut(card).face = face;
    }
}

/// "When Revealed" abilities of a stage.
pub fn when_revealed(state: &State, book: &Book, card: CardId, seat: Seat) -> Outcome {
    on_occasion(book, state, card, seat, occasion::REVEALED).map_or(Outcome::Done, Outcome::Enter)
}

/// The main scheme has reached its target. `MC-MAINSCHEME-1`
fn complete(state: &mut State, book: &Book, scheme: CardRef) -> Outcome {
    let Some(card) = state.still(scheme) else { return Outcome::Nothing };
    let first = state.extra.first;
    let Some(text) = on_occasion(book, state, card, first, occasion::COMPLETED) else {
        return advance(state, book, first);
    };
    state.extra.completing = true;
    Outcome::Enter(text)
}

/// The main scheme deck goes on: to the other side of its card, or to the next card. `MC-MAINSCHEME-2`
fn advance(state: &mut State, book: &Book, seat: Seat) -> Outcome {
    let Some(&card) = state.zone(Zone::Scheme, Seat::NONE).first() else { return Outcome::Nothing };
    let stage = book.face(state.card(card).face).printed.stage.as_deref();
    let front = stage.is_some_and(|stage| stage.ends_with('A'));
    state.extra.dirty = true;
    state.extra.completing = false;
    let shown = if front {
        turn_over(state, book, card);
        let printed = &book.face(state.card(card).face).printed;
        let start = printed.threat.map_or(0, |threat| threat.at(state.extra.started));
        let there = state.counters.get(card, THREAT);
        state.counters.add(card, THREAT, small(start) - there);
        card
    } else {
        let Some(&next) = state.zone(Zone::Schemes, Seat::NONE).last() else {
            end::lose(state);
            return Outcome::Done;
        };
        state.put(card, Zone::Removed, Seat::NONE);
        state.put(next, Zone::Scheme, Seat::NONE);
        next
    };
    let seat = if seat == Seat::NONE { state.extra.first } else { seat };
    when_revealed(state, book, shown, seat)
}
