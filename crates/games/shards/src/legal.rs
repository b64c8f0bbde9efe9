//! What may be done, and why not: one set of predicates for the options and for the explanation.

use std::ops::ControlFlow;

use kernel::effect::node::NodeId;
use kernel::effect::tree::CardPick;
use kernel::phrase::{Fact, Phrase};
use kernel::quantity::Quantity;
use kernel::question::{Arg, Choice};
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Entry, Proposal, Step};
use kernel::resolve::modifier::{Ban, forbidden};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::{CardId, FaceId};
use kernel::table::seats::{Seat, SeatSet};
use kernel::table::state::State;

use crate::language::{Filter, Kind, Quality, Resource, Zone};
use crate::{ENLISTED, Event, Moment, RIVER, Shards, Sight, TURNED, keywords, occasion, word};

/// The largest finite share of infinite power that is offered; larger ones are accepted.
const LARGEST_SHARE: i32 = 99;

/// Everything that has the shape of an answer.
pub fn candidates(
    look: Sight,
    moment: Moment,
    seat: Seat,
    out: &mut impl FnMut(Choice) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match moment {
        Moment::Play => candidates_in_play_phase(look, seat, out),
        Moment::Assign => {
            let Some(target) = look.state.extra.attack.get(look.state.extra.assigned as usize) else {
                return ControlFlow::Continue(());
            };
            let left = power_left(look);
            let most = left.finite().unwrap_or(LARGEST_SHARE);
            let about = |power| Choice::about_two(word::ASSIGN, Arg::Number(power), Arg::Seat(target.seat));
            // Whoever comes last takes all that is left.
            let last = look.state.extra.assigned as usize + 1 == look.state.extra.attack.len();
            for power in if last && !left.is_infinite() { most } else { 0 }..=most {
                out(about(power))?;
            }
            if left.is_infinite() { out(about(i32::MAX)) } else { ControlFlow::Continue(()) }
        }
    }
}

fn candidates_in_play_phase(
    look: Sight,
    seat: Seat,
    out: &mut impl FnMut(Choice) -> ControlFlow<()>,
) -> ControlFlow<()> {
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

/// Whether an answer is legal, and if not, which rule says so.
pub fn judge<W: Why>(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
    match moment {
        Moment::Play => judge_in_play_phase(look, seat, choice),
        Moment::Assign => judge_share(look, seat, choice),
    }
}

fn judge_in_play_phase<W: Why>(look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
    match (choice.word, choice.args[0]) {
        (word::PLAY, Arg::Card(card)) => may_play(look, seat, card),
        (word::ACTIVATE, Arg::Card(card)) => may_activate(look, seat, card),
        (word::RECRUIT, Arg::Card(card)) => may_recruit(look, seat, card),
        (word::ENLIST, Arg::Card(card)) => may_enlist(look, seat, card),
        (word::ATTACK, Arg::Card(card)) => may_attack(look, seat, card),
        (word::FOCUS, _) => may_focus(look, seat),
        (word::END, _) => Ok(()),
        (word::ASSIGN, _) => Err(W::because(|| Reason::new("SOI-ATTACK-11", "players-later"))),
        (word::REVEAL, Arg::Card(card)) => Err(W::because(|| {
            let shield = look.face(card).printed.shield.is_some();
            Reason::new(if shield { "SOI-SHIELD-4" } else { "SOI-REVEAL-1" }, "nothing-to-reveal-for")
        })),
        _ => Err(W::because(|| Reason::new("SOI-ALLY-2", "no-text-asks-for-it"))),
    }
}

/// Only from the own hand; it costs nothing. `SOI-PLAY-1` `SOI-PLAY-6`
fn may_play<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    if look.state.lies_at(card, Zone::Hand, seat) {
        Ok(())
    } else {
        Err(W::because(|| Reason::with("SOI-PLAY-1", about("only-from-hand", look, card))))
    }
}

