//! The screen: who sits opposite, what lies between, the own seat, then answers, card and log.

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::super::session::Session;
use super::cards::{Hanging, fill};
use super::desk::{Desk, Sheet};
use crate::play::display::board::{self, Row, SeatBoard};
use crate::play::display::page;
use crate::play::display::text::{capital, cut, width, wrap};

/// The smallest window that can be played in.
const COLUMNS: u16 = 60;
const ROWS: u16 = 18;

/// From this width on card and log lie side by side.
const WIDE: u16 = 108;

/// How high boxes are for what is shared and what is held, from the roomiest to the tightest; 0 is a line of names.
const LEVELS: &[(u16, u16)] = &[(10, 8), (9, 7), (8, 6), (7, 6), (6, 5), (5, 4), (4, 3), (4, 0), (0, 0)];

/// The height of answers, card and log that boxes must leave, and that names must leave.
const PANES: u16 = 9;
const LEAST_PANES: usize = 6;

/// So many lines the seats get in any case.
const FEWEST: usize = 5;

/// Draws everything.
pub fn draw(frame: &mut Frame, desk: &mut Desk) {
    let area = frame.area();
    if area.width < COLUMNS || area.height < ROWS {
        let size = [("columns", COLUMNS.to_string()), ("rows", ROWS.to_string())];
        let size: Vec<(&str, &str)> = size.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let text = wrap(&desk.session.with("screen-small", &size), area.width as usize, "");
        frame.render_widget(Paragraph::new(text.into_iter().map(Line::from).collect::<Vec<_>>()), area);
        return;
    }
    if let Some(seat) = desk.hand_over() {
        let text = desk.session.with("pass-the-keyboard", &[("seat", &seat.to_string())]);
        let middle = Rect { y: area.y + area.height / 2, height: 1, ..area };
        frame.render_widget(Paragraph::new(text).style(desk.paint.question()).alignment(Alignment::Center), middle);
        return;
    }
    let plan = Plan::new(desk, area);
    let mut pen = Pen { area, y: area.y };
    pen.write(frame, plan.header);
    pen.write(frame, plan.others);
    for (row, lines) in plan.middle {
        pen.hang(frame, desk, &row, lines, desk.paint.shared());
    }
    pen.write(frame, plan.own);
    if let Some((row, lines)) = plan.held {
        pen.hang(frame, desk, &row, lines, desk.paint.own());
    }
    let asked = desk.session.prompt().unwrap_or_else(|| desk.session.text("match-is-over"));
    let asked = match page::asking(desk.session).join(" ") {
        text if text.is_empty() => asked,
        text => format!("{asked} {text}"),
    };
    let asked = fill(&[asked], area.width as usize, 3);
    let rest = Rect { y: pen.y, height: (area.y + area.height).saturating_sub(pen.y), ..area };
    let [prompt, panes, input, hints] = Layout::vertical([
        Constraint::Length(asked.len() as u16),
        Constraint::Min(3),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(rest);
    let asked: Vec<Line> = asked.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(asked).style(desk.paint.question()), prompt);
    draw_panes(frame, desk, panes);
    draw_input(frame, desk, input);
    draw_hints(frame, desk, hints);
    if let Some(sheet) = &mut desk.sheet {
        let foot = desk.session.text("screen-any-key");
        draw_sheet(frame, area, sheet, &foot);
    }
}

/// What goes where, with heights that fit the window.
struct Plan {
    header: Vec<Line<'static>>,
    others: Vec<Line<'static>>,
    middle: Vec<(Placed, u16)>,
    own: Vec<Line<'static>>,
    held: Option<(Placed, u16)>,
}

/// A row and the place of its first card in the order of the cursor.
struct Placed {
    row: Row,
    first: usize,
}

impl Plan {
    fn new(desk: &Desk, area: Rect) -> Plan {
        let session = &*desk.session;
        let columns = area.width as usize;
        let header = header(session, desk, columns);
        let mut first = 0;
        let mut place = |row: &Row| {
            let placed = Placed { row: row.clone(), first };
            first += row.groups.len();
            placed
        };
        let middle: Vec<Placed> = desk.board.middle.iter().map(&mut place).collect();
        let mut own = Vec::new();
        let mut held = None;
        for seat in desk.board.seats.iter().filter(|seat| seat.own) {
            own.push(seat_line(session, seat, columns, desk.paint.own()));
            for row in &seat.rows {
                let placed = place(row);
                if row.held {
                    held = Some(placed);
                } else {
                    append(&mut own, hanging(desk, &placed, desk.paint.own()).names(area.width), columns);
                }
            }
        }
        let mut others = Vec::new();
        for seat in desk.board.seats.iter().filter(|seat| !seat.own) {
            others.push(seat_line(session, seat, columns, desk.paint.other()));
            for row in &seat.rows {
                append(&mut others, hanging(desk, &place(row), desk.paint.other()).names(area.width), columns);
            }
        }
        // Whatever happens, answers must have room; `table` shows all that is cut here.
        let least = |placed: &Placed| hanging(desk, placed, Style::new()).names(area.width).len().min(3);
        let least = header.len() + middle.iter().chain(&held).map(least).sum::<usize>();
        let room = (area.height as usize).saturating_sub(least + LEAST_PANES + 3).max(FEWEST);
        let own_room = room.saturating_sub(others.len()).max(room / 2);
        shorten(&mut own, own_room, columns);
        shorten(&mut others, room - own.len(), columns);
        let fixed = (header.len() + others.len() + own.len() + 3) as u16;
        let names = |placed: &Placed| hanging(desk, placed, Style::new()).names(area.width).len() as u16;
        let height = |placed: &Placed, wanted: u16| {
            let boxes = wanted > 0 && hanging(desk, placed, Style::new()).fits(Rect { height: wanted, ..area });
            if boxes { wanted } else { names(placed).min(3) }
        };
        let heights = |level: &(u16, u16)| {
            let shared: u16 = middle.iter().map(|placed| height(placed, level.0)).sum();
            shared + held.as_ref().map_or(0, |placed| height(placed, level.1))
        };
        let fits = |level: &&(u16, u16)| fixed + heights(level) + PANES.max(area.height / 3) <= area.height;
        let level = LEVELS.iter().find(fits).unwrap_or(&(0, 0));
        let middle = middle.into_iter().map(|placed| (height(&placed, level.0), placed));
        let middle = middle.map(|(height, placed)| (placed, height)).collect();
        let held = held.map(|placed| {
            let height = height(&placed, level.1);
            (placed, height)
        });
        Plan { header, others, middle, own, held }
    }
}

/// Adds the lines of a row, the first of them behind what is there if it has room. A seat's own line stays alone.
fn append(lines: &mut Vec<Line<'static>>, row: Vec<Line<'static>>, columns: usize) {
    let mut row = row;
    let indented = |line: &Line| line.spans.first().is_some_and(|span| span.content.starts_with("  "));
    if let [only] = row.as_mut_slice()
        && let Some(last) = lines.last_mut()
        && indented(last)
        && last.width() + only.width() < columns
    {
        last.push_span(Span::raw("·"));
        for span in only.spans.drain(..).skip_while(|span| span.content.trim().is_empty()) {
            let content =
                if span.content.starts_with("  ") { span.content[1..].to_string() } else { span.content.to_string() };
            last.push_span(Span::styled(content, span.style));
        }
        return;
    }
    lines.extend(row);
}

/// Leaves so many lines, with a sign that there are more.
fn shorten(lines: &mut Vec<Line<'static>>, room: usize, columns: usize) {
    if lines.len() <= room {
        return;
    }
    lines.truncate(room.max(1));
    if let Some(last) = lines.last_mut() {
        while last.width() + 1 > columns {
            last.spans.pop();
        }
        last.push_span(Span::raw("…"));
    }
}

/// Writes from top to bottom.
struct Pen {
    area: Rect,
    y: u16,
}

impl Pen {
    fn take(&mut self, height: u16) -> Rect {
        let left = (self.area.y + self.area.height).saturating_sub(self.y);
        let rect = Rect { y: self.y, height: height.min(left), ..self.area };
        self.y += rect.height;
        rect
    }

    fn write(&mut self, frame: &mut Frame, lines: Vec<Line<'static>>) {
        let rect = self.take(lines.len() as u16);
        frame.render_widget(Paragraph::new(lines), rect);
    }

    fn hang(&mut self, frame: &mut Frame, desk: &Desk, placed: &Placed, height: u16, style: Style) {
        let rect = self.take(height);
        hanging(desk, placed, style).draw(frame, rect);
    }
}

fn hanging<'d>(desk: &'d Desk, placed: &'d Placed, style: Style) -> Hanging<'d> {
    Hanging {
        session: desk.session,
        paint: desk.paint,
        row: &placed.row,
        first: placed.first,
        cursor: desk.cursor,
        style,
    }
}

fn header(session: &Session, desk: &Desk, columns: usize) -> Vec<Line<'static>> {
    let mut parts = vec![session.text(&format!("game-{}", session.title.game.id()))];
    let mut facts = desk.board.facts.iter().cloned();
    parts.extend(facts.next());
    parts.extend(session.status());
    parts.extend(facts);
    parts.extend(desk.board.piles.iter().map(|(name, number)| format!("{name} {number}")));
    // The log begins with the seed: it need not take a line of its own.
    let whole = parts.iter().cloned().chain(session.seed_text()).collect::<Vec<_>>().join(" · ");
    let text = if width(&whole) > columns { parts.join(" · ") } else { whole };
    fill(&[text], columns, 2).into_iter().map(|line| Line::styled(line, desk.paint.title())).collect()
}

