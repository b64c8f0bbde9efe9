//! A table that began from a scenario, as an example of a rule: what there is to try, and what was done of it.

use catalog::example::{Example, Try};
use kernel::erased::AnyMatch;
use kernel::table::seats::Seat;

use super::Host;
use crate::history::Head;
use crate::scene::Viewer;
use crate::wire::{Attempt, ExampleScene, PlayerKind, TryScene};

/// What a table invites to try. Whoever goes on from the middle of an example plays as they like.
pub(super) fn example_of(title: &catalog::GameEntry, head: &Head) -> Option<Example> {
    let name = head.scenario.as_ref().filter(|_| head.forked_from.is_none() && head.start.is_empty())?;
    if title.lesson(name).is_some() {
        return None;
    }
    Example::of(title, title.scenario(name).ok()?)
}

/// Notes a decision that is taken again.
pub(super) fn note(example: &mut Option<Example>, play: &dyn AnyMatch, seat: Seat, text: &str) {
    if let Some(example) = example {
        let offered = example.offered(play, seat);
        example.decided(seat, text, offered.as_deref());
    }
}

impl Host {
    /// What a bot does as the example has it.
    pub(super) fn example_answer(&self, seat: Seat) -> Option<String> {
        let plays = self.chairs[seat.index()].player == PlayerKind::Bot;
        self.example.as_ref().filter(|_| plays)?.offered(&*self.play, seat)
    }

    /// Somebody was told why something cannot be done.
    pub(super) fn note_refusals(&mut self, number: u32, attempts: &[Attempt]) {
        let Some(seat) = self.acting_seat(number) else { return };
        let Some(example) = &mut self.example else { return };
        let rules = attempts.iter().filter_map(|attempt| attempt.refusal.as_ref()?.rule.as_deref());
        if rules.map(|rule| example.refused(seat, rule)).fold(false, |any, one| any | one) {
            self.tell(number);
        }
    }

    /// What there is to try, as a viewer reads it.
    pub(super) fn example_scene(&self, viewer: &Viewer) -> Option<ExampleScene> {
        let example = self.example.as_ref()?;
        let scenario = self.title.scenario(&example.title).ok()?;
        let told = |one: &Try| {
            let label = self.play.describe(one.seat, &one.text).map(|phrase| viewer.say(&phrase));
            TryScene {
                seat: one.seat.to_string(),
                label: label.filter(|label| !label.contains("{$")).unwrap_or_else(|| one.text.clone()),
                text: one.text.clone(),
                refused: one.refused.clone(),
                done: one.done,
            }
        };
        Some(ExampleScene {
            name: scenario.name(viewer.speech.language).to_string(),
            title: example.title.clone(),
            rules: scenario.rules.clone(),
            tries: example.tries.iter().map(told).collect(),
            next: example.next().map(|(place, _)| place as u32),
            strayed: example.strayed,
            done: example.is_done(),
        })
    }
}
