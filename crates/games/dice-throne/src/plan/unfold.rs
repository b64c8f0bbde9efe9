//! Verbs that stand for trees: those that ask, and those that note what later words speak of.

use kernel::effect::tree::{Branch, Control};
use kernel::prelude::*;

use super::{lull, price, text};
use crate::DiceThrone;
use crate::cards::occasion;
use crate::language::{DiceOf, Filter, Measure, Num, Test, Tokens, Verb, Who, Zone};
use crate::questions::{GrowSpirit, LaySide, LoseCompanion, PassOn, RerollDie, TurnDie, word};
use crate::rules::companions::forms;
use crate::rules::{damage, dice, piles, verbs};
use crate::table::reading::{companions, cp, number as count};
use crate::table::{Sight, slot};
use crate::texts::meaning::{number, seats};

type Growing<'a> = &'a mut Tree<DiceThrone>;

/// Looks up the slots of verbs, and unfolds what stands for a tree.
pub(super) fn unfold(verb: &Verb, compiler: &mut Compiler<DiceThrone>) -> Result<Option<NodeId>, String> {
    let verb = named(verb, compiler)?;
    let node = match &verb {
        Verb::Text(effects) => text::plain(effects, compiler)?,
        Verb::Offence(effects) => text::offence(effects, compiler)?,
        Verb::Use(place, price, effects) => text::used(*place, price.as_ref(), effects, compiler)?,
        Verb::InflictOrGamble(status, other, who) => gamble(status, other, who, compiler)?,
        _ => tree(&verb, compiler.tree),
    };
    Ok(Some(node))
}

/// Looks up the slots of conditions.
pub(super) fn unfold_test(
    test: &Test,
    compiler: &mut Compiler<DiceThrone>,
    then: NodeId,
    otherwise: NodeId,
) -> Result<Option<NodeId>, String> {
    let Test::Opponent(called) = test else { return Ok(None) };
    let test = Condition::Is(Test::Opponent(compiler.called(called)?));
    Ok(Some(compiler.tree.add(Node::If { test, then, otherwise })))
}

/// The verb with its players looked up.
fn named(verb: &Verb, compiler: &Compiler<DiceThrone>) -> Result<Verb, String> {
    let mut verb = verb.clone();
    for who in verb.players() {
        if let Who::The(called) = who {
            *called = compiler.called(called)?;
        }
    }
    Ok(verb)
}

