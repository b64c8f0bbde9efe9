//! Every printed fact of every card.

use spoils::Spoils;
use testkit::{data, facts};

#[test]
fn cards_have_the_facts_that_are_printed_on_them() {
    facts::compare(&data::book::<Spoils>(), "crates/games/spoils/tests/facts.tsv", |face| {
        let printed = &face.printed;
        let word = |value: &dyn std::fmt::Debug| format!("{value:?}").to_lowercase();
        let mut found = vec![
            ("trade", word(&printed.trade)),
            ("kind", word(&printed.kind)),
            ("subtypes", printed.subtypes.join(", ")),
            ("threshold", printed.threshold.letters()),
            ("provides", printed.provides.letters()),
            ("unique", printed.unique().unwrap_or_default().to_string()),
        ];
        let mut add = |fact, value: Option<String>| found.extend(value.map(|value| (fact, value)));
        add("cost", printed.cost.map(|cost| cost.to_string()));
        add("stats", printed.stats.map(|stats| format!("{}/{}/{}", stats.0, stats.1, stats.2)));
        add("adjust", printed.adjust.map(|stats| format!("{:+}/{:+}/{:+}", stats.0, stats.1, stats.2)));
        add("structure", printed.structure.map(|number| number.to_string()));
        add("staple", printed.staple.then(|| "staple".to_string()));
        add("covert", printed.covert().then(|| "covert".to_string()));
        add("flip up", printed.flip.as_ref().map(|flip| format!("{} {}", flip.cost, flip.threshold.letters())));
        add("influence", printed.faction.as_ref().map(|facts| facts.influence.to_string()));
        add("starting draw", printed.faction.as_ref().map(|facts| format!("{}/{}", facts.draw.0, facts.draw.1)));
        (face.name.en.clone(), found)
    });
}
