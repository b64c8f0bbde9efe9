//! Changes that are sentences of their own: prices, taxes, damage, icons.

use kernel::effect::tree::{Change, Modifier, Subject, Whose};
use kernel::say;
use kernel::words::either;
use kernel::words::french::Person;
use kernel::words::standing::{is_changed, more_or_less};

use super::noun::{self, HAND};
use super::speaker::Speaker;
use crate::Spoils;
use crate::language::{Is, Quality, Which, Who};

/// Whether a change is a sentence of its own.
pub fn is_whole(of: Quality) -> bool {
    let price = matches!(of, Quality::Price | Quality::NextPrice | Quality::NextPayment);
    let tax = matches!(of, Quality::AttackTax | Quality::MemberTax | Quality::TacticTax);
    let damage = matches!(of, Quality::DealtToLocation | Quality::Taken | Quality::TakenInBattle);
    let must = matches!(of, Quality::Tactics | Quality::MustTakeDamage | Quality::PartyOfOne);
    price || tax || damage || must || matches!(of, Quality::Provides(_) | Quality::HandRevealed | Quality::UseTheirs)
}

/// The players that a change is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seats {
    You,
    Opponent,
    All,
}

fn seats(subject: &Subject<Spoils>) -> Seats {
    let whose = match subject {
        Subject::You | Subject::This => Whose::Yours,
        Subject::Seats(whose) => *whose,
        Subject::Cards(pick) => pick.whose,
        Subject::AnyOf(_) => Whose::Everyones,
    };
    match whose {
        Whose::Yours => Seats::You,
        Whose::Opponents => Seats::Opponent,
        Whose::Everyones | Whose::Of(_) => Seats::All,
    }
}

