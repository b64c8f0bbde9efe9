//! The effect tree as it is written: control words around the verbs of a game.
//!
//! Card files are read into these types, the sentence on the card is made from them, and
//! [`super::compile`] turns them into the flat [`Node`](super::node::Node)s that the driver walks.

use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::game::Terms;
use crate::quantity::Quantity;
use crate::table::cards::CardId;
use crate::table::dice::{DiceBook, Die};

use super::load::unknown;

/// What a card does: a control word of the kernel, or a verb of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effect<G: Terms> {
    /// Order, choice, condition, repetition.
    Control(Box<Control<G>>),
    /// The smallest thing the rulebook names.
    Do(G::Verb),
}

/// The control words, the same in every game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""))]
pub enum Control<G: Terms> {
    /// One after the other, in printed order.
    All(Vec<Effect<G>>),
    /// Only while the condition holds at the moment the line is reached.
    When(Branch<G>),
    /// The player may do it or leave it.
    May(Vec<Effect<G>>),
    /// The player picks one of several effects.
    OneOf(Vec<Vec<Effect<G>>>),
    /// The player picks cards or seats; later words refer to them by name.
    Choose(Choice<G>),
    /// For each of several cards or seats.
    Each(Each<G>),
    /// Several times over.
    Repeat(Amount<G>, Vec<Effect<G>>),
    /// Resolves the effect of a chosen card as if it stood here.
    Copy(String),
    /// The player pays a cost, whole or not at all; what follows once it is paid.
    Pay(G::Price, Vec<Effect<G>>),
    /// The player may pay a cost; what follows if they do, and if they do not.
    MayPay(G::Price, Vec<Effect<G>>, Vec<Effect<G>>),
    /// First the one and, only if something of it was done, then the other.
    Then(Vec<Effect<G>>, Vec<Effect<G>>),
    /// Each player in their order does it: "you" is that player.
    EachPlayer(Vec<Effect<G>>),
    /// What happens once something has ended.
    AtEnd(G::Ending, Vec<Effect<G>>),
    /// Something that stays in force until the end of the turn.
    ThisTurn(Standing<G>),
    /// Something that stays in force until the end of the round.
    ThisRound(Standing<G>),
}

impl<G: Terms> Effect<G> {
    /// The effects inside this one, one list for each place where some stand.
    pub fn inner(&self) -> Vec<&[Effect<G>]> {
        let Effect::Control(control) = self else { return Vec::new() };
        match &**control {
            Control::All(parts) | Control::May(parts) | Control::Repeat(_, parts) => vec![parts],
            Control::Pay(_, parts) | Control::EachPlayer(parts) | Control::AtEnd(_, parts) => vec![parts],
            Control::When(branch) => vec![&branch.then, &branch.otherwise],
            Control::MayPay(_, one, other) | Control::Then(one, other) => vec![one, other],
            Control::OneOf(ways) => ways.iter().map(Vec::as_slice).collect(),
            Control::Choose(choice) => vec![&choice.then],
            Control::Each(each) => vec![&each.then],
            Control::ThisTurn(Standing::Trigger(trigger)) | Control::ThisRound(Standing::Trigger(trigger)) => {
                vec![&trigger.then]
            }
            Control::Copy(_) | Control::ThisTurn(_) | Control::ThisRound(_) => Vec::new(),
        }
    }

    /// What is chosen between where this effect asks: the ways of a choice, or doing it and leaving it.
    pub fn ways(&self) -> Option<Vec<Vec<Effect<G>>>> {
        let Effect::Control(control) = self else { return None };
        match &**control {
            Control::OneOf(ways) => Some(ways.clone()),
            Control::May(parts) => Some(vec![parts.clone(), Vec::new()]),
            Control::MayPay(price, then, otherwise) => {
                let paid = Control::Pay(price.clone(), then.clone());
                Some(vec![vec![Effect::Control(paid.into())], otherwise.clone()])
            }
            _ => None,
        }
    }

    /// Whether something holds of this effect, or of one inside it, however deep.
    pub fn any(&self, test: &dyn Fn(&Effect<G>) -> bool) -> bool {
        test(self) || self.inner().into_iter().flatten().any(|effect| effect.any(test))
    }
}

/// A condition with what follows if it holds and if it does not.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""), deny_unknown_fields)]
pub struct Branch<G: Terms> {
    /// What must hold.
    pub cond: Condition<G>,
    /// What happens then.
    pub then: Vec<Effect<G>>,
    /// What happens otherwise; nothing if it is left out.
    #[serde(default = "Vec::new")]
    pub otherwise: Vec<Effect<G>>,
}

