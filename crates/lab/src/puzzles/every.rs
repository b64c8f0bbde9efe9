//! Every arrangement of the hidden cards that matters to a line, played one by one.
//!
//! What a line touches depends on few cards: those that others hold, and those that it brings to light or moves. Only these are
//! given every face they may have, one after another; the others cannot make a difference as long as nobody comes near them.

use std::collections::BTreeSet;

use kernel::arrange::Unknown;
use kernel::erased::AnyMatch;
use kernel::matches::Knowledge;
use kernel::table::cards::{CardId, FaceId};
use kernel::table::seats::Seat;

use super::ways::{Line, Way};

/// The most arrangements that are played.
const MOST: usize = 6_000;

/// What a line has touched while it was played, and whether that is all there is to know about it.
pub struct Touched {
    seat: Seat,
    before: Vec<Unknown>,
    knew: Knowledge,
    cards: BTreeSet<CardId>,
    /// Whether every answer of the others was tried, and nothing was left to chance.
    whole: bool,
}

impl Touched {
    fn new(seat: Seat, play: &dyn AnyMatch) -> Touched {
        let (before, knew) = (play.unknown(seat), play.knowledge());
        Touched { seat, before, knew, cards: BTreeSet::new(), whole: true }
    }

    /// Adds what was touched on the way to a table.
    pub fn add(&mut self, play: &dyn AnyMatch) {
        self.whole &= !play.knowledge().has_drawn_since(&self.knew);
        let after = play.unknown(self.seat);
        let lies = |card: &Unknown| {
            let now = after.binary_search_by_key(&(card.pile, card.card), |other| (other.pile, other.card));
            now.is_ok_and(|place| (after[place].life, after[place].known) == (card.life, card.known))
        };
        self.cards.extend(self.before.iter().filter(|card| !lies(card)).map(|card| card.card));
    }

    /// Notes that somebody could have answered otherwise.
    pub fn leave_out(&mut self) {
        self.whole = false;
    }
}

/// Faces for some of the unknown cards, in the order in which they are given.
type Given = Vec<(usize, FaceId)>;

impl Way<'_> {
    /// How many arrangements there are that matter to a line, if it holds in all of them and they are not too many.
    pub fn holds_always(&self, line: &Line) -> Option<usize> {
        let unknown = self.position.unknown(self.seat);
        let held = |card: &Unknown| self.position.teams().iter().any(|(seat, _)| card.known.contains(Some(*seat)));
        let held: Vec<usize> = (0..unknown.len()).filter(|place| held(&unknown[*place])).collect();
        let mut open: Vec<Given> = vec![Vec::new()];
        let mut played = 0;
        while let Some(given) = open.pop() {
            let next = held.iter().find(|place| !given.iter().any(|(other, _)| other == *place)).copied();
            let next = match next {
                Some(place) => place,
                None => {
                    played += 1;
                    if played > MOST {
                        return None;
                    }
                    match self.first_touched(line, &unknown, &given)? {
                        Some(place) => place,
                        None => continue,
                    }
                }
            };
            let faces = possible(&unknown, &given, next, held.contains(&next));
            if open.len() + faces.len() > MOST {
                return None;
            }
            open.extend(faces.into_iter().map(|face| [&given[..], &[(next, face)]].concat()));
        }
        Some(played)
    }

    /// Plays a line with some faces given: the first card it touches whose face is not. Nothing at all if the line fails, or if
    /// more than the cards decides.
    fn first_touched(&self, line: &Line, unknown: &[Unknown], given: &[(usize, FaceId)]) -> Option<Option<usize>> {
        let faces = fill(unknown, given);
        let play = self.position.arranged(self.seat, &faces)?;
        let touched = self.touches(line, play, Touched::new(self.seat, self.position))?;
        let is_given = |place: &usize| given.iter().any(|(other, _)| other == place);
        let mut places = (0..unknown.len()).filter(|place| touched.contains(&unknown[*place].card));
        Some(places.find(|place| !is_given(place)))
    }

    fn touches(&self, line: &Line, play: Box<dyn AnyMatch>, touched: Touched) -> Option<BTreeSet<CardId>> {
        let touched = self.follow_all(line, play, touched)?;
        touched.whole.then_some(touched.cards)
    }
}

/// The faces that an unknown card may have beside those given. Cards in one hand are told apart by nothing, so that they get
/// their faces in order.
fn possible(unknown: &[Unknown], given: &[(usize, FaceId)], place: usize, in_hand: bool) -> Vec<FaceId> {
    let card = &unknown[place];
    let mut left = left_of(unknown, given, card.pile);
    left.dedup();
    let alike = |other: &Unknown| (other.pile, other.zone, other.state) == (card.pile, card.zone, card.state);
    let least = given.iter().filter(|(other, _)| in_hand && alike(&unknown[*other])).map(|(_, face)| *face).max();
    left.retain(|face| least.is_none_or(|least| *face >= least));
    left
}

/// The faces of a pile that are not given yet, sorted.
fn left_of(unknown: &[Unknown], given: &[(usize, FaceId)], pile: (Seat, u8)) -> Vec<FaceId> {
    let mut left: Vec<FaceId> = unknown.iter().filter(|card| card.pile == pile).map(|card| card.face).collect();
    left.sort_unstable();
    for (_, face) in given.iter().filter(|(place, _)| unknown[*place].pile == pile) {
        if let Ok(found) = left.binary_search(face) {
            left.remove(found);
        }
    }
    left
}

/// A face for every unknown card: those given, and what is left in any order.
fn fill(unknown: &[Unknown], given: &[(usize, FaceId)]) -> Vec<FaceId> {
    let mut faces: Vec<Option<FaceId>> = vec![None; unknown.len()];
    for (place, face) in given {
        faces[*place] = Some(*face);
    }
    for piled in (0..unknown.len()).collect::<Vec<_>>().chunk_by(|one, two| unknown[*one].pile == unknown[*two].pile) {
        let mut left = left_of(unknown, given, unknown[piled[0]].pile).into_iter();
        for place in piled {
            faces[*place] = faces[*place].or_else(|| left.next());
        }
    }
    faces.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use kernel::table::seats::SeatSet;
    use kernel::table::zones::ZoneId;

    use super::*;

    fn card(number: u16, face: u16, zone: u8) -> Unknown {
        Unknown {
            card: CardId(number),
            pile: (Seat(1), 0),
            face: FaceId(face),
            zone: ZoneId(zone),
            life: 0,
            known: SeatSet::NONE,
            state: (0, CardId::NONE),
        }
    }

    #[test]
    fn a_hand_is_dealt_each_set_once() {
        // Two in a hand, two in a deck; faces 1, 1, 2, 3: hands are 11, 12, 13 and 23.
        let unknown = [card(0, 2, 0), card(1, 1, 0), card(2, 3, 1), card(3, 1, 1)];
        let hands: Vec<Given> = possible(&unknown, &[], 0, true)
            .into_iter()
            .flat_map(|one| {
                let given = vec![(0, one)];
                let two = possible(&unknown, &given, 1, true);
                two.into_iter().map(move |two| vec![(0, one), (1, two)])
            })
            .collect();
        assert_eq!(hands.len(), 4);
        for given in &hands {
            let mut faces = fill(&unknown, given);
            assert_eq!((faces[0], faces[1]), (given[0].1, given[1].1));
            faces.sort_unstable();
            assert_eq!(faces, [1, 1, 2, 3].map(FaceId));
        }
    }
}
