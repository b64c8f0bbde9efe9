//! What things cost, and whether it can be paid. Nobody is led into something that cannot be paid. `MC-INITIATE-4`

use kernel::effect::tree::Effect;
use kernel::matching::{self, Due, Symbols};
use kernel::quantity::Quantity;

use crate::rules::payment::What;
use crate::rules::prelude::*;
use crate::table::values::price;

/// The face of the top card of a discard pile, as a slot holds it; -1 if there is none. `MC-R9`
pub fn top_of_discard(look: Sight, seat: Seat) -> i32 {
    look.state.zone(Zone::Discard, seat).last().map_or(-1, |card| i32::from(look.state.card(*card).face.0))
}

/// What must be generated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Charge {
    /// So many of any type.
    pub any: i32,
    /// So many of each type.
    pub types: Resources,
    /// Any number of one type, at least one.
    pub x: Option<Resource>,
    /// Whether it matters of which type a wild resource is.
    pub minds: bool,
}

impl Charge {
    /// Whether nothing is due.
    pub fn is_free(&self) -> bool {
        self.any <= 0 && self.types.count() == 0 && self.x.is_none()
    }

    /// A phrase with how many resources are due at least, and how many there are.
    pub fn told(&self, phrase: Phrase, have: [i32; 4]) -> Phrase {
        let lacks = self.lacks(have);
        let number = |phrase: Phrase, (name, number): (&'static str, i32)| phrase.number(name, Quantity::new(number));
        let phrase = number(number(phrase, ("need", self.least())), ("have", have.iter().sum()));
        ["energy", "mental", "physical", "any"].into_iter().zip(lacks).fold(phrase, number)
    }

    /// Why so many resources do not do. `MC-RESOURCE-3` `MC-RESOURCE-4`
    pub fn unmet(&self, key: &'static str, have: [i32; 4]) -> Reason {
        let rule = if self.is_typed() { "MC-RESOURCE-4" } else { "MC-RESOURCE-3" };
        Reason::with(rule, self.told(Phrase::new(key), have))
    }

    /// Whether resources of certain types are due.
    fn is_typed(&self) -> bool {
        self.types.count() > 0 || self.x.is_some()
    }

    /// How many resources are missing: of each type, and of any.
    fn lacks(&self, have: [i32; 4]) -> [i32; 4] {
        let mut wild = have[Resource::Wild as usize];
        let mut spare = 0;
        let mut lacks = [0; 4];
        for kind in [Resource::Energy, Resource::Mental, Resource::Physical] {
            let due = i32::from(self.types.of(kind)) + i32::from(self.x == Some(kind));
            let short = (due - have[kind as usize]).max(0);
            let by_wild = short.min(wild);
            wild -= by_wild;
            lacks[kind as usize] = short - by_wild;
            spare += (have[kind as usize] - due).max(0);
        }
        lacks[3] = (self.any - spare - wild).max(0);
        lacks
    }

    /// How many resources are missing of those due.
    pub fn missing(&self, have: [i32; 4]) -> i32 {
        self.lacks(have).iter().sum()
    }

    /// So many resources at least.
    fn least(&self) -> i32 {
        self.any.max(0) + self.types.count() + i32::from(self.x.is_some())
    }

    /// Whether so many resources are enough; the last number counts undeclared wild ones. Each resource pays once.
    pub fn is_met(&self, have: [i32; 4]) -> bool {
        if have.iter().sum::<i32>() < self.least() {
            return false;
        }
        if !self.is_typed() {
            return true;
        }
        let symbols = |kind| if kind == Resource::Wild { Symbols::ANY } else { Symbols::one(kind as u8) };
        let units = Resource::ALL
            .into_iter()
            .flat_map(|kind| std::iter::repeat_n(symbols(kind), usize::try_from(have[kind as usize]).unwrap_or(0)));
        let units: Vec<Symbols> = units.collect();
        let due = |kind: Resource| Due {
            any_of: Symbols::one(kind as u8),
            number: self.types.of(kind) + u8::from(self.x == Some(kind)),
        };
        let any = Due { any_of: Symbols::ANY, number: self.any.clamp(0, 99) as u8 };
        let due = Resource::ALL.map(due);
        matching::pays_all(&units, &[due[0], due[1], due[2], due[3], any])
    }
}

/// The costs of what is being done in a scope.
pub fn going_on<'a>(look: Sight<'a>) -> &'a [Cost] {
    costs_of(look, what(look))
}

