//! One rulebook: all that the kernel cannot know about a game.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::book::{Book, Both, CardText, Deck, Language, Source};
use crate::effect::compile::{Compiler, Tree};
use crate::effect::node::NodeId;
use crate::effect::tree::CardPick;
use crate::error::{LoadError, SetupError};
use crate::notation::{WordId, WordSpec};
use crate::phrase::Phrase;
use crate::quantity::Quantity;
use crate::question::Choice;
use crate::refusal::{Reason, Why};
use crate::resolve::event::{Offer, Outcome, Proposal, Step};
use crate::resolve::look::Look;
use crate::resolve::modifier::Reading;
use crate::resolve::scope::Origin;
use crate::table::cards::{CardId, FaceId, Mark};
use crate::table::seats::{Seat, SeatSet};
use crate::table::state::State;
use crate::table::zones::ZoneKind;

/// A plain value: copied, compared, hashed, printed and stored without further ado.
pub trait Plain: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Plain for T {}

/// A word of a game's card language: read from card files.
pub trait Word: Clone + Eq + Hash + Debug + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Hash + Debug + DeserializeOwned + Send + Sync + 'static> Word for T {}

/// A number that a seat has: health, mastery, gems.
pub trait GaugeKind: Copy + Eq + Hash + Debug + 'static {
    /// Every gauge, in a fixed order.
    const ALL: &'static [Self];
    /// The gauge's place in that order.
    fn index(self) -> usize;
    /// The gauge's word in the notation.
    fn name(self) -> &'static str;
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
pub struct Verdict {
    /// Who won; nobody in a draw or a common defeat.
    pub winners: SeatSet,
    /// Why, as the key of a phrase.
    pub why: VerdictKind,
}

impl Verdict {
    /// What a seat has of it: a win is 1, a draw a half, a defeat nothing.
    pub fn share(&self, seat: Seat) -> f64 {
        match self.why {
            _ if self.winners.contains(Some(seat)) => 1.0,
            VerdictKind::Draw | VerdictKind::Loop => 0.5,
            _ => 0.0,
        }
    }
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
pub enum VerdictKind {
    /// Somebody fulfilled the game's aim.
    Won,
    /// Everybody lost, or nobody won.
    Draw,
    /// Effects that nobody can stop ran in a circle.
    Loop,
    /// The game itself won against everybody.
    Lost,
}

/// What is chosen before a match begins.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many people and bots play.
    pub seats: u8,
    /// The seed of everything random.
    pub seed: u64,
    /// The deck of the table or of each seat, by id; the game's own default where it is left out.
    #[serde(default)]
    pub decks: Vec<String>,
    /// Where editions of the rulebook differ: the option's name and the value chosen; the default where it is left out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// Decks that are brought along, as deck files by id: they come before the game's own.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub brought: BTreeMap<String, String>,
    /// Whether a question with a single answer is put all the same where only the asked seat can know that there is but
    /// one: then being asked tells nobody anything.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paced: bool,
}

impl Setup {
    /// A match with default decks and options.
    pub fn new(seats: u8, seed: u64) -> Setup {
        Setup { seats, seed, decks: Vec::new(), options: BTreeMap::new(), brought: BTreeMap::new(), paced: false }
    }
}

