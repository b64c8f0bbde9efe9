//! Words as people write them, to be compared and shown.

use kernel::book::Language;

pub use kernel::words::text::capital;

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

/// A text without the full stops that follow a name which ends its sentence itself: *You play Wakanda Forever!*
///
/// English also leaves out the stop after a closing quotation mark, French keeps it there: what stands between
/// guillemets is a word of the sentence around it.
pub fn end_once(text: String, language: Language) -> String {
    let ends = |letter: char| matches!(letter, '!' | '?' | '…');
    if !text.contains("..") && !text.contains(ends) {
        return text;
    }
    let mut kept = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(start) = rest.find('.') {
        let (before, stops) = rest.split_at(start);
        kept.push_str(before);
        let number = stops.find(|letter| letter != '.').unwrap_or(stops.len());
        let quoted = |letter: char| language == Language::En && matches!(letter, '”' | '’' | '"');
        // Three dots are an ellipsis, two or four are a full stop too many.
        let ended = match number {
            1 => kept.trim_end_matches(quoted).ends_with(ends),
            many => many == 2 || many == 4,
        };
        kept.push_str(&stops[usize::from(ended)..number]);
        rest = &stops[number..];
    }
    kept.push_str(rest);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_ends_once() {
        let english = |text: &str| end_once(text.to_string(), Language::En);
        let french = |text: &str| end_once(text.to_string(), Language::Fr);
        assert_eq!(english("You play Wakanda Forever!. Then you draw."), "You play Wakanda Forever! Then you draw.");
        assert_eq!(english("You play Who?."), "You play Who?");
        assert_eq!(english("You play Well…."), "You play Well…");
        assert_eq!(english("You play Doc Jr.. You draw."), "You play Doc Jr. You draw.");
        assert_eq!(english("You play Well.... It comes... back."), "You play Well... It comes... back.");
        assert_eq!(english("You play “For Justice!”."), "You play “For Justice!”");
        assert_eq!(english("You play Zola. Stop!"), "You play Zola. Stop!");
        assert_eq!(french("Vous jouez Pour la Justice\u{a0}!. Puis"), "Vous jouez Pour la Justice\u{a0}! Puis");
        let quoted = "Vous jouez «\u{a0}Pour la Justice\u{a0}!\u{a0}».";
        assert_eq!(french(quoted), quoted);
    }

    #[test]
    fn folding_forgets_case_and_accents() {
        assert_eq!(fold("Éclat de l’Infini"), "eclat de l'infini");
        assert_eq!(fold("Sœur\u{a0}!"), "soeur !");
        assert_eq!(words("zetta, the-encryptor"), ["zetta", "the", "encryptor"]);
    }
}
