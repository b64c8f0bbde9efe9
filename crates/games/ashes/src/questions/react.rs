//! Whether a reaction spell is played. `ASH-TYPE-4` `ASH-TYPE-5`

use crate::questions::prelude::*;
use crate::rules::{patterns, payment, play};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct React;

impl QuestionKind<Ashes> for React {
    fn prompt(self, look: Sight) -> Phrase {
        told("ask-react", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::PLAY, look.state.zone(Zone::Hand, seat), out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (PASS, _) => Ok(()),
            (word::PLAY, Arg::Card(card)) => may_react(look, seat, card),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Ashes> {
        let announce =
            choice.card().map(|card| play::Event::Announce { seat, card, answers: look.scope.event.clone() });
        Step::last(Proposal::maybe(announce))
    }
}

/// A reaction spell of the own hand whose trigger this is; one in a turn. `ASH-TYPE-4` `ASH-TYPE-5`
fn may_react<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    if !look.state.lies_at(card, Zone::Hand, seat) {
        return refuse_card(look, "ASH-TYPE-13", "not-in-hand", card);
    }
    let printed = reader(look).printed(card);
    let Some((pattern, _)) = &printed.answers else {
        return refuse_card(look, "ASH-TYPE-4", "no-reaction-spell", card);
    };
    if look.state.extra.reacted.contains(Some(seat)) {
        return refuse_card(look, "ASH-TYPE-5", "has-reacted", card);
    }
    let fits = look.scope.event.as_ref().is_some_and(|event| patterns::matches(look, pattern, event));
    if !fits {
        return refuse_card(look, "ASH-TYPE-4", "not-its-trigger", card);
    }
    payment::can_pay(look, seat, &printed.cost, Some(card))
}
