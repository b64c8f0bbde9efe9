//! Lessons: a teacher's words around the decisions of a scenario.
//!
//! `lessons/GAME.scn` is a file of scenarios with one more kind of line, `say:` and `say fr:` below it. What is done right after
//! it is the learner's to do; what is done after that, until the next words, the table does. The last words have nothing behind
//! them: they say what was learnt. A lesson is checked like every scenario, so what a learner is asked for is always legal.

use kernel::book::{Both, Source};
use kernel::scenario::{self, Line, Scenario};
use kernel::table::seats::Seat;

/// Words longer than this are not read by anybody, in letters.
const LONGEST: usize = 320;

#[derive(Clone, Debug)]
pub struct Lesson {
    /// The position, and everything that is done in it.
    pub scenario: Scenario,
    /// What is done before the learner's first decision.
    pub before: Vec<Move>,
    pub steps: Vec<Step>,
    /// What the teacher says when all is done.
    pub end: Both,
}

/// One decision of the learner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What the teacher says first.
    pub say: Both,
    pub answer: Move,
    /// What the table does after it.
    pub after: Vec<Move>,
}

/// A decision in the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    pub seat: Seat,
    pub text: String,
}

/// Where a lesson stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage<'l> {
    /// The table does this by itself.
    Table(&'l Move),
    /// The learner decides: the step of this number, from 0.
    Learner(usize, &'l Step),
    /// All is done.
    Done,
}

/// A line with the teacher's words, in one language or in both.
struct Words {
    line: usize,
    en: String,
    fr: Option<String>,
}

impl Lesson {
    /// The seat whose decisions are the learner's.
    pub fn learner(&self) -> Seat {
        self.steps[0].answer.seat
    }

    /// Where the lesson stands after so many decisions.
    pub fn stage(&self, decisions: usize) -> Stage<'_> {
        let by_itself = self.before.iter().map(Stage::Table);
        let steps = self.steps.iter().enumerate().flat_map(|(number, step)| {
            [Stage::Learner(number, step)].into_iter().chain(step.after.iter().map(Stage::Table))
        });
        by_itself.chain(steps).nth(decisions).unwrap_or(Stage::Done)
    }

    /// Reads a file of lessons. All faults are reported, each with its line.
    pub fn read(source: &Source) -> Result<Vec<Lesson>, Vec<String>> {
        let at = |line: usize, fault: &str| format!("{}:{line}: {fault}", source.path);
        let (mut words, mut faults): (Vec<Words>, Vec<String>) = (Vec::new(), Vec::new());
        // Lines with words are left empty for the reader of scenarios, so that its faults have the right numbers.
        let mut rest = String::new();
        for (number, line) in source.text.lines().enumerate() {
            let number = number + 1;
            if let Some(text) = line.strip_prefix("say: ") {
                words.push(Words { line: number, en: text.trim().to_string(), fr: None });
            } else if let Some(text) = line.strip_prefix("say fr: ") {
                match words.last_mut().filter(|last| last.fr.is_none() && last.line + 1 == number) {
                    Some(last) => last.fr = Some(text.trim().to_string()),
                    None => faults.push(at(number, "`say fr:` stands below the `say:` that it translates")),
                }
            } else {
                rest.push_str(line);
            }
            rest.push('\n');
        }
        for said in &words {
            match &said.fr {
                None => faults.push(at(said.line, "what a teacher says is said in both languages: add `say fr:`")),
                Some(fr) if fr.chars().count().max(said.en.chars().count()) > LONGEST => {
                    faults.push(at(said.line, &format!("a teacher says at most {LONGEST} letters at a time")));
                }
                Some(_) => {}
            }
        }
        let scenarios = match scenario::read(&source.path, &rest) {
            Ok(scenarios) => scenarios,
            Err(found) => {
                faults.extend(found);
                Vec::new()
            }
        };
        let mut lessons = Vec::new();
        for (place, scenario) in scenarios.iter().enumerate() {
            let end = scenarios.get(place + 1).map_or(usize::MAX, |next| next.line);
            let own: Vec<&Words> = words.iter().filter(|said| (scenario.line..end).contains(&said.line)).collect();
            match lesson(scenario, &own) {
                Ok(lesson) => lessons.push(lesson),
                Err((line, fault)) => faults.push(at(line, &fault)),
            }
        }
        if faults.is_empty() { Ok(lessons) } else { Err(faults) }
    }
}

/// Puts words and decisions into their order.
fn lesson(scenario: &Scenario, words: &[&Words]) -> Result<Lesson, (usize, String)> {
    let moves = |from: usize, to: usize| -> Vec<Move> {
        let within = scenario.lines.iter().filter(move |(line, _)| (from..to).contains(line));
        let moves = within.filter_map(|(_, line)| match line {
            Line::When(seat, text) => Some(Move { seat: *seat, text: text.clone() }),
            _ => None,
        });
        moves.collect()
    };
    let Some((last, taught)) = words.split_last().filter(|(_, taught)| !taught.is_empty()) else {
        return Err((scenario.line, "a lesson has words before a decision and words at its end".to_string()));
    };
    if let Some(left) = moves(last.line, usize::MAX).first() {
        return Err((
            last.line,
            format!("after the last words nothing is done any more, but there is `{}`", left.text),
        ));
    }
    let mut steps = Vec::new();
    for (said, next) in taught.iter().zip(&words[1..]) {
        let mut done = moves(said.line, next.line).into_iter();
        let answer = done.next().ok_or_else(|| (said.line, "these words are followed by no decision".to_string()))?;
        steps.push(Step { say: both(said), answer, after: done.collect() });
    }
    let learner = steps[0].answer.seat;
    if let Some((said, _)) = taught.iter().zip(&steps).find(|(_, step)| step.answer.seat != learner) {
        return Err((said.line, format!("{learner} learns here; another seat's decision has no words before it")));
    }
    Ok(Lesson { scenario: scenario.clone(), before: moves(0, taught[0].line), steps, end: both(last) })
}

fn both(words: &Words) -> Both {
    Both { en: words.en.clone(), fr: words.fr.clone().unwrap_or_default() }
}
