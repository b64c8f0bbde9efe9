//! Marvel Champions, the core box.
//!
//! One to four players against a villain that nobody plays. Each has an identity with two forms; resources are cards of
//! the hand. The villain's side follows its own cards: threat, activations with boost cards, encounter cards. Everything that
//! happens can be interrupted and responded to, forced abilities first, then the players in player order.

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

pub use cards::Printed;
use cards::deck;
use language::{Filter, Gauge, Measure, Pattern, Quality, Rewrite, Status, Test, Verb, Zone};
pub use questions::moment::Moment;
use questions::{asks, legal, windows};
pub use rules::event::Event;
use rules::{apply, end, plan, settle};
pub use table::extra::Extra;
use table::reading::Sight;
use table::{invariants, options, setup, values};
use texts::{patterns, select, unfold, verbs, would_change};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Champions;

/// The occasions for which a card has effects, beside its abilities by their places.
pub(crate) mod occasion {
    /// "When Revealed" in alter-ego form, and of stages.
    pub const REVEALED: u8 = 200;
    /// "When Revealed" in hero form.
    pub const REVEALED_HERO: u8 = 201;
    /// Below the line, as a boost card.
    pub const BOOST: u8 = 202;
    /// While the game is set up.
    pub const SET_UP: u8 = 203;
    /// When a stage of the main scheme is completed.
    pub const COMPLETED: u8 = 204;
}

/// Exhausted. `MC-EXHAUST-1`
pub const EXHAUSTED: Mark = Mark(0);
/// Stunned. `MC-STUN-1`
pub const STUNNED: Mark = Mark(1);
/// Confused. `MC-CONFUSE-1`
pub const CONFUSED: Mark = Mark(2);
/// Tough. `MC-STATUS-11`
pub const TOUGH: Mark = Mark(3);

/// Damage on a card. `MC-DAMAGE-4`
pub const DAMAGE: Counter = Counter(0);
/// Threat on a scheme. `MC-THREAT-1`
pub const THREAT: Counter = Counter(1);
/// All-purpose counters. `MC-COUNTER-1`
pub const COUNTER: Counter = Counter(2);

/// The mark of a status card.
pub(crate) fn status_mark(status: Status) -> Mark {
    match status {
        Status::Stunned => STUNNED,
        Status::Confused => CONFUSED,
        Status::Tough => TOUGH,
    }
}

/// The words of the notation.
pub(crate) mod word {
    use super::{WordId, game_word};
    pub const PLAY: WordId = game_word(0);
    pub const USE: WordId = game_word(1);
    pub const USE_NTH: WordId = game_word(2);
    pub const ATTACK: WordId = game_word(3);
    pub const THWART: WordId = game_word(4);
    pub const RECOVER: WordId = game_word(5);
    pub const CHANGE: WordId = game_word(6);
    pub const ASK: WordId = game_word(7);
    pub const END: WordId = game_word(8);
    pub const DECLINE: WordId = game_word(9);
    pub const DEFEND: WordId = game_word(10);
    pub const SPEND: WordId = game_word(11);
    pub const GENERATE: WordId = game_word(12);
    pub const PAY: WordId = game_word(13);
    pub const ENERGY: WordId = game_word(14);
    pub const MENTAL: WordId = game_word(15);
    pub const PHYSICAL: WordId = game_word(16);
    pub const TARGET: WordId = game_word(17);
    pub const CHOOSE: WordId = game_word(18);
    pub const FIND: WordId = game_word(19);
    pub const DISCARD: WordId = game_word(20);
    pub const PLAYER: WordId = game_word(21);
    pub const ATTACH: WordId = game_word(22);
    pub const NEXT: WordId = game_word(23);
    pub const ASSIGN: WordId = game_word(24);
    pub const FIRST_PLAYER: WordId = game_word(25);
    pub const GIVE_UP: WordId = game_word(26);
}

