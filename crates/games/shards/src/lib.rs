//! Shards of Infinity.
//!
//! Each player has a deck, a hand, a play zone and a discard pile; between them lies the river of six cards from
//! the centre deck. A turn is a play phase of free actions, an attack on players with the power left over, and
//! an end in fixed steps. The last player alive wins.

mod cards;
mod describe;
mod end;
mod event;
mod keywords;
pub mod language;
mod legal;
mod plan;
mod setup;
mod value;
mod verbs;
mod words;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use kernel::book::{Book, CardText, Deck, Language, Source};
use kernel::effect::compile::{Compiler, Tree};
use kernel::effect::node::NodeId;
use kernel::effect::tree::CardPick;
use kernel::error::{LoadError, SetupError};
use kernel::game::{
    Bots, Cards, Listening, Out, Policy, Questions, Refusals, Repeating, Rules, Setup, Staging, Telling, Terms,
};
use kernel::notation::{WordId, WordSpec, game_word};
use kernel::phrase::Phrase;
use kernel::question::Choice;
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Outcome, Proposal, Step};
use kernel::resolve::look::Look;
use kernel::resolve::scope::Origin;
use kernel::table::cards::{CardId, CardRef, FaceId, Mark};
use kernel::table::seats::Seat;
use kernel::table::state::State;
use serde::{Deserialize, Serialize};

pub use cards::Printed;
pub use event::Event;
use language::{Destination, Faction, Filter, Pattern, Quality, Resource, Rewrite, Test, Verb, Zone};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Shards;

/// The most health a player can have. `SOI-HEALTH-2`
pub const MOST_HEALTH: i32 = 50;
/// The most mastery a player can have. `SOI-MASTERY-2`
pub const MOST_MASTERY: i32 = 30;
/// The cards in the river. `SOI-SETUP-11`
pub const RIVER: usize = 6;
/// The cards in a new hand. `SOI-END-6`
pub const HAND: u8 = 5;

/// The occasions for which a card has an effect.
pub(crate) mod occasion {
    /// An ally is played or enlisted.
    pub const PLAY: u8 = 0;
    /// A champion is played.
    pub const WHEN_PLAYED: u8 = 1;
    /// A champion is activated.
    pub const ACTIVATE: u8 = 2;
}

/// A champion that has been activated.
pub const TURNED: Mark = Mark(0);
/// A mercenary that was enlisted.
pub const ENLISTED: Mark = Mark(1);

/// The words of the notation.
pub(crate) mod word {
    use super::{WordId, game_word};
    pub const PLAY: WordId = game_word(0);
    pub const ACTIVATE: WordId = game_word(1);
    pub const RECRUIT: WordId = game_word(2);
    pub const ENLIST: WordId = game_word(3);
    pub const FOCUS: WordId = game_word(4);
    pub const ATTACK: WordId = game_word(5);
    pub const END: WordId = game_word(6);
    pub const ASSIGN: WordId = game_word(7);
    pub const REVEAL: WordId = game_word(8);
    pub const TO_HAND: WordId = game_word(9);
    pub const TO_PLAY: WordId = game_word(10);
}

/// What only this game has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Extra {
    /// Whose turn it is.
    pub active: Seat,
    /// Which turn it is, from 1.
    pub turn: u32,
    /// The cards played this turn, in order: enlisted mercenaries too.
    pub played: Vec<Played>,
    /// Where the river has its gap.
    pub gap: u8,
    /// The attack on players, if one is going on.
    pub attack: ArrayVec<Assigned, 4>,
    /// How many of the attacked have got their share.
    pub assigned: u8,
}

/// A card played this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The card.
    pub card: CardRef,
    /// What was printed on it.
    pub face: FaceId,
}

/// A player under attack and the power turned against them; the largest number stands for infinity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Assigned {
    /// The player.
    pub seat: Seat,
    /// How much.
    pub power: i32,
}

/// The moments in which the game asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// The play phase.
    Play,
    /// How much power goes to the next opponent.
    Assign,
}

pub(crate) type Sight<'a> = Look<'a, Shards>;

