//! What was played, and what came out of it at a glance.

use super::html::escape;
use super::{Report, cards};
use crate::stats::{Estimate, wilson};
use crate::summary::Score;

/// More entrants than this are counted, not listed.
const LISTED: usize = 8;

/// The top of the page.
pub fn head(report: &Report) -> String {
    let game = escape(&game(report));
    let kicker = report.text("report-kicker");
    format!(
        "<header>\n<p class=\"kicker\">{kicker}</p>\n<h1>{game}</h1>\n{}{}</header>\n",
        facts(report),
        glance(report)
    )
}

/// The game's name.
pub fn game(report: &Report) -> String {
    let key = format!("game-{}", report.summary.game);
    report.speech.known(&key).unwrap_or_else(|| report.summary.game.clone())
}

fn facts(report: &Report) -> String {
    let (summary, names) = (report.summary, &report.names);
    let list = |names: &[String]| match names.len() {
        0..=LISTED => names.join(" · "),
        many => report.numbers.count(many as u64),
    };
    let seats = if summary.mirrored { "report-seats-mirrored" } else { "report-seats-plain" };
    let tables = match summary.tables.len() {
        0 | 1 if names.common.is_empty() => report.text("report-tables-usual"),
        0 | 1 => names.common.join(" · "),
        _ => [list(&names.tables)].into_iter().chain(names.common.iter().cloned()).collect::<Vec<_>>().join(" · "),
    };
    let facts = [
        ("report-fact-matches", report.numbers.count(summary.matches)),
        ("report-fact-bots", list(&names.bots)),
        ("report-fact-decks", list(&names.decks)),
        ("report-fact-tables", tables),
        ("report-fact-seats", report.text(seats)),
        ("report-fact-seed", summary.seed.to_string()),
        ("report-fact-version", escape(&summary.version)),
    ];
    let told = facts.iter().filter(|(_, value)| !value.is_empty());
    let items: String =
        told.map(|(key, value)| format!("<div><dt>{}</dt><dd>{value}</dd></div>\n", report.text(key))).collect();
    format!("<dl class=\"facts\">\n{items}</dl>\n")
}

fn glance(report: &Report) -> String {
    let summary = report.summary;
    let mut tiles = Vec::new();
    let rate = |title: String, rate: Estimate, note: String| {
        let value = report.numbers.percent(rate.value);
        let range = report.with("report-interval", &[("range", &report.numbers.range(&rate))]);
        tile(&title, &value, &[note, range])
    };
    if summary.together {
        let all = summary.pairs.iter().flatten().fold(Score::default(), |sum, score| Score {
            matches: sum.matches + score.matches,
            won: sum.won + score.won,
            drawn: sum.drawn + score.drawn,
        });
        tiles.push(rate(report.text("report-glance-together"), wilson(&all), String::new()));
    } else if summary.entrants.len() > 1 {
        let rates = summary.entrants.iter().map(|entrant| wilson(&entrant.score)).zip(&report.names.entrants);
        let best = rates.filter(|(rate, _)| !rate.value.is_nan()).max_by(|a, b| a.0.value.total_cmp(&b.0.value));
        tiles.extend(best.map(|(best, name)| rate(report.text("report-glance-best"), best, name.clone())));
    }
    let first = summary.places.first().filter(|first| report.even().is_some() && first.matches > 0);
    tiles.extend(first.map(|first| rate(report.text("report-glance-first"), wilson(first), String::new())));
    if summary.turns.count() > 0 {
        let turns = report.numbers.decimal(summary.turns.median(), 0);
        let value = report.with("report-glance-turns", &[("number", &turns)]);
        let decisions = report.numbers.decimal(summary.decisions.median(), 0);
        let note = report.with("report-glance-decisions", &[("number", &decisions)]);
        tiles.push(tile(&report.text("report-glance-length"), &value, &[note]));
    }
    if !summary.cards.is_empty() {
        let (found, tested) = cards::outstanding(report);
        let (found, tested) = (report.numbers.count(found as u64), report.numbers.count(tested as u64));
        let note = report.with("report-glance-tested", &[("number", &tested)]);
        tiles.push(tile(&report.text("report-glance-cards"), &found, &[note]));
    }
    format!("<div class=\"glance\">\n{}</div>\n", tiles.concat())
}

fn tile(title: &str, value: &str, notes: &[String]) -> String {
    let told = notes.iter().filter(|note| !note.is_empty());
    let notes: String = told.map(|note| format!("<span class=\"note\">{note}</span>")).collect();
    format!("<div class=\"tile\"><span class=\"title\">{title}</span><b>{value}</b>{notes}</div>\n")
}
