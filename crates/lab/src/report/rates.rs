//! Who wins, who wins by sitting first, and how matches end.

use super::Report;
use super::html::{escape, paragraph, section};
use super::plots::bar::bar;
use crate::stats::rate::share;
use crate::stats::{Estimate, Rating, bradley_terry, wilson};
use crate::summary::Score;

/// How often each entrant won; nothing of one that only met itself.
pub fn entrants(report: &Report) -> String {
    let summary = report.summary;
    if !summary.together && summary.entrants.len() < 2 {
        return String::new();
    }
    let rated = !summary.together && summary.entrants.len() > 2;
    let ratings = if rated { bradley_terry(&summary.pairs) } else { Vec::new() };
    let mut order: Vec<usize> = (0..summary.entrants.len()).collect();
    let rate = |place: usize| wilson(&summary.entrants[place].score).value;
    order.sort_by(|a, b| rate(*b).total_cmp(&rate(*a)));
    let rows: String = order
        .iter()
        .map(|place| {
            let score = &summary.entrants[*place].score;
            let mut notes = vec![tally(report, score)];
            notes.extend(ratings.get(*place).map(|rating| elo(report, rating)));
            row(report, &report.names.entrants[*place], &wilson(score), report.even(), &notes)
        })
        .collect();
    let mut inner =
        paragraph(&report.text(if summary.together { "report-rates-together" } else { "report-rates-about" }));
    if rated {
        inner += &paragraph(&report.text("report-elo-about"));
    }
    section("rates", &report.text("report-rates"), &format!("{inner}{}", rows_of(report, &rows)))
}

/// How often the first, the second and so on wins.
pub fn places(report: &Report) -> String {
    let (Some(even), Some(first)) = (report.even(), report.summary.places.first()) else {
        return String::new();
    };
    if first.matches == 0 {
        return String::new();
    }
    let rate = wilson(first);
    let key = if rate.low > even {
        "report-places-edge"
    } else if rate.high < even {
        "report-places-burden"
    } else {
        "report-places-none"
    };
    let numbers = &report.numbers;
    let values = [
        ("rate", numbers.percent(rate.value)),
        ("range", numbers.range(&rate)),
        ("even", numbers.percent(even)),
        ("edge", numbers.decimal(100.0 * (rate.value - even).abs(), 1)),
    ];
    let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let rows: String = report
        .summary
        .places
        .iter()
        .enumerate()
        .map(|(place, score)| {
            let name = report.text(&format!("report-place-{}", place + 1));
            row(report, &name, &wilson(score), Some(even), &[tally(report, score)])
        })
        .collect();
    let inner = format!("{}{}", paragraph(&report.with(key, &values)), rows_of(report, &rows));
    section("places", &report.text("report-places"), &inner)
}

/// How matches end.
pub fn endings(report: &Report) -> String {
    let mut endings: Vec<(&String, &u64)> = report.summary.endings.iter().collect();
    endings.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    let rows: String = endings
        .iter()
        .map(|(ending, count)| {
            let name = ending_name(report, ending);
            let rate = share(**count as f64, report.summary.matches as f64);
            let notes = [report.with("report-of-matches", &[("number", &report.numbers.count(**count))])];
            row(report, &name, &rate, None, &notes)
        })
        .collect();
    section("endings", &report.text("report-endings"), &rows_of(report, &rows))
}

fn ending_name(report: &Report, ending: &str) -> String {
    let side = if report.summary.together { "together" } else { "apart" };
    let keys = [format!("report-ending-{ending}-{side}"), format!("report-ending-{ending}")];
    let known = keys.iter().find(|key| report.speech.knows(key));
    known.map_or_else(|| escape(ending), |key| report.text(key))
}

fn tally(report: &Report, score: &Score) -> String {
    let count = |number: u64| report.numbers.count(number);
    let (won, drawn) = (count(score.won), count(score.drawn));
    let lost = count(score.matches.saturating_sub(score.won + score.drawn));
    let matches = count(score.matches);
    let values = [("won", won.as_str()), ("drawn", &drawn), ("lost", &lost), ("matches", &matches)];
    report.with(if score.drawn > 0 { "report-tally-drawn" } else { "report-tally" }, &values)
}

fn elo(report: &Report, rating: &Rating) -> String {
    let (value, reach) =
        (report.numbers.signed(rating.elo, 0), report.numbers.decimal((rating.high - rating.low) / 2.0, 0));
    report.with("report-elo", &[("rating", &value), ("reach", &reach)])
}

fn row(report: &Report, name: &str, rate: &Estimate, even: Option<f64>, notes: &[String]) -> String {
    format!(
        "<li><span class=\"name\">{name}</span>{}<span class=\"value\"><b>{}</b> <span class=\"range\">{}</span></span>\
         <span class=\"note\">{}</span></li>\n",
        bar(rate, even),
        report.numbers.percent(rate.value),
        report.numbers.range(rate),
        notes.join(" · ")
    )
}

fn rows_of(report: &Report, rows: &str) -> String {
    let mark = |quarter: u32| {
        let anchor = match quarter {
            0 => "start",
            4 => "end",
            _ => "middle",
        };
        let share = f64::from(quarter) / 4.0;
        let (at, text) = (super::plots::across(share), report.numbers.round_percent(share));
        format!("<text x=\"{at}\" y=\"13\" text-anchor=\"{anchor}\">{text}</text>")
    };
    let marks: String = (0..=4).map(mark).collect();
    let axis = format!("<svg class=\"axis\" height=\"18\" aria-hidden=\"true\">{marks}</svg>");
    format!("<ul class=\"rows\">\n{rows}<li class=\"foot\" aria-hidden=\"true\">{axis}</li>\n</ul>\n")
}
