//! Every printed fact of every card.

use ashes::language::{Cost, Does, Magic};
use ashes::{Ashes, Printed};
use testkit::{data, facts};

/// A cost in words: actions, cards, then symbols, the rarest first.
fn cost(costs: &[Cost]) -> String {
    let of = |magic: Magic, symbol: &str, number: u8| format!("{number} {}:{symbol}", magic.id());
    let mut parts: Vec<(u8, String)> = costs
        .iter()
        .map(|cost| match *cost {
            Cost::Main => (0, "main".to_string()),
            Cost::Side => (1, "side".to_string()),
            Cost::Exhaust => (2, "exhaust".to_string()),
            Cost::Discard(number) => (3, format!("{number} discard")),
            Cost::Power(magic, number) => (4, of(magic, "power", number)),
            Cost::Class(magic, number) => (5, of(magic, "class", number)),
            Cost::Basic(number) => (6, format!("{number} basic")),
        })
        .collect();
    parts.sort();
    parts.into_iter().map(|(_, part)| part).collect::<Vec<_>>().join(", ")
}

/// The value of a unit, or what an alteration adds to one.
fn value(printed: &Printed, number: i32, added: i32, is_x: bool) -> Option<String> {
    match (printed.kind.is_unit(), added) {
        (true, _) if is_x => Some("X".to_string()),
        (true, _) => Some(number.to_string()),
        (false, 0) => None,
        (false, added) => Some(format!("{added:+}")),
    }
}

#[test]
fn cards_have_the_facts_that_are_printed_on_them() {
    use ashes::X;
    facts::compare(&data::book::<Ashes>(), "crates/games/ashes/tests/facts.tsv", |face| {
        let printed = &face.printed;
        let mut found = vec![
            ("french", face.name.fr.clone()),
            ("kind", format!("{:?}", printed.kind).to_lowercase()),
            ("of", printed.unique.clone().unwrap_or_default()),
            ("cost", cost(&printed.cost)),
        ];
        let mut add = |fact, value: Option<String>| found.extend(value.map(|value| (fact, value)));
        let is_phoenixborn = printed.battlefield > 0;
        let slots = |number: u8| is_phoenixborn.then(|| number.to_string());
        let (x, shift) = (&printed.x, printed.shift);
        add("attack", value(printed, printed.attack, shift.attack, x.contains(&X::Attack)));
        let life = value(printed, printed.life, shift.life, x.contains(&X::Life));
        add("life", if is_phoenixborn { Some(printed.life.to_string()) } else { life });
        add("recover", value(printed, printed.recover, shift.recover, false));
        add("battlefield", slots(printed.battlefield));
        add("spellboard", slots(printed.spellboard));
        add("copies", (printed.copies > 0).then(|| printed.copies.to_string()));
        let costs = printed.abilities.iter().filter_map(|ability| match &ability.does {
            Does::Activate(text) => Some(cost(&text.cost)),
            _ => None,
        });
        add("activated", Some(costs.collect::<Vec<_>>().join("; ")));
        (face.name.en.clone(), found)
    });
}
