//! The procedures of the rulebook as trees: the order of its steps and questions.

mod unfold;

use kernel::prelude::*;

use crate::Spoils;
use crate::cards::deck::BanList;
use crate::cards::file::MOST_COSTS;
use crate::language::{Filter, Is, Measure, Name, Num, RuleTest, Test, Verb, Zone};
use crate::questions::{
    Assign, Attackers, Blockers, Cost, First, GoOn, HalfStep, LoopNumber, Mulligan, Pay, StartResource, Turn, Way, word,
};
use crate::rules::{
    self, Event, Made, action, arrival, battle, cost, damage, opening, payment, repeating, settle, turn, verbs,
};
use crate::table::reading::Sight;
use crate::table::slot;
use crate::texts::select;

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
    /// The active player goes on with the last repetition of a common series, or stops. `SP-414.3c`
    pub go_on: NodeId,
    /// The parts of cost sections by their place, of cards and of Flip Up: one that asks, one that is done.
    pub costs: [Vec<(NodeId, NodeId)>; 2],
    /// The triggers whose texts say nothing of the event that sets them off.
    pub eventless: Vec<NodeId>,
    /// The names of subtypes.
    pub subtypes: Vec<Both>,
    /// The ban lists. `SP-103.1d`
    pub bans: Vec<BanList>,
}

impl Rules for Spoils {
    fn plan(tree: &mut Tree<Self>) -> Plan {
        Plan::grow(tree)
    }
    fn round(plan: &Plan) -> NodeId {
        plan.round
    }
    fn unfold(verb: &Verb, compiler: &mut Compiler<Self>) -> Result<Option<NodeId>, String> {
        unfold::unfold(verb, compiler)
    }
    fn unfold_price(price: &Num, then: NodeId, compiler: &mut Compiler<Self>) -> Result<NodeId, String> {
        Ok(unfold::unfold_price(*price, then, compiler.tree))
    }
    fn is_worth(look: Sight, price: &Num, _: NodeId) -> bool {
        payment::is_payable(look, *price)
    }
    fn test(look: Sight, test: &Test) -> bool {
        select::test(look, test)
    }
    fn measure(look: Sight, measure: &Measure) -> Quantity {
        select::measure(look, measure)
    }
    fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
        select::fits(look, filter, card)
    }
    fn is_idle(look: Sight, verb: &Verb) -> bool {
        matches!(verb, Verb::Draw(_)) && look.state.zone(Zone::Deck, look.you()).is_empty()
    }
    fn propose(look: Sight, verb: &Verb) -> Proposal<Self> {
        verbs::propose(look, verb)
    }
    fn apply(state: &mut State<Self>, book: &Book<Self>, event: &Event) -> Outcome<Self> {
        rules::apply(state, book, event)
    }
    fn simultaneous_events(look: Sight, events: &[&Event]) -> Vec<Event> {
        arrival::attached_leave(look, events)
    }
    fn join_events(one: &Event, other: &Event) -> Option<Event> {
        damage::join(one, other)
    }
    fn settle(look: Sight) -> Proposal<Self> {
        settle::settle(look)
    }
    fn first_seat(state: &State<Self>, _: Seat) -> Seat {
        state.extra.active
    }
    fn turn(state: &State<Self>) -> u32 {
        state.extra.turn
    }
    fn concede(state: &mut State<Self>, _: &Book<Self>, seat: Seat) -> bool {
        turn::lose(state, &[seat]);
        true
    }
}

