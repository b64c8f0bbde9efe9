//! French and English are equals: the same keys, the same facts, and a text for everything that is said.

use catalog::Catalog;
use catalog::rulings::Ruling;
use catalog::speech::{Speech, keys};
use kernel::book::Language;
use kernel::table::cards::FaceId;
use kernel::words::french;

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

/// Names that templates fill in are numbers or lists of figures: nothing is contracted or elided in front of them.
const FIGURES: &[&str] = &[
    "amount",
    "difference",
    "edge",
    "even",
    "first",
    "have",
    "last",
    "least",
    "mean",
    "most",
    "need",
    "number",
    "total",
];

/// `de`, `à`, `que` and their like in front of a name are tied to it, so that the kernel's French decides between
/// `du Vautour`, `d’Ada` and `de Blaise`; a form that a template has decided on its own would be wrong for some name.
#[test]
fn small_words_are_tied_to_the_names_behind_them() {
    let small = ["de", "De", "à", "À", "que", "si", "le", "la", "du", "au", "des", "aux"];
    let mut loose = Vec::new();
    for (path, text) in catalog::speech::texts(Language::Fr) {
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            for (place, _) in line.match_indices("{ $") {
                let name: String = line[place + 3..].chars().take_while(|letter| letter.is_alphanumeric()).collect();
                let before = line[..place].trim_end_matches(' ');
                let word = before.rsplit(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
                let elided = before.ends_with('’');
                let selects = line[place..].split('}').next().is_some_and(|placeable| placeable.contains("->"));
                if (small.contains(&word) || elided) && !selects && !FIGURES.contains(&name.as_str()) {
                    loose.push(format!("{path}:{}: {word} {{ ${name} }}", number + 1));
                }
            }
        }
    }
    assert!(loose.is_empty(), "write `de~{{ $name }}`: {}", loose.join(", "));
}

/// The first pair of words in a French text that should have been contracted or elided: `de le`, `que un`, `si il`.
fn uncontracted(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let pair = words.windows(2).find(|pair| match pair[0].to_lowercase().as_str() {
        "de" | "à" if ["le", "les"].contains(&pair[1].to_lowercase().as_str()) => true,
        "si" => ["il", "ils"].contains(&pair[1]),
        "de" | "que" | "lorsque" | "ne" | "se" | "le" | "la" => french::elides(pair[1]),
        _ => false,
    })?;
    Some(pair.join(" "))
}

#[test]
fn no_card_says_de_le_or_que_un() {
    assert_eq!(uncontracted("les dégâts de Le Vautour"), Some("de Le".to_string()));
    assert_eq!(uncontracted("après que un objet part"), Some("que un".to_string()));
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    for title in &catalog.titles {
        for face in (0..title.game.faces()).map(|face| FaceId(face as u16)) {
            let card = title.game.card_text(face, Language::Fr);
            for line in card.text.iter().filter(|_| !card.by_hand) {
                assert_eq!(uncontracted(line), None, "{}: {line}", card.name);
            }
        }
    }
}

#[test]
fn french_contracts_and_elides_in_front_of_names() {
    let speech = Speech::of(Language::Fr, "champions");
    let attached = |other: &str| speech.with("log-attached", &[("card", "Ailes"), ("other", other)]);
    assert_eq!(attached("Le Vautour"), "Ailes s’attache au Vautour.");
    assert_eq!(attached("Rhino"), "Ailes s’attache à Rhino.");
    let turn = |seat: &str| Speech::of(Language::Fr, "shards").with("not-your-turn", &[("seat", seat)]);
    assert_eq!(turn("Ada"), "C’est le tour d’Ada.");
    assert_eq!(turn("Blaise"), "C’est le tour de Blaise.");
    assert_eq!(turn("Les Deux"), "C’est le tour des Deux.");
    assert_eq!(turn("de~Ada"), "C’est le tour de de~Ada.");
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
