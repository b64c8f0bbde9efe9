//! Texts of cards as trees: whether, cost, targets, placement, effects, the damage they deal. `ASH-USE-1`

use kernel::effect::node::Answer;
use kernel::effect::tree::{Choice, Control, Uses};
use kernel::prelude::*;

use super::{each, pay};
use crate::Ashes;
use crate::cards::targets_units;
use crate::language::{Aim, Aimed, Filter, Followed, Pattern, Quality, RuleTest, Test, Verb, Whom, Zone};
use crate::questions::{DrawUpTo, Ward, Whether, word};
use crate::rules::select::reached;
use crate::rules::{course, dice, piles, play, tokens};
use crate::table::slot;

/// Looks up the slots of verbs, and unfolds what stands for a tree.
pub fn unfold(verb: &Verb, compiler: &mut Compiler<Ashes>) -> Result<Option<NodeId>, String> {
    let whom = |whom: &Whom, compiler: &Compiler<Ashes>| {
        Ok::<Whom, String>(match whom {
            Whom::The(called) => Whom::The(compiler.called(called)?),
            Whom::PhoenixbornOf(called) => Whom::PhoenixbornOf(compiler.called(called)?),
            Whom::Copies(called) => Whom::Copies(compiler.called(called)?),
            other => other.clone(),
        })
    };
    let found = match verb {
        Verb::Deal(to, num) => Verb::Deal(whom(to, compiler)?, *num),
        Verb::Wound(to, num) => Verb::Wound(whom(to, compiler)?, *num),
        Verb::Heal(to, num) => Verb::Heal(whom(to, compiler)?, *num),
        Verb::Destroy(to) => Verb::Destroy(whom(to, compiler)?),
        Verb::Exhaust(to, num) => Verb::Exhaust(whom(to, compiler)?, *num),
        Verb::Refresh(to, num) => Verb::Refresh(whom(to, compiler)?, *num),
        Verb::AddStatus(to, num) => Verb::AddStatus(whom(to, compiler)?, *num),
        Verb::DiscardFromPlay(to) => Verb::DiscardFromPlay(whom(to, compiler)?),
        Verb::Return(to) => Verb::Return(whom(to, compiler)?),
        Verb::Take(to) => Verb::Take(whom(to, compiler)?),
        Verb::RemoveIfAlly(to) => Verb::RemoveIfAlly(whom(to, compiler)?),
        Verb::Redirect(to) => Verb::Redirect(whom(to, compiler)?),
        Verb::Summon(slug, num, Some(onto)) => Verb::Summon(slug.clone(), *num, Some(compiler.called(onto)?)),
        Verb::Mill(seat, num) => Verb::Mill(compiler.called(seat)?, *num),
        Verb::DiscardFromHand(seat, num) => Verb::DiscardFromHand(compiler.called(seat)?, *num),
        Verb::ExhaustDice(seat, number) => Verb::ExhaustDice(compiler.called(seat)?, *number),
        Verb::MoveToken(from, to) => Verb::MoveToken(compiler.called(from)?, compiler.called(to)?),
        Verb::AddAttack(to, number) => {
            let (to, change) = (whom(to, compiler)?, Change::Add(*number));
            return Ok(Some(this_turn(compiler, to, Quality::Attack, change)));
        }
        Verb::Gain(to, keyword) => {
            let (to, of) = (whom(to, compiler)?, Quality::Keyword(*keyword));
            return Ok(Some(this_turn(compiler, to, of, Change::Add(1))));
        }
        Verb::Charm(to) => {
            let (to, then) = (whom(to, compiler)?, compiler.tree.run(dice::end_charms));
            let parts =
                [place_die(compiler, to), lasts(compiler, (Pattern::CharmsEnd, Phase::When), then, Until::Round)];
            return Ok(Some(compiler.tree.all(parts)));
        }
        Verb::Ward(to, most) => {
            let to = whom(to, compiler)?;
            let tree = &mut compiler.tree;
            let then = [tree.act(Ward(*most)), tree.run(dice::give_up), tree.run(tokens::shield)];
            let then = tree.all(then);
            let warded = (Pattern::WardedWouldReceive, Phase::Before);
            let parts = [place_die(compiler, to), lasts(compiler, warded, then, Until::Match)];
            return Ok(Some(compiler.tree.all(parts)));
        }
        Verb::AllMayDraw(number) => {
            let ask = compiler.tree.act(DrawUpTo(*number));
            return Ok(Some(each(compiler.tree, ask)));
        }
        Verb::Search => return Ok(Some(search(compiler))),
        Verb::Follow(followed) => return follow(followed, compiler).map(Some),
        _ => return Ok(None),
    };
    Ok(Some(compiler.tree.verb(found)))
}

