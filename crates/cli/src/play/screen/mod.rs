//! Playing on the full screen.

use super::session::Session;

/// Plays a whole match.
pub fn run(_: &mut Session) -> Result<(), String> {
    Err("being written".to_string())
}
