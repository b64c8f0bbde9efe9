//! The play phase: cards to play, champions to activate, cards to recruit and enlist, champions to attack. `SOI-PLAY-1`

use std::ops::ControlFlow;

use kernel::prelude::*;
use kernel::resolve::modifier::{Ban, forbidden};

use crate::Shards;
use crate::cards::{CONDITION, occasion};
use crate::language::{Kind, Quality, Resource, Zone};
use crate::questions::word;
use crate::rules::{attack, dials, play, river};
use crate::table::{ENLISTED, Sight, TURNED};
use crate::texts::provable;

/// The play phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Play;

impl QuestionKind<Shards> for Play {
    #[inline]
    fn asked(self, look: Sight) -> Seat {
        look.state.extra.active
    }

    fn prompt(self, look: Sight) -> Phrase {
        let seat = look.state.extra.active;
        let gauge = |resource| look.state.gauge(seat, resource);
        told("ask-play", seat).number("gems", gauge(Resource::Gems)).number("power", gauge(Resource::Power))
    }

    /// A card can be played and the turn can be ended.
    #[inline]
    fn has_plain_choice(self, look: Sight, seat: Seat) -> bool {
        !look.state.zone(Zone::Hand, seat).is_empty()
    }

    #[inline]
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let state = look.state;
        let about = |word, card| Choice::about(word, Arg::Card(card));
        for &card in state.zone(Zone::Hand, seat) {
            out(about(word::PLAY, card))?;
        }
        for &card in state.zone(Zone::Play, seat) {
            if look.face(card).printed.kind == Kind::Champion {
                out(about(word::ACTIVATE, card))?;
            }
        }
        for &card in state.zone(Zone::River, seat) {
            out(about(word::RECRUIT, card))?;
            if look.face(card).printed.kind == Kind::Mercenary {
                out(about(word::ENLIST, card))?;
            }
        }
        out(Choice::plain(word::FOCUS))?;
        for other in state.opponents(seat) {
            for &card in state.zone(Zone::Play, other) {
                out(about(word::ATTACK, card))?;
            }
        }
        out(Choice::plain(word::END))
    }

    #[inline]
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::PLAY, Arg::Card(card)) => may_play(look, seat, card),
            (word::ACTIVATE, Arg::Card(card)) => may_activate(look, seat, card),
            (word::RECRUIT, Arg::Card(card)) => may_recruit(look, seat, card),
            (word::ENLIST, Arg::Card(card)) => may_enlist(look, seat, card),
            (word::ATTACK, Arg::Card(card)) => may_attack(look, seat, card),
            (word::FOCUS, _) => may_focus(look, seat),
            (word::END, _) => Ok(()),
            (word::ASSIGN, _) => refuse("SOI-ATTACK-11", "players-later"),
            (word::REVEAL, Arg::Card(card)) => Err(W::because(|| {
                let shield = look.face(card).printed.shield.is_some();
                Reason::new(if shield { "SOI-SHIELD-4" } else { "SOI-REVEAL-1" }, "nothing-to-reveal-for")
            })),
            _ => refuse("SOI-ALLY-2", "no-text-asks-for-it"),
        }
    }

    #[inline]
    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Shards> {
        let plan = &look.book.plan;
        Step::again(match (choice.word, choice.args[0]) {
            (word::PLAY, Arg::Card(card)) => Proposal::one(play::Event::Play { seat, card }),
            (word::ACTIVATE, Arg::Card(card)) => follow(look, seat, card, plan.activate),
            (word::RECRUIT, Arg::Card(card)) => follow(look, seat, card, plan.recruit),
            (word::ENLIST, Arg::Card(card)) => {
                let price = look.face(card).printed.cost.unwrap_or(0);
                Proposal::one(river::Event::Enlist { seat, card, price })
            }
            (word::ATTACK, Arg::Card(card)) => {
                let power = look.face(card).printed.health.unwrap_or(0);
                Proposal::one(attack::Event::Attack { seat, card, power })
            }
            (word::FOCUS, _) => Proposal::one(dials::Event::Focus { seat }),
            _ => return Step::done(),
        })
    }
}

fn follow(look: Sight, seat: Seat, card: CardId, node: NodeId) -> Proposal<Shards> {
    Proposal::Enter(Entry::of(Origin::card(look.state, seat, card), node))
}

#[inline]
fn zone_of(look: Sight, card: CardId) -> (Zone, Seat) {
    State::<Shards>::zone_of(look.state.card(card).zone)
}

/// Only from the own hand; it costs nothing. `SOI-PLAY-1` `SOI-PLAY-6`
fn may_play<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    if look.state.lies_at(card, Zone::Hand, seat) {
        Ok(())
    } else {
        refuse_card(look, "SOI-PLAY-1", "only-from-hand", card)
    }
}

