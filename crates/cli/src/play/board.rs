//! The table arranged to be shown: opponents first, what is shared in the middle, the viewer last.
//!
//! The arrangement follows from the view alone. A zone of which nothing can be seen is a count; so is a pile, of
//! which the number says enough at a glance and which `table` lists on demand.

use kernel::book::CardText;
use kernel::phrase::Fact;
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;
use kernel::view::{CardView, SeatView, View, ZoneView};

use super::session::Session;
use super::text::{capital, fold, width};

/// The table.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// What everybody sees besides cards and numbers.
    pub facts: Vec<String>,
    /// The seats: the opponents clockwise from the viewer's left, then the viewer.
    pub seats: Vec<SeatBoard>,
    /// Shared zones that lie open.
    pub middle: Vec<Row>,
    /// Shared zones as counts.
    pub piles: Vec<(String, usize)>,
}

/// One seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatBoard {
    /// The seat.
    pub seat: Seat,
    /// Its heading.
    pub heading: String,
    /// Whether it is the viewer's.
    pub own: bool,
    /// Whether it must decide.
    pub asked: bool,
    /// Whether it is still in the game.
    pub alive: bool,
    /// Its numbers with their names.
    pub gauges: Vec<(String, String)>,
    /// Whether its own piece has been used.
    pub turned: bool,
    /// Its open zones.
    pub rows: Vec<Row>,
    /// Its other zones as counts.
    pub piles: Vec<(String, usize)>,
}

/// Cards that lie side by side.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The zone's word in the notation.
    pub zone: &'static str,
    /// The zone's name.
    pub title: String,
    /// Whether somebody holds it.
    pub held: bool,
    /// The cards, equal ones together.
    pub groups: Vec<Group>,
    /// How many of its cards nobody here knows.
    pub unknown: usize,
}

/// Equal cards of one zone.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// The face.
    pub face: FaceId,
    /// How many.
    pub number: usize,
    /// Its marks and counters in words.
    pub marks: Vec<String>,
    /// Its text.
    pub text: CardText,
    /// The card as the notation names it.
    pub notation: String,
    /// The options that are about it, by number.
    pub options: Vec<usize>,
}

impl Group {
    /// Its name, how many, and its marks: `Crystal ×3 (activated)`.
    pub fn title(&self) -> String {
        let mut title = self.text.name.clone();
        if self.number > 1 {
            title.push_str(&format!(" ×{}", self.number));
        }
        if !self.marks.is_empty() {
            title.push_str(&format!(" ({})", self.marks.join(", ")));
        }
        title
    }
}

impl Board {
    /// Arranges a view.
    pub fn new(session: &Session, view: &View) -> Board {
        let usable = Usable::new(session);
        let count = view.seats.len();
        let first = view.viewer.map_or(0, |seat| seat.index() + 1);
        let order = (0..count).map(|place| (first + place) % count);
        let seats = order.map(|place| seat_board(session, view, &view.seats[place], &usable)).collect();
        let mut middle = Vec::new();
        let mut piles = Vec::new();
        for zone in view.zones.iter().filter(|zone| zone.seat.is_none()) {
            arrange(session, view, zone, &usable, &mut middle, &mut piles);
        }
        let mut facts: Vec<String> = view.facts.iter().map(|phrase| capital(&session.say(phrase))).collect();
        facts.extend(view.lasting.iter().filter_map(|(seat, face)| {
            let card = session.title.game.name((*face)?, session.language());
            Some(session.with("in-force", &[("card", card), ("seat", &session.name(*seat))]))
        }));
        facts.extend(dice(session, view));
        Board { facts, seats, middle, piles }
    }
}

/// The rows of every zone with a name, in full: heading and cards.
pub fn list(session: &Session, name: &str) -> Vec<(String, Row)> {
    let view = session.view();
    let usable = Usable::new(session);
    let wanted = fold(name);
    let zones = view.zones.iter().filter(|zone| {
        let word = session.text(&format!("word-{}", zone.name));
        fold(zone.name).starts_with(&wanted) || fold(&word).starts_with(&wanted)
    });
    zones
        .map(|zone| {
            let row = row(session, &view, zone, &usable);
            let heading = match zone.seat {
                Some(seat) => format!("{} · {}", session.heading(seat), row.title),
                None => row.title.clone(),
            };
            (capital(&heading), row)
        })
        .collect()
}

/// The printed numbers that matter at the table: `cost 2, health 5`.
pub fn numbers(text: &CardText) -> String {
    text.numbers.iter().map(|(label, number)| format!("{label} {number}")).collect::<Vec<_>>().join(", ")
}

/// The same in the longest form that fits: labels are shortened before a number is left out.
pub fn fit_numbers(numbers: &[(String, String)], columns: usize) -> Option<String> {
    // The longest label kept whole, how much of a longer one is kept, and what stands between.
    const FORMS: &[(usize, usize, &str)] = &[(usize::MAX, 0, ", "), (4, 4, ", "), (4, 3, " "), (4, 1, " ")];
    let short = |label: &str, whole: usize, kept: usize| match width(label) <= whole {
        true => label.to_string(),
        false => label.chars().take(kept).collect::<String>() + if kept > 1 { "." } else { "" },
    };
    let write = |&(whole, kept, between): &(usize, usize, &str)| {
        let parts = numbers.iter().map(|(label, number)| format!("{} {number}", short(label, whole, kept)));
        parts.collect::<Vec<_>>().join(between)
    };
    FORMS.iter().map(write).chain([short_numbers(numbers)]).find(|form| width(form) <= columns)
}

