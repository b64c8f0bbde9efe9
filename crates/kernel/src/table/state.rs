//! The table as verbs see it: cards in zones, seats, dice and chance.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardId, CardRef, FaceId, Mark};
use super::chance::{Chance, Stream};
use super::counters::Counters;
use super::dice::Dice;
use super::seats::{Place, Places, Seat, SeatKind, SeatSet};
use super::zones::{Line, Visibility, ZoneId, ZoneKind, zone_id};
use crate::effect::tree::Until;
use crate::game::{GaugeKind, Terms, Verdict};
use crate::quantity::Quantity;
use crate::resolve::lasting::{Lasting, Spent};

/// Everything on the table, without the work in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<G: Terms> {
    cards: Vec<Card>,
    line: Line,
    /// The seats, clockwise.
    pub places: Places,
    /// The dice on the table.
    pub dice: Dice,
    /// Numbers on cards.
    pub counters: Counters,
    /// What only this game has.
    pub extra: G::Extra,
    /// Where randomness comes from.
    pub chance: Chance,
    /// Standing texts that are in force for a while.
    pub lasting: Vec<Lasting>,
    /// Laws of cards that serve once, and have.
    pub spent: Vec<Spent>,
    /// How many standing texts there have been, so that each has a number of its own.
    pub lasting_made: u32,
    /// How the match ended, once it has.
    pub verdict: Option<Verdict>,
}

impl<G: Terms> State<G> {
    /// An empty table.
    pub fn new(places: Places, extra: G::Extra, seed: u64) -> State<G> {
        let zones = G::Zone::ALL.len() * G::MAX_SEATS;
        State {
            cards: Vec::new(),
            line: Line::with_zones(zones),
            places,
            dice: Dice::default(),
            counters: Counters::default(),
            extra,
            chance: Chance::new(seed),
            lasting: Vec::new(),
            spent: Vec::new(),
            lasting_made: 0,
            verdict: None,
        }
    }

    /// Puts a new card on top of a zone.
    pub fn add_card(&mut self, face: FaceId, owner: Seat, kind: G::Zone, seat: Seat) -> CardId {
        let card = CardId(self.cards.len() as u16);
        let zone = Self::zone_id(kind, seat);
        self.cards.push(Card {
            face,
            zone,
            owner,
            controller: owner,
            known: Self::watchers(kind, seat),
            marks: 0,
            life: 0,
            host: CardId::NONE,
        });
        self.line.add(card, zone);
        card
    }

    /// The number of a zone.
    #[inline]
    pub fn zone_id(kind: G::Zone, seat: Seat) -> ZoneId {
        zone_id(kind, seat, G::MAX_SEATS)
    }

    /// The kind of a zone and whose it is.
    #[inline]
    pub fn zone_of(zone: ZoneId) -> (G::Zone, Seat) {
        let kind = G::Zone::ALL[zone.0 as usize / G::MAX_SEATS];
        let seat = Seat((zone.0 as usize % G::MAX_SEATS) as u8);
        (kind, if kind.is_personal() { seat } else { Seat::NONE })
    }

    #[inline]
    fn watchers(kind: G::Zone, seat: Seat) -> SeatSet {
        match kind.visibility() {
            Visibility::Open => SeatSet::ALL,
            Visibility::Owner => SeatSet::only(seat),
            Visibility::Closed => SeatSet::NONE,
        }
    }

    /// The cards of a zone, bottom first. The seat does not matter for shared zones.
    #[inline]
    pub fn zone(&self, kind: G::Zone, seat: Seat) -> &[CardId] {
        self.line.zone(Self::zone_id(kind, seat))
    }

    /// The cards of all zones of a kind, seat by seat.
    #[inline]
    pub fn everyones(&self, kind: G::Zone) -> &[CardId] {
        let last = if kind.is_personal() { self.places.len() as u8 - 1 } else { 0 };
        self.line.stretch(Self::zone_id(kind, Seat(0)), Self::zone_id(kind, Seat(last)))
    }

    /// The cards of a zone by its number.
    #[inline]
    pub fn zone_by_id(&self, zone: ZoneId) -> &[CardId] {
        self.line.zone(zone)
    }

    pub fn zones(&self) -> usize {
        self.line.zones()
    }

    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// One card, to be marked or given to another controller.
    #[inline]
    pub fn card_mut(&mut self, card: CardId) -> &mut Card {
        &mut self.cards[card.index()]
    }

