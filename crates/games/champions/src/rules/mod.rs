//! The rulebook: its events and what they do, chapter by chapter.

pub(crate) mod acts;
pub(crate) mod apply;
pub(crate) mod arrive;
pub(crate) mod cost;
pub(crate) mod deeds;
pub(crate) mod end;
pub(crate) mod enemies;
pub(crate) mod event;
pub(crate) mod foes;
pub(crate) mod harm;
pub(crate) mod payment;
pub(crate) mod piles;
pub(crate) mod plan;
pub(crate) mod propose;
pub(crate) mod reveals;
pub(crate) mod settle;
pub(crate) mod steps;
