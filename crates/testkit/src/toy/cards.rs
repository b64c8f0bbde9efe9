//! Toy cards: how they are written, and those of the standard deck.

use kernel::book::{Book, Both, Face, Source, Use};
use kernel::effect::compile::Compiler;
use kernel::effect::node::Law;
use kernel::effect::tree::{Effect, Standing};
use kernel::error::LoadError;
use kernel::ron_text;
use kernel::table::dice::{DiceBook, DieKind, Symbol};
use serde::Deserialize;

use super::language::{Answers, Kind};
use super::{Toy, laws, occasion};

/// What is printed on a card besides its name and effects.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Printed {
    /// Its type.
    pub kind: Kind,
    pub cost: u8,
    /// The force of a creature.
    pub power: u8,
    /// The wounds that destroy a creature.
    pub life: u8,
    /// How many there are in a deck.
    pub copies: u8,
    /// The event that it answers; nothing for a card of the own turn.
    pub answers: Option<Answers>,
}

/// A card as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
struct Entry<const S: bool> {
    id: String,
    kind: Kind,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    power: u8,
    #[serde(default = "one")]
    life: u8,
    #[serde(default)]
    copies: u8,
    answers: Option<Answers>,
    #[serde(default = "Vec::new")]
    pay: Vec<Effect<Toy<S>>>,
    #[serde(default = "Vec::new")]
    play: Vec<Effect<Toy<S>>>,
    #[serde(default = "Vec::new")]
    activate: Vec<Effect<Toy<S>>>,
    #[serde(default = "Vec::new")]
    laws: Vec<Standing<Toy<S>>>,
}

fn one() -> u8 {
    1
}

