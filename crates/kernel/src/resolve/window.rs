//! Events that somebody listens to: replaced, answered before, applied, answered when and after.

use crate::book::Book;
use crate::effect::node::Node;
use crate::effect::tree::{Phase, Slot, Uses};
use crate::game::Game;
use crate::log::Log;
use crate::question::{Ask, Question};
use crate::table::seats::Seat;
use crate::table::state::State;

use super::event::{Offer, Order, Outcome};
use super::frame::{Frame, Happening, Held, ListenerId, Offering, Pending, Progress, Scheduled, Window};
use super::look::Look;
use super::scope::{Origin, Scope, Target};
use super::table::Table;
use super::watch::{Replacement, mark_used, replacements, still_waits, triggers, uses_of_trigger};

impl<G: Game> Table<G> {
    /// One step of the event on top of the stack.
    pub(crate) fn step_event(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let Some(Frame::Event(happening)) = self.frames.last_mut() else { unreachable!("an event is on top") };
        match happening.step {
            Progress::Would(number)
                if number as usize >= happening.events.len() && !G::POLICY.has_simultaneous_events =>
            {
                happening.step = Progress::Before;
            }
            Progress::Would(number) if number as usize >= happening.events.len() => {
                let events: Vec<&G::Event> = happening.events.iter().map(|scheduled| &scheduled.event).collect();
                let scope = self.scopes.last().expect("the rules are always in scope");
                let entailed = G::simultaneous_events(Look { book, state: &self.state, scope }, &events);
                if entailed.is_empty() {
                    join_events(happening);
                    happening.step = Progress::Before;
                } else {
                    let new = entailed.into_iter().map(|event| Scheduled { event, met: Vec::new() });
                    happening.events.extend(new);
                }
            }
            Progress::Would(number) => self.step_would(book, number, log),
            Progress::Before => {
                happening.step = Progress::Apply;
                self.open_window(book, Phase::Before);
            }
            Progress::Apply => {
                happening.step = Progress::When;
                self.apply_happening(book, log);
            }
            Progress::When => {
                happening.step = Progress::After;
                self.open_window(book, Phase::When);
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

    /// Lets all events of a happening happen at the same moment, then what each leads to, in their order.
    fn apply_happening(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let Some(Frame::Event(happening)) = self.frames.last() else { unreachable!("an event is on top") };
        let (events, cause) = (happening.events.clone(), happening.cause);
        let watching: Vec<Vec<(Phase, Pending<G>)>> =
            events.iter().map(|scheduled| self.texts_waiting_for(book, &scheduled.event)).collect();
        let mut happened = Vec::new();
        let mut leaving = Vec::new();
        let mut entries = Vec::new();
        for (scheduled, watching) in events.into_iter().zip(watching) {
            match self.happen(book, &scheduled.event, cause, log) {
                Outcome::Nothing => continue,
                Outcome::Enter(entry) => entries.push(entry),
                Outcome::Done => {}
            }
            happened.push(scheduled);
            leaving.extend(watching);
        }
        let state = &self.state;
        leaving.retain(|(_, pending)| match pending.listener {
            ListenerId::Card(card, _) => state.still(card).is_none(),
            ListenerId::Lasting(serial) => {
                let text = state.lasting.iter().find(|lasting| lasting.serial == serial);
                text.is_some_and(|text| text.is_gained(book) && state.still(text.origin.this).is_none())
            }
        });
        let changed = !happened.is_empty();
        if let Some(Frame::Event(happening)) = self.frames.last_mut() {
            happening.events = happened;
            happening.leaving = leaving;
        }
        self.enter_in_order(entries);
        if changed {
            self.settle(book);
        }
    }

    /// The texts that wait for an event to have happened, while all of them are still there.
    fn texts_waiting_for(&self, book: &Book<G>, event: &G::Event) -> Vec<(Phase, Pending<G>)> {
        let found = |phase| triggers(book, &self.state, event, phase).into_iter().map(move |pending| (phase, pending));
        found(Phase::When).chain(found(Phase::After)).collect()
    }

    /// Looks for replacements of one event: a forced one applies at once, among several somebody picks.
    fn step_would(&mut self, book: &Book<G>, number: u16, log: &mut impl Log<G>) {
        let paying = !G::POLICY.costs_can_be_replaced && self.unpaid().is_some();
        let Some(Frame::Event(happening)) = self.frames.last_mut() else { unreachable!("an event is on top") };
        let found =
            if paying { Vec::new() } else { replacements(book, &self.state, &happening.events[number as usize]) };
        match found.as_slice() {
            [] => happening.step = Progress::Would(number + 1),
            [only] if !only.optional => self.replace(book, only.clone(), &found),
            _ => {
                let origins: Vec<Origin> = found.iter().map(|replacement| replacement.origin).collect();
                let seat = G::orderer(&self.state, &origins);
                self.ask(book, Question { seat, ask: Ask::Replace }, log);
            }
        }
    }

    /// Rewrites the event on top of the stack; what was used up is used up.
    pub(crate) fn replace(&mut self, book: &Book<G>, chosen: Replacement<G>, fitting: &[Replacement<G>]) {
        let scope = Scope { chosen: chosen.chosen, ..Scope::new(chosen.origin) };
        let Some(Frame::Event(happening)) = self.frames.last_mut() else { unreachable!("an event is on top") };
        let Progress::Would(number) = happening.step else { unreachable!("an event is replaced before it happens") };
        let look = Look { book, state: &self.state, scope: &scope };
        rewrite_at(happening, number as usize, |event| G::rewrite(look, &chosen.rewrite, event), Some(chosen.listener));
        for replacement in fitting {
            let chosen_one = replacement.listener == chosen.listener;
            if replacement.uses == Uses::Next || (replacement.uses == Uses::Once && chosen_one) {
                mark_used(&mut self.state, replacement.listener);
            }
        }
    }

    /// Leaves all optional replacements of the event on top of the stack.
    pub(crate) fn decline_replacements(&mut self, fitting: &[Replacement<G>]) {
        let Some(Frame::Event(happening)) = self.frames.last_mut() else { unreachable!("an event is on top") };
        let Progress::Would(number) = happening.step else { unreachable!("an event is replaced before it happens") };
        happening.events[number as usize].met.extend(fitting.iter().map(|replacement| replacement.listener));
        for replacement in fitting.iter().filter(|replacement| replacement.uses == Uses::Next) {
            mark_used(&mut self.state, replacement.listener);
        }
    }

    /// Rewrites the event that the text being followed answers, before it happens.
    pub(crate) fn rewrite_answered_event(&mut self, book: &Book<G>, rewrite: &G::Rewrite) {
        let Some(place) = self.frames.iter().rposition(|frame| matches!(frame, Frame::Window(_))) else { return };
        let Some(answered) = self.scope().event.clone() else { return };
        let look = Look { book, state: &self.state, scope: self.scopes.last().expect("the rules are always in scope") };
        let made = G::rewrite(look, rewrite, &answered);
        if let Some(Frame::Event(happening)) = place.checked_sub(1).map(|below| &mut self.frames[below])
            && let Some(number) = happening.events.iter().position(|scheduled| scheduled.event == *answered)
        {
            rewrite_at(happening, number, |_| made.clone(), None);
        }
        // Whoever has not answered yet answers the event as it is now; nobody answers what will not happen.
        let Frame::Window(window) = &mut self.frames[place] else { unreachable!("a window was found there") };
        if let Some(now) = made.first() {
            let old = |event: &mut G::Event| {
                if *event == *answered {
                    *event = now.clone();
                }
            };
            window.queue.iter_mut().for_each(|pending| old(&mut pending.event));
            window.offers.iter_mut().for_each(|offer| old(&mut offer.event));
            for scope in self.scopes.iter_mut().filter_map(|scope| scope.event.as_mut()) {
                old(scope);
            }
        } else {
            window.queue.retain(|pending| pending.event != *answered);
            window.offers.retain(|offer| offer.open || offer.event != *answered);
            for offer in window.offers.iter_mut().filter(|offer| offer.event == *answered) {
                offer.closed = true;
                offer.collected.clear();
            }
        }
    }

    /// Collects what answers the events on top of the stack, and opens a window for it.
    fn open_window(&mut self, book: &Book<G>, phase: Phase) {
        let Some(Frame::Event(happening)) = self.frames.last() else { unreachable!("an event is on top") };
        let mut queue = Vec::new();
        let mut offers = Vec::new();
        for scheduled in &happening.events {
            queue.extend(triggers(book, &self.state, &scheduled.event, phase));
            if G::offered_kinds() & (1 << G::kind(&scheduled.event)) != 0 {
                let offer = G::offer(self.look(book), &scheduled.event, phase);
                offers.extend(offer.map(|offer| Offering::new(offer, scheduled.event.clone())));
            }
        }
        if let Some(Frame::Event(happening)) = self.frames.last_mut() {
            let now = happening.leaving.extract_if(.., |(when, _)| *when == phase);
            queue.extend(now.map(|(_, pending)| pending));
        }
        // A text that serves once answers one of the events, not each of them. One that may be left is used up only
        // when it begins.
        let mut served: Vec<(ListenerId, bool)> = Vec::new();
        let state = &self.state;
        queue.retain(|pending| {
            let often = uses_of_trigger(book, state, pending);
            let first = often == Uses::Always || !served.iter().any(|(listener, _)| *listener == pending.listener);
            if often != Uses::Always && first {
                served.push((pending.listener, often == Uses::Next || !pending.optional));
            }
            first
        });
        for (listener, _) in served.into_iter().filter(|(_, now)| *now) {
            mark_used(&mut self.state, listener);
        }
        if phase != Phase::Before && G::POLICY.costs_hold_triggers && !queue.is_empty() {
            self.hold_back_triggers(&mut queue);
        }
        if phase != Phase::Before
            && !queue.is_empty()
            && let Some(held) = self.innermost_whole_effect()
        {
            held.waiting.extend(queue.drain(..).map(|pending| (phase, pending)));
        }
        if phase == Phase::Before {
            queue.sort_by_key(|pending| !G::replaces(book, pending.then));
        }
        if !queue.is_empty() || !offers.is_empty() {
            self.frames.push(Frame::Window(Box::new(Window::new(queue, offers, phase))));
        }
    }

    /// Triggers that fire while a cost is paid wait for it.
    fn hold_back_triggers(&mut self, queue: &mut Vec<Pending<G>>) {
        if let Some(place) = self.unpaid()
            && let Frame::Pay(paying) = &mut self.frames[place]
        {
            paying.waiting.append(queue);
        }
    }

    /// The innermost effect that is finished before what it sets off, while it is not over.
    pub(crate) fn innermost_whole_effect(&mut self) -> Option<&mut Held<G>> {
        let held = self.frames.iter_mut().rev().find_map(|frame| match frame {
            Frame::Whole(held) => Some(&mut **held),
            _ => None,
        });
        held.filter(|held| !held.over)
    }

    /// An effect that is finished before what it sets off: once it is over, what comes then, and at last the triggers.
    pub(crate) fn step_whole(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let Some(Frame::Whole(held)) = self.frames.last_mut() else { unreachable!("a whole effect is on top") };
        if !held.over {
            held.over = true;
            let Node::Whole { then, .. } = book.tree.get(held.node) else { unreachable!("a whole effect has an end") };
            self.enter(book, *then, log);
            self.settle(book);
            return;
        }
        let waiting = std::mem::take(&mut held.waiting);
        self.frames.pop();
        let (now, later): (Vec<_>, Vec<_>) = waiting.into_iter().partition(|(phase, _)| *phase == Phase::When);
        for (queue, phase) in [(later, Phase::After), (now, Phase::When)] {
            if !queue.is_empty() {
                let queue = queue.into_iter().map(|(_, pending)| pending).collect();
                self.frames.push(Frame::Window(Box::new(Window::new(queue, Vec::new(), phase))));
            }
        }
    }

    /// One step of the window on top of the stack: first the texts, then whoever may answer, unless that is ordered, too.
    pub(crate) fn step_window(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let state = &self.state;
        let Some(Frame::Window(window)) = self.frames.last_mut() else { unreachable!("a window is on top") };
        if window.phase == Phase::Before {
            window.queue.retain(|pending| still_waits(book, state, pending));
        }
        window.sort_by_seat(state);
        let group = window.next_group(book, state);
        let answering = G::POLICY.orders_offers && window.offers.first().is_some_and(|offer| offer.open);
        if group == 0 || answering {
            self.step_offer(book, log);
            return;
        }
        let optional = window.queue[0].optional;
        if window.has_ordered_offer() || group > 1 && !all_alike(book, state, &window.queue[..group]) {
            if self.is_endless_order() {
                self.end_in_loop();
                return;
            }
            let Some(Frame::Window(window)) = self.frames.last() else { unreachable!("a window is on top") };
            let origins: Vec<Origin> = window.queue[..group].iter().map(|pending| pending.origin).collect();
            let seat =
                if optional && G::POLICY.forced_first { origins[0].you } else { G::orderer(&self.state, &origins) };
            self.ask(book, Question { seat, ask: Ask::Order }, log);
        } else if optional {
            let seat = window.queue[0].origin.you;
            self.ask(book, Question { seat, ask: Ask::Trigger }, log);
        } else {
            self.begin_trigger(book, 0, log);
        }
    }

    /// One opportunity of the window on top of the stack.
    fn step_offer(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let Some(Frame::Window(window)) = self.frames.last_mut() else { unreachable!("a window is on top") };
        let Some(offer) = window.offers.first_mut() else {
            self.frames.pop();
            return;
        };
        let seats = offer.seats.len() as u8;
        if !offer.open {
            self.open_offer();
            return;
        }
        let over = match offer.order {
            Order::UntilAllPass | Order::Collect => offer.passes >= seats,
            Order::Series => offer.turn >= seats,
        };
        if offer.closed || over || seats == 0 {
            offer.closed = true;
            self.finish_offer(book, log);
            return;
        }
        let seat = offer.seats[(offer.turn % seats) as usize];
        let moment = offer.moment;
        let scope = self.scopes.last_mut().expect("an open offer has a scope");
        scope.origin = Origin::rules(seat);
        self.ask(book, Question { seat, ask: Ask::Act(moment) }, log);
    }

    /// Opens the first offer of the window on top of the stack.
    pub(crate) fn open_offer(&mut self) {
        let Some(Frame::Window(window)) = self.frames.last_mut() else { unreachable!("a window is on top") };
        let offer = window.offers.first_mut().expect("only a window with an offer opens one");
        offer.open = true;
        let mut scope = Scope::new(Origin::rules(Seat::NONE));
        scope.event = Some(Box::new(offer.event.clone()));
        self.scopes.push(scope);
    }

    /// Does what was said in a closed offer, seat by seat; what is no longer legal has no effect.
    fn finish_offer(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let Some(Frame::Window(window)) = self.frames.last_mut() else { unreachable!("a window is on top") };
        let offer = window.offers.first_mut().expect("a closed offer is still there");
        let order = offer.seats.clone();
        offer.collected.sort_by_key(|(seat, _)| order.iter().position(|other| other == seat));
        if offer.collected.is_empty() {
            let closed = window.offers.remove(0);
            // Whoever was asked and will not be asked again has left the own optional texts.
            let Window { queue, offers, .. } = &mut **window;
            queue.retain(|pending| {
                let asked = |offer: &Offering<G>| offer.seats.contains(&pending.origin.you);
                !pending.optional || !asked(&closed) || offers.iter().any(asked)
            });
            self.scopes.pop();
            return;
        }
        let (seat, choice) = offer.collected.remove(0);
        let moment = offer.moment;
        let scope = self.scopes.last_mut().expect("an open offer has a scope");
        scope.origin = Origin::rules(seat);
        if self.state.place(seat).alive && G::judge::<()>(self.look(book), moment, seat, &choice).is_ok() {
            self.perform(book, moment, seat, &choice, log);
        }
    }

    /// Begins the text of a trigger in surroundings of its own.
    pub(crate) fn begin_trigger(&mut self, book: &Book<G>, number: usize, log: &mut impl Log<G>) {
        let Some(Frame::Window(window)) = self.frames.last_mut() else { unreachable!("a window is on top") };
        let pending = window.queue.remove(number);
        if pending.optional && uses_of_trigger(book, &self.state, &pending) == Uses::Once {
            mark_used(&mut self.state, pending.listener);
        }
        let mut scope = Scope { chosen: pending.chosen, ..Scope::new(pending.origin) };
        if let Some(card) = pending.it {
            scope.chosen.push((Slot::IT, Target::Card(card)));
        }
        scope.event = Some(Box::new(pending.event));
        log.triggered(book, &self.state, pending.origin);
        self.scopes.push(scope);
        self.frames.push(Frame::Text);
        self.enter(book, pending.then, log);
    }
}

/// Events of one moment that are one become one.
fn join_events<G: Game>(happening: &mut Happening<G>) {
    let mut place = 0;
    while place < happening.events.len() {
        let mut other = place + 1;
        while other < happening.events.len() {
            match G::join_events(&happening.events[place].event, &happening.events[other].event) {
                Some(event) => {
                    happening.events[place].event = event;
                    happening.events.remove(other);
                }
                None => other += 1,
            }
        }
        place += 1;
    }
}

/// Puts what an event becomes in its place; each part remembers the texts that have met it.
fn rewrite_at<G: Game>(
    happening: &mut Happening<G>,
    number: usize,
    make: impl FnOnce(&G::Event) -> Vec<G::Event>,
    by: Option<ListenerId>,
) {
    let mut old = happening.events.remove(number);
    old.met.extend(by);
    let made = make(&old.event);
    for (place, event) in made.into_iter().enumerate() {
        let scheduled = Scheduled { event, met: old.met.clone() };
        happening.events.insert(number + place, scheduled);
    }
}

impl<G: Game> Offering<G> {
    /// The opportunity passes on; a series ends with its last seat, anything else goes round.
    pub(crate) fn next_seat(&mut self) {
        let seats = self.seats.len() as u8;
        self.turn += 1;
        if self.order != Order::Series && self.turn >= seats {
            self.turn = 0;
        }
    }

    pub(super) fn new(offer: Offer<G>, event: G::Event) -> Offering<G> {
        Offering {
            moment: offer.moment,
            event,
            seats: offer.seats,
            order: offer.order,
            turn: 0,
            passes: 0,
            collected: Vec::new(),
            closed: false,
            open: false,
        }
    }
}

/// Whether triggers are copies of each other, so that their order cannot matter.
fn all_alike<G: Game>(book: &Book<G>, state: &State<G>, queue: &[Pending<G>]) -> bool {
    queue.windows(2).all(|pair| is_alike(book, state, &pair[0], &pair[1]))
}

/// Whether it cannot matter which of two triggers comes first.
fn is_alike<G: Game>(book: &Book<G>, state: &State<G>, one: &Pending<G>, other: &Pending<G>) -> bool {
    let copies = one.then == other.then
        && one.origin.you == other.origin.you
        && one.event == other.event
        && one.optional == other.optional
        && G::is_interchangeable(state, &one.origin, &other.origin);
    copies || is_same_text(book, one, other)
}

/// Whether two triggers are the same text, set off by two events of which it says nothing.
pub(crate) fn is_same_text<G: Game>(book: &Book<G>, one: &Pending<G>, other: &Pending<G>) -> bool {
    one.listener == other.listener && one.origin.you == other.origin.you && !G::reads_event(book, one.then)
}
