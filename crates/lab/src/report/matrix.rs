//! Who wins against whom; where all play together, who wins at which table.

use std::fmt::Write;

use super::Report;
use super::html::{paragraph, section};
use crate::stats::wilson;
use crate::summary::Score;

/// With more columns than this they are headed by numbers.
const NAMED: usize = 3;

/// The matrix, unless there is nothing to compare.
pub fn matrix(report: &Report) -> String {
    let summary = report.summary;
    if summary.together {
        let several = summary.tables.len() > 1 || summary.entrants.len() > 1;
        return if several { together(report) } else { String::new() };
    }
    if summary.entrants.len() < 2 {
        return String::new();
    }
    let about = paragraph(&report.text("report-matrix-about"));
    let numbered = summary.entrants.len() > NAMED;
    let all = table(report, &summary.pairs, &report.names.entrants, numbered, true);
    let mut inner = format!("{about}{all}");
    if summary.pairs_begun.iter().flatten().any(|score| score.matches > 0) {
        inner += &paragraph(&report.text("report-matrix-begun"));
        inner += &table(report, &summary.pairs_begun, &report.names.entrants, numbered, true);
    }
    section("matrix", &report.text("report-matrix"), &inner)
}

fn together(report: &Report) -> String {
    let about = paragraph(&report.text("report-tables-about"));
    let table = table(report, &report.summary.pairs, &report.names.tables, false, false);
    section("matrix", &report.text("report-tables"), &format!("{about}{table}"))
}

fn table(report: &Report, pairs: &[Vec<Score>], columns: &[String], numbered: bool, each_other: bool) -> String {
    let corner = report.text(if each_other { "report-matrix-corner" } else { "report-tables-corner" });
    let mut html = format!("<div class=\"scroll\" tabindex=\"0\"><table class=\"heat\">\n<thead><tr><th>{corner}</th>");
    for (place, name) in columns.iter().enumerate() {
        let _ = match numbered {
            true => write!(html, "<th scope=\"col\" title=\"{name}\">{}</th>", place + 1),
            false => write!(html, "<th scope=\"col\">{name}</th>"),
        };
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for (place, scores) in pairs.iter().enumerate() {
        let number = if numbered { format!("<span class=\"number\">{}</span>", place + 1) } else { String::new() };
        let _ = write!(html, "<tr><th scope=\"row\">{number}<span>{}</span></th>", report.names.entrants[place]);
        for (other, score) in scores.iter().enumerate() {
            html.push_str(&cell(report, score, each_other && place == other));
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody></table></div>\n");
    html
}

/// A cell. Its colour is the deeper the farther it is from one half, or from nothing where all play together; its number
/// says the same.
fn cell(report: &Report, score: &Score, itself: bool) -> String {
    if itself || score.matches == 0 {
        return "<td class=\"none\">–</td>".to_string();
    }
    let rate = wilson(score);
    let (class, depth) = match rate.value {
        all if report.summary.together => ("high", all / 2.0),
        less if less < 0.5 => ("low", 0.5 - less),
        more => ("high", more - 0.5),
    };
    let title = report.with("report-of-matches", &[("number", &report.numbers.count(score.matches))]);
    format!(
        "<td class=\"{class}\" style=\"--depth:{:.0}%\" title=\"{title}\"><b>{}</b><small>{}</small></td>",
        130.0 * depth,
        report.numbers.percent(rate.value),
        report.numbers.range(&rate)
    )
}
