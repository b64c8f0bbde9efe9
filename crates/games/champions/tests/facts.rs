//! Every printed fact of every card.

use champions::Champions;
use testkit::{data, facts};

#[test]
fn cards_have_the_facts_that_are_printed_on_them() {
    facts::compare(&data::book::<Champions>(), "crates/games/champions/tests/facts.tsv", |face| {
        let printed = &face.printed;
        let word = |value: &dyn std::fmt::Debug| format!("{value:?}").to_lowercase();
        let mut found = vec![
            ("name", face.name.en.clone()),
            ("French name", face.name.fr.clone()),
            ("kind", word(&printed.kind)),
            ("class", word(&printed.class)),
            ("copies", printed.copies.to_string()),
            ("resources", printed.resources.0.map(|number| number.to_string()).join(" ")),
            ("consequences", format!("{}/{}", printed.consequences.0, printed.consequences.1)),
            ("adds", format!("{}/{}", printed.adds.0, printed.adds.1)),
            ("boost", printed.boost.to_string()),
            ("icons", format!("{} {} {}", u8::from(printed.crisis), printed.hazard, printed.acceleration)),
            ("traits", printed.traits.iter().map(|of| of.name()).collect::<Vec<_>>().join(", ")),
        ];
        let mut add = |fact, value: Option<String>| found.extend(value.map(|value| (fact, value)));
        let number = |value: Option<u8>| value.map(|value| value.to_string());
        add("deck limit", printed.kind.is_player().then(|| printed.deck_limit.to_string()));
        add("set", printed.set.clone());
        add("unique", printed.unique.then(|| "unique".to_string()));
        add("subtitle", printed.subtitle.as_ref().map(|title| title.en.clone()));
        add("cost", number(printed.cost));
        add("attack", if printed.attack_x { Some("X".to_string()) } else { number(printed.attack) });
        add("thwart", number(printed.thwart));
        add("defense", number(printed.defense));
        add("recover", number(printed.recover));
        add("scheme", number(printed.scheme));
        add("hand", number(printed.hand));
        add("stage", printed.stage.clone());
        for (fact, amount) in [
            ("health", printed.health),
            ("threat", printed.threat),
            ("target", printed.target),
            ("accelerates", printed.accelerates),
        ] {
            let each = |per_player| if per_player { " each" } else { "" };
            add(fact, amount.map(|amount| format!("{}{}", amount.number, each(amount.per_player))));
        }
        (printed.code.clone(), found)
    });
}
