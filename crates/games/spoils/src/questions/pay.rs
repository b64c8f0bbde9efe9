//! Which resources pay. `SP-309.1a`

use std::cmp::Reverse;

use crate::questions::prelude::*;
use crate::rules::payment::{chosen_to_pay, left_to_pay};
use crate::table::action::What;
use crate::texts::price;
use crate::texts::select::payer;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pay;

impl QuestionKind<Spoils> for Pay {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        payer(look)
    }

    fn prompt(self, look: Sight) -> Phrase {
        Phrase::new("ask-pay").count(left_to_pay(look))
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let due = left_to_pay(look);
        if due <= 0 {
            return ControlFlow::Continue(());
        }
        out(Choice::plain(word::PAY))?;
        let free = payable(look, seat);
        if free.len() as i32 > due && !free.windows(2).all(|pair| look.state.can_stand_for(pair[0], pair[1])) {
            each_card(word::WITH, &free, out)?;
        }
        ControlFlow::Continue(())
    }

    fn has_plain_choice(self, look: Sight, seat: Seat) -> bool {
        let due = left_to_pay(look);
        // With Flip Up not every resource does.
        let flips = look.scope.number_in(slot::WHAT).map(What::from_code) == Some(What::Flip);
        if due <= 0 || flips {
            return false;
        }
        let (mut count, mut first, mut differ) = (0, None, false);
        let several = each_payable(look, seat, |card| {
            count += 1;
            differ |= !look.state.can_stand_for(*first.get_or_insert(card), card);
            if differ && count > due { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        several.is_break()
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::PAY, _) => Ok(()),
            (word::WITH, Arg::Card(card)) => can_pay_with(look, seat, card),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        if choice.word == word::PAY {
            let paid = automatic(look, seat).into_iter().map(|card| look.target(card));
            return Step::last(fill_all(slot::PAID, paid));
        }
        let does = fill_all(slot::PAID, choice.card().map(|card| look.target(card)));
        Step { does, again: left_to_pay(look) > 1 }
    }
}

/// Goes through the resources that can still be chosen to pay with.
fn each_payable(look: Sight, seat: Seat, out: impl FnMut(CardId) -> ControlFlow<()>) -> ControlFlow<()> {
    let chosen = chosen_to_pay(look);
    reader(look).unattached(seat).filter(|card| !chosen.contains(card)).try_for_each(out)
}

fn payable(look: Sight, seat: Seat) -> Vec<CardId> {
    let mut free = Vec::with_capacity(reader(look).purse(seat).max(0) as usize);
    let _ = each_payable(look, seat, |card| {
        free.push(card);
        ControlFlow::Continue(())
    });
    free
}

fn can_pay_with<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let (entry, read) = (look.state.card(card), reader(look));
    let free =
        entry.controller == seat && entry.host == CardId::NONE && read.in_play(card) && read.is(card, Kind::Resource);
    let taken = || look.scope.in_slot(slot::PAID).any(|paid| paid == look.target(card));
    if !free || taken() {
        return refuse_card(look, "SP-309.1a", "cannot-pay-with", card);
    }
    if !leaves_balance(look, seat, card) {
        return refuse_card(look, "SP-401.2", "rest-could-not-be-paid", card);
    }
    Ok(())
}

/// With Flip Up the card itself is gone afterwards: what is due then must still be there. `SP-507.4b`
fn leaves_balance(look: Sight, seat: Seat, card: CardId) -> bool {
    let what = look.scope.number_in(slot::WHAT).map(What::from_code);
    let Some(itself) = look.this().filter(|card| what == Some(What::Flip) && look.state.lies_in(*card, Zone::FaceDown))
    else {
        return true;
    };
    let mut chosen = chosen_to_pay(look);
    chosen.push(card);
    if left_to_pay(look) > 1 || chosen.contains(&itself) || look.state.card(itself).host != CardId::NONE {
        return true;
    }
    let due = price::due(look, seat, itself, reader(look).printed(itself), What::Flip);
    payable(look, seat).len() as i32 - 2 >= due
}

/// The resources that an automatic payment takes: the card itself, face-down cards, then the icon there is most of.
fn automatic(look: Sight, seat: Seat) -> Vec<CardId> {
    let due = left_to_pay(look).max(0) as usize;
    let face = |card: CardId| look.state.card(card).face;
    let faces: Vec<FaceId> = reader(look).unattached(seat).map(face).collect();
    let copies = |card: CardId| faces.iter().filter(|other| **other == face(card)).count();
    let rank = |card: CardId| match card {
        card if Some(card) == look.this() => 0,
        card if look.state.lies_in(card, Zone::FaceDown) => 1,
        _ => 2,
    };
    let mut free = payable(look, seat);
    free.sort_by_cached_key(|card| (rank(*card), Reverse(copies(*card)), *card));
    free.truncate(due);
    free
}
