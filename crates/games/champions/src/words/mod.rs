//! A card of Marvel Champions as a reader sees it: type line, numbers, and sentences made from its effects.
//!
//! Wording is ours, in the terms of the rulebooks of both languages; it is made from what the card does, so text and
//! behaviour cannot disagree.

mod branch;
mod condition;
mod cost;
mod filter;
mod harm;
mod layout;
mod moves;
mod noun;
mod number;
mod occasion;
mod reference;
mod speaker;
mod standing;
mod verb;

use kernel::book::{Book, CardText, Language};
use kernel::effect::node::NodeId;
use kernel::say;
use kernel::table::cards::FaceId;
use kernel::words::text::capital;
use kernel::words::vocabulary::Vocabulary;

use crate::Champions;
use crate::cards::{Amount, LawSource, Printed};
use crate::language::Class;
use speaker::Speaker;

/// The card as a reader sees it.
pub fn card_text(book: &Book<Champions>, face: FaceId, language: Language) -> CardText {
    let face = book.face(face);
    let speaker = Speaker::new(book, face, language);
    let text = match &face.override_text {
        Some(text) => text.get(language).lines().map(str::to_string).collect(),
        None => speaker.card(),
    };
    CardText {
        slug: face.slug.clone(),
        name: face.name.get(language).to_string(),
        line: type_line(&speaker),
        numbers: numbers(&speaker),
        details: details(&speaker),
        text,
        by_hand: face.override_text.is_some(),
    }
}

/// One ability, by its place in `printed.abilities`, in words without its title: for labels and prompts.
pub fn ability_text(book: &Book<Champions>, face: FaceId, place: u8, language: Language) -> Option<String> {
    let face = book.face(face);
    let ability = face.printed.abilities.get(place as usize)?;
    let lines = Speaker::new(book, face, language).ability_lines(ability);
    Some(capital(&lines.join(" ")))
}

/// A constant text, by its place in `printed.text`.
pub fn standing_text(book: &Book<Champions>, face: FaceId, place: u8, language: Language) -> Option<String> {
    let face = book.face(face);
    let standing = face.printed.text.get(place as usize)?;
    Speaker::new(book, face, language).constant(standing)
}

/// One of the effects of a choice, as the player who chooses reads it.
pub fn way_text(book: &Book<Champions>, node: NodeId, way: u8, language: Language) -> Option<String> {
    let ways = book.tree.written_ways(node)?;
    let effects = ways.get(way as usize)?;
    let holds = |printed: &Printed| printed.abilities.iter().any(|ability| branch::holds(&ability.effect, ways));
    let face = book.faces.iter().find(|face| holds(&face.printed)).or_else(|| book.faces.first())?;
    let lines = Speaker::new(book, face, language).paragraphs("", effects);
    // Steps of the rules themselves have no words.
    Some(capital(&lines.join(" "))).filter(|text| !text.is_empty())
}

/// A law of a card as text: what it comes from was noted when the card was read.
pub fn law_text(book: &Book<Champions>, face: FaceId, law: u8, language: Language) -> Option<String> {
    match *book.face(face).printed.law_sources.get(usize::from(law))? {
        LawSource::Ability(place) => ability_text(book, face, place, language),
        LawSource::Text(place) => standing_text(book, face, place, language),
        LawSource::Keyword(place) => Speaker::new(book, book.face(face), language).waiting_keyword(usize::from(place)),
    }
}

/// How an ability is called in a list: its own name, or "Action", "Hero Action (attack)", …
pub fn ability_title(book: &Book<Champions>, face: FaceId, place: u8, language: Language) -> Option<String> {
    let face = book.face(face);
    let ability = face.printed.abilities.get(place as usize)?;
    match &ability.name {
        Some(name) => Some(name.get(language).to_string()),
        None => Speaker::new(book, face, language).title(ability),
    }
}

/// What an ability waits for: `when the villain attacks you`.
pub fn trigger(book: &Book<Champions>, face: FaceId, place: u8, language: Language) -> Option<String> {
    let face = book.face(face);
    let ability = face.printed.abilities.get(place as usize)?;
    Speaker::new(book, face, language).trigger(ability)
}

