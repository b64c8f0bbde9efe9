//! Tokens on cards: exhaustion, status, wounds removed. `ASH-EXH-1` `ASH-STATUS-1`

use crate::language::Rewrite;
use crate::rules::prelude::*;

/// What happens to tokens.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Exhaust {
        card: CardRef,
        number: i16,
    },
    Refresh {
        card: CardRef,
        number: i16,
    },
    /// Status tokens are placed or, below 0, removed.
    Status {
        card: CardRef,
        number: i16,
    },
    Heal {
        card: CardRef,
        number: i16,
    },
    /// Dice actions: so many additional side actions this turn. `ASH-TURN-10`
    MoreSides {
        seat: Seat,
        number: u8,
    },
    /// The abilities of a card are cancelled for the rest of the turn.
    Choke {
        card: CardRef,
    },
    /// A token goes from one card to another, which is neither placing nor removing. `ASH-GOLD-6`
    Move {
        from: CardRef,
        to: CardRef,
        token: Counter,
    },
    /// An ally that will be removed from the game when it is discarded.
    Forfeit {
        card: CardRef,
    },
}

impl Event {
    fn card(&self) -> Option<CardRef> {
        match self {
            Event::Exhaust { card, .. }
            | Event::Refresh { card, .. }
            | Event::Status { card, .. }
            | Event::Heal { card, .. }
            | Event::Move { from: card, .. }
            | Event::Choke { card }
            | Event::Forfeit { card } => Some(*card),
            Event::MoreSides { .. } => None,
        }
    }
}

impl Chapter<Ashes> for Event {
    fn apply(&self, state: &mut State<Ashes>, _: &Book<Ashes>) -> Outcome<Ashes> {
        if let Event::MoreSides { number, .. } = self {
            state.extra.sides += number;
            return Outcome::Done;
        }
        let reference = self.card().expect("every other event is about a card");
        let Some(card) = state.still(reference) else { return Outcome::Nothing };
        match self {
            Event::Exhaust { number, .. } => state.counters.add(card, EXHAUSTION, *number),
            Event::Refresh { number, .. } => state.counters.add(card, EXHAUSTION, -number),
            Event::Status { number, .. } => state.counters.add(card, STATUS, *number),
            Event::Heal { number, .. } => state.counters.add(card, WOUND, -number),
            Event::Move { to, token, .. } => {
                let Some(to) = state.still(*to) else { return Outcome::Nothing };
                state.counters.add(card, *token, -1);
                state.counters.add(to, *token, 1);
            }
            Event::Choke { .. } => state.extra.choked.push(reference),
            Event::Forfeit { .. } => state.mark(card, crate::table::FORFEIT, true),
            Event::MoreSides { .. } => {}
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let (key, number) = match self {
            Event::Exhaust { number, .. } => ("log-exhaust", *number),
            Event::Refresh { number, .. } => ("log-refresh", *number),
            Event::Status { number, .. } if *number < 0 => ("log-status-removed", -number),
            Event::Status { number, .. } => ("log-status", *number),
            Event::Heal { number, .. } => ("log-heal", *number),
            Event::MoreSides { seat, number } => return Some(told("log-more-sides", *seat).count((*number).into())),
            Event::Move { from, to, .. } => {
                return Some(look.about("log-move-token", from.card).card("other", look, to.card));
            }
            Event::Choke { card } => return Some(look.about("log-choke", card.card)),
            Event::Forfeit { .. } => return None,
        };
        Some(look.about(key, self.card()?.card).count(number.into()))
    }

    fn kind(&self) -> u8 {
        if let Event::Status { .. } = self { kind::TOKENS } else { UNHEARD }
    }

    fn subject(&self) -> Option<CardId> {
        self.card().map(|card| card.card)
    }
}

fn removed(look: Sight) -> i32 {
    look.scope.number_in(slot::NUMBER).unwrap_or(0)
}

/// The chosen number of status tokens goes.
pub fn remove_chosen(look: Sight) -> Made {
    let card = look.this().filter(|_| removed(look) > 0).map(|this| look.state.refer(this));
    Proposal::maybe(card.map(|card| Event::Status { card, number: -(removed(look) as i16) }))
}

/// Each token removed is an additional side action this turn. `ASH-TURN-10`
pub fn overtime(look: Sight) -> Made {
    let (seat, number) = (look.you(), removed(look));
    match look.this().filter(|_| number > 0).map(|this| look.state.refer(this)) {
        Some(card) => Proposal::together([
            Event::Status { card, number: -(number as i16) },
            Event::MoreSides { seat, number: number as u8 },
        ]),
        None => Proposal::Nothing,
    }
}

/// Each token removed prevents 1 damage. `ASH-CARD-12`
pub fn shield(look: Sight) -> Made {
    if removed(look) > 0 { Proposal::Amend(Rewrite::Less(removed(look))) } else { Proposal::Nothing }
}
