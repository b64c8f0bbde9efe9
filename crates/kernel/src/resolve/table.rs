//! A match at one moment: the table, the work in progress and the question that is open.

use std::ops::ControlFlow;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::book::Book;
use crate::effect::node::{Chooser, Choosing, Node, NodeId};
use crate::effect::tree::Pick;
use crate::game::{Game, Terms};
use crate::log::Log;
use crate::notation::{DONE, FIRST, PASS};
use crate::question::{Arg, Ask, Choice, Question};
use crate::refusal::{Reason, Refusal};
use crate::table::seats::Seat;
use crate::table::state::State;

use super::frame::{Frame, ListenerId, Progress};
use super::look::Look;
use super::scope::{Origin, Scope, Target};
use super::watch::replacements;

/// The whole of a match at one moment. A plain value at every decision, also in the middle of an effect.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Table<G: Terms> {
    /// What lies on the table.
    pub state: State<G>,
    pub(crate) frames: Vec<Frame<G>>,
    pub(crate) scopes: Vec<Scope<G>>,
    pub(crate) question: Option<Question<G>>,
    /// How many decisions have been taken.
    pub decisions: u32,
    /// Who took the decisions that have shown no effect yet: others must not even count them.
    pub(crate) unseen: Vec<Seat>,
    /// How it is run, not what it is: see [`crate::game::Setup::ask_when_forced`]. Not part of the stored form or the hash.
    #[serde(skip)]
    pub(crate) ask_when_forced: bool,
    /// Every question with a single answer is put, which a scenario may want. Not part of the stored form either.
    #[serde(skip)]
    pub(crate) asks_all: bool,
}

impl<G: Game> Table<G> {
    /// A match about to begin; runs up to the first question.
    pub fn start(book: &Book<G>, state: State<G>, ask_when_forced: bool, log: &mut impl Log<G>) -> Table<G> {
        let mut table = Table {
            state,
            frames: vec![Frame::Loop { node: G::round(&book.plan) }],
            scopes: vec![Scope::new(Origin::rules(Seat::NONE))],
            question: None,
            decisions: 0,
            unseen: Vec::new(),
            ask_when_forced,
            asks_all: false,
        };
        table.advance(book, log);
        table
    }

    /// The open question; none once the match is over.
    pub fn question(&self) -> Option<&Question<G>> {
        self.question.as_ref()
    }

    /// The text being followed now.
    pub fn origin(&self) -> Origin {
        self.scope().origin
    }

    pub(crate) fn scope(&self) -> &Scope<G> {
        self.scopes.last().expect("the rules are always in scope")
    }

    /// A look at the table from inside the text being followed.
    pub fn look<'a>(&'a self, book: &'a Book<G>) -> Look<'a, G> {
        Look { book, state: &self.state, scope: self.scope() }
    }

