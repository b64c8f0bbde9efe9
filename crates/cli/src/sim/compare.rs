//! `tapis sim --compare`: what changed cards do to win rates.

use std::path::{Path, PathBuf};

use catalog::Catalog;
use catalog::data::read_text;
use catalog::speech::Speech;
use kernel::book::Source;
use lab::compare::{Change, Comparison, Manner, compare};
use lab::files::Paths;
use lab::report::numbers::Numbers;
use lab::stats::{Estimate, wilson};
use lab::summary::{CardTally, Score};
use lab::words::{PRECISION, Words};

use super::grid::Grid;
use super::progress::Progress;
use super::text::{heads, say};
use super::{Options, paths, stop, threads, write_report};
use crate::Common;
use crate::output::{Failure, Output};

/// The longest card file that is read, in bytes.
const LONGEST: u64 = 4 * 1024 * 1024;

/// Reads a precision: `1%`, or `0.01`.
pub fn read_precision(text: &str) -> Result<f64, String> {
    let (number, unit) = match text.trim().strip_suffix('%') {
        Some(number) => (number.trim(), 100.0),
        None => (text.trim(), 1.0),
    };
    let number: f64 = number.replace(',', ".").parse().map_err(|_| format!("\"{text}\" is no precision such as 1%"))?;
    let share = number / unit;
    if share > 0.0 && share < 1.0 { Ok(share) } else { Err(format!("\"{text}\" is not between 0% and 100%")) }
}

/// Compares two card files.
pub fn run(
    options: &Options,
    files: &[PathBuf],
    words: &Words,
    common: &Common,
    output: &Output,
) -> Result<(), Failure> {
    let [first, second] = files else { return Err(Failure::Misuse("--compare takes two card files".to_string())) };
    let catalogs = [load(options, first, common)?, load(options, second, common)?];
    let titles = [&catalogs[0], &catalogs[1]].map(|catalog| catalog.find(&options.game).map_err(Failure::Misuse));
    let [before, after] = titles;
    let titles = [before?, after?];
    let speech = Speech::of(common.language(), titles[0].game.id());
    let wish = words.wish(titles[0]).map_err(Failure::Misuse)?;
    let command = words.command();
    let mut progress = Progress::new(&speech, 1);
    let precision = options.precision.unwrap_or(PRECISION);
    let mut told = |done: u64, known: &Estimate| {
        progress.expect(super::expected(done, known.half_width(), precision));
        progress.tell(done);
    };
    let notes =
        vec![("version".to_string(), env!("CARGO_PKG_VERSION").to_string()), ("command".to_string(), command.clone())];
    let sides = [side(&paths(options), "a"), side(&paths(options), "b")];
    let threads = threads(options);
    let mut manner =
        Manner { threads, precision, stop: stop::when_told(), told: &mut told, paths: sides, notes, fault: None };
    let found = compare(titles, &wish, &command, &mut manner).map_err(Failure::Wanting)?;
    let fault = manner.fault.take();
    progress.end();
    if let Some(path) = &options.report {
        let names = [first, second].map(|path| path.display().to_string());
        write_report(path, &lab::report::comparison(titles, &found, &names, &speech))?;
    }
    output.result(&text(&speech, &found, [first, second]), &found);
    fault.map_or(Ok(()), |fault| Err(Failure::Wanting(fault)))
}

/// The files of one version: `rows.csv` becomes `rows.a.csv`.
fn side(paths: &Paths, side: &str) -> Paths {
    let beside = |path: &Option<PathBuf>| {
        let path = path.as_ref()?;
        let ending = path.extension().map(|ending| ending.to_string_lossy().into_owned()).unwrap_or_default();
        Some(path.with_extension(format!("{side}.{ending}")))
    };
    let [matches, cards, decisions, turns] = paths.all().map(beside);
    Paths { matches, cards, decisions, turns }
}

fn load(options: &Options, path: &Path, common: &Common) -> Result<Catalog, Failure> {
    let text = read_text(path, LONGEST).map_err(|fault| Failure::Misuse(format!("{}: {fault}", path.display())))?;
    let cards = Source { path: path.display().to_string(), text };
    let mut catalog = Catalog::changed(common.data.as_deref(), &options.game, &cards).map_err(Failure::Data)?;
    pipe::admit_any(&mut catalog);
    Ok(catalog)
}

