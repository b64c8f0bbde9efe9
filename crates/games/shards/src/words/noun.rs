//! What things are called.

use kernel::book::Language;
use kernel::effect::tree::CardPick;
use kernel::quantity::Quantity;
use kernel::words::Noun;

use crate::Shards;
use crate::language::{Faction, Filter, Resource, Zone};

/// A gem, a point of something.
pub fn resource(resource: Resource) -> Noun {
    match resource {
        Resource::Gems => Noun { one: "gem", many: "gems", un: "cristal", plusieurs: "cristaux", feminine: false },
        Resource::Power => Noun {
            one: "power",
            many: "power",
            un: "point de puissance",
            plusieurs: "points de puissance",
            feminine: false,
        },
        Resource::Mastery => Noun {
            one: "mastery",
            many: "mastery",
            un: "point de maîtrise",
            plusieurs: "points de maîtrise",
            feminine: false,
        },
        Resource::Health => {
            Noun {
                one: "health", many: "health", un: "point de santé", plusieurs: "points de santé", feminine: false
            }
        }
    }
}

/// `4 power`, `4 points de puissance`, `infinite power`, `une puissance infinie`.
pub fn amount(of: Resource, number: Quantity, language: Language) -> String {
    if !number.is_infinite() {
        return resource(of).count(number, language);
    }
    match (language, of) {
        (Language::En, _) => format!("infinite {}", resource(of).many),
        (Language::Fr, Resource::Gems) => "une infinité de cristaux".to_string(),
        (Language::Fr, Resource::Power) => "une puissance infinie".to_string(),
        (Language::Fr, Resource::Mastery) => "une maîtrise infinie".to_string(),
        (Language::Fr, Resource::Health) => "une santé infinie".to_string(),
    }
}

/// A card.
pub const CARD: Noun = Noun { one: "card", many: "cards", un: "carte", plusieurs: "cartes", feminine: true };

/// A faction's name.
pub fn faction(faction: Faction, language: Language) -> &'static str {
    match (faction, language) {
        (Faction::Homodeus, _) => "Homodeus",
        (Faction::Order, Language::En) => "Order",
        (Faction::Order, Language::Fr) => "Ordre",
        (Faction::Undergrowth, Language::En) => "Undergrowth",
        (Faction::Undergrowth, Language::Fr) => "Maquis",
        (Faction::Wraethe, Language::En) => "Wraethe",
        (Faction::Wraethe, Language::Fr) => "Spectra",
    }
}

/// The cards that a filter means.
pub struct Called {
    /// `a Wraethe card`, `une carte Spectra`.
    pub a: String,
    /// `Wraethe cards`, `cartes Spectra`.
    pub many: String,
    /// `Wraethe card`, `carte Spectra`.
    pub one: String,
}

