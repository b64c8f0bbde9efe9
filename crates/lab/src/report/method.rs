//! How the numbers came about, and how to get them again.

use super::Report;
use super::html::{escape, section};

/// The notes at the end.
pub fn method(report: &Report) -> String {
    let mut keys = vec!["report-method-rates"];
    if report.summary.mirrored {
        keys.push("report-method-mirrored");
    }
    if !report.summary.cards.is_empty() {
        keys.extend(["report-method-seen", "report-method-cards", "report-method-many"]);
    }
    let notes: String = keys.iter().map(|key| format!("<li>{}</li>\n", report.text(key))).collect();
    let again = report.text("report-again");
    let command = escape(&report.summary.command);
    let inner = format!("<ul class=\"notes\">\n{notes}</ul>\n<h3>{again}</h3>\n<pre><code>{command}</code></pre>\n");
    section("method", &report.text("report-method"), &inner)
}
