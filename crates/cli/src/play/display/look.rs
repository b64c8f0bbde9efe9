//! How a card looks now: what it is worth, its marks, and to what it is attached.
//!
//! The game's locale decides what is said how: `short-values` puts numbers together (`2/1/3`), `value-NAME` says one
//! in words of its own or not at all, so does `mark-NAME` with a mark, `marks-of-fighters` names the marks that only cards with short values show, and
//! `on-ZONE` is said of a card whose host lies in another zone. `quiet-zones` are not mentioned while they are empty,
//! `quiet-values` while they are nothing, and what comes from a card in one of the `quiet-causes` is told without it.

use catalog::speech::Speech;
use kernel::phrase::{Fact, Phrase};
use kernel::table::cards::{CardId, FaceId};
use kernel::table::seats::Seat;
use kernel::view::{CardView, View, ZoneView};

use crate::play::session::Session;

/// What the locale of a game says about the looks of cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// The numbers that are shown together: their names and what they are called.
    short: Vec<(String, String)>,
    /// Marks that only cards with such numbers show.
    fighters: Vec<String>,
    /// Zones that are not mentioned while they are empty.
    quiet: Vec<String>,
    /// Values that are not mentioned while they are nothing.
    quiet_values: Vec<String>,
    /// Zones whose cards do what everybody expects.
    routine: Vec<String>,
}

/// How a card looks now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Its numbers in short: `2/1/3`.
    pub short: String,
    /// Its other numbers, its marks and its host in words.
    pub words: Vec<String>,
}

impl Look {
    /// All of it, as numbers without names.
    pub fn parts(&self) -> Vec<(String, String)> {
        let short = Some(&self.short).filter(|short| !short.is_empty());
        short.into_iter().chain(&self.words).map(|part| (String::new(), part.clone())).collect()
    }
}

impl Words {
    /// What the texts of a game say.
    pub fn new(speech: &Speech) -> Words {
        let pattern = if speech.knows("short-values") { speech.text("short-values") } else { String::new() };
        // A number that was not given stands as its name.
        let names = pattern.split("{$").skip(1).filter_map(|part| part.split('}').next());
        let short = names.map(|name| (name.to_string(), speech.text(&format!("word-{name}")))).collect();
        Words {
            short,
            fighters: speech.list("marks-of-fighters"),
            quiet: speech.list("quiet-zones"),
            quiet_values: speech.list("quiet-values"),
            routine: speech.list("quiet-causes"),
        }
    }

    /// The cards whose texts are a matter of routine.
    pub fn routine(&self, view: &View) -> Vec<FaceId> {
        let zones = view.zones.iter().filter(|zone| self.routine.iter().any(|name| name == zone.name));
        zones.flat_map(|zone| &zone.cards).filter_map(|card| card.known).map(|(_, face)| face).collect()
    }

    /// Whether a zone is mentioned only while something lies there.
    pub fn is_quiet(&self, zone: &str) -> bool {
        self.quiet.iter().any(|name| name == zone)
    }

    /// Printed numbers, with those that belong together in one.
    pub fn shorten(&self, session: &Session, printed: &[(String, String)]) -> Vec<(String, String)> {
        let found = |label: &str| printed.iter().position(|(name, _)| name == label);
        let places: Option<Vec<usize>> = self.short.iter().map(|(_, label)| found(label)).collect();
        let Some(places) = places.filter(|places| !places.is_empty()) else { return printed.to_vec() };
        let values: Vec<(&str, &str)> = self
            .short
            .iter()
            .zip(&places)
            .map(|((name, _), place)| (name.as_str(), printed[*place].1.as_str()))
            .collect();
        let short = (String::new(), session.with("short-values", &values));
        let mut numbers = Vec::new();
        for (place, number) in printed.iter().enumerate() {
            if place == places[0] {
                numbers.push(short.clone());
            } else if !places.contains(&place) {
                numbers.push(number.clone());
            }
        }
        numbers
    }

