//! What events do to the table.

use kernel::book::Book;
use kernel::effect::node::{Law, Node};
use kernel::quantity::Quantity;
use kernel::resolve::event::Outcome;
use kernel::table::cards::{CardId, CardRef};
use kernel::table::chance::Stream;
use kernel::table::seats::{Seat, SeatSet};
use kernel::table::state::State;

use crate::language::{End, Gauge, Kind, Quality, Zone};
use crate::rules::battle::{self, Assigned, Battle};
use crate::rules::damage;
use crate::rules::event::{Event, Exit, Tenure};
use crate::rules::turn;
use crate::table::action::What;
use crate::table::reading::Reader;
use crate::{ATTACKED, Bids, CHOSEN, DAMAGE, DEPLETED, FLIPPED, FRESH, Hold, SPARED, Spoils, TOKEN};

/// The stream of a player's deck.
pub fn deck_stream(seat: Seat) -> Stream {
    Stream(seat.0)
}

/// The stream that decides who chooses the first player.
pub const FIRST: Stream = Stream(10);
/// The stream of coins.
const COINS: Stream = Stream(11);

/// Does what an event says.
pub fn apply(state: &mut State<Spoils>, book: &Book<Spoils>, event: &Event) -> Outcome<Spoils> {
    if !matches!(event, Event::Damage { .. } | Event::Leave { .. }) {
        state.extra.struck.clear();
    }
    let outcome = change(state, book, event);
    if moves(event) {
        let read = Reader { book, state };
        state.extra.reckoned = read.reckon();
    }
    if state.extra.reckoned.changed & Quality::HandRevealed.bit() != 0 {
        reveal_hands(state, book);
    }
    outcome
}

/// Whether an event changes which cards are in play, or what they provide.
fn moves(event: &Event) -> bool {
    matches!(
        event,
        Event::Enter { .. }
            | Event::Leave { .. }
            | Event::Control { .. }
            | Event::Hide { .. }
            | Event::Icon { .. }
            | Event::Attach { .. }
            | Event::Detach { .. }
            | Event::Attached { .. }
            | Event::Paid { .. }
            | Event::StartResource { .. }
            | Event::FaceUp { .. }
            | Event::Announce { .. }
            | Event::Change
    )
}

/// An ongoing effect reveals a hand. `SP-401.2a-EX1`
pub fn reveal_hands(state: &mut State<Spoils>, book: &Book<Spoils>) {
    for seat in [Seat(0), Seat(1)] {
        let on = kernel::resolve::scope::Target::Seat(seat);
        if (Reader { book, state }).has(Quality::HandRevealed, on, false) {
            for card in state.zone(Zone::Hand, seat).to_vec() {
                state.show(card);
            }
        }
    }
}

