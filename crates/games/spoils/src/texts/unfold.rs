//! Verbs that ask somebody, or take several steps: each stands for a tree.

use kernel::effect::compile::Compiler;
use kernel::effect::node::{Chooser, Choosing, Node, NodeId};
use kernel::effect::tree::{
    Amount, CardPick, Change, Condition, Modifier, Pick, Slot, Standing, Subject, Until, Whose,
};
use kernel::notation::{NO, WordId, YES};
use kernel::quantity::Quantity;

use crate::language::{
    End, Filter, Icon, Is, Measure, Num, Quality, Rule, RuleTest, Selection, Term, Test, Verb, Which, Who, Zone,
};
use crate::table::action::slot;
use crate::texts::select;
use crate::{Moment, Spoils, word};

type Made = Result<Option<NodeId>, String>;

/// Builds the tree that a verb stands for; verbs that are one step stand for themselves.
pub fn unfold(verb: &Verb, compiler: &mut Compiler<Spoils>) -> Made {
    let mut grower = Grower { compiler };
    let node = match verb {
        Verb::Pick(selection) => grower.select(selection, true)?,
        Verb::Select(selection) => grower.select(selection, false)?,
        Verb::UpTo(name, most) => grower.number(name.slot(), Amount::Measure(Measure::Num(*most))),
        Verb::Discards(who, number) => grower.discards(*who, *number)?,
        Verb::Discard(name) => grower.rule(Rule::Discard(name.slot())),
        Verb::PutBack(name, end) => grower.put_back(Filter(vec![Is::Among(*name)]), *end),
        Verb::Heal(which, most) => {
            let chosen = grower.compiler.fresh_slot();
            let ask = grower.number(chosen, Amount::Measure(Measure::DamageUpTo(*which, *most)));
            let heal = grower.rule(Rule::Heal(*which, chosen));
            grower.all([ask, heal])
        }
        Verb::Divide(..) => {
            let divided = grower.compiler.fresh_slot();
            let node = grower.compiler.tree.verb(verb.clone());
            let ask = grower.act(Moment::Divide(node, divided.0));
            let inflict = grower.rule(Rule::Divide(divided));
            grower.all([ask, inflict])
        }
        Verb::DestroyEach(filter, name) => {
            let note = grower.rule(Rule::Each(filter.clone(), name.slot()));
            let destroy = grower.compiler.tree.verb(Verb::Destroy(Which::The(*name)));
            grower.all([note, destroy])
        }
        Verb::Detach(Some(most)) => {
            let cards = grower.compiler.fresh_slot();
            let pick =
                CardPick { from: vec![Zone::Play, Zone::FaceDown], whose: Whose::Yours, that: Filter(vec![Is::Spent]) };
            let ask = grower.choose(Chooser::You, Pick::Cards(pick), (0, fixed(*most)?), cards, word::DETACH);
            let detach = grower.rule(Rule::Detach(cards));
            grower.all([ask, detach])
        }
        Verb::Terminate => {
            let stop = grower.compiler.tree.verb(verb.clone());
            let bury = grower.rule(Rule::BuryStopped);
            grower.all([stop, bury])
        }
        Verb::Majigs(_) => {
            let make = grower.compiler.tree.verb(verb.clone());
            let enter = grower.rule(Rule::Majigs);
            grower.all([make, enter])
        }
        Verb::PutIntoPlay(_) | Verb::FlipUp(_) => {
            let node = grower.compiler.tree.verb(verb.clone());
            let hosts = grower.act(Moment::Hosts(node));
            grower.all([hosts, node])
        }
        Verb::PutIntoPlayFor(who, which) => {
            let seat = grower.rule(Rule::Seat(*who, slot::PUTTER));
            let node = grower.compiler.tree.verb(Verb::PutIntoPlay(*which));
            let hosts = grower.act(Moment::Hosts(node));
            grower.all([seat, hosts, node])
        }
        Verb::PlayResource => grower.act(Moment::Resource),
        Verb::PlayCard(_, free, name) => {
            let node = grower.compiler.tree.verb(verb.clone());
            let ask = grower.act(Moment::PlayCard(node));
            let play = grower.rule(Rule::PlayChosen(*name, *free));
            grower.all([ask, play])
        }
        Verb::Search(who, selection) => grower.search(*who, selection)?,
        Verb::LookTop(_, _, name) => {
            let top = grower.compiler.tree.verb(verb.clone());
            let show = grower.rule(Rule::Show(name.slot(), false));
            grower.all([top, show])
        }
        Verb::RevealTop(_, name) => {
            let top = grower.compiler.tree.verb(verb.clone());
            let show = grower.rule(Rule::Show(name.slot(), true));
            grower.all([top, show])
        }
        Verb::RevealUntil(_, found, rest) => {
            let top = grower.compiler.tree.verb(verb.clone());
            let [rest, found] = [rest, found].map(|name| grower.rule(Rule::Show(name.slot(), true)));
            grower.all([top, rest, found])
        }
        Verb::ChoosePlayer(name) => grower.choose_player(name.slot()),
        Verb::Bid(_, winner, bid) => {
            let open = grower.compiler.tree.verb(verb.clone());
            let ask = grower.act(Moment::Bid);
            let [won, close] = [Rule::BidWon(*winner, *bid), Rule::CloseBids].map(|rule| grower.rule(rule));
            grower.all([open, ask, won, close])
        }
        Verb::Pays(who, number, then) => {
            let seat = grower.rule(Rule::Seat(*who, slot::PAYER));
            let then = grower.compiler.effects(then)?;
            let pay = grower.pay(*number, then);
            let otherwise = grower.all([]);
            let pay = grower.when(Test::CanPay(*number), pay, otherwise);
            grower.all([seat, pay])
        }
        Verb::MayPay(number, then, otherwise) => {
            let (then, otherwise) = (grower.compiler.effects(then)?, grower.compiler.effects(otherwise)?);
            let pay = grower.pay(*number, then);
            let ways = [(YES, pay), (NO, otherwise)].into();
            let ask = grower.compiler.tree.add(Node::OneOf { who: Chooser::You, ways });
            grower.when(Test::CanPay(*number), ask, otherwise)
        }
        Verb::Lets(who, effects) => {
            let seat = grower.compiler.fresh_slot();
            let note = grower.rule(Rule::Seat(*who, seat));
            let (yes, no) = (grower.compiler.effects(effects)?, grower.all([]));
            let ways = [(YES, yes), (NO, no)].into();
            let ask = grower.compiler.tree.add(Node::OneOf { who: Chooser::Of(seat), ways });
            grower.all([note, ask])
        }
        Verb::Attack => grower.act(Moment::Counter),
        Verb::Gains(which, term, texts) => grower.gains(*which, *term, texts)?,
        Verb::Become => {
            let is = Standing::Modifier(Modifier {
                of: Quality::IsCharacter,
                on: Subject::This,
                change: Change::Set(1),
                per: None,
                only: None,
            });
            grower.gains(Which::This, Term::ThisTurn, &[is])?
        }
        Verb::ChooseIcon => {
            let ways = Icon::ALL[..5].iter().map(|icon| (word::icon(*icon), grower.rule(Rule::Icon(*icon)))).collect();
            grower.compiler.tree.add(Node::OneOf { who: Chooser::You, ways })
        }
        Verb::FlipCoin(effects) => {
            let coin = grower.rule(Rule::Coin);
            let (won, lost) = (grower.compiler.effects(effects)?, grower.all([]));
            let won = grower.when(Test::Rule(RuleTest::CoinWon), won, lost);
            grower.all([coin, won])
        }
        _ => return Ok(None),
    };
    Ok(Some(node))
}

