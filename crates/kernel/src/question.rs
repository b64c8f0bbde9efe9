//! What is asked, and what may be answered.
//!
//! A question holds what is asked; its options are derived from the table whenever they are wanted. The same
//! predicates say which options there are and why something else is none.

use serde::{Deserialize, Serialize};

use crate::game::Terms;
use crate::notation::WordId;
use crate::table::cards::CardId;
use crate::table::dice::DieId;
use crate::table::seats::Seat;

/// What one seat is asked now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Question<G: Terms> {
    /// Who must answer.
    pub seat: Seat,
    pub ask: Ask<G>,
}

/// The kinds of questions; what exactly is asked stands in the top frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Ask<G: Terms> {
    /// A question of the game.
    Act(G::Moment),
    /// A card or seat for a slot.
    Choose,
    /// One of several effects.
    OneOf,
    /// Which trigger comes first.
    Order,
    /// Whether an optional trigger happens.
    Trigger,
    /// Which replacement applies.
    Replace,
}

/// An answer: a word with up to three things it is about. Options and attempts have the same form.
///
/// Search gathers millions of them a second. They are built thing by thing: from a list of three, half of it unused, the
/// compiler makes copies that stall the processor (a ninth of a Shards rollout).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choice {
    pub word: WordId,
    /// What it is about, in the order of the word's pattern.
    pub args: [Arg; 3],
}

/// One thing that an answer is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Arg {
    /// Nothing.
    #[default]
    None,
    Card(CardId),
    Seat(Seat),
    /// A number; the largest stands for infinity.
    Number(i32),
    Die(DieId),
}

impl Choice {
    /// A word alone.
    #[inline]
    pub const fn plain(word: WordId) -> Choice {
        Choice { word, args: [Arg::None; 3] }
    }

    /// A word about one thing.
    #[inline]
    pub const fn about(word: WordId, arg: Arg) -> Choice {
        let mut choice = Choice::plain(word);
        choice.args[0] = arg;
        choice
    }

    /// A word about two things.
    #[inline]
    pub const fn about_two(word: WordId, first: Arg, second: Arg) -> Choice {
        let mut choice = Choice::about(word, first);
        choice.args[1] = second;
        choice
    }

    /// The card it is about.
    #[inline]
    pub fn card(&self) -> Option<CardId> {
        self.args.iter().find_map(|arg| if let Arg::Card(card) = arg { Some(*card) } else { None })
    }

    /// The die it is about.
    #[inline]
    pub fn die(&self) -> Option<DieId> {
        self.args.iter().find_map(|arg| if let Arg::Die(die) = arg { Some(*die) } else { None })
    }

    /// The seat it is about.
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        self.args.iter().find_map(|arg| if let Arg::Seat(seat) = arg { Some(*seat) } else { None })
    }

    /// The number it is about.
    #[inline]
    pub fn number(&self) -> Option<i32> {
        self.args.iter().find_map(|arg| if let Arg::Number(number) = arg { Some(*number) } else { None })
    }
}
