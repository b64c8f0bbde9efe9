//! The procedures of the toy's rules: a turn, playing a card, using a creature, a strike.

use kernel::effect::compile::Tree;
use kernel::effect::node::{Node, NodeId};
use kernel::effect::tree::Slot;

use super::language::{Rule, Verb};
use super::{Moment, Toy, occasion};

/// The slot of the player who is struck.
pub const FOE: Slot = Slot(0);
/// The slot of the force of a strike.
pub const FORCE: Slot = Slot(1);

/// Where each procedure begins.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Turn after turn.
    pub round: NodeId,
    pub turn: NodeId,
    /// The steps before a player acts.
    pub begin: NodeId,
    /// A card is paid and played.
    pub play: NodeId,
    /// A creature is used.
    pub activate: NodeId,
    /// A creature has begun to strike.
    pub fight: NodeId,
}

impl Plan {
    /// Builds the procedures.
    pub fn grow<const S: bool>(tree: &mut Tree<Toy<S>>) -> Plan {
        let main = tree.add(Node::Act(Moment::Main));
        let begin = rules(tree, &[Rule::Begin]);
        let end = rules(tree, &[Rule::End]);
        let turn = tree.all([begin, main, end]);
        let next = rules(tree, &[Rule::Turn]);
        let cost = rules(tree, &[Rule::Name, Rule::PayPrice, Rule::Follow(occasion::COST)]);
        let then = rules(tree, &[Rule::Announce]);
        Plan {
            round: tree.add(Node::Loop(next)),
            turn,
            begin: rules(tree, &[Rule::Ready, Rule::DrawOrFall, Rule::Plot]),
            play: tree.add(Node::Pay { cost, then }),
            activate: rules(tree, &[Rule::Tire, Rule::Follow(occasion::USE)]),
            fight: rules(tree, &[Rule::Weigh, Rule::Clash, Rule::Hit]),
        }
    }
}

fn rules<const S: bool>(tree: &mut Tree<Toy<S>>, rules: &[Rule]) -> NodeId {
    let parts: Vec<NodeId> = rules.iter().map(|rule| tree.verb(Verb::Rule(rule.clone()))).collect();
    tree.all(parts)
}
