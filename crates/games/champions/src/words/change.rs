//! What a change does to a value: `+1 ATK`, `the Aerial trait`, `cannot take damage`.

use kernel::effect::tree::{Change, Modifier};

use super::noun;
use super::speaker::Speaker;
use crate::Champions;
use crate::language::Quality;
use kernel::words::french;

impl Speaker<'_> {
    /// `+1 ATK`, `+6 hit points`.
    /// `×2 ATK`.
    pub fn scaled(&self, of: Quality, sign: &str) -> Option<String> {
        self.bonus(of, 2).map(|text| text.replacen("+2", sign, 1))
    }

    pub fn bonus(&self, of: Quality, number: i32) -> Option<String> {
        // A true minus.
        let sign = if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") };
        let what = match of {
            Quality::Attack | Quality::BaseAttack => self.say("ATK", "ATQ"),
            Quality::Thwart => self.say("THW", "CTR"),
            Quality::Defense => self.say("DEF", "DEF"),
            Quality::Scheme | Quality::BaseScheme => self.say("SCH", "MNG"),
            Quality::HitPoints | Quality::BaseHitPoints => {
                noun::HIT_POINT.for_number(kernel::quantity::Quantity::new(number.abs()), self.language).to_string()
            }
            Quality::HandSize | Quality::HandSizeMost => self.say("hand size", "en taille de main"),
            Quality::Retaliate
            | Quality::AllyLimit
            | Quality::Trait(_)
            | Quality::Guard
            | Quality::Surge
            | Quality::Harm
            | Quality::HarmBy(_)
            | Quality::Relief
            | Quality::AllyMustDefend
            | Quality::Price => return None,
        };
        Some(format!("{sign} {what}"))
    }

    /// Traits and keywords that are gained.
    pub fn gained(&self, modifier: &Modifier<Champions>) -> Option<String> {
        Some(match (modifier.of, modifier.change) {
            (Quality::Trait(found), _) => {
                let name = self.trait_name(found);
                self.say(format!("the {name} trait"), format!("le trait {name}"))
            }
            (Quality::Retaliate, Change::Add(number) | Change::Set(number)) => {
                self.say(format!("retaliate {number}"), format!("Riposte {number}"))
            }
            (Quality::Guard, _) => self.say("guard", "Garde"),
            (Quality::Surge, _) => self.say("surge", "Renfort"),
            _ => return None,
        })
    }

    /// `a base ATK of 1`.
    pub fn has_base(&self, modifier: &Modifier<Champions>) -> Option<String> {
        let Change::Set(number) = modifier.change else { return None };
        let stat = |en: &str, fr: &str| self.say(format!("{en} of {number}"), format!("{fr} de {number}"));
        Some(match modifier.of {
            Quality::Attack => stat("an ATK", "une ATQ"),
            Quality::Thwart => stat("a THW", "un CTR"),
            Quality::Defense => stat("a DEF", "une DEF"),
            Quality::Scheme => stat("a SCH", "une MNG"),
            Quality::BaseAttack => stat("a base ATK", "une ATQ de base"),
            Quality::BaseScheme => stat("a base SCH", "une MNG de base"),
            Quality::HandSize => stat("a hand size", "une taille de main"),
            Quality::HandSizeMost => stat("a maximum hand size", "une taille de main maximale"),
            Quality::HitPoints | Quality::BaseHitPoints => {
                let points = noun::HIT_POINT.for_number(kernel::quantity::Quantity::new(number), self.language);
                match modifier.of == Quality::BaseHitPoints {
                    true => self.say(format!("{number} base {points}"), format!("{number} {points} de base")),
                    false => format!("{number} {points}"),
                }
            }
            Quality::AllyLimit
            | Quality::Trait(_)
            | Quality::Retaliate
            | Quality::Guard
            | Quality::Surge
            | Quality::Harm
            | Quality::HarmBy(_)
            | Quality::Relief
            | Quality::AllyMustDefend
            | Quality::Price => return None,
        })
    }

    /// `take damage`, of those who cannot.
    pub fn cannot(&self, modifier: &Modifier<Champions>) -> Option<String> {
        match modifier.of {
            Quality::Harm => Some(self.say("take damage", "subir de dégâts")),
            Quality::HarmBy(found) => {
                let name = self.trait_name(found);
                let fr = format!("subir de dégâts provenant des améliorations {name}");
                Some(self.say(format!("take damage from {name} upgrades"), fr))
            }
            _ => None,
        }
    }

    /// Changes that are sentences of their own.
    pub fn whole(&mut self, modifier: &Modifier<Champions>) -> Option<String> {
        let by = match modifier.change {
            Change::Add(number) | Change::Set(number) | Change::Times(number) => number,
            Change::Less(number, _) => -number,
            Change::Half | Change::Cannot => 0,
        };
        Some(match modifier.of {
            Quality::AllyLimit => {
                let limit = self.your("ally limit", "limite d’alliés", true);
                match by >= 0 {
                    true => self.say(format!("{limit} is increased by {by}"), format!("{limit} augmente de {by}")),
                    false => self.say(format!("{limit} is reduced by {}", -by), format!("{limit} diminue de {}", -by)),
                }
            }
            Quality::Relief => {
                let scheme = self.subject(&modifier.on).text;
                self.say(
                    format!("threat cannot be removed from {scheme}"),
                    format!("aucune menace ne peut être retirée {}", french::of(&scheme)),
                )
            }
            Quality::AllyMustDefend => {
                let enemy = self.subject(&modifier.on).text;
                self.say(
                    format!(
                        "the engaged player must defend against {enemy}’s attacks with an ally they control, if able"
                    ),
                    format!(
                        "le joueur engagé doit, si possible, défendre contre les attaques {} avec un allié qu’il contrôle",
                        french::of(&enemy)
                    ),
                )
            }
            Quality::Price => {
                let cards = self.subject(&modifier.on).text;
                match by >= 0 {
                    true => self.say(format!("{cards} costs {by} more"), format!("{cards} coûte {by} de plus")),
                    false => self.say(format!("{cards} costs {} less", -by), format!("{cards} coûte {} de moins", -by)),
                }
            }
            Quality::Attack
            | Quality::Thwart
            | Quality::Defense
            | Quality::Scheme
            | Quality::HitPoints
            | Quality::BaseAttack
            | Quality::BaseScheme
            | Quality::BaseHitPoints
            | Quality::HandSize
            | Quality::HandSizeMost
            | Quality::Trait(_)
            | Quality::Retaliate
            | Quality::Guard
            | Quality::Surge
            | Quality::Harm
            | Quality::HarmBy(_) => return None,
        })
    }
}
