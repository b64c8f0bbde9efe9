//! Words as people write them, to be compared and shown.

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

/// A text with a capital in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
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
}
