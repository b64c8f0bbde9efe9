//! What a player may do, and why not.

use std::ops::ControlFlow;

use kernel::quantity::Quantity;
use kernel::question::{Arg, Choice};
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Entry, Proposal, Step};
use kernel::resolve::modifier::forbidden;
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;
use kernel::table::state::State;

use super::event::Event;
use super::language::{Answers, Gauge, Kind, Quality, Zone};
use super::{HIDDEN, Moment, NAMED, Sight, TIRED, Toy, laws, occasion, word};

/// Everything that has the shape of an answer.
pub fn candidates<const S: bool>(
    look: Sight<S>,
    moment: Moment,
    seat: Seat,
    out: &mut impl FnMut(Choice) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for &card in look.state.zone(Zone::Hand, seat) {
        out(Choice::about(word::PLAY, Arg::Card(card)))?;
    }
    if moment != Moment::Main {
        return out(Choice::plain(word::DELVE));
    }
    for &card in look.state.zone(Zone::Play, seat) {
        out(Choice::about(word::USE, Arg::Card(card)))?;
        for target in look.state.opponents(seat) {
            out(Choice::about_two(word::STRIKE, Arg::Seat(target), Arg::Card(card)))?;
        }
    }
    out(Choice::plain(word::DELVE))?;
    out(Choice::plain(word::END))
}

/// Whether an answer is legal, and if not, which rule says so.
pub fn judge<W: Why, const S: bool>(look: Sight<S>, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
    match (moment, choice.word, choice.args[0], choice.args[1]) {
        (Moment::Main, word::PLAY, Arg::Card(card), _) => may_play(look, seat, card, None),
        (Moment::Main, word::USE, Arg::Card(card), _) => may_use(look, seat, card),
        (Moment::Main, word::STRIKE, Arg::Seat(target), Arg::Card(card)) => may_strike(look, seat, card, target),
        (Moment::Main, word::DELVE, ..) => may_delve(look, seat),
        (Moment::Main, word::END, ..) => Ok(()),
        (Moment::Answer(Answers::Strike), word::DELVE, ..) if lurks(look, seat) => may_delve(look, seat),
        (Moment::Answer(answers), word::PLAY, Arg::Card(card), _) => may_play(look, seat, card, Some(answers)),
        _ => Err(W::because(|| Reason::new("TOY-NOW", "not-now"))),
    }
}

fn may_play<W: Why, const S: bool>(
    look: Sight<S>,
    seat: Seat,
    card: CardId,
    answers: Option<Answers>,
) -> Result<(), W> {
    if State::<Toy<S>>::zone_of(look.state.card(card).zone) != (Zone::Hand, seat) {
        return Err(W::because(|| Reason::new("TOY-PLAY-1", "only-from-hand")));
    }
    if look.state.card(card).has(NAMED) {
        return Err(W::because(|| Reason::new("TOY-PLAY-5", "already-being-played")));
    }
    if look.face(card).printed.answers != answers {
        return Err(W::because(|| Reason::new("TOY-PLAY-2", "another-moment")));
    }
    // An answer is for whoever is asked: the seat that looks is the seat that acts.
    if answers.is_some() && look.you() != seat {
        return Err(W::because(|| Reason::new("TOY-PLAY-4", "for-another-seat")));
    }
    let price = laws::reading(look, Quality::Price, card).value.max(0);
    if look.state.gauge(seat, Gauge::Mana) < Quantity::new(price) {
        return Err(W::because(|| Reason::new("TOY-PLAY-3", "too-little-mana")));
    }
    Ok(())
}

fn may_act<W: Why, const S: bool>(look: Sight<S>, seat: Seat, card: CardId) -> Result<(), W> {
    let entry = look.state.card(card);
    if State::<Toy<S>>::zone_of(entry.zone) != (Zone::Play, seat) || look.face(card).printed.kind != Kind::Creature {
        return Err(W::because(|| Reason::new("TOY-ACT-1", "no-creature-of-yours")));
    }
    if entry.has(TIRED) || entry.has(HIDDEN) {
        return Err(W::because(|| Reason::new("TOY-ACT-2", "tired-or-hidden")));
    }
    Ok(())
}

fn may_use<W: Why, const S: bool>(look: Sight<S>, seat: Seat, card: CardId) -> Result<(), W> {
    may_act(look, seat, card)?;
    match look.face(card).on(occasion::USE) {
        Some(_) => Ok(()),
        None => Err(W::because(|| Reason::new("TOY-USE-1", "nothing-to-use"))),
    }
}

fn may_strike<W: Why, const S: bool>(look: Sight<S>, seat: Seat, card: CardId, target: Seat) -> Result<(), W> {
    may_act(look, seat, card)?;
    if !look.state.opponents(seat).any(|other| other == target) {
        return Err(W::because(|| Reason::new("TOY-STRIKE-1", "only-opponents")));
    }
    if forbidden(look.book, look.state, Quality::Strike, Target::Card(look.state.refer(card))).is_some() {
        return Err(W::because(|| Reason::new("TOY-STRIKE-2", "forbidden")));
    }
    Ok(())
}

/// Once a turn, with a life to give and a card to draw.
fn may_delve<W: Why, const S: bool>(look: Sight<S>, seat: Seat) -> Result<(), W> {
    let life = look.state.gauge(seat, Gauge::Life) > Quantity::new(1);
    if life && !look.state.place(seat).turned && !look.state.zone(Zone::Deck, seat).is_empty() {
        Ok(())
    } else {
        Err(W::because(|| Reason::new("TOY-DELVE-1", "not-again")))
    }
}

/// Whoever has something hidden may delve when there is a strike, too.
fn lurks<const S: bool>(look: Sight<S>, seat: Seat) -> bool {
    look.state.zone(Zone::Play, seat).iter().any(|&card| look.state.card(card).has(HIDDEN))
}

/// What a legal answer does.
pub fn perform<const S: bool>(look: Sight<S>, _: Moment, seat: Seat, choice: &Choice) -> Step<Toy<S>> {
    let follow = |card, node| Proposal::Enter(Entry::of(Origin::card(look.state, seat, card), node));
    let does = match (choice.word, choice.args[0], choice.args[1]) {
        (word::PLAY, Arg::Card(card), _) => follow(card, look.book.plan.play),
        (word::USE, Arg::Card(card), _) => follow(card, look.book.plan.activate),
        (word::STRIKE, Arg::Seat(target), Arg::Card(card)) => Proposal::Event(Event::Strike { card, seat, target }),
        (word::DELVE, ..) => Proposal::Event(Event::Delve { seat }),
        _ => return Step { does: Proposal::Nothing, again: false },
    };
    Step { does, again: true }
}
