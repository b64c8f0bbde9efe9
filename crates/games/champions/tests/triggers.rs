//! Triggers that never come are refused when a card file is read, with what would do.

use champions::Champions;
use kernel::book::Source;
use kernel::erased::Erase;

/// What is said of a card whose ability has a trigger; nothing if it is taken.
fn fault(when: &str) -> Option<String> {
    let text = format!(
        r#"[(
            id: "waiting", code: "z001", example: true, name: (en: "Waiting", fr: "Attente"),
            kind: Upgrade, class: Basic, cost: 0, resources: "E",
            abilities: [(when: {when}, effect: [Draw(1)])],
        )]"#
    );
    let source = Source { path: "waiting.ron".to_string(), text };
    let faults = Champions::read(&[source], &[]).err()?;
    Some(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

fn told(when: &str) -> String {
    fault(when).unwrap_or_else(|| panic!("{when} is taken"))
}

#[test]
fn triggers_that_never_come_are_refused_with_what_would_do() {
    for pattern in [
        "AttacksAndDamages([Minion])",
        "YourHeroDefends",
        "WasAttacked([Minion])",
        "ThreatInStepOne([])",
        "Enters([Minion])",
        "YouPlay([])",
        "YouDefeat([Minion])",
        "HasAttacked([Minion])",
        "BasicAttack",
        "AttacksAndDefeats([Minion], [Minion])",
        "HasThwarted([Minion])",
        "ChangesTo(Hero)",
    ] {
        let name = pattern.split('(').next().expect("a name");
        assert_eq!(fault(&format!("ForcedResponse({pattern})")), None);
        for (before, after) in [("Interrupt", "Response"), ("ForcedInterrupt", "ForcedResponse")] {
            let why = told(&format!("{before}({pattern})"));
            assert!(why.contains(&format!("write {after}({name})")), "{why}");
        }
    }
    for pattern in ["TakesAttackDamage([Minion])", "Reveals([Minion])", "Defeated([Minion])"] {
        assert_eq!(fault(&format!("Response({pattern})")), None);
        assert_eq!(fault(&format!("Interrupt({pattern})")), None);
    }
    assert!(told("Response(YouPlay([Event]))").contains("name Ally, Upgrade or Support"));
}

/// What is said of a card with an action that does this; nothing if it is taken.
fn fault_of_effect(effect: &str) -> Option<String> {
    let text = format!(
        r#"[(
            id: "doing", code: "z001", example: true, name: (en: "Doing", fr: "Acte"),
            kind: Upgrade, class: Basic, cost: 0, resources: "E",
            abilities: [(when: Action, effect: [{effect}])],
        )]"#
    );
    let faults = Champions::read(&[Source { path: "doing.ron".to_string(), text }], &[]).err()?;
    Some(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

#[test]
fn what_would_change_nothing_is_refused() {
    let change = |from: &str| {
        fault_of_effect(&format!(
            "ThisTurn(Modifier(of: Attack, on: Cards(from: [{from}], that: [Hero]), change: Add(1)))"
        ))
    };
    assert_eq!(change("Identity"), None);
    assert!(change("Play").is_some_and(|why| why.contains("write `from: [Identity]`")));
    let titles = |name: &str| {
        fault_of_effect(&format!("Select(from: [Discard], that: [OtherTitle({name})], number: 2), ToHand(The(Target))"))
    };
    assert_eq!(titles("Target"), None);
    assert!(titles("Found").is_some_and(|why| why.contains("write OtherTitle(Target)")));
}

#[test]
fn what_cannot_be_said_of_a_card_that_is_gone_is_refused() {
    for is in ["Damaged", "Exhausted", "Lacks(Tough)", "Not(Ready)", "MostHitPoints"] {
        let why = told(&format!("Response(Defeated([Ally, {is}]))"));
        assert!(why.contains("there are: its kind"), "{why}");
    }
    assert_eq!(fault("Response(Defeated([Ally, Yours]))"), None);
    assert!(told("Response(YouDefeat([Ally, Yours]))").contains("Yours"));
    assert_eq!(fault("Interrupt(Defeated([Ally, Damaged]))"), None, "it is still there");
}
