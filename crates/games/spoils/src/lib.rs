//! The Spoils.
//!
//! Two players, each with a faction card that carries the whole turn: influence, starting resources, restore and
//! develop rules. Turns have no phases. Every card played and every ability used may be answered, answers may be
//! answered in turn, and triggers happen at once. Whoever takes the opposing faction's influence wins.

mod bots;
mod cards;
pub mod language;
mod log;
mod questions;
mod rules;
mod table;
mod texts;
mod words;

use std::ops::ControlFlow;

use kernel::book::{Book, Both, CardText, Deck, Language, Source};
use kernel::effect::compile::{Compiler, Tree};
use kernel::effect::node::NodeId;
use kernel::effect::tree::{CardPick, Phase};
use kernel::error::{LoadError, SetupError};
use kernel::game::{
    Bots, Cards, Listening, Out, Policy, Questions, Refusals, Repeating, Rules, Setup, Staging, Telling, Terms,
};
use kernel::notation::{WordId, WordSpec, game_word};
use kernel::phrase::{Fact, Phrase};
use kernel::quantity::Quantity;
use kernel::question::{Ask, Choice};
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Offer, Outcome, Proposal, Step};
use kernel::resolve::modifier::Reading;
use kernel::resolve::scope::Origin;
use kernel::table::cards::{CardId, FaceId, Mark};
use kernel::table::counters::Counter;
use kernel::table::seats::Seat;
use kernel::table::state::State;
use serde::{Deserialize, Serialize};

pub use cards::printed::Printed;
use language::{Filter, Gauge, Icon, Measure, Name, Pattern, Quality, Rewrite, Test, Verb, Zone};
pub use questions::moment::Moment;
pub use rules::event::Event;
pub use table::extra::{Bids, Extra, Hold};
use table::reading::{Sight, reader};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Spoils;

/// The name of what a card being played will be attached to.
pub(crate) const HOST: Name = Name::Deck;

/// The occasions for which a card has costs and effects; an effect stands right behind its costs.
pub(crate) mod occasion {
    /// The extra costs of Flip Up.
    pub const FLIP: u8 = 200;
    /// An option of the card's text.
    pub const fn way(place: usize) -> u8 {
        place as u8 * 2
    }
    /// An ability.
    pub const fn ability(place: usize) -> u8 {
        100 + place as u8 * 2
    }
}

/// Depleted. `SP-303.1`
pub const DEPLETED: Mark = Mark(0);
/// Not under its controller's control since the start of the turn. `SP-204.3`
pub const FRESH: Mark = Mark(1);
/// Played with Flip Up.
pub const FLIPPED: Mark = Mark(2);
/// Could not be destroyed when another unique card was kept. `SP-507.5b`
pub const SPARED: Mark = Mark(3);
/// Attacked this turn.
pub const ATTACKED: Mark = Mark(4);
/// In scenarios only: a resource attached to its faction.
pub const ATTACHED: Mark = Mark(5);

/// Damage on a card.
pub const DAMAGE: Counter = Counter(0);
/// Tokens on a card. `SP-409.1`
pub const TOKEN: Counter = Counter(1);
/// The icon chosen for a card, counted from 1.
pub const CHOSEN: Counter = Counter(2);

/// The words of the notation.
pub(crate) mod word {
    use super::{Icon, WordId, game_word};
    pub const PLAY: WordId = game_word(0);
    pub const FLIP_UP: WordId = game_word(1);
    pub const USE: WordId = game_word(2);
    pub const USE_NTH: WordId = game_word(3);
    pub const ATTACK: WordId = game_word(4);
    pub const END: WordId = game_word(5);
    pub const SEND: WordId = game_word(6);
    pub const BLOCK: WordId = game_word(7);
    pub const ASSIGN: WordId = game_word(8);
    pub const PICK: WordId = game_word(9);
    pub const CHOOSE: WordId = game_word(10);
    pub const NUMBER: WordId = game_word(11);
    pub const DISCARD: WordId = game_word(12);
    pub const PAY: WordId = game_word(13);
    pub const WITH: WordId = game_word(14);
    pub const START: WordId = game_word(15);
    pub const FIRST_TURN: WordId = game_word(16);
    pub const BOTTOM: WordId = game_word(17);
    pub const LAY: WordId = game_word(18);
    pub const LAY_DOWN: WordId = game_word(19);
    pub const BID: WordId = game_word(20);
    pub const DECLINE: WordId = game_word(21);
    pub const TO: WordId = game_word(22);
    pub const ORDER: WordId = game_word(23);
    pub const FIND: WordId = game_word(24);
    pub const KEEP: WordId = game_word(25);
    pub const DETACH: WordId = game_word(26);
    pub const PLAYER: WordId = game_word(27);
    pub const REPEAT: WordId = game_word(33);
    pub const ATTACK_FACTION: WordId = game_word(34);
    /// The word that names an icon.
    pub const fn icon(icon: Icon) -> WordId {
        game_word(28 + icon as u8)
    }
}

