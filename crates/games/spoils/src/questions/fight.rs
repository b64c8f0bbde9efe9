//! The questions of a battle: who attacks, who blocks, how damage is divided.

use std::ops::ControlFlow;

use kernel::effect::tree::Slot;
use kernel::notation::DONE;
use kernel::question::{Arg, Choice};
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Entry, Proposal, Step};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::Zone;
use crate::log::about;
use crate::questions::legal::{Out, not_now};
use crate::rules::battle;
use crate::rules::event::Event;
use crate::rules::party::{self, Demands};
use crate::rules::steps::gathered;
use crate::table::action::slot;
use crate::table::reading::{Sight, reader};
use crate::{Moment, Spoils, word};

/// An attack on a target, ready to be entered.
pub fn declare(look: Sight, seat: Seat, target: CardId) -> Proposal<Spoils> {
    let mut entry = Entry::of(Origin::rules(seat), look.book.plan.battle);
    entry.chosen = vec![(slot::ATTACKED, Target::Card(look.state.refer(target)))];
    Proposal::Enter(entry)
}

/// The characters chosen so far for the party that is being formed.
fn chosen(look: Sight, seat: Seat, slot: Slot) -> Vec<CardId> {
    gathered(look, slot).into_iter().filter(|card| look.state.card(*card).controller == seat).collect()
}

/// Everything that has the shape of an answer.
pub fn candidates(look: Sight, moment: Moment, seat: Seat, out: &mut Out) -> ControlFlow<()> {
    let read = reader(look);
    match moment {
        Moment::Counter => {
            for target in party::targets(read, seat) {
                out(Choice::about(word::ATTACK, Arg::Card(target)))?;
            }
            ControlFlow::Continue(())
        }
        Moment::Attackers | Moment::Blockers => {
            let word = if moment == Moment::Attackers { word::SEND } else { word::BLOCK };
            for &card in look.state.zone(Zone::Play, seat) {
                out(Choice::about(word, Arg::Card(card)))?;
            }
            out(Choice::plain(DONE))
        }
        Moment::Assign(side) => {
            let Some((_, left)) = battle::assigner(read, side) else { return ControlFlow::Continue(()) };
            let to = battle::recipients(read, side);
            let least = if to.len() == 1 { left } else { 1 };
            for card in to {
                for amount in (least..=left).rev() {
                    out(Choice::about_two(word::ASSIGN, Arg::Number(amount), Arg::Card(card)))?;
                }
            }
            ControlFlow::Continue(())
        }
        _ => ControlFlow::Continue(()),
    }
}

/// Whether an answer is legal.
pub fn judge<W: Why>(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
    match (moment, choice.word, choice.args[0]) {
        (Moment::Counter, word::ATTACK, Arg::Card(target)) => {
            if !party::targets(reader(look), seat).contains(&target) {
                return Err(W::because(|| Reason::with("SP-302.1", about("no-target", look, target))));
            }
            party::can_attack(look, seat).map_err(|(rule, key)| W::because(|| Reason::new(rule, key)))
        }
        (Moment::Attackers, word::SEND, Arg::Card(card)) => can_send(look, seat, card),
        (Moment::Attackers, DONE, _) => can_form(look, seat),
        (Moment::Blockers, word::BLOCK, Arg::Card(card)) => can_block(look, seat, card),
        (Moment::Blockers, DONE, _) => can_stop_blocking(look, seat),
        (Moment::Assign(side), word::ASSIGN, Arg::Number(amount)) => can_assign(look, side, amount, choice.card()),
        _ => Err(W::because(|| not_now(look, seat, Some(moment), choice))),
    }
}

fn own<W: Why>(look: Sight, seat: Seat, card: CardId, rule: &'static str) -> Result<(), W> {
    if look.state.card(card).controller == seat && reader(look).zone(card).0 == Zone::Play {
        return Ok(());
    }
    Err(W::because(|| Reason::with(rule, about("not-your-character", look, card))))
}

