//! Which dice are turned, re-rolled or exhausted; dice that look alike are offered once. All of them change together.

use kernel::table::dice::DieId;

use crate::language::Side;
use crate::questions::prelude::*;
use crate::rules::dice::{chosen, is_chosen, number_chosen};
use crate::table::dice::{self, Kinds};

const SIDES: [(WordId, Side); 3] =
    [(word::TURN_POWER, Side::Power), (word::TURN_CLASS, Side::Class), (word::TURN_BASIC, Side::Basic)];

/// Whose dice are meant.
fn owner(look: Sight) -> Seat {
    look.scope.seat_in(slot::SEAT).unwrap_or(look.you())
}

/// Whether a die lies there and has not been chosen yet.
fn is_open(look: Sight, id: DieId, pool: u8) -> bool {
    let die = look.state.dice.get(id);
    die.is_some_and(|die| die.owner == owner(look) && die.pool == pool) && !is_chosen(look, id)
}

/// How many are left of those that a text speaks of.
fn left(look: Sight) -> i32 {
    look.scope.number_in(slot::NUMBER).unwrap_or(0) - number_chosen(look)
}

/// A die is put on a side of choice: of the active pool, or of the exhausted pool into the active one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TurnDie {
    Active,
    Exhausted,
    /// Up to as many as cards were discarded for Meditate. `ASH-MED-2` `ASH-MED-5`
    Meditated,
}

impl TurnDie {
    fn pool(self) -> u8 {
        if self == TurnDie::Exhausted { dice::EXHAUSTED } else { dice::ACTIVE }
    }

    fn left(self, look: Sight) -> i32 {
        match self {
            TurnDie::Meditated => i32::from(look.state.extra.meditated) - number_chosen(look),
            _ => left(look),
        }
    }
}

impl QuestionKind<Ashes> for TurnDie {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-turn-die", look.you()).count(self.left(look))
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if self.left(look) <= 0 {
            return ControlFlow::Continue(());
        }
        for die in dice::kinds(look.state, seat, self.pool(), &chosen(look)) {
            for (word, _) in SIDES {
                out(Choice::about(word, Arg::Die(die)))?;
            }
        }
        if self == TurnDie::Meditated { out(Choice::plain(DONE)) } else { ControlFlow::Continue(()) }
    }

    fn has_plain_choice(self, look: Sight, seat: Seat) -> bool {
        self.left(look) > 0 && !dice::kinds(look.state, seat, self.pool(), &chosen(look)).is_empty()
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let turns = SIDES.iter().any(|(word, _)| *word == choice.word);
        match die(choice) {
            None if choice.word == DONE && self == TurnDie::Meditated => Ok(()),
            Some(id) if turns && is_open(look, id, self.pool()) => Ok(()),
            Some(_) if turns => refuse("ASH-MED-5", "not-such-a-die"),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let side = SIDES.iter().find(|(word, _)| *word == choice.word).map(|(_, side)| *side);
        let (Some(die), Some(side)) = (die(choice), side) else { return Step::done() };
        let does = Proposal::Fill(vec![(slot::DIE, Target::Die(die)), (slot::SIDE, Target::Number(side as i32))]);
        Step { does, again: self.left(look) > 1 }
    }
}

/// A die of the exhausted pool is re-rolled into the active one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RerollDie;

impl QuestionKind<Ashes> for RerollDie {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-reroll", look.you()).count(left(look))
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let dice =
            if left(look) > 0 { dice::kinds(look.state, seat, dice::EXHAUSTED, &chosen(look)) } else { Kinds::new() };
        dice.into_iter().try_for_each(|die| out(Choice::about(word::REROLL, Arg::Die(die))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match die(choice).filter(|_| choice.word == word::REROLL) {
            Some(id) if is_open(look, id, dice::EXHAUSTED) => Ok(()),
            Some(_) => refuse("ASH-DICE-3", "not-such-a-die"),
            None => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let die = die(choice).expect("a roll names a die");
        Step { does: Proposal::fill(slot::DIE, Target::Die(die)), again: left(look) > 1 }
    }
}

/// A die of an active pool goes to the exhausted pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ExhaustDie {
    /// So many dice of a player, chosen by whoever uses a text.
    ByText,
    /// Any number of the own dice, in the recovery phase. `ASH-RECOVERY-6`
    Own,
}

impl QuestionKind<Ashes> for ExhaustDie {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        if self == ExhaustDie::Own { owner(look) } else { look.you() }
    }

    fn prompt(self, look: Sight) -> Phrase {
        let key = if self == ExhaustDie::Own { "ask-exhaust-own" } else { "ask-exhaust-die" };
        told(key, self.asked(look))
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let open = self == ExhaustDie::Own || left(look) > 0;
        let dice = if open { dice::kinds(look.state, owner(look), dice::ACTIVE, &chosen(look)) } else { Kinds::new() };
        dice.into_iter().try_for_each(|die| out(Choice::about(word::EXHAUST, Arg::Die(die))))?;
        if self == ExhaustDie::Own { out(Choice::plain(DONE)) } else { ControlFlow::Continue(()) }
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match die(choice).filter(|_| choice.word == word::EXHAUST) {
            Some(id) if is_open(look, id, dice::ACTIVE) => Ok(()),
            Some(_) => refuse("ASH-DICE-8", "not-an-active-die"),
            None if choice.word == DONE && self == ExhaustDie::Own => Ok(()),
            None => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let Some(die) = die(choice) else { return Step::done() };
        let again = self == ExhaustDie::Own || left(look) > 1;
        Step { does: Proposal::fill(slot::DIE, Target::Die(die)), again }
    }
}
