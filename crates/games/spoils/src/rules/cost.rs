//! Whether a cost section can be satisfied, part by part in printed order. `SP-401.2` `SP-401.3`
//!
//! The same walk says whether something can be done at all and which choices on the way leave the rest possible, so
//! that nobody is led into a play that has to be undone.

use std::ops::ControlFlow;

use crate::rules::prelude::*;

use kernel::effect::tree::Logic;

use crate::language::{Answered, Cost, Is, Selection, Test};
use crate::rules::arrival::{self, Exit};
use crate::rules::{condition, damage, piles};
use crate::table::action::{What, costs};
use crate::table::marks::{DEPLETED, TOKEN};
use crate::texts::price;

/// The most that a player can choose for a number: more than any game can pay for.
pub const MOST: i32 = 9_999;

/// So many groups of cards are tried for one choice before it counts as impossible.
const MOST_GROUPS: u32 = 20_000;

/// What is left of a cost section: first this, then that.
type Parts<'a> = (&'a [Cost], &'a [Cost]);

/// The next part, and what comes after it.
fn next_part<'a>((first, then): Parts<'a>) -> Option<(&'a Cost, Parts<'a>)> {
    match first.split_first() {
        Some((cost, first)) => Some((cost, (first, then))),
        None => then.split_first().map(|(cost, then)| (cost, (then, &[][..]))),
    }
}

/// What somebody is about to do, as far as its costs have been thought through.
pub struct Bill<'a> {
    book: &'a Book<Spoils>,
    state: &'a State<Spoils>,
    scope: Scope<Spoils>,
    seat: Seat,
    card: CardId,
    face: FaceId,
    what: What,
    gone: Vec<CardId>,
    depleted: Vec<CardId>,
    tokens: i32,
    influence: i32,
}