impl Terms for Spoils {
    const ID: &'static str = "spoils";
    const MIN_SEATS: usize = 2;
    const MAX_SEATS: usize = 2;
    const WORDS: &'static [WordSpec] = &[
        WordSpec::new("play", "play {card}", &["hand"]),
        WordSpec::new("flip-up", "flip up {card}", &["facedown"]),
        WordSpec::new("use", "use {card}", &["play", "faction", "discard"]),
        WordSpec::new("use-nth", "use {card} {number}", &["play", "faction", "discard"]),
        WordSpec::new("attack", "attack {card}", &["faction", "play"]),
        WordSpec::new("end", "end turn", &[]),
        WordSpec::new("send", "send {card}", &["play"]),
        WordSpec::new("block", "block with {card}", &["play"]),
        WordSpec::new("assign", "assign {number} to {card}", &["play", "faction"]),
        WordSpec::answer("pick", "pick {card}", &["play", "faction", "discard"]),
        WordSpec::answer("choose", "choose {card}", &["play", "facedown", "discard"]),
        WordSpec::answer("number", "choose number {number}", &[]),
        WordSpec::answer("discard", "discard {card}", &["hand"]),
        WordSpec::plain("pay"),
        WordSpec::answer("with", "pay with {card}", &["play", "facedown"]),
        WordSpec::answer("start", "start with {card}", &["deck"]),
        WordSpec::answer("first-turn", "first turn {seat}", &[]),
        WordSpec::answer("bottom", "bottom {card}", &["hand"]),
        WordSpec::answer("lay", "lay {card}", &["hand"]),
        WordSpec::answer("lay-down", "lay {card} face-down", &["hand"]),
        WordSpec::answer("bid", "bid {number}", &[]),
        WordSpec::plain("decline"),
        WordSpec::answer("to", "attach to {card}", &["play"]),
        WordSpec::answer("order", "next {card}", &["deck"]),
        WordSpec::face("find", "find {card}", &["deck"]),
        WordSpec::answer("keep", "keep {card}", &["play"]),
        WordSpec::answer("detach", "detach {card}", &["play", "facedown"]),
        WordSpec::answer("player", "player {seat}", &[]),
        WordSpec::answer("obsession", "icon obsession", &[]),
        WordSpec::answer("greed", "icon greed", &[]),
        WordSpec::answer("elitism", "icon elitism", &[]),
        WordSpec::answer("deception", "icon deception", &[]),
        WordSpec::answer("rage", "icon rage", &[]),
        WordSpec::new("repeat", "repeat last {number} times {number}", &[]),
        WordSpec::new("attack-faction", "attack", &[]),
    ];
    const MARKS: &'static [(&'static str, Mark)] = &[
        ("depleted", DEPLETED),
        ("fresh", FRESH),
        ("flipped", FLIPPED),
        ("spared", SPARED),
        ("attacked", ATTACKED),
        ("attached", ATTACHED),
    ];
    const POLICY: Policy = Policy {
        costs_hold_triggers: true,
        costs_can_be_replaced: false,
        forced_first: false,
        settles: true,
        makes_cards: true,
        has_simultaneous_events: true,
        judges_copies_apart: true,
        repeats: true,
        ..Policy::DEFAULT
    };
    type Zone = Zone;
    type Gauge = Gauge;
    type Extra = Extra;
    type Printed = Printed;
    type Verb = Verb;
    type Test = Test;
    type Filter = Filter;
    type Quality = Quality;
    type Measure = Measure;
    type Pattern = Pattern;
    type Rewrite = Rewrite;
    type Event = Event;
    type Moment = Moment;
    type Plan = rules::plan::Plan;
}