/// An own champion in play, not yet activated this turn.
fn may_activate<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let face = look.face(card);
    if face.printed.kind != Kind::Champion {
        return Err(W::because(|| Reason::with("SOI-ACTIVATE-1", about("no-champion", look, card))));
    }
    match zone_of(look, card) {
        (Zone::Play, holder) if holder == seat => {}
        (Zone::Play, _) => {
            return Err(W::because(|| Reason::with("SOI-CHAMP-12", about("not-your-champion", look, card))));
        }
        _ => return Err(W::because(|| Reason::with("SOI-CHAMP-5", about("not-in-play", look, card)))),
    }
    if look.state.card(card).has(TURNED) {
        return Err(W::because(|| Reason::with("SOI-CHAMP-7", about("already-activated", look, card))));
    }
    if face.on(occasion::ACTIVATE).is_none() {
        return Err(W::because(|| Reason::with("SOI-CHAMP-6", about("nothing-to-activate", look, card))));
    }
    match &face.printed.only_if {
        Some(test) if !keywords::provable(look, test) => {
            Err(W::because(|| Reason::with("SOI-REVEAL-1", about("condition-not-met", look, card))))
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
            Err(W::because(|| Reason::with("SOI-MERC-6", about("already-enlisted", look, card))))
        }
        _ => Err(W::because(|| Reason::with("SOI-RECRUIT-3", about("not-in-river", look, card)))),
    }
}

/// A mercenary of the river that can be paid.
fn may_enlist<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    match zone_of(look, card) {
        (Zone::River, _) if look.face(card).printed.kind != Kind::Mercenary => {
            Err(W::because(|| Reason::with("SOI-ENLIST-2", about("no-mercenary", look, card))))
        }
        (Zone::River, _) => afford(look, seat, card, "SOI-MERC-3"),
        (Zone::Play, holder) if holder == seat && look.state.card(card).has(ENLISTED) => {
            Err(W::because(|| Reason::with("SOI-MERC-5", about("already-enlisted", look, card))))
        }
        _ => Err(W::because(|| Reason::with("SOI-ENLIST-2", about("not-in-river", look, card)))),
    }
}

fn afford<W: Why>(look: Sight, seat: Seat, card: CardId, rule: &'static str) -> Result<(), W> {
    let cost = Quantity::new(i32::from(look.face(card).printed.cost.unwrap_or(0)));
    let gems = look.state.gauge(seat, Resource::Gems);
    if gems >= cost {
        Ok(())
    } else {
        let phrase = || about("too-few-gems", look, card).number("cost", cost).number("gems", gems);
        Err(W::because(|| Reason::with(rule, phrase())))
    }
}

/// Once a turn, for a gem. `SOI-FOCUS-1`
fn may_focus<W: Why>(look: Sight, seat: Seat) -> Result<(), W> {
    if look.state.place(seat).turned {
        Err(W::because(|| Reason::new("SOI-FOCUS-3", "already-focused")))
    } else if look.state.gauge(seat, Resource::Gems) < Quantity::new(1) {
        Err(W::because(|| Reason::new("SOI-FOCUS-2", "no-gem-for-focus")))
    } else {
        Ok(())
    }
}

/// An enemy champion that may be attacked, for power equal to its health, all at once. `SOI-ATTACK-6`
fn may_attack<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let printed = &look.face(card).printed;
    let (zone, holder) = zone_of(look, card);
    if zone != Zone::Play || printed.kind != Kind::Champion {
        return Err(W::because(|| Reason::with("SOI-CHAMP-8", about("only-champions-in-play", look, card))));
    }
    if look.state.place(holder).team == look.state.place(seat).team {
        return Err(W::because(|| Reason::with("SOI-ATTACK-1", about("only-enemy-champions", look, card))));
    }
    if let Some(ban) = forbidden(look.book, look.state, Quality::Attack, Target::Card(look.state.refer(card))) {
        return Err(W::because(|| protected(look.state.card(card).face, ban)));
    }
    let health = Quantity::new(i32::from(printed.health.unwrap_or(0)));
    let power = look.state.gauge(seat, Resource::Power);
    if power >= health {
        Ok(())
    } else {
        let phrase = || about("too-little-power", look, card).number("health", health).number("power", power);
        Err(W::because(|| Reason::with("SOI-ATTACK-9", phrase())))
    }
}

fn protected(face: FaceId, ban: Ban) -> Reason {
    let card = Phrase::new("protected-by").fact("card", Fact::Card(face, SeatSet::ALL));
    Reason::with("SOI-PRIO-1", card.fact("by", Fact::Card(ban.by.unwrap_or(face), SeatSet::ALL)))
}

