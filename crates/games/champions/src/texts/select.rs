//! What texts speak of: which cards, which numbers, and whether something holds.

use kernel::effect::tree::Slot;
use kernel::refusal::{Reason, Why};
use kernel::resolve::scope::Target;
use kernel::table::cards::{CardId, CardRef};
use kernel::table::seats::Seat;

use crate::COUNTER;
use crate::language::{Filter, Form, Is, Kind, Label, Num, Of, Quality, Resource, RuleTest, Test, To, Zone};
use crate::log::about;
use crate::rules::event::Event;
use crate::table::extra::DeedKind;
use crate::table::reading::{Sight, reader};
use crate::table::slot;

/// The cards in a slot, if they are still there.
pub fn in_slot(look: Sight, slot: Slot) -> Vec<CardId> {
    look.scope.in_slot(slot).filter_map(Target::card).filter_map(|card| look.state.still(card)).collect()
}

/// The card whose text this is: also while an event is being played.
pub fn this(look: Sight) -> Option<CardId> {
    look.this()
}

/// The card that this one is attached to.
pub fn host(look: Sight) -> Option<CardId> {
    let host = look.state.card(look.this()?).host;
    (host != CardId::NONE).then_some(host)
}

/// The cards that a text means.
pub fn cards(look: Sight, to: &To) -> Vec<CardId> {
    let read = reader(look);
    let still = |card: &CardRef| look.state.still(*card);
    match to {
        To::This => this(look).into_iter().collect(),
        To::Host => host(look).into_iter().collect(),
        To::You => read.identity(look.you()).into_iter().collect(),
        To::YourHero => read.identity(look.you()).filter(|_| read.is_hero(look.you())).into_iter().collect(),
        To::Villain => read.villain().into_iter().collect(),
        To::MainScheme => read.main_scheme().into_iter().collect(),
        To::It => look.scope.event.as_deref().and_then(|event| it(look, event)).into_iter().collect(),
        To::Attacker => match look.scope.event.as_deref() {
            Some(Event::Activated { by, .. } | Event::Did { by, .. }) => still(by).into_iter().collect(),
            _ => Vec::new(),
        },
        To::Attacked => match look.scope.event.as_deref() {
            Some(Event::Activated { struck, .. }) => struck.iter().filter_map(still).collect(),
            Some(Event::Did { targets, .. }) => targets.iter().filter_map(still).collect(),
            _ => Vec::new(),
        },
        To::Damaged => match look.scope.event.as_deref() {
            Some(Event::Activated { damaged, .. }) => damaged.iter().filter_map(still).collect(),
            _ => {
                // At the end of an activation, those it damaged; after an attack that this text made, those of it.
                let damaged = match look.state.extra.activation() {
                    Some(deed) if look.scope.number_in(slot::DELAYED).is_some() => &deed.damaged,
                    _ => &look.state.extra.last.damaged,
                };
                damaged.iter().filter_map(still).collect()
            }
        },
        To::The(name) => in_slot(look, name.slot()),
        To::At(slot) => in_slot(look, *slot),
        To::Each(filter) => fitting(look, filter),
        // Chosen before: unfolded when cards are read.
        To::One(_) | To::First(_) => Vec::new(),
    }
}

/// The card that an event is about, as it was when it was answered.
fn it(look: Sight, event: &Event) -> Option<CardId> {
    match event {
        Event::Activate { by, .. } | Event::Activated { by, .. } | Event::Did { by, .. } => look.state.still(*by),
        Event::Damage { to, .. } => look.state.still(*to),
        Event::Threat { scheme, .. } => look.state.still(*scheme),
        Event::Defeat { card, .. } => look.state.still(*card),
        Event::Reveal { card, .. } => Some(*card),
        Event::Enter { card, .. } => {
            // What has entered play is meant as it lies there.
            look.scope.card_in(Slot::IT).map_or(Some(*card), |it| look.state.still(it))
        }
        _ => None,
    }
}

/// Where a text looks for cards: in play, unless it names cards that lie elsewhere. `MC-ABILITY-1`
fn pool(look: Sight, filter: &Filter) -> Vec<CardId> {
    let named = filter.0.iter().find_map(|is| match is {
        Is::Among(name) => Some(*name),
        _ => None,
    });
    if let Some(name) = named {
        return in_slot(look, name.slot());
    }
    in_play(look)
}

