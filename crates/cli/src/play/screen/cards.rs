//! Cards side by side: as boxes where there is room, as names where there is not.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph};

use super::super::session::Session;
use super::paint::Paint;
use crate::play::display::board::{self, Group, Row};
use crate::play::display::page;
use crate::play::display::text::{capital, cut, width, wrap};

/// The narrowest and the widest box.
const NARROWEST: u16 = 12;
const WIDEST: u16 = 30;

/// What a row needs to be drawn.
pub struct Hanging<'a> {
    /// For texts.
    pub session: &'a Session<'a>,
    /// The colours.
    pub paint: Paint,
    /// The cards.
    pub row: &'a Row,
    /// The place of its first card among all.
    pub first: usize,
    /// The card under the cursor among all.
    pub cursor: Option<usize>,
    /// The colour of the row.
    pub style: Style,
}

impl Hanging<'_> {
    /// Whether all cards fit as boxes of a readable width.
    pub fn fits(&self, area: Rect) -> bool {
        let count = self.row.groups.len() as u16;
        if area.height < 3 || count == 0 || count * NARROWEST > area.width {
            return false;
        }
        // In one line a name must fit, or it is read better outside of a box.
        let inside = (area.width / count).min(WIDEST).saturating_sub(2) as usize;
        area.height > 3 || self.row.groups.iter().all(|group| width(&group.title()) <= inside)
    }

    /// Draws the row as boxes if they fit, else as names.
    pub fn draw(&self, frame: &mut Frame, area: Rect) {
        if self.fits(area) {
            self.draw_boxes(frame, area);
        } else {
            self.draw_names(frame, area);
        }
    }

    fn draw_boxes(&self, frame: &mut Frame, area: Rect) {
        let count = self.row.groups.len() as u16;
        let each = (area.width / count).min(WIDEST);
        for (place, group) in self.row.groups.iter().enumerate() {
            let left = area.x + place as u16 * each;
            self.draw_box(frame, Rect { x: left, width: each, ..area }, group, self.first + place);
        }
    }

    fn draw_box(&self, frame: &mut Frame, area: Rect, group: &Group, place: usize) {
        let chosen = self.cursor == Some(place);
        let usable = !group.options.is_empty();
        let (border, style) = match (chosen, usable) {
            (true, _) => (BorderType::Double, self.paint.chosen()),
            (false, true) => (BorderType::Thick, self.paint.usable()),
            (false, false) => (BorderType::Plain, self.style),
        };
        let inside = area.width.saturating_sub(2) as usize;
        // What has no name of its own follows the name of the card.
        let (bare, named): (Vec<_>, Vec<_>) = group.numbers.iter().cloned().partition(|(label, _)| label.is_empty());
        let title = bare.iter().fold(group.title(), |title, (_, number)| format!("{title} {number}"));
        let numbers = board::fit_numbers(&named, inside).unwrap_or_else(|| cut(&board::short_numbers(&named), inside));
        let mut block = Block::bordered().border_type(border).border_style(style);
        if place == self.first {
            block = block.title(Line::styled(cut(&capital(&self.row.title), inside), self.style));
        }
        if !numbers.is_empty() {
            block = block.title_bottom(Line::styled(numbers, self.paint.name()));
        }
        let inner = block.inner(area);
        let mut lines: Vec<Line> = fill(&[title], inside, inner.height as usize)
            .into_iter()
            .map(|line| Line::from(Span::styled(line, self.paint.name())))
            .collect();
        let room = (inner.height as usize).saturating_sub(lines.len());
        if room > 1 {
            lines.push(Line::styled(cut(&group.text.line, inside), self.paint.quiet()));
        }
        if room > 0 {
            let space = (inner.height as usize).saturating_sub(lines.len());
            let text = fill(&group.text.text, inside, space);
            lines.extend(text.into_iter().map(Line::from));
        }
        frame.render_widget(block, area);
        frame.render_widget(Paragraph::new(lines), inner);
    }

    fn draw_names(&self, frame: &mut Frame, area: Rect) {
        frame.render_widget(Paragraph::new(self.names(area.width)), area);
    }

    /// The names, broken between cards.
    pub fn names(&self, columns: u16) -> Vec<Line<'static>> {
        let columns = columns as usize;
        let title = self.session.with("heading", &[("title", &capital(&self.row.title)), ("text", "")]);
        let title = format!("  {} ", title.trim_end());
        let mut used = width(&title);
        let mut lines = vec![vec![Span::styled(title, self.style)]];
        let semicolon = self.session.text("semicolon");
        let mut push = |text: String, style: Style, end: &str| {
            let text = format!("{text}{end}");
            let text = cut(&text, columns.saturating_sub(5));
            if used + width(&text) > columns {
                lines.push(vec![Span::raw("    ")]);
                used = 4;
            }
            used += width(&text) + 1;
            let line = lines.last_mut().expect("there is a line");
            line.push(Span::styled(text, style));
            line.push(Span::raw(" "));
        };
        for (place, group) in self.row.groups.iter().enumerate() {
            let style = match (self.cursor == Some(self.first + place), group.options.is_empty()) {
                (true, _) => self.paint.chosen(),
                (false, false) => self.paint.usable(),
                (false, true) => Style::new(),
            };
            let end = match self.row.groups.get(place + 1) {
                Some(next) if next.attached => "",
                None if self.row.unknown == 0 => "",
                _ => &semicolon,
            };
            push(group.title(), style, end);
        }
        if let Some(hidden) = page::hidden(self.session, self.row) {
            push(hidden, self.paint.quiet(), "");
        }
        lines.into_iter().map(Line::from).collect()
    }
}

/// As much of a text as fits, with a sign where it goes on.
pub fn fill(paragraphs: &[String], columns: usize, rows: usize) -> Vec<String> {
    let mut lines: Vec<String> = paragraphs.iter().flat_map(|line| wrap(line, columns, "")).collect();
    if lines.len() > rows {
        let rest = lines.drain(rows.saturating_sub(1)..).collect::<Vec<_>>().join(" ");
        if rows > 0 {
            lines.push(cut(&rest, columns));
        }
    }
    lines
}
