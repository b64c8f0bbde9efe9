//! How a side's damage is assigned. `SP-608.1c` `SP-608.1d`

use crate::questions::prelude::*;
use crate::rules::battle::Event;
use crate::table::battle::{assigner, members, recipients};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Assign {
    /// Whether it is the attackers' damage.
    pub attacking: bool,
}

impl QuestionKind<Spoils> for Assign {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        look.state.extra.battle.as_ref().map_or(Seat::NONE, |battle| battle.seat(self.attacking))
    }

    fn prompt(self, look: Sight) -> Phrase {
        match assigner(reader(look), self.attacking) {
            Some((card, left)) => look.about("ask-assign", card).count(left),
            None => Phrase::new("ask-divide"),
        }
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let read = reader(look);
        let Some((_, left)) = assigner(read, self.attacking) else { return ControlFlow::Continue(()) };
        let to = recipients(read, self.attacking);
        let least = if to.len() == 1 { left } else { 1 };
        for card in to {
            for amount in (least..=left).rev() {
                out(Choice::about_two(word::ASSIGN, Arg::Number(amount), Arg::Card(card)))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::ASSIGN, Arg::Number(amount)) => self.can_assign(look, amount, choice.card()),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Spoils> {
        let (from, _) = assigner(reader(look), self.attacking).expect("somebody assigns");
        let (to, amount) = (choice.card().expect("damage has a recipient"), choice.number().unwrap_or(0));
        Step::again(Proposal::one(Event::Assign { from, to, amount }))
    }
}

impl Assign {
    fn can_assign<W: Why>(self, look: Sight, amount: i32, to: Option<CardId>) -> Result<(), W> {
        let read = reader(look);
        let rule = if self.attacking { "SP-608.1c" } else { "SP-608.1d" };
        let (Some((_, left)), Some(to)) = (assigner(read, self.attacking), to) else {
            return refuse(rule, "nothing-to-assign");
        };
        let open = recipients(read, self.attacking);
        if !open.contains(&to) {
            let demanded = members(look.state, !self.attacking).any(|card| card == to);
            return refuse_card(look, if demanded { "SP-505.1" } else { rule }, "damage-goes-elsewhere", to);
        }
        if amount < 1 || amount > left || (open.len() == 1 && amount != left) {
            let phrase = Phrase::new("wrong-amount").number("left", Quantity::new(left));
            return Err(W::because(|| Reason::with(rule, phrase)));
        }
        Ok(())
    }
}
