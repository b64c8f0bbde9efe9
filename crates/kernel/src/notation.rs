//! One text for each option: the same in log, record, terminal, scenario and protocol.
//!
//! A word has a pattern such as `banish {card} from {zone}`. A card is written by its slug, with the seat in
//! front if it lies with somebody else and a number behind if an unlike copy comes first: `B:evokatus#2`. Cards of
//! some zones have a sign of their own: `~greed` lies face-down.

use serde::{Deserialize, Serialize};

use crate::book::Book;
use crate::effect::load::unknown;
use crate::game::Terms;
use crate::question::{Arg, Choice};
use crate::table::cards::{CardId, FaceId};
use crate::table::dice::DieId;
use crate::table::seats::Seat;
use crate::table::state::State;
use crate::table::zones::{ZoneId, ZoneKind};

/// A word of the notation: the kernel's come first, then the game's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct WordId(pub u8);

/// How a word is written and read.
#[derive(Clone, Copy, Debug)]
pub struct WordSpec {
    /// The word's name, used in card files and as the key of its label.
    pub name: &'static str,
    /// The pattern: literal words and `{card}`, `{zone}`, `{seat}`, `{number}`, `{die}`.
    pub pattern: &'static str,
    /// The zones in which its card is looked for first.
    pub zones: &'static [&'static str],
    /// Whether it only ever answers a question that a text asks.
    pub when_asked: bool,
    /// Whether a card is meant only by what is printed on it, so that any copy serves as well as another.
    pub by_face: bool,
}

impl WordSpec {
    /// A word that is about nothing.
    pub const fn plain(name: &'static str) -> WordSpec {
        WordSpec { name, pattern: name, zones: &[], when_asked: false, by_face: false }
    }

    /// A word with a pattern.
    pub const fn new(name: &'static str, pattern: &'static str, zones: &'static [&'static str]) -> WordSpec {
        WordSpec { name, pattern, zones, when_asked: false, by_face: false }
    }

    /// A word with a pattern that only ever answers a question of a text.
    pub const fn answer(name: &'static str, pattern: &'static str, zones: &'static [&'static str]) -> WordSpec {
        WordSpec { name, pattern, zones, when_asked: true, by_face: false }
    }

    /// A word that answers a question of a text and means a card only by what is printed on it.
    pub const fn face(name: &'static str, pattern: &'static str, zones: &'static [&'static str]) -> WordSpec {
        WordSpec { name, pattern, zones, when_asked: true, by_face: true }
    }
}

/// The kernel's own words.
pub const KERNEL_WORDS: &[WordSpec] = &[
    WordSpec::plain("done"),
    WordSpec::plain("yes"),
    WordSpec::plain("no"),
    WordSpec::plain("pass"),
    WordSpec::new("first", "first {number}", &[]),
    WordSpec::new("apply", "apply {number}", &[]),
    WordSpec::plain("way-1"),
    WordSpec::plain("way-2"),
    WordSpec::plain("way-3"),
    WordSpec::plain("way-4"),
    WordSpec::plain("way-5"),
    WordSpec::plain("way-6"),
    WordSpec::plain("concede"),
];

/// No more of them.
pub const DONE: WordId = WordId(0);
pub const YES: WordId = WordId(1);
pub const NO: WordId = WordId(2);
/// Lets an opportunity go by.
pub const PASS: WordId = WordId(3);
/// This trigger first.
pub const FIRST: WordId = WordId(4);
/// This replacement.
pub const APPLY: WordId = WordId(5);
/// The first of several effects; the next ones follow.
pub const WAY_1: WordId = WordId(6);
/// Gives up.
pub const CONCEDE: WordId = WordId(12);

/// The id of a game's word, by its place in the game's list.
pub const fn game_word(place: u8) -> WordId {
    WordId(KERNEL_WORDS.len() as u8 + place)
}

