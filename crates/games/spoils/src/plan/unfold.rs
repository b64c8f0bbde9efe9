//! Verbs that ask somebody, or take several steps: each stands for a tree.

use kernel::prelude::*;

use crate::Spoils;
use crate::language::{
    End, Filter, Is, Measure, Num, Quality, RuleTest, Selection, Term, Test, Verb, Which, Who, Zone,
};
use crate::questions::{Bid, Counter, Divide, Hosts, Pay, PlayCard, Resource, word};
use crate::rules::{self, action, arrival, bidding, condition, damage, payment, piles};
use crate::table::reading::Sight;
use crate::table::slot;
use crate::texts::notes::{note_cards, note_each, note_seat, note_without_covert};
use crate::texts::select;

type Made = Result<Option<NodeId>, String>;

/// Builds the tree that a verb stands for; verbs that are one step stand for themselves.
pub fn unfold(verb: &Verb, compiler: &mut Compiler<Spoils>) -> Made {
    let mut grower = Grower { compiler };
    let node = match verb {
        Verb::Pick(selection) => grower.select(selection, true)?,
        Verb::Select(selection) => grower.select(selection, false)?,
        Verb::UpTo(name, most) => grower.number(name.slot(), Amount::Measure(Measure::Num(*most))),
        Verb::Discards(who, number) => grower.discards(*who, *number)?,
        Verb::PutBack(name, end) => grower.put_back(Filter(vec![Is::Among(*name)]), *end),
        Verb::Heal(which, most) => grower.heal(*which, *most),
        Verb::Divide(..) => grower.divide(verb),
        Verb::DestroyEach(filter, name) => {
            let (filter, name) = (filter.clone(), *name);
            let note = grower.run(move |look| note_each(look, &filter, name));
            grower.then_do(&[note], verb)
        }
        Verb::Detach(Some(most)) => grower.detach(*most)?,
        Verb::Terminate => grower.do_then(verb, action::bury_stopped),
        Verb::Majigs(_) => grower.do_then(verb, arrival::enter_tokens),
        Verb::PutIntoPlay(_) | Verb::FlipUp(_) => grower.put_into_play(verb, &[]),
        Verb::PutIntoPlayFor(who, which) => {
            let seat = grower.note_seat(*who, slot::PUTTER);
            grower.put_into_play(&Verb::PutIntoPlay(*which), &[seat])
        }
        Verb::PlayResource => grower.compiler.tree.act(Resource),
        Verb::PlayCard(_, free, name) => {
            let (free, name) = (*free, *name);
            let node = grower.compiler.tree.verb(verb.clone());
            let ask = grower.compiler.tree.act(PlayCard(node));
            let play = grower.run(move |look| action::play_chosen(look, name, free));
            grower.all([ask, play])
        }
        Verb::Search(who, selection) => grower.search(*who, selection)?,
        Verb::LookTop(_, _, name) => {
            let name = *name;
            grower.do_then(verb, move |look| piles::look_at(look, name))
        }
        Verb::RevealTop(_, name) => {
            let name = *name;
            grower.do_then(verb, move |look| piles::reveal(look, name))
        }
        Verb::RevealUntil(_, found, rest) => {
            let top = grower.compiler.tree.verb(verb.clone());
            let [rest, found] = [*rest, *found].map(|name| grower.run(move |look| piles::reveal(look, name)));
            grower.all([top, rest, found])
        }
        Verb::ChoosePlayer(name) => {
            grower.choose(Chooser::You, Pick::Seats(Whose::Everyones), (1, 1), name.slot(), word::PLAYER)
        }
        Verb::Bid(_, winner, bid) => {
            let (winner, bid) = (*winner, *bid);
            let open = grower.compiler.tree.verb(verb.clone());
            let ask = grower.compiler.tree.act(Bid);
            let won = grower.run(move |look| bidding::name_winner(look, winner, bid));
            let close = grower.run(bidding::close);
            grower.all([open, ask, won, close])
        }
        Verb::Pays(who, number, then) => {
            let seat = grower.note_seat(*who, slot::PAYER);
            let then = grower.compiler.effects(then)?;
            let pay = grower.compiler.offer(number, then)?;
            grower.all([seat, pay])
        }
        Verb::Lets(who, effects) => {
            let seat = grower.compiler.fresh_slot();
            let note = grower.note_seat(*who, seat);
            let (yes, no) = (grower.compiler.effects(effects)?, grower.all([]));
            let ask = grower.may(Chooser::Of(seat), yes, no);
            grower.all([note, ask])
        }
        Verb::Attack => grower.compiler.tree.act(Counter),
        Verb::Gains(which, term, texts) => grower.gains(*which, *term, texts)?,
        Verb::Become => grower.gains(Which::This, Term::ThisTurn, &[is_character()])?,
        Verb::ChooseIcon => {
            let ways =
                word::ICONS.map(|(icon, word)| (word, grower.run(move |look| condition::choose_icon(look, icon))));
            grower.compiler.tree.add(Node::OneOf { who: Chooser::You, ways: ways.into() })
        }
        Verb::FlipCoin(effects) => {
            let coin = grower.run(condition::flip_coin);
            let (won, lost) = (grower.compiler.effects(effects)?, grower.all([]));
            let won = grower.when(Test::Rule(RuleTest::CoinWon), won, lost);
            grower.all([coin, won])
        }
        _ => return Ok(None),
    };
    Ok(Some(node))
}

