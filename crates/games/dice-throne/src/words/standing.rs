//! What holds or happens while a token, companion or ability is there, and what it may be used for.

use kernel::prelude::*;
use kernel::say;
use kernel::words::clause::{Piece, clause};
use kernel::words::text::sentence;
use kernel::words::vocabulary::Vocabulary;

use super::occasion;
use super::speaker::Speaker;
use crate::DiceThrone;
use crate::cards::Spend;
use crate::language::{Measure, Quality};

impl Speaker<'_> {
    /// Something that may be done at certain times: `at any time, spend 3 CP: draw 1 card`. `token` is what is spent if nothing
    /// else is said.
    pub(super) fn used(&self, spend: &Spend, token: Option<&str>) -> Vec<String> {
        let mut speaker = self.clone();
        let language = self.language;
        let mut opening = occasion::time(spend.when, language).to_string();
        if let Some(condition) = &spend.only {
            let condition = speaker.condition(condition, true);
            opening += &say!(self, ", if {condition}", ", si~{condition}");
        }
        let price = match (&spend.pays, token) {
            (Some(price), _) => Some(clause(&[speaker.price(price)], language)),
            (None, Some(token)) => Some(say!(self, "spend {token}", "dépensez {token}")),
            (None, None) => None,
        };
        let mut limits = Vec::new();
        match spend.times {
            Some(1) => limits.push(say!(self, "once per turn", "une fois par tour")),
            Some(times) => limits.push(say!(self, "{times} times per turn", "{times} fois par tour")),
            None => {}
        }
        if spend.later {
            limits.push(say!(
                self,
                "not in the turn in which you gained it",
                "pas pendant le tour où vous l’avez gagné"
            ));
        }
        let limits = if limits.is_empty() { String::new() } else { format!(" ({})", limits.join(", ")) };
        let pieces = speaker.pieces(&spend.does);
        let Some(price) = price else {
            let may = speaker.may_of(pieces);
            return vec![sentence(&format!("{opening}, {may}{limits}"))];
        };
        let opening = format!("{opening}, {price}{limits}");
        match pieces.first() {
            Some(Piece::Ways(_, ways)) if ways.len() > 1 => {
                speaker.lines_of(&format!("{opening}{}", language.pick(" and ", " et ")), pieces)
            }
            Some(Piece::Ways(..)) => speaker.lines_of(&format!("{opening}{}", language.colon()), pieces),
            _ => vec![sentence(&format!("{opening}{}{}", language.colon(), speaker.inline_of(pieces)))],
        }
    }

    /// Texts that hold while something is there, a line each.
    pub(super) fn laws(&self, laws: &[Standing<DiceThrone>]) -> Vec<String> {
        laws.iter().flat_map(|law| self.law(law)).collect()
    }

    fn law(&self, law: &Standing<DiceThrone>) -> Vec<String> {
        let mut speaker = Speaker { dice: 1, ..self.clone() };
        match law {
            Standing::Modifier(modifier) => vec![sentence(&self.modifier(modifier))],
            Standing::Trigger(trigger) => {
                let opening = format!("{}, ", self.occasion(&trigger.when, trigger.phase));
                let pieces = speaker.pieces(&trigger.then);
                if pieces.iter().any(|piece| matches!(piece, Piece::Ways(..))) {
                    return speaker.lines_of(&opening, pieces);
                }
                let text = if trigger.optional { speaker.may_of(pieces) } else { speaker.inline_of(pieces) };
                vec![sentence(&format!("{opening}{text}"))]
            }
            Standing::Instead(instead) => match instead.change {},
        }
    }

    /// A value that is changed.
    fn modifier(&self, modifier: &Modifier<DiceThrone>) -> String {
        let fixed = |en: &str, fr: &str| self.language.pick(en, fr).to_string();
        let by = if let Change::Add(by) = modifier.change { by } else { 0 };
        let number = by.abs();
        let more = if by < 0 { say!(self, "less", "de moins") } else { say!(self, "more", "de plus") };
        let damage = if number == 1 { "dégât" } else { "dégâts" };
        let text = match modifier.of {
            Quality::AttackDamage => say!(
                self,
                "your Attacks deal {number} {more} damage",
                "vos Attaques infligent {number} {damage} {more}"
            ),
            Quality::AttackedDamage => say!(
                self,
                "Attacks against you deal {number} {more} damage",
                "les Attaques contre vous infligent {number} {damage} {more}"
            ),
            Quality::OffensiveDamage => fixed(
                "your Offensive Roll Phase deals no damage",
                "votre Phase de Lancer Offensif n’inflige aucun dégât",
            ),
            Quality::ReceivedDamage => fixed(
                "you receive no damage from an opponent’s Offensive Roll Phase, unless it is an Ultimate’s",
                "vous ne subissez aucun dégât de la Phase de Lancer Offensif d’un adversaire, sauf d’une Capacité Ultime",
            ),
            Quality::Defence => fixed(
                "you cannot activate your Defensive Ability",
                "vous ne pouvez pas activer votre Capacité Défensive",
            ),
            Quality::Attempts => say!(
                self,
                "you have {number} fewer Roll Attempt in your Offensive Roll Phase",
                "vous avez {number} Tentative de Lancer de moins pendant votre Phase de Lancer Offensif"
            ),
            Quality::Actions => {
                fixed("you cannot take any action of any kind", "vous ne pouvez entreprendre aucune action")
            }
        };
        let text = match &modifier.per {
            Some(Amount::Measure(Measure::Tokens(status))) => {
                let name = self.status(status);
                say!(self, "{text} per {name}", "{text} par {name}")
            }
            _ => text,
        };
        match &modifier.only {
            Some(condition) => {
                let condition = self.clone().condition(condition, true);
                say!(self, "while {condition}, {text}", "tant que~{condition}, {text}")
            }
            None => text,
        }
    }
}
