//! What an answer does to the frame that asked.

use crate::book::Book;
use crate::effect::node::Node;
use crate::game::Game;
use crate::log::Log;
use crate::notation::{DONE, FIRST, NO, PASS, YES};
use crate::question::{Arg, Ask, Choice, Question};

use super::event::{Order, Proposal};
use super::frame::Frame;
use super::scope::Target;
use super::table::Table;

impl<G: Game> Table<G> {
    pub(crate) fn take(&mut self, book: &Book<G>, question: &Question<G>, choice: &Choice, log: &mut impl Log<G>) {
        match question.ask {
            Ask::Act(moment) => {
                if matches!(self.frames.last(), Some(Frame::Window(_))) {
                    self.take_opportunity(book, question, choice, log);
                    return;
                }
                let step = G::perform(self.look(book), moment, question.seat, choice);
                if !step.again {
                    self.frames.pop();
                }
                self.act_on(book, step.does, log);
            }
            Ask::Choose => self.take_chosen(book, choice),
            Ask::OneOf => {
                let Some(Frame::OneOf { node }) = self.frames.pop() else { unreachable!("a choice of effects asked") };
                let Node::OneOf { ways, .. } = book.tree.get(node) else {
                    unreachable!("a choice of effects has ways")
                };
                let way = ways.iter().find(|(word, _)| *word == choice.word).expect("an option is one of the ways");
                self.enter(book, way.1, log);
            }
            Ask::Order => self.take_order(book, choice, log),
            Ask::Trigger => {
                if choice.word == YES {
                    self.begin_trigger(book, 0, log);
                } else if let Some(Frame::Window(window)) = self.frames.last_mut() {
                    window.queue.remove(0);
                }
            }
            Ask::Replace => self.take_replacement(book, choice),
        }
    }

    fn take_chosen(&mut self, book: &Book<G>, choice: &Choice) {
        let (choosing, _) = self.choosing(book).expect("a choice frame asked");
        if choice.word == DONE {
            self.frames.pop();
            return;
        }
        let target = match choice.args[0] {
            Arg::Card(card) => Target::Card(self.state.refer(card)),
            Arg::Seat(seat) => Target::Seat(seat),
            Arg::Die(die) => Target::Die(die),
            Arg::Number(number) => Target::Number(number),
            Arg::None => unreachable!("a chosen thing is named"),
        };
        let scope = self.scopes.last_mut().expect("the rules are always in scope");
        scope.chosen.push((choosing.slot, target));
        if let Some(Frame::Choose { taken, .. }) = self.frames.last_mut() {
            *taken += 1;
        }
    }

    /// One of several triggers comes next; optional ones may be left, and are asked about if somebody else picked.
    fn take_order(&mut self, book: &Book<G>, choice: &Choice, log: &mut impl Log<G>) {
        let Some(Frame::Window(window)) = self.frames.last_mut() else { unreachable!("a window asked") };
        let group = window.next_group(book, &self.state);
        if choice.word == PASS {
            window.queue.drain(..group);
            return;
        }
        let number = choice.number().expect("an order names a trigger") as usize - 1;
        if number == group {
            self.open_offer();
        } else if !G::POLICY.forced_first && window.queue[number].optional {
            let picked = window.queue.remove(number);
            let seat = picked.origin.you;
            window.queue.insert(0, picked);
            self.ask(book, Question { seat, ask: Ask::Trigger }, log);
        } else {
            self.begin_trigger(book, number, log);
        }
    }

    fn take_replacement(&mut self, book: &Book<G>, choice: &Choice) {
        let found = self.open_replacements(book);
        if choice.word == NO {
            self.decline_replacements(&found);
            return;
        }
        let chosen =
            found.iter().enumerate().find(|(number, replacement)| match G::rewrite_word(&replacement.rewrite) {
                Some(word) => word == choice.word,
                None => choice.number() == Some(*number as i32 + 1),
            });
        let chosen = chosen.map(|(_, replacement)| replacement.clone()).expect("an option is one of the replacements");
        self.replace(book, chosen, &found);
    }

    fn take_opportunity(&mut self, book: &Book<G>, question: &Question<G>, choice: &Choice, log: &mut impl Log<G>) {
        let Some(Frame::Window(window)) = self.frames.last_mut() else { unreachable!("a window asked") };
        let offer = window.offers.first_mut().expect("a window that asks has an offer");
        let moment = offer.moment;
        if choice.word == PASS {
            offer.passes += 1;
            offer.next_seat();
            return;
        }
        offer.passes = 0;
        if offer.order != Order::Series {
            offer.next_seat();
        }
        if choice.word == FIRST {
            let number = choice.number().expect("an order names a trigger") as usize - 1;
            self.begin_trigger(book, number, log);
        } else if offer.order == Order::Collect {
            // What is declared is public from now on.
            offer.collected.push((question.seat, *choice));
            if let Some(card) = choice.card() {
                self.state.show(card);
            }
            log.declared(&self.state, question.seat, choice);
        } else {
            self.perform(book, moment, question.seat, choice, log);
        }
    }

    pub(crate) fn perform(
        &mut self,
        book: &Book<G>,
        moment: G::Moment,
        seat: crate::table::seats::Seat,
        choice: &Choice,
        log: &mut impl Log<G>,
    ) {
        let mut step = G::perform(self.look(book), moment, seat, choice);
        if let Proposal::Enter(entry) = &mut step.does
            && entry.event.is_none()
        {
            // An answer knows what it answers.
            entry.event = self.scope().event.clone();
        }
        self.act_on(book, step.does, log);
    }
}