impl Terms for Shards {
    const ID: &'static str = "shards";
    const MIN_SEATS: usize = 2;
    const MAX_SEATS: usize = 4;
    const WORDS: &'static [WordSpec] = &[
        WordSpec::new("play", "play {card}", &["hand"]),
        WordSpec::new("activate", "activate {card}", &["play"]),
        WordSpec::new("recruit", "recruit {card}", &["river"]),
        WordSpec::new("enlist", "enlist {card}", &["river"]),
        WordSpec::plain("focus"),
        WordSpec::new("attack", "attack {card}", &["play"]),
        WordSpec::new("end", "end turn", &[]),
        WordSpec::new("assign", "assign {number} to {seat}", &[]),
        WordSpec::answer("reveal", "reveal {card}", &["hand"]),
        WordSpec::answer("to-hand", "to hand", &[]),
        WordSpec::answer("to-play", "to play", &[]),
        WordSpec::answer("banish", "banish {card} from {zone}", &["hand", "discard"]),
        WordSpec::answer("return", "return {card}", &["discard"]),
        WordSpec::answer("destroy", "destroy {card}", &["play"]),
        WordSpec::answer("drain", "drain {seat}", &[]),
        WordSpec::answer("take", "take {card}", &["river"]),
        WordSpec::face("copy", "copy {card}", &["play"]),
    ];
    const MARKS: &'static [(&'static str, Mark)] = &[("turned", TURNED), ("enlisted", ENLISTED)];
    const POLICY: Policy = Policy { copied_occasion: occasion::PLAY, texts_know_events: false, ..Policy::DEFAULT };
    type Zone = Zone;
    type Gauge = Resource;
    type Extra = Extra;
    type Printed = Printed;
    type Verb = Verb;
    type Test = Test;
    type Filter = Filter;
    type Quality = Quality;
    type Measure = kernel::effect::tree::NoMeasure;
    type Pattern = Pattern;
    type Rewrite = Rewrite;
    type Event = Event;
    type Moment = Moment;
    type Plan = plan::Plan;
}

impl Rules for Shards {
    fn plan(tree: &mut Tree<Self>) -> plan::Plan {
        plan::Plan::grow(tree)
    }
    fn round(plan: &plan::Plan) -> NodeId {
        plan.round
    }
    fn unfold(verb: &Verb, compiler: &mut Compiler<Self>) -> Result<Option<NodeId>, String> {
        keywords::unfold(verb, compiler)
    }
    fn unfold_test(
        test: &Test,
        compiler: &mut Compiler<Self>,
        then: NodeId,
        otherwise: NodeId,
    ) -> Result<Option<NodeId>, String> {
        keywords::unfold_test(test, compiler, then, otherwise)
    }
    fn test(look: Sight, test: &Test) -> bool {
        keywords::test(look, test)
    }
    fn measure(_: Sight, measure: &Self::Measure) -> kernel::quantity::Quantity {
        match *measure {}
    }
    fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
        keywords::fits(look, filter, card)
    }
    #[inline]
    fn propose(look: Sight, verb: &Verb) -> Proposal<Self> {
        verbs::propose(look, verb)
    }
    #[inline]
    fn apply(state: &mut State<Self>, book: &Book<Self>, event: &Event) -> Outcome<Self> {
        event::apply(state, book, event)
    }
    fn concede(state: &mut State<Self>, book: &Book<Self>, seat: Seat) -> bool {
        end::concede(state, book, seat)
    }
    #[inline]
    fn turn(state: &State<Self>) -> u32 {
        state.extra.turn
    }
}

impl Repeating for Shards {}