fn change(state: &mut State<Spoils>, book: &Book<Spoils>, event: &Event) -> Outcome<Spoils> {
    match event {
        Event::StartResource { seat, card } => {
            state.put(*card, Zone::FaceDown, *seat);
            state.card_mut(*card).known = SeatSet::only(*seat);
        }
        Event::First { seat } => {
            state.extra.active = *seat;
            // The decks that were looked through for starting resources are shuffled. SP-312.1
            for deck in [Seat(0), Seat(1)] {
                state.shuffle(Zone::Deck, deck, deck_stream(deck));
            }
        }
        Event::FaceUp { seat } => {
            for card in state.zone(Zone::FaceDown, *seat).to_vec() {
                state.put(card, Zone::Play, *seat);
            }
        }
        Event::Mulligan { seat, cards } => {
            for card in cards {
                state.put_under(*card, Zone::Deck, *seat);
                state.card_mut(*card).known = SeatSet::only(*seat);
            }
            draw(state, *seat, cards.len() as i32);
        }
        Event::Turn { .. } => {
            state.extra.set_up = true;
            state.extra.begun = true;
        }
        Event::TurnEnds { .. } => {}
        Event::Act { .. } => {
            if let Some(action) = state.extra.actions.last()
                && let What::Ability(_) = action.what
            {
                let user = (action.card, action.seat);
                state.extra.last_users.retain(|(card, _)| *card != user.0);
                state.extra.last_users.push(user);
            }
        }
        Event::Change => turn::pass(state, book),
        Event::Lost { seats } => turn::lose(state, seats),
        Event::Announce { action } => {
            if action.what.is_play() && book.face(action.face).printed.kind == Kind::Tactic {
                state.extra.tactics.push((action.card.card, action.face));
            }
            announce(state, action);
        }
        Event::Way { way } => {
            if let Some(action) = state.extra.actions.last_mut() {
                action.way = *way;
            }
        }
        Event::Stop => stop(state, |action| action.stopped = true),
        Event::Welcome { seat } => stop(state, |action| action.under = *seat),
        Event::Finish => {
            state.extra.actions.pop();
        }
        Event::Bury { card } => {
            let owner = state.card(*card).owner;
            put_home(state, book, *card, Zone::Discard, owner);
        }
        Event::Hide { card, seat } => {
            state.put(*card, Zone::FaceDown, *seat);
            state.card_mut(*card).controller = *seat;
            hide(state, *card, *seat);
        }
        Event::Enter { .. } => enter(state, event),
        Event::Leave { card, exit, by, .. } => {
            if !by.is_empty() {
                state.extra.slain.push((*card, by.clone()));
            }
            if *exit == Exit::Destroyed {
                state.extra.destroyed.push(*card);
            }
            return leave(state, book, *card, *exit);
        }
        Event::Draw { seat, number } => {
            if draw(state, *seat, *number) == 0 {
                return Outcome::Nothing;
            }
        }
        Event::Discard { cards, .. } | Event::ToDiscard { cards } => {
            for card in cards {
                let owner = state.card(*card).owner;
                put_home(state, book, *card, Zone::Discard, owner);
            }
        }
        Event::RemoveFromGame { card } => {
            let owner = state.card(*card).owner;
            put_home(state, book, *card, Zone::Out, owner);
        }
        Event::Mill { seat, number } => {
            for _ in 0..*number {
                if let Some(&card) = state.zone(Zone::Deck, *seat).last() {
                    state.put(card, Zone::Discard, *seat);
                }
            }
        }
        Event::ToHand { cards } => {
            for card in cards {
                let owner = state.card(*card).owner;
                put_home(state, book, *card, Zone::Hand, owner);
            }
        }
        Event::PutBack { seat, cards, end } => {
            for card in cards {
                let owner = state.card(*card).owner;
                match end {
                    End::Top => state.put(*card, Zone::Deck, owner),
                    End::Bottom => state.put_under(*card, Zone::Deck, owner),
                }
            }
            // In which order they lie is known to whoever has put them there.
            if cards.len() > 1 {
                cards.iter().for_each(|card| state.card_mut(*card).known = SeatSet::only(*seat));
            }
        }
        Event::ShuffleIn { cards } => {
            // Without a card there is no shuffle. SP-313.2
            for card in cards {
                let owner = state.card(*card).owner;
                put_home(state, book, *card, Zone::Deck, owner);
            }
            for seat in [Seat(0), Seat(1)] {
                if cards.iter().any(|card| state.card(*card).owner == seat) {
                    state.shuffle(Zone::Deck, seat, deck_stream(seat));
                }
            }
        }
        Event::Shuffle { seat } => state.shuffle(Zone::Deck, *seat, deck_stream(*seat)),
        Event::Look { seat, cards } => {
            for card in cards {
                let known = state.card(*card).known.with(SeatSet::only(*seat));
                state.card_mut(*card).known = known;
            }
        }
        Event::Reveal { cards, .. } => cards.iter().for_each(|card| state.show(*card)),
        Event::Damage { to, parts, battle } => return damage::inflict(state, book, *to, parts, *battle),
        Event::Influence { seat, by } => {
            if *by == 0 {
                return Outcome::Nothing;
            }
            let sum = state.gauge(*seat, Gauge::Influence).raw().saturating_add(*by).max(0);
            state.set_gauge(*seat, Gauge::Influence, Quantity::new(sum));
        }
        Event::Deplete { cards } => cards.iter().for_each(|card| state.mark(*card, DEPLETED, true)),
        Event::Restore { cards } => cards.iter().for_each(|card| state.mark(*card, DEPLETED, false)),
        Event::Attach { card, to } => state.card_mut(*card).host = *to,
        Event::Detach { cards } => cards.iter().for_each(|card| state.card_mut(*card).host = CardId::NONE),
        Event::Attached { seat, cards } => attach_all(state, *seat, cards),
        Event::Paid { seat, cards, total, for_card } => {
            paid(state, book, *seat, cards, *for_card);
            if let (Some(total), Some(action)) = (total, state.extra.actions.last_mut()) {
                action.total = *total;
            }
        }
        Event::Tokens { card, by } => state.counters.add(*card, TOKEN, *by as i16),
        Event::Heal { card, by } => state.counters.add(*card, DAMAGE, -(*by as i16)),
        Event::Control { card, seat, tenure } => return control(state, *card, *seat, *tenure),
        Event::Forge { seat, number } => forge(state, book, *seat, *number),
        Event::Icon { card, icon } => {
            let old = state.counters.get(*card, CHOSEN);
            state.counters.add(*card, CHOSEN, *icon as i16 + 1 - old);
        }
        Event::Coin { .. } => state.extra.coin = state.chance.draw(COINS).below(2) == 0,
        Event::OpenBids { seat } => state.extra.bids = Some(Bids { turn: *seat, high: None }),
        Event::Bid { seat, number } => {
            state.extra.bids = Some(Bids { turn: Seat(1 - seat.0), high: Some((*seat, *number)) });
        }
        Event::Decline { .. } => {}
        Event::CloseBids => state.extra.bids = None,
        Event::Fold { card } => turn::fold(state, book, *card),
        Event::Spare { cards } => cards.iter().for_each(|card| state.mark(*card, SPARED, true)),
        Event::Repeat { seat, last, times, both } => state.extra.series.begin(*seat, *last, *times, *both),
        Event::Declare { seat, target } => {
            let battle = Battle::new(*seat, state.refer(*target));
            state.extra.battle = Some(Box::new(battle));
        }
        Event::Party { attacking, cards } => party(state, *attacking, cards),
        Event::Join { card, attacking } => {
            let joined = state.refer(*card);
            if let Some(battle) = &mut state.extra.battle {
                battle.join(joined, *attacking);
            }
        }
        Event::Withdraw { card } => battle::remove(state, *card),
        Event::Level { speed } => {
            if let Some(battle) = &mut state.extra.battle {
                battle.speed = *speed;
                battle.assigned.clear();
            }
        }
        Event::Assign { from, to, amount } => {
            let (from, to) = (state.refer(*from), state.refer(*to));
            if let Some(battle) = &mut state.extra.battle {
                battle.assigned.push(Assigned { from, to, amount: *amount });
            }
        }
        Event::Assigned => battle::mark_done(state, book),
        Event::BattleEnds => state.extra.battle = None,
    }
    Outcome::Done
}