fn seat_line(session: &Session, seat: &SeatBoard, columns: usize, style: Style) -> Line<'static> {
    let mut numbers = page::gauges(session, seat);
    if seat.alive && !seat.piles.is_empty() {
        numbers.push_str(&format!(" · {}", page::piles(&seat.piles)));
    }
    let short = if seat.own { capital(&session.text("you")) } else { seat.seat.to_string() };
    let long = session.with("heading", &[("title", &seat.heading), ("text", &numbers)]);
    let heading = if width(&long) > columns { short } else { seat.heading.clone() };
    let mut text = session.with("heading", &[("title", &heading), ("text", &numbers)]);
    if width(&text) > columns && seat.alive {
        // No number is cut off as long as the names of the piles can be shorter.
        let gauges = page::gauges(session, seat);
        let piles: Vec<(String, String)> =
            seat.piles.iter().map(|(name, number)| (name.clone(), number.to_string())).collect();
        let start = session.with("heading", &[("title", &heading), ("text", &gauges)]);
        if let Some(piles) = board::fit_numbers(&piles, columns.saturating_sub(width(&start) + 3)) {
            text = format!("{start} · {piles}");
        }
    }
    let style = if seat.asked { style.add_modifier(ratatui::style::Modifier::BOLD) } else { style };
    Line::styled(cut(&text, columns), style)
}

