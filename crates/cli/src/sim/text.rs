//! What a run found, as a person reads it in the terminal.

use catalog::speech::Speech;
use lab::advice::{Advice, SURE};
use lab::found::{Aimed, Found};
use lab::ladder::Rung;
use lab::plan::Plan;
use lab::report::numbers::Numbers;
use lab::stats::wilson;
use lab::summary::{Histogram, Score, Summary};

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

/// All of it.
pub fn result(speech: &Speech, plan: &Plan, found: &Found) -> String {
    let (summary, ladder) = (&found.summary, found.ladder.as_deref());
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
    if !summary.together && summary.entrants.len() > 1 {
        parts.push(begun(speech, &numbers, summary));
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
    if let Some(advice) = &found.advice {
        parts.push(advised(speech, &numbers, &summary.entrants[0].label(), advice));
    }
    if let Some(aimed) = &found.aimed {
        last.push(self::aimed(speech, plan, aimed));
    }
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

/// The cards that an entrant does best without, and those that it does worst without.
fn advised(speech: &Speech, numbers: &Numbers, entrant: &str, advice: &[Advice]) -> Vec<String> {
    const WORST: usize = 8;
    const BEST: usize = 4;
    let mut lines = vec![say(speech, "sim-advice", &[("entrant", entrant.to_string())])];
    if advice.is_empty() {
        lines.push(speech.text("sim-advice-none"));
        return lines;
    }
    let keys =
        ["sim-advice-card", "sim-advice-held", "sim-advice-change", "sim-interval", "sim-advice-q", "sim-advice-drawn"];
    let mut grid = Grid::new(1, heads(speech, &keys));
    let best = advice.len().saturating_sub(BEST).max(WORST.min(advice.len()));
    let shown = advice.iter().take(WORST).chain(&advice[best..]);
    for card in shown {
        let mark = if card.corrected > SURE { "" } else { " *" };
        grid.row(vec![
            format!("{}{mark}", card.name.get(speech.language)),
            numbers.count(card.opened),
            numbers.points(card.opening.value),
            numbers.points_range(&card.opening),
            numbers.chance(card.corrected),
            numbers.points(card.in_hand.value),
        ]);
    }
    lines.extend(grid.lines());
    let worst = &advice[0];
    let sure = worst.corrected <= SURE && worst.opening.value < 0.0;
    let values = [("card", worst.name.get(speech.language).to_string())];
    lines.push(say(speech, if sure { "sim-advice-out" } else { "sim-advice-unclear" }, &values));
    lines
}

/// Who begins, and how often they win against whom; the same for those who do not begin.
fn begun(speech: &Speech, numbers: &Numbers, summary: &Summary) -> Vec<String> {
    const MOST: usize = 8;
    if summary.entrants.len() > MOST {
        return vec![speech.text("sim-begun-many")];
    }
    let keys = ["sim-entrant", "sim-opponent", "sim-begins", "sim-interval", "sim-second", "sim-interval"];
    let mut grid = Grid::new(2, heads(speech, &keys));
    for (one, row) in summary.pairs.iter().enumerate() {
        for (two, all) in row.iter().enumerate().filter(|(two, all)| one != *two && all.matches > 0) {
            let first = summary.pairs_begun[one][two];
            let second = Score {
                matches: all.matches - first.matches,
                won: all.won - first.won,
                drawn: all.drawn - first.drawn,
            };
            let cells = [first, second].map(|score| match score.matches {
                0 => vec![String::new(), String::new()],
                _ => vec![numbers.percent(score.rate()), numbers.range(&wilson(&score))],
            });
            let names = vec![summary.entrants[one].label(), summary.entrants[two].label()];
            grid.row([names, cells.concat()].concat());
        }
    }
    grid.lines()
}

/// How exactly the rate of the first entrant is known.
fn aimed(speech: &Speech, plan: &Plan, aimed: &Aimed) -> String {
    let numbers = Numbers::new(speech.language);
    let first = &plan.entrants[usize::from(plan.lineups[0][0])];
    let values = [
        ("entrant", first.label()),
        ("rate", numbers.percent(aimed.rate.value)),
        ("interval", numbers.range(&aimed.rate)),
        ("precision", numbers.decimal(100.0 * aimed.precision, 1)),
    ];
    let told = say(speech, "sim-aimed", &values);
    if aimed.enough { told } else { format!("{told}\n{}", say(speech, "sim-not-enough", &values)) }
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
        ("median", numbers.decimal(sizes.median(), usize::from(sizes.median().fract() > 0.0))),
        ("least", numbers.count(u64::from(sizes.least))),
        ("most", numbers.count(u64::from(sizes.most))),
    ];
    say(speech, key, &values)
}
