//! What things are called: types, aspects, forms, statuses, resources, verbs.

use kernel::book::Language;
use kernel::words::Noun;
use kernel::words::reference::Owned;
use kernel::words::text::capital;

use crate::language::{Class, Form, Kind, Label, Resource, Resources, Status};

kernel::nouns! {
    CARD: "card" "cards" "carte" "cartes" feminine;
    ENEMY: "enemy" "enemies" "ennemi" "ennemis" masculine;
    CHARACTER: "character" "characters" "personnage" "personnages" masculine;
    IDENTITY: "identity" "identities" "identité" "identités" feminine;
    SCHEME: "scheme" "schemes" "manigance" "manigances" feminine;
    DAMAGE: "damage" "damage" "dégât" "dégâts" masculine;
    THREAT: "threat" "threat" "menace" "menaces" feminine;
    TOKEN: "acceleration token" "acceleration tokens" "pion Accélération" "pions Accélération" masculine;
    HIT_POINT: "hit point" "hit points" "point de vie" "points de vie" masculine;
}

kernel::nouns! {
    pub fn kind(Kind) {
        Kind::Hero => "hero" "heroes" "héros" "héros" masculine;
        Kind::AlterEgo => "alter-ego" "alter-egos" "alter ego" "alter ego" masculine;
        Kind::Ally => "ally" "allies" "allié" "alliés" masculine;
        Kind::Event => "event" "events" "événement" "événements" masculine;
        Kind::Resource => "resource card" "resource cards" "carte Ressource" "cartes Ressource" feminine;
        Kind::Support => "support" "supports" "soutien" "soutiens" masculine;
        Kind::Upgrade => "upgrade" "upgrades" "amélioration" "améliorations" feminine;
        Kind::Villain => "villain" "villains" "méchant" "méchants" masculine;
        Kind::MainScheme => "main scheme" "main schemes" "manigance principale" "manigances principales" feminine;
        Kind::SideScheme => "side scheme" "side schemes" "manigance annexe" "manigances annexes" feminine;
        Kind::Minion => "minion" "minions" "sbire" "sbires" masculine;
        Kind::Treachery => "treachery" "treacheries" "traîtrise" "traîtrises" feminine;
        Kind::Attachment => "attachment" "attachments" "attachement" "attachements" masculine;
        Kind::Environment => "environment" "environments" "environnement" "environnements" masculine;
        Kind::Obligation => "obligation" "obligations" "obligation" "obligations" feminine;
    }
}

pub const DECK: Owned = Owned::masculine("deck", "deck");
pub const HAND: Owned = Owned::feminine("hand", "main");
pub const PILE: Owned = Owned::feminine("discard pile", "pile de défausse");

kernel::verbs! {
    ADD: "add" "adds" "ajoutez" "ajouter" "ajoute";
    ADVANCE: "advance" "advances" "passez" "passer" "passe";
    ASSIGN: "assign" "assigns" "répartissez" "répartir" "répartit";
    CANCEL: "cancel" "cancels" "annulez" "annuler" "annule";
    CHANGE: "change" "changes" "changez" "changer" "change";
    CONFUSE: "confuse" "confuses" "désorientez" "désorienter" "désoriente";
    DEAL: "deal" "deals" "infligez" "infliger" "inflige";
    DISCARD: "discard" "discards" "défaussez" "défausser" "défausse";
    DRAW: "draw" "draws" "piochez" "piocher" "pioche";
    EXHAUST: "exhaust" "exhausts" "inclinez" "incliner" "incline";
    FLIP: "flip" "flips" "passez" "passer" "passe";
    GENERATE: "generate" "generates" "générez" "générer" "génère";
    GIVE: "give" "gives" "donnez" "donner" "donne";
    HEAL: "heal" "heals" "soignez" "soigner" "soigne";
    LOOK: "look at" "looks at" "regardez" "regarder" "regarde";
    MOVE: "move" "moves" "déplacez" "déplacer" "déplace";
    PLACE: "place" "places" "placez" "placer" "place";
    PREVENT: "prevent" "prevents" "prévenez" "prévenir" "prévient";
    PUT: "put" "puts" "mettez" "mettre" "met";
    READY: "ready" "readies" "redressez" "redresser" "redresse";
    GAIN: "gain" "gains" "prenez" "prendre" "prend";
    REMOVE: "remove" "removes" "retirez" "retirer" "retire";
    RESOLVE: "resolve" "resolves" "résolvez" "résoudre" "résout";
    RETURN: "return" "returns" "renvoyez" "renvoyer" "renvoie";
    REVEAL: "reveal" "reveals" "révélez" "révéler" "révèle";
    SEARCH: "search" "searches" "cherchez" "chercher" "cherche";
    SHUFFLE: "shuffle" "shuffles" "mélangez" "mélanger" "mélange";
    SPEND: "spend" "spends" "dépensez" "dépenser" "dépense";
    STUN: "stun" "stuns" "sonnez" "sonner" "sonne";
    TAKE: "take" "takes" "subissez" "subir" "subit";
}

