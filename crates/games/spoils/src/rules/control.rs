//! Who controls a card, and what it is. `SP-407.1` `SP-208.1`

use crate::rules::prelude::*;
use kernel::resolve::lasting::Lasting;

use crate::language::Term;
use crate::rules::battle;
use crate::table::extra::{Hold, Tenure};
use crate::table::marks::{DAMAGE, FRESH};

/// What happens to control and type.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A player takes control of a card.
    Take { card: CardRef, seat: Seat, tenure: Tenure },
    /// A card stops being a character. `SP-208.3`
    Fold { card: CardId },
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, book: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::Take { card, seat, tenure } => taken(state, *card, *seat, *tenure),
            Event::Fold { card } => {
                let since = character_since(state, book, *card);
                stop_being_character(state, book, *card, since);
                Outcome::Done
            }
        }
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        match self {
            Event::Take { card, seat, .. } => Some(told("log-takes-control", *seat).card("card", look, card.card)),
            Event::Fold { .. } => None,
        }
    }
}

/// A card changes hands: it leaves the battle, and a location stops being the target. `SP-407.4` `SP-407.5`
fn taken(state: &mut State<Spoils>, held: CardRef, seat: Seat, tenure: Tenure) -> Outcome<Spoils> {
    let Some(card) = state.still(held) else { return Outcome::Nothing };
    if tenure != Tenure::Back {
        state.extra.holds.push(Hold { card: held, seat, tenure });
    }
    if state.card(card).controller == seat {
        return Outcome::Done;
    }
    state.hand_over(card, seat);
    state.mark(card, FRESH, true);
    battle::remove(state, card);
    if let Some(battle) = &mut state.extra.battle
        && battle.target == Some(held)
    {
        battle.target = None;
    }
    Outcome::Done
}

/// Damage, battle and the text gained as a character are behind a card that stops being one. `SP-208.3` `SP-208.4`
/// `SP-508.3`
pub fn stop_being_character(state: &mut State<Spoils>, book: &Book<Spoils>, card: CardId, since: u32) {
    let this = state.refer(card);
    state
        .lasting
        .retain(|lasting| !(lasting.origin.this == this && lasting.is_gained(book) && lasting.serial >= since));
    state.counters.add(card, DAMAGE, -state.counters.get(card, DAMAGE));
    battle::remove(state, card);
}

/// The number of the text since which a card has been a character, if a text that it gained made it one.
pub fn character_since(state: &State<Spoils>, book: &Book<Spoils>, card: CardId) -> u32 {
    let this = state.refer(card);
    let makes = |lasting: &&Lasting| match book.tree.get(lasting.node) {
        Node::Last { law, .. } => {
            lasting.origin.this == this
                && matches!(&**law, Law::Modifier(modifier) if modifier.of == Quality::IsCharacter)
        }
        _ => false,
    };
    state.lasting.iter().filter(makes).map(|lasting| lasting.serial).min().unwrap_or(0)
}

/// A player takes control of cards for a while or for good.
pub fn take(look: Sight, seat: Seat, which: Which, term: Term) -> Made {
    let tenure = match term {
        Term::ForGood => Tenure::Kept,
        Term::ThisTurn => Tenure::ThisTurn,
        // Whoever no longer controls the card that gives control gets none. SP-504.1
        Term::WhileYouControlThis => match look.this() {
            Some(this) if look.state.card(this).controller == seat => Tenure::While(look.state.refer(this)),
            _ => return Proposal::Nothing,
        },
    };
    let taken = cards(look, which).into_iter();
    let taken = taken.filter(|card| matches!(reader(look).zone(*card).0, Zone::Play | Zone::FaceDown));
    Proposal::together(taken.map(|card| Event::Take { card: look.state.refer(card), seat, tenure }))
}

/// Each of two cards changes to the controller of the other.
pub fn swap(look: Sight, one: Name, other: Name) -> Made {
    let swapped = [one, other].into_iter().flat_map(|name| cards(look, Which::The(name)));
    Proposal::together(swapped.filter(|card| reader(look).in_play(*card)).map(|card| {
        let seat = rival(look.state.card(card).controller);
        Event::Take { card: look.state.refer(card), seat, tenure: Tenure::Kept }
    }))
}

/// What made this card a character ends.
pub fn fold(look: Sight) -> Made {
    let card = look.this().filter(|card| reader(look).card_has(Quality::IsCharacter, *card));
    Proposal::maybe(card.map(|card| Event::Fold { card }))
}
