//! What the log tells of a few moves, word for word, and what facts of cards are called, in both languages.

use catalog::speech::{self, Listener, Speech};
use catalog::{Catalog, letters, story};
use kernel::book::Language;
use kernel::effect::node::NodeId;
use kernel::scenario;
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;

/// Plays a scenario's position on and says the log of it to the first seat.
fn told(game: &str, position: &str, answers: &[(u8, &str)], language: Language) -> Vec<String> {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let title = catalog.find(game).expect("the game is in the catalog");
    let text = format!("scenario: told\nrules: X\n{position}\nthen asked: A");
    let scenarios = scenario::read("here", &text).expect("the position can be read");
    let mut play = title.game.open(&scenarios[0], false).expect("the position can be laid out");
    for (seat, answer) in answers {
        play.answer(Seat(*seat), answer).unwrap_or_else(|refusal| panic!("{answer}: {refusal}"));
    }
    let speech = Speech::of(language, game);
    let listener = Listener { game: &*title.game, seat: Some(Seat(0)), names: &[], all: false };
    let lines = story::tell(play.log(), 0, &[]);
    lines.iter().map(|line| letters::capital(&speech.say(&line.entry.phrase, &listener))).collect()
}

/// Whether the lines are told one after the other.
fn tells(game: &str, position: &str, answers: &[(u8, &str)], english: &[&str], french: &[&str]) {
    for (language, wanted) in [(Language::En, english), (Language::Fr, french)] {
        let lines = told(game, position, answers, language);
        assert!(lines.windows(wanted.len()).any(|some| some == wanted), "{language}: {lines:#?}");
    }
}

#[test]
fn a_name_that_ends_a_sentence_ends_it_once() {
    tells(
        "champions",
        "given: 1 seat\ngiven scheme: the-break-in-1b\ngiven A: threat 3 on the-break-in-1b",
        &[(0, "thwart the-break-in-1b with plain-hero")],
        &["Plain Hero thwarts The Break-In!"],
        &["Héros quelconque contre L’Effraction\u{a0}!"],
    );
}

#[test]
fn the_next_stage_of_the_villain_is_told() {
    tells(
        "champions",
        "given: 1 seat\ngiven villain: rhino-i\ngiven stages: rhino-ii\ngiven A: damage 13 on rhino-i",
        &[(0, "attack rhino-i with plain-hero")],
        &["Rhino is defeated. The villain’s next stage comes: Rhino II."],
        &["Le méchant Rhino est vaincu. Son stade suivant arrive\u{a0}: Rhino II."],
    );
}

#[test]
fn the_last_stage_of_the_villain_is_defeated_and_no_other_comes() {
    tells(
        "champions",
        "given: 1 seat\ngiven villain: rhino-ii\ngiven A: damage 13 on rhino-ii",
        &[(0, "attack rhino-ii with plain-hero")],
        &["Rhino is defeated."],
        &["La carte Rhino est vaincue."],
    );
}

#[test]
fn the_main_scheme_that_advances_is_told() {
    tells(
        "champions",
        "given: 1 seat\ngiven A: identity plain-person\ngiven scheme: underground-distribution-1b\n\
         given schemes: secret-rendezvous-2a\ngiven A: threat 5 on underground-distribution-1b\n\
         given encounter: hydra-mercenary, quiet-street x4",
        &[(0, "end turn")],
        &["The scheme Underground Distribution is completed. The main scheme advances: Secret Rendezvous (2A)."],
        &["La manigance Trafic Clandestin est achevée. La manigance principale avance\u{a0}: Rendez-Vous Secret (2A)."],
    );
}

#[test]
fn a_card_is_told_before_the_responses_to_it() {
    tells(
        "spoils",
        "given A: hand barracks-brawler\ngiven A: play rage, storm-cavalry\ngiven B: hand pinch\ngiven B: play rage x2, scout",
        &[(0, "play barracks-brawler"), (1, "play pinch"), (1, "pick A:storm-cavalry")],
        &["You play Barracks Brawler.", "B plays Pinch on Storm Cavalry."],
        &["Vous jouez Bagarreur de Caserne.", "B joue Pincement sur Cavalerie d’Orage."],
    );
}

#[test]
fn a_turn_that_ends_by_itself_says_why() {
    tells(
        "spoils",
        "given A: hand pinch\ngiven A: play rage x2\ngiven B: play scout",
        &[(0, "play pinch")],
        &["You can do nothing else: your turn ends."],
        &["Vous ne pouvez rien faire d’autre\u{a0}: votre tour se termine."],
    );
}

