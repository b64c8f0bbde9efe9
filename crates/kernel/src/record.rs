//! A match as it is kept: set-up, seed and decisions. Replayed, it gives the same table at every decision.

use serde::{Deserialize, Serialize};

use crate::game::Setup;
use crate::table::seats::Seat;

/// The format of records; a record of another one is refused by name.
pub const FORMAT: u32 = 1;

/// The longest record that is read, in bytes.
pub const LONGEST: usize = 8 * 1024 * 1024;

/// Everything needed to play a match again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this form.
    pub tapis: u32,
    /// The game.
    pub game: String,
    /// The data the match was played with, as a hash in hexadecimal digits.
    pub data: String,
    /// What was chosen before the match.
    pub setup: Setup,
    /// The scenario it began from, if it did not begin at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// Who decided what, in order.
    pub decisions: Vec<Decision>,
    /// How it ended; nothing while it is going on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<Seat>>,
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// What, in the notation.
    pub text: String,
    /// The table afterwards, as a hash in hexadecimal digits.
    pub hash: String,
}

/// A hash as it is written in records.
pub fn hex(hash: u64) -> String {
    format!("{hash:016x}")
}

impl Record {
    /// Reads a record.
    pub fn read(bytes: &[u8]) -> Result<Record, String> {
        if bytes.len() > LONGEST {
            return Err(format!("a record is at most {LONGEST} bytes long, this one has {}", bytes.len()));
        }
        let text = std::str::from_utf8(bytes).map_err(|error| format!("not UTF-8 at byte {}", error.valid_up_to()))?;
        let record: Record = serde_json::from_str(text).map_err(|error| format!("line {}: {error}", error.line()))?;
        if record.tapis != FORMAT {
            return Err(format!("a record of format {}; this program reads format {FORMAT}", record.tapis));
        }
        Ok(record)
    }

    /// Writes a record, a decision a line.
    pub fn write(&self) -> String {
        let mut head = serde_json::to_value(self).expect("a record is a plain value");
        head["decisions"] = serde_json::Value::Array(Vec::new());
        let mut text = serde_json::to_string_pretty(&head).expect("a record is a plain value");
        let lines: Vec<String> = self
            .decisions
            .iter()
            .map(|decision| format!("    {}", serde_json::to_string(decision).expect("a decision is a plain value")))
            .collect();
        if !lines.is_empty() {
            text = text.replace("\"decisions\": []", &format!("\"decisions\": [\n{}\n  ]", lines.join(",\n")));
        }
        text.push('\n');
        text
    }
}
