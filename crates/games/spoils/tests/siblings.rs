//! Cards that differ in one word read differently, or are refused.

use spoils::Spoils;

#[test]
fn cards_that_differ_in_one_word_read_differently() {
    testkit::siblings::check::<Spoils>(29, &[("When", "Before")]);
}
