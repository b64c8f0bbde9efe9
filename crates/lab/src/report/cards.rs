//! What the cards have to do with winning.

use std::fmt::Write;

use super::Report;
use super::html::{escape, paragraph, section};
use super::plots::span::Scale;
use crate::stats::{Estimate, Groups, corrected, wilson};
use crate::summary::{CardTally, Score, Ways};

/// Whoever's corrected chance is at most this stands out.
const SURE: f64 = 0.05;

/// So many of the best and of the worst are drawn.
const ENDS: usize = 15;

/// A difference between fewer seats than this is not drawn: its interval would fill the picture.
const FEW: u64 = 20;

/// A card with what was found of it.
struct Finding<'a> {
    card: &'a CardTally,
    seen: Estimate,
    played: Groups,
    difference: Estimate,
    chance: Option<f64>,
    corrected: f64,
}

impl Finding<'_> {
    fn stands_out(&self) -> bool {
        self.chance.is_some() && self.corrected <= SURE
    }

    fn is_told_by_many(&self) -> bool {
        self.played.seats().iter().all(|seats| *seats >= FEW)
    }
}

/// How many cards stand out, of how many that were tested.
pub fn outstanding(report: &Report) -> (usize, usize) {
    let findings = findings(&report.summary.cards);
    let tested = findings.iter().filter(|finding| finding.chance.is_some());
    (findings.iter().filter(|finding| finding.stands_out()).count(), tested.count())
}

/// The picture and the table of cards.
pub fn cards(report: &Report) -> String {
    let findings = findings(&report.summary.cards);
    if findings.is_empty() {
        return String::new();
    }
    let mut inner = paragraph(&report.text("report-cards-about"));
    let _ = writeln!(inner, "<p class=\"caveat\">{}</p>", report.text("report-cards-caveat"));
    inner += &forest(report, &findings);
    inner += &table(report, &findings);
    section("cards", &report.text("report-cards"), &inner)
}

/// The cards, those that go with winning first; then those that few seats tell of, then those of which nothing is told.
fn findings(cards: &[CardTally]) -> Vec<Finding<'_>> {
    let mut findings: Vec<Finding> = cards
        .iter()
        .map(|card| {
            let played = Groups::played(card);
            let told = !played.strata.is_empty();
            Finding {
                card,
                seen: Groups::seen(card).difference(),
                difference: played.difference(),
                chance: told.then(|| played.chance()),
                played,
                corrected: 1.0,
            }
        })
        .collect();
    let chances: Vec<f64> = findings.iter().filter_map(|finding| finding.chance).collect();
    let tested = findings.iter_mut().filter(|finding| finding.chance.is_some());
    for (finding, corrected) in tested.zip(corrected(&chances)) {
        finding.corrected = corrected;
    }
    let value = |finding: &Finding| match (finding.difference.value.is_nan(), finding.is_told_by_many()) {
        (true, _) => -10.0,
        (false, true) => finding.difference.value,
        (false, false) => finding.difference.value - 5.0,
    };
    findings.sort_by(|a, b| value(b).total_cmp(&value(a)).then_with(|| a.card.card.cmp(&b.card.card)));
    findings
}

fn forest(report: &Report, findings: &[Finding]) -> String {
    let drawn: Vec<&Finding> = findings.iter().filter(|finding| finding.is_told_by_many()).collect();
    if drawn.is_empty() {
        return String::new();
    }
    let left_out = drawn.len().saturating_sub(2 * ENDS);
    let (top, bottom) = match left_out {
        0 => (&drawn[..], &drawn[..0]),
        _ => (&drawn[..ENDS], &drawn[drawn.len() - ENDS..]),
    };
    let scale = Scale::of(top.iter().chain(bottom).map(|finding| &finding.difference));
    let rows = |findings: &[&Finding]| -> String {
        findings.iter().map(|finding| forest_row(report, finding, &scale)).collect()
    };
    let gap = match left_out {
        0 => String::new(),
        many => {
            let text = report.with("report-cards-between", &[("number", &report.numbers.count(many as u64))]);
            format!("<li class=\"gap\">{text}</li>\n")
        }
    };
    let (title, key) = (report.text("report-forest"), report.text("report-forest-key"));
    format!(
        "<figure>\n<figcaption>{title}</figcaption>\n<p class=\"legend\">{key}</p>\n<ul class=\"rows forest\">\n{}{gap}{}\
         <li class=\"foot\" aria-hidden=\"true\">{}</li>\n</ul>\n</figure>\n",
        rows(top),
        rows(bottom),
        scale.axis(&report.numbers)
    )
}

fn forest_row(report: &Report, finding: &Finding, scale: &Scale) -> String {
    format!(
        "<li><span class=\"name\">{}</span>{}<span class=\"value\"><b>{}</b> <span class=\"range\">{}</span></span></li>\n",
        escape(finding.card.name.get(report.speech.language)),
        scale.span(&finding.difference, finding.stands_out()),
        report.numbers.points(finding.difference.value),
        report.numbers.points_range(&finding.difference)
    )
}

