//! Meditate: cards are discarded one by one, irrevocably; then as many dice are turned. `ASH-MED-1` `ASH-MED-3`

use crate::questions::prelude::*;
use crate::rules::damage::{self, To};
use crate::rules::{course, piles};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Meditate;

impl QuestionKind<Ashes> for Meditate {
    fn prompt(self, look: Sight) -> Phrase {
        told("ask-meditate", look.you()).count(discarded(look))
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::DISCARD_FROM, look.state.zone(Zone::Hand, seat), out)?;
        each_card(word::DISCARD_FROM, look.state.zone(Zone::Spellboard, seat), out)?;
        out(Choice::plain(word::DISCARD_TOP))?;
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let read = reader(look);
        match (choice.word, choice.args[0]) {
            (DONE, _) if discarded(look) == 0 => refuse("ASH-MED-1", "discard-something"),
            (DONE, _) => Ok(()),
            (word::DISCARD_TOP, _) if look.state.zone(Zone::Deck, seat).is_empty() => {
                refuse("ASH-MED-1", "nothing-to-discard")
            }
            (word::DISCARD_TOP, _) => Ok(()),
            (word::DISCARD_FROM, Arg::Card(card)) => match read.zone(card) {
                (Zone::Hand, holder) if holder == seat => Ok(()),
                (Zone::Spellboard, holder) if holder == seat => {
                    if look.state.extra.options.fresh_meditation && read.is_exhausted(card) {
                        refuse_card(look, "ASH-MED-1", "is-exhausted", card)
                    } else {
                        Ok(())
                    }
                }
                _ => refuse_card(look, "ASH-MED-1", "not-for-meditation", card),
            },
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Ashes> {
        let discard: rules::Event = match (choice.word, choice.card()) {
            (word::DISCARD_TOP, _) => piles::Event::Mill { seat, number: 1 }.into(),
            (word::DISCARD_FROM, Some(card)) if look.state.lies_in(card, Zone::Spellboard) => {
                damage::leaves(look, card, To::Meditated).into()
            }
            (word::DISCARD_FROM, Some(card)) => piles::Event::Discard { seat, cards: vec![card] }.into(),
            _ => return Step::done(),
        };
        Step::again(Proposal::together([discard, course::Event::Meditated.into()]))
    }
}

/// How many cards have been discarded.
fn discarded(look: Sight) -> i32 {
    look.state.extra.meditated.into()
}
