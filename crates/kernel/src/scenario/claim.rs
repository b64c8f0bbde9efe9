//! What a scenario may claim of a position.

use crate::book::Language;
use crate::effect::load::unknown;
use crate::game::{Game, GaugeKind, Setup, VerdictKind};
use crate::matches::Match;
use crate::notation;
use crate::table::cards::CardId;
use crate::table::seats::Seat;
use crate::table::zones::ZoneKind;
use crate::view::view;

use super::given::{read_card, read_dice, read_gauge};
use super::{named, parts};

/// Compares one `then` line with the table.
pub(super) fn check<G: Game>(play: &Match<G>, about: &str, text: &str) -> Result<(), String> {
    let words: Vec<&str> = about.split_whitespace().collect();
    match words.as_slice() {
        ["asked"] => {
            let asked = play.table.question().map_or("nobody".to_string(), |question| question.seat.to_string());
            equal("asked", text, &asked)
        }
        ["winner"] => {
            let winners = play.table.state.verdict.as_ref().map_or("none yet".to_string(), |verdict| {
                verdict.winners.seats().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
            });
            equal("winner", text, &winners)
        }
        ["verdict"] => {
            let kind = play.table.state.verdict.as_ref().map(|verdict| match verdict.why {
                VerdictKind::Won => "won",
                VerdictKind::Draw => "draw",
                VerdictKind::Loop => "loop",
                VerdictKind::Lost => "lost",
            });
            equal("verdict", text, kind.unwrap_or("none yet"))
        }
        ["out"] => {
            let out: Vec<String> = (play.table.state.players())
                .filter(|seat| !play.table.state.place(*seat).alive)
                .map(|seat| seat.to_string())
                .collect();
            let out = if out.is_empty() { "nobody".to_string() } else { out.join(", ") };
            equal("out", text, &out)
        }
        ["option"] => option(play, text, true),
        ["no", "option"] => option(play, text, false),
        ["card", slug] => card(play, slug, text),
        ["turn", "order"] => turn_order(play, text),
        ["varies"] => check_varies(play, text),
        ["fact", name] => named::fact(play, name, text),
        [letter, "owns"] if Seat::from_letter(letter).is_some() => {
            let seat = seat_at(play, letter)?;
            let all = (0..play.table.state.cards().len() as u16).map(CardId);
            let owned: Vec<CardId> = all.filter(|card| play.table.state.card(*card).owner == seat).collect();
            cards_claim(play, "owned cards", &owned, text)
        }
        [viewer, "sees", zone @ ..] => sees(play, viewer, zone, text),
        [name] if name.contains(':') => parts(text).try_for_each(|part| card_claim(play, name, part)),
        [letter, pool] if Seat::from_letter(letter).is_some() && G::POOLS.contains(pool) => {
            pool_claim(play, pool, seat_at(play, letter)?, text)
        }
        [letter, zone] if Seat::from_letter(letter).is_some() => {
            let seat = seat_at(play, letter)?;
            zone_claim(play, zone, seat, text)
        }
        [letter] if Seat::from_letter(letter).is_some() => {
            let seat = seat_at(play, letter)?;
            parts(text).try_for_each(|part| seat_claim(play, seat, part))
        }
        [name]
            if play.base.book.find(named::split_copy(name)?.0).is_some()
                && !G::Zone::ALL.iter().any(|kind| kind.name() == *name) =>
        {
            parts(text).try_for_each(|part| card_claim(play, name, part))
        }
        [zone] => zone_claim(play, zone, Seat::NONE, text),
        _ => Err(format!("`then {about}` is not understood")),
    }
}

fn equal(what: &str, claimed: &str, found: &str) -> Result<(), String> {
    if claimed == found { Ok(()) } else { Err(format!("{what}: {found}, not {claimed}")) }
}

fn seat_at<G: Game>(play: &Match<G>, letter: &str) -> Result<Seat, String> {
    Seat::from_letter(letter)
        .filter(|seat| seat.index() < play.table.state.places.len())
        .ok_or_else(|| format!("no seat called {letter} at this table"))
}

fn seat_claim<G: Game>(play: &Match<G>, seat: Seat, part: &str) -> Result<(), String> {
    let turned = play.table.state.place(seat).turned;
    match part {
        "turned" if turned => return Ok(()),
        "ready" if !turned => return Ok(()),
        "turned" | "ready" => return Err(format!("{seat} is not {part}")),
        _ => {}
    }
    let (gauge, amount) = read_gauge::<G>(part)?;
    let found = play.table.state.gauge(seat, gauge);
    if found == amount { Ok(()) } else { Err(format!("{seat} has {found} {}, not {amount}", gauge.name())) }
}

