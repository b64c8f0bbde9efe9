//! The procedures of the rulebook as trees, and the words of cards that stand for trees: the order of steps and questions.

use kernel::effect::node::Answer;
use kernel::effect::tree::{Called, Uses};
use kernel::prelude::*;

use crate::Shards;
use crate::cards::occasion;
use crate::language::{Destination, Faction, Filter, Pattern, Rewrite, Test, Verb, Zone};
use crate::questions::{Assign, Play, word};
use crate::rules::turn::EndStep;
use crate::rules::{self, Event, attack, piles, play, river, turn};
use crate::table::Sight;
use crate::texts;

/// The slot of the player whose shields are asked for.
const DEFENDER: Slot = Slot(0);
/// The slot of the shields that are shown.
const SHIELDS: Slot = Slot(1);

/// Where each procedure begins.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Turn after turn.
    pub round: NodeId,
    /// A turn from the play phase on.
    pub turn: NodeId,
    /// An ally has been played from hand.
    pub played_ally: NodeId,
    /// A champion has been played from hand.
    pub played_champion: NodeId,
    /// A mercenary has been enlisted.
    pub enlisted: NodeId,
    /// A card is recruited.
    pub recruit: NodeId,
    /// A champion is activated.
    pub activate: NodeId,
}

impl Rules for Shards {
    fn plan(tree: &mut Tree<Self>) -> Plan {
        Plan::grow(tree)
    }
    fn round(plan: &Plan) -> NodeId {
        plan.round
    }
    /// Looks up the slots of verbs, and unfolds what stands for a tree.
    fn unfold(verb: &Verb, compiler: &mut Compiler<Shards>) -> Result<Option<NodeId>, String> {
        let found = match verb {
            Verb::LoseMastery(called, number) => Verb::LoseMastery(compiler.called(called)?, *number),
            Verb::Banish(called) => Verb::Banish(compiler.called(called)?),
            Verb::Return(called) => Verb::Return(compiler.called(called)?),
            Verb::Destroy(called) => Verb::Destroy(compiler.called(called)?),
            Verb::RecruitFree(called, tiers) => {
                return recruit_free(&compiler.called(called)?, tiers, compiler).map(Some);
            }
            _ => return Ok(None),
        };
        Ok(Some(compiler.tree.verb(found)))
    }

    /// Unify and Dominion ask: what has not been played may be shown from hand.
    fn unfold_test(
        test: &Test,
        compiler: &mut Compiler<Shards>,
        then: NodeId,
        otherwise: NodeId,
    ) -> Result<Option<NodeId>, String> {
        Ok(match test {
            Test::Unify(faction) => Some(unify(*faction, compiler, then, otherwise, 0)),
            Test::Dominion(factions) => Some(dominion(factions, compiler, then, otherwise, 0)),
            Test::Demand(demanded) => Some(match &**demanded {
                Test::Unify(faction) => unify(*faction, compiler, then, otherwise, 1),
                Test::Dominion(factions) => dominion(factions, compiler, then, otherwise, 1),
                other => when(compiler, other.clone(), then, otherwise),
            }),
            _ => None,
        })
    }

    fn test(look: Sight, test: &Test) -> bool {
        texts::test(look, test)
    }
    fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
        texts::fits(look, filter, card)
    }
    #[inline]
    fn propose(look: Sight, verb: &Verb) -> Proposal<Self> {
        rules::propose(look, verb)
    }
    #[inline]
    fn apply(state: &mut State<Self>, book: &Book<Self>, event: &Event) -> Outcome<Self> {
        event.apply(state, book)
    }
    fn concede(state: &mut State<Self>, _: &Book<Self>, seat: Seat) -> bool {
        turn::concede(state, seat)
    }
    #[inline]
    fn turn(state: &State<Self>) -> u32 {
        state.extra.turn
    }
}

impl Plan {
    fn grow(tree: &mut Tree<Shards>) -> Plan {
        let turn = whole_turn(tree);
        let begin = tree.run(turn::begin);
        let [play, when_played, activate] = [occasion::PLAY, occasion::WHEN_PLAYED, occasion::ACTIVATE]
            .map(|occasion| tree.run(move |look| play::follow(look, occasion)));
        let resolved = tree.run(play::resolved);
        let refill = tree.run(river::refill);
        let recruit = tree.run(river::recruit);
        let turn_card = tree.run(play::activate);
        Plan {
            round: tree.add(Node::Loop(begin)),
            turn,
            played_ally: tree.all([play, resolved]),
            played_champion: when_played,
            enlisted: tree.all([refill, play, resolved]),
            recruit: tree.all([recruit, refill]),
            activate: tree.all([turn_card, activate]),
        }
    }
}

/// Play phase, attack phase, end of turn. `SOI-TURN-1`
fn whole_turn(tree: &mut Tree<Shards>) -> NodeId {
    let play = tree.act(Play);
    let attack = attack_phase(tree);
    let nothing = tree.all([]);
    let attack = tree.add(Node::If { test: Condition::Is(Test::CanAttack), then: attack, otherwise: nothing });
    let desert = tree.run(|look| turn::end(look, EndStep::Desert));
    let refill = tree.run(river::refill);
    let rest =
        [EndStep::Clear, EndStep::Discard, EndStep::Lose].map(|step| tree.run(move |look| turn::end(look, step)));
    let draw = tree.run(turn::draw_hand);
    let pass = tree.run(|look| turn::end(look, EndStep::Pass));
    let end = tree.all([desert, refill].into_iter().chain(rest).chain([draw, pass]));
    tree.all([play, attack, end])
}

