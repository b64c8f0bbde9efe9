//! What a person could answer best, from what that person knows.

use std::time::Duration;

use ai::{Budget, Position};
use catalog::speech::Speech;
use kernel::table::seats::Seat;

use crate::play::display::page::COLUMNS;
use crate::play::display::text::width;
use crate::play::input::menu::Item;
use crate::play::session::Session;

/// How long something is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    pub hint: Budget,
    pub analysis: Budget,
    /// For all decisions of a match together, when it is looked back at.
    pub review: Budget,
    /// For each decision that seems to have cost much, once more.
    pub doubt: Budget,
}

impl Default for Patience {
    fn default() -> Patience {
        let seconds = |number| Budget::Time(Duration::from_secs(number));
        Patience { hint: seconds(1), analysis: seconds(5), review: seconds(15), doubt: seconds(1) }
    }
}

/// Something that takes a while to think about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The best answers: how long, and how many are shown.
    Hint(Budget, usize),
    /// How the match went.
    Review,
}

/// What came of thinking about answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// To be read.
    pub lines: Vec<String>,
    /// The notation of the best answer.
    pub best: String,
}

/// How many answers a hint shows.
pub const FEW: usize = 4;
/// How many an analysis shows.
pub const MANY: usize = 30;
/// The longest that anybody waits for a hint, in seconds.
const LONGEST: f64 = 60.0;

/// The time for a hint: some seconds as they were typed, or the usual time; nothing if it cannot be read.
pub fn read_budget(typed: &str, usual: Budget) -> Option<Budget> {
    let typed = typed.trim().trim_end_matches(['s', ' ', '\u{a0}']).replace(',', ".");
    if typed.is_empty() {
        return Some(usual);
    }
    let seconds: f64 = typed.parse().ok()?;
    (seconds > 0.0 && seconds <= LONGEST).then(|| Budget::Time(Duration::from_secs_f64(seconds)))
}

impl Session<'_> {
    /// The best answers to the open question, as far as the person who is asked can know; nothing if nobody is.
    pub fn hint(&self, budget: Budget, most: usize) -> Option<Hint> {
        let seat: Seat = self.asked().filter(|seat| Some(*seat) == self.viewer())?;
        let position = Position::of(self.play())?;
        let analysis = self.title.bots.analyse(&position, budget, self.thought_seed(seat));
        let menu = self.menu();
        let rows: Vec<Row> = analysis
            .options
            .iter()
            .filter_map(|judged| {
                Some(Row::new(self.speech(), menu.items.get(judged.option)?, judged.win, judged.visits))
            })
            .collect();
        let best = rows.first()?.item.notation.clone();
        Some(Hint { lines: tell(self.speech(), analysis.win, &rows, most), best })
    }
}

/// What the best answers are worth: so many of them, the best first.
pub fn tell(speech: &Speech, win: f64, rows: &[Row], most: usize) -> Vec<String> {
    let mut lines = vec![speech.with("hint-chances", &[("win", &percent(speech, win))])];
    lines.extend(table(&rows[..rows.len().min(most)], &speech.text("hint-win"), &speech.text("hint-tries")));
    if rows.len() > most {
        lines.push(speech.with("and-more", &[("number", &(rows.len() - most).to_string())]));
    }
    if let Some(row) = rows.first() {
        lines.push(speech.with("hint-advice", &[("label", &row.item.label), ("notation", &row.item.notation)]));
    }
    lines
}

/// A chance in whole percents. Only what is certain is called so.
pub fn percent(speech: &Speech, chance: f64) -> String {
    let (key, number) = match (chance * 100.0).round() as i64 {
        0 if chance > 0.0 => ("percent-below", 1),
        100 if chance < 1.0 => ("percent-above", 99),
        whole => ("percent", whole),
    };
    speech.with(key, &[("number", &number.to_string())])
}

/// An answer with what it is worth.
pub struct Row<'a> {
    item: &'a Item,
    win: String,
    tries: String,
}

impl<'a> Row<'a> {
    /// How likely one wins with an answer that was tried so often.
    pub fn new(speech: &Speech, item: &'a Item, win: f64, visits: u32) -> Row<'a> {
        let win = if visits > 0 { percent(speech, win) } else { "–".to_string() };
        Row { item, win, tries: visits.to_string() }
    }
}

/// Answers with their numbers below each other; the first is marked.
fn table(rows: &[Row], win: &str, tries: &str) -> Vec<String> {
    let wins = rows.iter().map(|row| width(&row.win)).chain([width(win)]).max().unwrap_or(0);
    let counts = rows.iter().map(|row| width(&row.tries)).chain([width(tries)]).max().unwrap_or(0);
    let room = COLUMNS.saturating_sub(wins + counts + 11);
    let labels: Vec<String> = rows.iter().map(|row| row.item.fit(room)).collect();
    let widest = labels.iter().map(|label| width(label)).max().unwrap_or(0);
    let line = |mark: &str, key: &str, label: &str, win: &str, tries: &str| {
        format!("{mark:>2}{key:>3}  {label:<widest$}  {win:>wins$}  {tries:>counts$}")
    };
    let mut lines = vec![line("", "", "", win, tries)];
    lines.extend(rows.iter().zip(labels).enumerate().map(|(place, (row, label))| {
        line(if place == 0 { "→" } else { "" }, &row.item.key, &label, &row.win, &row.tries)
    }));
    lines
}

#[cfg(test)]
pub mod tests {
    use kernel::book::Language;

