//! Numbers: `2 damage`, `1 threat for each side scheme in play`, `X damage` and what X is.

use kernel::quantity::Quantity;
use kernel::say;
use kernel::words::Noun;
use kernel::words::french;
use kernel::words::reference::top_of;
use kernel::words::text::capital;

use super::noun;
use super::speaker::Speaker;
use crate::language::{Form, Keyword, Name, Num, Of};

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    Of(Noun),
    /// All-purpose counters, which each card names as it likes.
    Counter,
    /// Nothing that has a name.
    Bare,
}

impl Speaker<'_> {
    /// `2 damage` and what follows later in the sentence: ` for each enemy in play`.
    pub fn amount(&mut self, num: Num, unit: Unit) -> (String, String) {
        if let Some(number) = num.as_fixed() {
            return (self.so_many(&number.to_string(), number, unit), String::new());
        }
        let most = match num.most {
            Some(most) => say!(self, " (to a maximum of {most})", " (avec un maximum de {most})"),
            None => String::new(),
        };
        let times = self.so_many(&num.times.to_string(), num.times, unit);
        match num.of.filter(|_| num.plus == 0) {
            Some(Of::Players) => (say!(self, "{times} per player", "{times} par joueur"), most),
            Some(Of::The(Name::X)) if num.times == 1 => (self.so_many("X", 2, unit), most),
            Some(of) if self.counted(of, false).is_some() => (times, format!("{}{most}", self.for_each(of))),
            Some(_) | None => {
                let letter = self.letter(num);
                (self.so_many(letter, 2, unit), most)
            }
        }
    }

    /// The same with nothing between the number and what it is counted by.
    pub fn whole_amount(&mut self, num: Num, unit: Unit) -> String {
        let (what, tail) = self.amount(num, unit);
        format!("{what}{tail}")
    }

    /// `the top 3 cards of your deck`.
    pub fn top(&mut self, num: Num, deck: &str) -> String {
        if num.of == Some(Of::Players) {
            let (cards, tail) = self.amount(num, Unit::Of(noun::CARD));
            return say!(self, "{cards} from the top of {deck}{tail}", "{cards} du dessus de~{deck}{tail}");
        }
        let (number, tail) = self.amount(num, Unit::Bare);
        format!("{}{tail}", top_of(deck, &number, self.language))
    }

    /// The letter for a number that is explained at the end.
    fn letter(&mut self, num: Num) -> &'static str {
        let num = Num { most: None, ..num };
        let place = self.letters.iter().position(|other| *other == num).unwrap_or_else(|| {
            self.letters.push(num);
            self.letters.len() - 1
        });
        ["X", "Y", "Z"].get(place).copied().unwrap_or("N")
    }

    /// `X is the threat on Bomb Scare plus 1`.
    pub fn is_equal(&self, letter: &str, num: Num) -> String {
        let value = num.of.map_or_else(|| num.times.to_string(), |of| self.value(of));
        let times = match num.times {
            1 => say!(self, "{value}", "à~{value}"),
            2 => say!(self, "twice {value}", "au double de~{value}"),
            times => say!(self, "{times} times {value}", "à {times} fois {value}"),
        };
        let plus = if num.plus == 0 { String::new() } else { format!(" plus {}", num.plus) };
        say!(self, "{letter} is {times}{plus}", "{letter} est égal {times}{plus}")
    }

    fn so_many(&self, written: &str, number: i32, unit: Unit) -> String {
        match unit {
            Unit::Of(noun) => format!("{written} {}", noun.for_number(Quantity::new(number), self.language)),
            Unit::Counter => format!("{written} {}", self.counter(number != 1)),
            Unit::Bare => written.to_string(),
        }
    }

    /// `arrow counters`, `jetons flèche`.
    pub fn counter(&self, plural: bool) -> String {
        let named = |keyword: &Keyword| match keyword {
            Keyword::Uses(_, name) | Keyword::EntersWith(_, name) => Some(name.clone()),
            _ => None,
        };
        let printed = self.printed();
        let name = printed.keywords.iter().find_map(named).or_else(|| printed.counter.clone());
        let s = if plural { "s" } else { "" };
        let Some(name) = name else { return say!(self, "counter{s}", "jeton{s}") };
        let (en, fr) = (&name.en, capital(&name.fr));
        say!(self, "{en} counter{s}", "jeton{s} {fr}")
    }

    /// ` for each Drone minion engaged with you`, ` per player`.
    pub fn for_each(&self, of: Of) -> String {
        match self.counted(of, false) {
            Some(what) => say!(self, " for each {what}", " pour chaque {what}"),
            None if of == Of::Players => say!(self, " per player", " par joueur"),
            None => {
                let value = self.value(of);
                say!(self, ", times {value}", ", multiplié par {value}")
            }
        }
    }

    /// What a number counts, one or several of them; nothing if it is an amount of its own.
    fn counted(&self, of: Of, plural: bool) -> Option<String> {
        let (s, y) = if plural { ("s", "ies") } else { ("", "y") };
        let (this, control, with) = (self.this().object, self.you_control(), self.with_you());
        Some(match of {
            Of::Counters => {
                let counters = self.counter(plural);
                say!(self, "{counters} on {this}", "{counters} sur {this}")
            }
            Of::Upgrades => say!(self, "upgrade{s} {control}", "amélioration{s} que~{control}"),
            Of::UpgradesWith(with) => {
                let name = self.trait_name(with);
                say!(self, "{name} upgrade{s} {control}", "amélioration{s} {name} que~{control}")
            }
            Of::Enemies(with) => {
                let name = self.trait_name(with);
                say!(self, "{name} enem{y} in play", "ennemi{s} {name} en jeu")
            }
            Of::EnemiesWithYou(found) => {
                let name = self.trait_name(found);
                say!(self, "{name} minion{s} engaged {with}", "sbire{s} {name} engagé{s} {with}")
            }
            Of::SideSchemes => say!(self, "side scheme{s} in play", "manigance{s} annexe{s} en jeu"),
            Of::Discarded => say!(self, "card{s} discarded this way", "carte{s} défaussée{s} ainsi"),
            Of::DiscardedIcons(kind) => {
                let kind = noun::resource_form(kind, plural, self.language);
                say!(
                    self,
                    "printed {kind} resource{s} discarded this way",
                    "ressource{s} {kind} imprimée{s} défaussée{s} ainsi"
                )
            }
            Of::DiscardedKinds => say!(
                self,
                "different type{s} of printed resource{s} discarded this way",
                "type{s} différent{s} de ressource{s} imprimée{s} défaussé{s} ainsi"
            ),
            Of::BoostIcons => say!(self, "boost icon{s} discarded this way", "icône{s} de boost défaussée{s} ainsi"),
            Of::Healed => say!(self, "damage healed this way", "dégât{s} soigné{s} ainsi"),
            Of::Dealt => say!(self, "damage dealt this way", "dégât{s} infligé{s} ainsi"),
            Of::Placed => say!(self, "threat placed this way", "menace placée ainsi"),
            Of::Attacks => say!(self, "attack{s} made this way", "attaque{s} effectuée{s} ainsi"),
            _ => return None,
        })
    }

    /// `the amount of damage you have sustained`.
    pub fn value(&self, of: Of) -> String {
        let this = self.this();
        match of {
            Of::Players => say!(self, "the number of players", "le nombre de joueurs"),
            Of::The(_) => "X".to_string(),
            Of::DamageOnYou => {
                let you = self.you(["have sustained", "has sustained"], ["avez subis", "a subis"]);
                say!(self, "the amount of damage {you}", "la quantité de dégâts que~{you}")
            }
            Of::DamageHere => {
                let this = this.object;
                say!(self, "the damage on {this}", "la quantité de dégâts sur {this}")
            }
            Of::ThreatOn(name) => {
                let on = self.clone().the_named(name).object;
                say!(self, "the threat on {on}", "la quantité de menace sur {on}")
            }
            Of::BoostIcons => {
                let several = self.names.get(Name::Discarded).is_some_and(|named| named.plural);
                let (s, la) = if several { ("s", "les") } else { ("", "la") };
                say!(
                    self,
                    "the number of boost icons on the discarded card{s}",
                    "le nombre d’icônes de boost sur {la} carte{s} défaussée{s}"
                )
            }
            Of::Attack => {
                let hero = self.side(Form::Hero).object;
                say!(self, "{hero}’s ATK", "l’ATQ de~{hero}")
            }
            Of::Remaining => {
                let this = this.object;
                say!(self, "{this}’s remaining hit points", "les points de vie restants de~{this}")
            }
            Of::Healed | Of::Dealt | Of::Placed => {
                let what = self.counted(of, true).unwrap_or_default();
                say!(self, "the amount of {what}", "la quantité de~{what}")
            }
            _ => {
                let what = self.counted(of, true).unwrap_or_default();
                self.language.pick(format!("the number of {what}"), format!("le nombre {}", french::de(&what)))
            }
        }
    }
}