/// One rulebook. Verbs, zones and words are its types; the rest are plain functions.
pub trait Game: Plain + Copy {
    /// The word that names the game in commands and files.
    const ID: &'static str;
    /// The fewest seats.
    const MIN_SEATS: usize;
    /// The most seats, those of a scenario included.
    const MAX_SEATS: usize;
    /// The words of the notation.
    const WORDS: &'static [WordSpec];
    /// The marks a card can have, with their words in scenarios.
    const MARKS: &'static [(&'static str, Mark)];
    /// The cards that needed code of their own, counted by the card report.
    const SPECIAL_CARDS: &'static [&'static str] = &[];
    /// The occasion whose effect is meant when a card's effect is copied.
    const COPIED: u8 = 0;
    /// Whether triggers that fire while a cost is paid wait until it is paid.
    const COSTS_HOLD_TRIGGERS: bool = false;
    /// Whether replacements also apply to what is done as a cost.
    const COSTS_CAN_BE_REPLACED: bool = true;
    /// Whether forced texts come before optional ones; otherwise they are ordered together.
    const FORCED_FIRST: bool = true;
    /// Whether the effects that events enter need to know the event; it costs a copy each time.
    const TEXTS_KNOW_EVENTS: bool = true;
    /// Whether effects can make new cards: tokens.
    const MAKES_CARDS: bool = false;
    /// Whether each seat has a deck of its own; otherwise the table has one.
    const DECK_EACH: bool = false;
    /// Where editions of the rulebook differ: each option with its values, the default first.
    const EDITIONS: &'static [(&'static str, &'static [&'static str])] = &[];
    /// The formats in which decks are built, the usual one first; none where decks are not built.
    const FORMATS: &'static [&'static str] = &[];
    /// The names of the numbers that [`Game::features`] gives, in their order.
    const FEATURES: &'static [&'static str];
    /// The words with which a player plays a card, for whoever counts what is played.
    const PLAYS: &'static [WordId] = &[];
    /// Whether [`Game::entail`] has anything to say.
    const ENTAILS: bool = false;
    /// Whether moments of the game gather cards one by one: then of several equal cards one may be legal where another is
    /// not, and which of them stands for the rest is looked up.
    const GATHERS: bool = false;
    /// Whether players can have a series of decisions repeated, see [`Game::repeated`].
    const REPEATS: bool = false;
    /// Whether [`Game::settle`] has anything to do.
    const SETTLES: bool = false;

    /// The places cards lie in.
    type Zone: ZoneKind + Plain;
    /// The numbers a seat has.
    type Gauge: GaugeKind + Plain;
    /// What is neither card, die nor gauge.
    type Extra: Plain;
    /// What is printed on a card besides its name and effects.
    type Printed: Word;
    /// The smallest changes the rulebook names.
    type Verb: Word;
    /// The conditions the rulebook names.
    type Test: Word;
    /// The kinds of cards the rulebook speaks of.
    type Filter: Word;
    /// Values that cards can change.
    type Quality: Word + Copy;
    /// Numbers the rulebook names: the strength of a card, what was chosen for X.
    type Measure: Word;
    /// What a trigger or replacement waits for.
    type Pattern: Word;
    /// How a replacement changes an event.
    type Rewrite: Word;
    /// What is happening now: a verb made concrete.
    type Event: Plain;
    /// A moment in which the game asks a question of its own.
    type Moment: Plain + Copy;
    /// Procedures of the rulebook, built once: the round, a fight.
    type Plan: Clone + Debug + Send + Sync + 'static;

    /// Reads one card file into the book. Called once a file, in a fixed order.
    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>>;
    /// Reads one deck file.
    fn read_deck(book: &Book<Self>, source: &Source) -> Result<Deck, Vec<LoadError>>;
    /// What is wrong with a list of cards as a deck of a format, with the rule that each fault breaks.
    fn check_deck(_: &Book<Self>, _format: &str, _cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
        Err(format!("decks are not built in {}", Self::ID))
    }
    /// The deck file that [`Game::read_deck`] reads as these cards.
    fn write_deck(_: &Book<Self>, _id: &str, _name: &Both, _cards: &[(FaceId, u16)]) -> Result<String, String> {
        Err(format!("decks are not built in {}", Self::ID))
    }
    /// Builds the procedures of the rulebook.
    fn plan(tree: &mut Tree<Self>) -> Self::Plan;
    /// The procedure that a match is.
    fn round(plan: &Self::Plan) -> NodeId;
    /// Lays out a table for a new match.
    fn set_up(book: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError>;
    /// Lays out an empty table in the middle of the first seat's turn, for scenarios.
    fn blank(book: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError>;
    /// Fills what a scenario left open, once its givens are laid out in the zones it named.
    fn fill(book: &Book<Self>, state: &mut State<Self>, named: &[(Self::Zone, Seat)]);

    /// Whether a verb is a keyword that stands for a tree.
    fn unfold(_: &Self::Verb, _: &mut Compiler<Self>) -> Result<Option<NodeId>, String> {
        Ok(None)
    }
    /// Whether a condition asks the player; then it builds its own tree.
    fn unfold_test(_: &Self::Test, _: &mut Compiler<Self>, _: NodeId, _: NodeId) -> Result<Option<NodeId>, String> {
        Ok(None)
    }

    /// Whether one of several effects may be chosen: something would come of it. Where none may, nobody is asked.
    fn opens(_: Look<Self>, _way: NodeId) -> bool {
        true
    }

    /// Whether a condition holds.
    fn test(look: Look<Self>, test: &Self::Test) -> bool;
    /// A number that the rulebook names, read now.
    fn measure(look: Look<Self>, measure: &Self::Measure) -> Quantity;
    /// Whether a card is what a filter asks for, and if not, why.
    fn fits<W: Why>(look: Look<Self>, filter: &Self::Filter, card: CardId) -> Result<(), W>;
    /// Why a card that lies elsewhere cannot be picked.
    fn misplaced(look: Look<Self>, pick: &CardPick<Self>, card: CardId) -> Reason;
    /// Why a card that has been chosen already cannot be chosen again.
    fn chosen_already(look: Look<Self>, pick: &CardPick<Self>, card: CardId) -> Reason {
        Self::misplaced(look, pick, card)
    }
    /// Why an answer is none to the choice that a text asks for.
    fn unfit(look: Look<Self>, seat: Seat, choice: &Choice) -> Reason {
        Self::not_now(look, seat, None, choice)
    }
    /// Why something else cannot be done while a question is open, or by a seat that is not asked.
    fn not_now(look: Look<Self>, seat: Seat, moment: Option<Self::Moment>, choice: &Choice) -> Reason;

    /// Whether a verb plainly has nothing to do: whoever may do it is not asked.
    fn is_idle(_: Look<Self>, _: &Self::Verb) -> bool {
        false
    }
    /// Makes a verb concrete.
    fn propose(look: Look<Self>, verb: &Self::Verb) -> Proposal<Self>;
    /// Does what an event says. Cannot ask.
    fn apply(state: &mut State<Self>, book: &Book<Self>, event: &Self::Event) -> Outcome<Self>;
    /// What happens together with events, once nothing replaces them any more: what is attached to a card leaves as it does.
    fn entail(_: Look<Self>, _: &[&Self::Event]) -> Vec<Self::Event> {
        Vec::new()
    }
    /// Two events of one moment that are one: damage to the same card. Asked where [`Game::ENTAILS`] is true.
    fn join(_: &Self::Event, _: &Self::Event) -> Option<Self::Event> {
        None
    }
    /// What follows from the table itself once something has happened: a unit without life left is destroyed.
    fn settle(_: Look<Self>) -> Proposal<Self> {
        Proposal::Nothing
    }
    /// Nothing more follows: a game that keeps note of what has changed may forget it.
    fn settled(_: &mut State<Self>) {}
    /// The kind of an event, below 64: listeners are indexed by it.
    fn kind(event: &Self::Event) -> u8;
    /// Whether anything on the table could answer an event of a kind that some text or window waits for. If not, it
    /// simply happens.
    fn hears(_: &Book<Self>, _: &State<Self>, _: &Self::Event) -> bool {
        true
    }
    /// The kinds of events a pattern waits for, one bit each.
    fn kinds(pattern: &Self::Pattern) -> u64;
    /// The card an event is about: what a trigger calls `it`.
    fn subject(_: &Self::Event) -> Option<CardId> {
        None
    }
    /// Whether an event is what a listener waits for.
    fn matches(look: Look<Self>, pattern: &Self::Pattern, event: &Self::Event) -> bool;
    /// What a replacement makes of an event: another one, several, or none.
    fn rewrite(look: Look<Self>, rewrite: &Self::Rewrite, event: &Self::Event) -> Vec<Self::Event>;
    /// Whether a law of a card is in force: not while it is face-down, exhausted or blank.
    fn speaks(_: &Book<Self>, _: &State<Self>, _: CardId, _law: usize) -> bool {
        true
    }
    /// Who is "you" in a text that an event sets off: for a text of nobody's, whoever the event is about.
    fn decider(_: &State<Self>, origin: &Origin, _: &Self::Event) -> Seat {
        origin.you
    }
    /// The seat with which going through all seats begins: the one after "you", unless the rulebook knows better.
    fn first_seat(state: &State<Self>, you: Seat) -> Seat {
        if you == Seat::NONE { Seat(0) } else { Seat((you.0 + 1) % state.places.len() as u8) }
    }
    /// The word with which a player picks this replacement among several.
    fn rewrite_word(_: &Self::Rewrite) -> Option<WordId> {
        None
    }
    /// What everybody is told of an event.
    fn describe(look: Look<Self>, event: &Self::Event) -> Option<Phrase>;

    /// What is asked at a moment, in words.
    fn prompt(look: Look<Self>, moment: Self::Moment) -> Phrase;
    /// What is asked by a text that lets a seat choose, if the game has better words than the general ones.
    fn prompt_choice(_: Look<Self>, _: WordId, _: Seat) -> Option<Phrase> {
        None
    }
    /// What the log begins with.
    fn opening(_: Look<Self>) -> Option<Phrase> {
        None
    }
    /// Who is asked at a moment.
    fn asked(look: Look<Self>, moment: Self::Moment) -> Seat;
    /// Everything that has the shape of an answer, legal or not.
    fn candidates(
        look: Look<Self>,
        moment: Self::Moment,
        seat: Seat,
        out: &mut impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
    /// Whether what may be answered at a moment hangs on what the asked seat alone knows: what it holds.
    fn is_private(_: Look<Self>, _: Self::Moment) -> bool {
        true
    }
    /// Whether it is plain at a glance that there is more than one option; if not, the options are counted.
    fn has_plain_choice(_: Look<Self>, _: Self::Moment, _: Seat) -> bool {
        false
    }
    /// Whether an answer is legal, and if not, which rule says so.
    fn judge<W: Why>(look: Look<Self>, moment: Self::Moment, seat: Seat, choice: &Choice) -> Result<(), W>;
    /// What a legal answer does.
    fn perform(look: Look<Self>, moment: Self::Moment, seat: Seat, choice: &Choice) -> Step<Self>;

    /// A decision has been taken; games with [`Game::REPEATS`] remember it.
    fn decided(_: &mut State<Self>, _: Seat, _: &Choice) {}
    /// The answer that a seat has said it will repeat, if one is left. It is taken only if it is legal.
    fn repeated(_: &mut State<Self>, _: Seat) -> Option<Choice> {
        None
    }
    /// What a seat wanted to repeat is no longer possible.
    fn stop_repeating(_: &mut State<Self>, _: Seat) {}

    /// Who orders simultaneous triggers or picks among replacements of several seats.
    fn orderer(state: &State<Self>, origins: &[Origin]) -> Seat;
    /// The kinds of events that others may answer, one bit each.
    fn offered_kinds() -> u64 {
        0
    }
    /// Who may answer an event, and how.
    fn offer(_: Look<Self>, _: &Self::Event, _: crate::effect::tree::Phase) -> Option<Offer<Self>> {
        None
    }

    /// A seat gives up: it leaves the game. Returns whether whatever is going on is cut short because of it.
    fn concede(state: &mut State<Self>, book: &Book<Self>, seat: Seat) -> bool;
    /// What must always hold, beyond what the kernel checks.
    fn audit(state: &State<Self>, book: &Book<Self>) -> Result<(), String>;
    /// Which turn it is (the round, where everybody plays together), from 1.
    fn turn(state: &State<Self>) -> u32;
    /// What tells a good table from a bad one for a seat: its health, its cards, one number for each of
    /// [`Game::FEATURES`]. Weighed and summed they say how a seat stands; those who stand best win most often.
    fn features(look: Look<Self>, seat: Seat, out: &mut Vec<f64>);
    /// Whether the table can be valued as it is: nothing is half done. Bots play on until it is.
    fn is_quiet(_: Look<Self>, _: &crate::question::Ask<Self>) -> bool {
        true
    }
    /// How promising an option looks at first sight; bots try high ones first.
    fn rank(_: Look<Self>, _: &Choice) -> i32 {
        0
    }
    /// What else an option says in words: facts beyond the things it is about.
    fn label_facts(_: Look<Self>, _: &Choice) -> Vec<(&'static str, crate::phrase::Fact)> {
        Vec::new()
    }
    /// The name of a part of a card, from 1.
    fn part_name(_: &Book<Self>, _: FaceId, _: u8, _: Language) -> Option<String> {
        None
    }
    /// One of the effects that a text lets somebody choose from, in words.
    fn way_text(_: &Book<Self>, _: NodeId, _: u8, _: Language) -> Option<String> {
        None
    }
    /// A standing text of a card, in words.
    fn law_text(_: &Book<Self>, _: FaceId, _: u8, _: Language) -> Option<String> {
        None
    }
    /// The card as a reader sees it.
    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText;
    /// Public facts of the table that are neither gauge nor zone, as word and phrase.
    fn facts(look: Look<Self>) -> Vec<Phrase>;
    /// What a card is worth now in numbers that everybody who knows it can see: its strength, its damage, a keyword as 1.
    fn values(_: Look<Self>, _: CardId) -> Vec<(&'static str, i32)> {
        Vec::new()
    }
    /// How one of those numbers came about, if cards can change it.
    fn reading(_: Look<Self>, _: CardId, _value: &str) -> Option<Reading> {
        None
    }
    /// What is printed on a card, by words for whoever draws it: its kind, its cost.
    fn print(_: &Book<Self>, _: FaceId) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// Takes a scenario's given that the kernel does not know.
    fn given(_: &Book<Self>, _: &mut State<Self>, _: Option<Seat>, _: &str) -> Option<Result<(), String>> {
        None
    }
}
