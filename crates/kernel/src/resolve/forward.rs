//! Events that nothing waits for: they happen at once, without a frame and without windows in which all could only pass.
//!
//! What remains to be asked goes on as if the event had taken all its steps, so a table looks the same either way.

use std::ops::ControlFlow;

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
        let before = |table: &Self| is_offered && G::offer(table.look(book), &event, Phase::Before).is_some();
        if G::POLICY.has_simultaneous_events || is_listened_for(book, &self.state, bit) || before(self) {
            self.schedule(vec![event]);
            return;
        }
        let cause = self.scope().origin;
        match self.happen(book, &event, cause, log) {
            Outcome::Nothing => {}
            Outcome::Done if !G::POLICY.settles && !is_listened_for(book, &self.state, bit) => {
                if is_offered {
                    self.open_first_offer(book, event, cause);
                }
            }
            outcome => {
                self.push_happened(event, cause, Progress::When);
                if let Outcome::Enter(entry) = outcome {
                    self.enter_later(entry);
                }
                self.settle();
            }
        }
    }

    /// An event that has happened and goes on with a later step.
    fn push_happened(&mut self, event: G::Event, cause: Origin, step: Progress) {
        let events = vec![Scheduled { event, met: Vec::new() }];
        self.frames.push(Frame::Event(Box::new(Happening { events, step, cause, leaving: Vec::new() })));
    }

    /// Asks whoever may answer an event that has happened and that no text waits for. A window in which everybody could only
    /// pass is not opened, unless being asked at all must tell nothing.
    fn open_first_offer(&mut self, book: &Book<G>, event: G::Event, cause: Origin) {
        for (phase, next) in [(Phase::When, Progress::After), (Phase::After, Progress::Over)] {
            let Some(offer) = G::offer(self.look(book), &event, phase) else { continue };
            if self.asks_all || self.ask_when_forced || self.can_be_taken(book, &offer, &event) {
                let offering = Offering::new(offer, event.clone());
                self.push_happened(event, cause, next);
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