    use super::*;
    use crate::play::display::page;
    use crate::play::input::reply::Reply;
    use crate::play::tests::{catalog, play_until, session};

    #[test]
    fn seconds_are_read_as_they_are_typed() {
        let usual = Budget::Iterations(1);
        assert_eq!(read_budget("", usual), Some(usual));
        for typed in ["2", "2s", "2 s", "2.0", "2,0"] {
            assert_eq!(read_budget(typed, usual), Some(Budget::Time(Duration::from_secs(2))), "{typed}");
        }
        for typed in ["0", "-1", "61", "1e9", "nan", "inf", "long", "1 2"] {
            assert_eq!(read_budget(typed, usual), None, "{typed}");
        }
    }

    #[test]
    fn only_what_is_certain_is_called_so() {
        let [english, french] = [Language::En, Language::Fr].map(Speech::new);
        for (chance, said) in [(0.0, "0%"), (0.001, "<1%"), (0.006, "1%"), (0.5, "50%"), (0.996, ">99%"), (1.0, "100%")]
        {
            assert_eq!(percent(&english, chance), said);
        }
        assert_eq!(percent(&french, 0.5), "50\u{a0}%");
    }

    /// So little thought that a test does not wait for it.
    pub fn little() -> Patience {
        let budget = Budget::Iterations(20);
        Patience { hint: budget, analysis: budget, review: budget, doubt: budget }
    }

    #[test]
    fn a_hint_names_the_best_answers_and_changes_nothing() {
        let catalog = catalog();
        for (language, typed, parts) in [
            (Language::En, "hint", ["Your chances of winning, from what you can know: ", "win  tries", "Best: "]),
            (
                Language::Fr,
                "conseil",
                ["Vos chances de gagner, d’après ce que vous pouvez savoir : ", "gain  essais", "Le mieux : "],
            ),
        ] {
            let mut session = session(&catalog, &["human", "greedy"], language);
            session.patience = little();
            let before = session.play().digest();
            assert_eq!(session.enter(typed), Reply::Think(Task::Hint(Budget::Iterations(20), FEW)));
            let hint = session.hint(Budget::Iterations(20), FEW).expect("somebody is asked");
            let text = hint.lines.join("\n").replace('\u{a0}', " ");
            for part in parts {
                assert!(text.contains(part), "{part}: {text}");
            }
            assert!(page::fit(&hint.lines).iter().all(|line| width(line) <= 80), "{text}");
            assert!(session.menu().items.iter().any(|item| item.notation == hint.best), "{}", hint.best);
            assert!(hint.lines.last().expect("lines").contains(&format!("[{}]", hint.best)));
            assert!(hint.lines[2].starts_with(" →"), "{text}");
            // An analysis has a line for every answer, besides heading, columns and advice.
            let all = session.hint(Budget::Iterations(20), MANY).expect("somebody is asked");
            assert_eq!(all.lines.len(), session.menu().items.len() + 3);
            assert_eq!(all.best, hint.best, "the same thought comes to the same end");
            assert_eq!(session.play().digest(), before);
            assert!(matches!(session.enter("hint soon"), Reply::Say(_)));
            let seconds = Budget::Time(std::time::Duration::from_secs(2));
            assert_eq!(session.enter("analyse 2"), Reply::Think(Task::Hint(seconds, MANY)));
        }
    }

    #[test]
    fn a_hint_depends_on_what_the_person_knows_and_nothing_else() {
        let catalog = catalog();
        for number in [0, 10, 30] {
            let mut session = session(&catalog, &["human", "greedy"], Language::En);
            play_until(&mut session, number, |_| false);
            let seat = session.asked().expect("a person is asked");
            let players = session.players().to_vec();
            let hint = session.hint(Budget::Iterations(40), MANY).expect("somebody is asked");
            for seed in 1..4 {
                let play = session.play().redealt(seat, seed);
                assert_ne!(play.digest(), session.play().digest(), "something hidden has changed");
                let mut other = Session::of(session.title, players.clone(), play, Language::En);
                other.seed = session.seed;
                assert_eq!(other.hint(Budget::Iterations(40), MANY).expect("somebody is asked"), hint);
            }
        }
    }

    #[test]
    fn nobody_gets_a_hint_for_another() {
        let catalog = catalog();
        let mut session = session(&catalog, &["human", "human"], Language::En);
        assert_eq!(session.hint(Budget::Iterations(5), FEW), None, "nobody has sat down");
        let first = session.hand_over().expect("somebody must sit down");
        session.sit_down(Seat(1 - first.0));
        assert_eq!(session.hint(Budget::Iterations(5), FEW), None, "the other one is asked");
        session.sit_down(first);
        assert!(session.hint(Budget::Iterations(5), FEW).is_some());
    }
}
