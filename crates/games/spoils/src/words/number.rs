//! Numbers in a sentence.

use kernel::effect::tree::{Amount, Pick};

use super::noun::Unit;
use super::speaker::Speaker;
use crate::Spoils;
use crate::language::Measure;
use crate::language::{Gauge, Is, Name, Num, Which};
use kernel::words::french;

/// The letter of a number that has a name.
pub fn letter(name: Name) -> &'static str {
    match name {
        Name::Y | Name::Second => "Y",
        Name::X | Name::Target | Name::Victim | Name::Found | Name::Rest | Name::Deck | Name::Winner => "X",
    }
}

impl Speaker<'_> {
    /// A number as a noun: `3`, `X`, `its strength`, `the number of tokens on this card`.
    pub fn value(&mut self, num: Num) -> String {
        match num {
            Num::Fixed(number) => number.to_string(),
            Num::The(name) => letter(name).to_string(),
            Num::Twice(name) => {
                let letter = letter(name);
                self.say(format!("twice {letter}"), format!("deux fois {letter}"))
            }
            Num::Strength(which) => self.its(which, "strength", "la force"),
            Num::Life(which) => self.its(which, "life", "la vie"),
            Num::Cost(which) => self.its(which, "numeric cost", "le coût numérique"),
            Num::Tokens(_) | Num::TheirCharacters | Num::Destroyed(_) => {
                let each = self.things(num);
                self.say(format!("the number of {each}"), format!("le nombre {}", french::of(&each)))
            }
        }
    }

    /// What a number counts, in several: `tokens on it`.
    fn things(&mut self, num: Num) -> String {
        match num {
            Num::Tokens(which) => self.tokens_on(which, true),
            Num::TheirCharacters => {
                self.say("characters your opponent controls", "personnages que votre adversaire contrôle")
            }
            Num::Destroyed(name) => self.destroyed(name, true),
            Num::Fixed(_) | Num::The(_) | Num::Twice(_) | Num::Strength(_) | Num::Life(_) | Num::Cost(_) => {
                self.value(num)
            }
        }
    }

    fn tokens_on(&mut self, which: Which, plural: bool) -> String {
        let card = self.mention(which);
        let (en, fr) = if plural { ("tokens", "marqueurs") } else { ("token", "marqueur") };
        self.say(format!("{en} on {}", card.object), format!("{fr} sur {}", card.behind()))
    }

    fn destroyed(&self, name: Name, plural: bool) -> String {
        let head = self.named(name).map_or(super::noun::CARD, |named| named.head);
        let e = if head.feminine { "e" } else { "" };
        match plural {
            true => self.say(
                format!("{} destroyed this way", head.many),
                format!("{} détruit{e}s de cette façon", head.plusieurs),
            ),
            false => {
                self.say(format!("{} destroyed this way", head.one), format!("{} détruit{e} de cette façon", head.un))
            }
        }
    }

    /// So much of something, and what is said behind it: `3 damage`; `damage` and `equal to its strength`;
    /// `a card` and `for each token on it`.
    pub fn amount(&mut self, num: Num, unit: Unit) -> (String, String) {
        let language = self.language;
        match num {
            Num::Fixed(number) => (unit.fixed(number, language), String::new()),
            Num::The(_) | Num::Twice(_) => (unit.letter(&self.value(num), language), String::new()),
            Num::Strength(_) | Num::Life(_) | Num::Cost(_) => {
                let (what, equal) = unit.equal(language);
                let value = self.value(num);
                let equal = match equal.strip_suffix(" à") {
                    Some(equal) => format!("{equal} {}", french::to(&value)),
                    None => format!("{equal} {value}"),
                };
                (what, format!(" {equal}"))
            }
            Num::Tokens(_) | Num::TheirCharacters | Num::Destroyed(_) => {
                let each = match num {
                    Num::Tokens(which) => self.tokens_on(which, false),
                    Num::Destroyed(name) => self.destroyed(name, false),
                    Num::TheirCharacters
                    | Num::Fixed(_)
                    | Num::The(_)
                    | Num::Twice(_)
                    | Num::Strength(_)
                    | Num::Life(_)
                    | Num::Cost(_) => {
                        self.say("character your opponent controls", "personnage que votre adversaire contrôle")
                    }
                };
                (unit.fixed(1, language), self.say(format!(" for each {each}"), format!(" pour chaque {each}")))
            }
        }
    }

    /// `up to 3 damage`.
    pub fn up_to(&mut self, num: Num, unit: Unit) -> String {
        let so_many = match (unit, num) {
            // One of something that is counted needs the number itself.
            (Unit::Card | Unit::Token | Unit::Majig | Unit::Resource, Num::Fixed(1)) => {
                unit.fixed(1, self.language).replacen(&self.say("a ", "un"), &self.say("1 ", "un"), 1)
            }
            _ => {
                let (so_many, tail) = self.amount(num, unit);
                format!("{so_many}{tail}")
            }
        };
        self.say(format!("up to {so_many}"), format!("jusqu’à {so_many}"))
    }

    /// `for each token on it`, behind a change that counts several times.
    pub fn for_each(&mut self, amount: &Amount<Spoils>) -> String {
        let each = match amount {
            Amount::Number(number) => return self.say(format!(", {number} times"), format!(", {number} fois")),
            Amount::Gauge(Gauge::Influence) => {
                self.say("influence your faction has", "point d’influence de votre faction")
            }
            Amount::Measure(Measure::Num(num) | Measure::DamageUpTo(_, num)) => match *num {
                Num::Tokens(which) => self.tokens_on(which, false),
                Num::Destroyed(name) => self.destroyed(name, false),
                Num::TheirCharacters => {
                    self.say("character your opponent controls", "personnage que votre adversaire contrôle")
                }
                Num::Fixed(_) | Num::The(_) | Num::Twice(_) | Num::Strength(_) | Num::Life(_) | Num::Cost(_) => {
                    let value = self.value(*num);
                    return self.say(format!(", {value} times"), format!(", {value} fois"));
                }
            },
            Amount::Count(Pick::Cards(pick)) => {
                let parts: Vec<Is> = self.with_owner(&pick.from, pick.whose, &pick.that.0);
                let (one, many) = self.place(&pick.from, pick.whose, false);
                self.called(&parts, &one, &many).one()
            }
            Amount::Count(Pick::Seats(_) | Pick::Dice(..) | Pick::Numbers(_)) => self.say("player", "joueur"),
        };
        self.say(format!(" for each {each}"), format!(" pour chaque {each}"))
    }
}