struct Grower<'a, 'b> {
    compiler: &'a mut Compiler<'b, Spoils>,
}

impl Grower<'_, '_> {
    fn rule(&mut self, rule: Rule) -> NodeId {
        self.compiler.tree.verb(Verb::Rule(rule))
    }

    fn act(&mut self, moment: Moment) -> NodeId {
        self.compiler.tree.add(Node::Act(moment))
    }

    fn all<const N: usize>(&mut self, parts: [NodeId; N]) -> NodeId {
        self.compiler.tree.all(parts)
    }

    fn when(&mut self, test: Test, then: NodeId, otherwise: NodeId) -> NodeId {
        self.compiler.tree.add(Node::If { test: Condition::Is(test), then, otherwise })
    }

    fn choose(
        &mut self,
        who: Chooser,
        pick: Pick<Spoils>,
        (least, most): (u8, u8),
        slot: Slot,
        word: WordId,
    ) -> NodeId {
        self.compiler.tree.add(Node::Choose(Box::new(Choosing { who, pick, least, most, slot, word, secret: false })))
    }

    /// Somebody picks or chooses cards.
    fn select(&mut self, selection: &Selection, picked: bool) -> Result<NodeId, String> {
        let most = fixed(selection.number)?;
        let least = if selection.up_to { 0 } else { most };
        let pick = Pick::Cards(select::pick(selection, picked));
        let word = if picked { word::PICK } else { word::CHOOSE };
        let slot = selection.called.slot();
        let kinds = self.rule(Rule::Kinds(selection.called, selection.that.kinds()));
        if selection.by == Who::You {
            let ask = self.choose(Chooser::You, pick, (least, most), slot, word);
            return Ok(if selection.that.kinds() == 0 { ask } else { self.all([ask, kinds]) });
        }
        let seat = self.compiler.fresh_slot();
        let note = self.rule(Rule::Seat(selection.by, seat));
        let ask = self.choose(Chooser::Of(seat), pick, (least, most), slot, word);
        Ok(self.all([note, ask, kinds]))
    }

