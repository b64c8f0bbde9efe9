//! Decks as other programs and people write them: lists of numbers and card names.
//!
//! A list knows no game: names and codes are only text here. Whoever has a game looks them up, and reports what is not known
//! together with the faults found while reading, so that a list can be put right in one go.

pub mod ashes_live;
mod codes;
pub mod export;
mod fault;
mod json_file;
pub mod marvelcdb;
pub mod names;
pub mod o8d;

pub use fault::ListFault;

/// The longest list that is read, in bytes.
pub const LONGEST: u64 = 128 * 1024;
/// The most cards of one name in a deck.
pub const MOST_COPIES: u16 = 200;
/// The most lines with cards.
pub const MOST_ENTRIES: usize = 500;
/// The longest name of a card, in characters.
const LONGEST_NAME: usize = 120;
/// The longest id of a deck, in characters.
pub const LONGEST_ID: usize = 60;

/// How an entry says which card it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// By the card's name or id.
    Name,
    /// By the card's printed number.
    Code,
    /// By the hero's name.
    HeroName,
    /// By the hero's printed number.
    HeroCode,
}

/// So many copies of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The line of the file, from 1.
    pub line: usize,
    /// How many copies: 1 to [`MOST_COPIES`].
    pub number: u16,
    /// The card's name or code as it is written, without control characters.
    pub name: String,
    /// What the name is.
    pub by: By,
    /// The id of the card at OCTGN, if the file has one.
    pub id: Option<String>,
    /// Whether the line is nothing but a name.
    pub bare: bool,
}

/// A list as far as it could be read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckList {
    /// The deck's id, if the file has one that we could use.
    pub id: Option<String>,
    /// The deck's name, if the file has one.
    pub title: Option<String>,
    /// The cards, in the order of the file.
    pub entries: Vec<Entry>,
    /// The cards that the deck would begin with, by line and name.
    pub opening: Vec<(usize, String)>,
    /// What could not be read.
    pub faults: Vec<ListFault>,
}

/// A part of a deck for others to read, under a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading.
    pub name: String,
    /// Names of cards, with their numbers.
    pub cards: Vec<(String, u16)>,
}

impl DeckList {
    /// Reads a list: the XML of OCTGN or the JSON of ashes.live, Ashteki or MarvelCDB if it looks like it or its name
    /// says so, else plain lines, which may be those of ashes.live or MarvelCDB.
    pub fn read(path: &str, text: &str) -> DeckList {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let path = path.to_lowercase();
        let mut list = if text.trim_start().starts_with('<') || path.ends_with(".o8d") {
            o8d::read(text)
        } else if ashes_live::json::is_meant(text) {
            ashes_live::json::read(text)
        } else if marvelcdb::json::is_meant(text) || path.ends_with(".json") {
            marvelcdb::json::read(text)
        } else {
            let known = marvelcdb::text::read(text).or_else(|| ashes_live::text::read(text));
            known.unwrap_or_else(|| read_lines(text))
        };
        if list.entries.is_empty() && list.faults.is_empty() {
            list.fault(1, "list-empty", Vec::new());
        }
        list
    }

    /// Whether it is a deck of MarvelCDB, which names the hero apart from the cards.
    fn has_hero(&self) -> bool {
        self.entries.iter().any(|entry| matches!(entry.by, By::HeroName | By::HeroCode))
    }

    /// Adds a card by its name, as [`DeckList::add_by`] does.
    fn add(&mut self, line: usize, number: Option<&str>, name: &str) -> bool {
        self.add_by(By::Name, line, number, name)
    }

    /// Adds a card if its number and name can be meant; otherwise a fault. Returns whether there is room for more.
    fn add_by(&mut self, by: By, line: usize, number: Option<&str>, name: &str) -> bool {
        if self.entries.len() + self.faults.len() >= MOST_ENTRIES {
            self.fault(line, "list-too-long", vec![("most", MOST_ENTRIES.to_string())]);
            return false;
        }
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let bare = number.is_none();
        let copies = number.map_or(Some(1), |number| number.parse().ok());
        match copies {
            _ if name.is_empty() => {
                self.fault(line, "list-no-name", Vec::new());
            }
            _ if name.chars().any(char::is_control) => {
                self.fault(line, "list-control-character", Vec::new());
            }
            _ if name.chars().count() > LONGEST_NAME => {
                self.fault(line, "list-long-name", vec![("most", LONGEST_NAME.to_string())]);
            }
            Some(number @ 1..=MOST_COPIES) => self.entries.push(Entry { line, number, name, by, id: None, bare }),
            _ => {
                let number = shorten(number.unwrap_or_default());
                let values = vec![("most", MOST_COPIES.to_string()), ("number", number), ("name", name)];
                self.fault(line, "list-copies", values);
            }
        }
        true
    }

