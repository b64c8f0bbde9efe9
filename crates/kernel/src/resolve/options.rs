//! What may be answered to a question.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::book::Book;
use crate::effect::node::{Choosing, Node, NodeId};
use crate::effect::tree::{CardPick, Pick};
use crate::game::{Game, Terms};
use crate::notation::{APPLY, DONE, FIRST, NO, PASS, YES, spec};
use crate::question::{Arg, Ask, Choice, Question};
use crate::table::cards::{CardId, FaceId};
use crate::table::seats::Seat;

use super::frame::Frame;
use super::look::Look;
use super::scope::Target;
use super::table::Table;
use super::window::is_same_text;

/// Who may act now, and what has been declared already: what each candidate is judged by.
pub(crate) struct Acts<'a, G: Terms> {
    table: &'a Table<G>,
    look: Look<'a, G>,
    moment: G::Moment,
    seat: Seat,
    declared: &'a [(Seat, Choice)],
}

impl<'a, G: Game> Acts<'a, G> {
    pub(crate) fn new(table: &'a Table<G>, look: Look<'a, G>, moment: G::Moment, seat: Seat) -> Acts<'a, G> {
        Acts { table, look, moment, seat, declared: table.collected() }
    }

    /// The same where nobody has declared anything.
    pub(crate) fn fresh(table: &'a Table<G>, look: Look<'a, G>, moment: G::Moment, seat: Seat) -> Acts<'a, G> {
        Acts { table, look, moment, seat, declared: &[] }
    }

    /// Whether a candidate is legal, stands for its likes and has not been declared yet.
    #[inline]
    pub(crate) fn is_open(&self, choice: &Choice, card: Option<CardId>) -> bool {
        (G::is_certain(self.moment, choice) || G::judge::<()>(self.look, self.moment, self.seat, choice).is_ok())
            && card.is_none_or(|card| self.represents_duplicates(choice, card))
            && (self.declared.is_empty() || !self.is_declared(choice))
    }

    fn is_declared(&self, choice: &Choice) -> bool {
        self.declared.contains(&(self.seat, *choice))
    }

    /// Whether a card stands for those of its likes that may be meant, too, and have not been declared yet.
    #[inline]
    fn represents_duplicates(&self, choice: &Choice, card: CardId) -> bool {
        let first = if self.declared.is_empty() {
            self.table.state.represents_duplicates(card)
        } else {
            self.is_next(choice, card)
        };
        first || (G::POLICY.judges_copies_apart && self.duplicates_are_refused(choice, card))
    }

    /// Whether a card is the first of its likes that has not been declared yet.
    fn is_next(&self, choice: &Choice, card: CardId) -> bool {
        let state = &self.table.state;
        let zone = state.zone_by_id(state.card(card).zone);
        let mut likes = zone.iter().copied().filter(|&other| state.can_stand_for(card, other));
        likes.find(|&other| !self.is_declared(&about(choice, card, other))) == Some(card)
    }

    /// Whether an option on offer, about a card with this face, is another one about a like of its card, known to no fewer
    /// seats.
    #[inline]
    fn is_duplicate(&self, (face, offered): &(FaceId, Choice), choice: &Choice, card: CardId) -> bool {
        let state = &self.table.state;
        let two = state.card(card);
        if *face != two.face || offered.word != choice.word {
            return false;
        }
        let (Arg::Card(other), Arg::Card(own)) = (offered.args[0], choice.args[0]) else { return false };
        let one = state.card(other);
        own == card
            && offered.args[1..] == choice.args[1..]
            && one.known.count() >= two.known.count()
            && state.can_stand_for(other, card)
    }

    /// Whether all likes of a card that would stand for it are refused, so that it stands for the rest.
    fn duplicates_are_refused(&self, choice: &Choice, card: CardId) -> bool {
        self.table.duplicates_ahead(card).all(|other| {
            let instead = about(choice, card, other);
            self.is_declared(&instead) || G::judge::<()>(self.look, self.moment, self.seat, &instead).is_err()
        })
    }
}

/// The same about another card.
fn about(choice: &Choice, card: CardId, other: CardId) -> Choice {
    Choice { args: choice.args.map(|arg| if arg == Arg::Card(card) { Arg::Card(other) } else { arg }), ..*choice }
}

