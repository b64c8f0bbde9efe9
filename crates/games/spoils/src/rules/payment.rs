//! Paying: a number becomes due, resources are chosen, then attached to the faction. `SP-309.1` `SP-406.3`

use crate::rules::prelude::*;

use crate::cards::printed::Printed;
use crate::rules::party;
use crate::table::action::What;
use crate::texts::price;

/// What happens to resources.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Resources are attached that pay no numeric cost yet. `SP-507.4a`
    Attached { seat: Seat, cards: Vec<CardId> },
    /// A numeric cost is paid; for a card being played, with what it comes to.
    Paid { seat: Seat, cards: Vec<CardId>, total: Option<i32>, for_card: bool },
    /// Resources are free again.
    Detach { cards: Vec<CardId> },
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, book: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::Attached { seat, cards } => attach_all(state, *seat, cards),
            Event::Paid { seat, cards, total, for_card } => {
                attach_all(state, *seat, cards);
                use_up_reductions(state, book, *seat, *for_card);
                if let (Some(total), Some(action)) = (total, state.extra.actions.last_mut()) {
                    action.total = *total;
                }
            }
            Event::Detach { cards } => cards.iter().for_each(|card| state.card_mut(*card).host = CardId::NONE),
        }
        Outcome::Done
    }

    fn describe(&self, _: Sight) -> Option<Phrase> {
        None
    }
}

/// To pay is to attach resources to one's faction. `SP-309.1`
fn attach_all(state: &mut State<Spoils>, seat: Seat, cards: &[CardId]) {
    if let Some(&faction) = state.zone(Zone::Faction, seat).first() {
        for card in cards {
            state.card_mut(*card).host = faction;
        }
    }
}

/// What reduced the next cost is used up. `SP-406.3`
fn use_up_reductions(state: &mut State<Spoils>, book: &Book<Spoils>, seat: Seat, for_card: bool) {
    state.lasting.retain(|lasting| match book.tree.get(lasting.node) {
        Node::Last { law, .. } => match &**law {
            Law::Modifier(modifier) if lasting.origin.you == seat => {
                modifier.of != Quality::NextPayment && !(for_card && modifier.of == Quality::NextPrice)
            }
            _ => true,
        },
        _ => true,
    });
}

/// A number is due; more than there is cannot be paid.
fn due(look: Sight, number: i32) -> Made {
    if number > reader(look).purse(payer(look)) {
        return Proposal::Impossible;
    }
    Proposal::fill(slot::DUE, Target::Number(number))
}

/// What Flip Up costs is due. `SP-507.4a`
pub fn owe_flip(look: Sight) -> Made {
    let flip = face(look).and_then(|printed| printed.flip.as_ref()).map_or(0, |flip| i32::from(flip.cost));
    due(look, flip)
}

/// The numeric cost of the action is due. `SP-406.3a`
pub fn owe_price(look: Sight) -> Made {
    let Some(action) = look.state.extra.actions.last() else { return Proposal::Nothing };
    let printed = &look.book.face(action.face).printed;
    due(look, price::due(look, action.seat, action.card.card, printed, action.what))
}

/// A number that a text names is due. `SP-406.5a`
pub fn owe(look: Sight, num: Num) -> Made {
    due(look, price::payment(look, payer(look), number(look, num)))
}

/// Whether a number that a text names can be paid. `SP-406.5`
pub fn is_payable(look: Sight, num: Num) -> bool {
    price::payment(look, payer(look), number(look, num)) <= reader(look).purse(payer(look))
}

/// What it costs to attack is due. `SP-505.2b-EX2`
pub fn owe_tax(look: Sight) -> Made {
    let members = look.cards_in(slot::ATTACKERS);
    // What costs nothing uses up no reduction. SP-406.4
    if party::demanded(look, look.you(), &members) == 0 {
        return Proposal::Fill(vec![(slot::DUE, Target::Number(0)), (slot::NO_COST, Target::Number(1))]);
    }
    due(look, party::tax(look, look.you(), &members))
}

/// The resources chosen in this payment: those of an earlier one are attached by now.
pub fn chosen_to_pay(look: Sight) -> Vec<CardId> {
    let mut cards = look.cards_in(slot::PAID);
    cards.retain(|card| look.state.card(*card).host == CardId::NONE);
    cards
}

/// What is left of the number that is due.
pub fn left_to_pay(look: Sight) -> i32 {
    let chosen = look.scope.in_slot(slot::PAID).filter_map(Target::card).filter_map(|card| look.state.still(card));
    let unpaid = chosen.filter(|card| look.state.card(*card).host == CardId::NONE);
    look.scope.number_in(slot::DUE).unwrap_or(0) - unpaid.count() as i32
}

/// What is due is paid with the chosen resources.
pub fn pay(look: Sight) -> Made {
    if look.scope.number_in(slot::NO_COST).is_some() {
        return Proposal::Nothing;
    }
    if left_to_pay(look) > 0 {
        return Proposal::Impossible;
    }
    let (seat, cards) = (payer(look), chosen_to_pay(look));
    let what = look.scope.number_in(slot::WHAT).map(What::from_code);
    let (Some(what), Some(printed)) = (what, face(look)) else {
        return Proposal::one(Event::Paid { seat, cards, total: None, for_card: false });
    };
    if !price::has_numeric_cost(printed, what) {
        return Proposal::Nothing;
    }
    let this = look.scope.origin.this.card;
    let for_card = what.is_play() && look.state.extra.actions.last().is_some_and(|action| action.card.card == this);
    // The first payment of Flip Up is not yet the numeric cost: nothing reduces it. SP-406.7
    if what == What::Flip && !for_card {
        return Proposal::one(Event::Attached { seat, cards });
    }
    let total = for_card.then(|| price::total(look, seat, this, printed, what));
    Proposal::one(Event::Paid { seat, cards, total, for_card })
}

fn face(look: Sight<'_>) -> Option<&Printed> {
    look.scope.origin.face.map(|face| &look.book.face(face).printed)
}

/// The resources attached to a player's faction.
pub fn attached(look: Sight, seat: Seat) -> Vec<CardId> {
    let Some(faction) = reader(look).faction(seat) else { return Vec::new() };
    let zones = [Zone::Play, Zone::FaceDown].into_iter().flat_map(|zone| look.state.zone(zone, seat));
    zones.copied().filter(|card| look.state.card(*card).host == faction).collect()
}

/// The cards of a slot are detached.
pub fn detach(look: Sight, slot: Slot) -> Made {
    Proposal::about(look.cards_in(slot), |cards| Event::Detach { cards })
}
