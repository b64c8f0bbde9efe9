//! What is activated: target, Attack, defence. `DT-ORP-10` `DT-DRP-1`

use kernel::resolve::modifier::forbidden;

use crate::cards::{Needs, Part as BoardPart, occasion};
use crate::language::{DamageType, Quality};
use crate::rules::prelude::*;
use crate::rules::{dice as rolls, piles};
use crate::table::dice;
use crate::table::extra::{Attack, Phase};
use crate::table::reading::seating;
use crate::table::seating::{Aim, Seating, aim, is_leader};
use crate::table::total::Contribution;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// An Offensive Ability is activated with the dice as they are.
    Activate { seat: Seat, card: CardId, way: u8, target: Option<Seat> },
    /// What was activated has no effect of any kind.
    Fail,
    /// The defender is determined; in King of the Hill a leader brings a card. `DT-KOTH-6` `DT-KOTH-7`
    Target { seat: Seat, target: Seat, bonus: bool },
    /// Somebody attacks somebody. `DT-GLOSS-ATTACK-1`
    Attack { from: Seat, to: Seat },
    /// A Defensive Ability is activated.
    Defend { seat: Seat, card: CardId },
    /// No Defensive Ability is used. `DT-R6`
    NoDefence { seat: Seat },
}

impl Chapter<DiceThrone> for Event {
    fn apply(&self, state: &mut State<DiceThrone>, book: &Book<DiceThrone>) -> Outcome<DiceThrone> {
        match self {
            Event::Activate { seat, card, target, .. } => {
                let face = state.card(*card).face;
                let ultimate = book.face(face).printed.space().is_some_and(|space| space.part == BoardPart::Ultimate);
                let others: Vec<Seat> = state.opponents(*seat).collect();
                let only = if let [only] = others[..] { Some(only) } else { None };
                let target = target.or(only);
                let shown = dice::shown_in(state, *seat, dice::OFFENCE);
                let (failed, told, defended, shared) = (false, false, false, None);
                let attack = Attack { by: *seat, face, shown, ultimate, target, failed, told, defended, shared };
                state.extra.attack = Some(attack);
            }
            Event::Fail => match &mut state.extra.attack {
                Some(attack) if !attack.ultimate => attack.failed = true,
                _ => return Outcome::Nothing,
            },
            Event::Target { seat, target, bonus } => {
                if let Some(attack) = &mut state.extra.attack {
                    attack.target = Some(*target);
                }
                for packet in state.extra.packets.iter_mut().filter(|packet| packet.to == Seat::NONE) {
                    packet.to = *target;
                }
                if *bonus {
                    piles::draw_cards(state, *seat, 1);
                }
            }
            Event::Attack { .. } => {
                if let Some(attack) = &mut state.extra.attack {
                    attack.told = true;
                }
            }
            Event::Defend { seat, card } => {
                if let Some(attack) = &mut state.extra.attack {
                    attack.defended = true;
                }
                let origin = Origin::card(state, *seat, *card);
                return Outcome::Enter(Entry::of(origin, book.plan.defend));
            }
            Event::NoDefence { .. } => {
                if let Some(attack) = &mut state.extra.attack {
                    attack.defended = true;
                }
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Activate { seat, card, .. } => told("log-activate", *seat).card("card", look, *card),
            Event::Fail => Phrase::new("log-fail"),
            Event::Target { seat, target, .. } => told("log-target", *seat).seat("other", *target),
            Event::Attack { from, to } => told("log-attack", *from).seat("other", *to),
            Event::Defend { seat, card } => told("log-defend", *seat).card("card", look, *card),
            Event::NoDefence { seat } => told("log-no-defence", *seat),
        })
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Activate { .. } => kind::ACTIVATE,
            Event::Attack { .. } => kind::ATTACK,
            _ => UNHEARD,
        }
    }
}

pub fn current<'a>(look: Sight<'a>) -> Option<&'a Attack> {
    look.state.extra.attack.as_ref()
}

/// Whether what was activated deals damage to its target by now. `DT-GLOSS-ATTACK-1` `DT-R10`
pub fn is_attack(look: Sight) -> bool {
    let Some(attack) = current(look).filter(|attack| !attack.failed) else { return false };
    let own =
        look.state.extra.packets.iter().filter(|packet| packet.stream == Stream::Attack && packet.from == attack.by);
    let bases = own.flat_map(|packet| &packet.lines).filter_map(|line| match line.part {
        Part::Is(Contribution::Base(number)) => Some(number),
        _ => None,
    });
    attack.target.is_some() && bases.sum::<i32>() > 0
}

/// The announced ability is activated. `DT-ORP-10`
pub fn activate(look: Sight) -> Made {
    let seat = look.you();
    let announced = look.state.extra.roll.announced.filter(|_| look.state.place(seat).alive);
    let target = look.scope.seat_in(slot::TARGET).filter(|target| look.state.place(*target).alive);
    Proposal::maybe(announced.map(|(card, way)| Event::Activate { seat, card, way, target }))
}

/// The text of what was activated.
pub fn follow(look: Sight) -> Made {
    let seat = look.you();
    let announced = look.state.extra.roll.announced.filter(|_| current(look).is_some_and(|attack| attack.by == seat));
    let Some((card, way)) = announced else { return Proposal::Nothing };
    let Some(text) = look.face(card).on(occasion::WAYS + way) else { return Proposal::Nothing };
    Proposal::Enter(Entry::of(Origin::card(look.state, seat, card), text.node))
}

