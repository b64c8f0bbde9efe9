//! What texts wait for, and what they put in its place.

use crate::language::{Keyword, Magic, Pattern, Rewrite};
use crate::rules::damage::{self, To};
use crate::rules::prelude::*;
use crate::rules::{Event, attack, course, payment, piles, play, tokens};
use crate::table::dice;
use crate::texts;

/// The kinds of events a pattern waits for, one bit each.
pub fn kinds(pattern: &Pattern) -> u64 {
    match pattern {
        Pattern::EntersThis | Pattern::UnitEnters(_) => 1 << kind::ENTER,
        Pattern::DealsThis => 1 << kind::DEAL | 1 << kind::RECEIVE,
        Pattern::HostIsDealt => 1 << kind::DEAL,
        Pattern::PhoenixbornWouldBeDealt => 1 << kind::DEAL | 1 << kind::WOULD_RECEIVE,
        Pattern::UnitWouldReceive | Pattern::PhoenixbornWouldReceive | Pattern::WardedWouldReceive => {
            1 << kind::WOULD_RECEIVE
        }
        Pattern::ReceivesThis
        | Pattern::ReceivesCombatThis
        | Pattern::IllusionBreaks
        | Pattern::PhoenixbornReceives
        | Pattern::PhoenixbornReceivesAttack => 1 << kind::RECEIVE,
        Pattern::DestroyedThis | Pattern::UnitDestroyed(_) | Pattern::AllyDestroyed | Pattern::Consumes => {
            1 << kind::DESTROY
        }
        Pattern::UnitLeaves(_) | Pattern::WouldBeDiscardedThis => 1 << kind::LEAVE,
        Pattern::Declared | Pattern::Declares => 1 << kind::DECLARE,
        Pattern::Targeted | Pattern::AbilityUsed => 1 << kind::USE,
        Pattern::Milled => 1 << kind::MILL,
        Pattern::MainAction => 1 << kind::MAIN,
        Pattern::TurnsBegin => 1 << kind::TURNS,
        Pattern::RoundEnds | Pattern::CharmsEnd => 1 << kind::ROUND_ENDS,
        Pattern::LosesLastStatus => 1 << kind::TOKENS,
    }
}

/// Whether an event is what a text waits for.
pub fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
    let this = look.scope.origin.this;
    match event {
        Event::Damage(event) => harms(look, pattern, event),
        Event::Play(play::Event::Enter { seat, card, zone, .. }) => match pattern {
            Pattern::EntersThis => look.state.refer(*card) == this,
            Pattern::UnitEnters(whose) => {
                let unit = *zone == Zone::Battlefield && look.face(*card).printed.kind.is_unit();
                unit && is_of(look, *whose, *seat)
            }
            _ => false,
        },
        Event::Play(play::Event::Use { seat, place, by, source, targets, .. }) => {
            let theirs = *seat != look.you();
            match pattern {
                Pattern::Targeted => theirs && targets.iter().any(|card| reader(look).controller(*card) == look.you()),
                Pattern::AbilityUsed => {
                    let printed = source.face.map(|face| &look.book.face(face).printed);
                    let ability =
                        printed.zip(*place).and_then(|(printed, place)| printed.abilities.get(usize::from(place)));
                    theirs && *by == By::Ability && ability.is_some_and(|ability| !ability.inexhaustible)
                }
                _ => false,
            }
        }
        Event::Attack(attack::Event::Declare { seat }) => match pattern {
            Pattern::Declared => true,
            Pattern::Declares => {
                *seat == look.you() && attack::current(look).is_some_and(|attack| attack.attackers.contains(&this))
            }
            _ => false,
        },
        Event::Piles(piles::Event::Mill { seat, .. }) => *pattern == Pattern::Milled && *seat != look.you(),
        Event::Course(course::Event::MainTaken { seat }) => *pattern == Pattern::MainAction && *seat == look.you(),
        Event::Course(course::Event::Turns) => *pattern == Pattern::TurnsBegin,
        Event::Course(course::Event::RoundEnds) => match pattern {
            Pattern::RoundEnds => true,
            // The first of a player's dice speaks for all of them.
            Pattern::CharmsEnd => {
                let first = dice::placed(look.state, look.you(), Magic::Charm).first().copied();
                first.is_some() && first == payment::chosen(look).first().copied()
            }
            _ => false,
        },
        Event::Tokens(tokens::Event::Status { card, number }) => {
            *pattern == Pattern::LosesLastStatus
                && *card == this
                && *number < 0
                && look.this().is_some_and(|this| reader(look).status(this) == 0)
        }
        _ => false,
    }
}

fn is_of(look: Sight, whose: Whose, seat: Seat) -> bool {
    look.seats(whose).contains(Some(seat))
}