/// A choice by the player whose effect it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""), deny_unknown_fields)]
pub struct Choice<G: Terms> {
    /// Out of what.
    pub pick: Pick<G>,
    /// How few may be chosen; 1 if it is left out.
    #[serde(default = "one")]
    pub least: u8,
    /// How many may be chosen; 1 if it is left out.
    #[serde(default = "one")]
    pub most: u8,
    /// The name by which later words refer to the chosen.
    pub called: String,
    /// The word of the notation that the player answers with.
    pub word: String,
    /// What is done with the chosen.
    pub then: Vec<Effect<G>>,
}

/// The same for each of several.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""), deny_unknown_fields)]
pub struct Each<G: Terms> {
    /// For each of these, as they are when the line is reached.
    pub of: Pick<G>,
    /// The name of the one whose turn it is.
    pub called: String,
    /// What is done with it.
    pub then: Vec<Effect<G>>,
}

fn one() -> u8 {
    1
}

/// A condition: words of the kernel around the tests of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Condition<G: Terms> {
    /// A word of the kernel.
    Control(Box<Logic<G>>),
    /// A test of the game.
    Is(G::Test),
    /// Something has been chosen for a slot; never written in card files.
    Filled(Slot),
    /// Something was done since the count in a slot was taken; never written in card files.
    DoneSince(Slot),
}

/// The words that combine conditions.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""))]
pub enum Logic<G: Terms> {
    /// The opposite.
    Not(Condition<G>),
    /// Every one of them.
    Every(Vec<Condition<G>>),
    /// At least one of them.
    Any(Vec<Condition<G>>),
    /// At least so many.
    AtLeast(Amount<G>, Quantity),
}

/// A number that is read when it is needed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""))]
pub enum Amount<G: Terms> {
    /// A fixed number.
    Number(Quantity),
    /// How many things there are.
    Count(Pick<G>),
    /// What a gauge of the player shows.
    Gauge(G::Gauge),
    /// A number of the game's own.
    Measure(G::Measure),
}

/// Things to choose from, to count or to go through.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""))]
pub enum Pick<G: Terms> {
    /// Cards in some zones that fit a filter.
    Cards(CardPick<G>),
    /// Seats still in the game.
    Seats(Whose),
    /// Dice of one pool.
    Dice(DicePick<G>),
    /// Every whole number from one to another.
    Numbers(Box<(Amount<G>, Amount<G>)>),
}

/// Cards in some zones that fit a filter.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""), deny_unknown_fields)]
pub struct CardPick<G: Terms> {
    /// In these zones.
    pub from: Vec<G::Zone>,
    /// Of these seats, where the zones are personal.
    #[serde(default)]
    pub whose: Whose,
    /// Fitting this.
    pub that: G::Filter,
}

/// Dice of one pool that are what is asked for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""), deny_unknown_fields)]
pub struct DicePick<G: Terms> {
    /// In this pool.
    pub pool: Pool<G>,
    /// Of these seats.
    #[serde(default)]
    pub whose: Whose,
    /// All of this holds of them.
    #[serde(default)]
    pub that: Vec<DieIs>,
}

/// A pool of dice: its place in [`Terms::POOLS`], written by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pool<G: Terms>(pub u8, PhantomData<G>);

impl<G: Terms> Pool<G> {
    /// The pool at a place of the list.
    pub const fn at(place: u8) -> Pool<G> {
        Pool(place, PhantomData)
    }
}

impl<'de, G: Terms> Deserialize<'de> for Pool<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        match G::POOLS.iter().position(|pool| *pool == name) {
            Some(place) => Ok(Pool::at(place as u8)),
            None => Err(D::Error::custom(unknown("pool of dice", &name, G::POOLS))),
        }
    }
}

/// What may be asked of a die.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum DieIs {
    /// It shows this number.
    Shows(u8),
    /// It shows this number or more.
    ShowsAtLeast(u8),
    /// It shows this number or less.
    ShowsAtMost(u8),
    /// This symbol is on the side on top.
    Symbol(String),
    /// It is of this kind.
    Kind(String),
    /// It has this mark.
    Marked(String),
    /// It lies on no card.
    Loose,
    /// The opposite.
    Not(Box<DieIs>),
    /// At least one of these.
    AnyOf(Vec<DieIs>),
}

impl DieIs {
    /// Whether a die is so.
    pub fn holds<G: Terms>(&self, dice: &DiceBook, die: &Die) -> bool {
        match self {
            DieIs::Shows(number) => die.shows == *number,
            DieIs::ShowsAtLeast(number) => die.shows >= *number,
            DieIs::ShowsAtMost(number) => die.shows <= *number,
            DieIs::Symbol(id) => dice.symbol(id).is_some_and(|symbol| dice.shown(die).contains(&symbol)),
            DieIs::Kind(id) => dice.kind(id) == Some(die.kind),
            DieIs::Marked(name) => {
                G::DIE_MARKS.iter().position(|mark| mark == name).is_some_and(|mark| die.has(mark as u8))
            }
            DieIs::Loose => die.on == CardId::NONE,
            DieIs::Not(part) => !part.holds::<G>(dice, die),
            DieIs::AnyOf(parts) => parts.iter().any(|part| part.holds::<G>(dice, die)),
        }
    }
}

