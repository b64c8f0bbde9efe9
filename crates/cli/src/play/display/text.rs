//! Small work on words at a terminal: wrapping, cutting, quoting.

pub use catalog::letters::{capital, fold, words};

/// How many columns a text takes. French and English need one a character.
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// Breaks a text into lines of at most `columns`; all but the first begin with `indent`.
pub fn wrap(text: &str, columns: usize, indent: &str) -> Vec<String> {
    let columns = columns.max(width(indent) + 8);
    let mut lines = Vec::new();
    let start = text.len() - text.trim_start_matches(' ').len();
    let mut line = text[..start].to_string();
    let mut empty = true;
    for word in text[start..].split(' ') {
        if !empty && width(&line) + 1 + width(word) > columns {
            lines.push(std::mem::replace(&mut line, indent.to_string()));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
        while width(&line) > columns {
            let cut = line.char_indices().nth(columns).map_or(line.len(), |(place, _)| place);
            let rest = format!("{indent}{}", &line[cut..]);
            line.truncate(cut);
            lines.push(std::mem::replace(&mut line, rest));
        }
    }
    lines.push(line);
    lines
}

/// What somebody typed, fit to be shown again: short, and without control characters.
pub fn quoted(typed: &str) -> String {
    let mut shown: String =
        typed.chars().take(60).map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect();
    if typed.chars().nth(60).is_some() {
        shown.push('…');
    }
    shown
}

/// A text cut to a number of columns, with a sign that there is more.
pub fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_string();
    }
    let mut short: String = text.chars().take(columns.saturating_sub(1)).collect();
    if columns > 0 {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_never_too_long() {
        let lines = wrap("  one two three four five six seven", 14, "    ");
        assert!(lines.iter().all(|line| width(line) <= 14), "{lines:?}");
        assert_eq!(lines.concat().replace(' ', ""), "onetwothreefourfivesixseven");
        let long = wrap(&"é".repeat(100), 20, "  ");
        assert!(long.iter().all(|line| width(line) <= 20), "{long:?}");
    }

    #[test]
    fn what_was_typed_is_shown_without_harm() {
        assert_eq!(quoted("a\u{1b}[2Jb"), "a\u{fffd}[2Jb");
        assert!(width(&quoted(&"x".repeat(1000))) <= 61);
    }
}
