//! Playing cards, activating and destroying champions. `SOI-PLAY-1` `SOI-CHAMP-1`

use kernel::prelude::*;

use crate::Shards;
use crate::language::{Kind, Zone};
use crate::rules::{Made, patterns};
use crate::table::{Played, Sight, TURNED};

/// What happens to cards that are played.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A card goes from hand into play.
    Play { seat: Seat, card: CardId },
    /// An ally has been followed to its end.
    Resolved { seat: Seat, card: CardId },
    /// A champion is turned.
    Activate { seat: Seat, card: CardId },
    /// A champion is destroyed.
    Destroy { card: CardId },
}

impl Chapter<Shards> for Event {
    #[inline]
    fn apply(&self, state: &mut State<Shards>, book: &Book<Shards>) -> Outcome<Shards> {
        match self {
            Event::Play { seat, card } => {
                state.put(*card, Zone::Play, *seat);
                note_played(state, *card);
                let champion = book.face(state.card(*card).face).printed.kind == Kind::Champion;
                let node = if champion { book.plan.played_champion } else { book.plan.played_ally };
                return Outcome::Enter(Entry::of(Origin::card(state, *seat, *card), node));
            }
            Event::Resolved { .. } => {}
            Event::Activate { card, .. } => state.mark(*card, TURNED, true),
            Event::Destroy { card } => destroy(state, *card),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let (key, seat, card) = match self {
            Event::Play { seat, card } => ("log-play", *seat, *card),
            Event::Resolved { .. } => return None,
            Event::Activate { seat, card } => ("log-activate", *seat, *card),
            Event::Destroy { card } => ("log-destroy", look.state.card(*card).owner, *card),
        };
        Some(told(key, seat).card("card", look, card))
    }

    #[inline]
    fn kind(&self) -> u8 {
        if let Event::Resolved { .. } = self { patterns::RESOLVED } else { UNHEARD }
    }

    fn subject(&self) -> Option<CardId> {
        if let Event::Resolved { card, .. } = self { Some(*card) } else { None }
    }
}

/// A card counts as played this turn.
pub fn note_played(state: &mut State<Shards>, card: CardId) {
    let played = Played { card: state.refer(card), face: state.card(card).face };
    state.extra.played.push(played);
}

/// A destroyed champion goes to its owner's discard pile. `SOI-DESTROY-1`
pub fn destroy(state: &mut State<Shards>, card: CardId) {
    let owner = state.card(card).owner;
    state.put(card, Zone::Discard, owner);
}

/// The effect of this card for an occasion is followed.
pub fn follow(look: Sight, occasion: u8) -> Made {
    let face = look.scope.origin.face.map(|face| look.book.face(face));
    match face.and_then(|face| face.on(occasion)) {
        Some(found) => Proposal::Enter(Entry::here(found.node)),
        None => Proposal::Nothing,
    }
}

/// This champion is turned.
pub fn activate(look: Sight) -> Made {
    Proposal::one(Event::Activate { seat: look.you(), card: look.scope.origin.this.card })
}

/// This card has been followed to its end.
pub fn resolved(look: Sight) -> Made {
    Proposal::one(Event::Resolved { seat: look.you(), card: look.scope.origin.this.card })
}
