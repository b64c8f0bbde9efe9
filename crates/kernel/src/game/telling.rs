//! What people are told: log, prompts, facts, cards as text.

use crate::book::{Book, CardText, Language};
use crate::effect::node::NodeId;
use crate::notation::WordId;
use crate::odds::{OddsRow, RollOdds};
use crate::phrase::{Fact, Phrase};
use crate::question::{Choice, Question};
use crate::resolve::look::Look;
use crate::resolve::modifier::Reading;
use crate::table::cards::{CardId, FaceId};
use crate::table::seats::Seat;

use super::Terms;

/// A number that decides a match once it is so high: mastery, the threat on a scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    pub of: Holder,
    /// The number's word.
    pub name: &'static str,
    pub at: i32,
}

/// Holder number it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    Seat(Seat),
    /// A card that everybody sees.
    Card(CardId),
}

/// Something that statistics note of a table; nothing where there is nothing to note now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    Number(Option<i32>),
    /// A word, such as the id of a card.
    Word(Option<String>),
}

/// What people are told.
pub trait Telling: Terms {
    /// Every word that [`Telling::values`] uses.
    const VALUES: &'static [&'static str] = &[];

    /// Every key that [`Telling::facts`] uses.
    const FACTS: &'static [&'static str] = &[];

    /// What everybody is told of an event.
    fn describe(look: Look<Self>, event: &Self::Event) -> Option<Phrase>;
    /// What the log begins with.
    fn opening(_: Look<Self>) -> Option<Phrase> {
        None
    }
    /// What is asked by a text that lets a seat choose, if the game has better words than the general ones.
    fn prompt_choice(_: Look<Self>, _: WordId, _: Seat) -> Option<Phrase> {
        None
    }
    /// What else an option says in words: facts beyond the things it is about.
    fn label_facts(_: Look<Self>, _: &Choice) -> Vec<(&'static str, Fact)> {
        Vec::new()
    }
    /// Public facts of the table that are neither gauge nor zone, as word and phrase.
    fn facts(_: Look<Self>) -> Vec<Phrase> {
        Vec::new()
    }
    /// Who is acting on whom: attackers and what they attack, blockers and whom they block. Cards that everybody sees.
    fn aims(_: Look<Self>) -> Vec<(CardId, CardId)> {
        Vec::new()
    }
    /// The numbers that decide the match once they are so high. Everybody is told.
    fn goals(_: Look<Self>) -> Vec<Goal> {
        Vec::new()
    }
    /// What statistics note of the table, or of a seat, beside the gauges: always the same names in the same order. It may
    /// tell secrets: nobody at the table hears of it.
    fn notes(_: Look<Self>, _: Option<Seat>) -> Vec<(&'static str, Note)> {
        Vec::new()
    }
    /// What a card is worth now in numbers that everybody who knows it can see: its strength, its damage, a keyword as 1.
    fn values(_: Look<Self>, _: CardId) -> Vec<(&'static str, i32)> {
        Vec::new()
    }
    /// How one of those numbers came about, if cards can change it.
    fn reading(_: Look<Self>, _: CardId, _value: &str) -> Option<Reading> {
        None
    }

    /// The card as a reader sees it.
    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText;
    /// The name of a part of a card, from 1.
    fn part_name(_: &Book<Self>, _: FaceId, _: u8, _: Language) -> Option<String> {
        None
    }
    /// One of the effects that a text lets somebody choose from, in words.
    fn way_text(_: &Book<Self>, _: NodeId, _: u8, _: Language) -> Option<String> {
        None
    }
    /// A standing text of a card, in words.
    fn law_text(_: &Book<Self>, _: FaceId, _: u8, _: Language) -> Option<String> {
        None
    }
    /// Whether something printed on a face is a best reconstruction, no sure fact.
    fn is_uncertain(_: &Book<Self>, _: FaceId) -> bool {
        false
    }
    /// What the dice of a face may bring before they are first rolled; nothing for a face without dice.
    fn odds(_: &Book<Self>, _: FaceId, _: Language) -> Vec<OddsRow> {
        Vec::new()
    }
    /// What the dice on the table may still bring whoever is asked whether to roll some of them again.
    fn roll_odds(_: Look<Self>, _: &Question<Self>, _: Language) -> Vec<RollOdds<Choice>> {
        Vec::new()
    }
    /// What is printed on a card, by words for whoever draws it: its kind, its cost.
    fn print(_: &Book<Self>, _: FaceId) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}
