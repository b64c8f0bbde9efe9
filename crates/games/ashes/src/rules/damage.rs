//! The damage and destruction process, card by card, and what becomes of whoever loses. `ASH-DAMAGE-0A`
//!
//! Damage is dealt while an effect is followed and waits until the effect is over; then each card goes through the process:
//! it receives the damage, gets its wounds, is destroyed, leaves. Damage inside the process runs its own to the end first.

use std::cell::OnceCell;

use crate::rules::prelude::*;
use crate::table::{DESTROYED, FORFEIT, dice};

/// What happens to those who are harmed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// An effect begins: what it deals waits for its end. `ASH-ORDER-2`
    Begin,
    /// An effect is over, with all that it dealt.
    End,
    /// Damage is dealt, wounds are placed or a card is destroyed, once the effect is over.
    Deal(Packet),
    /// A card would receive what was dealt to it.
    Process(Packet),
    /// Step 1: the damage is received.
    Receive(Packet),
    /// Step 2: wounds are placed.
    Wound(Packet),
    /// Step 2b: the card is destroyed, but still there.
    Destroy { card: CardRef, cause: Cause },
    /// Step 3: a card leaves play.
    Leave { card: CardRef, from: Seat, to: To },
    /// Step 3: whoever controls a destroyed Phoenixborn loses.
    Lose { seat: Seat },
}

/// Where a card goes that leaves play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum To {
    /// It is discarded; a conjuration goes to its owner's pile. `ASH-ZONE-6` `ASH-ZONE-7`
    Discard,
    /// It is discarded for Meditate. `ASH-KEY-8`
    Meditated,
    /// Its owner's hand; a conjuration goes to its owner's pile.
    Hand,
    Removed,
}

impl Chapter<Ashes> for Event {
    fn apply(&self, state: &mut State<Ashes>, book: &Book<Ashes>) -> Outcome<Ashes> {
        match self {
            Event::Begin => state.extra.level += 1,
            Event::End => state.extra.level -= 1,
            Event::Deal(packet) => return deal(state, book, packet),
            Event::Process(packet) => {
                let is_it = |other: &Packet| other.victim == packet.victim && other.level == packet.level;
                if let Some(place) = state.extra.packets.iter().position(is_it) {
                    state.extra.packets.remove(place);
                }
                if state.still(packet.victim).is_none() || (packet.amount <= 0 && packet.harm != Harm::Destruction) {
                    return Outcome::Nothing;
                }
                let origin = Origin::rules(state.extra.orderer());
                return Outcome::Enter(Entry::of(origin, book.plan.process));
            }
            Event::Receive(packet) => {
                if state.still(packet.victim).is_none() {
                    return Outcome::Nothing;
                }
            }
            Event::Wound(packet) => {
                let Some(card) = state.still(packet.victim) else { return Outcome::Nothing };
                state.counters.add(card, WOUND, packet.amount);
                // Wounds equal to or above the life value destroy at once. ASH-DAMAGE-2L ASH-R2
                if (Reader { book, state }).is_lethal(card) {
                    state.mark(card, DESTROYED, true);
                }
            }
            Event::Destroy { card, .. } => {
                let Some(card) = state.still(*card) else { return Outcome::Nothing };
                state.mark(card, DESTROYED, true);
            }
            Event::Leave { card, to, .. } => {
                let Some(card) = state.still(*card) else { return Outcome::Nothing };
                leave(state, book, card, *to);
            }
            Event::Lose { seat } => eliminate(state, book, *seat),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Receive(packet) => look.about("log-receive", packet.victim.card).count(packet.amount.into()),
            // What an effect deals is told by what the card receives.
            Event::Deal(packet) => match packet.dealers[..] {
                [dealer] => {
                    let by = look.about("log-deal", dealer.card).card("other", look, packet.victim.card);
                    by.count(packet.amount.into())
                }
                _ => return None,
            },
            Event::Wound(packet) => {
                let (card, read) = (packet.victim.card, reader(look));
                let key = if packet.harm == Harm::Wounds { "log-wound" } else { "log-wounds" };
                let number = |number: i32| Quantity::new(number);
                let told = look.about(key, card).count(packet.amount.into());
                told.number("wounds", number(read.wounds(card))).number("life", number(read.life(card)))
            }
            Event::Destroy { card, .. } => look.about("log-destroy", card.card),
            Event::Leave { card, to: To::Hand, .. } => look.about("log-return", card.card),
            Event::Leave { card, to: To::Removed, .. } => look.about("log-remove", card.card),
            Event::Leave { card, .. } => look.about("log-leave", card.card),
            Event::Lose { seat } => told("log-lose", *seat),
            Event::Begin | Event::End | Event::Process(_) => return None,
        })
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Deal(_) => kind::DEAL,
            Event::Process(_) => kind::WOULD_RECEIVE,
            Event::Receive(_) => kind::RECEIVE,
            Event::Destroy { .. } => kind::DESTROY,
            Event::Leave { .. } => kind::LEAVE,
            Event::Begin | Event::End | Event::Wound(_) | Event::Lose { .. } => UNHEARD,
        }
    }

    fn subject(&self) -> Option<CardId> {
        match self {
            Event::Deal(packet) | Event::Process(packet) | Event::Receive(packet) => Some(packet.victim.card),
            Event::Destroy { card, .. } | Event::Leave { card, .. } => Some(card.card),
            _ => None,
        }
    }
}

