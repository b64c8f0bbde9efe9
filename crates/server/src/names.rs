//! What people write about themselves and to each other, within bounds.
//!
//! Texts are plain: clients show them as text and never as markup. Control characters and marks that turn a line around
//! are taken out, so that nobody can write into somebody else's line.

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 32;
/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 500;

/// A person's name, tidied; nothing if nothing readable remains.
pub fn name(text: &str) -> Option<String> {
    tidy(text, LONGEST_NAME)
}

/// A line of chat, tidied; nothing if nothing readable remains or it is too long.
pub fn chat(text: &str) -> Option<String> {
    if text.chars().count() > LONGEST_CHAT { None } else { tidy(text, LONGEST_CHAT) }
}

fn tidy(text: &str, longest: usize) -> Option<String> {
    let plain = |letter: &char| !letter.is_control() && !is_turning(*letter);
    let words: Vec<&str> = text.split_whitespace().collect();
    let joined: String = words.join(" ").chars().filter(plain).take(longest).collect();
    let trimmed = joined.trim();
    trimmed.chars().any(char::is_alphanumeric).then(|| trimmed.to_string())
}

/// Marks that change the direction of what follows, and marks without width.
fn is_turning(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_bounded_and_plain() {
        assert_eq!(name("  Ada \n Lovelace "), Some("Ada Lovelace".to_string()));
        assert_eq!(name("\u{202e}Ada\u{0}"), Some("Ada".to_string()));
        assert_eq!(name("  \u{200b} !"), None);
        assert_eq!(name(&"x".repeat(100)).map(|name| name.len()), Some(LONGEST_NAME));
        assert_eq!(chat(&"x".repeat(LONGEST_CHAT + 1)), None);
        assert_eq!(chat("<b>hi</b>"), Some("<b>hi</b>".to_string()));
    }
}
