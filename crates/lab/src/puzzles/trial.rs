//! Quick play from a position, to see what a plan that nobody has thought through comes to.
//!
//! Nothing is written down while it is played; a way that was found is played again in the open before it counts.

use std::cmp::Reverse;

use catalog::puzzles::{Aim, Stand};
use kernel::erased::AnyMatch;
use kernel::search::Offered;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

/// The most decisions until the aim is reached or missed.
pub const FAR: usize = 240;

/// A single click that is so rare is not obvious.
const RARE: usize = 10;

/// A position from which the same thing is tried many times.
pub struct Trial<'a> {
    pub aim: Aim,
    pub seat: Seat,
    pub position: &'a dyn AnyMatch,
    begun: u32,
    /// From this turn on whoever is still there has outlived it.
    next: u32,
}

/// How somebody plays who is trying.
#[derive(Clone, Copy)]
pub struct Manner {
    /// So many in ten of the own decisions in the own turn are taken at random, the others by rank.
    pub careless: u32,
    /// This decision is not the first by rank, but the one with this number.
    pub but: Option<(usize, usize)>,
}

impl Manner {
    pub const BY_RANK: Manner = Manner { careless: 0, but: None };

    pub fn careless(in_ten: u32) -> Manner {
        Manner { careless: in_ten, but: None }
    }
}

impl<'a> Trial<'a> {
    /// A position in a turn of somebody's.
    pub fn new(aim: Aim, seat: Seat, whose: Option<Seat>, position: &'a dyn AnyMatch) -> Trial<'a> {
        let begun = position.turn();
        // Where everybody plays together the next turn is one's own again.
        let teams = position.teams();
        let together = teams.iter().all(|(_, team)| Some(*team) == teams.first().map(|(_, first)| *first));
        let count = teams.len().max(1);
        let place = |wanted: Seat| teams.iter().position(|(other, _)| *other == wanted).unwrap_or(0);
        let until = (place(seat) + count - place(whose.unwrap_or(seat)) - 1) % count + 1;
        let next = begun + if together { 1 } else { until as u32 };
        Trial { aim, seat, position, begun, next }
    }

    fn stand(&self, play: &dyn AnyMatch) -> Stand {
        if let Some(verdict) = play.verdict() {
            return if verdict.winners.contains(Some(self.seat)) { Stand::Solved } else { Stand::Failed };
        }
        let turn = play.turn();
        if turn == self.begun {
            return Stand::Open;
        }
        match self.aim {
            Aim::Win => Stand::Failed,
            Aim::Survive if play.teams().iter().all(|(seat, _)| *seat != self.seat) => Stand::Failed,
            Aim::Survive if turn >= self.next => Stand::Solved,
            Aim::Survive => Stand::Open,
        }
    }

    /// Plays on in a manner: the options taken, if the aim is reached.
    pub fn play(&self, mut play: Box<dyn AnyMatch>, manner: Manner, random: &mut Random) -> Option<Vec<usize>> {
        let (mut path, mut offers) = (Vec::new(), Vec::new());
        for own in 0..FAR {
            match self.stand(&*play) {
                Stand::Solved => return Some(path),
                Stand::Failed => return None,
                Stand::Open => {}
            }
            let seat = play.asked()?;
            play.offers(&mut offers);
            let mine = seat == self.seat && play.turn() == self.begun;
            let place = match manner.but {
                Some((at, place)) if at == own => place.min(offers.len().saturating_sub(1)),
                _ if mine && manner.careless > random.below(10) => random.below(offers.len() as u32) as usize,
                _ => first(&offers),
            };
            play.take(&offers.get(place)?.choice);
            path.push(place);
        }
        None
    }

    /// How many of so many tries reach the aim.
    pub fn reached(&self, tries: usize, manner: Manner, random: &mut Random) -> usize {
        (0..tries).filter(|_| self.play(self.position.bare(), manner, random).is_some()).count()
    }

    /// Whether playing by rank often reaches the aim once a single decision is another one. A win may not hang on one click;
    /// with dice, or to outlive something, one click in [`RARE`] may do it.
    pub fn is_one_step_away(&self, random: &mut Random) -> bool {
        let (mut play, mut offers) = (self.position.bare(), Vec::new());
        let (mut tried, mut reached) = (0, 0);
        for own in 0..FAR {
            if self.stand(&*play) != Stand::Open || play.turn() != self.begun {
                break;
            }
            play.offers(&mut offers);
            let mine = play.asked() == Some(self.seat);
            for place in 0..if mine && offers.len() > 1 { offers.len() } else { 0 } {
                let manner = Manner { careless: 0, but: Some((own, place)) };
                tried += 1;
                reached += usize::from(self.play(self.position.bare(), manner, random).is_some());
                // What dice bring may hang on one click that nobody thinks of.
                if self.aim == Aim::Win && reached > 0 && self.position.view(None).dice.is_empty() {
                    return true;
                }
            }
            let Some(offer) = offers.get(first(&offers)) else { break };
            play.take(&offer.choice);
        }
        reached * RARE > tried
    }

    /// The decisions of a path, as they are written, from the position on.
    pub fn write(&self, path: &[usize]) -> Option<Vec<(Seat, String)>> {
        let mut play = self.position.bare();
        let mut line = Vec::with_capacity(path.len());
        for place in path {
            let seat = play.asked()?;
            let text = play.options().get(*place)?.text.clone();
            play.answer(seat, &text).ok()?;
            line.push((seat, text));
        }
        Some(line)
    }
}

/// The first that comes to mind.
pub fn first(offers: &[Offered]) -> usize {
    let best = offers.iter().enumerate().max_by_key(|(place, offer)| (offer.rank, Reverse(*place)));
    best.map_or(0, |(place, _)| place)
}
