//! What happens: procedures, conditions, verbs and events.

use crate::book::Book;
use crate::effect::compile::{Compiler, Tree};
use crate::effect::node::NodeId;
use crate::quantity::Quantity;
use crate::refusal::Why;
use crate::resolve::event::{Outcome, Proposal};
use crate::resolve::look::Look;
use crate::table::cards::CardId;
use crate::table::seats::Seat;
use crate::table::state::State;

use super::Terms;

/// What happens. `Look` reads, `&mut State` changes; only the driver asks.
pub trait Rules: Terms {
    /// Builds the procedures of the rulebook.
    fn plan(tree: &mut Tree<Self>) -> Self::Plan;
    /// The procedure that a match is.
    fn round(plan: &Self::Plan) -> NodeId;
    /// Whether a verb is a keyword that stands for a tree.
    fn unfold(_: &Self::Verb, _: &mut Compiler<Self>) -> Result<Option<NodeId>, String> {
        Ok(None)
    }
    /// Whether a condition asks the player; then it builds its own tree.
    fn unfold_test(_: &Self::Test, _: &mut Compiler<Self>, _: NodeId, _: NodeId) -> Result<Option<NodeId>, String> {
        Ok(None)
    }

    /// Builds the tree that pays a cost inside a text and goes on with what it is paid for.
    fn unfold_price(_: &Self::Price, _then: NodeId, _: &mut Compiler<Self>) -> Result<NodeId, String> {
        Err("nothing is paid inside a text of this game".to_string())
    }
    /// Whether a cost inside a text can be paid now, and is paid for something.
    fn is_worth(_: Look<Self>, _: &Self::Price, _then: NodeId) -> bool {
        true
    }
    /// Builds what puts off an effect until something has ended.
    fn unfold_ending(_: &Self::Ending, effect: NodeId, _: &mut Tree<Self>) -> NodeId {
        effect
    }
    /// How many things texts have done so far, for what follows only if something was done.
    fn done_so_far(_: &State<Self>) -> i32 {
        0
    }

    /// Whether one of several effects may be chosen: something would come of it. Where none may, nobody is asked.
    fn is_branch_available(_: Look<Self>, _branch: NodeId) -> bool {
        true
    }
    /// Whether a condition holds.
    fn test(_: Look<Self>, _: &Self::Test) -> bool {
        false
    }
    /// A number that the rulebook names, read now.
    fn measure(_: Look<Self>, _: &Self::Measure) -> Quantity {
        Quantity::ZERO
    }
    /// Whether a card is what a filter asks for, and if not, why.
    fn fits<W: Why>(look: Look<Self>, filter: &Self::Filter, card: CardId) -> Result<(), W>;

    /// Whether a verb would change something, see [`crate::resolve::would_change`].
    fn verb_would_change(look: Look<Self>, verb: &Self::Verb) -> bool {
        !matches!(Self::propose(look, verb), Proposal::Nothing | Proposal::Fill(_) | Proposal::Impossible)
    }
    /// Whether a verb does nothing, whatever has just been chosen for it: damage of 0.
    fn comes_to_nothing(_: Look<Self>, _: &Self::Verb) -> bool {
        false
    }
    /// Whether a verb plainly has nothing to do: whoever may do it is not asked.
    fn is_idle(_: Look<Self>, _: &Self::Verb) -> bool {
        false
    }
    /// Makes a verb concrete.
    fn propose(look: Look<Self>, verb: &Self::Verb) -> Proposal<Self>;
    /// Does what an event says. Cannot ask.
    fn apply(state: &mut State<Self>, book: &Book<Self>, event: &Self::Event) -> Outcome<Self>;
    /// What happens together with events, once nothing replaces them any more: what is attached to a card leaves as it does.
    fn simultaneous_events(_: Look<Self>, _: &[&Self::Event]) -> Vec<Self::Event> {
        Vec::new()
    }
    /// Two events of one moment that are one: damage to the same card. Asked with [`Rules::simultaneous_events`].
    fn join_events(_: &Self::Event, _: &Self::Event) -> Option<Self::Event> {
        None
    }
    /// What follows from the table itself once something has happened: a unit without life left is destroyed.
    fn settle(_: Look<Self>) -> Proposal<Self> {
        Proposal::Nothing
    }
    /// Nothing more follows: a game that keeps note of what has changed may forget it.
    fn settled(_: &mut State<Self>) {}

    /// The seat with which going through all seats begins: the one after "you", unless the rulebook knows better.
    fn first_seat(state: &State<Self>, you: Seat) -> Seat {
        if you == Seat::NONE { Seat(0) } else { Seat((you.0 + 1) % state.places.len() as u8) }
    }
    /// Which turn it is (the round, where everybody plays together), from 1.
    fn turn(state: &State<Self>) -> u32;
    /// A seat gives up: it leaves the game. Returns whether whatever is going on is cut short because of it.
    fn concede(state: &mut State<Self>, book: &Book<Self>, seat: Seat) -> bool;
}

/// Decisions that a player has repeated; asked only with [`super::Policy::repeats`].
pub trait Repeating: Terms {
    /// A decision has been taken and may be remembered.
    fn note_decision(_: &mut State<Self>, _: Seat, _: &crate::question::Choice) {}
    /// The answer that a seat has said it will repeat, if one is left. It is taken only if it is legal.
    fn repeated_answer(_: &mut State<Self>, _: Seat) -> Option<crate::question::Choice> {
        None
    }
    /// What a seat wanted to repeat is no longer possible.
    fn stop_repeating(_: &mut State<Self>, _: Seat) {}
    /// How many decisions in a row have done nothing but put forced triggers in order.
    fn ordered_in_a_row(_: &State<Self>) -> u32 {
        0
    }
}
