//! `tapis rules`: the rulebook, and which rule has which passing scenario.

use catalog::ledger::Rule;
use catalog::{Catalog, Title};
use clap::Args;
use kernel::book::Language;
use serde::Serialize;

use crate::Common;
use crate::output::{Failure, Output};

/// What `tapis rules` takes.
#[derive(Args)]
pub struct Options {
    /// The game; all games for --coverage if left out
    game: Option<String>,
    /// The id of one rule, or a word to look for
    id: Option<String>,
    /// Which rule has which passing scenario
    #[arg(long)]
    coverage: bool,
    /// With --coverage: fail unless every testable rule has a passing scenario and all scenarios pass
    #[arg(long, requires = "coverage")]
    strict: bool,
}

/// One rule as it is printed.
#[derive(Serialize)]
struct Shown<'a> {
    id: &'a str,
    chapter: &'a str,
    kind: &'a str,
    text: &'a str,
    scenarios: Vec<&'a str>,
}

/// How well a game's rules are shown at work.
#[derive(Serialize)]
struct Coverage {
    game: String,
    testable: usize,
    covered: usize,
    scenarios: usize,
    failing: Vec<String>,
    missing: Vec<String>,
}

/// Prints rules, or their coverage.
pub fn run(options: &Options, catalog: &Catalog, common: &Common, output: &Output) -> Result<(), Failure> {
    if options.coverage {
        return coverage(options, catalog, output);
    }
    let game = options.game.as_deref().ok_or_else(|| {
        Failure::Misuse(format!("which game? There are: {}; or use --coverage", catalog::GAMES.join(", ")))
    })?;
    let title = catalog.find(game).map_err(Failure::Misuse)?;
    let language = common.language();
    let rules: Vec<&Rule> = match &options.id {
        None => title.ledger.rules.iter().collect(),
        Some(id) => find(title, id, language)?,
    };
    let shown: Vec<Shown> = rules.iter().map(|rule| show(title, rule, language)).collect();
    let mut text = String::new();
    let mut chapter = "";
    for rule in &shown {
        if rule.chapter != chapter {
            chapter = rule.chapter;
            text.push_str(&format!("\n## {chapter}\n\n"));
        }
        text.push_str(&format!("{:<15} {}\n", rule.id, rule.text));
        if options.id.is_some() {
            for scenario in &rule.scenarios {
                text.push_str(&format!("{:<15} · {scenario}\n", ""));
            }
        }
    }
    output.result(text.trim_start(), &shown);
    Ok(())
}

/// The rule with this id, or those that mention a word.
fn find<'a>(title: &'a Title, id: &str, language: Language) -> Result<Vec<&'a Rule>, Failure> {
    if let Some(rule) = title.ledger.find(id) {
        return Ok(vec![rule]);
    }
    let word = id.to_lowercase();
    let found: Vec<&Rule> = (title.ledger.rules.iter())
        .filter(|rule| rule.say(language).to_lowercase().contains(&word) || rule.id.to_lowercase().contains(&word))
        .collect();
    if found.is_empty() {
        let known: Vec<&str> = title.ledger.rules.iter().map(|rule| rule.id.as_str()).collect();
        let near = kernel::effect::load::nearest(id, &known).map(|near| format!("; did you mean {near}?"));
        return Err(Failure::Misuse(format!("no rule is called or mentions \"{id}\"{}", near.unwrap_or_default())));
    }
    Ok(found)
}

fn show<'a>(title: &'a Title, rule: &'a Rule, language: Language) -> Shown<'a> {
    let naming = title.scenarios.iter().filter(|scenario| scenario.rules.contains(&rule.id));
    Shown {
        id: &rule.id,
        chapter: &rule.chapter,
        kind: &rule.kind,
        text: rule.say(language),
        scenarios: naming.map(|scenario| scenario.name(language)).collect(),
    }
}

fn coverage(options: &Options, catalog: &Catalog, output: &Output) -> Result<(), Failure> {
    let titles: Vec<&Title> = match &options.game {
        Some(game) => vec![catalog.find(game).map_err(Failure::Misuse)?],
        None => catalog.titles.iter().collect(),
    };
    let found: Vec<Coverage> = titles.into_iter().map(cover).collect();
    let mut text = String::new();
    for coverage in &found {
        let percent = 100.0 * coverage.covered as f64 / coverage.testable.max(1) as f64;
        text.push_str(&format!(
            "{}: {} of {} testable rules shown by {} passing scenarios ({percent:.0} %)\n",
            coverage.game,
            coverage.covered,
            coverage.testable,
            coverage.scenarios - coverage.failing.len(),
        ));
        coverage.failing.iter().for_each(|fault| text.push_str(&format!("  fails: {fault}\n")));
        coverage.missing.iter().for_each(|id| text.push_str(&format!("  not shown: {id}\n")));
    }
    output.result(&text, &found);
    let wanting = found.iter().any(|coverage| !coverage.missing.is_empty() || !coverage.failing.is_empty());
    if options.strict && wanting {
        return Err(Failure::Wanting("not every testable rule has a passing scenario".to_string()));
    }
    Ok(())
}

/// Plays every scenario of a game and sees which rules they show.
fn cover(title: &Title) -> Coverage {
    let mut failing = Vec::new();
    let mut shown: Vec<&str> = Vec::new();
    for scenario in &title.scenarios {
        match title.check(scenario) {
            Ok(()) => shown.extend(scenario.rules.iter().map(String::as_str)),
            Err(fault) => failing.push(fault),
        }
    }
    let testable: Vec<&Rule> = title.ledger.rules.iter().filter(|rule| rule.is_testable()).collect();
    let missing: Vec<String> =
        testable.iter().filter(|rule| !shown.contains(&rule.id.as_str())).map(|rule| rule.id.clone()).collect();
    Coverage {
        game: title.game.id().to_string(),
        testable: testable.len(),
        covered: testable.len() - missing.len(),
        scenarios: title.scenarios.len(),
        failing,
        missing,
    }
}
