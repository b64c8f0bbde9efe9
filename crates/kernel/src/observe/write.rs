//! A table written into a buffer.

use crate::book::Book;
use crate::game::{Game, GaugeKind};
use crate::inquiry;
use crate::phrase::Fact;
use crate::question::{Arg, Ask, Choice};
use crate::resolve::frame::Paying;
use crate::resolve::scope::Target;
use crate::resolve::table::Table;
use crate::table::cards::{CardId, FaceId};
use crate::table::dice::DieId;
use crate::table::seats::Seat;
use crate::table::zones::{Visibility, ZoneKind};
use crate::view::{self, Eyes};

use super::keys::waiting_face;
use super::rows::{Rows, Trace, Used, short};
use super::{CARDS, DICE, FACTS, Layout, OPTIONS, SEATS, TABLE, TEXTS};

/// Writes what somebody sees. The buffer holds what its trace says; `options` are those of the open question. Says whether
/// everything had room.
pub fn write<G: Game>(
    book: &Book<G>,
    table: &Table<G>,
    eyes: Eyes,
    options: &[Choice],
    layout: &Layout,
    trace: &mut Trace,
    out: &mut [i16],
) -> bool {
    let asked = table.question().map(|question| question.seat);
    // What is asked is for whoever is asked.
    let told = eyes.all || (asked.is_some() && asked == eyes.seat);
    let places = places(table.state.places.len() as u8, eyes.seat);
    let paying = inquiry::paying(table).filter(|_| told);
    let rows = layout.parts[CARDS].rows;
    trace.covered.clear();
    let mut writer = Writer { book, table, eyes, asked, told, paying, places, rows, covered: &[] };
    let mut fits = writer.cards(layout, &mut trace.cards, &mut trace.covered, out);
    writer.covered = &trace.covered;
    writer.card_roles(layout, &trace.cards, out);
    fits &= writer.dice(layout, &mut trace.dice, out);
    fits &= writer.facts(layout, &mut trace.filled[FACTS], out);
    fits &= writer.texts(layout, &mut trace.filled[TEXTS], out);
    fits &= writer.options(layout, options, &mut trace.filled[OPTIONS], out);
    writer.seats(layout, out);
    writer.table(layout, options.len(), fits, out);
    fits
}

struct Writer<'a, G: Game> {
    book: &'a Book<G>,
    table: &'a Table<G>,
    eyes: Eyes,
    asked: Option<Seat>,
    told: bool,
    paying: Option<&'a Paying<G>>,
    /// The number of each seat from whoever looks.
    places: [i16; SEATS_AND_NONE],
    /// How many rows cards have.
    rows: usize,
    /// The rows of the cards that lie in sight and are not known.
    covered: &'a [(CardId, u16)],
}

/// Room for every seat, and one more for nobody.
const SEATS_AND_NONE: usize = crate::table::seats::SEATS + 1;

fn places(count: u8, first: Option<Seat>) -> [i16; SEATS_AND_NONE] {
    let first = first.map_or(0, |seat| seat.0);
    std::array::from_fn(|seat| match seat as u8 {
        seat if seat < count => i16::from((seat + count - first) % count) + 1,
        _ => 0,
    })
}

#[inline]
fn face_number(face: Option<FaceId>) -> i16 {
    face.map_or(0, |face| face.0 as i16 + 1)
}

/// A word as a number: 15 bits made of its letters.
fn code(word: &str) -> i16 {
    let mixed =
        word.bytes().fold(0x811c_9dc5u32, |mixed, letter| (mixed ^ u32::from(letter)).wrapping_mul(0x0100_0193));
    ((mixed ^ (mixed >> 15)) & 0x7fff) as i16
}

