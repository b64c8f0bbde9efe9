//! What goes over the wire: the messages of a table's socket and the answers of the HTTP part.
//!
//! These types are apart from the table's own: what a seat may not know is not in them to begin with. All sentences come
//! ready-made in the reader's language. The browser's types are generated from these (see `tests/types.rs`), and a test
//! fails when they are stale. Numbers fit into 32 bits, because that is what JSON readers agree on.

mod analysis;
mod lobby;
mod message;
mod people;
mod scene;
mod shelf;
mod table;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

pub use analysis::*;
pub use lobby::*;
pub use message::*;
pub use people::*;
pub use scene::*;
pub use shelf::*;
pub use table::*;

/// The version of these messages. A client that speaks another one is told so and sent away.
pub const VERSION: u32 = 1;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "wire.ts")]
pub enum Tongue {
    /// French.
    Fr,
    /// English.
    #[default]
    En,
}
