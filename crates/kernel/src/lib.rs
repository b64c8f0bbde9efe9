//! What all card games share.
//!
//! The kernel knows no game, no file and no clock. A game is a type that implements [`game::Game`]; its cards
//! are data read into a [`book::Book`]; a match is a [`resolve::table::Table`], a plain value at every
//! decision; everything above the games works through [`erased`].

pub mod arrange;
pub mod audit;
pub mod book;
pub mod effect;
pub mod erased;
pub mod error;
pub mod files;
pub mod game;
pub mod inquiry;
pub mod log;
pub mod matches;
pub mod matching;
pub mod notation;
pub mod observe;
pub mod odds;
pub mod phrase;
pub mod placed;
pub mod prelude;
pub mod quantity;
pub mod question;
pub mod record;
pub mod redeal;
pub mod refusal;
pub mod resolve;
mod ron_fault;
pub mod ron_text;
pub mod scenario;
pub mod schema;
pub mod search;
pub mod table;
pub mod view;
pub mod words;
