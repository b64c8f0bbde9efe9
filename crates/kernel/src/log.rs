//! What happened, told as phrases. It lies outside the table, so that copies for search do not carry it.

use serde::Serialize;

use crate::book::Book;
use crate::game::Game;
use crate::phrase::{Fact, Phrase};
use crate::question::Choice;
use crate::resolve::look::Look;
use crate::resolve::scope::{Origin, Scope};
use crate::table::cards::{CardId, FaceId};
use crate::table::seats::Seat;
use crate::table::state::State;

/// Somebody who is told what happens.
pub trait Log<G: Game> {
    /// Just before an event changes the table.
    fn before(&mut self, _: &Book<G>, _: &State<G>, _: &G::Event) {}
    /// An event has happened.
    fn event(&mut self, _: &Book<G>, _: &State<G>, _: &G::Event, _: Origin) {}
    /// A text is copied.
    fn copied(&mut self, _: &Book<G>, _: &State<G>, _: CardId, _: Origin) {}
    /// A trigger begins.
    fn triggered(&mut self, _: &Book<G>, _: &State<G>, _: Origin) {}
    /// A seat has said what it will do once everybody has been asked.
    fn declared(&mut self, _: &State<G>, _: Seat, _: &Choice) {}
    /// A cost could not be paid: everything done for it is undone.
    fn undone(&mut self, _: Origin) {}
    /// A seat gave up.
    fn conceded(&mut self, _: Seat, _: &State<G>) {}
}

/// Nobody listens.
impl<G: Game> Log<G> for () {}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Entry {
    /// After how many decisions it happened.
    pub decision: u32,
    /// What happened.
    pub phrase: Phrase,
    /// The card whose text made it happen.
    pub cause: Option<FaceId>,
}

/// The log of a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Diary {
    /// The decision that is being carried out.
    pub decision: u32,
    /// What has happened so far.
    pub entries: Vec<Entry>,
}

impl Diary {
    /// Begins the log of a match.
    pub fn open<G: Game>(&mut self, book: &Book<G>, state: &State<G>) {
        let scope = Scope::new(Origin::rules(Seat::NONE));
        if let Some(phrase) = G::opening(Look { book, state, scope: &scope }) {
            self.write(phrase, None);
        }
    }

    fn write(&mut self, phrase: Phrase, cause: Option<FaceId>) {
        self.entries.push(Entry { decision: self.decision, phrase, cause });
    }
}

impl<G: Game> Log<G> for Diary {
    fn event(&mut self, book: &Book<G>, state: &State<G>, event: &G::Event, cause: Origin) {
        let scope = Scope::new(cause);
        if let Some(phrase) = G::describe(Look { book, state, scope: &scope }, event) {
            self.write(phrase, cause.face);
        }
    }

    fn copied(&mut self, _: &Book<G>, state: &State<G>, card: CardId, origin: Origin) {
        let entry = state.card(card);
        let phrase =
            Phrase::new("log-copied").seat("seat", origin.you).fact("card", Fact::Card(entry.face, entry.known));
        self.write(phrase, origin.face);
    }

    fn triggered(&mut self, _: &Book<G>, _: &State<G>, origin: Origin) {
        if let Some(face) = origin.face {
            let card = Fact::Card(face, crate::table::seats::SeatSet::ALL);
            self.write(Phrase::new("log-triggered").seat("seat", origin.you).fact("card", card), origin.face);
        }
    }

    fn declared(&mut self, state: &State<G>, seat: Seat, choice: &Choice) {
        let phrase = match choice.card().map(|card| state.card(card)) {
            Some(card) => Phrase::new("log-declared").fact("card", Fact::Card(card.face, card.known)),
            None => Phrase::new("log-declared-something"),
        };
        self.write(phrase.seat("seat", seat), None);
    }

    fn undone(&mut self, origin: Origin) {
        self.write(Phrase::new("log-undone").seat("seat", origin.you), origin.face);
    }

    fn conceded(&mut self, seat: Seat, _: &State<G>) {
        self.write(Phrase::new("log-conceded").seat("seat", seat), None);
    }
}
