//! What teaches: chapters in an order that loses no rule, words of cards that rules explain, puzzles with solutions.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use ai::Position;
use catalog::Catalog;
use catalog::guide::{question, reason};
use catalog::puzzles::{Aim, CLEAR, Proof, Stand, decision};
use catalog::story::Turn;
use catalog::teaching::best_first;
use kernel::book::Language;
use kernel::game::Setup;
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;

#[test]
fn every_rule_that_can_be_shown_stands_in_a_chapter() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        let unique: BTreeSet<&String> = title.chapters.iter().collect();
        assert_eq!(unique.len(), title.chapters.len());
        let left = title.ledger.rules.iter().filter(|rule| !title.chapters.contains(&rule.chapter));
        assert!(left.clone().all(|rule| !rule.is_testable()), "{:?}", left.map(|rule| &rule.id).collect::<Vec<_>>());
    }
    let spoils = catalog.find("spoils").expect("a game");
    assert_eq!(spoils.chapters[..3], ["goal", "set-up", "turn"].map(String::from), "nobody begins with italics");
}

#[test]
fn every_term_stands_on_a_card_or_is_drawn() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        assert!(title.terms.len() >= 12, "{} explains too little", title.game.id());
        for language in Language::ALL {
            let text = |face: usize| title.game.card_text(FaceId(face as u16), language);
            let texts: Vec<String> =
                (0..title.game.faces()).map(|face| text(face).text.join("\n").to_lowercase()).collect();
            for term in &title.terms {
                let stands = |word: &String| texts.iter().any(|text| text.contains(&word.to_lowercase()));
                for word in term.words(language) {
                    assert!(stands(word) || !term.signs.is_empty(), "{}: no card says {word}", title.game.id());
                }
            }
        }
    }
}

#[test]
fn the_example_that_teaches_best_comes_first() {
    let catalog = Catalog::load(None).expect("the data of the program");
    let title = catalog.find("shards").expect("a game");
    let shows = title.scenarios.iter().filter(|scenario| scenario.rules.iter().any(|rule| rule == "SOI-FOCUS-1"));
    let mut found: Vec<_> = shows.collect();
    best_first(&mut found, "SOI-FOCUS-1");
    assert_eq!(found[0].rules[0], "SOI-FOCUS-1");
}

#[test]
fn every_puzzle_is_solved_by_its_solution() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        for puzzle in &title.puzzles {
            puzzle.check(title).unwrap_or_else(|fault| {
                panic!("{}: {fault}; make them anew: CONTRIBUTING, Add puzzles", title.game.id())
            });
        }
    }
    for title in &catalog.titles {
        let of = |aim: Aim| title.puzzles.iter().filter(|puzzle| puzzle.aim == aim).count();
        let (win, survive) = (of(Aim::Win), of(Aim::Survive));
        assert!(win + survive >= 20 && win > 0 && survive > 0, "{} has too few puzzles", title.game.id());
    }
}

#[test]
fn where_chance_decides_every_answer_has_its_chance_and_few_are_clearly_the_best() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        for puzzle in title.puzzles.iter().filter(|puzzle| !puzzle.chances.is_empty()) {
            let name = format!("{} {}", title.game.id(), puzzle.id);
            let play = puzzle.open(title).expect("it is checked");
            let offered: BTreeSet<String> = play.options().into_iter().map(|option| option.text).collect();
            let told: BTreeSet<String> = puzzle.chances.iter().map(|chance| chance.answer.clone()).collect();
            assert!(told.is_subset(&offered) && told.len() == puzzle.chances.len(), "{name}: {told:?} of {offered:?}");
            assert!(offered.iter().all(|text| text == "concede" || told.contains(text)), "{name} leaves an answer out");
            let best = puzzle.chances[0].of_thousand;
            let others = &puzzle.chances[puzzle.best_answers().count()..];
            assert!(puzzle.chances.is_sorted_by_key(|chance| Reverse(chance.of_thousand)), "{name} is out of order");
            let mut offers = Vec::new();
            play.offers(&mut offers);
            let first = offers.iter().enumerate().max_by_key(|(place, offer)| (offer.rank, Reverse(*place)));
            let first = &play.options()[first.expect("an offer").0].text;
            let first = puzzle.chances.iter().find(|chance| chance.answer == *first).expect("it has its chance");
            assert!(first.of_thousand + CLEAR <= best, "{name}: what comes to mind first is not clearly worse");
            assert!(others.len() > puzzle.best_answers().count(), "{name}: most answers are right");
            let Proof::Likely { held, of } = puzzle.proof else { panic!("{name} was measured") };
            assert!(of >= 400 && (held * 1000 / of).abs_diff(best) <= 3, "{name}: {held} of {of}, {best}");
            assert_eq!(puzzle.solution, [format!("{} {}", puzzle.seat, puzzle.chances[0].answer)]);
        }
    }
}

