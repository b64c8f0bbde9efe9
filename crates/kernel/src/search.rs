//! What a search needs of a table: options that are recognised on other tables, and quick play to look ahead.

use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use crate::book::Book;
use crate::game::{Game, Terms};
use crate::question::{Arg, Ask, Choice, Question};
use crate::resolve::options::Acts;
use crate::resolve::table::Table;
use crate::table::chance::Random;
use crate::table::seats::Seat;

/// An option of this rank or more is taken without further thought.
pub const SURE: i32 = 1_000;

/// An option for whoever searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offered {
    /// The option.
    pub choice: Choice,
    /// The same for the same act on tables that differ in what is hidden: a card counts by what is printed on it.
    pub key: u64,
    /// How promising it looks at first sight.
    pub rank: i32,
}

/// How to play on quickly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Stops at the first table from this turn on that can be judged as it is.
    pub turn: u32,
    /// Stops after so many decisions in any case.
    pub most: u32,
    /// How many of 256 decisions are taken at random, the others by rank.
    pub slips: u32,
}

impl Roll {
    /// Plays at random to the end.
    pub const RANDOM: Roll = Roll { turn: u32::MAX, most: u32::MAX, slips: 256 };
    /// One decision, by rank.
    pub const STEP: Roll = Roll { turn: u32::MAX, most: 1, slips: 0 };
}

/// A quick hash: keys need to differ, not to resist anybody.
struct Mix(u64);

impl Mix {
    fn add(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(u64::from(byte));
        }
    }
    fn write_u8(&mut self, value: u8) {
        self.add(u64::from(value));
    }
    fn write_u16(&mut self, value: u16) {
        self.add(u64::from(value));
    }
    fn write_u32(&mut self, value: u32) {
        self.add(u64::from(value));
    }
    fn write_u64(&mut self, value: u64) {
        self.add(value);
    }
    fn write_isize(&mut self, value: isize) {
        self.add(value as u64);
    }
}

/// The options of the open question with keys and ranks.
pub(crate) fn ranked_options<G: Game>(book: &Book<G>, table: &Table<G>, out: &mut Vec<Offered>) {
    out.clear();
    let Some(question) = table.question() else { return };
    let mut start = Mix(0);
    question.hash(&mut start);
    let look = table.look(book);
    let _ = table.each_option(book, question, &mut |choice| {
        let key = key(table, question.seat, &choice, start.0);
        out.push(Offered { choice, key, rank: G::rank(look, &choice) });
        std::ops::ControlFlow::Continue(())
    });
    G::rank_together(look, out.iter_mut().map(|offer| (&offer.choice, &mut offer.rank)));
    // Of several that look the same (a hurt copy and a sound one) each has a key of its own.
    for place in 1..out.len() {
        let like = out[..place].iter().filter(|other| other.key == out[place].key).count();
        out[place].key = out[place].key.wrapping_add(like as u64);
    }
}

fn key<G: Game>(table: &Table<G>, seat: Seat, choice: &Choice, start: u64) -> u64 {
    let mut mix = Mix(start);
    mix.add(u64::from(choice.word.0));
    for arg in &choice.args {
        match *arg {
            Arg::None => {}
            Arg::Card(id) => {
                let card = table.state.card(id);
                // What the chooser does not know counts by where it lies.
                let face =
                    if card.known.contains(Some(seat)) { u64::from(card.face.0) } else { 1 << 20 | u64::from(id.0) };
                mix.add(face << 32 | u64::from(card.zone.0) << 16 | u64::from(card.marks));
            }
            Arg::Seat(other) => mix.add(1 << 40 | u64::from(other.0)),
            Arg::Number(number) => mix.add(1 << 41 | u64::from(number as u32)),
            Arg::Die(die) => mix.add(1 << 42 | u64::from(die.0)),
        }
    }
    mix.finish().wrapping_shl(6)
}

/// Whoever plays on quickly looks at candidates one by one and judges only until one is legal: finding all that are takes
/// many times as long.
struct Quick<'a, G: Terms> {
    book: &'a Book<G>,
    candidates: Vec<Choice>,
    ranks: Vec<i32>,
    /// From here on candidates are legal without being judged.
    judged: usize,
}

