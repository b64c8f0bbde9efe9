//! The slots of procedures that no card names.

use kernel::effect::tree::Slot;

use crate::language::Resource;

/// A seat that is gone through or asked.
pub const SEAT: Slot = Slot(200);
/// What is done: 0 for playing a card, 1 and more for its abilities. Of a revealed card: it comes from the encounter deck.
pub const WHAT: Slot = Slot(201);
/// Cards of the hand that are spent for resources.
pub const SPENT: Slot = Slot(203);
/// Cards in play whose resource ability is used; the ability's place follows in [`SOURCE_ABILITY`].
pub const SOURCES: Slot = Slot(204);
/// See above.
pub const SOURCE_ABILITY: Slot = Slot(205);
/// What wild resources were declared to be, in order.
pub const DECLARED: Slot = Slot(206);
/// The top card of the discard pile when the payment began: its face.
pub const TOP: Slot = Slot(207);
/// Cards gathered one by one.
pub const CARDS: Slot = Slot(208);
/// Enemies that act one after the other.
pub const ENEMIES: Slot = Slot(209);
/// Those that have.
pub const ACTED: Slot = Slot(210);
/// What they do: 0 attacks you, 1 attack their heroes, 2 scheme, 3 activate.
pub const HOW: Slot = Slot(211);
/// Cards with Special abilities; characters among whom damage is assigned.
pub const SPECIALS: Slot = Slot(212);
/// The last step of a sequence.
pub const FINAL: Slot = Slot(213);
/// The first player.
pub const FIRST: Slot = Slot(214);
/// Faces of cards that this text has discarded.
pub const FACES: Slot = Slot(215);
/// Damage healed.
pub const HEALED: Slot = Slot(216);
/// Attacks made before this text's own.
pub const ATTACKS_BEFORE: Slot = Slot(217);
/// Counters that lay on the card before its cost was paid.
pub const COUNTERS: Slot = Slot(218);
/// A delayed effect is being followed.
pub const DELAYED: Slot = Slot(220);
/// The number of what is answered.
pub const ANSWERED: Slot = Slot(221);
/// The place of a cost inside a text: which verb.
pub const INNER: Slot = Slot(222);
/// The player under whose control a card is played; of an attack, further heroes against whom it is made.
pub const CONTROL: Slot = Slot(223);
/// What a card is attached to.
pub const HOST: Slot = Slot(224);
/// The card that is paid for.
pub const CARD: Slot = Slot(225);

/// The effect is that of an attack: its damage is the attack's.
pub const ATTACKING: Slot = Slot(226);
/// An attack that is made against another hero, too.
pub const ECHO: Slot = Slot(227);
/// A nemesis side scheme.
pub const SIDE: Slot = Slot(228);

/// What had been done before "then". `MC-THEN-1`
pub const MEASURE: Slot = Slot(229);
/// A card about to be put into play.
pub const PUT: Slot = Slot(243);
/// The player whose turn it is among each player.
pub const EACH: Slot = Slot(240);
/// A player who was chosen.
pub const PLAYER: Slot = Slot(241);
/// The player engaged with this card.
pub const ENGAGED: Slot = Slot(242);

/// How many resources of a type paid for the card.
pub const fn paid(resource: Resource) -> Slot {
    Slot(230 + resource as u8)
}
