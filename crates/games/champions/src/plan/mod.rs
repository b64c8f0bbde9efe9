//! The procedures of the rulebook as trees: steps of its chapters and questions, in order.

mod unfold;

use kernel::effect::compile::Tree;
use kernel::effect::tree::{Condition, Pick, Whose};

use crate::questions::{
    Control, Defend, DiscardCost, Excess, FirstPlayer, Host, Mulligan, NextEnemy, NextSpecial, Pay, PayTarget, Request,
    Trim, Turn,
};
use crate::rules::{self, abilities, activation, course, defeat, delayed, due, payment, powers, reveal, schemes};
use crate::table::extra::Step;
use crate::table::plan::Plan;
use crate::table::prelude::*;

pub(crate) use unfold::{unfold, unfold_ending, unfold_price};

type Growing<'a> = &'a mut Tree<Champions>;

/// Steps one after the other.
macro_rules! steps {
    ($tree:ident: $($step:expr),+ $(,)?) => {{
        let parts = [$($tree.run($step)),+];
        $tree.all(parts)
    }};
}

/// An event that happens whatever the table looks like.
macro_rules! always {
    ($event:expr) => {
        |_| Proposal::one($event)
    };
}

/// Builds all procedures.
pub fn grow(tree: Growing) -> Plan {
    Plan {
        round: round(tree),
        act: pay_and_begin(tree),
        resolve: resolve(tree),
        enter: enter(tree),
        discard_cost: tree.act(DiscardCost),
        pay_target: tree.act(PayTarget),
        basic_attack: steps!(tree: powers::attack, powers::hit, powers::spill_over, powers::conclude, powers::consequence),
        basic_thwart: steps!(tree: powers::thwart, powers::relieve, powers::conclude, powers::consequence),
        recover: steps!(tree: powers::recover, powers::recovered),
        request: tree.act(Request),
        enemy_attack: steps!(tree: activation::open_attack, activation::activate, always!(activation::Event::Close)),
        enemy_scheme: steps!(tree: activation::open_scheme, activation::activate, always!(activation::Event::Close)),
        attack: attack(tree),
        scheme: scheme(tree),
        boost: steps!(tree: activation::show_boost, activation::boost_ability, activation::drop_boost, activation::boosts),
        enemies: enemies(tree),
        specials: specials(tree),
        reveal: steps!(tree: reveal::turn_up),
        revealed: steps!(tree: reveal::reveal, reveal::bury, always!(reveal::Event::RevealOver)),
        encounter: encounter(tree),
        reveals: reveals(tree),
        dealt: steps!(tree: reveal::turn_up, reveal::reveal_dealt),
        excess: tree.act(Excess),
        fall: steps!(tree: defeat::defeat_all, defeat::fallen),
        due: [Term::Activation, Term::Phase, Term::Round].map(|term| steps!(tree: due(term), delayed(term))),
        traits: Vec::new(),
        sets: Vec::new(),
        scenarios: Vec::new(),
    }
}

/// Enemies act one after the other, in the order the first player chooses. `MC-R15`
pub fn enemies(tree: Growing) -> NodeId {
    let parts = [tree.act(NextEnemy), tree.run(activation::next_enemy), tree.run(activation::more_enemies)];
    tree.all(parts)
}

/// Special abilities one after the other, in the order the player chooses.
pub fn specials(tree: Growing) -> NodeId {
    let parts = [tree.act(NextSpecial), tree.run(abilities::next_special), tree.run(abilities::more_specials)];
    tree.all(parts)
}

fn when(tree: Growing, test: RuleTest, then: NodeId) -> NodeId {
    let otherwise = tree.all([]);
    tree.add(Node::If { test: Condition::Is(Test::Rule(test)), then, otherwise })
}

/// Each player still in the game, in player order. `MC-PLAYERORDER-1`
fn each(tree: Growing, body: NodeId) -> NodeId {
    let body = when(tree, RuleTest::Present, body);
    tree.add(Node::Each { of: Pick::Seats(Whose::Everyones), slot: slot::SEAT, body })
}

fn pay_and_begin(tree: Growing) -> NodeId {
    let parts = [tree.run(payment::cost_choices), tree.act(Pay), tree.run(payment::paid)];
    tree.all(parts)
}

