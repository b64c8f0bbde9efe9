//! How damage is divided among chosen cards.

use crate::language::{Verb, Which};
use crate::questions::prelude::*;
use crate::texts::select::{cards, number};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Divide {
    /// The verb that says how much, and among which cards.
    pub verb: NodeId,
    /// Where the cards and their parts are noted in turn.
    pub parts: Slot,
}

impl QuestionKind<Spoils> for Divide {
    const PRIVATE: bool = false;

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-divide")
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let (left, cards) = self.left(look);
        for card in cards {
            for amount in 1..=left {
                out(Choice::about_two(word::ASSIGN, Arg::Number(amount), Arg::Card(card)))?;
            }
        }
        if left > 0 { out(Choice::plain(DONE)) } else { ControlFlow::Continue(()) }
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (DONE, _) => Ok(()),
            (word::ASSIGN, Arg::Number(amount)) => {
                let (left, cards) = self.left(look);
                let fits = choice.card().is_some_and(|card| cards.contains(&card)) && (1..=left).contains(&amount);
                if fits { Ok(()) } else { refuse("SP-402.1", "not-what-is-asked") }
            }
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Spoils> {
        let Some(card) = choice.card() else { return Step::done() };
        let amount = Target::Number(choice.number().unwrap_or(0));
        Step::again(fill_all(self.parts, [look.target(card), amount]))
    }
}

impl Divide {
    /// What is left to divide, and among which cards.
    fn left(self, look: Sight) -> (i32, Vec<CardId>) {
        let Node::Do(Verb::Divide(most, name)) = look.book.tree.get(self.verb) else { return (0, Vec::new()) };
        let spent: i32 = look.scope.in_slot(self.parts).filter_map(Target::number).sum();
        let struck: Vec<CardRef> = look.scope.in_slot(self.parts).filter_map(Target::card).collect();
        let mut cards = cards(look, Which::The(*name));
        cards.retain(|card| !struck.contains(&look.state.refer(*card)));
        if cards.is_empty() { (0, cards) } else { (number(look, *most) - spent, cards) }
    }
}
