//! Card files of The Spoils, and what they are checked for.

use kernel::effect::node::{Answer, Listener};
use kernel::files;
use kernel::prelude::*;
use kernel::ron_text;

use crate::Spoils;
use crate::cards::deck::{self, BanList};
use crate::cards::mentions::reads_event;
use crate::cards::printed::{Keyword, Printed, Stats, Way, changes, occasion};
use crate::cards::{names, traps};
use crate::language::{Cost, Filter, HOST, Icons, Is, Kind, Num, Quality, Selection, Who, Zone};

/// The most parts of a cost section.
pub const MOST_COSTS: usize = 8;

/// The file with the names of all subtypes; it comes before the cards.
const SUBTYPES: &str = "_subtypes.ron";

/// Reads a card file.
pub fn read(book: &mut Book<Spoils>, source: &Source) -> Result<(), Vec<LoadError>> {
    if source.is_called(SUBTYPES) {
        let names: Vec<Both> = ron_text::read(source).map_err(|fault| vec![fault])?;
        book.plan.subtypes.extend(names);
        return Ok(());
    }
    if source.is_called(deck::BANS) {
        let lists: Vec<BanList> = ron_text::read(source).map_err(|fault| vec![fault])?;
        book.plan.bans.extend(lists);
        return Ok(());
    }
    files::read_cards(book, source, |printed: &Printed| &printed.id, add)
}

fn add(book: &mut Book<Spoils>, mut printed: Printed) -> Result<(), String> {
    check(book, &printed)?;
    traps::check(&printed)?;
    names::check(&printed)?;
    if printed.ways.is_empty() {
        printed.ways.push(Way { extra: with_target(&printed), effect: std::mem::take(&mut printed.effect) });
    }
    let mut uses = Vec::new();
    for (place, way) in printed.ways.iter().enumerate() {
        uses.push(follow(book, occasion::way(place as u8), &way.extra, &way.effect)?);
    }
    for (place, ability) in printed.abilities.iter().enumerate() {
        uses.push(follow(book, occasion::ability(place as u8), &ability.cost, &ability.effect)?);
    }
    if printed.flip.as_ref().is_some_and(|flip| flip.extra.len() > MOST_COSTS) {
        return Err(too_many_costs());
    }
    let mut laws = Vec::new();
    for (threshold, standing) in standing(&printed) {
        let law = Compiler::new(&mut book.tree).law(&standing)?;
        if let Law::Listener(Listener { answer: Answer::Trigger { then, .. }, .. }) = &law
            && !reads_event(&standing)
        {
            book.plan.eventless.push(*then);
        }
        laws.push(law);
        printed.law_thresholds.push(threshold);
    }
    let heard = Law::kinds_heard(&laws);
    printed.changes = laws.iter().fold(0, |all, law| all | changes(law));
    printed.is_steady = printed.attach().is_none() && printed.unique().is_none() && printed.kind != Kind::Location;
    let (slug, name) = (printed.id.clone(), printed.name.clone());
    let (example, override_text) = (printed.example, printed.wording.take());
    book.add_face(Face { slug, name, printed, uses, laws, heard, example, override_text }).map(|_| ())
}

/// A card that is attached picks its target before any other cost. `SP-507.2a`
fn with_target(entry: &Printed) -> Vec<Cost> {
    let target = entry.keywords.iter().find_map(|keyword| match keyword {
        Keyword::Attach(kind) => Some(Cost::Pick(Selection {
            from: vec![Zone::Play],
            whose: Whose::Everyones,
            that: Filter(vec![Is::kind(*kind)]),
            number: Num::Fixed(1),
            up_to: false,
            by: Who::You,
            called: HOST,
        })),
        _ => None,
    });
    target.into_iter().chain(entry.extra.iter().cloned()).collect()
}

/// What a card does on an occasion. Its costs are asked and paid part by part, see the plan.
fn follow(
    book: &mut Book<Spoils>,
    occasion: u8,
    costs: &[Cost],
    effect: &[Effect<Spoils>],
) -> Result<Use<Spoils>, String> {
    if costs.len() > MOST_COSTS {
        return Err(too_many_costs());
    }
    let node = Compiler::new(&mut book.tree).effects(effect)?;
    Ok(Use { occasion, node, written: effect.to_vec(), copies: false })
}

fn too_many_costs() -> String {
    format!("a cost section has at most {MOST_COSTS} parts")
}

/// The standing texts of a card: what gear adds, then its paragraphs.
fn standing(entry: &Printed) -> Vec<(Icons, Standing<Spoils>)> {
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
fn check(book: &Book<Spoils>, entry: &Printed) -> Result<(), String> {
    files::check_name(&entry.id, &entry.name)?;
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
    let instructs = !entry.effect.is_empty() || !entry.ways.is_empty();
    if (entry.kind == Kind::Tactic) != instructs {
        return Err("a Tactic needs `effect` or `options`, and nothing else has them".to_string());
    }
    if !entry.ways.is_empty() && (!entry.effect.is_empty() || !entry.extra.is_empty() || entry.ways.len() > 6) {
        return Err("with `options` (two to six) leave `extra` and `effect` out".to_string());
    }
    if entry.abilities.len() > 8 {
        return Err("at most 8 abilities".to_string());
    }
    Ok(())
}