/// What happens in the damage process.
fn harms(look: Sight, pattern: &Pattern, event: &damage::Event) -> bool {
    let (this, you, read) = (look.scope.origin.this, look.you(), reader(look));
    let own_phoenixborn =
        |packet: &Packet| read.phoenixborn(you).is_some_and(|card| look.state.refer(card) == packet.victim);
    let exposed = |packet: &Packet| own_phoenixborn(packet) && !look.state.zone(Zone::Battlefield, you).is_empty();
    let options = look.state.extra.options;
    match event {
        damage::Event::Deal(packet) if packet.harm == Harm::Damage => match pattern {
            Pattern::DealsThis => options.later_faq && packet.dealers.contains(&this),
            Pattern::HostIsDealt => look.this().is_some_and(|this| {
                let speaks = texts::namesakes(look, this).first() == Some(&this);
                speaks && look.state.card(this).host == packet.victim.card && !packet.dealers.is_empty()
            }),
            Pattern::PhoenixbornWouldBeDealt => !options.original_text && exposed(packet),
            _ => false,
        },
        damage::Event::Process(packet) if packet.harm == Harm::Damage => match pattern {
            Pattern::UnitWouldReceive => {
                look.state.still(packet.victim).is_some_and(|card| read.is_unit(card) && read.controller(card) == you)
            }
            Pattern::PhoenixbornWouldReceive => own_phoenixborn(packet),
            // By the first printing Redirect answers damage that would be taken. ASH-R9
            Pattern::PhoenixbornWouldBeDealt => options.original_text && exposed(packet),
            Pattern::WardedWouldReceive => {
                let die = payment::chosen(look).first().and_then(|die| look.state.dice.get(*die));
                die.is_some_and(|die| die.pool == dice::PLACED && die.on == packet.victim.card)
            }
            _ => false,
        },
        damage::Event::Receive(packet) => match pattern {
            Pattern::ReceivesThis => packet.victim == this,
            Pattern::ReceivesCombatThis => packet.victim == this && packet.cause.is_combat(),
            Pattern::IllusionBreaks => {
                let it = look.this().filter(|this| look.state.refer(*this) == packet.victim);
                packet.cause.is_combat() && it.is_some_and(|card| read.has(Keyword::Illusion, card))
            }
            Pattern::DealsThis => !options.later_faq && packet.dealers.contains(&this),
            Pattern::PhoenixbornReceives => own_phoenixborn(packet),
            Pattern::PhoenixbornReceivesAttack => own_phoenixborn(packet) && packet.cause.by == By::Attack,
            _ => false,
        },
        damage::Event::Destroy { card, cause } => {
            let Some(unit) = look.state.still(*card).filter(|card| read.is_unit(*card)) else { return false };
            let seat = read.controller(unit);
            match pattern {
                Pattern::DestroyedThis => *card == this,
                Pattern::UnitDestroyed(whose) => is_of(look, *whose, seat),
                Pattern::AllyDestroyed => seat == you && read.kind(unit) == Kind::Ally,
                Pattern::Consumes => seat != you && cause.seat == you && cause.by != By::Rules,
                _ => false,
            }
        }
        damage::Event::Leave { card, from, to } => match pattern {
            Pattern::UnitLeaves(whose) => {
                let printed = &look.face(card.card).printed;
                (printed.kind.is_unit() || printed.stays) && is_of(look, *whose, *from)
            }
            // Only in the player turns phase. ASH-KEY-7 ASH-EOR-2
            Pattern::WouldBeDiscardedThis => {
                *card == this && *to == To::Discard && look.state.extra.stage == Stage::Turns
            }
            _ => false,
        },
        _ => false,
    }
}

/// What an answer makes of an event.
pub fn rewrite(rewrite: &Rewrite, event: &Event) -> Vec<Event> {
    match (rewrite, event) {
        (Rewrite::Less(by), Event::Damage(damage::Event::Process(packet))) => {
            let amount = packet.amount - *by as i16;
            vec![damage::Event::Process(Packet { amount, ..packet.clone() }).into()]
        }
        (Rewrite::To(Some(card)), Event::Damage(damage::Event::Deal(packet))) => {
            vec![damage::Event::Deal(Packet { victim: *card, ..packet.clone() }).into()]
        }
        // Nothing is received, and the other card is dealt the damage now.
        (Rewrite::To(Some(card)), Event::Damage(damage::Event::Process(packet))) => {
            let spared = Packet { amount: 0, ..packet.clone() };
            let dealt = Packet { victim: *card, level: 0, ..packet.clone() };
            vec![damage::Event::Process(spared).into(), damage::Event::Deal(dealt).into()]
        }
        (Rewrite::ToHand, Event::Damage(damage::Event::Leave { card, from, .. })) => {
            vec![damage::Event::Leave { card: *card, from: *from, to: To::Hand }.into()]
        }
        (Rewrite::Nothing, _) => Vec::new(),
        _ => vec![event.clone()],
    }
}
