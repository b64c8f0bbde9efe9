//! The procedures of the rulebook as trees: steps of its chapters and questions, in order.

mod unfold;

use kernel::effect::tree::Whose;

use crate::Ashes;
use crate::cards::deck::FIRST_FIVE;
use crate::language::{Filter, Num, RuleTest, Test, Verb, Zone};
use crate::questions::{
    AttackTarget, Attackers, Block, Counter, DiscardCards, ExhaustDie, FirstPlayer, Guard, Host, Lull, Meditate,
    MoveToken, NextArrival, NextBattle, NextVictim, PayCards, PayDice, PutBack, RemoveTokens, RerollDie, Share, Turn,
    TurnDie, Way, word,
};
use crate::rules::{self, Event, attack, course, damage, dice, payment, piles, play, select, tokens, verbs};
use crate::table::plan::Plan;
use crate::table::{Sight, slot};
use crate::texts;
use kernel::prelude::*;

type Growing<'a> = &'a mut Tree<Ashes>;

impl Rules for Ashes {
    fn plan(tree: &mut Tree<Self>) -> Plan {
        grow(tree)
    }
    fn round(plan: &Plan) -> NodeId {
        plan.round
    }
    fn unfold(verb: &Verb, compiler: &mut Compiler<Self>) -> Result<Option<NodeId>, String> {
        unfold::unfold(verb, compiler)
    }
    fn unfold_test(
        test: &Test,
        compiler: &mut Compiler<Self>,
        then: NodeId,
        otherwise: NodeId,
    ) -> Result<Option<NodeId>, String> {
        unfold::unfold_test(test, compiler, then, otherwise)
    }
    fn test(look: Sight, test: &Test) -> bool {
        texts::test(look, test)
    }
    fn measure(look: Sight, num: &Num) -> Quantity {
        Quantity::new(select::number(look, *num))
    }
    fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
        texts::fits(look, filter, card)
    }
    fn is_idle(look: Sight, verb: &Verb) -> bool {
        verbs::is_idle(look, verb)
    }
    fn propose(look: Sight, verb: &Verb) -> Proposal<Self> {
        verbs::propose(look, verb)
    }
    fn apply(state: &mut State<Self>, book: &Book<Self>, event: &Event) -> Outcome<Self> {
        event.apply(state, book)
    }
    fn simultaneous_events(look: Sight, events: &[&Event]) -> Vec<Event> {
        damage::entailed(look, events)
    }
    fn settle(look: Sight) -> Proposal<Self> {
        damage::settle(look)
    }
    /// The holder of the first player token comes first.
    fn first_seat(state: &State<Self>, _: Seat) -> Seat {
        state.extra.first
    }
    fn turn(state: &State<Self>) -> u32 {
        state.extra.turn
    }
    fn concede(state: &mut State<Self>, book: &Book<Self>, seat: Seat) -> bool {
        damage::concede(state, book, seat)
    }
}

/// Steps one after the other.
macro_rules! steps {
    ($tree:ident: $($step:expr),+ $(,)?) => {{
        let parts = [$($tree.run($step)),+];
        $tree.all(parts)
    }};
}

/// An event that happens whatever the table looks like.
fn always<E: Into<rules::Event> + Clone + Send + Sync + 'static>(
    event: E,
) -> impl Fn(Sight) -> Proposal<Ashes> + Send + Sync + 'static {
    move |_| Proposal::one(event.clone())
}

