//! Dice as a viewer sees them.

use kernel::view::{DieView, View};

use crate::scene::{Viewer, find};
use crate::wire::{DieKindScene, DieScene, SymbolScene};

impl Viewer<'_> {
    pub(crate) fn die(&self, view: &View, die: &DieView) -> DieScene {
        DieScene {
            die: u32::from(die.die.0),
            seat: die.owner.map(|seat| seat.to_string()),
            kind: self.kinds_on_table(view).position(|kind| kind == die.kind).map(|place| place as u32),
            shows: u32::from(die.shows),
            pool: die.pool.to_string(),
            pool_label: if die.pool.is_empty() { String::new() } else { self.word(die.pool) },
            marks: die.marks.iter().map(|name| self.mark(name)).collect(),
            on: die.on.and_then(|card| find(view, card)),
        }
    }

    /// The kinds of the dice on the table, in the order of the book.
    pub(crate) fn die_kinds(&self, view: &View) -> Vec<DieKindScene> {
        let book = self.title.game.dice();
        let symbol = |place: &u8| {
            let symbol = &book.symbols[usize::from(*place)];
            SymbolScene { name: symbol.id.clone(), label: symbol.name.get(self.speech.language).to_string() }
        };
        let kinds = self.kinds_on_table(view).map(|kind| &book.kinds[usize::from(kind)]);
        kinds
            .map(|kind| DieKindScene {
                name: kind.id.clone(),
                label: kind.name.get(self.speech.language).to_string(),
                sides: kind.sides.iter().map(|side| side.iter().map(symbol).collect()).collect(),
            })
            .collect()
    }

    fn kinds_on_table<'v>(&self, view: &'v View) -> impl Iterator<Item = u8> + use<'v> {
        let known = self.title.game.dice().kinds.len();
        (0..known as u8).filter(|kind| view.dice.iter().any(|die| die.kind == *kind))
    }
}
