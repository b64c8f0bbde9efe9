//! Whether an effect could change the game state: otherwise it cannot be begun. `MC-ABILITY-3`

use kernel::effect::node::Choosing;
use kernel::effect::tree::{Condition, Pick};

use crate::rules::payment::What;
use crate::rules::prelude::*;
use crate::rules::propose;
use crate::texts::select;

/// Whether an effect could change something now.
pub fn would_change(look: Sight, node: NodeId) -> bool {
    match look.book.tree.get(node) {
        Node::All(parts) => {
            // What must be chosen first and cannot be leaves nothing to do. MC-CHOOSE-4
            let mut first = true;
            for (place, &part) in parts.iter().enumerate() {
                match look.book.tree.get(part) {
                    Node::Choose(choosing) if has_choice(look, choosing) => {
                        return !parts.get(place + 1).is_some_and(|next| is_naught(look, *next));
                    }
                    // There is always a player to choose; what follows says whether it matters.
                    Node::Choose(choosing) if matches!(choosing.pick, Pick::Seats(_)) => continue,
                    Node::Choose(choosing) if first && choosing.least > 0 => return false,
                    Node::Do(Verb::Rule(Around::NoteFirst(_) | Around::Measure(_) | Around::LookThrough(_))) => {
                        continue;
                    }
                    _ if would_change(look, part) => return true,
                    _ => {}
                }
                first = false;
            }
            false
        }
        Node::Do(verb) => verb_would_change(look, verb),
        Node::If { test: Condition::Is(Test::Rule(RuleTest::Payable(cost, then))), .. } => is_worth(look, *cost, *then),
        Node::If { test, then, otherwise } => would_change(look, if look.holds(test) { *then } else { *otherwise }),
        Node::Choose(choosing) => has_choice(look, choosing),
        Node::OneOf { ways, .. } => ways.iter().any(|(_, way)| would_change(look, *way)),
        Node::Each { of: Pick::Cards(pick), .. } => look.any(pick),
        Node::Each { body, .. } => would_change(look, *body),
        Node::Repeat { times, body } => look.amount(times).raw() > 0 && would_change(look, *body),
        Node::Last { .. } => true,
        Node::Run(_) | Node::Loop(_) | Node::Act(_) | Node::Pay { .. } | Node::Copy(_) => false,
    }
}

/// Whether an effect on what was chosen comes to nothing, whatever that was.
fn is_naught(look: Sight, node: NodeId) -> bool {
    let Node::Do(verb) = look.book.tree.get(node) else { return false };
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

fn has_choice(look: Sight, choosing: &Choosing<crate::Champions>) -> bool {
    match &choosing.pick {
        // What a deck holds shows only when it is searched. MC-SEARCH-1
        Pick::Cards(pick) if pick.from.iter().any(|zone| matches!(zone, Zone::Deck | Zone::Encounter)) => {
            let you = look.you();
            pick.from.iter().any(|zone| !look.state.zone(*zone, you).is_empty())
        }
        Pick::Cards(pick) => look.any(pick),
        Pick::Seats(_) | Pick::Dice(..) | Pick::Numbers(_) => false,
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
pub fn is_worth(look: Sight, cost: NodeId, then: NodeId) -> bool {
    payable(look, cost) && (would_change(look, then) || is_empty(look, then))
}

fn payable(look: Sight, node: NodeId) -> bool {
    let Node::Do(Verb::Rule(Around::InnerCost(costs))) = look.book.tree.get(node) else { return false };
    cost::can_pay::<()>(look, look.you(), look.this(), What::Inner, costs).is_ok()
}

fn verb_would_change(look: Sight, verb: &Verb) -> bool {
    match verb {
        Verb::Rule(around) => match around {
            Around::As(_, node) => {
                reader(look).order().any(|seat| would_change(Look { scope: &for_seat(look, seat), ..look }, *node))
            }
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

/// The same surroundings, with another player as "you".
pub fn for_seat(look: Sight, seat: Seat) -> Scope<crate::Champions> {
    let mut scope = look.scope.clone();
    scope.origin.you = seat;
    scope
}