    fn fault(&mut self, line: usize, key: &'static str, values: fault::Values) {
        self.faults.push(ListFault::new(line, key, values));
    }
}

/// Reads plain lines: `4 Card Name`, `4x Card Name` or only `Card Name`. Empty lines, headings that end with a colon
/// and remarks after `#` or `//` are passed over.
fn read_lines(text: &str) -> DeckList {
    let mut list = DeckList::default();
    for (line, text) in text.lines().enumerate().map(|(line, text)| (line + 1, without_remark(text).trim())) {
        let (number, name) = split_number(text);
        let heading = number.is_none() && name.ends_with(':');
        if !text.is_empty() && !heading && !list.add(line, number, name) {
            break;
        }
    }
    list
}

/// A line without its remark, which begins the line or follows a space.
fn without_remark(line: &str) -> &str {
    let begins = |(at, _): &(usize, &str)| line[..*at].chars().next_back().is_none_or(char::is_whitespace);
    let first = |mark: &str| line.match_indices(mark).find(begins).map(|(at, _)| at);
    let end = [first("#"), first("//")].into_iter().flatten().min();
    &line[..end.unwrap_or(line.len())]
}

/// The number that a line begins with, if any, and the rest: `4 Name`, `4x Name`; but `7th Name` is all name.
fn split_number(line: &str) -> (Option<&str>, &str) {
    let digits = line.strip_prefix('-').unwrap_or(line);
    let after = digits.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = &line[..line.len() - after.len()];
    let name = after.strip_prefix(['x', 'X', '×']).unwrap_or(after);
    let apart = name.is_empty() || name.starts_with(char::is_whitespace);
    if after.len() == digits.len() || !apart { (None, line) } else { (Some(number), name.trim_start()) }
}

/// A text from a file, fit for a message: short, and without control characters.
fn shorten(text: &str) -> String {
    let mut short: String = text.chars().filter(|letter| !letter.is_control()).take(20).collect();
    if text.chars().count() > 20 {
        short.push('…');
    }
    short
}

/// What another reader says of a text, fit for a message.
fn told(error: &str) -> String {
    error.chars().filter(|letter| !letter.is_control()).take(160).collect()
}

/// Whether a text can be the id of a deck: the letters a to z, digits and hyphens.
pub fn is_id(text: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    !text.is_empty() && text.len() <= LONGEST_ID && text.chars().all(plain)
}

