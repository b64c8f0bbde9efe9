//! What a text speaks of: every card, player and number it mentions, and every name it gives, in the order of the words.

use kernel::effect::tree::{Amount, Branch, Condition, Control, Logic};
use kernel::prelude::*;

use crate::Spoils;
use crate::language::{Cost, Filter, Is, Measure, Name, Num, Pattern, Rewrite, Selection, Test, Verb, Which, Who};

/// Something that a text speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mention {
    Card(Which),
    /// Something that was given a name before.
    Named(Name),
    /// Something gets a name.
    Names(Name),
}

/// Goes through a text and tells of what it mentions.
pub struct Reader<'a>(pub &'a mut dyn FnMut(Mention));

impl Reader<'_> {
    pub fn effects(&mut self, effects: &[Effect<Spoils>]) {
        for effect in effects {
            match effect {
                Effect::Do(verb) => self.verb(verb),
                Effect::Control(control) => self.control(control),
            }
        }
    }

    pub fn cost(&mut self, cost: &Cost) {
        match cost {
            Cost::Pick(selection) | Cost::Choose(selection) => self.selection(selection),
            Cost::Number(name, _) => self.names(*name),
            Cost::Let(name, num) => {
                self.num(*num);
                self.names(*name);
            }
            Cost::Pay(num) | Cost::LoseTokens(num) | Cost::LoseInfluence(num) => self.num(*num),
            Cost::Deplete(which) | Cost::Destroy(which) | Cost::Remove(which) => self.which(*which),
            Cost::Discard(name) => self.named(*name),
            Cost::Only(condition) => self.condition(condition),
        }
    }

    pub fn standing(&mut self, standing: &Standing<Spoils>) {
        match standing {
            Standing::Trigger(trigger) => {
                self.pattern(&trigger.when);
                self.effects(&trigger.then);
            }
            Standing::Instead(instead) => {
                self.pattern(&instead.when);
                self.rewrite(&instead.change);
            }
            Standing::Modifier(modifier) => {
                self.subject(&modifier.on);
                modifier.per.iter().for_each(|amount| self.amount(amount));
                modifier.only.iter().for_each(|only| self.condition(only));
            }
        }
    }

    fn names(&mut self, name: Name) {
        (self.0)(Mention::Names(name));
    }

    fn named(&mut self, name: Name) {
        (self.0)(Mention::Named(name));
    }

    fn which(&mut self, which: Which) {
        (self.0)(Mention::Card(which));
        if let Which::The(name) = which {
            self.named(name);
        }
    }

    fn who(&mut self, who: Who) {
        match who {
            Who::ControllerOf(which) | Who::OwnerOf(which) => self.which(which),
            Who::The(name) => self.named(name),
            Who::You | Who::Opponent | Who::Anyone | Who::Active => {}
        }
    }

    fn num(&mut self, num: Num) {
        match num {
            Num::The(name) | Num::Twice(name) | Num::Destroyed(name) => self.named(name),
            Num::Strength(which) | Num::Life(which) | Num::Cost(which) | Num::Tokens(which) => self.which(which),
            Num::Fixed(_) | Num::TheirCharacters => {}
        }
    }

    fn filter(&mut self, filter: &Filter) {
        filter.0.iter().for_each(|is| self.is(is));
    }

    fn is(&mut self, is: &Is) {
        match is {
            Is::Host => self.which(Which::Host),
            Is::OtherThan(name) | Is::Among(name) => self.named(*name),
            Is::CostAtMost(num) | Is::StrengthAtMost(num) | Is::LifeAtMost(num) => self.num(*num),
            Is::Either(parts) => parts.iter().for_each(|part| self.is(part)),
            Is::Not(part) => self.is(part),
            _ => {}
        }
    }

    fn selection(&mut self, selection: &Selection) {
        self.who(selection.by);
        self.filter(&selection.that);
        self.num(selection.number);
        self.names(selection.called);
    }

    fn condition(&mut self, condition: &Condition<Spoils>) {
        match condition {
            Condition::Is(test) => self.test(test),
            Condition::Control(logic) => match &**logic {
                Logic::Not(part) => self.condition(part),
                Logic::Every(parts) | Logic::Any(parts) => parts.iter().for_each(|part| self.condition(part)),
                Logic::AtLeast(amount, _) => self.amount(amount),
            },
            Condition::Filled(_) | Condition::DoneSince(_) => {}
        }
    }

    fn test(&mut self, test: &Test) {
        match test {
            Test::InPlay(that, _) => self.filter(that),
            Test::Discarded(who, _) => self.who(*who),
            Test::Matches(which, that) => {
                self.which(*which);
                self.filter(that);
            }
            Test::Called(name) | Test::Destroyed(name) => self.named(*name),
            _ => {}
        }
    }

    fn amount(&mut self, amount: &Amount<Spoils>) {
        match amount {
            Amount::Count(pick) => self.pick(pick),
            Amount::Measure(Measure::Num(num)) => self.num(*num),
            Amount::Measure(Measure::DamageUpTo(which, num)) => {
                self.which(*which);
                self.num(*num);
            }
            Amount::Number(_) | Amount::Gauge(_) => {}
        }
    }

    fn pick(&mut self, pick: &Pick<Spoils>) {
        match pick {
            Pick::Cards(cards) => self.filter(&cards.that),
            Pick::Numbers(bounds) => {
                self.amount(&bounds.0);
                self.amount(&bounds.1);
            }
            Pick::Seats(_) | Pick::Dice(_) => {}
        }
    }

    fn subject(&mut self, subject: &Subject<Spoils>) {
        match subject {
            Subject::Cards(pick) => self.filter(&pick.that),
            Subject::AnyOf(parts) => parts.iter().for_each(|part| self.subject(part)),
            Subject::This | Subject::You | Subject::Seats(_) => {}
        }
    }

    fn pattern(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::Starts(who) | Pattern::Ends(who) | Pattern::Draws(who) | Pattern::Announces(who) => self.who(*who),
            Pattern::WouldGain(who) | Pattern::TacticResolves(who) => self.who(*who),
            Pattern::WouldBeDestroyedBy(source, that) => {
                self.filter(source);
                self.filter(that);
            }
            Pattern::Enters(that)
            | Pattern::Leaves(that)
            | Pattern::Destroyed(that)
            | Pattern::PutToken(that)
            | Pattern::Attacks(that)
            | Pattern::Blocks(that)
            | Pattern::IsBlocked(that)
            | Pattern::HitsFaction(that)
            | Pattern::WouldBeDestroyed(that)
            | Pattern::WouldReturn(that)
            | Pattern::WouldBeBuried(that)
            | Pattern::WouldBeDamaged(that) => self.filter(that),
        }
    }

    fn rewrite(&mut self, rewrite: &Rewrite) {
        match rewrite {
            Rewrite::Redirect(name) => self.named(*name),
            Rewrite::Each(parts) => parts.iter().for_each(|part| self.rewrite(part)),
            _ => {}
        }
    }

    fn control(&mut self, control: &Control<Spoils>) {
        match control {
            Control::When(Branch { cond, .. }) => self.condition(cond),
            Control::Choose(choice) => self.pick(&choice.pick),
            Control::Each(each) => self.pick(&each.of),
            Control::Repeat(amount, _) => self.amount(amount),
            Control::Pay(num, _) | Control::MayPay(num, ..) => self.num(*num),
            Control::ThisTurn(standing) | Control::ThisRound(standing) => return self.standing(standing),
            _ => {}
        }
        Effect::Control(Box::new(control.clone())).inner().into_iter().for_each(|part| self.effects(part));
    }

    fn verb(&mut self, verb: &Verb) {
        match verb {
            Verb::Pick(selection) | Verb::Select(selection) => self.selection(selection),
            Verb::Search(who, selection) => {
                self.who(*who);
                self.selection(selection);
            }
            Verb::UpTo(name, num) | Verb::Let(name, num) | Verb::RevealTop(num, name) => {
                self.num(*num);
                self.names(*name);
            }
            Verb::LookTop(who, num, name) => {
                self.who(*who);
                self.num(*num);
                self.names(*name);
            }
            Verb::DestroyEach(filter, name) | Verb::PlayCard(filter, _, name) => {
                self.filter(filter);
                self.names(*name);
            }
            Verb::RevealUntil(filter, found, rest) => {
                self.filter(filter);
                self.names(*found);
                self.names(*rest);
            }
            Verb::ChoosePlayer(name) => self.names(*name),
            Verb::Bid(who, winner, bid) => {
                self.who(*who);
                self.names(*winner);
                self.names(*bid);
            }
            Verb::Pays(who, num, then) => {
                self.who(*who);
                self.num(*num);
                self.effects(then);
            }
            Verb::Lets(who, then) => {
                self.who(*who);
                self.effects(then);
            }
            Verb::FlipCoin(then) => self.effects(then),
            Verb::Gains(which, _, texts) => {
                self.which(*which);
                texts.iter().for_each(|text| self.standing(text));
            }
            _ => self.plain_verb(verb),
        }
    }

    /// Verbs that give no name and hold no other text.
    fn plain_verb(&mut self, verb: &Verb) {
        match verb {
            Verb::Draw(num) | Verb::Detach(Some(num)) | Verb::Majigs(num) => self.num(*num),
            Verb::Draws(who, num) | Verb::Discards(who, num) | Verb::Mill(who, num) => self.seat_number(*who, *num),
            Verb::Gain(who, num) | Verb::Lose(who, num) | Verb::InflictFaction(num, who) => {
                self.seat_number(*who, *num);
            }
            Verb::Discard(name) | Verb::PutBack(name, _) => self.named(*name),
            Verb::Divide(num, name) => {
                self.num(*num);
                self.named(*name);
            }
            Verb::Swap(one, other) => {
                self.named(*one);
                self.named(*other);
            }
            Verb::Inflict(num, which) | Verb::PutTokens(which, num) | Verb::Heal(which, num) => {
                self.num(*num);
                self.which(*which);
            }
            Verb::InflictTogether(blows) => {
                for (num, which) in blows {
                    self.num(*num);
                    self.which(*which);
                }
            }
            Verb::InflictEach(num, filter, _) => {
                self.num(*num);
                self.filter(filter);
            }
            Verb::TakesControl(who, which, _) | Verb::PutIntoPlayFor(who, which) => {
                self.who(*who);
                self.which(*which);
            }
            Verb::Shuffle(who) | Verb::LookAtHand(who) | Verb::LookAtFaceDown(who) => self.who(*who),
            Verb::ToDiscard(which) | Verb::Destroy(which) | Verb::ToHand(which) | Verb::Remove(which) => {
                self.which(*which);
            }
            Verb::ShuffleIn(which) | Verb::Deplete(which) | Verb::Restore(which) | Verb::HealAll(which) => {
                self.which(*which);
            }
            Verb::TakeControl(which, _) | Verb::Attach(which) | Verb::FlipDown(which) | Verb::FlipUp(which) => {
                self.which(*which);
            }
            Verb::PutIntoPlay(which) | Verb::PutAttacking(which) | Verb::AddToBlockers(which) => self.which(*which),
            Verb::RemoveFromBattle(which) => self.which(*which),
            _ => {}
        }
    }

    fn seat_number(&mut self, who: Who, num: Num) {
        self.who(who);
        self.num(num);
    }
}

/// Whether a text says anything of the event that sets it off: of the card it is about, or of what that was attached to.
pub fn reads_event(standing: &Standing<Spoils>) -> bool {
    let mut found = false;
    Reader(&mut |mention| found |= matches!(mention, Mention::Card(Which::It | Which::Host))).standing(standing);
    found
}
