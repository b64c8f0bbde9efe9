//! What an answer does to the frame that asked.

use crate::book::Book;
use crate::effect::node::Node;
use crate::game::Game;
use crate::log::Log;
use crate::notation::{DONE, PASS, YES};
use crate::question::{Arg, Ask, Choice, Question};

use super::event::Order;
use super::frame::{Frame, Progress};
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
                let Node::OneOf(ways) = book.tree.get(node) else { unreachable!("a choice of effects has ways") };
                let way = ways.iter().find(|(word, _)| *word == choice.word).expect("an option is one of the ways");
                self.enter(book, way.1, log);
            }
            Ask::Order => {
                let number = choice.number().expect("an order names a trigger") as usize - 1;
                self.begin_trigger(book, number, log);
            }
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

    fn take_replacement(&mut self, book: &Book<G>, choice: &Choice) {
        let found = self.open_replacements(book);
        let chosen = found.iter().enumerate().find(|(number, replacement)| match G::rewrite_word(&replacement.rewrite) {
            Some(word) => word == choice.word,
            None => choice.number() == Some(*number as i32 + 1),
        });
        let chosen = chosen.map(|(_, replacement)| replacement.clone()).expect("an option is one of the replacements");
        self.replace(book, chosen, &found);
    }

    fn take_opportunity(&mut self, book: &Book<G>, question: &Question<G>, choice: &Choice, log: &mut impl Log<G>) {
        let Some(Frame::Window(window)) = self.frames.last_mut() else { unreachable!("a window asked") };
        let offer = window.offer.as_mut().expect("a window that asks has an offer");
        let moment = offer.moment;
        if choice.word == PASS {
            offer.passes += 1;
            offer.turn += 1;
            return;
        }
        offer.passes = 0;
        match offer.order {
            Order::Collect => offer.collected.push((question.seat, *choice)),
            Order::Series => self.perform(book, moment, question.seat, choice, log),
            Order::UntilAllPass => {
                offer.turn += 1;
                self.perform(book, moment, question.seat, choice, log);
            }
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
        let step = G::perform(self.look(book), moment, seat, choice);
        self.act_on(book, step.does, log);
    }

    /// Whether the event on top of the stack still waits for replacements.
    pub(crate) fn would(&self) -> bool {
        matches!(self.frames.last(), Some(Frame::Event(happening)) if matches!(happening.step, Progress::Would(_)))
    }
}
