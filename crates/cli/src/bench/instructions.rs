//! Instructions per decision: those the ledger keeps, or counted anew by callgrind.
//!
//! The ledger is kept by `cargo xtask instructions`, which counts in the same way the program that `cargo run` builds.

use std::process::Command;

const LEDGER: &str = include_str!("../../../../bench/instructions.tsv");
/// Two runs of different length: their difference leaves out what loading costs.
const LENGTHS: (u64, u64) = (10_000, 30_000);

/// What the ledger says of a game with its fewest seats.
pub fn known(game: &str) -> Option<f64> {
    LEDGER.lines().filter_map(|line| line.split_once('\t')).find(|(name, _)| *name == game)?.1.trim().parse().ok()
}

/// Counts in this program.
pub fn count(game: &str, seats: u8) -> Result<f64, String> {
    let (short, few) = run(game, seats, LENGTHS.0)?;
    let (long, many) = run(game, seats, LENGTHS.1)?;
    Ok((long - short) / (many - few))
}

/// One run under callgrind: the instructions, and the decisions that were really played.
fn run(game: &str, seats: u8, decisions: u64) -> Result<(f64, f64), String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["bench", game, "--seats", &seats.to_string(), "--only", &decisions.to_string()])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let (told, counted) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let read = || {
        let refs = counted.lines().find(|line| line.contains("refs:"))?.rsplit(':').next()?;
        let refs: String = refs.chars().filter(char::is_ascii_digit).collect();
        Some((refs.parse().ok()?, told.split_whitespace().next()?.parse().ok()?))
    };
    read().filter(|_| output.status.success()).ok_or_else(|| format!("valgrind: {}", counted.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_the_ledger() {
        for game in catalog::GAMES {
            assert!(known(game).is_some_and(|count| count > 100.0), "{game}");
        }
        assert_eq!(known("game"), None);
        assert_eq!(known("chess"), None);
    }
}
