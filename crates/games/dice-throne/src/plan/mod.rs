//! The procedures of the rulebook as trees: steps of its chapters and questions, in order.

mod price;
mod text;
mod unfold;

use kernel::prelude::*;

use crate::DiceThrone;
use crate::language::{Filter, Measure, Price, Test, Verb, Zone};
use crate::questions::{Accept, Aim, Defend, MainPhase, RollDefence, Rolling, SellDown, action, word};
use crate::rules::{Event, attack, course, damage, dice, piles, verbs};
use crate::table::extra::Phase as TurnPhase;
use crate::table::plan::Plan;
use crate::table::{Sight, slot};
use crate::texts::meaning;

type Growing<'a> = &'a mut Tree<DiceThrone>;

impl Rules for DiceThrone {
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
    fn unfold_price(price: &Price, then: NodeId, compiler: &mut Compiler<Self>) -> Result<NodeId, String> {
        Ok(price::unfold(price, then, compiler))
    }
    fn is_worth(look: Sight, price: &Price, _: NodeId) -> bool {
        action::can_pay(look, price)
    }
    fn test(look: Sight, test: &Test) -> bool {
        meaning::test(look, test)
    }
    fn measure(look: Sight, measure: &Measure) -> Quantity {
        Quantity::new(meaning::measure(look, measure))
    }
    fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
        meaning::fits(look, filter, card)
    }
    fn propose(look: Sight, verb: &Verb) -> Proposal<Self> {
        verbs::propose(look, verb)
    }
    fn apply(state: &mut State<Self>, book: &Book<Self>, event: &Event) -> Outcome<Self> {
        event.apply(state, book)
    }
    /// The active player comes first.
    fn first_seat(state: &State<Self>, _: Seat) -> Seat {
        state.extra.active
    }
    fn turn(state: &State<Self>) -> u32 {
        state.extra.turn
    }
    fn concede(state: &mut State<Self>, _: &Book<Self>, seat: Seat) -> bool {
        damage::concede(state, seat)
    }
}

/// Steps one after the other.
macro_rules! steps {
    ($tree:ident: $($step:expr),+ $(,)?) => {{
        let parts = [$($tree.run($step)),+];
        $tree.all(parts)
    }};
}

fn grow(tree: Growing) -> Plan {
    let round = tree.run(course::go_on);
    Plan {
        round: tree.add(Node::Loop(round)),
        opening: opening(tree),
        turn: turn(tree),
        offence: offence(tree),
        targeting: targeting(tree),
        defence: defence(tree),
        defend: steps!(tree: attack::roll_defence, attack::follow_defence),
        lull: steps!(tree:
            |_| Proposal::one(course::Event::Hush), |_| Proposal::one(course::Event::Lull), course::lull_again,
        ),
        settle: tree.run(course::settle),
        settling: steps!(tree: lull, damage::before, |look| damage::apply(look, false), damage::look_for_fallen),
        isolated: steps!(tree: lull, |look| damage::apply(look, true), damage::look_for_fallen),
        aim: tree.act(Aim::Card),
        play: play(tree),
        discard: discard(tree),
        better_defence: tree.act(RollDefence),
        accept: tree.act(Accept),
    }
}

/// All may act.
fn lull(look: Sight) -> Proposal<DiceThrone> {
    Proposal::Enter(Entry::here(look.book.plan.lull))
}

/// What heroes do before the first turn, then what waits for its beginning. `DT-SETUP-7`
fn opening(tree: Growing) -> NodeId {
    let body = tree.run(course::set_up_hero);
    let heroes = tree.add(Node::Each { of: Pick::Seats(Whose::Everyones), slot: slot::SEAT, body });
    let begin = tree.run(|_| Proposal::one(course::Event::Begin));
    tree.all([heroes, begin])
}

