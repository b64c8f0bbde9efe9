//! Results to stdout, everything else to stderr, and the exit code: 0 done, 1 found wanting, 2 misused.

use std::io::{self, Write};
use std::process::ExitCode;

use catalog::faults;
use kernel::book::Language;
use serde::Serialize;

/// How results are written.
pub struct Output {
    pub json: bool,
}

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// What was checked is wanting: exit code 1.
    Wanting(String),
    /// The data files have faults: exit code 1.
    Data(Vec<String>),
    /// What was checked is wanting, and the result says so: exit code 1.
    Told,
    /// The command cannot be understood or what it names does not exist: exit code 2.
    Misuse(String),
    /// A file that it names cannot be understood: exit code 2.
    Unreadable(Vec<String>),
}

impl Output {
    /// Writes a result: a text for people, a value for programs.
    pub fn result(&self, text: &str, value: &impl Serialize) {
        if self.json {
            let value = serde_json::to_string_pretty(value).expect("results are plain values");
            line(&value);
        } else {
            line(text.trim_end());
        }
    }

    /// Reports a failure, what is wrong with files in the author's language, and gives the exit code.
    pub fn fail(&self, failure: &Failure, language: Language) -> ExitCode {
        let (lines, code): (Vec<String>, u8) = match failure {
            Failure::Wanting(text) => (vec![text.clone()], 1),
            Failure::Data(faults) => (faults.iter().map(|fault| faults::told(fault, language)).collect(), 1),
            Failure::Told => return ExitCode::from(1),
            Failure::Misuse(text) => (vec![text.clone()], 2),
            Failure::Unreadable(faults) => (faults.clone(), 2),
        };
        if self.json {
            let value = serde_json::json!({ "error": lines, "exit": code });
            line(&serde_json::to_string_pretty(&value).expect("errors are plain values"));
        }
        for text in lines {
            eprintln!("tapis: {text}");
        }
        ExitCode::from(code)
    }
}

/// Writes a line to stdout; a reader that has gone away is no fault of ours.
pub fn line(text: &str) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{text}").and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}