fn seat_protected(seat: Seat, ban: Ban) -> Reason {
    let phrase = Phrase::new("seat-protected-by").seat("seat", seat);
    let by = ban.by.expect("only cards protect players");
    Reason::with("SOI-PRIO-1", phrase.fact("by", Fact::Card(by, SeatSet::ALL)))
}

/// The opponents that may be attacked, clockwise.
pub fn attackable<'a>(look: Sight<'a>) -> impl Iterator<Item = Seat> + 'a {
    look.state
        .opponents(look.you())
        .filter(move |seat| forbidden(look.book, look.state, Quality::Attack, Target::Seat(*seat)).is_none())
}

/// The power that has not been assigned yet. Infinite power stays infinite however it is split.
fn power_left(look: Sight) -> Quantity {
    let power = look.state.gauge(look.state.extra.active, Resource::Power);
    look.state
        .extra
        .attack
        .iter()
        .fold(power, |left, assigned| if left.is_infinite() { left } else { left.minus(Quantity::new(assigned.power)) })
}

/// All power goes to players, split as the attacker likes. `SOI-ATTACK-2` `SOI-ATTACK-3`
fn judge_share<W: Why>(look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
    let (Arg::Number(power), Arg::Seat(target)) = (choice.args[0], choice.args[1]) else {
        return Err(W::because(|| match choice.word {
            word::ATTACK => Reason::new("SOI-ATTACK-7", "champions-earlier"),
            _ => Reason::new("SOI-TURN-1", "play-phase-is-over"),
        }));
    };
    if choice.word != word::ASSIGN {
        return Err(W::because(|| Reason::new("SOI-TURN-1", "play-phase-is-over")));
    }
    let attack = &look.state.extra.attack;
    let next = look.state.extra.assigned as usize;
    if target == seat || !look.state.place(target).alive {
        return Err(W::because(|| Reason::new("SOI-ATTACK-2", "only-opponents")));
    }
    if let Some(ban) = forbidden(look.book, look.state, Quality::Attack, Target::Seat(target)) {
        return Err(W::because(|| seat_protected(target, ban)));
    }
    if attack.get(next).is_none_or(|assigned| assigned.seat != target) {
        return Err(W::because(|| Reason::new("SOI-ATTACK-3", "another-share-first")));
    }
    let left = power_left(look);
    let given = if power == i32::MAX { Quantity::INFINITE } else { Quantity::new(power) };
    if given < Quantity::ZERO || given > left {
        return Err(W::because(|| {
            Reason::with("SOI-ATTACK-2", Phrase::new("not-so-much-power").number("power", left))
        }));
    }
    let last = next + 1 == attack.len();
    let spent = match left.finite() {
        Some(_) => given == left,
        None => given.is_infinite() || attack[..next].iter().any(|assigned| assigned.power == i32::MAX),
    };
    if last && !spent {
        return Err(W::because(|| {
            Reason::with("SOI-ATTACK-2", Phrase::new("all-power-must-go").number("power", left))
        }));
    }
    Ok(())
}