impl<'a> Bill<'a> {
    /// The bill for something not yet announced.
    pub fn new(look: Sight<'a>, seat: Seat, you: Seat, card: Option<CardId>, face: FaceId, what: What) -> Bill<'a> {
        let this = card.map_or(CardRef::NONE, |card| look.state.refer(card));
        let mut scope = Scope::new(Origin { you, this, face: Some(face), copied: false });
        if seat != you {
            scope.chosen.push((slot::PAYER, Target::Seat(seat)));
        }
        Bill::with(look, scope, seat, card.unwrap_or(CardId::NONE), face, what)
    }

    /// The bill for something whose costs are being paid.
    pub fn going_on(look: Sight<'a>) -> Option<Bill<'a>> {
        let action = look.state.extra.actions.last()?;
        Some(Bill::with(look, look.scope.clone(), action.seat, action.card.card, action.face, action.what))
    }

    fn with(look: Sight<'a>, scope: Scope<Spoils>, seat: Seat, card: CardId, face: FaceId, what: What) -> Bill<'a> {
        Bill {
            book: look.book,
            state: look.state,
            scope,
            seat,
            card,
            face,
            what,
            gone: Vec::new(),
            depleted: Vec::new(),
            tokens: 0,
            influence: 0,
        }
    }

    /// Notes something that has been chosen.
    pub fn note(mut self, slot: Slot, target: Target) -> Bill<'a> {
        self.scope.chosen.push((slot, target));
        self
    }

    fn look(&self) -> Look<'_, Spoils> {
        Look { book: self.book, state: self.state, scope: &self.scope }
    }

    /// Whether one of the options of a text can be paid for.
    pub fn can_pay_way<W: Why>(&mut self, way: u8) -> Result<(), W> {
        let book = self.book;
        let printed = &book.face(self.face).printed;
        let first = if self.what == What::Flip { costs(printed, self.what, way, true) } else { &[] };
        self.settle((first, costs(printed, self.what, way, false)))
    }

    /// Whether any option of a text can be paid for; otherwise why the first cannot.
    pub fn can_pay<W: Why>(&mut self) -> Result<(), W> {
        let ways = match self.what {
            What::Ability(_) | What::EndTurn => 1,
            _ => self.book.face(self.face).printed.ways.len() as u8,
        };
        (1..ways)
            .map(|way| self.can_pay_way::<()>(way))
            .find(Result::is_ok)
            .map_or_else(|| self.can_pay_way(0), |_| Ok(()))
    }

    /// Whether one part of a cost section and what comes after it can still be paid.
    pub fn can_pay_from<W: Why>(&mut self, place: u8, flip: bool, way: u8) -> Result<(), W> {
        let book = self.book;
        let printed = &book.face(self.face).printed;
        let own = costs(printed, self.what, way, false);
        let place = usize::from(place);
        self.settle(if flip { (&costs(printed, self.what, way, true)[place..], own) } else { (&own[place..], &[]) })
    }

    /// Whether these parts can be paid one after the other; leaves the bill as it was.
    fn settle<W: Why>(&mut self, rest: Parts) -> Result<(), W> {
        let Some((cost, rest)) = next_part(rest) else { return self.afford() };
        if let Cost::Pick(selection) | Cost::Choose(selection) = cost {
            return self.settle_choice(selection, matches!(cost, Cost::Pick(_)), rest);
        }
        let (chosen, gone, depleted) = (self.scope.chosen.len(), self.gone.len(), self.depleted.len());
        let (tokens, influence) = (self.tokens, self.influence);
        let is_last = rest.0.is_empty() && rest.1.is_empty();
        let found = self.spend(cost, is_last).and_then(|()| self.settle(rest));
        self.scope.chosen.truncate(chosen);
        self.gone.truncate(gone);
        self.depleted.truncate(depleted);
        (self.tokens, self.influence) = (tokens, influence);
        found
    }

    /// Notes what one part uses up; what only later parts would ask for need not be noted of the last.
    fn spend<W: Why>(&mut self, cost: &Cost, is_last: bool) -> Result<(), W> {
        let number = |bill: &Self, num: &Num| select::number(bill.look(), *num);
        match cost {
            Cost::Only(condition) if !self.look().holds(condition) => {
                return Err(W::because(|| Reason::new("SP-401.3a", unmet(self.look(), condition))));
            }
            Cost::Only(_) | Cost::Pick(_) | Cost::Choose(_) => {}
            Cost::Pay(num) => self.scope.chosen.push((slot::EXTRA, Target::Number(number(self, num)))),
            Cost::Let(name, num) => self.scope.chosen.push((name.slot(), Target::Number(number(self, num)))),
            Cost::Number(name, _) if self.scope.number_in(name.slot()).is_some() => {}
            Cost::Number(name, least) => self.scope.chosen.push((name.slot(), Target::Number(*least))),
            Cost::LoseTokens(num) => {
                self.tokens += number(self, num);
                let have = i32::from(reader(self.look()).counter(self.card, TOKEN));
                if have < self.tokens {
                    let phrase = self.look().about("too-few-tokens", self.card);
                    return Err(W::because(|| Reason::with("SP-401.3b", counted(phrase, self.tokens, have))));
                }
            }
            Cost::LoseInfluence(num) => {
                self.influence += number(self, num);
                let have = select::influence(self.look(), self.scope.origin.you);
                if have < self.influence {
                    let phrase = Phrase::new("too-little-influence");
                    return Err(W::because(|| Reason::with("SP-401.3b", counted(phrase, self.influence, have))));
                }
            }
            // The commonest of all costs needs no list.
            Cost::Deplete(Which::This) => {
                let this = select::this(self.look()).filter(|card| !self.gone.contains(card));
                return self.deplete(this.as_slice(), is_last);
            }
            Cost::Deplete(which) => return self.deplete(&self.cards(*which), is_last),
            Cost::Destroy(_) | Cost::Remove(_) | Cost::Discard(_) => {
                let which = match cost {
                    Cost::Destroy(which) | Cost::Remove(which) => *which,
                    Cost::Discard(name) => Which::The(*name),
                    _ => unreachable!("a part that takes cards away"),
                };
                let cards = self.cards(which);
                let destroys = matches!(cost, Cost::Destroy(_));
                let safe = |card: &CardId| {
                    destroys && reader(self.look()).card_forbidden(Quality::Destruction, *card).is_some()
                };
                if let Some(&card) = cards.iter().find(|card| safe(card)) {
                    let by = reader(self.look()).cause(Quality::Destruction, card);
                    let phrase = || select::says_so(self.look(), "cannot-be-destroyed", card, by);
                    return Err(W::because(|| Reason::with("SP-401.2", phrase())));
                }
                if cards.is_empty() {
                    return refuse("SP-401.2", "cost-cannot-be-done");
                }
                self.gone.extend(&cards);
            }
        }
        Ok(())
    }

    fn deplete<W: Why>(&mut self, cards: &[CardId], is_last: bool) -> Result<(), W> {
        let used = |card: &CardId| self.state.card(*card).has(DEPLETED) || self.depleted.contains(card);
        if let Some(&card) = cards.iter().find(|card| used(card)) {
            return refuse_card(self.look(), "SP-303.2", "already-depleted", card);
        }
        if cards.is_empty() {
            return refuse("SP-303.2", "nothing-to-deplete");
        }
        if !is_last {
            self.depleted.extend(cards);
        }
        Ok(())
    }

    fn cards(&self, which: Which) -> Vec<CardId> {
        let found = select::cards(self.look(), which);
        found.into_iter().filter(|card| !self.gone.contains(card)).collect()
    }

    /// Cards must be singled out: enough of them, and such that the rest can be paid.
    fn settle_choice<W: Why>(&mut self, selection: &Selection, picked: bool, rest: Parts) -> Result<(), W> {
        let number = select::number(self.look(), selection.number).max(0) as usize;
        let slot = selection.called.slot();
        let taken = self.scope.in_slot(slot).count();
        let wanted = number.saturating_sub(taken);
        if wanted == 0 {
            return self.settle(rest);
        }
        if selection.up_to && self.settle::<()>(rest).is_ok() {
            return Ok(());
        }
        let is_mentioned = rest.0.iter().chain(rest.1).any(|cost| mentions(cost, selection.called));
        if selection.up_to && !is_mentioned {
            return self.settle(rest);
        }
        // Which ones they are does not matter to what nobody speaks of.
        let most = if is_mentioned { usize::MAX } else { wanted };
        // What must be picked comes first, but with it others can be picked, too.
        let found = self.some_choices(selection, picked, wanted > 1 && picked, most);
        if found.len() < wanted && !selection.up_to {
            let unseen = selection.from == [Zone::Hand] && !self.sees_hand(self.scope.origin.you);
            let rule = if unseen { "SP-401.2a" } else { "SP-401.2" };
            return Err(W::because(|| Reason::with(rule, too_few(selection, wanted, found.len()))));
        }
        if !is_mentioned {
            return self.settle(rest);
        }
        // Those that would do by themselves come first: as a rule the first group is one that can be paid.
        let mut found = found;
        found.sort_by_cached_key(|card| !self.would_do(slot, *card, rest));
        let mut why = None;
        let mut tries = MOST_GROUPS;
        if self.settle_group(slot, &found, wanted, rest, &mut tries, &mut why) {
            return Ok(());
        }
        Err(why.unwrap_or_else(|| W::because(|| Reason::new("SP-401.2", "cost-cannot-be-done"))))
    }

    fn would_do(&mut self, slot: Slot, card: CardId, rest: Parts) -> bool {
        self.scope.chosen.push((slot, Target::Card(self.state.refer(card))));
        let paid = self.settle::<()>(rest).is_ok();
        self.scope.chosen.pop();
        paid
    }

    /// Whether any group of so many of these cards leaves the rest payable; otherwise why the first does not.
    fn settle_group<W: Why>(
        &mut self,
        slot: Slot,
        found: &[CardId],
        wanted: usize,
        rest: Parts,
        tries: &mut u32,
        why: &mut Option<W>,
    ) -> bool {
        if wanted == 0 {
            *tries = tries.saturating_sub(1);
            return match self.settle::<W>(rest) {
                Ok(()) => true,
                Err(reason) => {
                    why.get_or_insert(reason);
                    false
                }
            };
        }
        for (place, &card) in found.iter().enumerate() {
            if found.len() - place < wanted || *tries == 0 {
                return false;
            }
            // A copy of a card that did not do will not do either.
            if found[..place].iter().any(|other| self.state.can_stand_for(*other, card)) {
                continue;
            }
            self.scope.chosen.push((slot, Target::Card(self.state.refer(card))));
            let paid = self.settle_group(slot, &found[place + 1..], wanted - 1, rest, tries, why);
            self.scope.chosen.pop();
            if paid {
                return true;
            }
        }
        false
    }

    /// The cards that could be singled out now.
    pub fn choices(&self, selection: &Selection, picked: bool) -> Vec<CardId> {
        self.some_choices(selection, picked, false, usize::MAX)
    }

    /// The first so many of them; where several are picked, without what must be picked before others.
    fn some_choices(&self, selection: &Selection, picked: bool, several: bool, most: usize) -> Vec<CardId> {
        let look = self.look();
        let mut found = Vec::new();
        let pickable = |card| select::pick_ban(look, self.scope.origin.you, card).is_none();
        let _ = select::each_card(look, selection, picked && !several, |card| {
            if self.is_open(selection, card) && (!several || pickable(card)) {
                found.push(card);
            }
            if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        found
    }

    /// Whether a card that fits can be singled out now. Whoever pays as though they were the opponent uses only what they
    /// know. `SP-401.2a`
    pub fn is_open(&self, selection: &Selection, card: CardId) -> bool {
        let look = self.look();
        let known = self.seat == look.you() || self.knows(card);
        let taken = self.scope.in_slot(selection.called.slot()).any(|target| target == look.target(card));
        known && !taken && !self.gone.contains(&card) && card != self.played()
    }

    /// Whether whoever pays knows a card of the other player now: a hand only while an effect reveals it. `SP-401.2a-EX1`
    fn knows(&self, card: CardId) -> bool {
        let read = reader(self.look());
        match read.zone(card) {
            (Zone::Hand, holder) => self.sees_hand(holder),
            _ => self.state.card(card).known.contains(Some(self.seat)),
        }
    }

    fn sees_hand(&self, holder: Seat) -> bool {
        holder == self.seat || reader(self.look()).has(Quality::HandRevealed, Target::Seat(holder), false)
    }

    /// A card that is about to be played is no longer where it lies now.
    fn played(&self) -> CardId {
        if self.what.is_play() { self.card } else { CardId::NONE }
    }

    /// Whether the numeric cost can be paid at the end. `SP-406.3a`
    fn afford<W: Why>(&mut self) -> Result<(), W> {
        let look = self.look();
        let read = reader(look);
        let printed = &self.book.face(self.face).printed;
        let due = self.due(printed);
        let mut have = read.purse(self.seat);
        if !self.gone.is_empty() {
            have = read.unattached(self.seat).filter(|card| !self.gone.contains(card)).count() as i32;
        }
        if self.what == What::Flip && read.zone(self.card).0 == Zone::FaceDown {
            // The card pays for itself and is gone: SP-507.4b.
            let flip = printed.flip.as_ref().map_or(0, |flip| i32::from(flip.cost));
            if have < flip {
                return Err(W::because(|| short(flip, have)));
            }
            let itself = i32::from(self.state.card(self.card).host == CardId::NONE && flip == 0);
            have -= flip + itself;
        }
        if have >= due { Ok(()) } else { Err(W::because(|| short(due, have))) }
    }
}

impl Bill<'_> {
    /// What will be due once the extra costs are done: a card that is gone by then changes no price. `SP-406.3a`
    fn due(&self, printed: &crate::cards::printed::Printed) -> i32 {
        let look = self.look();
        if self.gone.is_empty() || !reader(look).is_changed(Quality::Price) {
            return price::due(look, self.seat, self.card, printed, self.what);
        }
        let mut state = self.state.clone();
        for &card in &self.gone {
            let owner = state.card(card).owner;
            state.put(card, Zone::Discard, owner);
        }
        state.extra.reckoned = Reader { book: self.book, state: &state }.reckon();
        let look = Look { state: &state, ..look };
        price::due(look, self.seat, self.card, printed, self.what)
    }
}

fn short(need: i32, have: i32) -> Reason {
    let phrase = Phrase::new("cannot-pay").number("need", Quantity::new(need)).number("have", Quantity::new(have));
    Reason::with("SP-203.3a", phrase)
}

fn too_few(selection: &Selection, wanted: usize, have: usize) -> Phrase {
    let kinds = selection.that.kinds();
    let what = match kinds {
        _ if kinds == i32::from(Kind::Character.bit()) => "what-character",
        _ if kinds == i32::from(Kind::Item.bit()) => "what-item",
        _ if kinds == i32::from(Kind::Location.bit()) => "what-location",
        _ => "what-card",
    };
    let phrase = Phrase::new("too-few-to-choose").fact("what", Fact::Word(what));
    counted(phrase, wanted as i32, have as i32)
}

fn counted(phrase: Phrase, need: i32, have: i32) -> Phrase {
    phrase.number("need", Quantity::new(need)).number("have", Quantity::new(have))
}

/// What to say of a restriction that is not met.
fn unmet(look: Sight, condition: &Condition<Spoils>) -> &'static str {
    let test = match condition {
        Condition::Is(test) => test,
        Condition::Control(logic) => match &**logic {
            Logic::Every(all) => {
                let first = all.iter().find(|part| !look.holds(part));
                return first.map_or("restriction-not-met", |part| unmet(look, part));
            }
            Logic::Not(Condition::Is(Test::Battle)) => return "only-outside-battle",
            _ => return "restriction-not-met",
        },
        _ => return "restriction-not-met",
    };
    match test {
        Test::YourTurn => "only-during-your-turn",
        Test::TheirTurn => "only-during-their-turn",
        Test::Battle => "only-during-a-battle",
        Test::YouAttack => "only-while-you-attack",
        Test::YouAreAttacked => "only-while-you-are-attacked",
        Test::Answers(Answered::Card) => "only-in-response-to-a-card",
        Test::Answers(Answered::Character) => "only-in-response-to-a-character",
        Test::Answers(Answered::Ability) => "only-in-response-to-an-ability",
        Test::TacticPlayed => "only-after-another-tactic",
        Test::NotLastUser => "you-used-it-last",
        _ => "restriction-not-met",
    }
}

/// Whether a part of a cost depends on what has a name.
fn mentions(cost: &Cost, name: Name) -> bool {
    let which = |which: &Which| *which == Which::The(name);
    let num = |num: &Num| match num {
        Num::The(other) | Num::Twice(other) | Num::Destroyed(other) => *other == name,
        Num::Strength(found) | Num::Life(found) | Num::Cost(found) | Num::Tokens(found) => which(found),
        Num::Fixed(_) | Num::TheirCharacters => false,
    };
    match cost {
        Cost::Pick(selection) | Cost::Choose(selection) => {
            num(&selection.number) || filter_mentions(&selection.that, name, &num)
        }
        Cost::Let(_, number) | Cost::Pay(number) | Cost::LoseTokens(number) | Cost::LoseInfluence(number) => {
            num(number)
        }
        Cost::Deplete(found) | Cost::Destroy(found) | Cost::Remove(found) => which(found),
        Cost::Discard(found) => *found == name,
        Cost::Number(..) => false,
        Cost::Only(_) => true,
    }
}

fn filter_mentions(filter: &Filter, name: Name, num: &dyn Fn(&Num) -> bool) -> bool {
    fn one(is: &Is, name: Name, num: &dyn Fn(&Num) -> bool) -> bool {
        match is {
            Is::OtherThan(other) | Is::Among(other) => *other == name,
            Is::CostAtMost(number) | Is::StrengthAtMost(number) | Is::LifeAtMost(number) => num(number),
            Is::Either(parts) => parts.iter().any(|part| one(part, name, num)),
            Is::Not(part) => one(part, name, num),
            _ => false,
        }
    }
    filter.0.iter().any(|is| one(is, name, num))
}

/// The part of the cost section that is being paid.
pub fn current<'a>(look: Sight<'a>, place: u8, flip: bool) -> Option<&'a Cost> {
    let action = look.state.extra.actions.last()?;
    let printed = &look.book.face(action.face).printed;
    costs(printed, action.what, action.way, flip).get(place as usize)
}

