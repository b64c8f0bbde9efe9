//! What players are asked, one file a question.

mod actions;
mod answer;
mod assign;
mod control;
mod defend;
mod discard_cost;
mod excess;
mod first_player;
mod form;
mod host;
mod mulligan;
mod order;
mod pay;
mod pay_target;
pub(crate) mod play;
mod player;
mod prelude;
mod request;
mod trim;
mod turn;
mod windows;

use kernel::effect::tree::CardPick;
use kernel::game::Refusals;
use kernel::notation::{PASS, WAY_1, WordId};

use crate::table::prelude::*;

pub(crate) use answer::{Interrupt, Respond};
pub(crate) use assign::Assign;
pub(crate) use control::Control;
pub(crate) use defend::Defend;
pub(crate) use discard_cost::DiscardCost;
pub(crate) use excess::Excess;
pub(crate) use first_player::FirstPlayer;
pub(crate) use host::Host;
pub(crate) use mulligan::Mulligan;
pub(crate) use order::{NextEnemy, NextSpecial};
pub(crate) use pay::Pay;
pub(crate) use pay_target::PayTarget;
pub(crate) use player::Player;
pub(crate) use request::Request;
pub(crate) use trim::Trim;
pub(crate) use turn::Turn;

type Step = kernel::resolve::event::Step<Champions>;

kernel::questions! {
    Champions:
    FirstPlayer, Mulligan, Turn, Request, Interrupt, Respond, Pay, DiscardCost, PayTarget, Control, Host, Defend, NextEnemy,
    NextSpecial, Assign, Trim, Player, Excess,
}

/// Offers a word about each of some cards.
fn each_card(word: WordId, cards: &[CardId], out: &mut impl Out) -> ControlFlow<()> {
    cards.iter().try_for_each(|card| out(Choice::about(word, Arg::Card(*card))))
}

/// The answer no to what is not asked now.
fn refuse_now<W: Why>(look: Sight, seat: Seat, moment: impl Into<Moment>, choice: &Choice) -> Result<(), W> {
    Err(W::because(|| Champions::not_now(look, seat, Some(moment.into()), choice)))
}

/// A phrase about the card whose text asks, if a card's text asks.
pub(crate) fn about_this(look: Sight, key: &'static str) -> Phrase {
    let phrase = Phrase::new(key);
    if let Some(face) = look.scope.origin.face { phrase.face("card", face) } else { phrase }
}

impl Refusals for Champions {
    fn not_now(look: Sight, seat: Seat, moment: Option<Moment>, choice: &Choice) -> Reason {
        let extra = &look.state.extra;
        if !extra.set_up {
            return Reason::new("MC-SETUP-1", "setting-up");
        }
        if let Some(alone) = extra.peril().filter(|alone| *alone != seat) {
            return Reason::with("MC-PERIL-2", Phrase::new("peril").seat("seat", alone));
        }
        match moment {
            Some(Moment::Turn(_)) if extra.active != seat => {
                let action = matches!(choice.word, word::PLAY | word::USE | word::USE_NTH);
                let rule = if action { "MC-ACTION-2" } else { "MC-PLAYERPHASE-1" };
                Reason::with(rule, Phrase::new("not-your-turn").seat("seat", extra.active))
            }
            Some(Moment::Turn(_)) => Reason::new("MC-TURN-1", "not-what-is-asked"),
            Some(Moment::Request(_)) => Reason::new("MC-TURN-8", "asked-for-an-action"),
            Some(Moment::Interrupt(_)) => Reason::new("MC-INTERRUPT-3", "time-for-interrupts"),
            Some(Moment::Respond(_)) => Reason::new("MC-RESPONSE-3", "time-for-responses"),
            Some(Moment::Pay(_) | Moment::DiscardCost(_) | Moment::PayTarget(_)) => {
                Reason::new("MC-INITIATE-6", "costs-first")
            }
            Some(Moment::Defend(_)) => Reason::new("MC-ATTACK-ENEMY-3", "who-defends"),
            Some(Moment::Trim(_)) => Reason::new("MC-ENDPLAYER-1", "phase-ends"),
            Some(Moment::NextEnemy(_)) => Reason::new("MC-FIRSTPLAYER-3", "first-player-orders"),
            None if (WAY_1.0..WAY_1.0 + 6).contains(&choice.word.0) => {
                Reason::new("MC-CHOOSE-3", "nothing-would-come-of-it")
            }
            _ if choice.word == PASS => Reason::new("MC-ABILITY-6", "settle-the-choice-first"),
            _ => Reason::new("MC-CHOOSE-1", "settle-the-choice-first"),
        }
    }

    fn unfit(_: Sight, _: Seat, _: &Choice) -> Reason {
        Reason::new("MC-CHOOSE-1", "not-what-is-asked")
    }

    fn misplaced(look: Sight, _: &CardPick<Self>, card: CardId) -> Reason {
        Reason::with("MC-ABILITY-1", look.about("lies-elsewhere", card))
    }
}
