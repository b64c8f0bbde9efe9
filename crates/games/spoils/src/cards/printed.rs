//! Card files of The Spoils.

use kernel::book::{Book, Both, Face, Source, Use};
use kernel::effect::compile::Compiler;
use kernel::effect::node::{Law, Node, NodeId};
use kernel::effect::tree::{CardPick, Change, Effect, Modifier, Standing, Subject, Whose};
use kernel::error::LoadError;
use kernel::game::Listening;
use kernel::ron_text;
use serde::Deserialize;

use crate::cards::deck::BanList;
use crate::language::{Cost, Filter, Icons, Is, Kind, Quality, Rule, Trade, Verb, Zone};
use crate::{Moment, Spoils, occasion};

/// Strength, life and speed of a character, or what gear adds to them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Stats(pub i8, pub i8, pub i8);

/// What is printed on a card besides its name and effects.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Printed {
    /// Its trade.
    pub trade: Trade,
    /// Its type.
    pub kind: Kind,
    /// Its subtypes, by their English names.
    pub subtypes: Vec<String>,
    /// Its cost number.
    pub cost: Option<u8>,
    /// Its threshold.
    pub threshold: Icons,
    /// A character's battle stats.
    pub stats: Option<Stats>,
    /// What gear adds to the stats of the character it is attached to.
    pub adjust: Option<Stats>,
    /// A location's structure.
    pub structure: Option<u8>,
    /// Whether it is a staple resource.
    pub staple: bool,
    /// The icons it provides.
    pub provides: Icons,
    /// What only a faction has.
    pub faction: Option<FactionFacts>,
    /// Keywords.
    pub keywords: Vec<Keyword>,
    /// The stats it has while an effect makes it a character.
    pub becomes: Option<Stats>,
    /// Flip Up.
    pub flip: Option<Flip>,
    /// The options of its text, one if there is nothing to choose: costs and effects of playing it.
    pub ways: Vec<Way>,
    /// Its abilities.
    pub abilities: Vec<Ability>,
    /// The paragraphs of its text.
    pub text: Vec<Paragraph>,
    /// The threshold of each law.
    pub law_thresholds: Vec<Icons>,
}

/// What is printed on a card, by words for whoever draws it.
pub fn print(printed: &Printed) -> Vec<(&'static str, String)> {
    let word = |value: &dyn std::fmt::Debug| format!("{value:?}").to_lowercase();
    let mut facts = vec![("kind", word(&printed.kind)), ("trade", word(&printed.trade))];
    let mut add = |name, value: Option<String>| facts.extend(value.map(|value| (name, value)));
    let number = |value: Option<u8>| value.map(|value| value.to_string());
    let letters = |icons: Icons| (!icons.is_empty()).then(|| icons.letters());
    add("cost", number(printed.cost));
    add("threshold", letters(printed.threshold));
    add("provides", letters(printed.provides));
    add("strength", printed.stats.map(|stats| stats.0.to_string()));
    add("life", printed.stats.map(|stats| stats.1.to_string()));
    add("speed", printed.stats.map(|stats| stats.2.to_string()));
    // What gear adds is printed with its sign.
    if let Some(Stats(strength, life, speed)) = printed.adjust {
        for (name, value) in [("strength", strength), ("life", life), ("speed", speed)] {
            add(name, (value != 0).then(|| format!("{value:+}")));
        }
    }
    add("structure", number(printed.structure));
    add("influence", printed.faction.as_ref().map(|facts| facts.influence.to_string()));
    facts
}

/// What only a faction has. `SP-202.3a`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactionFacts {
    /// Starting influence.
    pub influence: u8,
    /// Starting Resources, one after the other. `SP-202.5`
    pub resources: Vec<Start>,
    /// Starting Draw going first and second. `SP-202.6`
    pub draw: (u8, u8),
}

/// One starting resource.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Start {
    /// The card with this id.
    Named(String),
    /// Any staple.
    AnyStaple,
    /// A staple with another name than those before it.
    OtherStaple,
}

