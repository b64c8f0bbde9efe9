//! Things that a scenario names in words of its own: the nth copy of a card, a waiting text by its card, a public fact.

use crate::book::Book;
use crate::game::Game;
use crate::matches::Match;
use crate::notation::{APPLY, FIRST, find_cards};
use crate::phrase::Fact;
use crate::table::cards::CardId;
use crate::table::seats::Seat;
use crate::table::state::State;
use crate::table::zones::{ZoneId, ZoneKind};

use super::{parts, read_card};

/// Splits `wolf#2` into a name and the number of the copy.
pub(super) fn split_copy(name: &str) -> Result<(&str, Option<usize>), String> {
    let Some((slug, number)) = name.split_once('#') else { return Ok((name, None)) };
    let number = number.parse().ok().filter(|number| *number > 0);
    number.map(|number| (slug, Some(number))).ok_or_else(|| format!("`{name}`: copies are counted from 1"))
}

/// Of the cards of a position that is being laid out, the one that `wolf` or `wolf#2` names: the nth copy in the order they
/// were laid out, or the last one.
pub fn copy_of<G: Game>(
    book: &Book<G>,
    state: &State<G>,
    cards: impl Iterator<Item = CardId>,
    name: &str,
) -> Result<Option<CardId>, String> {
    let (slug, copy) = split_copy(name)?;
    let face = read_card(book, slug)?.face;
    let mut found = cards.filter(|card| state.card(*card).face == face);
    Ok(match copy {
        Some(number) => found.nth(number - 1),
        None => found.last(),
    })
}

/// The card that a claim is about: `wolf`, `B:wolf`, `wolf#2`. What is in play comes first; copies are counted in the order
/// they lie there.
pub(super) fn find<G: Game>(play: &Match<G>, name: &str) -> Result<CardId, String> {
    let state = &play.table.state;
    let active = |card: &CardId| State::<G>::zone_of(state.card(*card).zone).0.is_active();
    let missing = || format!("no {name} on the table");
    let (base, copy) = split_copy(name)?;
    let slug = base.split_once(':').map_or(base, |(_, slug)| slug);
    if let (Some(number), Some(face)) = (copy, play.base.book.find(slug)) {
        let holder = base.split_once(':').and_then(|(letter, _)| Seat::from_letter(letter));
        let zones = (0..state.zones()).map(|zone| ZoneId(zone as u8));
        let zones = zones.filter(|zone| holder.is_none_or(|holder| State::<G>::zone_of(*zone).1 == holder));
        let cards = zones.flat_map(|zone| state.zone_by_id(zone)).copied();
        let copies: Vec<CardId> = cards.filter(|card| state.card(*card).face == face).collect();
        let (there, elsewhere): (Vec<CardId>, Vec<CardId>) = copies.into_iter().partition(active);
        return there.into_iter().chain(elsewhere).nth(number - 1).ok_or_else(missing);
    }
    let every = find_cards(&play.base.book, state, Seat::NONE, name)?;
    every.iter().copied().find(active).or(every.first().copied()).ok_or_else(missing)
}

/// An answer that names a waiting text by its card, `first tracer` for `first 2`, as the option is written. If a card waits
/// with several texts, `tracer#2` is the second of them.
pub(super) fn option_by_card<G: Game>(play: &Match<G>, text: &str) -> Result<String, String> {
    let Some((word @ ("first" | "apply"), name)) = text.split_once(' ') else { return Ok(text.to_string()) };
    let (slug, copy) = split_copy(name)?;
    if play.base.book.find(slug).is_none() {
        return Ok(text.to_string());
    }
    let book = &play.base.book;
    let face = |place: usize| match word {
        "first" => play.table.waiting_text(place),
        _ => play.table.replacing_law(book, place).map(|(face, _)| face),
    };
    let options = play.options();
    let waiting = options.iter().filter(|choice| [FIRST, APPLY].contains(&choice.word)).filter(|choice| {
        let place = choice.number().and_then(|number| usize::try_from(number - 1).ok());
        place.and_then(face).is_some_and(|face| book.face(face).slug == slug)
    });
    let found: Vec<String> = waiting.map(|choice| play.write(choice)).collect();
    match (found.as_slice(), copy) {
        ([only], None) => Ok(only.clone()),
        ([], _) => Err(format!("no text of {slug} waits")),
        (_, None) => Err(format!("{slug} waits {} times; say which: {name}#1, {name}#2 ..", found.len())),
        (_, Some(number)) => {
            found.get(number - 1).cloned().ok_or_else(|| format!("{slug} waits {} times", found.len()))
        }
    }
}

/// `then fact resources: A 2`: what everybody can see of the table as a whole, by the words of its message.
pub(super) fn fact<G: Game>(play: &Match<G>, name: &str, text: &str) -> Result<(), String> {
    let write = |fact: &Fact| match fact {
        Fact::Number(number) => number.to_string(),
        Fact::Seat(seat) => seat.to_string(),
        Fact::Card(face, _) | Fact::Part(face, _) | Fact::Law(face, _) => play.base.book.face(*face).slug.clone(),
        Fact::Word(word) => (*word).to_string(),
        Fact::Way(..) => String::new(),
    };
    let facts = G::facts(play.table.look(&play.base.book));
    let told: Vec<(&str, String)> = facts
        .iter()
        .map(|phrase| {
            let values: Vec<String> = phrase.facts.iter().map(|(_, fact)| write(fact)).collect();
            (phrase.key.strip_prefix("fact-").unwrap_or(phrase.key), values.join(" "))
        })
        .collect();
    parts(text).try_for_each(|part| {
        if told.iter().any(|(key, values)| *key == name && values == part) {
            return Ok(());
        }
        let told: Vec<String> = told.iter().map(|(key, values)| format!("{key}: {values}")).collect();
        Err(format!("no fact `{name}: {part}`; there are: {}", told.join(" | ")))
    })
}
