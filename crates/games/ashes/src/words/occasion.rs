//! When a text happens: `when this unit comes into play, `.

use kernel::prelude::*;

use crate::language::Pattern;

/// What a text waits for, as an opening without a capital.
pub fn occasion(pattern: &Pattern, phase: Phase, this: &str, language: Language) -> String {
    let text = clause(pattern, phase, this, language);
    match (pattern, phase, language) {
        (Pattern::RoundEnds | Pattern::TurnsBegin, ..) => text,
        (_, Phase::After, Language::En) => format!("after {text}"),
        (_, Phase::After, Language::Fr) => kernel::words::french::tied(&format!("après que~{text}")),
        (_, _, Language::En) => format!("when {text}"),
        (_, _, Language::Fr) => format!("quand {text}"),
    }
}

fn whose(of: Whose, language: Language) -> &'static str {
    match of {
        Whose::Yours => language.pick("a unit you control", "une unité que vous contrôlez"),
        Whose::Opponents => language.pick("a unit an opponent controls", "une unité que contrôle un adversaire"),
        Whose::Everyones | Whose::Of(_) => language.pick("a unit", "une unité"),
    }
}

fn clause(pattern: &Pattern, phase: Phase, this: &str, language: Language) -> String {
    let after = phase == Phase::After;
    let both = |en: String, fr: String| language.pick(en, fr);
    let fixed = |en: &str, fr: &str| language.pick(en, fr).to_string();
    match pattern {
        Pattern::EntersThis => both(format!("{this} comes into play"), format!("{this} entre en jeu")),
        Pattern::UnitEnters(_) if after => fixed(
            "a unit has come into play on an opponent’s battlefield",
            "une unité est entrée en jeu dans l’arène d’un adversaire",
        ),
        Pattern::UnitEnters(_) => {
            fixed("a unit comes into play on an opponent’s battlefield", "une unité entre dans l’arène d’un adversaire")
        }
        Pattern::DealsThis => both(
            format!("{this} deals damage by attacking or countering"),
            format!("{this} inflige des dégâts en attaquant ou en contrattaquant"),
        ),
        Pattern::HostIsDealt => fixed(
            "the attached unit is dealt damage by attacking or countering units",
            "des unités infligent des dégâts à l’unité liée en attaquant ou en contrattaquant",
        ),
        Pattern::PhoenixbornWouldBeDealt => fixed(
            "your Phoenixborn would be dealt damage while you have a unit in play",
            "votre Héritier devrait se voir infliger des dégâts alors que vous avez une unité en jeu",
        ),
        Pattern::ReceivesThis => both(format!("{this} receives damage"), format!("{this} subit des dégâts")),
        Pattern::ReceivesCombatThis | Pattern::IllusionBreaks => both(
            format!("{this} receives damage from an attack or counter"),
            format!("{this} subit des dégâts d’une attaque ou d’une contrattaque"),
        ),
        Pattern::UnitWouldReceive => {
            fixed("a unit you control would receive damage", "une unité que vous contrôlez devrait subir des dégâts")
        }
        Pattern::PhoenixbornWouldReceive => {
            fixed("your Phoenixborn would receive damage", "votre Héritier devrait subir des dégâts")
        }
        Pattern::PhoenixbornReceives => {
            fixed("your Phoenixborn has received damage", "votre Héritier a subi des dégâts")
        }
        Pattern::PhoenixbornReceivesAttack => fixed(
            "your Phoenixborn has received damage from an attack",
            "votre Héritier a subi des dégâts d’une attaque",
        ),
        Pattern::DestroyedThis => both(format!("{this} is destroyed"), format!("{this} est détruite")),
        Pattern::UnitDestroyed(of) => {
            let unit = whose(*of, language);
            both(format!("{unit} is destroyed"), format!("{unit} est détruite"))
        }
        Pattern::AllyDestroyed => fixed("an ally you control is destroyed", "un allié que vous contrôlez est détruit"),
        Pattern::Consumes => fixed(
            "a unit of an opponent is destroyed by a spell, attack, counter, ability or dice power you control",
            "une unité d’un adversaire est détruite par un sort, une attaque, une contrattaque, une capacité ou un pouvoir de dés que vous contrôlez",
        ),
        Pattern::UnitLeaves(of) => {
            let unit = whose(*of, language);
            both(format!("{unit} leaves play"), format!("{unit} quitte le jeu"))
        }
        Pattern::WouldBeDiscardedThis => both(
            format!("{this} would be discarded from play during the player turns phase"),
            format!("{this} devrait être défaussé du jeu pendant la phase Tours des joueurs"),
        ),
        Pattern::Declared => fixed("a player has declared attackers", "un joueur a déclaré ses attaquants"),
        Pattern::Declares => both(
            format!("you are declaring attackers and {this} is among them"),
            format!("vous déclarez vos attaquants et que {this} en fait partie"),
        ),
        Pattern::Targeted => fixed(
            "an opponent uses a spell, ability or dice power that would target a unit you control",
            "un adversaire utilise un sort, une capacité ou un pouvoir de dés qui ciblerait une unité que vous contrôlez",
        ),
        Pattern::AbilityUsed => fixed(
            "an opponent would use an ability of a unit or Phoenixborn that is not inexhaustible",
            "un adversaire devrait utiliser une capacité d’unité ou d’Héritier qui n’est pas inépuisable",
        ),
        Pattern::Milled => fixed(
            "an opponent has discarded one or more cards from their draw pile",
            "un adversaire a défaussé au moins une carte de sa pioche",
        ),
        Pattern::MainAction => fixed(
            "you have taken a main action other than pass",
            "vous avez fait une action principale autre que Passer",
        ),
        Pattern::TurnsBegin => {
            fixed("at the beginning of the player turns phase", "au début de la phase Tours des joueurs")
        }
        Pattern::WardedWouldReceive => fixed("that unit would receive damage", "cette unité devrait subir des dégâts"),
        Pattern::RoundEnds | Pattern::CharmsEnd => fixed("at the end of each round", "à la fin de chaque manche"),
        Pattern::LosesLastStatus => both(
            format!("the last status token is removed from {this}"),
            format!("le dernier jeton État est retiré de {this}"),
        ),
    }
}
