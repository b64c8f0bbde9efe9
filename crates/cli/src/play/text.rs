//! Small work on words: folding for comparison, wrapping, lists.

/// A text without case, accents and typographic marks, so that it compares as it is typed.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => folded.push('a'),
            'ç' => folded.push('c'),
            'è' | 'é' | 'ê' | 'ë' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
            'ñ' => folded.push('n'),
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' => folded.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => folded.push('u'),
            'ÿ' => folded.push('y'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '’' => folded.push('\''),
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            // Accents typed as marks of their own.
            '\u{300}'..='\u{36f}' => {}
            _ => folded.push(letter),
        }
    }
    folded
}

/// The words of a folded text: whatever lies between spaces, hyphens and punctuation.
pub fn words(folded: &str) -> Vec<&str> {
    folded.split(|letter: char| !letter.is_alphanumeric() && letter != '∞').filter(|word| !word.is_empty()).collect()
}

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

/// A text with a capital in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
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
    fn folding_forgets_case_and_accents() {
        assert_eq!(fold("Éclat de l’Infini"), "eclat de l'infini");
        assert_eq!(fold("Sœur\u{a0}!"), "soeur !");
        assert_eq!(words("zetta, the-encryptor"), ["zetta", "the", "encryptor"]);
    }

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
