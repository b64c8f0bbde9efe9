//! A part of a cost section that is chosen: cards, or a number. `SP-401.2` `SP-401.3`

use crate::language::{self, Selection};
use crate::questions::prelude::*;
use crate::rules::cost::{self, Bill};
use crate::texts::select::{self, number};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// Which part, from 0.
    pub place: u8,
    /// Whether it is a cost of Flip Up, not of the card itself.
    pub flip: bool,
}

impl QuestionKind<Spoils> for Cost {
    fn asked(self, look: Sight) -> Seat {
        look.state.extra.actions.last().map_or(Seat::NONE, |action| action.seat)
    }

    fn prompt(self, look: Sight) -> Phrase {
        Phrase::new(match cost::current(look, self.place, self.flip) {
            Some(language::Cost::Pick(_)) => "ask-pick",
            Some(language::Cost::Number(..)) => "ask-number",
            Some(language::Cost::Choose(selection)) if selection.from == [Zone::Hand] => "ask-discard-cost",
            _ => "ask-choose",
        })
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if let Some(language::Cost::Number(..)) = cost::current(look, self.place, self.flip) {
            // The smallest numbers stand for all.
            return each_number(word::NUMBER, 0..=60, out);
        }
        let Some((selection, picked, word)) = self.selection(look) else { return ControlFlow::Continue(()) };
        if taken(look, selection) >= number(look, selection.number) {
            return ControlFlow::Continue(());
        }
        let Some(bill) = Bill::going_on(look) else { return ControlFlow::Continue(()) };
        each_card(word, &bill.choices(selection, picked), out)?;
        if selection.up_to { out(Choice::plain(DONE)) } else { ControlFlow::Continue(()) }
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let Some(bill) = Bill::going_on(look) else { return not_asked(look, seat, self) };
        if let Some(language::Cost::Number(name, least)) = cost::current(look, self.place, self.flip) {
            return match (choice.word, choice.args[0]) {
                (word::NUMBER, Arg::Number(number)) if number < *least || number > cost::MOST => {
                    let phrase = || Phrase::new("number-out-of-bounds").number("least", Quantity::new(*least));
                    let phrase = || phrase().number("most", Quantity::new(cost::MOST));
                    let rule = if number < 0 { "SP-410.2" } else { "SP-410.2a" };
                    Err(W::because(|| Reason::with(rule, phrase())))
                }
                (word::NUMBER, Arg::Number(number)) => {
                    self.can_pay_rest(look, bill.note(name.slot(), Target::Number(number)))
                }
                _ => not_asked(look, seat, self),
            };
        }
        match (self.selection(look), choice.word, choice.args[0]) {
            (Some((selection, picked, word)), given, Arg::Card(card)) if given == word => {
                self.judge_card(look, bill, selection, picked, card)
            }
            (Some((selection, picked, _)), DONE, _) if selection.up_to => can_stop(look, &bill, selection, picked),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Spoils> {
        match (cost::current(look, self.place, self.flip), choice.args[0]) {
            (Some(language::Cost::Number(name, _)), Arg::Number(number)) => {
                Step::last(Proposal::fill(name.slot(), Target::Number(number)))
            }
            (Some(language::Cost::Pick(selection) | language::Cost::Choose(selection)), Arg::Card(card)) => {
                let kinds = (selection.called.kinds_slot(), Target::Number(selection.that.kinds()));
                let does = Proposal::Fill(vec![(selection.called.slot(), look.target(card)), kinds]);
                Step { does, again: taken(look, selection) + 1 < number(look, selection.number) }
            }
            _ => Step::done(),
        }
    }
}

/// How many cards have been chosen so far.
fn taken(look: Sight, selection: &Selection) -> i32 {
    look.scope.in_slot(selection.called.slot()).count() as i32
}

/// What must be picked is picked, although fewer would do. `SP-505.2`
fn can_stop<W: Why>(look: Sight, bill: &Bill, selection: &Selection, picked: bool) -> Result<(), W> {
    let demands = |card: &CardId| reader(look).card_has(Quality::MustBePicked, *card);
    if !picked || taken(look, selection) >= number(look, selection.number) {
        return Ok(());
    }
    match bill.choices(selection, true).into_iter().find(demands) {
        Some(card) => refuse_card(look, "SP-505.2", "must-be-picked", card),
        None => Ok(()),
    }
}

impl Cost {
    /// The cards that are singled out, whether that is picking, and the word for it. A card of the hand that is chosen in a
    /// cost is about to be discarded.
    fn selection(self, look: Sight<'_>) -> Option<(&Selection, bool, WordId)> {
        match cost::current(look, self.place, self.flip)? {
            language::Cost::Pick(selection) => Some((selection, true, word::PICK)),
            language::Cost::Choose(selection) if selection.from == [Zone::Hand] => {
                Some((selection, false, word::DISCARD))
            }
            language::Cost::Choose(selection) => Some((selection, false, word::CHOOSE)),
            _ => None,
        }
    }

    fn judge_card<W: Why>(
        self,
        look: Sight,
        bill: Bill,
        selection: &Selection,
        picked: bool,
        card: CardId,
    ) -> Result<(), W> {
        look.belongs::<W>(&select::pick(selection, picked), card)?;
        let slot = selection.called.slot();
        if look.scope.in_slot(slot).any(|target| target == look.target(card)) {
            return refuse_card(look, "SP-401.2", "already-chosen", card);
        }
        if !bill.is_open(selection, card) {
            return refuse_card(look, "SP-401.2a", "not-known-to-you", card);
        }
        self.can_pay_rest(look, bill.note(slot, look.target(card)))
    }

    fn can_pay_rest<W: Why>(self, look: Sight, mut bill: Bill) -> Result<(), W> {
        let way = look.state.extra.actions.last().map_or(0, |action| action.way);
        bill.can_pay_from(self.place, self.flip, way)
    }
}
