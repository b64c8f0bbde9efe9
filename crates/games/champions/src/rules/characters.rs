//! What becomes of cards in play: status cards, exhausting and readying, counters, forms, control. `MC-STATUS-1`

use crate::rules::moves::one_or_many;
use crate::rules::prelude::*;

/// What becomes of cards in play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Status {
        card: CardId,
        status: Status,
        on: bool,
        spent: bool,
    },
    Exhaust {
        cards: Vec<CardId>,
    },
    Ready {
        cards: Vec<CardId>,
    },
    Counters {
        card: CardId,
        by: i32,
    },
    Form {
        seat: Seat,
        form: Form,
        voluntary: bool,
        id: u32,
    },
    /// Somebody takes control of a card in play.
    Control {
        card: CardId,
        seat: Seat,
    },
}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            Event::Status { card, status, on, .. } => state.mark(*card, status_mark(*status), *on),
            Event::Exhaust { cards } => {
                for &card in cards {
                    state.mark(card, EXHAUSTED, true);
                }
            }
            Event::Ready { cards } => {
                for &card in cards {
                    state.mark(card, EXHAUSTED, false);
                }
            }
            Event::Counters { card, by } => state.counters.add(*card, COUNTER, small(*by)),
            Event::Form { seat, voluntary, .. } => {
                let Some(&card) = state.zone(Zone::Identity, *seat).first() else { return Outcome::Nothing };
                schemes::turn_over(state, book, card);
                if *voluntary {
                    state.extra.changed |= 1 << seat.0;
                }
                state.extra.declined = 0;
                state.extra.dirty = true;
            }
            Event::Control { seat, .. } if !state.place(*seat).alive => return Outcome::Nothing,
            Event::Control { card, seat } => {
                // State and attachments go along. MC-CONTROL-8 MC-CONTROL-9
                let attached = Reader { book, state }.attached_to(*card);
                for card in std::iter::once(*card).chain(attached) {
                    if state.lies_in(card, Zone::Play) {
                        state.hand_over(card, *seat);
                    }
                }
                state.extra.dirty = true;
            }
        }
        state.extra.last.done += 1;
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Status { card, status, on, spent } => {
                let key = match (status, on, spent) {
                    (Status::Stunned, true, _) => "log-stunned",
                    (Status::Confused, true, _) => "log-confused",
                    (Status::Tough, true, _) => "log-tough",
                    (Status::Stunned, false, _) => "log-no-longer-stunned",
                    (Status::Confused, false, _) => "log-no-longer-confused",
                    (Status::Tough, false, true) => "log-tough-saves",
                    (Status::Tough, false, false) => "log-no-longer-tough",
                };
                look.about(key, *card)
            }
            Event::Exhaust { cards } => one_or_many(["log-exhausts", "log-exhausts-many"], look, cards),
            Event::Ready { cards } => one_or_many(["log-readies", "log-readies-many"], look, cards),
            Event::Counters { card, by } => look.about("log-counters", *card).count(*by),
            Event::Form { seat, form: Form::Hero, .. } => told("log-hero-form", *seat),
            Event::Form { seat, form: Form::AlterEgo, .. } => told("log-alter-ego-form", *seat),
            Event::Control { card, seat } => told("log-takes-control", *seat).card("card", look, *card),
        })
    }
}

impl Answerable for Event {
    fn heard(&self) -> Option<Heard> {
        let Event::Form { seat, id, .. } = self else { return None };
        Some(Heard::of(HeardKind::Form, *id).you(*seat))
    }

    fn matches(&self, look: Sight, pattern: &Pattern, done: bool) -> bool {
        match (pattern, self) {
            (Pattern::ChangesTo(wanted), Event::Form { seat, form, .. }) => {
                done && is_you(look, *seat) && wanted == form
            }
            _ => false,
        }
    }

    fn prompt(&self, _: Sight, _: bool) -> Option<Phrase> {
        if let Event::Form { .. } = self { Some(Phrase::new("ask-after-form")) } else { None }
    }
}

/// A status card is spent in place of something. `MC-STATUS-4`
pub fn spend_status(card: CardId, status: Status) -> Event {
    Event::Status { card, status, on: false, spent: true }
}

/// A tough card takes damage in place of its character. `MC-STATUS-11`
pub fn lose_tough(card: CardId) -> Event {
    spend_status(card, Status::Tough)
}

/// What texts tell to do to cards in play.
pub fn propose(look: Sight, verb: &Verb) -> Proposal {
    let read = reader(look);
    let you = look.you();
    match verb {
        Verb::Give(status, to) => {
            let lacking = |card: &CardId| !read.has_status(*card, *status) && read.kind(*card).is_character();
            let give = |card| Event::Status { card, status: *status, on: true, spent: false };
            Proposal::together(cards(look, to).into_iter().filter(lacking).map(give))
        }
        Verb::Ready(to) => {
            let cards = cards(look, to).into_iter().filter(|card| read.exhausted(*card)).collect();
            Proposal::about(cards, |cards| Event::Ready { cards })
        }
        Verb::Exhaust(to) => {
            let cards = cards(look, to).into_iter().filter(|card| !read.exhausted(*card)).collect();
            Proposal::about(cards, |cards| Event::Exhaust { cards })
        }
        Verb::Counters(num) => match look.this() {
            Some(card) => if_positive(number(look, *num), |by| Event::Counters { card, by }),
            None => Proposal::Nothing,
        },
        Verb::Control(to) => {
            let others = cards(look, to).into_iter().filter(|card| {
                let elsewhere = read.zone(*card).0 == Zone::Play && read.seat_of(*card) != you;
                elsewhere && room::<()>(look, you, *card).is_ok()
            });
            Proposal::together(others.map(|card| Event::Control { card, seat: you }))
        }
        Verb::ChangeForm => change_form(look, you, read.form(you).other()),
        Verb::FlipTo(form) if read.form(you) != *form => change_form(look, you, *form),
        _ => Proposal::Nothing,
    }
}

fn change_form(look: Sight, seat: Seat, form: Form) -> Proposal {
    let change = Event::Form { seat, form, voluntary: false, id: look.state.extra.next() };
    Proposal::maybe(reader(look).identity(seat).map(|_| change))
}