kernel::words! {
    /// An aspect, or where else a card belongs; nothing where the set says it.
    pub fn class(Class) {
        Class::Hero | Class::Encounter => "", "";
        Class::Aggression => "Aggression", "Agressivité";
        Class::Justice => "Justice", "Justice";
        Class::Leadership => "Leadership", "Commandement";
        Class::Protection => "Protection", "Protection";
        Class::Basic => "Basic", "Basique";
    }

    pub fn form(Form) {
        Form::Hero => "hero form", "forme de héros";
        Form::AlterEgo => "alter-ego form", "forme d’alter ego";
    }

    pub fn status(Status) {
        Status::Stunned => "stunned", "sonné";
        Status::Confused => "confused", "désorienté";
        Status::Tough => "tough", "tenace";
    }

    pub fn label(Label) {
        Label::Attack => "attack", "attaque";
        Label::Thwart => "thwart", "contre";
        Label::Defense => "defense", "défense";
    }

    /// The type of a resource, as it stands beside the noun.
    pub fn resource(Resource) {
        Resource::Energy => "energy", "d’énergie";
        Resource::Mental => "mental", "mentale";
        Resource::Physical => "physical", "physique";
        Resource::Wild => "wild", "libre";
    }
}

/// The type as the type line writes it.
pub fn type_name(of: Kind, language: Language) -> String {
    let title = |words: &str| words.split(' ').map(capital).collect::<Vec<_>>().join(" ");
    match (of, language) {
        (Kind::Resource, _) => language.pick("Resource", "Ressource").to_string(),
        (Kind::AlterEgo, Language::En) => "Alter-Ego".to_string(),
        (Kind::AlterEgo, Language::Fr) => "Alter Ego".to_string(),
        (_, Language::En) => title(kind(of).one),
        (_, Language::Fr) => capital(kind(of).un),
    }
}

/// The side of an identity that is up in a form.
pub fn side(form: Form) -> Noun {
    kind(if form == Form::Hero { Kind::Hero } else { Kind::AlterEgo })
}

/// What a status card is called: `tough`, `Tenace`.
pub fn status_card(kind: Status, language: Language) -> String {
    language.pick(status(kind, language).to_string(), capital(status(kind, language)))
}

/// The type of one or several resources: `mentale`, `mentales`.
pub fn resource_form(kind: Resource, plural: bool, language: Language) -> String {
    let s = if plural && language == Language::Fr && kind != Resource::Energy { "s" } else { "" };
    format!("{}{s}", resource(kind, language))
}

/// One of several types of resources: `mental or wild`.
pub fn any_resource(kinds: &[Resource], language: Language) -> String {
    let words: Vec<String> = kinds.iter().map(|kind| resource(*kind, language).to_string()).collect();
    kernel::words::either(&words, language)
}

/// `a mental resource`, `2 physical resources`; `une ressource mentale`.
pub fn resources(resources: Resources, language: Language) -> String {
    let each = |kind: Resource| {
        let word = resource_form(kind, resources.of(kind) > 1, language);
        Some(match (resources.of(kind), language) {
            (0, _) => return None,
            (1, Language::En) => kernel::words::with_article(&format!("{word} resource"), true, language),
            (1, Language::Fr) => format!("une ressource {word}"),
            (number, Language::En) => format!("{number} {word} resources"),
            (number, Language::Fr) => format!("{number} ressources {word}"),
        })
    };
    let parts: Vec<String> = Resource::ALL.into_iter().filter_map(each).collect();
    kernel::words::list(&parts, language)
}

/// `[E][M]`.
pub fn signs(resources: Resources) -> String {
    resources.letters().chars().map(|letter| format!("[{letter}]")).collect()
}
