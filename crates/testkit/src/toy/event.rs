//! What happens at a toy table, and what it does to it.

use kernel::book::Book;
use kernel::effect::tree::Until;
use kernel::quantity::Quantity;
use kernel::resolve::event::{Entry, Outcome};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::CardId;
use kernel::table::dice::{Die, DieId};
use kernel::table::seats::{Seat, SeatSet};
use kernel::table::state::State;
use serde::{Deserialize, Serialize};

use super::language::{Gauge, Kind, Zone};
use super::{HIDDEN, LUCK, MANA, NAMED, PUT_AWAY, TIRED, Toy, WOUND, end, occasion, plan, stream};

/// What is happening now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A card is shown that is about to be played.
    Name {
        card: CardId,
    },
    /// A card is played, perhaps as an answer to another event.
    Play {
        seat: Seat,
        card: CardId,
        answering: Option<Box<Event>>,
    },
    /// A player is hurt.
    Hurt {
        seat: Seat,
        amount: i32,
    },
    /// A creature is wounded.
    Wound {
        card: CardId,
        amount: i32,
    },
    Destroy {
        card: CardId,
    },
    /// A card goes to its owner's hand.
    ToHand {
        card: CardId,
    },
    /// A card of a hand is discarded.
    Discard {
        seat: Seat,
        card: CardId,
    },
    /// A player draws.
    Draw {
        seat: Seat,
        number: u8,
    },
    /// A player gains something.
    Gain {
        seat: Seat,
        gauge: Gauge,
        amount: i32,
    },
    /// A player gives something.
    Spend {
        seat: Seat,
        gauge: Gauge,
        amount: i32,
    },
    /// A player notes a digit.
    Note {
        seat: Seat,
        digit: u8,
    },
    /// A player notes a digit and follows the text of a card.
    NoteAndFollow {
        seat: Seat,
        digit: u8,
        card: CardId,
    },
    /// Dice are rolled.
    Roll {
        seat: Seat,
        number: u8,
    },
    /// A die is rolled again.
    Reroll {
        die: DieId,
    },
    /// A die serves no more.
    PutAway {
        die: DieId,
    },
    /// A creature is turned face down.
    Hide {
        card: CardId,
    },
    /// A creature is tired out.
    Tire {
        card: CardId,
    },
    /// A creature strikes a player.
    Strike {
        card: CardId,
        seat: Seat,
        target: Seat,
    },
    /// A striking creature meets its foe.
    Clash {
        card: CardId,
        seat: Seat,
        target: Seat,
    },
    /// Cards are shown to all.
    Show {
        cards: Vec<CardId>,
    },
    /// A player gives a life for a card, once a turn.
    Delve {
        seat: Seat,
    },
    /// Players are out.
    Fall {
        seats: Vec<Seat>,
    },
    /// A turn begins.
    Begin {
        seat: Seat,
    },
    /// A plot comes up.
    Plot {
        card: CardId,
    },
    /// A turn ends.
    End {
        seat: Seat,
    },
}

/// The kinds of events, by number.
pub mod kind {
    /// A card is played.
    pub const PLAY: u8 = 0;
    /// A player is hurt.
    pub const HURT: u8 = 1;
    /// A creature strikes.
    pub const STRIKE: u8 = 2;
    /// A creature is wounded.
    pub const WOUND: u8 = 3;
    /// A card is destroyed.
    pub const DESTROY: u8 = 4;
    /// A card goes to a hand.
    pub const TO_HAND: u8 = 5;
    /// A card is discarded.
    pub const DISCARD: u8 = 6;
    /// Something is gained.
    pub const GAIN: u8 = 7;
    /// Something is given.
    pub const SPEND: u8 = 8;
    /// A digit is noted.
    pub const NOTE: u8 = 9;
    /// A striking creature meets its foe.
    pub const CLASH: u8 = 10;
    /// A turn begins.
    pub const BEGIN: u8 = 11;
    /// What no text waits for.
    pub const OTHER: u8 = 63;
}

impl Event {
    /// The event's kind.
    pub fn kind(&self) -> u8 {
        match self {
            Event::Play { .. } => kind::PLAY,
            Event::Hurt { .. } => kind::HURT,
            Event::Strike { .. } => kind::STRIKE,
            Event::Wound { .. } => kind::WOUND,
            Event::Destroy { .. } => kind::DESTROY,
            Event::ToHand { .. } => kind::TO_HAND,
            Event::Discard { .. } => kind::DISCARD,
            Event::Gain { .. } => kind::GAIN,
            Event::Spend { .. } => kind::SPEND,
            Event::Note { .. } | Event::NoteAndFollow { .. } => kind::NOTE,
            Event::Clash { .. } => kind::CLASH,
            Event::Begin { .. } => kind::BEGIN,
            _ => kind::OTHER,
        }
    }

