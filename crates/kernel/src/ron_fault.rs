//! What the reader of the notation complains of, in the words of somebody who writes cards.

use ron::Error;
use ron::error::SpannedError;

use crate::effect::load::unknown;

/// The line of a fault, from 1, and what is wrong there. A bracket that is never closed is named by its own line.
pub(crate) fn tell(text: &str, error: &SpannedError) -> (usize, String) {
    let line = error.span.start.line.max(1);
    if let Some(what) = curly(text, error) {
        return (error.span.end.line.max(1), what);
    }
    let about_words = matches!(
        error.code,
        Error::Message(_)
            | Error::NoSuchStructField { .. }
            | Error::NoSuchEnumVariant { .. }
            | Error::MissingStructField { .. }
            | Error::DuplicateStructField { .. }
    );
    if let (false, Some((bracket, line))) = (about_words, unclosed(text)) {
        return (line, format!("the `{bracket}` of this line is never closed"));
    }
    let what = match &error.code {
        Error::Message(message) => message.clone(),
        Error::Eof | Error::ExpectedArrayEnd | Error::ExpectedStructLikeEnd | Error::ExpectedMapEnd => {
            "a comma is missing before this, or there is a bracket too many".to_string()
        }
        Error::ExpectedComma => "a comma is missing before this, or a bracket was closed too early".to_string(),
        Error::ExpectedStringEnd => "a text that begins here does not end: a quotation mark is missing".to_string(),
        Error::ExpectedArray => "a list is expected here: entries between `[` and `]`".to_string(),
        Error::ExpectedNamedStructLike(name) if *name == "Both" => {
            "a text in both languages is expected here: (en: \"..\", fr: \"..\")".to_string()
        }
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) | Error::ExpectedStructName(_) => {
            "named parts are expected here, between `(` and `)`".to_string()
        }
        Error::ExpectedMapColon => "a colon is missing: a part is written `name: value`".to_string(),
        Error::ExpectedString => "a text is expected here, between quotation marks".to_string(),
        Error::ExpectedInteger => "a whole number is expected here".to_string(),
        Error::ExpectedBoolean => "`true` or `false` is expected here".to_string(),
        Error::ExpectedIdentifier => "a word is expected here".to_string(),
        Error::IntegerOutOfBounds => "the number does not fit: it is negative or far too large".to_string(),
        Error::TrailingCharacters => "something stands behind the end; is a bracket closed too early?".to_string(),
        Error::ExceededRecursionLimit => "effects are nested too deep".to_string(),
        Error::NoSuchStructField { expected, found, .. } => unknown("field", found, expected),
        Error::NoSuchEnumVariant { expected, found, .. } => unknown("word", found, expected),
        Error::MissingStructField { field, .. } => format!("the field `{field}` is missing"),
        Error::DuplicateStructField { field, .. } => format!("the field `{field}` stands here twice"),
        Error::ExpectedDifferentLength { expected, found } => {
            format!("{expected} are expected here, not {found} parts")
        }
        code => code.to_string(),
    };
    (line, what)
}

/// Word processors put curly quotation marks where straight ones must stand.
fn curly(text: &str, error: &SpannedError) -> Option<String> {
    let line = text.lines().nth(error.span.end.line.checked_sub(1)?)?;
    let from = error.span.end.col.saturating_sub(2);
    let letter = line.chars().skip(from).take(3).find(|letter| "“”„«»‘’".contains(*letter))?;
    let straight = |letter: char| !"“”„«»‘’".contains(letter);
    // Between straight marks such letters are part of a text.
    let before: String = line.chars().skip(from).take_while(|letter| straight(*letter)).collect();
    let quotes = line.chars().take(from).chain(before.chars()).filter(|letter| *letter == '"').count();
    (quotes % 2 == 0).then(|| format!("`{letter}` cannot stand here; texts stand between straight marks: \"..\""))
}

/// The innermost bracket that is never closed, with its line.
fn unclosed(text: &str) -> Option<(char, usize)> {
    let mut open: Vec<(char, usize)> = Vec::new();
    let (mut line, mut quoted, mut letters) = (1, false, text.chars().peekable());
    while let Some(letter) = letters.next() {
        match letter {
            '\n' => line += 1,
            '\\' if quoted => _ = letters.next(),
            '"' => quoted = !quoted,
            _ if quoted => {}
            '/' if letters.peek() == Some(&'/') => {
                while letters.peek().is_some_and(|letter| *letter != '\n') {
                    letters.next();
                }
            }
            '(' | '[' | '{' => open.push((letter, line)),
            ')' | ']' | '}' => {
                let wanted = match letter {
                    ')' => '(',
                    ']' => '[',
                    _ => '{',
                };
                match open.pop() {
                    Some((bracket, _)) if bracket == wanted => {}
                    other => return other,
                }
            }
            _ => {}
        }
    }
    open.pop()
}

#[cfg(test)]
mod tests {
    use super::unclosed;

    #[test]
    fn the_bracket_that_is_never_closed_is_found() {
        assert_eq!(unclosed("[\n (a: [1, 2),\n]"), Some(('[', 2)));
        assert_eq!(unclosed("[\n (a: \")\", // )\n b: 1,\n]"), Some(('(', 2)));
        assert_eq!(unclosed("[(a: 1)]"), None);
    }
}
