//! The open question as a program reads it: which kind, from which card, and what has been chosen and paid for it so far.
//!
//! Only the asked seat is told. What other seats have chosen unseen is left out.

use serde::Serialize;

use crate::book::Book;
use crate::effect::node::Node;
use crate::game::{Game, GaugeKind};
use crate::notation;
use crate::question::Ask;
use crate::resolve::frame::{Frame, Paying};
use crate::resolve::scope::{Origin, Scope, Target};
use crate::resolve::table::Table;
use crate::schema::ASKS;
use crate::table::cards::{CardId, FaceId};
use crate::table::dice::DieId;
use crate::table::seats::Seat;
use crate::table::state::State;

/// The open question.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Inquiry {
    pub seat: Seat,
    /// One of [`ASKS`].
    pub asks: &'static str,
    /// Which of the game's own questions it is.
    pub moment: Option<&'static str>,
    /// The word that answers a choice.
    pub word: Option<&'static str>,
    /// The card whose text asks, if it still lies there.
    pub card: Option<CardId>,
    /// What was printed on it.
    pub face: Option<FaceId>,
    /// How many have been chosen, and how few and how many it may be in all.
    pub taken: u8,
    pub least: u8,
    pub most: u8,
    /// What the text that asks has fixed so far.
    pub chosen: Vec<Thing>,
    /// What has been paid of the cost that is being paid.
    pub paid: Paid,
}

/// Something that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Thing {
    Card(CardId),
    Seat(Seat),
    Die(DieId),
    Number(i32),
}

/// The difference that paying has made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Paid {
    /// What the asked seat has spent of each of its numbers.
    pub gauges: Vec<(&'static str, i32)>,
    /// Cards that have been moved, marked or changed.
    pub cards: Vec<CardId>,
    /// Dice that have been turned, marked or moved.
    pub dice: Vec<DieId>,
}

/// The place of a question's kind in [`ASKS`].
pub(crate) fn kind_of<G: Game>(ask: &Ask<G>) -> usize {
    match ask {
        Ask::Act(_) => 0,
        Ask::Choose => 1,
        Ask::OneOf => 2,
        Ask::Order => 3,
        Ask::Trigger => 4,
        Ask::Replace => 5,
    }
}

/// Whose text asks.
pub(crate) fn asking<G: Game>(table: &Table<G>) -> Option<Origin> {
    match table.question()?.ask {
        Ask::Order => None,
        Ask::Trigger => table.waiting_origin(0),
        _ => Some(table.origin()),
    }
}

/// Whether somebody else has chosen something unseen.
pub(crate) fn is_unseen<G: Game>(book: &Book<G>, state: &State<G>, scope: &Scope<G>, by: Seat, place: usize) -> bool {
    let (slot, target) = &scope.chosen[place];
    scope.secret.iter().any(|(node, seat)| {
        let Node::Choose(choosing) = book.tree.get(*node) else { return false };
        let theirs = match target {
            Target::Card(card) => state.card(card.card).controller == *seat,
            _ => true,
        };
        *seat != by && choosing.slot == *slot && theirs
    })
}

/// The cost that is being paid.
pub(crate) fn paying<G: Game>(table: &Table<G>) -> Option<&Paying<G>> {
    table.frames.iter().rev().find_map(|frame| match frame {
        Frame::Pay(paying) if !paying.paid => Some(&**paying),
        _ => None,
    })
}

/// Whether a card has been moved, marked or changed since.
pub(crate) fn has_changed<G: Game>(before: &State<G>, now: &State<G>, card: CardId) -> bool {
    let Some(old) = before.cards().get(card.index()) else { return true };
    let new = now.card(card);
    let same = (old.zone, old.marks, old.life, old.host) == (new.zone, new.marks, new.life, new.host);
    !same || before.counters.of(card) != now.counters.of(card)
}

/// The open question, for the seat that is asked.
pub fn inquiry<G: Game>(book: &Book<G>, table: &Table<G>) -> Option<Inquiry> {
    let question = table.question()?;
    let (state, scope, seat) = (&table.state, table.scope(), question.seat);
    let origin = asking(table);
    let choosing = table.choosing(book);
    let moment = if let Ask::Act(moment) = question.ask { Some(G::MOMENTS[G::moment_place(moment)]) } else { None };
    let chosen = (0..scope.chosen.len()).filter(|place| !is_unseen(book, state, scope, seat, *place));
    let chosen = chosen.filter_map(|place| match scope.chosen[place].1 {
        Target::Card(card) => {
            let card = state.still(card).filter(|card| state.card(*card).known.contains(Some(seat)));
            card.map(Thing::Card)
        }
        Target::Seat(seat) => Some(Thing::Seat(seat)),
        Target::Die(die) => Some(Thing::Die(die)),
        Target::Number(number) => Some(Thing::Number(number)),
    });
    Some(Inquiry {
        seat,
        asks: ASKS[kind_of(&question.ask)],
        moment,
        word: choosing.map(|(choosing, _)| notation::spec::<G>(choosing.word).name),
        card: origin
            .and_then(|origin| state.still(origin.this))
            .filter(|card| state.card(*card).known.contains(Some(seat))),
        face: origin.and_then(|origin| origin.face),
        taken: choosing.map_or(0, |(_, taken)| taken),
        least: choosing.map_or(0, |(choosing, _)| choosing.least),
        most: choosing.map_or(0, |(choosing, _)| choosing.most),
        chosen: chosen.collect(),
        paid: paying(table).map(|paying| paid(&paying.before, state, seat)).unwrap_or_default(),
    })
}

fn paid<G: Game>(before: &State<G>, now: &State<G>, seat: Seat) -> Paid {
    let spent = |gauge: &G::Gauge| {
        let spent = before.gauge(seat, *gauge).raw().saturating_sub(now.gauge(seat, *gauge).raw());
        (spent != 0).then_some((gauge.name(), spent))
    };
    let cards = (0..now.cards().len() as u16).map(CardId).filter(|card| {
        let (old, new) = (before.cards().get(card.index()), now.card(*card));
        let seen = |known: crate::table::seats::SeatSet| known.contains(Some(seat));
        has_changed(before, now, *card) && (seen(new.known) || old.is_some_and(|old| seen(old.known)))
    });
    let dice = now.dice.all().filter(|(id, die)| before.dice.get(*id) != Some(die)).map(|(id, _)| id);
    Paid { gauges: G::Gauge::ALL.iter().filter_map(spent).collect(), cards: cards.collect(), dice: dice.collect() }
}
