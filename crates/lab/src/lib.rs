//! The laboratory: many matches, played by bots, counted, written down and shown.
//!
//! A [`plan::Plan`] says what is played, [`play`] plays one match of it, [`run`] all of them on several threads, and
//! [`tally::Tally`] counts. What a match gives depends on the plan and its number alone, and results are taken in the
//! order of their numbers: so a run gives the same whatever the threads.

pub mod advice;
pub mod aim;
pub mod compare;
mod descent;
pub mod edition;
pub mod entrant;
pub mod files;
pub mod found;
pub mod histogram;
pub mod ladder;
pub mod learn;
mod lineup;
pub mod odds;
pub mod output;
pub mod part;
pub mod plan;
pub mod play;
pub mod pool;
pub mod puzzles;
pub mod report;
pub mod resume;
pub mod row;
pub mod run;
pub mod stats;
pub mod summary;
pub mod tally;
mod told;
pub mod tune;
mod watch;
pub mod words;
pub mod work;