impl Listening for Shards {
    #[inline]
    fn kind(event: &Event) -> u8 {
        event.kind()
    }
    #[inline]
    fn kinds(pattern: &Pattern) -> u64 {
        match pattern {
            Pattern::Recruit(_) => 1 << event::kind::RECRUIT,
            Pattern::AllyResolved(_) => 1 << event::kind::RESOLVED,
        }
    }
    fn subject(event: &Event) -> Option<CardId> {
        event.subject()
    }
    fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
        match (pattern, event) {
            (Pattern::Recruit(filter), Event::Recruit { seat, card, to, .. }) => {
                *seat == look.you() && *to == Destination::Discard && keywords::fits::<()>(look, filter, *card).is_ok()
            }
            (Pattern::AllyResolved(faction), Event::Resolved { seat, card }) => {
                let printed = &look.face(*card).printed;
                *seat == look.you() && printed.kind.is_ally() && printed.faction == Some(*faction)
            }
            _ => false,
        }
    }
    fn rewrite(_: Sight, rewrite: &Rewrite, event: &Event) -> Vec<Event> {
        vec![match (rewrite, event) {
            (Rewrite::To(to), Event::Recruit { seat, card, price, .. }) => {
                Event::Recruit { seat: *seat, card: *card, price: *price, to: *to }
            }
            _ => event.clone(),
        }]
    }
    fn rewrite_word(rewrite: &Rewrite) -> Option<WordId> {
        match rewrite {
            Rewrite::To(Destination::Hand) => Some(word::TO_HAND),
            Rewrite::To(Destination::Play) => Some(word::TO_PLAY),
            Rewrite::To(Destination::Discard) => None,
        }
    }
    fn orderer(state: &State<Self>, origins: &[Origin]) -> Seat {
        origins.first().map_or(state.extra.active, |origin| origin.you)
    }
}

impl Questions for Shards {
    fn prompt(look: Sight, moment: Moment) -> Phrase {
        describe::prompt(look, moment)
    }
    #[inline]
    fn asked(look: Sight, _: Moment) -> Seat {
        look.state.extra.active
    }
    #[inline]
    fn candidates(look: Sight, moment: Moment, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        legal::candidates(look, moment, seat, out)
    }
    #[inline]
    fn has_plain_choice(look: Sight, moment: Moment, seat: Seat) -> bool {
        // A card can be played and the turn can be ended.
        moment == Moment::Play && !look.state.zone(Zone::Hand, seat).is_empty()
    }
    #[inline]
    fn judge<W: Why>(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
        legal::judge(look, moment, seat, choice)
    }
    #[inline]
    fn perform(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Step<Self> {
        legal::perform(look, moment, seat, choice)
    }
}

impl Refusals for Shards {
    fn misplaced(look: Sight, pick: &CardPick<Self>, card: CardId) -> Reason {
        legal::misplaced(look, pick, card)
    }
    fn chosen_already(look: Sight, pick: &CardPick<Self>, card: CardId) -> Reason {
        legal::chosen_already(look, pick, card)
    }
    fn unfit(_: Sight, _: Seat, _: &Choice) -> Reason {
        Reason::new("SOI-PLAY-3", "not-what-the-card-asks")
    }
    fn not_now(look: Sight, seat: Seat, moment: Option<Moment>, choice: &Choice) -> Reason {
        legal::not_now(look, seat, moment, choice)
    }
}

impl Telling for Shards {
    fn describe(look: Sight, event: &Event) -> Option<Phrase> {
        describe::describe(look, event)
    }
    fn prompt_choice(look: Sight, word: WordId, seat: Seat) -> Option<Phrase> {
        describe::prompt_choice(look, word, seat)
    }
    fn opening(look: Sight) -> Option<Phrase> {
        Some(describe::turn(look))
    }
    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText {
        words::card_text(book, face, language)
    }
    fn facts(look: Sight) -> Vec<Phrase> {
        describe::facts(look)
    }
    fn print(book: &Book<Self>, face: FaceId) -> Vec<(&'static str, String)> {
        cards::print(&book.face(face).printed)
    }
}

impl Cards for Shards {
    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>> {
        cards::read(book, source)
    }
    fn read_deck(book: &Book<Self>, source: &Source) -> Result<Deck, Vec<LoadError>> {
        cards::read_deck(book, source)
    }
}

impl Staging for Shards {
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
        end::audit(state, book)
    }
}

impl Bots for Shards {
    const FEATURES: &'static [&'static str] = value::FEATURES;
    const PLAYS: &'static [WordId] = &[word::PLAY, word::ENLIST];
    fn features(look: Sight, seat: Seat, out: &mut Vec<f64>) {
        value::features(look, seat, out);
    }
    fn rank(look: Sight, choice: &Choice) -> i32 {
        value::rank(look, choice)
    }
}

/// Whether a face is a card of a faction.
pub(crate) fn is_of(printed: &Printed, faction: Faction) -> bool {
    printed.faction == Some(faction)
}
