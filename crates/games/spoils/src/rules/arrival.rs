//! Entering and leaving play. `SP-403.4a` `SP-402.8`

use crate::rules::prelude::*;

use crate::rules::{cost, piles};
use crate::table::chance::deck_stream;
use crate::table::extra::{Hold, Tenure};
use crate::table::gone::Was;
use crate::table::marks::{DEPLETED, FLIPPED, FRESH};

/// How a card leaves play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Exit {
    /// It is destroyed: into its owner's discard pile. `SP-304.1`
    Destroyed,
    /// Into its owner's hand.
    Hand,
    /// Out of the game. `SP-403.6a`
    Out,
    /// Shuffled into its owner's deck.
    Deck,
    /// Turned face-down under its owner's control. `SP-411.4`
    FaceDown,
    /// Turned face-up, when it is a tactic. `SP-411.3`
    Buried,
}

/// What happens at the edge of play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A card enters play under somebody's control.
    Enter { card: CardId, seat: Seat, host: CardId, flipped: bool, attacking: bool, chosen: Vec<(Slot, Target)> },
    /// A card leaves play. What it was is noted, since it is gone afterwards.
    Leave { card: CardRef, face: FaceId, was: Was, exit: Exit, by: Vec<CardRef> },
    /// A card is put into play face-down.
    Hide { card: CardId, seat: Seat },
    /// A card is attached to another.
    Attach { card: CardId, to: CardId },
    /// Micromajig tokens are made; they enter play next.
    Forge { seat: Seat, number: i32 },
}

impl Event {
    /// A card enters play with nothing special about it.
    pub fn enter(card: CardId, seat: Seat, host: CardId) -> Event {
        Event::Enter { card, seat, host, flipped: false, attacking: false, chosen: Vec::new() }
    }

    /// A card leaves play, with what it is now.
    pub fn leave(read: Reader, card: CardId, exit: Exit) -> Event {
        Event::leave_by(read, card, exit, Vec::new())
    }

    /// A card leaves play because of damage from these sources.
    pub fn leave_by(read: Reader, card: CardId, exit: Exit, by: Vec<CardRef>) -> Event {
        let (left, face) = (read.state.refer(card), read.state.card(card).face);
        Event::Leave { card: left, face, was: Was::of(read, card), exit, by }
    }
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, book: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::Enter { card, seat, host, flipped, attacking, .. } => {
                entered(state, *card, *seat, *host, *flipped, *attacking);
            }
            Event::Leave { card, exit, by, .. } => {
                if !by.is_empty() {
                    state.extra.slain.push((*card, by.clone()));
                }
                if *exit == Exit::Destroyed {
                    state.extra.destroyed.push(*card);
                }
                return left(state, book, *card, *exit);
            }
            Event::Hide { card, seat } => {
                state.put(*card, Zone::FaceDown, *seat);
                state.card_mut(*card).controller = *seat;
                hide(state, *card, *seat);
            }
            Event::Attach { card, to } => state.card_mut(*card).host = *to,
            Event::Forge { seat, number } => forge(state, book, *seat, *number),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Enter { card, seat, .. } => {
                let resource = reader(look).printed(*card).kind == Kind::Resource;
                told(if resource { "log-lays" } else { "log-enters" }, *seat).card("card", look, *card)
            }
            Event::Leave { face, exit, .. } => {
                let key = match exit {
                    Exit::Destroyed => "log-destroyed",
                    Exit::Hand => "log-to-hand",
                    Exit::Out => "log-removed",
                    Exit::Deck => "log-shuffled-in",
                    Exit::FaceDown => "log-flipped-down",
                    Exit::Buried => "log-buried",
                };
                Phrase::new(key).face("card", *face)
            }
            Event::Hide { card, seat } => told("log-lays-down", *seat).card("card", look, *card),
            Event::Attach { card, to } => look.about("log-attached", *card).card("other", look, *to),
            Event::Forge { .. } => return None,
        })
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Enter { .. } => kind::ENTER,
            Event::Leave { .. } => kind::LEAVE,
            _ => UNHEARD,
        }
    }

    fn subject(&self) -> Option<CardId> {
        match self {
            Event::Enter { card, .. } => Some(*card),
            Event::Leave { card, .. } => Some(card.card),
            _ => None,
        }
    }
}