fn text(speech: &Speech, found: &Comparison, files: [&PathBuf; 2]) -> String {
    let numbers = Numbers::new(speech.language);
    let values = [
        ("game", found.summaries[0].game.clone()),
        ("matches", numbers.count(found.matches)),
        ("seeds", numbers.count(found.seeds)),
        ("seed", found.summaries[0].seed.to_string()),
    ];
    let mut parts = vec![vec![say(speech, "sim-compare-head", &values)]];
    let mut grid =
        Grid::new(1, heads(speech, &["sim-cards-file", "sim-matches", "sim-won", "sim-rate", "sim-interval"]));
    for (file, score) in files.iter().zip([&found.before, &found.after]) {
        let rate = wilson(score);
        let name = file.display().to_string();
        let counts = [numbers.count(score.matches), numbers.count(score.won)];
        grid.row([vec![name], counts.into(), vec![numbers.percent(rate.value), numbers.range(&rate)]].concat());
    }
    parts.push(grid.lines());
    let values = [
        ("entrant", found.entrant.clone()),
        ("difference", numbers.points(found.difference.value)),
        ("interval", numbers.points_range(&found.difference)),
    ];
    let mut lines = vec![say(speech, "sim-difference", &values)];
    let zero = found.difference.holds(0.0);
    lines.push(speech.text(if zero { "sim-difference-unclear" } else { "sim-difference-clear" }));
    if !found.enough {
        lines.push(say(speech, "sim-not-enough", &[("precision", numbers.decimal(100.0 * found.precision, 1))]));
    }
    parts.push(lines);
    parts.push(cards(speech, &numbers, &found.cards));
    let lengths = found.summaries.each_ref().map(|summary| numbers.decimal(summary.turns.mean(), 1));
    let places = found.summaries.each_ref().map(|summary| summary.places.first().copied().unwrap_or_default());
    let mut last =
        vec![say(speech, "sim-compare-turns", &[("before", lengths[0].clone()), ("after", lengths[1].clone())])];
    if !found.summaries[0].together {
        let rates = places.map(|score| numbers.percent(score.rate()));
        last.push(say(speech, "sim-compare-first", &[("before", rates[0].clone()), ("after", rates[1].clone())]));
    }
    parts.push(last);
    parts.retain(|part| !part.is_empty());
    parts.iter().map(|part| part.join("\n")).collect::<Vec<_>>().join("\n\n")
}

/// The cards that differ: how often they are played by those who see them, and how often those win.
fn cards(speech: &Speech, numbers: &Numbers, changes: &[Change]) -> Vec<String> {
    if changes.is_empty() {
        return vec![speech.text("sim-no-change")];
    }
    let keys = ["sim-card", "sim-played-before", "sim-played-after", "sim-rate-before", "sim-rate-after"];
    let mut grid = Grid::new(1, heads(speech, &keys));
    for change in changes {
        let name = change.after.as_ref().or(change.before.as_ref());
        let name = name.map_or(change.card.clone(), |tally| tally.name.get(speech.language).to_string());
        let sides = [&change.before, &change.after];
        let part = |of: fn(&CardTally) -> f64| {
            sides.map(|side| side.as_ref().map_or_else(|| "–".to_string(), |tally| numbers.percent(of(tally))))
        };
        let played = part(|tally| share(tally.played.matches, tally.seen.matches));
        let won = part(|tally| Score::rate(&tally.played));
        grid.row([vec![name], played.into(), won.into()].concat());
    }
    grid.lines()
}

fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { f64::NAN } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::read_precision;

    #[test]
    fn a_precision_is_a_share() {
        assert_eq!(read_precision("1%"), Ok(0.01));
        assert_eq!(read_precision("2,5 %"), Ok(0.025));
        assert_eq!(read_precision("0.005"), Ok(0.005));
        for wrong in ["", "one", "0%", "-1%", "100%"] {
            assert!(read_precision(wrong).is_err(), "{wrong}");
        }
    }
}