/// What a legal answer does.
pub fn perform(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Step<Shards> {
    if moment == Moment::Assign {
        let power = choice.number().expect("a share has a number");
        let power = if power == i32::MAX { Quantity::INFINITE } else { Quantity::new(power) };
        let target = choice.seat().expect("a share has a target");
        let again = (look.state.extra.assigned as usize) + 1 < look.state.extra.attack.len();
        return Step { does: Proposal::Event(Event::Assign { seat: target, power }), again };
    }
    let plan = &look.book.plan;
    let does = match (choice.word, choice.args[0]) {
        (word::PLAY, Arg::Card(card)) => Proposal::Event(Event::Play { seat, card }),
        (word::ACTIVATE, Arg::Card(card)) => follow(look, seat, card, plan.activate),
        (word::RECRUIT, Arg::Card(card)) => follow(look, seat, card, plan.recruit),
        (word::ENLIST, Arg::Card(card)) => {
            let price = look.face(card).printed.cost.unwrap_or(0);
            Proposal::Event(Event::Enlist { seat, card, price })
        }
        (word::ATTACK, Arg::Card(card)) => {
            let power = look.face(card).printed.health.unwrap_or(0);
            Proposal::Event(Event::Attack { seat, card, power })
        }
        (word::FOCUS, _) => Proposal::Event(Event::Focus { seat }),
        _ => return Step { does: Proposal::Nothing, again: false },
    };
    Step { does, again: true }
}

fn follow(look: Sight, seat: Seat, card: CardId, node: NodeId) -> Proposal<Shards> {
    Proposal::Enter(Entry::of(Origin::card(look.state, seat, card), node))
}

/// Why a card that lies elsewhere cannot be picked.
pub fn misplaced(look: Sight, pick: &CardPick<Shards>, card: CardId) -> Reason {
    let (zone, _) = zone_of(look, card);
    let rule = match (pick.from.as_slice(), zone) {
        ([Zone::Hand, Zone::Discard], Zone::Play) => "SOI-BANISH-3",
        ([Zone::Hand, Zone::Discard], _) => "SOI-BANISH-1",
        ([Zone::Hand], _) if pick.that == Filter::Shield => "SOI-SHIELD-4",
        ([Zone::Hand], _) => "SOI-REVEAL-1",
        ([Zone::Discard], Zone::Play) => "SOI-ZONE-2",
        ([Zone::River], _) => "SOI-RECRUIT-3",
        _ => "SOI-PLAY-3",
    };
    Reason::with(rule, about("lies-elsewhere", look, card))
}

/// Why a card cannot be chosen twice: each shield counts once, each card is banished once.
pub fn chosen_already(look: Sight, pick: &CardPick<Shards>, card: CardId) -> Reason {
    let rule = if pick.that == Filter::Shield { "SOI-SHIELD-2" } else { "SOI-BANISH-1" };
    Reason::with(rule, about("already-chosen", look, card))
}

/// Why something cannot be done now: another player is deciding, or a choice is open.
pub fn not_now(look: Sight, seat: Seat, moment: Option<Moment>, choice: &Choice) -> Reason {
    let extra = &look.state.extra;
    let attacking = !extra.attack.is_empty();
    let shares = moment == Some(Moment::Assign);
    let own = extra.active == seat;
    let revealing = choice.word == word::REVEAL;
    let target = extra.attack.iter().find(|assigned| assigned.seat == seat);
    match moment {
        // Shares are being fixed, or have been and the attacked decide on shields.
        _ if attacking && !own && revealing && shares => Reason::new("SOI-ATTACK-4", "shares-first"),
        None if attacking && !own && revealing && target.is_none_or(|assigned| assigned.power == 0) => {
            Reason::new("SOI-SHIELD-1", "not-attacked")
        }
        None if attacking && own && choice.word != word::ASSIGN => Reason::new("SOI-TURN-1", "play-phase-is-over"),
        None if attacking => Reason::new("SOI-ATTACK-4", "attack-is-fixed"),
        Some(Moment::Play) if !own && revealing => {
            let champions = look.state.zone(Zone::Play, seat).iter();
            let any = champions.into_iter().any(|card| look.face(*card).printed.kind == Kind::Champion);
            match any {
                true => Reason::new("SOI-SHIELD-10", "no-shield-for-champions"),
                false => Reason::new("SOI-SHIELD-4", "nothing-to-reveal-for"),
            }
        }
        _ if !own => Reason::with("SOI-SETUP-3", Phrase::new("not-your-turn").seat("seat", extra.active)),
        _ => Reason::new("SOI-PLAY-4", "settle-the-choice-first"),
    }
}

/// Whether the river has an empty place that can be filled.
pub fn river_has_gap(look: Sight) -> bool {
    look.state.zone(Zone::River, Seat::NONE).len() < RIVER && !look.state.zone(Zone::Centre, Seat::NONE).is_empty()
}

#[inline]
fn zone_of(look: Sight, card: CardId) -> (Zone, Seat) {
    State::<Shards>::zone_of(look.state.card(card).zone)
}

fn about(key: &'static str, look: Sight, card: CardId) -> Phrase {
    let entry = look.state.card(card);
    Phrase::new(key).fact("card", Fact::Card(entry.face, entry.known))
}
