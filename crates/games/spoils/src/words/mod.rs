//! A Spoils card as a reader sees it: type line, numbers, and sentences made from its effects.

mod condition;
mod cost;
mod filter;
mod layout;
mod noun;
mod number;
mod onto;
mod reference;
mod selection;
mod speaker;
mod standing;
mod trigger;
mod turn;
mod verb;
mod whole;

use kernel::book::{Book, CardText, Language};
use kernel::effect::node::NodeId;
use kernel::effect::tree::Effect;
use kernel::table::cards::FaceId;

use crate::Spoils;
use crate::cards::printed::{Printed, Stats};
use kernel::words::french::Person;
use kernel::words::standing::signed;
use kernel::words::text::{capital, sentence};
use kernel::words::translated;
use speaker::Speaker;

/// The card in one language.
pub fn card_text(book: &Book<Spoils>, face: FaceId, language: Language) -> CardText {
    let face = book.face(face);
    let printed = &face.printed;
    let text = match &face.override_text {
        Some(text) => text.get(language).lines().map(str::to_string).collect(),
        None => Speaker::new(book, printed, language).card(),
    };
    CardText {
        slug: face.slug.clone(),
        name: face.name.get(language).to_string(),
        line: type_line(book, printed, language),
        numbers: numbers(printed, language),
        details: Vec::new(),
        text,
        by_hand: face.override_text.is_some(),
    }
}

/// An option of a card's text.
pub fn option_text(book: &Book<Spoils>, face: FaceId, way: u8, language: Language) -> Option<String> {
    let printed = &book.face(face).printed;
    printed.ways.get(way as usize).map(|way| Speaker::new(book, printed, language).option(way))
}

/// One of the effects that a text lets somebody choose from.
pub fn way_text(book: &Book<Spoils>, node: NodeId, way: u8, language: Language) -> Option<String> {
    let ways = book.tree.written_ways(node)?;
    let effects = ways.get(way as usize)?;
    let holds = |effect: &Effect<Spoils>| effect.any(&|one| one.ways().as_deref() == Some(ways));
    let written = book.faces.iter().find(|face| face.printed.written().any(holds));
    // What stands in a verb speaks of nothing that only its card could tell.
    let printed = &written.or_else(|| book.faces.first())?.printed;
    Some(Speaker::new(book, printed, language).paragraph("", effects)).filter(|text| !text.is_empty())
}

/// A standing text of a card: what gear adds has none.
pub fn law_text(book: &Book<Spoils>, face: FaceId, law: u8, language: Language) -> Option<String> {
    let printed = &book.face(face).printed;
    let added = printed.law_thresholds.len() - printed.text.len();
    let paragraph = printed.text.get((law as usize).checked_sub(added)?)?;
    let standing = Speaker::new(book, printed, language).separate(&[&paragraph.does]);
    standing.first().map(|line| sentence(line))
}

/// The printed numbers with their labels.
fn numbers(printed: &Printed, language: Language) -> Vec<(String, String)> {
    let mut numbers = Vec::new();
    let mut add = |en: &str, fr: &str, number: String| {
        numbers.push((language.pick(en, fr).to_string(), number));
    };
    if let Some(faction) = &printed.faction {
        add("influence", "influence", faction.influence.to_string());
    }
    if let Some(cost) = printed.cost {
        add("cost", "coût", cost.to_string());
    }
    if !printed.threshold.is_empty() {
        add("threshold", "seuil", noun::icons(printed.threshold));
    }
    if let Some(Stats(strength, life, speed)) = printed.stats {
        add("strength", "force", strength.to_string());
        add("life", "vitalité", life.to_string());
        add("speed", "vitesse", speed.to_string());
    }
    if let Some(Stats(strength, life, speed)) = printed.adjust {
        for (en, fr, by) in [("strength", "force", strength), ("life", "vitalité", life), ("speed", "vitesse", speed)]
        {
            if by != 0 {
                add(en, fr, signed(i32::from(by)));
            }
        }
    }
    if let Some(structure) = printed.structure {
        add("structure", "structure", structure.to_string());
    }
    numbers
}

/// `Arcanist character – wizard`, `Personnage arcaniste – sorcier`.
fn type_line(book: &Book<Spoils>, printed: &Printed, language: Language) -> String {
    let kind = if printed.staple { noun::STAPLE } else { noun::kind(printed.kind) };
    let trade = noun::trade(printed.trade, language);
    let line = match language {
        Language::En => format!("{trade} {}", kind.one),
        Language::Fr => {
            let person = Person::one(kind.feminine);
            let trade = if noun::agrees(printed.trade) { person.agree(trade) } else { trade.to_string() };
            capital(&format!("{} {trade}", kind.un))
        }
    };
    let subtypes: Vec<&str> =
        printed.subtypes.iter().map(|name| translated(&book.plan.subtypes, name, language)).collect();
    if subtypes.is_empty() { line } else { format!("{line} – {}", subtypes.join(", ")) }
}