/// Writes plain lines that [`DeckList::read`] reads.
pub fn write_lines(title: &str, sections: &[Section]) -> String {
    let mut text = format!("# {title}\n");
    for section in sections {
        text.push_str(&format!("\n{}:\n", section.name));
        for (name, number) in &section.cards {
            text.push_str(&format!("{number} {name}\n"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The cards of a list without faults.
    fn cards(text: &str) -> Vec<(u16, String)> {
        let list = DeckList::read("a.txt", text);
        assert_eq!(list.faults, [], "{text}");
        list.entries.into_iter().map(|entry| (entry.number, entry.name)).collect()
    }

    /// The faults of a list, as they are told.
    fn faults(text: &str) -> Vec<String> {
        fault::told("a.txt", &DeckList::read("a.txt", text).faults)
    }

    #[test]
    fn lines_are_numbers_and_names() {
        let text = "\u{feff}# Mine\n\nFaction:\nThe Plain Banner\n\nDeck :\r\n4 Rage\r\n3x  Bolt of\u{a0}Iron\n2X Pinch // why\n\
                    2× Scout # two\n// no more\n1 7th Son\n7th Son\nx-ray\n";
        let wanted = [
            (1, "The Plain Banner"),
            (4, "Rage"),
            (3, "Bolt of Iron"),
            (2, "Pinch"),
            (2, "Scout"),
            (1, "7th Son"),
            (1, "7th Son"),
            (1, "x-ray"),
        ];
        assert_eq!(cards(text), wanted.map(|(number, name)| (number, name.to_string())));
        let list = DeckList::read("a.txt", text);
        assert_eq!((list.entries[0].line, list.entries[0].bare), (4, true));
        assert_eq!((list.entries[1].line, list.entries[1].bare), (7, false));
    }

    #[test]
    fn every_wrong_line_is_told() {
        let told =
            faults("0 Rage\n4 Pinch\n201 Scout\n-3 Gnat\n99999999999999999999999999 Forget\n4\n4x\n1 a\u{1b}[2Jb\n");
        let wanted = [
            "a.txt:1: 1 to 200 copies of a card, not 0, of \"Rage\"",
            "a.txt:3: 1 to 200 copies of a card, not 201, of \"Scout\"",
            "a.txt:4: 1 to 200 copies of a card, not -3, of \"Gnat\"",
            "a.txt:5: 1 to 200 copies of a card, not 99999999999999999999…, of \"Forget\"",
            "a.txt:6: no name; it should read like `4 Card Name`",
            "a.txt:7: no name; it should read like `4 Card Name`",
            "a.txt:8: a name has a control character in it; retype the line",
        ];
        assert_eq!(told, wanted);
        assert!(faults("")[0].contains("no card in it"));
        assert!(faults("# nothing\nDeck:\n")[0].contains("no card in it"));
        assert!(faults(&"x".repeat(1000))[0].contains("at most 120 characters"));
    }

    #[test]
    fn a_list_is_bounded() {
        let list = DeckList::read("a.txt", &"4 Rage\n".repeat(30_000));
        assert_eq!((list.entries.len(), list.faults.len()), (MOST_ENTRIES, 1));
        let list = DeckList::read("a.txt", &"0 Rage\n".repeat(30_000));
        assert_eq!(list.faults.len(), MOST_ENTRIES + 1);
    }

    /// Names of cards as they could be: words that are no number and no remark.
    fn sections() -> impl Strategy<Value = Vec<Section>> {
        let name = "[A-Za-zÉéœ&<>\"][A-Za-zéœ’'&<>;,.!0-9-]{0,9}( [A-Za-z0-9é’'&<>-]{1,8}){0,3}";
        let cards = proptest::collection::vec((name, 1..=MOST_COPIES), 1..20);
        proptest::collection::vec(("[A-Z][a-z& ]{0,8}[a-z]", cards), 1..4)
            .prop_map(|parts| parts.into_iter().map(|(name, cards)| Section { name, cards }).collect())
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn what_is_written_is_read_again(sections in sections()) {
            let wanted: Vec<(u16, String)> =
                sections.iter().flat_map(|section| &section.cards).map(|(name, number)| (*number, name.clone())).collect();
            prop_assert_eq!(&cards(&write_lines("A title", &sections)), &wanted);
            prop_assert_eq!(&cards(&o8d::write("0-0", &sections)), &wanted);
        }

        #[test]
        fn a_wild_text_is_read_or_refused(text in "(?s).{0,300}", xml: bool) {
            let list = DeckList::read(if xml { "a.o8d" } else { "a.txt" }, &text);
            prop_assert!(!list.entries.is_empty() || !list.faults.is_empty());
            prop_assert!(list.entries.iter().all(|entry| (1..=MOST_COPIES).contains(&entry.number)));
            let told: String = fault::told("a.txt", &list.faults).concat();
            prop_assert!(!told.chars().any(char::is_control), "{:?}", told);
        }

        #[test]
        fn a_spoilt_file_is_read_or_refused(sections in sections(), cut: usize, at: usize, byte: u8) {
            let mut bytes = o8d::write("0-0", &sections).into_bytes();
            let at = at % bytes.len();
            bytes[at] = byte;
            bytes.truncate(cut % (bytes.len() + 1));
            let list = DeckList::read("a.o8d", &String::from_utf8_lossy(&bytes));
            prop_assert!(!list.entries.is_empty() || !list.faults.is_empty());
        }
    }
}