impl Terms for Champions {
    const ID: &'static str = "champions";
    const MIN_SEATS: usize = 1;
    const MAX_SEATS: usize = 4;
    const WORDS: &'static [WordSpec] = &[
        WordSpec::new("play", "play {card}", &["hand"]),
        WordSpec::new("use", "use {card}", &["play", "identity", "attached"]),
        WordSpec::new("use-nth", "use {card} {number}", &["play", "identity", "attached"]),
        WordSpec::new("attack", "attack {card} with {card}", &["engaged", "villain", "drones", "identity", "play"]),
        WordSpec::new("thwart", "thwart {card} with {card}", &["scheme", "sides", "identity", "play"]),
        WordSpec::plain("recover"),
        WordSpec::new("change-form", "change form", &[]),
        WordSpec::new("ask", "ask {seat}", &[]),
        WordSpec::new("end", "end turn", &[]),
        WordSpec::plain("decline"),
        WordSpec::new("defend", "defend with {card}", &["identity", "play"]),
        WordSpec::answer("spend", "spend {card}", &["hand"]),
        WordSpec::answer("generate", "generate with {card}", &["play", "identity"]),
        WordSpec::plain("pay"),
        WordSpec::answer("energy", "as energy", &[]),
        WordSpec::answer("mental", "as mental", &[]),
        WordSpec::answer("physical", "as physical", &[]),
        WordSpec::answer(
            "target",
            "target {card}",
            &["engaged", "villain", "drones", "scheme", "sides", "identity", "play", "attached"],
        ),
        WordSpec::answer("choose", "choose {card}", &["discard", "deck", "sides", "hand"]),
        WordSpec::face("find", "find {card}", &["deck", "encounter", "scrap"]),
        WordSpec::answer("discard", "discard {card}", &["hand"]),
        WordSpec::answer("player", "player {seat}", &[]),
        WordSpec::answer("attach", "attach to {card}", &["engaged", "villain", "drones", "play", "attached"]),
        WordSpec::answer("next", "next {card}", &["engaged", "villain", "drones", "play"]),
        WordSpec::answer("assign", "assign to {card}", &["identity", "play"]),
        WordSpec::answer("first-player", "first player {seat}", &[]),
        WordSpec::answer("give-up", "give up {card}", &["play"]),
    ];
    const MARKS: &'static [(&'static str, Mark)] =
        &[("exhausted", EXHAUSTED), ("stunned", STUNNED), ("confused", CONFUSED), ("tough", TOUGH)];
    const POLICY: Policy = Policy { settles: true, judges_copies_apart: true, ..Policy::DEFAULT };
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
    type Plan = plan::Plan;
}

impl Rules for Champions {
    fn plan(tree: &mut Tree<Self>) -> plan::Plan {
        plan::Plan::grow(tree)
    }
    fn round(plan: &plan::Plan) -> NodeId {
        plan.round
    }
    fn unfold(verb: &Verb, compiler: &mut Compiler<Self>) -> Result<Option<NodeId>, String> {
        unfold::unfold(verb, compiler)
    }
    fn is_branch_available(look: Sight, way: NodeId) -> bool {
        would_change::stirs(look, way)
    }
    fn test(look: Sight, test: &Test) -> bool {
        select::test(look, test)
    }
    fn measure(look: Sight, measure: &Measure) -> Quantity {
        Quantity::new(select::number(look, measure.0))
    }
    fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
        select::fits(look, filter, card)
    }
    fn is_idle(look: Sight, verb: &Verb) -> bool {
        matches!(verbs::propose(look, verb), Proposal::Nothing)
    }
    fn propose(look: Sight, verb: &Verb) -> Proposal<Self> {
        verbs::propose(look, verb)
    }
    fn apply(state: &mut State<Self>, book: &Book<Self>, event: &Event) -> Outcome<Self> {
        apply::apply(state, book, event)
    }
    fn settle(look: Sight) -> Proposal<Self> {
        settle::settle(look)
    }
    fn settled(state: &mut State<Self>) {
        state.extra.dirty = false;
    }
    fn first_seat(state: &State<Self>, _: Seat) -> Seat {
        state.extra.first
    }
    fn concede(state: &mut State<Self>, book: &Book<Self>, seat: Seat) -> bool {
        end::eliminate(state, book, seat);
        false
    }
    fn turn(state: &State<Self>) -> u32 {
        u32::from(state.extra.round)
    }
}

impl Repeating for Champions {}

impl Listening for Champions {
    fn kind(event: &Event) -> u8 {
        event.kind()
    }
    fn hears(book: &Book<Self>, state: &State<Self>, event: &Event) -> bool {
        windows::hears(book, state, event)
    }
    fn kinds(pattern: &Pattern) -> u64 {
        patterns::kinds(pattern)
    }
    fn subject(event: &Event) -> Option<CardId> {
        event.subject()
    }
    fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
        patterns::matches(look, pattern, event)
    }
    fn rewrite(_: Sight, rewrite: &Rewrite, event: &Event) -> Vec<Event> {
        patterns::rewrite(rewrite, event)
    }
    fn decider(state: &State<Self>, origin: &Origin, event: &Event) -> Seat {
        if origin.you == Seat::NONE { patterns::decider(event, state.extra.first) } else { origin.you }
    }
    fn orderer(state: &State<Self>, _: &[Origin]) -> Seat {
        // The first player decides, whoever controls the cards. MC-FORCED-4
        state.extra.first
    }
    fn offered_kinds() -> u64 {
        windows::OFFERED
    }
    fn offer(look: Sight, event: &Event, phase: Phase) -> Option<Offer<Self>> {
        windows::offer(look, event, phase)
    }
}

