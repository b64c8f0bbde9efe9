//! Drawing, showing, banishing, returning. `SOI-DRAW-1` `SOI-REVEAL-1` `SOI-BANISH-1`

use kernel::prelude::*;

use crate::Shards;
use crate::language::Zone;
use crate::rules::Made;
use crate::table::{Sight, deck_stream};

/// What happens to cards in deck, hand and discard pile.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Draw {
        seat: Seat,
        number: u8,
    },
    /// The discard pile becomes the deck.
    Reshuffle {
        seat: Seat,
    },
    /// The top card of a deck is shown.
    RevealTop {
        seat: Seat,
    },
    /// Cards of a hand are shown.
    Reveal {
        seat: Seat,
        cards: Vec<CardId>,
    },
    /// A card leaves the game for good.
    Banish {
        seat: Seat,
        card: CardId,
    },
    /// A card comes back to the hand.
    Return {
        seat: Seat,
        card: CardId,
    },
}

impl Chapter<Shards> for Event {
    #[inline]
    fn apply(&self, state: &mut State<Shards>, _: &Book<Shards>) -> Outcome<Shards> {
        match self {
            Event::Draw { seat, number } => {
                for _ in 0..*number {
                    let Some(&card) = state.zone(Zone::Deck, *seat).last() else { break };
                    state.put(card, Zone::Hand, *seat);
                }
            }
            Event::Reshuffle { seat } => {
                state.turn_over((Zone::Discard, *seat), (Zone::Deck, *seat));
                state.shuffle(Zone::Deck, *seat, deck_stream(*seat));
            }
            Event::RevealTop { seat } => {
                if let Some(&card) = state.zone(Zone::Deck, *seat).last() {
                    state.show(card);
                }
            }
            Event::Reveal { cards, .. } => cards.iter().for_each(|&card| state.show(card)),
            Event::Banish { card, .. } => state.put(*card, Zone::Banished, Seat::NONE),
            Event::Return { seat, card } => state.put(*card, Zone::Hand, *seat),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Draw { seat, number } => told("log-draw", *seat).count(i32::from(*number)),
            Event::Reshuffle { seat } => told("log-reshuffle", *seat),
            Event::RevealTop { seat } => {
                told("log-reveal-top", *seat).card("card", look, *look.state.zone(Zone::Deck, *seat).last()?)
            }
            Event::Reveal { seat, cards } => {
                let shown = ["card", "second", "third"].into_iter().zip(cards);
                let phrase = told("log-reveal", *seat).count(cards.len() as i32);
                shown.fold(phrase, |phrase, (name, card)| phrase.card(name, look, *card))
            }
            Event::Banish { seat, card } => told("log-banish", *seat).card("card", look, *card),
            Event::Return { seat, card } => told("log-return", *seat).card("card", look, *card),
        })
    }
}

/// First what is left in the deck, then the shuffled discard pile, as far as the cards go. `SOI-DRAW-3`
pub fn draw(look: Sight, seat: Seat, number: u8) -> Made {
    let deck = look.state.zone(Zone::Deck, seat).len();
    let wanted = number as usize;
    if deck >= wanted {
        return Proposal::one(Event::Draw { seat, number });
    }
    let discard = look.state.zone(Zone::Discard, seat).len();
    let mut events = Vec::new();
    if deck > 0 {
        events.push(Event::Draw { seat, number: deck as u8 }.into());
    }
    if discard > 0 {
        events.push(Event::Reshuffle { seat }.into());
        events.push(Event::Draw { seat, number: (wanted - deck).min(discard) as u8 }.into());
    }
    Proposal::Together(events)
}

/// The top card of the own deck is shown; an empty deck is made anew first.
pub fn reveal_top(look: Sight) -> Made {
    let seat = look.you();
    let empty = look.state.zone(Zone::Deck, seat).is_empty() && !look.state.zone(Zone::Discard, seat).is_empty();
    let shuffle = empty.then_some(Event::Reshuffle { seat });
    Proposal::Together(shuffle.into_iter().chain([Event::RevealTop { seat }]).map(Into::into).collect())
}

/// The chosen cards are shown to all.
pub fn reveal(look: Sight, slots: &[Slot]) -> Made {
    let cards: Vec<CardId> = slots.iter().flat_map(|slot| look.cards_in(*slot)).collect();
    Proposal::about(cards, |cards| Event::Reveal { seat: look.you(), cards })
}
