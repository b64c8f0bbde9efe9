//! When something may be done, and what texts wait for.

use kernel::prelude::*;
use kernel::{say, words};

use super::speaker::Speaker;
use crate::language::{Only, Pattern, Time};

words! {
    /// When a token may be spent or an ability used.
    pub fn time(Time) {
        Time::Any | Time::Dice => "at any time", "à n’importe quel moment";
        Time::Incoming => "when you are about to receive damage", "lorsque vous devez subir des dégâts";
        Time::Attack => "during your Attack", "pendant votre Attaque";
        Time::BeforeDefence => "during your Attack, before the defense is activated",
            "pendant votre Attaque, avant l’activation de la Capacité Défensive";
        Time::Attacked => "when you are Attacked", "lorsque vous êtes Attaqué";
        Time::RollPhase => "during any Roll Phase", "pendant n’importe quelle Phase de Lancer";
        Time::AfterDamage => "at the conclusion of a Roll Phase in which you dealt damage",
            "à la conclusion d’une Phase de Lancer où vous avez infligé des dégâts";
        Time::MainPhase => "during your Main Phases", "pendant vos Phases Principales";
        Time::Upkeep => "during your Upkeep Phase", "pendant votre Phase d’Entretien";
        Time::Inflicted => "when an opponent’s Offensive Roll Phase would inflict status effects on you",
            "lorsque la Phase de Lancer Offensif d’un adversaire doit vous infliger des Altérations d’État";
    }
}

impl Speaker<'_> {
    /// What must have happened before a card may be played.
    pub(super) fn only(&self, only: Only) -> String {
        match only {
            Only::Attacked => say!(
                self,
                "Play this card only when you are Attacked.",
                "Ne jouez cette carte que lorsque vous êtes Attaqué."
            ),
            Only::Dealt(least) => say!(
                self,
                "Play this card only if your Attack dealt at least {least} damage.",
                "Ne jouez cette carte que si votre Attaque a infligé au moins {least} dégâts."
            ),
        }
    }

    /// What a text waits for: `during your Upkeep Phase`.
    pub(super) fn occasion(&self, pattern: &Pattern, phase: Phase) -> String {
        let fixed = |en: &str, fr: &str| self.language.pick(en, fr).to_string();
        match pattern {
            Pattern::GameBegins => fixed("at the start of the game", "au début de la partie"),
            Pattern::Upkeep => fixed("during your Upkeep Phase", "pendant votre Phase d’Entretien"),
            Pattern::Income if phase == Phase::Before => {
                fixed("when your Income Phase would begin", "lorsque votre Phase de Revenu doit commencer")
            }
            Pattern::Income => fixed("during your Income Phase", "pendant votre Phase de Revenu"),
            Pattern::OffensivePhase if phase == Phase::Before => {
                fixed("before your Offensive Roll Phase begins", "avant le début de votre Phase de Lancer Offensif")
            }
            Pattern::OffensivePhase => {
                fixed("during your Offensive Roll Phase", "pendant votre Phase de Lancer Offensif")
            }
            Pattern::OffensiveRoll => fixed(
                "when you conclude your Offensive Roll Phase",
                "lorsque vous concluez votre Phase de Lancer Offensif",
            ),
            Pattern::RollPhase => {
                fixed("at the conclusion of your Roll Phase", "à la conclusion de votre Phase de Lancer")
            }
            Pattern::AnyRollPhase => {
                fixed("at the conclusion of the Roll Phase", "à la conclusion de la Phase de Lancer")
            }
            Pattern::TurnEnds => fixed("at the end of your turn", "à la fin de votre tour"),
            Pattern::Attack => fixed("when you Attack", "lorsque vous Attaquez"),
            Pattern::Attacked => fixed("when you are Attacked", "lorsque vous êtes Attaqué"),
            Pattern::DealDamage => fixed(
                "when your Offensive Roll Phase would deal damage",
                "lorsque votre Phase de Lancer Offensif doit infliger des dégâts",
            ),
            Pattern::NoAttack => fixed(
                "when an opponent ends their Offensive Roll Phase without an Attack",
                "lorsqu’un adversaire termine sa Phase de Lancer Offensif sans Attaque",
            ),
            Pattern::Activate(wanted) => {
                let symbols = self.symbols(wanted);
                say!(
                    self,
                    "when you activate an Offensive Ability with {symbols}",
                    "lorsque vous activez une Capacité Offensive avec {symbols}"
                )
            }
            Pattern::RollFor(status) => {
                let name = self.status(status);
                say!(self, "when you roll for {name}", "lorsque vous lancez pour {name}")
            }
            Pattern::Receive(status) => {
                let name = self.status(status);
                say!(self, "when you receive another {name}", "lorsque vous recevez un autre {name}")
            }
            Pattern::Defeat => {
                fixed("when your Health would be reduced to 0", "lorsque votre Santé doit être réduite à 0")
            }
        }
    }
}