/// `then A:glass-eel: 3 strength, covert, no damage, attached to spring-drum, owned by B`.
fn card_claim<G: Game>(play: &Match<G>, name: &str, part: &str) -> Result<(), String> {
    let state = &play.table.state;
    let card = named::find(play, name)?;
    let entry = state.card(card);
    if let Some(host) = part.strip_prefix("attached to ") {
        let found = (entry.host != CardId::NONE).then(|| &*play.base.book.face(state.card(entry.host).face).slug);
        return equal(name, host, found.unwrap_or("nothing"));
    }
    if let Some(owner) = part.strip_prefix("owned by ") {
        return equal(name, owner, &entry.owner.to_string());
    }
    if let Some((_, mark)) = G::MARKS.iter().find(|(mark, _)| part.trim_start_matches("no ") == *mark) {
        let wanted = !part.starts_with("no ");
        return if entry.has(*mark) == wanted {
            Ok(())
        } else {
            Err(format!("{name}: {}, not {part}", tell(play, card)))
        };
    }
    let values = G::values(play.table.look(&play.base.book), card);
    let (number, word) = match part.split_once(' ') {
        Some(("no", word)) => (0, word),
        Some((number, word)) => (number.parse().map_err(|_| format!("\"{number}\" is no number"))?, word),
        None => (1, part),
    };
    if !G::VALUES.contains(&word) {
        let known: Vec<&str> = G::MARKS.iter().map(|(mark, _)| *mark).chain(G::VALUES.iter().copied()).collect();
        return Err(unknown("mark or value of a card", word, &known));
    }
    let found = values.iter().find(|(value, _)| *value == word).map(|(_, number)| *number);
    match found {
        Some(found) if found == number => Ok(()),
        None if number == 0 => Ok(()),
        _ => {
            let told: Vec<String> = values.iter().map(|(word, number)| format!("{number} {word}")).collect();
            Err(format!("{name} has {}, not {part}", told.join(", ")))
        }
    }
}

fn option<G: Game>(play: &Match<G>, text: &str, wanted: bool) -> Result<(), String> {
    let options: Vec<String> = play.options().iter().map(|choice| play.write(choice)).collect();
    let asked = play.table.question().map_or(Seat(0), |question| question.seat);
    for part in parts(text) {
        // A text that nobody could write is no option of anybody's: such a claim could not fail. A card that has gone may
        // be named, since it might have stayed.
        if let Err(why) = notation::read(&play.base.book, &play.table.state, asked, part)
            && !why.starts_with(notation::UNSEEN)
        {
            return Err(format!("`{part}` can never be an option: {why}"));
        }
        if options.iter().any(|option| option == part) != wanted {
            let state = if wanted { "no option" } else { "an option" };
            return Err(format!("`{part}` is {state}; options: {}", options.join(" | ")));
        }
    }
    Ok(())
}

fn find_zone<G: Game>(name: &str, seat: Seat) -> Result<G::Zone, String> {
    let personal = seat != Seat::NONE;
    G::Zone::ALL.iter().copied().find(|kind| kind.name() == name && kind.is_personal() == personal).ok_or_else(|| {
        let zones: Vec<&str> = G::Zone::ALL.iter().map(|kind| kind.name()).collect();
        format!("no zone called \"{name}\" there; zones: {}", zones.join(", "))
    })
}

fn zone_claim<G: Game>(play: &Match<G>, name: &str, seat: Seat, text: &str) -> Result<(), String> {
    cards_claim(play, name, play.table.state.zone(find_zone::<G>(name, seat)?, seat), text)
}

