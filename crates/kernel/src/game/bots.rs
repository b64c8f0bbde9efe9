//! What bots know of a game beyond its rules.

use crate::notation::WordId;
use crate::question::{Ask, Choice};
use crate::resolve::look::Look;
use crate::table::seats::Seat;

use super::Terms;

/// What tells a good table from a bad one, and what to try first.
pub trait Bots: Terms {
    /// The names of the numbers that [`Bots::features`] gives, in their order.
    const FEATURES: &'static [&'static str];
    /// The words with which a player plays a card, for whoever counts what is played.
    const PLAYS: &'static [WordId] = &[];

    /// What tells a good table from a bad one for a seat: its health, its cards, one number for each of
    /// [`Bots::FEATURES`]. Weighed and summed they say how a seat stands; those who stand best win most often.
    fn features(look: Look<Self>, seat: Seat, out: &mut Vec<f64>);
    /// How far those who lost together got, between 0 and 1, where a game can tell: a defeat in sight of victory teaches more
    /// than one at once.
    fn headway(_: Look<Self>) -> f64 {
        0.0
    }
    /// Whether the table can be valued as it is: nothing is half done. Bots play on until it is.
    fn is_quiet(_: Look<Self>, _: &Ask<Self>) -> bool {
        true
    }
    /// Whether a question is part of an act that has been chosen already, so that whoever looks ahead need not weigh its
    /// answers but takes what looks best at first sight: how something is paid for.
    fn is_routine(_: Look<Self>, _: &Ask<Self>) -> bool {
        false
    }
    /// How promising an option looks at first sight; bots try high ones first.
    fn rank(_: Look<Self>, _: &Choice) -> i32 {
        0
    }
    /// Ranks anew those options of one question that are better ranked together.
    fn rank_together<'a>(_: Look<Self>, _: impl Iterator<Item = (&'a Choice, &'a mut i32)>) {}
}
