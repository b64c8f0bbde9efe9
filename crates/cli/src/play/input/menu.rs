//! What may be answered, as it is shown and as it is typed.
//!
//! An answer is typed as its number, its notation, or any beginning of its words in either text. Where options
//! differ by an amount alone, a bare number is the amount and never the place in the list.

use kernel::erased::OptionText;

use crate::play::display::board;
use crate::play::display::text::{cut, fold, width, words};

/// One answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What to type for it: a number, or nothing where only the notation serves.
    pub key: String,
    /// In words, with the numbers of its card.
    pub label: String,
    words: Label,
    pub notation: String,
    amount: Option<i64>,
}

/// An answer in words, and the printed numbers of its card that are worth showing behind them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Label {
    /// The words.
    pub text: String,
    /// The numbers with their names.
    pub numbers: Vec<(String, String)>,
}

impl Label {
    /// In full: `Recruit Kiln Drone (cost 2, shield 3)`.
    fn full(&self) -> String {
        self.fit(usize::MAX)
    }

    /// In so many columns: numbers are shortened first, then the words are cut.
    fn fit(&self, columns: usize) -> String {
        if self.numbers.is_empty() {
            return cut(&self.text, columns);
        }
        let room = columns.saturating_sub(width(&self.text) + 3);
        if let Some(numbers) = board::fit_numbers(&self.numbers, room) {
            return format!("{} ({numbers})", self.text);
        }
        let numbers = board::short_numbers(&self.numbers);
        match columns.checked_sub(width(&numbers) + 3) {
            Some(rest) if rest >= FEWEST => format!("{} ({numbers})", cut(&self.text, rest)),
            _ => cut(&self.text, columns),
        }
    }
}

impl Item {
    /// The first word of its notation.
    pub fn verb(&self) -> &str {
        self.notation.split(' ').next().unwrap_or_default()
    }

    /// The answer in words, in so many columns.
    pub fn fit(&self, columns: usize) -> String {
        self.words.fit(columns)
    }
}

/// All answers to a question.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Menu {
    /// The answers, in the order of the options.
    pub items: Vec<Item>,
    /// Whether a bare number is an amount.
    pub by_amount: bool,
}

/// Which answers a typed text may mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    One(usize),
    Several(Vec<usize>),
    /// A number, but none that was offered.
    NoSuchNumber,
    /// None.
    Nothing,
}

/// The amounts that options offer for one pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Amounts {
    /// The first and the last amount of each run without a gap.
    pub runs: Vec<(String, String)>,
    /// The answer with the largest finite amount, as a sample.
    pub sample: usize,
    /// The notation with `N` for the amount.
    pub pattern: String,
}

/// How much of an answer's words must stay beside its numbers.
const FEWEST: usize = 12;

const INFINITE: i64 = i64::MAX;

impl Menu {
    /// The menu of some options, whose labels are already in words.
    pub fn new(options: &[OptionText], labels: Vec<Label>) -> Menu {
        let amounts: Vec<Option<(String, i64)>> = options.iter().map(|option| amount(&option.text)).collect();
        // Only one pattern can have its amounts typed bare.
        let mut patterns: Vec<&String> = amounts.iter().flatten().map(|(pattern, _)| pattern).collect();
        let numbered = patterns.len();
        patterns.dedup();
        let as_listed = amounts
            .iter()
            .enumerate()
            .all(|(place, amount)| amount.as_ref().is_none_or(|(_, number)| *number == place as i64 + 1));
        // A number that the words do not repeat is a name, such as that of one of several abilities.
        let said = amounts.iter().zip(&labels).all(|(amount, label)| {
            amount.as_ref().is_none_or(|(_, number)| words(&fold(&label.text)).contains(&write(*number).as_str()))
        });
        let by_amount = patterns.len() == 1 && numbered > 1 && !as_listed && said;
        let items = options.iter().zip(labels).zip(amounts).enumerate().map(|(place, ((option, label), amount))| {
            let amount = amount.filter(|_| by_amount).map(|(_, number)| number);
            let key = match amount {
                Some(number) => write(number),
                None if by_amount => String::new(),
                None => (place + 1).to_string(),
            };
            Item { key, label: label.full(), words: label, notation: option.text.clone(), amount }
        });
        Menu { items: items.collect(), by_amount }
    }