/// `Clint Barton — Ally · Leadership · Avenger`.
fn type_line(speaker: &Speaker) -> String {
    let printed = speaker.printed();
    let mut parts = vec![noun::type_name(printed.kind, speaker.language)];
    if let Some(stage) = &printed.stage {
        parts.push(say!(speaker, "Stage {stage}", "Stade {stage}"));
    }
    parts.push(noun::class(printed.class, speaker.language).to_string());
    // A hero's own cards are told by the hero's name.
    if let (Class::Hero, Some(set), false) = (printed.class, &printed.set, printed.kind.is_identity()) {
        parts.push(speaker.set_name(set));
    }
    let traits: Vec<String> = printed.traits.iter().map(|found| speaker.trait_name(*found)).collect();
    parts.push(traits.join(", "));
    parts.retain(|part| !part.is_empty());
    let line = parts.join(" · ");
    match &printed.subtitle {
        Some(subtitle) => format!("{} — {line}", subtitle.get(speaker.language)),
        None => line,
    }
}

/// Printed numbers with their labels.
fn numbers(speaker: &Speaker) -> Vec<(String, String)> {
    let printed = speaker.printed();
    let per_player = |amount: Amount| {
        let number = amount.number;
        match amount.per_player {
            true => say!(speaker, "{number} per player", "{number} par joueur"),
            false => number.to_string(),
        }
    };
    let some = |number: u8| (number > 0).then(|| number.to_string());
    let more = |number: u8| (number > 0).then(|| format!("+{number}"));
    let plain = |number: Option<u8>| number.map(|number| number.to_string());
    let attack = if printed.attack_x { Some("X".to_string()) } else { plain(printed.attack) };
    let resources = Some(noun::signs(printed.resources)).filter(|signs| !signs.is_empty());
    let crisis = printed.crisis.then(|| "1".to_string());
    let found: [(&str, &str, Option<String>); 20] = [
        ("cost", "coût", plain(printed.cost)),
        ("resources", "ressources", resources),
        ("THW", "CTR", plain(printed.thwart)),
        ("damage after thwarting", "dégâts consécutifs (contre)", some(printed.consequences.1)),
        ("SCH", "MNG", plain(printed.scheme)),
        ("ATK", "ATQ", attack),
        ("damage after attacking", "dégâts consécutifs (attaque)", some(printed.consequences.0)),
        ("DEF", "DEF", plain(printed.defense)),
        ("REC", "REC", plain(printed.recover)),
        ("SCH", "MNG", more(printed.adds.1)),
        ("ATK", "ATQ", more(printed.adds.0)),
        ("hit points", "points de vie", printed.health.map(per_player)),
        ("hand size", "taille de main", plain(printed.hand)),
        ("starting threat", "menace de départ", printed.threat.map(per_player)),
        ("acceleration", "accélération", printed.accelerates.map(per_player)),
        ("target threat", "seuil de menace", printed.target.map(per_player)),
        ("crisis icon", "icône de crise", crisis),
        ("hazard icons", "icônes d’aléas", some(printed.hazard)),
        ("acceleration icons", "icônes d’accélération", some(printed.acceleration)),
        ("boost icons", "icônes de boost", some(printed.boost)),
    ];
    // One icon, several icons.
    let one = |fr: &str| fr.replace("icônes", "icône").replace("dégâts consécutifs", "dégât consécutif");
    let label = |en: &str, fr: &str, number: &str| match number {
        "1" => speaker.language.pick(en.replace("icons", "icon"), one(fr)),
        _ => speaker.language.pick(en, fr).to_string(),
    };
    found.into_iter().filter_map(|(en, fr, number)| number.map(|number| (label(en, fr, &number), number))).collect()
}

/// The other side of an identity, set, number in the box and copies.
fn details(speaker: &Speaker) -> Vec<(String, String)> {
    let printed = speaker.printed();
    let mut details = Vec::new();
    if let Some(back) = printed.back.as_ref().filter(|_| printed.kind.is_identity()) {
        details.push((say!(speaker, "other side", "autre côté"), speaker.card_name(back)));
    }
    if let Some(set) = &printed.set {
        details.push(("set".to_string(), speaker.set_name(set)));
    }
    // The first two figures name the box.
    let number = printed.code.get(2..).unwrap_or(&printed.code).trim_start_matches('0').to_uppercase();
    if !number.is_empty() {
        details.push((say!(speaker, "number", "numéro"), number));
    }
    let (copies, s) = if printed.copies == 1 { ("copy", "") } else { ("copies", "s") };
    details.push((say!(speaker, "{copies}", "exemplaire{s}"), printed.copies.to_string()));
    details
}
