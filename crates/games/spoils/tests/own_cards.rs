//! Rules that no card of the project shows: cards made for the purpose, and scenarios with them.

use std::fs;
use std::sync::Arc;

use kernel::book::{Book, Source};
use kernel::erased::{AnyGame, Erase};
use kernel::game::VerdictKind;
use kernel::scenario;
use kernel::table::seats::Seat;
use spoils::Spoils;
use testkit::data;

const FOLDER: &str = "crates/games/spoils/tests/own_cards";

fn text(name: &str) -> String {
    fs::read_to_string(data::root().join(FOLDER).join(name)).expect("the test's own file is there")
}

/// The project's book with more cards.
pub fn book_with(cards: &str) -> Result<Arc<Book<Spoils>>, Vec<String>> {
    let mut sources = data::files("cards/spoils", "ron");
    sources.push(Source { path: format!("{FOLDER}/cards.ron"), text: cards.to_string() });
    let faults = |faults: Vec<kernel::error::LoadError>| faults.iter().map(ToString::to_string).collect();
    Spoils::read(&sources, &[]).map(Arc::new).map_err(faults)
}

fn own_game() -> Box<dyn AnyGame> {
    Spoils::erase(book_with(&text("cards.ron")).unwrap_or_else(|faults| panic!("{}", faults.join("\n"))))
}

#[test]
fn own_scenarios_hold() {
    let scenarios = scenario::read(&format!("{FOLDER}/scenarios.scn"), &text("scenarios.scn"));
    data::check(&*own_game(), scenarios.unwrap_or_else(|faults| panic!("{}", faults.join("\n"))));
}

/// `SP-414.1`
#[test]
fn a_loop_in_which_somebody_only_orders_triggers_is_a_draw() {
    let position = "scenario: three bells\nrules: SP-414.1\n\
                    given A: play left-hand-bell, right-hand-bell, middle-bell, rivet-apprentice, spring-drum\n\
                    then asked: A\n";
    let scenario = scenario::read(FOLDER, position).expect("a position").remove(0);
    let mut play = own_game().open(&scenario, false).expect("a position");
    for answer in ["use rivet-apprentice", "pick spring-drum"] {
        play.answer(Seat(0), answer).expect("the loop can be begun");
    }
    for _ in 0..400 {
        let Some(seat) = play.asked() else { break };
        let answer = play.options()[0].text.clone();
        assert!(answer.starts_with("first "), "only the order is asked for, not {answer}");
        play.answer(seat, &answer).expect("an option can be taken");
    }
    let verdict = play.verdict().expect("the loop is found");
    assert_eq!(verdict.why, VerdictKind::Loop);
}

/// What a card file can say and no game can do is refused, with the card and what would do.
#[test]
fn what_can_never_happen_is_refused() {
    let card = |text: &str| {
        format!(
            r#"[(id: "trap", name: (en: "Trap", fr: "Piège"), trade: Universal, kind: Tactic, cost: 1, effect: [{text}])]"#
        )
    };
    let standing = |text: &str| {
        format!(
            r#"[(id: "trap", name: (en: "Trap", fr: "Piège"), trade: Universal, kind: Item, cost: 1, text: [(does: {text})])]"#
        )
    };
    let traps = [
        (card("Inflict(1, The(Target))"), "nothing is called `Target`"),
        (card("When(cond: Called(Found), then: [Draw(1)])"), "`Select(.., called: Found)`"),
        (card("Draw(\"X\")"), "`UpTo(X, ..)`"),
        (card("Shuffle(The(Deck))"), "`ChoosePlayer(Deck)`"),
        (standing("Trigger(when: Destroyed([Character]), then: [ToHand(The(Target))])"), "nothing is called `Target`"),
        (card("Pays(Opponent, 2, [])"), "`Pays` with an empty list"),
        (card("MayPay(2, [], [])"), "`MayPay` with an empty list"),
        (card("May([])"), "`May` with an empty list"),
        (card("OneOf([[Draw(1)], []])"), "`OneOf` with an empty list"),
        (card("Lets(Opponent, [])"), "`Lets` with an empty list"),
        (card("FlipCoin([])"), "`FlipCoin` with an empty list"),
        (card("Gains(This, ThisTurn, [])"), "`Gains` with an empty list"),
        (card("InflictTogether([])"), "`InflictTogether` with an empty list"),
        (card("When(cond: YourTurn, then: [])"), "`When` with an empty list"),
        (card("Pick(from: [], called: Target)"), "`from` with an empty list"),
        (card("Pick(that: [Either([])], called: Target)"), "`Either` with an empty list"),
        (card("Pick(that: [Yours, Theirs], called: Target)"), "`Yours` and `Theirs`"),
        (card("Pick(that: [Character, Not(Character)], called: Target)"), "not `Character` at once"),
        (card("ThisRound(Modifier(of: Tactics, on: You, change: Cannot))"), "write `ThisTurn`"),
        (standing("Trigger(when: Destroyed([Character]), then: [])"), "`Trigger` with an empty list"),
        (standing("Trigger(when: Destroyed([Tactic]), then: [Draw(1)])"), "`TacticResolves`"),
        (standing("Trigger(when: Leaves([Depleted, Ready]), then: [Draw(1)])"), "`Depleted` and `Ready`"),
        (standing("Instead(when: WouldBeDestroyed([This]), change: Each([]))"), "`Each` with an empty list"),
        (card("Search(You, (from: [Hand], called: Found))"), "`Search(You, ..)` looks through a deck"),
        (card("Search(Opponent, (from: [Deck], whose: Yours, called: Found))"), "whose: Opponents"),
        (card("Lets(Opponent, [Draw(1)])"), "write it for `Opponent`"),
        (card("Select(that: [Character, HighestCost], called: Target)"), "write `Theirs` beside it"),
        (card("Select(from: [Play, Faction], that: [Item], called: Target)"), "only a faction lies in `Faction`"),
        (standing("Modifier(of: Strength, on: This, change: Times(2))"), "`Add(..)`, `Less(.., 0)` or `Set(..)`"),
        (standing("Modifier(of: MustBlock, on: This, change: Set(0))"), "`MustBlock` is not changed like this"),
        (standing("Modifier(of: Covert, on: This, change: Add(1))"), "`Cannot` to lose it"),
        (standing("Modifier(of: NextPrice, on: This, change: Less(1, 0))"), "`NextPrice` is a player's"),
        (standing("Modifier(of: Strength, on: You, change: Add(1))"), "`Strength` is a card's"),
        (
            standing("Modifier(of: Life, on: Cards(from: [Hand], whose: Yours, that: [Character]), change: Add(1))"),
            "write `from: [Play]`",
        ),
        (
            standing("Modifier(of: Covert, on: Cards(from: [Deck], whose: Everyones, that: [Host]), change: Set(1))"),
            "the card this one is attached to is in play",
        ),
    ];
    for (cards, said) in traps {
        let faults = book_with(&cards).err().unwrap_or_else(|| panic!("{cards} is allowed"));
        assert!(faults.iter().any(|fault| fault.contains(said) && fault.contains("trap")), "{cards}: {faults:?}");
    }
}
