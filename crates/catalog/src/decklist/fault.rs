//! What is wrong with a list, still without a language.

use crate::speech::Speech;

/// What a text mentions, by name.
pub(super) type Values = Vec<(&'static str, String)>;

/// One thing that is wrong with a list: where, and what would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListFault {
    /// The line of the list, from 1.
    pub line: usize,
    key: &'static str,
    values: Values,
}

impl ListFault {
    /// A fault by the key of its text (`list-KEY`), with what the text mentions.
    pub(super) fn new(line: usize, key: &'static str, values: Values) -> ListFault {
        ListFault { line, key, values }
    }

    /// It, in words.
    pub fn tell(&self, speech: &Speech) -> String {
        let values: Vec<(&str, &str)> = self.values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        speech.with(self.key, &values)
    }

    /// It, in words, with where it is: `mine.txt:3: ...`.
    pub fn tell_in(&self, path: &str, speech: &Speech) -> String {
        format!("{path}:{}: {}", self.line, self.tell(speech))
    }
}

/// Faults in English, with where they are.
#[cfg(test)]
pub(super) fn told(path: &str, faults: &[ListFault]) -> Vec<String> {
    use std::sync::OnceLock;
    static SPEECH: OnceLock<Speech> = OnceLock::new();
    let speech = SPEECH.get_or_init(|| Speech::new(kernel::book::Language::En));
    faults.iter().map(|fault| fault.tell_in(path, speech)).collect()
}
