//! Whom an ability or a card is aimed at. `DT-TARGET-3` `DT-TARGET-4`

use crate::questions::prelude::*;
use crate::rules::attack;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Aim {
    /// The target of what was activated.
    Ability,
    /// The same, said by the second of two opponents who choose together. `DT-R34`
    Together,
    /// The opponent whom a card needs.
    Card,
}

impl Aim {
    fn choice(self, look: Sight) -> (Seat, Vec<Seat>) {
        match self {
            Aim::Ability => {
                let (mut askers, targets) = attack::aimers(look);
                (askers.remove(0), targets)
            }
            Aim::Together => {
                let (askers, targets) = attack::aimers(look);
                match (askers.get(1), look.scope.seat_in(slot::OTHER)) {
                    (Some(second), Some(_)) => (*second, targets),
                    _ => (look.you(), Vec::new()),
                }
            }
            Aim::Card => (look.you(), look.state.opponents(look.you()).collect()),
        }
    }
}

impl QuestionKind<DiceThrone> for Aim {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        self.choice(look).0
    }

    fn prompt(self, look: Sight) -> Phrase {
        let named = look.scope.seat_in(slot::OTHER).filter(|_| self == Aim::Together);
        match named {
            Some(other) => told("ask-target-together", self.asked(look)).seat("other", other),
            None => told("ask-target", self.asked(look)),
        }
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        self.choice(look).1.into_iter().try_for_each(|seat| out(Choice::about(word::TARGET, Arg::Seat(seat))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match choice.seat().filter(|_| choice.word == word::TARGET) {
            Some(target) if self.choice(look).1.contains(&target) => Ok(()),
            Some(_) => refuse("DT-TARGET-4", "not-this-target"),
            None => not_asked(look, seat, choice.word),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<DiceThrone> {
        let target = choice.seat().expect("a target is a seat");
        Step::last(match self {
            Aim::Ability if attack::aimers(look).0.len() > 1 => Proposal::fill(slot::OTHER, Target::Seat(target)),
            Aim::Ability => Proposal::one(attack::set_target(look, target)),
            Aim::Together if look.scope.seat_in(slot::OTHER) == Some(target) => {
                Proposal::one(attack::set_target(look, target))
            }
            Aim::Together => Proposal::Enter(Entry::of(look.scope.origin, look.book.plan.targeting)),
            Aim::Card => Proposal::fill(slot::TARGET, Target::Seat(target)),
        })
    }
}
