//! The table as plain lines, readable in 80 columns and without colour.

use std::collections::BTreeSet;

use kernel::phrase::Fact;
use kernel::table::cards::FaceId;

use crate::play::display::board::{self, Board, Group, Row, SeatBoard};
use crate::play::display::text::{capital, width, wrap};
use crate::play::input::menu::Menu;
use crate::play::input::settings::PASS;
use crate::play::session::Session;

/// How wide a line may be.
pub const COLUMNS: usize = 80;

/// What was shown last, so that only what is new is shown after an own decision.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Shown {
    others: Vec<String>,
    middle: Vec<String>,
    own: Vec<String>,
    /// The held cards whose text has been read.
    read: BTreeSet<FaceId>,
}

/// A text of so many lines is short.
const SHORT_TEXT: usize = 3;

/// So many kinds of cards are held with their texts; of more, only those that have not been read.
const MOST_TEXTS: usize = 6;

/// The whole table.
pub fn whole(session: &Session, board: &Board, shown: &mut Shown) -> Vec<String> {
    let others = others(session, board);
    let middle = middle(session, board);
    let facts: Vec<String> = board.facts.iter().cloned().chain(session.status()).collect();
    let mut lines = vec![facts.join(" · "), String::new()];
    lines.extend(others.iter().cloned());
    if !middle.is_empty() || !board.piles.is_empty() {
        lines.push(String::new());
        if !board.piles.is_empty() && board.middle.is_empty() {
            lines.push(capital(&piles(&board.piles)));
        }
        lines.extend(middle.iter().cloned());
    }
    for seat in board.seats.iter().filter(|seat| seat.own) {
        lines.push(String::new());
        lines.extend(seat_lines(session, seat, Detail::Texts(&shown.read)));
        shown.own = seat_lines(session, seat, Detail::Names);
        shown.read.extend(seat.rows.iter().filter(|row| row.held).flat_map(|row| &row.groups).map(|group| group.face));
    }
    (shown.others, shown.middle) = (others, middle);
    lines
}

/// What matters after an own decision: what is new elsewhere, and the own seat with names alone.
pub fn brief(session: &Session, board: &Board, shown: &mut Shown) -> Vec<String> {
    let others = others(session, board);
    let middle = middle(session, board);
    let mut lines: Vec<String> = others.iter().filter(|line| !shown.others.contains(line)).cloned().collect();
    lines.extend(middle.iter().filter(|line| !shown.middle.contains(line)).map(|line| match line.strip_prefix("  ") {
        Some(card) => format!("+ {card}"),
        None => line.clone(),
    }));
    for seat in board.seats.iter().filter(|seat| seat.own) {
        let own = seat_lines(session, seat, Detail::Names);
        // Whoever chooses several things does not need the same lines in between.
        if own != shown.own {
            lines.extend(own.iter().cloned());
        }
        shown.own = own;
    }
    (shown.others, shown.middle) = (others, middle);
    lines
}

/// The question with its answers.
pub fn question(session: &Session, menu: &Menu) -> Vec<String> {
    let mut lines = asking(session);
    lines.extend(session.prompt().map(|prompt| match session.may_order() {
        true => format!("{prompt} {}", session.text("order-hint")),
        false => prompt,
    }));
    if let Some(amounts) = menu.amounts() {
        let sample = &menu.items[amounts.sample];
        let range = session.range(&amounts);
        let values = [
            ("range", range.as_str()),
            ("pattern", amounts.pattern.as_str()),
            ("sample", sample.key.as_str()),
            ("label", sample.label.as_str()),
        ];
        lines.push(format!("  {}", session.with("type-an-amount", &values)));
    }
    let labels: Vec<String> = menu
        .plain()
        .map(|item| match item.notation == PASS {
            true => session.with("by-enter", &[("label", &item.label)]),
            false => item.label.clone(),
        })
        .collect();
    let widest = labels.iter().map(|label| width(label)).max().unwrap_or(0).min(46);
    for (item, label) in menu.plain().zip(labels) {
        let label = if width(&label) > widest { label } else { format!("{label:<widest$}") };
        let line = format!("{:>3}  {label}", item.key);
        // What may be typed for it is told where it has room; the number serves as well.
        let full = format!("{line}  {}", item.notation);
        lines.push(if width(&full) > COLUMNS && !item.key.is_empty() { line } else { full });
    }
    lines
}

/// What the card says whose text asks, where the game thinks that the question alone does not tell enough: the lines
/// with a part of the text of `line-QUESTION`, or of `line-yes` where yes is an answer; the whole of a short text if none
/// has one.
pub fn asking(session: &Session) -> Vec<String> {
    let Some(prompt) = session.play().prompt().filter(|_| session.asked() == session.viewer()) else {
        return Vec::new();
    };
    let options = session.play().options();
    let yes = options.iter().any(|option| option.text == "yes");
    let key = if yes { Some("yes") } else { prompt.key.strip_prefix("ask-") };
    let Some(wanted) = key.and_then(|key| session.known(&format!("line-{key}"))) else { return Vec::new() };
    let wanted: Vec<&str> = wanted.split('|').collect();
    let facts = prompt.facts.iter().filter(|(name, _)| *name == "asking");
    let mut faces: Vec<FaceId> = Vec::new();
    for (_, fact) in facts.chain(options.iter().flat_map(|option| &option.label.facts)) {
        if let Fact::Card(face, known) = fact
            && known.contains(session.viewer())
            && !faces.contains(face)
        {
            faces.push(*face);
        }
    }
    let mut lines = Vec::new();
    for face in faces {
        let text = session.title.game.card_text(face, session.language());
        let telling = text.text.iter().filter(|line| wanted.iter().any(|part| line.contains(part)));
        let telling: Vec<&str> = telling.map(String::as_str).collect();
        let short = telling.is_empty() && text.text.len() <= SHORT_TEXT;
        let telling = if short { text.text.iter().map(String::as_str).collect() } else { telling };
        if !telling.is_empty() {
            lines.push(session.with("heading", &[("title", &text.name), ("text", &telling.join(" "))]));
        }
    }
    lines
}

