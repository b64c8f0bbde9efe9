//! French and English are equals: the same keys, the same facts, and a text for everything that is said.

use catalog::Catalog;
use catalog::rulings::Ruling;
use catalog::speech::{Speech, keys};
use kernel::book::Language;

#[test]
fn both_languages_have_the_same_keys() {
    assert_eq!(keys(Language::Fr), keys(Language::En));
}

#[test]
fn french_uses_its_own_typography() {
    for (path, text) in catalog::speech::texts(Language::Fr) {
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            assert!(!line.contains('\''), "{path}:{}: a straight apostrophe", number + 1);
            for mark in [" ?", " !", " ;", " :"] {
                assert!(!line.contains(mark), "{path}:{}: a breaking space before{mark}", number + 1);
            }
        }
    }
}

/// Every key that the sources mention has a text in both languages.
#[test]
fn everything_that_can_be_said_has_a_text() {
    let mut missing = Vec::new();
    for game in catalog::GAMES {
        let (fr, en) = (Speech::of(Language::Fr, game), Speech::of(Language::En, game));
        for key in testkit::data::phrase_keys(game) {
            if !fr.knows(&key) || !en.knows(&key) {
                missing.push(format!("{game} {key}"));
            }
        }
    }
    assert!(missing.is_empty(), "no text for: {}", missing.join(", "));
}

#[test]
fn the_project_loads_without_a_fault() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    assert_eq!(catalog.titles.len(), catalog::GAMES.len());
}

#[test]
fn every_chapter_and_option_has_a_name() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    for title in &catalog.titles {
        for language in Language::ALL {
            let speech = Speech::of(language, title.game.id());
            let chapters = title.ledger.rules.iter().map(|rule| format!("chapter-{}", rule.chapter));
            let options = title.game.editions().iter().flat_map(|option| {
                let unnamed = option.values.iter().filter(|value| value.name.is_none());
                let values = unnamed.map(|value| format!("option-{}-{}", option.name, value.id));
                values.chain([format!("option-{}", option.name)])
            });
            let others = ["about-game".to_string(), format!("chapter-{}", Ruling::CHAPTER)];
            for key in chapters.chain(options).chain(others) {
                assert!(speech.knows(&key), "{}: {language}: no text {key}", title.game.id());
            }
        }
    }
}

#[test]
fn every_shipped_scenario_is_named_in_french() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    for scenario in catalog.titles.iter().flat_map(|title| &title.scenarios) {
        let french = scenario.french.as_deref().unwrap_or_default();
        assert!(
            !french.is_empty(),
            "{}:{}: add a line `fr: ...` with the title in French",
            scenario.path,
            scenario.line
        );
        assert!(!french.contains('\''), "{}:{}: a straight apostrophe", scenario.path, scenario.line);
        for mark in [" ?", " !", " ;", " :"] {
            assert!(!french.contains(mark), "{}:{}: a breaking space before{mark}", scenario.path, scenario.line);
        }
    }
}
