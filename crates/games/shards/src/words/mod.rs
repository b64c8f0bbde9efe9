//! A Shards card as a reader sees it: type line, numbers, and sentences made from its effects.

mod clause;
mod condition;
mod noun;

use kernel::book::{Book, CardText, Language};
use kernel::effect::node::NodeId;
use kernel::say;
use kernel::table::cards::FaceId;
use kernel::words::text::{paragraph, sentence, small};

use crate::Shards;
use crate::language::{Kind, Test};

use clause::Speaker;

/// The card in one language.
pub fn card_text(book: &Book<Shards>, face: FaceId, language: Language) -> CardText {
    let face = book.face(face);
    let printed = &face.printed;
    let speaker = Speaker { book, language };
    let text = match &face.override_text {
        Some(text) => text.get(language).lines().map(str::to_string).collect(),
        None => paragraphs(speaker, printed),
    };
    let label = |en: &str, fr: &str| language.pick(en, fr).to_string();
    let numbers = [
        (label("cost", "coût"), printed.cost),
        (label("health", "santé"), printed.health),
        (label("shield", "bouclier"), printed.shield),
    ];
    CardText {
        slug: face.slug.clone(),
        name: face.name.get(language).to_string(),
        line: type_line(printed, language),
        numbers: numbers.into_iter().filter_map(|(name, number)| Some((name, number?.to_string()))).collect(),
        details: vec![(label("copies", "exemplaires"), printed.copies.to_string())],
        text,
        by_hand: face.override_text.is_some(),
    }
}

/// One of the effects that a text lets somebody choose from.
pub fn way_text(book: &Book<Shards>, node: NodeId, way: u8, language: Language) -> Option<String> {
    let effects = book.tree.written_ways(node)?.get(usize::from(way))?;
    let text = Speaker { book, language }.lines(effects).join(" ");
    Some(text).filter(|text| !text.is_empty())
}

fn type_line(printed: &crate::Printed, language: Language) -> String {
    let faction = printed.faction.map(|faction| noun::faction(faction, language));
    match (language, printed.kind, faction) {
        (Language::En, Kind::Champion, Some(faction)) => format!("{faction} Champion"),
        (Language::Fr, Kind::Champion, Some(faction)) => format!("Champion {faction}"),
        (Language::En, Kind::Mercenary, Some(faction)) => format!("{faction} Ally · Mercenary"),
        (Language::Fr, Kind::Mercenary, Some(faction)) => format!("Allié {faction} · Mercenaire"),
        (Language::En, _, Some(faction)) => format!("{faction} Ally"),
        (Language::Fr, _, Some(faction)) => format!("Allié {faction}"),
        (Language::En, _, None) => "Item · Ally".to_string(),
        (Language::Fr, _, None) => "Objet · Allié".to_string(),
    }
}

fn paragraphs(mut speaker: Speaker, printed: &crate::Printed) -> Vec<String> {
    let written = &printed.written;
    let standing = |standing| sentence(&speaker.standing(standing, false));
    let mut lines: Vec<String> = written.in_play.iter().map(standing).collect();
    lines.extend(speaker.lines(&written.play));
    if !written.when_played.is_empty() {
        let opening = say!(speaker, "When you play this champion, ", "Quand vous jouez ce champion, ");
        lines.push(with_opening(&opening, &speaker.lines(&written.when_played)));
    }
    if !written.activate.is_empty() {
        let opening = match &printed.only_if {
            None => say!(speaker, "Activate: ", "Activez\u{a0}: "),
            Some(test) => only_if(speaker, test),
        };
        lines.push(with_opening(&opening, &speaker.lines(&written.activate)));
    }
    lines
}

/// A condition without `if`.
pub fn condition(book: &Book<Shards>, test: &Test, language: Language) -> String {
    Speaker { book, language }.test_clause(test, true)
}

/// A condition on the activation itself.
fn only_if(speaker: Speaker, test: &Test) -> String {
    let (keyword, condition) = (speaker.keyword(test), speaker.test_clause(test, true));
    let only = say!(speaker, "activate only if {condition}: ", "activez uniquement si~{condition}\u{a0}: ");
    if keyword.is_empty() { kernel::words::text::capital(&only) } else { format!("{keyword}{only}") }
}

/// One paragraph: an opening, the first sentence in small letters, then the rest.
fn with_opening(opening: &str, sentences: &[String]) -> String {
    let first = sentences.first().map(|first| small(first)).unwrap_or_default();
    let all: Vec<String> = [first].into_iter().chain(sentences.iter().skip(1).cloned()).collect();
    paragraph(opening, &all)
}