fn resolve(tree: Growing) -> NodeId {
    let follow = tree.run(abilities::follow);
    let parts = [
        tree.run(abilities::mark_attack),
        tree.run(abilities::count_use),
        tree.run(abilities::initiate),
        when(tree, RuleTest::GoesOn, follow),
        tree.run(powers::spill_over),
        tree.run(powers::conclude),
        tree.run(abilities::finish),
    ];
    tree.all(parts)
}

fn enter(tree: Growing) -> NodeId {
    let parts = [tree.act(Control), tree.act(Host), tree.run(rules::enter_paid)];
    tree.all(parts)
}

/// An attack that has been initiated. `MC-ATTACK-ENEMY-1`
fn attack(tree: Growing) -> NodeId {
    let defend = tree.act(Defend);
    let defend = when(tree, RuleTest::MayDefend, defend);
    let parts = [
        tree.run(activation::deal_boost),
        each(tree, defend),
        steps!(tree: activation::boosts, activation::strike, activation::spill, delayed(Term::Activation), activation::activated),
    ];
    tree.all(parts)
}

/// A scheme that has been initiated. `MC-SCHEME-ENEMY-1`
fn scheme(tree: Growing) -> NodeId {
    steps!(tree: activation::deal_boost, activation::boosts, activation::scheme_threat, delayed(Term::Activation), activation::activated)
}

fn encounter(tree: Growing) -> NodeId {
    let parts = [tree.act(Host), tree.run(reveal::enter), tree.run(reveal::when_revealed)];
    tree.all(parts)
}

/// Rounds for ever. `MC-ROUND-1` `MC-ROUND-2`
fn round(tree: Growing) -> NodeId {
    let set_up = set_up(tree);
    let set_up = when(tree, RuleTest::NotSetUp, set_up);
    let turn = [
        tree.run(|look| Proposal::one(course::Event::Turn { seat: course::seat(look) })),
        tree.act(Turn),
        tree.run(|look| Proposal::one(course::Event::TurnEnds { seat: course::seat(look) })),
    ];
    let turn = tree.all(turn);
    let turn = when(tree, RuleTest::TakesTurn, turn);
    let turns = each(tree, turn);
    let trim = [tree.act(Trim), tree.run(course::trim)];
    let trim = tree.all(trim);
    let trim = each(tree, trim);
    let begins = |step| move |_: Sight| Proposal::one(course::Event::Step { step });
    let ends =
        steps!(tree: course::draw_all, course::ready_all, always!(course::Event::PhaseEnds), delayed(Term::Phase));
    let [trim, ends] = [trim, ends].map(|part| when(tree, RuleTest::NotBeyond(Step::Players as u8), part));
    let one = steps!(tree: begins(Step::Threat), schemes::place_threat, begins(Step::Activations));
    let one = when(tree, RuleTest::NotBeyond(Step::Threat as u8), one);
    let against = steps!(tree: activation::activate_villain, activation::activate_minions);
    let two = each(tree, against);
    let two = when(tree, RuleTest::NotBeyond(Step::Activations as u8), two);
    let three = steps!(tree: begins(Step::Deal), reveal::deal_all, begins(Step::Reveals));
    let three = when(tree, RuleTest::NotBeyond(Step::Deal as u8), three);
    let four = reveals(tree);
    let five = steps!(tree:
        always!(course::Event::PhaseEnds), delayed(Term::Phase), always!(course::Event::RoundEnds), delayed(Term::Round),
    );
    let round = tree.all([set_up, turns, trim, ends, one, two, three, four, five]);
    tree.add(Node::Loop(round))
}

/// Each player reveals what was dealt, until nobody has a card left. `MC-VILLAINPHASE-4`
fn reveals(tree: Growing) -> NodeId {
    let reveal = tree.run(reveal::reveal_dealt);
    let parts = [each(tree, reveal), tree.run(reveal::more_dealt)];
    tree.all(parts)
}

/// The steps of setting up that ask or follow cards. `MC-SETUP-1`
fn set_up(tree: Growing) -> NodeId {
    let first = tree.act(FirstPlayer);
    let scenario = steps!(tree: course::set_up_villain, course::set_up_scheme, always!(course::Event::Obligations));
    let hand = tree.run(course::opening_hand);
    let hands = each(tree, hand);
    let mulligan = [tree.act(Mulligan), tree.run(course::mulligan)];
    let mulligan = tree.all(mulligan);
    let mulligans = each(tree, mulligan);
    let own = tree.run(course::set_up_identity);
    let own = each(tree, own);
    let begin = tree.run(always!(course::Event::Begin));
    tree.all([first, scenario, hands, mulligans, own, begin])
}