    /// What a card is worth: in short, and what remains in words.
    fn values(&self, session: &Session, values: &[(&'static str, i32)]) -> Look {
        let number = |name: &str| values.iter().find(|value| value.0 == name).map(|value| value.1.to_string());
        let numbers: Option<Vec<String>> = self.short.iter().map(|(name, _)| number(name)).collect();
        let numbers = numbers.filter(|numbers| !numbers.is_empty());
        let short = numbers.as_ref().map(|numbers| {
            let pairs: Vec<(&str, &str)> =
                self.short.iter().zip(numbers).map(|((name, _), number)| (name.as_str(), number.as_str())).collect();
            session.with("short-values", &pairs)
        });
        let rest = values.iter().filter(|(name, _)| numbers.is_none() || !self.short.iter().any(|one| one.0 == *name));
        let rest = rest.filter(|(name, number)| *number != 0 || !self.quiet_values.iter().any(|quiet| quiet == name));
        let words = rest.map(|(name, number)| {
            let key = format!("value-{name}");
            match session.known(&key) {
                Some(_) => session.with(&key, &[("number", &number.to_string())]),
                None => format!("{} {number}", session.text(&format!("word-{name}"))),
            }
        });
        Look { words: words.filter(|word| !word.is_empty()).collect(), short: short.unwrap_or_default() }
    }
}

/// The zone in which a card lies, if the viewer can see that.
pub fn zone_of(view: &View, card: CardId) -> Option<&ZoneView> {
    view.zones.iter().find(|zone| zone.cards.iter().any(|other| other.known.is_some_and(|(id, _)| id == card)))
}

/// How a card in a zone looks now.
pub fn look(session: &Session, view: &View, zone: &ZoneView, card: &CardView) -> Look {
    let mut look = session.words().values(session, &card.values);
    let fights = !look.short.is_empty();
    let shown = |mark: &&&'static str| fights || !session.words().fighters.iter().any(|name| name == **mark);
    let marks =
        card.marks.iter().filter(shown).map(|mark| {
            session.known(&format!("mark-{mark}")).unwrap_or_else(|| session.text(&format!("word-{mark}")))
        });
    look.words.extend(marks.filter(|word| !word.is_empty()));
    // Where values are told, they tell what the counters are for.
    if card.values.is_empty() {
        look.words.extend(card.counters.iter().map(|(_, number)| format!("+{number}")));
    }
    let elsewhere = card.host.and_then(|host| zone_of(view, host)).filter(|host| host.name != zone.name);
    look.words.extend(elsewhere.and_then(|host| session.known(&format!("on-{}", host.name))));
    look
}

/// Which card an option is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// What is printed on it.
    pub face: FaceId,
    /// Where it lies.
    pub zone: Option<&'static str>,
    pub holder: Option<Seat>,
}

impl About {
    /// Reads the facts of a label; nothing if it is about no card that the viewer knows.
    pub fn read(label: &Phrase, viewer: Option<Seat>) -> Option<About> {
        let (mut face, mut zone, mut holder) = (None, None, None);
        for (name, fact) in &label.facts {
            match (*name, *fact) {
                ("card", Fact::Card(found, known)) if known.contains(viewer) => face = Some(found),
                ("zone", Fact::Word(word)) => zone = Some(word),
                ("holder", Fact::Seat(seat)) => holder = Some(seat),
                _ => {}
            }
        }
        face.map(|face| About { face, zone, holder })
    }
}

impl Session<'_> {
    /// How the card of an option looks, if it has values or there are unlike copies of it: the notation numbers them.
    pub(in crate::play) fn look_of(&self, view: &View, about: &About, notation: &str) -> Option<Look> {
        let zone = view.zone(about.zone?, about.holder)?;
        let same = |card: &&CardView| card.known.is_some_and(|(_, face)| face == about.face);
        let mut unlike: Vec<&CardView> = Vec::new();
        for card in zone.cards.iter().filter(same) {
            let alike = |other: &&CardView| {
                other.marks == card.marks && other.counters == card.counters && other.host == card.host
            };
            if !unlike.iter().any(alike) {
                unlike.push(card);
            }
        }
        let digits = |text: &str| {
            text.split(|letter: char| !letter.is_ascii_digit()).next().and_then(|number| number.parse().ok())
        };
        let class: usize = notation.split_once('#').and_then(|(_, rest)| digits(rest)).unwrap_or(1);
        let card = unlike.get(class.checked_sub(1)?)?;
        let look = look(self, view, zone, card);
        (!card.values.is_empty() || unlike.len() > 1).then_some(look)
    }
}