/// The same as short as can be: a number alone, or each with an initial.
pub fn short_numbers(numbers: &[(String, String)]) -> String {
    if let [(_, number)] = numbers {
        return number.clone();
    }
    let initials =
        numbers.iter().map(|(label, number)| label.chars().take(1).chain(number.chars()).collect::<String>());
    initials.collect::<Vec<_>>().join(" ")
}

/// Which options are about which card.
struct Usable {
    options: Vec<(FaceId, Option<&'static str>, Option<Seat>, usize)>,
}

impl Usable {
    fn new(session: &Session) -> Usable {
        if session.asked().is_none() || session.asked() != session.viewer() {
            return Usable { options: Vec::new() };
        }
        let mut options = Vec::new();
        for (number, option) in session.play().options().iter().enumerate() {
            let (mut face, mut zone, mut holder) = (None, None, None);
            for (name, fact) in &option.label.facts {
                match (*name, *fact) {
                    ("card", Fact::Card(found, _)) => face = Some(found),
                    ("zone", Fact::Word(word)) => zone = Some(word),
                    ("holder", Fact::Seat(seat)) => holder = Some(seat),
                    _ => {}
                }
            }
            options.extend(face.map(|face| (face, zone, holder, number)));
        }
        Usable { options }
    }

    fn of(&self, face: FaceId, zone: &ZoneView) -> Vec<usize> {
        let fits = |option: &&(FaceId, Option<&str>, Option<Seat>, usize)| {
            option.0 == face && option.1.is_none_or(|name| name == zone.name) && option.2 == zone.seat
        };
        self.options.iter().filter(fits).map(|option| option.3).collect()
    }
}

fn seat_board(session: &Session, view: &View, seat: &SeatView, usable: &Usable) -> SeatBoard {
    let mut rows = Vec::new();
    let mut piles = Vec::new();
    for zone in view.zones.iter().filter(|zone| zone.seat == Some(seat.seat)) {
        arrange(session, view, zone, usable, &mut rows, &mut piles);
    }
    // What a viewer holds comes last, nearest to the options.
    rows.sort_by_key(|row| row.held);
    let gauges = seat.gauges.iter();
    SeatBoard {
        seat: seat.seat,
        heading: session.heading(seat.seat),
        own: view.viewer == Some(seat.seat),
        asked: view.asked == Some(seat.seat),
        alive: seat.alive,
        gauges: gauges.map(|(name, number)| (session.text(&format!("word-{name}")), number.to_string())).collect(),
        turned: seat.turned,
        rows,
        piles,
    }
}

fn arrange(
    session: &Session,
    view: &View,
    zone: &ZoneView,
    usable: &Usable,
    rows: &mut Vec<Row>,
    piles: &mut Vec<(String, usize)>,
) {
    let row = row(session, view, zone, usable);
    let asks_for_it = row.groups.iter().any(|group| !group.options.is_empty());
    // A few cards known in a closed zone do not open it; what somebody holds is worth naming.
    let closed = row.groups.is_empty() || (row.unknown > 0 && !zone.held);
    if (zone.pile || closed) && !asks_for_it {
        // That nothing lies in the deck is worth saying, that nothing lies in play is not.
        let telling = zone.seat.is_some() && (zone.pile || zone.held);
        if telling || !zone.cards.is_empty() {
            piles.push((row.title, zone.cards.len()));
        }
    } else {
        rows.push(row);
    }
}

fn row(session: &Session, view: &View, zone: &ZoneView, usable: &Usable) -> Row {
    let title = session.text(&format!("word-{}", zone.name));
    let mut groups: Vec<Group> = Vec::new();
    for card in &zone.cards {
        let Some((_, face)) = card.known else { continue };
        let marks = marks(session, card);
        match groups.iter_mut().find(|group| group.face == face && group.marks == marks) {
            Some(group) => group.number += 1,
            None => {
                let text = session.title.game.card_text(face, session.language());
                let holder = zone.seat.filter(|seat| view.viewer != Some(*seat));
                let holder = holder.map(|seat| format!("{seat}:")).unwrap_or_default();
                let notation = format!("{holder}{}", text.slug);
                groups.push(Group { face, number: 1, marks, text, notation, options: usable.of(face, zone) });
            }
        }
    }
    let unknown = zone.cards.iter().filter(|card| card.known.is_none()).count();
    Row { zone: zone.name, title, held: zone.held, groups, unknown }
}

fn marks(session: &Session, card: &CardView) -> Vec<String> {
    let marks = card.marks.iter().map(|mark| session.text(&format!("word-{mark}")));
    let counters = card.counters.iter().map(|(_, number)| format!("+{number}"));
    marks.chain(counters).collect()
}

fn dice(session: &Session, view: &View) -> Option<String> {
    if view.dice.is_empty() {
        return None;
    }
    let shown: Vec<String> = view.dice.iter().map(|(_, die)| die.shows.to_string()).collect();
    Some(session.with("dice", &[("shown", &shown.join(" "))]))
}
