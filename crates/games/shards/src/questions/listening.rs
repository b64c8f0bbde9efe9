//! Who waits for what: triggers and replacements.

use kernel::prelude::*;

use crate::Shards;
use crate::language::{Destination, Pattern, Rewrite};
use crate::questions::word;
use crate::rules::{Event, patterns};
use crate::table::Sight;

impl Listening for Shards {
    #[inline]
    fn kind(event: &Event) -> u8 {
        Chapter::kind(event)
    }
    #[inline]
    fn kinds(pattern: &Pattern) -> u64 {
        match pattern {
            Pattern::Recruit(_) => 1 << patterns::RECRUIT,
            Pattern::AllyResolved(_) => 1 << patterns::RESOLVED,
        }
    }
    fn subject(event: &Event) -> Option<CardId> {
        Chapter::subject(event)
    }
    fn matches(look: Sight, pattern: &Pattern, event: &Event) -> bool {
        patterns::matches(look, pattern, event)
    }
    fn rewrite(_: Sight, rewrite: &Rewrite, event: &Event) -> Vec<Event> {
        vec![patterns::rewrite(rewrite, event)]
    }
    fn rewrite_word(rewrite: &Rewrite) -> Option<WordId> {
        match rewrite {
            Rewrite::To(Destination::Hand) => Some(word::TO_HAND),
            Rewrite::To(Destination::Play) => Some(word::TO_PLAY),
            Rewrite::To(Destination::Discard) => None,
        }
    }
    fn orderer(state: &State<Self>, origins: &[Origin]) -> Seat {
        origins.first().map_or(state.extra.active, |origin| origin.you)
    }
}
