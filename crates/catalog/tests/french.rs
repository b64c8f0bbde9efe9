//! Whoever plays in French reads French: nothing that is asked, offered, refused, told or printed is the English text.

use std::collections::BTreeMap;

use catalog::speech::{Listener, Speech};
use catalog::{Catalog, GameEntry, letters};
use kernel::book::Language;
use kernel::game::Setup;
use kernel::phrase::Phrase;
use kernel::table::cards::FaceId;

/// How many decisions of a match are looked at.
const DECISIONS: usize = 160;
/// How many cards in sight are asked about at a decision.
const CARDS: usize = 4;

/// Words that are the same in both languages, and names that are printed inside texts.
const SAME: &[&str] = &["ashgrin", "flip", "obligation", "obsession", "rage", "samuel", "unique"];

/// Words of which every English sentence has one, and no French one.
const ENGLISH: &[&str] = &["the", "with", "your", "and", "from", "each", "this", "you", "cannot", "which"];

/// A sentence of one game in both languages, with what it is for.
type Said = BTreeMap<[String; 2], &'static str>;

/// Everything that is said in some decisions of a match.
fn hear(title: &GameEntry, seed: u64, said: &mut Said) {
    let speeches = [Language::En, Language::Fr].map(|language| Speech::of(language, title.game.id()));
    let mut play = title.game.start(&Setup::new(title.game.seats().0.max(2) as u8, seed)).expect("the set-up is legal");
    let mut told = 0;
    for number in 0..DECISIONS {
        let Some(seat) = play.asked() else { break };
        let listener = Listener { game: &*title.game, seat: Some(seat), names: &[], all: false };
        let mut say = |phrase: &Phrase, what| {
            said.entry(speeches.each_ref().map(|speech| speech.say(phrase, &listener))).or_insert(what);
        };
        let options = play.options();
        play.prompt().iter().for_each(|phrase| say(phrase, "a question"));
        options.iter().for_each(|option| say(&option.label, "an option"));
        play.log()[told..].iter().for_each(|entry| say(&entry.phrase, "the log"));
        told = play.log().len();
        let view = play.view(Some(seat));
        let known = view.zones.iter().flat_map(|zone| &zone.cards).filter_map(|card| card.known);
        for (_, face) in known.skip(number % 5).step_by(3).take(CARDS) {
            for attempt in play.why_not(seat, title.game.slug(face)).unwrap_or_default() {
                if let Some(refusal) = attempt.refusal {
                    let both = speeches.each_ref().map(|speech| speech.refusal(&refusal, &listener));
                    said.entry(both).or_insert("a refusal");
                }
            }
        }
        let answer = options[(number * 7 + seed as usize) % options.len()].text.clone();
        play.answer(seat, &answer).expect("an option is accepted");
    }
}

/// Everything that is printed on cards besides their names, and what things are called.
fn read(title: &GameEntry, said: &mut Said) {
    for face in (0..title.game.faces()).map(|face| FaceId(face as u16)) {
        let [english, french] = [Language::En, Language::Fr].map(|language| title.game.card_text(face, language));
        said.entry([english.line, french.line]).or_insert("a line of types");
        for (english, french) in english.text.into_iter().zip(french.text) {
            said.entry([english, french]).or_insert("a card's text");
        }
    }
}

/// The words of a French sentence that are English; names of cards and words that are alike in both languages are not.
fn english_left(names: &[String], [english, french]: &[String; 2]) -> Vec<String> {
    let mut text = letters::fold(french);
    names.iter().for_each(|name| text = text.replace(name.as_str(), " "));
    let wrong = |word: &&str| match english == french {
        true => word.chars().filter(|letter| letter.is_alphabetic()).count() > 2 && !SAME.contains(word),
        false => ENGLISH.contains(word),
    };
    letters::words(&text).into_iter().filter(wrong).map(str::to_string).collect()
}

#[test]
fn nothing_is_said_in_english_to_whoever_plays_in_french() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let mut faults = Vec::new();
    for title in &catalog.titles {
        let mut said = Said::new();
        (1..=3).for_each(|seed| hear(title, seed, &mut said));
        read(title, &mut said);
        assert!(said.len() > 300, "{}: only {} sentences are heard", title.game.id(), said.len());
        let faces = (0..title.game.faces()).map(|face| FaceId(face as u16));
        let mut names: Vec<String> = faces.map(|face| letters::fold(title.game.name(face, Language::Fr))).collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        for (both, what) in &said {
            let left = english_left(&names, both);
            if !left.is_empty() {
                faults.push(format!("{}: {what}: {}", title.game.id(), both[1]));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