fn draw_panes(frame: &mut Frame, desk: &mut Desk, area: Rect) {
    if area.width >= WIDE {
        let [answers, card, log] =
            Layout::horizontal([Constraint::Percentage(36), Constraint::Percentage(28), Constraint::Min(20)])
                .areas(area);
        draw_answers(frame, desk, answers);
        draw_card(frame, desk, card);
        draw_log(frame, desk, log);
        return;
    }
    let [answers, side] = Layout::horizontal([Constraint::Percentage(50), Constraint::Min(20)]).areas(area);
    draw_answers(frame, desk, answers);
    if (desk.cursor.is_some() || desk.looking) && desk.card().is_some() {
        draw_card(frame, desk, side);
    } else {
        draw_log(frame, desk, side);
    }
}

fn draw_answers(frame: &mut Frame, desk: &Desk, area: Rect) {
    let mut heading = desk.session.text("screen-answers");
    if let Some(amounts) = desk.menu.amounts() {
        heading.push_str(&format!(" ({})", desk.session.range(&amounts)));
    }
    let block = Block::bordered().title(title(&heading)).border_style(desk.paint.quiet());
    let inner = block.inner(area);
    let rows = inner.height as usize;
    let count = desk.menu.items.len();
    // The chosen answer stays in sight.
    let start = desk.chosen.saturating_sub(rows.saturating_sub(1) / 2).min(count.saturating_sub(rows));
    let hidden = count.saturating_sub(start + rows);
    let block = if hidden > 0 {
        let more = desk.session.with("screen-more", &[("number", &hidden.to_string())]);
        block.title_bottom(title(&format!("↓ {more}")))
    } else {
        block
    };
    let lines = desk.menu.items.iter().enumerate().skip(start).take(rows).map(|(place, item)| {
        // An amount says itself what to type.
        let repeated = desk.menu.by_amount && item.label.starts_with(&item.key);
        let key = if repeated { "" } else { item.key.as_str() };
        let text = format!("{key:>3} {}", item.fit((inner.width as usize).saturating_sub(4)));
        let chosen = place == desk.chosen && desk.cursor.is_none();
        let padded = format!("{text:<columns$}", columns = inner.width as usize);
        if chosen { Line::styled(padded, desk.paint.chosen()) } else { Line::from(text) }
    });
    let lines: Vec<Line> = lines.collect();
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(lines), inner);
}