    /// What somebody means by a text.
    pub fn read(&self, typed: &str) -> Reading {
        let typed = fold(typed.trim());
        if typed.is_empty() {
            return Reading::Nothing;
        }
        // A number that is too large or below zero is still meant as one.
        let digits = typed.trim_start_matches(['-', '−']);
        if !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()) && number(&typed).is_none() {
            return Reading::NoSuchNumber;
        }
        if let Some(number) = number(&typed) {
            let key = write(number);
            return match self.items.iter().position(|item| item.key == key) {
                Some(place) => Reading::One(place),
                None => Reading::NoSuchNumber,
            };
        }
        let asked: Vec<&str> = typed.split_whitespace().collect();
        let steps: [&dyn Fn(&str) -> bool; 4] = [
            &|text| text.split_whitespace().eq(asked.iter().copied()),
            &|text| words(text) == words(&typed),
            &|text| begins(&asked, text, Begin::AtFirst),
            &|text| begins(&asked, text, Begin::Anywhere),
        ];
        for fits in steps {
            let found: Vec<usize> = (0..self.items.len())
                .filter(|&place| {
                    let item = &self.items[place];
                    fits(&fold(&item.notation)) || fits(&fold(&item.label))
                })
                .collect();
            match found.as_slice() {
                [] => {}
                [one] => return Reading::One(*one),
                _ => return Reading::Several(found),
            }
        }
        Reading::Nothing
    }

    /// The amounts, if the question is about one.
    pub fn amounts(&self) -> Option<Amounts> {
        let numbers: Vec<(usize, i64)> =
            self.items.iter().enumerate().filter_map(|(place, item)| Some((place, item.amount?))).collect();
        let sample = numbers.iter().rev().find(|(_, number)| *number != INFINITE).or(numbers.last())?.0;
        let mut runs: Vec<(i64, i64)> = Vec::new();
        for &(_, number) in &numbers {
            match runs.last_mut() {
                Some((_, last)) if number != INFINITE && *last + 1 == number => *last = number,
                _ => runs.push((number, number)),
            }
        }
        let runs = runs.into_iter().map(|(first, last)| (write(first), write(last))).collect();
        let pattern = self.items[sample]
            .notation
            .split(' ')
            .map(|word| if number(word).is_some() { "N" } else { word })
            .collect::<Vec<_>>()
            .join(" ");
        Some(Amounts { runs, sample, pattern })
    }

    /// The answers that are no amounts.
    pub fn plain(&self) -> impl Iterator<Item = &Item> {
        self.items.iter().filter(|item| item.amount.is_none())
    }
}

/// Where the first typed word must stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begin {
    AtFirst,
    Anywhere,
}

/// Whether each typed word begins a word of the text, in order.
fn begins(asked: &[&str], text: &str, begin: Begin) -> bool {
    let asked: Vec<&str> = asked.iter().flat_map(|word| words(word)).collect();
    let mut found = words(text).into_iter();
    let Some(first) = asked.first() else { return false };
    if begin == Begin::AtFirst && !found.next().is_some_and(|word| word.starts_with(first)) {
        return false;
    }
    let rest = if begin == Begin::AtFirst { &asked[1..] } else { &asked[..] };
    rest.iter().all(|word| found.any(|candidate| candidate.starts_with(word)))
}

/// The pattern and the number of a notation that has exactly one number.
fn amount(notation: &str) -> Option<(String, i64)> {
    let numbers: Vec<i64> = notation.split(' ').filter_map(number).collect();
    let [only] = numbers.as_slice() else { return None };
    let pattern: Vec<&str> = notation.split(' ').map(|word| if number(word).is_some() { "N" } else { word }).collect();
    Some((pattern.join(" "), *only))
}

fn number(word: &str) -> Option<i64> {
    match word {
        "∞" | "inf" => Some(INFINITE),
        _ if word.bytes().all(|digit| digit.is_ascii_digit()) => word.parse().ok(),
        _ => None,
    }
}

fn write(number: i64) -> String {
    if number == INFINITE { "∞".to_string() } else { number.to_string() }
}

#[cfg(test)]
mod tests {
    use kernel::phrase::Phrase;

    use super::*;

    fn menu(texts: &[(&str, &str)]) -> Menu {
        let options: Vec<OptionText> =
            texts.iter().map(|(text, _)| OptionText::plain(text.to_string(), Phrase::new("do"))).collect();
        let label = |text: &str| Label { text: text.to_string(), numbers: Vec::new() };
        Menu::new(&options, texts.iter().map(|(_, text)| label(text)).collect())
    }

    fn play() -> Menu {
        menu(&[
            ("play crystal", "Jouer Cristal"),
            ("play shard-reactor", "Jouer Réacteur d’éclats"),
            ("recruit zetta-the-encryptor", "Recruter Zetta, le Chiffreur"),
            ("recruit mining-drones", "Recruter Drones mineurs"),
            ("enlist mining-drones", "Enrôler Drones mineurs"),
            ("end turn", "Finir la phase de jeu"),
        ])
    }