impl<G: Game> Quick<'_, G> {
    /// Gathers what may be answered to the open question, legal or not.
    fn collect_candidates(&mut self, table: &Table<G>, question: &Question<G>) {
        let Ask::Act(moment) = question.ask else {
            table.options(self.book, &mut self.candidates);
            self.judged = 0;
            return;
        };
        let room = &mut self.candidates;
        room.clear();
        let _ = G::candidates(table.look(self.book), moment, question.seat, &mut |choice| keep(room, choice));
        self.judged = room.len();
        if table.in_window() {
            let _ = table.each_text_on_offer(question.seat, &mut |choice| keep(room, choice));
        }
    }

    fn is_legal(&self, acts: Option<&Acts<G>>, place: usize) -> bool {
        let choice = &self.candidates[place];
        place >= self.judged || acts.is_none_or(|acts| acts.is_open(choice, choice.card()))
    }

    /// An option, each as likely as any other.
    fn any(&mut self, table: &Table<G>, question: &Question<G>, random: &mut Random) -> Choice {
        self.collect_candidates(table, question);
        let acts = judged_acts(self.book, table, question);
        while !self.candidates.is_empty() {
            let place = random.below(self.candidates.len() as u32) as usize;
            if self.is_legal(acts.as_ref(), place) {
                return self.candidates[place];
            }
            self.forget(place);
        }
        unreachable!("a question has an answer")
    }

    /// An option of the highest rank, each of them as likely as any other.
    fn best(&mut self, table: &Table<G>, question: &Question<G>, random: &mut Random) -> Choice {
        self.collect_candidates(table, question);
        let look = table.look(self.book);
        self.ranks.clear();
        self.ranks.extend(self.candidates.iter().map(|choice| G::rank(look, choice)));
        G::rank_together(look, self.candidates.iter().zip(&mut self.ranks));
        let acts = judged_acts(self.book, table, question);
        while !self.candidates.is_empty() {
            let (mut best, mut equal, mut found) = (i32::MIN, 0, 0);
            for (place, &rank) in self.ranks.iter().enumerate() {
                if rank > best {
                    (best, equal, found) = (rank, 1, place);
                } else if rank == best {
                    equal += 1;
                    if random.below(equal) == 0 {
                        found = place;
                    }
                }
            }
            if self.is_legal(acts.as_ref(), found) {
                return self.candidates[found];
            }
            self.forget(found);
            self.ranks.remove(found);
        }
        unreachable!("a question has an answer")
    }

    fn forget(&mut self, place: usize) {
        self.candidates.remove(place);
        self.judged -= usize::from(place < self.judged);
    }
}

/// What candidates are judged by, where they are.
fn judged_acts<'a, G: Game>(book: &'a Book<G>, table: &'a Table<G>, question: &Question<G>) -> Option<Acts<'a, G>> {
    match question.ask {
        Ask::Act(moment) => Some(Acts::new(table, table.look(book), moment, question.seat)),
        _ => None,
    }
}

fn keep(room: &mut Vec<Choice>, choice: Choice) -> ControlFlow<()> {
    room.push(choice);
    ControlFlow::Continue(())
}

/// Plays on until it is worth stopping; says how many decisions were taken.
pub(crate) fn roll_out<G: Game>(book: &Book<G>, table: &mut Table<G>, roll: &Roll, random: &mut Random) -> u32 {
    let mut quick = Quick { book, candidates: Vec::new(), ranks: Vec::new(), judged: 0 };
    let mut taken = 0;
    while taken < roll.most {
        let Some(question) = table.question() else { break };
        if G::turn(&table.state) >= roll.turn && G::is_quiet(table.look(book), &question.ask) {
            break;
        }
        let slips = roll.slips > 0 && (roll.slips >= 256 || random.below(256) < roll.slips);
        let choice = if slips { quick.any(table, question, random) } else { quick.best(table, question, random) };
        table.answer_option(book, &choice, &mut ());
        taken += 1;
    }
    taken
}
