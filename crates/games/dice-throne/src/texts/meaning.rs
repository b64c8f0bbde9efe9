//! Who is meant, what a number is, whether a condition holds.

use std::collections::BTreeMap;

use kernel::prelude::*;

use super::incoming;
use super::needs::of_a_kind;
use crate::cards::{Is, Kind, Status};
use crate::language::{Filter, Measure, Num, Of, RuleTest, Test, Tokens, Who, Zone};
use crate::table::extra::Part;
use crate::table::reading::{
    companion, companion_health, companions, cp, is_awake, is_opponent, number as tokens_in, old_number, team,
    tokens_of,
};
use crate::table::total::Contribution;
use crate::table::{ADVANCED, INFLICTER, Sight, dice, slot};

/// The players who are meant and still in the game.
pub fn seats(look: Sight, who: &Who) -> Vec<Seat> {
    let (state, you) = (look.state, look.you());
    let found: Vec<Seat> = match who {
        Who::You | Who::Companion(_) => vec![you],
        Who::Target => target(look).into_iter().collect(),
        Who::Attacker => state.extra.attack.as_ref().map(|attack| attack.by).into_iter().collect(),
        Who::Inflicter => {
            let by = i32::from(state.counters.get(look.scope.origin.this.card, INFLICTER));
            look.scope.seat_in(slot::OTHER).or((by > 0).then(|| Seat(by as u8 - 1))).into_iter().collect()
        }
        Who::Opponents => state.opponents(you).collect(),
        Who::Team => team(state, you).collect(),
        Who::The(called) => {
            let chosen = look.scope.in_slot(called.slot());
            chosen.filter_map(|one| if let Target::Seat(seat) = one { Some(seat) } else { None }).collect()
        }
    };
    found.into_iter().filter(|seat| state.place(*seat).alive).collect()
}

/// The opponent whom a text needs: the one it was aimed at, the target of the own Attack, or the only one there is.
pub fn target(look: Sight) -> Option<Seat> {
    let own = look.state.extra.attack.as_ref().filter(|attack| attack.by == look.you()).and_then(|one| one.target);
    let mut others = look.state.opponents(look.you());
    let only = others.next().filter(|_| others.next().is_none());
    look.scope.seat_in(slot::TARGET).or(own).or(only)
}

/// How many dice show each number: those that the text has rolled, or those that activated the ability. `DT-TEXT-ROLL-2`
pub fn shown(look: Sight) -> [u8; 6] {
    let (this, you) = (look.scope.origin.this.card, look.you());
    let mut own = look.state.dice.all().map(|(_, die)| die).filter(|die| die.on == this && die.owner == you).peekable();
    if this != CardId::NONE && own.peek().is_some() {
        return dice::shown(own);
    }
    look.state.extra.attack.as_ref().filter(|attack| attack.by == you).map_or([0; 6], |attack| attack.shown)
}

fn symbols(look: Sight, symbol: &str) -> i32 {
    dice::symbols(look.book, look.state.extra.heroes[look.you().index()], &shown(look), symbol)
}

/// The tokens of a status effect that a text of yours counts; a token counts those it lies with. `DT-PIR-CLAR-4`
fn own_tokens(look: Sight, status: &str) -> i32 {
    match look.this().filter(|card| look.face(*card).slug == status) {
        Some(card) => tokens_in(look.state, card),
        None => tokens_of(look.book, look.state, look.you(), status),
    }
}

/// The tokens of yours that a text of yours may remove. `DT-PIR-CLAR-4`
fn removable(look: Sight, status: &str) -> i32 {
    let filter = Filter::Removable(Tokens::Of(status.to_string()));
    choosable(look, look.you(), &filter, Zone::Tokens).into_iter().map(|card| tokens_in(look.state, card)).sum()
}

/// The sum of the numbers on the dice.
fn sum(look: Sight) -> i32 {
    shown(look).iter().zip(1..).map(|(dice, number)| i32::from(*dice) * number).sum()
}

/// A number, read now; of what is dealt to a player, where that matters. Halves are rounded up. `DT-TOTAL-7` `DT-TEXT-MULT-1`
pub fn number(look: Sight, num: &Num, to: Option<Seat>) -> i32 {
    let Some(of) = &num.of else { return num.plus };
    let (state, you) = (look.state, look.you());
    let noted = |slot| look.scope.in_slot(slot).filter_map(Target::number).sum::<i32>();
    let (counted, is_half) = match of {
        Of::Symbol(symbol) => (symbols(look, symbol), false),
        Of::Token(status) => (own_tokens(look, status), false),
        Of::Theirs(status) => (to.map_or(0, |seat| tokens_of(look.book, state, seat, status)), false),
        Of::Sum => (sum(look), true),
        Of::Cp => (cp(state, you), true),
        Of::Paid => (noted(slot::PAID), false),
        Of::Removed => (noted(slot::REMOVED), false),
        Of::Companions => (companions(state, you), false),
        Of::Subtotal => (incoming::subtotal(look.book, state, you), true),
        Of::Dealt => (i32::from(state.extra.dealt[you.index()]), true),
        Of::Repeated => (i32::from(state.extra.roll.made.saturating_sub(1).min(2)), false),
    };
    let parts = if is_half { (counted + num.every - 1) / num.every } else { counted / num.every };
    num.plus + num.times * parts
}

