//! Games and matches without their type: the interface through which everything above the games works.

use std::sync::Arc;

use serde::Serialize;

use crate::audit;
use crate::book::{Book, Both, CardText, Deck, Language, Source};
use crate::effect::node::NodeId;
use crate::error::{LoadError, SetupError};
use crate::game::{Game, Setup, Verdict};
use crate::log::Entry;
use crate::matches::Match;
pub use crate::matches::{Explanation, Knowledge, OptionText};
use crate::notation;
use crate::phrase::Phrase;
use crate::question::Choice;
use crate::record::{Decision, Record, hex};
use crate::redeal::redeal;
use crate::refusal::{Reason, Refusal};
use crate::resolve::frame::Frame;
use crate::resolve::modifier::Reading;
use crate::scenario::{self, Scenario};
use crate::search::{self, Offered, Roll};
use crate::table::cards::FaceId;
use crate::table::chance::Random;
use crate::table::seats::Seat;
use crate::table::state::State;
use crate::table::zones::{Sight, ZoneKind};
use crate::view::{self, View};

/// After so many decisions a random match is given up: chance can play a table into a corner where nobody can
/// hurt anybody any more.
pub const LONGEST: u32 = 5_000;

/// How much random play was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Played {
    /// Matches ended.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
}

/// A game with all its cards.
pub trait AnyGame: Send + Sync {
    /// The word that names it.
    fn id(&self) -> &'static str;
    /// The fewest and the most seats.
    fn seats(&self) -> (usize, usize);
    /// The names of the numbers by which tables are judged.
    fn features(&self) -> &'static [&'static str];
    /// A hash of all its data.
    fn data(&self) -> u64;
    /// How many faces there are.
    fn faces(&self) -> usize;
    /// Whether a face is no card of the game but shows a rule that no card uses.
    fn is_example(&self, face: FaceId) -> bool;
    /// The face with a slug.
    fn find(&self, slug: &str) -> Option<FaceId>;
    /// The slug of a face.
    fn slug(&self, face: FaceId) -> &str;
    /// The name of a face.
    fn name(&self, face: FaceId, language: Language) -> &str;
    /// The words of the notation with their patterns, the kernel's first.
    fn words(&self) -> Vec<(&'static str, &'static str)>;
    /// The name of a part of a card, from 1.
    fn part_name(&self, face: FaceId, part: u8, language: Language) -> Option<String>;
    /// One of the effects that a text lets somebody choose from, in words.
    fn way_text(&self, node: NodeId, way: u8, language: Language) -> Option<String>;
    /// A standing text of a card, in words.
    fn law_text(&self, face: FaceId, law: u8, language: Language) -> Option<String>;
    /// A card as a reader sees it.
    fn card_text(&self, face: FaceId, language: Language) -> CardText;
    /// Says that there is no such card, and which may be meant.
    fn unknown_card(&self, slug: &str) -> String;
    /// The cards that needed code of their own.
    fn special_cards(&self) -> &'static [&'static str];
    /// The decks.
    fn decks(&self) -> &[Deck];
    /// Whether effects can make new cards.
    fn makes_cards(&self) -> bool;
    /// The formats in which decks are built, the usual one first.
    fn formats(&self) -> &'static [&'static str];
    /// What is wrong with a list of cards as a deck of a format.
    fn check_deck(&self, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String>;
    /// Reads a deck file; the deck is not kept.
    fn read_deck(&self, source: &Source) -> Result<Deck, Vec<LoadError>>;
    /// The deck file that is read as these cards.
    fn write_deck(&self, id: &str, name: &Both, cards: &[(FaceId, u16)]) -> Result<String, String>;
    /// Begins a match.
    fn start(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// Plays a scenario and compares.
    fn check(&self, scenario: &Scenario) -> Result<(), String>;
    /// What is printed on a face, by words for whoever draws it.
    fn print(&self, face: FaceId) -> Vec<(&'static str, String)>;
    /// Whether each seat has a deck of its own.
    fn deck_each(&self) -> bool;
    /// Where editions of the rulebook differ: each option with its values, the default first.
    fn editions(&self) -> &'static [(&'static str, &'static [&'static str])];
    /// Lays out a scenario's position to play from.
    fn open(&self, scenario: &Scenario, paced: bool) -> Result<Box<dyn AnyMatch>, String>;
    /// Plays at random, options derived at every decision, for at least so many decisions.
    fn play_at_random(&self, setup: &Setup, decisions: u64) -> Result<Played, SetupError>;
}

