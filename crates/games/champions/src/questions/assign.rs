//! How damage is assigned. `MC-INDIRECT-1`

use crate::questions::prelude::*;

/// How damage is assigned. `MC-INDIRECT-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Assign;

impl QuestionKind<Champions> for Assign {
    const PRIVATE: bool = false;
    fn prompt(self, look: Sight) -> Phrase {
        Phrase::new("ask-assign").count(left(look))
    }
    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::ASSIGN, &assignable(look, left(look)), out)
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::ASSIGN, Arg::Card(card)) => can_assign(look, card),
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step {
        let assigned = choice.card().map(|card| Proposal::fill(slot::CARDS, look.target(card)));
        assigned.map_or(Step::done(), |does| Step { does, again: left(look) > 1 })
    }
}

/// How much is left to be assigned.
fn left(look: Sight) -> i32 {
    let total = look.scope.number_in(Name::X.slot()).unwrap_or(0);
    total - look.scope.in_slot(slot::CARDS).count() as i32
}

/// The characters that can be assigned more damage, while any is left. `MC-INDIRECT-2`
fn assignable(look: Sight, left: i32) -> Vec<CardId> {
    if left <= 0 {
        return Vec::new();
    }
    let mut found = look.cards_in(slot::ASSIGNABLE);
    found.retain(|card| can_assign::<()>(look, *card).is_ok());
    found
}

fn can_assign<W: Why>(look: Sight, card: CardId) -> Result<(), W> {
    let own = look.scope.in_slot(slot::CARDS).filter_map(Target::card).filter(|other| other.card == card).count();
    if !look.cards_in(slot::ASSIGNABLE).contains(&card) {
        return refuse_card(look, "MC-INDIRECT-1", "not-what-the-card-asks", card);
    }
    if own as i32 >= reader(look).remaining(card) {
        return refuse_card(look, "MC-INDIRECT-2", "enough-to-defeat", card);
    }
    Ok(())
}