/// What a filter's cards are called.
pub fn filter(that: &Filter, language: Language) -> Called {
    let name = |of: &Faction| faction(*of, language);
    let (one, many, feminine) = match (language, that) {
        (Language::En, Filter::Any) => ("card".into(), "cards".into(), false),
        (Language::Fr, Filter::Any) => ("carte".into(), "cartes".into(), true),
        (Language::En, Filter::AnyChampion) => ("champion".into(), "champions".into(), false),
        (Language::Fr, Filter::AnyChampion) => ("champion".into(), "champions".into(), false),
        (Language::En, Filter::AnotherChampion) => ("other champion".into(), "other champions".into(), false),
        (Language::Fr, Filter::AnotherChampion) => ("autre champion".into(), "autres champions".into(), false),
        (Language::En, Filter::AnyMercenary) => ("mercenary".into(), "mercenaries".into(), false),
        (Language::Fr, Filter::AnyMercenary) => ("mercenaire".into(), "mercenaires".into(), false),
        (Language::En, Filter::Of(of) | Filter::Shown(of)) => {
            (format!("{} card", name(of)), format!("{} cards", name(of)), false)
        }
        (Language::Fr, Filter::Of(of) | Filter::Shown(of)) => {
            (format!("carte {}", name(of)), format!("cartes {}", name(of)), true)
        }
        (Language::En, Filter::Champion(of)) => {
            (format!("{} champion", name(of)), format!("{} champions", name(of)), false)
        }
        (Language::Fr, Filter::Champion(of)) => {
            (format!("champion {}", name(of)), format!("champions {}", name(of)), false)
        }
        (Language::En, Filter::CostAtMost(most)) => {
            (format!("card that costs {most} or less"), format!("cards that cost {most} or less"), false)
        }
        (Language::Fr, Filter::CostAtMost(most)) => {
            (format!("carte coûtant {most} ou moins"), format!("cartes coûtant {most} ou moins"), true)
        }
        (Language::En, Filter::PlayedNonChampion) => (
            "other non-champion card that you have played this turn".into(),
            "other non-champion cards that you have played this turn".into(),
            false,
        ),
        (Language::Fr, Filter::PlayedNonChampion) => (
            "autre carte, hors champion, que vous avez jouée ce tour-ci".into(),
            "autres cartes, hors champions, que vous avez jouées ce tour-ci".into(),
            true,
        ),
        (Language::En, Filter::PlayedAlly(of)) => (
            format!("{} ally you have played this turn", name(of)),
            format!("{} allies you have played this turn", name(of)),
            false,
        ),
        (Language::Fr, Filter::PlayedAlly(of)) => (
            format!("allié {} que vous avez joué ce tour-ci", name(of)),
            format!("alliés {} que vous avez joués ce tour-ci", name(of)),
            false,
        ),
        (Language::En, Filter::Companion(of)) => {
            (format!("other {} ally", name(of)), format!("other {} allies", name(of)), false)
        }
        (Language::Fr, Filter::Companion(of)) => {
            (format!("autre allié {}", name(of)), format!("autres alliés {}", name(of)), false)
        }
        (Language::En, Filter::Shield) => ("card with a shield".into(), "cards with a shield".into(), false),
        (Language::Fr, Filter::Shield) => ("carte avec bouclier".into(), "cartes avec bouclier".into(), true),
    };
    let one: String = one;
    let a = kernel::words::with_article(&one, feminine, language);
    Called { a, many, one }
}

/// Where the cards of a pick lie: `from your hand or discard pile`; several may come from both.
pub fn origin(pick: &CardPick<Shards>, several: bool, language: Language) -> String {
    let names: Vec<String> = pick.from.iter().map(|zone| zone_of(*zone, language).to_string()).collect();
    match language {
        Language::En if several => format!("from your {}", names.join(" and/or ")),
        Language::En => format!("from your {}", kernel::words::either(&names, language)),
        Language::Fr => {
            let parts: Vec<String> = names.iter().map(|name| format!("de votre {name}")).collect();
            if several { parts.join(" et/ou ") } else { kernel::words::either(&parts, language) }
        }
    }
}

fn zone_of(zone: Zone, language: Language) -> &'static str {
    match (zone, language) {
        (Zone::Deck, _) => "deck",
        (Zone::Hand, Language::En) => "hand",
        (Zone::Hand, Language::Fr) => "main",
        (Zone::Play, Language::En) => "play zone",
        (Zone::Play, Language::Fr) => "zone de jeu",
        (Zone::Discard, Language::En) => "discard pile",
        (Zone::Discard, Language::Fr) => "défausse",
        (Zone::Centre, Language::En) => "centre deck",
        (Zone::Centre, Language::Fr) => "pioche commune",
        (Zone::River, Language::En) => "river",
        (Zone::River, Language::Fr) => "rivière",
        (Zone::Banished | Zone::Gone, Language::En) => "banish pile",
        (Zone::Banished | Zone::Gone, Language::Fr) => "pile de bannissement",
    }
}