/// A number is paid, then something follows. `SP-406.5`
pub fn unfold_price(number: Num, then: NodeId, tree: &mut Tree<Spoils>) -> NodeId {
    let parts = [tree.run(move |look| payment::owe(look, number)), tree.act(Pay), tree.run(payment::pay)];
    let cost = tree.all(parts);
    tree.add(Node::Pay { cost, then })
}

struct Grower<'a, 'b> {
    compiler: &'a mut Compiler<'b, Spoils>,
}

impl Grower<'_, '_> {
    fn run(&mut self, step: impl Fn(Sight) -> rules::Made + Send + Sync + 'static) -> NodeId {
        self.compiler.tree.run(step)
    }

    fn note_seat(&mut self, who: Who, slot: Slot) -> NodeId {
        self.run(move |look| note_seat(look, who, slot))
    }

    /// A verb, then a step of the rules.
    fn do_then(&mut self, verb: &Verb, step: impl Fn(Sight) -> rules::Made + Send + Sync + 'static) -> NodeId {
        let parts = [self.compiler.tree.verb(verb.clone()), self.run(step)];
        self.all(parts)
    }

    /// Steps, then a verb.
    fn then_do(&mut self, steps: &[NodeId], verb: &Verb) -> NodeId {
        let verb = self.compiler.tree.verb(verb.clone());
        self.compiler.tree.all(steps.iter().copied().chain([verb]))
    }

    fn may(&mut self, who: Chooser, yes: NodeId, no: NodeId) -> NodeId {
        self.compiler.tree.add(Node::OneOf { who, ways: [(YES, yes), (NO, no)].into() })
    }

    fn heal(&mut self, which: Which, most: Num) -> NodeId {
        let chosen = self.compiler.fresh_slot();
        let ask = self.number(chosen, Amount::Measure(Measure::DamageUpTo(which, most)));
        let heal = self.run(move |look| damage::heal_chosen(look, which, chosen));
        self.all([ask, heal])
    }

    fn divide(&mut self, verb: &Verb) -> NodeId {
        let parts = self.compiler.fresh_slot();
        let verb = self.compiler.tree.verb(verb.clone());
        let ask = self.compiler.tree.act(Divide { verb, parts });
        let inflict = self.run(move |look| damage::inflict_divided(look, parts));
        self.all([ask, inflict])
    }

    fn detach(&mut self, most: Num) -> Result<NodeId, String> {
        let cards = self.compiler.fresh_slot();
        let from = vec![Zone::Play, Zone::FaceDown];
        let pick = Pick::Cards(CardPick { from, whose: Whose::Yours, that: Filter(vec![Is::Spent]) });
        let ask = self.choose(Chooser::You, pick, (0, fixed(most)?), cards, word::DETACH);
        let detach = self.run(move |look| payment::detach(look, cards));
        Ok(self.all([ask, detach]))
    }

