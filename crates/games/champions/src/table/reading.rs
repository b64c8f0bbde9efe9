//! What is true of cards and players now: types, sides, values, who commands what.

use kernel::book::Book;
use kernel::effect::node::Law;
use kernel::effect::tree::Change;
use kernel::resolve::look::Look;
use kernel::resolve::modifier::{self, Ban, Reading};
use kernel::resolve::scope::Target;
use kernel::table::cards::{CardId, CardRef};
use kernel::table::seats::Seat;
use kernel::table::state::State;
use kernel::table::zones::ZoneKind;

use crate::cards::Printed;
use crate::language::{Form, Keyword, Kind, Quality, Status, Trait, Zone};
use crate::{CONFUSED, Champions, DAMAGE, EXHAUSTED, STUNNED, THREAT, TOUGH};

/// A look at this game's table.
pub type Sight<'a> = Look<'a, Champions>;

/// Reads the table.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub book: &'a Book<Champions>,
    pub state: &'a State<Champions>,
}

/// The bit of a quality in [`crate::Extra::touched`]; kinds that are asked together share one.
fn bit(of: Quality) -> u32 {
    1 << match of {
        Quality::Attack => 0,
        Quality::Thwart => 1,
        Quality::Defense => 2,
        Quality::Scheme => 3,
        Quality::HitPoints => 4,
        Quality::BaseAttack | Quality::BaseScheme | Quality::BaseHitPoints => 5,
        Quality::HandSize | Quality::HandSizeMost => 6,
        Quality::AllyLimit => 7,
        Quality::Trait(_) => 8,
        Quality::Retaliate => 9,
        Quality::Guard => 10,
        Quality::Harm | Quality::HarmBy(_) => 11,
        Quality::Relief => 12,
        Quality::AllyMustDefend => 13,
        Quality::Price => 14,
        Quality::Surge => 15,
    }
}

/// What follows from the cards in play, reckoned whenever cards move: the qualities that some card changes, and the kinds
/// of events that some card waits for, one bit each.
pub fn reckon(book: &Book<Champions>, state: &State<Champions>) -> (u32, u64) {
    let (mut bits, mut heard) = (0, 0);
    for &kind in Zone::ACTIVE {
        for &card in state.everyones(kind) {
            let face = book.face(state.card(card).face);
            heard |= face.heard | face.printed.interrupts | face.printed.responses;
            for law in &face.laws {
                if let Law::Modifier(modifier) = law {
                    bits |= bit(modifier.of);
                }
            }
        }
    }
    (bits, heard)
}

/// Reckons anew.
pub fn refresh(book: &Book<Champions>, state: &mut State<Champions>) {
    (state.extra.touched, state.extra.heard) = reckon(book, state);
}