/// The eight phases; a position may begin with any of them. `DT-TURN-2`
fn turn(tree: Growing) -> NodeId {
    let parts = [
        from(tree, TurnPhase::Upkeep, |tree| {
            steps!(tree:
                course::active(|seat| course::Event::Turn { seat }),
                course::active(|seat| course::Event::Upkeep { seat }),
                lull,
                course::settle,
                course::phase(TurnPhase::Income),
            )
        }),
        from(tree, TurnPhase::Income, |tree| {
            steps!(tree:
                course::active(|seat| course::Event::Income { seat }), lull, course::phase(TurnPhase::Main1),
            )
        }),
        from(tree, TurnPhase::Main1, |tree| main_phase(tree, TurnPhase::Offensive)),
        from(tree, TurnPhase::Offensive, |tree| {
            steps!(tree:
                course::active(|seat| course::Event::Offence { seat, target: None }), course::phase(TurnPhase::Main2),
            )
        }),
        from(tree, TurnPhase::Main2, |tree| main_phase(tree, TurnPhase::Discard)),
        tree.act(SellDown),
        steps!(tree:
            course::active(|seat| course::Event::TurnEnds { seat }), course::settle, |_| Proposal::one(course::Event::NextTurn),
        ),
        steps!(tree: |_| Proposal::one(course::Event::Phase(TurnPhase::Upkeep))),
    ];
    tree.all(parts)
}

/// A part of the turn, if it has come to this phase.
fn from(tree: Growing, phase: TurnPhase, body: impl FnOnce(Growing) -> NodeId) -> NodeId {
    let body = body(tree);
    tree.run(move |look| match look.state.extra.phase == phase {
        true => Proposal::Enter(Entry::here(body)),
        false => Proposal::Nothing,
    })
}

/// Once the player has ended the phase, all may act before the next one. `DT-INSTANT-1`
fn main_phase(tree: Growing, next: TurnPhase) -> NodeId {
    let parts = [tree.act(MainPhase), tree.run(lull), tree.run(damage::settle_stray), tree.run(course::phase(next))];
    tree.all(parts)
}

/// From the first roll to the conclusion. `DT-ORP-2` `DT-GLOSS-CONCLUSION-1`
fn offence(tree: Growing) -> NodeId {
    let parts = [
        tree.run(dice::first_attempt),
        tree.act(Rolling),
        tree.run(attack::activate),
        tree.run(course::active(|seat| course::Event::Rolled { seat })),
        tree.run(attack::follow),
        tree.run(course::settle),
        tree.run(course::no_attack),
        tree.run(|_| Proposal::one(course::Event::Phase(TurnPhase::Conclusion))),
        tree.run(lull),
        tree.run(course::active(|seat| course::Event::Conclusion { seat })),
        tree.run(course::settle),
        tree.run(|_| Proposal::one(course::Event::RollPhaseOver)),
        tree.run(course::one_more_phase),
    ];
    tree.all(parts)
}

/// A die in a game of teams, a choice otherwise. `DT-TARGET-3` `DT-TARGET-4`
fn targeting(tree: Growing) -> NodeId {
    let parts = [
        tree.run(|_| Proposal::one(course::Event::Phase(TurnPhase::Targeting))),
        tree.run(attack::roll_target),
        tree.act(Aim::Ability),
        tree.act(Aim::Together),
    ];
    tree.all(parts)
}

fn defence(tree: Growing) -> NodeId {
    let parts = [tree.run(|_| Proposal::one(course::Event::Phase(TurnPhase::Defensive))), tree.act(Defend)];
    tree.all(parts)
}

/// Cost, answers to a card that can be interrupted, text, discard pile. `DT-ACTION-PLAY-1` `DT-TIMING-6`
fn play(tree: Growing) -> NodeId {
    let parts = [
        tree.run(piles::pay_card),
        tree.run(|look| if piles::can_be_interrupted(look) { lull(look) } else { Proposal::Nothing }),
        tree.run(piles::aim),
        tree.run(piles::follow_card),
        tree.run(piles::bury_last),
        tree.run(damage::settle_stray),
    ];
    tree.all(parts)
}

/// A player discards cards of their choice.
fn discard(tree: Growing) -> NodeId {
    let pick = Pick::Cards(CardPick { from: vec![Zone::Hand], whose: Whose::Of(slot::SEAT), that: Filter::Any });
    let (who, slot, word) = (Chooser::Of(slot::SEAT), slot::CARDS, word::DISCARD);
    let choose = tree.add(Node::Choose(Box::new(Choosing { who, pick, least: 1, most: 1, slot, word, secret: false })));
    let times = Amount::Measure(Measure::Noted);
    let body = tree.all([choose]);
    let parts = [tree.add(Node::Repeat { times, body }), tree.run(piles::discard_chosen)];
    tree.all(parts)
}
