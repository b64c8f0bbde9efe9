//! The words that card files may use, as pages for authors: `docs/words-GAME.md`.
//!
//! The pages are made from the doc comments of the languages and from the cards; a test says when one is no longer current.

use ashes::Ashes;
use champions::Champions;
use dice_throne::DiceThrone;
use kernel::effect::load::unknown;
use kernel::game::Terms;
use shards::Shards;
use spoils::Spoils;

const PAGES: &[(&str, &str)] = &[
    (Shards::ID, include_str!("../../../docs/words-shards.md")),
    (Spoils::ID, include_str!("../../../docs/words-spoils.md")),
    (Champions::ID, include_str!("../../../docs/words-champions.md")),
    (Ashes::ID, include_str!("../../../docs/words-ashes.md")),
    (DiceThrone::ID, include_str!("../../../docs/words-dice-throne.md")),
];

/// How the entry of a word begins on a page.
pub const ENTRY: &str = "### `";

/// All words of a game with what they mean.
pub fn page(game: &str) -> Result<&'static str, String> {
    let games: Vec<&str> = PAGES.iter().map(|(id, _)| *id).collect();
    let found = PAGES.iter().find(|(id, _)| *id == game);
    found.map(|(_, page)| *page).ok_or_else(|| unknown("game", game, &games))
}

/// The entries of a word: there are several if it stands in several lists.
pub fn find(page: &'static str, word: &str) -> Result<Vec<&'static str>, String> {
    let entries: Vec<(&str, &str)> = page
        .match_indices(ENTRY)
        .map(|(start, _)| {
            let text = &page[start..];
            let end = text[1..].find("\n#").map_or(text.len(), |end| end + 1);
            let name = text[ENTRY.len()..].split(|letter: char| !letter.is_alphanumeric() && letter != '_').next();
            (name.unwrap_or_default(), text[..end].trim())
        })
        .collect();
    let found: Vec<&str> =
        entries.iter().filter(|(name, _)| name.eq_ignore_ascii_case(word)).map(|(_, text)| *text).collect();
    let mut known: Vec<&str> = entries.iter().map(|(name, _)| *name).collect();
    known.dedup();
    if found.is_empty() { Err(unknown("word", word, &known)) } else { Ok(found) }
}
