//! A small invented game that uses every mechanism of the kernel.
//!
//! Players have life, mana, a deck and creatures in play. A turn is a card drawn, then as many actions as the
//! player likes: play a card, use a creature, strike an opponent, give a life for a card. Whoever has no life left or no card to draw is
//! out; the last team wins. A scenario may sit at the table: nobody plays it, its plots are in force one a round.
//!
//! The game comes in two sorts that differ only in what the kernel lets a rulebook decide about texts and costs.
//! In the strict one, triggers wait for costs, nothing replaces what is paid, and forced texts come first.

mod cards;
mod end;
mod event;
pub mod language;
mod laws;
mod legal;
mod plan;
mod setup;
pub mod stage;
mod verbs;

use std::ops::ControlFlow;

use kernel::book::{Book, CardText, Deck, Language, Source};
use kernel::effect::compile::{Compiler, Tree};
use kernel::effect::node::{Node, NodeId};
use kernel::effect::tree::Effect;
use kernel::effect::tree::{CardPick, Phase};
use kernel::error::{LoadError, SetupError};
use kernel::game::{
    Bots, Cards, Listening, Out, Policy, Questions, Refusals, Repeating, Rules, Setup, Staging, Telling, Terms,
};
use kernel::notation::{WordId, WordSpec, game_word};
use kernel::phrase::Phrase;
use kernel::quantity::Quantity;
use kernel::question::Choice;
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Offer, Outcome, Proposal, Step};
use kernel::resolve::look::Look;
use kernel::resolve::scope::Origin;
use kernel::resolve::would_change::would_change;
use kernel::table::cards::{CardId, FaceId, Mark};
use kernel::table::counters::Counter;
use kernel::table::seats::Seat;
use kernel::table::state::State;
use serde::{Deserialize, Serialize};

pub use cards::{Printed, STANDARD};
pub use event::Event;
use language::{Answers, Filter, Gauge, Pattern, Quality, Rewrite, Test, Verb, Zone};
pub use laws::reading;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Toy<const STRICT: bool>;

/// Triggers wait for costs, costs cannot be replaced, forced texts come first.
pub type Strict = Toy<true>;
/// Triggers happen while a cost is paid, costs can be replaced, all texts are ordered together.
pub type Loose = Toy<false>;

/// The life a player begins with.
pub const LIFE: i32 = 10;
/// The mana a player has at the beginning of a turn.
pub const MANA: i32 = 3;
/// The cards in the first hand.
pub const HAND: u8 = 4;

/// A creature that has acted.
pub const TIRED: Mark = Mark(0);
/// A creature that lies face down.
pub const HIDDEN: Mark = Mark(1);
/// A card in hand that is being paid for or waits to be followed.
pub const NAMED: Mark = Mark(2);
/// What a creature dies of.
pub const WOUND: Counter = Counter(0);
/// The dice of luck.
pub const LUCK: u8 = 0;
/// The dice that serve no more.
pub const PUT_AWAY: u8 = 1;

/// The occasions for which a card has an effect.
mod occasion {
    pub const PLAY: u8 = 0;
    /// It is paid for.
    pub const COST: u8 = 1;
    /// It is used in play.
    pub const USE: u8 = 2;
}

/// The streams of chance; the decks have theirs behind it.
mod stream {
    use kernel::table::chance::Stream;
    pub const DICE: Stream = Stream(0);
}

/// The words of the notation.
mod word {
    use super::{WordId, game_word};
    pub const PLAY: WordId = game_word(0);
    pub const USE: WordId = game_word(1);
    pub const STRIKE: WordId = game_word(2);
    pub const END: WordId = game_word(3);
    pub const BID: WordId = game_word(8);
    pub const DELVE: WordId = game_word(9);
}

/// What only this game has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Extra {
    /// Whose turn it is.
    pub active: Seat,
    /// Which turn it is, from 1.
    pub turn: u32,
    /// Whether the turn has begun.
    pub begun: bool,
    /// Whether this round's plot has come up.
    pub plotted: bool,
    /// How often somebody was hurt: what "then" waits for.
    pub hurt: i32,
}

/// The moments in which the game asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// The own turn.
    Main,
    /// An event may be answered.
    Answer(Answers),
}

pub(crate) type Sight<'a, const S: bool> = Look<'a, Toy<S>>;

