//! What the options of a seat are worth: the same for hints, for the analysis call and for looking back.
//!
//! All of it is made from a [`Position`], which by type tells what the asked seat knows and nothing else.

use ai::{Analysis as Worth, Budget, Position};
use kernel::erased::AnyMatch;
use kernel::table::seats::Seat;

use crate::scene::Viewer;
use crate::wire::{Analysis, Judged, QuestionId};

/// What the options of the asked seat are worth, said to the viewer; nothing if nobody is asked.
pub fn judge(
    viewer: &Viewer,
    play: &dyn AnyMatch,
    question: QuestionId,
    budget: Budget,
    seed: u64,
) -> Option<Analysis> {
    let position = Position::of(play)?;
    let found = viewer.title.bots.analyse(&position, budget, seed);
    Some(say(viewer, play, question, &found, position.seat()))
}

/// The same where it is known already what options are worth, to be told to whoever sits on the asked seat.
pub fn say(viewer: &Viewer, play: &dyn AnyMatch, question: QuestionId, found: &Worth, seat: Seat) -> Analysis {
    let options = viewer.options(play);
    let judged = found.options.iter().filter_map(|judged| {
        let option = options.get(judged.option)?;
        Some(Judged {
            text: option.text.clone(),
            label: option.label.clone(),
            win: share(judged.win),
            visits: judged.visits,
        })
    });
    Analysis {
        question,
        seat: seat.to_string(),
        win: share(found.win),
        iterations: found.iterations,
        options: judged.collect(),
    }
}

/// A probability as it is told: between 0 and 1, to a thousandth.
pub fn share(win: f64) -> f64 {
    if win.is_nan() { 0.5 } else { (win.clamp(0.0, 1.0) * 1000.0).round() / 1000.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_are_told_to_a_thousandth() {
        assert_eq!([0.123_456, 1.2, -0.1, f64::NAN].map(share), [0.123, 1.0, 0.0, 0.5]);
    }
}
