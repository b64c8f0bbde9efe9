//! What is true now: values of cards, keywords, slots, who is guarded against what.

use kernel::prelude::*;
use kernel::resolve::modifier::{forbidden, read};

use crate::Ashes;
use crate::cards::{Printed, Shift};
use crate::language::{Keyword, Kind, Quality, Zone};
use crate::table::extra::{By, Cause};
use crate::table::{DESTROYED, EXHAUSTION, STATUS, Sight, WOUND, dice};

/// Where cards are in play.
const IN_PLAY: [Zone; 4] = [Zone::Phoenixborn, Zone::Battlefield, Zone::Spellboard, Zone::Attached];

/// Reads the table.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub book: &'a Book<Ashes>,
    pub state: &'a State<Ashes>,
}

pub fn reader<'a>(look: Sight<'a>) -> Reader<'a> {
    Reader { book: look.book, state: look.state }
}

impl<'a> Reader<'a> {
    pub fn printed(self, card: CardId) -> &'a Printed {
        &self.book.face(self.state.card(card).face).printed
    }

    /// Where a card lies, and with whom.
    pub fn zone(self, card: CardId) -> (Zone, Seat) {
        State::<Ashes>::zone_of(self.state.card(card).zone)
    }

    /// Who controls a card in play: whoever it lies with. `ASH-PUPPET-3` `ASH-ALT-5`
    pub fn controller(self, card: CardId) -> Seat {
        self.zone(card).1
    }

    pub fn is_in_play(self, card: CardId) -> bool {
        IN_PLAY.contains(&self.zone(card).0)
    }

    pub fn is_unit(self, card: CardId) -> bool {
        self.zone(card).0 == Zone::Battlefield
    }

    /// Its type: what lies on a battlefield and is no conjuration is an ally. `ASH-CARD-10`
    pub fn kind(self, card: CardId) -> Kind {
        match self.printed(card).kind {
            Kind::ActionSpell if self.is_unit(card) => Kind::Ally,
            kind => kind,
        }
    }

    pub fn wounds(self, card: CardId) -> i32 {
        i32::from(self.state.counters.get(card, WOUND))
    }

    pub fn status(self, card: CardId) -> i32 {
        i32::from(self.state.counters.get(card, STATUS))
    }

    /// A card with one or more exhaustion tokens is exhausted. `ASH-EXH-1`
    pub fn is_exhausted(self, card: CardId) -> bool {
        self.state.counters.get(card, EXHAUSTION) > 0
    }

    /// The cards attached to one.
    pub fn attached(self, card: CardId) -> impl Iterator<Item = CardId> + 'a {
        let state = self.state;
        let cards = if self.is_unit(card) { state.zone(Zone::Attached, self.controller(card)) } else { &[] };
        cards.iter().copied().filter(move |other| state.card(*other).host == card)
    }

    /// A value: printed, with what alterations, dice and texts add. `ASH-TYPE-9` `ASH-DICE-7` `ASH-DICE-10`
    fn value(self, of: Quality, card: CardId, base: i32, shift: fn(&Shift) -> i32, die: i32) -> i32 {
        let altered: i32 = self.attached(card).map(|other| shift(&self.printed(other).shift)).sum();
        let charmed = if die != 0 && self.is_unit(card) { die * dice::charms(self.state, card) } else { 0 };
        let target = Target::Card(self.state.refer(card));
        let value = if self.is_changed(of, card) { read(self.book, self.state, of, target, base).value } else { base };
        value + altered + charmed
    }

    pub fn attack(self, card: CardId) -> i32 {
        self.value(Quality::Attack, card, self.printed(card).attack, |shift| shift.attack, 1)
    }

    pub fn life(self, card: CardId) -> i32 {
        self.value(Quality::Life, card, self.printed(card).life, |shift| shift.life, 1)
    }

    pub fn recover(self, card: CardId) -> i32 {
        self.value(Quality::Recover, card, self.printed(card).recover, |shift| shift.recover, 0)
    }

    /// Whether something is printed on any card in play.
    fn any_in_play(self, that: impl Fn(&Face<Ashes>) -> bool) -> bool {
        self.state.living().any(|seat| {
            let has = |card: &CardId| that(self.book.face(self.state.card(*card).face));
            IN_PLAY.into_iter().any(|zone| self.state.zone(zone, seat).iter().any(has))
        })
    }

    /// Whether a card in play waits for events of some kinds, one bit each.
    pub fn hears(self, kinds: u64) -> bool {
        self.any_in_play(|face| face.heard & kinds != 0)
    }

    /// Whether a text in play, or one that lasts, could change a value of a card.
    fn is_changed(self, of: Quality, card: CardId) -> bool {
        self.printed(card).changes & of.bit() != 0 || !self.state.lasting.is_empty() || self.is_changed_by_others(of)
    }

    /// Whether a text in play changes a value of other cards.
    fn is_changed_by_others(self, of: Quality) -> bool {
        let bit = of.bit();
        self.book.plan.changes_others & bit != 0 && self.any_in_play(|face| face.printed.changes_others & bit != 0)
    }

    /// Whether something in play could give other cards less life than is printed on them: an alteration or a text.
    pub fn is_life_lowered(self) -> bool {
        let lowers = |card: &CardId| self.printed(*card).shift.life < 0;
        !self.state.lasting.is_empty()
            || self.state.living().any(|seat| self.state.zone(Zone::Attached, seat).iter().any(lowers))
            || self.is_changed_by_others(Quality::Life)
    }

    /// Whether the life printed on a card exceeds its wounds: as long as nothing lowers that life, it stands.
    pub fn is_sound(self, card: CardId) -> bool {
        let printed = self.printed(card);
        printed.changes & Quality::Life.bit() == 0 && printed.life > self.wounds(card)
    }

    /// Whether wounds reach a card's life value. `ASH-DAMAGE-2L`
    pub fn is_lethal(self, card: CardId) -> bool {
        matches!(self.zone(card).0, Zone::Battlefield | Zone::Phoenixborn) && self.wounds(card) >= self.life(card)
    }

    pub fn is_destroyed(self, card: CardId) -> bool {
        self.state.card(card).has(DESTROYED)
    }

    /// Whether the texts of a card that are not inexhaustible are in force. `ASH-EXH-3` `ASH-EXH-4` `ASH-EXH-5`
    pub fn has_texts(self, card: CardId) -> bool {
        if self.is_exhausted(card) || self.state.extra.choked.contains(&self.state.refer(card)) {
            return false;
        }
        let target = Target::Card(self.state.refer(card));
        !self.is_unit(card)
            || !self.is_changed(Quality::Abilities, card)
            || forbidden(self.book, self.state, Quality::Abilities, target).is_none()
    }

    /// Whether a standing text is in force.
    pub fn speaks(self, card: CardId, law: usize) -> bool {
        self.printed(card).is_inexhaustible(law) || self.has_texts(card)
    }

    pub fn has(self, keyword: Keyword, card: CardId) -> bool {
        let printed = self.printed(card).keywords.contains(&keyword);
        let own = printed && (keyword.is_inexhaustible() || self.has_texts(card));
        if !self.is_changed(Quality::Keyword(keyword), card) {
            return own;
        }
        let target = Target::Card(self.state.refer(card));
        let reading = read(self.book, self.state, Quality::Keyword(keyword), target, i32::from(own));
        reading.value > 0 && !reading.forbidden
    }

    /// How many further copies of a spell are on the same spellboard. `ASH-FOCUS-8` `ASH-FOCUS-9`
    pub fn focus(self, card: CardId) -> u8 {
        let (zone, seat) = self.zone(card);
        if zone != Zone::Spellboard {
            return 0;
        }
        let face = self.state.card(card).face;
        let copies =
            self.state.zone(Zone::Spellboard, seat).iter().filter(|other| self.state.card(**other).face == face);
        copies.count() as u8 - 1
    }

    pub fn phoenixborn(self, seat: Seat) -> Option<CardId> {
        self.state.zone(Zone::Phoenixborn, seat).first().copied()
    }

    /// How many units still fit onto a battlefield. `ASH-ZONE-1` `ASH-WIDOW-3`
    pub fn room(self, seat: Seat) -> usize {
        let slots = self.phoenixborn(seat).map_or(0, |card| usize::from(self.printed(card).battlefield));
        slots.saturating_sub(self.state.zone(Zone::Battlefield, seat).len())
    }

    /// Whether a ready spell fits onto a spellboard: copies share a slot. `ASH-ZONE-2` `ASH-ZONE-3`
    pub fn fits_spellboard(self, seat: Seat, face: FaceId) -> bool {
        let slots = self.phoenixborn(seat).map_or(0, |card| usize::from(self.printed(card).spellboard));
        let spells = self.state.zone(Zone::Spellboard, seat);
        let face_of = |card: &CardId| self.state.card(*card).face;
        let is_first = |place: usize| !spells[..place].iter().any(|other| face_of(other) == face_of(&spells[place]));
        spells.iter().any(|card| face_of(card) == face)
            || (0..spells.len()).filter(|place| is_first(*place)).count() < slots
    }

    /// Whether a card cannot be affected by something. `ASH-WARD-1` `ASH-WARD-2` `ASH-WARD-6`
    pub fn is_guarded(self, card: CardId, cause: Cause) -> bool {
        if cause.by != By::Spell || !self.is_in_play(card) || cause.seat == self.controller(card) {
            return false;
        }
        let keyword = if self.is_unit(card) { Keyword::MagicGuard } else { Keyword::SpellGuard };
        self.has(keyword, card)
    }

    /// The units of a player that can attack, block or counter. `ASH-EXH-2`
    pub fn fighters(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        let units = self.state.zone(Zone::Battlefield, seat).iter().copied();
        units.filter(move |card| !self.is_exhausted(*card) && !self.is_destroyed(*card))
    }

    /// The players from one on, clockwise, those out of the game left out.
    pub fn seats_from(self, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        let state = self.state;
        let first = if seat == Seat::NONE { Seat(0) } else { seat };
        std::iter::once(first)
            .chain(state.clockwise(first))
            .take(state.places.len())
            .filter(move |seat| state.place(*seat).alive)
    }

    /// The next player on the left who is still in the game. `ASH-MULTI-4`
    pub fn next(self, seat: Seat) -> Seat {
        let next = self.state.clockwise(seat).find(|other| self.state.place(*other).alive);
        next.unwrap_or(seat)
    }
}
