//! The page around its chapters.

use catalog::GameEntry;
use catalog::speech::Speech;

use super::html::{escape, paragraph, section};
use super::{Report, cards, head, length, matrix, method, rates};
use crate::compare::Comparison;
use crate::stats::wilson;
use crate::summary::Summary;

/// The report of a run as one page of HTML. `speech` has the texts of the game that was played.
pub fn page(title: &GameEntry, summary: &Summary, speech: &Speech) -> String {
    let report = Report::new(title, summary, speech);
    let body = format!("{}{}{}", head::head(&report), chapters(&report), method::method(&report));
    document(&report, &body)
}

/// The report of a comparison: what the change does, and then what was found with either version. `files` are the names of
/// the versions.
pub fn comparison(titles: [&GameEntry; 2], found: &Comparison, files: &[String; 2], speech: &Speech) -> String {
    let [before, after] = [0, 1].map(|side| Report::new(titles[side], &found.summaries[side], speech));
    let mut body = head::head(&before) + &difference(&before, found, files);
    for (report, (file, side)) in [&before, &after].into_iter().zip(files.iter().zip(["a", "b"])) {
        // Chapters occur twice: each side has its own.
        let chapters = chapters(report).replace("<section id=\"", &format!("<section id=\"{side}-"));
        body += &format!("<h2>{}</h2>\n{chapters}", escape(file));
    }
    document(&before, &format!("{body}{}", method::method(&before)))
}

/// What changed cards do to the win rate of the first entrant.
fn difference(report: &Report, found: &Comparison, files: &[String; 2]) -> String {
    let numbers = &report.numbers;
    let values = [
        ("entrant", found.entrant.clone()),
        ("difference", numbers.points(found.difference.value)),
        ("interval", numbers.points_range(&found.difference)),
        ("precision", numbers.decimal(100.0 * found.precision, 1)),
        ("seeds", numbers.count(found.seeds)),
    ];
    let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let clear = if found.difference.holds(0.0) { "report-difference-unclear" } else { "report-difference-clear" };
    let mut inner = paragraph(&report.with("report-difference-about", &values)) + &paragraph(&report.text(clear));
    if !found.enough {
        inner += &paragraph(&report.with("report-difference-early", &values));
    }
    let row = |file: &String, score| {
        let rate = wilson(score);
        let cells =
            [numbers.count(score.matches), numbers.count(score.won), numbers.percent(rate.value), numbers.range(&rate)];
        let cells: String = cells.iter().map(|cell| format!("<td>{cell}</td>")).collect();
        format!("<tr><th scope=\"row\">{}</th>{cells}</tr>\n", escape(file))
    };
    let keys = [
        "report-difference-file",
        "report-fact-matches",
        "report-difference-won",
        "report-difference-rate",
        "report-column-range",
    ];
    let heads: String = keys.iter().map(|key| format!("<th scope=\"col\">{}</th>", report.text(key))).collect();
    inner += &format!(
        "<div class=\"scroll\" tabindex=\"0\"><table class=\"cards\">\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{}{}</tbody></table></div>\n",
        row(&files[0], &found.before),
        row(&files[1], &found.after)
    );
    let changed: Vec<&str> = (found.cards.iter())
        .map(|change| {
            change
                .after
                .as_ref()
                .or(change.before.as_ref())
                .map_or(change.card.as_str(), |tally| tally.name.get(report.speech.language))
        })
        .collect();
    if !changed.is_empty() {
        inner += &paragraph(&report.with("report-difference-cards", &[("cards", &changed.join(", "))]));
    }
    section("difference", &report.text("report-difference"), &inner)
}

fn chapters(report: &Report) -> String {
    let chapters = [
        rates::entrants(report),
        matrix::matrix(report),
        rates::places(report),
        length::length(report),
        rates::endings(report),
        cards::cards(report),
    ];
    chapters.concat()
}

fn document(report: &Report, body: &str) -> String {
    let title = report.with("report-title", &[("game", &head::game(report))]);
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n<main>\n{body}</main>\n\
         <script>\n{}</script>\n</body>\n</html>\n",
        report.speech.language,
        include_str!("style.css"),
        include_str!("sort.js"),
    )
}
