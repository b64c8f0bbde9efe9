//! Judgement that is learned: search plays, a net learns who won and what the search expected, and the search plays with it.
//!
//! [`sample`] notes tables of matches, [`train`] fits a net to them, [`trial`] plays two judgements against each other, and
//! [`rounds`] does all of it again and again, in a folder in which it can be stopped and gone on with.

pub mod rounds;
pub mod sample;
pub mod train;
pub mod trial;