pub fn measure(look: Sight, measure: &Measure) -> i32 {
    let (state, you) = (look.state, look.you());
    match measure {
        Measure::Sum => sum(look),
        Measure::Base => base(look),
        Measure::Added => look.scope.in_slot(slot::ADDED).filter_map(Target::number).sum(),
        Measure::Incoming => incoming::waiting(look.book, state, you),
        Measure::Removed => look.scope.in_slot(slot::REMOVED).filter_map(Target::number).sum(),
        Measure::Attempts => state.extra.roll.made.into(),
        Measure::Symbols(symbol) => symbols(look, symbol),
        Measure::Tokens(status) => own_tokens(look, status),
        Measure::Health(id) => companion(look.book, state, you, id).map_or(0, |card| companion_health(state, card)),
        Measure::Number(num) => number(look, num, None),
        Measure::Noted => look.scope.number_in(slot::NUMBER).unwrap_or(0),
        Measure::UpTo(status, num) => removable(look, status).min(number(look, num, None)),
    }
}

/// The damage of the own Attack before anything is added. `DT-R13`
fn base(look: Sight) -> i32 {
    let own = look.state.extra.packets.iter().filter(|packet| packet.from == look.you() && packet.offensive);
    let parts = own.flat_map(|packet| &packet.lines).map(|line| line.part);
    parts.filter_map(|part| if let Part::Is(Contribution::Base(number)) = part { Some(number) } else { None }).sum()
}

/// Whether a condition holds now.
pub fn test(look: Sight, test: &Test) -> bool {
    let (state, you, this) = (look.state, look.you(), look.scope.origin.this.card);
    match test {
        Test::On(wanted) => is_on(look, wanted),
        Test::OfAKind(number) => {
            let own = state.extra.attack.as_ref().filter(|attack| attack.by == you);
            own.is_some_and(|attack| of_a_kind(&attack.shown, *number))
        }
        Test::Shows(from, to) => {
            shown(look).iter().zip(1..).any(|(dice, side)| *dice > 0 && (*from..=*to).contains(&side))
        }
        Test::Higher => compared(look).is_some_and(|(own, other)| own > other),
        Test::HigherOrEqual => compared(look).is_some_and(|(own, other)| own >= other),
        Test::Has(status) => removable(look, status) > 0,
        Test::Own => state.card(this).owner == you,
        Test::Side(side) => {
            let up =
                |card: &CardId| look.face(*card).printed.space().is_some_and(|space| space.side.as_ref() == Some(side));
            state.zone(Zone::Board, you).iter().any(up)
        }
        Test::StartPlayer => state.extra.start == you,
        Test::Opponent(called) => look.scope.seat_in(called.slot()).is_some_and(|seat| is_opponent(state, you, seat)),
        Test::Active(id) => companion(look.book, state, you, id).is_some_and(|card| is_awake(state, card)),
        Test::AllTurn => look.this().is_some_and(|card| old_number(state, card) > 0),
        Test::Rule(RuleTest::Works) => {
            state.extra.attack.as_ref().is_some_and(|attack| !attack.failed && state.place(attack.by).alive)
        }
    }
}

/// Whether at least so many of each symbol are shown. `DT-TEXT-ON-1` `DT-TEXT-ON-2`
pub fn is_on(look: Sight, wanted: &BTreeMap<String, u8>) -> bool {
    wanted.iter().all(|(symbol, number)| symbols(look, symbol) >= i32::from(*number))
}

/// The numbers of a comparison: the own and the other's.
fn compared(look: Sight) -> Option<(u8, u8)> {
    let (this, you) = (look.scope.origin.this.card, look.you());
    let on = || look.state.dice.all().map(|(_, die)| die).filter(move |die| die.on == this);
    let own = on().find(|die| die.owner == you)?;
    let other = on().find(|die| die.owner != you)?;
    Some((own.shows, other.shows))
}

/// Whether a card is what a text speaks of.
pub fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
    let printed = &look.face(card).printed;
    let holds = match filter {
        Filter::Any => true,
        Filter::Removable(which) => printed.status().is_some_and(|status| may_touch(look, status, which, card)),
        Filter::Inflicted(which) => {
            let arrived = look.state.extra.inflicted.iter().any(|(_, token)| *token == card);
            arrived
                && printed.status().is_some_and(|status| *which != Tokens::Negative || status.kind == Kind::Negative)
        }
        Filter::Movable(which) => {
            printed.status().is_some_and(|status| !status.untransferable && may_touch(look, status, which, card))
        }
        Filter::Unbuilt => matches!(&printed.is, Is::Form(of, _) if of == BOTS) && !look.state.card(card).has(ADVANCED),
        Filter::Basic => !look.state.card(card).has(ADVANCED),
        Filter::Useful => !printed.uses().is_empty() && !look.cards_in(slot::TOKEN).contains(&card),
    };
    if holds { Ok(()) } else { refuse_card(look, "DT-STATUS-UNIQUE-1", "cannot-be-chosen", card) }
}

/// The companions that are built.
pub const BOTS: &str = "bots";

/// Whether a text may remove or move a token: some only their own hero's board can. `DT-PIR-DOUBLOON-2` `DT-PIR-CLAR-3`
fn may_touch(look: Sight, status: &Status, which: &Tokens, card: CardId) -> bool {
    let kind = match which {
        Tokens::Any | Tokens::This => true,
        Tokens::Negative => status.kind == Kind::Negative,
        Tokens::Of(id) => status.id == *id,
    };
    kind && (!status.fixed || is_own_board(look, card))
}

/// Whether the text that is followed stands on the board of the hero whose token it is.
fn is_own_board(look: Sight, card: CardId) -> bool {
    let by_board = look.scope.origin.face.is_some_and(|face| look.book.face(face).printed.space().is_some());
    by_board && look.state.card(card).owner == look.you()
}

/// The cards of a zone that a text may choose from.
pub fn choosable(look: Sight, seat: Seat, filter: &Filter, zone: Zone) -> Vec<CardId> {
    let cards = look.state.zone(zone, seat).iter().copied();
    cards.filter(|card| fits::<()>(look, filter, *card).is_ok()).collect()
}
