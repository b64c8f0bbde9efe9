//! What a server sends, made harmless before anything looks at it.
//!
//! A server may be anybody's. Everything it says is read here and nowhere else: control characters, which could write
//! anywhere on the terminal, and marks that turn a line around become blanks, and nothing is longer than a table needs.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// The longest text, in characters.
const LONGEST_TEXT: usize = 2000;

/// The longest list. The log of a long match is the longest that there is.
const LONGEST_LIST: usize = 5000;

/// Reads a message; nothing if it cannot be understood.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let mut value: Value = serde_json::from_slice(bytes).ok()?;
    clean_value(&mut value);
    serde_json::from_value(value).ok()
}

/// A text without anything that a terminal would obey.
pub fn text(text: &str) -> String {
    let mut clean: String =
        text.chars().take(LONGEST_TEXT).map(|letter| if is_plain(letter) { letter } else { ' ' }).collect();
    if text.chars().nth(LONGEST_TEXT).is_some() {
        clean.push('…');
    }
    clean
}

fn clean_value(value: &mut Value) {
    match value {
        Value::String(words) if words.chars().nth(LONGEST_TEXT).is_some() || !words.chars().all(is_plain) => {
            *words = text(words);
        }
        Value::Array(items) => {
            items.truncate(LONGEST_LIST);
            items.iter_mut().for_each(clean_value);
        }
        Value::Object(fields) => fields.values_mut().for_each(clean_value),
        _ => {}
    }
}

/// Whether a character does nothing but show itself.
fn is_plain(letter: char) -> bool {
    let turning = matches!(letter,
        '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    !letter.is_control() && !turning
}

#[cfg(test)]
mod tests {
    use server::wire::{FromServer, Problem};

    use super::*;

    #[test]
    fn nothing_that_a_terminal_obeys_comes_through() {
        let message =
            r#"{"type":"closing","code":"\u001b]0;owned\u0007","text":"\u001b[2J\u009b1mgone\r\n\u202eback"}"#;
        let Some(FromServer::Closing { code, text }) = read(message.as_bytes()) else { panic!("a closing") };
        assert_eq!(code, " ]0;owned ");
        assert_eq!(text, " [2J 1mgone   back");
    }

    #[test]
    fn nothing_is_endless() {
        let message = serde_json::json!({ "code": "x", "text": "é".repeat(1_000_000), "rule": null }).to_string();
        let problem: Problem = read(message.as_bytes()).expect("a problem");
        assert_eq!(problem.text.chars().count(), LONGEST_TEXT + 1);
        let deep = "[".repeat(100_000);
        assert_eq!(read::<Problem>(deep.as_bytes()), None);
        assert_eq!(read::<Problem>(b"\xff\xfe"), None);
    }
}
