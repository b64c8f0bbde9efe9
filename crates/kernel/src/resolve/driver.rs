//! The driver: takes the top frame and moves it a step on, until somebody must be asked.

use std::sync::Arc;

use crate::book::Book;
use crate::effect::node::{Node, NodeId};
use crate::effect::tree::{Pick, Slot, Until};
use crate::game::{Game, Verdict, VerdictKind};
use crate::log::Log;
use crate::notation::{NO, YES};
use crate::quantity::Quantity;
use crate::question::{Ask, Question};
use crate::table::cards::CardRef;
use crate::table::seats::SeatSet;

use super::event::{Entry, Outcome, Proposal};
use super::frame::{Frame, Happening, Held, Paying, Progress, Scheduled};
use super::lasting::Lasting;
use super::scope::{Origin, Scope, Target};
use super::table::Table;
use super::watch::is_heard;

/// After so many steps without a decision the driver starts to look for a circle.
const SUSPICIOUS: u32 = 2_000;
/// After so many the match is a draw even if the table never repeats: something grows for ever.
const HOPELESS: u32 = 6_000;
/// So many effects within each other are never finished: each leads to the next.
const DEEPEST: usize = 1_000;
/// A circle is looked for only where effects lie no deeper than this.
const SHALLOW: usize = 200;
/// So many windows within each other in which somebody could do nothing but put triggers in order are a loop: whoever
/// could have stopped it by another order has had that many chances.
const ORDERED: usize = 150;

impl<G: Game> Table<G> {
    /// Runs until a question is open or the match is over.
    pub(crate) fn advance(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let mut steps = 0;
        let mut seen = Vec::new();
        let mut floor = self.frames.len();
        while self.question.is_none() && self.state.verdict.is_none() {
            steps += 1;
            let depth = self.frames.len();
            if steps > HOPELESS || depth > floor + DEEPEST {
                self.end_in_loop();
                break;
            }
            // What grows ever deeper never comes back to the same table.
            if steps > SUSPICIOUS && steps % 64 == 0 && depth < floor + SHALLOW {
                let digest = self.digest();
                if seen.contains(&digest) {
                    self.end_in_loop();
                    break;
                }
                seen.push(digest);
            }
            let before = self.decisions;
            self.step(book, log);
            // Work that comes to an end is no circle, nor are decisions that somebody repeats.
            if self.frames.len() < floor || self.decisions != before {
                floor = self.frames.len();
                steps = 0;
                seen.clear();
            }
        }
        if self.state.verdict.is_some() {
            self.question = None;
            self.frames.clear();
            self.scopes.truncate(1);
        }
    }

    fn step(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let frame = self.frames.last_mut().expect("the round never ends by itself");
        match frame {
            Frame::Text => {
                self.leave();
                self.scopes.pop();
            }
            Frame::All { node, next } => {
                let Node::All(parts) = book.tree.get(*node) else { unreachable!("a sequence frame has a sequence") };
                let part = parts[*next as usize];
                *next += 1;
                if *next as usize == parts.len() {
                    self.leave();
                }
                self.enter(book, part, log);
            }
            Frame::Choose { .. } => self.ask_choice(book, log),
            Frame::OneOf { node } => {
                let Node::OneOf { who, ways } = book.tree.get(*node) else {
                    unreachable!("a choice of effects has ways")
                };
                // Whoever may do something that cannot even begin is not asked.
                let seat = self.chooser(*who);
                if let [(YES, yes), (NO, no)] = &**ways
                    && self.is_idle(book, *yes)
                    && !(self.ask_when_forced && self.holds_secrets(seat) && !self.is_known_to_all(book, *yes))
                {
                    self.leave();
                    self.enter(book, *no, log);
                    return;
                }
                self.ask(book, Question { seat, ask: Ask::OneOf }, log);
            }
            Frame::Each { node, rest } => {
                let node = *node;
                match rest.pop() {
                    None => {
                        self.frames.pop();
                    }
                    Some(Target::Card(card)) if self.state.still(card).is_none() => {}
                    Some(target) => self.enter_each(book, node, target, log),
                }
            }
            Frame::Repeat { node, left } => {
                let Node::Repeat { body, .. } = book.tree.get(*node) else { unreachable!("a repeat frame repeats") };
                if *left <= 1 {
                    self.leave();
                } else {
                    *left -= 1;
                }
                self.enter(book, *body, log);
            }
            Frame::Loop { node } => {
                let Node::Loop(body) = book.tree.get(*node) else { unreachable!("a loop frame loops") };
                self.enter(book, *body, log);
            }
            Frame::Act { node } => {
                let Node::Act(moment) = book.tree.get(*node) else { unreachable!("an act frame acts") };
                let moment = *moment;
                let seat = G::asked(self.look(book), moment);
                self.ask(book, Question { seat, ask: Ask::Act(moment) }, log);
            }
            Frame::Pay(_) => self.step_payment(book, log),
            Frame::Event(_) => self.step_event(book, log),
            Frame::Window(_) => self.step_window(book, log),
            Frame::Begin { node } => {
                let node = *node;
                self.leave();
                self.enter(book, node, log);
            }
            Frame::Whole(_) => self.step_whole(book, log),
            Frame::Settle => {
                self.leave();
                if self.innermost_whole_effect().is_some() {
                    return;
                }
                let proposal = G::settle(self.look(book));
                if matches!(proposal, Proposal::Nothing) {
                    G::settled(&mut self.state);
                }
                self.act_on(book, proposal, log);
            }
        }
    }

