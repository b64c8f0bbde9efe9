//! What things are called.

use kernel::book::Language;
use kernel::effect::tree::CardPick;
use kernel::quantity::Quantity;
use kernel::words::either;
use kernel::words::phrase::{Around, NounPhrase};

use crate::Shards;
use crate::language::{Faction, Filter, Resource, Zone};

kernel::nouns! {
    CARD: "card" "cards" "carte" "cartes" feminine;
    ALLY: "ally" "allies" "allié" "alliés" masculine;
    CHAMPION: "champion" "champions" "champion" "champions" masculine;
    NON_CHAMPION: "non-champion card" "non-champion cards" "carte, hors champion," "cartes, hors champions," feminine;
    MERCENARY: "mercenary" "mercenaries" "mercenaire" "mercenaires" masculine;
}

kernel::nouns! {
    pub fn resource(Resource) {
        Resource::Gems => "gem" "gems" "cristal" "cristaux" masculine;
        Resource::Power => "power" "power" "point de puissance" "points de puissance" masculine;
        Resource::Mastery => "mastery" "mastery" "point de maîtrise" "points de maîtrise" masculine;
        Resource::Health => "health" "health" "point de santé" "points de santé" masculine;
    }
}

kernel::verbs! {
    BANISH: "banish" "banishes" "bannissez" "bannir" "bannit";
    DESTROY: "destroy" "destroys" "détruisez" "détruire" "détruit";
    DOUBLE: "double" "doubles" "doublez" "doubler" "double";
    DRAW: "draw" "draws" "piochez" "piocher" "pioche";
    GAIN: "gain" "gains" "gagnez" "gagner" "gagne";
    RECRUIT: "recruit" "recruits" "recrutez" "recruter" "recrute";
    RETURN: "return" "returns" "reprenez" "reprendre" "reprend";
    REVEAL: "reveal" "reveals" "révélez" "révéler" "révèle";
}

kernel::words! {
    pub fn faction(Faction) {
        Faction::Homodeus => "Homodeus", "Homodeus";
        Faction::Order => "Order", "Ordre";
        Faction::Undergrowth => "Undergrowth", "Maquis";
        Faction::Wraethe => "Wraethe", "Spectra";
    }

    fn infinite(Resource) {
        Resource::Gems => "infinite gems", "une infinité de cristaux";
        Resource::Power => "infinite power", "une puissance infinie";
        Resource::Mastery => "infinite mastery", "une maîtrise infinie";
        Resource::Health => "infinite health", "une santé infinie";
    }

    /// What a player has of something, all together.
    pub fn yours(Resource) {
        Resource::Gems => "your gems", "vos cristaux";
        Resource::Power => "your power", "votre puissance";
        Resource::Mastery => "your mastery", "votre maîtrise";
        Resource::Health => "your health", "votre santé";
    }

    fn zone(Zone) {
        Zone::Deck => "deck", "deck";
        Zone::Hand => "hand", "main";
        Zone::Play => "play zone", "zone de jeu";
        Zone::Discard => "discard pile", "défausse";
        Zone::Centre => "centre deck", "pioche commune";
        Zone::River => "river", "rivière";
        Zone::Banished | Zone::Gone => "banish pile", "pile de bannissement";
    }
}

/// `4 power`, `4 points de puissance`, `infinite power`, `une puissance infinie`.
pub fn amount(of: Resource, number: Quantity, language: Language) -> String {
    if number.is_infinite() { infinite(of, language).to_string() } else { resource(of).count(number, language) }
}

/// The cards that a filter means.
pub fn filter(filter: &Filter, language: Language) -> NounPhrase {
    let mut around = Around::default();
    let mut tail = |en: &str, one: &str, many: &str| {
        around.tails.push((language.pick(en, one).to_string(), language.pick(en, many).to_string()));
    };
    let played = "you have played this turn";
    let (head, of) = match filter {
        Filter::Any => (CARD, None),
        Filter::AnyChampion | Filter::AnotherChampion => (CHAMPION, None),
        Filter::AnyMercenary => (MERCENARY, None),
        Filter::Of(of) | Filter::Shown(of) => (CARD, Some(of)),
        Filter::Champion(of) => (CHAMPION, Some(of)),
        Filter::CostAtMost(most) => {
            let costing = format!("coûtant {most} ou moins");
            let en = |costs: &str| language.pick(format!("that {costs} {most} or less"), costing.clone());
            around.tails.push((en("costs"), en("cost")));
            (CARD, None)
        }
        Filter::PlayedNonChampion => {
            let fr = |s: &str| format!("que vous avez jouée{s} ce tour-ci");
            tail(&format!("that {played}"), &fr(""), &fr("s"));
            (NON_CHAMPION, None)
        }
        Filter::PlayedAlly(of) => {
            let fr = |s: &str| format!("que vous avez joué{s} ce tour-ci");
            tail(played, &fr(""), &fr("s"));
            (ALLY, Some(of))
        }
        Filter::Companion(of) => (ALLY, Some(of)),
        Filter::Shield => {
            tail("with a shield", "avec bouclier", "avec bouclier");
            (CARD, None)
        }
    };
    around.names.extend(of.map(|of| faction(*of, language).to_string()));
    around.other = matches!(filter, Filter::AnotherChampion | Filter::PlayedNonChampion | Filter::Companion(_));
    around.phrase(head, language)
}

/// Where the cards of a pick lie: `from your hand or discard pile`; several may come from both.
pub fn origin(pick: &CardPick<Shards>, several: bool, language: Language) -> String {
    let names: Vec<String> = pick.from.iter().map(|of| zone(*of, language).to_string()).collect();
    match language {
        Language::En if several => format!("from your {}", names.join(" and/or ")),
        Language::En => format!("from your {}", either(&names, language)),
        Language::Fr => {
            let parts: Vec<String> = names.iter().map(|name| format!("de votre {name}")).collect();
            if several { parts.join(" et/ou ") } else { either(&parts, language) }
        }
    }
}