    /// Cards are put into play, once it is known what they are attached to.
    fn put_into_play(&mut self, verb: &Verb, before: &[NodeId]) -> NodeId {
        let put = self.compiler.tree.verb(verb.clone());
        let hosts = self.compiler.tree.act(Hosts(put));
        self.compiler.tree.all(before.iter().copied().chain([hosts, put]))
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
        let (kinds_slot, kinds) = (selection.called.kinds_slot(), Target::Number(selection.that.kinds()));
        let kinds = self.run(move |_| Proposal::fill(kinds_slot, kinds));
        if selection.by == Who::You {
            let ask = self.choose(Chooser::You, pick, (least, most), slot, word);
            return Ok(if selection.that.kinds() == 0 { ask } else { self.all([ask, kinds]) });
        }
        let seat = self.compiler.fresh_slot();
        let note = self.note_seat(selection.by, seat);
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
        let note = self.note_seat(who, seat);
        let pick = Pick::Cards(CardPick { from: vec![Zone::Hand], whose: Whose::Of(seat), that: Filter::default() });
        let ask = self.choose(Chooser::Of(seat), pick, (number, number), cards, word::DISCARD);
        let discard = self.run(move |look| piles::discard(look, &look.cards_in(cards)));
        Ok(self.all([note, ask, discard]))
    }

    /// All cards of a kind are put back, one after the other.
    fn put_back(&mut self, that: Filter, end: End) -> NodeId {
        let cards = self.compiler.fresh_slot();
        let pick = Pick::Cards(CardPick { from: vec![Zone::Deck], whose: Whose::Everyones, that });
        let ask = self.choose(Chooser::You, pick, (u8::MAX, u8::MAX), cards, word::ORDER);
        let put = self.run(move |look| piles::put_back(look, cards, end));
        self.all([ask, put])
    }

    /// A deck is looked through; whoever searches for something of a kind may fail to find it. `SP-312.2`
    fn search(&mut self, who: Who, selection: &Selection) -> Result<NodeId, String> {
        let most = fixed(selection.number)?;
        let least = if selection.up_to || !selection.that.0.is_empty() { 0 } else { most };
        let note = self.note_seat(who, slot::SEARCHED);
        let look = self.run(piles::look_through);
        let pick = CardPick { from: vec![Zone::Deck], whose: Whose::Of(slot::SEARCHED), that: selection.that.clone() };
        let ask = self.choose(Chooser::You, Pick::Cards(pick), (least, most), selection.called.slot(), word::FIND);
        Ok(self.all([note, look, ask]))
    }

    /// Cards gain texts for a while.
    fn gains(&mut self, which: Which, term: Term, texts: &[Standing<Spoils>]) -> Result<NodeId, String> {
        let until = match term {
            Term::ThisTurn => Until::Turn,
            Term::ForGood => Until::Match,
            Term::WhileYouControlThis => return Err("a text is gained `ThisTurn` or `ForGood`".to_string()),
        };
        let bearer = self.compiler.fresh_slot();
        let mut parts = vec![self.run(move |look| note_cards(look, which, bearer))];
        for text in texts {
            let law = Box::new(self.compiler.law(text)?);
            let covert =
                matches!(text, Standing::Modifier(gain) if gain.of == Quality::Covert && gain.change == Change::Set(1));
            let bearer = if covert { self.compiler.fresh_slot() } else { bearer };
            if covert {
                parts.push(self.run(move |look| note_without_covert(look, which, bearer)));
            }
            parts.push(self.compiler.tree.add(Node::Last { law, until, bearer: Some(bearer) }));
        }
        Ok(self.compiler.tree.all(parts))
    }
}

fn is_character() -> Standing<Spoils> {
    let (of, on, change) = (Quality::IsCharacter, Subject::This, Change::Set(1));
    Standing::Modifier(Modifier { of, on, change, per: None, only: None })
}

fn fixed(number: Num) -> Result<u8, String> {
    match number {
        Num::Fixed(number @ 1..=60) => Ok(number as u8),
        _ => Err("this choice takes a fixed number from 1 to 60".to_string()),
    }
}
