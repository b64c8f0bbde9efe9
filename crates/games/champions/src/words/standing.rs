//! Text that stays in force: who gets what, who cannot and who must.

use kernel::effect::tree::{Amount, Change, Modifier, Standing, Subject, Whose};
use kernel::quantity::Quantity;
use kernel::say;
use kernel::words::french::Person;
use kernel::words::list;
use kernel::words::reference::{Owned, Ref};
use kernel::words::standing::{Says, changes, groups, is_changed, more_or_less, predicate, signed};
use kernel::words::vocabulary::Vocabulary;

use super::noun;
use super::speaker::Speaker;
use crate::Champions;
use crate::language::{Is, Quality, Trait, Zone};

impl Speaker<'_> {
    /// Standing texts as clauses; several changes to the same cards are one clause.
    pub fn standings(&mut self, standings: &[&Standing<Champions>]) -> Vec<String> {
        let alone = |change: &Modifier<Champions>| {
            matches!(change.of, Quality::AllyLimit | Quality::Relief | Quality::AllyMustDefend | Quality::Price)
        };
        let mut lines: Vec<String> = Vec::new();
        // Cards of this game write their triggers as abilities.
        let groups: Vec<Vec<&Modifier<Champions>>> = groups(standings, alone).map(changes).collect();
        let mut groups = groups.into_iter().filter(|group| !group.is_empty()).peekable();
        while let Some(group) = groups.next() {
            let second = group.get(1).or_else(|| groups.peek().and_then(|next| next.first()));
            let line = second.filter(|_| group.len() < 3).and_then(|second| self.one_more(group[0], second));
            if line.is_some() && group.len() == 1 {
                groups.next();
            }
            lines.push(line.unwrap_or_else(|| self.modifiers(&group)));
        }
        lines
    }

    /// A second change that depends on a condition: `+1 DEF (+2 DEF instead while ...)`; a limit: `(at most 7)`.
    fn one_more(&mut self, first: &Modifier<Champions>, second: &Modifier<Champions>) -> Option<String> {
        if first.on != second.on || first.only.is_some() {
            return None;
        }
        match (first.of, first.change, second.of, second.change, &second.only) {
            (of, Change::Add(one), same, Change::Add(more), Some(only)) if of == same && second.per.is_none() => {
                let line = self.modifiers(&[first]);
                let (condition, all) = (self.condition(only, true), self.bonus(of, &signed(one + more), one + more)?);
                Some(say!(
                    self,
                    "{line} ({all} instead while {condition})",
                    "{line} ({all} à la place tant que~{condition})"
                ))
            }
            (Quality::HandSize, _, Quality::HandSizeMost, Change::Set(most), None) => {
                let line = self.modifiers(&[first]);
                Some(say!(
                    self,
                    "{line} (to a maximum hand size of {most})",
                    "{line} (avec une taille de main maximale de {most})"
                ))
            }
            _ => None,
        }
    }

    /// Changes to the same cards as one clause.
    fn modifiers(&mut self, group: &[&Modifier<Champions>]) -> String {
        let first = group[0];
        let only = first.only.as_ref().map(|only| {
            let clause = self.condition(only, true);
            say!(self, " while {clause}", " tant que~{clause}")
        });
        let only = only.unwrap_or_default();
        // Surge matters once, as the card is revealed.
        if let (Quality::Surge, Some(condition)) = (first.of, &first.only) {
            let (clause, this) = (self.condition(condition, true), self.subject(&first.on).subject);
            return say!(self, "if {clause}, {this} gains surge", "si~{clause}, {this} gagne Renfort");
        }
        if let Some(line) = self.letter_of(first).or_else(|| self.whole(first)) {
            return format!("{line}{only}");
        }
        let subject = self.subject(&first.on);
        let says: Vec<Says> = group.iter().filter_map(|modifier| self.says(modifier)).collect();
        let each = first.per.as_ref().map(|per| self.per(per)).unwrap_or_default();
        format!("{} {}{each}{only}", subject.subject, predicate(&says, &subject, self.language))
    }

    /// What X is on a card whose ATK is printed as X.
    fn letter_of(&mut self, modifier: &Modifier<Champions>) -> Option<String> {
        let of_this = modifier.of == Quality::Attack && modifier.on == Subject::This;
        match &modifier.per {
            Some(Amount::Measure(measure)) if of_this && self.printed().attack_x => Some(self.is_equal("X", measure.0)),
            _ => None,
        }
    }

    fn per(&mut self, per: &Amount<Champions>) -> String {
        match per {
            Amount::Measure(measure) => measure.0.of.map(|of| self.for_each(of)).unwrap_or_default(),
            _ => {
                let what = self.amount_of(per);
                say!(self, ", times {what}", ", multiplié par {what}")
            }
        }
    }

    /// The cards that a modifier is about, as the subject of a sentence.
    pub fn subject(&mut self, subject: &Subject<Champions>) -> Ref {
        match subject {
            Subject::This => self.this(),
            Subject::You | Subject::Seats(Whose::Yours) => self.you_subject(),
            Subject::Seats(_) => Ref::new(say!(self, "each player", "chaque joueur"), false),
            Subject::Cards(pick) => {
                let mut parts: Vec<Is> = pick.that.0.clone();
                let within = |zones: &[Zone]| pick.from.iter().all(|zone| zones.contains(zone));
                let yours = pick.whose == Whose::Yours;
                if pick.from == [Zone::Drones] && !parts.contains(&Is::Minion) {
                    parts.insert(0, Is::Minion);
                    parts.extend(Trait::new("Drone").map(Is::Trait));
                }
                if yours && within(&[Zone::Identity]) && parts == [Is::Identity] {
                    return self.you_subject();
                }
                if yours && within(&[Zone::Identity, Zone::Play]) && !parts.contains(&Is::Yours) {
                    parts.push(Is::Yours);
                } else if yours && within(&[Zone::Engaged, Zone::Drones]) && !parts.contains(&Is::WithYou) {
                    parts.push(Is::WithYou);
                }
                let called = self.filter(&parts);
                Ref::new(called.each(), called.feminine)
            }
            Subject::AnyOf(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.subject(part).subject).collect();
                Ref::new(list(&parts, self.language), false)
            }
        }
    }

    fn you_subject(&self) -> Ref {
        let you = Ref { you: true, ..Ref::new(say!(self, "you", "vous"), false) };
        self.doer().map_or(you, |name| Ref::new(name, false))
    }

    /// What a change says of its cards.
    fn says(&self, modifier: &Modifier<Champions>) -> Option<Says> {
        let of = modifier.of;
        match (of, modifier.change) {
            (Quality::Trait(found), _) => {
                let name = self.trait_name(found);
                Some(Says::Gains(say!(self, "the {name} trait", "le trait {name}")))
            }
            (Quality::Retaliate, Change::Add(number) | Change::Set(number)) => {
                Some(Says::Gains(say!(self, "retaliate {number}", "Riposte {number}")))
            }
            (Quality::Guard, _) => Some(Says::Gains(say!(self, "guard", "Garde"))),
            (Quality::Surge, _) => Some(Says::Gains(say!(self, "surge", "Renfort"))),
            (Quality::Harm, _) => Some(Says::Cannot(say!(self, "take damage", "subir de dégâts"))),
            (Quality::HarmBy(found), _) => {
                let name = self.trait_name(found);
                Some(Says::Cannot(say!(
                    self,
                    "take damage from {name} upgrades",
                    "subir de dégâts provenant des améliorations {name}"
                )))
            }
            (_, Change::Add(number)) => self.bonus(of, &signed(number), number).map(Says::Gets),
            (_, Change::Less(number, _)) => self.bonus(of, &signed(-number), number).map(Says::Gets),
            (_, Change::Times(number)) => self.bonus(of, &format!("×{number}"), 2).map(Says::Gets),
            (_, Change::Half) => self.bonus(of, "÷2", 2).map(Says::Gets),
            (_, Change::Set(number)) => self.base(of, number).map(Says::Has),
            (_, Change::Cannot) => None,
        }
    }

    /// `+1 ATK`, `+6 hit points`, `×2 ATK`.
    fn bonus(&self, of: Quality, sign: &str, number: i32) -> Option<String> {
        let what = match of {
            Quality::Attack | Quality::BaseAttack => say!(self, "ATK", "ATQ"),
            Quality::Thwart => say!(self, "THW", "CTR"),
            Quality::Defense => "DEF".to_string(),
            Quality::Scheme | Quality::BaseScheme => say!(self, "SCH", "MNG"),
            Quality::HitPoints | Quality::BaseHitPoints => {
                noun::HIT_POINT.for_number(Quantity::new(number.abs()), self.language).to_string()
            }
            Quality::HandSize | Quality::HandSizeMost => say!(self, "hand size", "en taille de main"),
            _ => return None,
        };
        Some(format!("{sign} {what}"))
    }

    /// `a base ATK of 1`.
    fn base(&self, of: Quality, number: i32) -> Option<String> {
        let points = noun::HIT_POINT.count(Quantity::new(number), self.language);
        let (en, fr) = match of {
            Quality::Attack => ("an ATK", "une ATQ"),
            Quality::Thwart => ("a THW", "un CTR"),
            Quality::Defense => ("a DEF", "une DEF"),
            Quality::Scheme => ("a SCH", "une MNG"),
            Quality::BaseAttack => ("a base ATK", "une ATQ de base"),
            Quality::BaseScheme => ("a base SCH", "une MNG de base"),
            Quality::HandSize => ("a hand size", "une taille de main"),
            Quality::HandSizeMost => ("a maximum hand size", "une taille de main maximale"),
            Quality::HitPoints => return Some(points),
            Quality::BaseHitPoints => {
                return Some(self.language.pick(points.replacen(' ', " base ", 1), format!("{points} de base")));
            }
            _ => return None,
        };
        Some(say!(self, "{en} of {number}", "{fr} de {number}"))
    }

    /// Changes that are sentences of their own.
    fn whole(&mut self, modifier: &Modifier<Champions>) -> Option<String> {
        Some(match modifier.of {
            Quality::AllyLimit => {
                let limit = self.own(Owned::feminine("ally limit", "limite d’alliés"));
                match modifier.change {
                    Change::Add(by) if by >= 0 => {
                        say!(self, "{limit} is increased by {by}", "{limit} augmente de {by}")
                    }
                    change => format!("{limit} {}", is_changed(change, Person::one(true), self.language)),
                }
            }
            Quality::Relief => {
                let scheme = self.subject(&modifier.on).object;
                say!(self, "threat cannot be removed from {scheme}", "aucune menace ne peut être retirée de~{scheme}")
            }
            Quality::AllyMustDefend => {
                let enemy = self.subject(&modifier.on).object;
                say!(
                    self,
                    "the engaged player must defend against {enemy}’s attacks with an ally they control, if able",
                    "le joueur engagé doit, si possible, défendre contre les attaques de~{enemy} avec un allié qu’il contrôle"
                )
            }
            Quality::Price => {
                let (cards, more) = (self.subject(&modifier.on).subject, more_or_less(modifier.change, self.language));
                say!(self, "{cards} costs {more}", "{cards} coûte {more}")
            }
            _ => return None,
        })
    }
}
