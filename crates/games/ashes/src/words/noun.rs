//! What things are called.

use kernel::prelude::*;
use kernel::words::Noun;

use crate::language::{Aim, Aimed, Keyword, Kind, Magic, Side};

kernel::nouns! {
    CARD: "card" "cards" "carte" "cartes" feminine;
    DIE: "die" "dice" "dé" "dés" masculine;
    DAMAGE: "damage" "damage" "dégât" "dégâts" masculine;
    WOUND: "wound token" "wound tokens" "jeton Blessure" "jetons Blessure" masculine;
    EXHAUSTION: "exhaustion token" "exhaustion tokens" "jeton Épuisement" "jetons Épuisement" masculine;
    SYMBOL: "symbol" "symbols" "symbole" "symboles" masculine;
    STATUS: "status token" "status tokens" "jeton État" "jetons État" masculine;
}

kernel::verbs! {
    ADD: "add" "adds" "ajoutez" "ajouter" "ajoute";
    CANCEL: "cancel" "cancels" "annulez" "annuler" "annule";
    CHANGE: "change" "changes" "changez" "changer" "change";
    DEAL: "deal" "deals" "infligez" "infliger" "inflige";
    DESTROY: "destroy" "destroys" "détruisez" "détruire" "détruit";
    DISCARD: "discard" "discards" "défaussez" "défausser" "défausse";
    DRAW: "draw" "draws" "piochez" "piocher" "pioche";
    MOVE: "move" "moves" "déplacez" "déplacer" "déplace";
    PLACE: "place" "places" "placez" "placer" "place";
    PREVENT: "prevent" "prevents" "prévenez" "prévenir" "prévient";
    PUT: "put" "puts" "mettez" "mettre" "met";
    REMOVE: "remove" "removes" "retirez" "retirer" "retire";
    REROLL: "re-roll" "re-rolls" "relancez" "relancer" "relance";
    RETURN: "return" "returns" "renvoyez" "renvoyer" "renvoie";
    TAKE: "take" "takes" "prenez" "prendre" "prend";
}

kernel::words! {
    pub fn kind(Kind) {
        Kind::Phoenixborn => "Phoenixborn", "Héritier";
        Kind::Ally => "Ally", "Allié";
        Kind::Conjuration => "Conjuration", "Invocation";
        Kind::ReadySpell => "Ready Spell", "Sort préparatoire";
        Kind::ActionSpell => "Action Spell", "Sort d’action";
        Kind::ReactionSpell => "Reaction Spell", "Sort réactif";
        Kind::AlterationSpell => "Alteration Spell", "Sort d’altération";
        Kind::Die => "Die", "Dé";
    }

    /// How a card speaks of itself.
    pub fn this(Kind) {
        Kind::Phoenixborn => "this Phoenixborn", "cet Héritier";
        Kind::Ally | Kind::Conjuration => "this unit", "cette unité";
        Kind::ReadySpell | Kind::ActionSpell | Kind::ReactionSpell | Kind::AlterationSpell => "this spell", "ce sort";
        Kind::Die => "this die", "ce dé";
    }

    pub fn magic(Magic) {
        Magic::Ceremonial => "ceremonial", "Rituel";
        Magic::Charm => "charm", "Envoutement";
        Magic::Illusion => "illusion", "Illusion";
        Magic::Natural => "natural", "Nature";
        Magic::Divine => "divine", "Divin";
        Magic::Sympathy => "sympathy", "Empathie";
    }

    /// Sides of dice that are counted.
    pub fn side(Side) {
        Side::Power => "power", "pouvoir";
        Side::Class => "class", "classe";
        Side::Basic => "basic", "base";
    }

    pub fn keyword(Keyword) {
        Keyword::UnitGuard => "Unit Guard", "Protecteur d’unité";
        Keyword::BattleAdvantage => "Battle Advantage", "Avantage au combat";
        Keyword::Bypass => "Bypass", "Contournement";
        Keyword::MagicGuard => "Magic Guard", "Protection magique";
        Keyword::SpellGuard => "Spell Guard", "Sort protégé";
        Keyword::Illusion => "Illusion", "Illusion";
        Keyword::Fleeting => "Fleeting", "Éphémère";
    }

    fn yours(Whose) {
        Whose::Yours => " you control", " que vous contrôlez";
        Whose::Opponents => " an opponent controls", " que contrôle un adversaire";
        Whose::Everyones | Whose::Of(_) => "", "";
    }
}

