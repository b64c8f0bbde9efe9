//! What a seat may see.
//!
//! A view is built from nothing by asking, zone by zone, what the seat knows; it is never a table with things
//! taken out, since a forgotten field would then tell a secret. Unknown cards have a position and no id.

use serde::Serialize;

use crate::book::Book;
use crate::game::{Game, GaugeKind, Verdict};
use crate::phrase::Phrase;
use crate::quantity::Quantity;
use crate::resolve::table::Table;
use crate::table::cards::{CardId, FaceId};
use crate::table::dice::{Die, DieId};
use crate::table::seats::{Seat, SeatSet};
use crate::table::state::State;
use crate::table::zones::{Visibility, ZoneKind};

/// The table as one seat sees it, or as a spectator does.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who looks; nobody for a spectator.
    pub viewer: Option<Seat>,
    /// The seats, clockwise.
    pub seats: Vec<SeatView>,
    pub zones: Vec<ZoneView>,
    /// The dice: all of them lie open.
    pub dice: Vec<DieView>,
    /// What seats have declared in an open window and is still to be done.
    pub declared: Vec<(Seat, String)>,
    /// What else everybody can see.
    pub facts: Vec<Phrase>,
    /// Texts in force for a while: whose, and from which card.
    pub lasting: Vec<(Seat, Option<FaceId>)>,
    /// The cards whose texts are being followed, each within the one before it, and for whom.
    pub chain: Vec<(Seat, FaceId)>,
    /// Who is acting on whom, of the cards that the viewer knows.
    pub aims: Vec<(CardId, CardId)>,
    /// Who is deciding.
    pub asked: Option<Seat>,
    /// How many decisions have been taken.
    pub decisions: u32,
    /// How the match ended.
    pub verdict: Option<Verdict>,
}

/// What everybody knows of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    pub seat: Seat,
    /// Whether it is still in the game.
    pub alive: bool,
    /// Whether its own piece has been used.
    pub turned: bool,
    pub team: u8,
    /// Its numbers, by name.
    pub gauges: Vec<(&'static str, Quantity)>,
}

/// A die as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DieView {
    /// Its name in the notation.
    pub die: DieId,
    /// Whose it is; nobody's if it is the table's.
    pub owner: Option<Seat>,
    /// Its kind, by its place in the book's dice.
    pub kind: u8,
    /// The side on top, from 1.
    pub shows: u8,
    /// The word of its pool.
    pub pool: &'static str,
    /// The words of its marks.
    pub marks: Vec<&'static str>,
    /// The card it lies on.
    pub on: Option<CardId>,
}

/// What a seat sees of a zone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ZoneView {
    /// The zone's word.
    pub name: &'static str,
    /// Whose it is, if it is personal.
    pub seat: Option<Seat>,
    /// Whether it is a pile: its size matters more than its cards.
    pub pile: bool,
    /// Whether it is held by a seat, unseen by the others.
    pub held: bool,
    /// The cards, bottom first.
    pub cards: Vec<CardView>,
}

/// What a seat sees of a card.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardView {
    /// Its name on the table and its face, if the seat knows it.
    pub known: Option<(CardId, FaceId)>,
    /// The marks everybody sees.
    pub marks: Vec<&'static str>,
    pub counters: Vec<(u8, i16)>,
    /// What it is worth now, for whoever knows it.
    pub values: Vec<(&'static str, i32)>,
    /// The card it is attached to.
    pub host: Option<CardId>,
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes {
    /// From which seat; from none for a spectator.
    pub seat: Option<Seat>,
    /// Whether it sees every card: nobody at the table does.
    pub all: bool,
}

impl Eyes {
    /// What a seat may see, or a spectator.
    pub const fn of(seat: Option<Seat>) -> Eyes {
        Eyes { seat, all: false }
    }

    /// Everything there is, as from a seat.
    pub const fn all_seeing(seat: Option<Seat>) -> Eyes {
        Eyes { seat, all: true }
    }

    /// Whether it knows what these seats know.
    #[inline]
    pub const fn are_among(self, known: SeatSet) -> bool {
        self.all || known.contains(self.seat)
    }
}

/// Where a card lies, in words that everybody at the table could use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Place {
    /// The zone's word.
    pub zone: &'static str,
    /// Whose zone it is, if it is personal.
    pub seat: Option<Seat>,
    /// How many cards lie below it.
    pub index: u16,
}

/// A card or die that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    Card(Place),
    Die(DieId),
}

/// Where a card lies.
pub fn place_of<G: Game>(state: &State<G>, card: CardId) -> Place {
    let zone = state.card(card).zone;
    let (kind, seat) = State::<G>::zone_of(zone);
    let index = state.zone_by_id(zone).iter().position(|other| *other == card).unwrap_or_default() as u16;
    Place { zone: kind.name(), seat: kind.is_personal().then_some(seat), index }
}

/// The card that lies at a place.
pub fn card_at<G: Game>(state: &State<G>, zone: &str, seat: Option<Seat>, index: usize) -> Option<CardId> {
    let kind = *G::Zone::ALL.iter().find(|kind| kind.name() == zone)?;
    let seat = match (kind.is_personal(), seat) {
        (true, Some(seat)) if seat.index() < state.places.len() => seat,
        (false, None) => Seat(0),
        _ => return None,
    };
    state.zone(kind, seat).get(index).copied()
}

