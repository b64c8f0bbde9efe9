//! What lies on cards: depleted or ready, tokens, chosen icons; and coins. `SP-303.1` `SP-409.1`

use crate::rules::prelude::*;

use crate::language::Icon;
use crate::table::chance::COINS;
use crate::table::marks::{CHOSEN, DEPLETED, SPARED, TOKEN};

/// What happens to the condition of cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Cards are depleted.
    Deplete { cards: Vec<CardId> },
    /// Cards are restored.
    Restore { cards: Vec<CardId> },
    /// Tokens are put on a card, or lost.
    Tokens { card: CardId, by: i32 },
    /// An icon is chosen for a card to provide.
    Icon { card: CardId, icon: Icon },
    /// Unique cards that cannot be destroyed stay. `SP-507.5b`
    Spare { cards: Vec<CardId> },
    /// A coin is flipped.
    Coin { seat: Seat },
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, _: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::Deplete { cards } => cards.iter().for_each(|card| state.mark(*card, DEPLETED, true)),
            Event::Restore { cards } => cards.iter().for_each(|card| state.mark(*card, DEPLETED, false)),
            Event::Tokens { card, by } => state.counters.add(*card, TOKEN, *by as i16),
            Event::Icon { card, icon } => {
                let old = state.counters.get(*card, CHOSEN);
                state.counters.add(*card, CHOSEN, *icon as i16 + 1 - old);
            }
            Event::Spare { cards } => cards.iter().for_each(|card| state.mark(*card, SPARED, true)),
            Event::Coin { .. } => state.extra.coin = state.chance.draw(COINS).below(2) == 0,
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        match self {
            Event::Deplete { cards } if look.state.extra.battle.is_none() && cards.len() <= 3 => {
                let keys = ["log-depletes", "log-depletes-two", "log-depletes-three", "log-depletes"];
                list(keys, Phrase::new, look, cards)
            }
            Event::Restore { cards } if cards.len() <= 3 => {
                let keys = ["log-restores", "log-restores-two", "log-restores-three", "log-restores"];
                list(keys, Phrase::new, look, cards)
            }
            Event::Tokens { card, by } if *by > 0 => Some(look.about("log-tokens", *card).count(*by)),
            Event::Coin { seat } => {
                Some(told(if look.state.extra.coin { "log-coin-won" } else { "log-coin-lost" }, *seat))
            }
            _ => None,
        }
    }

    fn kind(&self) -> u8 {
        if let Event::Tokens { .. } = self { kind::TOKENS } else { UNHEARD }
    }

    fn subject(&self) -> Option<CardId> {
        if let Event::Tokens { card, .. } = self { Some(*card) } else { None }
    }
}

/// Cards are depleted, as far as they are not. `SP-303.2`
pub fn deplete(look: Sight, mut cards: Vec<CardId>) -> Made {
    cards.retain(|card| !look.state.card(*card).has(DEPLETED));
    Proposal::about(cards, |cards| Event::Deplete { cards })
}

/// Cards are restored, as far as they are depleted.
pub fn restore(look: Sight, mut cards: Vec<CardId>) -> Made {
    cards.retain(|card| look.state.card(*card).has(DEPLETED));
    Proposal::about(cards, |cards| Event::Restore { cards })
}

/// Tokens are put on cards in play.
pub fn put_tokens(look: Sight, which: Which, num: Num) -> Made {
    let by = number(look, num);
    let bearers = cards(look, which).into_iter().filter(|card| by > 0 && reader(look).in_play(*card));
    Proposal::together(bearers.map(|card| Event::Tokens { card, by }))
}

/// An icon is chosen for this card.
pub fn choose_icon(look: Sight, icon: Icon) -> Made {
    Proposal::maybe(look.this().map(|card| Event::Icon { card, icon }))
}

/// A coin is flipped.
pub fn flip_coin(look: Sight) -> Made {
    Proposal::one(Event::Coin { seat: look.you() })
}
