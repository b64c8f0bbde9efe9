//! Playing on the full screen.
//!
//! [`desk::Desk`] holds what is on the screen and what keys do to it, [`draw`] paints it. Only this file touches
//! the terminal, which is restored whatever happens.

mod cards;
mod desk;
mod draw;
mod paint;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode};

use super::session::Session;
use desk::{Desk, Next};
use paint::Paint;

/// Plays a whole match, then says how it ended in plain lines.
pub fn run(session: &mut Session) -> Result<(), String> {
    // A panic restores the terminal before it speaks.
    let terminal = ratatui::try_init().map_err(|error| format!("no full screen: {error}; use --plain"))?;
    let played = play(terminal, session);
    ratatui::restore();
    let kept = session.keep_record();
    let mut lines: Vec<String> = session.seed_text().into_iter().collect();
    lines.extend(session.result());
    if let Some(path) = &session.record {
        lines.push(session.with("saved", &[("file", &path.display().to_string())]));
    }
    for line in lines {
        crate::output::line(&crate::play::display::text::capital(&line));
    }
    played.map_err(|error| error.to_string()).and(kept)
}

fn play(mut terminal: DefaultTerminal, session: &mut Session) -> std::io::Result<()> {
    let mut desk = Desk::new(session, Paint::from_environment());
    // What is typed while somebody thinks waits until they have decided.
    let mut waiting = VecDeque::new();
    loop {
        terminal.draw(|frame| draw::draw(frame, &mut desk))?;
        let busy = desk.step();
        while busy && event::poll(Duration::ZERO)? {
            match event::read()? {
                Event::Key(key) if desk::is_leaving(&key) => return Ok(()),
                Event::Key(key) if key.code == KeyCode::Esc && desk.is_thinking() => desk.stop_thinking(),
                event => waiting.push_back(event),
            }
        }
        if busy {
            continue;
        }
        let event = waiting.pop_front().map_or_else(event::read, Ok)?;
        let Event::Key(key) = event else { continue };
        if desk.press(key) == Next::Leave {
            return Ok(());
        }
    }
}