impl<const S: bool> Terms for Toy<S> {
    const ID: &'static str = "toy";
    const MIN_SEATS: usize = 2;
    const MAX_SEATS: usize = 4;
    const WORDS: &'static [WordSpec] = &[
        WordSpec::new("play", "play {card}", &["hand"]),
        WordSpec::new("use", "use {card}", &["play"]),
        WordSpec::new("strike", "strike {seat} with {card}", &["play"]),
        WordSpec::new("end", "end turn", &[]),
        WordSpec::answer("pick", "pick {card} from {zone}", &["play", "hand"]),
        WordSpec::answer("aim", "aim {seat}", &[]),
        WordSpec::answer("keep", "keep {die}", &[]),
        WordSpec::answer("amount", "amount {number}", &[]),
        WordSpec::answer("bid", "bid {card}", &["hand"]),
        WordSpec::plain("delve"),
    ];
    const MARKS: &'static [(&'static str, Mark)] = &[("tired", TIRED), ("hidden", HIDDEN), ("named", NAMED)];
    const COUNTERS: &'static [&'static str] = &["wound"];
    const POOLS: &'static [&'static str] = &["luck", "put-away"];
    const DIE_MARKS: &'static [&'static str] = &["blessed"];
    const POLICY: Policy = Policy {
        costs_hold_triggers: S,
        costs_can_be_replaced: !S,
        forced_first: S,
        orders_offers: !S,
        settles: true,
        ..Policy::DEFAULT
    };
    type Zone = Zone;
    type Gauge = Gauge;
    type Extra = Extra;
    type Printed = Printed;
    type Verb = Verb<S>;
    type Test = Test;
    type Filter = Filter;
    type Quality = Quality;
    type Measure = kernel::game::Unused;
    type Pattern = Pattern;
    type Rewrite = Rewrite;
    type Price = Vec<Effect<Toy<S>>>;
    type Ending = kernel::game::Unused;
    type Event = Event;
    type Moment = Moment;
    type Plan = plan::Plan;
}

impl<const S: bool> Rules for Toy<S> {
    fn plan(tree: &mut Tree<Self>) -> plan::Plan {
        plan::Plan::grow(tree)
    }
    fn round(plan: &plan::Plan) -> NodeId {
        plan.round
    }
    fn unfold(verb: &Verb<S>, compiler: &mut Compiler<Self>) -> Result<Option<NodeId>, String> {
        verbs::unfold(verb, compiler)
    }
    fn unfold_price(price: &Self::Price, then: NodeId, compiler: &mut Compiler<Self>) -> Result<NodeId, String> {
        let cost = compiler.effects(price)?;
        Ok(compiler.tree.add(Node::Pay { cost, then }))
    }
    fn is_worth(look: Look<Self>, _: &Self::Price, then: NodeId) -> bool {
        would_change(look, then)
    }
    fn done_so_far(state: &State<Self>) -> i32 {
        state.extra.hurt
    }
    fn test(look: Look<Self>, test: &Test) -> bool {
        laws::test(look, test)
    }
    fn measure(_: Look<Self>, measure: &Self::Measure) -> kernel::quantity::Quantity {
        match *measure {}
    }
    fn fits<W: Why>(look: Look<Self>, filter: &Filter, card: CardId) -> Result<(), W> {
        laws::fits(look, filter, card)
    }
    fn propose(look: Look<Self>, verb: &Verb<S>) -> Proposal<Self> {
        verbs::propose(look, verb)
    }
    fn apply(state: &mut State<Self>, book: &Book<Self>, event: &Event) -> Outcome<Self> {
        event::apply(state, book, event)
    }
    fn settle(look: Look<Self>) -> Proposal<Self> {
        laws::settle(look)
    }
    fn concede(state: &mut State<Self>, _: &Book<Self>, seat: Seat) -> bool {
        end::concede(state, seat)
    }
    fn turn(_: &State<Self>) -> u32 {
        1
    }
}

impl<const S: bool> Repeating for Toy<S> {}

impl<const S: bool> Listening for Toy<S> {
    fn kind(event: &Event) -> u8 {
        event.kind()
    }
    fn kinds(pattern: &Pattern) -> u64 {
        laws::kinds(pattern)
    }
    fn subject(event: &Event) -> Option<CardId> {
        event.card()
    }
    fn matches(look: Look<Self>, pattern: &Pattern, event: &Event) -> bool {
        laws::matches(look, pattern, event)
    }
    fn rewrite(look: Look<Self>, rewrite: &Rewrite, event: &Event) -> Vec<Event> {
        laws::rewrite(look, rewrite, event)
    }
    fn is_in_force(_: &Book<Self>, state: &State<Self>, card: CardId, _: usize) -> bool {
        !state.card(card).has(HIDDEN)
    }
    fn decider(state: &State<Self>, origin: &Origin, event: &Event) -> Seat {
        laws::decider(state, origin, event)
    }
    fn orderer(state: &State<Self>, origins: &[Origin]) -> Seat {
        laws::orderer(state, origins)
    }
    fn offered_kinds() -> u64 {
        1 << event::kind::PLAY | 1 << event::kind::HURT | 1 << event::kind::STRIKE
    }
    fn offer(look: Look<Self>, event: &Event, phase: Phase) -> Option<Offer<Self>> {
        laws::offer(look, event, phase)
    }
}

