//! Numbers as texts write them, and what they count.

use kernel::ron_text::number_or_text;
use serde::Deserialize;
use serde::de::Deserializer;

/// A number: written as such, or as a text.
///
/// `"2 per [life]"` for each die with that symbol, `"1 per 2 [saber]"` for every two, `"5 plus 1 per fire-mastery"` for each
/// token of yours, `"sum"`, `"half cp"` rounded up (DT-TOTAL-7).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Num {
    /// So many in any case.
    pub plus: i32,
    /// So many for each of what is counted.
    pub times: i32,
    /// For every so many of them.
    pub every: i32,
    /// What is counted.
    pub of: Option<Of>,
}

/// What numbers count.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Of {
    /// `[sword]`: dice that show this symbol.
    Symbol(String),
    /// `fire-mastery`: tokens of this status effect that you have.
    Token(String),
    /// `their fire-mastery`: tokens that whoever is dealt the damage has.
    Theirs(String),
    /// `sum`: the numbers on the dice just rolled.
    Sum,
    /// `cp`: your Combat Points, as they are at activation. `DT-R15`
    Cp,
    /// `paid`: what was paid for this text.
    Paid,
    /// `removed`: the tokens that this text has removed.
    Removed,
    /// `companion`: your companions in play.
    Companions,
    /// `subtotal`: the incoming damage once everything has been added and taken off. `DT-TOTAL-3`
    Subtotal,
    /// `dealt`: the damage that you dealt in this Roll Phase.
    Dealt,
    /// `repeated`: Roll Attempts after the first in this phase, two at most.
    Repeated,
}

impl Num {
    /// A fixed number.
    pub const fn fixed(number: i32) -> Num {
        Num { plus: number, times: 0, every: 1, of: None }
    }

    pub(super) fn one() -> Num {
        Num::fixed(1)
    }
}

impl<'de> Deserialize<'de> for Num {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        number_or_text(deserializer, "\"2 per [life]\"", 99, Num::fixed, read)
    }
}

fn read(text: &str) -> Result<Num, String> {
    let wrong = || format!("\"{text}\" is not like \"5 plus 1 per 2 [saber]\", \"sum\" or \"half cp\"");
    let number = |word: &str| word.parse::<i32>().map_err(|_| wrong());
    let (plus, rest) = match text.split_once(" plus ") {
        Some((plus, rest)) => (number(plus)?, rest),
        None => (0, text),
    };
    let words: Vec<&str> = rest.split(' ').collect();
    let (times, every, what) = match words[..] {
        [what] => (1, 1, what),
        ["half", what] => (1, 2, what),
        [times, "per", what] => (number(times)?, 1, what),
        [times, "per", "their", token] if counted(token) == Some(Of::Token(token.to_string())) => {
            return Ok(Num { plus, times: number(times)?, every: 1, of: Some(Of::Theirs(token.to_string())) });
        }
        [times, "per", every, what] => (number(times)?, number(every)?, what),
        _ => return Err(wrong()),
    };
    if every < 1 {
        return Err(wrong());
    }
    Ok(Num { plus, times, every, of: Some(counted(what).ok_or_else(wrong)?) })
}

fn counted(what: &str) -> Option<Of> {
    let is_id = |id: &str| !id.is_empty() && id.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    if let Some(symbol) = what.strip_prefix('[') {
        return symbol.strip_suffix(']').filter(|symbol| is_id(symbol)).map(|symbol| Of::Symbol(symbol.to_string()));
    }
    Some(match what {
        "sum" => Of::Sum,
        "cp" => Of::Cp,
        "paid" => Of::Paid,
        "removed" => Of::Removed,
        "companion" => Of::Companions,
        "subtotal" => Of::Subtotal,
        "dealt" => Of::Dealt,
        "repeated" => Of::Repeated,
        token if is_id(token) => Of::Token(token.to_string()),
        _ => return None,
    })
}
