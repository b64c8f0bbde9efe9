//! Prompts, answers, log lines and refusals: both languages say the same things.

use std::collections::BTreeSet;

use dice_throne::DiceThrone;
use kernel::game::Terms;
use testkit::data;

/// The keys of a language.
fn keys(language: &str) -> BTreeSet<String> {
    let files = data::files(&format!("locales/{language}"), "ftl");
    let file = files.iter().find(|file| file.path.ends_with("dice-throne.ftl")).expect("the game has texts");
    let keys = file.text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    keys.filter_map(|line| line.split_once(" = ").map(|(key, _)| key.to_string())).collect()
}

#[test]
fn both_languages_have_the_same_keys_and_every_answer_a_label() {
    let (english, french) = (keys("en"), keys("fr"));
    assert_eq!(english, french);
    // What every game answers alike is said by the table.
    let own = DiceThrone::WORDS.iter().map(|word| format!("do-{}", word.name));
    let missing: Vec<String> = own.filter(|label| !english.contains(label)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
