//! Who waits for what: triggers, replacements, windows.

use crate::book::Book;
use crate::effect::node::NodeId;
use crate::effect::tree::Phase;
use crate::notation::WordId;
use crate::resolve::event::Offer;
use crate::resolve::look::Look;
use crate::resolve::scope::Origin;
use crate::table::cards::CardId;
use crate::table::seats::Seat;
use crate::table::state::State;

use super::Terms;

/// Who waits for what. A game whose cards wait for nothing implements none of it; one with patterns must say which events
/// they mean and how it numbers those.
pub trait Listening: Terms {
    /// The kind of an event, below 64: listeners are indexed by it.
    fn kind(_: &Self::Event) -> u8 {
        0
    }
    /// The kinds of events a pattern waits for, one bit each.
    fn kinds(_: &Self::Pattern) -> u64 {
        0
    }
    /// Whether anything on the table could answer an event of a kind that some text or window waits for. If not, it
    /// simply happens.
    fn could_be_answered(_: &Book<Self>, _: &State<Self>, _: &Self::Event) -> bool {
        true
    }
    /// The card an event is about: what a trigger calls `it`.
    fn subject(_: &Self::Event) -> Option<CardId> {
        None
    }
    /// Whether an event is what a listener waits for.
    fn matches(_: Look<Self>, _: &Self::Pattern, _: &Self::Event) -> bool {
        false
    }
    /// What a replacement makes of an event: another one, several, or none.
    fn rewrite(_: Look<Self>, _: &Self::Rewrite, event: &Self::Event) -> Vec<Self::Event> {
        vec![event.clone()]
    }
    /// The word with which a player picks this replacement among several.
    fn rewrite_word(_: &Self::Rewrite) -> Option<WordId> {
        None
    }
    /// Whether a law of a card is in force: not while it is face-down, exhausted or blank.
    fn is_in_force(_: &Book<Self>, _: &State<Self>, _: CardId, _law: usize) -> bool {
        true
    }
    /// Who is "you" in a text that an event sets off: for a text of nobody's, whoever the event is about.
    fn decider(_: &State<Self>, origin: &Origin, _: &Self::Event) -> Seat {
        origin.you
    }
    /// Who orders simultaneous triggers or picks among replacements of several seats: the seat of the first, unless the
    /// rulebook knows better.
    fn orderer(_: &State<Self>, origins: &[Origin]) -> Seat {
        origins.first().map_or(Seat::NONE, |origin| origin.you)
    }
    /// Where players order their own texts: whose come first, then those of the others, clockwise. Without, one player orders
    /// all of them.
    fn first_to_order(_: &State<Self>) -> Option<Seat> {
        None
    }
    /// Whether it cannot matter which of two texts that read the same comes first, by the cards that they stand on.
    fn is_interchangeable(_: &State<Self>, _: &Origin, _: &Origin) -> bool {
        true
    }
    /// Whether a text that comes before an event puts something in its place: such texts come ahead of those that only
    /// wait for the event, and what is replaced no longer sets these off.
    fn replaces(_: &Book<Self>, _then: NodeId) -> bool {
        false
    }
    /// Whether the text of a trigger says anything of the event that sets it off. One that does not is put in order once,
    /// however many events set it off together.
    fn reads_event(_: &Book<Self>, _: NodeId) -> bool {
        true
    }
    /// The kinds of events that others may answer, one bit each.
    fn offered_kinds() -> u64 {
        0
    }
    /// Who may answer an event, and how.
    fn offer(_: Look<Self>, _: &Self::Event, _: Phase) -> Option<Offer<Self>> {
        None
    }
}
