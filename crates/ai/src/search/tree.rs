//! What a search has learned: acts, how often they could be taken, how often they were, and what came of it.
//!
//! A node stands for what the searching seat can tell apart: the acts that lead to it, not the hidden cards nor what
//! chance decided. Those differ from one visit to the next, so each act counts how often it was available.

use std::collections::HashMap;

use kernel::search::Offered;
use kernel::table::seats::Seat;

use super::settings::Settings;
use crate::outlook::Chances;

/// The place of a node.
pub type NodeId = u32;

const NOWHERE: NodeId = NodeId::MAX;
/// So many re-deals must agree before an act counts as a certain win or loss.
const PROOF: u32 = 16;

/// An act at a node.
#[derive(Clone, Debug)]
pub struct Edge {
    pub key: u64,
    /// How often it could be taken.
    pub available: u32,
    /// How often it was.
    pub visits: u32,
    /// How often the match ended in the tree below it, and how often with a win of whoever acts.
    pub ended: u32,
    pub ended_well: u32,
    /// The sum of the chances of whoever acts.
    pub sum: f64,
    child: NodeId,
}

impl Edge {
    /// How likely whoever acts wins.
    pub fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) }
    }

    /// Whether every re-deal so far ended with a win.
    pub fn is_won(&self) -> bool {
        self.visits >= PROOF && self.ended_well == self.visits
    }

    /// Whether every re-deal so far ended without one.
    fn is_lost(&self) -> bool {
        self.visits >= PROOF && self.ended == self.visits && self.sum == 0.0
    }
}

#[derive(Clone, Debug, Default)]
pub struct Node {
    /// The acts that were possible at some visit.
    pub edges: Vec<Edge>,
    /// How often it was visited.
    pub visits: u32,
    sums: Chances,
    path: u64,
    mover: Option<Seat>,
}

/// One step of a descent.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    node: NodeId,
    edge: u32,
    seat: Seat,
}

#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    /// Nodes by the acts that lead to them.
    known: HashMap<u64, NodeId>,
}

impl Tree {
    /// An empty tree.
    pub fn new() -> Tree {
        Tree { nodes: vec![Node::default()], known: HashMap::new() }
    }

    /// How large it is.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The edge of an act at a node.
    pub fn edge(&self, id: NodeId, key: u64) -> Option<&Edge> {
        self.nodes[id as usize].edges.iter().find(|edge| edge.key == key)
    }

    /// The node that an act leads to, if it has been visited.
    pub fn child(&self, id: NodeId, key: u64) -> Option<NodeId> {
        self.edge(id, key).map(|edge| edge.child).filter(|child| *child != NOWHERE)
    }

    /// Chooses what to try at a node among what is on offer now; says the number of the offer and the step.
    pub fn select(&mut self, id: NodeId, seat: Seat, offers: &[Offered], settings: &Settings) -> (usize, Step) {
        let mut ranks: Vec<i32> = offers.iter().map(|offer| offer.rank).collect();
        ranks.sort_unstable_by(|left, right| right.cmp(left));
        ranks.dedup();
        let weight = |offer: &Offered| {
            let place = ranks.iter().position(|rank| *rank == offer.rank).unwrap_or(0);
            settings.fade.powi(place as i32)
        };
        let total: f64 = offers.iter().map(weight).sum();
        let node = &mut self.nodes[id as usize];
        // What has not been tried is taken to be a little worse than what has.
        let hope = if node.visits == 0 { 0.5 } else { node.sums[seat.index()] / f64::from(node.visits) } - 0.05;
        let mut best = (f64::MIN, 0, 0);
        for (place, offer) in offers.iter().enumerate() {
            let found = match node.edges.iter().position(|edge| edge.key == offer.key) {
                Some(found) => found,
                None => {
                    node.edges.push(Edge {
                        key: offer.key,
                        available: 0,
                        visits: 0,
                        ended: 0,
                        ended_well: 0,
                        sum: 0.0,
                        child: NOWHERE,
                    });
                    node.edges.len() - 1
                }
            };
            let edge = &mut node.edges[found];
            edge.available += 1;
            let prior = weight(offer) / total;
            let mean = if edge.visits == 0 { hope } else { edge.mean() };
            let bonus = settings.explore * prior * f64::from(edge.available).sqrt() / (1.0 + f64::from(edge.visits));
            let score = if edge.is_won() {
                2.0 + mean
            } else if edge.is_lost() {
                mean - 1.0
            } else {
                mean + bonus
            };
            if score > best.0 {
                best = (score, place, found);
            }
        }
        (best.1, Step { node: id, edge: best.2 as u32, seat })
    }

    /// The node after a step, made if it is new. `true` if it was visited before.
    pub fn child_after(&mut self, step: Step, next: Seat, transpose: bool) -> (NodeId, bool) {
        let node = &self.nodes[step.node as usize];
        let edge = &node.edges[step.edge as usize];
        if edge.child != NOWHERE {
            return (edge.child, self.nodes[edge.child as usize].visits > 0);
        }
        // Acts of one seat in a row lead to the same node in whatever order they come.
        let same = node.mover.is_none_or(|mover| mover == step.seat);
        let path = if same { node.path } else { node.path.rotate_left(17) ^ 0x9e37_79b9_7f4a_7c15 };
        let path = path.wrapping_add(edge.key.wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ u64::from(next.0));
        let child = match self.known.get(&path).filter(|_| transpose) {
            Some(child) => *child,
            None => {
                let child = self.nodes.len() as NodeId;
                self.nodes.push(Node { path, mover: Some(step.seat), ..Node::default() });
                self.known.insert(path, child);
                child
            }
        };
        self.nodes[step.node as usize].edges[step.edge as usize].child = child;
        (child, self.nodes[child as usize].visits > 0)
    }

    /// Writes down what came of a descent. `ended` if the match was over within the tree.
    pub fn record_descent(&mut self, steps: &[Step], last: Option<NodeId>, chances: &Chances, ended: bool) {
        for step in steps {
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            for (sum, chance) in node.sums.iter_mut().zip(chances) {
                *sum += chance;
            }
            let edge = &mut node.edges[step.edge as usize];
            let won = chances[step.seat.index()];
            edge.visits += 1;
            edge.sum += won;
            if ended {
                edge.ended += 1;
                edge.ended_well += u32::from(won == 1.0);
            }
        }
        if let Some(last) = last {
            let node = &mut self.nodes[last as usize];
            node.visits += 1;
            for (sum, chance) in node.sums.iter_mut().zip(chances) {
                *sum += chance;
            }
        }
    }
}
