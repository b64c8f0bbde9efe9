//! The defender may activate a Defensive Ability. `DT-DRP-3` `DT-R6`

use crate::cards::Part;
use crate::questions::prelude::*;
use crate::questions::rolling::{can_keep, each_kept, refuse_dice, rerolled};
use crate::rules::attack::{self, Event};
use crate::rules::dice as rolls;
use crate::table::dice;
use crate::table::reading::abilities;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Defend;

impl QuestionKind<DiceThrone> for Defend {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-defend", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if !attack::is_defendable(look) {
            return ControlFlow::Continue(());
        }
        for (card, _) in abilities(look.book, look.state, seat, |part| part == Part::Defensive) {
            out(Choice::about(word::DEFEND, Arg::Card(card)))?;
        }
        out(Choice::plain(word::NO_DEFENCE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let is_defence = |card: CardId| {
            let space = look.face(card).printed.space();
            look.state.lies_at(card, Zone::Board, seat) && space.is_some_and(|space| space.part == Part::Defensive)
        };
        match (choice.word, choice.card()) {
            (word::NO_DEFENCE, _) => Ok(()),
            (word::DEFEND, Some(card)) if is_defence(card) => Ok(()),
            (word::DEFEND, Some(card)) => refuse_card(look, "DT-DEFENSE-1", "no-such-ability", card),
            _ => not_asked(look, seat, choice.word),
        }
    }

    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step<DiceThrone> {
        Step::last(Proposal::one(match choice.card() {
            Some(card) => Event::Defend { seat, card },
            None => Event::NoDefence { seat },
        }))
    }
}

/// One more Roll Attempt with the dice of a defence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RollDefence;

fn own_dice(look: Sight, seat: Seat) -> Vec<(DieId, u8)> {
    look.state.dice.pool(seat, dice::DEFENCE).map(|(id, die)| (id, die.shows)).collect()
}

fn own_shown(look: Sight, seat: Seat) -> [u8; 6] {
    dice::shown_in(look.state, seat, dice::DEFENCE)
}

impl QuestionKind<DiceThrone> for RollDefence {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-roll-defence", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let shown = own_shown(look, seat);
        each_kept(&shown, out)?;
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match choice.word {
            DONE => Ok(()),
            word::KEEP if can_keep(&own_shown(look, seat), choice.number()) => Ok(()),
            word::KEEP => refuse_dice(&own_shown(look, seat)),
            _ => not_asked(look, seat, choice.word),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<DiceThrone> {
        let dice = choice.number().and_then(|kept| rerolled(&own_dice(look, seat), kept)).unwrap_or_default();
        Step::last(Proposal::together(dice.into_iter().map(|die| rolls::Event::Reroll { die })))
    }
}
