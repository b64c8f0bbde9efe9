//! Rows of a part, and which of them a buffer has in use.

use crate::table::cards::CardId;

use super::{CARDS, DICE, Layout, Part};

/// A number in the room that it has here; infinity is the largest.
#[inline]
pub(super) fn short(number: i32) -> i16 {
    number.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16
}

/// Which rows of a buffer hold something, so that only they are emptied. It goes with its buffer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// Of the parts that are filled from above: how many rows.
    pub(super) filled: [usize; 7],
    pub(super) cards: Used,
    pub(super) dice: Used,
    /// The rows of the cards that lie in sight and are not known.
    pub(super) covered: Vec<(CardId, u16)>,
}

impl Trace {
    /// For a buffer in which everything is 0.
    pub fn empty(layout: &Layout) -> Trace {
        let used = |part: &Part| Used { before: vec![0; part.rows.div_ceil(64)], now: vec![0; part.rows.div_ceil(64)] };
        Trace {
            filled: [0; 7],
            cards: used(&layout.parts[CARDS]),
            dice: used(&layout.parts[DICE]),
            covered: Vec::new(),
        }
    }
}

/// Rows that are in use in a part where they may be empty between others: a bit for each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Used {
    before: Vec<u64>,
    now: Vec<u64>,
}

impl Used {
    /// Begins an observation.
    pub fn begin(&mut self) {
        self.now.fill(0);
    }

    #[inline]
    pub fn add(&mut self, row: usize) {
        self.now[row / 64] |= 1 << (row % 64);
    }

    #[inline]
    pub fn has(&self, row: usize) -> bool {
        self.now[row / 64] & (1 << (row % 64)) != 0
    }

    /// Ends an observation: rows that the one before had and this one has not are emptied.
    pub fn end(&mut self, rows: &mut [i16], width: usize) {
        for (word, (before, now)) in self.before.iter_mut().zip(&self.now).enumerate() {
            let mut gone = *before & !now;
            while gone != 0 {
                let row = word * 64 + gone.trailing_zeros() as usize;
                rows[row * width..(row + 1) * width].fill(0);
                gone &= gone - 1;
            }
            *before = *now;
        }
    }
}

/// A part that is filled from above. What an earlier observation left below is taken away.
pub(super) struct Rows<'o> {
    rows: std::slice::ChunksExactMut<'o, i16>,
    used: usize,
    left_out: bool,
}

impl<'o> Rows<'o> {
    pub fn of(part: &Part, out: &'o mut [i16]) -> Rows<'o> {
        let rows = out[part.start..part.end()].chunks_exact_mut(part.columns.len());
        Rows { rows, used: 0, left_out: false }
    }

    /// The next row, empty but for its first column.
    #[inline]
    pub fn add(&mut self) -> Option<&'o mut [i16]> {
        let row = self.rows.next();
        match row {
            Some(row) => {
                row.fill(0);
                row[0] = 1;
                self.used += 1;
                Some(row)
            }
            None => {
                self.left_out = true;
                None
            }
        }
    }

    /// Empties the rows below that were in use; says whether all that was added had room.
    pub fn end(self, filled: &mut usize) -> bool {
        for row in self.rows.take(filled.saturating_sub(self.used)) {
            row.fill(0);
        }
        *filled = self.used;
        !self.left_out
    }
}
