//! The table arranged to be shown: opponents first, what is shared in the middle, the viewer last.
//!
//! The arrangement follows from the view alone. A zone of which nothing can be seen is a count; so is a pile, of
//! which the number says enough at a glance and which `table` lists on demand.

use kernel::book::CardText;
use kernel::table::cards::{CardId, FaceId};
use kernel::table::seats::Seat;
use kernel::view::{CardView, SeatView, View, ZoneView};

use crate::play::display::dice;
use crate::play::display::look::{self, About, Look};
use crate::play::display::text::{capital, fold, width};
use crate::play::session::Session;

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

#[derive(Clone, PartialEq, Debug)]
pub struct SeatBoard {
    pub seat: Seat,
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
    /// How many of these have a mark, and which.
    pub apart: Vec<(usize, String)>,
}

/// Equal cards of one zone.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    pub face: FaceId,
    pub number: usize,
    /// What it is worth now, its marks and counters.
    pub look: Look,
    /// How many of them have one mark more, and which.
    pub apart: Vec<(usize, String)>,
    /// Whether it is attached to the card before it.
    pub attached: bool,
    /// Whether a card is attached to it.
    pub hosts: bool,
    /// Its printed numbers, as short as the game wants them, without those that its looks replace.
    pub numbers: Vec<(String, String)>,
    pub text: CardText,
    /// The card as the notation names it.
    pub notation: String,
    /// The options that are about it, by number.
    pub options: Vec<usize>,
}

impl Group {
    /// Its name, what it is worth, how many, and its marks: `Glass Eel 2/1/3 ×2 (1 depleted)`.
    pub fn title(&self) -> String {
        let mut title = format!("{}{}", if self.attached { "+ " } else { "" }, self.text.name);
        if !self.look.short.is_empty() {
            title.push_str(&format!(" {}", self.look.short));
        }
        if self.number > 1 {
            title.push_str(&format!(" ×{}", self.number));
        }
        let apart = self.apart.iter().map(|(number, mark)| format!("{number} {mark}"));
        let marks: Vec<String> = self.look.words.iter().cloned().chain(apart).collect();
        if !marks.is_empty() {
            title.push_str(&format!(" ({})", marks.join(", ")));
        }
        title
    }

