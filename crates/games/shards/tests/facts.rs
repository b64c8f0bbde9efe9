//! Every printed fact of every card.

use shards::Shards;
use testkit::{data, facts};

#[test]
fn cards_have_the_facts_that_are_printed_on_them() {
    facts::compare(&data::book::<Shards>(), "crates/games/shards/tests/facts.tsv", |face| {
        let printed = &face.printed;
        let mut found = vec![
            ("name", face.name.en.clone()),
            ("French name", face.name.fr.clone()),
            ("kind", format!("{:?}", printed.kind).to_lowercase()),
            ("copies", printed.copies.to_string()),
        ];
        found.extend(printed.faction.map(|faction| ("faction", format!("{faction:?}").to_lowercase())));
        for (fact, number) in [("cost", printed.cost), ("health", printed.health), ("shield", printed.shield)] {
            found.extend(number.map(|number| (fact, number.to_string())));
        }
        (face.slug.clone(), found)
    });
}
