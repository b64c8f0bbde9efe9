//! The procedures of the rulebook as trees: set-up, turn, action, battle.

use kernel::book::{Book, Both};
use kernel::effect::compile::Tree;
use kernel::effect::node::{Chooser, Choosing, Node, NodeId};
use kernel::effect::tree::{CardPick, Condition, Pick, Whose};
use kernel::table::cards::FaceId;

use crate::cards::deck::BanList;
use crate::language::{Filter, Is, Name, Rule, RuleTest, Test, Verb, Zone};
use crate::table::action::slot;
use crate::{Moment, Spoils, word};

/// The procedures, built once, and what all cards share.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Turns for ever.
    pub round: NodeId,
    /// A card is played. `SP-603.1`
    pub play: NodeId,
    /// A card is played with Flip Up. `SP-507.4a`
    pub flip: NodeId,
    /// An ability is used. `SP-605.1`
    pub ability: NodeId,
    /// A tactic is duplicated. `SP-307.1`
    pub duplicate: NodeId,
    /// The turn is ended. `SP-609.1`
    pub end: NodeId,
    /// An attack. `SP-607.1`
    pub battle: NodeId,
    /// A speed level of a battle. `SP-608.1`
    pub level: NodeId,
    /// Opening of one player. `SP-601.1d`
    pub open: NodeId,
    /// One of several unique cards is kept. `SP-507.5a`
    pub unique: NodeId,
    /// Both players say how often a common series is repeated. `SP-414.3b`
    pub repeat: NodeId,
    /// The names of subtypes.
    pub subtypes: Vec<Both>,
    /// The ban lists. `SP-103.1d`
    pub bans: Vec<BanList>,
}

impl Plan {
    /// Builds all procedures.
    pub fn grow(tree: &mut Tree<Spoils>) -> Plan {
        let mut grower = Grower { tree };
        let (play, flip, ability, duplicate, end) = grower.actions();
        let (battle, level) = grower.battle();
        let open = grower.open();
        let unique = grower.unique();
        let round = grower.round();
        let repeat = grower.act(Moment::LoopNumber);
        Plan {
            round,
            play,
            flip,
            ability,
            duplicate,
            end,
            battle,
            level,
            open,
            unique,
            repeat,
            subtypes: Vec::new(),
            bans: Vec::new(),
        }
    }

    /// The face of Micromajig tokens.
    pub fn micromajig(&self, book: &Book<Spoils>) -> Option<FaceId> {
        book.find("micromajig")
    }
}

struct Grower<'a> {
    tree: &'a mut Tree<Spoils>,
}

