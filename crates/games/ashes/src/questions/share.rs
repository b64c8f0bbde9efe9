//! How a counter against several attackers is split. `ASH-ATK-23`

use crate::questions::prelude::*;
use crate::rules::attack::{self, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Share;

impl QuestionKind<Ashes> for Share {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        attack::current(look).map_or(Seat::NONE, |attack| attack.defender)
    }

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-share", self.asked(look)).count(left(look).map_or(0, |(_, left, _)| left))
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let Some((attacker, left, last)) = left(look) else { return ControlFlow::Continue(()) };
        // Whoever comes last takes all that is left.
        for number in if last { left } else { 0 }..=left {
            out(Choice::about_two(word::SHARE, Arg::Number(number), Arg::Card(attacker)))?;
        }
        ControlFlow::Continue(())
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0], choice.args[1], left(look)) {
            (word::SHARE, Arg::Number(number), Arg::Card(card), Some((attacker, left, last))) => {
                let fits = if last { number == left } else { (0..=left).contains(&number) };
                if card == attacker && fits { Ok(()) } else { refuse_card(look, "ASH-ATK-23", "split-the-value", card) }
            }
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let number = choice.number().unwrap_or(0).clamp(0, 999) as i16;
        let again = left(look).is_some_and(|(_, _, last)| !last);
        Step { does: Proposal::one(Event::Share { number }), again }
    }
}

/// The attacker whose share is next, what is left to split, and whether it is the last.
fn left(look: Sight) -> Option<(CardId, i32, bool)> {
    let attack = attack::current(look)?;
    let counter = look.state.still(attack.countering?)?;
    if attack.fighting.len() < 2 {
        return None;
    }
    let attacker = attack.fighting.get(attack.shares.len())?;
    let given: i32 = attack.shares.iter().map(|share| i32::from(*share)).sum();
    let left = (reader(look).attack(counter).max(0) - given).max(0);
    Some((attacker.card, left, attack.shares.len() + 1 == attack.fighting.len()))
}
