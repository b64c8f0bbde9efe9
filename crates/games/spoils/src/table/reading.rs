//! What is true of a card at this moment: its types, stats, keywords, icons and numeric cost.

use kernel::prelude::*;
use kernel::resolve::modifier::{self, Ban, Reading};

use crate::Spoils;
use crate::cards::printed::{Printed, SAPS_LIFE, Stats, changes};
use crate::language::{Icons, Kind, Quality, Zone};
use crate::table::marks::DAMAGE;

/// What a text of the game sees.
pub type Sight<'a> = Look<'a, Spoils>;

/// A table with its book: what readings need. They belong to no text.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// What is printed.
    pub book: &'a Book<Spoils>,
    /// The table.
    pub state: &'a State<Spoils>,
}

/// A reader of what a text sees.
pub fn reader<'a>(look: Sight<'a>) -> Reader<'a> {
    Reader { book: look.book, state: look.state }
}

impl<'a> Reader<'a> {
    /// What is printed on a card.
    pub fn printed(self, card: CardId) -> &'a Printed {
        &self.book.face(self.state.card(card).face).printed
    }

    /// The area a card lies in, and whose it is.
    pub fn zone(self, card: CardId) -> (Zone, Seat) {
        State::<Spoils>::zone_of(self.state.card(card).zone)
    }

    /// Whether a card is in play: face-up, face-down or a faction.
    pub fn in_play(self, card: CardId) -> bool {
        matches!(self.zone(card).0, Zone::Play | Zone::FaceDown | Zone::Faction)
    }

    /// Whether anything in force could take life away.
    pub fn saps_life(self) -> bool {
        self.state.extra.reckoned.changed & SAPS_LIFE != 0
            || self.state.lasting.iter().any(|lasting| match self.book.tree.get(lasting.node) {
                Node::Last { law, .. } => changes(law) & SAPS_LIFE != 0,
                _ => false,
            })
    }

    /// Whether anything in force changes a quality.
    pub fn is_changed(self, of: Quality) -> bool {
        self.state.extra.reckoned.changed & of.bit() != 0 || self.lasts(of)
    }

    fn lasts(self, of: Quality) -> bool {
        self.state.lasting.iter().any(|lasting| match self.book.tree.get(lasting.node) {
            Node::Last { law, .. } => matches!(&**law, Law::Modifier(modifier) if modifier.of == of),
            _ => false,
        })
    }

    /// What forbids something to a card or player, if anything does.
    pub fn forbidden(self, of: Quality, on: Target) -> Option<Ban> {
        if self.is_changed(of) { modifier::forbidden(self.book, self.state, of, on) } else { None }
    }

    /// A number as it is now: sets, then increases, then reductions, never below 0. `SP-410.3` `SP-410.4`
    pub fn read(self, of: Quality, on: Target, base: i32) -> i32 {
        if self.is_changed(of) { modifier::read(self.book, self.state, of, on, base).value.max(0) } else { base }
    }

    /// How a number of a card came about, if cards can change it.
    pub fn reading(self, card: CardId, value: &str) -> Option<Reading> {
        let stats = self.stats(card);
        let (of, base) = match value {
            "strength" => (Quality::Strength, i32::from(stats.0)),
            "life" => (Quality::Life, i32::from(stats.1)),
            "speed" => (Quality::Speed, i32::from(stats.2)),
            "structure" => (Quality::Structure, i32::from(self.printed(card).structure.unwrap_or(0))),
            _ => return None,
        };
        let reading = modifier::read(self.book, self.state, of, self.of(card), base);
        Some(Reading { value: reading.value.max(0), ..reading })
    }

    /// Whether a card or player has something that cards give and take: what is lost is not there. `SP-402.6`
    pub fn has(self, of: Quality, on: Target, printed: bool) -> bool {
        if !self.is_changed(of) {
            return printed;
        }
        let reading = modifier::read(self.book, self.state, of, on, i32::from(printed));
        reading.value > 0 && !reading.forbidden
    }

    pub(super) fn of(self, card: CardId) -> Target {
        Target::Card(self.state.refer(card))
    }

    /// What forbids something to a card.
    pub fn card_forbidden(self, of: Quality, card: CardId) -> Option<Ban> {
        self.forbidden(of, self.of(card))
    }

    /// The card whose text changes a quality of a card, if any does.
    pub fn cause(self, of: Quality, card: CardId) -> Option<FaceId> {
        let mut found = None;
        modifier::each(self.book, self.state, of, self.of(card), |origin, _, _| {
            found = found.or(origin.face);
            false
        });
        found
    }

    /// Whether a card has something that cards give.
    pub fn card_has(self, of: Quality, card: CardId) -> bool {
        self.has(of, self.of(card), false)
    }

    /// Where the newer of "can" and "cannot" wins: whether the permission is the newer one. `SP-R17`
    pub fn is_allowed_later(self, can: Quality, cannot: Quality, card: CardId) -> bool {
        self.state.extra.options.latest_wins && self.newest(can, card, false) > self.newest(cannot, card, true)
    }

    /// When the newest text of a quality that touches a card came; texts that were there from the start are oldest.
    fn newest(self, of: Quality, card: CardId, bans: bool) -> Option<(u32, usize)> {
        let mut newest = None;
        modifier::each(self.book, self.state, of, self.of(card), |origin, change, serial| {
            let arrivals = &self.state.extra.arrivals;
            let arrival = arrivals.iter().position(|(card, _)| *card == origin.this);
            let age = match (serial, arrival) {
                (Some(serial), _) => (serial * 2, 0),
                (None, Some(place)) => (arrivals[place].1 * 2 + 1, place + 1),
                (None, None) => (0, 0),
            };
            if (change == Change::Cannot) == bans {
                newest = newest.max(Some(age));
            }
            false
        });
        newest
    }

    /// Whether a card is of a type now; it may be of several. `SP-208.1` `SP-411.1`
    pub fn is(self, card: CardId, kind: Kind) -> bool {
        match self.zone(card).0 {
            Zone::FaceDown => kind == Kind::Resource,
            Zone::Play if kind == Kind::Character => {
                let printed = self.printed(card);
                printed.kind == kind || (printed.becomes.is_some() && self.card_has(Quality::IsCharacter, card))
            }
            _ => self.printed(card).kind == kind,
        }
    }

    /// The stats it starts from: printed, or given with the type.
    fn stats(self, card: CardId) -> Stats {
        let printed = self.printed(card);
        printed.stats.or(printed.becomes).unwrap_or(Stats(0, 0, 0))
    }

    /// How much damage it assigns. `SP-204.4a`
    pub fn strength(self, card: CardId) -> i32 {
        self.read(Quality::Strength, self.of(card), i32::from(self.stats(card).0))
    }

    /// How much damage destroys it. `SP-204.4b`
    pub fn life(self, card: CardId) -> i32 {
        self.read(Quality::Life, self.of(card), i32::from(self.stats(card).1))
    }

    /// When it deals its damage. `SP-204.4c`
    pub fn speed(self, card: CardId) -> i32 {
        self.read(Quality::Speed, self.of(card), i32::from(self.stats(card).2))
    }

    /// How much damage destroys a location. `SP-201.8b`
    pub fn structure(self, card: CardId) -> i32 {
        self.read(Quality::Structure, self.of(card), i32::from(self.printed(card).structure.unwrap_or(0)))
    }

    /// The damage it has received: a character this turn, a location in the whole game. `SP-408.4` `SP-408.5`
    pub fn damage(self, card: CardId) -> i32 {
        i32::from(self.counter(card, DAMAGE))
    }

    /// How many counters of a kind lie on a card.
    pub fn counter(self, card: CardId, counter: Counter) -> i16 {
        self.state.counters.get(card, counter)
    }

    /// Whether it has covert now. `SP-507.3d`
    pub fn covert(self, card: CardId) -> bool {
        self.has(Quality::Covert, self.of(card), self.printed(card).covert())
    }

    /// The numeric cost of a card that is not being played. `SP-406.1` `SP-406.2`
    pub fn cost(self, card: CardId) -> i32 {
        if self.zone(card).0 == Zone::FaceDown { 0 } else { i32::from(self.printed(card).cost.unwrap_or(0)) }
    }

    /// The icons a player's cards provide. `SP-405.1`
    pub fn icons(self, seat: Seat) -> Icons {
        Icons(self.state.extra.reckoned.icons[seat.index()])
    }

    /// The resources that a player can pay with: attached to nothing. `SP-203.3a`
    pub fn unattached(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        let free = move |card: &CardId| self.state.card(*card).host == CardId::NONE;
        let resource = move |card: &CardId| free(card) && self.printed(*card).kind == Kind::Resource;
        let face_up = self.state.zone(Zone::Play, seat).iter().copied().filter(resource);
        face_up.chain(self.state.zone(Zone::FaceDown, seat).iter().copied().filter(free))
    }

    /// How much a player can pay.
    pub fn purse(self, seat: Seat) -> i32 {
        i32::from(self.state.extra.reckoned.purse[seat.index()])
    }

    /// The characters a player controls.
    pub fn characters(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        self.state.zone(Zone::Play, seat).iter().copied().filter(move |card| self.is(*card, Kind::Character))
    }

    /// A player's faction card.
    pub fn faction(self, seat: Seat) -> Option<CardId> {
        self.state.zone(Zone::Faction, seat).first().copied()
    }

    /// Whether a paragraph is in force: its threshold is met. `SP-405.4`
    pub fn speaks(self, card: CardId, law: usize) -> bool {
        let threshold = self.printed(card).law_thresholds[law];
        threshold.is_empty() || self.icons(self.state.card(card).controller).meet(threshold)
    }
}

/// Sums changes the way the rulebook does: all increases, then all reductions, each in the order that serves the
/// payer best. `SP-406.3` `SP-410.5`
pub fn adjusted(base: i32, changes: &[Change]) -> i32 {
    if changes.is_empty() {
        return base.max(0);
    }
    let more: i32 = changes.iter().map(|change| if let Change::Add(by) = change { *by } else { 0 }).sum();
    let mut less: Vec<(i32, i32)> = changes
        .iter()
        .filter_map(|change| if let Change::Less(by, floor) = change { Some((*floor, *by)) } else { None })
        .collect();
    // A reduction with a high floor does most while the number is still high.
    less.sort_unstable_by(|left, right| right.cmp(left));
    less.iter().fold(base + more, |number, (floor, by)| number.min((number - by).max(*floor))).max(0)
}