impl Grower<'_> {
    fn rule(&mut self, rule: Rule) -> NodeId {
        self.tree.verb(Verb::Rule(rule))
    }

    fn act(&mut self, moment: Moment) -> NodeId {
        self.tree.add(Node::Act(moment))
    }

    fn when(&mut self, test: RuleTest, then: NodeId) -> NodeId {
        let otherwise = self.tree.all([]);
        self.tree.add(Node::If { test: Condition::Is(Test::Rule(test)), then, otherwise })
    }

    /// The numeric cost: what is due is fixed, resources are chosen, then attached. `SP-406.3a`
    fn payment(&mut self, due: Rule) -> [NodeId; 3] {
        [self.rule(due), self.act(Moment::Pay), self.rule(Rule::Attach)]
    }

    fn actions(&mut self) -> (NodeId, NodeId, NodeId, NodeId, NodeId) {
        let announce = self.rule(Rule::Announce);
        let way = self.act(Moment::Way);
        let costs = self.rule(Rule::Costs(false));
        let flip_costs = self.rule(Rule::Costs(true));
        let charge = self.payment(Rule::Charge);
        let flip_price = self.payment(Rule::FlipPrice);
        let [act, resolve, finish] = [Rule::Act, Rule::Resolve, Rule::Finish].map(|rule| self.rule(rule));
        let then = self.tree.all([act, resolve, finish]);
        let quietly = self.tree.all([resolve, finish]);
        let cost = self.tree.all([announce, way, costs].into_iter().chain(charge));
        let play = self.tree.add(Node::Pay { cost, then });
        let duplicate = self.tree.add(Node::Pay { cost, then: quietly });
        let cost = self.tree.all(flip_price.into_iter().chain([announce, way, flip_costs, costs]).chain(charge));
        let flip = self.tree.add(Node::Pay { cost, then });
        let cost = self.tree.all([announce, costs].into_iter().chain(charge));
        let ability = self.tree.add(Node::Pay { cost, then });
        let end = self.tree.all([announce, act, finish]);
        (play, flip, ability, duplicate, end)
    }

    /// Both halves of a tactics-and-abilities step. `SP-R10`
    fn half_steps(&mut self) -> NodeId {
        let halves = [Moment::Step(true), Moment::Step(false)].map(|moment| self.act(moment));
        self.tree.all(halves)
    }

    fn battle(&mut self) -> (NodeId, NodeId) {
        let step = self.half_steps();
        let fix = self.rule(Rule::Level);
        let assign = [Moment::Assign(true), Moment::Assign(false)].map(|moment| self.act(moment));
        let [assigned, inflict, next] = [Rule::Assigned, Rule::Inflict, Rule::NextLevel].map(|rule| self.rule(rule));
        let fight = self.tree.all([fix].into_iter().chain(assign).chain([assigned, step, inflict, next]));
        let fight = self.when(RuleTest::SomeoneLeft, fight);
        let level = self.tree.all([step, fight]);
        let blockers = self.act(Moment::Blockers);
        let [declare, attack, block, end] =
            [Rule::Declare, Rule::Form(true), Rule::Form(false), Rule::EndBattle].map(|rule| self.rule(rule));
        let rest = self.tree.all([step, blockers, block, level, end]);
        let rest = self.when(RuleTest::BattleGoesOn, rest);
        let attackers = self.act(Moment::Attackers);
        let tax = self.payment(Rule::Tax);
        let battle = self.tree.all([declare, attackers].into_iter().chain(tax).chain([attack, rest]));
        (battle, level)
    }

    fn open(&mut self) -> NodeId {
        let [face_up, draw, put_back] = [Rule::FaceUp, Rule::DrawStart, Rule::Mulligan].map(|rule| self.rule(rule));
        let mulligan = self.act(Moment::Mulligan);
        self.tree.all([face_up, draw, mulligan, put_back])
    }

    fn unique(&mut self) -> NodeId {
        let keep = self.tree.add(Node::Choose(Box::new(Choosing {
            who: Chooser::You,
            pick: Pick::Cards(CardPick {
                from: vec![Zone::Play],
                whose: Whose::Yours,
                that: Filter(vec![Is::Among(Name::Victim)]),
            }),
            least: 1,
            most: 1,
            slot: slot::CARDS,
            word: word::KEEP,
            secret: false,
        })));
        let cull = self.rule(Rule::Cull);
        self.tree.all([keep, cull])
    }

    fn round(&mut self) -> NodeId {
        let resources = [Moment::StartResource(true), Moment::StartResource(false)].map(|moment| self.act(moment));
        let first = self.act(Moment::First);
        let opens = [Rule::Open(true), Rule::Open(false)].map(|rule| self.rule(rule));
        let set_up = self.tree.all(resources.into_iter().chain([first]).chain(opens));
        let set_up = self.when(RuleTest::NotSetUp, set_up);
        let start = self.rule(Rule::Start);
        let start = self.when(RuleTest::NotBegun, start);
        let turn = self.act(Moment::Turn);
        let [ends, change] = [Rule::Ends, Rule::Change].map(|rule| self.rule(rule));
        let turn = self.tree.all([set_up, start, turn, ends, change]);
        self.tree.add(Node::Loop(turn))
    }
}
