//! Who speaks: one card's text in one language, and what its names and pronouns mean so far.

use kernel::book::{Book, Face, Language};
use kernel::effect::tree::{Branch, CardPick, Effect, Logic, Standing, Until};
use kernel::say;
use kernel::words::clause::{Joined, Piece};
use kernel::words::phrase::NounPhrase;
use kernel::words::reference::{Owned, Ref};
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{Names, Noun, translated};

use super::noun;
use crate::Champions;
use crate::cards::Printed;
use crate::language::{Cost, Form, Gauge, Measure, Name, Num, Term, Test, Trait, Verb};

/// Says a card in one language.
#[derive(Clone)]
pub struct Speaker<'a> {
    /// For names of other cards, traits and sets.
    pub book: &'a Book<Champions>,
    pub face: &'a Face<Champions>,
    pub language: Language,
    /// Who "you" is.
    pub voice: Voice,
    /// The form you are known to be in.
    pub form: Option<Form>,
    pub going_on: GoingOn,
    /// The card that set the ability off.
    pub it: Option<Ref>,
    /// Whether that is the card this one is attached to.
    pub it_is_host: bool,
    /// What the names stand for.
    pub names: Names<Name, Named>,
    /// What has just been found or chosen, so that a pronoun says enough.
    pub last: Option<Name>,
    /// Whether this card has just been spoken of, so that a pronoun says enough.
    pub again: bool,
    /// Whether the end of the activation has just been spoken of.
    pub at_end: bool,
    /// Whether resources discarded this way have been spoken of.
    pub icons_said: bool,
    /// Numbers that are written as letters and explained at the end.
    pub letters: Vec<Num>,
}

/// Who "you" is, as texts change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    You,
    Each,
    EachIn(Form),
    /// Each player besides those in a form.
    EachOther,
    /// A player that was chosen.
    That,
    First,
    /// The player this minion is engaged with.
    Engaged,
}

kernel::words! {
    fn player(Voice) {
        Voice::You => "you", "vous";
        Voice::Each => "each player", "chaque joueur";
        Voice::EachIn(Form::Hero) => "each player in hero form", "chaque joueur sous forme de héros";
        Voice::EachIn(Form::AlterEgo) => "each player in alter-ego form", "chaque joueur sous forme d’alter ego";
        Voice::EachOther => "each other player", "chaque autre joueur";
        Voice::That => "that player", "ce joueur";
        Voice::First => "the first player", "le premier joueur";
        Voice::Engaged => "the engaged player", "le joueur engagé";
    }
}

/// What is going on while an ability serves, as far as the text speaks of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoingOn {
    Nothing,
    Damage,
    Threat,
    Scheme,
    EnemyAttack,
    /// An enemy's attack has damaged one character.
    OneDamaged,
    /// A player's character attacks.
    Attack,
}

/// What a name stands for.
#[derive(Clone, Debug)]
pub struct Named {
    pub head: Noun,
    /// How it is spoken of, where it has a name of its own.
    pub text: Option<String>,
    /// Whether there may be several.
    pub plural: bool,
    /// Whether it entered play by itself.
    pub entered: bool,
}

impl Named {
    /// One thing of a kind.
    pub fn one(head: Noun) -> Named {
        Named { head, text: None, plural: false, entered: false }
    }

    /// Several cards, or one.
    pub fn cards(plural: bool) -> Named {
        Named { plural, ..Named::one(noun::CARD) }
    }
}