impl<G: Game> Table<G> {
    /// Writes the options of the open question into a list that is used again and again.
    pub fn options(&self, book: &Book<G>, out: &mut Vec<Choice>) {
        out.clear();
        if let Some(question) = &self.question {
            let _ = self.each_option(book, question, &mut |choice| {
                out.push(choice);
                ControlFlow::Continue(())
            });
        }
    }

    /// Goes through the legal answers to a question.
    pub(crate) fn each_option(
        &self,
        book: &Book<G>,
        question: &Question<G>,
        out: &mut impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match question.ask {
            Ask::Act(moment) => self.each_act(book, moment, question.seat, out),
            Ask::Choose => self.each_choice(book, out),
            Ask::OneOf => self.each_way(book, out),
            Ask::Order => self.each_waiting_text(book, out),
            Ask::Trigger => {
                out(Choice::plain(YES))?;
                out(Choice::plain(NO))
            }
            Ask::Replace => self.each_replacement(book, out),
        }
    }

    /// The answers to a question of the game.
    #[inline]
    fn each_act(
        &self,
        book: &Book<G>,
        moment: G::Moment,
        seat: Seat,
        out: &mut impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let look = self.look(book);
        let acts = Acts::new(self, look, moment, seat);
        let mut offered: ArrayVec<(FaceId, Choice), 24> = ArrayVec::new();
        G::candidates(look, moment, seat, &mut |choice| {
            let card = choice.card();
            // A like that is on offer already stands for this one, and need not be judged again.
            if G::POLICY.judges_copies_apart
                && card.is_some_and(|card| offered.iter().any(|other| acts.is_duplicate(other, &choice, card)))
            {
                return ControlFlow::Continue(());
            }
            if !acts.is_open(&choice, card) {
                return ControlFlow::Continue(());
            }
            if G::POLICY.judges_copies_apart
                && let Some(card) = card
                && !offered.is_full()
            {
                offered.push((self.state.card(card).face, choice));
            }
            out(choice)
        })?;
        if self.in_window() { self.each_text_on_offer(seat, out) } else { ControlFlow::Continue(()) }
    }

    /// What can be chosen next, and to stop once there is enough.
    fn each_choice(&self, book: &Book<G>, out: &mut impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let Some((choosing, taken)) = self.choosing(book) else { return ControlFlow::Continue(()) };
        let look = self.look(book);
        match &choosing.pick {
            Pick::Cards(cards) => look.each_card(cards, |card| {
                if self.is_free(choosing, Target::Card(self.state.refer(card)))
                    && self.represents_free_duplicates(look, cards, choosing, card)
                {
                    out(Choice::about(choosing.word, Arg::Card(card)))
                } else {
                    ControlFlow::Continue(())
                }
            })?,
            Pick::Seats(_) | Pick::Dice(..) | Pick::Numbers(_) => {
                for target in look.targets(&choosing.pick) {
                    let arg = match target {
                        Target::Seat(seat) => Arg::Seat(seat),
                        Target::Die(die) => Arg::Die(die),
                        Target::Number(number) => Arg::Number(number),
                        Target::Card(_) => continue,
                    };
                    if self.is_free(choosing, target) {
                        out(Choice::about(choosing.word, arg))?;
                    }
                }
            }
        }
        if taken >= choosing.least { out(Choice::plain(DONE)) } else { ControlFlow::Continue(()) }
    }

