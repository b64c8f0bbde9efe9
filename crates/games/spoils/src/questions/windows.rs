//! Who waits for what: triggers, replacements, and who may respond to an action.

use kernel::prelude::*;

use crate::Spoils;
use crate::language::{Cost, Kind, Num, Pattern, Quality, Rewrite, Which, Zone};
use crate::questions::Respond;
use crate::rules::{Event, action, kind, patterns};
use crate::table::marks::{DEPLETED, TOKEN};
use crate::table::reading::{Reader, Sight, reader};
use crate::table::seats::rival;

impl Listening for Spoils {
    fn kind(event: &Event) -> u8 {
        Chapter::kind(event)
    }
    fn kinds(pattern: &Pattern) -> u64 {
        patterns::kinds(pattern)
    }
    fn subject(event: &Event) -> Option<CardId> {
        Chapter::subject(event)
    }
    fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
        patterns::matches(look, pattern, event)
    }
    fn rewrite(look: Sight, rewrite: &Rewrite, event: &Event) -> Vec<Event> {
        patterns::rewrite(look, rewrite, event)
    }
    fn is_in_force(book: &Book<Self>, state: &State<Self>, card: CardId, law: usize) -> bool {
        Reader { book, state }.speaks(card, law)
    }

    /// The controller of all of them, or the active player. `SP-503.4` `SP-506.4`
    fn orderer(state: &State<Self>, origins: &[Origin]) -> Seat {
        match origins.first() {
            Some(first) if origins.iter().all(|origin| origin.you == first.you) => first.you,
            _ => state.extra.active,
        }
    }

    fn reads_event(book: &Book<Self>, then: NodeId) -> bool {
        !book.plan.eventless.contains(&then)
    }

    fn offered_kinds() -> u64 {
        1 << kind::ACT
    }

    /// The opponent may respond to an action that has been paid for, unless everybody can see that they cannot. `SP-606.1`
    fn offer(look: Sight, event: &Event, phase: Phase) -> Option<Offer<Self>> {
        let Event::Action(action::Event::Act { seat, .. }) = event else { return None };
        let other = rival(*seat);
        let offered = phase == Phase::Before && could_respond(look, other);
        offered.then(|| Offer { moment: Respond.into(), seats: vec![other], order: Order::Series })
    }
}

/// Whether a player could respond by what everybody knows: some tactic may be in the hand or face-down, or an ability
/// is there that could be used.
fn could_respond(look: Sight, seat: Seat) -> bool {
    let read = reader(look);
    let hidden = !look.state.zone(Zone::Hand, seat).is_empty() || !look.state.zone(Zone::FaceDown, seat).is_empty();
    (hidden && may_hold(look, seat))
        || any_ability(look, seat, Zone::Play, seat)
        || any_ability(look, seat, Zone::Faction, seat)
        || any_ability(look, seat, Zone::Discard, seat)
        || any_ability(look, seat, Zone::Play, rival(seat))
        || (read.has(Quality::UseTheirs, Target::Seat(seat), false)
            && any_ability(look, seat, Zone::Faction, rival(seat)))
}

/// What a player can pay at most, with whatever might make something cheaper.
fn reach(look: Sight, seat: Seat) -> i32 {
    let read = reader(look);
    let cheaper = [Quality::Price, Quality::NextPrice, Quality::NextPayment].into_iter().any(|of| read.is_changed(of));
    if cheaper { i32::MAX } else { read.purse(seat) }
}

/// Whether some card of the game that can be played in response could be among the hidden ones.
fn may_hold(look: Sight, seat: Seat) -> bool {
    let read = reader(look);
    let tactics = read.forbidden(Quality::Tactics, Target::Seat(seat)).is_none();
    let (icons, reach) = (read.icons(seat), reach(look, seat));
    look.book.faces.iter().any(|face| {
        let printed = &face.printed;
        let anytime = if printed.kind == Kind::Tactic { tactics } else { printed.any_time() };
        let played = || icons.meet(printed.threshold) && i32::from(printed.cost.unwrap_or(0)) <= reach;
        let flipped =
            || printed.flip.as_ref().is_some_and(|flip| icons.meet(flip.threshold) && i32::from(flip.cost) <= reach);
        anytime && (played() || flipped())
    })
}

/// Whether an ability on some card could be used, as far as everybody can see.
fn any_ability(look: Sight, seat: Seat, zone: Zone, holder: Seat) -> bool {
    let read = reader(look);
    let theirs = read.has(Quality::UseTheirs, Target::Seat(seat), false);
    look.state.zone(zone, holder).iter().any(|card| {
        read.printed(*card).abilities.iter().any(|ability| {
            let here = ability.from == zone || (ability.from == Zone::Play && zone == Zone::Faction);
            let own = holder == seat || ability.anyone || theirs;
            here && own
                && read.icons(if ability.anyone { seat } else { holder }).meet(ability.threshold)
                && may_cost(look, seat, *card, &ability.cost)
        })
    })
}

/// Whether the open parts of a cost section could be satisfied.
fn may_cost(look: Sight, seat: Seat, card: CardId, costs: &[Cost]) -> bool {
    let read = reader(look);
    let pays: i32 = costs.iter().map(|cost| if let Cost::Pay(Num::Fixed(number)) = cost { *number } else { 0 }).sum();
    pays <= reach(look, seat)
        && costs.iter().all(|cost| match cost {
            Cost::Deplete(Which::This) => !look.state.card(card).has(DEPLETED),
            Cost::LoseTokens(Num::Fixed(number)) => i32::from(read.counter(card, TOKEN)) >= *number,
            _ => true,
        })
}