/// Whoever has several opponents determines a target. `DT-TARGET-1` `DT-TARGET-2`
pub fn aim_if_needed(look: Sight) -> Made {
    let open = current(look).is_some_and(|attack| attack.target.is_none() && !attack.failed);
    if open { Proposal::Enter(Entry::of(look.scope.origin, look.book.plan.targeting)) } else { Proposal::Nothing }
}

/// In a game of teams a die says whom. `DT-TARGET-4`
pub fn roll_target(look: Sight) -> Made {
    if seating(look.state) != Seating::Teams {
        return Proposal::Nothing;
    }
    let (seat, on) = (look.you(), CardId::NONE);
    Proposal::one(rolls::Event::Roll { seat, number: 1, pool: dice::TARGETING, on, by: None })
}

/// Who decides among which opponents: one player, or both opponents together. `DT-TARGET-3` `DT-TARGET-4`
pub fn aimers(look: Sight) -> (Vec<Seat>, Vec<Seat>) {
    let you = look.you();
    let living: Vec<Seat> = look.state.opponents(you).collect();
    let seats: Vec<Seat> = seating(look.state).opponents(you);
    let shows = look.state.dice.pool(you, dice::TARGETING).map(|(_, die)| die.shows).last();
    match (seating(look.state), shows.map(aim)) {
        (Seating::Teams, Some(Aim::Left)) => (vec![you], vec![seats[0]]),
        (Seating::Teams, Some(Aim::Right)) => (vec![you], vec![seats[1]]),
        (Seating::Teams, Some(Aim::OpponentsChoose)) => (seats.clone(), seats),
        _ => (vec![you], living),
    }
}

/// The defender is determined. The leader is whoever leads at this moment. `DT-R20`
pub fn set_target(look: Sight, target: Seat) -> Event {
    let health: Vec<u8> =
        look.state.players().map(|seat| crate::table::reading::health(look.state, seat) as u8).collect();
    let bonus = seating(look.state) == Seating::KingOfTheHill && is_leader(&health, target);
    Event::Target { seat: look.you(), target, bonus }
}

/// It is told that this is an Attack, once.
pub fn tell(look: Sight) -> Made {
    let open = current(look).filter(|attack| !attack.told && is_attack(look));
    let attack = open.and_then(|attack| Some(Event::Attack { from: attack.by, to: attack.target? }));
    Proposal::maybe(attack)
}

/// Whether the target may use a Defensive Ability. `DT-DEFENSE-3` `DT-DRP-3` `DT-R9` `DT-ULT-1`
pub fn is_defendable(look: Sight) -> bool {
    let Some(attack) = current(look).filter(|attack| attack.told && !attack.ultimate && !attack.defended) else {
        return false;
    };
    let Some(target) = attack.target.filter(|target| look.state.place(*target).alive) else { return false };
    let normal =
        look.state.extra.packets.iter().any(|packet| {
            packet.stream == Stream::Attack && packet.damage == DamageType::Normal && packet.to == target
        });
    let is_forbidden = |of, seat| forbidden(look.book, look.state, of, Target::Seat(seat)).is_some();
    normal
        && !is_forbidden(Quality::OffensiveDamage, attack.by)
        && !is_forbidden(Quality::Defence, target)
        && !is_forbidden(Quality::Actions, target)
}

pub fn defend_if_possible(look: Sight) -> Made {
    let target = current(look).and_then(|attack| attack.target).filter(|_| is_defendable(look));
    let Some(target) = target else { return Proposal::Nothing };
    Proposal::Enter(Entry::of(Origin::rules(target), look.book.plan.defence))
}

/// The dice of the defence are rolled once. `DT-DRP-4` `DT-DEFDICE-1`
pub fn roll_defence(look: Sight) -> Made {
    let Some(card) = look.this() else { return Proposal::Nothing };
    let needs = look.face(card).printed.space().and_then(|space| space.level.ways.first()).map(|way| &way.needs);
    let Some(Needs::Defence(number)) = needs else { return Proposal::Nothing };
    let (seat, by) = (look.you(), look.scope.origin.face);
    Proposal::one(rolls::Event::Roll { seat, number: *number, pool: dice::DEFENCE, on: card, by })
}

/// The text of the defence. `DT-DRP-5`
pub fn follow_defence(look: Sight) -> Made {
    let text = look.this().and_then(|card| look.face(card).on(occasion::WAYS));
    text.map_or(Proposal::Nothing, |text| Proposal::Enter(Entry::here(text.node)))
}

/// Whether opponents may do nothing because of an Ultimate. `DT-ULT-3` `DT-TARGET-6`
pub fn is_locked_out(look: Sight, seat: Seat) -> bool {
    let locks = |attack: &&Attack| attack.ultimate && crate::table::reading::is_opponent(look.state, attack.by, seat);
    current(look).filter(locks).is_some() && look.state.extra.phase != Phase::Conclusion
}

/// Whether a player can do nothing at all.
pub fn is_stunned(look: Sight, seat: Seat) -> bool {
    forbidden(look.book, look.state, Quality::Actions, Target::Seat(seat)).is_some()
}