fn draw_card(frame: &mut Frame, desk: &Desk, area: Rect) {
    let block = Block::bordered().title(title(&desk.session.text("screen-card"))).border_style(desk.paint.quiet());
    let inner = block.inner(area);
    let columns = inner.width as usize;
    let mut lines: Vec<Line> = Vec::new();
    if let Some(group) = desk.card() {
        lines.extend(wrap(&group.title(), columns, "").into_iter().map(|line| Line::styled(line, desk.paint.name())));
        let numbers = board::numbers(&group.text.numbers);
        let facts = [group.text.line.as_str(), numbers.as_str()];
        let facts = facts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
        lines.extend(wrap(&facts, columns, "").into_iter().map(|line| Line::styled(line, desk.paint.shared())));
        for line in &group.text.text {
            lines.extend(wrap(line, columns, "").into_iter().map(Line::from));
        }
    }
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(lines), inner);
}

fn draw_log(frame: &mut Frame, desk: &mut Desk, area: Rect) {
    let block = Block::bordered().title(title(&desk.session.text("screen-log"))).border_style(desk.paint.quiet());
    let inner = block.inner(area);
    let columns = inner.width as usize;
    let rows = inner.height as usize;
    let (old, new) = &desk.log;
    let write = |paragraph: &String, style: Style| -> Vec<Line> {
        wrap(paragraph, columns, " ").into_iter().map(|line| Line::from(Span::styled(line, style))).collect()
    };
    let mut lines: Vec<Line> = old.iter().flat_map(|paragraph| write(paragraph, desk.paint.quiet())).collect();
    lines.extend(new.iter().flat_map(|paragraph| write(paragraph, Style::new())));
    desk.back = desk.back.min(lines.len().saturating_sub(rows));
    let end = lines.len() - desk.back;
    let start = end.saturating_sub(rows);
    let block = if start > 0 {
        let more = desk.session.counted("screen-lines", start);
        block.title_bottom(title(&format!("↑ {more}")))
    } else {
        block
    };
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(lines[start..end].to_vec()), inner);
}

fn draw_input(frame: &mut Frame, desk: &Desk, area: Rect) {
    let room = (area.width as usize).saturating_sub(4);
    let skipped = width(&desk.input).saturating_sub(room);
    let shown: String = desk.input.chars().skip(skipped).collect();
    frame.render_widget(Line::from(format!("> {shown}")), area);
    if desk.sheet.is_none() {
        frame.set_cursor_position(Position { x: area.x + 2 + width(&shown) as u16, y: area.y });
    }
}

fn draw_hints(frame: &mut Frame, desk: &Desk, area: Rect) {
    let columns = area.width as usize;
    let line = match &desk.message {
        Some(message) => Line::styled(cut(message, columns), desk.paint.question()),
        None => {
            let key = match desk.session.is_over() {
                true => "screen-keys-over",
                false if desk.session.may_pass() => "screen-keys-pass",
                false => "screen-keys",
            };
            Line::styled(cut(&desk.session.text(key), columns), desk.paint.quiet())
        }
    };
    frame.render_widget(line, area);
}

fn draw_sheet(frame: &mut Frame, area: Rect, sheet: &mut Sheet, foot: &str) {
    let columns = (area.width - 4).min(92);
    let inside = columns as usize - 4;
    let lines: Vec<String> = sheet
        .lines
        .iter()
        .flat_map(|line| {
            let start = line.len() - line.trim_start_matches(' ').len();
            wrap(line, inside, &" ".repeat(if start > 0 { start + 4 } else { 0 }))
        })
        .collect();
    let height = (lines.len() as u16 + 2).min(area.height - 2);
    let rows = height as usize - 2;
    sheet.scroll = sheet.scroll.min(lines.len().saturating_sub(rows));
    let rect =
        Rect { x: area.x + (area.width - columns) / 2, y: area.y + (area.height - height) / 2, width: columns, height };
    let block = Block::bordered().title_bottom(title(&cut(foot, inside)));
    let inner = block.inner(rect);
    frame.render_widget(Clear, rect);
    frame.render_widget(block, rect);
    let text: Vec<Line> =
        lines.into_iter().skip(sheet.scroll).take(rows).map(|line| Line::from(format!(" {line}"))).collect();
    frame.render_widget(Paragraph::new(text), inner);
}

fn title(text: &str) -> String {
    format!(" {} ", capital(text))
}
