//! `tapis learn`: lessons at the terminal. The teacher's words and the position come from `lessons/`; whether an answer is legal
//! is the table's to say, and why not.

use std::io::{self, BufRead, IsTerminal, Write};

use catalog::lessons::{Lesson, Step};
use catalog::speech::Speech;
use catalog::{Catalog, GameEntry};
use clap::Args;
use kernel::book::Language;

use super::lines::Terminal;
use super::session::{Player, Session};
use crate::Common;
use crate::output::{Failure, Output};
use crate::play::display::page::{self, Shown};
use crate::play::input::reply::Reply;
use crate::play::input::settings::{Pay, Respond};

/// What `tapis learn` takes.
#[derive(Args)]
pub struct Options {
    /// The game
    pub game: String,
    /// The number of the lesson to begin with
    pub lesson: Option<usize>,
    /// List the lessons
    #[arg(long)]
    pub list: bool,
}

/// How a step went.
#[derive(PartialEq, Eq)]
enum Went {
    On,
    Away,
}

/// Teaches one lesson after the other.
pub fn run(options: &Options, catalog: &Catalog, common: &Common, output: &Output) -> Result<(), Failure> {
    let title = catalog.find(&options.game).map_err(Failure::Misuse)?;
    let language = common.language();
    let speech = Speech::of(language, title.game.id());
    if title.lessons.is_empty() {
        return Err(Failure::Misuse(speech.text("learn-none")));
    }
    let count = title.lessons.len();
    if options.list {
        let names: Vec<&str> = title.lessons.iter().map(|lesson| lesson.scenario.name(language)).collect();
        let lines: Vec<String> = (1..).zip(&names).map(|(number, name)| format!("{number}. {name}")).collect();
        output.result(&lines.join("\n"), &names);
        return Ok(());
    }
    let first = options.lesson.unwrap_or(1);
    if !(1..=count).contains(&first) {
        return Err(Failure::Misuse(speech.with("learn-no-such", &[("count", &count.to_string())])));
    }
    let mut terminal = Terminal { input: io::stdin().lock(), output: io::stdout(), echo: !io::stdin().is_terminal() };
    for (number, lesson) in (1..).zip(&title.lessons).skip(first - 1) {
        let (place, of) = (number.to_string(), count.to_string());
        let name = lesson.scenario.name(language);
        let heading = speech.with("learn-lesson", &[("number", &place), ("count", &of), ("name", name)]);
        let taught =
            terminal.show(&[String::new(), heading]).and_then(|()| teach(title, lesson, language, &mut terminal));
        match taught {
            Ok(Ok(Went::On)) => {}
            Ok(Ok(Went::Away)) => return Ok(()),
            Ok(Err(fault)) => return Err(Failure::Wanting(fault)),
            // A reader that has gone away is no fault of ours.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(Failure::Wanting(error.to_string())),
        }
    }
    terminal.show(&[speech.text("learn-all-done")]).map_err(|error| Failure::Wanting(error.to_string()))
}

/// Teaches a lesson.
fn teach<R: BufRead, W: Write>(
    title: &GameEntry,
    lesson: &Lesson,
    language: Language,
    terminal: &mut Terminal<R, W>,
) -> io::Result<Result<Went, String>> {
    let mut play = match title.game.open(&lesson.scenario, false) {
        Ok(play) => play,
        Err(fault) => return Ok(Err(fault)),
    };
    for done in &lesson.before {
        if let Err(refusal) = play.answer(done.seat, &done.text) {
            return Ok(Err(refusal.to_string()));
        }
    }
    let players = play.view(None).seats.iter().map(|_| Player::Person).collect();
    let mut session = Session::of(title, players, play, language);
    session.sit_down(lesson.steps[0].answer.seat);
    // The learner gives every answer.
    session.change(|settings| (settings.respond, settings.pay) = (Respond::Every, Pay::More));
    session.mark_told();
    for step in &lesson.steps {
        if ask(&mut session, step, terminal)? == Went::Away {
            return Ok(Ok(Went::Away));
        }
        for done in &step.after {
            if let Err(refusal) = session.answer(&done.text) {
                return Ok(Err(refusal.to_string()));
            }
        }
        let news = session.news();
        terminal.show(&news)?;
    }
    terminal.show(&[String::new(), lesson.end.get(language).to_string()])?;
    Ok(Ok(Went::On))
}

/// Puts a question until it is answered as the teacher means it. Other answers that the rules allow are taken back.
fn ask<R: BufRead, W: Write>(session: &mut Session, step: &Step, terminal: &mut Terminal<R, W>) -> io::Result<Went> {
    terminal.show(&[String::new()])?;
    terminal.show(&page::whole(session, &session.board(), &mut Shown::default()))?;
    let said = session.with("learn-says", &[("text", step.say.get(session.language()))]);
    terminal.show(&[String::new(), said, String::new()])?;
    terminal.show(&page::question(session, &session.menu()))?;
    loop {
        let before = session.play().decisions().len();
        let Some(typed) = terminal.ask()? else { return Ok(Went::Away) };
        match session.enter(&typed) {
            Reply::Say(lines) => terminal.show(&lines)?,
            Reply::Table | Reply::Language | Reply::Think(_) => {
                terminal.show(&page::whole(session, &session.board(), &mut Shown::default()))?;
                terminal.show(&page::question(session, &session.menu()))?;
            }
            Reply::Quit => return Ok(Went::Away),
            Reply::Moved(_) => {
                let decided = session.play().decisions().get(before).map(|decision| decision.text.clone());
                if decided.as_deref() == Some(&*step.answer.text) {
                    return Ok(Went::On);
                }
                while session.play().decisions().len() > before && session.undo().is_some() {}
                let meant = session.describe(session.play(), &step.answer.text);
                terminal.show(&[session.with("learn-not-this", &[("meant", &meant)])])?;
            }
        }
    }
}
