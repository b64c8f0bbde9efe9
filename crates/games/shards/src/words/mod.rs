//! A Shards card as a reader sees it: type line, numbers, and sentences made from its effects.

mod clause;
mod condition;
mod noun;

use kernel::book::{Book, CardText, Language};
use kernel::effect::tree::{Change, Condition, Effect, Standing, Subject};
use kernel::table::cards::FaceId;
use kernel::words::sentence;

use crate::Shards;
use crate::language::{Kind, Test};

pub use clause::Speaker;

/// The card in one language.
pub fn card_text(book: &Book<Shards>, face: FaceId, language: Language) -> CardText {
    let face = book.face(face);
    let printed = &face.printed;
    let speaker = Speaker { book, language };
    let text = match &face.override_text {
        Some(text) => text.get(language).lines().map(str::to_string).collect(),
        None => paragraphs(speaker, printed),
    };
    let label = |en: &str, fr: &str| match language {
        Language::En => en.to_string(),
        Language::Fr => fr.to_string(),
    };
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

fn paragraphs(speaker: Speaker, printed: &crate::Printed) -> Vec<String> {
    let language = speaker.language;
    let written = &printed.written;
    let mut lines: Vec<String> =
        written.in_play.iter().map(|standing| sentence(&standing_text(speaker, standing))).collect();
    lines.extend(speaker.lines(&written.play));
    if !written.when_played.is_empty() {
        let opening = match language {
            Language::En => "when you play this champion, ",
            Language::Fr => "quand vous jouez ce champion, ",
        };
        lines.push(with_opening(opening, &speaker.lines(&written.when_played)));
    }
    if !written.activate.is_empty() {
        let opening = match (&printed.only_if, language) {
            (None, Language::En) => "Activate: ".to_string(),
            (None, Language::Fr) => "Activez\u{a0}: ".to_string(),
            (Some(test), _) => only_if(speaker, test),
        };
        lines.push(with_opening(&opening, &speaker.lines(&written.activate)));
    }
    lines
}

/// A condition on the activation itself.
fn only_if(speaker: Speaker, test: &Test) -> String {
    let (keyword, condition) = condition::test(speaker, test);
    match (speaker.language, keyword) {
        (Language::En, Some(keyword)) => format!("{keyword}: activate only {condition}: "),
        (Language::En, None) => format!("Activate only {condition}: "),
        (Language::Fr, Some(keyword)) => format!("{keyword}\u{a0}: activez uniquement {condition}\u{a0}: "),
        (Language::Fr, None) => format!("Activez uniquement {condition}\u{a0}: "),
    }
}

/// One paragraph: an opening, the first sentence in small letters, then the rest.
fn with_opening(opening: &str, sentences: &[String]) -> String {
    let mut text = opening.to_string();
    for (place, line) in sentences.iter().enumerate() {
        if place == 0 {
            let mut letters = line.chars();
            text.extend(letters.next().into_iter().flat_map(char::to_lowercase));
            text.push_str(letters.as_str());
        } else {
            text.push(' ');
            text.push_str(line);
        }
    }
    sentence(&text)
}

/// A text that stays in force, without capital and full stop.
fn standing_text(speaker: Speaker, standing: &Standing<Shards>) -> String {
    match standing {
        Standing::Modifier(modifier) => {
            let (subject, plural) = subject(speaker, &modifier.on);
            let cannot = match (speaker.language, plural, modifier.change) {
                (Language::En, _, Change::Cannot) => "cannot be attacked".to_string(),
                (Language::Fr, Number::One, Change::Cannot) => "ne peut pas être attaqué".to_string(),
                (Language::Fr, Number::Many, Change::Cannot) => "ne peuvent pas être attaqués".to_string(),
                (Language::Fr, Number::You, Change::Cannot) => "ne pouvez pas être attaqués".to_string(),
                (Language::En, _, _) => "can be attacked".to_string(),
                (Language::Fr, _, _) => "peut être attaqué".to_string(),
            };
            let only = modifier.only.as_ref().map(|only| format!(" {}", while_text(speaker, only))).unwrap_or_default();
            format!("{subject} {cannot}{only}")
        }
        Standing::Trigger(_) | Standing::Instead(_) => clause::lasting(speaker, standing, false),
    }
}

#[derive(Clone, Copy)]
enum Number {
    One,
    Many,
    You,
}

fn subject(speaker: Speaker, subject_of: &Subject<Shards>) -> (String, Number) {
    let language = speaker.language;
    match (subject_of, language) {
        (Subject::This, Language::En) => ("this champion".to_string(), Number::One),
        (Subject::This, Language::Fr) => ("ce champion".to_string(), Number::One),
        (Subject::You, Language::En) => ("you".to_string(), Number::You),
        (Subject::You, Language::Fr) => ("vous".to_string(), Number::You),
        (Subject::Seats(_), Language::En) => ("your opponents".to_string(), Number::Many),
        (Subject::Seats(_), Language::Fr) => ("vos adversaires".to_string(), Number::Many),
        (Subject::Cards(pick), Language::En) => {
            (format!("your {}", noun::filter(&pick.that, language).many), Number::Many)
        }
        (Subject::Cards(pick), Language::Fr) => {
            (format!("vos {}", noun::filter(&pick.that, language).many), Number::Many)
        }
        (Subject::AnyOf(parts), _) => {
            let found: Vec<(String, Number)> = parts.iter().map(|part| subject(speaker, part)).collect();
            let number =
                if found.iter().any(|part| matches!(part.1, Number::You)) { Number::You } else { Number::Many };
            let names: Vec<String> = found.into_iter().map(|part| part.0).collect();
            (kernel::words::list(&names, language), number)
        }
    }
}

fn while_text(speaker: Speaker, only: &Condition<Shards>) -> String {
    match (only, speaker.language) {
        (Condition::Is(Test::InPlay(slug)), Language::En) => {
            format!("while you have {} in play", speaker.card_name(slug))
        }
        (Condition::Is(Test::InPlay(slug)), Language::Fr) => {
            format!("tant que vous avez la carte {} en jeu", speaker.card_name(slug))
        }
        (_, Language::En) => condition::any(speaker, only).replacen("if ", "while ", 1),
        (_, Language::Fr) => condition::any(speaker, only).replacen("si ", "tant que ", 1),
    }
}

/// Whether effects are nothing but these words; used to recognise shapes that have a shorter sentence.
fn only_verb(effects: &[Effect<Shards>]) -> Option<&crate::language::Verb> {
    match effects {
        [Effect::Do(verb)] => Some(verb),
        _ => None,
    }
}
