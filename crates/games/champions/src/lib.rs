//! Marvel Champions, the core box.
//!
//! One to four players against a villain that nobody plays. Each has an identity with two forms; resources are cards of
//! the hand. The villain's side follows its own cards: threat, activations with boost cards, encounter cards. Everything that
//! happens can be interrupted and responded to, forced abilities first, then the players in player order.

mod bots;
mod cards;
pub mod language;
mod log;
mod plan;
mod questions;
mod rules;
mod table;
mod texts;
mod words;

use kernel::effect::compile::{Compiler, Tree};
use kernel::effect::node::NodeId;
use kernel::game::{Policy, Repeating, Rules, Terms};
use kernel::notation::WordSpec;
use kernel::quantity::Quantity;
use kernel::refusal::Why;
use kernel::table::cards::{CardId, Mark};
use kernel::table::counters::Counter;
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};

pub use cards::Printed;
use language::{Cost, Filter, Gauge, Measure, Pattern, Quality, Rewrite, Status, Term, Test, Verb, Zone};
pub use questions::Moment;
pub use rules::Event;
use rules::would_change;
use rules::{defeat, end};
pub use table::extra::Extra;
use table::plan::Plan;
use table::reading::Sight;
use table::{Book, Outcome, Proposal, State};
use texts::select;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Champions;

kernel::erase!(Champions);

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

kernel::marks! {
    /// Exhausted. `MC-EXHAUST-1`
    EXHAUSTED = "exhausted";
    /// Stunned. `MC-STUN-1`
    STUNNED = "stunned";
    /// Confused. `MC-CONFUSE-1`
    CONFUSED = "confused";
    /// Tough. `MC-STATUS-11`
    TOUGH = "tough";
}

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
    use kernel::notation::WordSpec;

    kernel::answer_words! {
        PLAY = WordSpec::new("play", "play {card}", &["hand"]);
        USE = WordSpec::new("use", "use {card}", &["play", "identity", "attached"]);
        USE_NTH = WordSpec::new("use-nth", "use {card} {number}", &["play", "identity", "attached"]);
        ATTACK = WordSpec::new("attack", "attack {card} with {card}", &["engaged", "villain", "drones", "identity", "play"]);
        THWART = WordSpec::new("thwart", "thwart {card} with {card}", &["scheme", "sides", "identity", "play"]);
        RECOVER = WordSpec::plain("recover");
        CHANGE = WordSpec::new("change-form", "change form", &[]);
        ASK = WordSpec::new("ask", "ask {seat}", &[]);
        END = WordSpec::new("end", "end turn", &[]);
        DECLINE = WordSpec::plain("decline");
        DEFEND = WordSpec::new("defend", "defend with {card}", &["identity", "play"]);
        SPEND = WordSpec::answer("spend", "spend {card}", &["hand"]);
        GENERATE = WordSpec::answer("generate", "generate with {card}", &["play", "identity"]);
        PAY = WordSpec::plain("pay");
        ENERGY = WordSpec::answer("energy", "as energy", &[]);
        MENTAL = WordSpec::answer("mental", "as mental", &[]);
        PHYSICAL = WordSpec::answer("physical", "as physical", &[]);
        TARGET = WordSpec::answer("target", "target {card}", &["engaged", "villain", "drones", "scheme", "sides", "identity", "play", "attached"]);
        CHOOSE = WordSpec::answer("choose", "choose {card}", &["discard", "deck", "sides", "hand"]);
        FIND = WordSpec::face("find", "find {card}", &["deck", "encounter", "scrap"]);
        DISCARD = WordSpec::answer("discard", "discard {card}", &["hand"]);
        PLAYER = WordSpec::answer("player", "player {seat}", &[]);
        ATTACH = WordSpec::answer("attach", "attach to {card}", &["engaged", "villain", "drones", "play", "attached"]);
        NEXT = WordSpec::answer("next", "next {card}", &["engaged", "villain", "drones", "play"]);
        ASSIGN = WordSpec::answer("assign", "assign to {card}", &["identity", "play"]);
        FIRST_PLAYER = WordSpec::answer("first-player", "first player {seat}", &[]);
        GIVE_UP = WordSpec::answer("give-up", "give up {card}", &["play"]);
    }
}

impl Terms for Champions {
    const ID: &'static str = "champions";
    const MIN_SEATS: usize = 1;
    const MAX_SEATS: usize = 4;
    const WORDS: &'static [WordSpec] = word::WORDS;
    const MARKS: &'static [(&'static str, Mark)] = MARKS;
    const COUNTERS: &'static [&'static str] = &["damage", "threat", "counter"];
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
    type Price = Vec<Cost>;
    type Ending = Term;
    type Event = Event;
    type Moment = Moment;
    type Plan = Plan;
}

impl Rules for Champions {
    fn plan(tree: &mut Tree<Self>) -> Plan {
        plan::grow(tree)
    }
    fn round(plan: &Plan) -> NodeId {
        plan.round
    }
    fn unfold(verb: &Verb, compiler: &mut Compiler<Self>) -> Result<Option<NodeId>, String> {
        plan::unfold(verb, compiler)
    }
    fn is_branch_available(look: Sight, way: NodeId) -> bool {
        would_change::would_change(look, way)
    }
    fn verb_would_change(look: Sight, verb: &Verb) -> bool {
        would_change::verb_would_change(look, verb)
    }
    fn comes_to_nothing(look: Sight, verb: &Verb) -> bool {
        would_change::comes_to_nothing(look, verb)
    }
    fn unfold_price(price: &Vec<Cost>, then: NodeId, compiler: &mut Compiler<Self>) -> Result<NodeId, String> {
        Ok(plan::unfold_price(price, then, compiler.tree))
    }
    fn is_worth(look: Sight, price: &Vec<Cost>, then: NodeId) -> bool {
        would_change::is_worth(look, price, then)
    }
    fn unfold_ending(term: &Term, effect: NodeId, tree: &mut Tree<Self>) -> NodeId {
        plan::unfold_ending(*term, effect, tree)
    }
    fn done_so_far(state: &State) -> i32 {
        state.extra.last.done
    }
    fn test(look: Sight, test: &Test) -> bool {
        match test {
            Test::Rule(rule) => rules::test(look, *rule),
            test => select::test(look, test),
        }
    }
    fn measure(look: Sight, measure: &Measure) -> Quantity {
        Quantity::new(select::number(look, measure.0))
    }
    fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
        select::fits(look, filter, card)
    }
    fn is_idle(look: Sight, verb: &Verb) -> bool {
        matches!(rules::propose(look, verb), Proposal::Nothing)
    }
    fn propose(look: Sight, verb: &Verb) -> Proposal {
        rules::propose(look, verb)
    }
    fn apply(state: &mut State, book: &Book, event: &Event) -> Outcome {
        rules::apply(state, book, event)
    }
    fn settle(look: Sight) -> Proposal {
        defeat::settle(look)
    }
    fn settled(state: &mut State) {
        state.extra.dirty = false;
    }
    fn first_seat(state: &State, _: Seat) -> Seat {
        state.extra.first
    }
    fn concede(state: &mut State, book: &Book, seat: Seat) -> bool {
        end::eliminate(state, book, seat);
        false
    }
    fn turn(state: &State) -> u32 {
        u32::from(state.extra.round)
    }
}

impl Repeating for Champions {}
