//! Standing texts that a played effect put into force.

use serde::{Deserialize, Serialize};

use crate::effect::node::NodeId;

use super::scope::Origin;

/// A text in force until the turn ends or it is used up. What it says stands in the book.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// A number of its own, so that an event knows which texts it has met.
    pub serial: u32,
    /// The node that put it into force.
    pub node: NodeId,
    /// Whose text it is.
    pub origin: Origin,
}
