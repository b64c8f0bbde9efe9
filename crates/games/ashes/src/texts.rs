//! What texts mean: which cards a filter allows, what a number is, whose effect something is.

use kernel::prelude::*;

use crate::cards::Printed;
use crate::language::{Filter, Kind, Num, RuleTest, Test, Zone};
use crate::table::extra::{By, Cause};
use crate::table::reading::reader;
use crate::table::{Sight, slot};

/// The text that is followed, by its place; none for a card that is played.
pub fn place(look: Sight) -> Option<u8> {
    look.scope.number_in(slot::TEXT).and_then(|number| u8::try_from(number).ok())
}

/// What is printed on the card whose text is followed.
pub fn printed<'a>(look: Sight<'a>) -> Option<&'a Printed> {
    look.scope.origin.face.map(|face| &look.book.face(face).printed)
}

/// What the effects of the text that is followed are effects of, and whose. `ASH-WARD-1` `ASH-WARD-3` `ASH-WARD-5`
pub fn cause(look: Sight) -> Cause {
    let Some(printed) = printed(look) else { return Cause::RULES };
    let granted = |place: u8| printed.abilities.get(usize::from(place)).is_some_and(|ability| ability.granted);
    let by = match printed.kind {
        Kind::Die => By::Power,
        kind if kind.is_spell() && !place(look).is_some_and(granted) => By::Spell,
        _ => By::Ability,
    };
    Cause { seat: look.you(), by }
}

/// Whether a card is what a text speaks of.
pub fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
    if holds(look, filter, card) {
        return Ok(());
    }
    match filter {
        Filter::Opening => refuse_card(look, "ASH-SETUP-4", "second-copy", card),
        Filter::Reachable(_) if reader(look).is_guarded(card, cause(look)) => {
            let rule = if reader(look).is_unit(card) { "ASH-WARD-1" } else { "ASH-WARD-2" };
            refuse_card(look, rule, "is-guarded", card)
        }
        _ => refuse_card(look, "ASH-USE-1", "not-what-the-card-asks", card),
    }
}

fn holds(look: Sight, filter: &Filter, card: CardId) -> bool {
    let read = reader(look);
    match filter {
        Filter::Any => true,
        Filter::Unit => read.is_unit(card),
        Filter::Ally => read.kind(card) == Kind::Ally,
        Filter::Conjuration => read.kind(card) == Kind::Conjuration,
        Filter::Phoenixborn => read.kind(card) == Kind::Phoenixborn,
        Filter::ReadySpell => read.kind(card) == Kind::ReadySpell,
        Filter::Alteration => read.kind(card) == Kind::AlterationSpell,
        Filter::NotPhoenixborn => read.kind(card) != Kind::Phoenixborn,
        Filter::Is(slug) => look.face(card).slug == *slug,
        Filter::Has(keyword) => read.has(*keyword, card),
        Filter::AttackAtMost(most) => read.attack(card) <= *most,
        Filter::NotExhausted => !read.is_exhausted(card),
        Filter::Host => look.this().is_some_and(|this| look.state.card(this).host == card),
        Filter::Every(parts) => parts.iter().all(|part| holds(look, part, card)),
        Filter::Opening => {
            let like = |other: CardId| {
                let (one, two) = (look.state.card(card), look.state.card(other));
                one.face == two.face && one.owner == two.owner && card != other
            };
            let kept = look.scope.in_slot(slot::KEPT).filter_map(Target::card);
            !kept.filter_map(|card| look.state.still(card)).any(like)
        }
        Filter::UnitOrBare => {
            let seat = read.controller(card);
            read.is_unit(card) || (seat != look.you() && look.state.zone(Zone::Battlefield, seat).is_empty())
        }
        Filter::HasTokens => !look.state.counters.of(card).is_empty(),
        Filter::Other => first(look) != Some(card),
        Filter::Beside => first(look).is_some_and(|first| {
            first != card && read.controller(first) == read.controller(card) && read.kind(card) != Kind::Phoenixborn
        }),
        Filter::Reachable(inner) => {
            !read.is_destroyed(card) && !read.is_guarded(card, cause(look)) && holds(look, inner, card)
        }
    }
}

