//! Who speaks: one card's text in one language, and what its names and pronouns mean so far.

use kernel::book::{Book, Language};
use kernel::effect::tree::Whose;
use kernel::words::Noun;

use super::reference::Ref;
use crate::Spoils;
use crate::cards::printed::Printed;
use crate::language::{Answered, Name, Which, Who};

/// Says a card in one language.
#[derive(Clone)]
pub struct Speaker<'a> {
    /// For names of other cards and subtypes.
    pub book: &'a Book<Spoils>,
    /// The card.
    pub printed: &'a Printed,
    /// The language.
    pub language: Language,
    /// What the names stand for.
    pub names: Vec<(Name, Named)>,
    /// The card that a text was given to, if it is not the one it is printed on.
    pub this: Option<Which>,
    /// What set a trigger off.
    pub it: Option<It>,
    /// The action that is responded to.
    pub answered: Answered,
    /// Who singles cards out: controls and hands are seen from there.
    pub by: Who,
    /// Whether a hand has just been looked at.
    pub in_hand: bool,
    /// Whose deck has been searched and will be shuffled.
    pub searched: Option<Who>,
    /// Whether a deck has just been chosen and not yet been spoken of.
    pub new_deck: bool,
    /// A card that is chosen in the very words about it: `destroy a character you control`.
    pub fresh: Option<(Which, Ref)>,
    /// The card spoken of last.
    last: Option<Last>,
    clock: u32,
}

/// A card that was spoken of.
#[derive(Clone, Copy, Debug)]
struct Last {
    which: Which,
    when: u32,
    feminine: bool,
}

/// What a name stands for.
#[derive(Clone, Debug)]
pub struct Named {
    /// What it is.
    pub head: Noun,
    /// Whether there may be several.
    pub plural: bool,
    /// How it got its name.
    pub how: How,
    /// Whose area it lay in, if it was not in play.
    pub whose: Option<Whose>,
    /// Whether it has gone, as a cost.
    pub gone: bool,
}

/// How something got its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// Picked.
    Picked,
    /// Chosen.
    Chosen,
    /// Found in a deck.
    Found,
    /// Looked at.
    Seen,
    /// Revealed.
    Shown,
    /// Everything but what was found.
    Left,
    /// Played by an effect.
    Played,
}

/// What set a trigger off.
#[derive(Clone, Debug)]
pub enum It {
    /// This very card, or the one it is attached to, or one that has a name.
    Same(Which),
    /// Some other.
    Some(Noun),
}

impl<'a> Speaker<'a> {
    /// Nothing has been said yet.
    pub fn new(book: &'a Book<Spoils>, printed: &'a Printed, language: Language) -> Speaker<'a> {
        Speaker {
            book,
            printed,
            language,
            names: Vec::new(),
            this: None,
            it: None,
            answered: Answered::Card,
            by: Who::You,
            in_hand: false,
            new_deck: false,
            searched: None,
            fresh: None,
            last: None,
            clock: 0,
        }
    }

    /// One of two texts.
    pub fn say(&self, en: impl Into<String>, fr: impl Into<String>) -> String {
        match self.language {
            Language::En => en.into(),
            Language::Fr => fr.into(),
        }
    }

    /// Another clause begins: pronouns reach back no farther than to the one before.
    pub fn next_clause(&mut self) {
        self.clock += 1;
    }

    /// Another section begins: nothing has been spoken of.
    pub fn new_section(&mut self) {
        self.last = None;
        self.in_hand = false;
        self.clock += 2;
    }

    /// A card has just been spoken of.
    pub fn spoke(&mut self, which: Which) {
        let feminine = self.full(self.same(which)).1.feminine;
        self.spoke_as(which, feminine);
    }

    /// A card has just been spoken of by a name of its own gender: `un objet ou un lieu`.
    pub fn spoke_as(&mut self, which: Which, feminine: bool) {
        self.last = Some(Last { which: self.same(which), when: self.clock, feminine });
    }

    /// Gives something a name.
    pub fn call(&mut self, name: Name, named: Named) {
        self.names.retain(|(other, _)| *other != name);
        self.names.push((name, named));
    }

    /// What a name stands for.
    pub fn named(&self, name: Name) -> Option<&Named> {
        self.names.iter().find(|(other, _)| *other == name).map(|(_, named)| named)
    }

    /// The card whose `it` is another word for one already known.
    pub fn same(&self, which: Which) -> Which {
        let which = match (which, &self.it) {
            (Which::It, Some(It::Same(same))) => *same,
            _ => which,
        };
        match (which, self.this) {
            (Which::This, Some(this)) => this,
            _ => which,
        }
    }

    /// Whether a pronoun that would mean this card is feminine in French; nothing if none would.
    pub fn gender(&self, which: Which) -> Option<bool> {
        let last = self.last.filter(|last| last.which == self.same(which) && self.clock - last.when <= 1);
        last.map(|last| last.feminine)
    }

    /// Whether a pronoun would mean this card.
    pub fn recent(&self, which: Which) -> bool {
        self.gender(which).is_some()
    }
}
