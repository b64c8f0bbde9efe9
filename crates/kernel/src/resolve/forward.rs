//! Events that nothing waits for: they happen at once, without a frame and without windows in which all could only pass.
//!
//! What remains to be asked goes on as if the event had taken all its steps, so a table looks the same either way.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::book::Book;
use crate::effect::tree::Phase;
use crate::game::Game;
use crate::log::Log;
use crate::table::seats::{Seat, SeatKind};

use super::event::{Offer, Outcome};
use super::frame::{Frame, Happening, Offering, Progress, Scheduled, Window};
use super::look::Look;
use super::options::Acts;
use super::scope::{Origin, Scope};
use super::table::Table;
use super::watch::is_listened_for;

impl<G: Game> Table<G> {
    /// Lets an event happen at once if nothing waits for it and nobody has anything to answer. Otherwise it goes through its
    /// steps, from the first that matters on.
    pub(crate) fn put_forward(&mut self, book: &Book<G>, event: G::Event, log: &mut impl Log<G>) {
        let bit = 1_u64 << G::kind(&event);
        let is_offered = G::offered_kinds() & bit != 0;
        if is_listened_for(book, &self.state, bit)
            || is_offered && self.is_offer_open(book, &event, Phase::Before)
            || self.come_with_others(book, std::slice::from_ref(&event))
        {
            self.schedule(vec![event]);
            return;
        }
        let cause = self.scope().origin;
        match self.happen(book, &event, cause, log) {
            Outcome::Nothing => {}
            Outcome::Done if self.is_settled(book) && !is_listened_for(book, &self.state, bit) => {
                if is_offered {
                    self.open_first_offer(book, event, cause);
                }
            }
            outcome => {
                self.push_happened(vec![event], cause, Progress::When);
                if let Outcome::Enter(entry) = outcome {
                    self.enter_later(entry);
                }
                self.settle(book);
            }
        }
    }

    /// The same for events of one moment.
    pub(crate) fn put_all_forward(&mut self, book: &Book<G>, events: Vec<G::Event>, log: &mut impl Log<G>) {
        let listened = |table: &Self, events: &[G::Event]| {
            events.iter().any(|event| is_listened_for(book, &table.state, 1 << G::kind(event)))
        };
        let offered = events.iter().any(|event| G::offered_kinds() & (1 << G::kind(event)) != 0);
        if offered || listened(self, &events) || self.come_with_others(book, &events) {
            self.schedule(events);
            return;
        }
        let cause = self.scope().origin;
        let (mut happened, mut entries) = (Vec::with_capacity(events.len()), Vec::new());
        for event in events {
            match self.happen(book, &event, cause, log) {
                Outcome::Nothing => continue,
                Outcome::Enter(entry) => entries.push(entry),
                Outcome::Done => {}
            }
            happened.push(event);
        }
        if happened.is_empty() || entries.is_empty() && self.is_settled(book) && !listened(self, &happened) {
            return;
        }
        self.push_happened(happened, cause, Progress::When);
        self.enter_in_order(entries);
        self.settle(book);
    }

    /// Whether other events happen together with these, or several of them are one.
    fn come_with_others(&self, book: &Book<G>, events: &[G::Event]) -> bool {
        if !G::POLICY.has_simultaneous_events {
            return false;
        }
        let joined = |(place, one): (usize, &G::Event)| {
            events[place + 1..].iter().any(|other| G::join_events(one, other).is_some())
        };
        let all: ArrayVec<&G::Event, 8> = events.iter().take(8).collect();
        all.len() < events.len()
            || !G::simultaneous_events(self.look(book), &all).is_empty()
            || events.iter().enumerate().any(joined)
    }

    /// An event, or several at one moment, that have happened and go on with a later step.
    fn push_happened(&mut self, events: Vec<G::Event>, cause: Origin, step: Progress) {
        let events = events.into_iter().map(|event| Scheduled { event, met: Vec::new() }).collect();
        self.frames.push(Frame::Event(Box::new(Happening { events, step, cause, leaving: Vec::new() })));
    }

    /// Whether a window is opened for whoever may answer an event: not if everybody could only pass, unless being asked at all
    /// must tell nothing.
    fn is_offer_open(&self, book: &Book<G>, event: &G::Event, phase: Phase) -> bool {
        let open = |offer: Offer<G>| self.asks_all || self.ask_when_forced || self.can_be_taken(book, &offer, event);
        G::offer(self.look(book), event, phase).is_some_and(open)
    }

    /// Asks whoever may answer an event that has happened and that no text waits for. A window in which everybody could only
    /// pass is not opened, unless being asked at all must tell nothing.
    fn open_first_offer(&mut self, book: &Book<G>, event: G::Event, cause: Origin) {
        for (phase, next) in [(Phase::When, Progress::After), (Phase::After, Progress::Over)] {
            let Some(offer) = G::offer(self.look(book), &event, phase) else { continue };
            if self.asks_all || self.ask_when_forced || self.can_be_taken(book, &offer, &event) {
                let offering = Offering::new(offer, event.clone());
                self.push_happened(vec![event], cause, next);
                self.frames.push(Frame::Window(Box::new(Window::new(Vec::new(), vec![offering], phase))));
                return;
            }
        }
    }

    /// Whether somebody could answer an offer with more than to pass.
    fn can_be_taken(&self, book: &Book<G>, offer: &Offer<G>, event: &G::Event) -> bool {
        let mut scope = Scope::new(Origin::rules(Seat::NONE));
        scope.event = Some(Box::new(event.clone()));
        offer.seats.iter().any(|&seat| {
            let is_asked = seat != Seat::NONE && {
                let place = self.state.place(seat);
                place.alive && place.kind == SeatKind::Player
            };
            scope.origin = Origin::rules(seat);
            let look = Look { book, state: &self.state, scope: &scope };
            is_asked && (G::has_plain_choice(look, offer.moment, seat) || self.has_act(look, offer.moment, seat))
        })
    }

    /// Whether there is any answer to a question of the game.
    fn has_act(&self, look: Look<G>, moment: G::Moment, seat: Seat) -> bool {
        let acts = Acts::fresh(self, look, moment, seat);
        let found = G::candidates(look, moment, seat, &mut |choice| match acts.is_open(&choice, choice.card()) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        });
        found.is_break()
    }
}
