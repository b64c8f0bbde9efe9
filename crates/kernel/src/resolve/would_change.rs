//! Whether an effect could change something if it were followed now: what could not is not offered.

use crate::effect::node::{Choosing, Node, NodeId};
use crate::effect::tree::Pick;
use crate::game::Game;
use crate::table::seats::Seat;
use crate::table::zones::{Visibility, ZoneKind};

use super::look::Look;
use super::scope::Scope;

/// Whether an effect could change something now.
pub fn would_change<G: Game>(look: Look<G>, node: NodeId) -> bool {
    match look.book.tree.get(node) {
        Node::All(parts) => sequence_would_change(look, parts),
        Node::Do(verb) => G::verb_would_change(look, verb),
        Node::Offer { price, then, .. } => G::is_worth(look, price, *then),
        Node::If { test, then, otherwise } => would_change(look, if look.holds(test) { *then } else { *otherwise }),
        Node::Choose(choosing) => has_choice(look, choosing),
        Node::OneOf { ways, .. } => ways.iter().any(|(_, way)| would_change(look, *way)),
        Node::As { body, .. } => look.state.living().any(|seat| would_change_for(look, seat, *body)),
        Node::Each { of: Pick::Cards(pick), .. } => look.any(pick),
        Node::Each { body, .. } => would_change(look, *body),
        Node::Repeat { times, body } => look.amount(times).raw() > 0 && would_change(look, *body),
        Node::Pay { then, .. } => would_change(look, *then),
        Node::Whole { body, .. } => would_change(look, *body),
        Node::Last { .. } | Node::Copy(_) => true,
        Node::Run(_) | Node::Loop(_) | Node::Act(_) => false,
    }
}

/// The same with another player as "you".
pub fn would_change_for<G: Game>(look: Look<G>, seat: Seat, node: NodeId) -> bool {
    let mut scope: Scope<G> = look.scope.clone();
    scope.origin.you = seat;
    would_change(Look { scope: &scope, ..look }, node)
}

/// What must be chosen first and cannot be leaves nothing to do.
fn sequence_would_change<G: Game>(look: Look<G>, parts: &[NodeId]) -> bool {
    let mut first = true;
    for (place, &part) in parts.iter().enumerate() {
        match look.book.tree.get(part) {
            Node::Choose(choosing) if has_choice(look, choosing) => {
                let next = parts.get(place + 1).map(|next| look.book.tree.get(*next));
                return !matches!(next, Some(Node::Do(verb)) if G::comes_to_nothing(look, verb));
            }
            // There is always a player to choose; what follows says whether it matters.
            Node::Choose(choosing) if matches!(choosing.pick, Pick::Seats(_)) => continue,
            Node::Choose(choosing) if first && choosing.least > 0 => return false,
            Node::Run(_) => continue,
            _ if would_change(look, part) => return true,
            _ => first = false,
        }
    }
    false
}

fn has_choice<G: Game>(look: Look<G>, choosing: &Choosing<G>) -> bool {
    match &choosing.pick {
        // What lies in a closed pile shows only when it is looked through.
        Pick::Cards(pick) if pick.from.iter().any(|zone| zone.visibility() == Visibility::Closed && zone.is_pile()) => {
            pick.from.iter().any(|zone| !look.state.zone(*zone, look.you()).is_empty())
        }
        Pick::Cards(pick) => look.any(pick),
        Pick::Seats(_) => false,
        pick @ (Pick::Dice(..) | Pick::Numbers(_)) => !look.targets(pick).is_empty(),
    }
}
