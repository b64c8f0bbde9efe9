//! Resolving effects: the only place that pauses.
//!
//! Work in progress is a stack of small [`frame`]s over the effect tree. One [`driver`] takes the top frame and
//! moves it a step on, until somebody must be asked or the match is over. Verbs are leaves: they change the
//! table and return.

mod asking;
pub mod chapter;
pub mod driver;
pub mod event;
mod forward;
pub mod frame;
pub mod lasting;
pub mod look;
pub mod modifier;
pub(crate) mod options;
mod payment;
pub mod scope;
pub mod table;
mod take;
mod watch;
pub mod window;
pub mod would_change;
