//! The rulebook, chapter by chapter: its events, what they do, how they are told and answered, and the steps that lead to them.

pub(crate) mod abilities;
pub(crate) mod activation;
mod around;
pub(crate) mod arrival;
pub(crate) mod characters;
pub(crate) mod cost;
pub(crate) mod course;
pub(crate) mod damage;
pub(crate) mod defeat;
pub(crate) mod end;
mod heard;
pub(crate) mod moves;
pub(crate) mod payment;
pub(crate) mod piles;
pub(crate) mod powers;
pub(crate) mod prelude;
pub(crate) mod reveal;
pub(crate) mod schemes;
mod staging;
mod verbs;
pub(crate) mod would_change;

use kernel::phrase::Fact;

use crate::table::STAGE;
use crate::table::extra::Step;
use crate::table::prelude::*;
use crate::table::reading::refresh;

pub(crate) use around::{count_as_done, delayed, due, forget_results, note_engaged, note_first};
pub(crate) use arrival::{enter_paid, note_put};
pub(crate) use heard::{Answerable, Heard, HeardKind, kinds};
pub(crate) use verbs::propose;

kernel::chapters! {
    /// What is happening now.
    pub enum Event for Champions {
        Course(course::Event),
        Payment(payment::Event),
        Ability(abilities::Event),
        Moves(moves::Event),
        Arrival(arrival::Event),
        Damage(damage::Event),
        Characters(characters::Event),
        Defeat(defeat::Event),
        Schemes(schemes::Event),
        Powers(powers::Event),
        Activation(activation::Event),
        Reveal(reveal::Event),
        Around(around::Event),
        End(end::Event),
    }
}

macro_rules! of_chapter {
    ($self:expr, $event:ident => $does:expr) => {
        match $self {
            Event::Course($event) => $does,
            Event::Payment($event) => $does,
            Event::Ability($event) => $does,
            Event::Moves($event) => $does,
            Event::Arrival($event) => $does,
            Event::Damage($event) => $does,
            Event::Characters($event) => $does,
            Event::Defeat($event) => $does,
            Event::Schemes($event) => $does,
            Event::Powers($event) => $does,
            Event::Activation($event) => $does,
            Event::Reveal($event) => $does,
            Event::Around($event) => $does,
            Event::End($event) => $does,
        }
    };
}

impl Answerable for Event {
    #[inline]
    fn heard(&self) -> Option<Heard> {
        of_chapter!(self, event => event.heard())
    }
    fn matches(&self, look: Sight, pattern: &Pattern, done: bool) -> bool {
        match pattern {
            Pattern::Done(inner) => self.matches(look, inner, true),
            pattern => of_chapter!(self, event => event.matches(look, pattern, done)),
        }
    }
    fn rewrite(&mut self, rewrite: &Rewrite) -> bool {
        !matches!(rewrite, Rewrite::Nothing) && of_chapter!(self, event => event.rewrite(rewrite))
    }
    fn prompt(&self, look: Sight, done: bool) -> Option<Phrase> {
        of_chapter!(self, event => event.prompt(look, done))
    }
}

impl Event {
    /// The card it is about, as it was when it was answered.
    pub(crate) fn card(&self, look: Sight) -> Option<CardId> {
        let heard = self.heard()?;
        match (heard.was, look.scope.card_in(Slot::IT)) {
            (Some(was), _) => look.state.still(was),
            // What has entered play is meant as it lies there.
            (None, Some(it)) if heard.kind == HeardKind::Enter => look.state.still(it),
            _ => heard.card,
        }
    }

    /// Its number, if it can be answered; otherwise 0.
    pub(crate) fn id(&self) -> u32 {
        self.heard().map_or(0, |heard| heard.id)
    }

    /// Who attacked, if it is an attack that is over.
    pub(crate) fn attacker(&self) -> Option<CardRef> {
        match self {
            Event::Activation(activation::Event::Activated { by, .. }) => Some(*by),
            Event::Powers(powers::Event::Did { by, .. }) => Some(*by),
            _ => None,
        }
    }

    /// Who was attacked, if it is an attack that is over.
    pub(crate) fn attacked(&self) -> &[CardRef] {
        match self {
            Event::Activation(activation::Event::Activated { struck, .. }) => struck.as_slice(),
            Event::Powers(powers::Event::Did { targets, .. }) => targets,
            _ => &[],
        }
    }

    /// Whom an activation that is over has damaged.
    pub(crate) fn damaged(&self) -> Option<&[CardRef]> {
        match self {
            Event::Activation(activation::Event::Activated { damaged, .. }) => Some(damaged),
            _ => None,
        }
    }
}

/// Does what an event says.
pub(crate) fn apply(state: &mut State, book: &Book, event: &Event) -> Outcome {
    state.extra.clock += 1;
    // Whoever has declined may be asked again once something has happened. MC-TURN-8
    if !matches!(event, Event::Course(course::Event::Declined { .. })) {
        state.extra.declined = 0;
    }
    let outcome = event.apply(state, book);
    if state.extra.dirty {
        refresh(book, state);
    }
    outcome
}

/// Whether what the rulebook's own procedures ask holds now.
pub(crate) fn test(look: Sight, test: RuleTest) -> bool {
    let extra = &look.state.extra;
    let seat = look.scope.seat_in(slot::SEAT);
    match test {
        RuleTest::NotSetUp => !extra.set_up,
        RuleTest::MayDefend => {
            let alone = extra.peril().is_none_or(|only| seat == Some(only));
            // Nobody defends whoever is out of the game. MC-R32
            let open = |activation: &Activation| !activation.defended && look.state.place(activation.seat).alive;
            alone && extra.enemy_activation().is_some_and(open)
        }
        RuleTest::Present => seat.is_some_and(|seat| look.state.place(seat).alive),
        RuleTest::TakesTurn => {
            extra.step <= Step::Players && (extra.resumes == Seat::NONE || seat == Some(extra.resumes))
        }
        RuleTest::NotBeyond(step) => extra.step as u8 <= step,
        RuleTest::GoesOn => abilities::goes_on(look),
    }
}

/// Those of a list that have not had their turn, and are still there.
pub(crate) fn waiting(look: Sight, list: Slot) -> Vec<CardId> {
    let past: Vec<Target> = look.scope.in_slot(slot::ACTED).collect();
    let open = look.scope.in_slot(list).filter(|target| !past.contains(target));
    open.filter_map(Target::card).filter_map(|card| look.state.still(card)).collect()
}

/// A phrase that also tells which stage a villain or main scheme is.
fn with_stage(phrase: Phrase, look: Sight, card: CardId) -> Phrase {
    phrase.fact("stage", Fact::Part(look.state.card(card).face, STAGE))
}
