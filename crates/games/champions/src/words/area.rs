//! Where cards lie: `in your discard pile`, `the top card of the encounter deck`.

use super::number::Unit;
use super::speaker::Speaker;
use crate::language::{Num, Of, Zone};
use kernel::words::french;

impl Speaker<'_> {
    /// `the top 3 cards of your deck` and ` for each ...`.
    pub fn top_of(&mut self, num: Num, en: &str, fr: &str) -> (String, String) {
        let of = french::of(fr);
        if num.of == Some(Of::Players) {
            let (cards, tail) = self.amount(num, Unit::Card);
            return (self.say(format!("{cards} from the top of {en}"), format!("{cards} du dessus {of}")), tail);
        }
        let (number, tail) = self.bare(num);
        let cards = match number.as_str() {
            "1" => self.say(format!("the top card of {en}"), format!("la carte du dessus {of}")),
            _ => self.say(format!("the top {number} cards of {en}"), format!("les {number} cartes du dessus {of}")),
        };
        (cards, tail)
    }

    /// ` in your discard pile`; nothing for cards in play.
    pub fn place(&self, from: &[Zone], everyones: bool) -> String {
        let areas: Vec<String> =
            from.iter().filter(|zone| !is_in_play(**zone)).map(|zone| self.area(*zone, everyones)).collect();
        if areas.is_empty() {
            return String::new();
        }
        let areas = kernel::words::either(&areas, self.language);
        self.say(format!(" in {areas}"), format!(" dans {areas}"))
    }

    /// An area that cards are searched in.
    pub fn area(&self, zone: Zone, everyones: bool) -> String {
        let any = |en: &str, fr: &str| self.say(format!("any player’s {en}"), format!("{fr} de n’importe quel joueur"));
        match (zone, everyones) {
            (Zone::Deck, false) => self.deck(),
            (Zone::Deck, true) => any("deck", "le deck"),
            (Zone::Hand, false) => self.hand(),
            (Zone::Hand, true) => any("hand", "la main"),
            (Zone::Discard, false) => self.pile(),
            (Zone::Discard, true) => any("discard pile", "la pile de défausse"),
            (Zone::Encounter, _) => self.say("the encounter deck", "le deck Rencontre"),
            (Zone::Scrap, _) => self.say("the encounter discard pile", "la pile de défausse Rencontre"),
            (Zone::Dealt, _) => self.say("the dealt encounter cards", "les cartes Rencontre attribuées"),
            (Zone::Nemesis, _) => self.your("set-aside nemesis set", "set de Némésis mis de côté", false),
            (Zone::Stages, _) => self.say("the villain deck", "le deck Méchant"),
            (Zone::Schemes, _) => self.say("the main scheme deck", "le deck Manigance Principale"),
            (Zone::Boosts, _) => self.say("the boost cards", "les cartes de boost"),
            (Zone::Removed, _) => self.say("the cards removed from the game", "les cartes retirées de la partie"),
            (Zone::Captive, _) => self.say("the facedown cards", "les cartes face cachée"),
            (
                Zone::Identity
                | Zone::Play
                | Zone::Engaged
                | Zone::Drones
                | Zone::Played
                | Zone::Villain
                | Zone::Scheme
                | Zone::Sides
                | Zone::Attached
                | Zone::Revealed,
                _,
            ) => self.say("play", "la zone de jeu"),
        }
    }
}

/// Whether cards there are in play, which goes without saying.
fn is_in_play(zone: Zone) -> bool {
    match zone {
        Zone::Identity
        | Zone::Play
        | Zone::Engaged
        | Zone::Drones
        | Zone::Played
        | Zone::Villain
        | Zone::Scheme
        | Zone::Sides
        | Zone::Attached
        | Zone::Revealed => true,
        Zone::Deck
        | Zone::Hand
        | Zone::Discard
        | Zone::Dealt
        | Zone::Nemesis
        | Zone::Stages
        | Zone::Schemes
        | Zone::Encounter
        | Zone::Scrap
        | Zone::Boosts
        | Zone::Captive
        | Zone::Removed => false,
    }
}
