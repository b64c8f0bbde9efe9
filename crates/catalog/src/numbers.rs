//! Which numbers of card files no scenario holds: each is raised by one, and the scenarios are played.

use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};

use kernel::book::Source;
use kernel::erased::AnyGame;
use kernel::scenario::Scenario;

use crate::data::Data;
use crate::{read_game, read_scenarios};

/// What became of a number once it was raised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Raised {
    /// The files are refused.
    Refused,
    /// A scenario with this title fails.
    Noticed(String),
    Unnoticed,
}

/// A number of a card file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number {
    pub path: String,
    /// From 1, both.
    pub line: usize,
    pub column: usize,
    /// The line it stands in, the number between « and ».
    pub text: String,
    pub raised: Raised,
}

/// Which numbers are raised.
pub struct Wanted<'a> {
    pub game: &'a str,
    /// Only of files whose paths contain this.
    pub file: &'a str,
    /// Not those that stand behind one of these keys.
    pub but: &'a [String],
}

/// Raises the numbers of a game's card files one after the other and tells of each.
pub fn raise(data: &Data, wanted: &Wanted, told: &mut dyn FnMut(&Number)) -> Result<(), Vec<String>> {
    let game = wanted.game;
    let mut cards = data.cards(game);
    let decks = data.decks(game);
    let (mut scenarios, faults) = read_scenarios(data, game);
    if !faults.is_empty() {
        return Err(faults);
    }
    let unchanged = read_game(game, &cards, &decks)?;
    // With cards of one's own some of the shipped scenarios fail anyhow: they count the shipped cards.
    scenarios.retain(|scenario| unchanged.check(scenario).is_ok());
    for place in 0..cards.len() {
        let Source { path, text } = cards[place].clone();
        if !path.contains(wanted.file) {
            continue;
        }
        for range in numbers(&text) {
            if wanted.but.iter().any(|key| stands_behind(&text[..range.start], key)) {
                continue;
            }
            let Ok(number) = text[range.clone()].parse::<u64>() else { continue };
            cards[place].text.replace_range(range.clone(), &(number + 1).to_string());
            let raised = match read_game(game, &cards, &decks) {
                Ok(changed) => noticed(&*changed, &mut scenarios),
                Err(_) => Raised::Refused,
            };
            cards[place].text.clone_from(&text);
            told(&number_at(&path, &text, &range, raised));
        }
    }
    Ok(())
}

/// Whether a scenario fails. That one is played first from then on: the next number is often on the same card.
fn noticed(game: &dyn AnyGame, scenarios: &mut Vec<Scenario>) -> Raised {
    let fails =
        |scenario: &Scenario| !matches!(panic::catch_unwind(AssertUnwindSafe(|| game.check(scenario))), Ok(Ok(())));
    let Some(place) = scenarios.iter().position(fails) else { return Raised::Unnoticed };
    let scenario = scenarios.remove(place);
    let title = scenario.title.clone();
    scenarios.insert(0, scenario);
    Raised::Noticed(title)
}

fn number_at(path: &str, text: &str, range: &Range<usize>, raised: Raised) -> Number {
    let start = text[..range.start].rfind('\n').map_or(0, |place| place + 1);
    let end = text[range.end..].find('\n').map_or(text.len(), |place| range.end + place);
    let (before, number, after) = (&text[start..range.start], &text[range.clone()], &text[range.end..end]);
    Number {
        path: path.to_string(),
        line: text[..start].matches('\n').count() + 1,
        column: before.chars().count() + 1,
        text: format!("{}«{number}»{}", before.trim_start(), after.trim_end()),
        raised,
    }
}

/// Where numbers stand: digits that are no part of a word, outside comments and names in the two languages.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut place = 0;
    while let Some(letter) = text[place..].chars().next() {
        let length = match letter {
            '/' if text[place..].starts_with("//") => text[place..].find('\n').unwrap_or(text.len() - place),
            '"' => {
                let length = text[place + 1..].find('"').map_or(text.len() - place, |end| end + 2);
                if !is_name(&text[..place]) {
                    found.extend(words(text, place + 1..place + length - 1));
                }
                length
            }
            _ if is_wordy(letter) => {
                let length = text[place..].find(|letter| !is_wordy(letter)).unwrap_or(text.len() - place);
                found.extend(words(text, place..place + length));
                length
            }
            _ => letter.len_utf8(),
        };
        place += length;
    }
    found
}

/// The words of a stretch that are whole numbers.
fn words(text: &str, stretch: Range<usize>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut place = stretch.start;
    for word in text[stretch].split(' ') {
        if !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_digit()) {
            found.push(place..place + word.len());
        }
        place += word.len() + 1;
    }
    found
}

fn is_wordy(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '_' | '-' | '.')
}

/// Whether the string that begins after a text is a name in English or French.
fn is_name(before: &str) -> bool {
    ["en", "fr"].iter().any(|key| stands_behind(before, key))
}

/// Whether a text ends in `key:`.
fn stands_behind(before: &str, key: &str) -> bool {
    let before = before.trim_end().strip_suffix(':').and_then(|before| before.strip_suffix(key));
    before.is_some_and(|before| !before.ends_with(is_wordy))
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn numbers_are_digits_that_are_no_part_of_a_name() {
        let text = "(name: (en: \"Two 2\"), cost: 3, Damage(\"5 plus 1 per companion\"), id: \"way-4\") // 6\n0";
        let found: Vec<&str> = numbers(text).into_iter().map(|range| &text[range]).collect();
        assert_eq!(found, ["3", "5", "1", "0"]);
    }
}
