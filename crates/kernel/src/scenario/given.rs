//! Laying out the position that a scenario describes.

use crate::book::Book;
use crate::game::{Game, GaugeKind, Setup};
use crate::notation::unknown_card;
use crate::quantity::Quantity;
use crate::table::cards::{CardId, FaceId, Mark};
use crate::table::dice::Die;
use crate::table::seats::Seat;
use crate::table::state::State;
use crate::table::zones::ZoneKind;

use super::{Line, Scenario, parts};

/// A card as a scenario names it.
pub struct Named {
    /// What is printed on it.
    pub face: FaceId,
    pub number: usize,
    pub marks: Vec<Mark>,
    /// Whose it is, where that is not the seat it lies with.
    pub owner: Option<Seat>,
}

/// What the scenario says of the match as a whole.
pub(super) struct Frame {
    pub setup: Setup,
    pub new_game: bool,
    /// What only the game may understand.
    pub others: Vec<String>,
}

pub(super) fn not_understood(part: &str) -> String {
    format!(
        "`{part}` is not understood; there are: new game, N seats, seed N, deck ID, decks ID ID .., option NAME VALUE"
    )
}

/// Reads the lines that speak of the match as a whole.
pub(super) fn frame_of(scenario: &Scenario) -> Result<Frame, String> {
    let mut frame = Frame { setup: Setup::new(2, 1), new_game: false, others: Vec::new() };
    for (_, line) in &scenario.lines {
        if let Line::Given { who: None, text } = line {
            for part in parts(text) {
                read_frame(&mut frame, part)?;
            }
        }
    }
    Ok(frame)
}

pub(super) fn read_frame(frame: &mut Frame, part: &str) -> Result<(), String> {
    let words: Vec<&str> = part.split_whitespace().collect();
    match words.as_slice() {
        ["new", "game"] => frame.new_game = true,
        [number, "seat" | "seats"] => {
            frame.setup.seats = number.parse().map_err(|_| format!("\"{number}\" is no number of seats"))?;
        }
        ["seed", number] => {
            frame.setup.seed = number.parse().map_err(|_| format!("\"{number}\" is no seed"))?;
        }
        ["deck", id] => frame.setup.decks = vec![id.to_string()],
        ["decks", ids @ ..] if !ids.is_empty() => frame.setup.decks = ids.iter().map(ToString::to_string).collect(),
        ["option", name, value] => {
            frame.setup.options.insert(name.to_string(), value.to_string());
        }
        _ => frame.others.push(part.to_string()),
    }
    Ok(())
}

/// Lays out the table.
pub(super) fn lay_out<G: Game>(book: &Book<G>, scenario: &Scenario) -> Result<(Setup, State<G>), String> {
    let frame = frame_of(scenario)?;
    let mut state = if frame.new_game { book.set_up(&frame.setup) } else { book.blank(&frame.setup) }
        .map_err(|error| error.to_string())?;
    let mut named = Vec::new();
    for part in &frame.others {
        G::given(book, &mut state, None, part).unwrap_or_else(|| Err(not_understood(part)))?;
    }
    for (number, line) in &scenario.lines {
        if let Line::Given { who: Some(who), text } = line {
            place(book, &mut state, who, text, &mut named).map_err(|fault| format!("line {number}: {fault}"))?;
        }
    }
    if !frame.new_game {
        G::fill(book, &mut state, &named);
    }
    Ok((frame.setup, state))
}

fn place<G: Game>(
    book: &Book<G>,
    state: &mut State<G>,
    who: &str,
    text: &str,
    zones: &mut Vec<(G::Zone, Seat)>,
) -> Result<(), String> {
    if let Some(kind) = G::Zone::ALL.iter().find(|kind| kind.name() == who && !kind.is_personal()) {
        zones.push((*kind, Seat::NONE));
        return put_cards(book, state, *kind, Seat::NONE, text);
    }
    let seat = Seat::from_letter(who)
        .filter(|seat| seat.index() < state.places.len())
        .ok_or_else(|| format!("\"{who}\" is neither a seat nor a shared zone"))?;
    if let Some(result) = G::given(book, state, Some(seat), text) {
        return result;
    }
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    match G::Zone::ALL.iter().find(|kind| kind.name() == first && kind.is_personal()) {
        Some(kind) => {
            zones.push((*kind, seat));
            put_cards(book, state, *kind, seat, rest)
        }
        None if G::POOLS.contains(&first) => put_dice(book, state, first, seat, rest),
        None => {
            for part in parts(text) {
                let (gauge, amount) = read_gauge::<G>(part)?;
                state.set_gauge(seat, gauge, amount);
            }
            Ok(())
        }
    }
}