    #[test]
    fn numbers_notation_and_beginnings() {
        let menu = play();
        for (typed, place) in [
            ("1", 0),
            ("PLAY  Crystal", 0),
            ("p cry", 0),
            ("crystal", 0),
            ("j rea", 1),
            ("jouer réacteur d'éclats", 1),
            ("rec zet", 2),
            ("zetta", 2),
            ("encryptor", 2),
            ("end", 5),
            ("6", 5),
        ] {
            assert_eq!(menu.read(typed), Reading::One(place), "{typed}");
        }
        assert_eq!(menu.read("p"), Reading::Several(vec![0, 1]));
        assert_eq!(menu.read("mining"), Reading::Several(vec![3, 4]));
        assert_eq!(menu.read("rec min"), Reading::One(3));
        assert_eq!(menu.read("7"), Reading::NoSuchNumber);
        assert_eq!(menu.read("0"), Reading::NoSuchNumber);
        assert_eq!(menu.read("-1"), Reading::NoSuchNumber);
        assert_eq!(menu.read("99999999999999999999999"), Reading::NoSuchNumber);
        assert_eq!(menu.read("banish"), Reading::Nothing);
        assert_eq!(menu.read("  "), Reading::Nothing);
        assert_eq!(menu.read("-"), Reading::Nothing);
    }

    #[test]
    fn a_bare_number_is_the_amount_where_amounts_are_asked() {
        let texts: Vec<(String, String)> =
            (0..=17).map(|number| (format!("assign {number} to B"), format!("{number} against B"))).collect();
        let menu = menu(&texts.iter().map(|(text, label)| (text.as_str(), label.as_str())).collect::<Vec<_>>());
        assert!(menu.by_amount);
        assert_eq!(menu.read("5"), Reading::One(5));
        assert_eq!(menu.read("0"), Reading::One(0));
        assert_eq!(menu.read("assign 17 to b"), Reading::One(17));
        assert_eq!(menu.read("18"), Reading::NoSuchNumber);
        let amounts = menu.amounts().expect("amounts are asked");
        assert_eq!(amounts.runs, [("0".to_string(), "17".to_string())]);
        assert_eq!(amounts.pattern, "assign N to B");
    }

    #[test]
    fn a_number_that_is_a_name_is_no_amount() {
        let menu = menu(&[("play x", "Play X"), ("use y 1", "Use DRAW of Y"), ("use y 2", "Use RESOURCE of Y")]);
        assert!(!menu.by_amount);
        assert_eq!(menu.read("2"), Reading::One(1));
        assert_eq!(menu.read("use y 2"), Reading::One(2));
    }

    #[test]
    fn infinity_is_an_amount() {
        let menu = menu(&[("assign 0 to B", "0"), ("assign 1 to B", "1"), ("assign ∞ to B", "∞")]);
        assert_eq!(menu.read("inf"), Reading::One(2));
        let [first, second] = [("0", "1"), ("∞", "∞")].map(|(first, last)| (first.to_string(), last.to_string()));
        assert_eq!(menu.amounts().expect("amounts are asked").runs, [first, second]);
    }

    #[test]
    fn numbers_are_shortened_before_words_are_cut() {
        let numbers = [("coût", "5"), ("bouclier", "3")].map(|(label, number)| (label.to_string(), number.to_string()));
        let label = Label { text: "Recruter Moine".to_string(), numbers: numbers.to_vec() };
        for (columns, shown) in [
            (80, "Recruter Moine (coût 5, bouclier 3)"),
            (33, "Recruter Moine (coût 5, bouc. 3)"),
            (30, "Recruter Moine (coût 5 bou. 3)"),
            (28, "Recruter Moine (coût 5 b 3)"),
            (22, "Recruter Moine (c5 b3)"),
            (20, "Recruter Mo… (c5 b3)"),
            (19, "Recruter Moine"),
            (10, "Recruter …"),
        ] {
            assert_eq!(label.fit(columns), shown, "{columns}");
        }
        let label = Label { text: "Recruter Moine".to_string(), numbers: numbers[..1].to_vec() };
        assert_eq!(label.fit(20), "Recruter Moine (5)");
    }

    #[test]
    fn numbers_that_are_places_stay_places() {
        let menu = menu(&[("first 1", "Number 1 first"), ("first 2", "Number 2 first")]);
        assert!(!menu.by_amount);
        assert_eq!(menu.read("2"), Reading::One(1));
    }
}
