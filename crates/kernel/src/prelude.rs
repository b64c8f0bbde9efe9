//! What every room of a game speaks of: tables, cards, seats, effects, events, questions, phrases.
//!
//! ```
//! use kernel::prelude::*;
//! assert_eq!(Quantity::new(2), Quantity::new(1).plus(Quantity::new(1)));
//! ```

pub use crate::book::{Book, Both, CardText, Deck, Face, Language, Source, Use};
pub use crate::effect::compile::{Compiler, Tree};
pub use crate::effect::node::{Chooser, Choosing, Law, Listener, Node, NodeId};
pub use crate::effect::tree::{
    Amount, CardPick, Change, Condition, Effect, Modifier, Phase, Pick, Slot, Standing, Subject, Until, Whose,
};
pub use crate::error::{LoadError, SetupError};
pub use crate::game::{
    Bots, Cards, Goal, Holder, Listening, Out, Policy, QuestionKind, Refusals, Repeating, Rules, Setup, Staging,
    Telling, Terms, Verdict, VerdictKind,
};
pub use crate::notation::{DONE, NO, PASS, WordId, WordSpec, YES};
pub use crate::odds::{OddsRow, RollOdds};
pub use crate::phrase::{Fact, Phrase, list, told};
pub use crate::quantity::Quantity;
pub use crate::question::{Arg, Ask, Choice};
pub use crate::refusal::{Reason, Why, refuse, refuse_card};
pub use crate::resolve::chapter::{Chapter, UNHEARD};
pub use crate::resolve::event::{Entry, Offer, Order, Outcome, Proposal, Step};
pub use crate::resolve::look::Look;
pub use crate::resolve::scope::{Origin, Scope, Target};
pub use crate::table::cards::{CardId, CardRef, FaceId, Mark};
pub use crate::table::counters::Counter;
pub use crate::table::seats::{Place, Places, Seat, SeatSet};
pub use crate::table::state::State;
pub use serde::{Deserialize, Serialize};