fn grow(tree: Growing) -> Plan {
    let go_on = tree.run(course::go_on);
    Plan {
        round: tree.add(Node::Loop(go_on)),
        opening: opening(tree),
        prepare: prepare(tree),
        turn: turn(tree),
        recovery: recovery(tree),
        play: played(tree),
        power: power(tree),
        attack: [attacked(tree, false), attacked(tree, true)],
        battle: battle(tree),
        process: steps!(tree: damage::receive, damage::wound, damage::destroy, damage::fall),
        fall: steps!(tree: damage::destroy, damage::fall),
        meditate: meditate(tree),
        discard: then(tree, DiscardCards, piles::discard_chosen),
        turn_dice: then(tree, TurnDie::Active, dice::turn_chosen),
        recover_dice: then(tree, TurnDie::Exhausted, dice::turn_chosen),
        reroll_dice: then(tree, RerollDie, dice::reroll_chosen),
        exhaust_dice: then(tree, ExhaustDie::ByText, dice::exhaust_chosen),
        move_token: tree.act(MoveToken),
        arrive: then_act(tree, play::show_arrivals, NextArrival),
        put_back: tree.act(PutBack),
        overtime: then(tree, RemoveTokens::AtLeastOne, tokens::overtime),
        shield: {
            let parts = [tree.act(RemoveTokens::AnyNumber), tree.run(tokens::remove_chosen), tree.run(tokens::shield)];
            tree.all(parts)
        },
        types_of_dice: Vec::new(),
        changes_others: 0,
        answered: Vec::new(),
    }
}

/// A question, then what the answers come to.
fn then(
    tree: Growing,
    moment: impl Into<crate::questions::Moment>,
    step: impl Fn(Sight) -> Proposal<Ashes> + Send + Sync + 'static,
) -> NodeId {
    let parts = [tree.act(moment), tree.run(step)];
    tree.all(parts)
}

/// A step, then a question.
fn then_act(
    tree: Growing,
    step: impl Fn(Sight) -> Proposal<Ashes> + Send + Sync + 'static,
    moment: impl Into<crate::questions::Moment>,
) -> NodeId {
    let parts = [tree.run(step), tree.act(moment)];
    tree.all(parts)
}

fn when(tree: Growing, test: RuleTest, then: NodeId) -> NodeId {
    let otherwise = tree.all([]);
    tree.add(Node::If { test: Condition::Is(Test::Rule(test)), then, otherwise })
}

/// Each player still in the game, from the holder of the token on.
fn each(tree: Growing, body: NodeId) -> NodeId {
    let body = when(tree, RuleTest::Present, body);
    tree.add(Node::Each { of: Pick::Seats(Whose::Everyones), slot: slot::SEAT, body })
}

/// Cards of the own hand, chosen unseen by the others.
fn choose_unseen(tree: Growing, that: Filter, least: u8, most: u8, word: WordId) -> NodeId {
    let pick = Pick::Cards(CardPick { from: vec![Zone::Hand], whose: Whose::Of(slot::SEAT), that });
    let who = Chooser::Of(slot::SEAT);
    tree.add(Node::Choose(Box::new(Choosing { who, pick, least, most, slot: slot::KEPT, word, secret: true })))
}

/// Everybody keeps five different cards of the whole deck. `ASH-SETUP-3` `ASH-SETUP-4`
fn opening(tree: Growing) -> NodeId {
    let choose = choose_unseen(tree, Filter::Opening, FIRST_FIVE, FIRST_FIVE, word::KEEP);
    let parts = [each(tree, choose), tree.run(course::keep_first_five)];
    tree.all(parts)
}

/// Roll, discard, draw. `ASH-PREP-1`
fn prepare(tree: Growing) -> NodeId {
    let roll = steps!(tree: always(course::Event::Roll), course::take_first_token);
    let choose = choose_unseen(tree, Filter::Any, 0, u8::MAX, word::DISCARD);
    let discard = each(tree, choose);
    let draw = steps!(tree: course::discard_prepared, course::draw_up);
    let turns = tree.run(always(course::Event::Turns));
    let parts = [roll, tree.act(FirstPlayer), discard, draw, tree.act(NextVictim), turns];
    tree.all(parts)
}

fn turn(tree: Growing) -> NodeId {
    let parts = [
        tree.run(|look| Proposal::one(course::Event::Turn { seat: look.you() })),
        tree.act(Turn),
        tree.run(|look| Proposal::one(course::Event::EndTurn { seat: look.you() })),
    ];
    tree.all(parts)
}

