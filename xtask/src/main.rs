//! Chores that are no part of the program: `cargo xtask CHORE`.

mod instructions;
mod mutants;
mod picture;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask instructions [--update | --built]
    count instructions per decision and compare with bench/instructions.tsv;
    --built: of target/debug/tapis as it is, without building it
cargo xtask mutants [TEXT]
    break each rule of xtask/mutants.tsv (or those whose line contains TEXT) and see which scenario notices;
    the whole list also writes the table in docs/tests.md
cargo xtask mutants --claims [TEXT]
    list scenarios that name such a rule and hold whether its condition is always met or never
cargo xtask picture IN.txt OUT.svg    a terminal capture (with colours, as tmux writes it) as a picture";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["instructions"] => instructions::build().and_then(|()| instructions::compare()),
        ["instructions", "--built"] => instructions::compare(),
        ["instructions", "--update"] => instructions::build().and_then(|()| instructions::update()),
        ["mutants"] => mutants::score(None),
        ["mutants", "--claims"] => mutants::claims(None),
        ["mutants", "--claims", wanted] => mutants::claims(Some(wanted)),
        ["mutants", wanted] => mutants::score(Some(wanted)),
        ["picture", input, output] => picture::draw(input, output),
        _ => Err(USAGE.to_string()),
    };
    match result {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(text) => {
            eprintln!("{text}");
            ExitCode::FAILURE
        }
    }
}
