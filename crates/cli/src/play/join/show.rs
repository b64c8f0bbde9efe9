//! A scene as plain lines: opponents first, what is shared in the middle, the own seat last.
//!
//! It looks like the table of a match on this machine, but is made from what the server tells and from nothing else.

use std::collections::{BTreeMap, BTreeSet};

use catalog::habits::{is_piece, is_place};
use catalog::speech::Speech;
use kernel::erased::OptionText;
use kernel::phrase::Phrase;
use server::wire::{CardScene, FaceInfo, OptionScene, PlayerKind, Scene, SeatInfo, SeatScene, Status, TableInfo};

use super::rows::{Group, Row};
use crate::play::display::board;
use crate::play::display::look::Look;
use crate::play::display::page::{self, COLUMNS};
use crate::play::display::text::{capital, width};
use crate::play::input::menu::{Label, Menu};
use crate::play::input::settings::PASS;

/// So many kinds of cards are held with their texts; of more, only those that have not been read.
const MOST_TEXTS: usize = 6;
/// Whoever holds so many kinds of cards that they have not read wants to read them.
const MANY_UNREAD: usize = 3;
/// A text with so many paragraphs is short.
const SHORT_TEXT: usize = 3;

/// What is printed on cards, by the numbers of their faces.
pub type Faces = BTreeMap<u32, FaceInfo>;

/// What was shown last, so that only what is new is shown after an own decision.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Shown {
    facts: Vec<String>,
    others: Vec<String>,
    middle: Vec<String>,
    own: Vec<String>,
    /// The held cards whose text has been read.
    read: BTreeSet<u32>,
}

/// A scene with what is needed to show it.
#[derive(Clone, Copy)]
pub struct Show<'a> {
    /// The texts.
    pub speech: &'a Speech,
    /// The cards.
    pub faces: &'a Faces,
    /// Who sits where.
    pub table: &'a TableInfo,
    /// What is to be seen.
    pub scene: &'a Scene,
}

