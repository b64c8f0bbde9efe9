//! Rows come back from files as they went in.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};

use lab::output::parquet::GROUP;
use lab::output::{Csv, Format, Parquet, Shape, Sink};
use lab::row::{CardRow, DecisionRow, MatchRow, Told};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;

/// A file in memory that can be read while a writer has it.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    fn bytes(&self) -> Vec<u8> {
        self.0.lock().unwrap().clone()
    }
}

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn shape() -> Shape {
    Shape {
        seats: 3,
        entrants: vec!["greedy@ink, and \"iron\"".to_string(), "random".to_string()],
        gauges: vec!["health".to_string(), "on-fire".to_string()],
        facts: vec![("villain".to_string(), false), ("threat".to_string(), true)],
        notes: vec![("command".to_string(), "tapis sim".to_string())],
    }
}

fn row(number: u64) -> MatchRow {
    MatchRow {
        number,
        seed: u64::MAX - number,
        seating: if number.is_multiple_of(3) { vec![1, 0] } else { vec![0, 1, 1] },
        first: (number > 0).then_some(1),
        options: String::new(),
        winners: (number % 4) as u8,
        ending: "won".to_string(),
        turns: 12,
        decisions: u32::MAX,
        gauges: vec![vec![Some(-3), None], vec![Some(0), Some(7)]],
        facts: vec![Some(Told::Word("rhino".to_string())), (number > 0).then_some(Told::Number(-1))],
    }
}

#[test]
fn a_match_is_a_line_of_csv() {
    let paper = Paper::default();
    let mut csv: Box<dyn Sink<MatchRow>> = Box::new(Csv::create(paper.clone(), shape()).unwrap());
    csv.write(&row(0)).unwrap();
    csv.write(&row(1)).unwrap();
    csv.close().unwrap();
    let text = String::from_utf8(paper.bytes()).unwrap();
    let wanted = "number,seed,options,ending,turns,decisions,first,seat0,seat1,seat2,won0,won1,won2,villain,threat,health0,on_fire0,health1,on_fire1,health2,on_fire2\r\n\
        0,18446744073709551615,\"\",won,12,4294967295,,random,\"greedy@ink, and \"\"iron\"\"\",,false,false,,rhino,,-3,,0,7,,\r\n\
        1,18446744073709551614,\"\",won,12,4294967295,1,\"greedy@ink, and \"\"iron\"\"\",random,random,true,false,false,rhino,-1,-3,,0,7,,\r\n";
    assert_eq!(text, wanted);
}

#[test]
fn a_csv_that_is_continued_is_the_same() {
    let (whole, parts) = (Paper::default(), Paper::default());
    let mut csv = Csv::create(whole.clone(), shape()).unwrap();
    (0..10).for_each(|number| csv.write(&row(number)).unwrap());
    let mut csv = Csv::create(parts.clone(), shape()).unwrap();
    (0..4).for_each(|number| csv.write(&row(number)).unwrap());
    let mut csv = Csv::resume(parts.clone(), shape());
    (4..10).for_each(|number| csv.write(&row(number)).unwrap());
    assert_eq!(whole.bytes(), parts.bytes());
}

#[test]
fn decisions_and_cards_name_who_sat_there() {
    let paper = Paper::default();
    let mut csv = Csv::create(paper.clone(), shape()).unwrap();
    let chosen = "say \"no\"\nnow".to_string();
    csv.write(&DecisionRow { number: 7, decision: 3, turn: 2, seat: 1, entrant: 1, options: 5, chosen }).unwrap();
    let card = CardRow {
        number: 7,
        seat: 1,
        entrant: 0,
        began: false,
        card: "crystal".to_string(),
        seen: true,
        opening: 1,
        drawn: true,
        gained: 0,
        gained_turn: None,
        played: 2,
        played_turn: Some(3),
        won: true,
    };
    let mut csv = Csv::create(paper.clone(), shape()).unwrap();
    csv.write(&card).unwrap();
    let text = String::from_utf8(paper.bytes()).unwrap();
    let wanted = "number,decision,turn,seat,entrant,options,chosen\r\n7,3,2,1,random,5,\"say \"\"no\"\"\nnow\"\r\n\
        number,seat,entrant,began,card,seen,opening,drawn,gained,gained_turn,played,played_turn,won\r\n\
        7,1,\"greedy@ink, and \"\"iron\"\"\",false,crystal,true,1,true,0,,2,3,true\r\n";
    assert_eq!(text, wanted);
}