/// `2 wound tokens`, `2 jetons Blessure`.
pub fn count(noun: Noun, number: i32, language: Language) -> String {
    noun.count(Quantity::new(number), language)
}

/// A target when it is first spoken of, and afterwards.
pub fn aim(book: &Book<crate::Ashes>, aim: &Aim, language: Language) -> (String, &'static str) {
    let several = aim.most > 1;
    let number = kernel::words::number_word(aim.most, language);
    let of = |whose: Whose| yours(whose, language);
    let unit = |whose: Whose, other: bool| {
        let (target, other_en, other_fr) = (
            if aim.untargeted { "" } else { "target " },
            if other { "another " } else { "" },
            if other { "autre " } else { "" },
        );
        let ciblee = if aim.untargeted { "" } else { " ciblée" };
        let article = if other { "" } else { "a " };
        match (language, several) {
            (Language::En, true) => format!("up to {number} {target}units{}", of(whose)),
            (Language::En, false) => format!("{other_en}{article}{target}unit{}", of(whose)),
            (Language::Fr, true) => format!("{number} unités ciblées{} au plus", of(whose)),
            (Language::Fr, false) => format!("une {other_fr}unité{ciblee}{}", of(whose)),
        }
    };
    let both = |en: &str, fr: &str| language.pick(en, fr).to_string();
    let that_unit = language.pick("that unit", "cette unité");
    let that_card = language.pick("that card", "cette carte");
    let that_spell = language.pick("that spell", "ce sort");
    match &aim.at {
        Aimed::Unit(whose) => {
            (unit(*whose, false), if several { language.pick("those units", "ces unités") } else { that_unit })
        }
        Aimed::OtherUnit(whose) => (unit(*whose, true), that_unit),
        Aimed::UnitOrPhoenixborn(_) => {
            (both("a target unit or Phoenixborn", "une cible (unité ou Héritier)"), that_card)
        }
        Aimed::UnitOrBare => (
            both(
                "a target unit or to the Phoenixborn of an opponent who has no units",
                "une unité ciblée ou à l’Héritier d’un adversaire qui n’a pas d’unité",
            ),
            that_card,
        ),
        Aimed::Tokened(_) => (both("a card that is no Phoenixborn", "une carte qui n’est pas un Héritier"), that_card),
        Aimed::Beside => {
            (both("another such card of the same player", "une autre carte de ce genre du même joueur"), that_card)
        }
        Aimed::Phoenixborn(_) => (both("a target Phoenixborn", "un Héritier ciblé"), that_card),
        Aimed::ReadySpell(whose) => {
            let en = if aim.untargeted { "a ready spell" } else { "a target ready spell" };
            let fr = if aim.untargeted { "un sort préparatoire" } else { "un sort préparatoire ciblé" };
            (format!("{}{}", both(en, fr), of(*whose)), that_spell)
        }
        Aimed::Alteration(_) => (both("a target alteration spell", "un sort d’altération ciblé"), that_spell),
        Aimed::Called(whose, slug) => {
            let name = kernel::words::card_name(book, slug, language);
            (
                format!("{}{}", kernel::words::with_article(name, language == Language::Fr, language), of(*whose)),
                that_unit,
            )
        }
        Aimed::DiscardedAlly => (
            both("an ally from your discard pile", "un allié de votre défausse"),
            language.pick("that ally", "cet allié"),
        ),
        Aimed::AnyOfDeck => (both("a card from your draw pile", "une carte de votre pioche"), that_card),
        Aimed::Player(Whose::Opponents) => {
            (both("a target opponent", "un adversaire ciblé"), language.pick("that player", "ce joueur"))
        }
        Aimed::Player(_) => (both("a target player", "un joueur ciblé"), language.pick("that player", "ce joueur")),
    }
}