/// Keywords and short permissions. `SP-507.1`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Keyword {
    /// Covert.
    Covert,
    /// Unique, with its identifier.
    Unique(Both),
    /// Attach to a type.
    Attach(Kind),
    /// It may be played whenever a tactic could be.
    AnyTime,
    /// The keyword of a later edition with the same meaning; only with its option.
    Tactical,
    /// It enters play attached to your faction.
    EntersAttached,
}

/// Flip Up. `SP-507.4a`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flip {
    /// The Flip Up cost.
    pub cost: u8,
    /// The Flip Up threshold.
    #[serde(default)]
    pub threshold: Icons,
    /// Flip Up extra costs.
    #[serde(default)]
    pub extra: Vec<Cost>,
}

/// One way to play a card: extra costs and effect.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// Extra costs, in order.
    #[serde(default)]
    pub extra: Vec<Cost>,
    /// What a tactic does.
    #[serde(default = "Vec::new")]
    pub effect: Vec<Effect<Spoils>>,
}

/// An ability. `SP-502.1`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Its name.
    pub name: Both,
    /// Its threshold. `SP-405.3`
    #[serde(default)]
    pub threshold: Icons,
    /// Its cost section.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// Its effect section.
    pub effect: Vec<Effect<Spoils>>,
    /// The area from which it is used; in play if it is left out. `SP-605.1a`
    #[serde(default = "in_play")]
    pub from: Zone,
    /// Whether any player may use it.
    #[serde(default)]
    pub anyone: bool,
}

fn in_play() -> Zone {
    Zone::Play
}

/// One paragraph of standing text, in force only while its threshold is met. `SP-405.4`
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paragraph {
    /// Its threshold.
    #[serde(default)]
    pub threshold: Icons,
    /// What it says.
    pub does: Standing<Spoils>,
}

impl Printed {
    /// Whether it has covert printed on it.
    pub fn covert(&self) -> bool {
        self.keywords.contains(&Keyword::Covert)
    }

    /// The identifier after "unique".
    pub fn unique(&self) -> Option<&str> {
        self.keywords
            .iter()
            .find_map(|keyword| if let Keyword::Unique(name) = keyword { Some(&*name.en) } else { None })
    }

    /// The type it is attached to.
    pub fn attach(&self) -> Option<Kind> {
        self.keywords.iter().find_map(|keyword| if let Keyword::Attach(kind) = keyword { Some(*kind) } else { None })
    }

    /// Whether it may be played whenever a tactic could be.
    pub fn any_time(&self) -> bool {
        self.kind == Kind::Tactic
            || self.keywords.iter().any(|word| matches!(word, Keyword::AnyTime | Keyword::Tactical))
    }
}

/// A card as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    name: Both,
    trade: Trade,
    kind: Kind,
    #[serde(default)]
    subtypes: Vec<String>,
    cost: Option<u8>,
    #[serde(default)]
    threshold: Icons,
    stats: Option<Stats>,
    adjust: Option<Stats>,
    structure: Option<u8>,
    #[serde(default)]
    staple: bool,
    #[serde(default)]
    provides: Icons,
    faction: Option<FactionFacts>,
    #[serde(default)]
    keywords: Vec<Keyword>,
    becomes: Option<Stats>,
    flip_up: Option<Flip>,
    #[serde(default)]
    extra: Vec<Cost>,
    #[serde(default = "Vec::new")]
    effect: Vec<Effect<Spoils>>,
    #[serde(default = "Vec::new")]
    options: Vec<Way>,
    #[serde(default = "Vec::new")]
    abilities: Vec<Ability>,
    #[serde(default = "Vec::new")]
    text: Vec<Paragraph>,
    #[serde(default)]
    example: bool,
    wording: Option<Both>,
}

/// The file with the names of all subtypes; it comes before the cards.
const SUBTYPES: &str = "_subtypes.ron";