    /// Whether triggers have led to triggers for so long that nothing but their order can have been chosen.
    pub(crate) fn is_endless_order(&self) -> bool {
        if (G::ordered_in_a_row(&self.state) as usize) < ORDERED {
            return false;
        }
        let within = self.frames.iter().rev().take_while(|frame| match frame {
            Frame::Window(window) => window.offers.is_empty(),
            Frame::Act { .. } => false,
            _ => true,
        });
        within.filter(|frame| matches!(frame, Frame::Window(_))).count() > ORDERED
    }

    pub(crate) fn end_in_loop(&mut self) {
        self.state.verdict = Some(Verdict { winners: SeatSet::NONE, why: VerdictKind::Loop });
    }

    /// Takes a frame that owns nothing off the stack, without looking what there is to drop.
    #[inline]
    fn leave(&mut self) {
        std::mem::forget(self.frames.pop());
    }

    /// Whether an effect plainly cannot begin: its first step chooses among nothing, or does nothing.
    pub(crate) fn is_idle(&self, book: &Book<G>, node: NodeId) -> bool {
        match book.tree.get(node) {
            Node::All(parts) => parts.first().is_some_and(|first| self.is_idle(book, *first)),
            Node::Choose(choosing) => match &choosing.pick {
                Pick::Cards(pick) => !self.look(book).any(pick),
                _ => false,
            },
            Node::Do(verb) => G::is_idle(self.look(book), verb),
            Node::Offer { price, then, .. } => !G::is_worth(self.look(book), price, *then),
            _ => false,
        }
    }

    /// Whether everybody can see that an effect cannot begin.
    fn is_known_to_all(&self, book: &Book<G>, node: NodeId) -> bool {
        G::POLICY.purses_are_open && matches!(book.tree.get(node), Node::Offer { .. })
    }

