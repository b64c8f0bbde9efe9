//! What a session says to what was typed.

use std::path::{Path, PathBuf};

use super::command::{Command, yes_or_no};
use super::lookup::MOST_LISTED;
use super::menu::Reading;
use super::session::Session;
use super::text::{fold, quoted, width, words};

/// The longest answer that is read, in characters.
const LONGEST: usize = 1000;

/// What follows from something typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// A decision was taken or taken back: there is a new position; with something to read first.
    Moved(Vec<String>),
    /// Something to read; nothing has changed.
    Say(Vec<String>),
    /// The whole table is wanted.
    Table,
    /// The language has changed.
    Language,
    /// The person leaves.
    Quit,
}

fn say(line: String) -> Reply {
    Reply::Say(vec![line])
}

impl Session<'_> {
    /// Takes what a person typed: an answer or a command.
    pub fn enter(&mut self, typed: &str) -> Reply {
        let typed = typed.trim();
        if width(typed) > LONGEST {
            return say(self.with("too-long", &[("most", &LONGEST.to_string())]));
        }
        if std::mem::take(&mut self.giving_up) {
            return match yes_or_no(typed) {
                Some(true) => self.decide("concede"),
                Some(false) => say(self.text("playing-on")),
                None => {
                    self.giving_up = true;
                    say(self.text("sure-to-concede"))
                }
            };
        }
        if typed.is_empty() {
            return say(self.text("nothing-typed"));
        }
        let menu = self.menu();
        // An answer written in full goes before a command of the same word.
        if let Some(item) = menu.items.iter().find(|item| fold(&item.notation) == fold(typed)) {
            return self.decide(&item.notation.clone());
        }
        if let Some(command) = Command::read(typed) {
            return self.obey(command);
        }
        match menu.read(typed) {
            Reading::One(place) => self.decide(&menu.items[place].notation.clone()),
            Reading::Several(places) => {
                let mut lines = vec![self.text("several-fit")];
                lines.extend(places.iter().map(|&place| {
                    let item = &menu.items[place];
                    format!("  {:>3}  {}  [{}]", item.key, item.label, item.notation)
                }));
                Reply::Say(lines)
            }
            Reading::NoSuchNumber => say(match menu.amounts() {
                Some(amounts) => self.with("no-such-amount", &[("range", &amounts.range)]),
                None => self.with("no-such-number", &[("most", &menu.items.len().to_string())]),
            }),
            Reading::Nothing => Reply::Say(self.refuse(typed)),
        }
    }

    fn decide(&mut self, notation: &str) -> Reply {
        match self.answer(notation) {
            Ok(()) => Reply::Moved(Vec::new()),
            Err(refusal) => say(self.refusal(&refusal)),
        }
    }

    fn obey(&mut self, command: Command) -> Reply {
        match command {
            Command::Help => Reply::Say(self.text("help").lines().map(str::to_string).collect()),
            Command::Why(card) if card.is_empty() => Reply::Say(self.what_now()),
            Command::Why(card) => Reply::Say(self.why_not(&card)),
            Command::Card(name) => Reply::Say(self.card(&name)),
            Command::Rules(wanted) => Reply::Say(self.rules(&wanted)),
            Command::Log(number) => {
                let mut lines = self.history();
                if let Ok(number) = number.parse::<usize>() {
                    lines.drain(..lines.len().saturating_sub(number));
                }
                if lines.is_empty() {
                    lines.push(self.text("nothing-happened"));
                }
                Reply::Say(lines)
            }
            Command::Table(zone) if zone.is_empty() => Reply::Table,
            Command::Table(zone) => Reply::Say(self.zone(&zone)),
            Command::Undo => self.take_back(),
            Command::Save(path) => say(self.save(&path)),
            Command::Concede if self.asked().is_none() => say(self.text("match-is-over")),
            Command::Concede => {
                self.giving_up = true;
                say(self.text("sure-to-concede"))
            }
            Command::Quit => Reply::Quit,
            Command::Language(name) => match name.parse() {
                Ok(language) => {
                    self.speak(language);
                    Reply::Language
                }
                Err(_) => say(self.text("which-language")),
            },
        }
    }

    fn take_back(&mut self) -> Reply {
        match self.undo() {
            None => say(self.text("nothing-to-undo")),
            Some(taken) if Some(taken.seat) == self.viewer() => {
                Reply::Moved(vec![self.with("taken-back-own", &[("what", &taken.text)])])
            }
            Some(taken) => {
                let seat = taken.seat.to_string();
                Reply::Moved(vec![self.with("taken-back", &[("seat", &seat), ("what", &taken.text)])])
            }
        }
    }

    /// What is asked and where to look.
    fn what_now(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.prompt().into_iter().collect();
        lines.extend(self.text("what-now").lines().map(str::to_string));
        lines
    }

    /// Why something that is no option cannot be done: the rule if one says so.
    fn refuse(&self, typed: &str) -> Vec<String> {
        let Some(seat) = self.asked() else { return vec![self.text("match-is-over")] };
        // The words may be an attempt with a card that is in sight, written by any of its names.
        let asked = fold(typed);
        let asked = words(&asked);
        let visible = self.visible(&self.view());
        let mut found: Vec<(String, String)> = Vec::new();
        for (face, notation) in &visible {
            if asked.is_empty() || (asked.len() > 1 && !self.is_called(*face, &asked[1..].join(" "))) {
                continue;
            }
            for attempt in self.play().why_not(seat, notation).unwrap_or_default() {
                let begins = fold(&attempt.text).starts_with(asked[0]);
                if let Some(refusal) = attempt.refusal.filter(|_| begins) {
                    found.push((attempt.text, self.refusal(&refusal)));
                }
            }
        }
        let mut lines: Vec<String> =
            found.iter().map(|(text, why)| self.with("refused", &[("what", text), ("why", why)])).collect();
        lines.sort();
        lines.dedup();
        if !lines.is_empty() && lines.len() <= MOST_LISTED {
            return lines;
        }
        if let Err(refusal) = self.play().explain(seat, typed)
            && refusal.rule().is_some()
        {
            return vec![self.refusal(&refusal)];
        }
        if asked.len() > 1
            && let Ok(face) = self.find_among(&self.all_faces(), &asked[1..].join(" "))
            && !visible.iter().any(|(other, _)| *other == face)
        {
            return vec![self.with("not-in-sight", &[("card", self.card_name(face))])];
        }
        vec![self.with("not-understood", &[("typed", &quoted(typed))])]
    }

    fn save(&mut self, typed: &str) -> String {
        let path = match (typed, &self.record) {
            ("", Some(path)) => path.clone(),
            ("", None) => PathBuf::from(format!("{}-{}.json", self.title.game.id(), self.seed)),
            _ => PathBuf::from(typed),
        };
        let shown = path.display().to_string();
        let ours = self.saved.contains(&path) || self.record.as_deref() == Some(Path::new(&path));
        if path.exists() && !ours {
            return self.with("file-exists", &[("file", &shown)]);
        }
        match self.write_record(&path) {
            Ok(()) => {
                self.saved.push(path);
                self.with("saved", &[("file", &shown)])
            }
            Err(error) => self.with("not-saved", &[("file", &shown), ("why", &error.to_string())]),
        }
    }
}
