//! What is on the screen, and what keys do to it.

use kernel::table::seats::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::super::session::Session;
use super::paint::Paint;
use crate::play::advice::hint::Task;
use crate::play::advice::review::Review;
use crate::play::display::board::{Board, Group};
use crate::play::display::story::{self, Mark};
use crate::play::display::text::{capital, width};
use crate::play::input::command::Command;
use crate::play::input::menu::{Menu, Reading};
use crate::play::input::reply::Reply;
use crate::play::input::settings::PASS;

/// The longest input, in characters.
const LONGEST: usize = 200;

/// Scrolled to the end, wherever that is.
const LAST: usize = usize::MAX / 2;

/// Whether the screen stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    Stay,
    /// The person leaves.
    Leave,
}

/// A text laid over the table until it has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The text.
    pub lines: Vec<String>,
    /// How many lines are scrolled out above.
    pub scroll: usize,
}

/// What is on the screen.
pub struct Desk<'s, 'a> {
    /// The match.
    pub session: &'s mut Session<'a>,
    /// The colours.
    pub paint: Paint,
    /// The table.
    pub board: Board,
    /// The answers.
    pub menu: Menu,
    /// The answer under the cursor.
    pub chosen: usize,
    /// The card under the cursor, counted as [`Desk::groups`] does.
    pub cursor: Option<usize>,
    /// Whether the person is looking through answers, so that their cards are shown.
    pub looking: bool,
    /// What is being typed.
    pub input: String,
    /// One line to read.
    pub message: Option<String>,
    /// A text to read.
    pub sheet: Option<Sheet>,
    /// How many lines of the log are scrolled back.
    pub back: usize,
    /// What was told before, and what is new.
    pub log: (Vec<String>, Vec<String>),
    mark: Mark,
    ended: bool,
    thought: Option<Thought>,
}

/// What is being thought about.
enum Thought {
    /// It is to be begun.
    Task(Task),
    /// The match is looked back at.
    Review(Box<Review>),
}

/// Whether a key leaves, whatever is going on.
pub fn is_leaving(key: &KeyEvent) -> bool {
    key.kind != KeyEventKind::Release && key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}

impl<'s, 'a> Desk<'s, 'a> {
    /// A desk at the beginning of a match.
    pub fn new(session: &'s mut Session<'a>, paint: Paint) -> Desk<'s, 'a> {
        let board = session.board();
        let mut desk = Desk {
            session,
            paint,
            board,
            menu: Menu::default(),
            chosen: 0,
            cursor: None,
            looking: false,
            input: String::new(),
            message: None,
            sheet: None,
            back: 0,
            log: (Vec::new(), Vec::new()),
            mark: Mark::default(),
            ended: false,
            thought: None,
        };
        desk.settle();
        desk
    }

    /// Thinks on, or lets one bot decide; false if a person is to do something.
    pub fn step(&mut self) -> bool {
        if let Some(thought) = self.thought.take() {
            self.think(thought);
            return true;
        }
        let moved = self.session.step();
        let faults = self.session.take_faults();
        if !faults.is_empty() {
            let lines = faults.iter().flat_map(|fault| fault.lines().map(str::to_string)).collect();
            self.sheet = Some(Sheet { lines, scroll: 0 });
        }
        if moved && (self.session.asked().is_some() || self.session.is_over()) {
            self.settle();
        } else if moved {
            self.board = self.session.board();
            self.menu = Menu::default();
            self.log.1 = self.tell_news();
        }
        moved
    }

