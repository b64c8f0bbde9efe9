//! Words around other words: for each player, then, at the end of something. `MC-THEN-1` `MC-DELAYED-1`

use crate::rules::activation::how;
use crate::rules::prelude::*;
use crate::table::extra::Delayed;

/// What texts do to themselves.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Due { delayed: Delayed },
    Delay { delayed: Delayed, activation: bool },
    Bind,
    Fresh,
    Tick,
}

impl Answerable for Event {}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, _: &Book) -> Outcome {
        match self {
            Event::Due { delayed } => {
                let extra = &mut state.extra;
                let lists = std::iter::once(&mut extra.delayed);
                let lists = lists.chain(extra.activations.iter_mut().rev().map(|activation| &mut activation.delayed));
                for list in lists {
                    if let Some(place) = list.iter().position(|other| other == delayed) {
                        list.remove(place);
                        break;
                    }
                }
                return Outcome::Enter(Entry::of(delayed.origin, delayed.node).with(delayed.chosen.iter().copied()));
            }
            Event::Delay { delayed, activation: true } => {
                if let Some(activation) = state.extra.enemy_activation_mut() {
                    activation.delayed.push(delayed.clone());
                }
            }
            Event::Delay { delayed, .. } => state.extra.delayed.push(delayed.clone()),
            Event::Bind => {
                let serial = state.lasting_made;
                if let Some(activation) = state.extra.activations.last_mut() {
                    activation.texts.push(serial);
                }
            }
            Event::Fresh => {
                let last = &mut state.extra.last;
                last.discarded.clear();
                last.healed = 0;
                last.found = None;
            }
            Event::Tick => state.extra.last.done += 1,
        }
        Outcome::Done
    }

    fn describe(&self, _: Sight) -> Option<Phrase> {
        None
    }
}

/// What a word around others comes to.
pub fn propose(look: Sight, around: &Around) -> Proposal {
    match around {
        Around::Attackers(to) => activation::enemies(look, cards(look, to), how::ATTACK),
        Around::TheirHeroes(filter) => {
            let read = reader(look);
            let minions = fitting(look, filter).into_iter().filter(|card| read.is_hero(read.seat_of(*card)));
            activation::enemies(look, minions.collect(), how::THEIRS)
        }
        Around::Schemers(to) => activation::enemies(look, cards(look, to), how::SCHEME),
        Around::NoteSpecials(wanted) => abilities::note_specials(look, *wanted),
        Around::Delay(term, node) => delay(look, *term, *node),
        Around::Bind => Proposal::one(Event::Bind),
        Around::InnerCost(_) => Proposal::Nothing,
    }
}

/// The first player is noted.
pub fn note_first(look: Sight) -> Proposal {
    Proposal::fill(slot::FIRST, Target::Seat(look.state.extra.first))
}

/// The player engaged with this card is noted in a slot.
pub fn note_engaged(look: Sight) -> Proposal {
    let engaged = match look.scope.event.as_deref() {
        Some(crate::Event::Defeat(defeat::Event::Defeat { seat, .. })) => *seat,
        _ => look.this().map_or(look.you(), |card| reader(look).seat_of(card)),
    };
    Proposal::fill(slot::ENGAGED, Target::Seat(engaged))
}

/// What a text has done so far is forgotten.
pub fn forget_results(_: Sight) -> Proposal {
    Proposal::one(Event::Fresh)
}

/// Something was done that no event tells.
pub fn count_as_done(_: Sight) -> Proposal {
    Proposal::one(Event::Tick)
}

fn delay(look: Sight, term: Term, node: NodeId) -> Proposal {
    let activation = term == Term::Activation;
    if activation && look.state.extra.enemy_activation().is_none() {
        return Proposal::Nothing;
    }
    let mut chosen = look.scope.chosen.clone();
    chosen.push((slot::DELAYED, Target::Number(1)));
    let delayed = Delayed { round: term == Term::Round, origin: look.scope.origin, node, chosen };
    Proposal::one(Event::Delay { delayed, activation })
}

/// The first text that waits for the end of something.
fn first_due<'a>(look: Sight<'a>, term: Term) -> Option<&'a Delayed> {
    let extra = &look.state.extra;
    match term {
        Term::Activation => extra.enemy_activation().and_then(|activation| activation.delayed.first()),
        Term::Phase => extra.delayed.iter().find(|delayed| !delayed.round),
        Term::Round => extra.delayed.iter().find(|delayed| delayed.round),
    }
}

/// Texts that wait for the end of an activation, phase or round, one after the other.
pub fn delayed(term: Term) -> impl Fn(Sight) -> Proposal {
    move |look| match first_due(look, term) {
        Some(_) => Proposal::Enter(Entry::here(look.book.plan.due[term as usize])),
        None => Proposal::Nothing,
    }
}

/// The first of them is followed.
pub fn due(term: Term) -> impl Fn(Sight) -> Proposal {
    move |look| Proposal::maybe(first_due(look, term).map(|delayed| Event::Due { delayed: delayed.clone() }))
}
