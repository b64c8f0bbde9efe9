//! Who is asked, who may respond, who orders what happens at the same time.

use kernel::effect::tree::{CardPick, Phase};
use kernel::refusal::Reason;
use kernel::resolve::event::{Offer, Order};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use crate::describe::about;
use crate::event::Event;
use crate::language::{Kind, Quality, Zone};
use crate::reading::{Sight, reader};
use crate::select::{payer, rival};
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
        Moment::Hosts(_) => look.scope.seat_in(crate::action::slot::PUTTER).unwrap_or(look.you()),
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
    let Event::Act { seat } = event else { return None };
    if phase != Phase::Before {
        return None;
    }
    let other = rival(*seat);
    could_respond(look, other).then(|| Offer { moment: Moment::Respond, seats: vec![other], order: Order::Series })
}

/// Whether a player could respond by what everybody knows: some tactic may be in the hand or face-down, or an ability
/// is there to be used.
fn could_respond(look: Sight, seat: Seat) -> bool {
    let read = reader(look);
    let hidden = !look.state.zone(Zone::Hand, seat).is_empty() || !look.state.zone(Zone::FaceDown, seat).is_empty();
    let purse = read.purse(seat);
    let tactics = read.forbidden(Quality::Tactics, Target::Seat(seat)).is_none();
    let icons = read.icons(seat);
    let may_hold = || {
        look.book.faces.iter().any(|face| {
            let printed = &face.printed;
            let anytime =
                (printed.kind == Kind::Tactic && tactics) || (printed.kind != Kind::Tactic && printed.any_time());
            let cheapest = printed.flip.as_ref().map_or(i32::from(printed.cost.unwrap_or(0)), |flip| {
                i32::from(flip.cost).min(i32::from(printed.cost.unwrap_or(0)))
            });
            let threshold =
                printed.flip.as_ref().is_some_and(|flip| icons.meet(flip.threshold)) || icons.meet(printed.threshold);
            // Reductions may make it cheaper than printed: they are public, but no more than a few.
            anytime && threshold && cheapest <= purse + 3
        })
    };
    let any_ability = |zone: Zone, of: Seat, theirs: bool| {
        look.state.zone(zone, of).iter().any(|card| {
            let usable = |ability: &crate::cards::Ability| !theirs || ability.anyone;
            read.printed(*card).abilities.iter().any(usable)
        })
    };
    let uses_theirs = read.has(Quality::UseTheirs, Target::Seat(seat), false);
    (hidden && may_hold())
        || any_ability(Zone::Play, seat, false)
        || any_ability(Zone::Faction, seat, false)
        || any_ability(Zone::Discard, seat, false)
        || any_ability(Zone::Play, rival(seat), !uses_theirs)
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
