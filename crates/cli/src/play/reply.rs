//! What a session says to what was typed.

use std::path::{Path, PathBuf};

use kernel::table::cards::FaceId;
use kernel::view::View;

use super::board;
use super::command::{Command, yes_or_no};
use super::menu::Reading;
use super::session::Session;
use super::text::{capital, fold, quoted, width, words};

/// The longest answer that is read, in characters.
const LONGEST: usize = 1000;

/// How many rules or cards are listed at once.
const MOST_LISTED: usize = 20;

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

    /// All that could be tried with a card, and what the rules say to it.
    pub fn why_not(&self, typed: &str) -> Vec<String> {
        let Some(seat) = self.asked() else { return vec![self.text("match-is-over")] };
        let (holder, name) = match typed.split_once(':') {
            Some((holder, name)) if holder.chars().count() == 1 => (Some(fold(holder)), name),
            _ => (None, typed),
        };
        let name = name.split('#').next().unwrap_or(name);
        let mut visible = self.visible(&self.view());
        if let Some(holder) = &holder {
            visible.retain(|(_, notation)| fold(notation).starts_with(&format!("{holder}:")));
        }
        let faces: Vec<FaceId> = visible.iter().map(|(face, _)| *face).collect();
        let face = match self.find_among(&faces, name) {
            Ok(face) => face,
            Err(several) if !several.is_empty() => return several,
            Err(_) => {
                return match self.find_among(&self.all_faces(), name) {
                    Ok(face) => vec![self.with("not-in-sight", &[("card", self.card_name(face))])],
                    Err(_) => vec![self.no_card(name)],
                };
            }
        };
        let mut lines = vec![self.card_name(face).to_string()];
        for (_, notation) in visible.iter().filter(|(other, _)| *other == face) {
            for attempt in self.play().why_not(seat, notation).unwrap_or_default() {
                let line = match &attempt.refusal {
                    None => self.with("allowed", &[("what", &attempt.text)]),
                    Some(refusal) => {
                        self.with("refused", &[("what", &attempt.text), ("why", &self.refusal(refusal))])
                    }
                };
                let line = format!("  {line}");
                if !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        // Options that take more than the card, such as where it comes from.
        for item in &self.menu().items {
            let about = words(&fold(&item.notation)).join(" ").contains(&words(&fold(self.slug(face))).join(" "));
            let line = format!("  {}", self.with("allowed", &[("what", &item.notation)]));
            if about && !lines.contains(&line) {
                lines.push(line);
            }
        }
        if lines.len() == 1 {
            lines.push(format!("  {}", self.text("nothing-to-try")));
        }
        lines
    }

    /// A card in full.
    pub fn card(&self, name: &str) -> Vec<String> {
        if name.is_empty() {
            return vec![self.text("which-card")];
        }
        let visible: Vec<FaceId> = self.visible(&self.view()).into_iter().map(|(face, _)| face).collect();
        let found = match self.find_among(&self.all_faces(), name) {
            Ok(face) => Ok(face),
            Err(several) => self.find_among(&visible, name).map_err(|_| several),
        };
        match found {
            Ok(face) => self.card_lines(face),
            Err(several) if several.is_empty() => vec![self.no_card(name)],
            Err(several) => several,
        }
    }

    /// A card in full: name, type line with numbers, and its text.
    pub fn card_lines(&self, face: FaceId) -> Vec<String> {
        let text = self.title.game.card_text(face, self.language());
        let numbers = board::numbers(self, &text);
        let line = if numbers.is_empty() { text.line } else { format!("{} · {numbers}", text.line) };
        let mut lines = vec![format!("{}  [{}]", text.name, text.slug), format!("  {line}")];
        lines.extend(text.text.iter().map(|line| format!("  {line}")));
        lines
    }

    /// A rule by its id, or the rules that speak of something.
    fn rules(&self, wanted: &str) -> Vec<String> {
        let ledger = &self.title.ledger;
        let language = self.language();
        let write = |rule: &catalog::ledger::Rule| format!("{}  {}", rule.id, rule.say(language));
        if wanted.is_empty() {
            let sample = ledger.rules.first().map_or("", |rule| rule.id.as_str());
            return vec![self.with("which-rule", &[("sample", sample)])];
        }
        if let Some(rule) = ledger.find(wanted) {
            return vec![write(rule)];
        }
        let wanted = fold(wanted);
        let found: Vec<_> = ledger
            .rules
            .iter()
            .filter(|rule| fold(&rule.id).starts_with(&wanted) || fold(rule.say(language)).contains(&wanted))
            .collect();
        let mut lines: Vec<String> = found.iter().take(MOST_LISTED).map(|rule| write(rule)).collect();
        if found.is_empty() {
            lines.push(self.with("no-rule", &[("typed", &quoted(&wanted))]));
        } else if found.len() > MOST_LISTED {
            lines.push(self.counted("and-more", found.len() - MOST_LISTED));
        }
        lines
    }

    /// Zones with a name, card by card.
    fn zone(&self, name: &str) -> Vec<String> {
        let found = board::list(self, name);
        if found.is_empty() {
            return vec![self.with("no-zone", &[("typed", &quoted(name))])];
        }
        let mut lines = Vec::new();
        for (heading, row) in found {
            let cards: Vec<String> = row.groups.iter().map(board::Group::title).collect();
            let mut parts = Vec::new();
            if !cards.is_empty() {
                parts.push(cards.join(", "));
            }
            if row.unknown > 0 || cards.is_empty() {
                parts.push(self.counted("unknown-cards", row.unknown));
            }
            lines.push(self.with("heading", &[("title", &heading), ("text", &parts.join("; "))]));
        }
        lines
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

    /// Every card that the person before the screen sees, once a holder, as the notation names it.
    fn visible(&self, view: &View) -> Vec<(FaceId, String)> {
        let mut visible: Vec<(FaceId, String)> = Vec::new();
        // The viewer's own zones come first, then shared ones.
        let mut zones: Vec<_> = view.zones.iter().collect();
        zones.sort_by_key(|zone| (zone.seat != view.viewer, zone.seat.is_some()));
        for zone in zones {
            for (_, face) in zone.cards.iter().filter_map(|card| card.known) {
                let holder = zone.seat.filter(|seat| view.viewer != Some(*seat));
                let holder = holder.map(|seat| format!("{seat}:")).unwrap_or_default();
                let entry = (face, format!("{holder}{}", self.slug(face)));
                if !visible.contains(&entry) {
                    visible.push(entry);
                }
            }
        }
        visible
    }

    /// The one face among some that a person means; otherwise what to say, or nothing if none is called so.
    fn find_among(&self, faces: &[FaceId], name: &str) -> Result<FaceId, Vec<String>> {
        let wanted = fold(name.trim());
        let mut faces: Vec<FaceId> = faces.to_vec();
        faces.sort();
        faces.dedup();
        if let Some(face) = faces.iter().find(|face| self.names_of(**face).iter().any(|name| fold(name) == wanted)) {
            return Ok(*face);
        }
        let found: Vec<FaceId> = faces.into_iter().filter(|face| self.is_called(*face, &wanted)).collect();
        match found.as_slice() {
            [] => Err(Vec::new()),
            [one] => Ok(*one),
            _ => {
                let mut lines = vec![self.text("several-cards-fit")];
                let listed = found.iter().take(MOST_LISTED);
                lines.extend(listed.map(|face| format!("  {}  [{}]", self.card_name(*face), self.slug(*face))));
                if found.len() > MOST_LISTED {
                    lines.push(self.counted("and-more", found.len() - MOST_LISTED));
                }
                Err(lines)
            }
        }
    }

    /// Whether every typed word begins a word of one of the card's names.
    fn is_called(&self, face: FaceId, wanted: &str) -> bool {
        let wanted = words(wanted);
        !wanted.is_empty()
            && self.names_of(face).iter().any(|name| {
                let name = fold(name);
                let parts = words(&name);
                wanted.iter().all(|word| parts.iter().any(|part| part.starts_with(word)))
            })
    }

    fn names_of(&self, face: FaceId) -> [&str; 3] {
        let game = &self.title.game;
        let [fr, en] = kernel::book::Language::ALL.map(|language| game.name(face, language));
        [game.slug(face), fr, en]
    }

    fn all_faces(&self) -> Vec<FaceId> {
        (0..self.title.game.faces()).map(|number| FaceId(number as u16)).collect()
    }

    fn card_name(&self, face: FaceId) -> &str {
        self.title.game.name(face, self.language())
    }

    fn slug(&self, face: FaceId) -> &str {
        self.title.game.slug(face)
    }

    fn no_card(&self, typed: &str) -> String {
        capital(&self.with("no-card", &[("typed", &quoted(typed))]))
    }
}
