//! What a game tells of a table in numbers and words, whatever the game.

use kernel::erased::AnyMatch;
use kernel::game::Note;
use kernel::table::seats::Seat;
use kernel::view::View;

use crate::row::{Facts, Gauges, Told};

/// The names of the numbers of a seat: its gauges, and what the game tells beside them.
pub fn gauge_names(play: &dyn AnyMatch) -> Vec<String> {
    let view = play.view(None);
    let gauges = view.seats.first().into_iter().flat_map(|seat| &seat.gauges).map(|(name, _)| *name);
    let beside = play.notes(Some(Seat(0))).into_iter().map(|(name, _)| name);
    gauges.chain(beside).map(str::to_string).collect()
}

/// The numbers of a seat, in the order of their names.
pub fn gauges(play: &dyn AnyMatch, view: &View, seat: usize) -> Gauges {
    let gauges = view.seats[seat].gauges.iter().map(|(_, amount)| amount.finite());
    let beside = play.notes(Some(Seat(seat as u8))).into_iter().map(|(_, note)| match note {
        Note::Number(number) => number,
        Note::Word(_) => None,
    });
    gauges.chain(beside).collect()
}

/// The names of what the game tells of the table, and whether it is a number.
pub fn fact_names(play: &dyn AnyMatch) -> Vec<(String, bool)> {
    let notes = play.notes(None).into_iter();
    notes.map(|(name, note)| (name.to_string(), matches!(note, Note::Number(_)))).collect()
}

/// What the game tells of the table, in the order of the names.
pub fn facts(play: &dyn AnyMatch) -> Facts {
    let notes = play.notes(None).into_iter();
    notes
        .map(|(_, note)| match note {
            Note::Number(number) => number.map(Told::Number),
            Note::Word(word) => word.map(Told::Word),
        })
        .collect()
}
