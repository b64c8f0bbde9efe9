//! The figures as a table for people, in at most 120 columns.

use super::figures::Figures;

const HEAD: [[&str; 15]; 2] = [
    [
        "", "", "random", "", "", "copies", "deals", "full", "search", "level", "search", "stored", "held", "held",
        "instr.",
    ],
    [
        "game", "seats", "dec./s", "games", "/game", "/s", "/s", "first/s", "mid/s", "first/s", "mid/s", "bytes",
        "table", "match", "/dec.",
    ],
];

const FOOT: [&str; 5] = [
    "Rates are per second of processor time on one core. Copies, deals and bytes are those of a table in mid-game.",
    "Full search: iterations that play each to the end at random; level search: as the strongest level makes them;",
    "both at the first decision and in mid-game. Held: resident bytes of one of many tables, and with log and record.",
    "ms: how long each level thinks about a decision, on average and at most of those it was asked.",
    "Instructions per decision of random play come from the ledger (dev profile) unless they are counted.",
];

/// The table, with lines above that say what the columns are and lines below that say how they were measured.
pub fn table(figures: &[Figures]) -> String {
    let mut rows: Vec<Vec<String>> = HEAD.map(|line| line.map(str::to_string).to_vec()).to_vec();
    rows.extend(figures.iter().map(row));
    let columns = rows[0].len();
    let widths: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| row[column].len()).max().unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    lines.push(String::new());
    lines.extend(figures.iter().map(answers));
    lines.push(String::new());
    lines.extend(FOOT.iter().map(|line| line.to_string()));
    lines.join("\n")
}

/// How long the levels think.
fn answers(found: &Figures) -> String {
    let each = found
        .answers
        .iter()
        .map(|answer| format!("{} {}/{}", answer.level, milliseconds(answer.mean_ms), milliseconds(answer.longest_ms)));
    format!("{} {}, ms: {}", found.game, found.seats, each.collect::<Vec<_>>().join(", "))
}

fn milliseconds(number: f64) -> String {
    if number < 9.95 { format!("{number:.1}") } else { format!("{number:.0}") }
}

fn row(found: &Figures) -> Vec<String> {
    let known = |number: Option<f64>| number.filter(|number| *number > 0.0).map_or("-".to_string(), short);
    vec![
        found.game.clone(),
        found.seats.to_string(),
        short(found.decisions_per_second),
        short(found.games_per_second),
        short(found.decisions_per_game),
        short(found.copies_per_second),
        short(found.redeals_per_second),
        short(found.full_search_per_second.first),
        short(found.full_search_per_second.middle),
        short(found.level_search_per_second.first),
        short(found.level_search_per_second.middle),
        found.stored_bytes.to_string(),
        known(found.memory.map(|memory| memory.table)),
        known(found.memory.map(|memory| memory.whole)),
        known(found.instructions_per_decision),
    ]
}

/// Three digits and a letter for thousands or millions.
fn short(number: f64) -> String {
    let (number, letter) = match number {
        _ if number >= 999_500.0 => (number / 1e6, "M"),
        _ if number >= 9_995.0 => (number / 1e3, "k"),
        _ => return format!("{number:.0}"),
    };
    let digits = if number >= 99.95 { 0 } else { 1 };
    format!("{number:.digits$}{letter}")
}

#[cfg(test)]
mod tests {
    use super::super::answers::Answers;
    use super::super::figures::{Deepest, Pair};
    use super::super::memory::Memory;
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (number, text) in [
            (0.4, "0"),
            (9_994.0, "9994"),
            (9_996.0, "10.0k"),
            (99_940.0, "99.9k"),
            (322_000.0, "322k"),
            (999_600.0, "1.0M"),
            (1_658_000.0, "1.7M"),
        ] {
            assert_eq!(short(number), text);
        }
    }

    #[test]
    fn the_table_fits_120_columns() {
        let found = Figures {
            game: "nine-long".to_string(),
            seats: 4,
            decisions_per_second: 1_234_567.0,
            games_per_second: 98_765.0,
            decisions_per_game: 1_234.0,
            copies_per_second: 12_345_678.0,
            redeals_per_second: 1_234_567.0,
            full_search_per_second: Pair { first: 123_456.0, middle: 123_456.0 },
            level_search_per_second: Pair { first: 123_456.0, middle: 123_456.0 },
            answers: vec![
                Answers { level: "beginner".to_string(), asked: 20, mean_ms: 1_234.5, longest_ms: 2_345.6 };
                5
            ],
            stored_bytes: 12_345,
            deepest: Deepest { events: 12, stored_bytes: 12_345, copies_per_second: 12_345_678.0 },
            memory: Some(Memory { table: 123_456.0, whole: 1_234_567.0 }),
            instructions_per_decision: Some(123_456.0),
        };
        let without = Figures { memory: None, instructions_per_decision: None, ..found.clone() };
        let text = table(&[found, without]);
        assert!(text.lines().all(|line| line.chars().count() <= 120), "{text}");
        assert!(text.lines().nth(3).is_some_and(|line| line.ends_with('-')), "{text}");
    }
}