/// The score of one way to come to a card.
type ScoreOf = fn(&Ways) -> Score;
/// A way by the key of its words, and its score.
type Way = (&'static str, ScoreOf);

/// How a card came to seats: columns that are there only where it came to any in that way.
const WAYS: [Way; 5] = [
    ("opening", |ways| ways.opening),
    ("drawn", |ways| ways.drawn),
    ("gained", |ways| ways.gained),
    ("first", |ways| ways.first),
    ("later", |ways| ways.later),
];

/// Those that there are.
fn ways(findings: &[Finding]) -> Vec<Way> {
    let occurs = |of: ScoreOf| findings.iter().any(|finding| of(&finding.card.ways).matches > 0);
    WAYS.into_iter().filter(|(_, of)| occurs(*of)).collect()
}

/// The columns of the table before those: key of the heading, and what it is sorted by.
const COLUMNS: &[&str] = &[
    "card",
    "seen",
    "won-seen",
    "against-unseen",
    "played",
    "won-played",
    "won-held",
    "difference",
    "range",
    "p",
    "q",
];

fn table(report: &Report, findings: &[Finding]) -> String {
    let mut html =
        String::from("<div class=\"scroll\" tabindex=\"0\"><table class=\"cards\" data-sortable>\n<thead><tr>");
    let ways = ways(findings);
    let columns = COLUMNS.iter().copied().chain(ways.iter().map(|way| way.0)).chain(["turn", "mark"]);
    for column in columns {
        let (name, about) =
            (report.text(&format!("report-column-{column}")), report.text(&format!("report-column-{column}-about")));
        let _ = write!(html, "<th scope=\"col\" title=\"{about}\">{name}</th>");
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for finding in findings {
        html.push_str(&table_row(report, finding, &ways));
    }
    html.push_str("</tbody></table></div>\n");
    html
}

fn table_row(report: &Report, finding: &Finding, ways: &[Way]) -> String {
    let (card, numbers) = (finding.card, &report.numbers);
    let part = |part: u64, whole: u64| part as f64 / whole as f64;
    let count = |number: u64, share: f64| {
        (number as f64, format!("{} <small>{}</small>", numbers.count(number), numbers.round_percent(share)))
    };
    let rate = |rate: f64| (rate, numbers.percent(rate));
    let [with, without] = finding.played.rates();
    let difference = |difference: &Estimate| (difference.value, numbers.points(difference.value));
    let range = match finding.chance {
        Some(_) => (finding.difference.half_width(), numbers.points_range(&finding.difference)),
        None => (f64::NAN, "–".to_string()),
    };
    let chance = |chance: f64| match finding.chance {
        Some(_) => (chance, escape(&numbers.chance(chance))),
        None => (f64::NAN, "–".to_string()),
    };
    let cells = [
        count(card.seen.matches, part(card.seen.matches, card.present.matches)),
        rate(wilson(&card.seen).value),
        difference(&finding.seen),
        count(card.played.matches, part(card.played.matches, card.seen.matches)),
        rate(with),
        rate(without),
        difference(&finding.difference),
        range,
        chance(finding.chance.unwrap_or(f64::NAN)),
        chance(finding.corrected),
    ];
    let way = |of: ScoreOf| {
        let score = of(&card.ways);
        let told = format!("{} <small>{}</small>", numbers.percent(score.rate()), numbers.count(score.matches));
        if score.matches == 0 { (f64::NAN, "–".to_string()) } else { (score.rate(), told) }
    };
    let turn = card.ways.turns as f64 / card.played.matches as f64;
    let turn = (turn, if turn.is_nan() { "–".to_string() } else { numbers.decimal(turn, 1) });
    let cells = cells.into_iter().chain(ways.iter().map(|(_, of)| way(*of))).chain([turn]);
    let name = escape(card.name.get(report.speech.language));
    let mut html = format!("<tr><th scope=\"row\" data-value=\"{name}\">{name}</th>");
    for (value, text) in cells {
        let _ = match value.is_nan() {
            true => write!(html, "<td class=\"none\">{text}</td>"),
            false => write!(html, "<td data-value=\"{value:.6}\">{text}</td>"),
        };
    }
    let (class, mark, word) = match (finding.stands_out(), finding.difference.value > 0.0) {
        (false, _) => ("", "", String::new()),
        (true, true) => ("up", "▲", report.text("report-mark-up")),
        (true, false) => ("down", "▼", report.text("report-mark-down")),
    };
    let order = if class.is_empty() { 0.0 } else { finding.difference.value };
    let _ = writeln!(html, "<td class=\"mark {class}\" data-value=\"{order:.6}\" title=\"{word}\">{mark}</td></tr>");
    html
}