/// What is dealt waits for the effect's end, unless it does not reach the card. `ASH-CARD-7` `ASH-ZERO-1`
fn deal(state: &mut State<Ashes>, book: &Book<Ashes>, packet: &Packet) -> Outcome<Ashes> {
    let Some(card) = state.still(packet.victim) else { return Outcome::Nothing };
    let nothing = packet.amount <= 0 && packet.harm != Harm::Destruction;
    if nothing || (Reader { book, state }).is_guarded(card, packet.cause) {
        return Outcome::Nothing;
    }
    let packet = Packet { level: state.extra.level - packet.level, ..packet.clone() };
    state.extra.packets.push(packet);
    Outcome::Done
}

/// A card leaves play: tokens and dice go, it becomes its owner's again. `ASH-ZONE-8` `ASH-ZONE-10` `ASH-ELIM-4`
fn leave(state: &mut State<Ashes>, book: &Book<Ashes>, card: CardId, to: To) {
    for die in dice::on(state, card) {
        dice::to_pool(state, die, dice::EXHAUSTED);
    }
    let read = Reader { book, state };
    let owner = state.card(card).owner;
    let forfeit = state.card(card).has(FORFEIT) && read.kind(card) == Kind::Ally;
    let conjured = read.printed(card).kind == Kind::Conjuration;
    let (zone, seat) = match to {
        To::Removed => (Zone::Removed, Seat::NONE),
        _ if !state.place(owner).alive => (Zone::Removed, Seat::NONE),
        To::Discard if forfeit => (Zone::Removed, Seat::NONE),
        _ if conjured => (Zone::Conjurations, owner),
        To::Discard | To::Meditated => (Zone::Discard, owner),
        To::Hand => (Zone::Hand, owner),
    };
    state.put(card, zone, seat);
    state.card_mut(card).controller = owner;
}

/// A player is out: piles, hand, dice and cards in play go. `ASH-ELIM-1` `ASH-ELIM-2` `ASH-R5`
pub fn eliminate(state: &mut State<Ashes>, book: &Book<Ashes>, seat: Seat) {
    state.places[seat.index()].alive = false;
    for zone in [Zone::Attached, Zone::Battlefield, Zone::Spellboard] {
        while let Some(&card) = state.zone(zone, seat).last() {
            leave(state, book, card, To::Discard);
        }
    }
    let zones = [Zone::Deck, Zone::Hand, Zone::Discard, Zone::Conjurations, Zone::Played, Zone::Phoenixborn];
    for zone in zones {
        state.move_all((zone, seat), (Zone::Removed, Seat::NONE));
    }
    dice::remove_all(state, seat);
    // Somebody must order events outside of turns. ASH-R17
    if state.extra.first == seat {
        state.extra.first = (Reader { book, state }).next(seat);
    }
    let left: Vec<Seat> = state.living().collect();
    if let [winner] = left[..] {
        state.verdict = Some(Verdict { winners: SeatSet::only(winner), why: VerdictKind::Won });
    }
}

/// A player gives up, which is a defeat. In the own turn it ends that turn; outside of turns what was going on begins anew.
pub fn concede(state: &mut State<Ashes>, book: &Book<Ashes>, seat: Seat) -> bool {
    let active = state.extra.stage == Stage::Turns && state.extra.active == seat;
    eliminate(state, book, seat);
    if !active || state.verdict.is_some() {
        return false;
    }
    state.extra.packets.clear();
    state.extra.level = 0;
    rules::course::end_turn(state, book);
    true
}