    /// Whether a hint or a review is being thought about.
    pub fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }

    pub fn stop_thinking(&mut self) {
        self.thought = None;
        self.message = None;
    }

    fn think(&mut self, thought: Thought) {
        self.message = None;
        match thought {
            Thought::Task(Task::Hint(budget, most)) => match self.session.hint(budget, most) {
                Some(hint) => {
                    // Enter closes the sheet; Enter again takes the best answer.
                    let best = self.menu.items.iter().position(|item| item.notation == hint.best);
                    self.choose(best);
                    self.sheet = Some(Sheet { lines: hint.lines, scroll: 0 });
                }
                None => self.message = Some(self.session.text("hint-nothing")),
            },
            Thought::Task(Task::Review) => match Review::new(self.session) {
                Some(review) => self.go_on(Box::new(review)),
                None => self.message = Some(self.session.text("review-nothing")),
            },
            Thought::Review(mut review) => match review.step(self.session.title) {
                true => self.go_on(review),
                false => self.sheet = Some(Sheet { lines: review.tell(self.session), scroll: 0 }),
            },
        }
    }

    fn go_on(&mut self, review: Box<Review>) {
        let (done, all) = review.progress();
        let values = [("done", done.to_string()), ("all", all.to_string())];
        let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
        self.message = Some(self.session.with("screen-reviewing", &values));
        self.thought = Some(Thought::Review(review));
    }

    /// To whom the keyboard must be passed before the table is shown.
    pub fn hand_over(&self) -> Option<Seat> {
        self.session.hand_over()
    }

    /// Every card in sight, in the order in which the cursor visits them: shared, own, others'.
    pub fn groups(&self) -> Vec<&Group> {
        let own = self.board.seats.iter().filter(|seat| seat.own).flat_map(|seat| &seat.rows);
        let others = self.board.seats.iter().filter(|seat| !seat.own).flat_map(|seat| &seat.rows);
        self.board.middle.iter().chain(own).chain(others).flat_map(|row| &row.groups).collect()
    }

    /// The card to show in full: the one under the cursor, or that of the chosen answer.
    pub fn card(&self) -> Option<&Group> {
        let groups = self.groups();
        match self.cursor {
            Some(place) => groups.get(place).copied(),
            None => groups.into_iter().find(|group| group.options.contains(&self.chosen)),
        }
    }

    pub fn press(&mut self, key: KeyEvent) -> Next {
        if key.kind == KeyEventKind::Release {
            return Next::Stay;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            _ if is_leaving(&key) => return Next::Leave,
            KeyCode::Char('d') if control && self.input.is_empty() => return Next::Leave,
            _ => {}
        }
        if let Some(seat) = self.hand_over() {
            if key.code == KeyCode::Enter {
                self.session.sit_down(seat);
                self.settle();
            }
            return Next::Stay;
        }
        if self.sheet.is_some() {
            self.turn_sheet(key.code);
            // Whoever types on has read it. A space is only ever meant to close it.
            if let KeyCode::Char(letter) = key.code
                && !control
                && letter != ' '
            {
                self.write(letter);
            }
            return Next::Stay;
        }
        match key.code {
            KeyCode::Enter => return self.enter(),
            KeyCode::Char('u') if control => self.input.clear(),
            KeyCode::Char('?') if self.input.is_empty() && self.cursor.is_some() => self.ask_why(),
            KeyCode::Char(' ') if self.input.is_empty() && self.session.may_pass() => return self.take(PASS),
            KeyCode::Char(' ') if self.input.is_empty() => {}
            KeyCode::Char(letter) if !control => self.write(letter),
            KeyCode::Backspace => {
                self.input.pop();
            }
            KeyCode::Esc => {
                self.input.clear();
                self.cursor = None;
                self.looking = false;
                self.message = None;
            }
            KeyCode::Up => self.choose(self.chosen.checked_sub(1)),
            KeyCode::Down => self.choose(Some(self.chosen + 1)),
            KeyCode::Home => self.choose(Some(0)),
            KeyCode::End => self.choose(self.menu.items.len().checked_sub(1)),
            KeyCode::Tab | KeyCode::Right => self.move_cursor(1),
            KeyCode::BackTab | KeyCode::Left => self.move_cursor(-1),
            KeyCode::PageUp => self.back += 5,
            KeyCode::PageDown => self.back = self.back.saturating_sub(5),
            KeyCode::F(1) => {
                self.take("help");
            }
            KeyCode::F(2) if self.session.is_over() => {
                self.take("review");
            }
            KeyCode::F(2) => {
                self.take("hint");
            }
            _ => {}
        }
        Next::Stay
    }

    /// A letter of what is being typed.
    fn write(&mut self, letter: char) {
        if width(&self.input) >= LONGEST {
            return;
        }
        self.input.push(letter);
        self.message = None;
        if let Reading::One(place) = self.menu.read(&self.input) {
            self.chosen = place;
        }
    }

    fn enter(&mut self) -> Next {
        if !self.input.is_empty() {
            let typed = std::mem::take(&mut self.input);
            return self.take(&typed);
        }
        if self.session.is_over() {
            return Next::Leave;
        }
        let Some(place) = self.cursor else {
            return match self.menu.items.get(self.chosen) {
                Some(item) => {
                    let notation = item.notation.clone();
                    self.take(&notation)
                }
                None => Next::Stay,
            };
        };
        let options = self.groups().get(place).map(|group| group.options.clone()).unwrap_or_default();
        match options.as_slice() {
            [] => self.message = Some(self.session.text("screen-no-answer")),
            [only] => {
                let notation = self.menu.items[*only].notation.clone();
                return self.take(&notation);
            }
            [first, ..] => {
                self.chosen = *first;
                self.cursor = None;
                self.looking = true;
                self.message = Some(self.session.text("screen-of-this-card"));
            }
        }
        Next::Stay
    }

    /// Gives the session what was typed or chosen.
    fn take(&mut self, typed: &str) -> Next {
        self.message = None;
        match self.session.enter(typed) {
            Reply::Moved(lines) => {
                self.settle();
                self.message = lines.into_iter().next();
            }
            Reply::Say(lines) => match lines.as_slice() {
                [line] if width(line) < 76 => self.message = Some(line.clone()),
                _ => {
                    // Of the log the end is read first.
                    let log = matches!(Command::read(typed), Some(Command::Log(_)));
                    self.sheet = Some(Sheet { lines, scroll: if log { LAST } else { 0 } });
                }
            },
            Reply::Table => {
                let lines = crate::play::display::page::whole(self.session, &self.board, &mut Default::default());
                self.sheet = Some(Sheet { lines, scroll: 0 });
            }
            Reply::Language => self.refresh(),
            Reply::Think(task) => {
                self.message = Some(self.session.text("hint-thinking"));
                self.thought = Some(Thought::Task(task));
            }
            Reply::Quit => return Next::Leave,
        }
        Next::Stay
    }

    fn ask_why(&mut self) {
        let card = self.cursor.and_then(|place| self.groups().get(place).map(|group| group.notation.clone()));
        if let Some(notation) = card {
            let lines = self.session.why_not(&notation);
            self.sheet = Some(Sheet { lines, scroll: 0 });
        }
    }

    fn turn_sheet(&mut self, code: KeyCode) {
        let Some(sheet) = &mut self.sheet else { return };
        match code {
            KeyCode::Up => sheet.scroll = sheet.scroll.saturating_sub(1),
            KeyCode::Down => sheet.scroll += 1,
            KeyCode::PageUp => sheet.scroll = sheet.scroll.saturating_sub(10),
            KeyCode::PageDown => sheet.scroll += 10,
            KeyCode::Home => sheet.scroll = 0,
            KeyCode::End => sheet.scroll = LAST,
            _ => self.sheet = None,
        }
    }

    fn choose(&mut self, place: Option<usize>) {
        if let Some(place) = place.filter(|place| *place < self.menu.items.len()) {
            self.chosen = place;
        }
        self.cursor = None;
        self.looking = true;
        self.message = None;
    }

    fn move_cursor(&mut self, by: isize) {
        let count = self.groups().len() as isize;
        self.message = None;
        if count == 0 {
            return;
        }
        let place = match self.cursor {
            None if by > 0 => 0,
            None => count - 1,
            Some(place) => (place as isize + by).rem_euclid(count),
        };
        self.cursor = Some(place as usize);
        if let Some(option) = self.groups().get(place as usize).and_then(|group| group.options.first().copied()) {
            self.chosen = option;
        }
    }

    /// A new position: what has happened is told, and everything points to the beginning.
    fn settle(&mut self) {
        if self.session.hand_over().is_none() && (self.session.asked().is_some() || self.session.is_over()) {
            self.mark = self.session.mark_told();
        }
        self.mark = self.mark.until(self.session.end());
        self.cursor = None;
        self.looking = false;
        self.back = 0;
        self.input.clear();
        self.refresh();
        // Where one may pass, that is what a careless Enter does.
        self.chosen = self.menu.items.iter().position(|item| item.notation == PASS).unwrap_or(0);
        if let Err(fault) = self.session.keep_record() {
            self.message = Some(fault);
        }
        let over = self.session.is_over();
        if over && !self.ended {
            let result = self.session.result().map(|text| capital(&text)).unwrap_or_default();
            let lines = vec![result, String::new(), self.session.text("screen-over")];
            self.sheet = Some(Sheet { lines, scroll: 0 });
        }
        self.ended = over;
    }

    /// Reads everything that is shown from the session again.
    fn refresh(&mut self) {
        self.board = self.session.board();
        self.menu = self.session.menu();
        // The log begins with what is played.
        let mut told: Vec<String> = super::super::welcome(self.session).into_iter().take(1).collect();
        told.extend(story::tell(self.session, Mark::default()..self.mark));
        self.log = (told, self.tell_news());
    }

    fn tell_news(&self) -> Vec<String> {
        story::tell(self.session, self.mark..self.session.end())
    }
}
