//! Cards in place of others: a file whose cards take the places of those with the same ids.
//!
//! A changed card keeps its place among all cards, so that matches of the same seed are dealt alike with either version.

use std::ops::Range;

use kernel::book::Source;

use crate::data::Data;

impl Data {
    /// Puts the cards of a file into the places of those with the same ids; the others are added.
    pub fn change(&mut self, game: &str, changed: &Source) -> Result<(), Vec<String>> {
        let fault = |what: &str| vec![format!("{}: {what}", changed.path)];
        let entries = entries(&changed.text)
            .ok_or_else(|| fault("a card file is a list: entries between `[` and `]`, each with an id"))?;
        if entries.is_empty() {
            return Err(fault("no card is in it"));
        }
        let mut added = Vec::new();
        for (id, range) in entries {
            let entry = &changed.text[range];
            if !self.put(game, &id, entry, &changed.path) {
                added.push(entry);
            }
        }
        if !added.is_empty() {
            let text = format!("[\n{}\n]\n", added.join(",\n"));
            self.files.push(Source { path: format!("{}::cards/{game}/~changed.ron", changed.path), text });
        }
        Ok(())
    }

    /// Puts a card into the place of the one with its id, if there is one.
    fn put(&mut self, game: &str, id: &str, entry: &str, path: &str) -> bool {
        let folder = format!("cards/{game}/");
        for file in &mut self.files {
            let (shown, place) = file.path.rsplit_once("::").unwrap_or((&file.path, &file.path));
            if !place.starts_with(&folder) {
                continue;
            }
            let found = entries(&file.text).unwrap_or_default().into_iter().find(|(other, _)| other == id);
            if let Some((_, range)) = found {
                file.text.replace_range(range, entry);
                let shown =
                    shown.strip_prefix(path).map_or_else(|| format!("{path} in {shown}"), |_| shown.to_string());
                file.path = format!("{shown}::{place}");
                return true;
            }
        }
        false
    }
}

/// The entries of a list with their ids; nothing if the text is no such list.
fn entries(text: &str) -> Option<Vec<(String, Range<usize>)>> {
    let mut found = Vec::new();
    let (mut depth, mut start, mut id) = (0, None, None);
    let mut word: Option<Range<usize>> = None;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let at = text.len() - rest.len();
        let length = token_length(rest)?;
        rest = &rest[length..];
        match letter {
            '[' | '(' | '{' => {
                if depth == 1 {
                    (start, id) = (Some(at), None);
                }
                depth += 1;
            }
            ']' | ')' | '}' => {
                depth -= 1;
                if depth == 1 {
                    found.push((id.take()?, start.take()?..at + 1));
                }
            }
            '"' if depth == 2 && id.is_none() && word.clone().is_some_and(|word| &text[word] == "id") => {
                id = Some(text[at + 1..at + length - 1].to_string());
            }
            _ if letter.is_alphabetic() => word = Some(at..at + length),
            _ => {}
        }
    }
    (depth == 0 && start.is_none()).then_some(found)
}

/// How long the next piece is: a comment, a text, a word or one letter.
fn token_length(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    if let Some(rest) = text.strip_prefix("/*") {
        return Some(rest.find("*/")? + 4);
    }
    if let Some(rest) = text.strip_prefix('"') {
        let mut escaped = false;
        let end = rest.char_indices().find(|(_, letter)| {
            let ends = *letter == '"' && !escaped;
            escaped = *letter == '\\' && !escaped;
            ends
        });
        return end.map(|(end, _)| end + 2);
    }
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let first = text.chars().next()?;
    Some(if is_word(first) { text.find(|letter| !is_word(letter)).unwrap_or(text.len()) } else { first.len_utf8() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_by_their_ids() {
        let text = "// [ (id: \"no\") ]\n[\n  (id: \"a\", name: (en: \"id: ]\\\"\", fr: \"(\"), /* ( */ play: [Draw(1)]),\n  (cost: 1, id: \"b\"),\n]\n";
        let found = entries(text).expect("a list");
        let ids: Vec<&str> = found.iter().map(|(id, _)| id.as_str()).collect();
        assert_eq!(ids, ["a", "b"]);
        assert_eq!(&text[found[1].1.clone()], "(cost: 1, id: \"b\")");
        assert!(entries("[(id: \"a\")").is_none() && entries("[(name: \"a\")]").is_none());
    }

    #[test]
    fn a_changed_card_keeps_its_place() {
        let mut data = Data::read(None).expect("the program's own data");
        let game = crate::GAMES[0];
        let before = data.cards(game);
        let (id, range) = entries(&before[1].text).expect("a card file").remove(0);
        let entry = before[1].text[range].to_string();
        let text = format!("[{entry}, (id: \"quite-new\")]");
        data.change(game, &Source { path: "mine.ron".to_string(), text }).expect("a card file");
        let after = data.cards(game);
        assert_eq!(after.len(), before.len() + 1);
        assert_eq!(after[1].text, before[1].text, "{id} is the same card as before");
        assert!(after[1].path.starts_with("mine.ron in cards/"));
        assert!(after.last().expect("a file").text.contains("quite-new"));
        assert!(data.change(game, &Source { path: "mine.ron".to_string(), text: "nothing".to_string() }).is_err());
    }
}