    /// The choice that is being asked for, if the question is one.
    pub fn choosing<'a>(&self, book: &'a Book<G>) -> Option<(&'a Choosing<G>, u8)> {
        match self.frames.last() {
            Some(Frame::Choose { node, taken }) => match book.tree.get(*node) {
                Node::Choose(choosing) => Some((choosing, *taken)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the texts that stand for order now may all be left.
    pub(crate) fn may_leave_texts(&self) -> bool {
        match self.frames.last() {
            Some(Frame::Window(window)) => {
                G::POLICY.forced_first && window.queue.first().is_some_and(|pending| pending.optional)
            }
            _ => false,
        }
    }

    /// Whether something is among the options of the open question.
    fn judge_offered(&self, book: &Book<G>, question: &Question<G>, choice: &Choice) -> Result<(), Refusal> {
        let found = self.each_option(book, question, &mut |option| {
            if option == *choice { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if found.is_break() {
            Ok(())
        } else {
            Err(Refusal::Ruled(G::not_now(self.look(book), question.seat, None, choice)))
        }
    }

    pub(crate) fn in_window(&self) -> bool {
        matches!(self.frames.last(), Some(Frame::Window(_)))
    }

    /// The replacements that the event on top of the stack still waits for.
    pub(crate) fn open_replacements(&self, book: &Book<G>) -> Vec<super::watch::Replacement<G>> {
        match self.frames.last() {
            Some(Frame::Event(happening)) => match happening.step {
                Progress::Would(number) => replacements(book, &self.state, &happening.events[number as usize]),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// How many decisions a viewer knows of.
    pub fn decisions_seen_by(&self, viewer: Option<Seat>) -> u32 {
        self.decisions - self.unseen.iter().filter(|seat| Some(**seat) != viewer).count() as u32
    }

    /// What seats have declared in open windows.
    pub(crate) fn declarations(&self) -> impl Iterator<Item = &(Seat, Choice)> {
        let windows =
            self.frames.iter().filter_map(|frame| if let Frame::Window(window) = frame { Some(window) } else { None });
        windows.flat_map(|window| &window.offers).flat_map(|offer| &offer.collected)
    }

    /// What seats have declared in open windows, as they would write it.
    pub fn declared(&self, book: &Book<G>) -> Vec<(Seat, String)> {
        self.declarations()
            .map(|(seat, choice)| (*seat, crate::notation::write(book, &self.state, *seat, choice)))
            .collect()
    }

    /// The card whose text stands at a place of the queue that is being ordered.
    pub fn waiting_text(&self, number: usize) -> Option<crate::table::cards::FaceId> {
        match self.frames.last() {
            Some(Frame::Window(window)) => window.queue.get(number)?.origin.face,
            _ => None,
        }
    }

    /// Whose text stands at a place of the queue that is being ordered.
    pub(crate) fn waiting_origin(&self, number: usize) -> Option<Origin> {
        match self.frames.last() {
            Some(Frame::Window(window)) => window.queue.get(number).map(|pending| pending.origin),
            _ => None,
        }
    }

    /// The standing text of a card that stands at a place of the queue that is being ordered.
    pub fn waiting_law(&self, number: usize) -> Option<(crate::table::cards::FaceId, u8)> {
        match self.frames.last() {
            Some(Frame::Window(window)) => {
                let pending = window.queue.get(number)?;
                match pending.listener {
                    ListenerId::Card(_, law) => Some((pending.origin.face?, law)),
                    ListenerId::Lasting(_) => None,
                }
            }
            _ => None,
        }
    }

    /// The standing text of a card that would replace the event on top of the stack, by its number.
    pub fn replacing_law(&self, book: &Book<G>, number: usize) -> Option<(crate::table::cards::FaceId, u8)> {
        let found = self.open_replacements(book);
        let replacement = found.get(number)?;
        match replacement.listener {
            ListenerId::Card(_, law) => Some((replacement.origin.face?, law)),
            ListenerId::Lasting(_) => None,
        }
    }

    /// The choice of effects that is open.
    pub fn open_ways(&self) -> Option<NodeId> {
        match self.frames.last() {
            Some(Frame::OneOf { node }) => Some(*node),
            _ => None,
        }
    }

    /// Whether an answer to the open question is legal, and if not, why.
    pub fn judge(&self, book: &Book<G>, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let Some(question) = &self.question else { return Err(Refusal::Over) };
        let look = self.look(book);
        if question.seat != seat {
            let moment = if let Ask::Act(moment) = question.ask { Some(moment) } else { None };
            let reason = G::not_now(look, seat, moment, choice);
            return Err(Refusal::NotYourDecision { seat, asked: question.seat, reason });
        }
        match question.ask {
            Ask::Act(_) if self.in_window() && matches!(choice.word, PASS | FIRST) => {
                self.judge_offered(book, question, choice)
            }
            Ask::Act(_) if self.collected().contains(&(seat, *choice)) => {
                Err(Refusal::Ruled(G::not_now(look, seat, None, choice)))
            }
            Ask::Act(moment) => G::judge::<Reason>(look, moment, seat, choice).map_err(Refusal::Ruled),
            Ask::Choose => self.judge_chosen(book, seat, choice).map_err(Refusal::Ruled),
            _ => self.judge_offered(book, question, choice),
        }
    }

    fn judge_chosen(&self, book: &Book<G>, seat: Seat, choice: &Choice) -> Result<(), Reason> {
        let look = self.look(book);
        let Some((choosing, taken)) = self.choosing(book) else { return Err(G::not_now(look, seat, None, choice)) };
        if choice.word == DONE {
            return if taken >= choosing.least { Ok(()) } else { Err(G::unfit(look, seat, choice)) };
        }
        if choice.word != choosing.word {
            return Err(G::not_now(look, seat, None, choice));
        }
        match (&choosing.pick, choice.args[0]) {
            (Pick::Cards(cards), Arg::Card(card)) => {
                look.belongs(cards, card)?;
                if self.is_free(choosing, Target::Card(self.state.refer(card))) {
                    Ok(())
                } else {
                    Err(G::chosen_already(look, cards, card))
                }
            }
            (Pick::Seats(whose), Arg::Seat(other)) => {
                let open = look.seats(*whose).contains(Some(other)) && self.is_free(choosing, Target::Seat(other));
                if open { Ok(()) } else { Err(G::unfit(look, seat, choice)) }
            }
            (pick, Arg::Die(_) | Arg::Number(_)) => {
                let target = match choice.args[0] {
                    Arg::Die(die) => Target::Die(die),
                    Arg::Number(number) => Target::Number(number),
                    _ => unreachable!("the answer is a die or a number"),
                };
                let open = look.targets(pick).contains(&target) && self.is_free(choosing, target);
                if open { Ok(()) } else { Err(G::unfit(look, seat, choice)) }
            }
            _ => Err(G::not_now(look, seat, None, choice)),
        }
    }

    /// Takes a decision, or refuses it and changes nothing.
    pub fn answer(
        &mut self,
        book: &Book<G>,
        seat: Seat,
        choice: &Choice,
        log: &mut impl Log<G>,
    ) -> Result<(), Refusal> {
        self.judge(book, seat, choice)?;
        self.answer_option(book, choice, log);
        Ok(())
    }

    /// Takes an option that has just been offered: it need not be judged again.
    pub fn answer_option(&mut self, book: &Book<G>, choice: &Choice, log: &mut impl Log<G>) {
        if self.choosing(book).is_some_and(|(choosing, _)| choosing.secret)
            && let Some(question) = &self.question
        {
            self.unseen.push(question.seat);
        }
        let question = self.question.take().expect("an option belongs to a question");
        self.decisions += 1;
        G::note_decision(&mut self.state, question.seat, choice);
        self.take(book, &question, choice, log);
        self.advance(book, log);
    }

    /// A seat gives up, whoever is asked.
    pub fn concede(&mut self, book: &Book<G>, seat: Seat, log: &mut impl Log<G>) -> Result<(), Refusal> {
        if self.state.verdict.is_some() {
            return Err(Refusal::Over);
        }
        if seat.index() >= self.state.places.len() || !self.state.place(seat).alive {
            return Err(Refusal::Unreadable(format!("seat {seat} is not in the game")));
        }
        self.decisions += 1;
        let cut = G::concede(&mut self.state, book, seat);
        log.conceded(seat, &self.state);
        if cut {
            self.frames.truncate(1);
            self.scopes.truncate(1);
        }
        // A cost that is undone later does not bring the seat back.
        for frame in &mut self.frames {
            if let Frame::Pay(paying) = frame {
                G::concede(Arc::make_mut(&mut paying.before), book, seat);
            }
        }
        self.question = None;
        self.settle(book);
        self.advance(book, log);
        Ok(())
    }

    /// The seat that a choice is put to.
    pub(crate) fn chooser(&self, who: Chooser) -> Seat {
        match who {
            Chooser::You => self.scope().origin.you,
            Chooser::Of(slot) => self.scope().seat_in(slot).unwrap_or(Seat::NONE),
        }
    }

    /// A number that is the same for equal tables, on every machine and in every version.
    pub fn digest(&self) -> u64 {
        let bytes = postcard::to_stdvec(self).expect("a table is a plain value");
        xxhash_rust::xxh3::xxh3_64(&bytes)
    }

    /// The table as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_stdvec(self).expect("a table is a plain value")
    }

    /// The table from bytes; how it is run is said anew.
    pub fn from_bytes(bytes: &[u8], ask_when_forced: bool) -> Result<Table<G>, String> {
        let table: Table<G> = postcard::from_bytes(bytes).map_err(|error| format!("not a stored table: {error}"))?;
        Ok(Table { ask_when_forced, ..table })
    }
}
