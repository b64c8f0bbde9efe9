//! A match without its type.

use crate::arrange::{Unknown, arrange, unknown};
use crate::audit;
use crate::book::Language;
use crate::game::{Game, Goal, Note, Verdict};
use crate::inquiry::{self, Inquiry};
use crate::log::Entry;
use crate::matches::{Explanation, Knowledge, Match, OptionText};
use crate::observe::{self, Layout, Trace};
use crate::odds::RollOdds;
use crate::phrase::Phrase;
use crate::placed::{self, Placed};
use crate::question::Choice;
use crate::record::{Decision, Record};
use crate::redeal::{redeal, reseed};
use crate::refusal::Refusal;
use crate::resolve::frame::Frame;
use crate::resolve::modifier::Reading;
use crate::search::{self, Offered, Roll};
use crate::table::cards::FaceId;
use crate::table::chance::Random;
use crate::table::seats::Seat;
use crate::table::state::State;
use crate::table::zones::{Visibility, ZoneKind};
use crate::view::{self, Chosen, Eyes, View};

/// A number of a card by name, and how it came about.
pub type NamedReading = (&'static str, Reading);

/// A match of some game.
pub trait AnyMatch: Send + Sync {
    /// The game's word.
    fn game(&self) -> &'static str;
    fn asked(&self) -> Option<Seat>;
    /// The options, in a fixed order.
    fn options(&self) -> Vec<OptionText>;
    fn option_count(&self) -> usize;
    /// What is asked.
    fn prompt(&self) -> Option<Phrase>;
    /// The open question as a program reads it. It is for the seat that is asked.
    fn inquiry(&self) -> Option<Inquiry>;
    /// The cards and dice that the asked seat has chosen one after another, while nothing has come of it yet.
    fn chosen(&self) -> Vec<Chosen>;
    /// How many may be chosen in all, where a card's text says it.
    fn most(&self) -> Option<u8>;
    /// What a seat has written, offered or not, in words; nothing if it cannot be read.
    fn describe(&self, seat: Seat, text: &str) -> Option<Phrase>;
    /// Takes a decision written in the notation.
    fn answer(&mut self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// Takes the option with this number, without log or record.
    fn step(&mut self, option: usize);
    /// Takes any option, without log or record.
    fn step_at_random(&mut self, random: &mut Random);
    /// Whether something could be done now.
    fn explain(&self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// All that could be tried with a card.
    fn why_not(&self, seat: Seat, card: &str) -> Result<Vec<Explanation>, Refusal>;
    /// All that could be tried with the card at a place, as far as the seat knows the card.
    fn why_not_at(&self, seat: Seat, zone: &str, holder: Option<Seat>, index: usize) -> Vec<Explanation>;
    /// How the numbers of the card at a place came about, for whoever knows the card.
    fn readings_at(&self, viewer: Option<Seat>, zone: &str, holder: Option<Seat>, index: usize) -> Vec<NamedReading>;
    /// The numbers that decide the match once they are so high.
    fn goals(&self) -> Vec<Goal>;
    /// What the dice may still bring whoever is asked, answer by answer in the notation.
    fn roll_odds(&self, language: Language) -> Vec<RollOdds<String>>;
    /// What everybody knows now.
    fn knowledge(&self) -> Knowledge;
    /// What a seat sees.
    fn view(&self, viewer: Option<Seat>) -> View;
    /// Everything on the table, every secret with it: for nobody who plays.
    fn all_seeing_view(&self) -> View;
    /// What has happened.
    fn log(&self) -> &[Entry];
    /// How it ended.
    fn verdict(&self) -> Option<&Verdict>;
    /// The decisions so far.
    fn decisions(&self) -> &[Decision];
    /// How many of them a viewer knows of.
    fn decisions_seen_by(&self, viewer: Option<Seat>) -> u32;
    /// The record so far.
    fn record(&self) -> Record;
    /// The same match once more.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// The same match without its story and record, to think about.
    fn bare(&self) -> Box<dyn AnyMatch>;
    /// The same match with other secrets, for a seat to think about.
    fn redealt(&self, seat: Seat, seed: u64) -> Box<dyn AnyMatch>;
    /// The same match with other chance from now on; every card stays where it is.
    fn reseeded(&self, seed: u64) -> Box<dyn AnyMatch>;
    /// The cards that a seat does not know, in a fixed order.
    fn unknown(&self, seat: Seat) -> Vec<Unknown>;
    /// The same match with these faces on the cards that a seat does not know; see [`arrange`].
    fn arranged(&self, seat: Seat, faces: &[FaceId]) -> Option<Box<dyn AnyMatch>>;
    /// How many cards there are on the table, wherever they lie.
    fn card_count(&self) -> usize;
    /// The table's hash.
    fn digest(&self) -> u64;
    /// The table as bytes.
    fn to_bytes(&self) -> Vec<u8>;
    /// Which turn it is, from 1.
    fn turn(&self) -> u32;
    /// Marks the faces that a seat sees now among its own cards and those of nobody; `seen` has a place for every face.
    fn mark_seen(&self, seat: Seat, seen: &mut [bool]);
    /// Marks the faces that are in the match for a seat, seen or not: its own cards and those of nobody.
    fn mark_present(&self, seat: Seat, present: &mut [bool]);
    /// Counts by face the cards that a seat holds unseen by others, and those that are its own wherever they lie. Both lists have
    /// a place for every face.
    fn count_cards(&self, seat: Seat, held: &mut [u16], owned: &mut [u16]);
    /// What statistics note of the table, or of a seat, beside the gauges: always the same names in the same order.
    fn notes(&self, seat: Option<Seat>) -> Vec<(&'static str, Note)>;
    /// The face that an option plays, if it plays one.
    fn plays(&self, option: usize) -> Option<FaceId>;
    /// What tells a good table from a bad one for a seat, number by number.
    fn features(&self, seat: Seat, out: &mut Vec<f64>);
    /// Which cards lie where, as a learned judgement reads them.
    fn placed(&self, out: &mut Vec<Placed>);
    /// A seat's gauges, in the game's order.
    fn gauges(&self, seat: Seat, out: &mut Vec<f64>);
    /// How far those who lost together got, between 0 and 1.
    fn headway(&self) -> f64;
    /// The team of each seat that is still in the game.
    fn teams(&self) -> Vec<(Seat, u8)>;
    /// How many sat down.
    fn seats(&self) -> u8;
    /// The value of an option of the set-up, the default where none was chosen.
    fn edition(&self, option: &str) -> Option<&str>;
    /// The options for whoever searches: with keys by which they are recognised on other tables.
    fn offers(&self, out: &mut Vec<Offered>);
    /// The options into a list that is used again and again.
    fn list_options(&self, out: &mut Vec<Choice>);
    /// The keys of the options just listed, by which the same act is recognised in other matches.
    fn keys(&self, options: &[Choice], out: &mut Vec<u64>);
    /// Writes what somebody sees as numbers; see [`observe::write`].
    fn observe_into(&self, eyes: Eyes, options: &[Choice], layout: &Layout, trace: &mut Trace, out: &mut [i16])
    -> bool;
    /// Takes one of the options that [`AnyMatch::offers`] or [`AnyMatch::list_options`] just gave, without log or record.
    fn take(&mut self, choice: &Choice);
    /// Plays on by rank, now and then at random, until it is worth stopping.
    fn roll_out(&mut self, roll: &Roll, random: &mut Random) -> u32;
    /// Whether the table can be valued as it is: nothing is half done.
    fn is_quiet(&self) -> bool;
    /// Whether the open question is part of an act that has been chosen already.
    fn is_routine(&self) -> bool;
    /// The option that looks most promising at first sight, by its number.
    fn best_by_rank(&self) -> Option<usize>;
    /// Takes it, without log or record.
    fn step_by_rank(&mut self);
    /// Checks everything that must hold at a decision.
    fn audit(&self, random: &mut Random) -> Result<(), String>;
    /// How many events lie within each other on this table: none between effects, two in an attack during an attack.
    fn depth(&self) -> usize;
    /// Copies the table so often and says how many bytes a copy holds.
    fn copy_often(&self, times: u64) -> usize;
    /// Re-deals the table so often.
    fn redeal_often(&self, times: u64) -> usize;
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }
    fn asked(&self) -> Option<Seat> {
        self.table.question().map(|question| question.seat)
    }
    fn options(&self) -> Vec<OptionText> {
        let options = Match::options(self);
        options.iter().map(|choice| self.option_text(choice)).collect()
    }
    fn option_count(&self) -> usize {
        Match::options(self).len()
    }
    fn prompt(&self) -> Option<Phrase> {
        Match::prompt(self)
    }
    fn inquiry(&self) -> Option<Inquiry> {
        inquiry::inquiry(&self.base.book, &self.table)
    }
    fn chosen(&self) -> Vec<Chosen> {
        Match::chosen(self)
    }
    fn most(&self) -> Option<u8> {
        Match::most(self)
    }
    fn describe(&self, seat: Seat, text: &str) -> Option<Phrase> {
        Match::describe(self, seat, text)
    }
    fn answer(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        Match::answer(self, seat, text)
    }
    fn step_at_random(&mut self, random: &mut Random) {
        let options = Match::options(self);
        if !options.is_empty() {
            let choice = options[random.below(options.len() as u32) as usize];
            self.answer_option(&choice, &mut ());
        }
    }
    fn step(&mut self, option: usize) {
        let choice = Match::options(self)[option];
        self.answer_option(&choice, &mut ());
    }
    fn explain(&self, seat: Seat, text: &str) -> Result<(), Refusal> {
        Match::explain(self, seat, text)
    }
    fn why_not(&self, seat: Seat, card: &str) -> Result<Vec<Explanation>, Refusal> {
        Match::why_not(self, seat, card)
    }
    fn why_not_at(&self, seat: Seat, zone: &str, holder: Option<Seat>, index: usize) -> Vec<Explanation> {
        let state = &self.table.state;
        let card = view::card_at(state, zone, holder, index);
        let card = card.filter(|card| state.card(*card).known.contains(Some(seat)));
        card.map(|card| self.try_all(seat, &[card])).unwrap_or_default()
    }
    fn readings_at(&self, viewer: Option<Seat>, zone: &str, holder: Option<Seat>, index: usize) -> Vec<NamedReading> {
        let state = &self.table.state;
        let card = view::card_at(state, zone, holder, index);
        let Some(card) = card.filter(|card| state.card(*card).known.contains(viewer)) else { return Vec::new() };
        let look = self.table.look(&self.base.book);
        let values = G::values(look, card).into_iter();
        values.filter_map(|(name, _)| Some((name, G::reading(look, card, name)?))).collect()
    }
    fn goals(&self) -> Vec<Goal> {
        G::goals(self.table.look(&self.base.book))
    }
    fn roll_odds(&self, language: Language) -> Vec<RollOdds<String>> {
        let look = self.table.look(&self.base.book);
        let Some(question) = self.table.question() else { return Vec::new() };
        let odds = G::roll_odds(look, question, language).into_iter();
        odds.map(|odds| odds.map(|choice| self.write(&choice))).collect()
    }
    fn knowledge(&self) -> Knowledge {
        Match::knowledge(self)
    }
    fn view(&self, viewer: Option<Seat>) -> View {
        view::view(&self.base.book, &self.table, viewer)
    }
    fn all_seeing_view(&self) -> View {
        view::all_seeing_view(&self.base.book, &self.table)
    }
    fn log(&self) -> &[Entry] {
        &self.diary.entries
    }
    fn verdict(&self) -> Option<&Verdict> {
        self.table.state.verdict.as_ref()
    }
    fn decisions(&self) -> &[Decision] {
        &self.decisions
    }
    fn decisions_seen_by(&self, viewer: Option<Seat>) -> u32 {
        self.table.decisions_seen_by(viewer)
    }
    fn record(&self) -> Record {
        Match::record(self)
    }
    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
    fn bare(&self) -> Box<dyn AnyMatch> {
        Box::new(self.with_table(self.table.clone()))
    }
    fn redealt(&self, seat: Seat, seed: u64) -> Box<dyn AnyMatch> {
        Box::new(self.with_table(redeal(&self.base.book, &self.table, seat, seed)))
    }
    fn reseeded(&self, seed: u64) -> Box<dyn AnyMatch> {
        Box::new(self.with_table(reseed(&self.table, seed)))
    }
    fn unknown(&self, seat: Seat) -> Vec<Unknown> {
        unknown(&self.base.book, &self.table, seat)
    }
    fn arranged(&self, seat: Seat, faces: &[FaceId]) -> Option<Box<dyn AnyMatch>> {
        let table = arrange(&self.base.book, &self.table, seat, faces)?;
        Some(Box::new(self.with_table(table)))
    }
    fn card_count(&self) -> usize {
        self.table.state.cards().len()
    }
    fn digest(&self) -> u64 {
        self.table.digest()
    }
    fn to_bytes(&self) -> Vec<u8> {
        self.table.to_bytes()
    }
    fn turn(&self) -> u32 {
        G::turn(&self.table.state)
    }
    fn mark_seen(&self, seat: Seat, seen: &mut [bool]) {
        for card in self.table.state.cards() {
            // Whoever searches a deck knows it, and yet has not met its cards.
            let lies_open = State::<G>::zone_of(card.zone).0.visibility() != Visibility::Closed;
            if lies_open && card.known.contains(Some(seat)) && (card.owner == seat || card.owner == Seat::NONE) {
                seen[card.face.index()] = true;
            }
        }
    }
    fn mark_present(&self, seat: Seat, present: &mut [bool]) {
        for card in self.table.state.cards() {
            if card.owner == seat || card.owner == Seat::NONE {
                present[card.face.index()] = true;
            }
        }
    }
    fn count_cards(&self, seat: Seat, held: &mut [u16], owned: &mut [u16]) {
        for card in self.table.state.cards() {
            let (kind, holder) = State::<G>::zone_of(card.zone);
            if holder == seat && kind.is_personal() && kind.visibility() == Visibility::Owner {
                held[card.face.index()] += 1;
            }
            if card.owner == seat {
                owned[card.face.index()] += 1;
            }
        }
    }
    fn notes(&self, seat: Option<Seat>) -> Vec<(&'static str, Note)> {
        G::notes(self.table.look(&self.base.book), seat)
    }
    fn plays(&self, option: usize) -> Option<FaceId> {
        let choice = *Match::options(self).get(option)?;
        let card = choice.card().filter(|_| G::PLAYS.contains(&choice.word))?;
        Some(self.table.state.card(card).face)
    }
    fn features(&self, seat: Seat, out: &mut Vec<f64>) {
        out.clear();
        G::features(self.table.look(&self.base.book), seat, out);
        debug_assert_eq!(out.len(), G::FEATURES.len(), "as many numbers as names");
    }
    fn placed(&self, out: &mut Vec<Placed>) {
        placed::placed(&self.base.book, &self.table, out);
    }
    fn gauges(&self, seat: Seat, out: &mut Vec<f64>) {
        placed::gauges(&self.table, seat, out);
    }
    fn headway(&self) -> f64 {
        G::headway(self.table.look(&self.base.book))
    }
    fn teams(&self) -> Vec<(Seat, u8)> {
        let state = &self.table.state;
        state.players().filter(|seat| state.place(*seat).alive).map(|seat| (seat, state.place(seat).team)).collect()
    }
    fn seats(&self) -> u8 {
        self.base.setup.seats
    }
    fn edition(&self, option: &str) -> Option<&str> {
        self.base.book.edition(&self.base.setup, option)
    }
    fn offers(&self, out: &mut Vec<Offered>) {
        search::ranked_options(&self.base.book, &self.table, out);
    }
    fn list_options(&self, out: &mut Vec<Choice>) {
        self.table.options(&self.base.book, out);
    }
    fn keys(&self, options: &[Choice], out: &mut Vec<u64>) {
        observe::keys(&self.base.book, &self.table, options, out);
    }
    fn observe_into(
        &self,
        eyes: Eyes,
        options: &[Choice],
        layout: &Layout,
        trace: &mut Trace,
        out: &mut [i16],
    ) -> bool {
        observe::write(&self.base.book, &self.table, eyes, options, layout, trace, out)
    }
    fn take(&mut self, choice: &Choice) {
        self.answer_option(choice, &mut ());
    }
    fn roll_out(&mut self, roll: &Roll, random: &mut Random) -> u32 {
        search::roll_out(&self.base.book, &mut self.table, roll, random)
    }
    fn is_quiet(&self) -> bool {
        let look = self.table.look(&self.base.book);
        self.table.question().is_none_or(|question| G::is_quiet(look, &question.ask))
    }
    fn is_routine(&self) -> bool {
        let look = self.table.look(&self.base.book);
        self.table.question().is_some_and(|question| G::is_routine(look, &question.ask))
    }
    fn best_by_rank(&self) -> Option<usize> {
        most_promising(self, &Match::options(self))
    }
    fn step_by_rank(&mut self) {
        let options = Match::options(self);
        if let Some(best) = most_promising(self, &options) {
            self.answer_option(&options[best], &mut ());
        }
    }
    fn audit(&self, random: &mut Random) -> Result<(), String> {
        audit::audit(self, random)
    }
    fn depth(&self) -> usize {
        self.table.frames.iter().filter(|frame| matches!(frame, Frame::Event(_))).count()
    }
    fn copy_often(&self, times: u64) -> usize {
        let mut bytes = 0;
        for _ in 0..times {
            let copy = std::hint::black_box(self.table.clone());
            bytes = copy.state.cards().len();
        }
        bytes
    }
    fn redeal_often(&self, times: u64) -> usize {
        let seat = self.asked().unwrap_or(Seat(0));
        let mut cards = 0;
        for seed in 0..times {
            let copy = std::hint::black_box(redeal(&self.base.book, &self.table, seat, seed));
            cards = copy.state.cards().len();
        }
        cards
    }
}

/// The option with the highest rank; of equally promising ones the first.
fn most_promising<G: Game>(play: &Match<G>, options: &[Choice]) -> Option<usize> {
    let look = play.table.look(&play.base.book);
    let mut ranks: Vec<i32> = options.iter().map(|option| G::rank(look, option)).collect();
    G::rank_together(look, options.iter().zip(&mut ranks));
    ranks.iter().enumerate().rev().max_by_key(|(_, rank)| **rank).map(|(place, _)| place)
}
