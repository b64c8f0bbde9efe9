//! What a person looks up: cards by any of their names, why not, rules, zones.

use catalog::attempt::{Attempts, Seen, in_sight, one_reason};
use kernel::erased::Explanation;
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;

use crate::play::display::board;
use crate::play::display::text::{capital, fold, quoted, width, words};
use crate::play::session::Session;

/// How many rules or cards are listed at once.
pub const MOST_LISTED: usize = 20;

impl Session<'_> {
    /// All that could be tried with a card, and what the rules say to it.
    pub fn why_not(&self, typed: &str) -> Vec<String> {
        let Some(seat) = self.asked() else { return vec![self.text("match-is-over")] };
        let (holder, name) = match typed.split_once(':') {
            Some((holder, name)) if holder.chars().count() == 1 => (Some(fold(holder)), name),
            _ => (None, typed),
        };
        let name = name.split('#').next().unwrap_or(name);
        let mut visible = self.visible();
        if let Some(holder) = &holder {
            visible.retain(|card| fold(&card.notation).starts_with(&format!("{holder}:")));
        }
        let faces: Vec<FaceId> = visible.iter().map(|card| card.face).collect();
        let face = match self.find_among(&faces, name) {
            Ok(face) => face,
            Err(several) if !several.is_empty() => return several,
            Err(_) => {
                let hidden = self.find_among(&self.all_faces(), name);
                // Not a card alone, but what is to be done with one.
                let tried = self.attempts(seat).read(typed);
                return match hidden {
                    Ok(face) => vec![self.with("not-in-sight", &[("card", self.card_name(face))])],
                    Err(_) if tried.is_empty() => vec![self.no_card(name)],
                    Err(_) => self.tell_tried(&tried),
                };
            }
        };
        let mut lines = vec![self.card_name(face).to_string()];
        for card in visible.iter().filter(|card| card.face == face) {
            for attempt in self.play().why_not(seat, &card.notation).unwrap_or_default() {
                let line = format!("  {}", self.tell_attempt(&attempt));
                if !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        // Options that take more than the card, such as where it comes from.
        for item in &self.menu().items {
            let about = words(&fold(&item.notation)).join(" ").contains(&words(&fold(self.slug(face))).join(" "));
            let line = format!("  {}", self.with("allowed", &[("what", &self.describe(self.play(), &item.notation))]));
            if about && !lines.contains(&line) {
                lines.push(line);
            }
        }
        if lines.len() == 1 {
            lines.push(format!("  {}", self.text("nothing-to-try")));
        }
        lines
    }

    /// An attempt, and what the rules say to it.
    fn tell_attempt(&self, attempt: &Explanation) -> String {
        let what = self.describe(self.play(), &attempt.text);
        match &attempt.refusal {
            None => self.with("allowed", &[("what", &what)]),
            Some(refusal) => self.with("refused", &[("what", &what), ("why", &self.refusal(refusal))]),
        }
    }

    /// Attempts, and what the rules say to them; one reason for everything is told once.
    pub(in crate::play) fn tell_tried(&self, tried: &[Explanation]) -> Vec<String> {
        if let Some(refusal) = one_reason(tried).filter(|_| tried.len() > 1) {
            return vec![self.refusal(refusal)];
        }
        // What is allowed is told with how it is written.
        let line = |attempt: &Explanation| match &attempt.refusal {
            None => format!("{} [{}]", self.tell_attempt(attempt), attempt.text),
            Some(_) => self.tell_attempt(attempt),
        };
        let mut lines: Vec<String> = tried.iter().map(line).collect();
        lines.sort();
        lines.dedup();
        if lines.len() > MOST_LISTED {
            let more = lines.split_off(MOST_LISTED).len();
            lines.push(self.counted("and-more", more));
        }
        lines
    }

    /// A card in full.
    pub fn card(&self, name: &str) -> Vec<String> {
        if name.is_empty() {
            return vec![self.text("which-card")];
        }
        let visible: Vec<FaceId> = self.visible().into_iter().map(|card| card.face).collect();
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
        let other = self.title.game.print(face).into_iter().find(|(name, _)| *name == "back");
        let other = other.and_then(|(_, slug)| self.title.game.find(&slug));
        let mut lines = self.side_lines(face);
        lines.extend(other.into_iter().flat_map(|other| self.side_lines(other)));
        lines
    }

    /// One side of a card.
    fn side_lines(&self, face: FaceId) -> Vec<String> {
        let text = self.title.game.card_text(face, self.language());
        let numbers = board::numbers(&text.numbers);
        let line = if numbers.is_empty() { text.line } else { format!("{} · {numbers}", text.line) };
        let mut lines = vec![format!("{}  [{}]", text.name, text.slug), format!("  {line}")];
        lines.extend(text.text.iter().map(|line| format!("  {line}")));
        lines
    }

    /// A rule or ruling by its id, or the rules that speak of something.
    pub(in crate::play) fn rules(&self, wanted: &str) -> Vec<String> {
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
        if let Some(ruling) = self.title.ruling(wanted) {
            return vec![format!("{}  {}", ruling.id, ruling.question(language)), ruling.answer(language).to_string()];
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
    pub(in crate::play) fn zone(&self, name: &str) -> Vec<String> {
        let found = board::list(self, name);
        if found.is_empty() {
            return vec![self.with("no-zone", &[("typed", &quoted(name))])];
        }
        let mut lines = Vec::new();
        for (heading, row) in found {
            let text = match row.groups.is_empty() && row.unknown == 0 {
                true => self.counted("unknown-cards", 0),
                false => crate::play::display::page::names(self, &row),
            };
            lines.push(self.with("heading", &[("title", &heading), ("text", &text)]));
        }
        lines
    }

    /// Every card that the person before the screen sees, once a holder.
    pub(in crate::play) fn visible(&self) -> Vec<Seen> {
        in_sight(self.title, &self.view())
    }

    /// What some words of a person may mean.
    pub(in crate::play) fn attempts(&self, seat: Seat) -> Attempts<'_> {
        Attempts { title: self.title, speech: self.speech(), play: self.play(), seat }
    }

    /// The one face among some that a person means; otherwise what to say, or nothing if none is called so.
    pub(in crate::play) fn find_among(&self, faces: &[FaceId], name: &str) -> Result<FaceId, Vec<String>> {
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

    /// Whether every typed word begins a word of its own of one of the card's names.
    pub(in crate::play) fn is_called(&self, face: FaceId, wanted: &str) -> bool {
        let wanted = words(wanted);
        !wanted.is_empty()
            && self.names_of(face).iter().any(|name| {
                let name = fold(name);
                let mut parts = words(&name);
                wanted.iter().all(|word| {
                    let place = parts.iter().position(|part| part.starts_with(word));
                    place.map(|place| parts.remove(place)).is_some()
                })
            })
    }

    /// Whether what was typed consists of whole words of one of the card's names.
    pub(in crate::play) fn is_named(&self, face: FaceId, wanted: &str) -> bool {
        let wanted = words(wanted);
        // One letter is hardly a name, though some are among the words of one.
        wanted.iter().any(|word| width(word) > 2)
            && self.names_of(face).iter().any(|name| {
                let name = fold(name);
                let parts = words(&name);
                wanted.iter().all(|word| parts.contains(word))
            })
    }

    fn names_of(&self, face: FaceId) -> [&str; 3] {
        let game = &self.title.game;
        let [fr, en] = kernel::book::Language::ALL.map(|language| game.name(face, language));
        [game.slug(face), fr, en]
    }

    pub(in crate::play) fn all_faces(&self) -> Vec<FaceId> {
        (0..self.title.game.faces()).map(|number| FaceId(number as u16)).collect()
    }

    pub(in crate::play) fn card_name(&self, face: FaceId) -> &str {
        self.title.game.name(face, self.language())
    }

    fn slug(&self, face: FaceId) -> &str {
        self.title.game.slug(face)
    }

    fn no_card(&self, typed: &str) -> String {
        capital(&self.with("no-card", &[("typed", &quoted(typed))]))
    }
}
