//! Nouns and verbs of texts, in the terms of the rulebook.

use kernel::prelude::*;
use kernel::words::Noun;
use kernel::{nouns, verbs, words};

use crate::cards::{CardKind, Kind, Part};
use crate::language::{DamageType, RollPhase};

nouns! {
    DAMAGE: "damage" "damage" "dégât" "dégâts" masculine;
    INCOMING: "incoming damage" "incoming damage" "dégât entrant" "dégâts entrants" masculine;
    HEALTH: "Health" "Health" "point de Santé" "points de Santé" masculine;
    CP: "CP" "CP" "PC" "PC" masculine;
    CARD: "card" "cards" "carte" "cartes" feminine;
    DIE: "die" "dice" "dé" "dés" masculine;
    TOKEN: "status effect token" "status effect tokens" "jeton d’Altération d’État" "jetons d’Altération d’État" masculine;
    NEGATIVE: "negative status effect" "negative status effects" "Altération d’État Négative" "Altérations d’État Négatives" feminine;
    ANY_STATUS: "status effect" "status effects" "Altération d’État" "Altérations d’État" feminine;
    OPPONENT: "opponent" "opponents" "adversaire" "adversaires" masculine;
    PLAYER: "player" "players" "joueur" "joueurs" masculine;
}

nouns! {
    pub fn damage(DamageType) {
        DamageType::Normal | DamageType::Ultimate | DamageType::Untyped => "damage" "damage" "dégât" "dégâts" masculine;
        DamageType::Undefendable => "undefendable damage" "undefendable damage" "dégât imparable" "dégâts imparables" masculine;
        DamageType::Pure => "pure damage" "pure damage" "dégât pur" "dégâts purs" masculine;
        DamageType::Collateral => "collateral damage" "collateral damage" "dégât collatéral" "dégâts collatéraux" masculine;
    }
}

verbs! {
    ACTIVATE: "activate" "activates" "activez" "activer" "active";
    ADD: "add" "adds" "ajoutez" "ajouter" "ajoute";
    AVOID: "avoid" "avoids" "évitez" "éviter" "évite";
    BUILD: "build" "builds" "construisez" "construire" "construit";
    CHANGE: "change" "changes" "changez" "changer" "change";
    DEAL: "deal" "deals" "infligez" "infliger" "inflige";
    DISCARD: "discard" "discards" "défaussez" "défausser" "défausse";
    DRAW: "draw" "draws" "piochez" "piocher" "pioche";
    FLIP: "turn" "turns" "retournez" "retourner" "retourne";
    GAIN: "gain" "gains" "gagnez" "gagner" "gagne";
    GROW: "grow" "grows" "faites pousser" "faire pousser" "fait pousser";
    HAVE: "have" "has" "faites" "faire" "fait";
    HEAL: "heal" "heals" "soignez" "soigner" "soigne";
    INFLICT: "inflict" "inflicts" "infligez" "infliger" "inflige";
    LOOK: "look" "looks" "regardez" "regarder" "regarde";
    LOSE: "lose" "loses" "perdez" "perdre" "perd";
    MAKE: "make" "makes" "rendez" "rendre" "rend";
    PREVENT: "prevent" "prevents" "prévenez" "prévenir" "prévient";
    RAISE: "raise" "raises" "augmentez" "augmenter" "augmente";
    RECEIVE: "receive" "receives" "subissez" "subir" "subit";
    REDUCE: "reduce" "reduces" "réduisez" "réduire" "réduit";
    REMOVE: "remove" "removes" "retirez" "retirer" "retire";
    REROLL: "reroll" "rerolls" "relancez" "relancer" "relance";
    ROLL: "roll" "rolls" "lancez" "lancer" "lance";
    SET: "set" "sets" "ramenez" "ramener" "ramène";
    SKIP: "skip" "skips" "sautez" "sauter" "saute";
    SPEND: "spend" "spends" "dépensez" "dépenser" "dépense";
    STEAL: "steal" "steals" "volez" "voler" "vole";
    TAKE: "take" "takes" "effectuez" "effectuer" "effectue";
    UPGRADE: "upgrade" "upgrades" "améliorez" "améliorer" "améliore";
    TRANSFER: "transfer" "transfers" "transférez" "transférer" "transfère";
}

words! {
    pub fn part(Part) {
        Part::Offensive => "Offensive Ability", "Capacité Offensive";
        Part::Defensive => "Defensive Ability", "Capacité Défensive";
        Part::Passive => "Passive Ability", "Capacité Passive";
        Part::Ultimate => "Ultimate Ability", "Capacité Ultime";
    }

    pub fn kind(Kind) {
        Kind::Positive => "Positive status effect", "Altération d’État Positive";
        Kind::Negative => "Negative status effect", "Altération d’État Négative";
        Kind::Unique => "Unique status effect", "Altération d’État Unique";
    }

    pub fn card_kind(CardKind) {
        CardKind::Upgrade => "Hero Upgrade", "Amélioration de Héros";
        CardKind::MainPhase => "Main Phase Action", "Action de Phase Principale";
        CardKind::RollPhase => "Roll Phase Action", "Action de Phase de Lancer";
        CardKind::Instant => "Instant Action", "Action Instantanée";
    }

    pub fn phase(RollPhase) {
        RollPhase::Offensive => "Offensive Roll Phase", "Phase de Lancer Offensif";
        RollPhase::Defensive => "Defensive Roll Phase", "Phase de Lancer Défensif";
    }
}

/// What is counted: a noun, or tokens of a status effect by their name.
#[derive(Clone)]
pub enum Counted {
    Noun(Noun),
    Token(String),
    /// Nothing but the number.
    Bare,
}

impl Counted {
    /// `1 damage`, `2 dégâts`, `Évitement`, `2 Évitement`.
    pub fn fixed(&self, number: i32, language: Language) -> String {
        match self {
            Counted::Noun(noun) => noun.count(Quantity::new(number), language),
            Counted::Token(name) if number == 1 => name.clone(),
            Counted::Token(name) => format!("{number} {name}"),
            Counted::Bare => number.to_string(),
        }
    }

    /// With its number where something follows: `1 Synth per ..`.
    pub fn numbered(&self, number: i32, language: Language) -> String {
        match self {
            Counted::Token(name) => format!("{number} {name}"),
            Counted::Noun(_) | Counted::Bare => self.fixed(number, language),
        }
    }

    /// Any number of it: `damage`, `dégâts`.
    pub fn many(&self, language: Language) -> &str {
        match self {
            Counted::Noun(noun) => noun.form(true, language),
            Counted::Token(name) => name,
            Counted::Bare => "",
        }
    }
}