    fn number(&mut self, slot: Slot, most: Amount<Spoils>) -> NodeId {
        let bounds = Box::new((Amount::Number(Quantity::ZERO), most));
        self.choose(Chooser::You, Pick::Numbers(bounds), (1, 1), slot, word::NUMBER)
    }

    fn discards(&mut self, who: Who, number: Num) -> Result<NodeId, String> {
        let number = fixed(number)?;
        let (seat, cards) = (self.compiler.fresh_slot(), self.compiler.fresh_slot());
        let note = self.rule(Rule::Seat(who, seat));
        let pick = Pick::Cards(CardPick { from: vec![Zone::Hand], whose: Whose::Of(seat), that: Filter::default() });
        let ask = self.choose(Chooser::Of(seat), pick, (number, number), cards, word::DISCARD);
        let discard = self.rule(Rule::Discard(cards));
        Ok(self.all([note, ask, discard]))
    }

    /// All cards of a kind are put back, one after the other.
    fn put_back(&mut self, that: Filter, end: End) -> NodeId {
        let cards = self.compiler.fresh_slot();
        let pick = Pick::Cards(CardPick { from: vec![Zone::Deck], whose: Whose::Everyones, that });
        let ask = self.choose(Chooser::You, pick, (u8::MAX, u8::MAX), cards, word::ORDER);
        let put = self.rule(Rule::PutBack(cards, end));
        self.all([ask, put])
    }

    /// A deck is looked through; whoever searches for something of a kind may fail to find it. `SP-312.2`
    fn search(&mut self, who: Who, selection: &Selection) -> Result<NodeId, String> {
        let most = fixed(selection.number)?;
        let least = if selection.up_to || !selection.that.0.is_empty() { 0 } else { most };
        let note = self.rule(Rule::Seat(who, slot::SEAT));
        let look = self.rule(Rule::LookThrough);
        let pick = CardPick { from: vec![Zone::Deck], whose: Whose::Of(slot::SEAT), that: selection.that.clone() };
        let ask = self.choose(Chooser::You, Pick::Cards(pick), (least, most), selection.called.slot(), word::FIND);
        Ok(self.all([note, look, ask]))
    }

    fn choose_player(&mut self, slot: Slot) -> NodeId {
        self.choose(Chooser::You, Pick::Seats(Whose::Everyones), (1, 1), slot, word::PLAYER)
    }

    /// A number is paid, then something follows.
    fn pay(&mut self, number: Num, then: NodeId) -> NodeId {
        let parts = [self.rule(Rule::Owe(number)), self.act(Moment::Pay), self.rule(Rule::Attach)];
        let cost = self.all(parts);
        self.compiler.tree.add(Node::Pay { cost, then })
    }

    /// Cards gain texts for a while.
    fn gains(&mut self, which: Which, term: Term, texts: &[Standing<Spoils>]) -> Result<NodeId, String> {
        let until = match term {
            Term::ThisTurn => Until::Turn,
            Term::ForGood => Until::Match,
            Term::WhileYouControlThis => return Err("a text is gained `ThisTurn` or `ForGood`".to_string()),
        };
        let bearer = self.compiler.fresh_slot();
        let mut parts = vec![self.rule(Rule::Cards(which, bearer))];
        for text in texts {
            let law = Box::new(self.compiler.law(text)?);
            let covert =
                matches!(text, Standing::Modifier(gain) if gain.of == Quality::Covert && gain.change == Change::Set(1));
            let bearer = if covert { self.compiler.fresh_slot() } else { bearer };
            if covert {
                parts.push(self.rule(Rule::Uncovert(which, bearer)));
            }
            parts.push(self.compiler.tree.add(Node::Last { law, until, bearer: Some(bearer) }));
        }
        Ok(self.compiler.tree.all(parts))
    }
}

fn fixed(number: Num) -> Result<u8, String> {
    match number {
        Num::Fixed(number @ 1..=60) => Ok(number as u8),
        _ => Err("this choice takes a fixed number from 1 to 60".to_string()),
    }
}
