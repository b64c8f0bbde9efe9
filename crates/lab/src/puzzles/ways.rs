//! Ways through a position: looked for, played again on other tables, and compared with what comes to mind first.

use ai::{Bot, Position};
use catalog::GameEntry;
use catalog::puzzles::{Aim, Proof, Stand, stand};
use catalog::story::Turn;
use kernel::erased::AnyMatch;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

use super::every::Touched;
use super::is_worth;
use super::trial::{FAR, Manner, Trial};

/// On so many tables that look the same to the solver a way is played again.
const TABLES: u64 = 48;
/// So many of them are enough to tell a way that is worth more.
const FEW: u64 = 8;
/// The most answers of the others that are tried, all lines together.
const ANSWERS: usize = 400;
/// A position is worth a closer look if one of so many tries reaches the aim.
const HOPEFUL: usize = 24;
/// How many ways are tried in search of one that reaches the aim.
const TRIES: usize = 480;
/// After so many tries without any the position is given up.
const PATIENCE: usize = 120;
/// So many ways are compared.
const WAYS: usize = 5;
/// How many turns are played at random to see whether the aim reaches itself, and how many of them may reach it.
const CARELESS: (usize, usize) = (32, 4);
/// How many of [`FEW`] tables the plain bot may find the way on.
const FOUND: usize = 1;

/// A line of decisions, each with its seat.
pub type Line = Vec<(Seat, String)>;

/// A position with its aim.
pub struct Way<'a> {
    pub title: &'a GameEntry,
    pub aim: Aim,
    pub seat: Seat,
    /// Whose turn it is, where somebody has it.
    pub whose: Option<Seat>,
    pub position: &'a dyn AnyMatch,
}