impl View {
    /// The zone with this name and owner.
    pub fn zone(&self, name: &str, seat: Option<Seat>) -> Option<&ZoneView> {
        self.zones.iter().find(|zone| zone.name == name && zone.seat == seat)
    }

    /// A seat's number by name.
    pub fn gauge(&self, seat: Seat, name: &str) -> Option<Quantity> {
        self.seats
            .iter()
            .find(|view| view.seat == seat)?
            .gauges
            .iter()
            .find(|gauge| gauge.0 == name)
            .map(|gauge| gauge.1)
    }
}

/// Builds the view of a seat, or of a spectator.
pub fn view<G: Game>(book: &Book<G>, table: &Table<G>, viewer: Option<Seat>) -> View {
    look(book, table, Eyes::of(viewer))
}

/// Everything on the table, every secret with it: for whoever studies a match, for nobody who plays it.
pub fn all_seeing_view<G: Game>(book: &Book<G>, table: &Table<G>) -> View {
    look(book, table, Eyes::all_seeing(None))
}

fn look<G: Game>(book: &Book<G>, table: &Table<G>, eyes: Eyes) -> View {
    let state = &table.state;
    let seats = (0..state.places.len() as u8).map(Seat).map(|seat| {
        let place = state.place(seat);
        SeatView {
            seat,
            alive: place.alive,
            turned: place.turned,
            team: place.team,
            gauges: G::Gauge::ALL.iter().map(|gauge| (gauge.name(), state.gauge(seat, *gauge))).collect(),
        }
    });
    let mut zones = Vec::new();
    for &kind in G::Zone::ALL {
        let holders = if kind.is_personal() { state.places.len() as u8 } else { 1 };
        for seat in (0..holders).map(Seat) {
            let cards = state.zone(kind, seat).iter().map(|&card| view_card(book, table, card, eyes)).collect();
            zones.push(ZoneView {
                name: kind.name(),
                seat: kind.is_personal().then_some(seat),
                pile: kind.is_pile(),
                held: kind.visibility() == Visibility::Owner,
                cards,
            });
        }
    }
    View {
        viewer: eyes.seat,
        seats: seats.collect(),
        zones,
        dice: state.dice.all().map(|(id, die)| view_die::<G>(id, die)).collect(),
        declared: table.declared(book),
        facts: G::facts(table.look(book)),
        lasting: state.lasting.iter().map(|lasting| (lasting.origin.you, lasting.origin.face)).collect(),
        chain: chain(table, eyes),
        aims: aims(book, table, eyes),
        asked: table.question().map(|question| question.seat),
        decisions: if eyes.all { table.decisions } else { table.decisions_seen_by(eyes.seat) },
        verdict: state.verdict.clone(),
    }
}

pub(crate) fn aims<G: Game>(book: &Book<G>, table: &Table<G>, eyes: Eyes) -> Vec<(CardId, CardId)> {
    let mut aims = G::aims(table.look(book));
    let known = |card: CardId| eyes.are_among(table.state.card(card).known);
    aims.retain(|(from, to)| known(*from) && known(*to));
    aims
}

/// The texts that are being followed, as far as the viewer knows their cards.
pub(crate) fn chain<G: Game>(table: &Table<G>, eyes: Eyes) -> Vec<(Seat, FaceId)> {
    let mut chain = Vec::new();
    for origin in table.scopes.iter().map(|scope| scope.origin) {
        let Some(face) = origin.face else { continue };
        let card = origin.this.card;
        let known = card != CardId::NONE && eyes.are_among(table.state.card(card).known);
        if known && chain.last() != Some(&(origin.you, face)) {
            chain.push((origin.you, face));
        }
    }
    chain
}

pub(crate) fn is_covered<G: Game>(zone: crate::table::zones::ZoneId) -> bool {
    !State::<G>::zone_of(zone).0.cover().is_empty()
}

fn view_card<G: Game>(book: &Book<G>, table: &Table<G>, card: CardId, eyes: Eyes) -> CardView {
    let entry = table.state.card(card);
    let known = eyes.are_among(entry.known);
    let host = (entry.host != CardId::NONE).then_some(entry.host);
    CardView {
        known: known.then_some((card, entry.face)),
        // What lies covered and can be meant all the same has numbers that everybody sees.
        values: if known || is_covered::<G>(entry.zone) { G::values(table.look(book), card) } else { Vec::new() },
        host: host.filter(|host| eyes.are_among(table.state.card(*host).known)),
        marks: G::MARKS.iter().filter(|(_, mark)| entry.has(*mark)).map(|(name, _)| *name).collect(),
        counters: table.state.counters.of(card).iter().map(|entry| (entry.1.0, entry.2)).collect(),
    }
}

fn view_die<G: Game>(id: DieId, die: &Die) -> DieView {
    let marks = G::DIE_MARKS.iter().enumerate().filter(|(place, _)| die.has(*place as u8));
    DieView {
        die: id,
        owner: (die.owner != Seat::NONE).then_some(die.owner),
        kind: die.kind,
        shows: die.shows,
        pool: G::POOLS.get(usize::from(die.pool)).copied().unwrap_or_default(),
        marks: marks.map(|(_, mark)| *mark).collect(),
        on: (die.on != CardId::NONE).then_some(die.on),
    }
}