/// What is attached to a card leaves with it. `ASH-ZONE-9`
pub fn entailed(look: Sight, events: &[&rules::Event]) -> Vec<rules::Event> {
    let leaving = |card: CardId| {
        let is_it = |event: &&rules::Event| match event {
            rules::Event::Damage(Event::Leave { card: other, .. }) => other.card == card,
            _ => false,
        };
        events.iter().copied().any(|event| is_it(&event))
    };
    let mut found = Vec::new();
    for event in events {
        let rules::Event::Damage(Event::Leave { card, .. }) = event else { continue };
        let Some(card) = look.state.still(*card) else { continue };
        for attached in reader(look).attached(card).filter(|attached| !leaving(*attached)) {
            found.push(leaves(look, attached, To::Discard).into());
        }
    }
    found
}

/// A card that leaves play, from whomever it lies with.
pub fn leaves(look: Sight, card: CardId, to: To) -> Event {
    Event::Leave { card: look.state.refer(card), from: reader(look).controller(card), to }
}

/// The packet that is being processed.
pub fn packet<'a>(look: Sight<'a>) -> Option<&'a Packet> {
    match look.scope.event.as_deref() {
        Some(rules::Event::Damage(Event::Process(packet) | Event::Receive(packet) | Event::Deal(packet))) => {
            Some(packet)
        }
        _ => None,
    }
}

/// Step 1. Only damage is received. `ASH-DAMAGE-1` `ASH-DAMAGE-0F`
pub fn receive(look: Sight) -> Made {
    Proposal::maybe(packet(look).filter(|packet| packet.harm == Harm::Damage).cloned().map(Event::Receive))
}

/// Step 2. Destruction places no wounds. `ASH-DAMAGE-2` `ASH-DAMAGE-0G`
pub fn wound(look: Sight) -> Made {
    Proposal::maybe(packet(look).filter(|packet| packet.harm != Harm::Destruction).cloned().map(Event::Wound))
}

/// Step 2b, with the cause that whoever asks may know. `ASH-DAMAGE-2B`
pub fn destroy(look: Sight) -> Made {
    let Some(card) = victim(look) else { return Proposal::Nothing };
    let packet = packet(look);
    let doomed = packet.is_none_or(|packet| packet.harm == Harm::Destruction) || reader(look).is_destroyed(card);
    let cause = packet.map_or(Cause::RULES, |packet| packet.cause);
    let card = look.state.refer(card);
    if doomed { Proposal::one(Event::Destroy { card, cause }) } else { Proposal::Nothing }
}

/// Step 3: a unit is discarded, a Phoenixborn's player loses. `ASH-DAMAGE-3` `ASH-DAMAGE-3U`
pub fn fall(look: Sight) -> Made {
    match victim(look).filter(|card| reader(look).is_destroyed(*card)) {
        Some(card) if look.state.lies_in(card, Zone::Phoenixborn) => {
            Proposal::one(Event::Lose { seat: reader(look).controller(card) })
        }
        Some(card) => Proposal::one(leaves(look, card, To::Discard)),
        None => Proposal::Nothing,
    }
}

/// Whoever goes through the process, if still there. `ASH-ORDER-3`
fn victim(look: Sight) -> Option<CardId> {
    match packet(look) {
        Some(packet) => look.state.still(packet.victim),
        None => look.cards_in(slot::VICTIM).first().copied(),
    }
}

/// Life that has dropped to the wounds without damage destroys, and nobody is the cause. `ASH-DICE-11` `ASH-CARD-2`
pub fn settle(look: Sight) -> Made {
    let read = reader(look);
    // Looked up once, and only where a unit could stand in spite of it.
    let lowered = OnceCell::new();
    let is_lowered = || *lowered.get_or_init(|| read.is_life_lowered());
    let may_fall = |card: CardId| (!read.is_sound(card) || is_lowered()) && !read.is_destroyed(card);
    let falls = |card: &&CardId| may_fall(**card) && read.is_lethal(**card);
    let units = |seat: Seat| look.state.zone(Zone::Battlefield, seat);
    match look.state.living().find_map(|seat| units(seat).iter().find(falls)) {
        Some(card) => {
            let entry = Entry::of(Origin::rules(look.state.extra.orderer()), look.book.plan.fall);
            Proposal::Enter(entry.with([(slot::VICTIM, look.target(*card))]))
        }
        None => Proposal::Nothing,
    }
}
