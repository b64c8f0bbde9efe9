//! What texts say of a card that has left play: they mean it as it was. `SP-503.1`

use kernel::prelude::*;

use crate::language::{Filter, Is, Kind, Which};
use crate::table::battle;
use crate::table::gone::Was;
use crate::table::reading::{Sight, reader};
use crate::table::seats::rival;
use crate::texts::select::{host, named, number, this};

/// The card that a text means, as it was, if the event it answers took that card away.
pub fn last_seen<'a>(look: Sight<'a>, which: Which) -> Option<(CardRef, &'a Was)> {
    let (card, was) = look.scope.event.as_deref()?.gone()?;
    let meant = match which {
        Which::This => look.scope.origin.this == card,
        Which::It => look.scope.card_in(Slot::IT).is_some_and(|it| it.card == card.card),
        Which::Host | Which::Answered | Which::The(_) => false,
    };
    (meant && look.state.still(card).is_none()).then_some((card, was))
}

/// Whether a card that has gone was what a text speaks of.
pub fn fitted(look: Sight, filter: &Filter, card: CardRef, was: &Was) -> bool {
    filter.0.iter().all(|is| was_so(look, is, card, was))
}

fn was_so(look: Sight, is: &Is, card: CardRef, was: &Was) -> bool {
    let read = reader(look);
    let printed = read.printed(card.card);
    let cost = if was.face_down { 0 } else { i32::from(printed.cost.unwrap_or(0)) };
    match is {
        Is::Character => was.is(Kind::Character),
        Is::Item => was.is(Kind::Item),
        Is::Location => was.is(Kind::Location),
        Is::Resource => was.is(Kind::Resource),
        Is::NonResource => !was.is(Kind::Resource),
        Is::Tactic => was.is(Kind::Tactic),
        Is::Faction => was.is(Kind::Faction),
        Is::Staple => !was.face_down && printed.staple,
        Is::Of(trade) => !was.face_down && printed.trade == *trade,
        Is::Subtype(name) => !was.face_down && printed.subtypes.contains(name),
        Is::Yours => was.controller == look.you(),
        Is::Theirs => was.controller != look.you(),
        Is::Owned => look.state.card(card.card).owner == look.you(),
        Is::This => look.scope.origin.this == card,
        Is::Other => look.scope.origin.this != card,
        Is::Host => host(look) == Some(card.card),
        Is::OtherThan(name) => !named(look, *name).contains(&card),
        Is::Among(name) => named(look, *name).contains(&card),
        Is::FaceDown => was.face_down,
        Is::Spent => was.host != CardId::NONE && read.faction(look.you()) == Some(was.host),
        Is::Depleted => was.depleted,
        Is::Ready => !was.depleted,
        Is::InBattle => was.side.is_some(),
        Is::OutOfBattle => was.side.is_none(),
        Is::Attacking => was.side == Some(true),
        Is::Blocking => was.side == Some(false),
        Is::InPartyWithThis => {
            let own = match last_seen(look, Which::This) {
                Some((_, own)) => own.side,
                None => this(look).and_then(|this| battle::side(look.state, this)),
            };
            own.is_some() && was.side == own
        }
        Is::Damaged => was.damage > 0,
        Is::CostAtMost(most) => cost <= number(look, *most),
        Is::StrengthAtMost(most) => i32::from(was.strength) <= number(look, *most),
        Is::LifeAtMost(most) => i32::from(was.life) <= number(look, *most),
        Is::HighestCost => read.characters(rival(look.you())).all(|other| read.cost(other) <= cost),
        Is::Either(parts) => parts.iter().any(|part| was_so(look, part, card, was)),
        Is::Not(part) => !was_so(look, part, card, was),
        Is::Picked(..) => false,
    }
}