    /// Begins an effect. Leaves are done at once; only what can pause gets a frame.
    pub(crate) fn enter(&mut self, book: &Book<G>, node: NodeId, log: &mut impl Log<G>) {
        match book.tree.get(node) {
            Node::All(parts) => {
                if !parts.is_empty() {
                    self.frames.push(Frame::All { node, next: 0 });
                }
            }
            Node::Do(verb) => {
                let proposal = G::propose(self.look(book), verb);
                self.act_on(book, proposal, log);
            }
            Node::Run(routine) => {
                let proposal = routine.propose(self.look(book));
                self.act_on(book, proposal, log);
            }
            Node::If { test, then, otherwise } => {
                let way = if self.look(book).holds(test) { *then } else { *otherwise };
                self.enter(book, way, log);
            }
            Node::Choose(choosing) => {
                if choosing.secret {
                    let seat = self.chooser(choosing.who);
                    let scope = self.scopes.last_mut().expect("the rules are always in scope");
                    scope.secret.push((node, seat));
                }
                self.frames.push(Frame::Choose { node, taken: 0 });
            }
            Node::OneOf { .. } => self.frames.push(Frame::OneOf { node }),
            Node::Each { of, .. } => {
                let mut rest = self.look(book).targets(of);
                rest.reverse();
                self.frames.push(Frame::Each { node, rest });
            }
            Node::Repeat { times, .. } => {
                let left = self.look(book).amount(times).max(Quantity::ZERO).raw() as u32;
                if left > 0 {
                    self.frames.push(Frame::Repeat { node, left });
                }
            }
            Node::Loop(_) => self.frames.push(Frame::Loop { node }),
            Node::Act(_) => self.frames.push(Frame::Act { node }),
            Node::Pay { cost, .. } => {
                let before = Arc::new(self.state.clone());
                let scope = self.scope().clone();
                let paying = Paying { node, paid: false, before, scope, waiting: Vec::new() };
                self.frames.push(Frame::Pay(Box::new(paying)));
                self.enter(book, *cost, log);
            }
            Node::Offer { price, then, pay } => {
                if G::is_worth(self.look(book), price, *then) {
                    self.enter(book, *pay, log);
                }
            }
            Node::As { seat, body } => {
                let scope = self.scope();
                if let Some(you) = scope.seat_in(*seat).filter(|seat| self.state.place(*seat).alive) {
                    let origin = Origin { you, ..scope.origin };
                    let (event, chosen) = (scope.event.clone(), scope.chosen.clone());
                    self.enter_entry(book, Entry { node: *body, origin: Some(origin), event, chosen }, log);
                }
            }
            Node::Whole { body, .. } => {
                let held = Held { node, over: false, waiting: Vec::new() };
                self.frames.push(Frame::Whole(Box::new(held)));
                self.enter(book, *body, log);
            }
            Node::Copy(slot) => self.enter_copy(book, *slot, log),
            Node::Last { until, bearer, .. } => {
                let Scope { origin, chosen, .. } = self.scope().clone();
                match bearer {
                    None => self.state.last(Lasting { serial: 0, node, origin, chosen, until: *until }),
                    Some(slot) => self.grant_text(node, *slot, *until),
                }
                self.settle(book);
            }
        }
    }

    /// Each card in a slot gains a text as its own.
    fn grant_text(&mut self, node: NodeId, slot: Slot, until: Until) {
        let Scope { origin, chosen, .. } = self.scope().clone();
        let bearers = self.scope().in_slot(slot).filter_map(Target::card);
        let bearers: Vec<CardRef> = bearers.filter(|card| self.state.still(*card).is_some()).collect();
        for this in bearers {
            let origin = Origin { this, ..origin };
            self.state.last(Lasting { serial: 0, node, origin, chosen: chosen.clone(), until });
        }
    }

    /// Does what a verb or an answer proposes.
    pub(crate) fn act_on(&mut self, book: &Book<G>, proposal: Proposal<G>, log: &mut impl Log<G>) {
        match proposal {
            Proposal::Nothing => {}
            // Read where it lies: a copy of what has just been written in parts stalls the processor.
            Proposal::Event(ref event) if !is_heard(book, &self.state, event) => {
                match self.happen(book, event, self.scope().origin, log) {
                    Outcome::Nothing => {}
                    Outcome::Done => self.settle(book),
                    Outcome::Enter(entry) if G::POLICY.settles => {
                        self.enter_later(entry);
                        self.settle(book);
                    }
                    Outcome::Enter(entry) => self.enter_entry(book, entry, log),
                }
            }
            Proposal::Event(event) => self.put_forward(book, event, log),
            Proposal::Together(events) => {
                if events.iter().any(|event| is_heard(book, &self.state, event)) {
                    self.put_all_forward(book, events, log);
                } else {
                    self.happen_together(book, &events, log);
                }
            }
            Proposal::Enter(entry) => self.enter_entry(book, entry, log),
            Proposal::Fill(mut filled) => {
                let scope = self.scopes.last_mut().expect("the rules are always in scope");
                scope.chosen.append(&mut filled);
            }
            Proposal::Amend(rewrite) => self.rewrite_answered_event(book, &rewrite),
            Proposal::Impossible => self.fail_cost(log),
        }
    }

    /// Lets events happen at the same moment that nobody hears.
    fn happen_together(&mut self, book: &Book<G>, events: &[G::Event], log: &mut impl Log<G>) {
        let cause = self.scope().origin;
        let mut entries = Vec::new();
        let mut happened = false;
        for event in events {
            let outcome = self.happen(book, event, cause, log);
            happened |= !matches!(outcome, Outcome::Nothing);
            if let Outcome::Enter(entry) = outcome {
                entries.push(entry);
            }
        }
        self.enter_in_order(entries);
        if happened {
            self.settle(book);
        }
    }

