//! Every printed fact of heroes, abilities, upgrades, cards and status effects.

use dice_throne::DiceThrone;
use dice_throne::cards::{Is, Level, Needs};
use testkit::{data, facts};

/// What activates each way: `sword 3`, `small straight`.
fn needs(level: &Level) -> String {
    let one = |needs: &Needs| match needs {
        Needs::Symbols(wanted) => {
            wanted.iter().map(|(symbol, number)| format!("{symbol} {number}")).collect::<Vec<_>>().join(" + ")
        }
        Needs::SmallStraight => "small straight".to_string(),
        Needs::LargeStraight => "large straight".to_string(),
        Needs::Defence(dice) => format!("defense {dice}"),
        Needs::Nothing => "-".to_string(),
    };
    level.ways.iter().map(|way| one(&way.needs)).collect::<Vec<_>>().join("; ")
}

#[test]
fn faces_have_the_facts_that_are_printed_on_them() {
    let book = data::book::<DiceThrone>();
    facts::compare(&book, "crates/games/dice-throne/tests/facts.tsv", |face| {
        let kind = |kind: &dyn std::fmt::Debug| format!("{kind:?}").to_lowercase();
        let mut found = vec![("name", face.name.en.clone())];
        match &face.printed.is {
            Is::Hero(hero) => {
                found.extend([("kind", "hero".to_string()), ("needs", hero.die.sides.join(" "))]);
                found.push(("number", hero.difficulty.to_string()));
            }
            Is::Ability(space) => found.extend([("kind", kind(&space.part)), ("needs", needs(&space.level))]),
            Is::Status(status) => {
                found.extend([("kind", kind(&status.kind)), ("number", status.limit.to_string())]);
            }
            Is::Companion(_) | Is::Form(..) => found.push(("kind", "companion".to_string())),
            Is::Action(card) | Is::Upgrade(card, _) => {
                found.extend([("kind", kind(&card.kind)), ("number", card.number.to_string())]);
                found.push(("cost", card.cost.to_string()));
            }
        }
        if let Is::Upgrade(_, space) = &face.printed.is {
            found.push(("needs", needs(&space.level)));
        }
        (face.slug.clone(), found)
    });
}
