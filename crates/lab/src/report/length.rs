//! How long matches last.

use super::Report;
use super::html::section;
use super::plots::histogram::histogram;
use crate::summary::Histogram;

/// Two histograms: turns and decisions.
pub fn length(report: &Report) -> String {
    let summary = report.summary;
    let figures: String = [("turns", &summary.turns), ("decisions", &summary.decisions)]
        .iter()
        .filter(|(_, sizes)| sizes.count() > 0)
        .map(|(word, sizes)| figure(report, word, sizes))
        .collect();
    if figures.is_empty() {
        return String::new();
    }
    section("length", &report.text("report-length"), &format!("<div class=\"pair\">\n{figures}</div>\n"))
}

fn figure(report: &Report, word: &str, sizes: &Histogram) -> String {
    let numbers = &report.numbers;
    let key = |class: &str| {
        format!(
            "<svg class=\"key\" width=\"18\" height=\"10\" aria-hidden=\"true\"><line class=\"{class}\" x1=\"0\" x2=\"18\" y1=\"5\" y2=\"5\"/></svg>"
        )
    };
    let mean = report.with("report-mean", &[("number", &numbers.decimal(sizes.mean(), 1))]);
    let median = report.with(
        "report-median",
        &[("number", &numbers.decimal(sizes.median(), usize::from(sizes.median().fract() > 0.0)))],
    );
    let (least, most) = (numbers.count(u64::from(sizes.least)), numbers.count(u64::from(sizes.most)));
    let ends = report.with("report-from-to", &[("least", &least), ("most", &most)]);
    format!(
        "<figure>\n<figcaption>{}</figcaption>\n{}\n\
         <p class=\"legend\"><span>{}{mean}</span> <span>{}{median}</span> <span>{ends}</span></p>\n</figure>\n",
        report.text(&format!("report-length-{word}")),
        histogram(sizes, numbers),
        key("mean"),
        key("median")
    )
}
