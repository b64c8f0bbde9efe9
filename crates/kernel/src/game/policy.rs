//! What rulebooks decide differently, as values.

/// How the driver treats what rulebooks decide differently. A game names what differs:
/// `Policy { forced_first: false, ..Policy::DEFAULT }`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Policy {
    /// Triggers that fire while a cost is paid wait until it is paid.
    pub costs_hold_triggers: bool,
    /// Replacements also apply to what is done as a cost.
    pub costs_can_be_replaced: bool,
    /// Forced texts come before optional ones; otherwise they are ordered together.
    pub forced_first: bool,
    /// Whoever orders the texts of a window also says when others may answer in it; otherwise texts come first.
    pub orders_offers: bool,
    /// The effects that events enter know the event; it costs a copy each time.
    pub texts_know_events: bool,
    /// Effects can make new cards: tokens.
    pub makes_cards: bool,
    /// [`super::Rules::simultaneous_events`] is asked.
    pub has_simultaneous_events: bool,
    /// Questions gather cards one by one, so that of several equal cards one may be legal where another is not, and which
    /// of them stands for the rest is looked up.
    pub judges_copies_apart: bool,
    /// Players can have a series of decisions repeated, see [`super::Repeating`].
    pub repeats: bool,
    /// [`super::Rules::settle`] is asked after each change.
    pub settles: bool,
    /// Everybody sees what a player could pay with: who cannot pay is not asked whether they will.
    pub purses_are_open: bool,
    /// The occasion whose effect is meant when a card's effect is copied.
    pub copied_occasion: u8,
}

impl Policy {
    /// What holds where a game says nothing else.
    pub const DEFAULT: Policy = Policy {
        costs_hold_triggers: false,
        costs_can_be_replaced: true,
        forced_first: true,
        orders_offers: false,
        texts_know_events: true,
        makes_cards: false,
        has_simultaneous_events: false,
        judges_copies_apart: false,
        repeats: false,
        settles: false,
        purses_are_open: false,
        copied_occasion: 0,
    };
}