    /// Whether a card lies in a zone of this kind.
    #[inline]
    pub fn lies_in(&self, card: CardId, kind: G::Zone) -> bool {
        Self::zone_of(self.card(card).zone).0 == kind
    }

    /// Whether a card lies in this zone.
    #[inline]
    pub fn lies_at(&self, card: CardId, kind: G::Zone, seat: Seat) -> bool {
        self.card(card).zone == Self::zone_id(kind, seat)
    }

    /// A reference that holds until the card changes zones.
    #[inline]
    pub fn refer(&self, card: CardId) -> CardRef {
        CardRef { card, life: self.card(card).life }
    }

    /// The card, if it is still the same object.
    #[inline]
    pub fn still(&self, reference: CardRef) -> Option<CardId> {
        let card = self.cards.get(reference.card.index())?;
        (card.life == reference.life).then_some(reference.card)
    }

    /// Moves a card to the top of a zone.
    #[inline]
    pub fn put(&mut self, card: CardId, kind: G::Zone, seat: Seat) {
        let to = Self::zone_id(kind, seat);
        let same = self.card(card).zone == to;
        self.put_at(card, kind, seat, self.line.zone(to).len() - usize::from(same));
    }

    /// Moves a card below all others of a zone.
    pub fn put_under(&mut self, card: CardId, kind: G::Zone, seat: Seat) {
        self.put_at(card, kind, seat, 0);
    }

    /// Moves a card to a place in a zone, counted from the bottom. It becomes a new object: marks and counters
    /// go, knowledge stays and grows by whoever may look into the zone.
    pub fn put_at(&mut self, card: CardId, kind: G::Zone, seat: Seat, place: usize) {
        let to = Self::zone_id(kind, seat);
        let entry = &mut self.cards[card.index()];
        let from = entry.zone;
        if from != to {
            entry.renew(to, Self::watchers(kind, seat));
            self.counters.clear(card);
        } else {
            entry.known = entry.known.with(Self::watchers(kind, seat));
        }
        self.line.move_card(card, from, to, place);
    }

    /// Moves all cards of a zone on top of another, in their order. They become new objects.
    pub fn move_all(&mut self, from: (G::Zone, Seat), to: (G::Zone, Seat)) {
        let (source, target) = (Self::zone_id(from.0, from.1), Self::zone_id(to.0, to.1));
        if source == target {
            return;
        }
        let watchers = Self::watchers(to.0, to.1);
        for &card in self.line.zone(source) {
            self.cards[card.index()].renew(target, watchers);
            self.counters.clear(card);
        }
        self.line.move_all(source, target);
    }

    /// Moves all cards of a zone on top of another as a pile that is turned over: the top card first.
    pub fn turn_over(&mut self, from: (G::Zone, Seat), to: (G::Zone, Seat)) {
        self.line.zone_mut(Self::zone_id(from.0, from.1)).reverse();
        self.move_all(from, to);
    }

    /// Gives a card to another seat: it moves to that seat's zone of the same kind and stays the same object.
    pub fn hand_over(&mut self, card: CardId, seat: Seat) {
        let from = self.card(card).zone;
        let (kind, _) = Self::zone_of(from);
        let to = Self::zone_id(kind, seat);
        let place = self.line.zone(to).len() - usize::from(from == to);
        let entry = &mut self.cards[card.index()];
        entry.zone = to;
        entry.controller = seat;
        entry.known = entry.known.with(Self::watchers(kind, seat));
        self.line.move_card(card, from, to, place);
    }

    /// Shows a card to everybody.
    pub fn show(&mut self, card: CardId) {
        self.card_mut(card).known = SeatSet::ALL;
    }

    /// Shuffles a zone: faces change places and nobody knows them any more.
    pub fn shuffle(&mut self, kind: G::Zone, seat: Seat, stream: Stream) {
        let mut random = self.chance.draw(stream);
        let watchers = Self::watchers(kind, seat);
        let zone = self.line.zone(Self::zone_id(kind, seat));
        for last in (1..zone.len()).rev() {
            let other = random.below(last as u32 + 1) as usize;
            let (left, right) = (zone[last].index(), zone[other].index());
            let face = self.cards[left].face;
            self.cards[left].face = self.cards[right].face;
            self.cards[right].face = face;
        }
        for &card in zone {
            self.cards[card.index()].known = watchers;
        }
    }