fn place_die(compiler: &mut Compiler<Ashes>, to: Whom) -> NodeId {
    compiler.tree.run(move |look| dice::place(look, &to))
}

/// A text of the rules that waits for something as long as a die lies on a unit.
fn lasts(compiler: &mut Compiler<Ashes>, (when, phase): (Pattern, Phase), then: NodeId, until: Until) -> NodeId {
    let answer = Answer::Trigger { phase, optional: false, then };
    let law = Box::new(Law::Listener(Listener { when, answer, uses: Uses::Always }));
    compiler.tree.add(Node::Last { law, until, bearer: None })
}

/// Cards gain a changed value for the rest of the turn. `ASH-ATK-32`
fn this_turn(compiler: &mut Compiler<Ashes>, to: Whom, of: Quality, change: Change) -> NodeId {
    let modifier = Modifier { of, on: Subject::This, change, per: None, only: None };
    let bearers = compiler.fresh_slot();
    let fill = compiler.tree.run(move |look| {
        let cards = reached(look, &to).into_iter();
        Proposal::Fill(cards.map(|card| (bearers, look.target(card))).collect())
    });
    let law = Box::new(Law::Modifier(modifier));
    let last = compiler.tree.add(Node::Last { law, until: Until::Turn, bearer: Some(bearers) });
    compiler.tree.all([fill, last])
}

/// The draw pile is looked through, a card is taken, the rest is shuffled.
fn search(compiler: &mut Compiler<Ashes>) -> NodeId {
    let look_through = compiler.tree.run(|look| Proposal::one(piles::Event::LookThrough { seat: look.you() }));
    let pick = Pick::Cards(CardPick { from: vec![Zone::Deck], whose: Whose::Yours, that: Filter::Any });
    let (who, slot, word) = (Chooser::You, slot::CARDS, word::TAKE);
    let choosing = Choosing { who, pick, least: 1, most: 1, slot, word, secret: false };
    let choose = compiler.tree.add(Node::Choose(Box::new(choosing)));
    let take = compiler.tree.run(|look| {
        let seat = look.you();
        let cards = look.cards_in(slot::CARDS).into_iter();
        Proposal::together(cards.map(|card| piles::Event::Take { seat, card }))
    });
    let shuffle = compiler.tree.run(|look| Proposal::one(piles::Event::Shuffle { seat: look.you() }));
    compiler.tree.all([look_through, choose, take, shuffle])
}

/// Looks up the slots of conditions.
pub fn unfold_test(
    test: &Test,
    compiler: &mut Compiler<Ashes>,
    then: NodeId,
    otherwise: NodeId,
) -> Result<Option<NodeId>, String> {
    let found = match test {
        Test::Chosen(called) => Test::Chosen(compiler.called(called)?),
        Test::Fresh(called) => Test::Fresh(compiler.called(called)?),
        _ => return Ok(None),
    };
    Ok(Some(compiler.tree.add(Node::If { test: Condition::Is(found), then, otherwise })))
}

