//! How many status tokens are removed from a card for what each of them gives; which token is moved.

use crate::questions::prelude::*;
use crate::rules::tokens::Event;
use crate::table::{EXHAUSTION, STATUS, WOUND};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum RemoveTokens {
    AnyNumber,
    /// What may be used again at once is not used for nothing. `ASH-R24`
    AtLeastOne,
}

impl QuestionKind<Ashes> for RemoveTokens {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-remove", look.you())
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        (self.least()..=most(look)).try_for_each(|number| out(Choice::about(word::REMOVE, Arg::Number(number))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::REMOVE, Arg::Number(number)) if (self.least()..=most(look)).contains(&number) => Ok(()),
            (word::REMOVE, Arg::Number(0)) => refuse("ASH-R24", "removes-nothing"),
            (word::REMOVE, _) => match look.this() {
                Some(card) => refuse_card(look, "ASH-STATUS-1", "too-few-tokens", card),
                None => not_asked(look, seat),
            },
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        Step::last(Proposal::fill(slot::NUMBER, Target::Number(choice.number().unwrap_or(0))))
    }
}

impl RemoveTokens {
    fn least(self) -> i32 {
        i32::from(self == RemoveTokens::AtLeastOne)
    }
}

fn most(look: Sight) -> i32 {
    look.this().map_or(0, |this| reader(look).status(this))
}

/// Which token goes from one card to another. `ASH-TOKEN-3`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct MoveToken;

const TOKENS: [(WordId, kernel::table::counters::Counter); 3] =
    [(word::MOVE_WOUND, WOUND), (word::MOVE_EXHAUSTION, EXHAUSTION), (word::MOVE_STATUS, STATUS)];

impl QuestionKind<Ashes> for MoveToken {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-move-token", look.you())
    }

    fn candidates(self, _: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        TOKENS.into_iter().try_for_each(|(word, _)| out(Choice::plain(word)))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let Some((_, token)) = TOKENS.iter().find(|(word, _)| *word == choice.word) else {
            return not_asked(look, seat);
        };
        let from = look.cards_in(slot::VICTIM);
        if from.iter().any(|card| look.state.counters.get(*card, *token) > 0) {
            Ok(())
        } else {
            refuse("ASH-TOKEN-1", "no-such-token")
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let token = TOKENS.iter().find(|(word, _)| *word == choice.word).map(|(_, token)| *token);
        let (from, to) = (look.scope.card_in(slot::VICTIM), look.scope.card_in(slot::HOST));
        let moved = from.zip(to).zip(token).map(|((from, to), token)| Event::Move { from, to, token });
        Step::last(Proposal::maybe(moved))
    }
}
