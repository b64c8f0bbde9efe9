//! Costs in words: `side action, exhaust, 1 natural class`.

use kernel::prelude::*;

use super::noun;
use crate::language::Cost;

/// All parts of a cost, one after the other.
pub fn costs(costs: &[Cost], language: Language) -> String {
    let parts: Vec<String> = costs.iter().map(|cost| part(*cost, language)).collect();
    parts.join(", ")
}

/// What is done as a cost, as infinitives: `spend 1 basic and place 1 exhaustion token on this spell`.
pub fn acts(costs: &[Cost], this: &str, language: Language) -> String {
    let act = |cost: &Cost| match cost {
        Cost::Exhaust => {
            let token = noun::count(noun::EXHAUSTION, 1, language);
            language.pick(format!("place {token} on {this}"), format!("placer {token} sur {this}"))
        }
        Cost::Discard(_) => part(*cost, language),
        _ => {
            let part = part(*cost, language);
            language.pick(format!("spend {part}"), format!("dépenser {part}"))
        }
    };
    kernel::words::list(&costs.iter().map(act).collect::<Vec<_>>(), language)
}

fn part(cost: Cost, language: Language) -> String {
    let fixed = |en: &str, fr: &str| language.pick(en, fr).to_string();
    match cost {
        Cost::Main => fixed("main action", "action principale"),
        Cost::Side => fixed("side action", "action secondaire"),
        Cost::Exhaust => fixed("exhaust", "épuisement"),
        Cost::Discard(number) => {
            let cards = noun::count(noun::CARD, number.into(), language);
            language.pick(format!("discard {cards}"), format!("défausser {cards}"))
        }
        Cost::Basic(number) => {
            let symbols = noun::count(noun::SYMBOL, number.into(), Language::Fr);
            language.pick(format!("{number} basic"), format!("{symbols} de base"))
        }
        Cost::Class(magic, number) => {
            let (magic, symbols) =
                (noun::magic(magic, language), noun::count(noun::SYMBOL, number.into(), Language::Fr));
            language.pick(format!("{number} {magic} class"), format!("{symbols} de classe {magic}"))
        }
        Cost::Power(magic, number) => {
            let (magic, symbols) =
                (noun::magic(magic, language), noun::count(noun::SYMBOL, number.into(), Language::Fr));
            language.pick(format!("{number} {magic} power"), format!("{symbols} de pouvoir {magic}"))
        }
    }
}
