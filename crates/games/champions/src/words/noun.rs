//! What things are called: types, aspects, forms, statuses, resources, areas.

use kernel::book::Language;
use kernel::words::Noun;

use crate::language::{Class, Form, Kind, Label, Resource, Resources, Status};

const fn noun(
    one: &'static str,
    many: &'static str,
    un: &'static str,
    plusieurs: &'static str,
    feminine: bool,
) -> Noun {
    Noun { one, many, un, plusieurs, feminine }
}

/// A card.
pub const CARD: Noun = noun("card", "cards", "carte", "cartes", true);
/// A villain or minion.
pub const ENEMY: Noun = noun("enemy", "enemies", "ennemi", "ennemis", false);
/// What has hit points.
pub const CHARACTER: Noun = noun("character", "characters", "personnage", "personnages", false);
/// An identity in either form.
pub const IDENTITY: Noun = noun("identity", "identities", "identité", "identités", true);
/// What holds threat.
pub const SCHEME: Noun = noun("scheme", "schemes", "manigance", "manigances", true);
/// Damage.
pub const DAMAGE: Noun = noun("damage", "damage", "dégât", "dégâts", false);
/// Threat.
pub const THREAT: Noun = noun("threat", "threat", "menace", "menaces", true);
/// An acceleration token.
pub const TOKEN: Noun =
    noun("acceleration token", "acceleration tokens", "pion Accélération", "pions Accélération", false);
/// Hit points.
pub const HIT_POINT: Noun = noun("hit point", "hit points", "point de vie", "points de vie", false);

/// What cards of a type are called.
pub fn kind(kind: Kind) -> Noun {
    match kind {
        Kind::Hero => noun("hero", "heroes", "héros", "héros", false),
        Kind::AlterEgo => noun("alter-ego", "alter-egos", "alter ego", "alter ego", false),
        Kind::Ally => noun("ally", "allies", "allié", "alliés", false),
        Kind::Event => noun("event", "events", "événement", "événements", false),
        Kind::Resource => noun("resource card", "resource cards", "carte Ressource", "cartes Ressource", true),
        Kind::Support => noun("support", "supports", "soutien", "soutiens", false),
        Kind::Upgrade => noun("upgrade", "upgrades", "amélioration", "améliorations", true),
        Kind::Villain => noun("villain", "villains", "méchant", "méchants", false),
        Kind::MainScheme => noun("main scheme", "main schemes", "manigance principale", "manigances principales", true),
        Kind::SideScheme => noun("side scheme", "side schemes", "manigance annexe", "manigances annexes", true),
        Kind::Minion => noun("minion", "minions", "sbire", "sbires", false),
        Kind::Treachery => noun("treachery", "treacheries", "traîtrise", "traîtrises", true),
        Kind::Attachment => noun("attachment", "attachments", "attachement", "attachements", false),
        Kind::Environment => noun("environment", "environments", "environnement", "environnements", false),
        Kind::Obligation => noun("obligation", "obligations", "obligation", "obligations", true),
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

/// `a minion`, `an ally`, `another scheme`; `une carte`, `un autre ennemi`.
pub fn with_article(one: &str, feminine: bool, language: Language) -> String {
    match language {
        // "An other" is one word in English.
        Language::En if one.starts_with("other ") => format!("an{one}"),
        Language::En if sounds_like_vowel(one) => format!("an {one}"),
        Language::En => format!("a {one}"),
        Language::Fr if feminine => format!("une {one}"),
        Language::Fr => format!("un {one}"),
    }
}

/// Whether English puts `an` in front of it.
fn sounds_like_vowel(word: &str) -> bool {
    let small = word.to_lowercase();
    small.starts_with(['a', 'e', 'i', 'o', 'u']) && !small.starts_with("uni") || word.starts_with("S.H")
}

/// `“Special”`, `« Spécial »`.
pub fn quoted(text: &str, language: Language) -> String {
    match language {
        Language::En => format!("“{text}”"),
        Language::Fr => format!("«\u{a0}{text}\u{a0}»"),
    }
}