    /// The card it is about.
    pub fn card(&self) -> Option<CardId> {
        match self {
            Event::Play { card, .. }
            | Event::Wound { card, .. }
            | Event::Destroy { card }
            | Event::ToHand { card }
            | Event::Discard { card, .. }
            | Event::Strike { card, .. }
            | Event::Clash { card, .. } => Some(*card),
            _ => None,
        }
    }

    /// The player it is about.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Play { seat, .. }
            | Event::Hurt { seat, .. }
            | Event::Discard { seat, .. }
            | Event::Draw { seat, .. }
            | Event::Gain { seat, .. }
            | Event::Spend { seat, .. }
            | Event::Note { seat, .. }
            | Event::NoteAndFollow { seat, .. }
            | Event::Strike { seat, .. }
            | Event::Begin { seat } => Some(*seat),
            _ => None,
        }
    }

    /// How much it is about.
    pub fn amount(&self) -> i32 {
        match self {
            Event::Hurt { amount, .. }
            | Event::Wound { amount, .. }
            | Event::Gain { amount, .. }
            | Event::Spend { amount, .. } => *amount,
            _ => 0,
        }
    }
}

/// Does what an event says.
pub fn apply<const S: bool>(state: &mut State<Toy<S>>, book: &Book<Toy<S>>, event: &Event) -> Outcome<Toy<S>> {
    match event {
        Event::Name { card } => {
            state.mark(*card, NAMED, true);
            state.show(*card);
        }
        Event::Play { seat, card, answering } => return play(state, book, *seat, *card, answering.as_deref()),
        Event::Hurt { amount, .. } | Event::Wound { amount, .. } if *amount <= 0 => return Outcome::Nothing,
        Event::Hurt { seat, .. } if !state.place(*seat).alive => return Outcome::Nothing,
        Event::Hurt { seat, amount } => {
            state.extra.hurt += 1;
            change(state, *seat, Gauge::Life, -amount);
        }
        Event::Wound { card, .. } | Event::Destroy { card } | Event::Hide { card } | Event::Tire { card }
            if !state.lies_in(*card, Zone::Play) =>
        {
            return Outcome::Nothing;
        }
        Event::Wound { card, amount } => state.counters.add(*card, WOUND, *amount as i16),
        Event::Destroy { card } => move_home(state, *card, Zone::Discard),
        Event::ToHand { card } if state.lies_in(*card, Zone::Gone) => return Outcome::Nothing,
        Event::ToHand { card } => move_home(state, *card, Zone::Hand),
        Event::Discard { card, .. } if !state.lies_in(*card, Zone::Hand) => return Outcome::Nothing,
        Event::Discard { card, .. } => move_home(state, *card, Zone::Discard),
        Event::Draw { seat, number } => draw(state, *seat, *number),
        Event::Gain { seat, gauge, amount } => change(state, *seat, *gauge, *amount),
        Event::Spend { seat, gauge, amount } => change(state, *seat, *gauge, -amount),
        Event::Note { seat, digit } => note(state, *seat, *digit),
        Event::NoteAndFollow { seat, digit, card } => {
            note(state, *seat, *digit);
            let origin = Origin::card(state, *seat, *card);
            let used = book.face(state.card(*card).face).on(occasion::USE);
            return used.map_or(Outcome::Done, |found| Outcome::Enter(Entry::of(origin, found.node)));
        }
        Event::Roll { seat, number } => roll(state, *seat, *number),
        Event::Reroll { die } => {
            let mut random = state.chance.draw(stream::DICE);
            state.dice.roll(*die, &mut random);
        }
        Event::PutAway { die } => {
            if let Some(die) = state.dice.get_mut(*die) {
                die.pool = PUT_AWAY;
            }
        }
        Event::Hide { card } => {
            let controller = state.card(*card).controller;
            state.mark(*card, HIDDEN, true);
            state.card_mut(*card).known = SeatSet::only(controller);
        }
        Event::Tire { card } => state.mark(*card, TIRED, true),
        Event::Strike { card, seat, target } => return strike(state, book, *card, *seat, *target),
        Event::Clash { .. } => {}
        Event::Show { cards } => cards.iter().for_each(|card| state.show(*card)),
        Event::Delve { seat } => {
            state.places[seat.index()].turned = true;
            change(state, *seat, Gauge::Life, -1);
            draw(state, *seat, 1);
        }
        Event::Fall { seats } => seats.iter().for_each(|seat| end::eliminate(state, *seat)),
        Event::Begin { seat } => begin(state, *seat),
        Event::Plot { card } => plot(state, *card),
        Event::End { .. } => end::pass_turn(state),
    }
    Outcome::Done
}

