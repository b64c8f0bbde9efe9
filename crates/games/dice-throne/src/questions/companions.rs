//! Which companion grows or goes; whether a token is taken.

use crate::questions::prelude::*;
use crate::rules::companions::{Event, can_grow, forms};
use crate::rules::tokens;
use crate::table::reading::{companions, number};

/// A spirit becomes one of a form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GrowSpirit {
    /// Every spirit there is grows once, in any order; none is new.
    pub each: bool,
}

impl GrowSpirit {
    /// Whether a spirit can become one of this form. What has grown already does not grow again: of the last form there will be no
    /// more than there were spirits of the last two.
    fn allows(self, look: Sight, seat: Seat, card: CardId) -> bool {
        let forms = forms(look.book, look.state, seat);
        let is_open = match forms.iter().position(|(form, _)| *form == card) {
            Some(0) => !self.each,
            Some(place) if self.each && place + 1 == forms.len() => {
                number(look.state, card) < look.scope.number_in(slot::NUMBER).unwrap_or(0)
            }
            _ => true,
        };
        is_open && can_grow(look.book, look.state, seat, card)
    }
}

impl QuestionKind<DiceThrone> for GrowSpirit {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-grow", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        for (card, _) in forms(look.book, look.state, seat) {
            out(Choice::about(word::GROW, Arg::Card(card)))?;
        }
        ControlFlow::Continue(())
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match choice.card().filter(|_| choice.word == word::GROW) {
            Some(card) if self.allows(look, seat, card) => Ok(()),
            Some(card) => refuse_card(look, "DT-COMPANION-2", "cannot-grow", card),
            None => not_asked(look, seat, choice.word),
        }
    }

    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step<DiceThrone> {
        let grown = Proposal::maybe(choice.card().map(|card| Event::Grow { seat, card }));
        if self.each { Step::again(grown) } else { Step::last(grown) }
    }
}

/// Companions are removed: as a price, or as many as their player likes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LoseCompanion {
    pub most: u8,
    pub must: bool,
}

impl LoseCompanion {
    /// How many more may go.
    fn left(self, look: Sight) -> i32 {
        let before = look.scope.number_in(slot::NUMBER).unwrap_or(0);
        i32::from(self.most) - (before - companions(look.state, look.you()))
    }
}

impl QuestionKind<DiceThrone> for LoseCompanion {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-lose-companion", look.you())
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if self.left(look) <= 0 {
            return ControlFlow::Continue(());
        }
        for card in look.state.zone(Zone::Companions, seat) {
            out(Choice::about(word::LOSE, Arg::Card(*card)))?;
        }
        if self.must { ControlFlow::Continue(()) } else { out(Choice::plain(DONE)) }
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match choice.card().filter(|_| choice.word == word::LOSE) {
            Some(card) if look.state.lies_at(card, Zone::Companions, seat) => Ok(()),
            Some(card) => refuse_card(look, "DT-COMPANION-2", "lies-elsewhere", card),
            None if choice.word == DONE && !self.must => Ok(()),
            None => not_asked(look, seat, choice.word),
        }
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<DiceThrone> {
        let Some(card) = choice.card() else { return Step::done() };
        Step::again(Proposal::one(Event::Lose { card }))
    }
}

/// A token that may be refused. `DT-PIR-DOUBLOON-3`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Accept;

impl QuestionKind<DiceThrone> for Accept {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-accept", look.you())
    }

    fn candidates(self, _: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        out(Choice::plain(YES))?;
        out(Choice::plain(NO))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        if matches!(choice.word, YES | NO) { Ok(()) } else { not_asked(look, seat, choice.word) }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<DiceThrone> {
        let (face, number) = (look.scope.number_in(slot::FACE), look.scope.number_in(slot::NUMBER));
        let taken = face.zip(number).filter(|_| choice.word == YES);
        let place = |(face, number): (i32, i32)| {
            let (face, number) = (FaceId(face as u16), number.clamp(0, 99) as u8);
            tokens::Event::Place { to: seat, face, by: seat, number }
        };
        Step::last(Proposal::maybe(taken.map(place)))
    }
}
