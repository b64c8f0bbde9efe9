//! Playing line by line: for scripts, screen readers and plain terminals.

use std::io::{self, BufRead, Write};

use super::session::Session;
use crate::play::advice::hint::Task;
use crate::play::advice::review::Review;
use crate::play::display::page::{self, Shown};
use crate::play::input::command::Command;
use crate::play::input::reply::Reply;

/// The longest line that is kept, in bytes; what is longer is read and dropped.
const LONGEST_LINE: usize = 8192;

/// How a person is heard and told.
pub struct Terminal<R, W> {
    /// What is typed.
    pub input: R,
    /// What is shown.
    pub output: W,
    /// Whether typed lines are shown again, as they are not when they come from a file.
    pub echo: bool,
}

impl<R: BufRead, W: Write> Terminal<R, W> {
    /// Writes lines, broken to the width of a page.
    pub fn show(&mut self, lines: &[String]) -> io::Result<()> {
        for line in page::fit(lines) {
            writeln!(self.output, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// Asks for a line; nothing at the end of the input.
    pub fn ask(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let typed = read_line(&mut self.input)?;
        if self.echo || typed.is_none() {
            writeln!(self.output, "{}", typed.as_deref().map(crate::play::display::text::quoted).unwrap_or_default())?;
        }
        Ok(typed)
    }
}

/// Plays a whole match.
pub fn run<R: BufRead, W: Write>(
    session: &mut Session,
    terminal: &mut Terminal<R, W>,
) -> io::Result<Result<(), String>> {
    let mut shown = Shown::default();
    // Whether somebody else has decided since the table was shown.
    let mut fresh = true;
    loop {
        let before = session.steps();
        if !terminal.echo && session.asked().is_none() && !session.is_over() && session.viewer().is_some() {
            terminal.show(&session.prompt().into_iter().collect::<Vec<_>>())?;
        }
        session.advance();
        fresh |= session.steps() != before;
        if let Err(fault) = session.keep_record() {
            return Ok(Err(fault));
        }
        if let Some(seat) = session.hand_over() {
            if !pass(session, terminal, seat)? {
                return leave(session, terminal, "end-of-input");
            }
            fresh = true;
        }
        let mut news = session.news();
        let board = session.board();
        // The table says itself whose turn it is.
        if fresh && !session.is_over() {
            news.pop_if(|last| board.facts.iter().any(|fact| last.trim_end_matches('.') == fact));
        }
        terminal.show(&news)?;
        if session.is_over() {
            if !end(session, terminal)? {
                return Ok(Ok(()));
            }
            fresh = true;
            continue;
        }
        if fresh {
            terminal.show(&[String::new()])?;
            terminal.show(&page::whole(session, &board, &mut shown))?;
            terminal.show(&[String::new()])?;
        } else {
            terminal.show(&page::brief(session, &board, &mut shown))?;
        }
        let before = session.steps();
        match decide(session, terminal, &mut shown)? {
            Reply::Moved(lines) => {
                terminal.show(&lines)?;
                // After one own step, forth or back, the table is still in the reader's mind.
                fresh = session.steps().abs_diff(before) != 1;
            }
            Reply::Quit => return leave(session, terminal, "left"),
            _ => return leave(session, terminal, "end-of-input"),
        }
    }
}

/// Asks until a decision is taken or taken back, or the person leaves. The end of the input is `Say`.
fn decide<R: BufRead, W: Write>(
    session: &mut Session,
    terminal: &mut Terminal<R, W>,
    shown: &mut Shown,
) -> io::Result<Reply> {
    terminal.show(&page::question(session, &session.menu()))?;
    loop {
        let Some(typed) = terminal.ask()? else { return Ok(Reply::Say(Vec::new())) };
        match session.enter(&typed) {
            Reply::Say(lines) => terminal.show(&lines)?,
            Reply::Think(task) => think(session, terminal, task)?,
            Reply::Table | Reply::Language => {
                terminal.show(&page::whole(session, &session.board(), shown))?;
                terminal.show(&page::question(session, &session.menu()))?;
            }
            reply => return Ok(reply),
        }
    }
}

/// Passes the keyboard to another person. What was on the screen is pushed out of sight.
fn pass<R: BufRead, W: Write>(
    session: &mut Session,
    terminal: &mut Terminal<R, W>,
    seat: kernel::table::seats::Seat,
) -> io::Result<bool> {
    if !terminal.echo {
        terminal.show(&vec![String::new(); 60])?;
    }
    terminal.show(&[session.with("pass-the-keyboard", &[("seat", &seat.to_string())])])?;
    let typed = terminal.ask()?;
    session.sit_down(seat);
    Ok(typed.is_some())
}

/// Thinks, and tells what came of it.
fn think<R: BufRead, W: Write>(session: &Session, terminal: &mut Terminal<R, W>, task: Task) -> io::Result<()> {
    match task {
        Task::Hint(budget, most) => {
            terminal.show(&[session.text("hint-thinking")])?;
            terminal.output.flush()?;
            match session.hint(budget, most) {
                Some(hint) => terminal.show(&hint.lines),
                None => terminal.show(&[session.text("hint-nothing")]),
            }
        }
        Task::Review => {
            terminal.show(&[session.text("review-thinking")])?;
            terminal.output.flush()?;
            let Some(mut review) = Review::new(session) else {
                return terminal.show(&[session.text("review-nothing")]);
            };
            while review.step(session.title) {}
            terminal.show(&review.tell(session))
        }
    }
}

/// Says how the match ended; whoever likes may look back at it, or go back. False if the terminal is left.
fn end<R: BufRead, W: Write>(session: &mut Session, terminal: &mut Terminal<R, W>) -> io::Result<bool> {
    let result = session.result().map(|text| crate::play::display::text::capital(&text));
    terminal.show(&[String::new(), result.unwrap_or_else(|| session.text("match-is-over"))])?;
    say_where_the_record_is(session, terminal)?;
    if session.persons() == 0 {
        return Ok(false);
    }
    terminal.show(&[session.text("over-hint")])?;
    loop {
        let Some(typed) = terminal.ask()? else { return Ok(false) };
        // What is left of a script was meant for questions that are not put any more.
        if typed.trim().is_empty() || (terminal.echo && Command::read(&typed).is_none()) {
            return Ok(false);
        }
        match session.enter(&typed) {
            Reply::Say(lines) => terminal.show(&lines)?,
            Reply::Think(task) => think(session, terminal, task)?,
            Reply::Table | Reply::Language => {
                terminal.show(&page::whole(session, &session.board(), &mut Shown::default()))?;
            }
            Reply::Moved(lines) => {
                terminal.show(&lines)?;
                return Ok(true);
            }
            Reply::Quit => return Ok(false),
        }
    }
}

fn leave<R: BufRead, W: Write>(
    session: &mut Session,
    terminal: &mut Terminal<R, W>,
    key: &str,
) -> io::Result<Result<(), String>> {
    let fault = session.keep_record();
    terminal.show(&[session.text(key)])?;
    say_where_the_record_is(session, terminal)?;
    Ok(fault)
}

fn say_where_the_record_is<R: BufRead, W: Write>(session: &Session, terminal: &mut Terminal<R, W>) -> io::Result<()> {
    if let Some(path) = &session.record {
        terminal.show(&[session.with("saved", &[("file", &path.display().to_string())])])?;
    }
    terminal.output.flush()
}

/// Reads a line of any length and any bytes; nothing at the end of the input.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut kept = Vec::new();
    let mut any = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            break;
        }
        any = true;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        kept.extend_from_slice(&part[..part.len().min(LONGEST_LINE - kept.len())]);
        let used = end.map_or(buffer.len(), |place| place + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(any.then(|| String::from_utf8_lossy(&kept).trim_end_matches('\r').to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_length_and_bytes() {
        let mut long = vec![b'x'; 100_000];
        long.extend(b"\n\xff\xfe\nlast");
        let mut input = io::BufReader::new(long.as_slice());
        assert_eq!(read_line(&mut input).unwrap().unwrap().len(), LONGEST_LINE);
        assert_eq!(read_line(&mut input).unwrap().unwrap(), "\u{fffd}\u{fffd}");
        assert_eq!(read_line(&mut input).unwrap().unwrap(), "last");
        assert_eq!(read_line(&mut input).unwrap(), None);
    }
}
