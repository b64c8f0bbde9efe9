//! Players in a sentence, and what is theirs.

use kernel::book::Language;
use kernel::effect::tree::Whose;

use super::speaker::Speaker;
use crate::language::{Name, Which, Who};
use kernel::words::french;

/// A player in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Whoever controls the text.
    You,
    /// Somebody else: `your opponent`.
    Other(String),
}

/// What a player has, with its French article.
#[derive(Clone, Copy)]
pub struct Owned {
    en: &'static str,
    fr: &'static str,
}

/// A faction.
pub const FACTION: Owned = Owned { en: "faction", fr: "la faction" };
/// A deck.
pub const DECK: Owned = Owned { en: "deck", fr: "le deck" };
/// A hand.
pub const HAND: Owned = Owned { en: "hand", fr: "la main" };
/// A discard pile.
pub const DISCARD: Owned = Owned { en: "discard pile", fr: "la défausse" };

impl Speaker<'_> {
    /// The player that a text means.
    pub fn player(&mut self, who: Who) -> Player {
        Player::Other(match who {
            Who::You => return Player::You,
            Who::Opponent => self.say("your opponent", "votre adversaire"),
            Who::Anyone => self.say("a player", "un joueur"),
            Who::Active => self.say("the active player", "le joueur actif"),
            Who::ControllerOf(which) => self.its(which, "controller", "le contrôleur"),
            Who::OwnerOf(which) => self.its(which, "owner", "le propriétaire"),
            Who::The(Name::Winner) => self.say("the winner", "le gagnant"),
            Who::The(_) => self.say("that player", "ce joueur"),
        })
    }

    /// `your deck`, `your opponent’s deck`; `votre deck`, `le deck de votre adversaire`.
    pub fn owned(&mut self, who: Who, what: Owned) -> String {
        // A deck that was chosen just now needs no chooser.
        if let Who::The(name) = who
            && name != Name::Winner
            && self.new_deck
        {
            self.new_deck = false;
            return self.say(format!("either {}", what.en), format!("l’un des {}s", bare(what.fr)));
        }
        if let Who::The(name) = who
            && name != Name::Winner
        {
            return self.say(format!("that {}", what.en), format!("ce {}", bare(what.fr)));
        }
        let player = self.player(who);
        self.owned_by(&player, what)
    }

    /// The same for a player who has been spoken of.
    pub fn owned_by(&self, player: &Player, what: Owned) -> String {
        match (player, self.language) {
            (Player::You, Language::En) => format!("your {}", what.en),
            (Player::You, Language::Fr) => format!("votre {}", bare(what.fr)),
            (Player::Other(name), Language::En) => format!("{name}’s {}", what.en),
            (Player::Other(name), Language::Fr) => format!("{} {}", what.fr, french::of(name)),
        }
    }

    /// `their discard pile` after the player has been named; `your` for yourself.
    pub fn their(&self, who: Who, what: Owned) -> String {
        let own = if what.fr.starts_with("la ") { "sa" } else { "son" };
        match (who, self.language) {
            (Who::You, _) => self.owned_by(&Player::You, what),
            (_, Language::En) => format!("their {}", what.en),
            (_, Language::Fr) => format!("{own} {}", bare(what.fr)),
        }
    }

    /// The area of whoever owns a card that has been spoken of: `its owner’s hand`, `your hand`.
    pub fn home(&self, which: Which, plural: bool, what: Owned) -> String {
        let whose = match which {
            Which::The(name) => self.named(name).and_then(|named| named.whose),
            Which::This | Which::It | Which::Host | Which::Answered => None,
        };
        match (whose, plural) {
            (Some(Whose::Yours), _) => self.owned_by(&Player::You, what),
            (Some(Whose::Opponents), _) => {
                let opponent = self.say("your opponent", "votre adversaire");
                self.owned_by(&Player::Other(opponent), what)
            }
            (_, false) => self.say(format!("its owner’s {}", what.en), format!("{} de son propriétaire", what.fr)),
            (_, true) => self.say(format!("their owners’ {}s", what.en), format!("{} de leur propriétaire", what.fr)),
        }
    }
}

fn bare(fr: &str) -> &str {
    fr.split_once(' ').map_or(fr, |(_, noun)| noun)
}
