//! Numbers: `2 damage`, `1 threat for each side scheme in play`, `X damage` and what X is.

use kernel::book::Language;
use kernel::quantity::Quantity;

use super::noun;
use super::speaker::Speaker;
use crate::language::{Keyword, Name, Num, Of};
use kernel::words::french;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Damage.
    Damage,
    /// Threat.
    Threat,
    /// Cards.
    Card,
    /// All-purpose counters.
    Counter,
    /// Acceleration tokens.
    Token,
    /// Nothing that has a name.
    Bare,
}

impl Speaker<'_> {
    /// `2 damage` and what follows later in the sentence: ` for each enemy in play`.
    pub fn amount(&mut self, num: Num, unit: Unit) -> (String, String) {
        if let Some(number) = num.as_fixed() {
            return (self.so_many(&number.to_string(), number, unit), String::new());
        }
        let most = self.most(num);
        match num.of {
            Some(Of::Players) if num.plus == 0 => {
                let what = self.so_many(&num.times.to_string(), num.times, unit);
                (self.say(format!("{what} per player"), format!("{what} par joueur")), most)
            }
            Some(Of::The(Name::X)) if num.plus == 0 && num.times == 1 => (self.so_many("X", 2, unit), most),
            Some(of) if num.plus == 0 && is_counted(of) => {
                let each = self.for_each(of);
                (self.so_many(&num.times.to_string(), num.times, unit), format!("{each}{most}"))
            }
            Some(_) | None => {
                let letter = self.letter(num);
                (self.so_many(&letter, 2, unit), most)
            }
        }
    }

    /// The same where only a number can stand.
    pub fn bare(&mut self, num: Num) -> (String, String) {
        self.amount(num, Unit::Bare)
    }

    /// The letter for a number that is explained at the end.
    fn letter(&mut self, num: Num) -> String {
        let num = Num { most: None, ..num };
        let place = self.letters.iter().position(|other| *other == num).unwrap_or_else(|| {
            self.letters.push(num);
            self.letters.len() - 1
        });
        ["X", "Y", "Z"].get(place).copied().unwrap_or("N").to_string()
    }

    /// What the letters stand for, a sentence each.
    pub fn explained(&mut self) -> Vec<String> {
        let letters = std::mem::take(&mut self.letters);
        letters.into_iter().zip(["X", "Y", "Z"]).map(|(num, letter)| self.is_equal(letter, num)).collect()
    }

    /// `X is the threat on Bomb Scare plus 1`.
    pub fn is_equal(&self, letter: &str, num: Num) -> String {
        let value = num.of.map_or_else(|| num.times.to_string(), |of| self.value(of));
        let times = match num.times {
            1 => self.say(value.clone(), french::to(&value)),
            2 => self.say(format!("twice {value}"), format!("au double {}", french::of(&value))),
            times => self.say(format!("{times} times {value}"), format!("à {times} fois {value}")),
        };
        let plus = if num.plus == 0 { String::new() } else { format!(" plus {}", num.plus) };
        self.say(format!("{letter} is {times}{plus}"), format!("{letter} est égal {times}{plus}"))
    }

    fn most(&self, num: Num) -> String {
        match num.most {
            Some(most) => self.say(format!(" (to a maximum of {most})"), format!(" (avec un maximum de {most})")),
            None => String::new(),
        }
    }

    fn so_many(&self, written: &str, number: i32, unit: Unit) -> String {
        let noun = match unit {
            Unit::Damage => noun::DAMAGE,
            Unit::Threat => noun::THREAT,
            Unit::Card => noun::CARD,
            Unit::Token => noun::TOKEN,
            Unit::Counter => return format!("{written} {}", self.counter(number != 1)),
            Unit::Bare => return written.to_string(),
        };
        format!("{written} {}", noun.for_number(Quantity::new(number), self.language))
    }

    /// `arrow counters`, `jetons flèche`.
    pub fn counter(&self, plural: bool) -> String {
        let by_keyword = self.printed().keywords.iter().find_map(|keyword| match keyword {
            Keyword::Uses(_, name) | Keyword::EntersWith(_, name) => Some(name),
            Keyword::Guard
            | Keyword::Toughness
            | Keyword::Quickstrike
            | Keyword::Retaliate(_)
            | Keyword::Surge
            | Keyword::Peril
            | Keyword::Overkill
            | Keyword::Restricted => None,
        });
        let name = by_keyword.or(self.printed().counter.as_ref()).map(|name| name.get(self.language));
        let s = if plural { "s" } else { "" };
        match (name, self.language) {
            (Some(name), Language::En) => format!("{name} counter{s}"),
            (Some(name), Language::Fr) => format!("jeton{s} {}", super::clause::capital(name)),
            (None, Language::En) => format!("counter{s}"),
            (None, Language::Fr) => format!("jeton{s}"),
        }
    }

    /// ` for each Drone minion engaged with you`.
    pub fn for_each(&self, of: Of) -> String {
        let what = match of {
            Of::Players => return self.say(" per player", " par joueur"),
            Of::Counters => {
                let (one, this) = (self.counter(false), self.this().text);
                self.say(format!("{one} on {this}"), format!("{one} sur {this}"))
            }
            Of::Upgrades => {
                let control = self.you_control();
                self.say(format!("upgrade {control}"), format!("amélioration {control}"))
            }
            Of::UpgradesWith(with) => {
                let (name, control) = (self.trait_name(with), self.you_control());
                self.say(format!("{name} upgrade {control}"), format!("amélioration {name} {control}"))
            }
            Of::Enemies(with) => {
                let name = self.trait_name(with);
                self.say(format!("{name} enemy in play"), format!("ennemi {name} en jeu"))
            }
            Of::EnemiesWithYou(with) => {
                let (name, you) = (self.trait_name(with), self.with_you());
                self.say(format!("{name} minion engaged {you}"), format!("sbire {name} engagé {you}"))
            }
            Of::SideSchemes => self.say("side scheme in play", "manigance annexe en jeu"),
            Of::Discarded => self.say("card discarded this way", "carte défaussée ainsi"),
            Of::DiscardedIcons(kind) => {
                let kind = noun::resource(kind, self.language);
                self.say(
                    format!("printed {kind} resource discarded this way"),
                    format!("ressource {kind} imprimée défaussée ainsi"),
                )
            }
            Of::DiscardedKinds => self.say(
                "different type of printed resource discarded this way",
                "type différent de ressource imprimée défaussé ainsi",
            ),
            Of::BoostIcons => self.say("boost icon discarded this way", "icône de boost défaussée ainsi"),
            Of::Healed => self.say("damage healed this way", "dégât soigné ainsi"),
            Of::Dealt => self.say("damage dealt this way", "dégât infligé ainsi"),
            Of::Placed => self.say("threat placed this way", "menace placée ainsi"),
            Of::Attacks => self.say("attack made this way", "attaque effectuée ainsi"),
            Of::The(_) | Of::DamageOnYou | Of::DamageHere | Of::ThreatOn(_) | Of::Attack | Of::Remaining => {
                let value = self.value(of);
                return self.say(format!(", times {value}"), format!(", multiplié par {value}"));
            }
        };
        self.say(format!(" for each {what}"), format!(" pour chaque {what}"))
    }

    /// `the amount of damage you have sustained`.
    pub fn value(&self, of: Of) -> String {
        match of {
            Of::Players => self.say("the number of players", "le nombre de joueurs"),
            Of::The(_) => "X".to_string(),
            Of::Counters => {
                let (many, this) = (self.counter(true), self.this().text);
                self.say(format!("the number of {many} on {this}"), format!("le nombre de {many} sur {this}"))
            }
            Of::DamageOnYou => {
                let you = self.you(["have sustained", "has sustained"], ["avez subis", "a subis"]);
                self.say(format!("the amount of damage {you}"), format!("la quantité de dégâts {}", french::that(&you)))
            }
            Of::DamageHere => {
                let this = self.this().text;
                self.say(format!("the damage on {this}"), format!("la quantité de dégâts sur {this}"))
            }
            Of::ThreatOn(name) => {
                let on = self.clone().the_named(name).text;
                self.say(format!("the threat on {on}"), format!("la quantité de menace sur {on}"))
            }
            Of::Upgrades | Of::UpgradesWith(_) => {
                let (name, control) = (self.trait_of(of), self.you_control());
                self.say(
                    format!("the number of {name}upgrades {control}"),
                    format!("le nombre d’améliorations {name}{control}"),
                )
            }
            Of::Enemies(_) => {
                let name = self.trait_of(of);
                self.say(format!("the number of {name}enemies in play"), format!("le nombre d’ennemis {name}en jeu"))
            }
            Of::EnemiesWithYou(_) => {
                let (name, you) = (self.trait_of(of), self.with_you());
                self.say(
                    format!("the number of {name}minions engaged {you}"),
                    format!("le nombre de sbires {name}engagés {you}"),
                )
            }
            Of::SideSchemes => self.say("the number of side schemes in play", "le nombre de manigances annexes en jeu"),
            Of::Discarded => self.say("the number of cards discarded this way", "le nombre de cartes défaussées ainsi"),
            Of::DiscardedIcons(kind) => {
                let kind = noun::resource_many(kind, self.language);
                self.say(
                    format!("the number of printed {kind} resources discarded this way"),
                    format!("le nombre de ressources {kind} imprimées défaussées ainsi"),
                )
            }
            Of::DiscardedKinds => self.say(
                "the number of different types of printed resources discarded this way",
                "le nombre de types différents de ressources imprimées défaussés ainsi",
            ),
            Of::BoostIcons => {
                let several = self.named(Name::Discarded).is_some_and(|named| named.plural);
                let (card, carte) = if several {
                    ("discarded cards", "les cartes défaussées")
                } else {
                    ("discarded card", "la carte défaussée")
                };
                self.say(
                    format!("the number of boost icons on the {card}"),
                    format!("le nombre d’icônes de boost sur {carte}"),
                )
            }
            Of::Attack => {
                let hero = self.side(crate::language::Form::Hero).text;
                self.say(format!("{hero}’s ATK"), format!("l’ATQ {}", french::of(&hero)))
            }
            Of::Remaining => {
                let this = self.this().text;
                self.say(
                    format!("{this}’s remaining hit points"),
                    format!("les points de vie restants {}", french::of(&this)),
                )
            }
            Of::Healed => self.say("the amount of damage healed this way", "la quantité de dégâts soignés ainsi"),
            Of::Dealt => self.say("the amount of damage dealt this way", "la quantité de dégâts infligés ainsi"),
            Of::Placed => self.say("the amount of threat placed this way", "la quantité de menace placée ainsi"),
            Of::Attacks => self.say("the number of attacks made this way", "le nombre d’attaques effectuées ainsi"),
        }
    }

    /// `you control`, `que vous contrôlez`.
    fn you_control(&self) -> String {
        let control = self.you(["control", "controls"], ["contrôlez", "contrôle"]);
        self.say(control.clone(), french::that(&control))
    }

    /// The trait of what is counted, with a space behind it.
    fn trait_of(&self, of: Of) -> String {
        match of {
            Of::UpgradesWith(with) | Of::Enemies(with) | Of::EnemiesWithYou(with) => {
                format!("{} ", self.trait_name(with))
            }
            _ => String::new(),
        }
    }
}

/// Whether a number is said as so many for each; others are amounts of their own.
pub fn is_counted(of: Of) -> bool {
    match of {
        Of::Players
        | Of::Counters
        | Of::Upgrades
        | Of::UpgradesWith(_)
        | Of::Enemies(_)
        | Of::EnemiesWithYou(_)
        | Of::SideSchemes
        | Of::Discarded
        | Of::DiscardedIcons(_)
        | Of::DiscardedKinds
        | Of::BoostIcons
        | Of::Healed
        | Of::Dealt
        | Of::Placed
        | Of::Attacks => true,
        Of::The(_) | Of::DamageOnYou | Of::DamageHere | Of::ThreatOn(_) | Of::Attack | Of::Remaining => false,
    }
}
