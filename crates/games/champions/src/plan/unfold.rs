//! Words that stand for trees: what is chosen is asked first, what is done is measured afterwards.

use kernel::effect::compile::{Compiler, Tree};
use kernel::effect::node::{Chooser, Choosing};
use kernel::effect::tree::{Amount, CardPick, Pick, Until, Whose};
use kernel::notation::WordId;

use crate::plan;
use crate::questions::{Assign, Host, Pay, Player};
use crate::rules::{self, damage, moves, payment};
use crate::table::prelude::*;

type Making<'a, 'b> = &'a mut Compiler<'b, Champions>;

/// The areas where cards are in play.
const IN_PLAY: [Zone; 8] =
    [Zone::Villain, Zone::Scheme, Zone::Sides, Zone::Attached, Zone::Identity, Zone::Play, Zone::Engaged, Zone::Drones];

/// The tree that a verb stands for, if it is more than one step.
pub fn unfold(verb: &Verb, compiler: Making) -> Result<Option<NodeId>, String> {
    if let Some(node) = around(verb, compiler)? {
        return Ok(Some(node));
    }
    Ok(aimed(verb, compiler).or_else(|| sequence(verb, compiler)))
}

/// Verbs that do something to what is chosen first.
fn aimed(verb: &Verb, compiler: Making) -> Option<NodeId> {
    Some(match verb {
        Verb::Damage(num, to) => with(compiler, to, &[Is::Hurtable], |to| Verb::Damage(*num, to)),
        Verb::Heal(num, to) => {
            let heal = with(compiler, to, &[Is::Damaged], |to| Verb::Heal(*num, to));
            noted(compiler, heal)
        }
        Verb::HealAll(to) => {
            let heal = with(compiler, to, &[Is::Damaged], Verb::HealAll);
            noted(compiler, heal)
        }
        Verb::MoveDamage(num, from, to) => {
            let elsewhere = Is::NotThose(Box::new(from.clone()));
            with(compiler, to, &[elsewhere, Is::Hurtable], |to| Verb::MoveDamage(*num, from.clone(), to))
        }
        Verb::Threat(num, to) => with(compiler, to, &[], |to| Verb::Threat(*num, to)),
        Verb::RemoveThreat(num, to) => with(compiler, to, &[Is::Removable], |to| Verb::RemoveThreat(*num, to)),
        Verb::Give(status, to) => with(compiler, to, &[Is::Lacks(*status)], |to| Verb::Give(*status, to)),
        Verb::Ready(to) => with(compiler, to, &[Is::Exhausted], Verb::Ready),
        Verb::Exhaust(to) => with(compiler, to, &[Is::Ready], Verb::Exhaust),
        Verb::Discard(to) => {
            let discard = with(compiler, to, &[], Verb::Discard);
            noted(compiler, discard)
        }
        Verb::Remove(to) => with(compiler, to, &[], Verb::Remove),
        Verb::Control(to) => with(compiler, to, &[Is::HasRoom], Verb::Control),
        Verb::PutIntoPlay(to) => {
            let (mut parts, to) = chosen(compiler, to, &[]);
            let put = to.clone();
            parts.push(compiler.tree.run(move |look| rules::note_put(look, &put)));
            parts.push(compiler.tree.act(Host));
            parts.push(compiler.tree.verb(Verb::PutIntoPlay(to)));
            compiler.tree.all(parts)
        }
        Verb::Attacks(to) => {
            let (ask, to) = chosen(compiler, to, &[]);
            enemies(compiler, ask, Around::Attackers(to))
        }
        Verb::AttackTheirHeroes(filter) => enemies(compiler, Vec::new(), Around::TheirHeroes(filter.clone())),
        Verb::Schemes(to) => {
            let (ask, to) = chosen(compiler, to, &[]);
            enemies(compiler, ask, Around::Schemers(to))
        }
        _ => return None,
    })
}