impl Plan {
    /// Builds all procedures.
    fn grow(tree: &mut Tree<Spoils>) -> Plan {
        let mut grower = Grower { tree };
        let costs = [false, true].map(|flip| grower.costs(flip));
        let (play, flip, ability, duplicate, end) = grower.actions();
        let (battle, level) = grower.battle();
        Plan {
            open: grower.open(),
            unique: grower.unique(),
            round: grower.round(),
            repeat: grower.tree.act(LoopNumber),
            go_on: grower.tree.act(GoOn),
            play,
            flip,
            ability,
            duplicate,
            end,
            battle,
            level,
            costs,
            eventless: Vec::new(),
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
    fn when(&mut self, test: RuleTest, then: NodeId) -> NodeId {
        let otherwise = self.tree.all([]);
        self.tree.add(Node::If { test: Condition::Is(Test::Rule(test)), then, otherwise })
    }

    /// The numeric cost: what is due is fixed, resources are chosen, then attached. `SP-406.3a`
    fn payment(&mut self, due: fn(Sight) -> Made) -> [NodeId; 3] {
        [self.tree.run(due), self.tree.act(Pay), self.tree.run(payment::pay)]
    }

    /// The parts of a cost section, each followed by the next. `SP-401.3`
    fn costs(&mut self, flip: bool) -> Vec<(NodeId, NodeId)> {
        let mut part = |place: u8| {
            let ask = self.tree.act(Cost { place, flip });
            let check = self.tree.run(move |look| cost::check(look, place, flip));
            let pay = self.tree.run(move |look| cost::pay(look, place, flip));
            let next = self.tree.run(move |look| cost::go_on(look, place + 1, flip));
            (self.tree.all([ask, check, next]), self.tree.all([pay, next]))
        };
        (0..MOST_COSTS as u8).map(&mut part).collect()
    }

    fn actions(&mut self) -> (NodeId, NodeId, NodeId, NodeId, NodeId) {
        let announce = self.tree.run(action::announce);
        let way = self.tree.act(Way);
        let costs = self.tree.run(|look| cost::go_on(look, 0, false));
        let flip_costs = self.tree.run(|look| cost::go_on(look, 0, true));
        let price = self.payment(payment::owe_price);
        let flip_price = self.payment(payment::owe_flip);
        let commit = self.tree.run(action::commit);
        let go_on = self.tree.run(repeating::ask_to_go_on);
        let act = self.tree.run(action::act);
        let resolve = self.tree.run(action::resolve);
        let finish = self.tree.run(action::finish);
        let then = self.tree.all([go_on, act, resolve, finish]);
        let quietly = self.tree.all([resolve, finish]);
        let cost = self.tree.all([announce, way, costs].into_iter().chain(price).chain([commit]));
        let play = self.tree.add(Node::Pay { cost, then });
        let duplicate = self.tree.add(Node::Pay { cost, then: quietly });
        let cost = self
            .tree
            .all(flip_price.into_iter().chain([announce, way, flip_costs, costs]).chain(price).chain([commit]));
        let flip = self.tree.add(Node::Pay { cost, then });
        let cost = self.tree.all([announce, costs].into_iter().chain(price).chain([commit]));
        let ability = self.tree.add(Node::Pay { cost, then });
        let end = self.tree.all([announce, commit, act, finish]);
        (play, flip, ability, duplicate, end)
    }

    fn battle(&mut self) -> (NodeId, NodeId) {
        let sides = [true, false];
        // Both halves of a tactics-and-abilities step. SP-R10
        let halves = sides.map(|attacking| self.tree.act(HalfStep { attacking }));
        let step = self.tree.all(halves);
        let fix = self.tree.run(battle::fix_level);
        let assign = sides.map(|attacking| self.tree.act(Assign { attacking }));
        let rest = [self.tree.run(battle::assigned), step, self.tree.run(battle::inflict)];
        let next = self.tree.run(battle::next_level);
        let fight = self.tree.all([fix].into_iter().chain(assign).chain(rest).chain([next]));
        let fight = self.when(RuleTest::SomeoneLeft, fight);
        let level = self.tree.all([step, fight]);
        let block = [self.tree.act(Blockers), self.tree.run(battle::form_block)];
        let end = self.tree.run(battle::end);
        let rest = self.tree.all([step].into_iter().chain(block).chain([level, end]));
        let rest = self.when(RuleTest::BattleGoesOn, rest);
        let send = [self.tree.run(battle::declare), self.tree.act(Attackers)];
        let tax = self.payment(payment::owe_tax);
        let form = self.tree.run(battle::form_attack);
        let battle = self.tree.all(send.into_iter().chain(tax).chain([form, rest]));
        (battle, level)
    }

    fn open(&mut self) -> NodeId {
        let hand = [self.tree.run(opening::face_up), self.tree.run(opening::draw)];
        let mulligan = [self.tree.act(Mulligan), self.tree.run(opening::mulligan)];
        self.tree.all(hand.into_iter().chain(mulligan))
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
            slot: slot::KEPT,
            word: word::KEEP,
            secret: false,
        })));
        let cull = self.tree.run(settle::cull);
        self.tree.all([keep, cull])
    }

    fn round(&mut self) -> NodeId {
        let resources = [true, false].map(|chooser| self.tree.act(StartResource { chooser }));
        let first = self.tree.act(First);
        let opens = [true, false].map(|first| self.tree.run(move |look| opening::open(look, first)));
        let set_up = self.tree.all(resources.into_iter().chain([first]).chain(opens));
        let set_up = self.when(RuleTest::NotSetUp, set_up);
        let start = self.tree.run(turn::start);
        let start = self.when(RuleTest::NotBegun, start);
        let turn = self.tree.act(Turn);
        let [end, next] = [turn::end, turn::next].map(|step| self.tree.run(step));
        let turn = self.tree.all([set_up, start, turn, end, next]);
        self.tree.add(Node::Loop(turn))
    }
}
