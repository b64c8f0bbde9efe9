//! Cards and players in a sentence: `that character`, `it`, `the first card`, `its owner’s hand`.

use kernel::book::Language;
use kernel::effect::tree::Whose;
use kernel::say;
use kernel::words::Noun;
use kernel::words::french::Person;
use kernel::words::reference::{Owned, Ref};

use super::noun;
use super::speaker::{How, It, Named, Speaker};
use crate::language::{Answered, Name, Which, Who};

impl Speaker<'_> {
    /// A card that is spoken of: a pronoun if it is clear, otherwise what it is called.
    pub fn mention(&mut self, which: Which) -> Ref {
        let which = self.same(which);
        if let Some((_, phrase)) = self.fresh.take_if(|(fresh, _)| *fresh == which) {
            self.spoke_as(which, phrase.person.feminine);
            return Ref { first: true, ..phrase };
        }
        let full = self.full(which);
        let Some(feminine) = self.gender(which) else {
            self.spoke_as(which, full.person.feminine);
            return full;
        };
        self.spoke_as(which, feminine);
        Ref { person: Person { feminine, ..full.person }, ..full }.again(self.language)
    }

    /// What a card is called in full.
    pub fn full(&self, which: Which) -> Ref {
        match which {
            Which::This => Ref::new(say!(self, "this card", "cette carte"), true),
            Which::Host => {
                let Noun { one, un, feminine, .. } = self.printed.attach().map_or(noun::CARD, noun::kind);
                let (le, which) = if feminine { ("la", "à laquelle") } else { ("le", "auquel") };
                let host = say!(self, "the attached {one}", "{le} {un} {which} cette carte est attachée");
                Ref::new(host, feminine)
            }
            Which::It => {
                let head = if let Some(It::Some(head)) = &self.it { *head } else { noun::CARD };
                let that = Ref::that(head, false, self.language);
                if head == noun::CARD { Ref::new(say!(self, "that card", "cette carte-là"), true) } else { that }
            }
            Which::Answered => self.answered_action(),
            Which::The(name) => self.full_name(name),
        }
    }

    /// The action that is responded to.
    pub fn answered_action(&self) -> Ref {
        match self.answered {
            Answered::Card => Ref::new(say!(self, "that card", "la carte jouée"), true),
            Answered::Character => Ref::new(say!(self, "that character", "le personnage joué"), false),
            Answered::Ability => Ref::new(say!(self, "that ability", "la compétence utilisée"), true),
        }
    }

    fn full_name(&self, name: Name) -> Ref {
        let Some(named) = self.names.get(name) else {
            return Ref::new(say!(self, "that card", "cette carte-là"), true);
        };
        let (Noun { many, plusieurs, feminine, .. }, plural) = (named.head, named.plural);
        let person = Person { feminine, plural };
        let others: Vec<&(Name, Named)> = self.names.0.iter().filter(|(_, other)| alike(named, other)).collect();
        if named.how == How::Left {
            return Ref::phrase(say!(self, "the other {many}", "les autres {plusieurs}"), person);
        }
        if others.len() > 1 {
            let same_way = others.iter().filter(|(_, other)| other.how == named.how).count() > 1;
            let first = others.first().is_some_and(|(other, _)| *other == name);
            return self.told_apart(named, person, same_way.then_some(first));
        }
        // "Cette carte" is always the card itself.
        let card = self.language == Language::Fr && !plural && named.head == noun::CARD;
        if card { self.told_apart(named, person, None) } else { Ref::that(named.head, plural, self.language) }
    }

    /// `the picked character`, `la première carte`.
    fn told_apart(&self, named: &Named, person: Person, first: Option<bool>) -> Ref {
        let noun = named.head.form(person.plural, self.language);
        let (en, fr) = match named.how {
            How::Picked => ("picked", "ciblé"),
            How::Chosen | How::Left => ("chosen", "choisi"),
            How::Found => ("found", "trouvé"),
            How::Seen => ("that", "regardé"),
            How::Shown => ("revealed", "révélé"),
            How::Played => ("played", "joué"),
        };
        let (article, agreed) = (person.object(), person.agree(fr));
        let text = match first {
            Some(first) => {
                let (en, fr) = if first { ("first", "premier") } else { ("second", "second") };
                let fr = Person::one(person.feminine).agree(fr);
                let s = if person.plural && !first { "s" } else { "" };
                say!(self, "the {en} {noun}", "{article} {fr}{s} {noun}")
            }
            None if named.how == How::Seen => say!(self, "that {noun}", "{article}~{noun} {agreed}"),
            None => say!(self, "the {en} {noun}", "{article}~{noun} {agreed}"),
        };
        Ref::phrase(text, person)
    }

    /// `its strength`, `that character’s strength`; `sa force`, `la force de ce personnage`.
    pub fn its(&mut self, which: Which, what: Owned) -> String {
        self.mention(which).its(what, self.language)
    }

    /// The player that a text means; nothing for you.
    pub fn player(&mut self, who: Who) -> Option<String> {
        Some(match who {
            Who::You => return None,
            Who::Opponent => say!(self, "your opponent", "votre adversaire"),
            Who::Anyone => say!(self, "a player", "un joueur"),
            Who::Active => say!(self, "the active player", "le joueur actif"),
            Who::ControllerOf(which) => self.its(which, Owned::masculine("controller", "contrôleur")),
            Who::OwnerOf(which) => self.its(which, Owned::masculine("owner", "propriétaire")),
            Who::The(Name::Winner) => say!(self, "the winner", "le gagnant"),
            Who::The(_) => say!(self, "that player", "ce joueur"),
        })
    }

    /// `your deck`, `your opponent’s deck`; `votre deck`, `le deck de votre adversaire`.
    pub fn owned(&mut self, who: Who, what: Owned) -> String {
        match who {
            // A deck that was chosen just now needs no chooser.
            Who::The(name) if name != Name::Winner => match std::mem::take(&mut self.new_deck) {
                true => what.either(self.language),
                false => what.that(self.language),
            },
            who => {
                let player = self.player(who);
                player.map_or_else(|| what.your(self.language), |name| what.of(&name, self.language))
            }
        }
    }

    /// `their discard pile` after the player has been named; `your` for yourself.
    pub fn their(&self, who: Who, what: Owned) -> String {
        if who == Who::You { what.your(self.language) } else { what.their(self.language) }
    }

    /// The area of whoever owns a card that has been spoken of: `its owner’s hand`, `your hand`.
    pub fn home(&mut self, which: Which, plural: bool, what: Owned) -> String {
        let whose =
            if let Which::The(name) = which { self.names.get(name).and_then(|named| named.whose) } else { None };
        match whose {
            Some(Whose::Yours) => what.your(self.language),
            Some(Whose::Opponents) => self.owned(Who::Opponent, what),
            _ => what.of_owner(plural, self.language),
        }
    }

    /// `your faction`, `its controller’s faction`.
    pub fn faction(&mut self, who: Who) -> String {
        match who {
            Who::Anyone => say!(self, "each faction", "chaque faction"),
            who => self.owned(who, noun::FACTION.into()),
        }
    }
}

/// Whether two names could be mistaken for each other.
fn alike(one: &Named, other: &Named) -> bool {
    one.head == other.head && one.plural == other.plural && !other.gone && other.how != How::Left
}
