//! The table as plain lines, readable in 80 columns and without colour.

use super::board::{self, Board, Group, Row, SeatBoard};
use super::menu::Menu;
use super::session::Session;
use super::text::{capital, width, wrap};

/// How wide a line may be.
pub const COLUMNS: usize = 80;

/// What was shown last, so that only what is new is shown after an own decision.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Shown {
    others: Vec<String>,
    middle: Vec<String>,
}

/// The whole table.
pub fn whole(session: &Session, board: &Board, shown: &mut Shown) -> Vec<String> {
    let others = others(session, board);
    let middle = middle(session, board);
    let mut lines = board.facts.clone();
    lines.push(String::new());
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
        lines.extend(seat_lines(session, seat, Detail::Texts));
    }
    *shown = Shown { others, middle };
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
        lines.extend(seat_lines(session, seat, Detail::Names));
    }
    *shown = Shown { others, middle };
    lines
}

/// The question with its answers.
pub fn question(session: &Session, menu: &Menu) -> Vec<String> {
    let mut lines: Vec<String> = session.prompt().into_iter().collect();
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
    let widest = menu.plain().map(|item| width(&item.label)).max().unwrap_or(0).min(46);
    for item in menu.plain() {
        let label = if width(&item.label) > widest { item.label.clone() } else { format!("{:<widest$}", item.label) };
        lines.push(format!("{:>3}  {label}  {}", item.key, item.notation));
    }
    lines
}

/// A card with its numbers, type and text in one paragraph.
pub fn card(session: &Session, group: &Group) -> String {
    let mut title = group.title();
    let numbers = board::numbers(&group.text);
    for part in [numbers, group.text.line.clone()].iter().filter(|part| !part.is_empty()) {
        title.push_str(&format!(" · {part}"));
    }
    session.with("heading", &[("title", &title), ("text", &group.text.text.join(" "))])
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
    let mut names: Vec<String> = row.groups.iter().map(Group::title).collect();
    if row.unknown > 0 {
        names.push(session.counted("unknown-cards", row.unknown));
    }
    session.list(&names)
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
enum Detail {
    Names,
    Texts,
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
        if row.unknown > 0 {
            lines.push(format!("  {}", session.counted("unknown-cards", row.unknown)));
        }
    }
    lines
}

fn seat_lines(session: &Session, seat: &SeatBoard, detail: Detail) -> Vec<String> {
    let mut parts = vec![gauges(session, seat)];
    if seat.alive && !seat.piles.is_empty() {
        parts.push(piles(&seat.piles));
    }
    let mut lines = vec![session.with("heading", &[("title", &seat.heading), ("text", &parts.join(" · "))])];
    for row in &seat.rows {
        let title = capital(&row.title);
        if detail == Detail::Texts && row.held {
            lines.push(format!("  {}", session.with("heading", &[("title", &title), ("text", "")]).trim_end()));
            lines.extend(row.groups.iter().map(|group| format!("    {}", card(session, group))));
        } else {
            let names = names(session, row);
            lines.push(format!("  {}", session.with("heading", &[("title", &title), ("text", &names)])));
        }
    }
    lines
}
