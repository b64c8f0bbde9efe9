//! Cards between deck, hand and discard pile; looking and showing. `SP-305.1` `SP-306.1` `SP-312.1` `SP-313.1`

use crate::rules::prelude::*;

use crate::language::End;
use crate::rules::arrival::put_home;
use crate::table::chance::deck_stream;

/// What happens to cards outside play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A player draws cards.
    Draw { seat: Seat, number: i32 },
    /// A player discards cards.
    Discard { seat: Seat, cards: Vec<CardId> },
    /// Cards go from the top of a deck to the discard pile.
    Mill { seat: Seat, number: i32 },
    /// Cards go to their owners' hands.
    ToHand { cards: Vec<CardId> },
    /// Cards go to their owners' discard piles.
    ToDiscard { cards: Vec<CardId> },
    /// A card that is not in play is removed from the game.
    Remove { card: CardId },
    /// Cards go to one end of their owners' decks.
    PutBack { seat: Seat, cards: Vec<CardId>, end: End },
    /// Cards are shuffled into their owners' decks.
    ShuffleIn { cards: Vec<CardId> },
    /// A deck is shuffled.
    Shuffle { seat: Seat },
    /// A player looks at cards.
    Look { seat: Seat, cards: Vec<CardId> },
    /// A player shows cards to everybody.
    Reveal { seat: Seat, cards: Vec<CardId> },
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, book: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::Draw { seat, number } => {
                if draw_cards(state, *seat, *number) == 0 {
                    return Outcome::Nothing;
                }
            }
            Event::Discard { cards, .. } | Event::ToDiscard { cards } => {
                cards.iter().for_each(|card| put_home(state, book, *card, Zone::Discard));
            }
            Event::Mill { seat, number } => {
                for _ in 0..*number {
                    if let Some(&card) = state.zone(Zone::Deck, *seat).last() {
                        state.put(card, Zone::Discard, *seat);
                    }
                }
            }
            Event::ToHand { cards } => cards.iter().for_each(|card| put_home(state, book, *card, Zone::Hand)),
            Event::Remove { card } => put_home(state, book, *card, Zone::Out),
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
                cards.iter().for_each(|card| put_home(state, book, *card, Zone::Deck));
                // Without a card there is no shuffle. SP-313.2
                for seat in BOTH {
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
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        match self {
            Event::Draw { seat, number } => Some(told("log-draws", *seat).count(*number)),
            Event::Discard { seat, cards } => {
                let keys = ["log-discards", "log-discards-two", "log-discards-three", "log-discards-many"];
                list(keys, |key| told(key, *seat), look, cards)
            }
            Event::Mill { seat, number } => Some(told("log-mills", *seat).count(*number)),
            Event::ToHand { cards } => {
                let keys = ["log-to-hand", "log-to-hand-two", "log-to-hand-three", "log-to-hand-many"];
                list(keys, Phrase::new, look, cards)
            }
            Event::ToDiscard { cards } => {
                let keys = ["log-to-discard", "log-to-discard-two", "log-to-discard-three", "log-to-discard-many"];
                list(keys, Phrase::new, look, cards)
            }
            Event::Remove { card } => Some(look.about("log-removed", *card)),
            Event::PutBack { .. } | Event::ShuffleIn { .. } => None,
            Event::Shuffle { seat } => Some(told("log-shuffles", *seat)),
            Event::Look { seat, cards } => Some(told("log-looks", *seat).count(cards.len() as i32)),
            Event::Reveal { seat, cards } => {
                let keys = ["log-reveals", "log-reveals-two", "log-reveals-three", "log-reveals-many"];
                list(keys, |key| told(key, *seat), look, cards)
            }
        }
    }

    fn kind(&self) -> u8 {
        if let Event::Draw { .. } = self { kind::DRAW } else { UNHEARD }
    }
}

/// Draws what there is, and says how many cards that was. `SP-306.2`
pub fn draw_cards(state: &mut State<Spoils>, seat: Seat, number: i32) -> i32 {
    for drawn in 0..number {
        let Some(&card) = state.zone(Zone::Deck, seat).last() else { return drawn };
        state.put(card, Zone::Hand, seat);
    }
    number
}

/// A draw of several cards is one event; with too few left you draw what there is. `SP-306.3` `SP-306.2`
pub fn draw(look: Sight, who: Who, num: Num) -> Made {
    let Some(seat) = seat(look, who) else { return Proposal::Nothing };
    let number = number(look, num).min(look.state.zone(Zone::Deck, seat).len() as i32);
    Proposal::maybe((number != 0).then_some(Event::Draw { seat, number }))
}

/// Cards go from the top of a deck to the discard pile.
pub fn mill(look: Sight, who: Who, num: Num) -> Made {
    Proposal::maybe(seat(look, who).map(|seat| {
        let number = number(look, num).min(look.state.zone(Zone::Deck, seat).len() as i32);
        Event::Mill { seat, number }
    }))
}

/// Cards are discarded, each by its owner at the same time.
pub fn discard(look: Sight, cards: &[CardId]) -> Made {
    Proposal::together(BOTH.into_iter().filter_map(|seat| {
        let own: Vec<CardId> = cards.iter().copied().filter(|card| look.state.card(*card).owner == seat).collect();
        (!own.is_empty()).then_some(Event::Discard { seat, cards: own })
    }))
}

/// The cards of a slot are put back in the order they were chosen.
pub fn put_back(look: Sight, slot: Slot, end: End) -> Made {
    let mut cards = look.cards_in(slot);
    if end == End::Top {
        cards.reverse();
    }
    Proposal::about(cards, |cards| Event::PutBack { seat: look.you(), cards, end })
}

/// The cards of a name are shown to everybody.
pub fn reveal(look: Sight, name: Name) -> Made {
    Proposal::about(look.cards_in(name.slot()), |cards| Event::Reveal { seat: look.you(), cards })
}

/// The cards of a name are looked at.
pub fn look_at(look: Sight, name: Name) -> Made {
    Proposal::about(look.cards_in(name.slot()), |cards| Event::Look { seat: look.you(), cards })
}

/// The deck of the noted player is looked through. `SP-312.1`
pub fn look_through(look: Sight) -> Made {
    let deck = look.scope.seat_in(slot::SEARCHED).map_or(&[][..], |seat| look.state.zone(Zone::Deck, seat));
    Proposal::about(deck.to_vec(), |cards| Event::Look { seat: look.you(), cards })
}

/// A player's hand or face-down cards are looked at.
pub fn look_into(look: Sight, who: Who, zone: Zone) -> Made {
    let cards = seat(look, who).map_or(Vec::new(), |seat| look.state.zone(zone, seat).to_vec());
    Proposal::about(cards, |cards| Event::Look { seat: look.you(), cards })
}

/// The top cards of a deck get a name, the topmost first.
pub fn name_top(look: Sight, who: Who, num: Num, name: Name) -> Made {
    let seat = seat(look, who).unwrap_or(look.you());
    let top = look.state.zone(Zone::Deck, seat).iter().rev().take(number(look, num).max(0) as usize);
    Proposal::Fill(top.map(|card| (name.slot(), look.target(*card))).collect())
}

/// The cards from the top of the deck until one fits get names: it the first, the others the second.
pub fn name_until(look: Sight, filter: &Filter, found: Name, rest: Name) -> Made {
    let mut named = Vec::new();
    for &card in look.state.zone(Zone::Deck, look.you()).iter().rev() {
        let fits = select::fits::<()>(look, filter, card).is_ok();
        named.push((if fits { found } else { rest }.slot(), look.target(card)));
        if fits {
            break;
        }
    }
    Proposal::Fill(named)
}
