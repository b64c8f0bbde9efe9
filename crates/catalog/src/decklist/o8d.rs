//! The deck files of OCTGN: XML with sections of cards.
//!
//! Cards have ids there that mean nothing elsewhere, so their names are read, and ids only where somebody knows them;
//! and since OCTGN looks for the name of a card whose id it does not know, names are enough for what is written, too.

use roxmltree::{Document, Error, Node, ParsingOptions};

use super::{DeckList, Section, shorten, told};

/// The most elements and texts in a file.
const MOST_NODES: u32 = 20_000;
/// The id of a card that has none.
pub(super) const NO_ID: &str = "00000000-0000-0000-0000-000000000000";

/// How OCTGN calls a game.
pub struct Octgn {
    /// The game's id there.
    pub game: &'static str,
    /// The parts of a deck with the sections they are called there.
    pub sections: &'static [(&'static str, &'static str)],
}

/// Reads a file; XML that is not whole is one fault, whatever else is wrong is told line by line.
pub(super) fn read(text: &str) -> DeckList {
    let mut list = DeckList::default();
    let options = ParsingOptions { nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document = match Document::parse_with_options(text, options) {
        Ok(document) => document,
        Err(error) => {
            // An element that is never closed is missed at the end, wherever the reader says.
            let open = matches!(error, Error::UnclosedRootNode | Error::UnexpectedEndOfStream);
            let line = if open { text.lines().count().max(1) } else { error.pos().row as usize };
            let what = told(&error.to_string());
            list.fault(line, "list-no-xml", vec![("what", what)]);
            return list;
        }
    };
    let mut lines = Lines { text, at: 0, line: 1 };
    let root = document.root_element();
    if root.tag_name().name() != "deck" {
        let name = shorten(root.tag_name().name());
        list.fault(lines.of(root), "list-no-deck", vec![("name", name)]);
        return list;
    }
    // OCTGN also writes `notes` beside the sections.
    for section in root.children().filter(Node::is_element) {
        match section.tag_name().name() {
            "section" => {
                for card in section.children().filter(Node::is_element) {
                    let line = lines.of(card);
                    if !read_card(&mut list, line, card) {
                        return list;
                    }
                }
            }
            "card" => list.fault(lines.of(section), "list-stray-card", Vec::new()),
            _ => {}
        }
    }
    list
}

/// Reads `<card qty="4" id="..">Card Name</card>`. Returns whether there is room for more.
fn read_card(list: &mut DeckList, line: usize, card: Node) -> bool {
    let name = card.tag_name().name();
    let (key, values) = if name != "card" {
        ("list-no-card", vec![("name", shorten(name))])
    } else if card.children().any(|child| child.is_element()) {
        ("list-full-card", Vec::new())
    } else if let Some(number) = card.attribute("qty") {
        // The name may be in pieces, around a comment.
        let name: String = card.children().filter(Node::is_text).filter_map(|piece| piece.text()).collect();
        let before = list.entries.len();
        let room = list.add(line, Some(number.trim()), &name);
        if let Some(entry) = list.entries.get_mut(before) {
            entry.id = card.attribute("id").map(|id| id.trim().to_lowercase());
        }
        return room;
    } else {
        ("list-no-number", Vec::new())
    };
    list.fault(line, key, values);
    list.faults.len() < super::MOST_ENTRIES
}

/// Finds the lines of elements, asked in the order of the file.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl Lines<'_> {
    fn of(&mut self, node: Node) -> usize {
        let at = node.range().start.max(self.at);
        self.line += self.text.as_bytes()[self.at..at].iter().filter(|byte| **byte == b'\n').count();
        self.at = at;
        self.line
    }
}

/// Writes a file that OCTGN and [`DeckList::read`] read.
pub fn write(game: &str, sections: &[Section]) -> String {
    let section = |section: &Section| {
        let cards: String = section.cards.iter().map(|(name, number)| write_card(name, *number, NO_ID)).collect();
        write_section(&section.name, &cards)
    };
    write_deck(game, &sections.iter().map(section).collect::<String>())
}