/// The first target of the text that is followed.
fn first(look: Sight) -> Option<CardId> {
    look.scope.card_in(Slot(0)).and_then(|card| look.state.still(card))
}

/// Whether a condition holds now.
pub fn test(look: Sight, test: &Test) -> bool {
    let read = reader(look);
    match test {
        Test::Focus(least) => look.this().is_some_and(|this| read.focus(this) >= *least),
        Test::PaidMore => look.scope.number_in(slot::WAY) == Some(1),
        Test::Chosen(called) => look.scope.in_slot(called.slot()).any(|target| match target {
            Target::Card(card) => look.state.still(card).is_some(),
            _ => true,
        }),
        Test::Status(least) => look.this().is_some_and(|this| read.status(this) >= i32::from(*least)),
        Test::Fresh(called) => look.cards_in(called.slot()).iter().any(|card| !read.is_exhausted(*card)),
        Test::Rule(test) => rule_holds(look, *test),
    }
}

fn rule_holds(look: Sight, test: RuleTest) -> bool {
    match test {
        // Spells are in the discard pile by now, dice powers are no cards.
        RuleTest::Remains => place(look).is_none() || look.this().is_some(),
        RuleTest::AttacksUnit => look.state.extra.attack.as_ref().is_some_and(|attack| attack.on_unit),
        RuleTest::Present => look.scope.seat_in(slot::SEAT).is_some_and(|seat| look.state.place(seat).alive),
    }
}

/// A number, read now. What is received is known to the event.
pub fn number(look: Sight, num: Num, received: i32) -> i32 {
    let read = reader(look);
    let chosen = |slot: Slot| look.cards_in(slot).first().copied();
    match num {
        Num::Fixed(number) => number,
        Num::YourUnits => look.state.zone(Zone::Battlefield, look.you()).len() as i32,
        Num::Received => {
            let life = look.this().map_or(0, |this| read.life(this));
            received.min(life)
        }
        // The value is known also of a card that has just been taken.
        Num::AttackOf(slot) => look.scope.card_in(slot).map_or(0, |card| read.attack(card.card)).max(0),
        Num::LifeLeftOf(slot) => chosen(slot).map_or(0, |card| read.life(card) - read.wounds(card)).max(0),
        Num::Status => look.this().map_or(0, |this| read.status(this)),
        Num::Focus => look.this().map_or(0, |this| read.focus(this).into()),
        Num::Wounds => look.this().map_or(0, |this| read.wounds(this)),
        Num::Spells => {
            let spells = look.state.zone(Zone::Spellboard, look.you()).iter();
            let own = look.scope.origin.face.map(|face| look.book.face(face).slug.as_str()).unwrap_or_default();
            let summons = |slug: &str| slug.strip_prefix("summon-") == Some(own);
            spells.filter(|card| summons(&look.face(**card).slug)).count() as i32
        }
    }
}

/// How many times over a numbered ability that a unit has from alterations counts: abilities of the same name on one card add
/// up their numbers, and the first speaks for all. `ASH-KEY-11`
pub fn times(look: Sight) -> i32 {
    look.this().map_or(1, |this| namesakes(look, this).len().max(1) as i32)
}

/// The alterations of the same unit that give it the same ability as this one, itself included; none if it gives none.
pub fn namesakes(look: Sight, this: CardId) -> Vec<CardId> {
    let (read, host) = (reader(look), look.state.card(this).host);
    let gives = read.printed(this).abilities.iter().any(|ability| ability.granted);
    if !gives || host == CardId::NONE {
        return Vec::new();
    }
    let face = look.state.card(this).face;
    read.attached(host).filter(|other| look.state.card(*other).face == face).collect()
}
