//! Events that somebody listens to: replaced, answered before, applied, answered after.

use crate::book::Book;
use crate::effect::tree::{Phase, Slot, Uses};
use crate::game::Game;
use crate::log::Log;
use crate::question::{Ask, Question};

use super::event::Order;
use super::frame::{Frame, Offering, Pending, Progress, Window};
use super::scope::{Origin, Scope, Target};
use super::table::Table;
use super::watch::{Replacement, replacements, triggers, uses};

impl<G: Game> Table<G> {
    /// One step of the event on top of the stack.
    pub(crate) fn step_event(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let Some(Frame::Event(happening)) = self.frames.last_mut() else { unreachable!("an event is on top") };
        match happening.step {
            Progress::Would(number) if number as usize == happening.events.len() => happening.step = Progress::Before,
            Progress::Would(number) => self.step_would(book, number, log),
            Progress::Before => {
                happening.step = Progress::Apply;
                self.open_window(book, Phase::Before);
            }
            Progress::Apply => {
                happening.step = Progress::After;
                let (events, cause) = (happening.events.clone(), happening.cause);
                for scheduled in events {
                    self.apply(book, &scheduled.event, cause, log);
                }
            }
            Progress::After => {
                happening.step = Progress::Over;
                self.open_window(book, Phase::After);
            }
            Progress::Over => {
                self.frames.pop();
            }
        }
    }

    /// Looks for replacements of one event: one applies at once, among several somebody picks.
    fn step_would(&mut self, book: &Book<G>, number: u16, log: &mut impl Log<G>) {
        let paying = !G::COSTS_CAN_BE_REPLACED && self.unpaid().is_some();
        let Some(Frame::Event(happening)) = self.frames.last_mut() else { unreachable!("an event is on top") };
        let found =
            if paying { Vec::new() } else { replacements(book, &self.state, &happening.events[number as usize]) };
        match found.len() {
            0 => happening.step = Progress::Would(number + 1),
            1 => self.replace(book, found[0].clone(), &found),
            _ => {
                let origins: Vec<Origin> = found.iter().map(|replacement| replacement.origin).collect();
                let seat = G::orderer(&self.state, &origins);
                self.ask(book, Question { seat, ask: Ask::Replace }, log);
            }
        }
    }

    /// Rewrites the event on top of the stack; what was used up is used up.
    pub(crate) fn replace(&mut self, book: &Book<G>, chosen: Replacement<G>, fitting: &[Replacement<G>]) {
        debug_assert!(self.would(), "only an event that has not happened can be replaced");
        let scope = Scope::new(chosen.origin);
        let Some(Frame::Event(happening)) = self.frames.last_mut() else { unreachable!("an event is on top") };
        let Progress::Would(number) = happening.step else { unreachable!("an event is replaced before it happens") };
        let scheduled = &mut happening.events[number as usize];
        let look = super::look::Look { book, state: &self.state, scope: &scope };
        scheduled.event = G::rewrite(look, &chosen.rewrite, &scheduled.event);
        scheduled.met.push(chosen.listener);
        for replacement in fitting {
            let chosen_one = replacement.listener == chosen.listener;
            if replacement.uses == Uses::Next || (replacement.uses == Uses::Once && chosen_one) {
                self.spend(replacement.listener);
            }
        }
    }

    fn spend(&mut self, listener: super::frame::ListenerId) {
        if let super::frame::ListenerId::Lasting(serial) = listener {
            self.state.lasting.retain(|lasting| lasting.serial != serial);
        }
    }

