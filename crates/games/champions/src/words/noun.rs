//! What things are called: types, aspects, forms, statuses, resources, areas.

use kernel::book::Language;
use kernel::words::Noun;

use crate::language::{Class, Form, Kind, Label, Resource, Resources, Status};

/// A card.
pub const CARD: Noun = Noun::new("card", "cards", "carte", "cartes", true);
/// A villain or minion.
pub const ENEMY: Noun = Noun::new("enemy", "enemies", "ennemi", "ennemis", false);
/// What has hit points.
pub const CHARACTER: Noun = Noun::new("character", "characters", "personnage", "personnages", false);
/// An identity in either form.
pub const IDENTITY: Noun = Noun::new("identity", "identities", "identité", "identités", true);
/// What holds threat.
pub const SCHEME: Noun = Noun::new("scheme", "schemes", "manigance", "manigances", true);
/// Damage.
pub const DAMAGE: Noun = Noun::new("damage", "damage", "dégât", "dégâts", false);
/// Threat.
pub const THREAT: Noun = Noun::new("threat", "threat", "menace", "menaces", true);
/// An acceleration token.
pub const TOKEN: Noun =
    Noun::new("acceleration token", "acceleration tokens", "pion Accélération", "pions Accélération", false);
/// Hit points.
pub const HIT_POINT: Noun = Noun::new("hit point", "hit points", "point de vie", "points de vie", false);

/// What cards of a type are called.
pub fn kind(kind: Kind) -> Noun {
    match kind {
        Kind::Hero => Noun::new("hero", "heroes", "héros", "héros", false),
        Kind::AlterEgo => Noun::new("alter-ego", "alter-egos", "alter ego", "alter ego", false),
        Kind::Ally => Noun::new("ally", "allies", "allié", "alliés", false),
        Kind::Event => Noun::new("event", "events", "événement", "événements", false),
        Kind::Resource => Noun::new("resource card", "resource cards", "carte Ressource", "cartes Ressource", true),
        Kind::Support => Noun::new("support", "supports", "soutien", "soutiens", false),
        Kind::Upgrade => Noun::new("upgrade", "upgrades", "amélioration", "améliorations", true),
        Kind::Villain => Noun::new("villain", "villains", "méchant", "méchants", false),
        Kind::MainScheme => {
            Noun::new("main scheme", "main schemes", "manigance principale", "manigances principales", true)
        }
        Kind::SideScheme => Noun::new("side scheme", "side schemes", "manigance annexe", "manigances annexes", true),
        Kind::Minion => Noun::new("minion", "minions", "sbire", "sbires", false),
        Kind::Treachery => Noun::new("treachery", "treacheries", "traîtrise", "traîtrises", true),
        Kind::Attachment => Noun::new("attachment", "attachments", "attachement", "attachements", false),
        Kind::Environment => Noun::new("environment", "environments", "environnement", "environnements", false),
        Kind::Obligation => Noun::new("obligation", "obligations", "obligation", "obligations", true),
    }
}

/// The type as the type line writes it.
pub fn type_name(kind: Kind, language: Language) -> &'static str {
    match (kind, language) {
        (Kind::Hero, Language::En) => "Hero",
        (Kind::Hero, Language::Fr) => "Héros",
        (Kind::AlterEgo, Language::En) => "Alter-Ego",
        (Kind::AlterEgo, Language::Fr) => "Alter Ego",
        (Kind::Ally, Language::En) => "Ally",
        (Kind::Ally, Language::Fr) => "Allié",
        (Kind::Event, Language::En) => "Event",
        (Kind::Event, Language::Fr) => "Événement",
        (Kind::Resource, Language::En) => "Resource",
        (Kind::Resource, Language::Fr) => "Ressource",
        (Kind::Support, Language::En) => "Support",
        (Kind::Support, Language::Fr) => "Soutien",
        (Kind::Upgrade, Language::En) => "Upgrade",
        (Kind::Upgrade, Language::Fr) => "Amélioration",
        (Kind::Villain, Language::En) => "Villain",
        (Kind::Villain, Language::Fr) => "Méchant",
        (Kind::MainScheme, Language::En) => "Main Scheme",
        (Kind::MainScheme, Language::Fr) => "Manigance principale",
        (Kind::SideScheme, Language::En) => "Side Scheme",
        (Kind::SideScheme, Language::Fr) => "Manigance annexe",
        (Kind::Minion, Language::En) => "Minion",
        (Kind::Minion, Language::Fr) => "Sbire",
        (Kind::Treachery, Language::En) => "Treachery",
        (Kind::Treachery, Language::Fr) => "Traîtrise",
        (Kind::Attachment, Language::En) => "Attachment",
        (Kind::Attachment, Language::Fr) => "Attachement",
        (Kind::Environment, Language::En) => "Environment",
        (Kind::Environment, Language::Fr) => "Environnement",
        (Kind::Obligation, Language::En | Language::Fr) => "Obligation",
    }
}

