//! Dice in the terminal: a line for each owner and pool, each die with its name, what it shows and its marks; where dice
//! that look alike are one to a player, each kind and side with its number.

use kernel::view::{DieView, View};

use crate::play::session::Session;

/// A line for each owner and pool.
pub fn lines(session: &Session, view: &View) -> Vec<String> {
    let mut groups: Vec<Vec<&DieView>> = Vec::new();
    for die in &view.dice {
        match groups.iter_mut().find(|group| group[0].owner == die.owner && group[0].pool == die.pool) {
            Some(group) => group.push(die),
            None => groups.push(vec![die]),
        }
    }
    groups.iter().map(|group| line(session, group)).collect()
}

fn line(session: &Session, group: &[&DieView]) -> String {
    let owner = group[0].owner.map(|seat| session.name(seat));
    let pool = (!group[0].pool.is_empty()).then(|| session.text(&format!("word-{}", group[0].pool)));
    let place: Vec<String> = owner.into_iter().chain(pool).collect();
    let shown = if session.title.game.names_dice_by_side() {
        counted(session, group)
    } else {
        group.iter().map(|die| format!("die{} {}", die.die.0 + 1, shown(session, die))).collect()
    };
    session.with("dice", &[("where", &place.join(", ")), ("shown", &shown.join(", "))])
}

/// `3 × Natural class`.
fn counted(session: &Session, group: &[&DieView]) -> Vec<String> {
    let kinds = &session.title.game.dice().kinds;
    let mut found: Vec<(String, usize)> = Vec::new();
    for die in group {
        let kind = kinds.get(usize::from(die.kind)).map_or("", |kind| kind.name.get(session.language()));
        let name = format!("{kind} {}", shown(session, die));
        match found.iter_mut().find(|(other, _)| *other == name) {
            Some((_, number)) => *number += 1,
            None => found.push((name, 1)),
        }
    }
    found.into_iter().map(|(name, number)| format!("{number} × {name}")).collect()
}

/// `sword+sword (kept)`, `2 sword`, `4`.
fn shown(session: &Session, die: &DieView) -> String {
    let book = session.title.game.dice();
    let sides = book.kinds.get(usize::from(die.kind)).map_or(&[][..], |kind| &kind.sides);
    let symbols = sides.get(usize::from(die.shows).wrapping_sub(1)).map_or(&[][..], |side| side);
    let names: Vec<&str> =
        symbols.iter().map(|place| book.symbols[usize::from(*place)].name.get(session.language())).collect();
    let side = match (names.is_empty(), session.title.game.names_dice_by_side()) {
        (true, _) => die.shows.to_string(),
        (false, true) => names.join("+"),
        // Where dice are kept by number, the number is told, too.
        (false, false) => format!("{} {}", die.shows, names.join("+")),
    };
    let marks: Vec<String> = die.marks.iter().map(|mark| session.text(&format!("word-{mark}"))).collect();
    let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
    format!("{side}{marks}")
}