/// Whose things are meant, seen from the player of the effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
pub enum Whose {
    /// The player's own.
    #[default]
    Yours,
    /// Those of every opponent.
    Opponents,
    /// Those of all.
    Everyones,
    /// Those of the seat in a slot; only built by games, never written in card files.
    #[serde(skip)]
    Of(Slot),
}

/// A place in a scope where chosen things are kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, Deserialize)]
pub struct Slot(pub u8);

impl Slot {
    /// The card that set a trigger off; authors call it `it`.
    pub const IT: Slot = Slot(u8::MAX);
    /// The player whose turn it is with what each player does.
    pub const PLAYER: Slot = Slot(u8::MAX - 1);
    /// How much had been done before what is followed by "then".
    pub const DONE: Slot = Slot(u8::MAX - 2);
}

/// A slot as an author names it, and once the name has been looked up, the slot itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(from = "String")]
pub enum Called {
    /// A name in a card file.
    Name(String),
    /// The slot it stands for.
    Slot(Slot),
}

impl From<String> for Called {
    fn from(name: String) -> Called {
        Called::Name(name)
    }
}

impl Called {
    /// The slot. Names are looked up when a card is read, so none is left at the table.
    pub fn slot(&self) -> Slot {
        match self {
            Called::Slot(slot) => *slot,
            Called::Name(name) => unreachable!("the slot \"{name}\" was never looked up"),
        }
    }
}

/// Text that stays in force.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""))]
pub enum Standing<G: Terms> {
    /// Changes a value, or forbids something.
    Modifier(Modifier<G>),
    /// Something happens whenever something happens.
    Trigger(Trigger<G>),
    /// Something happens instead.
    Instead(Instead<G>),
}

/// A change to a value that is read when the value is asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""), deny_unknown_fields)]
pub struct Modifier<G: Terms> {
    /// Which value.
    pub of: G::Quality,
    /// Of which cards or seats.
    pub on: Subject<G>,
    /// How it changes.
    pub change: Change,
    /// So many times over: for each of something.
    #[serde(default)]
    pub per: Option<Amount<G>>,
    /// Only while this holds.
    #[serde(default, rename = "while")]
    pub only: Option<Condition<G>>,
}

/// What a modifier touches, seen from the card that has it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""))]
pub enum Subject<G: Terms> {
    /// The card itself.
    This,
    /// The seat that commands it.
    You,
    /// Some seats.
    Seats(Whose),
    /// Some cards.
    Cards(CardPick<G>),
    /// Several of these.
    AnyOf(Vec<Subject<G>>),
}

/// How a modifier changes a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Change {
    /// More, or less.
    Add(i32),
    /// Less, but never below the second number.
    Less(i32, i32),
    /// Exactly this.
    Set(i32),
    /// So many times as much, once everything has been added.
    Times(i32),
    /// Half as much, once everything has been added.
    Half,
    /// Not at all: a prohibition wins over everything.
    Cannot,
}

/// Something that happens whenever something else happens.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""), deny_unknown_fields)]
pub struct Trigger<G: Terms> {
    /// What it waits for.
    pub when: G::Pattern,
    /// Whether it comes before or after.
    #[serde(default)]
    pub phase: Phase,
    /// Whether the player may leave it.
    #[serde(default)]
    pub optional: bool,
    /// What happens.
    pub then: Vec<Effect<G>>,
    /// How often it serves.
    #[serde(default)]
    pub uses: Uses,
}

/// Something that happens in place of something else.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""), deny_unknown_fields)]
pub struct Instead<G: Terms> {
    /// What it waits for.
    pub when: G::Pattern,
    /// How the event is rewritten.
    pub change: G::Rewrite,
    /// Whether the player may leave it.
    #[serde(default)]
    pub optional: bool,
    /// How often it serves.
    #[serde(default)]
    pub uses: Uses,
}

/// How long a standing text stays in force.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, Deserialize)]
pub enum Until {
    /// The end of the turn.
    Turn,
    /// The end of the round.
    Round,
    /// The end of the match.
    Match,
}

/// Before or after the event itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, Deserialize)]
pub enum Phase {
    /// While the event can still be changed.
    Before,
    /// As part of its happening, ahead of everything that comes after it.
    When,
    /// Once it has happened.
    #[default]
    After,
}

/// How often a trigger or replacement serves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
pub enum Uses {
    /// Every time.
    #[default]
    Always,
    /// Once; it waits on if another one was chosen in its place.
    Once,
    /// The next fitting event uses it up, whether it was chosen or not.
    Next,
}