    /// Exchanges the faces of two cards; for re-dealing only.
    pub(crate) fn set_face(&mut self, card: CardId, face: FaceId) {
        self.cards[card.index()].face = face;
    }

    /// Sets or takes a mark.
    pub fn mark(&mut self, card: CardId, mark: Mark, on: bool) {
        if on { self.card_mut(card).set(mark) } else { self.card_mut(card).clear(mark) }
    }

    /// Whether two cards of one zone can stand for each other in every way that matters to a choice.
    #[inline]
    pub fn can_stand_for(&self, left: CardId, right: CardId) -> bool {
        let (a, b) = (self.card(left), self.card(right));
        // Of covered cards that nobody knows one is like another; if somebody knows one, it is like no other.
        let same = if Self::zone_of(a.zone).0.cover().is_empty() {
            a.face == b.face
        } else {
            left == right || (a.known == SeatSet::NONE && b.known == SeatSet::NONE)
        };
        same && a.marks == b.marks
            && a.zone == b.zone
            && a.controller == b.controller
            && a.host == b.host
            && self.counters.are_alike(left, right)
    }

    /// Whether this card stands for all its likes in its zone: among them, the one known to most, then the
    /// first. So equal options are offered once, and using one tells the others as little as possible.
    #[inline]
    pub fn represents_duplicates(&self, card: CardId) -> bool {
        let this = self.card(card);
        let zone = self.line.zone(this.zone);
        let mut before = true;
        let known = this.known.count();
        let covered = !Self::zone_of(this.zone).0.cover().is_empty();
        for &other in zone {
            if other == card {
                // Behind it lie only cards that are known to fewer, or to as many.
                if this.known == SeatSet::ALL {
                    return true;
                }
                before = false;
            } else if (covered || self.card(other).face == this.face) && self.can_stand_for(card, other) {
                let rival = self.card(other).known.count();
                if rival > known || (rival == known && before) {
                    return false;
                }
            }
        }
        true
    }

    /// What a gauge of a seat shows.
    #[inline]
    pub fn gauge(&self, seat: Seat, gauge: G::Gauge) -> Quantity {
        let raw = self.places[seat.index()].gauges[gauge.index()];
        if raw == i32::MAX { Quantity::INFINITE } else { Quantity::new(raw) }
    }

    #[inline]
    pub fn set_gauge(&mut self, seat: Seat, gauge: G::Gauge, amount: Quantity) {
        self.places[seat.index()].gauges[gauge.index()] = amount.raw();
    }

    /// Changes a gauge and keeps it between two bounds.
    pub fn change_gauge(&mut self, seat: Seat, gauge: G::Gauge, by: Quantity, least: i32, most: Quantity) {
        let sum = self.gauge(seat, gauge).plus(by);
        self.set_gauge(seat, gauge, sum.max(Quantity::new(least)).min(most));
    }

    /// One seat's place.
    #[inline]
    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    /// Every seat that somebody plays, also after its elimination.
    pub fn players(&self) -> impl Iterator<Item = Seat> {
        (0..self.places.len() as u8).map(Seat).filter(|seat| self.place(*seat).kind == SeatKind::Player)
    }

    /// The players still in the game.
    pub fn living(&self) -> impl Iterator<Item = Seat> {
        self.players().filter(|seat| self.place(*seat).alive)
    }

    /// The seats clockwise after one, itself last.
    pub fn clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<G> {
        let count = self.places.len() as u8;
        (1..count + 1).map(move |step| {
            let next = seat.0 + step;
            Seat(if next < count { next } else { next - count })
        })
    }

    /// The living opponents of a seat, clockwise.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let team = self.place(seat).team;
        self.clockwise(seat).filter(move |other| {
            let place = self.place(*other);
            place.alive && place.kind == SeatKind::Player && place.team != team
        })
    }

    /// Ends the standing texts whose time is over, shorter ones with longer ones.
    pub fn end_lasting(&mut self, until: Until) {
        self.lasting.retain(|lasting| lasting.until > until);
    }

    /// Puts a standing text into force.
    pub fn last(&mut self, mut lasting: Lasting) {
        self.lasting_made += 1;
        lasting.serial = self.lasting_made;
        self.lasting.push(lasting);
    }
}
