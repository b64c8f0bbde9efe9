//! What is wrong with files of one's own, in the language of their author.
//!
//! Whoever reads a file says in English what is wrong with it. `locales/fr/faults.tsv` has these sentences in French: what stands in
//! `{braces}` comes from the file and stays as it is, unless it is such a sentence itself. What the table does not have stays English.

use kernel::book::Language;

const FRENCH: &str = include_str!("../../../locales/fr/faults.tsv");

/// Names of places that only figures fill.
const FIGURES: &[&str] = &["number", "most", "longest", "total"];

/// The sentences with their French.
pub fn table() -> impl Iterator<Item = (&'static str, &'static str)> {
    FRENCH.lines().skip(1).filter_map(|line| line.split_once('\t'))
}

/// A fault in a language: where it is, then what is wrong there.
pub fn told(fault: &str, language: Language) -> String {
    if language == Language::En {
        return fault.to_string();
    }
    fault.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// What is wrong stands behind the place and the card it is about. The table has what says most first.
fn line(text: &str) -> String {
    let colons = || text.match_indices(": ").map(|(at, colon)| (at, at + colon.len()));
    let is_line = |at: usize| text[..at].rsplit(':').next().is_some_and(is_figure) && text[..at].contains(':');
    let place = colons().find(|(at, _)| is_line(*at)).map_or(0, |(_, end)| end);
    let starts: Vec<usize> =
        [place].into_iter().chain(colons().map(|(_, end)| end).filter(|end| *end > place)).collect();
    let found = table().find_map(|(english, french)| {
        let told = |start: &usize| captured(english, &text[*start..]).map(|found| (*start, filled(french, &found)));
        starts.iter().find_map(told)
    });
    found.map_or_else(|| text.to_string(), |(start, french)| format!("{}{french}", &text[..start]))
}

fn is_figure(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|digit| digit.is_ascii_digit())
}

fn said(text: &str) -> Option<String> {
    table().find_map(|(english, french)| captured(english, text).map(|found| filled(french, &found)))
}

/// What stands in the places of a sentence, if a text is that sentence.
fn captured<'a>(sentence: &'a str, text: &'a str) -> Option<Vec<(&'a str, &'a str)>> {
    let mut parts = sentence.split('{');
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut found: Vec<(&str, &str)> = Vec::new();
    let mut parts = parts.peekable();
    while let Some(part) = parts.next() {
        let (name, behind) = part.split_once('}')?;
        let end = match parts.peek() {
            Some(_) if !behind.is_empty() => rest.find(behind)?,
            _ => rest.strip_suffix(behind)?.len(),
        };
        let (value, after) = rest.split_at(end);
        if FIGURES.contains(&name) && !is_figure(value) {
            return None;
        }
        found.push((name, value));
        rest = &after[behind.len()..];
    }
    rest.is_empty().then_some(found)
}

fn filled(french: &str, found: &[(&str, &str)]) -> String {
    found.iter().fold(french.to_string(), |text, (name, value)| {
        let value = said(value).unwrap_or_else(|| (*value).to_string());
        text.replace(&format!("{{{name}}}"), &value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_and_sentences_inside_sentences() {
        let french = |text| told(text, Language::Fr);
        let found = french("a.ron:2: lamp: no effect called `Drow`; did you mean `Draw`? (there are: Draw, Gain)");
        assert_eq!(
            found,
            "a.ron:2: lamp: aucun effet ne s’appelle `Drow`\u{a0}; s’agit-il de `Draw`\u{a0}? (il y a\u{a0}: Draw, Gain)"
        );
        let found = french("a.scn:7: line 3: no card called \"lapm\"");
        assert_eq!(found, "a.scn:7: ligne 3\u{a0}: aucune carte ne s’appelle «\u{a0}lapm\u{a0}»");
        assert_eq!(french("a.ron:2: nobody has said this"), "a.ron:2: nobody has said this");
        assert_eq!(captured("{number} parts", "three parts"), None);
    }
}
