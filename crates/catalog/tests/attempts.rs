//! What people try that cannot be done: a list for each game, with the rule that forbids it and the words that must be among the
//! reason in both languages. A good reason names the fact and, where there is one, the way out.

use catalog::attempt::Attempts;
use catalog::speech::{Listener, Speech};
use catalog::{Catalog, GameEntry};
use kernel::book::Language;
use kernel::erased::AnyMatch;
use kernel::refusal::Refusal;
use kernel::scenario;
use kernel::table::seats::Seat;

const ASHES: &str = include_str!("attempts/ashes.tsv");
const CHAMPIONS: &str = include_str!("attempts/champions.tsv");
const DICE_THRONE: &str = include_str!("attempts/dice-throne.tsv");
const SPOILS: &str = include_str!("attempts/spoils.tsv");
const SHARDS: &str = include_str!("attempts/shards.tsv");
const NATURAL: &str = include_str!("attempts/natural.tsv");

/// A seat's letter and what it writes.
fn said(text: &str) -> (Seat, &str) {
    let (seat, text) = text.split_once(": ").unwrap_or_else(|| panic!("`{text}` names no seat"));
    (Seat::from_letter(seat).unwrap_or_else(|| panic!("no seat {seat}")), text)
}

fn lay_out(entry: &GameEntry, position: &str, answers: &str) -> Box<dyn AnyMatch> {
    let is_of_all = |part: &str| part.ends_with("seat") || part.ends_with("seats") || part.starts_with("decks ");
    let given = |part: &str| match is_of_all(part) {
        true => format!("given: {part}\n"),
        false => format!("given {part}\n"),
    };
    let givens: String = position.split("; ").map(given).collect();
    let text = format!("scenario: tried\nrules: X\n{givens}then asked: A");
    let scenarios = scenario::read("attempts", &text).expect("the position can be read");
    let mut play = entry.game.open(&scenarios[0], false).unwrap_or_else(|why| panic!("{position}: {why}"));
    for answer in answers.split("; ").filter(|answer| *answer != "-") {
        let (seat, text) = said(answer);
        play.answer(seat, text).unwrap_or_else(|refusal| panic!("{position}: {answer}: {refusal}"));
    }
    play
}

/// Why an attempt is refused: `? card` asks for everything that can be tried with a card.
fn refusals(play: &dyn AnyMatch, attempt: &str) -> Vec<Refusal> {
    if let Some(card) = attempt.strip_prefix("? ") {
        let tried = play.why_not(Seat(0), card).unwrap_or_else(|refusal| panic!("{attempt}: {refusal}"));
        return tried.into_iter().filter_map(|explanation| explanation.refusal).collect();
    }
    let (seat, text) = said(attempt);
    play.explain(seat, text).err().into_iter().collect()
}

fn rule(refusal: &Refusal) -> &str {
    match refusal {
        Refusal::Ruled(reason) | Refusal::NotYourDecision { reason, .. } => reason.rule,
        _ => "-",
    }
}

/// Every attempt of a list is refused by its rule, in words that help.
fn check(game: &str, list: &str) {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let entry = catalog.find(game).expect("the game is in the catalog");
    let speech = [Language::En, Language::Fr].map(|language| Speech::of(language, game));
    let mut faults = Vec::new();
    let lines: Vec<&str> = list.lines().skip(1).collect();
    for line in &lines {
        let columns: Vec<&str> = line.split('\t').collect();
        let [position, answers, attempt, wanted, english, french] = columns[..] else { panic!("six columns: {line}") };
        let play = lay_out(entry, position, answers);
        let seat = if attempt.starts_with('?') { Seat(0) } else { said(attempt).0 };
        let listener = Listener { game: &*entry.game, seat: Some(seat), names: &[], all: false };
        let refused = refusals(&*play, attempt);
        let Some(found) = refused.iter().find(|refusal| rule(refusal) == wanted) else {
            let told: Vec<String> = refused.iter().map(|refusal| speech[0].refusal(refusal, &listener)).collect();
            faults.push(format!("{position} | {attempt}: {wanted} does not refuse it, but: {told:?}"));
            continue;
        };
        for (speech, words) in speech.iter().zip([english, french]) {
            let told = speech.refusal(found, &listener);
            faults.extend(
                words
                    .split('|')
                    .filter(|word| !told.contains(word))
                    .map(|word| format!("{position} | {attempt}: \"{word}\" is not in \"{told}\"")),
            );
        }
    }
    assert!(faults.is_empty(), "{} of {} attempts:\n{}", faults.len(), lines.len(), faults.join("\n"));
    assert!(lines.len() >= 60, "a list has at least 60 attempts");
}

#[test]
fn refusals_of_ashes_name_the_fact() {
    check("ashes", ASHES);
}

#[test]
fn refusals_of_dice_throne_name_the_fact() {
    check("dice-throne", DICE_THRONE);
}

#[test]
fn refusals_of_marvel_champions_name_the_fact() {
    check("champions", CHAMPIONS);
}

#[test]
fn refusals_of_the_spoils_name_the_fact() {
    check("spoils", SPOILS);
}

#[test]
fn refusals_of_shards_of_infinity_name_the_fact() {
    check("shards", SHARDS);
}

/// Whether a sentence is understood as an attempt: what is told of it is why the attempt is refused.
fn gets_the_reason(
    entry: &GameEntry,
    speech: &Speech,
    play: &dyn AnyMatch,
    exact: &str,
    sentence: &str,
) -> Result<(), String> {
    let (seat, text) = said(exact);
    let Err(wanted) = play.explain(seat, text) else { panic!("{exact} is allowed") };
    let tried = Attempts { title: entry, speech, play, seat }.read(sentence);
    if tried.iter().any(|attempt| attempt.refusal.as_ref() == Some(&wanted)) && tried.len() <= 20 {
        return Ok(());
    }
    let told: Vec<&str> = tried.iter().map(|attempt| attempt.text.as_str()).collect();
    Err(format!("\"{sentence}\" is not {exact} ({wanted}), but {told:?}"))
}

#[test]
fn a_sentence_in_words_of_ones_own_gets_the_reason_of_the_exact_notation() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let mut faults = Vec::new();
    let mut sentences = 0;
    for line in NATURAL.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [game, position, answers, exact, english, french] = columns[..] else { panic!("six columns: {line}") };
        let entry = catalog.find(game).expect("the game is in the catalog");
        let play = lay_out(entry, position, answers);
        for (language, list) in [(Language::En, english), (Language::Fr, french)] {
            let speech = Speech::of(language, game);
            for sentence in list.split(" / ") {
                sentences += 1;
                faults.extend(gets_the_reason(entry, &speech, &*play, exact, sentence).err());
            }
        }
    }
    assert!(sentences >= 240, "{sentences} sentences");
    assert!(faults.is_empty(), "{} of {sentences}:\n{}", faults.len(), faults.join("\n"));
}
