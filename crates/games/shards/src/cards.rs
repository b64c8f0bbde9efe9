//! Card and deck files of Shards.

mod sayable;

use std::collections::BTreeMap;

use kernel::effect::tree::Control;
use kernel::files;
use kernel::prelude::*;
use kernel::ron_text;

use crate::Shards;
use crate::language::{Faction, Kind, Test, Verb};

/// The part of a card that says without what it cannot be activated.
pub const CONDITION: u8 = 1;

/// The occasions for which a card has an effect.
pub mod occasion {
    /// An ally is played or enlisted.
    pub const PLAY: u8 = 0;
    /// A champion is played.
    pub const WHEN_PLAYED: u8 = 1;
    /// A champion is activated.
    pub const ACTIVATE: u8 = 2;
}

/// What is printed on a card besides its name and effects.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Printed {
    /// Its type.
    pub kind: Kind,
    /// Its faction; starters have none.
    pub faction: Option<Faction>,
    /// What it costs to recruit; starters cannot be recruited.
    pub cost: Option<u8>,
    /// How many there are in the centre deck, or in a starter deck.
    pub copies: u8,
    /// What it takes to destroy a champion.
    pub health: Option<u8>,
    /// The damage it prevents when shown from hand.
    pub shield: Option<u8>,
    /// Without what a champion cannot be activated.
    pub only_if: Option<Test>,
    /// The effects as they were written, for the text.
    pub written: Written,
}

impl Printed {
    /// Whether it is a card of a faction.
    pub fn is_of(&self, faction: Faction) -> bool {
        self.faction == Some(faction)
    }
}

/// What is printed on a card, by words for whoever draws it.
pub fn print(printed: &Printed) -> Vec<(&'static str, String)> {
    let word = |value: &dyn std::fmt::Debug| format!("{value:?}").to_lowercase();
    let mut facts = vec![("kind", word(&printed.kind))];
    facts.extend(printed.faction.map(|faction| ("faction", word(&faction))));
    for (name, value) in [("cost", printed.cost), ("health", printed.health), ("shield", printed.shield)] {
        facts.extend(value.map(|value| (name, value.to_string())));
    }
    facts
}

/// The effects as they were written.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Written {
    /// When an ally is played.
    pub play: Vec<Effect<Shards>>,
    /// When a champion is played.
    pub when_played: Vec<Effect<Shards>>,
    /// When a champion is activated.
    pub activate: Vec<Effect<Shards>>,
    /// While a champion is in play.
    pub in_play: Vec<Standing<Shards>>,
}

/// A card as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    name: Both,
    kind: Kind,
    faction: Option<Faction>,
    cost: Option<u8>,
    copies: u8,
    health: Option<u8>,
    shield: Option<u8>,
    #[serde(default = "Vec::new")]
    play: Vec<Effect<Shards>>,
    #[serde(default = "Vec::new")]
    when_played: Vec<Effect<Shards>>,
    activate_only_if: Option<Test>,
    #[serde(default = "Vec::new")]
    activate: Vec<Effect<Shards>>,
    #[serde(default = "Vec::new")]
    in_play: Vec<Standing<Shards>>,
    text: Option<Both>,
}

impl Cards for Shards {
    /// Reads a card file.
    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>> {
        files::read_cards(book, source, |entry: &Entry| &entry.id, add)
    }

