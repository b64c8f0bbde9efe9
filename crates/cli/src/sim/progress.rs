//! How far a run has come: a bar on a terminal, a line now and then elsewhere.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use catalog::speech::Speech;
use indicatif::{ProgressBar, ProgressStyle};
use lab::report::numbers::Numbers;

use super::text::say;

/// How often a line is written where there is no bar.
const LINE: Duration = Duration::from_secs(20);

/// How far a run has come.
pub struct Progress<'a> {
    speech: &'a Speech,
    bar: Option<ProgressBar>,
    total: u64,
    /// What was done when it was first told, and when.
    from: Option<(u64, Instant)>,
    line: Instant,
}

impl<'a> Progress<'a> {
    /// Begins to tell of a run.
    pub fn new(speech: &'a Speech, total: u64) -> Progress<'a> {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{wide_bar} {msg}");
            ProgressBar::new(total).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        Progress { speech, bar, total, from: None, line: Instant::now() }
    }

    /// It is longer or shorter than was thought.
    pub fn expect(&mut self, total: u64) {
        self.total = total;
        if let Some(bar) = &self.bar {
            bar.set_length(total);
        }
    }

    /// So many matches are done.
    pub fn tell(&mut self, done: u64) {
        let (from, start) = *self.from.get_or_insert((done, Instant::now()));
        if self.bar.is_none() && self.line.elapsed() < LINE {
            return;
        }
        let rate = (done - from.min(done)) as f64 / start.elapsed().as_secs_f64().max(1e-3);
        let left = if rate > 0.0 { (self.total - done.min(self.total)) as f64 / rate } else { f64::NAN };
        let numbers = Numbers::new(self.speech.language);
        let values = [
            ("done", numbers.count(done)),
            ("total", numbers.count(self.total)),
            ("rate", numbers.decimal(rate, usize::from(rate < 10.0))),
            ("left", time(left)),
        ];
        let text = say(self.speech, "sim-progress", &values);
        match &self.bar {
            Some(bar) => {
                bar.set_message(text);
                bar.set_position(done);
            }
            None => {
                self.line = Instant::now();
                eprintln!("tapis: {text}");
            }
        }
    }

    /// Takes the bar away.
    pub fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// A time as a clock shows it.
fn time(seconds: f64) -> String {
    if !seconds.is_finite() {
        return "–".to_string();
    }
    let seconds = seconds.round() as u64;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::time;

    #[test]
    fn times_are_those_of_a_clock() {
        assert_eq!([time(7.4), time(65.0), time(3_725.0), time(f64::NAN)], ["0:07", "1:05", "1:02:05", "–"]);
    }
}
