//! The procedures of the rulebook as trees: the round, playing, attacking, revealing.

use kernel::book::Both;
use kernel::effect::compile::Tree;
use kernel::effect::node::{Node, NodeId};
use kernel::effect::tree::{Condition, Pick, Whose};

use crate::cards::scenarios::Scenario;
use crate::language::{Rule, RuleTest, Term, Test, Verb};
use crate::table::extra::Step;
use crate::table::slot;
use crate::{Champions, Moment};

/// The procedures, built once, and what all cards share.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Rounds for ever. `MC-ROUND-1`
    pub round: NodeId,
    /// Something is done that must be paid for. `MC-INITIATE-1`
    pub act: NodeId,
    /// It has been paid for: an ability.
    pub resolve: NodeId,
    /// It has been paid for: a card that enters play.
    pub enter: NodeId,
    /// Cards are discarded as a cost.
    pub discard_cost: NodeId,
    /// A card is chosen whose cost is paid.
    pub pay_target: NodeId,
    /// Basic powers.
    pub basic_attack: NodeId,
    /// See above.
    pub basic_thwart: NodeId,
    /// See above.
    pub recover: NodeId,
    /// Another player is asked for an action. `MC-TURN-8`
    pub request: NodeId,
    /// An enemy's attack: opened, initiated, put away.
    pub enemy_attack: NodeId,
    /// An enemy's scheme.
    pub enemy_scheme: NodeId,
    /// The attack itself. `MC-ATTACK-ENEMY-1`
    pub attack: NodeId,
    /// The scheme itself. `MC-SCHEME-ENEMY-1`
    pub scheme: NodeId,
    /// A boost card. `MC-BOOST-1`
    pub boost: NodeId,
    /// Several enemies act one after the other.
    pub enemies: NodeId,
    /// Several Special abilities are resolved one after the other.
    pub specials: NodeId,
    /// An encounter card is revealed. `MC-REVEAL-1`
    pub reveal: NodeId,
    /// It has been turned up.
    pub revealed: NodeId,
    /// It is resolved.
    pub encounter: NodeId,
    /// Step four of the villain phase.
    pub reveals: NodeId,
    /// A dealt card is revealed, then the next.
    pub dealt: NodeId,
    /// Somebody controls too many cards.
    pub excess: NodeId,
    /// Cards are defeated.
    pub fall: NodeId,
    /// What waits for the end of an activation, phase, round.
    pub due: [NodeId; 3],
    /// The names of traits.
    pub traits: Vec<Both>,
    /// The names of sets.
    pub sets: Vec<(String, Both)>,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
}

impl Plan {
    /// Builds all procedures.
    pub fn grow(tree: &mut Tree<Champions>) -> Plan {
        let mut grower = Grower { tree };
        let enemies = grower.sequence(Moment::NextEnemy, Rule::DoEnemy, Rule::MoreEnemies);
        let specials = grower.sequence(Moment::NextSpecial, Rule::DoSpecial, Rule::MoreSpecials);
        let (enemy_attack, enemy_scheme, attack, scheme, boost) = grower.enemies();
        Plan {
            round: grower.round(),
            act: grower.act(),
            resolve: grower.resolve(),
            enter: grower.enter(),
            discard_cost: grower.ask(Moment::DiscardCost),
            pay_target: grower.ask(Moment::PayTarget),
            basic_attack: grower.rules(&[Rule::Attack, Rule::Hit, Rule::SpillOver, Rule::DeedOver, Rule::Consequence]),
            basic_thwart: grower.rules(&[Rule::Thwart, Rule::Relieve, Rule::DeedOver, Rule::Consequence]),
            recover: grower.rules(&[Rule::Recover, Rule::Recovered]),
            request: grower.ask(Moment::Request),
            enemy_attack,
            enemy_scheme,
            attack,
            scheme,
            boost,
            enemies,
            specials,
            reveal: grower.rules(&[Rule::TurnUp]),
            revealed: grower.rules(&[Rule::RevealNow, Rule::Bury, Rule::Surge]),
            encounter: grower.encounter(),
            reveals: grower.reveals(),
            dealt: grower.rules(&[Rule::TurnUp, Rule::RevealDealt]),
            excess: grower.ask(Moment::Excess),
            fall: grower.rules(&[Rule::Defeat, Rule::Fallen]),
            due: [Term::Activation, Term::Phase, Term::Round]
                .map(|term| grower.rules(&[Rule::Due(term), Rule::Delayed(term)])),
            traits: Vec::new(),
            sets: Vec::new(),
            scenarios: Vec::new(),
        }
    }
}

struct Grower<'a> {
    tree: &'a mut Tree<Champions>,
}