/// Reads a card file.
pub fn read<const S: bool>(book: &mut Book<Toy<S>>, source: &Source) -> Result<(), Vec<LoadError>> {
    book.dice = dice();
    let entries: Vec<Entry<S>> = ron_text::read(source).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    for entry in entries {
        let id = entry.id.clone();
        if let Err(what) = add(book, entry) {
            faults.push(LoadError::new(source, &id, what));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// The dice of luck: five sides with a number, the sixth with a star.
fn dice() -> DiceBook {
    let both = |word: &str| Both { en: word.to_string(), fr: word.to_string() };
    let star = Symbol { id: "star".to_string(), name: both("star") };
    let mut sides = vec![Vec::new(); 5];
    sides.push(vec![0]);
    DiceBook { symbols: vec![star], kinds: vec![DieKind { id: "luck".to_string(), name: both("luck"), sides }] }
}

fn add<const S: bool>(book: &mut Book<Toy<S>>, entry: Entry<S>) -> Result<(), String> {
    let mut uses = Vec::new();
    let written = [(occasion::PLAY, entry.play), (occasion::COST, entry.pay), (occasion::USE, entry.activate)];
    for (occasion, effects) in written {
        if !effects.is_empty() {
            let node = Compiler::new(&mut book.tree).effects(&effects)?;
            uses.push(Use { occasion, node, written: effects, copies: false });
        }
    }
    let mut compiler = Compiler::new(&mut book.tree);
    let found: Vec<Law<Toy<S>>> = entry.laws.iter().map(|standing| compiler.law(standing)).collect::<Result<_, _>>()?;
    let heard = found.iter().fold(0, |heard, law| match law {
        Law::Listener(listener) => heard | laws::kinds(&listener.when),
        Law::Modifier(_) => heard,
    });
    let printed = Printed {
        kind: entry.kind,
        cost: entry.cost,
        power: entry.power,
        life: entry.life,
        copies: entry.copies,
        answers: entry.answers,
    };
    let name = Both { en: entry.id.clone(), fr: entry.id.clone() };
    let face = Face { slug: entry.id, name, printed, uses, laws: found, heard, example: false, override_text: None };
    book.add_face(face).map(|_| ())
}

/// The standard deck: one card for each thing that the kernel can do.
pub const STANDARD: &str = r#"[
    (id: "pebble", kind: Spell, copies: 2, play: [Gain(Mana, 1)]),
    (id: "wolf", kind: Creature, cost: 1, power: 2, life: 2, copies: 2),
    (id: "revenant", kind: Creature, cost: 2, power: 2, life: 1, copies: 1,
        laws: [Instead(when: Destroyed(This), change: ToHand)]),
    (id: "pit", kind: Creature, cost: 2, life: 3, copies: 1,
        laws: [Instead(when: Returned(Any), change: Destroy)]),
    (id: "scavenger", kind: Creature, cost: 1, power: 1, life: 1, copies: 1,
        laws: [Trigger(when: Discarded(Everyones), then: [Gain(Mana, 1)])]),
    (id: "mourner", kind: Creature, cost: 1, power: 1, life: 1, copies: 1,
        laws: [Trigger(when: Destroyed(Any), optional: true, then: [Draw(1)], uses: Once)]),
    (id: "martyr", kind: Creature, cost: 1, power: 1, life: 1, copies: 1,
        laws: [Trigger(when: Destroyed(This), then: [Hurt(Opponents, 1)])]),
    (id: "ambusher", kind: Creature, cost: 2, power: 1, life: 2, copies: 1,
        laws: [Trigger(when: Clashed(YourOther), optional: true, then: [StrikeToo], uses: Once)]),
    (id: "banner", kind: Creature, cost: 2, life: 2, copies: 1, laws: [
        Modifier(of: Power, on: Cards(from: [Play], that: Creature), change: Add(1), while: YourTurn),
        Modifier(of: Life, on: Cards(from: [Play], that: Other), change: Add(1)),
    ]),
    (id: "warden", kind: Creature, cost: 2, life: 2, copies: 1,
        laws: [Modifier(of: Strike, on: Cards(from: [Play], whose: Opponents, that: Creature), change: Cannot)]),
    (id: "guard", kind: Creature, cost: 1, life: 2, copies: 1,
        laws: [Instead(when: Hurt(Yours), change: Less(1), optional: true, uses: Once)]),
    (id: "scapegoat", kind: Creature, cost: 1, life: 1, copies: 1,
        laws: [Instead(when: Hurt(Opponents), change: Split)]),
    (id: "healer", kind: Creature, cost: 1, life: 1, copies: 1, activate: [
        Pay([Spend(Mana, 1), Choose(pick: Cards(from: [Hand], that: Any), called: "gift", word: "pick", then: []),
            Discard("gift")], [Gain(Life, 2)]),
    ]),
    (id: "bolt", kind: Spell, cost: 1, copies: 2, play: [
        Choose(pick: Seats(Opponents), called: "foe", word: "aim", then: [Hurt(The("foe"), 2)]),
    ]),
    (id: "blast", kind: Spell, cost: 2, copies: 1, play: [WoundAll(Creature, 1)]),
    (id: "volley", kind: Spell, cost: 1, copies: 1,
        pay: [Choose(pick: Cards(from: [Hand], that: Another), called: "gift", word: "pick", then: []), Discard("gift")],
        play: [
            Choose(pick: Cards(from: [Play], whose: Everyones, that: Creature), called: "victim", word: "pick",
                then: [Destroy("victim")]),
            Draw(1),
        ]),
    (id: "gamble", kind: Spell, copies: 1, play: [
        Roll(3),
        Choose(pick: Dice(pool: "luck"), least: 0, most: 2, called: "bad", word: "keep", then: [Reroll("bad")]),
        Choose(pick: Dice(pool: "luck"), called: "best", word: "keep", then: [Hurt(Opponents, "best"), PutAway("best")]),
    ]),
    (id: "tithe", kind: Spell, copies: 1, play: [
        Choose(pick: Numbers(Number(0), Gauge(Mana)), called: "x", word: "amount",
            then: [Spend(Mana, "x"), Gain(Life, "x")]),
    ]),
    (id: "auction", kind: Spell, cost: 1, copies: 1, play: [Auction]),
    (id: "frenzy", kind: Spell, copies: 1, play: [
        ThisTurn(Modifier(of: Power, on: Cards(from: [Play], that: Creature), change: Set(3))),
        ThisRound(Trigger(when: Hurt(Opponents), then: [Gain(Mana, 1)], uses: Once)),
    ]),
    (id: "wither", kind: Spell, cost: 1, copies: 1, play: [
        ThisTurn(Modifier(of: Life, on: Cards(from: [Play], whose: Opponents, that: Creature), change: Add(-1))),
    ]),
    (id: "mask", kind: Spell, copies: 1, play: [
        Choose(pick: Cards(from: [Play], that: Creature), called: "masked", word: "pick", then: [Hide("masked")]),
    ]),
    (id: "denial", kind: Spell, cost: 1, copies: 1, answers: Play, play: [Counter]),
    (id: "brace", kind: Spell, copies: 2, answers: Hurt, play: [Lower(2)]),
    (id: "snare", kind: Spell, copies: 1, answers: Strike, play: [Foil]),
    (id: "taunt", kind: Spell, copies: 1, answers: Strike, play: [Hurt(Answered, 1)]),
    (id: "storm", kind: Plot, copies: 2, laws: [
        Trigger(when: TurnBegan(Opponents), then: [OneOf([[Hurt(You, 1)], [Spend(Mana, 1)]])]),
    ]),
    (id: "drought", kind: Plot, copies: 1, laws: [
        Modifier(of: Price, on: Cards(from: [Hand], whose: Opponents, that: Any), change: Add(1)),
    ]),
    (id: "feast", kind: Plot, copies: 2, laws: [
        Trigger(when: TurnBegan(Opponents), optional: true, then: [Draw(1)]),
        Trigger(when: TurnBegan(Opponents), then: [Gain(Mana, 1)]),
    ]),
]"#;
