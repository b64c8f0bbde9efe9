//! The slots of procedures that no card names.

use kernel::effect::tree::Slot;

use crate::language::Resource;

/// A seat that is gone through or asked.
pub const SEAT: Slot = Slot(200);
/// The ability that is used, by its place on the card; empty while a card is played.
pub const ABILITY: Slot = Slot(201);
/// Of a revealed card: it comes from the encounter deck.
pub const FROM_DECK: Slot = Slot(202);
/// Cards of the hand that are spent for resources.
pub const SPENT: Slot = Slot(203);
/// Cards in play whose resource ability is used.
pub const SOURCES: Slot = Slot(204);
/// The places of those abilities, in the same order.
pub const SOURCE_ABILITY: Slot = Slot(205);
/// What wild resources were declared to be, in order.
pub const DECLARED: Slot = Slot(206);
/// The top card of the discard pile when the payment began: its face.
pub const TOP: Slot = Slot(207);
/// Cards gathered one by one.
pub const CARDS: Slot = Slot(208);
/// Enemies that act one after the other.
pub const ENEMIES: Slot = Slot(209);
pub const ACTED: Slot = Slot(210);
/// What they do: 0 attacks you, 1 attack their heroes, 2 scheme, 3 activate.
pub const HOW: Slot = Slot(211);
/// Cards with Special abilities.
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
/// The player under whose control a card is played.
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

/// A card about to be put into play.
pub const PUT: Slot = Slot(243);
/// A player who was chosen.
pub const PLAYER: Slot = Slot(241);
/// The player engaged with this card.
pub const ENGAGED: Slot = Slot(242);

/// What follows once a cost inside a text is paid: its address.
pub const THEN: Slot = Slot(244);
/// Further heroes against whom an attack is made.
pub const OTHERS: Slot = Slot(245);
/// An encounter card about to be turned up.
pub const REVEALED: Slot = Slot(246);
/// Characters among whom damage is assigned.
pub const ASSIGNABLE: Slot = Slot(247);

/// How many resources of a type paid for the card.
pub const fn paid(resource: Resource) -> Slot {
    Slot(230 + resource as u8)
}
