//! Which dice and which cards pay. Nobody is asked where it does not matter. `ASH-COST-5` `ASH-COST-4`

use crate::questions::prelude::*;
use crate::rules::payment;
use crate::table::dice;

/// Which die is spent next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PayDice;

impl QuestionKind<Ashes> for PayDice {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        let left = payment::dice_due(&payment::due(look)) - payment::chosen(look).len();
        told("ask-spend", look.you()).count(left as i32)
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let (due, chosen) = (dice::due(&payment::due(look)), payment::chosen(look));
        if chosen.len() >= payment::number_of(&due) {
            return ControlFlow::Continue(());
        }
        let dice = dice::kinds(look.state, seat, dice::ACTIVE, &chosen);
        // What is spent in any case is spent without asking.
        let needed = if let [only] = dice[..] { Some(only) } else { payment::needed(look, seat, &due, &dice) };
        match needed {
            Some(die) => out(Choice::about(word::SPEND, Arg::Die(die))),
            None => dice.into_iter().try_for_each(|die| out(Choice::about(word::SPEND, Arg::Die(die)))),
        }
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let Some(id) = die(choice).filter(|_| choice.word == word::SPEND) else { return not_asked(look, seat) };
        let lies = look.state.dice.get(id).is_some_and(|die| die.owner == seat && die.pool == dice::ACTIVE);
        if !lies || payment::chosen(look).contains(&id) {
            return refuse("ASH-DICE-3", "not-an-active-die");
        }
        let due = dice::due(&payment::due(look));
        if payment::serves(look, &due, id) { Ok(()) } else { refuse("ASH-COST-9", "pays-nothing-due") }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let id = die(choice).expect("a payment names a die");
        let again = payment::chosen(look).len() + 1 < payment::dice_due(&payment::due(look));
        Step { does: Proposal::fill(slot::DICE, Target::Die(id)), again }
    }
}

/// Which card of the hand is discarded as a cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PayCards;

impl QuestionKind<Ashes> for PayCards {
    fn prompt(self, look: Sight) -> Phrase {
        told("ask-discard-cost", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if left(look) == 0 {
            return ControlFlow::Continue(());
        }
        each_card(word::DISCARD, look.state.zone(Zone::Hand, seat), out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let Some(card) = choice.card().filter(|_| choice.word == word::DISCARD) else { return not_asked(look, seat) };
        let chosen = look.cards_in(slot::CARDS).contains(&card);
        if look.state.lies_at(card, Zone::Hand, seat) && !chosen {
            Ok(())
        } else {
            refuse_card(look, "ASH-COST-4", "not-in-hand", card)
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let card = choice.card().expect("a payment names a card");
        Step { does: Proposal::fill(slot::CARDS, look.target(card)), again: left(look) > 1 }
    }
}

fn left(look: Sight) -> usize {
    payment::discards(&payment::due(look)).saturating_sub(look.cards_in(slot::CARDS).len())
}