impl Grower<'_> {
    fn rule(&mut self, rule: Rule) -> NodeId {
        self.tree.verb(Verb::Rule(rule))
    }

    fn rules(&mut self, rules: &[Rule]) -> NodeId {
        let parts: Vec<NodeId> = rules.iter().map(|rule| self.rule(rule.clone())).collect();
        self.tree.all(parts)
    }

    fn ask(&mut self, moment: Moment) -> NodeId {
        self.tree.add(Node::Act(moment))
    }

    fn when(&mut self, test: RuleTest, then: NodeId) -> NodeId {
        let otherwise = self.tree.all([]);
        self.tree.add(Node::If { test: Condition::Is(Test::Rule(test)), then, otherwise })
    }

    /// Each player still in the game, in player order. `MC-PLAYERORDER-1`
    fn each(&mut self, body: NodeId) -> NodeId {
        let body = self.when(RuleTest::Present, body);
        self.tree.add(Node::Each { of: Pick::Seats(Whose::Everyones), slot: slot::SEAT, body })
    }

    fn sequence(&mut self, moment: Moment, act: Rule, more: Rule) -> NodeId {
        let ask = self.ask(moment);
        let rest = [act, more].map(|rule| self.rule(rule));
        self.tree.all([ask].into_iter().chain(rest))
    }

    fn act(&mut self) -> NodeId {
        let choices = self.rule(Rule::CostChoices);
        let pay = self.ask(Moment::Pay);
        let paid = self.rule(Rule::Paid);
        self.tree.all([choices, pay, paid])
    }

    fn resolve(&mut self) -> NodeId {
        let [mark, count, initiate, follow] =
            [Rule::Mark, Rule::Count, Rule::Initiate, Rule::Follow].map(|rule| self.rule(rule));
        let follow = self.when(RuleTest::GoesOn, follow);
        let [spill, over, finish] = [Rule::SpillOver, Rule::DeedOver, Rule::Finish].map(|rule| self.rule(rule));
        self.tree.all([mark, count, initiate, follow, spill, over, finish])
    }

    fn enter(&mut self) -> NodeId {
        let [control, host] = [Moment::Control, Moment::Host].map(|moment| self.ask(moment));
        let enter = self.rule(Rule::EnterPlay);
        self.tree.all([control, host, enter])
    }

    fn enemies(&mut self) -> (NodeId, NodeId, NodeId, NodeId, NodeId) {
        let enemy_attack = self.rules(&[Rule::Open(true), Rule::Activate, Rule::Close]);
        let enemy_scheme = self.rules(&[Rule::Open(false), Rule::Activate, Rule::Close]);
        let defend = self.ask(Moment::Defend);
        let defend = self.when(RuleTest::MayDefend, defend);
        let defend = self.each(defend);
        let deal = self.rule(Rule::DealBoost);
        let turn = self.rule(Rule::TurnBoost);
        let rest = self.rules(&[Rule::Strike, Rule::Spill, Rule::Delayed(Term::Activation), Rule::Activated]);
        let attack = self.tree.all([deal, defend, turn, rest]);
        let rest = self.rules(&[Rule::SchemeThreat, Rule::Delayed(Term::Activation), Rule::Activated]);
        let scheme = self.tree.all([deal, turn, rest]);
        let boost = self.rules(&[Rule::ShowBoost, Rule::BoostAbility, Rule::DropBoost, Rule::TurnBoost]);
        (enemy_attack, enemy_scheme, attack, scheme, boost)
    }

    fn encounter(&mut self) -> NodeId {
        let host = self.ask(Moment::Host);
        let rest = self.rules(&[Rule::Settle, Rule::WhenRevealed]);
        self.tree.all([host, rest])
    }

    fn round(&mut self) -> NodeId {
        let set_up = self.set_up();
        let set_up = self.when(RuleTest::NotSetUp, set_up);
        let begin = self.rule(Rule::BeginTurn);
        let turn = self.ask(Moment::Turn);
        let end = self.rule(Rule::EndTurn);
        let turn = self.tree.all([begin, turn, end]);
        let turn = self.when(RuleTest::TakesTurn, turn);
        let turns = self.each(turn);
        let ask = self.ask(Moment::Trim);
        let trim = self.rule(Rule::Trim);
        let trim = self.tree.all([ask, trim]);
        let trim = self.each(trim);
        let ends = self.rules(&[Rule::DrawAll, Rule::ReadyAll, Rule::EndPhase, Rule::Delayed(Term::Phase)]);
        let one = self.rules(&[Rule::Begins(Step::Threat), Rule::PlaceThreat, Rule::Begins(Step::Activations)]);
        let against = self.rules(&[Rule::ActivateVillain, Rule::NoteMinions]);
        let two = self.each(against);
        let three = self.rules(&[Rule::Begins(Step::Deal), Rule::DealAll, Rule::Begins(Step::Reveals)]);
        let four = self.reveals();
        let five =
            self.rules(&[Rule::EndPhase, Rule::Delayed(Term::Phase), Rule::EndRound, Rule::Delayed(Term::Round)]);
        let round = self.tree.all([set_up, turns, trim, ends, one, two, three, four, five]);
        self.tree.add(Node::Loop(round))
    }

    /// Each player reveals what was dealt, until nobody has a card left. `MC-VILLAINPHASE-4`
    fn reveals(&mut self) -> NodeId {
        let reveal = self.rule(Rule::RevealDealt);
        let each = self.each(reveal);
        let more = self.rule(Rule::MoreDealt);
        self.tree.all([each, more])
    }

    /// The steps of setting up that ask or follow cards. `MC-SETUP-1`
    fn set_up(&mut self) -> NodeId {
        let first = self.ask(Moment::FirstPlayer);
        let scheme = self.rules(&[Rule::SetUpVillain, Rule::SetUpScheme, Rule::Obligations]);
        let hand = self.rule(Rule::OpeningHand);
        let hands = self.each(hand);
        let ask = self.ask(Moment::Mulligan);
        let again = self.rule(Rule::Mulligan);
        let mulligan = self.tree.all([ask, again]);
        let mulligans = self.each(mulligan);
        let own = self.rule(Rule::SetUpIdentity);
        let own = self.each(own);
        let begin = self.rule(Rule::Begin);
        self.tree.all([first, scheme, hands, mulligans, own, begin])
    }
}