    fn stands_alone(&self) -> bool {
        !self.attached && !self.hosts
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
        facts.extend(dice::lines(session, view));
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

/// Numbers with their names: `cost 2, health 5`.
pub fn numbers(numbers: &[(String, String)]) -> String {
    let write = |(label, number): &(String, String)| format!("{label} {number}").trim_start().to_string();
    numbers.iter().map(write).collect::<Vec<_>>().join(", ")
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
        let parts = parts.map(|part| part.trim_start().to_string());
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
    options: Vec<(About, usize)>,
}

impl Usable {
    fn new(session: &Session) -> Usable {
        if session.asked().is_none() || session.asked() != session.viewer() {
            return Usable { options: Vec::new() };
        }
        let options = session.play().options();
        let about = options.iter().map(|option| About::read(&option.label, session.viewer()));
        let options = about.enumerate().filter_map(|(number, about)| about.map(|about| (about, number))).collect();
        Usable { options }
    }

    fn of(&self, face: FaceId, zone: &ZoneView) -> Vec<usize> {
        let fits = |option: &&(About, usize)| {
            let about = &option.0;
            about.face == face && about.zone.is_none_or(|name| name == zone.name) && about.holder == zone.seat
        };
        self.options.iter().filter(fits).map(|option| option.1).collect()
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
    let mut row = row(session, view, zone, usable);
    if row.title.is_empty() {
        return;
    }
    let asks_for_it = row.groups.iter().any(|group| !group.options.is_empty());
    // A few cards known in a closed zone do not open it; what somebody holds is worth naming, and so are marks.
    let closed = (row.groups.is_empty() && row.apart.is_empty()) || (row.unknown > 0 && !zone.held);
    if !zone.pile && !closed {
        rows.push(row);
    } else if asks_for_it {
        // Of many cards those are named that matter now.
        row.groups.retain(|group| !group.options.is_empty());
        (row.unknown, row.title) = (0, format!("{} ({})", row.title, zone.cards.len()));
        rows.push(row);
    } else {
        // That nothing lies in the deck is worth saying, that nothing lies in play is not.
        let telling = zone.seat.is_some() && (zone.pile || zone.held) && !session.words().is_quiet(zone.name);
        if telling || !zone.cards.is_empty() {
            piles.push((row.title, zone.cards.len()));
        }
    }
}

fn row(session: &Session, view: &View, zone: &ZoneView, usable: &Usable) -> Row {
    let title = session.text(&format!("word-{}", zone.name));
    let mut builder = Builder { session, view, usable, groups: Vec::new() };
    // A card is shown with its host, wherever on the table both lie.
    let lies_here = |card: &&CardView| builder.host(zone, card).is_none();
    let mut cards: Vec<&CardView> = zone.cards.iter().filter(lies_here).collect();
    if !zone.held && !zone.pile {
        cards.sort_by_key(|card| card.values.is_empty());
    }
    for card in cards {
        builder.lay(zone, card, 0);
    }
    let unknown = zone.cards.iter().filter(|card| card.known.is_none());
    let mut apart: Vec<(usize, String)> = Vec::new();
    for word in unknown.clone().flat_map(|card| look::look(session, view, zone, card).words) {
        match apart.iter_mut().find(|(_, mark)| *mark == word) {
            Some((number, _)) => *number += 1,
            None => apart.push((1, word)),
        }
    }
    Row {
        zone: zone.name,
        title,
        held: is_hand(view, zone),
        groups: merge_equal(builder.groups),
        unknown: unknown.count(),
        apart,
    }
}

/// Whether it is what a seat holds in its hand: of the zones that only their owner sees, the first.
fn is_hand(view: &View, zone: &ZoneView) -> bool {
    zone.held && view.zones.iter().find(|other| other.held).is_some_and(|first| first.name == zone.name)
}

/// How deep cards are attached to cards that are attached.
const DEEPEST: usize = 4;

/// Lays cards side by side.
struct Builder<'b, 'a> {
    session: &'b Session<'a>,
    view: &'b View,
    usable: &'b Usable,
    groups: Vec<Group>,
}

impl<'b> Builder<'b, '_> {
    /// The host of a card, if it lies in a zone of the same kind.
    fn host(&self, zone: &ZoneView, card: &CardView) -> Option<CardId> {
        let host = card.host?;
        look::zone_of(self.view, host).filter(|found| found.name == zone.name).map(|_| host)
    }

    /// Lays a card, and behind it whatever is attached to it.
    fn lay(&mut self, zone: &'b ZoneView, card: &CardView, depth: usize) {
        let Some((id, face)) = card.known else { return };
        let (session, view) = (self.session, self.view);
        let same_kind = view.zones.iter().filter(|other| other.name == zone.name);
        let on_it: Vec<(&ZoneView, &CardView)> = same_kind
            .flat_map(|other| other.cards.iter().map(move |card| (other, card)))
            .filter(|(_, card)| card.host == Some(id) && depth < DEEPEST)
            .collect();
        let mut look = look::look(session, view, zone, card);
        // What another seat has attached says whose it is.
        if let Some(seat) = zone.seat.filter(|_| depth > 0 && zone.seat != host_of(view, card)) {
            look.words.push(session.name(seat));
        }
        let (attached, hosts) = (depth > 0, !on_it.is_empty());
        let same = |group: &&mut Group| group.face == face && group.look == look && group.stands_alone();
        match self.groups.iter_mut().find(same).filter(|_| !attached && !hosts) {
            Some(group) => group.number += 1,
            None => {
                let text = session.title.game.card_text(face, session.language());
                let holder = zone.seat.filter(|seat| view.viewer != Some(*seat));
                let holder = holder.map(|seat| format!("{seat}:")).unwrap_or_default();
                let notation = format!("{holder}{}", text.slug);
                let mut numbers = session.words().shorten(session, &text.numbers);
                numbers.retain(|(label, _)| look.short.is_empty() || !label.is_empty());
                let options = self.usable.of(face, zone);
                let apart = Vec::new();
                self.groups.push(Group {
                    face,
                    number: 1,
                    look,
                    apart,
                    attached,
                    hosts,
                    numbers,
                    text,
                    notation,
                    options,
                });
            }
        }
        for (zone, card) in on_it {
            self.lay(zone, card, depth + 1);
        }
    }
}

/// With whom the host of a card lies.
fn host_of(view: &View, card: &CardView) -> Option<Seat> {
    card.host.and_then(|host| look::zone_of(view, host)).and_then(|zone| zone.seat)
}

/// Puts cards together that differ by one mark alone: `Rage ×3 (1 spent)`.
fn merge_equal(groups: Vec<Group>) -> Vec<Group> {
    let plain = |group: &Group| group.look.words.is_empty() && group.stands_alone();
    let alike = |one: &Group, other: &Group| one.face == other.face && one.look.short == other.look.short;
    let joins = |group: &Group| {
        matches!(group.look.words.as_slice(), [_])
            && group.stands_alone()
            && groups.iter().any(|other| plain(other) && alike(other, group))
    };
    let mut gathered = Vec::new();
    for group in groups.iter().filter(|group| !joins(group)) {
        let mut whole = group.clone();
        for other in groups.iter().filter(|other| plain(group) && alike(group, other) && joins(other)) {
            whole.number += other.number;
            whole.apart.push((other.number, other.look.words[0].clone()));
        }
        gathered.push(whole);
    }
    gathered
}