impl Rules for Spoils {
    fn plan(tree: &mut Tree<Self>) -> rules::plan::Plan {
        rules::plan::Plan::grow(tree)
    }
    fn round(plan: &rules::plan::Plan) -> NodeId {
        plan.round
    }
    fn unfold(verb: &Verb, compiler: &mut Compiler<Self>) -> Result<Option<NodeId>, String> {
        texts::unfold::unfold(verb, compiler)
    }
    fn test(look: Sight, test: &Test) -> bool {
        texts::select::test(look, test)
    }
    fn measure(look: Sight, measure: &Measure) -> Quantity {
        texts::select::measure(look, measure)
    }
    fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
        texts::select::fits(look, filter, card)
    }
    fn is_idle(look: Sight, verb: &Verb) -> bool {
        matches!(verb, Verb::Draw(_)) && look.state.zone(Zone::Deck, look.you()).is_empty()
    }
    fn propose(look: Sight, verb: &Verb) -> Proposal<Self> {
        texts::verbs::propose(look, verb)
    }
    fn apply(state: &mut State<Self>, book: &Book<Self>, event: &Event) -> Outcome<Self> {
        rules::apply::apply(state, book, event)
    }
    fn simultaneous_events(look: Sight, events: &[&Event]) -> Vec<Event> {
        rules::settle::entail(look, events)
    }
    fn join(one: &Event, other: &Event) -> Option<Event> {
        rules::damage::join(one, other)
    }
    fn settle(look: Sight) -> Proposal<Self> {
        rules::settle::settle(look)
    }
    fn first_seat(state: &State<Self>, _: Seat) -> Seat {
        state.extra.active
    }
    fn concede(state: &mut State<Self>, _: &Book<Self>, seat: Seat) -> bool {
        rules::turn::concede(state, seat);
        true
    }
    fn turn(state: &State<Self>) -> u32 {
        state.extra.turn
    }
}

impl Repeating for Spoils {
    fn decided(state: &mut State<Self>, seat: Seat, choice: &Choice) {
        let depth = state.extra.actions.len();
        state.extra.series.note(seat, choice, depth);
    }
    fn repeated(state: &mut State<Self>, seat: Seat) -> Option<Choice> {
        let depth = state.extra.actions.len();
        state.extra.series.next(seat, depth)
    }
    fn stop_repeating(state: &mut State<Self>, seat: Seat) {
        state.extra.series.stop(seat);
    }
}

impl Listening for Spoils {
    fn kind(event: &Event) -> u8 {
        event.kind()
    }
    fn kinds(pattern: &Pattern) -> u64 {
        texts::patterns::kinds(pattern)
    }
    fn subject(event: &Event) -> Option<CardId> {
        event.subject()
    }
    fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
        texts::patterns::matches(look, pattern, event)
    }
    fn rewrite(look: Sight, rewrite: &Rewrite, event: &Event) -> Vec<Event> {
        texts::patterns::rewrite(look, rewrite, event)
    }
    fn speaks(book: &Book<Self>, state: &State<Self>, card: CardId, law: usize) -> bool {
        table::reading::Reader { book, state }.speaks(card, law)
    }
    fn orderer(state: &State<Self>, origins: &[Origin]) -> Seat {
        questions::windows::orderer(state, origins)
    }
    fn offered_kinds() -> u64 {
        1 << rules::event::kind::ACT
    }
    fn offer(look: Sight, event: &Event, phase: Phase) -> Option<Offer<Self>> {
        questions::windows::offer(look, event, phase)
    }
}