#[test]
fn a_thwart_tells_what_was_removed() {
    tells(
        "champions",
        "given: 1 seat\ngiven A: threat 1 on plain-scheme",
        &[(0, "thwart plain-scheme with plain-hero")],
        &["Plain Scheme loses 1 threat."],
        &["Manigance quelconque perd 1 menace."],
    );
}

/// What is asked of the first seat after some answers, and how its options are called.
fn asked(position: &str, answers: &[&str], language: Language) -> (String, Vec<String>) {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let title = catalog.find("champions").expect("the game is in the catalog");
    let text = format!("scenario: asked\nrules: X\n{position}\nthen asked: A");
    let scenarios = scenario::read("here", &text).expect("the position can be read");
    let mut play = title.game.open(&scenarios[0], false).expect("the position can be laid out");
    for answer in answers {
        play.answer(Seat(0), answer).unwrap_or_else(|refusal| panic!("{answer}: {refusal}"));
    }
    let speech = Speech::of(language, "champions");
    let listener = Listener { game: &*title.game, seat: Some(Seat(0)), names: &[], all: false };
    let prompt = play.prompt().map(|phrase| speech.say(&phrase, &listener)).unwrap_or_default();
    (prompt, play.options().iter().map(|option| speech.say(&option.label, &listener)).collect())
}

#[test]
fn options_name_their_only_target_and_the_resources_they_give() {
    let hurt =
        "given: 1 seat\ngiven villain: rhino-i\ngiven A: damage 3 on rhino-i\ngiven A: hand first-aid, energy, genius";
    let has = |(_, options): &(String, Vec<String>), label: &str| {
        assert!(options.iter().any(|option| option == label), "{label}: {options:?}");
    };
    has(&asked(hurt, &[], Language::En), "Play First Aid (on Rhino)");
    has(&asked(hurt, &[], Language::Fr), "Jouer Premiers Soins (sur Rhino)");
    let paying = asked(hurt, &["play first-aid"], Language::En);
    has(&paying, "Spend Energy → energy ×2");
    has(&asked(hurt, &["play first-aid"], Language::Fr), "Dépenser Génie → mentale ×2");
    // More may be spent than is due, but what is asked then says that all is paid.
    let (prompt, options) = asked(hurt, &["play first-aid", "spend energy"], Language::En);
    assert_eq!(prompt, "First Aid is paid for: 2 of 1 resource. Pay, or spend even more?");
    assert!(options.contains(&"Pay".to_string()));
}

/// A fact that cards are sorted by is called `print-FACT-VALUE`: if one value has a name, all have.
#[test]
fn a_fact_with_words_has_one_for_every_value() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    let mut named = 0;
    for title in &catalog.titles {
        for language in Language::ALL {
            let speech = Speech::of(language, title.game.id());
            let keys = speech::keys_of(language, title.game.id());
            let faces = (0..title.game.faces()).map(|face| FaceId(face as u16));
            for (fact, value) in faces.flat_map(|face| title.game.print(face)) {
                if keys.iter().any(|key| key.starts_with(&format!("print-{fact}-"))) {
                    let key = format!("print-{fact}-{value}");
                    assert!(speech.knows(&key), "{}: {language}: no text {key}", title.game.id());
                    named += 1;
                }
            }
        }
    }
    assert!(named > 0, "some fact has words");
    assert_eq!(Speech::of(Language::Fr, "champions").text("print-class-encounter"), "Rencontre");
}

#[test]
fn whoever_chooses_between_effects_reads_what_each_does() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    for title in &catalog.titles {
        let mut said = 0;
        for (node, way) in (0..60_000).flat_map(|node| (0..6).map(move |way| (NodeId(node), way))) {
            let text = |language| title.game.way_text(node, way, language);
            let (Some(english), Some(french)) = (text(Language::En), text(Language::Fr)) else { continue };
            for text in [&english, &french] {
                let whole = text.ends_with(['.', ')']) && [", .", "  ", " ,"].iter().all(|fault| !text.contains(fault));
                assert!(
                    whole && text.starts_with(|first: char| !first.is_lowercase()),
                    "{}: {text:?}",
                    title.game.id()
                );
            }
            said += 1;
        }
        assert!(said > 0 || title.game.id() == "shards", "{} says no way", title.game.id());
    }
}
