//! The page around its chapters.

use catalog::GameEntry;
use catalog::speech::Speech;

use super::{Report, cards, head, length, matrix, method, rates};
use crate::summary::Summary;

/// The report of a run as one page of HTML. `speech` has the texts of the game that was played.
pub fn page(title: &GameEntry, summary: &Summary, speech: &Speech) -> String {
    let report = Report::new(title, summary, speech);
    let title = report.with("report-title", &[("game", &head::game(&report))]);
    let chapters = [
        rates::entrants(&report),
        matrix::matrix(&report),
        rates::places(&report),
        length::length(&report),
        rates::endings(&report),
        cards::cards(&report),
        method::method(&report),
    ];
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n<main>\n{}{}</main>\n\
         <script>\n{}</script>\n</body>\n</html>\n",
        speech.language,
        include_str!("style.css"),
        head::head(&report),
        chapters.concat(),
        include_str!("sort.js"),
    )
}
