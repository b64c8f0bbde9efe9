//! The procedures of the rulebook as effects: a turn, an attack, playing a card.

use kernel::effect::compile::Tree;
use kernel::effect::node::{Chooser, Choosing, Node, NodeId};
use kernel::effect::tree::{CardPick, Condition, Pick, Slot, Whose};

use crate::language::{EndStep, Filter, Rule, Test, Verb, Zone};
use crate::{Moment, Shards, occasion, word};

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

impl Plan {
    /// Builds the procedures.
    pub fn grow(tree: &mut Tree<Shards>) -> Plan {
        let turn = turn(tree);
        let begin = rules(tree, &[Rule::Follow(TURN)]);
        Plan {
            round: tree.add(Node::Loop(begin)),
            turn,
            played_ally: rules(tree, &[Rule::Follow(occasion::PLAY), Rule::ResolvedThis]),
            played_champion: rules(tree, &[Rule::Follow(occasion::WHEN_PLAYED)]),
            enlisted: rules(tree, &[Rule::Refill, Rule::Follow(occasion::PLAY), Rule::ResolvedThis]),
            recruit: rules(tree, &[Rule::RecruitThis, Rule::Refill]),
            activate: rules(tree, &[Rule::ActivateThis, Rule::Follow(occasion::ACTIVATE)]),
        }
    }
}

/// Not an occasion of a card: the turn itself.
pub const TURN: u8 = u8::MAX;

fn rules(tree: &mut Tree<Shards>, rules: &[Rule]) -> NodeId {
    let parts: Vec<NodeId> = rules.iter().map(|rule| tree.verb(Verb::Rule(rule.clone()))).collect();
    tree.all(parts)
}

/// Play phase, attack phase, end of turn. `SOI-TURN-1`
fn turn(tree: &mut Tree<Shards>) -> NodeId {
    let play = tree.add(Node::Act(Moment::Play));
    let attack = attack(tree);
    let nothing = tree.all([]);
    let attack = tree.add(Node::If { test: Condition::Is(Test::CanAttack), then: attack, otherwise: nothing });
    let end = rules(
        tree,
        &[
            Rule::End(EndStep::Desert),
            Rule::Refill,
            Rule::End(EndStep::Clear),
            Rule::End(EndStep::Discard),
            Rule::End(EndStep::Lose),
            Rule::End(EndStep::Draw),
            Rule::End(EndStep::Pass),
        ],
    );
    tree.all([play, attack, end])
}

/// All power is assigned, then every attacked player chooses shields unseen by the others, then all of it is
/// shown and dealt at once. `SOI-ATTACK-2` `SOI-ATTACK-4` `SOI-SHIELD-1`
fn attack(tree: &mut Tree<Shards>) -> NodeId {
    let open = tree.verb(Verb::Rule(Rule::OpenAttack));
    let assign = tree.add(Node::Act(Moment::Assign));
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
    let settle = rules(tree, &[Rule::Settle(SHIELDS), Rule::Fall]);
    tree.all([open, assign, defend, settle])
}