/// Every card in play.
pub fn in_play(look: Sight) -> Vec<CardId> {
    let mut found = Vec::with_capacity(24);
    for zone in [Zone::Villain, Zone::Scheme, Zone::Sides, Zone::Attached] {
        found.extend_from_slice(look.state.zone(zone, Seat::NONE));
    }
    for seat in reader(look).order() {
        for zone in [Zone::Identity, Zone::Play, Zone::Engaged, Zone::Drones] {
            found.extend_from_slice(look.state.zone(zone, seat));
        }
    }
    found
}

/// The cards in play that fit.
pub fn fitting(look: Sight, filter: &Filter) -> Vec<CardId> {
    let mut found = pool(look, filter);
    found.retain(|card| fits::<()>(look, filter, *card).is_ok());
    found
}

/// Whether a card is what a text speaks of, and if not, why.
pub fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
    for is in &filter.0 {
        if !is_so(look, is, card, filter) {
            return Err(W::because(|| unfit(look, is, card)));
        }
    }
    Ok(())
}

/// Why a card is not what a text speaks of.
fn unfit(look: Sight, is: &Is, card: CardId) -> Reason {
    let read = reader(look);
    if let (Is::HasRoom, Err(full)) = (is, crate::questions::play::room::<Reason>(look, look.you(), card)) {
        return full;
    }
    let rule = match is {
        Is::Attackable => "MC-GUARD-1",
        Is::Removable if read.zone(card).0 == Zone::Scheme && read.crisis().is_some() => "MC-SIDESCHEME-5",
        Is::Removable if read.forbidden(Quality::Relief, card).is_some() => "MC-CANNOT-1",
        Is::Hero | Is::AlterEgo => "MC-FORM-5",
        Is::Named(_) => "MC-IDENTITY-3",
        Is::Damaged | Is::Exhausted | Is::Removable | Is::Lacks(_) | Is::Hurtable => "MC-CHOOSE-3",
        Is::Trait(_) => "MC-TRAIT-1",
        Is::NotThose(_) => "MC-MOVE-1",
        Is::CanEnter => "MC-PLAY-6",
        Is::Yours | Is::WithYou => "MC-CONTROL-3",
        _ => "MC-CHOOSE-1",
    };
    let key = match rule {
        "MC-GUARD-1" => "guarded",
        "MC-SIDESCHEME-5" => "crisis",
        "MC-CHOOSE-3" => "nothing-would-change",
        _ => "not-what-the-card-asks",
    };
    Reason::with(rule, about(key, look, card))
}

