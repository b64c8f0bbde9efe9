//! The game's own questions: who is asked, what, which answers there are, and what each does.
//!
//! A question is a small value with a file of its own that implements [`QuestionKind`]; [`crate::questions!`] gathers them
//! into the game's `Moment` and writes the dispatch.

use std::ops::ControlFlow;

use crate::effect::tree::CardPick;
use crate::phrase::Phrase;
use crate::question::Choice;
use crate::refusal::{Reason, Why};
use crate::resolve::event::Step;
use crate::resolve::look::Look;
use crate::table::cards::CardId;
use crate::table::seats::Seat;

use super::Terms;

/// Takes what is offered, one after the other, and says whether it has seen enough.
pub trait Out: FnMut(Choice) -> ControlFlow<()> {}
impl<F: FnMut(Choice) -> ControlFlow<()> + ?Sized> Out for F {}

/// One question of a game. What distinguishes one asking from another lies in the value: `Player(NodeId)`.
///
/// Options are the candidates that [`QuestionKind::judge`] allows, so that nothing is offered that would be refused and
/// every refusal comes from the predicate that made the options.
pub trait QuestionKind<G: Terms>: Copy {
    /// Whether what may be answered hangs on what the asked seat alone knows: what it holds.
    const PRIVATE: bool = true;
    fn asked(self, look: Look<G>) -> Seat {
        look.you()
    }
    /// What is asked, in words.
    fn prompt(self, look: Look<G>) -> Phrase;
    /// Everything that has the shape of an answer, legal or not.
    fn candidates(self, look: Look<G>, seat: Seat, out: &mut impl Out) -> ControlFlow<()>;
    /// Whether an answer is legal, and if not, which rule says so.
    fn judge<W: Why>(self, look: Look<G>, seat: Seat, choice: &Choice) -> Result<(), W>;
    /// What a legal answer does.
    fn perform(self, look: Look<G>, seat: Seat, choice: &Choice) -> Step<G>;
    /// Whether it is plain at a glance that there is more than one option; if not, the options are counted.
    fn has_plain_choice(self, _: Look<G>, _: Seat) -> bool {
        false
    }
    /// Whether a candidate is legal by the way it was found: [`QuestionKind::judge`] would allow it, and need not be asked.
    fn is_certain(self, _: &Choice) -> bool {
        false
    }
}

/// All questions of a game; written by [`crate::questions!`].
pub trait Questions: Terms {
    /// The names of the questions.
    const MOMENTS: &'static [&'static str];
    /// The place of a question among them.
    fn moment_place(moment: Self::Moment) -> usize;
    fn asked(look: Look<Self>, moment: Self::Moment) -> Seat;
    fn prompt(look: Look<Self>, moment: Self::Moment) -> Phrase;
    fn candidates(look: Look<Self>, moment: Self::Moment, seat: Seat, out: &mut impl Out) -> ControlFlow<()>;
    fn judge<W: Why>(look: Look<Self>, moment: Self::Moment, seat: Seat, choice: &Choice) -> Result<(), W>;
    fn perform(look: Look<Self>, moment: Self::Moment, seat: Seat, choice: &Choice) -> Step<Self>;
    fn is_private(_: Look<Self>, _: Self::Moment) -> bool {
        true
    }
    fn has_plain_choice(_: Look<Self>, _: Self::Moment, _: Seat) -> bool {
        false
    }
    fn is_certain(_: Self::Moment, _: &Choice) -> bool {
        false
    }
}

/// Why something cannot be done that no question's predicate has judged.
pub trait Refusals: Terms {
    /// Why something else cannot be done while a question is open, or by a seat that is not asked.
    fn not_now(look: Look<Self>, seat: Seat, moment: Option<Self::Moment>, choice: &Choice) -> Reason;
    /// Why an answer is none to the choice that a text asks for.
    fn unfit(look: Look<Self>, seat: Seat, choice: &Choice) -> Reason {
        Self::not_now(look, seat, None, choice)
    }
    /// Why a card that lies elsewhere cannot be picked.
    fn misplaced(look: Look<Self>, pick: &CardPick<Self>, card: CardId) -> Reason;
    /// Why a card that has been chosen already cannot be chosen again.
    fn chosen_already(look: Look<Self>, pick: &CardPick<Self>, card: CardId) -> Reason {
        Self::misplaced(look, pick, card)
    }
}