/// Piles are written top first; rows in the order they lie.
fn put_cards<G: Game>(
    book: &Book<G>,
    state: &mut State<G>,
    kind: G::Zone,
    seat: Seat,
    text: &str,
) -> Result<(), String> {
    if text.trim() == "empty" {
        return Ok(());
    }
    let mut cards = parts(text).map(|part| read_card(book, part)).collect::<Result<Vec<_>, _>>()?;
    if kind.visibility() == crate::table::zones::Visibility::Closed && kind.is_pile() {
        cards.reverse();
    }
    for named in cards {
        for _ in 0..named.number {
            let card = state.add_card(named.face, named.owner.unwrap_or(seat), kind, seat);
            if named.owner.is_some() {
                state.card_mut(card).controller = seat;
            }
            for &mark in &named.marks {
                state.mark(card, mark, true);
            }
        }
    }
    Ok(())
}

/// `given A: active natural-class x2, charm-power`: dice in a pool, by kind and side.
fn put_dice<G: Game>(book: &Book<G>, state: &mut State<G>, pool: &str, seat: Seat, text: &str) -> Result<(), String> {
    let pool = G::POOLS.iter().position(|name| *name == pool).expect("the pool has just been found") as u8;
    for part in parts(text) {
        let (kind, shows, number) = read_dice(book, part)?;
        let sides = book.dice.kinds[usize::from(kind)].sides.len() as u8;
        for _ in 0..number {
            state.dice.add(Die { kind, sides, owner: seat, pool, shows, marks: 0, on: CardId::NONE });
        }
    }
    Ok(())
}

/// Reads `natural-class x2`: the kind, the side and how many.
pub(super) fn read_dice<G: Game>(book: &Book<G>, part: &str) -> Result<(u8, u8, usize), String> {
    let (name, number) = part.split_once(" x").unwrap_or((part, "1"));
    let number = number.parse().map_err(|_| format!("\"{number}\" is no number of dice"))?;
    let (kind, shows) = book.dice.find(name).ok_or_else(|| format!("no die called \"{name}\""))?;
    if number > 20 { Err(format!("{number} dice are more than a table holds")) } else { Ok((kind, shows, number)) }
}

/// Reads `12 power`.
pub(super) fn read_gauge<G: Game>(part: &str) -> Result<(G::Gauge, Quantity), String> {
    let names = || G::Gauge::ALL.iter().map(|gauge| gauge.name()).collect::<Vec<_>>().join(", ");
    let (number, name) = part
        .split_once(' ')
        .ok_or_else(|| format!("`{part}` is neither a zone nor `NUMBER GAUGE`; gauges: {}", names()))?;
    let gauge = G::Gauge::ALL
        .iter()
        .find(|gauge| gauge.name() == name.trim())
        .ok_or_else(|| format!("no gauge called \"{name}\"; there are: {}", names()))?;
    let amount = match number {
        "∞" | "inf" => Quantity::INFINITE,
        _ => Quantity::new(number.parse().map_err(|_| format!("\"{number}\" is no number"))?),
    };
    Ok((*gauge, amount))
}

/// Reads `evokatus exhausted x2` and `evokatus owned by B`.
pub fn read_card<G: Game>(book: &Book<G>, part: &str) -> Result<Named, String> {
    let (part, owner) = match part.split_once(" owned by ") {
        Some((part, letter)) => {
            let owner = Seat::from_letter(letter.trim()).ok_or_else(|| format!("\"{letter}\" is no seat"))?;
            (part, Some(owner))
        }
        None => (part, None),
    };
    let mut words = part.split_whitespace();
    let slug = words.next().unwrap_or_default();
    let face = book.find(slug).ok_or_else(|| unknown_card(book, slug))?;
    let mut named = Named { face, number: 1, marks: Vec::new(), owner };
    for word in words {
        if let Some(number) = word.strip_prefix('x').and_then(|number| number.parse::<usize>().ok()) {
            if number > 200 {
                return Err(format!("{number} copies of {slug} are more than a table holds"));
            }
            named.number = number;
        } else if let Some((_, mark)) = G::MARKS.iter().find(|(name, _)| *name == word) {
            named.marks.push(*mark);
        } else {
            let marks: Vec<&str> = G::MARKS.iter().map(|(name, _)| *name).collect();
            return Err(format!("`{word}` is no mark of a card; there are: {}", marks.join(", ")));
        }
    }
    Ok(named)
}
