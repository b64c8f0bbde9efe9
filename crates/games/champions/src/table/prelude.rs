//! The names that all chapters and questions speak with.

pub(crate) use crate::language::*;
pub(crate) use crate::table::extra::{Activation, ActivationKind};
pub(crate) use crate::table::reading::{Reader, Sight, reader};
pub(crate) use crate::table::{Book, Entry, Outcome, Proposal, State, slot, small};
pub(crate) use crate::{COUNTER, Champions, DAMAGE, EXHAUSTED, THREAT, occasion, status_mark, word};
pub(crate) use kernel::effect::node::{Node, NodeId};
pub(crate) use kernel::effect::tree::Slot;
pub(crate) use kernel::game::{Out, QuestionKind};
pub(crate) use kernel::phrase::{Phrase, told};
pub(crate) use kernel::question::{Arg, Choice};
pub(crate) use kernel::refusal::{Reason, Why, refuse, refuse_card};
pub(crate) use kernel::resolve::chapter::Chapter;
pub(crate) use kernel::resolve::look::Look;
pub(crate) use kernel::resolve::scope::{Origin, Scope, Target};
pub(crate) use kernel::table::cards::{CardId, CardRef, FaceId};
pub(crate) use kernel::table::seats::Seat;
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use std::ops::ControlFlow;
