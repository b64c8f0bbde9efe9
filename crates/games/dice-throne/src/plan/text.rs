//! Whole texts: of cards, tokens and defences, and of what is activated.

use kernel::prelude::*;

use super::lull;
use crate::DiceThrone;
use crate::language::{Price, RuleTest, Test, Verb};
use crate::rules::{attack, course, damage, dice, tokens};
use crate::table::Sight;

type Effects = [Effect<DiceThrone>];

/// Asks for one thing of a pick.
pub(super) fn choose(
    tree: &mut Tree<DiceThrone>,
    pick: Pick<DiceThrone>,
    least: u8,
    slot: Slot,
    word: WordId,
) -> NodeId {
    let who = Chooser::You;
    tree.add(Node::Choose(Box::new(Choosing { who, pick, least, most: 1, slot, word, secret: false })))
}

/// A text from its beginning to its end: its dice go with it.
pub(super) fn plain(effects: &Effects, compiler: &mut Compiler<DiceThrone>) -> Result<NodeId, String> {
    let effects = compiler.effects(effects)?;
    let clear = compiler.tree.run(dice::clear);
    Ok(compiler.tree.all([effects, clear]))
}

/// A text that is used for a price. `DT-STATUS-SPEND-2`
pub(super) fn used(
    place: u8,
    price: Option<&Price>,
    effects: &Effects,
    compiler: &mut Compiler<DiceThrone>,
) -> Result<NodeId, String> {
    let note = compiler.tree.run(move |look: Sight| {
        let card = look.scope.origin.this.card;
        Proposal::one(tokens::Event::Used { card, place })
    });
    let text = plain(effects, compiler)?;
    let text = match price {
        Some(price) => compiler.offer(price, text)?,
        None => text,
    };
    let settle = compiler.tree.run(damage::settle_stray);
    Ok(compiler.tree.all([note, text, settle]))
}

/// What is activated: what needs no target at once, then target, the rest of it, defence, damage, and what comes after that.
///
/// `DT-ORP-10` `DT-DRP-2` `DT-TEXT-THEN-1` `DT-GLOSS-ADDITIONALLY-1` `DT-R5` `DT-R7`
pub(super) fn offence(effects: &Effects, compiler: &mut Compiler<DiceThrone>) -> Result<NodeId, String> {
    let sections: Vec<&Effects> =
        effects.split(|effect| matches!(effect, Effect::Do(Verb::Pause | Verb::Additionally))).collect();
    let deals = |section: &&Effects| section.iter().any(|effect| has(effect, Verb::is_damage));
    let dealing = sections.iter().position(deals).unwrap_or(sections.len() - 1);
    let needs_target = effects.iter().any(|effect| has(effect, Verb::needs_target));
    let (early, late) = split(sections[0]);
    let mut before = vec![compiler.effects(&early)?];
    if needs_target {
        before.push(compiler.tree.run(attack::aim_if_needed));
    }
    if !late.is_empty() {
        before.push(compiler.tree.run(lull));
        before.push(compiler.effects(&late)?);
    }
    for section in &sections[1..=dealing] {
        before.push(compiler.tree.run(lull));
        before.push(compiler.effects(section)?);
    }
    let answer = |look: Sight| if attack::is_attack(look) { lull(look) } else { Proposal::Nothing };
    before.push(compiler.tree.run(attack::tell));
    before.push(compiler.tree.run(answer));
    before.push(compiler.tree.run(attack::defend_if_possible));
    before.push(compiler.tree.run(course::settle));
    for section in &sections[dealing + 1..] {
        before.push(compiler.tree.run(lull));
        before.push(compiler.effects(section)?);
        before.push(compiler.tree.run(course::settle));
    }
    let mut parts: Vec<NodeId> = before.into_iter().map(|part| if_it_works(compiler.tree, part)).collect();
    parts.push(compiler.tree.run(dice::clear));
    Ok(compiler.tree.all(parts))
}

/// A part of what was activated, unless it has failed.
fn if_it_works(tree: &mut Tree<DiceThrone>, then: NodeId) -> NodeId {
    let otherwise = tree.all([]);
    tree.add(Node::If { test: Condition::Is(Test::Rule(RuleTest::Works)), then, otherwise })
}

fn has(effect: &Effect<DiceThrone>, is: fn(&Verb) -> bool) -> bool {
    effect.any(&|one| matches!(one, Effect::Do(verb) if is(verb)))
}

/// What needs no target, or is the damage itself, and what needs one. Whatever hangs on a roll against the target follows it, and
/// companions, which may add to the damage, are activated once it is there.
fn split(section: &Effects) -> (Vec<Effect<DiceThrone>>, Vec<Effect<DiceThrone>>) {
    let (mut early, mut late) = (Vec::new(), Vec::new());
    let mut compared = false;
    for effect in section {
        compared |= has(effect, |verb| matches!(verb, Verb::Compare(_)));
        let aimed = has(effect, |verb| verb.needs_target() && !verb.is_damage() || matches!(verb, Verb::Activate(_)));
        if compared || aimed { late.push(effect.clone()) } else { early.push(effect.clone()) }
    }
    (early, late)
}
