//! Opening questions: who is asked, and when nobody needs to be.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::book::Book;
use crate::effect::tree::Pick;
use crate::game::Game;
use crate::log::Log;
use crate::notation::{FIRST, NO, PASS};
use crate::question::{Arg, Ask, Choice, Question};
use crate::table::cards::CardId;
use crate::table::seats::{Seat, SeatKind};
use crate::table::zones::{Visibility, ZoneKind};

use super::frame::Frame;
use super::table::Table;

impl<G: Game> Table<G> {
    /// Opens a question, unless there is nothing to ask: no answer closes it, a single one is taken.
    pub(crate) fn ask(&mut self, book: &Book<G>, question: Question<G>, log: &mut impl Log<G>) {
        let place = (question.seat != Seat::NONE).then(|| self.state.place(question.seat));
        if place.is_none_or(|place| !place.alive || place.kind == SeatKind::Scenario) {
            self.answer_for_absent(book, &question, log);
            return;
        }
        if let Ask::Act(moment) = question.ask
            && G::has_plain_choice(self.look(book), moment, question.seat)
        {
            self.ask_or_repeat(book, question, log);
            return;
        }
        let mut first: Option<Choice> = None;
        let mut several = false;
        let _ = self.each_option(book, &question, &mut |choice| {
            if first.is_some() {
                several = true;
                return ControlFlow::Break(());
            }
            first = Some(choice);
            ControlFlow::Continue(())
        });
        match first {
            Some(_) if several => self.ask_or_repeat(book, question, log),
            Some(_) if self.asks_all || self.ask_when_forced && self.is_secretly_forced(book, &question) => {
                self.ask_or_repeat(book, question, log);
            }
            Some(choice) => self.take(book, &question, &choice, log),
            None => {
                self.frames.pop();
            }
        }
    }

    /// Whether only the asked seat can know that its question has a single answer.
    fn is_secretly_forced(&self, book: &Book<G>, question: &Question<G>) -> bool {
        let hidden = |kind: &G::Zone| kind.visibility() == Visibility::Owner;
        let concealed = match question.ask {
            Ask::Act(moment) => G::is_private(self.look(book), moment),
            Ask::OneOf => true,
            Ask::Choose => match self.choosing(book) {
                Some((choosing, _)) => match &choosing.pick {
                    Pick::Cards(cards) => cards.from.iter().any(hidden),
                    Pick::Seats(_) | Pick::Dice(..) | Pick::Numbers(_) => false,
                },
                None => false,
            },
            Ask::Order | Ask::Trigger | Ask::Replace => false,
        };
        concealed && self.holds_secrets(question.seat)
    }

    /// Whether a seat holds a card that somebody else does not know.
    pub(crate) fn holds_secrets(&self, seat: Seat) -> bool {
        if seat == Seat::NONE {
            return false;
        }
        let others = (0..self.state.places.len() as u8).map(Seat).filter(|other| *other != seat).map(Some);
        let viewers: Vec<Option<Seat>> = others.chain([None]).collect();
        let secret = |card: &CardId| viewers.iter().any(|viewer| !self.state.card(*card).known.contains(*viewer));
        let held = G::Zone::ALL.iter().filter(|kind| kind.is_personal() && kind.visibility() == Visibility::Owner);
        held.flat_map(|kind| self.state.zone(*kind, seat)).any(secret)
    }

    /// Asks, unless the seat has said that it repeats what it did before.
    fn ask_or_repeat(&mut self, book: &Book<G>, question: Question<G>, log: &mut impl Log<G>) {
        if G::POLICY.repeats {
            let seat = question.seat;
            self.question = Some(question);
            if let Some(choice) = G::repeated_answer(&mut self.state, seat) {
                let choice = self.same_or_alike(book, &choice);
                if self.judge(book, seat, &choice).is_ok() {
                    let question = self.question.take().expect("the question has just been put");
                    self.decisions += 1;
                    self.take(book, &question, &choice, log);
                } else {
                    G::stop_repeating(&mut self.state, seat);
                }
            }
        } else {
            self.question = Some(question);
        }
    }

    /// An answer, or one like it: the same word about another copy of the same card.
    fn same_or_alike(&self, book: &Book<G>, choice: &Choice) -> Choice {
        let mut options = Vec::new();
        self.options(book, &mut options);
        let face = |card: CardId| self.state.card(card).face;
        let like = |left: &Arg, right: &Arg| match (left, right) {
            (Arg::Card(left), Arg::Card(right)) => face(*left) == face(*right),
            _ => left == right,
        };
        let alike = |option: &&Choice| {
            option.word == choice.word && option.args.iter().zip(&choice.args).all(|(left, right)| like(left, right))
        };
        if options.contains(choice) { *choice } else { options.iter().find(alike).copied().unwrap_or(*choice) }
    }

    /// A seat that has left the game orders nothing and chooses nothing.
    fn answer_for_absent(&mut self, book: &Book<G>, question: &Question<G>, log: &mut impl Log<G>) {
        let in_window = matches!(self.frames.last(), Some(Frame::Window(_)));
        let choice = match question.ask {
            Ask::Order if self.may_leave_texts() => Choice::plain(PASS),
            Ask::Order => Choice::about(FIRST, Arg::Number(1)),
            Ask::Trigger => Choice::plain(NO),
            Ask::Act(_) if in_window => Choice::plain(PASS),
            Ask::Replace => {
                let found = self.open_replacements(book);
                match found.iter().find(|replacement| !replacement.optional) {
                    Some(forced) => self.replace(book, forced.clone(), &found),
                    None => self.decline_replacements(&found),
                }
                return;
            }
            // What can be chosen in one way only happens all the same.
            Ask::OneOf => {
                let mut ways: ArrayVec<Choice, 2> = ArrayVec::new();
                let _ = self.each_option(book, question, &mut |choice| match ways.try_push(choice) {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(_) => ControlFlow::Break(()),
                });
                match ways.as_slice() {
                    [only] => *only,
                    _ => {
                        self.frames.pop();
                        return;
                    }
                }
            }
            Ask::Act(_) | Ask::Choose => {
                self.frames.pop();
                return;
            }
        };
        self.take(book, question, &choice, log);
    }

    pub(crate) fn ask_choice(&mut self, book: &Book<G>, log: &mut impl Log<G>) {
        let (choosing, taken) = self.choosing(book).expect("a choice frame chooses");
        if taken >= choosing.most {
            self.frames.pop();
            return;
        }
        let seat = self.chooser(choosing.who);
        self.ask(book, Question { seat, ask: Ask::Choose }, log);
    }
}