/// Changes the action that is being answered: the one below the answer itself.
fn stop(state: &mut State<Spoils>, change: impl Fn(&mut crate::table::action::Action)) {
    let actions = &mut state.extra.actions;
    if let Some(place) = actions.len().checked_sub(2) {
        change(&mut actions[place]);
    }
}

/// Draws what there is. `SP-306.2`
pub fn draw(state: &mut State<Spoils>, seat: Seat, number: i32) -> i32 {
    for drawn in 0..number {
        let Some(&card) = state.zone(Zone::Deck, seat).last() else { return drawn };
        state.put(card, Zone::Hand, seat);
    }
    number
}

/// Puts a card into an area of its owner; a token ceases to exist. `SP-409.3b`
fn put_home(state: &mut State<Spoils>, book: &Book<Spoils>, card: CardId, zone: Zone, owner: Seat) {
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

fn announce(state: &mut State<Spoils>, action: &crate::table::action::Action) {
    let mut action = action.clone();
    if action.what.is_play() {
        // The card moves face-up to the being-played area. SP-603.1c
        let card = action.card.card;
        state.put(card, Zone::Played, action.seat);
        state.card_mut(card).controller = action.seat;
        action.card = state.refer(card);
    }
    state.extra.actions.push(action);
}

fn enter(state: &mut State<Spoils>, event: &Event) {
    let Event::Enter { card, seat, host, flipped, attacking, .. } = event else { return };
    state.put(*card, Zone::Play, *seat);
    let entry = state.card_mut(*card);
    entry.controller = *seat;
    entry.set(FRESH);
    entry.host = *host;
    if *flipped {
        entry.set(FLIPPED);
    }
    if *attacking {
        entry.set(DEPLETED);
    }
    let (entered, owner) = (state.refer(*card), state.card(*card).owner);
    if state.extra.options.latest_wins {
        let made = state.lasting_made;
        state.extra.arrivals.push((entered, made));
    }
    if owner != *seat {
        state.extra.holds.push(Hold { card: entered, seat: *seat, tenure: Tenure::Kept });
    }
    if *attacking && let Some(battle) = &mut state.extra.battle {
        battle.join(entered, true);
    }
}

fn leave(state: &mut State<Spoils>, book: &Book<Spoils>, left: CardRef, exit: Exit) -> Outcome<Spoils> {
    let Some(card) = state.still(left) else { return Outcome::Nothing };
    let owner = state.card(card).owner;
    match exit {
        Exit::Destroyed | Exit::Buried => put_home(state, book, card, Zone::Discard, owner),
        Exit::Hand => put_home(state, book, card, Zone::Hand, owner),
        Exit::Out => put_home(state, book, card, Zone::Out, owner),
        Exit::Deck => {
            put_home(state, book, card, Zone::Deck, owner);
            // A token adds no card, and without one there is no shuffle. SP-313.2
            if state.lies_in(card, Zone::Deck) {
                state.shuffle(Zone::Deck, owner, deck_stream(owner));
            }
        }
        Exit::FaceDown => {
            put_home(state, book, card, Zone::FaceDown, owner);
            hide(state, card, owner);
        }
    }
    state.extra.holds.retain(|hold| hold.card != left);
    state.extra.struck.retain(|(struck, _)| *struck != card);
    Outcome::Done
}

/// To pay is to attach resources to one's faction. `SP-309.1`
fn attach_all(state: &mut State<Spoils>, seat: Seat, cards: &[CardId]) {
    if let Some(&faction) = state.zone(Zone::Faction, seat).first() {
        for card in cards {
            state.card_mut(*card).host = faction;
        }
    }
}

/// Resources are attached; what reduced the next cost is used up. `SP-309.1` `SP-406.3`
fn paid(state: &mut State<Spoils>, book: &Book<Spoils>, seat: Seat, cards: &[CardId], for_card: bool) {
    attach_all(state, seat, cards);
    state.lasting.retain(|lasting| match book.tree.get(lasting.node) {
        Node::Last { law, .. } => match &**law {
            Law::Modifier(modifier) if lasting.origin.you == seat => {
                modifier.of != Quality::NextPayment && !(for_card && modifier.of == Quality::NextPrice)
            }
            _ => true,
        },
        _ => true,
    });
}

/// A card changes hands: it leaves the battle, and a location stops being the target. `SP-407.4` `SP-407.5`
fn control(state: &mut State<Spoils>, held: CardRef, seat: Seat, tenure: Tenure) -> Outcome<Spoils> {
    let Some(card) = state.still(held) else { return Outcome::Nothing };
    if tenure != Tenure::Back {
        state.extra.holds.push(Hold { card: held, seat, tenure });
    }
    if state.card(card).controller == seat {
        return Outcome::Done;
    }
    state.hand_over(card, seat);
    state.mark(card, FRESH, true);
    battle::remove(state, card);
    if let Some(battle) = &mut state.extra.battle
        && battle.target == Some(held)
    {
        battle.target = None;
    }
    Outcome::Done
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

fn party(state: &mut State<Spoils>, attacking: bool, cards: &[CardId]) {
    let members: Vec<CardRef> = cards.iter().map(|card| state.refer(*card)).collect();
    if attacking {
        for card in cards {
            state.mark(*card, DEPLETED, true);
            state.mark(*card, ATTACKED, true);
        }
    }
    if let Some(battle) = &mut state.extra.battle {
        battle.form(attacking, members);
    }
}
