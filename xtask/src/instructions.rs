//! Instructions per decision, counted by callgrind: the same on a busy machine, so a change of speed shows.

use std::fs;
use std::process::Command;

const LEDGER: &str = "bench/instructions.tsv";
const PROGRAM: &str = "target/debug/tapis";
/// How much more a decision may cost than the ledger says.
const SLACK: f64 = 1.10;
/// Two runs of different length: their difference leaves out what loading costs.
const SHORT: u64 = 10_000;
const LONG: u64 = 30_000;

/// Counts again and compares with the ledger.
pub fn compare() -> Result<String, String> {
    let ledger = fs::read_to_string(LEDGER).map_err(|error| format!("{LEDGER}: {error}"))?;
    let mut report = String::new();
    let mut faults = Vec::new();
    for line in ledger.lines().skip(1) {
        let (game, known) = line.split_once('\t').ok_or_else(|| format!("{LEDGER}: `{line}` has no tab"))?;
        let known: f64 = known.trim().parse().map_err(|_| format!("{LEDGER}: `{known}` is no number"))?;
        let now = count(game)?;
        report.push_str(&format!("{game}: {now:.0} instructions a decision, {known:.0} known\n"));
        if now > known * SLACK {
            faults.push(format!("{game}: {now:.0} instructions a decision, more than 10 % above {known:.0}"));
        }
    }
    if faults.is_empty() { Ok(report) } else { Err(faults.join("\n")) }
}

/// Counts again and writes the ledger.
pub fn update() -> Result<String, String> {
    let ledger = fs::read_to_string(LEDGER).map_err(|error| format!("{LEDGER}: {error}"))?;
    let mut text = String::from("game\tinstructions per decision\n");
    for line in ledger.lines().skip(1) {
        let game = line.split('\t').next().unwrap_or_default();
        text.push_str(&format!("{game}\t{:.0}\n", count(game)?));
    }
    fs::write(LEDGER, &text).map_err(|error| format!("{LEDGER}: {error}"))?;
    Ok(text)
}

/// Builds what is counted: the program as its sources are now.
pub fn build() -> Result<(), String> {
    let built = Command::new("cargo").args(["build", "--quiet", "--package", "tapis"]).status();
    if built.is_ok_and(|status| status.success()) { Ok(()) } else { Err("the program does not build".to_string()) }
}

fn count(game: &str) -> Result<f64, String> {
    let (short, decisions) = run(game, SHORT)?;
    let (long, more) = run(game, LONG)?;
    Ok((long - short) as f64 / (more - decisions) as f64)
}

/// One run under callgrind: the instructions, and the decisions that were really played.
fn run(game: &str, decisions: u64) -> Result<(u64, u64), String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", PROGRAM])
        .args(["bench", game, "--only", &decisions.to_string()])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let (told, counted) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if !output.status.success() {
        return Err(format!("{PROGRAM} under valgrind: {counted}"));
    }
    let refs = counted.lines().find(|line| line.contains("refs:")).ok_or("callgrind told no count")?;
    let digits: String = refs.rsplit(':').next().unwrap_or_default().chars().filter(char::is_ascii_digit).collect();
    let played =
        told.split_whitespace().next().and_then(|word| word.parse().ok()).ok_or("the program told no count")?;
    Ok((digits.parse().map_err(|_| "callgrind told no number")?, played))
}
