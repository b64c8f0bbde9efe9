//! What a run found, as a person reads it in the terminal.

use catalog::speech::Speech;
use lab::ladder::Rung;
use lab::report::numbers::Numbers;
use lab::stats::wilson;
use lab::summary::{Histogram, Summary};

use super::grid::Grid;

/// Says a text with some values.
pub fn say(speech: &Speech, key: &str, values: &[(&str, String)]) -> String {
    let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    speech.with(key, &values).replace('\u{2060}', "")
}

/// The heads of some columns.
pub fn heads(speech: &Speech, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| speech.text(key)).collect()
}

pub fn result(speech: &Speech, summary: &Summary, ladder: Option<&[Rung]>) -> String {
    let numbers = Numbers::new(speech.language);
    let mut parts = vec![vec![head(speech, &numbers, summary)]];
    match ladder {
        Some(rungs) => parts.push(rated(speech, &numbers, rungs)),
        None => parts.push(entrants(speech, &numbers, summary)),
    }
    if summary.together && summary.tables.len() > 1 {
        parts.push(tables(speech, &numbers, summary));
    }
    if !summary.together && summary.entrants.len() > 2 {
        parts.push(pairs(speech, &numbers, summary, ladder));
    }
    let mut last = Vec::new();
    if let Some(first) = summary.places.first().filter(|score| !summary.together && score.matches > 0) {
        let found = wilson(first);
        let values = [("rate", numbers.percent(found.value)), ("interval", numbers.range(&found))];
        last.push(say(speech, "sim-first", &values));
    }
    last.push(length(speech, &numbers, "sim-turns", &summary.turns));
    last.push(length(speech, &numbers, "sim-decisions", &summary.decisions));
    let ending =
        |(word, many): (&String, &u64)| format!("{} {}", speech.text(&format!("sim-end-{word}")), numbers.count(*many));
    let endings: Vec<String> = summary.endings.iter().map(ending).collect();
    last.push(say(speech, "sim-endings", &[("list", endings.join(", "))]));
    parts.push(last);
    parts.iter().map(|part| part.join("\n")).collect::<Vec<_>>().join("\n\n")
}

fn head(speech: &Speech, numbers: &Numbers, summary: &Summary) -> String {
    let key = if summary.mirrored { "sim-head-mirrored" } else { "sim-head" };
    let values = [
        ("game", summary.game.clone()),
        ("matches", numbers.count(summary.matches)),
        ("seed", summary.seed.to_string()),
    ];
    say(speech, key, &values)
}

fn entrants(speech: &Speech, numbers: &Numbers, summary: &Summary) -> Vec<String> {
    let drawn = summary.entrants.iter().any(|entrant| entrant.score.drawn > 0);
    let keys = ["sim-entrant", "sim-matches", "sim-won", "sim-drawn", "sim-rate", "sim-interval"];
    let keys: Vec<&str> = keys.into_iter().filter(|key| drawn || *key != "sim-drawn").collect();
    let mut grid = Grid::new(1, heads(speech, &keys));
    for entrant in &summary.entrants {
        let score = &entrant.score;
        let found = wilson(score);
        let mut row = vec![entrant.label(), numbers.count(score.matches), numbers.count(score.won)];
        if drawn {
            row.push(numbers.count(score.drawn));
        }
        row.extend([numbers.percent(found.value), numbers.range(&found)]);
        grid.row(row);
    }
    grid.lines()
}

/// The ladder, the strongest first.
fn rated(speech: &Speech, numbers: &Numbers, rungs: &[Rung]) -> Vec<String> {
    let keys = ["sim-entrant", "sim-rating", "sim-interval", "sim-matches", "sim-rate", "sim-interval"];
    let mut grid = Grid::new(1, heads(speech, &keys));
    for rung in rungs {
        let (rating, found) = (&rung.rating, wilson(&rung.score));
        grid.row(vec![
            rung.label.clone(),
            numbers.signed(rating.elo, 0),
            numbers.bounds(&numbers.signed(rating.low, 0), &numbers.signed(rating.high, 0)),
            numbers.count(rung.score.matches),
            numbers.percent(found.value),
            numbers.range(&found),
        ]);
    }
    grid.lines()
}

/// Each entrant against each other: how often the one of the row wins. In the order of the ladder, if there is one.
fn pairs(speech: &Speech, numbers: &Numbers, summary: &Summary, ladder: Option<&[Rung]>) -> Vec<String> {
    let order: Vec<usize> = match ladder {
        Some(rungs) => rungs.iter().map(|rung| rung.entrant).collect(),
        None => (0..summary.entrants.len()).collect(),
    };
    // Columns have the numbers of the rows: names side by side would be too wide.
    let numbered: Vec<String> = (1..=order.len()).map(|number| number.to_string()).collect();
    let mut grid = Grid::new(1, std::iter::once(speech.text("sim-against")).chain(numbered.iter().cloned()).collect());
    let width = order.len().to_string().len();
    for (number, one) in numbered.iter().zip(&order) {
        let cells = order.iter().map(|two| {
            let score = &summary.pairs[*one][*two];
            if score.matches == 0 { String::new() } else { numbers.percent(score.rate()) }
        });
        let label = format!("{number:>width$} {}", summary.entrants[*one].label());
        grid.row(std::iter::once(label).chain(cells).collect());
    }
    grid.lines()
}

/// Each entrant at each table.
fn tables(speech: &Speech, numbers: &Numbers, summary: &Summary) -> Vec<String> {
    let keys = ["sim-table", "sim-entrant", "sim-matches", "sim-rate", "sim-interval"];
    let mut grid = Grid::new(2, heads(speech, &keys));
    for (place, table) in summary.tables.iter().enumerate() {
        let options: Vec<String> = table.iter().map(|(name, value)| format!("{name}={value}")).collect();
        for (entrant, row) in summary.entrants.iter().zip(&summary.pairs).filter(|(_, row)| row[place].matches > 0) {
            let found = wilson(&row[place]);
            grid.row(vec![
                options.join(" "),
                entrant.label(),
                numbers.count(row[place].matches),
                numbers.percent(found.value),
                numbers.range(&found),
            ]);
        }
    }
    grid.lines()
}

fn length(speech: &Speech, numbers: &Numbers, key: &str, sizes: &Histogram) -> String {
    let values = [
        ("mean", numbers.decimal(sizes.mean(), 1)),
        ("median", numbers.decimal(sizes.median().round(), 0)),
        ("least", numbers.count(u64::from(sizes.least))),
        ("most", numbers.count(u64::from(sizes.most))),
    ];
    say(speech, key, &values)
}
