//! The text of everything printed in both languages, as golden files to be read by people.

use std::fmt::Write;

use dice_throne::DiceThrone;
use kernel::book::Language;
use kernel::game::Telling;
use kernel::table::cards::FaceId;
use testkit::data;

#[test]
fn cards_read_like_cards() {
    let book = data::book::<DiceThrone>();
    for language in Language::ALL {
        let mut page = String::new();
        for number in 0..book.faces.len() {
            let text = DiceThrone::card_text(&book, FaceId(number as u16), language);
            let numbers: Vec<String> = text.numbers.iter().map(|(name, number)| format!("{number} {name}")).collect();
            writeln!(page, "{} · {} · {}", text.name, text.line, numbers.join(", ")).expect("a string takes text");
            for line in &text.text {
                writeln!(page, "    {line}").expect("a string takes text");
            }
        }
        insta::assert_snapshot!(format!("cards-{language}"), page);
    }
}