/// A reader of what a look sees.
#[inline]
pub fn reader(look: Sight<'_>) -> Reader<'_> {
    Reader { book: look.book, state: look.state }
}

impl<'a> Reader<'a> {
    /// What is printed on a card.
    #[inline]
    pub fn printed(self, card: CardId) -> &'a Printed {
        &self.book.face(self.state.card(card).face).printed
    }

    /// Where a card lies.
    #[inline]
    pub fn zone(self, card: CardId) -> (Zone, Seat) {
        State::<Champions>::zone_of(self.state.card(card).zone)
    }

    /// Whether a card is in play. `MC-INPLAY-1`
    pub fn in_play(self, card: CardId) -> bool {
        matches!(
            self.zone(card).0,
            Zone::Identity
                | Zone::Play
                | Zone::Engaged
                | Zone::Drones
                | Zone::Villain
                | Zone::Scheme
                | Zone::Sides
                | Zone::Attached
        )
    }

    /// What a card is now: a face-down card in play is a minion. `MC-CARDTYPE-4`
    pub fn kind(self, card: CardId) -> Kind {
        if self.zone(card).0 == Zone::Drones { Kind::Minion } else { self.printed(card).kind }
    }

    /// Whether it lies face-down in play.
    pub fn facedown(self, card: CardId) -> bool {
        self.zone(card).0 == Zone::Drones
    }

    pub fn villain(self) -> Option<CardId> {
        self.state.zone(Zone::Villain, Seat::NONE).first().copied()
    }

    pub fn main_scheme(self) -> Option<CardId> {
        self.state.zone(Zone::Scheme, Seat::NONE).first().copied()
    }

    /// A player's identity card.
    pub fn identity(self, seat: Seat) -> Option<CardId> {
        if seat == Seat::NONE { None } else { self.state.zone(Zone::Identity, seat).first().copied() }
    }

    /// A player's form. `MC-FORM-1`
    pub fn form(self, seat: Seat) -> Form {
        match self.identity(seat).map(|card| self.printed(card).kind) {
            Some(Kind::Hero) => Form::Hero,
            _ => Form::AlterEgo,
        }
    }

    /// Whether a player is in hero form.
    pub fn is_hero(self, seat: Seat) -> bool {
        self.form(seat) == Form::Hero
    }

    /// The minions engaged with a player, face-down ones last.
    pub fn minions(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        self.state.zone(Zone::Engaged, seat).iter().chain(self.state.zone(Zone::Drones, seat)).copied()
    }

    /// All minions, seat by seat.
    pub fn all_minions(self) -> impl Iterator<Item = CardId> + 'a {
        (0..self.state.places.len() as u8).map(Seat).flat_map(move |seat| self.minions(seat))
    }

    /// Face-up cards of the scenario in play: villain, schemes, attachments, environments and minions.
    pub fn scenario_cards(self) -> impl Iterator<Item = CardId> + 'a {
        let zones = [Zone::Villain, Zone::Scheme, Zone::Sides, Zone::Attached];
        let shared = zones.into_iter().flat_map(move |zone| self.state.zone(zone, Seat::NONE));
        let seats = (0..self.state.places.len() as u8).map(Seat);
        shared.chain(seats.flat_map(move |seat| self.state.zone(Zone::Engaged, seat))).copied()
    }

    /// The enemies. `MC-ENEMY-1`
    pub fn enemies(self) -> impl Iterator<Item = CardId> + 'a {
        self.villain().into_iter().chain(self.all_minions())
    }

    /// A player's allies.
    pub fn allies(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        self.state.zone(Zone::Play, seat).iter().copied().filter(move |card| self.printed(*card).kind == Kind::Ally)
    }

    /// The schemes in play, the main scheme first.
    pub fn schemes(self) -> impl Iterator<Item = CardId> + 'a {
        let (main, sides) = (self.state.zone(Zone::Scheme, Seat::NONE), self.state.zone(Zone::Sides, Seat::NONE));
        main.iter().chain(sides).copied()
    }

    /// The players in player order, those out of the game left out. `MC-PLAYERORDER-1`
    pub fn order(self) -> impl Iterator<Item = Seat> + 'a {
        let (first, count) = (self.state.extra.first.0, self.state.places.len() as u8);
        (0..count).map(move |step| Seat((first + step) % count)).filter(move |seat| self.state.place(*seat).alive)
    }

    /// Who meets an enemy that would engage a player: the next one clockwise if that player is out. `MC-ELIMINATE-4`
    pub fn met_by(self, seat: Seat) -> Seat {
        let alive = |seat: &Seat| *seat == Seat::NONE || self.state.place(*seat).alive;
        if alive(&seat) { seat } else { self.state.clockwise(seat).find(alive).unwrap_or(seat) }
    }

    /// Whether a card is exhausted.
    pub fn exhausted(self, card: CardId) -> bool {
        self.state.card(card).has(EXHAUSTED)
    }

    /// Whether a character has a status card.
    pub fn has_status(self, card: CardId, status: Status) -> bool {
        self.state.card(card).has(match status {
            Status::Stunned => STUNNED,
            Status::Confused => CONFUSED,
            Status::Tough => TOUGH,
        })
    }

    /// Damage on a card. `MC-SUSTAINED-1`
    pub fn damage(self, card: CardId) -> i32 {
        i32::from(self.state.counters.get(card, DAMAGE))
    }

    /// Threat on a scheme.
    pub fn threat(self, card: CardId) -> i32 {
        i32::from(self.state.counters.get(card, THREAT))
    }

    /// Maximum hit points. `MC-MAXHP-1`
    pub fn hit_points(self, card: CardId) -> i32 {
        self.value(Quality::HitPoints, card)
    }

    /// Remaining hit points. `MC-REMAINHP-1`
    pub fn remaining(self, card: CardId) -> i32 {
        self.hit_points(card) - self.damage(card)
    }

    /// A value that cards can change, never below 0. `MC-MODIFIER-6`
    pub fn value(self, of: Quality, card: CardId) -> i32 {
        let attached =
            matches!(of, Quality::Attack | Quality::Scheme) && !self.state.zone(Zone::Attached, Seat::NONE).is_empty();
        if !attached && !self.is_touched(of) && !self.facedown(card) {
            return self.base(of, card).max(0);
        }
        self.reading(of, card).value.max(0)
    }

    /// A value with everything that made it what it is. A value that is set leaves no room for other changes; the
    /// latest wins. `MC-MODIFIER-4` `MC-MODIFIER-5`
    pub fn reading(self, of: Quality, card: CardId) -> Reading {
        let base = self.base(of, card);
        let mut reading = Reading { value: base, base, parts: Vec::new(), forbidden: false };
        let (mut sum, mut times, mut halves) = (0, 1, 0);
        let mut set: Option<(u64, i32)> = None;
        // What an attachment adds to ATK and SCH. MC-ATTACHMENT-2
        if matches!(of, Quality::Attack | Quality::Scheme) {
            for &other in self.state.zone(Zone::Attached, Seat::NONE) {
                if self.state.card(other).host == card {
                    let (attack, scheme) = self.printed(other).adds;
                    let by = i32::from(if of == Quality::Attack { attack } else { scheme });
                    if by != 0 {
                        sum += by;
                        reading.parts.push((Some(self.state.card(other).face), Change::Add(by)));
                    }
                }
            }
        }
        let on = Target::Card(self.state.refer(card));
        modifier::each(self.book, self.state, of, on, |origin, change, serial| {
            reading.parts.push((origin.face, change));
            match change {
                Change::Set(number) => {
                    let age = self.age(origin.this, serial);
                    if set.is_none_or(|(before, _)| age >= before) {
                        set = Some((age, number));
                    }
                }
                Change::Times(factor) => times *= factor,
                Change::Half => halves += 1,
                Change::Add(number) => sum += number,
                Change::Less(number, floor) => sum -= number.min((base + sum - floor).max(0)),
                Change::Cannot => reading.forbidden = true,
            }
            false
        });
        // Sums come before products, and fractions are rounded up at the end. MC-MODIFIER-3 MC-MODIFIER-7
        reading.value = set.map_or_else(|| modifier::scaled(base + sum, times, halves), |(_, number)| number);
        reading
    }

    /// How late a text came into force: texts that last by their number, cards by how many of those there were before.
    fn age(self, card: CardRef, serial: Option<u32>) -> u64 {
        match serial {
            Some(serial) => u64::from(serial) * 2,
            None => {
                let arrival = self.state.extra.arrivals.iter().find(|(other, _)| *other == card);
                arrival.map_or(0, |(_, made)| u64::from(*made) * 2 + 1)
            }
        }
    }

    /// The value before anything changes it. `MC-BASEVALUE-1`
    fn base(self, of: Quality, card: CardId) -> i32 {
        let number = |value: Option<u8>| i32::from(value.unwrap_or(0));
        if self.facedown(card) {
            let base = match of {
                Quality::Attack => Quality::BaseAttack,
                Quality::Scheme => Quality::BaseScheme,
                Quality::HitPoints => Quality::BaseHitPoints,
                _ => return 0,
            };
            return modifier::read(self.book, self.state, base, Target::Card(self.state.refer(card)), 0).value;
        }
        let printed = self.printed(card);
        match of {
            Quality::Attack => number(printed.attack),
            Quality::Thwart => number(printed.thwart),
            Quality::Defense => number(printed.defense),
            Quality::Scheme => number(printed.scheme),
            Quality::HitPoints => printed.health.map_or(0, |health| health.at(self.state.extra.started)),
            _ => 0,
        }
    }

    /// A player's hand size. `MC-HANDSIZE-1`
    pub fn hand_size(self, seat: Seat) -> i32 {
        let printed = self.identity(seat).and_then(|card| self.printed(card).hand).unwrap_or(0);
        let size = self.number(Quality::HandSize, seat, i32::from(printed));
        size.min(self.number(Quality::HandSizeMost, seat, i32::MAX))
    }

    /// How many allies a player may control. `MC-ALLYLIMIT-1`
    pub fn ally_limit(self, seat: Seat) -> i32 {
        self.number(Quality::AllyLimit, seat, 3)
    }

    /// Whether any text in force could change a quality at all.
    pub fn is_touched(self, of: Quality) -> bool {
        self.state.extra.touched & bit(of) != 0 || !self.state.lasting.is_empty()
    }

    /// A number of a player that cards can change.
    fn number(self, of: Quality, seat: Seat, base: i32) -> i32 {
        if !self.is_touched(of) {
            return base;
        }
        let (mut sum, mut set) = (0, None);
        modifier::each(self.book, self.state, of, Target::Seat(seat), |_, change, _| {
            match change {
                Change::Set(number) => set = Some(number),
                Change::Add(number) => sum += number,
                Change::Less(number, _) => sum -= number,
                Change::Times(_) | Change::Half | Change::Cannot => {}
            }
            false
        });
        set.unwrap_or(base.saturating_add(sum)).max(0)
    }

    /// What forbids something of a card.
    pub fn forbidden(self, of: Quality, card: CardId) -> Option<Ban> {
        if !self.is_touched(of) {
            return None;
        }
        modifier::forbidden(self.book, self.state, of, Target::Card(self.state.refer(card)))
    }

    /// Whether a card has gained something.
    fn gained(self, of: Quality, card: CardId) -> bool {
        if !self.is_touched(of) {
            return false;
        }
        let mut found = false;
        modifier::each(self.book, self.state, of, Target::Card(self.state.refer(card)), |_, change, _| {
            found = matches!(change, Change::Set(1..) | Change::Add(1..));
            found
        });
        found
    }

    /// Whether a card has a trait, printed or gained. `MC-GAIN-1`
    pub fn has_trait(self, card: CardId, wanted: Trait) -> bool {
        if self.facedown(card) {
            return wanted.name() == "Drone" || self.gained(Quality::Trait(wanted), card);
        }
        self.printed(card).traits.contains(&wanted) || (self.in_play(card) && self.gained(Quality::Trait(wanted), card))
    }

    /// Whether a card has a keyword printed on it.
    pub fn has_keyword(self, card: CardId, keyword: &Keyword) -> bool {
        !self.facedown(card) && self.printed(card).keywords.contains(keyword)
    }

    /// Whether a minion has guard. `MC-GUARD-1`
    pub fn guards(self, card: CardId) -> bool {
        self.has_keyword(card, &Keyword::Guard) || self.gained(Quality::Guard, card)
    }

    /// Whether the player engaged with it must defend with an ally.
    pub fn ally_must_defend(self, card: CardId) -> bool {
        self.gained(Quality::AllyMustDefend, card)
    }

    /// What retaliate deals.
    pub fn retaliate(self, card: CardId) -> i32 {
        let printed = self.printed(card).keywords.iter().find_map(|keyword| match keyword {
            Keyword::Retaliate(number) if !self.facedown(card) => Some(i32::from(*number)),
            _ => None,
        });
        modifier::read(
            self.book,
            self.state,
            Quality::Retaliate,
            Target::Card(self.state.refer(card)),
            printed.unwrap_or(0),
        )
        .value
    }

    /// Whether a player may attack an enemy. `MC-GUARD-1` `MC-GUARD-2`
    pub fn guarded(self, seat: Seat, enemy: CardId) -> Option<CardId> {
        if self.zone(enemy).0 != Zone::Villain || self.guards(enemy) {
            return None;
        }
        self.minions(seat).find(|minion| self.guards(*minion))
    }

    /// A scheme whose crisis icon protects the main scheme. `MC-SIDESCHEME-5`
    pub fn crisis(self) -> Option<CardId> {
        self.state.zone(Zone::Sides, Seat::NONE).iter().copied().find(|card| self.printed(*card).crisis)
    }

    /// The player who commands a card in play, or is engaged with a minion.
    pub fn seat_of(self, card: CardId) -> Seat {
        match self.zone(card) {
            (
                Zone::Engaged | Zone::Drones | Zone::Identity | Zone::Play | Zone::Hand | Zone::Deck | Zone::Discard,
                seat,
            ) => seat,
            _ => Seat::NONE,
        }
    }

    /// The title, for the unique rule.
    pub fn title(self, card: CardId) -> &'a str {
        &self.book.face(self.state.card(card).face).name.en
    }

    /// The cards attached to a card.
    pub fn attached_to(self, host: CardId) -> Vec<CardId> {
        let seats = (0..self.state.places.len() as u8).map(Seat);
        let own = seats.flat_map(move |seat| self.state.zone(Zone::Play, seat).iter().copied());
        let all = own.chain(self.state.zone(Zone::Attached, Seat::NONE).iter().copied());
        all.filter(|card| self.state.card(*card).host == host).collect()
    }
}