/// What is claimed of a list of cards, bottom first.
fn cards_claim<G: Game>(play: &Match<G>, name: &str, cards: &[CardId], text: &str) -> Result<(), String> {
    let found = || cards.iter().map(|&card| tell(play, card)).collect::<Vec<_>>().join(", ");
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["empty"] => return if cards.is_empty() { Ok(()) } else { Err(format!("{name}: {}", found())) },
        [number, "card" | "cards"] => {
            let number: usize = number.parse().map_err(|_| format!("\"{number}\" is no number"))?;
            return if cards.len() == number { Ok(()) } else { Err(format!("{name}: {} cards", cards.len())) };
        }
        ["has", ..] | ["lacks", ..] | ["top", ..] | ["bottom", ..] => {}
        _ => {
            let mut rest: Vec<CardId> = cards.to_vec();
            for part in parts(text) {
                take(play, &mut rest, part).ok_or_else(|| format!("{name} lacks {part}: {}", found()))?;
            }
            let more = rest.iter().map(|&card| tell(play, card)).collect::<Vec<_>>().join(", ");
            return if rest.is_empty() { Ok(()) } else { Err(format!("{name} also has {more}")) };
        }
    }
    let (word, list) = text.split_once(' ').ok_or("what it has is missing")?;
    match word {
        "has" => {
            let mut rest: Vec<CardId> = cards.to_vec();
            parts(list).try_for_each(|part| {
                take(play, &mut rest, part).ok_or_else(|| format!("{name} lacks {part}: {}", found()))
            })
        }
        "lacks" => {
            for part in parts(list) {
                // What is not there must at least be a card.
                read_card(&play.base.book, part)?;
                if take(play, &mut cards.to_vec(), part).is_some() {
                    return Err(format!("{name} has {part}: {}", found()));
                }
            }
            Ok(())
        }
        edge => {
            let listed: Vec<&str> = parts(list).collect();
            for (place, part) in listed.iter().enumerate() {
                let card = if edge == "top" { cards.iter().rev().nth(place) } else { cards.get(place) };
                let card = *card.ok_or_else(|| format!("{name} has only {} cards", cards.len()))?;
                if take(play, &mut vec![card], part).is_none() {
                    return Err(format!("{edge} of {name}: {}, not {part}", tell(play, card)));
                }
            }
            Ok(())
        }
    }
}

/// `then A active: natural-class x2, charm-power`, `then A active: 3 dice`, `then A active: empty`.
fn pool_claim<G: Game>(play: &Match<G>, pool: &str, seat: Seat, text: &str) -> Result<(), String> {
    let (book, state) = (&play.base.book, &play.table.state);
    let place = G::POOLS.iter().position(|name| *name == pool).expect("a claim names a pool") as u8;
    let mut found: Vec<String> = state.dice.pool(seat, place).map(|(_, die)| book.dice.name(die)).collect();
    let mut wanted = Vec::new();
    match text.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["empty"] => {}
        [number, "die" | "dice"] => {
            let told = found.len().to_string();
            return equal(pool, number, &told);
        }
        _ => {
            for part in parts(text) {
                let (_, _, number) = read_dice(book, part)?;
                let name = part.split_once(" x").map_or(part, |(name, _)| name);
                wanted.extend(std::iter::repeat_n(name.to_string(), number));
            }
        }
    }
    found.sort();
    wanted.sort();
    equal(pool, &wanted.join(", "), &found.join(", "))
}

fn tell<G: Game>(play: &Match<G>, card: CardId) -> String {
    let entry = play.table.state.card(card);
    let mut text = play.base.book.face(entry.face).slug.clone();
    for (name, mark) in G::MARKS {
        if entry.has(*mark) {
            text.push_str(&format!(" {name}"));
        }
    }
    text
}

/// Takes the cards a part names out of a list. Marks that are named must be there; `bare` wants none.
fn take<G: Game>(play: &Match<G>, cards: &mut Vec<CardId>, part: &str) -> Option<()> {
    let bare = part.ends_with(" bare");
    let named = read_card(&play.base.book, part.trim_end_matches(" bare")).ok()?;
    for _ in 0..named.number {
        let place = cards.iter().position(|&card| {
            let entry = play.table.state.card(card);
            entry.face == named.face && named.marks.iter().all(|mark| entry.has(*mark)) && (!bare || entry.marks == 0)
        })?;
        cards.remove(place);
    }
    Some(())
}

