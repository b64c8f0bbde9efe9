//! The text of every card in both languages, as golden files to be read by people.

use std::fmt::Write;

use kernel::book::Language;
use kernel::game::Telling;
use kernel::table::cards::FaceId;
use spoils::Spoils;
use testkit::data;

#[test]
fn cards_read_like_cards() {
    let book = data::book::<Spoils>();
    for language in Language::ALL {
        let mut page = String::new();
        for number in 0..book.faces.len() {
            let text = Spoils::card_text(&book, FaceId(number as u16), language);
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
