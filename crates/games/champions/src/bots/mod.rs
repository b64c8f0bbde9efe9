//! How good the table looks to the players, and what looks promising at first sight, for bots.

mod features;
mod fight;
mod habits;
mod payment;
mod rank;
mod situation;

use kernel::game::Bots;
use kernel::notation::WordId;
use kernel::question::{Ask, Choice};
use kernel::table::seats::Seat;

use crate::table::reading::Sight;
use crate::{Champions, Moment, word};

impl Bots for Champions {
    const FEATURES: &'static [&'static str] = features::NAMES;
    const PLAYS: &'static [WordId] = &[word::PLAY];

    fn features(look: Sight, _: Seat, out: &mut Vec<f64>) {
        features::all(look, out);
    }

    /// The share of all damage that it takes to win.
    fn headway(look: Sight) -> f64 {
        let (now, later) = fight::damage_left(look);
        1.0 - (now + later) / fight::damage_in_all(look).max(1.0)
    }

    fn is_quiet(look: Sight, ask: &Ask<Self>) -> bool {
        // A turn is worth what comes of it: it is valued once the villain has answered.
        matches!(ask, Ask::Act(Moment::Turn(_))) && look.state.extra.clock == look.state.extra.turn_began
    }

    /// How something is paid for is one act with what is paid for.
    fn is_routine(_: Sight, ask: &Ask<Self>) -> bool {
        matches!(ask, Ask::Act(Moment::Pay(_)))
    }

    fn rank_together<'a>(look: Sight, options: impl Iterator<Item = (&'a Choice, &'a mut i32)>) {
        let mut ranks = rank::Ranks::new(look);
        for (choice, rank) in options {
            *rank = ranks.rank(choice);
        }
    }
}
