//! Setting up: starting resources, who goes first, the opening hand. `SP-601.1`

use crate::rules::prelude::*;

use crate::rules::piles;
use crate::table::chance::deck_stream;

/// What happens before the first turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A resource that its player starts with is laid face-down.
    StartResource { seat: Seat, card: CardId },
    /// Somebody goes first.
    First { seat: Seat },
    /// Starting resources are turned face-up.
    FaceUp { seat: Seat },
    /// Cards are put back and as many drawn anew.
    Mulligan { seat: Seat, cards: Vec<CardId> },
}

impl Event {
    pub(super) fn changes_play(&self) -> bool {
        matches!(self, Event::StartResource { .. } | Event::FaceUp { .. })
    }
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, _: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::StartResource { seat, card } => {
                state.put(*card, Zone::FaceDown, *seat);
                state.card_mut(*card).known = SeatSet::only(*seat);
            }
            Event::First { seat } => {
                state.extra.active = *seat;
                // The decks that were looked through for starting resources are shuffled. SP-312.1
                for deck in BOTH {
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
                piles::draw_cards(state, *seat, cards.len() as i32);
            }
        }
        Outcome::Done
    }

    fn describe(&self, _: Sight) -> Option<Phrase> {
        match self {
            Event::StartResource { .. } => None,
            Event::First { seat } => Some(told("log-first", *seat)),
            Event::FaceUp { seat } => Some(told("log-face-up", *seat)),
            Event::Mulligan { seat, cards } if cards.is_empty() => Some(told("log-keeps-hand", *seat)),
            Event::Mulligan { seat, cards } => Some(told("log-mulligan", *seat).count(cards.len() as i32)),
        }
    }
}

/// Each player opens in turn: faces, cards, mulligan. `SP-601.1d`
pub fn open(look: Sight, first: bool) -> Made {
    let active = look.state.extra.active;
    let seat = if first { active } else { rival(active) };
    Proposal::Enter(Entry::of(Origin::rules(seat), look.book.plan.open))
}

/// The player's starting resources are turned face-up.
pub fn face_up(look: Sight) -> Made {
    Proposal::one(Event::FaceUp { seat: look.you() })
}

/// The opening hand, as the faction says. `SP-202.6`
pub fn draw(look: Sight) -> Made {
    let you = look.you();
    let printed = reader(look).faction(you).map(|card| reader(look).printed(card));
    let facts = printed.and_then(|printed| printed.faction.as_ref());
    Proposal::maybe(facts.map(|facts| {
        let (first, second) = facts.draw;
        let number = if look.state.extra.active == you { first } else { second };
        piles::Event::Draw { seat: you, number: i32::from(number) }
    }))
}

/// What was chosen goes to the bottom of the deck and is drawn anew. `SP-601.1f`
pub fn mulligan(look: Sight) -> Made {
    Proposal::one(Event::Mulligan { seat: look.you(), cards: look.cards_in(slot::PUT_BACK) })
}
