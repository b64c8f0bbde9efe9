//! What texts wait for, and what they put in its place.

use crate::language::{Destination, Pattern, Rewrite};
use crate::rules::{Event, play, river};
use crate::table::Sight;
use crate::texts::fits;

/// The kind of recruits.
pub const RECRUIT: u8 = 1;
/// The kind of allies that have been followed to their end.
pub const RESOLVED: u8 = 2;

/// Whether an event is what a text waits for.
pub fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
    match (pattern, event) {
        (Pattern::Recruit(filter), Event::River(river::Event::Recruit { seat, card, to, .. })) => {
            *seat == look.you() && *to == Destination::Discard && fits::<()>(look, filter, *card).is_ok()
        }
        (Pattern::AllyResolved(faction), Event::Play(play::Event::Resolved { seat, card })) => {
            let printed = &look.face(*card).printed;
            *seat == look.you() && printed.kind.is_ally() && printed.is_of(*faction)
        }
        _ => false,
    }
}

/// What a replacement makes of an event.
pub fn rewrite(rewrite: &Rewrite, event: &Event) -> Event {
    match (rewrite, event) {
        (Rewrite::To(to), Event::River(river::Event::Recruit { seat, card, price, .. })) => {
            river::Event::Recruit { seat: *seat, card: *card, price: *price, to: *to }.into()
        }
        _ => event.clone(),
    }
}