/// Names the words of a game's notation, once: makes a [`WordId`] constant for each and the list `WORDS` for
/// [`crate::game::Terms::WORDS`]. The order is the stored form: add at the end.
///
/// ```
/// mod word {
///     use kernel::notation::WordSpec;
///     kernel::answer_words! {
///         PLAY = WordSpec::new("play", "play {card}", &["hand"]);
///         END = WordSpec::plain("end");
///     }
/// }
/// assert_eq!(word::WORDS[usize::from(word::END.0 - word::PLAY.0)].name, "end");
/// ```
#[macro_export]
macro_rules! answer_words {
    ($($(#[$doc:meta])* $name:ident = $spec:expr;)+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Place {
            $($name),+
        }
        $(
            $(#[$doc])*
            pub const $name: $crate::notation::WordId = $crate::notation::game_word(Place::$name as u8);
        )+
        /// Every word of the game, in the order of their ids.
        pub const WORDS: &[$crate::notation::WordSpec] = &[$($spec),+];
    };
}

/// How a word is written.
pub fn spec<G: Terms>(word: WordId) -> &'static WordSpec {
    let place = word.0 as usize;
    if place < KERNEL_WORDS.len() { &KERNEL_WORDS[place] } else { &G::WORDS[place - KERNEL_WORDS.len()] }
}

/// All words of a game, the kernel's first.
pub fn words<G: Terms>() -> impl Iterator<Item = (WordId, &'static WordSpec)> {
    KERNEL_WORDS.iter().chain(G::WORDS).enumerate().map(|(place, spec)| (WordId(place as u8), spec))
}

/// The word with a name.
pub fn find_word<G: Terms>(name: &str) -> Result<WordId, String> {
    let words = || KERNEL_WORDS.iter().chain(G::WORDS);
    match words().position(|word| word.name == name) {
        Some(place) => Ok(WordId(place as u8)),
        None => Err(unknown("word", name, &words().map(|word| word.name).collect::<Vec<_>>())),
    }
}

/// Writes a choice as the seat that makes it would.
pub fn write<G: Terms>(book: &Book<G>, state: &State<G>, seat: Seat, choice: &Choice) -> String {
    let mut text = String::new();
    let mut args = choice.args.iter();
    let mut last_card = None;
    for token in spec::<G>(choice.word).pattern.split(' ') {
        if !text.is_empty() {
            text.push(' ');
        }
        match token {
            "{card}" => {
                if let Some(Arg::Card(card)) = args.next() {
                    last_card = Some(*card);
                    text.push_str(&write_card(book, state, seat, *card));
                }
            }
            "{zone}" => {
                if let Some(card) = last_card {
                    text.push_str(State::<G>::zone_of(state.card(card).zone).0.name());
                }
            }
            "{seat}" => {
                if let Some(Arg::Seat(seat)) = args.next() {
                    text.push_str(&seat.to_string());
                }
            }
            "{number}" => {
                if let Some(Arg::Number(number)) = args.next() {
                    text.push_str(&write_number(*number));
                }
            }
            "{die}" => {
                if let Some(Arg::Die(die)) = args.next() {
                    text.push_str(&write_die(book, state, seat, *die));
                }
            }
            literal => text.push_str(literal),
        }
    }
    text
}

/// Writes a die as a seat would name it.
fn write_die<G: Terms>(book: &Book<G>, state: &State<G>, seat: Seat, id: DieId) -> String {
    match state.dice.get(id) {
        Some(die) if G::DICE_BY_SIDE && die.owner == seat => book.dice.name(die),
        Some(die) if G::DICE_BY_SIDE => format!("{}:{}", die.owner, book.dice.name(die)),
        _ => format!("die{}", id.0 + 1),
    }
}

fn write_number(number: i32) -> String {
    if number == i32::MAX { "∞".to_string() } else { number.to_string() }
}

/// Writes a card as a seat would name it.
pub fn write_card<G: Terms>(book: &Book<G>, state: &State<G>, seat: Seat, card: CardId) -> String {
    let entry = state.card(card);
    let (kind, holder) = State::<G>::zone_of(entry.zone);
    let slug = &book.face(entry.face).slug;
    let class = class_of(state, card);
    let mut text = String::new();
    if kind.is_personal() && holder != seat {
        text.push_str(&format!("{holder}:"));
    }
    text.push_str(kind.sign());
    text.push_str(if kind.cover().is_empty() { slug } else { kind.cover() });
    if class > 1 {
        text.push_str(&format!("#{class}"));
    }
    text
}

/// Which of the unlike groups of same-faced cards in its zone a card belongs to, from 1.
fn class_of<G: Terms>(state: &State<G>, card: CardId) -> usize {
    let face = state.card(card).face;
    let mut class = 0;
    let zone = state.zone_by_id(state.card(card).zone);
    let covered = is_covered::<G>(state.card(card).zone);
    for (place, &other) in zone.iter().enumerate() {
        if (covered || state.card(other).face == face)
            && !zone[..place].iter().any(|&before| state.can_stand_for(before, other))
        {
            class += 1;
            if state.can_stand_for(other, card) {
                return class;
            }
        }
    }
    class.max(1)
}

/// Whether the cards of a zone are named by their cover.
fn is_covered<G: Terms>(zone: ZoneId) -> bool {
    !State::<G>::zone_of(zone).0.cover().is_empty()
}

/// How the message begins when a card of the game is named that the seat does not see.
pub(crate) const UNSEEN: &str = "you see no";

/// Reads a choice that a seat has written, legal or not.
pub fn read<G: Terms>(book: &Book<G>, state: &State<G>, seat: Seat, text: &str) -> Result<Choice, String> {
    if text.len() > 200 {
        return Err("a choice is at most 200 bytes long".to_string());
    }
    let tokens: Vec<&str> = text.split_whitespace().collect();
    if tokens.is_empty() {
        return Err("nothing was written".to_string());
    }
    let mut best = None;
    let words = KERNEL_WORDS.iter().chain(G::WORDS).enumerate();
    for (place, word) in words {
        let pattern: Vec<&str> = word.pattern.split(' ').collect();
        if !pattern[0].eq_ignore_ascii_case(tokens[0]) {
            continue;
        }
        if pattern.len() != tokens.len() {
            best = Some(format!("write it as `{}`", word.pattern));
            continue;
        }
        match read_args(book, state, seat, word, &pattern, &tokens) {
            Ok(args) => return Ok(Choice { word: WordId(place as u8), args }),
            Err(why) => best = Some(why),
        }
    }
    Err(best.unwrap_or_else(|| {
        let words: Vec<&str> = KERNEL_WORDS
            .iter()
            .chain(G::WORDS)
            .map(|word| word.pattern.split(' ').next().expect("a pattern has a first word"))
            .collect();
        unknown("word", tokens[0], &words)
    }))
}

fn read_args<G: Terms>(
    book: &Book<G>,
    state: &State<G>,
    seat: Seat,
    word: &WordSpec,
    pattern: &[&str],
    tokens: &[&str],
) -> Result<[Arg; 3], String> {
    let mut args = [Arg::None; 3];
    let mut place = 0;
    let zone = pattern.iter().position(|part| *part == "{zone}").map(|index| tokens[index]);
    for (part, token) in pattern.iter().zip(tokens) {
        let arg = match *part {
            "{card}" => Arg::Card(read_card(book, state, seat, word, zone, token)?),
            "{zone}" => continue,
            "{seat}" => match Seat::from_letter(token) {
                Some(other) if other.index() < state.places.len() => Arg::Seat(other),
                _ => return Err(format!("no seat called \"{token}\"")),
            },
            "{number}" => match *token {
                "∞" | "inf" => Arg::Number(i32::MAX),
                _ => match token.parse::<i32>() {
                    Ok(number) if number != i32::MAX => Arg::Number(number),
                    _ => return Err(format!("\"{token}\" is no number")),
                },
            },
            "{die}" => {
                let named = |id: DieId| write_die(book, state, seat, id) == *token;
                let found = state.dice.all().map(|(id, _)| id).find(|id| named(*id));
                Arg::Die(found.ok_or_else(|| format!("no die called \"{token}\""))?)
            }
            literal if literal.eq_ignore_ascii_case(token) => continue,
            literal => return Err(format!("\"{token}\" where `{literal}` was expected")),
        };
        args[place] = arg;
        place += 1;
    }
    Ok(args)
}

/// Finds the card that a seat means: in the word's own zones first, then wherever the seat can see one.
fn read_card<G: Terms>(
    book: &Book<G>,
    state: &State<G>,
    seat: Seat,
    word: &WordSpec,
    zone: Option<&str>,
    token: &str,
) -> Result<CardId, String> {
    let rank = |card: &CardId| {
        let (kind, owner) = State::<G>::zone_of(state.card(*card).zone);
        let wanted = word.zones.iter().position(|name| *name == kind.name()).unwrap_or(word.zones.len());
        (!kind.sign().is_empty() && !token.contains(kind.sign()), wanted, kind.is_personal() && owner != seat)
    };
    let in_zone = |card: &CardId| {
        let (kind, _) = State::<G>::zone_of(state.card(*card).zone);
        zone.is_none_or(|zone| zone == kind.name())
    };
    let mut found: Vec<CardId> = find_cards(book, state, seat, token)?.into_iter().filter(in_zone).collect();
    found.sort_by_key(rank);
    match found.as_slice() {
        [] => Err(format!("{UNSEEN} {token} there")),
        [first, second, ..] if rank(first) == rank(second) => {
            let equal = found.iter().filter(|card| rank(card) == rank(first));
            let names: Vec<String> = equal.map(|card| write_card(book, state, seat, *card)).collect();
            Err(format!("several cards are called {token}; say which: {}", names.join(", ")))
        }
        [first, ..] => Ok(*first),
    }
}

/// The cards that a seat can mean by a text such as `B:evokatus#2`, at most one in each zone.
pub fn find_cards<G: Terms>(book: &Book<G>, state: &State<G>, seat: Seat, token: &str) -> Result<Vec<CardId>, String> {
    let (holder, rest) = match token.split_once(':') {
        Some((letter, rest)) => {
            (Some(Seat::from_letter(letter).ok_or_else(|| format!("no seat called \"{letter}\""))?), rest)
        }
        None => (None, token),
    };
    let signs = G::Zone::ALL.iter().map(|kind| kind.sign()).filter(|sign| !sign.is_empty());
    let sign = signs.into_iter().find(|sign| rest.starts_with(sign));
    let rest = rest.strip_prefix(sign.unwrap_or_default()).unwrap_or(rest);
    let signed = |id: &ZoneId| sign.is_none_or(|sign| State::<G>::zone_of(*id).0.sign() == sign);
    let (slug, class) = match rest.split_once('#') {
        Some((slug, number)) => {
            (slug, number.parse::<usize>().map_err(|_| format!("\"{number}\" is no number of a copy"))?)
        }
        None => (rest, 1),
    };
    let zones = (0..state.zones()).map(|number| ZoneId(number as u8));
    let mut zones = zones.filter(|id| holder.is_none_or(|holder| State::<G>::zone_of(*id).1 == holder) && signed(id));
    if G::Zone::ALL.iter().any(|kind| !slug.is_empty() && kind.cover() == slug) {
        let covered = zones.filter(|id| State::<G>::zone_of(*id).0.cover() == slug);
        let nth = |id: ZoneId| state.zone_by_id(id).iter().copied().find(|&card| class_of(state, card) == class);
        let found: Vec<CardId> = covered.filter_map(nth).collect();
        return if found.is_empty() { Err(format!("{UNSEEN} {token} on the table")) } else { Ok(found) };
    }
    let Some(face) = book.find(slug) else {
        return Err(unknown_card(book, slug));
    };
    let found: Vec<CardId> = zones
        .by_ref()
        .filter(|id| !is_covered::<G>(*id) || seat == Seat::NONE)
        .filter_map(|id| nth_class(state, seat, id, face, class))
        .collect();
    if found.is_empty() { Err(format!("{UNSEEN} {token} on the table")) } else { Ok(found) }
}

fn nth_class<G: Terms>(state: &State<G>, seat: Seat, zone: ZoneId, face: FaceId, class: usize) -> Option<CardId> {
    state
        .zone_by_id(zone)
        .iter()
        .copied()
        .filter(|&card| {
            let entry = state.card(card);
            let known = seat == Seat::NONE || entry.known.contains(Some(seat));
            entry.face == face && known && class_of(state, card) == class
        })
        .max_by_key(|&card| (state.card(card).known.count(), std::cmp::Reverse(place_in(state, card))))
}

fn place_in<G: Terms>(state: &State<G>, card: CardId) -> usize {
    state.zone_by_id(state.card(card).zone).iter().position(|&other| other == card).unwrap_or(0)
}

/// Says that there is no such card, and which one may be meant.
pub fn unknown_card<G: Terms>(book: &Book<G>, slug: &str) -> String {
    let known: Vec<&str> = book.slugs().collect();
    match crate::effect::load::nearest(slug, &known) {
        Some(near) => format!("no card called \"{slug}\"; did you mean \"{near}\"?"),
        None => format!("no card called \"{slug}\""),
    }
}