/// A number of a card by name, and how it came about.
pub type NamedReading = (&'static str, Reading);

/// A match of some game.
pub trait AnyMatch: Send {
    /// The game's word.
    fn game(&self) -> &'static str;
    /// Who is asked.
    fn asked(&self) -> Option<Seat>;
    /// The options, in a fixed order.
    fn options(&self) -> Vec<OptionText>;
    /// How many options there are.
    fn option_count(&self) -> usize;
    /// What is asked.
    fn prompt(&self) -> Option<Phrase>;
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
    /// What everybody knows now.
    fn knowledge(&self) -> Knowledge;
    /// What a seat sees.
    fn view(&self, viewer: Option<Seat>) -> View;
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
    /// The face that an option plays, if it plays one.
    fn plays(&self, option: usize) -> Option<FaceId>;
    /// What tells a good table from a bad one for a seat, number by number.
    fn features(&self, seat: Seat, out: &mut Vec<f64>);
    /// The team of each seat that is still in the game.
    fn teams(&self) -> Vec<(Seat, u8)>;
    /// The options for whoever searches: with keys by which they are recognised on other tables.
    fn offers(&self, out: &mut Vec<Offered>);
    /// Takes one of the options that [`AnyMatch::offers`] just gave, without log or record.
    fn take(&mut self, choice: &Choice);
    /// Plays on by rank, now and then at random, until it is worth stopping.
    fn roll_out(&mut self, roll: &Roll, random: &mut Random) -> u32;
    /// Whether the table can be valued as it is: nothing is half done.
    fn is_quiet(&self) -> bool;
    /// Takes the option that looks most promising at first sight, without log or record.
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

/// A game behind the interface.
#[derive(Clone, Debug)]
pub struct Shelf<G: Game>(pub Arc<Book<G>>);

impl<G: Game> AnyGame for Shelf<G> {
    fn id(&self) -> &'static str {
        G::ID
    }
    fn seats(&self) -> (usize, usize) {
        (G::MIN_SEATS, G::MAX_SEATS)
    }
    fn features(&self) -> &'static [&'static str] {
        G::FEATURES
    }
    fn data(&self) -> u64 {
        self.0.data
    }
    fn faces(&self) -> usize {
        self.0.faces.len()
    }
    fn is_example(&self, face: FaceId) -> bool {
        self.0.face(face).example
    }
    fn find(&self, slug: &str) -> Option<FaceId> {
        self.0.find(slug)
    }
    fn slug(&self, face: FaceId) -> &str {
        &self.0.face(face).slug
    }
    fn name(&self, face: FaceId, language: Language) -> &str {
        self.0.face(face).name.get(language)
    }
    fn words(&self) -> Vec<(&'static str, &'static str)> {
        notation::words::<G>().map(|(_, spec)| (spec.name, spec.pattern)).collect()
    }

    fn part_name(&self, face: FaceId, part: u8, language: Language) -> Option<String> {
        G::part_name(&self.0, face, part, language)
    }
    fn way_text(&self, node: NodeId, way: u8, language: Language) -> Option<String> {
        G::way_text(&self.0, node, way, language)
    }
    fn law_text(&self, face: FaceId, law: u8, language: Language) -> Option<String> {
        G::law_text(&self.0, face, law, language)
    }
    fn card_text(&self, face: FaceId, language: Language) -> CardText {
        G::card_text(&self.0, face, language)
    }
    fn unknown_card(&self, slug: &str) -> String {
        notation::unknown_card(&self.0, slug)
    }
    fn special_cards(&self) -> &'static [&'static str] {
        G::SPECIAL_CARDS
    }
    fn decks(&self) -> &[Deck] {
        &self.0.decks
    }
    fn makes_cards(&self) -> bool {
        G::MAKES_CARDS
    }
    fn formats(&self) -> &'static [&'static str] {
        G::FORMATS
    }
    fn check_deck(&self, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
        G::check_deck(&self.0, format, cards)
    }
    fn read_deck(&self, source: &Source) -> Result<Deck, Vec<LoadError>> {
        G::read_deck(&self.0, source)
    }
    fn write_deck(&self, id: &str, name: &Both, cards: &[(FaceId, u16)]) -> Result<String, String> {
        G::write_deck(&self.0, id, name, cards)
    }
    fn start(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::start(self.0.clone(), setup)?))
    }
    fn check(&self, scenario: &Scenario) -> Result<(), String> {
        scenario::run::check(&self.0, scenario)
    }
    fn print(&self, face: FaceId) -> Vec<(&'static str, String)> {
        G::print(&self.0, face)
    }
    fn deck_each(&self) -> bool {
        G::DECK_EACH
    }
    fn editions(&self) -> &'static [(&'static str, &'static [&'static str])] {
        G::EDITIONS
    }
    fn open(&self, scenario: &Scenario, paced: bool) -> Result<Box<dyn AnyMatch>, String> {
        Ok(Box::new(scenario::run::open(&self.0, scenario, paced)?))
    }
    fn play_at_random(&self, setup: &Setup, decisions: u64) -> Result<Played, SetupError> {
        let mut played = Played::default();
        let mut random = Random::new(setup.seed);
        let mut options = Vec::new();
        while played.decisions < decisions {
            let seed = setup.seed.wrapping_add(played.games);
            let state = G::set_up(&self.0, &Setup { seed, ..setup.clone() })?;
            let mut table = crate::resolve::table::Table::start(&self.0, state, setup.paced, &mut ());
            while table.question().is_some() && table.decisions < LONGEST {
                table.options(&self.0, &mut options);
                let choice = options[random.below(options.len() as u32) as usize];
                table.answer_option(&self.0, &choice, &mut ());
                played.decisions += 1;
            }
            played.games += 1;
        }
        Ok(played)
    }
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
    fn knowledge(&self) -> Knowledge {
        Match::knowledge(self)
    }
    fn view(&self, viewer: Option<Seat>) -> View {
        view::view(&self.base.book, &self.table, viewer)
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
            let lies_open = State::<G>::zone_of(card.zone).0.sight() != Sight::Closed;
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
    fn teams(&self) -> Vec<(Seat, u8)> {
        let state = &self.table.state;
        state.players().filter(|seat| state.place(*seat).alive).map(|seat| (seat, state.place(seat).team)).collect()
    }
    fn offers(&self, out: &mut Vec<Offered>) {
        search::offers(&self.base.book, &self.table, out);
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
    fn step_by_rank(&mut self) {
        let options = Match::options(self);
        let look = self.table.look(&self.base.book);
        // Of equally promising ones the first.
        let best = options.iter().rev().max_by_key(|option| G::rank(look, option)).copied();
        if let Some(best) = best {
            self.answer_option(&best, &mut ());
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

/// Plays a record again and compares every hash. Stops after `to` decisions if that is given.
pub fn replay(game: &dyn AnyGame, record: &Record, to: Option<usize>) -> Result<Box<dyn AnyMatch>, String> {
    if record.game != game.id() {
        return Err(format!("a record of `{}`, not of `{}`", record.game, game.id()));
    }
    let data = hex(game.data());
    if record.data != data {
        return Err(format!(
            "played with other cards (data {}, here {data}); replay it with the version and data folder it was made with",
            record.data
        ));
    }
    let play = game.start(&record.setup).map_err(|error| error.to_string())?;
    if record.scenario.is_some() {
        return Err("it began from a scenario; open the scenario first".to_string());
    }
    replay_on(play, record, to)
}

/// Plays the decisions of a record on a table that has been laid out, and compares every hash.
pub fn replay_on(mut play: Box<dyn AnyMatch>, record: &Record, to: Option<usize>) -> Result<Box<dyn AnyMatch>, String> {
    for (number, decision) in record.decisions.iter().enumerate().take(to.unwrap_or(usize::MAX)) {
        play.answer(decision.seat, &decision.text).map_err(|refusal| {
            format!("decision {}: `{}` by {}: {refusal}", number + 1, decision.text, decision.seat)
        })?;
        let hash = hex(play.digest());
        if hash != decision.hash {
            return Err(format!(
                "decision {}: the table has hash {hash}, the record says {}; the record was changed or made by another version",
                number + 1,
                decision.hash
            ));
        }
    }
    Ok(play)
}
