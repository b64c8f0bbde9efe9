//! The Main Phase: cards and upgrades are played, cards are sold, in any order. `DT-MAIN-1`

use crate::questions::action::{self, Window};
use crate::questions::prelude::*;
use crate::rules::{attack, piles};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct MainPhase;

impl QuestionKind<DiceThrone> for MainPhase {
    fn prompt(self, look: Sight) -> Phrase {
        told("ask-main", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if !attack::is_stunned(look, seat) {
            action::each(look, seat, out)?;
            for card in look.state.zone(Zone::Hand, seat) {
                out(Choice::about(word::SELL, Arg::Card(*card)))?;
            }
        }
        out(Choice::plain(word::END))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.card()) {
            (word::END, _) => Ok(()),
            _ if attack::is_stunned(look, seat) => refuse("DT-STATUS-4", "stunned"),
            (word::SELL, Some(card)) if look.state.lies_at(card, Zone::Hand, seat) => Ok(()),
            (word::SELL, Some(card)) if look.state.lies_in(card, Zone::Board) => {
                refuse_card(look, "DT-UPGRADE-4", "in-play", card)
            }
            (word::SELL, Some(card)) => refuse_card(look, "DT-MAIN-2", "not-in-hand", card),
            _ => action::judge(look, seat, choice, Window::Main),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<DiceThrone> {
        match (choice.word, choice.card()) {
            (word::SELL, Some(card)) => Step::again(Proposal::one(piles::Event::Sell { seat, card })),
            (word::END, _) => Step::done(),
            _ => Step::again(action::perform(look, seat, choice)),
        }
    }

    fn is_certain(self, choice: &Choice) -> bool {
        matches!(choice.word, word::END | word::SELL)
    }

    fn has_plain_choice(self, look: Sight, seat: Seat) -> bool {
        !look.state.zone(Zone::Hand, seat).is_empty() && !attack::is_stunned(look, seat)
    }
}

/// Cards are sold until six are left. `DT-DISCARD-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SellDown;

impl QuestionKind<DiceThrone> for SellDown {
    fn prompt(self, look: Sight) -> Phrase {
        told("ask-sell-down", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let hand = look.state.zone(Zone::Hand, seat);
        let sold = if hand.len() > crate::table::seating::MOST_KEPT { hand } else { &[] };
        sold.iter().try_for_each(|card| out(Choice::about(word::SELL, Arg::Card(*card))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.card()) {
            (word::SELL, Some(card)) if look.state.lies_at(card, Zone::Hand, seat) => Ok(()),
            (word::SELL, Some(card)) => refuse_card(look, "DT-MAIN-2", "not-in-hand", card),
            _ => not_asked(look, seat, choice.word),
        }
    }

    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step<DiceThrone> {
        let card = choice.card().expect("a sale names a card");
        Step::again(Proposal::one(piles::Event::Sell { seat, card }))
    }
}