/// An own champion in play, not yet activated this turn.
fn may_activate<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let face = look.face(card);
    if face.printed.kind != Kind::Champion {
        return refuse_card(look, "SOI-ACTIVATE-1", "no-champion", card);
    }
    match zone_of(look, card) {
        (Zone::Play, holder) if holder == seat => {}
        (Zone::Play, _) => {
            return refuse_card(look, "SOI-CHAMP-12", "not-your-champion", card);
        }
        _ => return refuse_card(look, "SOI-CHAMP-5", "not-in-play", card),
    }
    if look.state.card(card).has(TURNED) {
        return refuse_card(look, "SOI-CHAMP-7", "already-activated", card);
    }
    if face.on(occasion::ACTIVATE).is_none() {
        return refuse_card(look, "SOI-CHAMP-6", "nothing-to-activate", card);
    }
    match &face.printed.only_if {
        Some(test) if !provable(look, test) => {
            let condition = Fact::Part(look.state.card(card).face, CONDITION);
            let phrase = || look.about("condition-not-met", card).fact("condition", condition);
            Err(W::because(|| Reason::with("SOI-REVEAL-1", phrase())))
        }
        _ => Ok(()),
    }
}

/// A card of the river that can be paid.
fn may_recruit<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    if look.state.lies_at(card, Zone::River, Seat::NONE) {
        return afford(look, seat, card, "SOI-RECRUIT-2");
    }
    match zone_of(look, card) {
        (Zone::Play, holder) if holder == seat && look.state.card(card).has(ENLISTED) => {
            refuse_card(look, "SOI-MERC-6", "already-enlisted", card)
        }
        _ => refuse_card(look, "SOI-RECRUIT-3", "not-in-river", card),
    }
}

/// A mercenary of the river that can be paid.
fn may_enlist<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    match zone_of(look, card) {
        (Zone::River, _) if look.face(card).printed.kind != Kind::Mercenary => {
            refuse_card(look, "SOI-ENLIST-2", "no-mercenary", card)
        }
        (Zone::River, _) => afford(look, seat, card, "SOI-MERC-3"),
        (Zone::Play, holder) if holder == seat && look.state.card(card).has(ENLISTED) => {
            refuse_card(look, "SOI-MERC-5", "already-enlisted", card)
        }
        _ => refuse_card(look, "SOI-ENLIST-2", "not-in-river", card),
    }
}

fn afford<W: Why>(look: Sight, seat: Seat, card: CardId, rule: &'static str) -> Result<(), W> {
    let cost = Quantity::new(i32::from(look.face(card).printed.cost.unwrap_or(0)));
    let gems = look.state.gauge(seat, Resource::Gems);
    if gems >= cost {
        Ok(())
    } else {
        let phrase = || look.about("too-few-gems", card).number("cost", cost).number("gems", gems);
        Err(W::because(|| Reason::with(rule, phrase())))
    }
}

/// Once a turn, for a gem. `SOI-FOCUS-1`
fn may_focus<W: Why>(look: Sight, seat: Seat) -> Result<(), W> {
    if look.state.place(seat).turned {
        refuse("SOI-FOCUS-3", "already-focused")
    } else if look.state.gauge(seat, Resource::Gems) < Quantity::new(1) {
        refuse("SOI-FOCUS-2", "no-gem-for-focus")
    } else {
        Ok(())
    }
}

/// An enemy champion that may be attacked, for power equal to its health, all at once. `SOI-ATTACK-6`
fn may_attack<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let printed = &look.face(card).printed;
    let (zone, holder) = zone_of(look, card);
    if zone != Zone::Play || printed.kind != Kind::Champion {
        return refuse_card(look, "SOI-CHAMP-8", "only-champions-in-play", card);
    }
    if look.state.place(holder).team == look.state.place(seat).team {
        return refuse_card(look, "SOI-ATTACK-1", "only-enemy-champions", card);
    }
    if let Some(ban) = forbidden(look.book, look.state, Quality::Attack, Target::Card(look.state.refer(card))) {
        return Err(W::because(|| protected(look.state.card(card).face, ban)));
    }
    let health = Quantity::new(i32::from(printed.health.unwrap_or(0)));
    let power = look.state.gauge(seat, Resource::Power);
    if power >= health {
        Ok(())
    } else {
        let phrase = || look.about("too-little-power", card).number("health", health).number("power", power);
        Err(W::because(|| Reason::with("SOI-ATTACK-9", phrase())))
    }
}

fn protected(face: FaceId, ban: Ban) -> Reason {
    let phrase = Phrase::new("protected-by").face("card", face);
    Reason::with("SOI-PRIO-1", phrase.face("by", ban.by.unwrap_or(face)))
}
