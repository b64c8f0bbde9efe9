//! Who speaks: one card's text in one language, and what its names and pronouns mean so far.

use kernel::book::{Book, Language};
use kernel::effect::tree::{Branch, CardPick, Effect, Standing, Until, Whose};
use kernel::say;
use kernel::words::clause::{Joined, Piece};
use kernel::words::phrase::NounPhrase;
use kernel::words::reference::Ref;
use kernel::words::text::capital;
use kernel::words::verbal::PAY;
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{Names, Noun};

use crate::Spoils;
use crate::cards::printed::Printed;
use crate::language::{Answered, Gauge, Measure, Name, Num, Test, Verb, Which, Who};

/// Says a card in one language.
#[derive(Clone)]
pub struct Speaker<'a> {
    /// For names of other cards and subtypes.
    pub book: &'a Book<Spoils>,
    pub printed: &'a Printed,
    pub language: Language,
    /// What the names stand for.
    pub names: Names<Name, Named>,
    /// The card that a text was given to, if it is not the one it is printed on.
    pub this: Option<Which>,
    /// What set a trigger off.
    pub it: Option<It>,
    /// The action that is responded to.
    pub answered: Answered,
    /// Who singles cards out: controls and hands are seen from there.
    pub by: Who,
    /// Whether several kinds of cards are being named at once: what all must be is said of each.
    pub several: bool,
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
    pub head: Noun,
    /// Whether there may be several.
    pub plural: bool,
    pub how: How,
    /// Whose area it lay in, if it was not in play.
    pub whose: Option<Whose>,
    /// Whether it has gone, as a cost.
    pub gone: bool,
}

impl Named {
    /// Cards of a kind in play, or of nobody's area in particular.
    pub fn new(head: Noun, plural: bool, how: How) -> Named {
        Named { head, plural, how, whose: None, gone: false }
    }
}

/// How something got its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    Picked,
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
    Some(Noun),
}

impl Vocabulary for Speaker<'_> {
    type Game = Spoils;
    const JOINED: Joined = Joined::Then;
    const LISTS_WAYS: bool = false;

    fn language(&self) -> Language {
        self.language
    }

    fn verb(&mut self, verb: &Verb) -> Vec<Piece> {
        self.verb_pieces(verb)
    }

    fn test(&mut self, test: &Test, holds: bool) -> String {
        self.test_clause(test, holds)
    }

    fn cards(&mut self, pick: &CardPick<Spoils>) -> NounPhrase {
        let parts = self.with_owner(&pick.from, pick.whose, &pick.that.0);
        let place = self.place(&pick.from, pick.whose, false);
        self.called(&parts, &place)
    }

    fn measure(&mut self, measure: &Measure) -> String {
        let (Measure::Num(num) | Measure::DamageUpTo(_, num)) = measure;
        self.value(*num)
    }

    fn gauge(&mut self, gauge: &Gauge) -> String {
        match gauge {
            Gauge::Influence => say!(self, "your faction’s influence", "l’influence de votre faction"),
        }
    }

    fn lasting(&mut self, standings: &[&Standing<Spoils>], _until: Until) -> Vec<String> {
        self.standings(standings, false, true)
    }

    fn together(&mut self, effects: &[Effect<Spoils>]) -> Option<(Vec<Piece>, usize)> {
        self.choose_in_passing(effects).then(|| (Vec::new(), 1))
    }

    fn branch_shortly(&mut self, branch: &Branch<Spoils>) -> Option<Vec<Piece>> {
        self.both_pick(branch)
    }

    fn price(&mut self, price: &Num) -> Piece {
        let price = self.value(*price);
        self.act(PAY, &price)
    }

    fn refers_back(&self, test: &Test) -> bool {
        matches!(test, Test::Called(_))
    }

    /// Another clause begins: pronouns reach back no farther than to the one before.
    fn next_clause(&mut self) {
        self.clock += 1;
    }

    /// Behind an opening `this turn` comes last.
    fn behind_opening(&self, mut pieces: Vec<Piece>) -> Vec<Piece> {
        let (first, last) = (say!(self, "this turn, ", "ce tour, "), say!(self, " this turn", " ce tour"));
        if let Some(Piece::Line(line)) = pieces.first_mut()
            && let Some(rest) = line.strip_prefix(&first)
            && !rest.contains([',', ';', '”', '»'])
        {
            *line = format!("{rest}{last}");
        }
        pieces
    }

    /// A short object that is spoken of again keeps its place.
    fn comes_last(&self, card: &Ref) -> bool {
        card.first && card.object.chars().count() > 20
    }
}

impl<'a> Speaker<'a> {
    /// Nothing has been said yet.
    pub fn new(book: &'a Book<Spoils>, printed: &'a Printed, language: Language) -> Speaker<'a> {
        Speaker {
            book,
            printed,
            language,
            names: Names(Vec::new()),
            this: None,
            it: None,
            answered: Answered::Card,
            by: Who::You,
            several: false,
            in_hand: false,
            new_deck: false,
            searched: None,
            fresh: None,
            last: None,
            clock: 0,
        }
    }

    /// Effects as a paragraph behind an opening: `When this card enters play, draw a card. ...`
    pub fn paragraph(&mut self, opening: &str, effects: &[Effect<Spoils>]) -> String {
        let text = self.paragraphs(opening, effects).join(" ");
        if opening.is_empty() { capital(&text) } else { text }
    }

    /// Another section begins: nothing has been spoken of.
    pub fn new_section(&mut self) {
        self.last = None;
        self.in_hand = false;
        self.clock += 2;
    }

    /// A card has just been spoken of.
    pub fn spoke(&mut self, which: Which) {
        let feminine = self.full(self.same(which)).person.feminine;
        self.spoke_as(which, feminine);
    }

    /// A card has just been spoken of by a name of its own gender: `un objet ou un lieu`.
    pub fn spoke_as(&mut self, which: Which, feminine: bool) {
        self.last = Some(Last { which: self.same(which), when: self.clock, feminine });
    }

    /// What cards of that name are; cards if nothing has it.
    pub fn head_of(&self, name: Name) -> Noun {
        self.names.get(name).map_or(super::noun::CARD, |named| named.head)
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
}
