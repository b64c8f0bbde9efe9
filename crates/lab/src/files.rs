//! The files that rows go to while matches are played.
//!
//! A run that may be continued writes CSV as it goes; the file is cut to what was last kept and written on. Parquet cannot
//! be written on: there rows wait in a file beside it, a line of JSON each, and become Parquet when the run is complete.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use catalog::GameEntry;
use kernel::table::cards::FaceId;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::output::{Csv, Format, Parquet, Shape, Sink, Tabled};
use crate::play::{Played, Wanted};
use crate::row::{CardRow, DecisionRow, MatchRow, TurnRow};

/// Where rows are to go.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Paths {
    /// One row a match.
    pub matches: Option<PathBuf>,
    /// One row per card, seat and match.
    pub cards: Option<PathBuf>,
    /// One row a decision.
    pub decisions: Option<PathBuf>,
    /// One row a seat and turn.
    pub turns: Option<PathBuf>,
}

impl Paths {
    /// All of them, in their order.
    pub fn all(&self) -> [&Option<PathBuf>; 4] {
        [&self.matches, &self.cards, &self.decisions, &self.turns]
    }

    /// What is wanted of a match for these files.
    pub fn wanted(&self) -> Wanted {
        Wanted { cards: self.cards.is_some(), decisions: self.decisions.is_some(), turns: self.turns.is_some() }
    }
}

/// How long the files were when a run was kept: of each that there is, in the order of [`Paths`]. Nothing once it is
/// complete and cannot be written on.
pub type Lengths = [Option<u64>; 4];

/// The open files of a run.
#[derive(Default)]
pub struct Files {
    matches: Option<Table<MatchRow>>,
    cards: Option<Table<CardRow>>,
    decisions: Option<Table<DecisionRow>>,
    turns: Option<Table<TurnRow>>,
}

/// One open file.
struct Table<Row> {
    path: PathBuf,
    shape: Shape,
    /// Where rows wait that cannot go to the file itself yet.
    waiting: Option<PathBuf>,
    sink: Box<dyn Sink<Row>>,
}

/// How files are opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// Anew; the run is not to be continued.
    Once,
    /// Anew; the run may be continued.
    Kept,
    /// To write on where it was kept.
    On(Lengths),
}

impl Files {
    /// Opens all files, so that what cannot be written is known before anything is played.
    pub fn open(paths: &Paths, shape: &Shape, opening: Opening) -> Result<Files, String> {
        Ok(Files {
            matches: table(paths.matches.as_deref(), shape, opening, 0)?,
            cards: table(paths.cards.as_deref(), shape, opening, 1)?,
            decisions: table(paths.decisions.as_deref(), shape, opening, 2)?,
            turns: table(paths.turns.as_deref(), shape, opening, 3)?,
        })
    }

    /// Writes what a match gives.
    pub fn write(&mut self, title: &GameEntry, played: &Played) -> Result<(), String> {
        if let Some(table) = &mut self.matches {
            table.write(&played.row)?;
        }
        if let Some(table) = &mut self.decisions {
            played.decisions.iter().try_for_each(|row| table.write(row))?;
        }
        if let Some(table) = &mut self.turns {
            played.turns.iter().try_for_each(|row| table.write(row))?;
        }
        if let Some(table) = &mut self.cards {
            card_rows(title, played).try_for_each(|row| table.write(&row))?;
        }
        Ok(())
    }

    /// Writes what waits in memory, and says how long the files are.
    pub fn flush(&mut self) -> Result<Lengths, String> {
        Ok([flush(&mut self.matches)?, flush(&mut self.cards)?, flush(&mut self.decisions)?, flush(&mut self.turns)?])
    }

    /// Ends all files: those that wait are made.
    pub fn close(self) -> Result<(), String> {
        close(self.matches)?;
        close(self.cards)?;
        close(self.decisions)?;
        close(self.turns)
    }
}

