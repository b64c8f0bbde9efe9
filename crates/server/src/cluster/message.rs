//! What one node says to another, and what each says to all.

use std::collections::BTreeMap;

use axum::body::Bytes;
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};

use crate::bots::{PlainBudget, Told};
use crate::host::{Fault, HintWanted};
use crate::wire::Tongue;

/// The version of these messages, and of how a table is kept: who speaks another gets nothing to think about, and nothing is packed
/// while one is heard. Whatever else nodes say to each other is the same in all.
pub(super) const SPEAKS: u8 = 1;

/// The head of a message; a body of any bytes may follow.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Head {
    /// Which node says it.
    pub(super) from: String,
    /// Which of all things it has said to this node, counted from 1.
    pub(super) number: u64,
    pub(super) what: What,
}

/// A link joins a socket on one node with the table on another; its number is given by the node that has the socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum What {
    /// Somebody's socket wants to be at a table.
    Open { link: u64, table: String, guest: Option<String> },
    /// It is there now, or cannot be.
    Opened { link: u64, fault: Option<Fault> },
    /// The client has said what is in the body.
    Said { link: u64 },
    /// These clients are to be told what is in the body: what many are shown goes to their node once.
    Tell { links: Vec<u64> },
    /// The socket is gone.
    Left { link: u64 },
    /// The table has ended the connection.
    Ended { link: u64 },
    /// A question; its number is given by whoever asks.
    Ask { call: u64, ask: Ask },
    /// The answer is in the body.
    Answered { call: u64 },
    /// What that node had to think about; nothing if it could not be thought about.
    Found { ticket: u64, told: Option<Told> },
    /// Nothing: so that a gap is noticed soon.
    Tick,
    /// Something was missing of what you have said: all links between us are void.
    Reset,
}

/// What one node asks another.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Ask {
    /// Somebody has sat down.
    Sat { table: String, seat: Seat, guest: String, name: String },
    /// Somebody wants to know about a table.
    Info { table: String, guest: Option<String> },
    /// Somebody wants a hint.
    Hint { table: String, wanted: FarHint },
    /// A table has been closed: whoever plays it lets it go.
    Close { table: String },
    /// A node of an older version asks for something to think about, and would not understand it.
    Work,
    /// A node with nothing to do asks for something to think about.
    Help { past: bool },
    /// Somebody looks back at a match.
    Outlook { table: String, guest: Option<String>, language: Tongue },
}

/// A hint that is wanted on another node.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct FarHint {
    guest: Option<String>,
    seat: Option<Seat>,
    language: Tongue,
    budget: PlainBudget,
}

impl From<HintWanted> for FarHint {
    fn from(HintWanted { guest, seat, language, budget }: HintWanted) -> FarHint {
        FarHint { guest, seat, language, budget: budget.into() }
    }
}

impl From<FarHint> for HintWanted {
    fn from(FarHint { guest, seat, language, budget }: FarHint) -> HintWanted {
        HintWanted { guest, seat, language, budget: budget.into() }
    }
}

/// What every node tells all others twice a second.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Pulse {
    pub(super) node: String,
    /// Whether it takes tables.
    pub(super) serves: bool,
    /// The cards it plays with: the hashes of each game.
    pub(super) data: BTreeMap<String, Vec<String>>,
    /// How many thoughts wait there for which somebody waits.
    pub(super) waiting: usize,
    /// How many wait about what is past.
    #[serde(default)]
    pub(super) past: usize,
    /// Which version of these messages it speaks: see [`SPEAKS`].
    #[serde(default)]
    pub(super) speaks: u8,
}

/// A message as it goes over the bus: the head as JSON, a line end, the body.
pub(super) fn write(head: &Head, body: &[u8]) -> Bytes {
    let mut bytes = serde_json::to_vec(head).expect("a head is a plain value");
    bytes.push(b'\n');
    bytes.extend_from_slice(body);
    bytes.into()
}

/// Reads a message; nothing if it is none.
pub(super) fn read(message: &Bytes) -> Option<(Head, Bytes)> {
    let end = message.iter().position(|byte| *byte == b'\n')?;
    let head = serde_json::from_slice(&message[..end]).ok()?;
    Some((head, message.slice(end + 1..)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let head = Head { from: "one".into(), number: 7, what: What::Tell { links: vec![3] } };
        let (read_head, body) = read(&write(&head, b"a line\nand another")).expect("it is one");
        assert_eq!((read_head.from.as_str(), read_head.number, &body[..]), ("one", 7, &b"a line\nand another"[..]));
        assert!(matches!(read_head.what, What::Tell { links } if links == [3]));
        assert!(read(&Bytes::from_static(b"{}\n")).is_none() && read(&Bytes::from_static(b"nothing")).is_none());
    }
}