/// Verbs that are several steps one after the other.
fn sequence(verb: &Verb, compiler: Making) -> Option<NodeId> {
    let tree = &mut *compiler.tree;
    Some(match verb {
        Verb::DiscardTop(_)
        | Verb::DiscardRandom(_)
        | Verb::EachDiscardsRandom(_)
        | Verb::DiscardFromHand(_)
        | Verb::DiscardEncounter(_)
        | Verb::DiscardUntil(_) => {
            let discard = tree.verb(verb.clone());
            noted(compiler, discard)
        }
        Verb::DiscardChosen(number) => {
            let hand = CardPick { from: vec![Zone::Hand], whose: Whose::Yours, that: Filter::default() };
            let ask = choose(compiler, Chooser::You, hand, (*number, *number), slot::CARDS, word::DISCARD);
            let discard = compiler.tree.verb(Verb::Discard(To::At(slot::CARDS)));
            let discard = noted(compiler, discard);
            compiler.tree.all([ask, discard])
        }
        Verb::Select(selection) => select(compiler, selection, word::CHOOSE),
        Verb::Search(selection) => {
            // Whoever searches looks at all of the cards first. MC-SEARCH-1
            let sought = selection.clone();
            let look = compiler.tree.run(move |look| moves::look_through(look, &sought));
            let ask = select(compiler, selection, word::FIND);
            compiler.tree.all([look, ask])
        }
        Verb::LookAt(_) => {
            let parts = [tree.verb(verb.clone()), tree.run(moves::show)];
            tree.all(parts)
        }
        Verb::Drones(num) if num.as_fixed() != Some(1) => repeat(compiler, *num, Verb::Drones(Num::fixed(1))),
        Verb::RevealTop(num) if num.as_fixed() != Some(1) => repeat(compiler, *num, Verb::RevealTop(Num::fixed(1))),
        Verb::Nemesis => {
            let parts = [
                tree.run(moves::note_nemesis),
                tree.verb(Verb::Reveal(To::The(Name::Found))),
                tree.verb(Verb::Reveal(To::At(slot::SIDE))),
                tree.run(moves::shuffle_nemesis),
            ];
            tree.all(parts)
        }
        Verb::CancelCard => {
            let parts = [tree.verb(Verb::CancelCard), tree.run(rules::count_as_done)];
            tree.all(parts)
        }
        Verb::DamageHere => {
            let parts = [tree.run(damage::absorb), tree.verb(Verb::Instead)];
            tree.all(parts)
        }
        Verb::TakeAsDamage => {
            let parts = [tree.verb(Verb::Instead), tree.verb(Verb::TakeAsDamage)];
            tree.all(parts)
        }
        Verb::Assign(..) => {
            let parts = [tree.verb(verb.clone()), tree.act(Assign), tree.run(damage::deal_assigned)];
            tree.all(parts)
        }
        Verb::Specials(wanted) => {
            let parts = [tree.verb(Verb::Rule(Around::NoteSpecials(*wanted))), plan::specials(tree)];
            tree.all(parts)
        }
        _ => return None,
    })
}

/// Words around effects: for whom, and how long.
fn around(verb: &Verb, compiler: Making) -> Result<Option<NodeId>, String> {
    let (note, seat, effects) = match verb {
        Verb::APlayer(effects) => {
            let body = compiler.effects(effects)?;
            let parts = [compiler.tree.act(Player(body)), compiler.tree.add(Node::As { seat: slot::PLAYER, body })];
            return Ok(Some(compiler.tree.all(parts)));
        }
        Verb::FirstPlayer(effects) => (compiler.tree.run(rules::note_first), slot::FIRST, effects),
        Verb::EngagedPlayer(effects) => (compiler.tree.run(rules::note_engaged), slot::ENGAGED, effects),
        Verb::WhileActivating(standing) => {
            let law = Box::new(compiler.law(standing)?);
            let last = compiler.tree.add(Node::Last { law, until: Until::Match, bearer: None });
            let bind = rule(compiler, Around::Bind);
            return Ok(Some(compiler.tree.all([last, bind])));
        }
        _ => return Ok(None),
    };
    let body = compiler.effects(effects)?;
    let body = compiler.tree.add(Node::As { seat, body });
    Ok(Some(compiler.tree.all([note, body])))
}