    /// Collects what answers the events on top of the stack, and opens a window for it.
    fn open_window(&mut self, book: &Book<G>, phase: Phase) {
        let Some(Frame::Event(happening)) = self.frames.last() else { unreachable!("an event is on top") };
        let mut queue = Vec::new();
        let mut offer = None;
        for scheduled in &happening.events {
            queue.extend(triggers(book, &self.state, &scheduled.event, phase));
            if offer.is_none() && G::offered_kinds() & (1 << G::kind(&scheduled.event)) != 0 {
                offer = G::offer(self.look(book), &scheduled.event, phase).map(|offer| Offering {
                    moment: offer.moment,
                    event: scheduled.event.clone(),
                    seats: offer.seats,
                    order: offer.order,
                    turn: 0,
                    passes: 0,
                    collected: Vec::new(),
                    closed: false,
                });
            }
        }
        for pending in &queue {
            if uses(book, &self.state, pending.listener) != Uses::Always {
                let listener = pending.listener;
                self.spend(listener);
            }
        }
        if phase == Phase::After && G::COSTS_HOLD_TRIGGERS && !queue.is_empty() && self.hold(&mut queue) {
            return;
        }
        if !queue.is_empty() || offer.is_some() {
            // Forced texts come before optional ones; among equals the order is somebody's to choose.
            queue.sort_by_key(|pending| pending.optional);
            self.frames.push(Frame::Window(Box::new(Window { queue, offer, phase })));
        }
    }

    /// Triggers that fire while a cost is paid wait for it.
    fn hold(&mut self, queue: &mut Vec<Pending<G>>) -> bool {
        match self.unpaid() {
            Some(place) => {
                if let Frame::Pay(paying) = &mut self.frames[place] {
                    paying.waiting.append(queue);
                }
                true
            }
            None => false,
        }
    }

    /// One step of the window on top of the stack: first the texts, then whoever may answer.
    pub(crate) fn step_window(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let Some(Frame::Window(window)) = self.frames.last_mut() else { unreachable!("a window is on top") };
        if !window.queue.is_empty() {
            let group = window.next_group();
            if group > 1 && !all_alike(&window.queue[..group]) {
                let origins: Vec<Origin> = window.queue[..group].iter().map(|pending| pending.origin).collect();
                let seat = G::orderer(&self.state, &origins);
                self.ask(book, Question { seat, ask: Ask::Order }, log);
            } else if window.queue[0].optional {
                let seat = window.queue[0].origin.you;
                self.ask(book, Question { seat, ask: Ask::Trigger }, log);
            } else {
                self.begin_trigger(book, 0, log);
            }
            return;
        }
        let Some(offer) = &mut window.offer else {
            self.frames.pop();
            return;
        };
        let seats = offer.seats.len() as u8;
        if offer.closed {
            if offer.collected.is_empty() {
                self.frames.pop();
            } else {
                let (seat, choice) = offer.collected.remove(0);
                let moment = offer.moment;
                self.perform(book, moment, seat, &choice, log);
            }
            return;
        }
        let over = match offer.order {
            Order::UntilAllPass => offer.passes >= seats,
            Order::Series | Order::Collect => offer.turn >= seats,
        };
        if over || seats == 0 {
            offer.closed = true;
            return;
        }
        let seat = offer.seats[(offer.turn % seats) as usize];
        let moment = offer.moment;
        self.ask(book, Question { seat, ask: Ask::Act(moment) }, log);
    }

    /// Begins the text of a trigger in surroundings of its own.
    pub(crate) fn begin_trigger(&mut self, book: &Book<G>, number: usize, log: &mut impl Log<G>) {
        let Some(Frame::Window(window)) = self.frames.last_mut() else { unreachable!("a window is on top") };
        let pending = window.queue.remove(number);
        let mut scope = Scope::new(pending.origin);
        if let Some(card) = G::subject(&pending.event) {
            scope.chosen.push((Slot::IT, Target::Card(self.state.refer(card))));
        }
        scope.event = Some(Box::new(pending.event));
        log.triggered(book, &self.state, pending.origin);
        self.scopes.push(scope);
        self.frames.push(Frame::Text);
        self.enter(book, pending.then, log);
    }
}

/// Whether triggers are copies of each other, so that their order cannot matter.
fn all_alike<G: Game>(queue: &[Pending<G>]) -> bool {
    queue.windows(2).all(|pair| {
        pair[0].then == pair[1].then && pair[0].origin.you == pair[1].origin.you && pair[0].event == pair[1].event
    })
}
