//! Text that stays in force: who gets what, who cannot and who must.

use kernel::effect::tree::{Amount, Change, Modifier, Standing, Subject, Whose};
use kernel::words::list;

use super::reference::Ref;
use super::speaker::Speaker;
use crate::Champions;
use crate::language::{Is, Quality, Trait, Zone};
use kernel::words::french::{self, Person};

impl Speaker<'_> {
    /// Standing texts as clauses; several changes to the same cards are one clause.
    pub fn standings(&mut self, standings: &[&Standing<Champions>]) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let mut place = 0;
        while let Some(standing) = standings.get(place) {
            let Standing::Modifier(first) = standing else {
                // Cards of this game write their triggers as abilities.
                place += 1;
                continue;
            };
            if let Some(Standing::Modifier(second)) = standings.get(place + 1)
                && let Some(line) = self.one_more(first, second)
            {
                lines.push(line);
                place += 2;
                continue;
            }
            let group: Vec<&Modifier<Champions>> = standings[place..]
                .iter()
                .map_while(|other| match other {
                    Standing::Modifier(modifier) if are_one(first, modifier) => Some(modifier),
                    _ => None,
                })
                .collect();
            place += group.len().max(1);
            lines.push(self.modifiers(&group, first));
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
                let line = self.modifiers(&[first], first);
                let condition = self.condition(only, true);
                let all = self.bonus(of, one + more)?;
                Some(self.say(
                    format!("{line} ({all} instead while {condition})"),
                    format!("{line} ({all} à la place tant {})", french::that(&condition)),
                ))
            }
            (Quality::HandSize, _, Quality::HandSizeMost, Change::Set(most), None) => {
                let line = self.modifiers(&[first], first);
                Some(self.say(
                    format!("{line} (to a maximum hand size of {most})"),
                    format!("{line} (avec une taille de main maximale de {most})"),
                ))
            }
            _ => None,
        }
    }

    /// Changes to the same cards as one clause.
    fn modifiers(&mut self, group: &[&Modifier<Champions>], first: &Modifier<Champions>) -> String {
        let only = first.only.as_ref().map(|only| {
            let clause = self.condition(only, true);
            self.say(format!(" while {clause}"), format!(" tant {}", french::that(&clause)))
        });
        let only = only.unwrap_or_default();
        if let Some(line) = self.letter_of(first) {
            return format!("{line}{only}");
        }
        if let Some(whole) = self.whole(first) {
            return format!("{whole}{only}");
        }
        let subject = self.subject(&first.on);
        let bonuses: Vec<String> = group
            .iter()
            .filter_map(|modifier| match modifier.change {
                Change::Add(number) => self.bonus(modifier.of, number),
                Change::Less(number, _) => self.bonus(modifier.of, -number),
                Change::Times(number) => self.scaled(modifier.of, &format!("×{number}")),
                Change::Half => self.scaled(modifier.of, "÷2"),
                Change::Set(_) | Change::Cannot => None,
            })
            .collect();
        let gains: Vec<String> = group.iter().filter_map(|modifier| self.gained(modifier)).collect();
        let has: Vec<String> = group.iter().filter_map(|modifier| self.has_base(modifier)).collect();
        let cannot: Vec<String> = group.iter().filter_map(|modifier| self.cannot(modifier)).collect();
        let you = subject.you;
        let mut parts = Vec::new();
        if !bonuses.is_empty() {
            let gets = self.say(if you { "get" } else { "gets" }, if you { "gagnez" } else { "gagne" });
            parts.push(format!("{gets} {}", list(&bonuses, self.language)));
        }
        if !gains.is_empty() {
            let gets = self.say(if you { "gain" } else { "gains" }, if you { "gagnez" } else { "gagne" });
            parts.push(format!("{gets} {}", list(&gains, self.language)));
        }
        if !has.is_empty() {
            let has_word = self.say(if you { "have" } else { "has" }, if you { "avez" } else { "a" });
            parts.push(format!("{has_word} {}", list(&has, self.language)));
        }
        if !cannot.is_empty() {
            let peut = if you { "pouvez" } else { "peut" };
            let what = list(&cannot, self.language);
            parts.push(self.say(format!("cannot {what}"), format!("ne {peut} pas {what}")));
        }
        let each = first.per.as_ref().map(|per| self.per(per)).unwrap_or_default();
        format!("{} {}{each}{only}", subject.text, list(&parts, self.language))
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
            Amount::Measure(measure) => match measure.0.of {
                Some(of) => self.for_each(of),
                None => String::new(),
            },
            Amount::Number(_) | Amount::Count(_) | Amount::Gauge(_) => {
                let what = self.kernel_amount(per);
                self.say(format!(", times {what}"), format!(", multiplié par {what}"))
            }
        }
    }

    /// The cards that a modifier is about, as the subject of a sentence.
    pub fn subject(&mut self, subject: &Subject<Champions>) -> Ref {
        match subject {
            Subject::This => self.this(),
            Subject::You | Subject::Seats(Whose::Yours) => self.you_subject(),
            Subject::Seats(_) => Ref::new(self.say("each player", "chaque joueur"), false),
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
                let called = self.called(&parts);
                Ref { text: called.each(), person: Person::one(called.feminine), pronoun: false, you: false }
            }
            Subject::AnyOf(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.subject(part).text).collect();
                Ref::new(list(&parts, self.language), false)
            }
        }
    }

    fn you_subject(&self) -> Ref {
        match self.voice.subject(self.language) {
            None => Ref { you: true, ..Ref::new(self.say("you", "vous"), false) },
            Some(name) => Ref::new(name, false),
        }
    }
}

/// Whether two changes are said in one clause.
fn are_one(one: &Modifier<Champions>, other: &Modifier<Champions>) -> bool {
    let whole =
        |of: Quality| matches!(of, Quality::AllyLimit | Quality::Relief | Quality::AllyMustDefend | Quality::Price);
    let alike = one.on == other.on && one.per == other.per && one.only == other.only;
    std::ptr::eq(one, other) || alike && !whole(one.of) && !whole(other.of)
}