/// Reads a card file.
pub fn read(book: &mut Book<Spoils>, source: &Source) -> Result<(), Vec<LoadError>> {
    if source.path.ends_with(SUBTYPES) {
        let names: Vec<Both> = ron_text::read(source).map_err(|fault| vec![fault])?;
        book.plan.subtypes.extend(names);
        return Ok(());
    }
    if source.path.ends_with(crate::cards::deck::BANS) {
        let lists: Vec<BanList> = ron_text::read(source).map_err(|fault| vec![fault])?;
        book.plan.bans.extend(lists);
        return Ok(());
    }
    let entries: Vec<Entry> = ron_text::read(source).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    for entry in entries {
        let id = entry.id.clone();
        if let Err(what) = add(book, entry) {
            faults.push(LoadError::new(source, &id, what));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn add(book: &mut Book<Spoils>, entry: Entry) -> Result<(), String> {
    check(book, &entry)?;
    let ways = if entry.options.is_empty() {
        vec![Way { extra: with_target(&entry), effect: entry.effect.clone() }]
    } else {
        entry.options.clone()
    };
    let mut uses = Vec::new();
    for (place, way) in ways.iter().enumerate() {
        add_use(book, &mut uses, occasion::way(place), &way.extra, &way.effect)?;
    }
    for (place, ability) in entry.abilities.iter().enumerate() {
        add_use(book, &mut uses, occasion::ability(place), &ability.cost, &ability.effect)?;
    }
    if let Some(flip) = &entry.flip_up {
        let node = costs(book, &flip.extra, true);
        uses.push(Use { occasion: occasion::FLIP, node, written: Vec::new(), copies: false });
    }
    let mut law_thresholds = Vec::new();
    let mut laws: Vec<Law<Spoils>> = Vec::new();
    for (threshold, standing) in standing(&entry) {
        let law = Compiler::new(&mut book.tree).law(&standing)?;
        laws.push(law);
        law_thresholds.push(threshold);
    }
    let heard = laws.iter().fold(0, |heard, law| match law {
        Law::Listener(listener) => heard | Spoils::kinds(&listener.when),
        Law::Modifier(_) => heard,
    });
    let printed = Printed {
        trade: entry.trade,
        kind: entry.kind,
        subtypes: entry.subtypes,
        cost: entry.cost,
        threshold: entry.threshold,
        stats: entry.stats,
        adjust: entry.adjust,
        structure: entry.structure,
        staple: entry.staple,
        provides: entry.provides,
        faction: entry.faction,
        keywords: entry.keywords,
        becomes: entry.becomes,
        flip: entry.flip_up,
        ways,
        abilities: entry.abilities,
        text: entry.text,
        law_thresholds,
    };
    let (example, override_text) = (entry.example, entry.wording);
    let face = Face { slug: entry.id, name: entry.name, printed, uses, laws, heard, example, override_text };
    book.add_face(face).map(|_| ())
}

/// A card that is attached picks its target before any other cost. `SP-507.2a`
fn with_target(entry: &Entry) -> Vec<Cost> {
    let target = entry.keywords.iter().find_map(|keyword| match keyword {
        Keyword::Attach(kind) => Some(Cost::Pick(crate::language::Selection {
            from: vec![Zone::Play],
            whose: Whose::Everyones,
            that: Filter(vec![Is::kind(*kind)]),
            number: crate::language::Num::Fixed(1),
            up_to: false,
            by: crate::language::Who::You,
            called: crate::HOST,
        })),
        _ => None,
    });
    target.into_iter().chain(entry.extra.iter().cloned()).collect()
}

fn add_use(
    book: &mut Book<Spoils>,
    uses: &mut Vec<Use<Spoils>>,
    occasion: u8,
    extra: &[Cost],
    effect: &[Effect<Spoils>],
) -> Result<(), String> {
    let node = costs(book, extra, false);
    uses.push(Use { occasion, node, written: Vec::new(), copies: false });
    let node = Compiler::new(&mut book.tree).effects(effect)?;
    uses.push(Use { occasion: occasion + 1, node, written: effect.to_vec(), copies: false });
    Ok(())
}

/// The parts of a cost section in order: what is singled out is asked, the rest is done.
fn costs(book: &mut Book<Spoils>, extra: &[Cost], flip: bool) -> NodeId {
    let mut parts = Vec::new();
    for (place, cost) in extra.iter().enumerate() {
        let place = place as u8;
        match cost {
            Cost::Pick(_) | Cost::Choose(_) | Cost::Number(..) => {
                parts.push(book.tree.add(Node::Act(Moment::Cost(place, flip))));
                parts.push(book.tree.verb(Verb::Rule(Rule::Check(place, flip))));
            }
            _ => parts.push(book.tree.verb(Verb::Rule(Rule::Cost(place, flip)))),
        }
    }
    book.tree.all(parts)
}

/// The standing texts of a card: what gear adds, then its paragraphs.
fn standing(entry: &Entry) -> Vec<(Icons, Standing<Spoils>)> {
    let mut found = Vec::new();
    if let Some(Stats(strength, life, speed)) = entry.adjust {
        for (of, by) in [(Quality::Strength, strength), (Quality::Life, life), (Quality::Speed, speed)] {
            if by != 0 {
                let on = Subject::Cards(CardPick {
                    from: vec![Zone::Play],
                    whose: Whose::Everyones,
                    that: Filter(vec![Is::Host]),
                });
                let change = if by > 0 { Change::Add(i32::from(by)) } else { Change::Less(-i32::from(by), 0) };
                found.push((Icons::default(), Standing::Modifier(Modifier { of, on, change, per: None, only: None })));
            }
        }
    }
    found.extend(entry.text.iter().map(|paragraph| (paragraph.threshold, paragraph.does.clone())));
    found
}

/// Refuses what no card can be.
fn check(book: &Book<Spoils>, entry: &Entry) -> Result<(), String> {
    let slug = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if entry.id.is_empty() || entry.id.len() > 40 || !entry.id.chars().all(slug) {
        return Err(format!("the id \"{}\" must be 1 to 40 small letters, digits and hyphens", entry.id));
    }
    for (language, name) in [("en", &entry.name.en), ("fr", &entry.name.fr)] {
        if name.trim().is_empty() || name.chars().count() > 60 {
            return Err(format!("the {language} name must have 1 to 60 letters"));
        }
    }
    for subtype in &entry.subtypes {
        if !book.plan.subtypes.iter().any(|name| name.en == *subtype) {
            return Err(format!("no subtype called \"{subtype}\"; add it to {SUBTYPES}"));
        }
    }
    if (entry.kind == Kind::Character) != entry.stats.is_some() {
        return Err("a Character needs `stats: (strength, life, speed)`, and nothing else has them".to_string());
    }
    if entry.stats.is_some_and(|Stats(strength, life, speed)| strength < 0 || life < 1 || speed < 0) {
        return Err("`stats` must be at least (0, 1, 0)".to_string());
    }
    if (entry.kind == Kind::Location) != entry.structure.is_some() {
        return Err("a Location needs `structure`, and nothing else has one".to_string());
    }
    if (entry.kind == Kind::Faction) != entry.faction.is_some() {
        return Err("a Faction needs `faction: (influence: .., resources: .., draw: ..)`".to_string());
    }
    if entry.adjust.is_some() && entry.kind != Kind::Item {
        return Err("only an Item has `adjust`".to_string());
    }
    let without_cost = matches!(entry.kind, Kind::Faction | Kind::Resource);
    if without_cost && entry.cost.is_some() {
        return Err("a Faction or Resource has no `cost`".to_string());
    }
    if entry.cost.is_some_and(|cost| cost > 20) {
        return Err("`cost` must be 0 to 20".to_string());
    }
    if entry.staple && entry.kind != Kind::Resource {
        return Err("only a Resource is `staple`".to_string());
    }
    let instructs = !entry.effect.is_empty() || !entry.options.is_empty();
    if (entry.kind == Kind::Tactic) != instructs {
        return Err("a Tactic needs `effect` or `options`, and nothing else has them".to_string());
    }
    if !entry.options.is_empty() && (!entry.effect.is_empty() || !entry.extra.is_empty() || entry.options.len() > 6) {
        return Err("with `options` (two to six) leave `extra` and `effect` out".to_string());
    }
    if entry.abilities.len() > 8 {
        return Err("at most 8 abilities".to_string());
    }
    Ok(())
}

impl Is {
    /// The filter that asks for a type.
    pub fn kind(kind: Kind) -> Is {
        match kind {
            Kind::Faction => Is::Faction,
            Kind::Resource => Is::Resource,
            Kind::Character => Is::Character,
            Kind::Tactic => Is::Tactic,
            Kind::Item => Is::Item,
            Kind::Location => Is::Location,
        }
    }
}