/// The next part of the cost section, with all that come after it: what is singled out is asked, the rest is done.
pub fn go_on(look: Sight, place: u8, flip: bool) -> Made {
    let parts = &look.book.plan.costs[usize::from(flip)];
    let Some((cost, (ask, pay))) = current(look, place, flip).zip(parts.get(usize::from(place))) else {
        return Proposal::Nothing;
    };
    let asks = matches!(cost, Cost::Pick(_) | Cost::Choose(_) | Cost::Number(..));
    Proposal::Enter(Entry::here(if asks { *ask } else { *pay }))
}

/// A choice in a cost section that was not made cannot be satisfied. `SP-401.2`
pub fn check(look: Sight, place: u8, flip: bool) -> Made {
    let met = match current(look, place, flip) {
        Some(Cost::Pick(selection) | Cost::Choose(selection)) => {
            let wanted = number(look, selection.number).max(0) as usize;
            selection.up_to || look.scope.in_slot(selection.called.slot()).count() >= wanted
        }
        Some(Cost::Number(name, _)) => look.scope.number_in(name.slot()).is_some(),
        _ => true,
    };
    if met { Proposal::Nothing } else { Proposal::Impossible }
}

/// One part of a cost section is done, or cannot be. `SP-401.3`
pub fn pay(look: Sight, place: u8, flip: bool) -> Made {
    let read = reader(look);
    let Some(cost) = current(look, place, flip) else { return Proposal::Nothing };
    let made = match cost {
        Cost::Only(condition) if look.holds(condition) => return Proposal::Nothing,
        Cost::Only(_) => Proposal::Impossible,
        Cost::Pick(_) | Cost::Choose(_) | Cost::Number(..) => return Proposal::Nothing,
        Cost::Let(name, num) => Proposal::fill(name.slot(), Target::Number(number(look, *num))),
        Cost::Pay(num) => Proposal::fill(slot::EXTRA, Target::Number(number(look, *num))),
        Cost::Deplete(which) => {
            let cards = cards(look, *which);
            let used = cards.iter().any(|card| look.state.card(*card).has(DEPLETED));
            if used { Proposal::Impossible } else { condition::deplete(look, cards) }
        }
        Cost::Destroy(which) => arrival::destroy(look, cards(look, *which)),
        Cost::Discard(name) => piles::discard(look, &look.cards_in(name.slot())),
        Cost::Remove(which) => match cards(look, *which).first() {
            Some(&card) if read.in_play(card) => Proposal::one(arrival::Event::leave(read, card, Exit::Out)),
            card => Proposal::maybe(card.map(|card| piles::Event::Remove { card: *card })),
        },
        Cost::LoseTokens(num) => {
            let by = number(look, *num);
            let card = look.this().filter(|card| i32::from(read.counter(*card, TOKEN)) >= by);
            Proposal::maybe(card.map(|card| condition::Event::Tokens { card, by: -by }))
        }
        Cost::LoseInfluence(num) => {
            let (seat, by) = (look.you(), number(look, *num));
            let there = select::influence(look, seat) >= by;
            Proposal::maybe(there.then_some(damage::Event::Influence { seat, by: -by }))
        }
    };
    if matches!(made, Proposal::Nothing) { Proposal::Impossible } else { made }
}
