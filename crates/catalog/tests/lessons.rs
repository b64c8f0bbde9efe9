//! Lessons: what a learner is asked for can be done, and something else could be done, too.

use catalog::Catalog;
use catalog::lessons::{Lesson, Stage};
use kernel::book::Source;

fn faults(text: &str) -> String {
    let source = Source { path: "lessons/shards.scn".to_string(), text: text.to_string() };
    Lesson::read(&source).map(|lessons| panic!("{lessons:#?}")).unwrap_err().join("\n")
}

#[test]
fn every_step_is_a_choice_and_the_intended_answer_is_offered() {
    let catalog = Catalog::load(None).expect("the data of the program");
    for title in &catalog.titles {
        assert!(title.lessons.is_empty() || title.lessons.len() >= 8, "{} teaches too little", title.game.id());
        for lesson in &title.lessons {
            let place = format!("{}:{}", lesson.scenario.path, lesson.scenario.line);
            assert!(lesson.scenario.french.is_some(), "{place}: its title has no French");
            for said in lesson.steps.iter().map(|step| &step.say).chain([&lesson.end]) {
                let breaks = [" ?", " !", " ;", " :", "'"].iter().find(|mark| said.fr.contains(**mark));
                assert_eq!(breaks, None, "{place}: French has its own typography: {}", said.fr);
            }
            assert!((1..=3).contains(&lesson.steps.len()), "{place}: a lesson has one to three decisions");
            title.check(&lesson.scenario).unwrap_or_else(|fault| panic!("{fault}"));
            let mut play = title.game.open(&lesson.scenario, false).expect("it has just been played");
            let done = |play: &mut Box<dyn kernel::erased::AnyMatch>, moves: &[catalog::lessons::Move]| {
                for done in moves {
                    play.answer(done.seat, &done.text).unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
                }
            };
            done(&mut play, &lesson.before);
            for (number, step) in lesson.steps.iter().enumerate() {
                assert_eq!(lesson.stage(play.decisions().len()), Stage::Learner(number, step), "{place}");
                let offered: Vec<String> = play.options().into_iter().map(|option| option.text).collect();
                assert!(offered.contains(&step.answer.text), "{place}: {} is none of {offered:?}", step.answer.text);
                assert!(offered.len() > 1, "{place}: at {} there is nothing to choose", step.answer.text);
                done(&mut play, std::slice::from_ref(&step.answer));
                done(&mut play, &step.after);
            }
            assert_eq!(lesson.stage(play.decisions().len()), Stage::Done, "{place}");
        }
    }
}

#[test]
fn a_lesson_that_cannot_be_taught_says_what_is_wrong_and_where() {
    let head = "scenario: x\nrules: SOI-PLAY-1\ngiven A: hand crystal\n";
    let said = |rest: &str| faults(&format!("{head}{rest}"));
    assert!(said("when A: play crystal\nthen A: 1 gems\n").contains(":1: a lesson has words before"));
    assert!(
        said("say: a\nwhen A: play crystal\nthen A: 1 gems\nsay: b\nsay fr: b\n").contains(":4: what a teacher says")
    );
    assert!(said("say fr: a\nwhen A: play crystal\nthen A: 1 gems\n").contains(":4: `say fr:` stands below"));
    let late = "say: a\nsay fr: a\nwhen A: play crystal\nsay: b\nsay fr: b\nwhen A: end turn\nthen A: 1 gems\n";
    assert!(said(late).contains(":7: after the last words nothing is done"));
    let idle = "say: a\nsay fr: a\nsay: b\nsay fr: b\nthen A: 1 gems\n";
    assert!(said(idle).contains(":4: these words are followed by no decision"));
    let two =
        "say: a\nsay fr: a\nwhen A: end turn\nsay: b\nsay fr: b\nwhen B: end turn\nsay: c\nsay fr: c\nthen A: 1 gems\n";
    assert!(said(two).contains(":7: A learns here"));
    let long = "x".repeat(400);
    let long = format!("say: {long}\nsay fr: a\nwhen A: end turn\nsay: c\nsay fr: c\nthen A: 1 gems\n");
    assert!(said(&long).contains(":4: a teacher says at most"));
}