/// Gathers the questions of a game: makes `enum Moment` with a variant for each, named like its type, and the game's
/// [`Questions`]. The order of the list is the stored form: add at the end.
///
/// ```ignore
/// kernel::questions! { Champions: Turn, Defend, Player }
/// tree.add(Node::Act(Defend.into()));
/// ```
#[macro_export]
macro_rules! questions {
    ($game:ty: $($kind:ident),+ $(,)?) => {
        /// The game's own questions.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum Moment {
            $($kind($kind)),+
        }

        $(impl From<$kind> for Moment {
            fn from(kind: $kind) -> Moment {
                Moment::$kind(kind)
            }
        })+

        impl $crate::game::Questions for $game {
            const MOMENTS: &'static [&'static str] = &[$(stringify!($kind)),+];
            fn moment_place(moment: Moment) -> usize {
                #[allow(clippy::upper_case_acronyms)]
                enum Place {
                    $($kind),+
                }
                match moment {
                    $(Moment::$kind(_) => Place::$kind as usize),+
                }
            }
            fn asked(look: $crate::resolve::look::Look<Self>, moment: Moment) -> $crate::table::seats::Seat {
                match moment {
                    $(Moment::$kind(kind) => $crate::game::QuestionKind::<Self>::asked(kind, look)),+
                }
            }
            fn prompt(look: $crate::resolve::look::Look<Self>, moment: Moment) -> $crate::phrase::Phrase {
                match moment {
                    $(Moment::$kind(kind) => $crate::game::QuestionKind::<Self>::prompt(kind, look)),+
                }
            }
            fn candidates(
                look: $crate::resolve::look::Look<Self>,
                moment: Moment,
                seat: $crate::table::seats::Seat,
                out: &mut impl $crate::game::Out,
            ) -> ::std::ops::ControlFlow<()> {
                match moment {
                    $(Moment::$kind(kind) => $crate::game::QuestionKind::<Self>::candidates(kind, look, seat, out)),+
                }
            }
            fn judge<W: $crate::refusal::Why>(
                look: $crate::resolve::look::Look<Self>,
                moment: Moment,
                seat: $crate::table::seats::Seat,
                choice: &$crate::question::Choice,
            ) -> Result<(), W> {
                match moment {
                    $(Moment::$kind(kind) => $crate::game::QuestionKind::<Self>::judge(kind, look, seat, choice)),+
                }
            }
            fn perform(
                look: $crate::resolve::look::Look<Self>,
                moment: Moment,
                seat: $crate::table::seats::Seat,
                choice: &$crate::question::Choice,
            ) -> $crate::resolve::event::Step<Self> {
                match moment {
                    $(Moment::$kind(kind) => $crate::game::QuestionKind::<Self>::perform(kind, look, seat, choice)),+
                }
            }
            fn is_private(_: $crate::resolve::look::Look<Self>, moment: Moment) -> bool {
                match moment {
                    $(Moment::$kind(_) => <$kind as $crate::game::QuestionKind<Self>>::PRIVATE),+
                }
            }
            fn has_plain_choice(
                look: $crate::resolve::look::Look<Self>,
                moment: Moment,
                seat: $crate::table::seats::Seat,
            ) -> bool {
                match moment {
                    $(Moment::$kind(kind) => $crate::game::QuestionKind::<Self>::has_plain_choice(kind, look, seat)),+
                }
            }
            #[inline]
            fn is_certain(moment: Moment, choice: &$crate::question::Choice) -> bool {
                match moment {
                    $(Moment::$kind(kind) => $crate::game::QuestionKind::<Self>::is_certain(kind, choice)),+
                }
            }
        }
    };
}
