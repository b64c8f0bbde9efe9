//! The words that toy cards may use.

use kernel::effect::tree::{Called, Effect, Whose};
use kernel::game::GaugeKind;
use kernel::table::zones::{Visibility, ZoneKind};
use serde::{Deserialize, Serialize};

/// The types of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Stays in play, strikes and can be wounded.
    Creature,
    /// Is followed once, then discarded.
    Spell,
    /// A card of the seat that nobody plays.
    Plot,
}

/// The events that a card in hand may answer; each goes round in another way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Answers {
    /// A card is played: each opponent in a series.
    Play,
    /// A player would be hurt: everybody until all pass.
    Hurt,
    /// A creature would strike: everybody declares, then all is done.
    Strike,
}

/// The places cards lie in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Zone {
    /// A draw pile.
    Deck,
    /// A hand.
    Hand,
    /// The cards in play.
    Play,
    /// A discard pile.
    Discard,
    /// Cards of players who are out.
    Gone,
}

impl ZoneKind for Zone {
    const ALL: &'static [Zone] = &[Zone::Deck, Zone::Hand, Zone::Play, Zone::Discard, Zone::Gone];

    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        ["deck", "hand", "play", "discard", "gone"][self as usize]
    }

    fn is_personal(self) -> bool {
        self != Zone::Gone
    }

    fn visibility(self) -> Visibility {
        match self {
            Zone::Deck | Zone::Gone => Visibility::Closed,
            Zone::Hand => Visibility::Owner,
            Zone::Play | Zone::Discard => Visibility::Open,
        }
    }

    fn is_active(self) -> bool {
        self == Zone::Play
    }
}

/// The numbers a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Gauge {
    /// Without it a player is out.
    Life,
    /// Pays for cards.
    Mana,
    /// A row of digits: what was noted this turn, in order.
    Tally,
}

impl GaugeKind for Gauge {
    const ALL: &'static [Gauge] = &[Gauge::Life, Gauge::Mana, Gauge::Tally];

    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        ["life", "mana", "tally"][self as usize]
    }
}

/// A number on a card: printed, or the sum of what was chosen for a slot.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(untagged)]
pub enum HowMuch {
    /// Printed.
    Fixed(i32),
    /// Chosen numbers, or what chosen dice show.
    Chosen(Called),
}

/// The seats that a verb is done to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Whom {
    /// The player.
    You,
    /// Every opponent.
    Opponents,
    /// Every player.
    Everyone,
    /// The chosen ones.
    The(Called),
    /// Whoever is hurt, plays or strikes in the event that is answered.
    Answered,
}

/// What a card tells its player to do.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(bound(deserialize = ""))]
pub enum Verb<const STRICT: bool> {
    /// Gain so much.
    Gain(Gauge, HowMuch),
    /// Give so much; impossible with less.
    Spend(Gauge, HowMuch),
    /// Take life from players, from all at the same moment.
    Hurt(Whom, HowMuch),
    /// Put wounds on the chosen creatures.
    Wound(Called, HowMuch),
    /// Put wounds on every creature that fits, at the same moment.
    WoundAll(Filter, i32),
    /// Destroy the chosen creatures.
    Destroy(Called),
    /// Destroy every creature that fits, at the same moment.
    DestroyAll(Filter),
    /// Destroy this card; impossible once it has gone.
    DestroyThis,
    /// Return the chosen cards to the hand of their owner.
    Return(Called),
    /// Return this card to the hand of its owner.
    ReturnThis,
    /// Discard the chosen cards; impossible without any.
    Discard(Called),
    /// Turn the chosen creatures face down.
    Hide(Called),
    /// Draw so many cards, as far as there are any.
    Draw(u8),
    /// Note a digit.
    Note(u8),
    /// Each player notes the digit at the same moment, and then follows this card's text for it.
    NoteAll(u8),
    /// Note how much the answered event is about.
    NoteAnswered,
    /// Roll so many dice of luck.
    Roll(u8),
    /// Roll the chosen dice again.
    Reroll(Called),
    /// Put the chosen dice away.
    PutAway(Called),
    /// Make the answered event smaller.
    Lower(i32),
    /// The answered event does not happen.
    Foil,
    /// The answered card is discarded without effect.
    Counter,
    /// This creature strikes the same player, too.
    StrikeToo,
    /// Follow this card's text once more.
    Again,
    /// It cannot be done.
    Fail,
    /// All of this is done before anything that it sets off; then a digit is noted.
    Whole(Vec<Effect<super::Toy<STRICT>>>, u8),
    /// Every player chooses a card unseen; all are shown and discarded, and the dearest gains 2 mana.
    Auction,
    /// A step of the rules themselves; never written in card files.
    #[serde(skip)]
    Rule(Rule),
}

/// The steps of the rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// The turn of the active player.
    Turn,
    /// The turn begins, unless it has.
    Begin,
    /// Creatures and mana are ready.
    Ready,
    /// A card is drawn, or the player is out.
    DrawOrFall,
    /// The next plot comes up, once a round.
    Plot,
    /// The turn ends.
    End,
    /// This card is shown.
    Name,
    /// The price of this card is paid.
    PayPrice,
    /// The effect of this card for an occasion is followed.
    Follow(u8),
    /// This card is played.
    Announce,
    /// This creature is tired out.
    Tire,
    /// The force of the strike is taken down.
    Weigh,
    /// The striking creature meets its foe.
    Clash,
    /// The force of the strike hurts.
    Hit,
    /// What was bid is shown, discarded and rewarded.
    Settle(kernel::effect::tree::Slot),
}

/// The conditions of cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Test {
    /// It is your turn.
    YourTurn,
    /// The answered event is about at least so much.
    AnsweredAtLeast(i32),
    /// You have at least so much.
    Has(Gauge, i32),
}

/// The cards that texts speak of.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Filter {
    /// Any card.
    Any,
    /// Any other card.
    Another,
    /// A creature that lies face up.
    Creature,
    /// Another creature that lies face up.
    Other,
    /// A card of at least this cost.
    CostAtLeast(u8),
}

/// The values that cards change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Quality {
    /// The force of a creature.
    Power,
    /// The wounds that destroy a creature.
    Life,
    /// What a card costs.
    Price,
    /// Whether a creature may strike.
    Strike,
}

/// The card that an event is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Which {
    /// The card itself.
    This,
    /// Another of the same player.
    YourOther,
    /// Any.
    Any,
}

/// What triggers and replacements wait for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Pattern {
    /// Somebody plays a card.
    Played(Whose),
    /// Somebody is hurt.
    Hurt(Whose),
    /// Somebody gains something.
    Gained(Whose, Gauge),
    /// Somebody gives something.
    Spent(Whose, Gauge),
    /// Somebody discards a card.
    Discarded(Whose),
    /// Somebody notes this digit.
    Noted(Whose, u8),
    /// A turn begins.
    TurnBegan(Whose),
    /// A creature is wounded.
    Wounded(Which),
    /// A card is destroyed.
    Destroyed(Which),
    /// A card returns to a hand.
    Returned(Which),
    /// A creature strikes.
    Strikes(Which),
    /// A striking creature meets its foe.
    Clashed(Which),
}

/// How a replacement or an answer changes an event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Rewrite {
    /// To the hand instead.
    ToHand,
    /// Destroyed instead.
    Destroy,
    /// Nothing at all.
    Nothing,
    /// So much less.
    Less(i32),
    /// Half of it, and then the other half.
    Split,
    /// To the player whose text it is.
    OntoYou,
    /// A played card is discarded.
    Fizzle,
}