/// An aspect, or where else a card belongs; nothing where the set says it.
pub fn class(class: Class, language: Language) -> Option<&'static str> {
    Some(match (class, language) {
        (Class::Hero | Class::Encounter, _) => return None,
        (Class::Aggression, Language::En) => "Aggression",
        (Class::Aggression, Language::Fr) => "Agressivité",
        (Class::Justice, _) => "Justice",
        (Class::Leadership, Language::En) => "Leadership",
        (Class::Leadership, Language::Fr) => "Commandement",
        (Class::Protection, _) => "Protection",
        (Class::Basic, Language::En) => "Basic",
        (Class::Basic, Language::Fr) => "Basique",
    })
}

/// `hero form`, `forme de héros`.
pub fn form(form: Form, language: Language) -> &'static str {
    match (form, language) {
        (Form::Hero, Language::En) => "hero form",
        (Form::Hero, Language::Fr) => "forme de héros",
        (Form::AlterEgo, Language::En) => "alter-ego form",
        (Form::AlterEgo, Language::Fr) => "forme d’alter ego",
    }
}

/// The side of an identity that is up in a form.
pub fn side(form: Form) -> Noun {
    match form {
        Form::Hero => kind(Kind::Hero),
        Form::AlterEgo => kind(Kind::AlterEgo),
    }
}

/// `stunned`, `sonné`.
pub fn status(status: Status, language: Language) -> &'static str {
    match (status, language) {
        (Status::Stunned, Language::En) => "stunned",
        (Status::Stunned, Language::Fr) => "sonné",
        (Status::Confused, Language::En) => "confused",
        (Status::Confused, Language::Fr) => "désorienté",
        (Status::Tough, Language::En) => "tough",
        (Status::Tough, Language::Fr) => "tenace",
    }
}

/// What a status card is called: `tough`, `Tenace`.
pub fn status_card(kind: Status, language: Language) -> &'static str {
    match (kind, language) {
        (_, Language::En) => status(kind, language),
        (Status::Stunned, Language::Fr) => "Sonné",
        (Status::Confused, Language::Fr) => "Désorienté",
        (Status::Tough, Language::Fr) => "Tenace",
    }
}

/// `attack`, `contre`.
pub fn label(label: Label, language: Language) -> &'static str {
    match (label, language) {
        (Label::Attack, Language::En) => "attack",
        (Label::Attack, Language::Fr) => "attaque",
        (Label::Thwart, Language::En) => "thwart",
        (Label::Thwart, Language::Fr) => "contre",
        (Label::Defense, Language::En) => "defense",
        (Label::Defense, Language::Fr) => "défense",
    }
}

/// The type of a resource, as it stands beside the noun: `mental`, `mentale`, `d’énergie`.
pub fn resource(resource: Resource, language: Language) -> &'static str {
    match (resource, language) {
        (Resource::Energy, Language::En) => "energy",
        (Resource::Energy, Language::Fr) => "d’énergie",
        (Resource::Mental, Language::En) => "mental",
        (Resource::Mental, Language::Fr) => "mentale",
        (Resource::Physical, Language::En) => "physical",
        (Resource::Physical, Language::Fr) => "physique",
        (Resource::Wild, Language::En) => "wild",
        (Resource::Wild, Language::Fr) => "libre",
    }
}

/// The same beside several: `mentales`.
pub fn resource_many(kind: Resource, language: Language) -> String {
    let s = if language == Language::Fr && kind != Resource::Energy { "s" } else { "" };
    format!("{}{s}", resource(kind, language))
}

/// `a mental resource`, `2 physical resources`; `une ressource mentale`.
pub fn resources(resources: Resources, language: Language) -> String {
    let each = |kind: Resource| {
        let word = resource(kind, language);
        Some(match (resources.of(kind), language) {
            (0, _) => return None,
            (1, Language::En) => format!("{} {word} resource", if kind == Resource::Energy { "an" } else { "a" }),
            (1, Language::Fr) => format!("une ressource {word}"),
            (number, Language::En) => format!("{number} {word} resources"),
            (number, Language::Fr) => format!("{number} ressources {}", resource_many(kind, language)),
        })
    };
    let parts: Vec<String> = Resource::ALL.into_iter().filter_map(each).collect();
    kernel::words::list(&parts, language)
}

/// `[E][M]`.
pub fn signs(resources: Resources) -> String {
    resources.letters().chars().map(|letter| format!("[{letter}]")).collect()
}