fn entered(state: &mut State<Spoils>, card: CardId, seat: Seat, host: CardId, flipped: bool, attacking: bool) {
    state.put(card, Zone::Play, seat);
    let entry = state.card_mut(card);
    entry.controller = seat;
    entry.set(FRESH);
    entry.host = host;
    if flipped {
        entry.set(FLIPPED);
    }
    if attacking {
        entry.set(DEPLETED);
    }
    let (entered, owner) = (state.refer(card), state.card(card).owner);
    if state.extra.options.latest_wins {
        let made = state.lasting_made;
        state.extra.arrivals.push((entered, made));
    }
    if owner != seat {
        state.extra.holds.push(Hold { card: entered, seat, tenure: Tenure::Kept });
    }
    if attacking && let Some(battle) = &mut state.extra.battle {
        battle.join(entered, true);
    }
}

fn left(state: &mut State<Spoils>, book: &Book<Spoils>, left: CardRef, exit: Exit) -> Outcome<Spoils> {
    let Some(card) = state.still(left) else { return Outcome::Nothing };
    let owner = state.card(card).owner;
    match exit {
        Exit::Destroyed | Exit::Buried => put_home(state, book, card, Zone::Discard),
        Exit::Hand => put_home(state, book, card, Zone::Hand),
        Exit::Out => put_home(state, book, card, Zone::Out),
        Exit::Deck => {
            put_home(state, book, card, Zone::Deck);
            // A token adds no card, and without one there is no shuffle. SP-313.2
            if state.lies_in(card, Zone::Deck) {
                state.shuffle(Zone::Deck, owner, deck_stream(owner));
            }
        }
        Exit::FaceDown => {
            put_home(state, book, card, Zone::FaceDown);
            hide(state, card, owner);
        }
    }
    state.extra.holds.retain(|hold| hold.card != left);
    state.extra.struck.retain(|(struck, _)| *struck != card);
    Outcome::Done
}

/// Puts a card into an area of its owner; a token ceases to exist. `SP-409.3b`
pub fn put_home(state: &mut State<Spoils>, book: &Book<Spoils>, card: CardId, zone: Zone) {
    let owner = state.card(card).owner;
    let token = Some(state.card(card).face) == book.plan.micromajig(book);
    let zone = if token { Zone::Gone } else { zone };
    state.put(card, zone, owner);
    // Texts may still speak of whoever controlled a card that lies open in a pile.
    if matches!(zone, Zone::Hand | Zone::Deck | Zone::FaceDown) {
        state.card_mut(card).controller = owner;
    }
}

/// A face-down card is known to its controller only; the opponent remembers nothing that was face-up by force.
fn hide(state: &mut State<Spoils>, card: CardId, seat: Seat) {
    let known = state.card(card).known.with(SeatSet::only(seat));
    state.card_mut(card).known = known;
}

/// Tokens are made anew, or those that have ceased to exist serve again. `SP-409.3c`
fn forge(state: &mut State<Spoils>, book: &Book<Spoils>, seat: Seat, number: i32) {
    let Some(face) = book.plan.micromajig(book) else { return };
    state.extra.forged.clear();
    for _ in 0..number {
        let forged = state.extra.forged.clone();
        let idle = state.zone(Zone::Gone, seat).iter().copied().find(|card| !forged.contains(card));
        let card = idle.unwrap_or_else(|| state.add_card(face, seat, Zone::Gone, seat));
        state.extra.forged.push(card);
    }
}

/// Tokens are made.
pub fn make_tokens(look: Sight, num: Num) -> Made {
    let number = number(look, num).min(cost::MOST);
    Proposal::maybe((number != 0).then_some(Event::Forge { seat: look.you(), number }))
}

/// The tokens that were made enter play.
pub fn enter_tokens(look: Sight) -> Made {
    let forged = look.state.extra.forged.iter();
    Proposal::together(forged.map(|card| Event::enter(*card, look.you(), CardId::NONE)))
}

/// What cannot be destroyed is not. `SP-402.7a`
pub fn destroy(look: Sight, cards: Vec<CardId>) -> Made {
    let read = reader(look);
    let safe = |card: &CardId| read.in_play(*card) && read.card_forbidden(Quality::Destruction, *card).is_none();
    Proposal::together(cards.into_iter().filter(safe).map(|card| Event::leave(read, card, Exit::Destroyed)))
}