    /// One of several effects. What would come to nothing is left out; where everything would, the first stands for all.
    fn each_way(&self, book: &Book<G>, out: &mut impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let Some(Frame::OneOf { node }) = self.frames.last() else { return ControlFlow::Continue(()) };
        let Node::OneOf { ways, .. } = book.tree.get(*node) else { return ControlFlow::Continue(()) };
        let look = self.look(book);
        let decides = matches!(&**ways, [(YES, _), (NO, _)]);
        let open = |way: &NodeId| G::is_branch_available(look, *way);
        let any = decides || ways.iter().any(|(_, way)| open(way));
        for (place, (word, way)) in ways.iter().enumerate() {
            let idle = if any { !open(way) } else { place > 0 };
            if *word != NO && idle {
                continue;
            }
            // Only a table that asks also when an answer is forced asks about what cannot begin.
            if !(self.ask_when_forced && *word == YES && self.is_idle(book, *way)) {
                out(Choice::plain(*word))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Which of the texts that wait together comes first. A text that several events have set off stands there once.
    fn each_waiting_text(&self, book: &Book<G>, out: &mut impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let Some(Frame::Window(window)) = self.frames.last() else { return ControlFlow::Continue(()) };
        let group = &window.queue[..window.next_group(book, &self.state)];
        for (number, pending) in group.iter().enumerate() {
            if !group[..number].iter().any(|other| is_same_text(book, other, pending)) {
                out(Choice::about(FIRST, Arg::Number(number as i32 + 1)))?;
            }
        }
        if window.has_ordered_offer() {
            out(Choice::about(FIRST, Arg::Number(group.len() as i32 + 1)))?;
        }
        if self.may_leave_texts() { out(Choice::plain(PASS)) } else { ControlFlow::Continue(()) }
    }

    /// Which text puts something in an event's place, and to leave them if all may be left.
    fn each_replacement(&self, book: &Book<G>, out: &mut impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut offered: ArrayVec<Choice, 24> = ArrayVec::new();
        let open = self.open_replacements(book);
        let leave = open.iter().all(|found| found.optional);
        for (number, found) in open.into_iter().enumerate() {
            let choice = match G::rewrite_word(&found.rewrite) {
                Some(word) => Choice::plain(word),
                None => Choice::about(APPLY, Arg::Number(number as i32 + 1)),
            };
            if !offered.contains(&choice) {
                offered.push(choice);
                out(choice)?;
            }
        }
        if leave { out(Choice::plain(NO)) } else { ControlFlow::Continue(()) }
    }

    /// In an open offer: the optional texts of the seat that is asked, and to pass.
    pub(crate) fn each_text_on_offer(
        &self,
        seat: Seat,
        out: &mut impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if let Some(Frame::Window(window)) = self.frames.last() {
            for (number, pending) in window.queue.iter().enumerate() {
                if pending.optional && pending.origin.you == seat {
                    out(Choice::about(FIRST, Arg::Number(number as i32 + 1)))?;
                }
            }
        }
        out(Choice::plain(PASS))
    }

    /// What seats have said in the offer on top of the stack, if it collects.
    pub(crate) fn collected(&self) -> &[(Seat, Choice)] {
        match self.frames.last() {
            Some(Frame::Window(window)) => window.offers.first().map_or(&[], |offer| &offer.collected),
            _ => &[],
        }
    }

    /// Whether a target has not been chosen yet.
    pub(crate) fn is_free(&self, choosing: &Choosing<G>, target: Target) -> bool {
        !self.scope().in_slot(choosing.slot).any(|other| other == target)
    }

    /// Whether a card stands for those of its likes that have not been chosen yet.
    fn represents_free_duplicates(
        &self,
        look: Look<G>,
        pick: &CardPick<G>,
        choosing: &Choosing<G>,
        card: CardId,
    ) -> bool {
        if spec::<G>(choosing.word).by_face {
            let same = |other: &&CardId| {
                self.state.card(**other).face == self.state.card(card).face
                    && look.belongs::<()>(pick, **other).is_ok()
                    && self.is_free(choosing, Target::Card(self.state.refer(**other)))
            };
            return self.state.zone_by_id(self.state.card(card).zone).iter().find(same) == Some(&card);
        }
        if self.scope().chosen.is_empty() && self.state.represents_duplicates(card) {
            return true;
        }
        self.duplicates_ahead(card).all(|other| {
            !self.is_free(choosing, Target::Card(self.state.refer(other))) || look.belongs::<()>(pick, other).is_err()
        })
    }

    /// The likes of a card that would stand for it: known to more seats, or lying before it.
    fn duplicates_ahead(&self, card: CardId) -> impl Iterator<Item = CardId> + '_ {
        let known = |card: CardId| self.state.card(card).known.count();
        let mut before = true;
        let zone = self.state.zone_by_id(self.state.card(card).zone);
        zone.iter().copied().filter(move |&other| {
            before &= other != card;
            let ahead = known(other) > known(card) || (known(other) == known(card) && before);
            other != card && ahead && self.state.can_stand_for(card, other)
        })
    }
}
