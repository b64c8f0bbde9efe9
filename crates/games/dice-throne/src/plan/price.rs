//! What is paid for a part of a text.

use kernel::prelude::*;

use crate::DiceThrone;
use crate::language::{Filter, Gauge, How, Price, Zone};
use crate::questions::{LoseCompanion, action, word};
use crate::rules::{self, companions, piles, tokens};
use crate::table::reading::{companion, companions as count, number, stacks};
use crate::table::{Sight, slot};

/// Builds the tree that pays a price and goes on.
pub(super) fn unfold(price: &Price, then: NodeId, compiler: &mut Compiler<DiceThrone>) -> NodeId {
    let tree = &mut *compiler.tree;
    let mut parts = match price {
        Price::AnyCp => {
            let bounds = (Amount::Number(Quantity::new(1)), Amount::Gauge(Gauge::Cp));
            vec![super::text::choose(tree, Pick::Numbers(Box::new(bounds)), 1, slot::PAID, word::PAY)]
        }
        Price::Cards(number, How::OwnersChoice) => {
            let pick = Pick::Cards(CardPick { from: vec![Zone::Hand], whose: Whose::Yours, that: Filter::Any });
            (0..*number).map(|_| super::text::choose(tree, pick.clone(), 1, slot::CARDS, word::DISCARD)).collect()
        }
        Price::Companions(most) => {
            let note = tree.run(note_companions);
            vec![note, tree.act(LoseCompanion { most: *most, must: true })]
        }
        _ => Vec::new(),
    };
    let price = price.clone();
    parts.extend([tree.run(move |look| pay(look, &price)), then]);
    tree.all(parts)
}

/// How many companions there were before some went.
pub(super) fn note_companions(look: Sight) -> Proposal<DiceThrone> {
    Proposal::fill(slot::NUMBER, Target::Number(count(look.state, look.you())))
}

fn pay(look: Sight, price: &Price) -> Proposal<DiceThrone> {
    let (state, seat) = (look.state, look.you());
    match price {
        Price::Cp(number) => Proposal::one(piles::Event::LoseCp { seat, number: *number }),
        Price::AnyCp => {
            let number = look.scope.number_in(slot::PAID).unwrap_or(0) as u8;
            Proposal::one(piles::Event::LoseCp { seat, number })
        }
        Price::Tokens(status, number) => spend(look, status, (*number).into()),
        Price::Activation(status, ..) => spend(look, status, action::activation(look, price)),
        Price::Companion(form, points) => {
            let lost = companion(look.book, state, seat, form).map(|card| companions::Event::Lose { card }.into());
            let paid = (*points > 0).then(|| piles::Event::LoseCp { seat, number: *points }.into());
            Proposal::together::<rules::Event>(lost.into_iter().chain(paid))
        }
        Price::Cards(number, How::AtRandom) => Proposal::one(piles::Event::DiscardAtRandom { seat, number: *number }),
        Price::Cards(..) => piles::discard_chosen(look),
        Price::Companions(_) => Proposal::Nothing,
    }
}

/// Tokens are spent, from one stack after the other.
fn spend(look: Sight, status: &str, mut due: i32) -> Proposal<DiceThrone> {
    let Some(face) = look.book.find(status) else { return Proposal::Nothing };
    let mut events = Vec::new();
    for card in stacks(look.state, look.you(), face) {
        let taken = due.min(number(look.state, card));
        due -= taken;
        if taken > 0 {
            events.push(tokens::Event::Spend { card, number: taken as u8 });
        }
    }
    Proposal::together(events)
}