#[test]
fn no_puzzle_is_there_twice_or_solved_by_what_comes_to_mind_first() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        let mut seen = BTreeSet::new();
        for puzzle in &title.puzzles {
            let name = format!("{} {}", title.game.id(), puzzle.id);
            let own: Vec<&str> =
                puzzle.solution.iter().filter_map(|text| decision(text).ok()).filter_map(own(puzzle.seat)).collect();
            assert!(seen.insert((puzzle.before.clone(), puzzle.aim == Aim::Win)), "{name} is there twice");
            if puzzle.chances.is_empty() {
                let own = own.iter().map(ToString::to_string).collect();
                assert!(seen.insert((own, true)), "{name} has another's solution");
            }
            // Where chance decides a single answer is looked for.
            assert!(own.len() >= if puzzle.chances.is_empty() { 3 } else { 1 }, "{name} is too short");
            let mut play = puzzle.open(title).expect("it is checked");
            let begun = Turn::of(play.log());
            for _ in 0..200 {
                if puzzle.stand(begun, &*play) != Stand::Open || play.asked().is_none() {
                    break;
                }
                let asked = play.asked().expect("somebody is asked");
                let mut offers = Vec::new();
                play.offers(&mut offers);
                let first = offers.iter().enumerate().max_by_key(|(place, offer)| (offer.rank, Reverse(*place)));
                let text = play.options()[first.expect("an offer").0].text.clone();
                play.answer(asked, &text).expect("it is offered");
            }
            assert_ne!(puzzle.stand(begun, &*play), Stand::Solved, "{name} solves itself");
        }
    }
}

fn own<'t>(seat: Seat) -> impl Fn((Seat, &'t str)) -> Option<&'t str> {
    move |(decider, text)| (decider == seat).then_some(text)
}

/// Two bots play whole matches: whatever they are asked with a choice is what a newcomer is asked.
#[test]
fn every_question_of_a_first_match_is_explained_and_bots_say_why() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        let id = title.game.id();
        let seats = title.game.seats().0.max(2) as u8;
        let (mut missing, mut reasons, mut named) = (BTreeSet::new(), 0, 0);
        for seed in 0..2 {
            let mut play = title.game.start(&Setup::new(seats, seed)).expect("a match with the usual decks");
            let mut bot = title.bots.bot("greedy", seed).expect("every game has it");
            while let Some(seat) = play.asked().filter(|_| play.decisions().len() < 1_500) {
                let position = Position::of(&*play).expect("somebody is asked");
                let text = play.options()[bot.decide(&position)].text.clone();
                if play.option_count() > 1 {
                    let prompt = question(&play.prompt().expect("a question"));
                    if Language::ALL.iter().any(|language| title.guide.ask(&prompt, *language).is_none()) {
                        missing.insert(prompt);
                    }
                }
                if reasons < 6
                    && let Some(why) = reason(title, &*play, &text, seed)
                {
                    assert!((0.0..=1.0).contains(&why.win));
                    let things = why.gains.iter().chain(&why.losses);
                    named += things.filter(|thing| title.guide.thing(thing, Language::Fr).is_some()).count();
                    reasons += 1;
                }
                play.answer(seat, &text).expect("it is offered");
            }
        }
        assert_eq!(missing, BTreeSet::new(), "lessons/guide/{id}.tsv says nothing of these questions");
        assert!(reasons >= 6 && named >= 3, "{id}: bots give {reasons} reasons with {named} things");
    }
}
