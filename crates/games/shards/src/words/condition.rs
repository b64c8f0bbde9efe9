//! Conditions in words.

use kernel::book::Language;
use kernel::effect::tree::{Amount, Condition, Logic, Pick};
use kernel::words::{list, number_word, with_article};

use super::clause::Speaker;
use super::noun;
use crate::Shards;
use crate::language::{Resource, Test};

/// A condition's keyword, if it has one, and the condition itself, beginning with `if` or `si`.
pub fn test(speaker: Speaker, test: &Test) -> (Option<&'static str>, String) {
    let language = speaker.language;
    let name = |faction| noun::faction(faction, language);
    match (test, language) {
        (Test::Mastery(least), Language::En) => (None, format!("if you have {least} mastery or more")),
        (Test::Mastery(least), Language::Fr) => (None, format!("si vous avez au moins {least} points de maîtrise")),
        (Test::Health(exactly), Language::En) => (None, format!("if you have exactly {exactly} health")),
        (Test::Health(exactly), Language::Fr) => (None, format!("si vous avez exactement {exactly} points de santé")),
        (Test::Unify(faction), Language::En) => (
            Some("Unify"),
            format!("if you have played another {} ally this turn or reveal one from your hand", name(*faction)),
        ),
        (Test::Unify(faction), Language::Fr) => (
            Some("Union"),
            format!("si vous avez joué un autre allié {} ce tour-ci ou en révélez un de votre main", name(*faction)),
        ),
        (Test::Dominion(factions), Language::En) => {
            let kinds: Vec<String> = factions.iter().map(|of| with_article(name(*of), false, Language::En)).collect();
            let kinds = list(&kinds, language);
            (Some("Dominion"), format!("if this turn you have played and/or reveal from your hand {kinds} card"))
        }
        (Test::Dominion(factions), Language::Fr) => {
            let kinds: Vec<String> = factions.iter().map(|of| format!("une carte {}", name(*of))).collect();
            let kinds = list(&kinds, language);
            (Some("Domination"), format!("si vous avez joué ce tour-ci et/ou révélez de votre main {kinds}"))
        }
        (Test::Inspire, Language::En) => (Some("Inspire"), "if you have a champion in play".to_string()),
        (Test::Inspire, Language::Fr) => (Some("Inspiration"), "si vous avez un champion en jeu".to_string()),
        (Test::Echo(faction), Language::En) => {
            let card = noun::filter(&crate::language::Filter::Of(*faction), language).a;
            (Some("Echo"), format!("if there is {card} in your discard pile"))
        }
        (Test::Echo(faction), Language::Fr) => {
            (Some("Écho"), format!("s’il y a une carte {} dans votre défausse", name(*faction)))
        }
        (Test::Champions(faction, least), Language::En) => {
            let count = number_word(*least, language);
            (None, format!("if you have at least {count} {} champions in play", name(*faction)))
        }
        (Test::Champions(faction, least), Language::Fr) => {
            let count = number_word(*least, language);
            (None, format!("si vous avez au moins {count} champions {} en jeu", name(*faction)))
        }
        (Test::InPlay(slug), Language::En) => (None, format!("if you have {} in play", speaker.card_name(slug))),
        (Test::InPlay(slug), Language::Fr) => (None, format!("si vous avez {} en jeu", speaker.card_name(slug))),
        (Test::Demand(_) | Test::PlayedOf(_) | Test::CanShow(_) | Test::CanAttack | Test::Attacked(_), _) => {
            unreachable!("no card file can write this condition")
        }
    }
}

/// Any condition, beginning with `if` or `si`.
pub fn any(speaker: Speaker, condition: &Condition<Shards>) -> String {
    let language = speaker.language;
    let logic = match condition {
        Condition::Is(found) => return test(speaker, found).1,
        Condition::Filled(_) => unreachable!("no card file can write this condition"),
        Condition::Control(logic) => logic,
    };
    match (&**logic, language) {
        (Logic::Not(part), Language::En) => format!("unless {}", bare(&any(speaker, part))),
        (Logic::Not(part), Language::Fr) => format!("sauf {}", any(speaker, part)),
        (Logic::Every(parts), Language::En) => join(speaker, parts, " and "),
        (Logic::Every(parts), Language::Fr) => join(speaker, parts, " et "),
        (Logic::Any(parts), Language::En) => join(speaker, parts, " or "),
        (Logic::Any(parts), Language::Fr) => join(speaker, parts, " ou "),
        (Logic::AtLeast(amount, least), Language::En) => {
            format!("if you have at least {least} {}", counted(amount, language))
        }
        (Logic::AtLeast(amount, least), Language::Fr) => {
            format!("si vous avez au moins {least} {}", counted(amount, language))
        }
    }
}

fn join(speaker: Speaker, parts: &[Condition<Shards>], word: &str) -> String {
    let parts: Vec<String> = parts.iter().map(|part| any(speaker, part)).collect();
    parts.join(word)
}

fn bare(condition: &str) -> &str {
    condition.strip_prefix("if ").unwrap_or(condition)
}

fn counted(amount: &Amount<Shards>, language: Language) -> String {
    match amount {
        Amount::Number(number) => number.to_string(),
        Amount::Gauge(gauge) => gauge_name(*gauge, language),
        Amount::Measure(none) => match *none {},
        Amount::Count(Pick::Cards(pick)) => {
            format!("{} {}", noun::filter(&pick.that, language).many, noun::origin(pick, true, language))
        }
        Amount::Count(Pick::Seats(_) | Pick::Dice(..) | Pick::Numbers(_)) => match language {
            Language::En => "opponents".to_string(),
            Language::Fr => "adversaires".to_string(),
        },
    }
}

fn gauge_name(gauge: Resource, language: Language) -> String {
    let noun = noun::resource(gauge);
    match language {
        Language::En => noun.many.to_string(),
        Language::Fr => noun.plusieurs.to_string(),
    }
}
