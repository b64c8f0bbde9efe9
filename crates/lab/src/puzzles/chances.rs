//! Answers of which one has clearly the best chance: played on many tables with other dice and other hidden cards, each answer on
//! the same ones, with quick play behind it. The best one must be the best with the plain bot behind it, too.

use std::cmp::Reverse;

use catalog::puzzles::{CLEAR, Chance, NEAR, best_of};
use kernel::table::chance::Random;

use super::trial::{Manner, first};
use super::ways::Way;

/// The fewest and the most answers worth thinking about.
const ANSWERS: (usize, usize) = (3, 40);
/// On so many tables every answer is tried to see whether there is anything to find out,
const GLANCE: u64 = 12;
/// on so many those that looked good,
const LOOK: u64 = 60;
/// and on so many those between which it is decided.
const TABLES: u64 = 400;
/// On so many it is played with the plain bot behind it.
const BY_BOT: u64 = 40;
/// How far an answer may lie behind the best one at a glance, and at a look, and still be it. Of a thousand.
const BEHIND: (u32, u32) = (350, 200);
/// The best answer reaches the aim so often at least.
const HOPE: u32 = 200;
/// And not so often that nobody needs to think. Of a thousand.
const EASY: u32 = 950;

impl Way<'_> {
    /// The chances of all answers, the best one first, and on how many tables it was played; nothing if not a few are clearly the
    /// best, or if one of these is the first that comes to mind.
    pub fn best_chance(&self, random: &mut Random) -> Option<(Vec<Chance>, u32)> {
        let trial = self.trial();
        let tried = |seed: u64| trial.play(self.dealt(seed), Manner::careless(4), random).is_some();
        let reached = (0..GLANCE).map(tried).filter(|reached| *reached).count() as u64;
        if reached == 0 || reached == GLANCE {
            return None;
        }
        let options = self.position.options();
        let answers: Vec<String> =
            options.into_iter().map(|option| option.text).filter(|text| text != "concede").collect();
        if !(ANSWERS.0..=ANSWERS.1).contains(&answers.len()) {
            return None;
        }
        let mut counted: Vec<Counted> = Vec::new();
        for answer in answers {
            let of_thousand = self.share(&answer, GLANCE, random)?;
            counted.push(Counted { chance: Chance { answer, of_thousand }, tables: GLANCE });
        }
        sort(&mut counted);
        // Where most answers do as well as the best one there is nothing to be found out.
        let (best, middle) = (counted[0].chance.of_thousand, counted[counted.len() / 2].chance.of_thousand);
        if best < HOPE || best < middle + CLEAR {
            return None;
        }
        self.look_closer(&mut counted, BEHIND.0, LOOK, random)?;
        let best = counted[0].chance.of_thousand;
        let first = counted.iter().find(|one| self.comes_to_mind(&one.chance.answer))?;
        if best < HOPE || first.chance.of_thousand + NEAR > best {
            return None;
        }
        self.look_closer(&mut counted, BEHIND.1, TABLES, random)?;
        let chances: Vec<Chance> = counted.into_iter().map(|one| one.chance).collect();
        let (few, best) = (best_of(&chances).len(), chances[0].of_thousand);
        let (right, wrong) = chances.split_at(few);
        let first = chances.iter().find(|chance| self.comes_to_mind(&chance.answer))?.of_thousand;
        if wrong.len() <= few || first + CLEAR > best || !(HOPE..EASY).contains(&best) {
            return None;
        }
        // Whoever goes on better must not think otherwise.
        let holds = self.share_by_bot(&right[0].answer)? >= self.share_by_bot(&wrong[0].answer)?;
        holds.then_some((chances, TABLES as u32))
    }

    /// Plays all answers that are not too far behind the best one on more tables.
    fn look_closer(&self, counted: &mut [Counted], behind: u32, tables: u64, random: &mut Random) -> Option<()> {
        sort(counted);
        loop {
            let best = counted[0].chance.of_thousand;
            let is_open = |one: &Counted| one.tables < tables && one.chance.of_thousand + behind >= best;
            let Some(place) = counted.iter().position(is_open) else { return Some(()) };
            counted[place].chance.of_thousand = self.share(&counted[place].chance.answer, tables, random)?;
            counted[place].tables = tables;
            sort(counted);
        }
    }

    /// Of a thousand tables, on how many an answer reaches the aim.
    fn share(&self, answer: &str, tables: u64, random: &mut Random) -> Option<u32> {
        let trial = self.trial();
        let mut reached = 0;
        for seed in 0..tables {
            let mut dealt = self.dealt(seed);
            dealt.answer(self.seat, answer).ok()?;
            reached += u64::from(trial.play(dealt.bare(), Manner::BY_RANK, random).is_some());
        }
        Some((reached * 1000 / tables) as u32)
    }

    /// Of a few tables, on how many an answer reaches the aim if the plain bot goes on.
    fn share_by_bot(&self, answer: &str) -> Option<usize> {
        let mut reached = 0;
        for seed in 0..BY_BOT {
            let mut dealt = self.dealt(seed);
            dealt.answer(self.seat, answer).ok()?;
            reached += usize::from(self.goes_on(dealt, seed)?);
        }
        Some(reached)
    }

    /// Whether an answer is the first by rank.
    fn comes_to_mind(&self, answer: &str) -> bool {
        let mut offers = Vec::new();
        self.position.offers(&mut offers);
        self.position.options().get(first(&offers)).is_some_and(|option| option.text == answer)
    }
}

/// An answer, and on how many tables it was played.
struct Counted {
    chance: Chance,
    tables: u64,
}

fn sort(counted: &mut [Counted]) {
    counted.sort_by_key(|one| Reverse(one.chance.of_thousand));
}
