//! Looking back at a match: how the chances went, and which decisions cost most.
//!
//! Each decision of the persons is judged from what its seat knew then. Those that seem to have cost most are thought
//! about once more, longer, since a short look is easily mistaken.

use std::time::Duration;

use ai::{Analysis, Budget, Position};
use catalog::GameEntry;
use catalog::speech::Speech;
use kernel::erased::AnyMatch;
use kernel::record::Decision;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;

use crate::play::advice::hint::{Patience, percent};
use crate::play::display::chart;
use crate::play::session::{Player, Session};

/// How many decisions are told.
const TOLD: usize = 3;
/// How many are thought about once more.
const DOUBTED: usize = 6;
/// A smaller loss than this is within the noise.
const LEAST: f64 = 0.02;
/// The shortest and the longest look at one decision.
const LOOKS: (Duration, Duration) = (Duration::from_millis(20), Duration::from_millis(200));
/// How wide the chart is.
const COLUMNS: usize = 64;

/// A look back at a match, one decision after the other.
pub struct Review {
    seats: Vec<Seat>,
    decisions: Vec<Decision>,
    /// The match up to the next decision.
    play: Box<dyn AnyMatch>,
    next: usize,
    look: Budget,
    doubt: Budget,
    points: Vec<Point>,
    /// What seems to have cost most, the worst first.
    moments: Vec<Moment>,
    /// How many of them have been thought about once more.
    doubted: usize,
}

/// How likely a seat was to win when it had to decide.
#[derive(Clone, PartialEq, Debug)]
struct Point {
    seat: Seat,
    turn: u32,
    win: f64,
}

/// A decision that was not the best.
struct Moment {
    before: Box<dyn AnyMatch>,
    seat: Seat,
    turn: u32,
    taken: usize,
    taken_win: f64,
    best: usize,
    best_win: f64,
}

impl Moment {
    fn loss(&self) -> f64 {
        self.best_win - self.taken_win
    }

    /// Compares what was taken with the best, as far as both were tried.
    fn judge(&mut self, analysis: &Analysis) {
        let tried = |option: usize| analysis.options.iter().find(|judged| judged.option == option && judged.visits > 0);
        if let (Some(best), Some(taken)) = (analysis.options.first(), tried(self.taken)) {
            (self.best, self.best_win, self.taken_win) = (best.option, best.win, taken.win);
        }
    }
}

/// Chances as a picture, in order.
pub fn draw(speech: &Speech, chances: &[f64]) -> Vec<String> {
    let marks = [1.0, 0.5, 0.0].map(|chance| percent(speech, chance));
    chart::draw(chances, COLUMNS, [&marks[0], &marks[1], &marks[2]])
}

impl Review {
    /// Begins with the first decision. Nothing if the match cannot be played again.
    pub fn new(session: &Session) -> Option<Review> {
        let record = session.play().record();
        let play = session.title.replay(&record, Some(0)).ok()?;
        let all = (0..session.players().len()).map(|place| Seat(place as u8));
        let mut seats: Vec<Seat> =
            all.clone().filter(|seat| session.players()[seat.index()] == Player::Person).collect();
        if seats.is_empty() {
            seats = all.collect();
        }
        let own = record.decisions.iter().filter(|decision| seats.contains(&decision.seat)).count();
        let Patience { review, doubt, .. } = session.patience;
        let look = match review {
            Budget::Time(time) => Budget::Time((time / own.max(1) as u32).clamp(LOOKS.0, LOOKS.1)),
            Budget::Iterations(_) => review,
        };
        let (points, moments) = (Vec::new(), Vec::new());
        Some(Review { seats, decisions: record.decisions, play, next: 0, look, doubt, points, moments, doubted: 0 })
    }

    /// Looks at one more decision; false when there is none.
    pub fn step(&mut self, title: &GameEntry) -> bool {
        // Decisions of others take no time.
        while let Some(decision) = self.decisions.get(self.next) {
            let (own, number) = (self.seats.contains(&decision.seat), self.next);
            let Decision { seat, text, .. } = decision.clone();
            if own {
                self.look_at(title, seat, &text);
            }
            self.next += 1;
            if self.play.answer(seat, &text).is_err() {
                self.decisions.truncate(number);
            }
            if own {
                return true;
            }
        }
        self.think_again(title)
    }

