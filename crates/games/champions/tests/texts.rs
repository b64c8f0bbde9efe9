//! The text of every card in both languages, as golden files to be read by people.

use std::fmt::Write;

use champions::Champions;
use kernel::book::Language;
use kernel::game::Telling;
use kernel::table::cards::FaceId;
use testkit::data;

#[test]
fn cards_read_like_cards() {
    let book = data::book::<Champions>();
    for language in Language::ALL {
        let mut page = String::new();
        for number in 0..book.faces.len() {
            let text = Champions::card_text(&book, FaceId(number as u16), language);
            let numbers: Vec<String> =
                text.numbers.iter().chain(&text.details).map(|(name, number)| format!("{number} {name}")).collect();
            let title = [text.name, text.line, numbers.join(", ")].into_iter().filter(|part| !part.is_empty());
            writeln!(page, "{}", title.collect::<Vec<_>>().join(" · ")).expect("a string takes text");
            for line in &text.text {
                writeln!(page, "    {line}").expect("a string takes text");
            }
        }
        insta::assert_snapshot!(format!("cards-{language}"), page);
    }
}

/// Whoever draws one side of a card finds the other by its id.
#[test]
fn both_sides_of_a_card_name_each_other() {
    let book = data::book::<Champions>();
    let back = |face: FaceId| {
        let facts = Champions::print(&book, face);
        let found = facts.into_iter().find_map(|(name, value)| (name == "back").then_some(value));
        found.map(|slug| book.find(&slug).unwrap_or_else(|| panic!("no card {slug}")))
    };
    let mut sides = 0;
    for face in (0..book.faces.len()).map(|number| FaceId(number as u16)) {
        if let Some(other) = back(face).filter(|_| !book.face(face).example) {
            assert_eq!(back(other), Some(face), "{}", book.face(face).slug);
            sides += 1;
        }
        let text = Champions::card_text(&book, face, Language::Fr);
        let told = text.details.iter().any(|(name, _)| name == "autre côté");
        assert_eq!(told, book.face(face).printed.kind.is_identity(), "{}", text.slug);
    }
    assert!(sides >= 10, "five identities have two sides each");
}
