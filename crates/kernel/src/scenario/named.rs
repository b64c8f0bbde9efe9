//! Things that a scenario names in words of its own: the nth copy of a card, a waiting text by its card, a public fact.

use crate::book::Book;
use crate::game::Game;
use crate::matches::Match;
use crate::notation::{APPLY, FIRST, find_cards};
use crate::phrase::Fact;
use crate::table::cards::{CardId, FaceId};
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

/// The copies of a card, of one holder and those that nobody holds or of all: what is in play comes first, each in the
/// order they lie.
fn copies<G: Game>(state: &State<G>, face: FaceId, holder: Option<Seat>) -> Vec<CardId> {
    let active = |card: &CardId| State::<G>::zone_of(state.card(*card).zone).0.is_active();
    let zones = (0..state.zones()).map(|zone| ZoneId(zone as u8));
    let held = |zone: &ZoneId| {
        let found = State::<G>::zone_of(*zone).1;
        holder.is_none_or(|holder| found == holder || found == Seat::NONE)
    };
    let cards = zones.filter(held).flat_map(|zone| state.zone_by_id(zone)).copied();
    let of_face = cards.filter(|card| state.card(*card).face == face);
    let (mut there, elsewhere): (Vec<CardId>, Vec<CardId>) = of_face.partition(active);
    there.extend(elsewhere);
    there
}

/// The cards that a given lays something on: `wolf`, its second copy `wolf#2`, or `wolf x2` for two of them. They must lie in
/// areas where that can be; copies are counted as claims count them.
pub fn cards_given<G: Game>(
    book: &Book<G>,
    state: &State<G>,
    seat: Seat,
    text: &str,
    lies: impl Fn(G::Zone) -> bool,
) -> Result<Vec<CardId>, String> {
    let (name, wanted) = match text.rsplit_once(" x").map(|(name, number)| (name, number.parse::<usize>())) {
        Some((name, Ok(number))) => (name.trim(), Some(number)),
        _ => (text, None),
    };
    let (slug, copy) = split_copy(name)?;
    let mut found = copies(state, read_card(book, slug)?.face, Some(seat));
    found.retain(|card| lies(State::<G>::zone_of(state.card(*card).zone).0));
    let number = found.len();
    let too_few = || format!("{seat} has {number} {slug} in play, not {text}; lay it out first");
    match (copy, wanted) {
        (Some(_), Some(_)) => Err(format!("`{text}`: say one copy, or how many")),
        (Some(copy), None) => found.get(copy - 1).map(|card| vec![*card]).ok_or_else(too_few),
        (None, Some(wanted)) if wanted <= number => Ok(found.into_iter().take(wanted).collect()),
        (None, None) if number == 1 => Ok(found),
        (None, None) if number > 1 => {
            Err(format!("{seat} has {number} {slug}; say which: {slug}#1, {slug}#2 .., or {slug} x{number} for all"))
        }
        _ => Err(too_few()),
    }
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
        return copies(state, face, holder).into_iter().nth(number - 1).ok_or_else(missing);
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
