//! What a session says to what was typed.

use std::path::{Path, PathBuf};

use ai::Budget;
use catalog::attempt::COGNATE;
use kernel::refusal::Refusal;
use kernel::table::cards::FaceId;

use crate::play::advice::hint::{FEW, MANY, Task, read_budget};
use crate::play::display::text::{fold, quoted, width, words};
use crate::play::input::command::{Command, beginning, yes_or_no};
use crate::play::input::menu::{Item, Menu, Reading};
use crate::play::input::settings::{PASS, pay_key};
use crate::play::session::Session;

/// The longest answer that is read, in characters.
const LONGEST: usize = 1000;

/// How many answers are given at once.
const MOST_AT_ONCE: usize = 100;

/// How many letters at the beginning stand for a command.
const NAMED: usize = 3;

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
    /// Something takes a while to think about; [`Session::think`] does so.
    Think(Task),
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
        if typed.is_empty() && self.may_pass() {
            return self.decide(PASS);
        }
        if typed.is_empty() {
            return say(self.text("nothing-typed"));
        }
        let menu = self.menu();
        // An answer written in full goes before a command of the same word.
        if let Some(item) = menu.items.iter().find(|item| fold(&item.notation) == fold(typed)) {
            return self.decide(&item.notation.clone());
        }
        // "All" alone may still be an answer in words.
        let all = Command::All(String::new());
        if let Some(command) = Command::read(typed)
            && (command != all || menu.read(typed) == Reading::Nothing)
        {
            return self.obey(command);
        }
        // A short word that could be meant as a command does not decide anything.
        let mut commands = beginning(typed, self.language());
        commands.retain(|word| fold(word) != fold(typed));
        match menu.read(typed) {
            Reading::One(place) if commands.is_empty() => self.decide(&menu.items[place].notation.clone()),
            Reading::One(place) => Reply::Say(self.several(&menu, &[place], &commands)),
            Reading::Several(places) => Reply::Say(self.several(&menu, &places, &commands)),
            Reading::NoSuchNumber => say(match menu.amounts() {
                Some(amounts) => self.with("no-such-amount", &[("range", &self.range(&amounts))]),
                None => self.with("no-such-number", &[("most", &menu.items.len().to_string())]),
            }),
            // The beginning of one command, and of nothing else.
            Reading::Nothing if commands.len() == 1 && width(typed) >= NAMED => {
                self.obey(Command::read(commands[0]).expect("it is a command"))
            }
            Reading::Nothing => Reply::Say(self.refuse(typed)),
        }
    }

    /// What something typed may mean.
    fn several(&self, menu: &Menu, places: &[usize], commands: &[&str]) -> Vec<String> {
        let mut lines = vec![self.text("several-fit")];
        lines.extend(places.iter().map(|&place| {
            let item = &menu.items[place];
            format!("  {:>3}  {}  [{}]", item.key, item.label, item.notation)
        }));
        lines.extend(commands.iter().map(|command| format!("  {:>3}  {command}", "")));
        lines
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
            Command::All(word) => self.give_all(&word),
            Command::Undo => self.take_back(),
            Command::Save(path) => say(self.save(&path)),
            Command::Concede if self.asked().is_none() => say(self.text("match-is-over")),
            Command::Concede => {
                self.giving_up = true;
                say(self.text("sure-to-concede"))
            }
            Command::Quit => Reply::Quit,
            Command::Odds(kept) => Reply::Say(self.odds(&kept)),
            Command::Language(name) => match name.parse() {
                Ok(language) => {
                    self.speak(language);
                    Reply::Language
                }
                Err(_) => say(self.text("which-language")),
            },
            Command::Settings => Reply::Say(self.settings_text()),
            Command::Hint(seconds) => self.consider(&seconds, self.patience.hint, FEW),
            Command::Analysis(seconds) => self.consider(&seconds, self.patience.analysis, MANY),
            Command::Review if self.is_over() => Reply::Think(Task::Review),
            Command::Review => say(self.text("review-later")),
            Command::Respond(when) => match self.set_respond(&fold(&when)) {
                Some(text) => self.set(text),
                None => say(self.text("respond-how")),
            },
            Command::PassTurn => {
                let text = self.pass_turn();
                self.set(text)
            }
            Command::Pay(pay) => {
                self.change(|settings| settings.pay = pay);
                self.set(self.text(pay_key(pay)))
            }
            Command::Order(auto) => {
                self.change(|settings| settings.order = auto);
                self.set(self.text(if auto { "order-auto" } else { "order-ask" }))
            }
        }
    }

    /// Somebody wants to know what could be answered best.
    fn consider(&self, seconds: &str, usual: Budget, most: usize) -> Reply {
        match read_budget(seconds, usual) {
            _ if self.is_over() => say(self.text("match-is-over")),
            Some(budget) => Reply::Think(Task::Hint(budget, most)),
            None => say(self.text("hint-how")),
        }
    }

    /// A setting has changed: the open question may be answered by it.
    fn set(&mut self, text: String) -> Reply {
        if self.automatic().is_none() {
            return say(text);
        }
        self.step();
        Reply::Moved(vec![text])
    }

    /// Gives every answer that begins with a word, as long as nobody else is asked and nothing else.
    fn give_all(&mut self, word: &str) -> Reply {
        let Some(seat) = self.asked() else { return say(self.text("match-is-over")) };
        let menu = self.menu();
        let word = fold(word);
        let meant = self.attempts(seat).verbs(words(&word).first().copied().unwrap_or_default());
        let mut offered: Vec<&str> = menu.items.iter().map(Item::verb).collect();
        offered.sort();
        offered.dedup();
        let [verb] = offered
            .iter()
            .filter(|verb| meant.iter().any(|word| word.split(' ').next() == Some(**verb)))
            .collect::<Vec<_>>()[..]
        else {
            let first = menu.items.first().and_then(|item| item.label.split(' ').next());
            return say(self.with("all-of-what", &[("sample", &first.unwrap_or_default().to_lowercase())]));
        };
        let question = self.play().prompt().map(|phrase| phrase.key);
        for _ in 0..MOST_AT_ONCE {
            let same = self.asked() == Some(seat) && self.play().prompt().map(|phrase| phrase.key) == question;
            let menu = self.menu();
            let Some(item) = menu.items.iter().find(|item| same && item.verb() == *verb) else { break };
            if let Reply::Say(lines) = self.decide(&item.notation) {
                return Reply::Say(lines);
            }
        }
        Reply::Moved(Vec::new())
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
        if let Err(refusal) = self.play().explain(seat, typed)
            && refusal.rule().is_some()
        {
            return vec![self.refused(typed, &refusal)];
        }
        let folded = fold(typed);
        let asked = words(&folded);
        let not_understood = || vec![self.with("not-understood", &[("typed", &quoted(typed))])];
        let Some((first, rest)) = asked.split_first() else { return not_understood() };
        let rest = rest.join(" ");
        let attempts = self.attempts(seat);
        let tried = attempts.read(typed);
        if !tried.is_empty() {
            return self.tell_tried(&tried);
        }
        // The name of a card alone, or of one that is out of sight.
        let visible: Vec<FaceId> = self.visible().into_iter().map(|card| card.face).collect();
        if visible.iter().any(|face| self.is_named(*face, &folded)) {
            return self.why_not(typed);
        }
        let verbs = attempts.verbs(first);
        let faces = self.all_faces();
        let named: Vec<FaceId> = faces.iter().copied().filter(|face| self.is_named(*face, &folded)).collect();
        let found = match named.as_slice() {
            [face] => Some(*face),
            _ if verbs.is_empty() => None,
            _ => self.find_among(&faces, &rest).ok(),
        };
        let hidden = found.filter(|face| !visible.contains(face));
        if let Some(face) = hidden {
            return vec![self.with("not-in-sight", &[("card", self.card_name(face))])];
        }
        // What was meant is clear, but it is another time's answer.
        let clear = !verbs.is_empty() && width(first) >= COGNATE && (rest.is_empty() || found.is_some());
        if clear { vec![self.text("not-now")] } else { not_understood() }
    }

    fn refused(&self, notation: &str, refusal: &Refusal) -> String {
        let what = self.describe(self.play(), notation);
        self.with("refused", &[("what", &what), ("why", &self.refusal(refusal))])
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