fn can_send<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    own::<W>(look, seat, card, "SP-607.1b")?;
    let read = reader(look);
    let mut members = chosen(look, seat, slot::CARDS);
    if members.contains(&card) {
        return Err(W::because(|| Reason::with("SP-607.1b", about("already-chosen", look, card))));
    }
    if let Some((rule, key)) = battle::why_no_attack(read, card) {
        return Err(W::because(|| Reason::with(rule, about(key, look, card))));
    }
    members.push(card);
    let demands = party::attack(read, seat);
    if !demands.lead_on(&members) {
        return Err(W::because(|| Reason::with("SP-505.2", about("breaks-requirements", look, card))));
    }
    // A party that cannot be paid for cannot be formed. SP-505.2a
    let whole = completed(&demands, &members);
    if party::tax(look, seat, &whole) > read.purse(seat) {
        return Err(W::because(|| Reason::new("SP-505.2a", "cannot-pay-to-attack")));
    }
    Ok(())
}

/// The party as requirements complete it.
fn completed(demands: &Demands, members: &[CardId]) -> Vec<CardId> {
    let mut whole = members.to_vec();
    if !demands.allow(members) {
        whole.extend(demands.members.iter().copied().filter(|card| !members.contains(card)));
    }
    whole
}

fn can_form<W: Why>(look: Sight, seat: Seat) -> Result<(), W> {
    let members = chosen(look, seat, slot::CARDS);
    if members.is_empty() {
        return Err(W::because(|| Reason::new("SP-607.1b", "an-attack-needs-attackers")));
    }
    let read = reader(look);
    if !party::attack(read, seat).allow(&members) {
        return Err(W::because(|| Reason::new("SP-505.2", "requirements-left")));
    }
    if party::tax(look, seat, &members) > read.purse(seat) {
        return Err(W::because(|| Reason::new("SP-505.2a", "cannot-pay-to-attack")));
    }
    Ok(())
}

fn can_block<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    own::<W>(look, seat, card, "SP-607.1d")?;
    let joins = look.state.extra.battle.as_ref().is_some_and(|battle| battle.waiting.contains(&look.state.refer(card)));
    if joins || chosen(look, seat, slot::BLOCKERS).contains(&card) {
        return Err(W::because(|| Reason::with("SP-607.1d", about("already-chosen", look, card))));
    }
    match battle::why_no_block(reader(look), card) {
        Some((rule, key)) => Err(W::because(|| Reason::with(rule, about(key, look, card)))),
        None => Ok(()),
    }
}

/// Blocking is free unless somebody must. `SP-607.1d` `SP-505.1`
fn can_stop_blocking<W: Why>(look: Sight, seat: Seat) -> Result<(), W> {
    let members = chosen(look, seat, slot::BLOCKERS);
    let demands = party::block(reader(look), seat);
    match demands.members.iter().find(|card| !members.contains(card)) {
        Some(card) => Err(W::because(|| Reason::with("SP-505.1", about("must-block", look, *card)))),
        None => Ok(()),
    }
}

fn can_assign<W: Why>(look: Sight, side: bool, amount: i32, to: Option<CardId>) -> Result<(), W> {
    let read = reader(look);
    let rule = if side { "SP-608.1c" } else { "SP-608.1d" };
    let (Some((_, left)), Some(to)) = (battle::assigner(read, side), to) else {
        return Err(W::because(|| Reason::new(rule, "nothing-to-assign")));
    };
    let open = battle::recipients(read, side);
    if !open.contains(&to) {
        let demanded = battle::members(look.state, !side).any(|card| card == to);
        let rule = if demanded { "SP-505.1" } else { rule };
        return Err(W::because(|| Reason::with(rule, about("damage-goes-elsewhere", look, to))));
    }
    if amount < 1 || amount > left || (open.len() == 1 && amount != left) {
        return Err(W::because(|| Reason::new(rule, "wrong-amount")));
    }
    Ok(())
}

/// What a legal answer does.
pub fn perform(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Step<Spoils> {
    match (moment, choice.word) {
        (Moment::Counter, _) => {
            let target = choice.card().expect("an attack names its target");
            Step { does: declare(look, seat, target), again: false }
        }
        (_, DONE) => Step { does: Proposal::Nothing, again: false },
        (Moment::Assign(side), _) => {
            let (from, _) = battle::assigner(reader(look), side).expect("somebody assigns");
            let (to, amount) = (choice.card().expect("damage has a recipient"), choice.number().unwrap_or(0));
            Step { does: Proposal::Event(Event::Assign { from, to, amount }), again: true }
        }
        _ => {
            let card = choice.card().expect("a party is made of characters");
            let slot = if moment == Moment::Attackers { slot::CARDS } else { slot::BLOCKERS };
            let member = (slot, Target::Card(look.state.refer(card)));
            Step { does: Proposal::Fill(vec![member]), again: true }
        }
    }
}