impl Vocabulary for Speaker<'_> {
    type Game = Champions;
    const JOINED: Joined = Joined::And;
    const LISTS_WAYS: bool = true;

    fn language(&self) -> Language {
        self.language
    }

    fn verb(&mut self, verb: &Verb) -> Vec<Piece> {
        self.verb_pieces(verb)
    }

    fn test(&mut self, test: &Test, holds: bool) -> String {
        self.test_clause(test, holds)
    }

    fn cards(&mut self, pick: &CardPick<Champions>) -> NounPhrase {
        self.filter(&pick.that.0)
    }

    fn measure(&mut self, measure: &Measure) -> String {
        measure.0.of.map_or_else(|| measure.0.times.to_string(), |of| self.value(of))
    }

    fn gauge(&mut self, gauge: &Gauge) -> String {
        match *gauge {}
    }

    fn lasting(&mut self, standings: &[&Standing<Champions>], until: Until) -> Vec<String> {
        let until = match until {
            Until::Turn => say!(self, "until the end of the phase", "jusqu’à la fin de la phase"),
            Until::Round | Until::Match => say!(self, "until the end of the round", "jusqu’à la fin du round"),
        };
        self.standings(standings).into_iter().map(|line| format!("{until}, {line}")).collect()
    }

    fn doer(&self) -> Option<String> {
        (self.voice != Voice::You).then(|| player(self.voice, self.language).to_string())
    }

    fn together(&mut self, effects: &[Effect<Champions>]) -> Option<(Vec<Piece>, usize)> {
        self.choose_different(effects)
    }

    fn branch_shortly(&mut self, branch: &Branch<Champions>) -> Option<Vec<Piece>> {
        self.by_form(branch).or_else(|| self.one_instead(branch))
    }

    fn pay(&mut self, cost: &Vec<Cost>, then: &[Effect<Champions>]) -> Vec<Piece> {
        let (cost, then) = (self.cost(cost), self.inline(then));
        // Where paying is all there is to it, no arrow leads anywhere.
        vec![Piece::Line(if then.is_empty() { cost } else { format!("{cost} → {then}") })]
    }

    fn may_pay(&mut self, cost: &Vec<Cost>, then: &[Effect<Champions>], otherwise: &[Effect<Champions>]) -> Piece {
        self.either_or(cost, then, otherwise)
    }

    fn each_player(&mut self, effects: &[Effect<Champions>]) -> Vec<Piece> {
        self.done_by(Voice::Each, effects)
    }

    fn at_end(&mut self, term: &Term, effects: &[Effect<Champions>]) -> String {
        let end = self.end_of(*term);
        self.at_end = *term == Term::Activation;
        let inner = self.inline(effects);
        self.at_end = false;
        format!("{end}, {inner}")
    }

    fn logic_shortly(&mut self, logic: &Logic<Champions>, holds: bool) -> Option<String> {
        self.any_icon(logic, holds)
    }

    fn next_clause(&mut self) {
        self.again = false;
    }

    fn keep(&mut self, said: &Self) {
        self.letters.clone_from(&said.letters);
    }

    fn explained(&mut self) -> Vec<String> {
        let letters = std::mem::take(&mut self.letters);
        letters.into_iter().zip(["X", "Y", "Z"]).map(|(num, letter)| self.is_equal(letter, num)).collect()
    }

    fn apart(&self) -> Self {
        Speaker { voice: Voice::You, letters: Vec::new(), ..self.clone() }
    }
}

impl<'a> Speaker<'a> {
    /// Nothing has been said yet.
    pub fn new(book: &'a Book<Champions>, face: &'a Face<Champions>, language: Language) -> Speaker<'a> {
        Speaker {
            book,
            face,
            language,
            voice: Voice::You,
            form: None,
            going_on: GoingOn::Nothing,
            it: None,
            it_is_host: false,
            names: Names(Vec::new()),
            last: None,
            again: false,
            at_end: false,
            icons_said: false,
            letters: Vec::new(),
        }
    }

    pub fn printed(&self) -> &'a Printed {
        &self.face.printed
    }

    /// `your deck`, `their deck`; `votre main`, `sa main`.
    pub fn own<'b>(&self, what: impl Into<Owned<'b>>) -> String {
        let what = what.into();
        if self.voice == Voice::You { what.your(self.language) } else { what.their(self.language) }
    }

    /// `with you`, `avec lui`.
    pub fn with_you(&self) -> String {
        match self.voice {
            Voice::You => say!(self, "with you", "avec vous"),
            Voice::That => say!(self, "with that player", "avec ce joueur"),
            _ => say!(self, "with them", "avec lui"),
        }
    }

    /// A clause about you: `you control`, `that player controls`; `vous contrôlez`, `il contrôle`.
    pub fn you(&self, en: [&str; 2], fr: [&str; 2]) -> String {
        let ([have, has], [avez, a]) = (en, fr);
        match self.voice {
            Voice::You => say!(self, "you {have}", "vous {avez}"),
            Voice::That => say!(self, "that player {has}", "ce joueur {a}"),
            _ => say!(self, "they {have}", "il {a}"),
        }
    }

    pub fn you_control(&self) -> String {
        self.you(["control", "controls"], ["contrôlez", "contrôle"])
    }

    /// Speaks for somebody else for a while.
    pub fn as_voice<T>(&mut self, voice: Voice, speak: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.voice, voice);
        let said = speak(self);
        self.voice = before;
        said
    }

    /// A trait in the language.
    pub fn trait_name(&self, found: Trait) -> String {
        translated(&self.book.plan.traits, found.name(), self.language).to_string()
    }

    /// A set in the language.
    pub fn set_name(&self, id: &str) -> String {
        let set = self.book.plan.sets.iter().find(|set| set.id == id);
        set.map_or_else(|| id.to_string(), |set| set.name.get(self.language).to_string())
    }
}
