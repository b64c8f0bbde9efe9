//! Ways through a position: played again on other tables, looked for, and compared with what comes to mind first.

use std::cmp::Reverse;

use catalog::puzzles::{Aim, Proof, Stand, stand};
use catalog::story::Turn;
use kernel::erased::AnyMatch;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

use super::{copy, is_worth};

/// On so many tables that look the same to the solver a way is played again.
const TABLES: u64 = 48;
/// So many of them are enough to tell a way that is worth more.
const FEW: u64 = 8;
/// The most decisions until the aim is reached or missed.
const FAR: usize = 240;
/// The most answers of the others that are tried, all lines together.
const ANSWERS: usize = 400;
/// How many ways are tried in search of one that is outlived.
const TRIES: usize = 60;
/// How many turns are played at random to see whether the aim reaches itself.
const CARELESS: usize = 16;

/// A position with its aim.
pub struct Way<'a> {
    pub aim: Aim,
    pub seat: Seat,
    pub position: &'a dyn AnyMatch,
}

impl Way<'_> {
    /// A table with other secrets has no story: it is asked where it began.
    fn stand(&self, play: &dyn AnyMatch, begun: Turn) -> Stand {
        stand(self.aim, self.seat, begun, play)
    }

    /// The position with other secrets.
    fn dealt(&self, seed: u64) -> Box<dyn AnyMatch> {
        self.position.redealt(self.seat, seed)
    }

    /// Whether the first thing that comes to mind, or any, reaches the aim.
    pub fn is_obvious(&self, random: &mut Random) -> bool {
        let by_rank = (0..FEW).filter(|seed| self.play_on(self.dealt(*seed), 0, random)).count();
        let careless = (0..CARELESS).filter(|_| self.play_on(copy(self.position), 10, random)).count();
        by_rank > 0 || careless * 4 > CARELESS
    }

    /// Plays by rank, so many times in ten at random; whether the aim is reached.
    fn play_on(&self, mut play: Box<dyn AnyMatch>, careless: u32, random: &mut Random) -> bool {
        let begun = Turn::of(play.log());
        for _ in 0..FAR {
            match self.stand(&*play, begun) {
                Stand::Solved => return true,
                Stand::Failed => return false,
                Stand::Open => {}
            }
            let Some(seat) = play.asked() else { return false };
            let text = match careless > random.below(10) && seat == self.seat {
                true => {
                    let options = play.options();
                    options[random.below(options.len() as u32) as usize].text.clone()
                }
                false => first_choice(&*play),
            };
            if play.answer(seat, &text).is_err() {
                return false;
            }
        }
        false
    }

    /// A way through one's own turn after which one is still there, whatever the others do as it comes to their minds.
    pub fn outlive(&self, random: &mut Random) -> Option<Vec<(Seat, String)>> {
        let mut best: Option<(usize, Vec<(Seat, String)>)> = None;
        for _ in 0..TRIES {
            let careless = 2 + random.below(6);
            let mut play = copy(self.position);
            let (before, begun) = (play.decisions().len(), Turn::of(play.log()));
            for _ in 0..FAR {
                if self.stand(&*play, begun) != Stand::Open {
                    break;
                }
                let Some(seat) = play.asked() else { break };
                let mine = Turn::of(play.log()).number == begun.number && seat == self.seat;
                let options = play.options();
                let text = match mine && careless > random.below(10) {
                    true => options[random.below(options.len() as u32) as usize].text.clone(),
                    false => first_choice(&*play),
                };
                if text == "concede" || play.answer(seat, &text).is_err() {
                    break;
                }
            }
            if self.stand(&*play, begun) != Stand::Solved {
                continue;
            }
            let line: Vec<(Seat, String)> =
                play.decisions()[before..].iter().map(|decision| (decision.seat, decision.text.clone())).collect();
            let held = (0..FEW).filter(|seed| self.holds(&line, *seed).is_some_and(|held| held)).count();
            if best.as_ref().is_none_or(|(most, _)| held > *most) {
                best = Some((held, line));
            }
            if held == FEW as usize {
                break;
            }
        }
        best.map(|(_, line)| line)
    }

    /// How sure a line is; nothing if it is not worth being called a solution.
    pub fn prove(&self, line: &[(Seat, String)]) -> Option<Proof> {
        let open = self.aim == Aim::Win && line.iter().all(|(seat, _)| *seat == self.seat);
        let sight = |play: &dyn AnyMatch| format!("{:?}", play.view(Some(self.seat)));
        let mut first: Option<Vec<String>> = None;
        let (mut held, mut same) = (0, true);
        for seed in 0..TABLES {
            held += u32::from(self.holds(line, seed).unwrap_or(false));
            if open && same {
                let mut play = self.dealt(seed);
                let seen = line.iter().map(|(seat, text)| match play.answer(*seat, text) {
                    Ok(()) => sight(&*play),
                    Err(_) => String::new(),
                });
                let seen: Vec<String> = seen.collect();
                same = first.get_or_insert_with(|| seen.clone()) == &seen;
            }
        }
        let of = TABLES as u32;
        let proof = if open && same && held == of { Proof::Sure } else { Proof::Likely { held, of } };
        Some(proof).filter(|proof| is_worth(*proof))
    }

    /// Whether a line reaches the aim on another table: one's own decisions as they are written, against every answer of the
    /// others in one's own turn, and against what comes to their minds after it.
    fn holds(&self, line: &[(Seat, String)], seed: u64) -> Option<bool> {
        let own: Vec<&str> =
            line.iter().filter(|(seat, _)| *seat == self.seat).map(|(_, text)| text.as_str()).collect();
        let (dealt, mut answers) = (self.dealt(seed), 0);
        let begun = Turn::of(dealt.log());
        self.follow(dealt, begun, &own, &mut answers, 0)
    }

    fn follow(
        &self,
        mut play: Box<dyn AnyMatch>,
        begun: Turn,
        own: &[&str],
        answers: &mut usize,
        deep: usize,
    ) -> Option<bool> {
        let mut own = own.iter();
        for _ in 0..FAR {
            match self.stand(&*play, begun) {
                Stand::Solved => return Some(true),
                Stand::Failed => return Some(false),
                Stand::Open => {}
            }
            let seat = play.asked()?;
            if seat == self.seat {
                let ended = Turn::of(play.log()).number > begun.number;
                let text = match own.next() {
                    Some(text) => (*text).to_string(),
                    None if ended => first_choice(&*play),
                    None => return Some(false),
                };
                // What others choose may bring other questions; after one's own turn one answers as it comes.
                if play.answer(seat, &text).is_err() && (!ended || play.answer(seat, &first_choice(&*play)).is_err()) {
                    return Some(false);
                }
                continue;
            }
            let options: Vec<String> = play.options().into_iter().map(|option| option.text).collect();
            let all = self.aim == Aim::Win && options.len() > 1 && deep < 3;
            if !all {
                let text = first_choice(&*play);
                play.answer(seat, &text).ok()?;
                continue;
            }
            let rest: Vec<&str> = own.copied().collect();
            for text in options.iter().filter(|text| *text != "concede") {
                *answers += 1;
                if *answers > ANSWERS {
                    return None;
                }
                let mut tried = copy(&*play);
                tried.answer(seat, text).ok()?;
                if self.follow(tried, begun, &rest, answers, deep + 1) != Some(true) {
                    return Some(false);
                }
            }
            return Some(true);
        }
        Some(false)
    }
}

/// What comes to mind first.
fn first_choice(play: &dyn AnyMatch) -> String {
    let mut offers = Vec::new();
    play.offers(&mut offers);
    let options = play.options();
    let best = offers.iter().enumerate().max_by_key(|(place, offer)| (offer.rank, Reverse(*place)));
    let best = best.map_or(0, |(place, _)| place).min(options.len().saturating_sub(1));
    options.get(best).map(|option| option.text.clone()).unwrap_or_default()
}