/// A card with its numbers, type and text in one paragraph.
pub fn card(session: &Session, group: &Group) -> String {
    let title = numbered(group, true);
    if group.text.text.is_empty() {
        return title;
    }
    session.with("heading", &[("title", &title), ("text", &group.text.text.join(" "))])
}

/// A card with its numbers, and its type if wanted.
fn numbered(group: &Group, with_type: bool) -> String {
    let mut title = group.title();
    let numbers = board::numbers(&group.numbers);
    let line = if with_type { group.text.line.clone() } else { String::new() };
    for part in [numbers, line].iter().filter(|part| !part.is_empty()) {
        title.push_str(&format!(" · {part}"));
    }
    title
}

/// A seat's numbers: `health 50, mastery 1`.
pub fn gauges(session: &Session, seat: &SeatBoard) -> String {
    if !seat.alive {
        return session.text("out");
    }
    let mut parts: Vec<String> = seat.gauges.iter().map(|(name, number)| format!("{name} {number}")).collect();
    if seat.turned {
        parts.push(session.text("turned"));
    }
    parts.join(", ")
}

/// Counts of piles: `hand 5, deck 3`.
pub fn piles(piles: &[(String, usize)]) -> String {
    piles.iter().map(|(name, number)| format!("{name} {number}")).collect::<Vec<_>>().join(", ")
}

/// The names of a row's cards.
pub fn names(session: &Session, row: &Row) -> String {
    let mut names: Vec<String> = Vec::new();
    for group in &row.groups {
        match names.last_mut() {
            Some(host) if group.attached => host.push_str(&format!(" {}", group.title())),
            _ => names.push(group.title()),
        }
    }
    names.extend(hidden(session, row));
    session.list(&names)
}

/// The cards of a row that nobody here knows, in words.
pub fn hidden(session: &Session, row: &Row) -> Option<String> {
    if row.unknown == 0 {
        return None;
    }
    let mut text = session.counted("unknown-cards", row.unknown);
    if !row.apart.is_empty() {
        let marks: Vec<String> = row.apart.iter().map(|(number, mark)| format!("{number} {mark}")).collect();
        text.push_str(&format!(" ({})", marks.join(", ")));
    }
    Some(text)
}

/// Lines no wider than a page, continued under a small indent.
pub fn fit(lines: &[String]) -> Vec<String> {
    lines
        .iter()
        .flat_map(|line| {
            let start = line.len() - line.trim_start_matches([' ', '+']).len();
            wrap(line, COLUMNS, &" ".repeat(start + if start > 0 { 4 } else { 0 }))
        })
        .collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail<'r> {
    Names,
    /// What is held with its texts; those that have been read may be left out.
    Texts(&'r BTreeSet<FaceId>),
}

fn others(session: &Session, board: &Board) -> Vec<String> {
    board.seats.iter().filter(|seat| !seat.own).flat_map(|seat| seat_lines(session, seat, Detail::Names)).collect()
}

fn middle(session: &Session, board: &Board) -> Vec<String> {
    let mut lines = Vec::new();
    for (place, row) in board.middle.iter().enumerate() {
        let title = capital(&row.title);
        if place == 0 && !board.piles.is_empty() {
            lines.push(format!("{title} ({})", piles(&board.piles)));
        } else {
            lines.push(title);
        }
        lines.extend(row.groups.iter().map(|group| format!("  {}", card(session, group))));
        lines.extend(hidden(session, row).map(|text| format!("  {text}")));
    }
    lines
}

fn seat_lines(session: &Session, seat: &SeatBoard, detail: Detail) -> Vec<String> {
    let mut parts = vec![gauges(session, seat)];
    if seat.alive && !seat.piles.is_empty() {
        parts.push(piles(&seat.piles));
    }
    parts.retain(|part| !part.is_empty());
    let mut lines = vec![session.with("heading", &[("title", &seat.heading), ("text", &parts.join(" · "))])];
    let mut open = false;
    for row in &seat.rows {
        let title = capital(&row.title);
        match detail {
            Detail::Texts(read) if row.held => {
                lines.push(format!("  {}", session.with("heading", &[("title", &title), ("text", "")]).trim_end()));
                lines.extend(row.groups.iter().map(|group| {
                    let known = row.groups.len() > MOST_TEXTS && read.contains(&group.face);
                    format!("    {}", if known { numbered(group, false) } else { card(session, group) })
                }));
                open = false;
            }
            _ => {
                let names = names(session, row);
                let text = session.with("heading", &[("title", &title), ("text", &names)]);
                // Short rows share a line, but nothing shares one with what is held.
                match lines.last_mut() {
                    Some(line) if open && !row.held && width(line) + width(&text) + 3 <= COLUMNS => {
                        line.push_str(&format!(" · {text}"));
                    }
                    _ => lines.push(format!("  {text}")),
                }
                open = !row.held;
            }
        }
    }
    lines
}