fn is_so(look: Sight, is: &Is, card: CardId, whole: &Filter) -> bool {
    let read = reader(look);
    let (zone, holder) = read.zone(card);
    let kind = read.kind(card);
    let you = look.you();
    match is {
        Is::Enemy => matches!(kind, Kind::Villain | Kind::Minion),
        Is::Villain => kind == Kind::Villain,
        Is::Minion => kind == Kind::Minion,
        Is::Character => kind.is_character(),
        Is::Friendly => kind.is_identity() || kind == Kind::Ally,
        Is::Ally => kind == Kind::Ally,
        Is::Identity => kind.is_identity(),
        Is::Hero => kind == Kind::Hero,
        Is::AlterEgo => kind == Kind::AlterEgo,
        Is::Upgrade => kind == Kind::Upgrade,
        Is::Support => kind == Kind::Support,
        Is::Event => kind == Kind::Event,
        Is::Treachery => kind == Kind::Treachery,
        Is::Attachment => kind == Kind::Attachment,
        Is::Environment => kind == Kind::Environment,
        Is::Scheme => kind.is_scheme(),
        Is::SideScheme => kind == Kind::SideScheme,
        Is::MainScheme => kind == Kind::MainScheme,
        Is::Trait(wanted) => read.has_trait(card, *wanted),
        Is::Printed(resource) => !read.facedown(card) && read.printed(card).resources.of(*resource) > 0,
        Is::Yours => {
            let own = matches!(zone, Zone::Identity | Zone::Play | Zone::Hand | Zone::Deck | Zone::Discard);
            own && holder == you
        }
        Is::WithYou => matches!(zone, Zone::Engaged | Zone::Drones) && holder == you,
        Is::FaceDown => read.facedown(card),
        Is::This => look.scope.origin.this == look.state.refer(card),
        Is::Host => host(look) == Some(card),
        Is::Named(id) => !read.facedown(card) && look.face(card).slug == *id,
        Is::Among(name) => in_slot(look, name.slot()).contains(&card),
        Is::OtherThan(name) => !in_slot(look, name.slot()).contains(&card),
        Is::OtherTitle(name) => in_slot(look, name.slot()).iter().all(|other| read.title(*other) != read.title(card)),
        Is::Damaged => read.damage(card) > 0,
        Is::Ready => !read.exhausted(card),
        Is::Exhausted => read.exhausted(card),
        Is::Removable => removable(look, card),
        Is::Attackable => read.guarded(you, card).is_none(),
        Is::CanEnter => crate::questions::play::can_enter::<()>(look, you, card).is_ok(),
        Is::HasRoom => crate::questions::play::room::<()>(look, you, card).is_ok(),
        Is::NotThose(to) => !cards(look, to).contains(&card),
        Is::Hurtable => read.forbidden(Quality::Harm, card).is_none() && !crate::texts::verbs::shrugs_off(look, card),
        Is::Lacks(status) => !read.has_status(card, *status),
        Is::MostHitPoints => {
            let rest = Filter(whole.0.iter().filter(|is| **is != Is::MostHitPoints).cloned().collect());
            let printed = |card: CardId| {
                let health = if read.facedown(card) { None } else { read.printed(card).health };
                health.map_or(1, |health| health.at(look.state.extra.started))
            };
            fitting(look, &rest).into_iter().all(|other| printed(other) <= printed(card))
        }
        Is::Topmost => {
            let rest = Filter(whole.0.iter().filter(|is| **is != Is::Topmost).cloned().collect());
            let pile = look.state.zone_by_id(look.state.card(card).zone);
            pile.iter().rev().find(|other| fits::<()>(look, &rest, **other).is_ok()) == Some(&card)
        }
        Is::Without(id) => !read.attached_to(card).into_iter().any(|other| look.face(other).slug == *id),
        Is::Either(parts) => parts.iter().any(|part| is_so(look, part, card, whole)),
        Is::Not(part) => !is_so(look, part, card, whole),
    }
}

/// Whether threat can be removed from a scheme. `MC-SIDESCHEME-5` `MC-CANNOT-1`
pub fn removable(look: Sight, scheme: CardId) -> bool {
    let read = reader(look);
    let shielded = read.zone(scheme).0 == Zone::Scheme && read.crisis().is_some();
    read.threat(scheme) > 0 && !shielded && read.forbidden(Quality::Relief, scheme).is_none()
}

/// A number, read now.
pub fn number(look: Sight, num: Num) -> i32 {
    let Some(of) = num.of else { return num.times };
    let sum = num.times * count(look, of) + num.plus;
    num.most.map_or(sum, |most| sum.min(most)).max(0)
}

fn count(look: Sight, of: Of) -> i32 {
    let read = reader(look);
    let extra = &look.state.extra;
    let noted = |slot| look.scope.number_in(slot);
    let discarded = || {
        let faces = look.scope.in_slot(slot::FACES).filter_map(Target::number);
        faces.map(|face| &look.book.faces[face as usize].printed)
    };
    let you = look.you();
    let upgrades = |fit: &dyn Fn(CardId) -> bool| {
        let own = look.state.zone(Zone::Play, you).iter();
        own.filter(|card| read.kind(**card) == Kind::Upgrade && fit(**card)).count() as i32
    };
    match of {
        Of::Players => i32::from(extra.started),
        Of::The(name) => noted(name.slot()).unwrap_or(0),
        Of::Counters => noted(slot::COUNTERS)
            .or_else(|| this(look).map(|card| i32::from(look.state.counters.get(card, COUNTER))))
            .unwrap_or(0),
        Of::DamageOnYou => read.identity(you).map_or(0, |card| read.damage(card)),
        Of::DamageHere => this(look).map_or(0, |card| read.damage(card)),
        Of::ThreatOn(name) => in_slot(look, name.slot()).first().map_or(0, |card| read.threat(*card)),
        Of::Upgrades => upgrades(&|_| true),
        Of::UpgradesWith(wanted) => upgrades(&|card| read.has_trait(card, wanted)),
        Of::Enemies(wanted) => read.enemies().filter(|card| read.has_trait(*card, wanted)).count() as i32,
        Of::EnemiesWithYou(wanted) => read.minions(you).filter(|card| read.has_trait(*card, wanted)).count() as i32,
        Of::SideSchemes => look.state.zone(Zone::Sides, Seat::NONE).len() as i32,
        Of::Discarded => discarded().count() as i32,
        Of::DiscardedIcons(kind) => discarded().map(|printed| i32::from(printed.resources.of(kind))).sum(),
        Of::DiscardedKinds => {
            let any = |kind: &Resource| discarded().any(|printed| printed.resources.of(*kind) > 0);
            Resource::ALL.iter().filter(|kind| any(kind)).count() as i32
        }
        Of::BoostIcons => discarded().map(|printed| i32::from(printed.boost)).sum(),
        Of::Attack => read.identity(you).map_or(0, |card| read.value(Quality::Attack, card)),
        Of::Remaining => this(look).map_or(0, |card| read.remaining(card)),
        Of::Healed => noted(slot::HEALED).unwrap_or(0),
        Of::Dealt => extra.last.dealt,
        Of::Placed => extra.last.placed,
        Of::Attacks => extra.last.attacks - noted(slot::ATTACKS_BEFORE).unwrap_or(0),
    }
}