fn costs_of<'a>(look: Sight<'a>, what: What) -> &'a [Cost] {
    match what {
        What::Inner => match look.scope.number_in(slot::INNER).map(|node| look.book.tree.get(NodeId(node as u32))) {
            Some(Node::Do(Verb::Rule(Around::InnerCost(costs)))) => costs,
            _ => &[],
        },
        What::Use(place) => abilities::ability_at(look, place).map_or(&[], |ability| &ability.cost),
        What::Play => &[],
    }
}

/// What is being done in a scope.
pub fn what(look: Sight) -> What {
    if look.scope.number_in(slot::INNER).is_some() {
        return What::Inner;
    }
    abilities::current_place(look).map_or(What::Play, What::Use)
}

/// What must be generated for something.
pub fn charge(look: Sight, seat: Seat, card: CardId, what: What, costs: &[Cost], target: Option<CardId>) -> Charge {
    let read = reader(look);
    let mut charge = Charge::default();
    let played = what != What::Inner && read.zone(card).0 == Zone::Hand;
    if played {
        charge.any = price(look, seat, card);
        charge.minds = read.printed(card).minds;
    }
    let target = target.map_or(0, |target| i32::from(read.printed(target).cost.unwrap_or(0)));
    let further = inner_charge(costs);
    let pays_for = costs.iter().filter(|cost| matches!(cost, Cost::PayFor(_))).count() as i32;
    Charge { any: charge.any + target * pays_for, minds: charge.minds || further.minds, ..further }
}

/// The class of the card that is paid for: some resources are worth more for it.
fn class_paid(look: Sight, card: CardId, what: What) -> Option<Class> {
    let read = reader(look);
    (what != What::Inner && card != CardId::NONE && read.zone(card).0 == Zone::Hand).then(|| read.printed(card).class)
}

/// What a card of the hand generates. `MC-RESCARD-1`
pub fn worth(look: Sight, paying: CardId, what: What, card: CardId) -> Resources {
    let printed = reader(look).printed(card);
    let double = printed.doubles.is_some() && printed.doubles == class_paid(look, paying, what);
    if double { printed.resources.plus(printed.resources) } else { printed.resources }
}