impl Show<'_> {
    /// The whole table.
    pub fn whole(&self, status: Option<String>, shown: &mut Shown) -> Vec<String> {
        let (others, middle, piles) = (self.others(), self.middle(), self.shared().1);
        shown.facts = self.facts();
        let facts: Vec<String> = shown.facts.iter().cloned().chain(status).collect();
        let mut lines = vec![facts.join(" · ")];
        if !lines[0].is_empty() {
            lines.push(String::new());
        }
        lines.extend(others.iter().cloned());
        if !middle.is_empty() || !piles.is_empty() {
            lines.push(String::new());
            if middle.is_empty() {
                lines.push(capital(&page::piles(&piles)));
            }
            lines.extend(middle.iter().cloned());
        }
        if let Some(seat) = self.own() {
            lines.push(String::new());
            lines.extend(self.seat_lines(seat, Some(&shown.read)));
            shown.own = self.seat_lines(seat, None);
            shown.read.extend(self.held());
        }
        (shown.others, shown.middle) = (others, middle);
        lines
    }

    /// What matters after an own decision: what is new elsewhere, and the own seat with names alone.
    pub fn brief(&self, shown: &mut Shown) -> Vec<String> {
        let (others, middle) = (self.others(), self.middle());
        let facts = self.facts();
        let changed: Vec<String> = facts.iter().filter(|fact| !shown.facts.contains(fact)).cloned().collect();
        let mut lines = if changed.is_empty() { Vec::new() } else { vec![changed.join(" · ")] };
        lines.extend(others.iter().filter(|line| !shown.others.contains(line)).cloned());
        let new = middle.iter().filter(|line| !shown.middle.contains(line));
        lines.extend(new.map(|line| line.strip_prefix("  ").map_or_else(|| line.clone(), |card| format!("+ {card}"))));
        let own = self.own().map(|seat| self.seat_lines(seat, None)).unwrap_or_default();
        let held = self.held();
        let unread = held.iter().filter(|face| !shown.read.contains(face)).count();
        match self.own().filter(|_| unread >= MANY_UNREAD) {
            Some(seat) => {
                lines.extend(self.seat_lines(seat, Some(&shown.read)));
                shown.read.extend(held);
            }
            // Whoever chooses several things does not need the same lines in between.
            None if own != shown.own => lines.extend(own.iter().cloned()),
            None => {}
        }
        (shown.facts, shown.others, shown.middle, shown.own) = (facts, others, middle, own);
        lines
    }

    /// What may be answered.
    pub fn menu(&self) -> Menu {
        let options = self.scene.question.as_ref().map(|question| question.options.as_slice()).unwrap_or_default();
        let texts: Vec<OptionText> =
            options.iter().map(|option| OptionText::plain(option.text.clone(), Phrase::new("do"))).collect();
        Menu::new(&texts, options.iter().map(|option| self.label(option)).collect())
    }

    /// The question with its answers.
    pub fn question(&self, menu: &Menu) -> Vec<String> {
        let mut lines: Vec<String> = self.asking().into_iter().collect();
        let prompt = self.scene.prompt.clone();
        lines.push(match !menu.items.is_empty() && menu.items.iter().all(|item| is_place(&item.notation)) {
            true => format!("{prompt} {}", self.speech.text("order-hint")),
            false => prompt,
        });
        if let Some(amounts) = menu.amounts() {
            let sample = &menu.items[amounts.sample];
            let range = self.range(menu);
            let values = [
                ("range", range.as_str()),
                ("pattern", amounts.pattern.as_str()),
                ("sample", sample.key.as_str()),
                ("label", sample.label.as_str()),
            ];
            lines.push(format!("  {}", self.speech.with("type-an-amount", &values)));
        }
        let labels: Vec<String> = menu
            .plain()
            .map(|item| match item.notation == PASS {
                true => self.speech.with("by-enter", &[("label", &item.label)]),
                false => item.label.clone(),
            })
            .collect();
        let widest = labels.iter().map(|label| width(label)).max().unwrap_or(0).min(46);
        for (item, label) in menu.plain().zip(labels) {
            let label = if width(&label) > widest { label } else { format!("{label:<widest$}") };
            let line = format!("{:>3}  {label}", item.key);
            // What may be typed for it is told where it has room; the number serves as well.
            let full = format!("{line}  {}", item.notation);
            let told = label.trim_end() == item.notation || width(&full) > COLUMNS && !item.key.is_empty();
            lines.push(if told { line } else { full });
        }
        lines
    }

    /// The amounts that may be typed, in words.
    pub fn range(&self, menu: &Menu) -> String {
        let runs = menu.amounts().map(|amounts| amounts.runs).unwrap_or_default();
        let runs = runs.into_iter().map(|(first, last)| match first == last {
            true => first,
            false => self.speech.with("from-to", &[("first", &first), ("last", &last)]),
        });
        runs.collect::<Vec<_>>().join(", ")
    }

    /// A card in full: name, type line with numbers, and its text.
    pub fn card(&self, face: &FaceInfo) -> Vec<String> {
        let numbers = board::numbers(&face.numbers);
        let parts: Vec<&str> = [face.line.as_str(), &numbers].into_iter().filter(|part| !part.is_empty()).collect();
        let mut lines = vec![format!("{}  [{}]", face.name, face.slug), format!("  {}", parts.join(" · "))];
        lines.extend(face.text.iter().map(|line| format!("  {line}")));
        lines
    }

    /// What a card is called.
    pub fn name(&self, face: u32) -> String {
        let printed = self.faces.get(&face).map(|face| face.name.clone());
        let slug = || self.cards().find(|card| card.face == Some(face)).and_then(|card| card.slug.clone());
        printed.or_else(slug).unwrap_or_else(|| format!("#{face}"))
    }

    /// What a seat is called.
    pub fn heading(&self, seat: &str) -> String {
        if self.scene.viewer.as_deref() == Some(seat) {
            return self.speech.with("heading-you", &[("seat", seat)]);
        }
        let Some(info) = self.info(seat) else { return seat.to_string() };
        let away = info.player == PlayerKind::Person && !info.here && self.table.status != Status::Over;
        match (info.name.as_str(), away) {
            ("", _) => self.speech.with("join-free", &[("seat", seat)]),
            (name, true) => self.speech.with("join-away", &[("name", &capital(name)), ("seat", seat)]),
            (name, false) => self.speech.with("join-heading", &[("name", &capital(name)), ("seat", seat)]),
        }
    }

    fn info(&self, seat: &str) -> Option<&SeatInfo> {
        self.table.seats.iter().find(|info| info.seat == seat)
    }

    fn own(&self) -> Option<&SeatScene> {
        let viewer = self.scene.viewer.as_ref()?;
        self.scene.seats.iter().find(|seat| seat.seat == *viewer)
    }

    /// The faces that the viewer holds.
    fn held(&self) -> BTreeSet<u32> {
        let rows = self.own().map(|seat| self.rows(&seat.seat).0).unwrap_or_default();
        rows.into_iter().filter(|row| row.held).flat_map(|row| row.groups).map(|group| group.face).collect()
    }

    fn cards(&self) -> impl Iterator<Item = &CardScene> {
        self.scene.zones.iter().flat_map(|zone| &zone.cards)
    }

    fn facts(&self) -> Vec<String> {
        let scene = self.scene;
        let mut facts: Vec<String> = scene.facts.iter().map(|fact| capital(fact)).collect();
        let lasting = scene.lasting.iter().filter(|lasting| !lasting.text.is_empty());
        facts.extend(lasting.map(|lasting| {
            let seat = self.short_name(&lasting.seat);
            self.speech.with("in-force", &[("card", &lasting.text), ("seat", &seat)])
        }));
        facts.extend(scene.declared.iter().map(|(seat, text)| self.titled(&self.short_name(seat), text)));
        if !scene.dice.is_empty() {
            let shown: Vec<String> = scene.dice.iter().map(|die| die.shows.to_string()).collect();
            facts.push(self.speech.with("dice", &[("shown", &shown.join(" "))]));
        }
        facts
    }

    /// What a seat is called inside a sentence.
    pub fn short_name(&self, seat: &str) -> String {
        if self.scene.viewer.as_deref() == Some(seat) {
            return self.speech.text("you");
        }
        self.info(seat)
            .map(|info| info.name.clone())
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| seat.to_string())
    }

    fn titled(&self, title: &str, text: &str) -> String {
        self.speech.with("heading", &[("title", title), ("text", text)]).trim_end().to_string()
    }

    fn others(&self) -> Vec<String> {
        let seats = &self.scene.seats;
        let own = |seat: &SeatScene| self.scene.viewer.as_ref() == Some(&seat.seat);
        let first = seats.iter().position(own).map_or(0, |place| place + 1);
        let order = (0..seats.len()).map(|place| &seats[(first + place) % seats.len()]);
        order.filter(|seat| !own(seat)).flat_map(|seat| self.seat_lines(seat, None)).collect()
    }

    fn middle(&self) -> Vec<String> {
        let (rows, piles) = self.shared();
        let mut lines = Vec::new();
        for (place, row) in rows.iter().enumerate() {
            let title = capital(&row.title);
            lines.push(match place == 0 && !piles.is_empty() {
                true => format!("{title} ({})", page::piles(&piles)),
                false => title,
            });
            lines.extend(row.groups.iter().map(|group| format!("  {}", self.with_text(group))));
            lines.extend(row.hidden.iter().map(|text| format!("  {text}")));
        }
        lines
    }

    /// A seat; what it holds with its texts if they are wanted, except for those that have been read.
    fn seat_lines(&self, seat: &SeatScene, read: Option<&BTreeSet<u32>>) -> Vec<String> {
        let (rows, piles) = self.rows(&seat.seat);
        let mut parts = vec![self.gauges(seat)];
        if seat.alive && !piles.is_empty() {
            parts.push(page::piles(&piles));
        }
        parts.extend(self.clock(seat));
        parts.retain(|part| !part.is_empty());
        let mut lines = vec![self.titled(&self.heading(&seat.seat), &parts.join(" · "))];
        let mut open = false;
        for row in &rows {
            let title = capital(&row.title);
            if let Some(read) = read.filter(|_| row.held) {
                lines.push(format!("  {}", self.titled(&title, "")));
                lines.extend(row.groups.iter().map(|group| {
                    let known = row.groups.len() > MOST_TEXTS && read.contains(&group.face);
                    format!("    {}", if known { self.numbered(group, false) } else { self.with_text(group) })
                }));
                lines.extend(row.hidden.iter().map(|text| format!("    {text}")));
                open = false;
                continue;
            }
            let text = self.titled(&title, &self.names(row));
            // Short rows share a line, but nothing shares one with what is held.
            match lines.last_mut() {
                Some(line) if open && !row.held && width(line) + width(&text) + 3 <= COLUMNS => {
                    line.push_str(&format!(" · {text}"));
                }
                _ => lines.push(format!("  {text}")),
            }
            open = !row.held;
        }
        lines
    }

    fn gauges(&self, seat: &SeatScene) -> String {
        if !seat.alive {
            return self.speech.text("out");
        }
        let mut parts: Vec<String> =
            seat.gauges.iter().map(|gauge| format!("{} {}", gauge.label, gauge.value)).collect();
        if seat.turned {
            parts.push(self.speech.text("turned"));
        }
        parts.join(", ")
    }

    fn clock(&self, seat: &SeatScene) -> Option<String> {
        let place = self.scene.seats.iter().position(|other| other.seat == seat.seat)?;
        let seconds = self.scene.clocks.get(place)? / 1000;
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        Some(self.speech.with("join-clock", &[("time", &time)]))
    }

    fn names(&self, row: &Row) -> String {
        let mut names: Vec<String> = Vec::new();
        for group in &row.groups {
            match names.last_mut() {
                Some(host) if group.attached => host.push_str(&format!(" {}", self.title(group))),
                _ => names.push(self.title(group)),
            }
        }
        names.extend(row.hidden.clone());
        names.join(&format!("{} ", self.speech.text("semicolon")))
    }

    /// A card with its numbers, type and text in one paragraph.
    fn with_text(&self, group: &Group) -> String {
        let title = self.numbered(group, true);
        match self.faces.get(&group.face).map(|face| face.text.join(" ")).filter(|text| !text.is_empty()) {
            Some(text) => self.titled(&title, &text),
            None => title,
        }
    }

    fn numbered(&self, group: &Group, with_type: bool) -> String {
        let mut title = self.title(group);
        let numbers = self.numbers(group.face, &group.look);
        let line = self.faces.get(&group.face).map(|face| face.line.clone()).filter(|_| with_type);
        for part in [board::numbers(&numbers), line.unwrap_or_default()].iter().filter(|part| !part.is_empty()) {
            title.push_str(&format!(" · {part}"));
        }
        title
    }

    /// Its name, what it is worth, how many, and its marks: `Glass Eel 2/1/3 ×2 (1 depleted)`.
    fn title(&self, group: &Group) -> String {
        let mut title = format!("{}{}", if group.attached { "+ " } else { "" }, self.name(group.face));
        if !group.look.short.is_empty() {
            title.push_str(&format!(" {}", group.look.short));
        }
        if group.number > 1 {
            title.push_str(&format!(" ×{}", group.number));
        }
        let apart = group.apart.iter().map(|(number, mark)| format!("{number} {mark}"));
        let marks: Vec<String> = group.look.words.iter().cloned().chain(apart).collect();
        if !marks.is_empty() {
            title.push_str(&format!(" ({})", marks.join(", ")));
        }
        title
    }

    /// An answer in words, with the numbers of a card in play or one that is not the viewer's own.
    fn label(&self, option: &OptionScene) -> Label {
        let text = if option.label.is_empty() { option.text.clone() } else { option.label.clone() };
        let about = option.cards.first().and_then(|at| self.at(at));
        let numbers = match about {
            _ if is_piece(&option.text) => Vec::new(),
            Some((zone, card)) if !card.values.is_empty() => self.look(zone, card).parts(),
            // Where values are told, what is printed matters no more.
            Some((zone, card)) if zone.seat.is_none() || zone.seat != self.scene.viewer => {
                let valued = self.cards().any(|card| !card.values.is_empty());
                let printed = card.face.filter(|_| !valued).map(|face| self.numbers(face, &Look::default()));
                printed.unwrap_or_default()
            }
            _ => Vec::new(),
        };
        Label { text, numbers }
    }

    /// The card whose text asks, if it is soon read.
    fn asking(&self) -> Option<String> {
        let face = self.faces.get(&self.scene.asking?)?;
        let yes = self.scene.question.as_ref()?.options.iter().any(|option| option.text == "yes");
        let wanted = self.speech.known("line-yes").filter(|_| yes)?;
        let telling = face.text.iter().filter(|line| wanted.split('|').any(|part| line.contains(part)));
        let telling: Vec<&str> = telling.map(String::as_str).collect();
        let text = match telling.is_empty() {
            false => telling.join(" "),
            true if face.text.len() <= SHORT_TEXT => face.text.join(" "),
            true => return None,
        };
        Some(self.titled(&face.name, &text)).filter(|_| !text.is_empty())
    }
}