/// `then B sees A hand: crystal, 4 unknown`.
fn sees<G: Game>(play: &Match<G>, viewer: &str, zone: &[&str], text: &str) -> Result<(), String> {
    let viewer = if viewer == "anybody" { None } else { Some(seat_at(play, viewer)?) };
    let seen = view(&play.base.book, &play.table, viewer);
    let (seat, name) = match zone {
        [letter, name] => (Some(seat_at(play, letter)?), *name),
        [letter] if Seat::from_letter(letter).is_some() => {
            let seat = seat_at(play, letter)?;
            return parts(text).try_for_each(|part| {
                let (gauge, amount) = read_gauge::<G>(part)?;
                let found = seen.gauge(seat, gauge.name());
                if found == Some(amount) { Ok(()) } else { Err(format!("sees {found:?} {}", gauge.name())) }
            });
        }
        [name] => (None, *name),
        _ => return Err("write `then B sees A hand: ...`".to_string()),
    };
    let zone = seen.zone(name, seat).ok_or_else(|| format!("no zone called \"{name}\" there"))?;
    let mut found: Vec<String> = Vec::new();
    let mut unknown = 0;
    for card in &zone.cards {
        match card.known {
            Some((_, face)) => found.push(play.base.book.face(face).slug.clone()),
            None => unknown += 1,
        }
    }
    let mut claimed: Vec<String> = Vec::new();
    let mut hidden = 0;
    for part in parts(text) {
        match part.strip_suffix(" unknown") {
            Some(number) => hidden = number.parse::<usize>().map_err(|_| format!("\"{number}\" is no number"))?,
            None => {
                let named = read_card(&play.base.book, part)?;
                claimed.extend(std::iter::repeat_n(play.base.book.face(named.face).slug.clone(), named.number));
            }
        }
    }
    found.sort();
    claimed.sort();
    if found == claimed && unknown == hidden {
        Ok(())
    } else {
        Err(format!("sees {}, {unknown} unknown", found.join(", ")))
    }
}

/// `then card zetta: Champion, Order, 5 cost`: every part stands on the card.
fn card<G: Game>(play: &Match<G>, slug: &str, text: &str) -> Result<(), String> {
    let face = play.base.book.find(slug).ok_or_else(|| crate::notation::unknown_card(&play.base.book, slug))?;
    let shown = G::card_text(&play.base.book, face, Language::En);
    let numbers: Vec<String> =
        shown.numbers.iter().chain(&shown.details).map(|(name, number)| format!("{number} {name}")).collect();
    for part in parts(text) {
        let stands = numbers.iter().any(|number| number.eq_ignore_ascii_case(part))
            || shown.line.split([' ', '—', '·', ',']).any(|word| word.eq_ignore_ascii_case(part));
        if !stands {
            return Err(format!("{slug} is {} with {}, not {part}", shown.line, numbers.join(", ")));
        }
    }
    Ok(())
}

/// `then turn order: 0, 1, 2 mastery`: one number a seat, from the one that is asked.
fn turn_order<G: Game>(play: &Match<G>, text: &str) -> Result<(), String> {
    let (_, name) = text.rsplit_once(' ').ok_or("name a gauge")?;
    let asked = play.table.question().ok_or("nobody is asked")?.seat;
    let seats: Vec<Seat> = std::iter::once(asked).chain(play.table.state.clockwise(asked)).collect();
    for (place, part) in parts(text.trim_end_matches(name)).enumerate() {
        let seat = *seats.get(place).ok_or("more numbers than seats")?;
        seat_claim(play, seat, &format!("{part} {name}"))?;
    }
    Ok(())
}

/// `then varies: first seat` or `then varies: A hand`: over sixty seeds, not always the same.
fn check_varies<G: Game>(play: &Match<G>, text: &str) -> Result<(), String> {
    let mut found: Vec<String> = Vec::new();
    for seed in 1..=60 {
        let setup = Setup { seed, ..play.base.setup.clone() };
        let other = Match::<G>::start(play.base.book.clone(), &setup).map_err(|error| error.to_string())?;
        let told = match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["first", "seat"] => other.table.question().map_or(String::new(), |question| question.seat.to_string()),
            [letter, zone] => tell_zone(&other, zone, seat_at(play, letter)?)?,
            [zone] => tell_zone(&other, zone, Seat::NONE)?,
            _ => return Err(format!("`{text}` cannot vary")),
        };
        if !found.contains(&told) {
            found.push(told);
        }
    }
    let wanted = if text == "first seat" { play.table.state.places.len() } else { 10 };
    if found.len() >= wanted {
        Ok(())
    } else {
        Err(format!("{text}: only {} different ones over sixty seeds", found.len()))
    }
}

fn tell_zone<G: Game>(play: &Match<G>, name: &str, seat: Seat) -> Result<String, String> {
    let cards = play.table.state.zone(find_zone::<G>(name, seat)?, seat);
    Ok(cards.iter().map(|&card| tell(play, card)).collect::<Vec<_>>().join(" "))
}
