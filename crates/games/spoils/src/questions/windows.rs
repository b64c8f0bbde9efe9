//! Who is asked, who may respond, who orders what happens at the same time.

use kernel::effect::tree::{CardPick, Phase};
use kernel::refusal::Reason;
use kernel::resolve::event::{Offer, Order};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::language::{Cost, Kind, Num, Quality, Which, Zone};
use crate::log::about;
use crate::rules::event::Event;
use crate::table::reading::{Sight, reader};
use crate::texts::select::{payer, rival};
use crate::{Moment, Spoils};

/// Who is asked at a moment.
pub fn asked(look: Sight, moment: Moment) -> Seat {
    let extra = &look.state.extra;
    match moment {
        Moment::Turn | Moment::Respond => extra.active,
        Moment::Step(side) => extra.battle.as_ref().map_or(Seat::NONE, |battle| battle.seat(side)),
        Moment::Cost(..) | Moment::Way => extra.actions.last().map_or(Seat::NONE, |action| action.seat),
        Moment::Pay => payer(look),
        Moment::StartResource(true) | Moment::First => extra.chooser,
        Moment::StartResource(false) => rival(extra.chooser),
        Moment::Bid => extra.bids.as_ref().map_or(Seat::NONE, |bids| bids.turn),
        Moment::Attackers
        | Moment::Mulligan
        | Moment::Resource
        | Moment::PlayCard(_)
        | Moment::Divide(..)
        | Moment::Counter => look.you(),
        Moment::Hosts(_) => look.scope.seat_in(crate::table::action::slot::PUTTER).unwrap_or(look.you()),
        Moment::Blockers | Moment::LoopNumber => rival(look.you()),
        Moment::Assign(side) => extra.battle.as_ref().map_or(Seat::NONE, |battle| battle.seat(side)),
    }
}

/// The controller of all of them, or the active player. `SP-503.4` `SP-506.4`
pub fn orderer(state: &State<Spoils>, origins: &[Origin]) -> Seat {
    match origins.first() {
        Some(first) if origins.iter().all(|origin| origin.you == first.you) => first.you,
        _ => state.extra.active,
    }
}

/// The opponent may respond to an action that has been paid for, unless everybody can see that they cannot. `SP-606.1`
pub fn offer(look: Sight, event: &Event, phase: Phase) -> Option<Offer<Spoils>> {
    let Event::Act { seat, .. } = event else { return None };
    if phase != Phase::Before {
        return None;
    }
    let other = rival(*seat);
    could_respond(look, other).then(|| Offer { moment: Moment::Respond, seats: vec![other], order: Order::Series })
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
            Cost::Deplete(Which::This) => !look.state.card(card).has(crate::DEPLETED),
            Cost::LoseTokens(Num::Fixed(number)) => i32::from(read.counter(card, crate::TOKEN)) >= *number,
            _ => true,
        })
}

/// Why a card that lies elsewhere cannot be singled out. `SP-402.3`
pub fn misplaced(look: Sight, pick: &CardPick<Spoils>, card: CardId) -> Reason {
    let zone = reader(look).zone(card).0;
    let rule = match zone {
        Zone::Faction => "SP-202.9a",
        _ if pick.from == [Zone::Hand] => "SP-305.1",
        _ if pick.from == [Zone::Play] => "SP-402.3a",
        _ => "SP-402.3",
    };
    Reason::with(rule, about("lies-elsewhere", look, card))
}