    /// Reads a deck file.
    fn read_deck(book: &Book<Shards>, source: &Source) -> Result<Deck, Vec<LoadError>> {
        let entry: DeckEntry = ron_text::read(source).map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let mut look_up = |list: &[(String, u8)], starter: bool| {
            let cards = files::deck_part(book, source, list, 30, &mut faults);
            for face in cards.iter().map(|(face, _)| book.face(*face)) {
                if (face.printed.kind == Kind::Item) != starter {
                    let place =
                        if starter { "a starter deck holds Items only" } else { "an Item belongs to a starter deck" };
                    faults.push(LoadError::new(source, &face.slug, place));
                }
            }
            cards
        };
        let starter = look_up(&entry.starter, true);
        let centre = match &entry.centre {
            Centre::Only(list) => look_up(list, false),
            Centre::Printed => (book.faces.iter().enumerate())
                .filter(|(_, face)| face.printed.kind != Kind::Item && face.printed.copies > 0)
                .map(|(number, face)| (kernel::table::cards::FaceId(number as u16), face.printed.copies))
                .collect(),
        };
        if faults.is_empty() && (starter.is_empty() || centre.is_empty()) {
            faults.push(LoadError::new(source, &entry.id, "a deck needs starter cards and centre cards"));
        }
        let total: u32 = centre.iter().map(|(_, number)| u32::from(*number)).sum();
        if total > 500 {
            faults.push(LoadError::new(source, &entry.id, format!("a centre deck of {total} cards; at most 500 fit")));
        }
        if faults.is_empty() {
            let parts = BTreeMap::from([("starter".to_string(), starter), ("centre".to_string(), centre)]);
            Ok(Deck { id: entry.id, name: entry.name, parts, opening: Vec::new() })
        } else {
            Err(faults)
        }
    }
}

fn add(book: &mut Book<Shards>, entry: Entry) -> Result<(), String> {
    check(&entry)?;
    let mut uses = Vec::new();
    let written = [
        (occasion::PLAY, &entry.play),
        (occasion::WHEN_PLAYED, &entry.when_played),
        (occasion::ACTIVATE, &entry.activate),
    ];
    for (occasion, effects) in written {
        if effects.is_empty() {
            continue;
        }
        let mut compiler = Compiler::new(&mut book.tree);
        let mut node = compiler.effects(effects)?;
        if occasion == occasion::ACTIVATE
            && let Some(test) = &entry.activate_only_if
        {
            let nothing = compiler.tree.all([]);
            let demand = Test::Demand(Box::new(test.clone()));
            node = Shards::unfold_test(&demand, &mut compiler, node, nothing)?.expect("a demand is a tree");
        }
        let copies = effects.iter().any(|effect| effect.any(&is_copy));
        uses.push(Use { occasion, node, written: effects.clone(), copies });
    }
    let mut compiler = Compiler::new(&mut book.tree);
    let laws: Vec<Law<Shards>> =
        entry.in_play.iter().map(|standing| compiler.law(standing)).collect::<Result<_, _>>()?;
    let heard = Law::kinds_heard(&laws);
    let printed = Printed {
        kind: entry.kind,
        faction: entry.faction,
        cost: entry.cost,
        copies: entry.copies,
        health: entry.health,
        shield: entry.shield,
        only_if: entry.activate_only_if,
        written: Written {
            play: entry.play,
            when_played: entry.when_played,
            activate: entry.activate,
            in_play: entry.in_play,
        },
    };
    let (example, override_text) = (entry.copies == 0, entry.text);
    let face = Face { slug: entry.id, name: entry.name, printed, uses, laws, heard, example, override_text };
    book.add_face(face).map(|_| ())
}

/// Refuses what no card can be.
fn check(entry: &Entry) -> Result<(), String> {
    files::check_name(&entry.id, &entry.name)?;
    if entry.kind == Kind::Item {
        if entry.cost.is_some() || entry.faction.is_some() {
            return Err("an Item has neither cost nor faction; leave them out".to_string());
        }
    } else if entry.cost.is_none() || entry.faction.is_none() {
        return Err("a centre card needs `cost` and `faction`".to_string());
    }
    if entry.cost.is_some_and(|cost| cost > 20) {
        return Err("`cost` must be 0 to 20".to_string());
    }
    if entry.copies > 10 {
        return Err("`copies` must be 0 to 10".to_string());
    }
    if entry.shield.is_some_and(|shield| shield == 0 || shield > 50) {
        return Err("`shield` must be 1 to 50; leave it out for none".to_string());
    }
    match (entry.kind, entry.health) {
        (Kind::Champion, Some(1..=50)) => {}
        (Kind::Champion, _) => return Err("a Champion needs `health` from 1 to 50".to_string()),
        (_, Some(_)) => return Err("only a Champion has `health`".to_string()),
        (_, None) => {}
    }
    if entry.kind == Kind::Champion && !entry.play.is_empty() {
        return Err("a Champion has `when_played` and `activate`, not `play`".to_string());
    }
    if entry.kind != Kind::Champion {
        if !entry.when_played.is_empty() || !entry.activate.is_empty() || !entry.in_play.is_empty() {
            return Err("only a Champion has `when_played`, `activate` and `in_play`; an ally has `play`".to_string());
        }
        if entry.play.is_empty() {
            return Err("an ally needs an effect in `play`".to_string());
        }
    }
    if entry.activate_only_if.is_some() && entry.activate.is_empty() {
        return Err("`activate_only_if` needs `activate`".to_string());
    }
    let lists = [&entry.play, &entry.when_played, &entry.activate];
    if lists.into_iter().flatten().any(|effect| effect.any(&is_foreign)) {
        return Err("Shards has neither dice nor rounds: no `Dice`, `Numbers` or `ThisRound`".to_string());
    }
    if entry.text.is_none() {
        lists.into_iter().try_for_each(|list| sayable::effects(list))?;
        entry.in_play.iter().try_for_each(sayable::standing)?;
    }
    each_verb(&[&entry.play, &entry.when_played, &entry.activate], &mut |verb| check_verb(verb))
}