/// The resource abilities that a player can use now, with what each generates. `MC-RESABILITY-1`
pub fn sources(look: Sight, seat: Seat, mut out: impl FnMut(CardId, u8, Resources)) {
    let read = reader(look);
    for zone in [Zone::Identity, Zone::Play] {
        for &card in look.state.zone(zone, seat) {
            let printed = read.printed(card);
            for (place, ability) in printed.abilities.iter().enumerate() {
                if ability.when != When::Resource || !in_form(look, seat, ability.form) {
                    continue;
                }
                let place = place as u8;
                let payable = ability.cost.iter().all(|cost| can_pay_part::<()>(look, seat, Some(card), cost).is_ok());
                if !payable || !within_limit(look, card, place, ability.limit) {
                    continue;
                }
                for effect in &ability.effect {
                    match effect {
                        Effect::Do(Verb::Generate(resources)) => out(card, place, *resources),
                        Effect::Do(Verb::GenerateTop) => {
                            let top = top_resources(look, seat);
                            if top.count() > 0 {
                                out(card, place, top);
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
    }
}

/// The resources of the top card of the discard pile, as it was when the payment began. `MC-R9`
fn top_resources(look: Sight, seat: Seat) -> Resources {
    let noted = look.scope.number_in(slot::TOP);
    let before = look.state.zone(Zone::Discard, seat).last().map(|card| look.state.card(*card).face.0 as i32);
    let spent = look.scope.in_slot(slot::SPENT).filter_map(Target::card).last();
    let face = match spent {
        Some(card) if look.state.extra.options.during_payment => Some(i32::from(look.state.card(card.card).face.0)),
        _ => noted.or(before),
    };
    face.filter(|face| *face >= 0).map_or(Resources::default(), |face| look.book.faces[face as usize].printed.resources)
}

/// Whether an ability may still be used. `MC-LIMIT-1` `MC-MAX-1`
pub fn within_limit(look: Sight, card: CardId, place: u8, limit: Option<Limit>) -> bool {
    let Some(limit) = limit else { return true };
    let used = &look.state.extra.used;
    let (this, face) = (look.state.refer(card), look.state.card(card).face);
    let own = used.iter().filter(|used| used.limited && used.ability == place);
    match limit {
        Limit::PerRound(most) | Limit::PerPhase(most) => {
            own.filter(|used| used.card == this && used.face == face).count() < usize::from(most)
        }
        Limit::MaxPerRound(most) | Limit::MaxPerPhase(most) => {
            let title = &look.book.face(face).name.en;
            own.filter(|used| look.book.face(used.face).name.en == *title).count() < usize::from(most)
        }
    }
}

fn add(have: &mut [i32; 4], resources: Resources) {
    for (have, number) in have.iter_mut().zip(resources.0) {
        *have += i32::from(number);
    }
}

/// Everything that a player could generate for something.
fn reach(look: Sight, seat: Seat, card: CardId, what: What, aside: &[CardId]) -> [i32; 4] {
    let mut have = [0; 4];
    for &other in look.state.zone(Zone::Hand, seat) {
        if other != card && !aside.contains(&other) {
            add(&mut have, worth(look, card, what, other));
        }
    }
    sources(look, seat, |_, _, resources| add(&mut have, resources));
    have
}

/// Whether resources for something can be generated. `MC-RESOURCE-3`
pub fn can_generate<W: Why>(look: Sight, seat: Seat, card: CardId, what: What, charge: Charge) -> Result<(), W> {
    can_generate_without(look, seat, card, what, charge, &[])
}

/// Whether they can be generated without some cards that pay another part of the cost.
pub fn can_generate_without<W: Why>(
    look: Sight,
    seat: Seat,
    card: CardId,
    what: What,
    charge: Charge,
    aside: &[CardId],
) -> Result<(), W> {
    if charge.is_free() {
        return Ok(());
    }
    let have = reach(look, seat, card, what, aside);
    if charge.is_met(have) {
        return Ok(());
    }
    let key = if charge.is_typed() { "cannot-generate-types" } else { "cannot-generate" };
    Err(W::because(|| charge.unmet(key, have)))
}

/// Whether all parts of a cost can be paid. `MC-COST-2`
pub fn can_pay<W: Why>(look: Sight, seat: Seat, card: Option<CardId>, what: What, costs: &[Cost]) -> Result<(), W> {
    for cost in costs {
        if let Cost::PayFor(_) = cost {
            can_pay_for_one::<W>(look, seat, cost)?;
        }
        can_pay_part::<W>(look, seat, card, cost)?;
    }
    let paying = card.unwrap_or(CardId::NONE);
    let charge = match card {
        Some(card) if what != What::Inner => charge(look, seat, card, what, costs, None),
        _ => inner_charge(costs),
    };
    let least = costs.iter().find_map(|cost| if let Cost::DiscardCards(least, _) = cost { Some(*least) } else { None });
    match least {
        Some(least) if !charge.is_free() && least > 0 => {
            // One card pays one part of a cost: those worth least are the ones to discard. MC-COST-5
            let hand = look.state.zone(Zone::Hand, seat).iter().copied().filter(|other| *other != paying);
            let mut hand: Vec<CardId> = hand.collect();
            hand.sort_by_key(|other| worth(look, paying, what, *other).count());
            let none: fn() -> Reason = || Reason::new("MC-COST-5", "pays-once");
            let fits = |first: usize| {
                let aside: Vec<CardId> = hand.iter().copied().cycle().skip(first).take(usize::from(least)).collect();
                can_generate_without::<()>(look, seat, paying, what, charge, &aside).is_ok()
            };
            can_generate::<W>(look, seat, paying, what, charge)?;
            if (0..hand.len()).any(fits) { Ok(()) } else { Err(W::because(none)) }
        }
        _ => can_generate(look, seat, paying, what, charge),
    }
}

/// What must be generated for a cost inside a text.
pub fn inner_charge(costs: &[Cost]) -> Charge {
    let mut charge = Charge::default();
    for cost in costs {
        match cost {
            Cost::Spend(resources) => {
                charge.types = charge.types.plus(*resources);
                charge.minds = true;
            }
            Cost::SpendX(kind) => {
                charge.x = Some(*kind);
                charge.minds = true;
            }
            _ => {}
        }
    }
    charge
}

/// Whether one part of a cost can be paid, resources apart.
fn can_pay_part<W: Why>(look: Sight, seat: Seat, card: Option<CardId>, cost: &Cost) -> Result<(), W> {
    let read = reader(look);
    let identity = read.identity(seat);
    let no = |rule: &'static str, key: &'static str, card: Option<CardId>| {
        Err(W::because(|| match card {
            Some(card) => Reason::with(rule, look.about(key, card)),
            None => Reason::new(rule, key),
        }))
    };
    // What is no longer there pays nothing. MC-INITIATE-12
    let own = matches!(cost, Cost::ExhaustThis | Cost::Counters(_) | Cost::DiscardThis | Cost::DamageThis(_));
    if own && card.is_none() {
        return no("MC-COST-2", "card-is-gone", None);
    }
    match cost {
        Cost::ExhaustThis => match card {
            Some(card) if read.exhausted(card) => no("MC-EXHAUST-3", "is-exhausted", Some(card)),
            _ => Ok(()),
        },
        Cost::ExhaustHero | Cost::ExhaustAlterEgo => {
            let wanted = if *cost == Cost::ExhaustHero { Kind::Hero } else { Kind::AlterEgo };
            match identity {
                Some(card) if read.printed(card).kind != wanted => {
                    let key = if wanted == Kind::Hero { "cost-takes-hero" } else { "cost-takes-alter-ego" };
                    no("MC-IDENTITY-3", key, Some(card))
                }
                Some(card) if read.exhausted(card) => no("MC-EXHAUST-1", "is-exhausted", Some(card)),
                _ => Ok(()),
            }
        }
        Cost::Counters(number) => match card {
            Some(card) if look.state.counters.get(card, COUNTER) < i16::from(*number) => {
                no("MC-USES-2", "too-few-counters", Some(card))
            }
            _ => Ok(()),
        },
        Cost::DamageThis(_) => harmed(look, card, no),
        Cost::TakeDamage(_) => harmed(look, identity, no),
        Cost::Heal(number) => match identity {
            Some(card) if read.damage(card) < i32::from(*number) => no("MC-COST-2", "no-damage-to-heal", Some(card)),
            _ => Ok(()),
        },
        Cost::DiscardCards(least, _) => {
            let hand = look.state.zone(Zone::Hand, seat).iter().filter(|other| Some(**other) != card).count();
            if hand < usize::from(*least) { no("MC-COST-2", "too-few-cards", None) } else { Ok(()) }
        }
        Cost::Spend(_) | Cost::SpendX(_) | Cost::DiscardThis | Cost::PayFor(_) => Ok(()),
    }
}

/// Damage that would be prevented pays nothing.
fn harmed<W>(
    look: Sight,
    card: Option<CardId>,
    no: impl Fn(&'static str, &'static str, Option<CardId>) -> Result<(), W>,
) -> Result<(), W> {
    let read = reader(look);
    match card {
        Some(card) if read.has_status(card, crate::language::Status::Tough) => {
            no("MC-COST-2", "damage-prevented", Some(card))
        }
        Some(card) if read.forbidden(Quality::Harm, card).is_some() => no("MC-COST-2", "damage-prevented", Some(card)),
        _ => Ok(()),
    }
}

/// What has been generated so far in a payment: wild resources that were declared count as what they are now.
pub fn generated(look: Sight, seat: Seat) -> ([i32; 4], i32) {
    let paying = paying(look);
    let what = what(look);
    let mut have = [0; 4];
    for card in look.scope.in_slot(slot::SPENT).filter_map(Target::card) {
        if look.state.still(card).is_some() {
            add(&mut have, worth(look, paying, what, card.card));
        }
    }
    let abilities: Vec<i32> = look.scope.in_slot(slot::SOURCE_ABILITY).filter_map(Target::number).collect();
    for (number, card) in look.scope.in_slot(slot::SOURCES).filter_map(Target::card).enumerate() {
        let place = abilities.get(number).copied().unwrap_or(0) as u8;
        sources(look, seat, |other, ability, resources| {
            if other == card.card && ability == place {
                add(&mut have, resources);
            }
        });
    }
    let mut undeclared = have[3];
    for kind in look.scope.in_slot(slot::DECLARED).filter_map(Target::number) {
        have[kind as usize] += 1;
        have[3] -= 1;
        undeclared -= 1;
    }
    (have, undeclared)
}

/// Whether a payment can still be finished if the next wild resource counts as a type.
pub fn could_still_pay(look: Sight, seat: Seat, kind: usize) -> bool {
    let (mut have, _) = generated(look, seat);
    have[kind] += 1;
    have[3] -= 1;
    let (paying, what) = (paying(look), what(look));
    let gone: Vec<CardId> = [slot::SPENT, slot::CARDS].into_iter().flat_map(|slot| look.cards_in(slot)).collect();
    for &other in look.state.zone(Zone::Hand, seat) {
        if other != paying && !gone.contains(&other) {
            add(&mut have, worth(look, paying, what, other));
        }
    }
    let used = look.cards_in(slot::SOURCES);
    sources(look, seat, |card, _, resources| {
        if !used.contains(&card) {
            add(&mut have, resources);
        }
    });
    due(look, seat).is_met(have)
}

/// The card that is being paid for.
pub fn paying(look: Sight) -> CardId {
    look.scope.in_slot(slot::CARD).filter_map(Target::card).last().map_or(CardId::NONE, |card| card.card)
}

/// What is due in the payment that is going on.
pub fn due(look: Sight, seat: Seat) -> Charge {
    let what = what(look);
    let costs = costs_of(look, what);
    if what == What::Inner {
        return inner_charge(costs);
    }
    let target = look.cards_in(crate::language::Name::Target.slot()).first().copied();
    charge(look, seat, paying(look), what, costs, target)
}

/// Whether anything has been generated in the payment that is going on.
pub fn is_begun(look: Sight) -> bool {
    look.scope.chosen.iter().any(|(slot, _)| *slot == slot::SPENT || *slot == slot::SOURCES)
}

/// Whether it matters in the payment that is going on of which type a wild resource is.
pub fn minds(look: Sight) -> bool {
    let what = what(look);
    let typed = costs_of(look, what).iter().any(|cost| matches!(cost, Cost::Spend(_) | Cost::SpendX(_)));
    typed
        || (what != What::Inner && {
            let read = reader(look);
            let card = paying(look);
            read.zone(card).0 == Zone::Hand && read.printed(card).minds
        })
}

/// Whether more than is due would make a difference to what is paid for. `MC-COST-4`
pub fn more_would_count(look: Sight, charge: &Charge) -> bool {
    let reads_payment = |card: CardId| card != CardId::NONE && reader(look).printed(card).minds;
    charge.x.is_some() || reads_payment(paying(look)) || look.this().is_some_and(reads_payment)
}

/// Whether a card fits what a cost speaks of.
pub fn fits_cost(look: Sight, cost: &Cost, card: CardId) -> bool {
    match cost {
        Cost::PayFor(filter) => fits::<()>(look, filter, card).is_ok(),
        _ => false,
    }
}

/// The cards whose cost can be paid for an effect, in any player's discard pile.
pub fn each_pay_target(look: Sight, seat: Seat, cost: &Cost, mut out: impl FnMut(CardId)) {
    let paying = look.scope.origin.this.card;
    for owner in (0..look.state.places.len() as u8).map(Seat) {
        for &card in look.state.zone(Zone::Discard, owner) {
            if can_pay_for::<()>(look, seat, cost, card, paying).is_ok() {
                out(card);
            }
        }
    }
}

/// Whether there is a card whose cost can be paid for an effect; if not, why the cheapest cannot be.
fn can_pay_for_one<W: Why>(look: Sight, seat: Seat, cost: &Cost) -> Result<(), W> {
    let owners = (0..look.state.places.len() as u8).map(Seat);
    let piles = owners.flat_map(|owner| look.state.zone(Zone::Discard, owner)).copied();
    let fitting = piles.filter(|card| fits_cost(look, cost, *card) && can_enter::<()>(look, seat, *card).is_ok());
    match fitting.min_by_key(|card| reader(look).printed(*card).cost) {
        Some(card) => can_pay_for(look, seat, cost, card, look.scope.origin.this.card),
        None => refuse("MC-CHOOSE-4", "no-valid-choice"),
    }
}

/// Whether the printed cost of a card in a discard pile can be paid, and the card put into play.
pub fn can_pay_for<W: Why>(look: Sight, seat: Seat, cost: &Cost, card: CardId, paying: CardId) -> Result<(), W> {
    let read = reader(look);
    if read.zone(card).0 != Zone::Discard || !fits_cost(look, cost, card) {
        return refuse_card(look, "MC-PLAYRESTRICT-2", "not-what-the-card-asks", card);
    }
    can_enter::<W>(look, seat, card)?;
    let what = what(look);
    let mut due = charge(look, seat, paying, what, &[], None);
    due.any += i32::from(read.printed(card).cost.unwrap_or(0));
    can_generate(look, seat, paying, what, due)
}
