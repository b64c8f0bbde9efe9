//! What texts speak of: which cards, which numbers, and whether something holds.

use kernel::resolve::modifier::Ban;

use crate::table::prelude::*;
use crate::texts::enter::{can_enter, room};

/// The card that this one is attached to.
pub fn host(look: Sight) -> Option<CardId> {
    let host = look.state.card(look.this()?).host;
    (host != CardId::NONE).then_some(host)
}

/// The cards that a text means.
pub fn cards(look: Sight, to: &To) -> Vec<CardId> {
    let read = reader(look);
    let still = |card: CardRef| look.state.still(card);
    let event = look.scope.event.as_deref();
    match to {
        To::This => look.this().into_iter().collect(),
        To::Host => host(look).into_iter().collect(),
        To::You => read.identity(look.you()).into_iter().collect(),
        To::YourHero => read.identity(look.you()).filter(|_| read.is_hero(look.you())).into_iter().collect(),
        To::Villain => read.villain().into_iter().collect(),
        To::MainScheme => read.main_scheme().into_iter().collect(),
        To::It => event.and_then(|event| event.card(look)).into_iter().collect(),
        To::Attacker => event.and_then(|event| event.attacker()).and_then(still).into_iter().collect(),
        To::Attacked => event.into_iter().flat_map(|event| event.attacked()).copied().filter_map(still).collect(),
        To::Damaged => {
            // At the end of an activation, those it damaged; after an attack that this text made, those of it.
            let damaged = match (event.and_then(|event| event.damaged()), look.state.extra.enemy_activation()) {
                (Some(damaged), _) => damaged,
                (None, Some(activation)) if look.scope.number_in(slot::DELAYED).is_some() => &activation.damaged,
                _ => &look.state.extra.last.damaged,
            };
            damaged.iter().copied().filter_map(still).collect()
        }
        To::The(name) => look.cards_in(name.slot()),
        To::At(slot) => look.cards_in(*slot),
        To::Each(filter) => fitting(look, filter),
        // Chosen before: unfolded when cards are read.
        To::One(_) | To::First(_) => Vec::new(),
    }
}

/// Where a text looks for cards: in play, unless it names cards that lie elsewhere. `MC-ABILITY-1`
fn pool(look: Sight, filter: &Filter) -> Vec<CardId> {
    let named = filter.0.iter().find_map(|is| match is {
        Is::Among(name) => Some(*name),
        _ => None,
    });
    if let Some(name) = named {
        return look.cards_in(name.slot());
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

/// No, since a text forbids it: which one is said.
pub fn forbidden(look: Sight, rule: &'static str, key: &'static str, card: CardId, ban: Ban) -> Reason {
    let by = ban.by.unwrap_or(look.state.card(card).face);
    Reason::with(rule, look.about(key, card).face("other", by))
}

/// Why a card is not what a text speaks of.
fn unfit(look: Sight, is: &Is, card: CardId) -> Reason {
    let read = reader(look);
    if let (Is::HasRoom, Err(full)) = (is, room::<Reason>(look, look.you(), card)) {
        return full;
    }
    if is == &Is::Attackable
        && let Some(guard) = read.guarded(look.you(), card)
    {
        return Reason::with("MC-GUARD-1", look.about("guarded", guard));
    }
    if let (Is::Removable, Zone::Scheme, Some(crisis)) = (is, read.zone(card).0, read.crisis()) {
        return Reason::with("MC-SIDESCHEME-5", look.about("crisis", crisis));
    }
    if let (Is::Removable, Some(ban)) = (is, read.forbidden(Quality::Relief, card)) {
        return forbidden(look, "MC-CANNOT-1", "threat-stays", card, ban);
    }
    if let (Is::Hurtable, Some(ban)) = (is, read.forbidden(Quality::Harm, card)) {
        return forbidden(look, "MC-CHOOSE-3", "cannot-take-damage", card, ban);
    }
    let other = "not-what-the-card-asks";
    let (rule, key) = match is {
        Is::Hero | Is::AlterEgo => ("MC-FORM-5", other),
        Is::Named(_) => ("MC-IDENTITY-3", other),
        Is::Damaged | Is::Exhausted | Is::Removable | Is::Lacks(_) | Is::Hurtable => {
            ("MC-CHOOSE-3", "nothing-would-change")
        }
        Is::Trait(_) => ("MC-TRAIT-1", other),
        Is::NotThose(_) => ("MC-MOVE-1", other),
        Is::CanEnter => ("MC-PLAY-6", other),
        Is::Yours | Is::WithYou => ("MC-CONTROL-3", other),
        _ => ("MC-CHOOSE-1", other),
    };
    Reason::with(rule, look.about(key, card))
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
        Is::Among(name) => look.cards_in(name.slot()).contains(&card),
        Is::OtherThan(name) => !look.cards_in(name.slot()).contains(&card),
        Is::OtherTitle(name) => look.cards_in(name.slot()).iter().all(|other| read.title(*other) != read.title(card)),
        Is::Damaged => read.damage(card) > 0,
        Is::Ready => !read.exhausted(card),
        Is::Exhausted => read.exhausted(card),
        Is::Removable => removable(look, card),
        Is::Attackable => read.guarded(you, card).is_none(),
        Is::CanEnter => can_enter::<()>(look, you, card).is_ok(),
        Is::HasRoom => room::<()>(look, you, card).is_ok(),
        Is::NotThose(to) => !cards(look, to).contains(&card),
        Is::Hurtable => read.forbidden(Quality::Harm, card).is_none() && !ignores_damage_of_text(look, card),
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
            .or_else(|| look.this().map(|card| i32::from(look.state.counters.get(card, COUNTER))))
            .unwrap_or(0),
        Of::DamageOnYou => read.identity(you).map_or(0, |card| read.damage(card)),
        Of::DamageHere => look.this().map_or(0, |card| read.damage(card)),
        Of::ThreatOn(name) => look.cards_in(name.slot()).first().map_or(0, |card| read.threat(*card)),
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
        Of::Remaining => look.this().map_or(0, |card| read.remaining(card)),
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
        Test::Undefended => extra.enemy_activation().is_some_and(|activation| {
            activation.kind == ActivationKind::EnemyAttack
                && activation.defender.is_none_or(|card| look.state.still(card).is_none())
        }),
        Test::DamagedYou => {
            let identity = read.identity(look.you()).map(|card| look.state.refer(card));
            extra
                .enemy_activation()
                .is_some_and(|activation| identity.is_some_and(|card| activation.damaged.contains(&card)))
        }
        Test::Called(name) => look.scope.in_slot(name.slot()).next().is_some(),
        Test::Rule(_) => false,
    }
}

/// Whether a player's form allows something. `MC-TRIGGERED-2`
pub fn in_form(look: Sight, seat: Seat, form: Option<Form>) -> bool {
    form.is_none_or(|form| reader(look).form(seat) == form)
}

/// Whether a card that may have gone is still there and what a text speaks of.
pub fn still_fits(look: Sight, filter: &Filter, card: CardRef) -> bool {
    look.state.still(card).is_some_and(|card| fits::<()>(look, filter, card).is_ok())
}

/// Whether a card cannot take damage from the upgrade whose text this is. `MC-CANNOT-1`
pub fn ignores_damage_of_text(look: Sight, card: CardId) -> bool {
    let Some(face) = look.scope.origin.face else { return false };
    let printed = &look.book.face(face).printed;
    printed.kind == Kind::Upgrade
        && printed.traits.iter().any(|name| reader(look).forbidden(Quality::HarmBy(*name), card).is_some())
}
