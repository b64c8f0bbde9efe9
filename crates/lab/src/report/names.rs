//! What entrants and tables are called on the page: only what tells them apart.

use std::collections::{BTreeMap, BTreeSet};

use catalog::GameEntry;
use catalog::speech::Speech;

use super::html::escape;
use crate::summary::{Entrant, Summary};

/// The names on the page, safe to put into it.
pub struct Names {
    pub entrants: Vec<String>,
    /// Of each table.
    pub tables: Vec<String>,
    /// The bots, each once.
    pub bots: Vec<String>,
    /// The decks, each once.
    pub decks: Vec<String>,
    /// What all tables have in common, option by option.
    pub common: Vec<String>,
}

impl Names {
    /// The names of a run.
    pub fn new(title: &GameEntry, summary: &Summary, speech: &Speech) -> Names {
        let bots = distinct(summary.entrants.iter().map(|entrant| bot(&entrant.bot, speech)));
        let decks = distinct(summary.entrants.iter().filter(|one| !one.deck.is_empty()).map(|one| deck(one, speech)));
        let name = |entrant: &Entrant| {
            let (bot, deck) = (bot(&entrant.bot, speech), deck(entrant, speech));
            match (bots.len() > 1 || deck.is_empty(), decks.len() > 1 && !deck.is_empty()) {
                (false, _) => deck,
                (true, false) => bot,
                (true, true) => format!("{bot} · {deck}"),
            }
        };
        let varied = varied(&summary.tables);
        let table = |options: &BTreeMap<String, String>| {
            let told: Vec<String> = options
                .iter()
                .filter(|(option, _)| varied.contains(*option))
                .map(|(option, value)| title.value_name(speech, option, value))
                .collect();
            if told.is_empty() { speech.text("report-table") } else { told.join(" · ") }
        };
        let common = summary.tables.first().into_iter().flatten().filter(|(option, _)| !varied.contains(*option));
        let common = common.map(|(option, value)| {
            let name = speech.known(&format!("option-{option}")).unwrap_or_else(|| option.clone());
            speech.with("report-option", &[("option", &name), ("value", &title.value_name(speech, option, value))])
        });
        let safe = |names: Vec<String>| names.iter().map(|name| escape(name)).collect();
        Names {
            entrants: summary.entrants.iter().map(|entrant| escape(&capital(&name(entrant)))).collect(),
            tables: summary.tables.iter().map(|options| escape(&capital(&table(options)))).collect(),
            common: safe(common.collect()),
            bots: safe(bots),
            decks: safe(decks),
        }
    }
}

fn bot(name: &str, speech: &Speech) -> String {
    let keys = [format!("level-{name}"), format!("bot-{name}")];
    keys.iter().find_map(|key| speech.known(key)).unwrap_or_else(|| name.to_string())
}

fn deck(entrant: &Entrant, speech: &Speech) -> String {
    if entrant.deck.is_empty() { String::new() } else { entrant.deck_name.get(speech.language).to_string() }
}

fn distinct(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    names.filter(|name| seen.insert(name.clone())).collect()
}

/// The options in which tables differ.
fn varied(tables: &[BTreeMap<String, String>]) -> BTreeSet<String> {
    let options: BTreeSet<&String> = tables.iter().flat_map(BTreeMap::keys).collect();
    let differs = |option: &&&String| tables.iter().any(|table| table.get(**option) != tables[0].get(**option));
    options.iter().filter(differs).map(|option| (*option).clone()).collect()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