fn tree(verb: &Verb, tree: Growing) -> NodeId {
    let done = tree.verb(verb.clone());
    match verb {
        Verb::Roll(_, again) => {
            let mut parts = vec![tree.run(dice::clear), done];
            parts.extend((0..*again).map(|_| tree.act(RerollDie { of: DiceOf::These, picks: false })));
            tree.all(parts)
        }
        Verb::AddDamage(num) => {
            let num = num.clone();
            let note = tree.run(move |look| Proposal::fill(slot::ADDED, Target::Number(number(look, &num, None))));
            tree.all([note, done])
        }
        Verb::Isolated(..) => {
            let settle = tree.run(damage::settle_stray);
            tree.all([done, settle])
        }
        Verb::Pause | Verb::Additionally => {
            let pause = tree.run(lull);
            tree.all([done, pause])
        }
        Verb::Remove(which @ (Tokens::Any | Tokens::Negative), _, who) => {
            let choose = choose_token(tree, who, Filter::Removable(which.clone()));
            tree.all([choose, done])
        }
        Verb::PreventStatus(which) => {
            let pick = own(vec![Zone::Tokens], Filter::Inflicted(which.clone()));
            let choose = text::choose(tree, pick, 1, slot::TOKEN, word::TOKEN);
            tree.all([choose, done])
        }
        Verb::Transfer(which @ (Tokens::Any | Tokens::Negative), from, _) => {
            let choose = choose_token(tree, from, Filter::Movable(which.clone()));
            tree.all([choose, done])
        }
        Verb::RemoveUpTo(Tokens::Of(status), most) => {
            let most = Amount::Measure(Measure::UpTo(status.clone(), most.clone()));
            let pick = Pick::Numbers(Box::new((Amount::Number(Quantity::ZERO), most)));
            let choose = text::choose(tree, pick, 1, slot::REMOVED, word::REMOVE);
            tree.all([choose, done])
        }
        Verb::RemoveAll(which, who) => {
            let (which, who) = (which.clone(), who.clone());
            let note = tree.run(move |look| {
                let cards = seats(look, &who).into_iter().flat_map(|seat| verbs::all_of(look, &which, seat));
                let number = cards.map(|card| count(look.state, card)).sum();
                Proposal::fill(slot::REMOVED, Target::Number(number))
            });
            tree.all([note, done])
        }
        Verb::ShareDamage(_) => {
            let bounds = (Amount::Number(Quantity::ZERO), Amount::Measure(Measure::Incoming));
            let choose = text::choose(tree, Pick::Numbers(Box::new(bounds)), 1, slot::NUMBER, word::SHARE);
            tree.all([choose, done])
        }
        Verb::PassOn => tree.act(PassOn),
        Verb::LayDie => {
            let parts = [tree.run(dice::clear), tree.act(LaySide)];
            tree.all(parts)
        }
        Verb::Turn(number, of, alter) => {
            let parts: Vec<NodeId> = (0..*number).map(|_| tree.act(TurnDie { of: *of, alter: *alter })).collect();
            tree.all(parts)
        }
        Verb::Reroll(number, of) => {
            let parts: Vec<NodeId> = (0..*number).map(|_| tree.act(RerollDie { of: *of, picks: false })).collect();
            tree.all(parts)
        }
        Verb::Ransom(price) => ransom(tree, *price),
        Verb::Grow(num) => {
            let (times, body) = (Amount::Measure(Measure::Number(num.clone())), tree.act(GrowSpirit { each: false }));
            tree.add(Node::Repeat { times, body })
        }
        Verb::GrowAll => {
            let parts = [tree.run(note_spirits), tree.act(GrowSpirit { each: true })];
            tree.all(parts)
        }
        Verb::RemoveCompanions(most) => {
            let parts = [
                tree.run(price::note_companions),
                tree.act(LoseCompanion { most: *most, must: false }),
                tree.run(note_lost),
            ];
            tree.all(parts)
        }
        Verb::Build => choose_companion(tree, vec![Zone::Leaflet], Filter::Unbuilt, done),
        Verb::BuildAdvanced => choose_companion(tree, vec![Zone::Leaflet, Zone::Companions], Filter::Unbuilt, done),
        Verb::Advance => choose_companion(tree, vec![Zone::Companions], Filter::Basic, done),
        Verb::Activate(number) => activate(tree, *number),
        _ => done,
    }
}

fn own(from: Vec<Zone>, that: Filter) -> Pick<DiceThrone> {
    Pick::Cards(CardPick { from, whose: Whose::Yours, that })
}

fn choose_companion(tree: Growing, from: Vec<Zone>, that: Filter, then: NodeId) -> NodeId {
    let choose = text::choose(tree, own(from, that), 1, slot::TOKEN, word::BUILD);
    tree.all([choose, then])
}

/// A token of a player is chosen. `DT-R3`
fn choose_token(tree: Growing, who: &Who, that: Filter) -> NodeId {
    let who = who.clone();
    let fill = tree.run(move |look| {
        let seat = seats(look, &who).first().copied();
        seat.map_or(Proposal::Nothing, |seat| Proposal::fill(slot::SEAT, Target::Seat(seat)))
    });
    let pick = Pick::Cards(CardPick { from: vec![Zone::Tokens], whose: Whose::Of(slot::SEAT), that });
    let choose = text::choose(tree, pick, 1, slot::TOKEN, word::TOKEN);
    tree.all([fill, choose])
}

/// How many spirits there are of the last two forms.
fn note_spirits(look: Sight) -> Proposal<DiceThrone> {
    let forms = forms(look.book, look.state, look.you());
    let grown = forms.iter().rev().take(2).map(|(card, _)| count(look.state, *card)).sum();
    Proposal::fill(slot::NUMBER, Target::Number(grown))
}