impl Speaker<'_> {
    /// A change as a sentence, if it is one of its own.
    pub fn whole(&mut self, modifier: &Modifier<Spoils>) -> Option<String> {
        if !is_whole(modifier.of) {
            return None;
        }
        let (on, change, who) = (&modifier.on, modifier.change, seats(&modifier.on));
        let by = match change {
            Change::Add(number) | Change::Less(number, _) | Change::Set(number) | Change::Times(number) => number,
            Change::Half | Change::Cannot => 0,
        };
        Some(match modifier.of {
            Quality::Tactics => self.no_tactics(who),
            Quality::MustTakeDamage => {
                let card = self.one_of_them(on);
                say!(
                    self,
                    "all battle damage that can be assigned to {card} must be assigned to it",
                    "tous les dégâts de combat qui peuvent être assignés à~{card} doivent l’être"
                )
            }
            Quality::PartyOfOne => self.party_of_one(who),
            Quality::AttackTax => self.tax(who, by, ["attacking party", "form", "groupe d’attaque", "forme"]),
            Quality::TacticTax => self.tax(who, by, ["tactic", "play", "tactique", "joue"]),
            Quality::MemberTax => {
                let card = self.one_of_them(on);
                let il = if *on == Subject::This { "elle" } else { "ce personnage" };
                say!(
                    self,
                    "{card}’s controller must pay {by} for each attacking party it is part of",
                    "le contrôleur de~{card} doit payer {by} pour chaque groupe d’attaque dont {il} fait partie"
                )
            }
            Quality::Price => self.price(on, change),
            Quality::NextPrice => {
                let (more, played) = (more_or_less(change, self.language), self.played(who));
                say!(self, "the next card {played} costs {more}", "la prochaine carte {played} coûte {more}")
            }
            Quality::NextPayment => {
                let pays = match who {
                    Seats::You => say!(self, "you pay", "que vous payez"),
                    Seats::Opponent => say!(self, "your opponent pays", "que paie votre adversaire"),
                    Seats::All => say!(self, "each player pays", "que paie chaque joueur"),
                };
                let changed = is_changed(change, Person::one(false), self.language);
                say!(self, "the next numeric cost {pays} {changed}", "le prochain coût numérique {pays} {changed}")
            }
            Quality::DealtToLocation => {
                let (card, changed) = (self.one_of_them(on), is_changed(change, Person::many(false), self.language));
                say!(
                    self,
                    "damage {card} inflicts to a location {changed}",
                    "les dégâts que~{card} inflige à un lieu {changed}"
                )
            }
            Quality::Taken => self.taken(on, change, "damage", "les dégâts"),
            Quality::TakenInBattle => self.taken(on, change, "battle damage", "les dégâts de combat"),
            Quality::Provides(icon) => self.provides(on, &noun::icon(icon).repeat(by.max(1) as usize)),
            Quality::HandRevealed => {
                let hand = match who {
                    Seats::You => HAND.your(self.language),
                    Seats::Opponent => self.owned(Who::Opponent, HAND),
                    Seats::All => return Some(say!(self, "both hands are revealed", "les deux mains sont révélées")),
                };
                say!(self, "{hand} is revealed", "{hand} est révélée")
            }
            _ => say!(
                self,
                "you may use abilities of cards your opponent controls; you pay their numeric costs, and all else \
                 happens as though your opponent had used them",
                "vous pouvez utiliser les compétences des cartes que votre adversaire contrôle\u{a0}; vous payez leurs \
                 coûts numériques, et tout le reste se passe comme si votre adversaire les avait utilisées"
            ),
        })
    }

    fn no_tactics(&self, who: Seats) -> String {
        let (en, fr) = match who {
            Seats::You => ("you cannot", "vous ne pouvez pas"),
            Seats::Opponent => ("your opponent cannot", "votre adversaire ne peut pas"),
            Seats::All => ("no player can", "aucun joueur ne peut"),
        };
        say!(self, "{en} play tactics", "{fr} jouer de tactique")
    }

    fn party_of_one(&self, who: Seats) -> String {
        let whose = match who {
            Seats::You => say!(self, " you form", " que vous formez"),
            Seats::Opponent => say!(self, " your opponent forms", " que votre adversaire forme"),
            Seats::All => String::new(),
        };
        say!(
            self,
            "each attacking party{whose} must have exactly 1 member",
            "chaque groupe d’attaque{whose} doit avoir exactement 1 membre"
        )
    }

    fn provides(&mut self, on: &Subject<Spoils>, icons: &str) -> String {
        let card = match on {
            Subject::Cards(pick) => {
                let parts = self.with_owner(&pick.from, pick.whose, &pick.that.0);
                self.called(&parts, "").each()
            }
            Subject::This => self.mention(Which::This).subject,
            Subject::You | Subject::Seats(_) | Subject::AnyOf(_) => say!(self, "each card", "chaque carte"),
        };
        say!(self, "{card} provides {icons}", "{card} produit {icons}")
    }

    /// `your opponent must pay 2 for each attacking party they form`.
    fn tax(&self, who: Seats, by: i32, words: [&str; 4]) -> String {
        let [thing, does, chose, fait] = words;
        let name = match who {
            Seats::You => {
                return say!(
                    self,
                    "you must pay {by} for each {thing} you {does}",
                    "vous devez payer {by} pour chaque {chose} que vous {fait}z"
                );
            }
            Seats::Opponent => say!(self, "your opponent", "votre adversaire"),
            Seats::All => say!(self, "each player", "chaque joueur"),
        };
        say!(
            self,
            "{name} must pay {by} for each {thing} they {does}",
            "{name} doit payer {by} pour chaque {chose} qu’il {fait}"
        )
    }

    /// `damage inflicted to this card is reduced by 1`.
    fn taken(&mut self, on: &Subject<Spoils>, change: Change, en: &str, fr: &str) -> String {
        let again = *on == Subject::This && self.gender(Which::This).is_some();
        let (card, changed) = (self.one_of_them(on), is_changed(change, Person::many(false), self.language));
        match again {
            true => say!(self, "{en} inflicted to {card} {changed}", "{fr} qui lui sont infligés {changed}"),
            false => say!(self, "{en} inflicted to {card} {changed}", "{fr} infligés à~{card} {changed}"),
        }
    }

    /// `items you play cost 1 less, to a minimum of 1`.
    fn price(&mut self, on: &Subject<Spoils>, change: Change) -> String {
        let more = more_or_less(change, self.language);
        let that: Vec<Is> = if let Subject::Cards(pick) = on { pick.that.0.clone() } else { Vec::new() };
        if matches!(on, Subject::This) || that.contains(&Is::This) {
            let card = self.mention(Which::This).subject;
            return say!(self, "{card} costs {more}", "{card} coûte {more}");
        }
        let rest: Vec<Is> = that.into_iter().filter(|is| !matches!(is, Is::Yours | Is::Theirs)).collect();
        let who = seats(on);
        let played = if who == Seats::All { String::new() } else { self.played(who) };
        let cards = self.called(&rest, &played).plain();
        say!(self, "{cards} cost {more}", "{cards} coûtent {more}")
    }

    fn played(&self, who: Seats) -> String {
        match who {
            Seats::You => say!(self, "you play", "que vous jouez"),
            Seats::Opponent => say!(self, "your opponent plays", "que joue votre adversaire"),
            Seats::All => say!(self, "each player plays", "que joue chaque joueur"),
        }
    }

    /// One of the cards that a change is about: `this card`, `a character you control`.
    fn one_of_them(&mut self, on: &Subject<Spoils>) -> String {
        match on {
            Subject::This => self.mention(Which::This).object,
            Subject::Cards(pick) => {
                let parts = self.with_owner(&pick.from, pick.whose, &pick.that.0);
                self.called(&parts, "").a()
            }
            Subject::You => self.faction(Who::You),
            Subject::Seats(Whose::Opponents) => self.faction(Who::Opponent),
            Subject::Seats(_) => say!(self, "a faction", "une faction"),
            Subject::AnyOf(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.one_of_them(part)).collect();
                either(&parts, self.language)
            }
        }
    }
}