impl<'a> Way<'a> {
    pub fn trial(&self) -> Trial<'a> {
        Trial::new(self.aim, self.seat, self.whose, self.position)
    }

    /// A table with other secrets has no story: it is asked where it began.
    fn stand(&self, play: &dyn AnyMatch, begun: Turn) -> Stand {
        stand(self.aim, self.seat, begun, play)
    }

    /// The position with other secrets.
    pub fn dealt(&self, seed: u64) -> Box<dyn AnyMatch> {
        self.position.redealt(self.seat, seed)
    }

    /// Whether the first thing that comes to mind, any, or a single other click reaches the aim, or nothing seems to.
    pub fn is_obvious(&self, random: &mut Random) -> bool {
        let trial = self.trial();
        if trial.reached(1, Manner::BY_RANK, random) > 0 {
            return true;
        }
        // Where no try comes near it there is nothing to be looked for, whether it is obvious or not.
        if (0..HOPEFUL).all(|_| trial.reached(1, Manner::careless(2 + random.below(7)), random) == 0) {
            return true;
        }
        let by_rank = |seed: u64| trial.play(self.dealt(seed), Manner::BY_RANK, random).is_some();
        if (0..FEW).map(by_rank).filter(|reached| *reached).count() > FOUND {
            return true;
        }
        trial.reached(CARELESS.0, Manner::careless(10), random) > CARELESS.1 || trial.is_one_step_away(random)
    }

    /// Whether the plain bot finds the way.
    pub fn is_found_by_greedy(&self) -> bool {
        let found = (0..FEW).filter(|seed| self.holds(None, *seed) == Some(true)).count();
        found > FOUND
    }

    /// Ways that reach the aim on this table, those that hold on most others first.
    pub fn find(&self, random: &mut Random) -> Option<Line> {
        let trial = self.trial();
        let mut paths: Vec<Vec<usize>> = Vec::new();
        for tried in 0..TRIES {
            if tried >= PATIENCE && paths.is_empty() {
                return None;
            }
            let manner = Manner::careless(2 + random.below(9));
            if let Some(path) = trial.play(self.position.bare(), manner, random)
                && !paths.contains(&path)
            {
                paths.push(path);
            }
        }
        paths.sort_by_key(Vec::len);
        let lines = paths.iter().take(WAYS).filter_map(|path| trial.write(path));
        let begun = Turn::of(self.position.bare().log());
        let mut best: Option<(usize, Line)> = None;
        for line in lines {
            if !self.reaches(&line, begun) {
                continue;
            }
            let held = (0..FEW).filter(|seed| self.holds(Some(&line), *seed) == Some(true)).count();
            if best.as_ref().is_none_or(|(most, _)| held > *most) {
                best = Some((held, line));
            }
            if held == FEW as usize {
                break;
            }
        }
        best.filter(|(held, _)| *held + 2 >= FEW as usize).map(|(_, line)| line)
    }

    /// Whether a line reaches the aim on this very table.
    fn reaches(&self, line: &[(Seat, String)], begun: Turn) -> bool {
        let mut play = self.position.bare();
        line.iter().all(|(seat, text)| play.answer(*seat, text).is_ok()) && self.stand(&*play, begun) == Stand::Solved
    }

    /// How many decisions of a line are the solver's, in the own turn, and not the only one.
    pub fn thought(&self, line: &[(Seat, String)]) -> usize {
        let mut play = self.position.bare();
        let (mut thought, turn) = (0, play.turn());
        for (seat, text) in line {
            if play.turn() != turn {
                break;
            }
            thought += usize::from(*seat == self.seat && play.option_count() > 1);
            if play.answer(*seat, text).is_err() {
                break;
            }
        }
        thought
    }

    /// How sure a line is; nothing if it is not worth being called a solution.
    pub fn prove(&self, line: &Line) -> Option<Proof> {
        let mut held = 0;
        for seed in 0..TABLES {
            held += u32::from(self.holds(Some(line), seed) == Some(true));
            if u64::from(held) * 10 + (TABLES - seed) * 10 < TABLES * 8 {
                return None;
            }
        }
        let of = TABLES as u32;
        let proof =
            if held == of && self.holds_always(line).is_some() { Proof::Sure } else { Proof::Likely { held, of } };
        Some(proof).filter(|proof| is_worth(*proof))
    }

    /// Whether the plain bot reaches the aim from a table on, against a bot of its kind.
    pub fn goes_on(&self, play: Box<dyn AnyMatch>, seed: u64) -> Option<bool> {
        let bot = || self.title.bots.bot("greedy", seed).ok();
        // Nobody's answers are tried but the bot's.
        let mut players = Players { me: bot()?, foe: bot()?, answers: ANSWERS, touched: None };
        let begun = Turn::of(self.position.log());
        self.follow(play, begun, &[], &mut players, 0)
    }

    /// Plays a line against every answer of the others: what it touched, if it reaches the aim whatever they do.
    pub fn follow_all(&self, line: &Line, play: Box<dyn AnyMatch>, touched: Touched) -> Option<Touched> {
        let bots = &self.title.bots;
        let greedy = || bots.bot("greedy", 0).ok();
        let mut players = Players { me: greedy()?, foe: greedy()?, answers: 0, touched: Some(touched) };
        let own: Vec<&str> = self.own(line);
        let begun = Turn::of(play.log());
        self.follow(play, begun, &own, &mut players, 0)?.then_some(())?;
        players.touched
    }

    /// The solver's part of a line.
    fn own<'l>(&self, line: &'l [(Seat, String)]) -> Vec<&'l str> {
        line.iter().filter(|(seat, _)| *seat == self.seat).map(|(_, text)| text.as_str()).collect()
    }

    /// Whether a line reaches the aim on another table: one's own decisions as they are written, against every answer of the
    /// others in one's own turn, and against bots of several strengths after it. Without a line the plain bot plays.
    fn holds(&self, line: Option<&[(Seat, String)]>, seed: u64) -> Option<bool> {
        let own = self.own(line.unwrap_or_default());
        let bots = &self.title.bots;
        let foe = match seed % 4 {
            0 | 1 => bots.bot("greedy", seed).ok()?,
            2 => bots.bot(bots.middle(), seed).ok()?,
            _ => Box::new(ByRank),
        };
        let mut players = Players { me: bots.bot("greedy", seed).ok()?, foe, answers: 0, touched: None };
        let dealt = self.dealt(seed);
        let begun = Turn::of(dealt.log());
        self.follow(dealt, begun, &own, &mut players, 0)
    }

    fn follow(
        &self,
        mut play: Box<dyn AnyMatch>,
        begun: Turn,
        own: &[&str],
        players: &mut Players,
        deep: usize,
    ) -> Option<bool> {
        let mut own = own.iter().peekable();
        for _ in 0..FAR {
            match self.stand(&*play, begun) {
                Stand::Solved => {
                    if let Some(touched) = &mut players.touched {
                        touched.add(&*play);
                    }
                    return Some(true);
                }
                Stand::Failed => return Some(false),
                Stand::Open => {}
            }
            let seat = play.asked()?;
            let mine = Turn::of(play.log()).number <= begun.number;
            if seat == self.seat {
                // What others do, or dice, may bring other questions: then one answers as it comes.
                let written = own.peek().is_some_and(|text| mine && play.answer(seat, text).is_ok());
                if written {
                    own.next();
                } else {
                    decide(&mut *play, &mut *players.me)?;
                }
                continue;
            }
            let count = play.option_count();
            let all = self.aim == Aim::Win && deep < 3 && players.answers + count <= ANSWERS;
            if count < 2 || !all {
                if let Some(touched) = players.touched.as_mut().filter(|_| count >= 2) {
                    touched.leave_out();
                }
                decide(&mut *play, &mut *players.foe)?;
                continue;
            }
            let rest: Vec<&str> = own.copied().collect();
            for option in play.options().iter().filter(|option| option.text != "concede") {
                players.answers += 1;
                let mut tried = play.fork();
                tried.answer(seat, &option.text).ok()?;
                if self.follow(tried, begun, &rest, players, deep + 1) != Some(true) {
                    return Some(false);
                }
            }
            return Some(true);
        }
        Some(false)
    }
}

/// Who plays on where no line says what to do.
struct Players {
    me: Box<dyn Bot>,
    foe: Box<dyn Bot>,
    /// How many answers were tried.
    answers: usize,
    /// What is touched by it all, where that is asked for.
    touched: Option<Touched>,
}

fn decide(play: &mut dyn AnyMatch, bot: &mut dyn Bot) -> Option<()> {
    let seat = play.asked()?;
    let place = if play.option_count() < 2 { 0 } else { bot.decide(&Position::of(play)?) };
    let text = play.options().get(place)?.text.clone();
    play.answer(seat, &text).ok()
}

/// Takes what looks best at first sight.
struct ByRank;

impl Bot for ByRank {
    fn decide(&mut self, position: &Position) -> usize {
        let ranks = position.ranks();
        let best = ranks.iter().enumerate().max_by_key(|(place, rank)| (**rank, std::cmp::Reverse(*place)));
        best.map_or(0, |(place, _)| place)
    }
}
