//! Whether what texts do could change the game state: otherwise they cannot be begun. `MC-ABILITY-3`

pub use kernel::resolve::would_change::{would_change, would_change_for};

use crate::rules::payment::What;
use crate::rules::prelude::*;
use crate::rules::propose;
use crate::texts::select;

/// Whether an effect on what was chosen comes to nothing, whatever that was.
pub fn comes_to_nothing(look: Sight, verb: &Verb) -> bool {
    match verb {
        Verb::Damage(num, _) | Verb::Heal(num, _) | Verb::Threat(num, _) | Verb::RemoveThreat(num, _) => {
            select::number(look, *num) == 0
        }
        Verb::MoveDamage(num, from, _) => {
            let moved = select::cards(look, from).into_iter().any(|card| reader(look).damage(card) > 0);
            select::number(look, *num) == 0 || !moved
        }
        _ => false,
    }
}

/// Whether an effect lasts as long as an activation, and none is going on. `MC-LASTING-5`
pub fn lasts_nowhere(look: Sight, node: NodeId) -> bool {
    match look.book.tree.get(node) {
        Node::All(parts) => parts.iter().any(|part| lasts_nowhere(look, *part)),
        Node::Do(Verb::Rule(Around::Bind)) => look.state.extra.enemy_activation().is_none(),
        _ => false,
    }
}

/// Whether a cost inside a text can be paid and is paid for something. `MC-COST-6`
pub fn is_worth(look: Sight, costs: &[Cost], then: NodeId) -> bool {
    let payable = cost::can_pay::<()>(look, look.you(), look.this(), What::Inner, costs).is_ok();
    payable && (would_change(look, then) || is_empty(look, then))
}

/// Whether a verb could change something now.
pub fn verb_would_change(look: Sight, verb: &Verb) -> bool {
    match verb {
        Verb::Rule(around) => match around {
            Around::NoteSpecials(wanted) => match abilities::note_specials(look, *wanted) {
                Proposal::Fill(noted) => {
                    let mut cards = noted.iter().filter_map(|(_, target)| target.card());
                    cards.any(|card| abilities::special(look, card.card).is_some())
                }
                _ => false,
            },
            Around::Attackers(_) | Around::TheirHeroes(_) | Around::Schemers(_) => {
                matches!(propose(look, verb), Proposal::Fill(filled) if filled.iter().any(|(_, target)| matches!(target, Target::Card(_))))
            }
            Around::Delay(..) => true,
            _ => false,
        },
        // Whoever is out of the game has no deck any more, and is dealt nothing. MC-ELIMINATE-2
        Verb::Draw(_) | Verb::DrawUp | Verb::DiscardTop(_) | Verb::DealEncounter(_) | Verb::Drones(_)
            if look.state.places.get(look.you().index()).is_some_and(|place| !place.alive) =>
        {
            false
        }
        // Searching and looking is done for what is found.
        Verb::LookAt(_) => !look.state.zone(Zone::Deck, look.you()).is_empty(),
        Verb::DiscardChosen(_) => !look.state.zone(Zone::Hand, look.you()).is_empty(),
        Verb::Shuffle | Verb::ShuffleEncounter => false,
        Verb::Assign(num, _) => select::number(look, *num) > 0,
        Verb::CancelRevealed => reveal::can_be_silenced(look),
        Verb::Surge | Verb::Generate(_) | Verb::GenerateTop => true,
        _ => !matches!(propose(look, verb), Proposal::Nothing | Proposal::Fill(_) | Proposal::Impossible),
    }
}

/// Nothing at all follows: then paying was all there was to it.
fn is_empty(look: Sight, node: NodeId) -> bool {
    matches!(look.book.tree.get(node), Node::All(parts) if parts.is_empty())
}