/// How many companions have gone.
fn note_lost(look: Sight) -> Proposal<DiceThrone> {
    let before = look.scope.number_in(slot::NUMBER).unwrap_or(0);
    Proposal::fill(slot::REMOVED, Target::Number(before - companions(look.state, look.you())))
}

/// The owner of the chosen die rolls it again or pays.
fn ransom(tree: Growing, price: u8) -> NodeId {
    let pick = tree.act(RerollDie { of: DiceOf::Opponents, picks: true });
    let pay = tree.run(move |look| {
        let victim = look.scope.seat_in(slot::OTHER);
        Proposal::maybe(victim.map(|victim| piles::Event::StealCp { thief: look.you(), victim, number: price }))
    });
    let roll = tree.run(|look| {
        let die =
            look.scope.in_slot(slot::DIE).find_map(|one| if let Target::Die(die) = one { Some(die) } else { None });
        Proposal::maybe(die.map(|die| dice::Event::Reroll { die }))
    });
    let ask = tree.add(Node::OneOf { who: Chooser::Of(slot::OTHER), ways: [(YES, pay), (NO, roll)].into() });
    let choose = tree.run(move |look| {
        let can_pay = look.scope.seat_in(slot::OTHER).is_some_and(|seat| cp(look.state, seat) >= i32::from(price));
        Proposal::Enter(Entry::here(if can_pay { ask } else { roll }))
    });
    tree.all([pick, choose])
}

/// Up to two different companions are activated without a price.
fn activate(tree: Growing, number: u8) -> NodeId {
    let slots = [slot::TOKEN, slot::CARDS];
    let mut parts = Vec::new();
    for slot in slots.into_iter().take(usize::from(number)) {
        parts.push(text::choose(tree, own(vec![Zone::Companions], Filter::Useful), 0, slot, word::BOT));
        parts.push(tree.run(move |look: Sight| {
            let Some(&card) = look.cards_in(slot).first() else { return Proposal::Nothing };
            let Some(text) = look.face(card).on(occasion::FREE) else { return Proposal::Nothing };
            Proposal::Enter(Entry::of(Origin::card(look.state, look.you(), card), text.node))
        }));
    }
    tree.all(parts)
}

/// The chosen opponent takes a status effect, or rolls a die: on 1-2 nothing, otherwise that one and another.
fn gamble(status: &str, other: &str, who: &Who, compiler: &mut Compiler<DiceThrone>) -> Result<NodeId, String> {
    let gain = |status: &str| Verb::Gain(status.to_string(), Num::fixed(1), Who::You);
    let gains = |all: &[&str]| all.iter().map(|status| Effect::Do(gain(status))).collect::<Vec<_>>();
    let roll = tree(&Verb::Roll(Num::fixed(1), 0), compiler.tree);
    let (first, second) = (compiler.tree.verb(gain(status)), compiler.tree.verb(gain(other)));
    let (both, nothing) = (compiler.tree.all([first, second]), compiler.tree.all([]));
    let lucky = Condition::Is(Test::Shows(1, 2));
    let outcome = compiler.tree.add(Node::If { test: lucky, then: nothing, otherwise: both });
    let gambled = compiler.tree.all([roll, outcome]);
    let ways = [(YES, gambled), (NO, first)].into();
    let ask = compiler.tree.add(Node::OneOf { who: Chooser::You, ways });
    let unlucky =
        Branch { cond: Condition::Is(Test::Shows(3, 6)), then: gains(&[status, other]), otherwise: Vec::new() };
    let rolled = vec![Effect::Do(Verb::Roll(Num::fixed(1), 0)), Effect::Control(Control::When(unlucky).into())];
    compiler.tree.note_ways(ask, vec![rolled, gains(&[status])]);
    let who = who.clone();
    let fill = compiler.tree.run(move |look| {
        let seat = seats(look, &who).first().copied();
        seat.map_or(Proposal::Nothing, |seat| Proposal::fill(slot::OTHER, Target::Seat(seat)))
    });
    let asked = compiler.tree.add(Node::As { seat: slot::OTHER, body: ask });
    Ok(compiler.tree.all([fill, asked]))
}
