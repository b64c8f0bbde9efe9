//! A game without its type.

use std::sync::Arc;

use serde::Serialize;

use crate::book::{Book, Both, CardText, Deck, Language, Source};
use crate::effect::node::NodeId;
use crate::error::{LoadError, SetupError};
use crate::game::{EditionOption, Game, Setup};
use crate::matches::Match;
use crate::notation;
use crate::observe::{self, Layout, Room};
use crate::odds::OddsRow;
use crate::refusal::Reason;
use crate::resolve::table::Table;
use crate::scenario::{self, Scenario};
use crate::schema::{self, Schema};
use crate::table::cards::FaceId;
use crate::table::chance::Random;
use crate::table::dice::DiceBook;
use crate::table::seats::Seat;

use super::AnyMatch;

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
    fn faces(&self) -> usize;
    /// Whether a face is no card of the game but shows a rule that no card uses.
    fn is_example(&self, face: FaceId) -> bool;
    /// The face with a slug.
    fn find(&self, slug: &str) -> Option<FaceId>;
    fn slug(&self, face: FaceId) -> &str;
    fn name(&self, face: FaceId, language: Language) -> &str;
    /// The words of the notation with their patterns, the kernel's first.
    fn words(&self) -> Vec<(&'static str, &'static str)>;
    fn dice(&self) -> &DiceBook;
    /// Whether a die is called by its kind and the side on top, so that those that look alike are one to a player.
    fn names_dice_by_side(&self) -> bool;
    /// The name of a part of a card, from 1.
    fn part_name(&self, face: FaceId, part: u8, language: Language) -> Option<String>;
    /// One of the effects that a text lets somebody choose from, in words.
    fn way_text(&self, node: NodeId, way: u8, language: Language) -> Option<String>;
    /// A standing text of a card, in words.
    fn law_text(&self, face: FaceId, law: u8, language: Language) -> Option<String>;
    /// A card as a reader sees it.
    fn card_text(&self, face: FaceId, language: Language) -> CardText;
    /// Whether something printed on a face is a best reconstruction.
    fn is_uncertain(&self, face: FaceId) -> bool;
    /// What the dice of a face may bring before they are first rolled.
    fn odds(&self, face: FaceId, language: Language) -> Vec<OddsRow>;
    /// Says that there is no such card, and which may be meant.
    fn unknown_card(&self, slug: &str) -> String;
    /// The cards that needed code of their own.
    fn special_cards(&self) -> &'static [&'static str];
    fn decks(&self) -> &[Deck];
    /// Whether effects can make new cards.
    fn makes_cards(&self) -> bool;
    /// The formats in which decks are built, the usual one first.
    fn formats(&self) -> &'static [&'static str];
    /// What is wrong with a list of cards as a deck of a format.
    fn check_deck(&self, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String>;
    /// How many cards a deck may name that it begins with.
    fn opening(&self) -> u8;
    /// What is wrong with the cards that a deck of these cards would begin with.
    fn check_opening(&self, cards: &[(FaceId, u16)], opening: &[FaceId]) -> Vec<Reason>;
    /// Reads a deck file; the deck is not kept.
    fn read_deck(&self, source: &Source) -> Result<Deck, Vec<LoadError>>;
    /// The deck file that is read as these cards.
    fn write_deck(&self, id: &str, name: &Both, cards: &[(FaceId, u16)], opening: &[FaceId]) -> Result<String, String>;
    /// Begins a match.
    fn start(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// What is decided in a scenario, as the notation of the options has it.
    fn rehearse(&self, scenario: &Scenario) -> Result<Vec<(Seat, String)>, String>;
    /// Plays a scenario and compares.
    fn check(&self, scenario: &Scenario) -> Result<(), String>;
    /// What is printed on a face, by words for whoever draws it.
    fn print(&self, face: FaceId) -> Vec<(&'static str, String)>;
    /// Whether each seat has a deck of its own.
    fn deck_each(&self) -> bool;
    /// What can be chosen before a match: each option with its values, the default first.
    fn editions(&self) -> &[EditionOption];
    /// Lays out a scenario's position to play from.
    fn open(&self, scenario: &Scenario, ask_when_forced: bool) -> Result<Box<dyn AnyMatch>, String>;
    /// The lists that give meaning to numbers.
    fn schema(&self) -> Schema;
    /// Where everything stands in an observation with so much room.
    fn layout(&self, room: Room) -> Layout;
    /// A match at a table that [`AnyMatch::to_bytes`] has written, without its story; `setup` is that of the match.
    fn resume(&self, setup: &Setup, table: &[u8]) -> Result<Box<dyn AnyMatch>, String>;
    /// Plays at random, options derived at every decision, for at least so many decisions.
    fn play_at_random(&self, setup: &Setup, decisions: u64) -> Result<Played, SetupError>;
}

/// A game behind the interface.
#[derive(Clone, Debug)]
pub struct ErasedGame<G: Game>(pub Arc<Book<G>>);

impl<G: Game> AnyGame for ErasedGame<G> {
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
    fn dice(&self) -> &DiceBook {
        &self.0.dice
    }
    fn names_dice_by_side(&self) -> bool {
        G::DICE_BY_SIDE
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
    fn is_uncertain(&self, face: FaceId) -> bool {
        G::is_uncertain(&self.0, face)
    }
    fn odds(&self, face: FaceId, language: Language) -> Vec<OddsRow> {
        G::odds(&self.0, face, language)
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
        G::POLICY.makes_cards
    }
    fn formats(&self) -> &'static [&'static str] {
        G::FORMATS
    }
    fn check_deck(&self, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
        G::check_deck(&self.0, format, cards)
    }
    fn opening(&self) -> u8 {
        G::OPENING
    }
    fn check_opening(&self, cards: &[(FaceId, u16)], opening: &[FaceId]) -> Vec<Reason> {
        G::check_opening(&self.0, cards, opening)
    }
    fn read_deck(&self, source: &Source) -> Result<Deck, Vec<LoadError>> {
        G::read_deck(&self.0, source)
    }
    fn write_deck(&self, id: &str, name: &Both, cards: &[(FaceId, u16)], opening: &[FaceId]) -> Result<String, String> {
        G::write_deck(&self.0, id, name, cards, opening)
    }
    fn start(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::start(self.0.clone(), setup)?))
    }
    fn rehearse(&self, scenario: &Scenario) -> Result<Vec<(Seat, String)>, String> {
        scenario::run::rehearse(&self.0, scenario)
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
    fn editions(&self) -> &[EditionOption] {
        &self.0.editions
    }
    fn open(&self, scenario: &Scenario, ask_when_forced: bool) -> Result<Box<dyn AnyMatch>, String> {
        Ok(Box::new(scenario::run::open(&self.0, scenario, ask_when_forced)?))
    }
    fn schema(&self) -> Schema {
        schema::schema::<G>()
    }
    fn layout(&self, room: Room) -> Layout {
        observe::layout::<G>(room)
    }
    fn resume(&self, setup: &Setup, table: &[u8]) -> Result<Box<dyn AnyMatch>, String> {
        let table = Table::<G>::from_bytes(table, setup.ask_when_forced)?;
        Ok(Box::new(Match::from_table(self.0.clone(), setup, table)))
    }
    fn play_at_random(&self, setup: &Setup, decisions: u64) -> Result<Played, SetupError> {
        let mut played = Played::default();
        let mut random = Random::new(setup.seed);
        let mut options = Vec::new();
        while played.decisions < decisions {
            let seed = setup.seed.wrapping_add(played.games);
            let state = self.0.set_up(&Setup { seed, ..setup.clone() })?;
            let mut table = Table::start(&self.0, state, setup.ask_when_forced, &mut ());
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
