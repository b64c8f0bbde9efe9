//! What things are called: types, trades, areas, icons, units, verbs.

use kernel::book::Language;
use kernel::quantity::Quantity;
use kernel::words::reference::Owned;
use kernel::words::{Noun, french};

use crate::language::{Icon, Icons, Kind, Num, Trade};

kernel::nouns! {
    CARD: "card" "cards" "carte" "cartes" feminine;
    FACTION: "faction" "factions" "faction" "factions" feminine;
    RESOURCE: "resource" "resources" "ressource" "ressources" feminine;
    STAPLE: "staple resource" "staple resources" "ressource de base" "ressources de base" feminine;
    CHARACTER: "character" "characters" "personnage" "personnages" masculine;
    TACTIC: "tactic" "tactics" "tactique" "tactiques" feminine;
    ITEM: "item" "items" "objet" "objets" masculine;
    LOCATION: "location" "locations" "lieu" "lieux" masculine;
    NON_RESOURCE: "non-resource card" "non-resource cards" "carte hors ressource" "cartes hors ressource" feminine;
    DAMAGE: "damage" "damage" "dégât" "dégâts" masculine;
    TOKEN: "token" "tokens" "marqueur" "marqueurs" masculine;
    MAJIG: "Micromajig token" "Micromajig tokens" "marqueur Micromajig" "marqueurs Micromajig" masculine;
    INFLUENCE: "influence" "influence" "influence" "influence" feminine;
}

pub const DECK: Owned = Owned::masculine("deck", "deck");
pub const HAND: Owned = Owned::feminine("hand", "main");
pub const DISCARD_PILE: Owned = Owned::feminine("discard pile", "défausse");
pub const STRENGTH: Owned = Owned::feminine("strength", "force");
pub const LIFE: Owned = Owned::feminine("life", "vitalité");
pub const COST: Owned = Owned::masculine("numeric cost", "coût numérique");

kernel::verbs! {
    ADD: "add" "adds" "ajoutez" "ajouter" "ajoute";
    ATTACH: "attach" "attaches" "attachez" "attacher" "attache";
    ATTACK: "attack" "attacks" "attaquez" "attaquer" "attaque";
    DEPLETE: "deplete" "depletes" "engagez" "engager" "engage";
    DESTROY: "destroy" "destroys" "détruisez" "détruire" "détruit";
    DETACH: "detach" "detaches" "détachez" "détacher" "détache";
    DISCARD: "discard" "discards" "défaussez" "défausser" "défausse";
    DRAW: "draw" "draws" "piochez" "piocher" "pioche";
    DUPLICATE: "duplicate" "duplicates" "dupliquez" "dupliquer" "duplique";
    EXCHANGE: "exchange" "exchanges" "échangez" "échanger" "échange";
    FLIP: "flip" "flips" "retournez" "retourner" "retourne";
    INFLICT: "inflict" "inflicts" "infligez" "infliger" "inflige";
    LOOK: "look at" "looks at" "regardez" "regarder" "regarde";
    PICK: "pick" "picks" "ciblez" "cibler" "cible";
    PLAY: "play" "plays" "jouez" "jouer" "joue";
    PUT: "put" "puts" "mettez" "mettre" "met";
    REMOVE: "remove" "removes" "supprimez" "supprimer" "supprime";
    RESTORE: "restore" "restores" "restaurez" "restaurer" "restaure";
    REVEAL: "reveal" "reveals" "révélez" "révéler" "révèle";
    SEARCH: "search" "searches" "recherchez" "rechercher" "recherche";
    SHUFFLE: "shuffle" "shuffles" "mélangez" "mélanger" "mélange";
    TAKE: "take" "takes" "prenez" "prendre" "prend";
    TAKE_AWAY: "remove" "removes" "enlevez" "enlever" "enlève";
    TAKE_OUT: "remove" "removes" "retirez" "retirer" "retire";
    TOSS: "flip" "flips" "lancez" "lancer" "lance";
    TERMINATE: "terminate" "terminates" "terminez" "terminer" "termine";
}

kernel::words! {
    /// A trade's name: with a capital, as the rulebook writes `une carte personnage Gearsmith`.
    pub fn trade(Trade) {
        Trade::Arcanist => "Arcanist", "Arcaniste";
        Trade::Banker => "Banker", "Banquier";
        Trade::Gearsmith => "Gearsmith", "Gearsmith";
        Trade::Rogue => "Rogue", "Roublard";
        Trade::Warlord => "Warlord", "Seigneur de guerre";
        Trade::Universal => "Universal", "universel";
    }
}

/// Whether a trade's name agrees in French: the names of the five trades stay as they are.
pub fn agrees(trade: Trade) -> bool {
    trade == Trade::Universal
}

/// What cards of a type are called.
pub fn kind(kind: Kind) -> Noun {
    match kind {
        Kind::Faction => FACTION,
        Kind::Resource => RESOURCE,
        Kind::Character => CHARACTER,
        Kind::Tactic => TACTIC,
        Kind::Item => ITEM,
        Kind::Location => LOCATION,
    }
}

/// `[O]`.
pub fn icon(icon: Icon) -> String {
    format!("[{}]", icon.letter())
}

/// `[O][O][R]`.
pub fn icons(icons: Icons) -> String {
    let each = |one: Icon| icon(one).repeat(icons.of(one) as usize);
    Icon::ALL.into_iter().map(each).collect()
}

/// `a card`, `3 damage`, `2 d’influence`.
pub fn fixed(unit: Noun, number: i32, language: Language) -> String {
    match number {
        1 if unit != DAMAGE && unit != INFLUENCE => unit.a(language),
        _ => so_many(unit, &number.to_string(), number, language),
    }
}

/// `X cards`, `X d’influence`.
pub fn so_many(unit: Noun, written: &str, number: i32, language: Language) -> String {
    match language {
        Language::Fr if unit == INFLUENCE => format!("{written} d’influence"),
        _ => format!("{written} {}", unit.for_number(Quantity::new(number), language)),
    }
}

/// How many there are if they are as many as another number says: `damage` and ` equal to its strength`.
pub fn equal(unit: Noun, value: &str, language: Language) -> (String, String) {
    let (what, word) = match unit {
        DAMAGE => (language.pick("damage", "des dégâts").to_string(), "égaux"),
        INFLUENCE => (language.pick("influence", "une influence").to_string(), "égale"),
        _ => {
            let number = format!("a number of {}", unit.many);
            (language.pick(number, format!("un nombre {}", french::of(unit.plusieurs))), "égal")
        }
    };
    (what, language.pick(format!(" equal to {value}"), format!(" {word} {}", french::to(value))))
}

/// Whether a number is written as such.
pub fn literal(num: Num) -> Option<i32> {
    if let Num::Fixed(number) = num { Some(number) } else { None }
}
