//! Costs: what is due, whether it can be paid, and paying it. `ASH-COST-1`

use std::borrow::Cow;

use arrayvec::ArrayVec;
use kernel::matching::{Due, Symbols, most_met, pays_all};
use kernel::table::dice::DieId;

use crate::cards::{Printed, type_of_die};
use crate::language::Cost;
use crate::rules::prelude::*;
use crate::table::dice;
use crate::texts;

/// What is paid, all at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Event {
    pub seat: Seat,
    pub main: bool,
    pub side: bool,
    /// The card that gets an exhaustion token. `ASH-COST-3`
    pub exhaust: Option<CardRef>,
    pub cards: Vec<CardId>,
    pub dice: Vec<DieId>,
}

impl Chapter<Ashes> for Event {
    fn apply(&self, state: &mut State<Ashes>, _: &Book<Ashes>) -> Outcome<Ashes> {
        if self.main {
            state.extra.main = false;
            state.extra.passes = 0;
        }
        state.extra.sides -= u8::from(self.side);
        if let Some(card) = self.exhaust.and_then(|card| state.still(card)) {
            state.counters.add(card, EXHAUSTION, 1);
        }
        for &card in &self.cards {
            let owner = state.card(card).owner;
            state.put(card, Zone::Discard, owner);
        }
        for &die in &self.dice {
            dice::to_pool(state, die, dice::EXHAUSTED);
        }
        Outcome::Done
    }

    /// Dice of one type are called by it.
    fn describe(&self, look: Sight) -> Option<Phrase> {
        let kind = |die: &DieId| look.state.dice.get(*die).map(|die| die.kind);
        let first = kind(self.dice.first()?)?;
        let face = type_of_die(look.book, first).filter(|_| self.dice.iter().all(|die| kind(die) == Some(first)));
        let count = |key| told(key, self.seat).count(self.dice.len() as i32);
        Some(face.map_or_else(|| count("log-pay"), |face| count("log-pay-type").face("magic", face)))
    }
}

/// The ways in which a text can be paid for: 0 as printed, 1 with the additional part, 2 by focus.
pub fn ways(printed: &Printed, place: Option<u8>, focus: u8) -> ArrayVec<i32, 3> {
    let mut ways: ArrayVec<i32, 3> = [0].into_iter().collect();
    if let Some(text) = printed.text(place) {
        if !text.more.is_empty() && focus >= text.more_with_focus {
            ways.push(1);
        }
        if !text.focus_cost.is_empty() && focus >= 1 {
            ways.push(2);
        }
    }
    ways
}

/// What a text costs in one of its ways.
pub fn costs(printed: &Printed, place: Option<u8>, focus: u8, way: i32) -> Cow<'_, [Cost]> {
    let base = printed.cost_of(place);
    let Some(text) = printed.text(place) else { return base.into() };
    let mut saved = text.focus_saves * focus;
    let cheaper = |cost: &Cost| match *cost {
        Cost::Basic(number) => {
            let less = number.min(saved);
            saved -= less;
            Cost::Basic(number - less)
        }
        other => other,
    };
    match way {
        1 => base.iter().chain(&text.more).copied().collect(),
        2 => (&*text.focus_cost).into(),
        _ if text.focus_saves == 0 => base.into(),
        _ => base.iter().map(cheaper).collect(),
    }
}