fn change<const S: bool>(state: &mut State<Toy<S>>, seat: Seat, gauge: Gauge, by: i32) {
    state.change_gauge(seat, gauge, Quantity::new(by), 0, Quantity::new(99_999_999));
}

fn note<const S: bool>(state: &mut State<Toy<S>>, seat: Seat, digit: u8) {
    let tally = state.gauge(seat, Gauge::Tally).raw() % 1_000_000 * 10 + i32::from(digit);
    state.set_gauge(seat, Gauge::Tally, Quantity::new(tally));
}

/// A card goes to a zone of its owner, who commands it again.
fn move_home<const S: bool>(state: &mut State<Toy<S>>, card: CardId, zone: Zone) {
    let owner = state.card(card).owner;
    state.put(card, zone, owner);
    state.card_mut(card).controller = owner;
}

fn draw<const S: bool>(state: &mut State<Toy<S>>, seat: Seat, number: u8) {
    for _ in 0..number {
        if let Some(&card) = state.zone(Zone::Deck, seat).last() {
            state.put(card, Zone::Hand, seat);
        }
    }
}

/// A creature comes into play, anything else is discarded; then its text is followed. It knows what it answers.
fn play<const S: bool>(
    state: &mut State<Toy<S>>,
    book: &Book<Toy<S>>,
    seat: Seat,
    card: CardId,
    answering: Option<&Event>,
) -> Outcome<Toy<S>> {
    if !state.lies_in(card, Zone::Hand) {
        return Outcome::Nothing;
    }
    let face = book.face(state.card(card).face);
    let to = if face.printed.kind == Kind::Creature { Zone::Play } else { Zone::Discard };
    state.put(card, to, seat);
    let Some(text) = face.on(occasion::PLAY) else { return Outcome::Done };
    let event = answering.cloned().map(Box::new);
    Outcome::Enter(Entry { event, ..Entry::of(Origin::card(state, seat, card), text.node) })
}

fn strike<const S: bool>(
    state: &mut State<Toy<S>>,
    book: &Book<Toy<S>>,
    card: CardId,
    seat: Seat,
    target: Seat,
) -> Outcome<Toy<S>> {
    if !state.lies_in(card, Zone::Play) {
        return Outcome::Nothing;
    }
    state.mark(card, TIRED, true);
    let chosen = vec![(plan::FOE, Target::Seat(target))];
    Outcome::Enter(Entry { chosen, ..Entry::of(Origin::card(state, seat, card), book.plan.fight) })
}

fn roll<const S: bool>(state: &mut State<Toy<S>>, seat: Seat, number: u8) {
    let mut random = state.chance.draw(stream::DICE);
    for _ in 0..number {
        let die = Die { kind: 0, sides: 6, owner: seat, pool: LUCK, shows: 1, marks: 0, on: CardId::NONE };
        let die = state.dice.add(die);
        state.dice.roll(die, &mut random);
    }
}

fn begin<const S: bool>(state: &mut State<Toy<S>>, seat: Seat) {
    state.extra.begun = true;
    state.places[seat.index()].turned = false;
    state.set_gauge(seat, Gauge::Mana, Quantity::new(MANA));
    for card in state.zone(Zone::Play, seat).to_vec() {
        state.mark(card, TIRED, false);
        if state.card(card).has(HIDDEN) {
            state.mark(card, HIDDEN, false);
            state.show(card);
        }
    }
}

/// The plot in force makes way for the next one.
fn plot<const S: bool>(state: &mut State<Toy<S>>, card: CardId) {
    let holder = state.card(card).owner;
    state.extra.plotted = true;
    state.end_lasting(Until::Round);
    for old in state.zone(Zone::Play, holder).to_vec() {
        state.put(old, Zone::Discard, holder);
    }
    state.put(card, Zone::Play, holder);
}