    /// How many of the decisions have been looked at.
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.decisions.len())
    }

    fn look_at(&mut self, title: &GameEntry, seat: Seat, text: &str) {
        let Some(position) = Position::of(&*self.play) else { return };
        let turn = self.play.turn();
        let analysis = title.bots.analyse(&position, self.look, Random::new(self.next as u64).bits());
        self.points.push(Point { seat, turn, win: analysis.win });
        let Some(taken) = position.options().iter().position(|option| option.text == text) else { return };
        let win = analysis.win;
        let mut moment =
            Moment { before: self.play.bare(), seat, turn, taken, taken_win: win, best: taken, best_win: win };
        moment.judge(&analysis);
        if moment.best == moment.taken || moment.loss() <= 0.0 {
            return;
        }
        self.moments.push(moment);
        self.sort();
        self.moments.truncate(DOUBTED);
    }

    /// Thinks once more about a decision that seems to have cost much; false when there is none left.
    fn think_again(&mut self, title: &GameEntry) -> bool {
        let Some(moment) = self.moments.get_mut(self.doubted) else {
            self.sort();
            return false;
        };
        if let Some(position) = Position::of(&*moment.before) {
            let seed = Random::new(self.doubted as u64 ^ 0x5eed).bits();
            let analysis = title.bots.analyse(&position, self.doubt, seed);
            moment.judge(&analysis);
        }
        self.doubted += 1;
        true
    }

    fn sort(&mut self) {
        self.moments.sort_by(|left, right| right.loss().total_cmp(&left.loss()));
    }

    /// What came of it.
    pub fn tell(&self, session: &Session) -> Vec<String> {
        let mut lines = Vec::new();
        for &seat in &self.seats {
            let points: Vec<&Point> = self.points.iter().filter(|point| point.seat == seat).collect();
            if points.is_empty() {
                continue;
            }
            lines.push(session.with("review-chances", &[("seat", &session.heading(seat))]));
            lines.push(String::new());
            lines.extend(self.tell_chances(session, &points, seat));
            lines.push(String::new());
        }
        if lines.is_empty() {
            return vec![session.text("review-nothing")];
        }
        let told: Vec<&Moment> =
            self.moments.iter().filter(|moment| moment.best != moment.taken && moment.loss() >= LEAST).collect();
        if told.is_empty() {
            lines.push(session.text("review-no-loss"));
            return lines;
        }
        lines.push(session.text("review-losses"));
        lines.extend(told.iter().take(TOLD).map(|moment| self.tell_moment(session, moment)));
        lines.push(session.text("review-caveat"));
        lines
    }

    fn tell_chances(&self, session: &Session, points: &[&Point], seat: Seat) -> Vec<String> {
        let mut numbers: Vec<f64> = points.iter().map(|point| point.win).collect();
        // At the end everybody knows.
        let won = session.play().verdict().map(|verdict| verdict.winners.seats().any(|winner| winner == seat));
        numbers.extend(won.map(|won| if won { 1.0 } else { 0.0 }));
        let mut lines = draw(session.speech(), &numbers);
        let lowest = points.iter().min_by(|left, right| left.win.total_cmp(&right.win));
        let highest = points.iter().max_by(|left, right| left.win.total_cmp(&right.win));
        if let (Some(first), Some(lowest), Some(highest)) = (points.first(), lowest, highest) {
            let words = session.with(
                "review-range",
                &[
                    ("first", &percent(session.speech(), first.win)),
                    ("low", &percent(session.speech(), lowest.win)),
                    ("low-turn", &lowest.turn.to_string()),
                    ("high", &percent(session.speech(), highest.win)),
                    ("high-turn", &highest.turn.to_string()),
                ],
            );
            lines.push(words);
        }
        lines
    }

    fn tell_moment(&self, session: &Session, moment: &Moment) -> String {
        let options = moment.before.options();
        // Inside a sentence an answer that is one itself has no full stop.
        let say = |option: usize| {
            let text = options.get(option).map(|option| session.say_openly(&option.label)).unwrap_or_default();
            text.trim_end_matches('.').to_string()
        };
        let (turn, seat) = (moment.turn.to_string(), session.name(moment.seat));
        let key = if self.seats.len() > 1 { "review-turn-of" } else { "review-turn" };
        let text = session.with(
            "review-moment",
            &[
                ("when", &session.with(key, &[("turn", &turn), ("seat", &seat)])),
                ("taken", &say(moment.taken)),
                ("taken-win", &percent(session.speech(), moment.taken_win)),
                ("best", &say(moment.best)),
                ("best-win", &percent(session.speech(), moment.best_win)),
            ],
        );
        format!("  {text}")
    }
}

#[cfg(test)]
mod tests {
    use kernel::book::Language;

    use super::*;
    use crate::play::advice::hint::Task;
    use crate::play::advice::hint::tests::little;
    use crate::play::display::page;
    use crate::play::display::text::width;
    use crate::play::input::reply::Reply;
    use crate::play::tests::{catalog, play_until, said, session};

    #[test]
    fn a_match_is_looked_back_at_when_it_is_over() {
        let catalog = catalog();
        for (language, later, parts) in [
            (Language::En, "A match is looked back at", ["How likely to win", "100% │", "0% └", "At first "]),
            (Language::Fr, "Le bilan se fait quand", ["Chances de gagner", "100 % │", "0 % └", "Au début "]),
        ] {
            let mut session = session(&catalog, &["human", "greedy"], language);
            session.patience = little();
            assert!(said(&mut session, "review").starts_with(later));
            play_until(&mut session, 2000, |_| false);
            assert!(session.is_over());
            assert_eq!(session.enter("bilan"), Reply::Think(Task::Review));
            assert!(said(&mut session, "hint").len() > 5, "there is no hint any more");
            let mut review = Review::new(&session).expect("it can be played again");
            let mut steps = 0;
            while review.step(session.title) {
                steps += 1;
            }
            let (done, all) = review.progress();
            assert_eq!((done, all), (all, session.play().decisions().len()));
            assert!(steps >= session.play().decisions().iter().filter(|decision| decision.seat == Seat(0)).count());
            let lines = review.tell(&session);
            let text = lines.join("\n").replace('\u{a0}', " ");
            for part in parts {
                assert!(text.contains(part), "{part}: {text}");
            }
            assert!(!text.contains("review-") && !text.contains("{$"), "{text}");
            assert!(page::fit(&lines).iter().all(|line| width(line) <= 80), "{text}");
        }
    }
}