fn parquet(rows: u64) -> Vec<u8> {
    let paper = Paper::default();
    let mut sink: Box<dyn Sink<MatchRow>> = Box::new(Parquet::create(paper.clone(), shape()).unwrap());
    (0..rows).for_each(|number| sink.write(&row(number)).unwrap());
    sink.close().unwrap();
    paper.bytes()
}

/// Bytes as a file to read from.
fn reader(name: &str, bytes: &[u8]) -> SerializedFileReader<File> {
    let path = std::env::temp_dir().join(format!("tapis-lab-{}-{name}.parquet", std::process::id()));
    fs::write(&path, bytes).unwrap();
    let file = File::open(&path).unwrap();
    fs::remove_file(&path).unwrap();
    SerializedFileReader::new(file).unwrap()
}

#[test]
fn parquet_gives_back_what_was_written() {
    let rows = GROUP as u64 + 5;
    let reader = reader("rows", &parquet(rows));
    let metadata = reader.metadata();
    assert_eq!(metadata.file_metadata().num_rows(), rows as i64);
    assert_eq!(metadata.num_row_groups(), 2);
    let notes = metadata.file_metadata().key_value_metadata().unwrap();
    assert!(notes.iter().any(|note| note.key == "command" && note.value.as_deref() == Some("tapis sim")));
    let text = |text: &str| Field::Str(text.to_string());
    for (number, found) in reader.get_row_iter(None).unwrap().enumerate() {
        let (number, found) = (number as u64, found.unwrap());
        let field = |name: &str| found.get_column_iter().find(|(column, _)| *column == name).unwrap().1.clone();
        let row = row(number);
        assert_eq!(field("number"), Field::ULong(number));
        assert_eq!(field("seed"), Field::ULong(row.seed));
        assert_eq!(field("decisions"), Field::UInt(u32::MAX));
        assert_eq!(field("options"), text(""));
        assert_eq!(field("seat0"), text(&shape().entrants[usize::from(row.seating[0])]));
        assert_eq!(field("won1"), Field::Bool(row.winners & 2 == 2));
        assert_eq!((field("health0"), field("on_fire0")), (Field::Int(-3), Field::Null));
        assert_eq!((field("health1"), field("villain")), (Field::Int(0), text("rhino")));
        let third = if row.seating.len() == 3 { text("random") } else { Field::Null };
        assert_eq!(field("seat2"), third);
        assert_eq!(field("won2") == Field::Null, row.seating.len() < 3);
    }
}

#[test]
fn parquet_of_the_same_rows_has_the_same_bytes() {
    assert_eq!(parquet(100), parquet(100));
    assert_ne!(parquet(100), parquet(101));
    let none = reader("none", &parquet(0));
    assert_eq!(none.metadata().file_metadata().num_rows(), 0);
    assert_eq!(none.metadata().file_metadata().schema_descr().num_columns(), 21);
}

#[test]
fn rows_leave_memory_group_by_group() {
    let paper = Paper::default();
    let mut sink = Parquet::create(paper.clone(), shape()).unwrap();
    (0..GROUP as u64 - 1).for_each(|number| sink.write(&row(number)).unwrap());
    sink.flush().unwrap();
    let before = paper.bytes().len();
    sink.write(&row(GROUP as u64)).unwrap();
    sink.flush().unwrap();
    assert!(before < 100 && paper.bytes().len() > 1_000, "{before}, {}", paper.bytes().len());
}

#[test]
fn the_ending_of_a_file_says_its_format() {
    assert_eq!(Format::of(Path::new("a/b.csv")), Ok(Format::Csv));
    assert_eq!(Format::of(Path::new("b.PARQUET")), Ok(Format::Parquet));
    assert!(Format::of(Path::new("b.txt")).unwrap_err().contains("b.txt"));
    assert!(Format::of(Path::new("csv")).is_err());
}
