//! What texts mean: conditions and keywords, what is counted, the cards they look for.

use kernel::prelude::*;
use kernel::resolve::modifier::forbidden;

use crate::cards::occasion;
use crate::language::{Faction, Filter, Kind, Quality, Resource, Tally, Test, Zone};
use crate::table::{Played, Sight};

/// Whether a condition holds now, with nothing shown.
pub fn test(look: Sight, test: &Test) -> bool {
    let (state, you) = (look.state, look.you());
    match test {
        Test::Mastery(least) => state.gauge(you, Resource::Mastery) >= Quantity::new(i32::from(*least)),
        Test::Health(exactly) => state.gauge(you, Resource::Health) == Quantity::new(i32::from(*exactly)),
        Test::Unify(faction) => {
            let this = look.scope.origin.this;
            played(look).iter().any(|played| {
                let printed = &look.book.face(played.face).printed;
                played.card != this && printed.kind.is_ally() && printed.is_of(*faction)
            })
        }
        Test::Dominion(factions) => factions.iter().all(|faction| played_of(look, *faction)),
        Test::PlayedOf(faction) => played_of(look, *faction),
        Test::CanShow(factions) => factions.iter().all(|faction| played_of(look, *faction) || holds_of(look, *faction)),
        Test::Demand(demanded) => provable(look, demanded),
        Test::Inspire => count(look, you, |kind, _| kind == Kind::Champion) > 0,
        Test::Echo(faction) => tally(look, &Tally::Discarded(*faction)) > 0,
        Test::Champions(faction, least) => tally(look, &Tally::Champions(*faction)) >= i32::from(*least),
        Test::InPlay(slug) => state.zone(Zone::Play, you).iter().any(|&card| look.face(card).slug == *slug),
        Test::CanAttack => state.gauge(you, Resource::Power) > Quantity::ZERO && attackable(look).next().is_some(),
        Test::Attacked(slot) => look
            .scope
            .seat_in(*slot)
            .is_some_and(|seat| state.extra.attack.iter().any(|assigned| assigned.seat == seat && assigned.power > 0)),
    }
}

/// Whether a condition could be met, with cards shown from hand if need be.
pub fn provable(look: Sight, wanted: &Test) -> bool {
    match wanted {
        Test::Unify(faction) => {
            test(look, wanted)
                || look.state.zone(Zone::Hand, look.you()).iter().any(|&card| {
                    let printed = &look.face(card).printed;
                    printed.kind.is_ally() && printed.is_of(*faction)
                })
        }
        Test::Dominion(factions) => test(look, &Test::CanShow(factions.clone())),
        other => test(look, other),
    }
}

/// The cards you have played this turn.
fn played<'a>(look: Sight<'a>) -> &'a [Played] {
    if look.state.extra.active == look.you() { &look.state.extra.played } else { &[] }
}

fn played_of(look: Sight, faction: Faction) -> bool {
    played(look).iter().any(|played| look.book.face(played.face).printed.is_of(faction))
}

fn holds_of(look: Sight, faction: Faction) -> bool {
    look.state.zone(Zone::Hand, look.you()).iter().any(|&card| look.face(card).printed.is_of(faction))
}

fn count(look: Sight, seat: Seat, fits: impl Fn(Kind, Option<Faction>) -> bool) -> i32 {
    let cards = look.state.zone(Zone::Play, seat).iter();
    cards.filter(|&&card| fits(look.face(card).printed.kind, look.face(card).printed.faction)).count() as i32
}

/// How many there are of what is counted.
pub fn tally(look: Sight, tally: &Tally) -> i32 {
    let you = look.you();
    match tally {
        Tally::Champions(faction) => count(look, you, |kind, of| kind == Kind::Champion && of == Some(*faction)),
        Tally::AlliesPlayed(faction) => {
            let allies = played(look).iter().map(|played| &look.book.face(played.face).printed);
            allies.filter(|printed| printed.kind.is_ally() && printed.is_of(*faction)).count() as i32
        }
        Tally::Discarded(faction) => {
            let cards = look.state.zone(Zone::Discard, you).iter();
            cards.filter(|&&card| look.face(card).printed.is_of(*faction)).count() as i32
        }
    }
}

/// Whether a card is what a text speaks of.
pub fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
    let face = look.face(card);
    let printed = &face.printed;
    let is_played = || played(look).iter().any(|played| played.card == look.state.refer(card));
    let fits = match filter {
        Filter::Any => true,
        Filter::AnyChampion => printed.kind == Kind::Champion,
        Filter::AnotherChampion => printed.kind == Kind::Champion && look.this() != Some(card),
        Filter::AnyMercenary => printed.kind == Kind::Mercenary,
        Filter::Of(faction) | Filter::Shown(faction) => printed.is_of(*faction),
        Filter::Champion(faction) => printed.kind == Kind::Champion && printed.is_of(*faction),
        Filter::CostAtMost(most) => printed.cost.is_some_and(|cost| cost <= *most),
        Filter::PlayedNonChampion => {
            // A copied text that copies may not pick one that copies: chains of copies must end.
            let endless = look.scope.origin.copied && face.on(occasion::PLAY).is_some_and(|found| found.copies);
            printed.kind.is_ally() && look.this() != Some(card) && is_played() && !endless
        }
        Filter::PlayedAlly(faction) => printed.kind.is_ally() && printed.is_of(*faction) && is_played(),
        Filter::Companion(faction) => printed.kind.is_ally() && printed.is_of(*faction) && look.this() != Some(card),
        Filter::Shield => printed.shield.is_some(),
    };
    match (fits, filter) {
        (true, _) => Ok(()),
        (false, Filter::Shield) => refuse_card(look, "SOI-SHIELD-3", "no-shield", card),
        (false, Filter::Companion(_)) => refuse_card(look, "SOI-UNION-1", "not-what-the-card-asks", card),
        (false, Filter::Shown(_)) => refuse_card(look, "SOI-REVEAL-1", "not-what-the-card-asks", card),
        (false, _) => refuse_card(look, "SOI-PLAY-3", "not-what-the-card-asks", card),
    }
}

/// The opponents that may be attacked, clockwise.
pub fn attackable<'a>(look: Sight<'a>) -> impl Iterator<Item = Seat> + 'a {
    look.state
        .opponents(look.you())
        .filter(move |seat| forbidden(look.book, look.state, Quality::Attack, Target::Seat(*seat)).is_none())
}
