//! Rows written to files that data tools read: CSV and Parquet, with the same columns. `docs/lab-schema.md` tells them.
//!
//! Lists become one column a seat, and entrants are written by name: no tool has to unnest or join anything for the usual
//! questions.

pub mod csv;
pub mod parquet;
mod table;

use std::io;
use std::path::Path;

pub use csv::Csv;
pub use parquet::Parquet;
pub use table::{Cell, Column, Kind, Tabled};

/// What the columns of a run's tables depend on, and what is noted in its files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shape {
    /// The most seats of a match.
    pub seats: usize,
    /// The entrants, as they are written: `bot@deck`.
    pub entrants: Vec<String>,
    /// The numbers of a seat, by name.
    pub gauges: Vec<String>,
    /// What the game tells of a table, by name, and whether it is a number.
    pub facts: Vec<(String, bool)>,
    /// What a file says of itself, if its format can: names and values.
    pub notes: Vec<(String, String)>,
}

/// Where rows of one table go. Rows may wait in memory, some thousand at most.
pub trait Sink<Row>: Send {
    /// Takes a row.
    fn write(&mut self, row: &Row) -> io::Result<()>;
    /// Hands on what waits, as far as the format allows.
    fn flush(&mut self) -> io::Result<()>;
    /// Writes what is left. Without it a file may be incomplete.
    fn close(self: Box<Self>) -> io::Result<()>;
}

/// How a table is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Text, RFC 4180.
    Csv,
    /// Columns, compressed.
    Parquet,
}

impl Format {
    /// The format that a file's ending asks for.
    pub fn of(path: &Path) -> Result<Format, String> {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or("").to_ascii_lowercase();
        match ending.as_str() {
            "csv" => Ok(Format::Csv),
            "parquet" => Ok(Format::Parquet),
            _ => Err(format!("\"{}\" is neither a .csv nor a .parquet file", path.display())),
        }
    }
}
