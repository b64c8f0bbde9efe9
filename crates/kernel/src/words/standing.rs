//! Texts that stay in force: who gets what, who cannot, what costs less.

use super::french::Person;
use super::reference::Ref;
use super::verbal::{CAN, GAINS, GETS, HAS, LOSES};
use super::{either, list};
use crate::book::Language;
use crate::effect::tree::{Change, Modifier, Standing};
use crate::game::Terms;

/// What a change says of the cards or the player it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Says {
    /// A number more or less with its sign: `+1 ATK`.
    Gets(String),
    /// `covert`, `2 strength`.
    Gains(String),
    /// `2 strength`.
    Loses(String),
    /// `a base ATK of 1`.
    Has(String),
    /// What it cannot do: `attack`.
    Cannot(String),
    /// Anything else, with its verb.
    Does(String),
}

/// All that is said of the same cards, without them: `gains covert and cannot block`.
pub fn predicate(says: &[Says], subject: &Ref, language: Language) -> String {
    let [mut gets, mut gains, mut loses, mut has, mut cannot, mut does] = [const { Vec::new() }; 6];
    for one in says {
        let (kind, what) = match one {
            Says::Gets(what) => (&mut gets, what),
            Says::Gains(what) => (&mut gains, what),
            Says::Loses(what) => (&mut loses, what),
            Says::Has(what) => (&mut has, what),
            Says::Cannot(what) => (&mut cannot, what),
            Says::Does(what) => (&mut does, what),
        };
        kind.push(what.clone());
    }
    let mut parts = Vec::new();
    for (verb, what) in [(GETS, gets), (GAINS, gains), (LOSES, loses), (HAS, has)] {
        if !what.is_empty() {
            parts.push(format!("{} {}", verb.of(subject, language), list(&what, language)));
        }
    }
    if !cannot.is_empty() {
        parts.push(cannot_do(&cannot, subject, language));
    }
    parts.extend(does);
    list(&parts, language)
}

/// `cannot attack or block`, `ne peut ni attaquer ni bloquer`.
fn cannot_do(what: &[String], subject: &Ref, language: Language) -> String {
    let peut = CAN.of(subject, Language::Fr);
    match (language, what) {
        (Language::En, what) => format!("cannot {}", either(what, language)),
        (Language::Fr, [one]) => format!("ne {peut} pas {one}"),
        (Language::Fr, several) => format!("ne {peut} ni {}", several.join(" ni ")),
    }
}

/// Standing texts in groups that are said in one clause: changes to the same cards under the same condition, unless one
/// is said in a sentence of its own.
pub fn groups<'a, 'b, G: Terms>(
    standings: &'b [&'a Standing<G>],
    alone: impl Fn(&Modifier<G>) -> bool,
) -> impl Iterator<Item = &'b [&'a Standing<G>]> {
    standings.chunk_by(move |one, other| match (one, other) {
        (Standing::Modifier(one), Standing::Modifier(other)) => {
            let alike = one.on == other.on && one.per == other.per && one.only == other.only;
            alike && !alone(one) && !alone(other)
        }
        _ => false,
    })
}

/// The changes among standing texts.
pub fn changes<'a, G: Terms>(standings: &[&'a Standing<G>]) -> Vec<&'a Modifier<G>> {
    let change =
        |standing: &&'a Standing<G>| if let Standing::Modifier(change) = standing { Some(change) } else { None };
    standings.iter().filter_map(change).collect()
}

/// `, to a minimum of 1`; nothing where there is none.
pub fn minimum(floor: i32, language: Language) -> String {
    match floor {
        ..=0 => String::new(),
        floor => language.pick(format!(", to a minimum of {floor}"), format!(", avec un minimum de {floor}")),
    }
}

/// What something costs by a change: `1 less, to a minimum of 1`.
pub fn more_or_less(change: Change, language: Language) -> String {
    match change {
        Change::Add(by) if by >= 0 => language.pick(format!("{by} more"), format!("{by} de plus")),
        Change::Add(by) => language.pick(format!("{} less", -by), format!("{} de moins", -by)),
        Change::Less(99.., floor) => floor.to_string(),
        Change::Cannot => "0".to_string(),
        Change::Less(by, floor) => {
            let minimum = minimum(floor, language);
            language.pick(format!("{by} less{minimum}"), format!("{by} de moins{minimum}"))
        }
        Change::Set(to) => to.to_string(),
        Change::Times(by) => language.pick(format!("{by} times as much"), format!("{by} fois plus")),
        Change::Half => language.pick("half as much", "deux fois moins").to_string(),
    }
}

/// What becomes of a number by a change: `is reduced by 1`, of damage in French `sont réduits de 1`.
pub fn is_changed(change: Change, person: Person, language: Language) -> String {
    let est = person.of("est", "sont");
    let be = |en: String, word: &str, rest: String| language.pick(en, format!("{est} {}{rest}", person.agree(word)));
    match change {
        Change::Add(by) if by >= 0 => be(format!("is increased by {by}"), "augmenté", format!(" de {by}")),
        Change::Add(by) => be(format!("is reduced by {}", -by), "réduit", format!(" de {}", -by)),
        Change::Less(99.., floor) => be(format!("is reduced to {floor}"), "réduit", format!(" à {floor}")),
        Change::Cannot => be("is reduced to 0".to_string(), "réduit", " à 0".to_string()),
        Change::Less(by, floor) => {
            let minimum = minimum(floor, language);
            be(format!("is reduced by {by}{minimum}"), "réduit", format!(" de {by}{minimum}"))
        }
        Change::Set(to) => {
            language.pick(format!("becomes {to}"), format!("{} {to}", person.of("devient", "deviennent")))
        }
        Change::Times(by) => be(format!("is multiplied by {by}"), "multiplié", format!(" par {by}")),
        Change::Half => be("is halved".to_string(), "divisé", " par 2".to_string()),
    }
}

/// A number with its sign: `+2`, and a true minus: `−1`.
pub fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_the_same_cards_is_one_clause() {
        let cannot = |word: &str| Says::Cannot(word.to_string());
        let says = [cannot("attaquer"), Says::Gains("couvert".to_string()), cannot("bloquer")];
        let cards = Ref::phrase("les cartes", Person::many(true));
        assert_eq!(predicate(&says, &cards, Language::Fr), "gagnent couvert et ne peuvent ni attaquer ni bloquer");
        let you = Ref { you: true, ..Ref::new("you", false) };
        assert_eq!(predicate(&[Says::Gets("+1 ATK".to_string())], &you, Language::En), "get +1 ATK");
    }

    #[test]
    fn changes_of_numbers() {
        assert_eq!(more_or_less(Change::Less(1, 1), Language::Fr), "1 de moins, avec un minimum de 1");
        assert_eq!(is_changed(Change::Less(999, 1), Person::one(false), Language::En), "is reduced to 1");
        assert_eq!(is_changed(Change::Half, Person::many(false), Language::Fr), "sont divisés par 2");
        assert_eq!(signed(-2), "−2");
    }
}
