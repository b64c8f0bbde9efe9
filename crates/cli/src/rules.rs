//! `tapis rules`: the rulebook with the rulings on it, and which rule has which passing scenario.

use catalog::ledger::Rule;
use catalog::rulings::Ruling;
use catalog::speech::Speech;
use catalog::{Catalog, GameEntry};
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
    /// The id of one rule or ruling, or a word to look for
    id: Option<String>,
    /// Which rule has which passing scenario
    #[arg(long)]
    coverage: bool,
    /// With --coverage: fail unless every testable rule has a passing scenario and all scenarios pass
    #[arg(long, requires = "coverage")]
    strict: bool,
}

/// One rule or ruling as it is printed.
#[derive(Serialize)]
struct Shown<'a> {
    id: &'a str,
    chapter: &'a str,
    kind: &'a str,
    /// The question, for a ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<&'a str>,
    text: &'a str,
    /// The rulings about a rule, or the rules that a ruling is about.
    related: Vec<&'a str>,
    /// The options of a set-up that decide a ruling otherwise.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    options: &'a [String],
    scenarios: Vec<&'a str>,
}

impl Shown<'_> {
    fn mentions(&self, word: &str) -> bool {
        let texts = [Some(self.id), Some(self.text), self.question];
        texts.into_iter().flatten().any(|text| text.to_lowercase().contains(word))
    }
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
    let rules = title.ledger.rules.iter().map(|rule| show_rule(title, rule, language));
    let mut shown: Vec<Shown> =
        rules.chain(title.rulings.iter().map(|ruling| show_ruling(title, ruling, language))).collect();
    if let Some(id) = &options.id {
        shown = find(shown, id)?;
    }
    let mut text = String::new();
    let speech = Speech::of(language, title.game.id());
    let mut chapter = "";
    for rule in &shown {
        if rule.chapter != chapter {
            chapter = rule.chapter;
            let name = speech.known(&format!("chapter-{chapter}")).unwrap_or_else(|| chapter.to_string());
            text.push_str(&format!("\n## {name}\n\n"));
        }
        let lines = rule.question.into_iter().chain([rule.text]);
        for (line, id) in lines.zip([rule.id, ""]) {
            text.push_str(&format!("{id:<15} {line}\n"));
        }
        if options.id.is_some() {
            if !rule.related.is_empty() {
                text.push_str(&format!("{:<15} → {}\n", "", rule.related.join(", ")));
            }
            for option in rule.options {
                text.push_str(&format!("{:<15} --option {option}=..\n", ""));
            }
            for scenario in &rule.scenarios {
                text.push_str(&format!("{:<15} · {scenario}\n", ""));
            }
        }
    }
    output.result(text.trim_start(), &shown);
    Ok(())
}

/// What has this id, or what mentions a word.
fn find<'a>(mut shown: Vec<Shown<'a>>, id: &str) -> Result<Vec<Shown<'a>>, Failure> {
    if let Some(place) = shown.iter().position(|rule| rule.id.eq_ignore_ascii_case(id)) {
        return Ok(vec![shown.swap_remove(place)]);
    }
    let known: Vec<&str> = shown.iter().map(|rule| rule.id).collect();
    let near = kernel::effect::load::nearest(id, &known).map(|near| format!("; did you mean {near}?"));
    let word = id.to_lowercase();
    shown.retain(|rule| rule.mentions(&word));
    if shown.is_empty() {
        return Err(Failure::Misuse(format!("no rule is called or mentions \"{id}\"{}", near.unwrap_or_default())));
    }
    Ok(shown)
}

fn show_rule<'a>(title: &'a GameEntry, rule: &'a Rule, language: Language) -> Shown<'a> {
    let about = title.rulings.iter().filter(|ruling| ruling.rules.contains(&rule.id));
    Shown {
        id: &rule.id,
        chapter: &rule.chapter,
        kind: &rule.kind,
        question: None,
        text: rule.say(language),
        related: about.map(|ruling| ruling.id.as_str()).collect(),
        options: &[],
        scenarios: scenarios(title, &rule.id, language),
    }
}

fn show_ruling<'a>(title: &'a GameEntry, ruling: &'a Ruling, language: Language) -> Shown<'a> {
    Shown {
        id: &ruling.id,
        chapter: Ruling::CHAPTER,
        kind: "ruling",
        question: Some(ruling.question(language)),
        text: ruling.answer(language),
        related: ruling.rules.iter().map(String::as_str).collect(),
        options: &ruling.options,
        scenarios: scenarios(title, &ruling.id, language),
    }
}

/// The names of the scenarios that show a rule or a ruling.
fn scenarios<'a>(title: &'a GameEntry, rule: &str, language: Language) -> Vec<&'a str> {
    let naming = title.scenarios.iter().filter(|scenario| scenario.rules.iter().any(|named| named == rule));
    naming.map(|scenario| scenario.name(language)).collect()
}

fn coverage(options: &Options, catalog: &Catalog, output: &Output) -> Result<(), Failure> {
    let titles: Vec<&GameEntry> = match &options.game {
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
fn cover(title: &GameEntry) -> Coverage {
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
