//! Cards drawn, discarded, taken and shuffled. `ASH-PREP-11` `ASH-PREP-12`

use crate::rules::prelude::*;
use crate::table::deck_stream;

/// What happens to cards that are not in play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Draw {
        seat: Seat,
        number: u8,
    },
    /// Cards go off the top of a draw pile into the discard pile.
    Mill {
        seat: Seat,
        number: u8,
    },
    /// Cards of a hand, or ready spells for Meditate, are discarded.
    Discard {
        seat: Seat,
        cards: Vec<CardId>,
    },
    /// A card of the discard pile or the draw pile comes into hand.
    Take {
        seat: Seat,
        card: CardId,
    },
    /// A card of a hand goes onto or under the draw pile.
    PutBack {
        seat: Seat,
        card: CardId,
        top: bool,
    },
    Shuffle {
        seat: Seat,
    },
    /// A player looks through the own draw pile.
    LookThrough {
        seat: Seat,
    },
}

impl Chapter<Ashes> for Event {
    fn apply(&self, state: &mut State<Ashes>, _: &Book<Ashes>) -> Outcome<Ashes> {
        match self {
            Event::Draw { seat, number } => {
                for _ in 0..*number {
                    let Some(&card) = state.zone(Zone::Deck, *seat).last() else { break };
                    state.put(card, Zone::Hand, *seat);
                }
            }
            Event::Mill { seat, number } => {
                for _ in 0..*number {
                    let Some(&card) = state.zone(Zone::Deck, *seat).last() else { break };
                    state.put(card, Zone::Discard, *seat);
                }
            }
            Event::Discard { cards, .. } => {
                for &card in cards {
                    let owner = state.card(card).owner;
                    state.put(card, Zone::Discard, owner);
                    state.card_mut(card).controller = owner;
                }
            }
            Event::Take { seat, card } => state.put(*card, Zone::Hand, *seat),
            Event::PutBack { seat, card, top: true } => state.put(*card, Zone::Deck, *seat),
            Event::PutBack { seat, card, top: false } => state.put_under(*card, Zone::Deck, *seat),
            Event::LookThrough { seat } => {
                for card in state.zone(Zone::Deck, *seat).to_vec() {
                    let known = state.card(card).known.with(SeatSet::only(*seat));
                    state.card_mut(card).known = known;
                }
            }
            Event::Shuffle { seat } => state.shuffle(Zone::Deck, *seat, deck_stream(*seat)),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Draw { seat, number } => told("log-draw", *seat).count((*number).into()),
            Event::Mill { seat, number } => told("log-mill", *seat).count((*number).into()),
            Event::Discard { seat, cards } => {
                let keys = ["log-discard", "log-discard-two", "log-discard-three", "log-discard-many"];
                return list(keys, |key| told(key, *seat), look, cards);
            }
            Event::Take { seat, card } => told("log-take", *seat).card("card", look, *card),
            Event::PutBack { seat, top: true, .. } => told("log-put-top", *seat),
            Event::PutBack { seat, top: false, .. } => told("log-put-bottom", *seat),
            Event::Shuffle { seat } => told("log-shuffle", *seat),
            Event::LookThrough { seat } => told("log-search", *seat),
        })
    }

    fn kind(&self) -> u8 {
        if let Event::Mill { .. } = self { kind::MILL } else { UNHEARD }
    }
}

/// So many cards as there are. Whoever cannot draw outside of the prepare phase draws nothing. `ASH-PREP-11`
pub fn draw(look: Sight, seat: Seat, number: i32) -> Made {
    let number = number.clamp(0, look.state.zone(Zone::Deck, seat).len() as i32) as u8;
    if number > 0 { Proposal::one(Event::Draw { seat, number }) } else { Proposal::Nothing }
}

/// So many cards off the top as there are.
pub fn mill(look: Sight, seat: Seat, number: i32) -> Made {
    let number = number.clamp(0, look.state.zone(Zone::Deck, seat).len() as i32) as u8;
    if number > 0 { Proposal::one(Event::Mill { seat, number }) } else { Proposal::Nothing }
}

/// What somebody has chosen to discard.
pub fn discard_chosen(look: Sight) -> Made {
    let seat = look.scope.seat_in(slot::SEAT).unwrap_or(look.you());
    Proposal::about(look.cards_in(slot::CARDS), |cards| Event::Discard { seat, cards })
}