/// What is due for the text that is followed.
pub fn due(look: Sight<'_>) -> Cow<'_, [Cost]> {
    let Some(printed) = texts::printed(look) else { return Cow::default() };
    let focus = look.this().map_or(0, |this| reader(look).focus(this));
    costs(printed, texts::place(look), focus, look.scope.number_in(slot::WAY).unwrap_or(0))
}

/// How many cards a cost discards.
pub fn discards(costs: &[Cost]) -> usize {
    costs.iter().map(|cost| if let Cost::Discard(number) = cost { usize::from(*number) } else { 0 }).sum()
}

/// Whether a player can pay a cost in full. `ASH-COST-10`
pub fn can_pay<W: Why>(look: Sight, seat: Seat, costs: &[Cost], playing: Option<CardId>) -> Result<(), W> {
    let state = look.state;
    if costs.contains(&Cost::Main) && !state.extra.main {
        return refuse("ASH-TURN-2", "main-action-taken");
    }
    if costs.contains(&Cost::Side) && state.extra.sides == 0 {
        return refuse("ASH-TURN-3", "side-action-taken");
    }
    let hand = state.zone(Zone::Hand, seat);
    let cards = hand.len() - usize::from(playing.is_some_and(|card| hand.contains(&card)));
    if cards < discards(costs) {
        return Err(W::because(|| lacking("too-few-cards", discards(costs), cards)));
    }
    let due = dice::due(costs);
    if due.is_empty() {
        return Ok(());
    }
    let units: Units = state.dice.pool(seat, dice::ACTIVE).map(|(_, die)| dice::pays(die)).take(MOST).collect();
    if pays_all(&units, &due) { Ok(()) } else { Err(W::because(|| too_few(look, costs, &units))) }
}

fn lacking(key: &'static str, need: usize, have: usize) -> Reason {
    let number = |number: usize| Quantity::new(number as i32);
    Reason::with("ASH-COST-10", Phrase::new(key).number("need", number(need)).number("have", number(have)))
}

/// Which symbol the dice do not give often enough, or that they do not pay everything at once.
fn too_few(look: Sight, costs: &[Cost], units: &[Symbols]) -> Reason {
    for cost in costs {
        let (key, magic, need) = match *cost {
            Cost::Power(magic, number) => ("too-few-power", magic, usize::from(number)),
            Cost::Class(magic, number) => ("too-few-class", magic, usize::from(number)),
            _ => continue,
        };
        let have = most_met(units, &dice::due(&[*cost]));
        if let (true, Some(face)) = (have < need, type_of_die(look.book, magic as u8)) {
            let Reason { rule, phrase } = lacking(key, need, have);
            return Reason::with(rule, phrase.face("card", face));
        }
    }
    lacking("too-few-dice", dice_due(costs), units.len())
}

/// The most dice that one payment looks at; more are left out of account.
const MOST: usize = 32;

/// What dice can pay, die by die.
type Units = ArrayVec<Symbols, MOST>;

fn symbols(look: Sight, dice: impl IntoIterator<Item = DieId>) -> Units {
    dice.into_iter().filter_map(|id| look.state.dice.get(id)).map(dice::pays).take(MOST).collect()
}

/// The dice chosen so far.
pub fn chosen(look: Sight) -> ArrayVec<DieId, MOST> {
    let dice = look.scope.in_slot(slot::DICE);
    dice.filter_map(|target| if let Target::Die(die) = target { Some(die) } else { None }).take(MOST).collect()
}

/// How many dice a cost takes.
pub fn dice_due(costs: &[Cost]) -> usize {
    number_of(&dice::due(costs))
}

/// How many dice are due.
pub fn number_of(due: &[Due]) -> usize {
    due.iter().map(|due| usize::from(due.number)).sum()
}

/// Whether a die can be spent now: everything chosen serves, and the rest can still be met. `ASH-COST-6` `ASH-COST-9`
pub fn serves(look: Sight, due: &[Due], die: DieId) -> bool {
    let taken = symbols(look, chosen(look).into_iter().chain([die]));
    most_met(&taken, due) == taken.len()
}

/// The first of some dice without one of which, or one that looks like it, a cost cannot be met: nobody needs to be asked
/// for it.
pub fn needed(look: Sight, seat: Seat, due: &[Due], dice: &[DieId]) -> Option<DieId> {
    let active = look.state.dice.pool(seat, dice::ACTIVE);
    let (ids, mut units): (ArrayVec<DieId, MOST>, Units) =
        active.take(MOST).map(|(id, die)| (id, dice::pays(die))).unzip();
    let is_needed = |die: &&DieId| {
        let Some(place) = ids.iter().position(|id| id == *die) else { return false };
        let pays = std::mem::take(&mut units[place]);
        let missed = !pays_all(&units, due);
        units[place] = pays;
        missed && serves(look, due, **die)
    };
    dice.iter().find(is_needed).copied()
}

/// Everything is paid at once. `ASH-COST-15`
pub fn pay(look: Sight) -> Made {
    let costs = due(look);
    if costs.is_empty() {
        return Proposal::Nothing;
    }
    Proposal::one(Event {
        seat: look.you(),
        main: costs.contains(&Cost::Main),
        side: costs.contains(&Cost::Side),
        exhaust: costs.contains(&Cost::Exhaust).then_some(look.scope.origin.this),
        cards: look.cards_in(slot::CARDS),
        dice: chosen(look).to_vec(),
    })
}