impl Questions for Champions {
    fn prompt(look: Sight, moment: Moment) -> Phrase {
        log::prompt(look, moment)
    }
    fn asked(look: Sight, moment: Moment) -> Seat {
        asks::asked(look, moment)
    }
    fn candidates(look: Sight, moment: Moment, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        legal::candidates(look, moment, seat, out)
    }
    fn is_private(_: Sight, moment: Moment) -> bool {
        moment.is_private()
    }
    fn judge<W: Why>(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
        legal::judge(look, moment, seat, choice)
    }
    fn perform(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Step<Self> {
        legal::perform(look, moment, seat, choice)
    }
}

impl Refusals for Champions {
    fn misplaced(look: Sight, _: &CardPick<Self>, card: CardId) -> Reason {
        Reason::with("MC-ABILITY-1", log::about("lies-elsewhere", look, card))
    }
    fn unfit(_: Sight, _: Seat, _: &Choice) -> Reason {
        Reason::new("MC-CHOOSE-1", "not-what-is-asked")
    }
    fn not_now(look: Sight, seat: Seat, moment: Option<Moment>, choice: &Choice) -> Reason {
        legal::not_now(look, seat, moment, choice)
    }
}

impl Telling for Champions {
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
        match part {
            log::STAGE => book.face(face).printed.stage.clone(),
            ability => words::ability_title(book, face, ability - 1, language),
        }
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
    fn facts(look: Sight) -> Vec<Phrase> {
        log::facts(look)
    }
    const VALUES: &'static [&'static str] = values::VALUES;
    fn values(look: Sight, card: CardId) -> Vec<(&'static str, i32)> {
        values::values(look, card)
    }
    fn reading(look: Sight, card: CardId, value: &str) -> Option<Reading> {
        values::reading(look, card, value)
    }
    fn print(book: &Book<Self>, face: FaceId) -> Vec<(&'static str, String)> {
        cards::print(&book.face(face).printed)
    }
}

impl Cards for Champions {
    const DECK_EACH: bool = true;
    const FORMATS: &'static [&'static str] = &[deck::FORMAT];
    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>> {
        cards::read(book, source)
    }
    fn read_deck(book: &Book<Self>, source: &Source) -> Result<Deck, Vec<LoadError>> {
        deck::read(book, source)
    }
    fn check_deck(book: &Book<Self>, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
        deck::check(book, format, cards)
    }
    fn write_deck(book: &Book<Self>, id: &str, name: &Both, cards: &[(FaceId, u16)]) -> Result<String, String> {
        deck::write(book, id, name, cards)
    }
}

impl Staging for Champions {
    const EDITIONS: &'static [(&'static str, &'static [&'static str])] = options::EDITIONS;
    fn set_up(book: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError> {
        setup::set_up(book, setup)
    }
    fn blank(_: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError> {
        setup::blank(setup)
    }
    fn fill(book: &Book<Self>, state: &mut State<Self>, named: &[(Zone, Seat)]) {
        setup::fill(book, state, named);
    }
    fn given(book: &Book<Self>, state: &mut State<Self>, seat: Option<Seat>, text: &str) -> Option<Result<(), String>> {
        setup::given(book, state, seat?, text)
    }
    fn audit(state: &State<Self>, book: &Book<Self>) -> Result<(), String> {
        invariants::audit(state, book)
    }
}

impl Bots for Champions {
    const FEATURES: &'static [&'static str] = bots::FEATURES;
    const PLAYS: &'static [WordId] = &[word::PLAY];
    fn features(look: Sight, seat: Seat, out: &mut Vec<f64>) {
        bots::features(look, seat, out);
    }
    fn is_quiet(look: Sight, ask: &Ask<Self>) -> bool {
        // A turn is worth what comes of it: it is valued once the villain has answered.
        matches!(ask, Ask::Act(Moment::Turn)) && look.state.extra.clock == look.state.extra.turn_began
    }
    fn rank(look: Sight, choice: &Choice) -> i32 {
        bots::rank(look, choice)
    }
}
