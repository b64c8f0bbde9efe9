//! Players that are programs.
//!
//! A bot is shown a [`Position`]: the view of its seat, the options, and a sampler of tables that fit the view.
//! By type it can get nothing else: the match itself stays behind the position.

mod analysis;
mod budget;
mod greedy;
mod minds;
mod random;

use kernel::erased::{AnyMatch, OptionText};
use kernel::table::seats::Seat;
use kernel::view::View;

pub use analysis::{Analysis, Judged};
pub use budget::Budget;
pub use greedy::Greedy;
pub use minds::{Level, Minds};
pub use random::Uniform;

/// What a bot is shown when it must decide.
pub struct Position<'a> {
    seat: Seat,
    play: &'a dyn AnyMatch,
}

impl<'a> Position<'a> {
    /// The position of the seat that is asked; none if nobody is.
    pub fn of(play: &'a dyn AnyMatch) -> Option<Position<'a>> {
        play.asked().map(|seat| Position { seat, play })
    }

    /// The seat that must decide.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> View {
        self.play.view(Some(self.seat))
    }

    /// What it may answer.
    pub fn options(&self) -> Vec<OptionText> {
        self.play.options()
    }

    /// How many answers there are.
    pub fn count(&self) -> usize {
        self.play.option_count()
    }

    /// How promising an answer looks at first sight.
    pub fn rank(&self, option: usize) -> i32 {
        self.play.rank(option)
    }

    /// Whether nothing is half done.
    pub fn is_quiet(&self) -> bool {
        self.play.is_quiet()
    }

    /// A table that fits what the seat knows; everything else is dealt anew.
    pub fn sample(&self, seed: u64) -> Box<dyn AnyMatch> {
        self.play.redealt(self.seat, seed)
    }
}

/// A player that is a program.
pub trait Bot: Send {
    /// The number of the option it takes.
    fn decide(&mut self, position: &Position) -> usize;
}

/// The names of the bots there are.
pub const BOTS: &[&str] = &["random", "greedy"];

/// The bot with a name; its choices depend on the seed alone.
pub fn bot(name: &str, seed: u64) -> Result<Box<dyn Bot>, String> {
    Minds::default().bot(name, seed)
}
