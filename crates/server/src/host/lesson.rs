//! A table at which a lesson is taught.
//!
//! How far a lesson is follows from the number of decisions. The learner's decisions are taken only as the teacher means them;
//! what else is written in the lesson the table does by itself.

use catalog::lessons::{Lesson, Stage};
use kernel::table::seats::Seat;

use super::Host;
use crate::scene::Viewer;
use crate::wire::{LessonScene, RefusalText};

impl Host {
    fn lesson(&self) -> Option<&Lesson> {
        self.head.lesson(&self.title)
    }

    /// Where the lesson stands, if this is one.
    pub(super) fn stage(&self) -> Option<Stage<'_>> {
        self.lesson().map(|lesson| lesson.stage(self.decisions().len()))
    }

    /// Why an answer that the rules allow is not what the lesson is about.
    pub(super) fn not_taught(&self, seat: Seat, text: &str, viewer: &Viewer) -> Option<RefusalText> {
        let refusal = |code: &str, text: String| Some(RefusalText { code: code.to_string(), text, rule: None });
        match self.stage()? {
            Stage::Learner(_, step) if step.answer.text != text => {
                let mut tried = self.play.fork();
                match tried.answer(seat, text) {
                    // Of what is not allowed, the rules say why.
                    Err(_) => None,
                    Ok(()) if tried.decisions().last().is_some_and(|last| last.text == step.answer.text) => None,
                    Ok(()) => {
                        let meant = self.play.describe(seat, &step.answer.text).map(|phrase| viewer.say(&phrase));
                        let meant = meant.unwrap_or_else(|| step.answer.text.clone());
                        refusal("lesson", viewer.speech.with("refused-lesson", &[("meant", &meant)]))
                    }
                }
            }
            Stage::Learner(..) => None,
            Stage::Table(_) | Stage::Done => refusal("lesson", viewer.speech.text("refused-lesson-done")),
        }
    }

    /// What the teacher says now.
    pub(super) fn lesson_scene(&self, viewer: &Viewer) -> Option<LessonScene> {
        let lesson = self.lesson()?;
        let decisions = self.decisions().len();
        let language = viewer.speech.language;
        // While the table acts, the words that led to it stay.
        let taken = (0..decisions).filter(|number| matches!(lesson.stage(*number), Stage::Learner(..))).count();
        let said = match lesson.stage(decisions) {
            Stage::Learner(_, step) => &step.say,
            Stage::Table(_) => &lesson.steps[taken.saturating_sub(1)].say,
            Stage::Done => &lesson.end,
        };
        let title = &lesson.scenario.title;
        let number = self.title.lessons.iter().position(|other| other.scenario.title == *title)?;
        Some(LessonScene {
            title: title.clone(),
            name: lesson.scenario.name(language).to_string(),
            number: number as u32 + 1,
            count: self.title.lessons.len() as u32,
            say: said.get(language).to_string(),
            step: taken as u32,
            steps: lesson.steps.len() as u32,
            done: lesson.stage(decisions) == Stage::Done,
        })
    }
}