/// The cards that were in a match for seats, a row each.
pub fn card_rows<'a>(title: &'a GameEntry, played: &'a Played) -> impl Iterator<Item = CardRow> + 'a {
    played.cards.iter().enumerate().flat_map(move |(seat, dealt)| {
        let present = dealt.present.iter().enumerate().filter(|(_, present)| **present);
        present.map(move |(face, _)| CardRow {
            number: played.row.number,
            seat: seat as u8,
            entrant: played.row.seating[seat],
            began: played.row.first.map(usize::from) == Some(seat),
            card: title.game.slug(FaceId(face as u16)).to_string(),
            seen: dealt.seen[face],
            opening: dealt.opening[face],
            drawn: dealt.drawn[face],
            gained: dealt.gained[face],
            gained_turn: (dealt.gained[face] > 0).then_some(dealt.gained_turn[face]),
            played: dealt.played[face],
            played_turn: (dealt.played[face] > 0).then_some(dealt.played_turn[face]),
            won: played.has_won(seat),
        })
    })
}

impl<Row> Table<Row> {
    fn write(&mut self, row: &Row) -> Result<(), String> {
        self.sink.write(row).map_err(fault(&self.path))
    }
}

fn fault(path: &Path) -> impl Fn(io::Error) -> String + '_ {
    move |error| format!("{}: {error}", path.display())
}

fn flush<Row>(table: &mut Option<Table<Row>>) -> Result<Option<u64>, String> {
    let Some(table) = table else { return Ok(None) };
    let path = table.waiting.as_ref().unwrap_or(&table.path);
    table.sink.flush().and_then(|()| fs::metadata(path)).map(|data| Some(data.len())).map_err(fault(path))
}

fn table<Row: Tabled + Serialize + DeserializeOwned + 'static>(
    path: Option<&Path>,
    shape: &Shape,
    opening: Opening,
    place: usize,
) -> Result<Option<Table<Row>>, String> {
    let Some(path) = path else { return Ok(None) };
    let format = Format::of(path)?;
    let waits = format == Format::Parquet && opening != Opening::Once;
    let waiting = waits.then(|| PathBuf::from(format!("{}.rows", path.display())));
    let file = waiting.as_deref().unwrap_or(path);
    let length =
        match opening {
            Opening::On(lengths) => Some(lengths[place].ok_or_else(|| {
                format!("{} is complete and cannot be written on; give it another name", path.display())
            })?),
            _ => None,
        };
    if waits {
        // The file itself is written at the end: it should be possible by then.
        OpenOptions::new().append(true).create(true).open(path).map_err(fault(path))?;
    }
    let out = BufWriter::new(open(file, length).map_err(fault(file))?);
    let sink: Box<dyn Sink<Row>> = match (format, length) {
        _ if waits => Box::new(Lines(out)),
        (Format::Csv, Some(_)) => Box::new(Csv::resume(out, shape.clone())),
        (Format::Csv, None) => Box::new(Csv::create(out, shape.clone()).map_err(fault(path))?),
        (Format::Parquet, _) => Box::new(Parquet::create(out, shape.clone()).map_err(fault(path))?),
    };
    Ok(Some(Table { path: path.to_path_buf(), shape: shape.clone(), waiting, sink }))
}

/// A new file, or an old one cut to a length.
fn open(path: &Path, length: Option<u64>) -> io::Result<File> {
    let Some(length) = length else { return File::create(path) };
    let file = OpenOptions::new().append(true).open(path)?;
    if file.metadata()?.len() < length {
        return Err(io::Error::other(format!("shorter than the {length} bytes it had")));
    }
    file.set_len(length)?;
    Ok(file)
}

fn close<Row: Tabled + DeserializeOwned>(table: Option<Table<Row>>) -> Result<(), String> {
    let Some(Table { path, shape, waiting, sink }) = table else { return Ok(()) };
    sink.close().map_err(fault(&path))?;
    let Some(waiting) = waiting else { return Ok(()) };
    let write = || {
        let mut sink = Box::new(Parquet::create(BufWriter::new(File::create(&path)?), shape)?);
        for line in BufReader::new(File::open(&waiting)?).lines() {
            let row: Row = serde_json::from_str(&line?)?;
            sink.write(&row)?;
        }
        sink.close()?;
        fs::remove_file(&waiting)
    };
    write().map_err(fault(&path))
}

/// Rows that wait, a line of JSON each.
struct Lines<W: Write>(W);

impl<Row: Serialize, W: Write + Send> Sink<Row> for Lines<W> {
    fn write(&mut self, row: &Row) -> io::Result<()> {
        serde_json::to_writer(&mut self.0, row)?;
        self.0.write_all(b"\n")
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }

    fn close(mut self: Box<Self>) -> io::Result<()> {
        self.0.flush()
    }
}