fn check_verb(verb: &Verb) -> Result<(), String> {
    match verb {
        Verb::Gain(_, amount) if amount.raw() < 1 => Err("`Gain` must give at least 1".to_string()),
        Verb::GainPer(_, amount, _) if !(1..=20).contains(amount) => {
            Err("`GainPer` must give 1 to 20 each".to_string())
        }
        Verb::Draw(number) if !(1..=10).contains(number) => Err("`Draw` must draw 1 to 10 cards".to_string()),
        Verb::LoseMastery(_, number) if !(1..=30).contains(number) => {
            Err("`LoseMastery` must take 1 to 30".to_string())
        }
        Verb::GainByMastery(_, tiers) => rising(tiers.iter().map(|tier| tier.0)),
        Verb::RecruitFree(_, tiers) => rising(tiers.iter().map(|tier| tier.0)),
        _ => Ok(()),
    }
}

fn rising(thresholds: impl Iterator<Item = u8>) -> Result<(), String> {
    let thresholds: Vec<u8> = thresholds.collect();
    let rises = thresholds.windows(2).all(|pair| pair[0] < pair[1]);
    if thresholds.first() == Some(&0) && rises && thresholds.iter().all(|threshold| *threshold <= 30) {
        Ok(())
    } else {
        Err("thresholds must begin at 0 and rise up to 30 at most".to_string())
    }
}

/// Goes through all verbs of some effects, however deep.
fn each_verb(lists: &[&[Effect<Shards>]], found: &mut dyn FnMut(&Verb) -> Result<(), String>) -> Result<(), String> {
    for effect in lists.iter().flat_map(|list| list.iter()) {
        match effect {
            Effect::Do(verb) => found(verb)?,
            Effect::Control(_) => {
                let inner = effect.inner();
                each_verb(&inner, found)?;
            }
        }
    }
    Ok(())
}

/// Whether an effect is a word of the kernel that means nothing in this game.
fn is_foreign(effect: &Effect<Shards>) -> bool {
    let Effect::Control(control) = effect else { return false };
    match &**control {
        Control::ThisRound(_) => true,
        Control::Choose(choice) => matches!(choice.pick, Pick::Dice(..) | Pick::Numbers(_)),
        Control::Each(each) => matches!(each.of, Pick::Dice(..) | Pick::Numbers(_)),
        _ => false,
    }
}

/// Whether an effect copies another card's.
fn is_copy(effect: &Effect<Shards>) -> bool {
    matches!(effect, Effect::Control(control) if matches!(**control, Control::Copy(_)))
}

/// A deck as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckEntry {
    id: String,
    name: Both,
    starter: Vec<(String, u8)>,
    centre: Centre,
}

/// The cards of a centre deck.
#[derive(Deserialize)]
enum Centre {
    /// Every centre card in its printed number of copies.
    Printed,
    /// These and no others.
    Only(Vec<(String, u8)>),
}
