//! CSV as RFC 4180 has it: commas, lines that end in CR LF, quotes around what needs them. Nothing is an empty field.

use std::io::{self, Write};
use std::marker::PhantomData;

use super::{Cell, Shape, Sink, Tabled};

/// Writes rows as CSV.
pub struct Csv<Row, W: Write> {
    out: W,
    shape: Shape,
    line: Vec<u8>,
    rows: PhantomData<fn(&Row)>,
}

impl<Row: Tabled, W: Write> Csv<Row, W> {
    /// A new table, which begins with the names of the columns.
    pub fn create(out: W, shape: Shape) -> io::Result<Csv<Row, W>> {
        let mut csv = Csv::resume(out, shape);
        let columns = Row::columns(&csv.shape);
        csv.put(columns.iter().map(|column| Cell::Text(&column.name)))?;
        Ok(csv)
    }

    /// A table that is continued.
    pub fn resume(out: W, shape: Shape) -> Csv<Row, W> {
        Csv { out, shape, line: Vec::new(), rows: PhantomData }
    }

    /// What is written to.
    pub fn get_ref(&self) -> &W {
        &self.out
    }

    fn put<'a>(&mut self, cells: impl Iterator<Item = Cell<'a>>) -> io::Result<()> {
        self.line.clear();
        for (place, cell) in cells.enumerate() {
            if place > 0 {
                self.line.push(b',');
            }
            match cell {
                Cell::Number(number) => write!(self.line, "{number}")?,
                Cell::Signed(number) => write!(self.line, "{number}")?,
                Cell::Flag(flag) => write!(self.line, "{flag}")?,
                Cell::Text(text) => quote(&mut self.line, text),
                Cell::Nothing => (),
            }
        }
        self.line.extend(b"\r\n");
        self.out.write_all(&self.line)
    }
}

impl<Row: Tabled, W: Write + Send> Sink<Row> for Csv<Row, W> {
    fn write(&mut self, row: &Row) -> io::Result<()> {
        let shape = std::mem::take(&mut self.shape);
        let mut cells = Vec::new();
        row.cells(&shape, &mut cells);
        let done = self.put(cells.into_iter());
        self.shape = shape;
        done
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn close(mut self: Box<Self>) -> io::Result<()> {
        self.out.flush()
    }
}

/// An empty text is quoted: an empty field is nothing.
fn quote(line: &mut Vec<u8>, text: &str) {
    let plain = !text.is_empty() && !text.contains([',', '"', '\r', '\n']);
    if plain {
        line.extend(text.as_bytes());
    } else {
        line.push(b'"');
        line.extend(text.replace('"', "\"\"").as_bytes());
        line.push(b'"');
    }
}