impl<G: Game> Writer<'_, G> {
    /// A seat's number from whoever looks.
    #[inline]
    fn from(&self, seat: Seat) -> i16 {
        self.places[seat.index().min(SEATS_AND_NONE - 1)]
    }

    /// The row of a card. What is not known has a row that does not tell which of the unknown cards it is.
    fn row_of(&self, card: CardId) -> Option<usize> {
        let entry = self.table.state.cards().get(card.index())?;
        let row = if self.eyes.are_among(entry.known) {
            card.index()
        } else {
            usize::from(self.covered.iter().find(|(other, _)| *other == card)?.1)
        };
        (row < self.rows).then_some(row)
    }

    /// The name of a card: its row, from 1.
    fn point(&self, card: CardId) -> i16 {
        self.row_of(card).map_or(0, |row| row as i16 + 1)
    }

    /// A card's face, if whoever looks knows it.
    fn face_of(&self, card: CardId) -> i16 {
        let entry = self.table.state.card(card);
        face_number(self.eyes.are_among(entry.known).then_some(entry.face))
    }

    /// What the text that asks has fixed so far, as far as the asked seat may know.
    fn chosen(&self) -> impl Iterator<Item = Target> + '_ {
        let scope = self.table.scope();
        let by = self.asked.unwrap_or(Seat::NONE);
        let places = if self.told { 0..scope.chosen.len() } else { 0..0 };
        let unseen = move |place: &usize| {
            !scope.secret.is_empty() && inquiry::is_unseen(self.book, &self.table.state, scope, by, *place)
        };
        places.filter(move |place| self.eyes.all || !unseen(place)).map(|place| scope.chosen[place].1)
    }

    /// Writes all cards in sight. A known card has the row of its number. The rows that are left belong to cards that are not
    /// known: they are given out in the order in which those lie, so that no row tells which card it is.
    fn cards(&self, layout: &Layout, used: &mut Used, covered: &mut Vec<(CardId, u16)>, out: &mut [i16]) -> bool {
        let state = &self.table.state;
        let part = &layout.parts[CARDS];
        let width = part.columns.len();
        let rows = &mut out[part.start..part.end()];
        let mut free = state.cards().iter().zip(0..).filter(|(card, _)| !self.eyes.are_among(card.known));
        let mut fits = true;
        used.begin();
        for (number, &kind) in G::Zone::ALL.iter().enumerate() {
            let holders = if kind.is_personal() { state.places.len() as u8 } else { 1 };
            let in_sight = is_in_sight(kind);
            for seat in (0..holders).map(Seat) {
                let holder = if kind.is_personal() { self.from(seat) } else { 0 };
                for (place, &card) in state.zone(kind, seat).iter().enumerate() {
                    let entry = state.card(card);
                    let known = self.eyes.are_among(entry.known);
                    if !known && !in_sight {
                        continue;
                    }
                    let index = if known {
                        card.index()
                    } else {
                        let row: u16 = free.next().map_or(u16::MAX, |(_, row)| row);
                        covered.push((card, row));
                        usize::from(row)
                    };
                    if index >= part.rows {
                        fits = false;
                        continue;
                    }
                    used.add(index);
                    let (head, tail) = rows[index * width..(index + 1) * width].split_at_mut(12);
                    head.copy_from_slice(&[
                        1,
                        number as i16 + 1,
                        holder,
                        place as i16 + 1,
                        if known { entry.face.0 as i16 + 1 } else { 0 },
                        self.from(entry.owner),
                        self.from(entry.controller),
                        self.host(entry.host),
                        0,
                        0,
                        0,
                        0,
                    ]);
                    self.card_tail(card, known, tail);
                }
            }
        }
        used.end(rows, width);
        fits
    }

    /// The card that another is attached to, for whoever knows it.
    #[inline]
    fn host(&self, host: CardId) -> i16 {
        let known = host != CardId::NONE && self.eyes.are_among(self.table.state.card(host).known);
        if known && host.index() < self.rows { host.0 as i16 + 1 } else { 0 }
    }

    /// Marks, counters and values.
    #[inline]
    fn card_tail(&self, card: CardId, known: bool, tail: &mut [i16]) {
        let state = &self.table.state;
        let entry = state.card(card);
        for ((_, mark), column) in G::MARKS.iter().zip(&mut *tail) {
            *column = i16::from(entry.has(*mark));
        }
        let rest = &mut tail[G::MARKS.len()..];
        if rest.is_empty() {
            return;
        }
        rest.fill(0);
        for (_, counter, number) in state.counters.of(card) {
            if let Some(column) = rest[..G::COUNTERS.len()].get_mut(usize::from(counter.0)) {
                *column = *number;
            }
        }
        if !G::VALUES.is_empty() && (known || view::is_covered::<G>(entry.zone)) {
            let columns = &mut rest[G::COUNTERS.len()..];
            for (name, value) in G::values(self.table.look(self.book), card) {
                if let Some(column) = G::VALUES.iter().position(|known| *known == name) {
                    columns[column] = short(value);
                }
            }
        }
    }

    /// Who aims at whom, whose text asks, what has been chosen and paid.
    fn card_roles(&self, layout: &Layout, used: &Used, out: &mut [i16]) {
        let state = &self.table.state;
        let part = &layout.parts[CARDS];
        let width = part.columns.len();
        let rows = &mut out[part.start..part.end()];
        let mut set = |card: CardId, column: usize, value: i16| {
            if let Some(row) = self.row_of(card).filter(|row| used.has(*row)) {
                rows[row * width + column] = value;
            }
        };
        for (from, to) in view::aims(self.book, self.table, self.eyes) {
            set(from, 8, self.point(to));
        }
        if !self.told {
            return;
        }
        if let Some(card) = inquiry::asking(self.table).and_then(|origin| state.still(origin.this)) {
            set(card, 9, 1);
        }
        for target in self.chosen() {
            if let Target::Card(card) = target
                && let Some(card) = state.still(card)
            {
                set(card, 10, 1);
            }
        }
        if let Some(paying) = self.paying {
            for card in (0..state.cards().len() as u16).map(CardId) {
                if inquiry::has_changed(&paying.before, state, card) {
                    set(card, 11, 1);
                }
            }
        }
    }

    fn dice(&self, layout: &Layout, used: &mut Used, out: &mut [i16]) -> bool {
        let part = &layout.parts[DICE];
        let width = part.columns.len();
        let rows = &mut out[part.start..part.end()];
        let mut fits = true;
        used.begin();
        for (id, die) in self.table.state.dice.all() {
            let place = usize::from(id.0);
            if place >= part.rows {
                fits = false;
                continue;
            }
            used.add(place);
            let (head, tail) = rows[place * width..(place + 1) * width].split_at_mut(8);
            head.copy_from_slice(&[
                1,
                i16::from(die.kind) + 1,
                i16::from(die.shows),
                i16::from(die.pool) + 1,
                self.from(die.owner),
                self.point(die.on),
                i16::from(self.told && self.chosen().any(|target| target == Target::Die(id))),
                i16::from(self.paying.is_some_and(|paying| paying.before.dice.get(id) != Some(die))),
            ]);
            for (mark, column) in tail.iter_mut().enumerate() {
                *column = i16::from(die.has(mark as u8));
            }
        }
        used.end(rows, width);
        fits
    }

    fn facts(&self, layout: &Layout, filled: &mut usize, out: &mut [i16]) -> bool {
        let mut rows = Rows::of(&layout.parts[FACTS], out);
        for phrase in G::facts(self.table.look(self.book)) {
            let Some(row) = rows.add() else { break };
            row[1] = G::FACTS.iter().position(|known| *known == phrase.key).map_or(0, |place| place as i16 + 1);
            let (mut seats, mut numbers) = (2..4, 4..6);
            for (_, fact) in &phrase.facts {
                let (column, number) = match *fact {
                    Fact::Seat(seat) => (seats.next(), self.from(seat)),
                    Fact::Number(number) => (numbers.next(), short(number.raw())),
                    Fact::Card(face, known) if self.eyes.are_among(known) => (Some(6), face_number(Some(face))),
                    Fact::Word(word) => (Some(7), code(word)),
                    _ => (None, 0),
                };
                if let Some(column) = column {
                    row[column] = number;
                }
            }
        }
        rows.end(filled)
    }

    /// Texts in force for a while, texts that are being followed, and what seats have declared.
    fn texts(&self, layout: &Layout, filled: &mut usize, out: &mut [i16]) -> bool {
        let mut rows = Rows::of(&layout.parts[TEXTS], out);
        let table = self.table;
        for lasting in &table.state.lasting {
            let Some(row) = rows.add() else { break };
            row[1..4].copy_from_slice(&[1, self.from(lasting.origin.you), face_number(lasting.origin.face)]);
        }
        if table.scopes.len() > 1 {
            for (seat, face) in view::chain(table, self.eyes) {
                let Some(row) = rows.add() else { break };
                row[1..4].copy_from_slice(&[2, self.from(seat), face_number(Some(face))]);
            }
        }
        for (seat, choice) in table.declarations() {
            let Some(row) = rows.add() else { break };
            row[1..3].copy_from_slice(&[3, self.from(*seat)]);
            row[4] = i16::from(choice.word.0) + 1;
            if let Some(card) = choice.card() {
                row[3] = self.face_of(card);
                row[5] = self.point(card);
            }
        }
        rows.end(filled)
    }

    fn options(&self, layout: &Layout, options: &[Choice], filled: &mut usize, out: &mut [i16]) -> bool {
        let mut rows = Rows::of(&layout.parts[OPTIONS], out);
        for option in if self.told { options } else { &[] } {
            let Some(row) = rows.add() else { break };
            row[1] = i16::from(option.word.0) + 1;
            let mut column = 2;
            for arg in &option.args {
                match *arg {
                    Arg::None => {}
                    Arg::Card(card) => {
                        if column < 6 {
                            row[column] = self.point(card);
                            row[column + 1] = self.face_of(card);
                            column += 2;
                        }
                    }
                    Arg::Seat(seat) => row[6] = self.from(seat),
                    Arg::Number(number) => {
                        row[7] = short(number);
                        row[9] = face_number(waiting_face(self.book, self.table, option, number));
                    }
                    Arg::Die(DieId(die)) => row[8] = i16::from(die) + 1,
                }
            }
        }
        rows.end(filled)
    }

    fn seats(&self, layout: &Layout, out: &mut [i16]) {
        let part = &layout.parts[SEATS];
        let width = part.columns.len();
        let rows = &mut out[part.start..part.end()];
        let state = &self.table.state;
        let count = state.places.len();
        let team = self.eyes.seat.map(|seat| state.place(seat).team);
        let gauges = G::Gauge::ALL.len();
        for seat in (0..count as u8).map(Seat) {
            let number = self.from(seat) as usize - 1;
            let row = &mut rows[number * width..(number + 1) * width];
            let place = state.place(seat);
            let chosen = self.told && self.chosen().any(|target| target == Target::Seat(seat));
            row[..7].copy_from_slice(&[
                1,
                i16::from(seat.0) + 1,
                i16::from(place.alive),
                i16::from(place.turned),
                i16::from(Some(place.team) == team),
                i16::from(Some(seat) == self.asked),
                i16::from(chosen),
            ]);
            for (gauge, column) in G::Gauge::ALL.iter().zip(&mut row[7..]) {
                *column = short(state.gauge(seat, *gauge).raw());
            }
            let paid = &mut row[7 + gauges..7 + 2 * gauges];
            match self.paying {
                Some(paying) => {
                    for (gauge, column) in G::Gauge::ALL.iter().zip(paid) {
                        let (old, new) = (paying.before.gauge(seat, *gauge).raw(), state.gauge(seat, *gauge).raw());
                        *column = short(old.saturating_sub(new));
                    }
                }
                None => paid.fill(0),
            }
            let personal = G::Zone::ALL.iter().filter(|zone| zone.is_personal());
            for (zone, column) in personal.zip(&mut row[7 + 2 * gauges..]) {
                *column = state.zone(*zone, seat).len() as i16;
            }
        }
        for row in rows.chunks_exact_mut(width).skip(count) {
            row.fill(0);
        }
    }

    fn table(&self, layout: &Layout, options: usize, fits: bool, out: &mut [i16]) {
        let part = &layout.parts[TABLE];
        let row = &mut out[part.start..part.end()];
        let (table, state) = (self.table, &self.table.state);
        row.fill(0);
        row[0] = 1;
        row[1] = self.eyes.seat.map_or(0, |seat| i16::from(seat.0) + 1);
        row[2] = self.asked.map_or(0, |seat| self.from(seat));
        if self.told
            && let Some(question) = table.question()
        {
            row[3] = inquiry::kind_of(&question.ask) as i16 + 1;
            if let Ask::Act(moment) = question.ask {
                row[4] = G::moment_place(moment) as i16 + 1;
            }
            if let Some(origin) = inquiry::asking(table) {
                row[6] = state.still(origin.this).map_or(0, |card| self.point(card));
                row[7] = face_number(origin.face);
            }
            if let Some((choosing, taken)) = table.choosing(self.book) {
                row[5] = i16::from(choosing.word.0) + 1;
                row[8..11].copy_from_slice(&[i16::from(taken), i16::from(choosing.least), i16::from(choosing.most)]);
            }
            row[11] = short(options as i32);
        }
        let decisions = if self.eyes.all { table.decisions } else { table.decisions_seen_by(self.eyes.seat) };
        row[12] = short(decisions.min(i32::MAX as u32) as i32);
        row[13] = short(G::turn(state) as i32);
        if let Some(verdict) = &state.verdict {
            row[14] = 1;
            row[15] = i16::from(self.eyes.seat.is_some() && verdict.winners.contains(self.eyes.seat));
        }
        row[16] = i16::from(!fits);
        let shared = G::Zone::ALL.iter().filter(|zone| !zone.is_personal());
        for (zone, column) in shared.zip(&mut row[17..]) {
            *column = state.zone(*zone, Seat(0)).len() as i16;
        }
    }
}

/// Whether everybody sees at least that a card lies here, one by one and not as a pile that nobody looks into.
fn is_in_sight<Z: ZoneKind>(kind: Z) -> bool {
    kind.visibility() != Visibility::Closed || kind.is_active() || !kind.cover().is_empty()
}