/// A text from its beginning to its end. What is played has been paid for already and goes to its place before its effects;
/// an ability is paid for here.
fn follow(followed: &Followed, compiler: &mut Compiler<Ashes>) -> Result<NodeId, String> {
    let text = &followed.text;
    let mut parts = Vec::new();
    let is_free = text.cost.is_empty() && text.more.is_empty() && text.focus_cost.is_empty();
    if followed.place.is_some() && !is_free {
        parts.push(pay(compiler.tree));
    }
    for aim in &text.targets {
        parts.push(target(aim, compiler)?);
    }
    if followed.place.is_none() {
        parts.push(compiler.tree.run(play::bury));
    }
    let effects = compiler.effects(&text.then)?;
    let effects = super::followed(compiler.tree, effects);
    let nothing = compiler.tree.all([]);
    let test = Condition::Is(Test::Rule(RuleTest::Remains));
    let then = compiler.tree.add(Node::If { test, then: effects, otherwise: nothing });
    let targeted = targets_units(text);
    parts.push(compiler.tree.run(move |look| play::using(look, targeted, then)));
    if followed.place.is_some() {
        parts.push(compiler.tree.run(course::acted));
    }
    let rest = compiler.tree.all(parts);
    let rest = if followed.optional { compiler.tree.act(Whether(rest)) } else { rest };
    let Some(place) = followed.place else { return Ok(rest) };
    let note = compiler.tree.run(move |_| Proposal::fill(slot::TEXT, Target::Number(place.into())));
    Ok(compiler.tree.all([note, rest]))
}

/// Where cards lie that are in play and no Phoenixborn.
fn in_play() -> Vec<Zone> {
    vec![Zone::Battlefield, Zone::Spellboard, Zone::Attached]
}

/// A target is chosen before anything resolves.
fn target(aim: &Aim, compiler: &mut Compiler<Ashes>) -> Result<NodeId, String> {
    let cards = |from: Vec<Zone>, whose: Whose, that: Filter| {
        Pick::Cards(CardPick { from, whose, that: Filter::Reachable(Box::new(that)) })
    };
    let (pick, word) = match &aim.at {
        Aimed::Unit(whose) => (cards(vec![Zone::Battlefield], *whose, Filter::Unit), "target"),
        Aimed::OtherUnit(whose) => (cards(vec![Zone::Battlefield], *whose, Filter::Other), "target"),
        Aimed::UnitOrPhoenixborn(whose) => {
            (cards(vec![Zone::Battlefield, Zone::Phoenixborn], *whose, Filter::Any), "target")
        }
        Aimed::UnitOrBare => {
            (cards(vec![Zone::Battlefield, Zone::Phoenixborn], Whose::Everyones, Filter::UnitOrBare), "target")
        }
        Aimed::Tokened(whose) => (cards(in_play(), *whose, Filter::HasTokens), "target"),
        Aimed::Beside => (cards(in_play(), Whose::Everyones, Filter::Beside), "target"),
        Aimed::Phoenixborn(whose) => (cards(vec![Zone::Phoenixborn], *whose, Filter::Any), "target"),
        Aimed::ReadySpell(whose) => (cards(vec![Zone::Spellboard], *whose, Filter::Any), "target"),
        Aimed::Alteration(whose) => (cards(vec![Zone::Attached], *whose, Filter::Any), "target"),
        Aimed::Called(whose, slug) => (cards(vec![Zone::Battlefield], *whose, Filter::Is(slug.clone())), "target"),
        Aimed::DiscardedAlly => (cards(vec![Zone::Discard], Whose::Yours, Filter::Ally), "take"),
        Aimed::AnyOfDeck => (cards(vec![Zone::Deck], Whose::Yours, Filter::Any), "take"),
        Aimed::Player(whose) => (Pick::Seats(*whose), "player"),
    };
    let choice = Choice {
        pick,
        least: aim.least,
        most: aim.most,
        called: aim.called.clone(),
        word: word.to_string(),
        then: Vec::new(),
    };
    compiler.effect(&Effect::Control(Box::new(Control::Choose(choice))))
}