/// Writes a file with sections that are written already.
pub(super) fn write_deck(game: &str, sections: &str) -> String {
    let head = "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n";
    format!("{head}<deck game=\"{}\">\n{sections}</deck>\n", escape(game))
}

/// Writes a section with cards that are written already.
pub(super) fn write_section(name: &str, cards: &str) -> String {
    format!("  <section name=\"{}\">\n{cards}  </section>\n", escape(name))
}

/// Writes a card.
pub(super) fn write_card(name: &str, number: u16, id: &str) -> String {
    format!("    <card qty=\"{number}\" id=\"{}\">{}</card>\n", escape(id), escape(name))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<String> {
        super::super::fault::told("a.o8d", &DeckList::read("a.o8d", text).faults)
    }

    #[test]
    fn sections_and_names_are_read() {
        let text = "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<deck game=\"1-2\" sleeveid=\"0\">\n\
                    <section name=\"Game Deck\" shared=\"False\"><card qty=\"10\" id=\"a\">Rage</card>\n\
                    <card qty=\"2\" id=\"b\">Dragon&apos;s <!-- -->Strategy</card></section>\n\
                    <section name=\"Faction\"><card qty=\" 1 \" id=\"c\">\n  The Plain Banner\n</card></section>\n\
                    <section name=\"Empty\" /><notes><![CDATA[4 Rage]]></notes></deck>";
        let list = DeckList::read("a.o8d", text);
        assert_eq!(list.faults, []);
        let read: Vec<(usize, u16, &str)> =
            list.entries.iter().map(|entry| (entry.line, entry.number, entry.name.as_str())).collect();
        assert_eq!(read, [(3, 10, "Rage"), (4, 2, "Dragon's Strategy"), (5, 1, "The Plain Banner")]);
        assert_eq!(DeckList::read("without ending", text), list);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let card = |card: &str| faults(&format!("<deck>\n<section>\n{card}\n</section>\n</deck>"));
        assert_eq!(card("<card qty=\"0\">Rage</card>"), ["a.o8d:3: 1 to 200 copies of a card, not 0, of \"Rage\""]);
        assert!(card("<card qty=\"four\">Rage</card>")[0].contains("not four"));
        assert!(card("<card>Rage</card>")[0].contains("needs its number"));
        assert!(card("<card qty=\"1\"/>")[0].contains("no name"));
        assert!(card("<card qty=\"1\"><b>Rage</b></card>")[0].contains("no other element"));
        assert!(card("<cart qty=\"1\">Rage</cart>")[0].contains("not `cart`"));
        assert!(card("<card qty=\"1\">a&#x85;b&#x9b;c</card>")[0].contains("control character"));
        assert!(faults("<deck><card qty=\"1\">Rage</card></deck>")[0].contains("belongs into a `section`"));
        assert!(faults("<html></html>")[0].contains("must be `deck`, not `html`"));
        assert!(faults("<deck></deck>")[0].contains("no card in it"));
        assert!(faults("<deck>\n<section name=\"a\"><card qty=\"1\">Ra")[0].starts_with("a.o8d:2: no whole XML"));
        assert!(faults("")[0].contains("no whole XML"));
        assert!(faults("<!DOCTYPE deck [<!ENTITY a \"a\">]><deck>&a;</deck>")[0].contains("no whole XML"));
    }

    #[test]
    fn hostile_files_end_soon() {
        // What has many attributes takes time as the square of their number.
        let most = super::super::LONGEST as usize / 4;
        assert!(!faults(&"<deck>".repeat(most / 6)).is_empty());
        assert!(!faults(&"<a/>".repeat(most / 4)).is_empty());
        let attributes: String = (0..most / 8).map(|number| format!(" a{number}=''")).collect();
        assert!(!faults(&format!("<deck{attributes}/>")).is_empty());
        assert!(!faults(&format!("<deck><section>{}</section></deck>", "<x/>\n".repeat(19_000))).is_empty());
        let spaces: String = (0..most / 16).map(|number| format!(" xmlns:a{number}='b'")).collect();
        assert!(!faults(&format!("<deck{spaces}/>")).is_empty());
    }
}
