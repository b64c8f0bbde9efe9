//! The river: recruiting, enlisting, filling up. `SOI-RECRUIT-1` `SOI-ENLIST-1` `SOI-RIVER-1`

use kernel::prelude::*;

use crate::Shards;
use crate::language::{Destination, Resource, Zone};
use crate::rules::dials::spend;
use crate::rules::play::note_played;
use crate::rules::{Made, patterns};
use crate::table::{self, ENLISTED, RIVER, Sight};

/// What happens to cards of the river.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Recruit { seat: Seat, card: CardId, price: u8, to: Destination },
    Enlist { seat: Seat, card: CardId, price: u8 },
    Refill,
}

impl Chapter<Shards> for Event {
    #[inline]
    fn apply(&self, state: &mut State<Shards>, book: &Book<Shards>) -> Outcome<Shards> {
        match self {
            Event::Recruit { seat, card, price, to } => recruited(state, *seat, *card, *price, *to),
            Event::Enlist { seat, card, price } => {
                spend(state, *seat, Resource::Gems, *price);
                note_gap(state, *card);
                state.put(*card, Zone::Play, *seat);
                state.card_mut(*card).controller = *seat;
                state.mark(*card, ENLISTED, true);
                note_played(state, *card);
                return Outcome::Enter(Entry::of(Origin::card(state, *seat, *card), book.plan.enlisted));
            }
            Event::Refill => table::refill(state),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let (key, seat, card, price) = match self {
            Event::Recruit { seat, card, price, to: Destination::Discard } => ("log-recruit", seat, card, price),
            Event::Recruit { seat, card, price, to: Destination::Hand } => ("log-recruit-to-hand", seat, card, price),
            Event::Recruit { seat, card, price, to: Destination::Play } => ("log-recruit-to-play", seat, card, price),
            Event::Enlist { seat, card, price } => ("log-enlist", seat, card, price),
            Event::Refill => return None,
        };
        Some(told(key, *seat).card("card", look, *card).number("price", Quantity::new(i32::from(*price))))
    }

    #[inline]
    fn kind(&self) -> u8 {
        if let Event::Recruit { .. } = self { patterns::RECRUIT } else { UNHEARD }
    }

    fn subject(&self) -> Option<CardId> {
        if let Event::Recruit { card, .. } = self { Some(*card) } else { None }
    }
}

fn note_gap(state: &mut State<Shards>, card: CardId) {
    let place = state.zone(Zone::River, Seat::NONE).iter().position(|&other| other == card);
    state.extra.gap = place.unwrap_or(RIVER) as u8;
}

/// The card goes to its new owner: into the discard pile unless something says otherwise. `SOI-RECRUIT-1`
fn recruited(state: &mut State<Shards>, seat: Seat, card: CardId, price: u8, to: Destination) {
    spend(state, seat, Resource::Gems, price);
    note_gap(state, card);
    let zone = match to {
        Destination::Discard => Zone::Discard,
        Destination::Hand => Zone::Hand,
        Destination::Play => Zone::Play,
    };
    state.put(card, zone, seat);
    let card = state.card_mut(card);
    card.owner = seat;
    card.controller = seat;
}

/// This card goes from the river to its recruiter, and is paid.
pub fn recruit(look: Sight) -> Made {
    let card = look.scope.origin.this.card;
    let price = look.face(card).printed.cost.unwrap_or(0);
    Proposal::one(Event::Recruit { seat: look.you(), card, price, to: Destination::Discard })
}

/// The empty place in the river is filled, if there is one and a card for it.
pub fn refill(look: Sight) -> Made {
    let zone = |zone| look.state.zone(zone, Seat::NONE);
    let gap = zone(Zone::River).len() < RIVER && !zone(Zone::Centre).is_empty();
    if gap { Proposal::one(Event::Refill) } else { Proposal::Nothing }
}
