//! Cards that differ in one word read differently, or are refused.

use shards::Shards;

#[test]
fn cards_that_differ_in_one_word_read_differently() {
    testkit::siblings::check::<Shards>(1, &[]);
}
