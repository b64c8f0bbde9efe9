//! Which dice are turned or rolled again by a text. Dice of one owner and purpose that show the same are offered once. `DT-R16`

use kernel::table::dice::Die;

use crate::language::{Alter, DiceOf};
use crate::questions::action::is_die_of;
use crate::questions::prelude::*;
use crate::rules;
use crate::rules::dice::Event;

/// The dice that a text may touch.
fn dice_of(look: Sight, of: DiceOf) -> Vec<(DieId, Die)> {
    let this = look.scope.origin.this.card;
    let rolled = match look.scope.event.as_deref() {
        Some(rules::Event::Dice(Event::Roll { on, .. })) => *on,
        _ => this,
    };
    let fits = |die: &Die| match of {
        DiceOf::These => die.on == rolled,
        _ => is_die_of(look, look.you(), die.owner, of),
    };
    look.state.dice.all().filter(|(_, die)| fits(die)).map(|(id, die)| (id, *die)).collect()
}

/// The first of each group of dice that are alike.
fn unlike(dice: Vec<(DieId, Die)>) -> Vec<(DieId, Die)> {
    let alike =
        |one: &Die, two: &Die| (one.owner, one.pool, one.shows, one.on) == (two.owner, two.pool, two.shows, two.on);
    let is_first = |place: &usize| !dice[..*place].iter().any(|(_, other)| alike(other, &dice[*place].1));
    (0..dice.len()).filter(is_first).map(|place| dice[place]).collect()
}

/// A die is put on another side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TurnDie {
    pub of: DiceOf,
    pub alter: Alter,
}

impl TurnDie {
    /// Whether a die may be turned to a side.
    fn allows(self, look: Sight, die: &Die, to: u8) -> bool {
        let changes = (1..=6).contains(&to) && to != die.shows;
        changes
            && match self.alter {
                Alter::To(side) => to == side,
                Alter::ToAny => true,
                Alter::By(most) => to.abs_diff(die.shows) <= most,
                Alter::LikeAnother => {
                    let mut others = look.state.dice.pool(die.owner, die.pool).map(|(_, die)| die);
                    others.any(|other| other.shows == to && other.on == die.on)
                }
            }
    }
}

impl QuestionKind<DiceThrone> for TurnDie {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-turn-die", look.you())
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        for (id, die) in unlike(dice_of(look, self.of)) {
            for side in (1..=6).filter(|side| self.allows(look, &die, *side)) {
                out(Choice::about_two(word::TURN, Arg::Die(id), Arg::Number(side.into())))?;
            }
        }
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let die = choice.die().filter(|_| choice.word == word::TURN);
        let open = die.and_then(|id| dice_of(look, self.of).into_iter().find(|(other, _)| *other == id));
        match (open, choice.number()) {
            _ if choice.word == DONE => Ok(()),
            (Some((_, die)), Some(side)) if self.allows(look, &die, side as u8) => Ok(()),
            _ if die.is_some() => refuse("DT-R16", "not-such-a-die"),
            _ => not_asked(look, seat, choice.word),
        }
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<DiceThrone> {
        let turned = choice.die().zip(choice.number());
        Step::last(Proposal::maybe(turned.map(|(die, to)| Event::Turn { die, to: to as u8 })))
    }
}

/// A die is rolled again, if its player likes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RerollDie {
    pub of: DiceOf,
    /// The die is only picked: somebody else decides what is done with it.
    pub picks: bool,
}

impl QuestionKind<DiceThrone> for RerollDie {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-reroll-die", look.you())
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        for (id, _) in unlike(dice_of(look, self.of)) {
            out(Choice::about(word::REROLL, Arg::Die(id)))?;
        }
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match choice.die().filter(|_| choice.word == word::REROLL) {
            Some(id) if dice_of(look, self.of).iter().any(|(other, _)| *other == id) => Ok(()),
            Some(_) => refuse("DT-R16", "not-such-a-die"),
            None if choice.word == DONE => Ok(()),
            None => not_asked(look, seat, choice.word),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<DiceThrone> {
        let Some(die) = choice.die() else { return Step::done() };
        let owner = look.state.dice.get(die).map_or(Seat::NONE, |die| die.owner);
        Step::last(match self.picks {
            true => Proposal::Fill(vec![(slot::DIE, Target::Die(die)), (slot::OTHER, Target::Seat(owner))]),
            false => Proposal::one(Event::Reroll { die }),
        })
    }
}

/// The side on top of a die that is laid for a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LaySide;

impl QuestionKind<DiceThrone> for LaySide {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-side", look.you())
    }

    fn candidates(self, _: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        (1..=6).try_for_each(|side| out(Choice::about(word::SIDE, Arg::Number(side))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match choice.number().filter(|_| choice.word == word::SIDE) {
            Some(1..=6) => Ok(()),
            _ => not_asked(look, seat, choice.word),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<DiceThrone> {
        let (shows, on) = (choice.number().unwrap_or(1) as u8, look.scope.origin.this.card);
        Step::last(Proposal::one(Event::Lay { seat, shows, on }))
    }
}