impl<const S: bool> Questions for Toy<S> {
    const MOMENTS: &'static [&'static str] = &["Main", "Answer"];
    fn moment_place(moment: Moment) -> usize {
        match moment {
            Moment::Main => 0,
            Moment::Answer(_) => 1,
        }
    }
    fn prompt(_: Look<Self>, _: Moment) -> Phrase {
        Phrase::new("ask-act")
    }
    fn asked(look: Look<Self>, _: Moment) -> Seat {
        look.state.extra.active
    }
    fn candidates(look: Look<Self>, moment: Moment, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        legal::candidates(look, moment, seat, out)
    }
    fn judge<W: Why>(look: Look<Self>, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
        legal::judge(look, moment, seat, choice)
    }
    fn perform(look: Look<Self>, moment: Moment, seat: Seat, choice: &Choice) -> Step<Self> {
        legal::perform(look, moment, seat, choice)
    }
}

impl<const S: bool> Refusals for Toy<S> {
    fn misplaced(look: Look<Self>, pick: &CardPick<Self>, card: CardId) -> Reason {
        laws::misplaced(look, pick, card)
    }
    fn not_now(_: Look<Self>, _: Seat, _: Option<Moment>, _: &Choice) -> Reason {
        Reason::new("TOY-NOW", "not-now")
    }
}

impl<const S: bool> Telling for Toy<S> {
    const VALUES: &'static [&'static str] = &["power", "life"];
    const FACTS: &'static [&'static str] = &["turn"];

    fn values(look: Look<Self>, card: CardId) -> Vec<(&'static str, i32)> {
        let value = |quality| laws::reading(look, quality, card).value;
        let all = [("power", value(Quality::Power)), ("life", value(Quality::Life))];
        all.into_iter().filter(|(_, number)| *number != 0).collect()
    }
    fn describe(_: Look<Self>, event: &Event) -> Option<Phrase> {
        Some(Phrase::new("log-event").number("kind", i32::from(event.kind()).into()))
    }
    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText {
        let face = book.face(face);
        let printed = &face.printed;
        let numbers = [("cost", printed.cost), ("power", printed.power), ("life", printed.life)];
        CardText {
            slug: face.slug.clone(),
            name: face.name.get(language).to_string(),
            line: format!("{:?}", printed.kind),
            numbers: numbers.map(|(name, number)| (name.to_string(), number.to_string())).to_vec(),
            details: Vec::new(),
            text: Vec::new(),
            by_hand: false,
        }
    }
    fn facts(look: Look<Self>) -> Vec<Phrase> {
        let turn = Quantity::new(look.state.extra.turn as i32);
        vec![Phrase::new("turn").seat("seat", look.state.extra.active).number("turn", turn)]
    }
}

impl<const S: bool> Cards for Toy<S> {
    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>> {
        cards::read(book, source)
    }
    fn read_deck(_: &Book<Self>, source: &Source) -> Result<Deck, Vec<LoadError>> {
        Err(vec![LoadError::at(source, 1, "the toy has no decks; every card knows its number of copies")])
    }
    /// No card twice, and no pebble.
    fn check_deck(book: &Book<Self>, _: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
        let twice = cards.iter().any(|(_, number)| *number > 1).then(|| Reason::new("TOY-DECK-1", "twice"));
        let pebble = cards.iter().any(|(face, _)| book.face(*face).slug == "pebble");
        Ok(twice.into_iter().chain(pebble.then(|| Reason::new("TOY-DECK-2", "a-pebble"))).collect())
    }
}

impl<const S: bool> Staging for Toy<S> {
    fn set_up(book: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError> {
        setup::set_up(book, setup)
    }
    fn blank(_: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError> {
        setup::blank(setup)
    }
    fn fill(book: &Book<Self>, state: &mut State<Self>, named: &[(Zone, Seat)]) {
        setup::fill(book, state, named);
    }
    fn audit(state: &State<Self>, _: &Book<Self>) -> Result<(), String> {
        end::audit(state)
    }
}

impl<const S: bool> Bots for Toy<S> {
    const FEATURES: &'static [&'static str] = &["life"];
    fn features(look: Look<Self>, seat: Seat, out: &mut Vec<f64>) {
        out.push(look.state.gauge(seat, Gauge::Life).finite().map_or(0.0, f64::from));
    }
}
