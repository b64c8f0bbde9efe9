//! Numbers in a sentence.

use kernel::effect::tree::{Amount, Pick};
use kernel::say;
use kernel::words::Noun;
use kernel::words::vocabulary::Vocabulary;

use super::noun;
use super::speaker::Speaker;
use crate::Spoils;
use crate::language::{Gauge, Measure, Name, Num};

/// The letter of a number that has a name.
pub fn letter(name: Name) -> &'static str {
    if matches!(name, Name::Y | Name::Second) { "Y" } else { "X" }
}

impl Speaker<'_> {
    /// A number as a noun: `3`, `X`, `its strength`, `the number of tokens on this card`.
    pub fn value(&mut self, num: Num) -> String {
        match num {
            Num::Fixed(number) => number.to_string(),
            Num::The(name) => letter(name).to_string(),
            Num::Twice(name) => {
                let letter = letter(name);
                say!(self, "twice {letter}", "deux fois {letter}")
            }
            Num::Strength(which) => self.its(which, noun::STRENGTH),
            Num::Life(which) => self.its(which, noun::LIFE),
            Num::Cost(which) => self.its(which, noun::COST),
            Num::Tokens(_) | Num::TheirCharacters | Num::Destroyed(_) => {
                let things = self.counted(num, true).unwrap_or_default();
                say!(self, "the number of {things}", "le nombre de~{things}")
            }
        }
    }

    /// What a number counts, one or several of them: `tokens on it`; nothing if it is an amount of its own.
    fn counted(&mut self, num: Num, plural: bool) -> Option<String> {
        let s = if plural { "s" } else { "" };
        Some(match num {
            Num::Tokens(which) => {
                let card = self.mention(which);
                let on = card.object;
                say!(self, "token{s} on {on}", "marqueur{s} sur {on}")
            }
            Num::TheirCharacters => {
                say!(self, "character{s} your opponent controls", "personnage{s} que votre adversaire contrôle")
            }
            Num::Destroyed(name) => {
                let head = self.head_of(name);
                let (thing, e) = (head.form(plural, self.language), if head.feminine { "e" } else { "" });
                say!(self, "{thing} destroyed this way", "{thing} détruit{e}{s} de cette façon")
            }
            _ => return None,
        })
    }

    /// So much of something, and what is said behind it: `3 damage`; `damage` and ` equal to its strength`;
    /// `a card` and ` for each token on it`.
    pub fn amount(&mut self, num: Num, unit: Noun) -> (String, String) {
        let language = self.language;
        match num {
            Num::Fixed(number) => (noun::fixed(unit, number, language), String::new()),
            Num::The(_) | Num::Twice(_) => (noun::so_many(unit, &self.value(num), 2, language), String::new()),
            Num::Strength(_) | Num::Life(_) | Num::Cost(_) => noun::equal(unit, &self.value(num), language),
            Num::Tokens(_) | Num::TheirCharacters | Num::Destroyed(_) => {
                let each = self.counted(num, false).unwrap_or_default();
                (noun::fixed(unit, 1, language), say!(self, " for each {each}", " pour chaque {each}"))
            }
        }
    }

    /// `up to 3 damage`.
    pub fn up_to(&mut self, num: Num, unit: Noun) -> String {
        let (mut so_many, tail) = self.amount(num, unit);
        // One of something that is counted needs the number itself.
        if num == Num::Fixed(1) && unit != noun::DAMAGE && unit != noun::INFLUENCE {
            let one = unit.one;
            so_many = say!(self, "1 {one}", "{so_many}");
        }
        say!(self, "up to {so_many}{tail}", "jusqu’à {so_many}{tail}")
    }

    /// ` for each token on it`, behind a change that counts several times.
    pub fn for_each(&mut self, amount: &Amount<Spoils>) -> String {
        let each = match amount {
            Amount::Number(_) => None,
            Amount::Gauge(Gauge::Influence) => {
                Some(say!(self, "influence your faction has", "point d’influence de votre faction"))
            }
            Amount::Measure(Measure::Num(num) | Measure::DamageUpTo(_, num)) => self.counted(*num, false),
            Amount::Count(Pick::Cards(pick)) => Some(self.cards(pick).one()),
            Amount::Count(_) => Some(say!(self, "player", "joueur")),
        };
        match each {
            Some(each) => say!(self, " for each {each}", " pour chaque {each}"),
            None => {
                let value = self.amount_of(amount);
                say!(self, ", {value} times", ", {value} fois")
            }
        }
    }
}
