//! Players that are programs.
//!
//! A bot is shown a [`Position`]: the view of its seat, the options, and a sampler of tables that fit the view.
//! By type it can get nothing else: the match itself stays behind the position.

mod analysis;
mod budget;
mod glance;
mod greedy;
mod judge;
mod level;
pub mod net;
pub mod odds;
pub mod outlook;
mod outside;
mod random;
mod roster;
pub mod search;

use kernel::erased::{AnyMatch, OptionText};
use kernel::inquiry::Inquiry;
use kernel::phrase::Phrase;
use kernel::search::SURE;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;
use kernel::view::View;

pub use analysis::{Analysis, Judged};
pub use budget::Budget;
pub use greedy::Greedy;
pub use judge::Judge;
pub use level::{Level, Mind};
pub use outside::Outside;
pub use random::Uniform;
pub use roster::BotRoster;

/// What a bot is shown when it must decide.
pub struct Position<'a> {
    seat: Seat,
    play: &'a dyn AnyMatch,
    overlooked: Vec<bool>,
}

impl<'a> Position<'a> {
    /// The position of the seat that is asked; none if nobody is.
    pub fn of(play: &'a dyn AnyMatch) -> Option<Position<'a>> {
        play.asked().map(|seat| Position { seat, play, overlooked: Vec::new() })
    }

    /// The seat that must decide.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> View {
        self.play.view(Some(self.seat))
    }

    /// What it is asked.
    pub fn prompt(&self) -> Option<Phrase> {
        self.play.prompt()
    }

    /// The same as a program reads it.
    pub fn inquiry(&self) -> Option<Inquiry> {
        self.play.inquiry()
    }

    /// Which turn it is, from 1.
    pub fn turn(&self) -> u32 {
        self.play.turn()
    }

    /// What it may answer.
    pub fn options(&self) -> Vec<OptionText> {
        self.play.options()
    }

    /// How many answers there are.
    pub fn count(&self) -> usize {
        self.play.option_count()
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.play.seats()
    }

    /// The value of an option of the set-up, which everybody knows.
    pub fn edition(&self, option: &str) -> Option<&str> {
        self.play.edition(option)
    }

    /// How many decisions the seat knows of.
    pub fn decisions(&self) -> u32 {
        self.play.decisions_seen_by(Some(self.seat))
    }

    /// The same position as somebody sees it who overlooks some answers: so many of 256, never all.
    pub fn overlooking(&self, of_256: u32, random: &mut Random) -> Position<'a> {
        let mut overlooked: Vec<bool> = (0..self.count()).map(|_| random.below(256) < of_256).collect();
        if !overlooked.contains(&false) {
            let kept = random.below(overlooked.len().max(1) as u32) as usize;
            overlooked.iter_mut().skip(kept).take(1).for_each(|barred| *barred = false);
        }
        Position { seat: self.seat, play: self.play, overlooked }
    }

    /// The answers that are overlooked; empty if none is.
    pub(crate) fn overlooked(&self) -> &[bool] {
        &self.overlooked
    }

    /// Whether an answer is overlooked.
    pub(crate) fn overlooks(&self, option: usize) -> bool {
        self.overlooked.get(option).copied().unwrap_or(false)
    }

    /// How promising each answer looks at first sight.
    pub fn ranks(&self) -> Vec<i32> {
        let mut offers = Vec::new();
        self.play.offers(&mut offers);
        offers.iter().map(|offer| offer.rank).collect()
    }

    /// The answer that no thought could better, as the game ranks it.
    pub(crate) fn sure(&self) -> Option<usize> {
        let ranks = self.ranks();
        (0..ranks.len()).find(|option| ranks[*option] >= SURE && !self.overlooks(*option))
    }

    /// The answer that looks best at first sight, the first of several.
    pub(crate) fn first_sight(&self) -> usize {
        let ranks = self.ranks();
        let seen = (0..ranks.len()).filter(|option| !self.overlooks(*option));
        seen.rev().max_by_key(|option| ranks[*option]).unwrap_or(0)
    }

    /// Whether nothing is half done.
    pub fn is_quiet(&self) -> bool {
        self.play.is_quiet()
    }

    /// Whether the question is part of an act that has been chosen already.
    pub fn is_routine(&self) -> bool {
        self.play.is_routine()
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

    /// Why the last decision is not its own but that of whoever answered for it; as a rule it is.
    fn fault(&self) -> Option<&str> {
        None
    }
}