impl Questions for Spoils {
    fn prompt(look: Sight, moment: Moment) -> Phrase {
        log::prompt(look, moment)
    }
    fn asked(look: Sight, moment: Moment) -> Seat {
        questions::windows::asked(look, moment)
    }
    fn candidates(look: Sight, moment: Moment, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        questions::legal::candidates(look, moment, seat, out)
    }
    fn judge<W: Why>(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
        questions::legal::judge(look, moment, seat, choice)
    }
    fn perform(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Step<Self> {
        questions::legal::perform(look, moment, seat, choice)
    }
    fn is_private(_: Sight, moment: Moment) -> bool {
        moment.is_private()
    }
}

impl Refusals for Spoils {
    fn misplaced(look: Sight, pick: &CardPick<Self>, card: CardId) -> Reason {
        questions::windows::misplaced(look, pick, card)
    }
    fn unfit(_: Sight, _: Seat, _: &Choice) -> Reason {
        Reason::new("SP-402.1", "not-what-is-asked")
    }
    fn not_now(look: Sight, seat: Seat, moment: Option<Moment>, choice: &Choice) -> Reason {
        questions::legal::not_now(look, seat, moment, choice)
    }
}

impl Telling for Spoils {
    fn describe(look: Sight, event: &Event) -> Option<Phrase> {
        log::describe(look, event)
    }
    fn prompt_choice(look: Sight, word: WordId, seat: Seat) -> Option<Phrase> {
        log::prompt_choice(look, word, seat)
    }
    fn opening(look: Sight) -> Option<Phrase> {
        log::opening(look)
    }
    fn label_facts(look: Sight, choice: &Choice) -> Vec<(&'static str, Fact)> {
        log::label_facts(look, choice)
    }
    fn part_name(book: &Book<Self>, face: FaceId, part: u8, language: Language) -> Option<String> {
        if let Some(way) = part.checked_sub(log::OPTIONS) {
            return words::option_text(book, face, way, language);
        }
        let ability = book.face(face).printed.abilities.get(usize::from(part).checked_sub(1)?)?;
        Some(ability.name.get(language).to_string())
    }
    fn way_text(book: &Book<Self>, node: NodeId, way: u8, language: Language) -> Option<String> {
        words::way_text(book, node, way, language)
    }
    fn law_text(book: &Book<Self>, face: FaceId, law: u8, language: Language) -> Option<String> {
        words::law_text(book, face, law, language)
    }
    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText {
        words::card_text(book, face, language)
    }
    fn reading(look: Sight, card: CardId, value: &str) -> Option<Reading> {
        reader(look).reading(card, value)
    }
    fn print(book: &Book<Self>, face: FaceId) -> Vec<(&'static str, String)> {
        cards::printed::print(&book.face(face).printed)
    }
    fn values(look: Sight, card: CardId) -> Vec<(&'static str, i32)> {
        log::values(look, card)
    }
    fn facts(look: Sight) -> Vec<Phrase> {
        log::facts(look)
    }
}

impl Cards for Spoils {
    // Each has a word of the language, and code behind it, that no term of the rulebook stands for.
    const SPECIAL_CARDS: &'static [&'static str] =
        &["contested-ladle", "hostile-welcome", "jar-of-voices", "puppeteer-of-small-hours"];
    const DECK_EACH: bool = true;
    const FORMATS: &'static [&'static str] = &["constructed", "limited"];
    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>> {
        cards::printed::read(book, source)
    }
    fn read_deck(book: &Book<Self>, source: &Source) -> Result<Deck, Vec<LoadError>> {
        cards::deck::read(book, source)
    }
    fn check_deck(book: &Book<Self>, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
        cards::deck::check(book, format, cards)
    }
    fn write_deck(book: &Book<Self>, id: &str, name: &Both, cards: &[(FaceId, u16)]) -> Result<String, String> {
        cards::deck::write(book, id, name, cards)
    }
}

impl Staging for Spoils {
    const EDITIONS: &'static [(&'static str, &'static [&'static str])] = table::options::EDITIONS;
    fn set_up(book: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError> {
        table::setup::set_up(book, setup)
    }
    fn blank(_: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError> {
        table::setup::blank(setup)
    }
    fn fill(book: &Book<Self>, state: &mut State<Self>, named: &[(Zone, Seat)]) {
        table::setup::fill(book, state, named);
    }
    fn given(book: &Book<Self>, state: &mut State<Self>, seat: Option<Seat>, text: &str) -> Option<Result<(), String>> {
        table::setup::given(book, state, seat?, text)
    }
    fn audit(state: &State<Self>, book: &Book<Self>) -> Result<(), String> {
        table::invariants::audit(state, book)
    }
}

impl Bots for Spoils {
    const FEATURES: &'static [&'static str] = bots::FEATURES;
    const PLAYS: &'static [WordId] = &[word::PLAY, word::FLIP_UP];
    fn features(look: Sight, seat: Seat, out: &mut Vec<f64>) {
        bots::features(look, seat, out);
    }
    fn is_quiet(_: Sight, ask: &Ask<Self>) -> bool {
        matches!(ask, Ask::Act(Moment::Turn))
    }
    fn rank(look: Sight, choice: &Choice) -> i32 {
        bots::rank(look, choice)
    }
}