/// All power is assigned, then every attacked player chooses shields unseen by the others, then all of it is
/// shown and dealt at once. `SOI-ATTACK-2` `SOI-ATTACK-4` `SOI-SHIELD-1`
fn attack_phase(tree: &mut Tree<Shards>) -> NodeId {
    let open = tree.run(attack::open);
    let assign = tree.act(Assign);
    let shields = tree.add(Node::Choose(Box::new(Choosing {
        who: Chooser::Of(DEFENDER),
        pick: Pick::Cards(CardPick { from: vec![Zone::Hand], whose: Whose::Of(DEFENDER), that: Filter::Shield }),
        least: 0,
        most: u8::MAX,
        slot: SHIELDS,
        word: word::REVEAL,
        secret: true,
    })));
    let nothing = tree.all([]);
    let body = tree.add(Node::If { test: Condition::Is(Test::Attacked(DEFENDER)), then: shields, otherwise: nothing });
    let defend = tree.add(Node::Each { of: Pick::Seats(Whose::Opponents), slot: DEFENDER, body });
    let settle = tree.run(|look| attack::settle(look, SHIELDS));
    let fall = tree.run(turn::fall);
    tree.all([open, assign, defend, settle, fall])
}

/// A free recruit whose destination depends on mastery: the other destination is a replacement for this one
/// recruit, so that it competes fairly with those of other cards.
fn recruit_free(
    called: &Called,
    tiers: &[(u8, Destination)],
    compiler: &mut Compiler<Shards>,
) -> Result<NodeId, String> {
    let mut redirect = compiler.tree.all([]);
    for (threshold, to) in tiers {
        let way = if *to == Destination::Discard {
            compiler.tree.all([])
        } else {
            let law = Box::new(Law::Listener(Listener {
                when: Pattern::Recruit(Filter::Any),
                answer: Answer::Instead { rewrite: Rewrite::To(*to), optional: false },
                uses: Uses::Next,
            }));
            compiler.tree.add(Node::Last { law, until: Until::Turn, bearer: None })
        };
        let test = Condition::Is(Test::Mastery(*threshold));
        redirect = compiler.tree.add(Node::If { test, then: way, otherwise: redirect });
    }
    let recruit = compiler.tree.verb(Verb::RecruitFree(called.clone(), Vec::new()));
    let refill = compiler.tree.run(river::refill);
    Ok(compiler.tree.all([redirect, recruit, refill]))
}

fn unify(faction: Faction, compiler: &mut Compiler<Shards>, then: NodeId, otherwise: NodeId, least: u8) -> NodeId {
    let slot = compiler.fresh_slot();
    let choose = show(compiler, Filter::Companion(faction), slot, least);
    let reveal = compiler.tree.run(move |look| piles::reveal(look, &[slot]));
    let shown = compiler.tree.all([reveal, then]);
    let branch = compiler.tree.add(Node::If { test: Condition::Filled(slot), then: shown, otherwise });
    let ask = compiler.tree.all([choose, branch]);
    when(compiler, Test::Unify(faction), then, ask)
}

fn dominion(
    factions: &[Faction],
    compiler: &mut Compiler<Shards>,
    then: NodeId,
    otherwise: NodeId,
    least: u8,
) -> NodeId {
    let slots: Vec<Slot> = factions.iter().map(|_| compiler.fresh_slot()).collect();
    let shown = slots.clone();
    let reveal = compiler.tree.run(move |look| piles::reveal(look, &shown));
    let mut next = compiler.tree.all([reveal, then]);
    for (faction, slot) in factions.iter().zip(&slots).rev() {
        let choose = show(compiler, Filter::Shown(*faction), *slot, least);
        let branch = compiler.tree.add(Node::If { test: Condition::Filled(*slot), then: next, otherwise });
        let ask = compiler.tree.all([choose, branch]);
        next = when(compiler, Test::PlayedOf(*faction), next, ask);
    }
    let try_it = when(compiler, Test::CanShow(factions.to_vec()), next, otherwise);
    when(compiler, Test::Dominion(factions.to_vec()), then, try_it)
}

fn when(compiler: &mut Compiler<Shards>, test: Test, then: NodeId, otherwise: NodeId) -> NodeId {
    compiler.tree.add(Node::If { test: Condition::Is(test), then, otherwise })
}

/// Asks for one card of the hand to be shown. It stays unseen until all that is needed has been chosen.
fn show(compiler: &mut Compiler<Shards>, that: Filter, slot: Slot, least: u8) -> NodeId {
    compiler.tree.add(Node::Choose(Box::new(Choosing {
        who: Chooser::You,
        pick: Pick::Cards(CardPick { from: vec![Zone::Hand], whose: Whose::Yours, that }),
        least,
        most: 1,
        slot,
        word: word::REVEAL,
        secret: true,
    })))
}