/// Whether a condition holds now.
pub fn test(look: Sight, test: &Test) -> bool {
    let read = reader(look);
    let extra = &look.state.extra;
    match test {
        Test::Form(form) => read.form(look.you()) == *form,
        Test::Has(to, wanted) => cards(look, to).into_iter().any(|card| read.has_trait(card, *wanted)),
        Test::Is(to, status) => cards(look, to).into_iter().any(|card| read.has_status(card, *status)),
        Test::Fits(to, filter) => {
            let found = cards(look, to);
            !found.is_empty() && found.iter().all(|card| fits::<()>(look, filter, *card).is_ok())
        }
        Test::InPlay(filter, least) => fitting(look, filter).len() >= usize::from(*least),
        Test::Count(num, least) => number(look, *num) >= *least,
        Test::PaidWith(resource) => look.scope.number_in(slot::paid(*resource)).unwrap_or(0) > 0,
        Test::FinalStep => look.scope.number_in(slot::FINAL).is_some(),
        Test::Undefended => extra.activation().is_some_and(|deed| {
            deed.kind == DeedKind::EnemyAttack && deed.defender.is_none_or(|card| look.state.still(card).is_none())
        }),
        Test::DamagedYou => {
            let identity = read.identity(look.you()).map(|card| look.state.refer(card));
            extra.activation().is_some_and(|deed| identity.is_some_and(|card| deed.damaged.contains(&card)))
        }
        Test::Called(name) => look.scope.in_slot(name.slot()).next().is_some(),
        Test::Rule(rule) => rule_test(look, *rule),
    }
}

fn rule_test(look: Sight, test: RuleTest) -> bool {
    let extra = &look.state.extra;
    match test {
        RuleTest::NotSetUp => !extra.set_up,
        RuleTest::MayDefend => {
            let seat = look.scope.seat_in(slot::SEAT);
            let alone = extra.peril().is_none_or(|only| seat == Some(only));
            alone && extra.activation().is_some_and(|deed| !deed.defended)
        }
        RuleTest::Present => look.scope.seat_in(slot::SEAT).is_some_and(|seat| look.state.place(seat).alive),
        RuleTest::TakesTurn => {
            let seat = look.scope.seat_in(slot::SEAT);
            extra.resumes == Seat::NONE || seat == Some(extra.resumes)
        }
        RuleTest::Payable(cost, then) => crate::texts::would_change::is_worth(look, cost, then),
        RuleTest::GoesOn => {
            let place = look.scope.number_in(slot::WHAT).unwrap_or(0);
            let ability = (place > 0).then(|| crate::questions::play::ability_at(look, place as u8 - 1)).flatten();
            // A stunned or confused character has only lost the status card. MC-R2
            let labelled = ability.is_some_and(|ability| matches!(ability.label, Some(Label::Attack | Label::Thwart)));
            !labelled || extra.deeds.last().is_some_and(|deed| deed.made)
        }
        RuleTest::Done(slot) => extra.last.done > look.scope.number_in(slot).unwrap_or(0),
    }
}

/// Whether a player's form allows something. `MC-TRIGGERED-2`
pub fn in_form(look: Sight, seat: Seat, form: Option<Form>) -> bool {
    form.is_none_or(|form| reader(look).form(seat) == form)
}