    /// Something has changed: what follows from the table itself comes before anything else.
    pub(crate) fn settle(&mut self, book: &Book<G>) {
        if !self.is_settled(book) {
            self.frames.push(Frame::Settle);
        }
    }

    /// Whether nothing follows from the table itself, or it is not asked now.
    pub(crate) fn is_settled(&mut self, book: &Book<G>) -> bool {
        if !G::POLICY.settles || self.state.verdict.is_some() || self.innermost_whole_effect().is_some() {
            return true;
        }
        let settled = matches!(G::settle(self.look(book)), Proposal::Nothing);
        if settled {
            G::settled(&mut self.state);
        }
        settled
    }

    pub(crate) fn schedule(&mut self, events: Vec<G::Event>) {
        let cause = self.scope().origin;
        let events = events.into_iter().map(|event| Scheduled { event, met: Vec::new() }).collect();
        self.frames.push(Frame::Event(Box::new(Happening {
            events,
            step: Progress::Would(0),
            cause,
            leaving: Vec::new(),
        })));
    }

    /// Lets an event happen. What it leads to knows the event.
    pub(crate) fn happen(
        &mut self,
        book: &Book<G>,
        event: &G::Event,
        cause: Origin,
        log: &mut impl Log<G>,
    ) -> Outcome<G> {
        log.before(book, &self.state, event);
        if let Some(scope) = self.scopes.last_mut() {
            // Whatever was chosen unseen has its effect now.
            scope.secret.clear();
            self.unseen.clear();
        }
        let mut outcome = G::apply(&mut self.state, book, event);
        if !matches!(outcome, Outcome::Nothing) {
            log.event(book, &self.state, event, cause);
        }
        if let Outcome::Enter(entry) = &mut outcome
            && G::POLICY.texts_know_events
            && entry.origin.is_some()
            && entry.event.is_none()
        {
            entry.event = Some(Box::new(event.clone()));
        }
        outcome
    }

    pub(crate) fn enter_entry(&mut self, book: &Book<G>, entry: Entry<G>, log: &mut impl Log<G>) {
        if let Some(origin) = entry.origin {
            let Entry { event, chosen, .. } = entry;
            self.scopes.push(Scope { event, chosen, ..Scope::new(origin) });
            self.frames.push(Frame::Text);
        }
        self.enter(book, entry.node, log);
    }

    /// Puts an effect on the stack without beginning it.
    pub(crate) fn enter_later(&mut self, entry: Entry<G>) {
        if let Some(origin) = entry.origin {
            let Entry { event, chosen, .. } = entry;
            self.scopes.push(Scope { event, chosen, ..Scope::new(origin) });
            self.frames.push(Frame::Text);
        }
        self.frames.push(Frame::Begin { node: entry.node });
    }

    /// Puts several effects on the stack, so that the first begins first.
    pub(crate) fn enter_in_order(&mut self, entries: Vec<Entry<G>>) {
        for entry in entries.into_iter().rev() {
            self.enter_later(entry);
        }
    }

    fn enter_each(&mut self, book: &Book<G>, node: NodeId, target: Target, log: &mut impl Log<G>) {
        let Node::Each { slot, body, .. } = book.tree.get(node) else { unreachable!("an each frame goes through") };
        let scope = self.scopes.last_mut().expect("the rules are always in scope");
        scope.chosen.retain(|(other, _)| other != slot);
        scope.chosen.push((*slot, target));
        self.enter(book, *body, log);
    }

    /// Follows the text of a chosen card as if it stood here. The copier stays the card whose text it is.
    fn enter_copy(&mut self, book: &Book<G>, slot: Slot, log: &mut impl Log<G>) {
        let scope = self.scope();
        let Some(card) = scope.card_in(slot).and_then(|card| self.state.still(card)) else { return };
        let face = self.state.card(card).face;
        if let Some(copied) = book.face(face).on(G::POLICY.copied_occasion) {
            let origin = Origin { copied: true, ..scope.origin };
            log.copied(book, &self.state, card, origin);
            self.enter_entry(book, Entry::of(origin, copied.node), log);
        }
    }
}