/// Cards go away: out of play, or from whatever other area they lie in.
pub fn away(look: Sight, which: Which, exit: Exit, elsewhere: impl FnOnce(Vec<CardId>) -> piles::Event) -> Made {
    let read = reader(look);
    let (inside, outside): (Vec<CardId>, Vec<CardId>) =
        cards(look, which).into_iter().partition(|card| read.in_play(*card));
    if inside.is_empty() && exit != Exit::Out {
        return Proposal::about(outside, elsewhere);
    }
    let outside = outside.into_iter().map(|card| piles::Event::Remove { card }.into());
    let inside = inside.into_iter().map(|card| rules::Event::from(Event::leave(read, card, exit)));
    Proposal::together(inside.chain(outside))
}

/// Cards are turned face-down. `SP-411.4`
pub fn flip_down(look: Sight, which: Which) -> Made {
    let read = reader(look);
    let face_up = cards(look, which).into_iter().filter(|card| read.zone(*card).0 == Zone::Play);
    Proposal::together(face_up.map(|card| Event::leave(read, card, Exit::FaceDown)))
}

/// Cards enter play at the same time; a tactic cannot and goes to its owner's discard pile. `SP-402.8` `SP-R5`
pub fn put_into_play(look: Sight, which: Which) -> Made {
    let read = reader(look);
    let seat = look.scope.seat_in(slot::PUTTER).unwrap_or(look.you());
    let hosts: Vec<CardRef> = look.scope.in_slot(slot::HOSTS).filter_map(Target::card).collect();
    let mut events: Vec<rules::Event> = Vec::new();
    for card in cards(look, which) {
        let (zone, holder) = read.zone(card);
        if matches!(zone, Zone::Play | Zone::Faction | Zone::Gone) {
            continue;
        }
        let printed = read.printed(card);
        let host = hosts.chunks(2).find(|pair| pair[0].card == card).map_or(CardId::NONE, |pair| pair[1].card);
        let under = if zone == Zone::FaceDown { holder } else { seat };
        if printed.kind == Kind::Tactic || (printed.attach().is_some() && host == CardId::NONE) {
            // Without a target it goes to its owner's discard pile, or stays there. SP-507.2c
            match zone {
                Zone::Discard => {}
                Zone::FaceDown => events.push(Event::leave(read, card, Exit::Buried).into()),
                _ => events.push(piles::Event::ToDiscard { cards: vec![card] }.into()),
            }
            continue;
        }
        let host = if printed.enters_attached() { read.faction(under).unwrap_or(host) } else { host };
        events.push(Event::enter(card, under, host).into());
    }
    Proposal::together(events)
}

/// Cards enter play depleted, as members of the attacking party.
pub fn put_attacking(look: Sight, which: Which) -> Made {
    let put = cards(look, which).into_iter().filter(|card| !reader(look).in_play(*card));
    let (seat, host) = (look.you(), CardId::NONE);
    let enter = |card| Event::Enter { card, seat, host, flipped: false, attacking: true, chosen: Vec::new() };
    Proposal::together(put.map(enter))
}

/// This card is attached to another.
pub fn attach(look: Sight, which: Which) -> Made {
    let in_play = |card: &CardId| reader(look).in_play(*card);
    let to = cards(look, which).first().copied().filter(in_play);
    let pair = look.this().filter(in_play).zip(to).filter(|(card, to)| card != to);
    Proposal::maybe(pair.map(|(card, to)| Event::Attach { card, to }))
}

/// Cards attached to what leaves play leave in the same way, at the same moment. `SP-301.4`
pub fn attached_leave(look: Sight, events: &[&rules::Event]) -> Vec<rules::Event> {
    let mut found: Vec<rules::Event> = Vec::new();
    for event in events {
        let rules::Event::Arrival(Event::Leave { card, exit, .. }) = event else { continue };
        let Some(host) = look.state.still(*card) else { continue };
        for &attached in BOTH.into_iter().flat_map(|seat| look.state.zone(Zone::Play, seat)) {
            let leaves = |event: &rules::Event| matches!(event, rules::Event::Arrival(Event::Leave { card, .. }) if card.card == attached);
            let known = events.iter().any(|event| leaves(event)) || found.iter().any(leaves);
            if look.state.card(attached).host == host && !known {
                found.push(Event::leave(reader(look), attached, *exit).into());
            }
        }
    }
    found
}