/// Recover, remove exhaustion, exhaust dice, pass the token; then what happens at the end of the round. `ASH-RECOVERY-1`
/// `ASH-RECOVERY-8`
fn recovery(tree: Growing) -> NodeId {
    let first = steps!(tree: always(course::Event::Recover), always(course::Event::Refresh));
    let choose = then(tree, ExhaustDie::Own, dice::exhaust_chosen);
    let exhaust = each(tree, choose);
    let last = steps!(tree:
        always(course::Event::PassToken), always(course::Event::RoundEnds), always(course::Event::NextRound),
    );
    tree.all([first, exhaust, last])
}

/// Cost, what it is attached to, where it belongs, what it does. `ASH-RES-1`
fn played(tree: Growing) -> NodeId {
    let parts = [
        tree.act(PayDice),
        tree.act(PayCards),
        tree.run(payment::pay),
        tree.act(Host),
        tree.run(play::place),
        tree.run(course::acted),
    ];
    tree.all(parts)
}

fn power(tree: Growing) -> NodeId {
    let parts = [tree.act(PayDice), tree.run(payment::pay), tree.run(play::follow_played)];
    tree.all(parts)
}

/// The cost of an ability, in one of its ways.
fn pay(tree: Growing) -> NodeId {
    let parts = [tree.act(Way), tree.act(PayDice), tree.act(PayCards), tree.run(payment::pay)];
    tree.all(parts)
}

/// What blows have dealt goes through the process, card by card. `ASH-DAMAGE-0E`
fn resolved(tree: Growing, blows: NodeId) -> NodeId {
    let parts =
        [tree.run(always(damage::Event::Begin)), blows, tree.act(NextVictim), tree.run(always(damage::Event::End))];
    tree.all(parts)
}

/// The effects of a text, all of them; then what they have dealt goes through the process; then what they have set off.
/// `ASH-ORDER-1` `ASH-DAMAGE-0B`
fn followed(tree: Growing, body: NodeId) -> NodeId {
    let then = tree.act(NextVictim);
    let whole = tree.add(Node::Whole { body, then });
    let parts = [tree.run(always(damage::Event::Begin)), whole, tree.run(always(damage::Event::End))];
    tree.all(parts)
}

/// Attackers, then those who answer the declaration, then target, blockers or guard, then battle after battle. `ASH-ATK-2`
fn attacked(tree: Growing, on_unit: bool) -> NodeId {
    let open = tree.run(move |look| Proposal::one(attack::Event::Open { seat: look.you(), on_unit }));
    let defend = if on_unit { tree.act(Guard) } else { tree.act(Block) };
    let parts = [
        open,
        tree.act(Attackers),
        tree.run(attack::declare),
        tree.act(AttackTarget),
        defend,
        tree.act(Lull),
        tree.act(NextBattle),
        tree.run(always(attack::Event::Close)),
        tree.run(|look| Proposal::one(course::Event::MainTaken { seat: look.you() })),
    ];
    tree.all(parts)
}

/// Counter or not, damage, process; with Battle Advantage in two blows. `ASH-ATK-13` `ASH-KEY-2`
fn battle(tree: Growing) -> NodeId {
    let blows = [
        tree.run(|look| attack::strike(look, false)),
        tree.act(NextVictim),
        tree.run(|look| attack::strike(look, true)),
    ];
    let blows = tree.all(blows);
    let parts = [tree.act(Counter), tree.act(Share), resolved(tree, blows), tree.run(attack::tire)];
    tree.all(parts)
}

fn meditate(tree: Growing) -> NodeId {
    let parts = [
        tree.run(|look| Proposal::one(course::Event::Meditate { seat: look.you() })),
        tree.act(Meditate),
        tree.act(TurnDie::Meditated),
        tree.run(dice::turn_chosen),
    ];
    tree.all(parts)
}