fn rule(compiler: Making, around: Around) -> NodeId {
    compiler.tree.verb(Verb::Rule(around))
}

fn repeat(compiler: Making, num: Num, once: Verb) -> NodeId {
    let body = compiler.tree.verb(once);
    compiler.tree.add(Node::Repeat { times: Amount::Measure(Measure(num)), body })
}

/// Enemies are noted, then they act.
fn enemies(compiler: Making, mut parts: Vec<NodeId>, note: Around) -> NodeId {
    parts.push(rule(compiler, note));
    parts.push(plan::enemies(compiler.tree));
    compiler.tree.all(parts)
}

/// A slot of its own for each choice of a text: the first is called Target, the next Second.
fn compiler_slot(compiler: Making) -> Slot {
    match compiler.fresh_slot() {
        Slot(0) => Name::Target.slot(),
        Slot(1) => Name::Second.slot(),
        Slot(other) => Slot(120 + other),
    }
}

/// Asks for what is to be chosen, if anything is.
fn chosen(compiler: Making, to: &To, also: &[Is]) -> (Vec<NodeId>, To) {
    let (filter, first) = match to {
        To::One(filter) => (filter, false),
        To::First(filter) => (filter, true),
        other => return (Vec::new(), other.clone()),
    };
    let slot = compiler_slot(compiler);
    let mut parts = Vec::new();
    let mut who = Chooser::You;
    if first {
        parts.push(compiler.tree.run(rules::note_first));
        who = Chooser::Of(slot::FIRST);
    }
    let mut that = filter.clone();
    that.0.extend(also.iter().filter(|is| !filter.0.contains(is)).cloned());
    let pick = CardPick { from: IN_PLAY.to_vec(), whose: Whose::Everyones, that };
    parts.push(choose(compiler, who, pick, (1, 1), slot, word::TARGET));
    (parts, To::At(slot))
}

fn choose(
    compiler: Making,
    who: Chooser,
    pick: CardPick<Champions>,
    (least, most): (u8, u8),
    slot: Slot,
    word: WordId,
) -> NodeId {
    let pick = Pick::Cards(pick);
    compiler.tree.add(Node::Choose(Box::new(Choosing { who, pick, least, most, slot, word, secret: false })))
}

fn with(compiler: Making, to: &To, also: &[Is], make: impl Fn(To) -> Verb) -> NodeId {
    let (mut parts, to) = chosen(compiler, to, also);
    parts.push(compiler.tree.verb(make(to)));
    compiler.tree.all(parts)
}

fn noted(compiler: Making, node: NodeId) -> NodeId {
    let parts = [compiler.tree.run(rules::forget_results), node, compiler.tree.run(moves::note_results)];
    compiler.tree.all(parts)
}

/// Cards in areas that a text names.
fn select(compiler: Making, selection: &Selection, word: WordId) -> NodeId {
    let whose = if selection.everyones { Whose::Everyones } else { Whose::Yours };
    let pick = CardPick { from: selection.from.clone(), whose, that: selection.that.clone() };
    let least = if selection.up_to { 0 } else { selection.number };
    // The name keeps its slot whatever was chosen before.
    choose(compiler, Chooser::You, pick, (least, selection.number), selection.called.slot(), word)
}

/// A cost inside a text: what must be chosen, what is due, what follows once it is paid. `MC-COST-3`
pub fn unfold_price(costs: &[Cost], then: NodeId, tree: &mut Tree<Champions>) -> NodeId {
    let cost = tree.verb(Verb::Rule(Around::InnerCost(costs.into())));
    let parts = [
        tree.run(payment::begin_inner_payment(cost)),
        tree.run(payment::cost_choices),
        tree.act(Pay),
        tree.run(payment::finish_inner_payment(then)),
    ];
    tree.all(parts)
}

/// An effect waits for the end of something. `MC-DELAYED-1`
pub fn unfold_ending(term: Term, effect: NodeId, tree: &mut Tree<Champions>) -> NodeId {
    tree.verb(Verb::Rule(Around::Delay(term, effect)))
}
