//! Random effects are refused, or their text names every place, player, kind and number in them, in both languages.

use spoils::Spoils;
use testkit::random_texts::{Author, Named, check};

const PLACES: &[Named] = &[
    ("Hand", &["hand"], &["main"]),
    ("Discard", &["discard pile"], &["défausse"]),
    ("Deck", &["deck"], &["deck"]),
    ("FaceDown", &["face-down"], &["face cachée"]),
];
const OPPONENT: Named = ("Opponent", &["opponent"], &["adversaire", "adverse"]);
const FILTERS: &[Named] = &[
    ("Character", &["character"], &["personnage"]),
    ("Item", &["item"], &["objet"]),
    ("Location", &["location"], &["lieu"]),
    ("Theirs", &["opponent"], &["adversaire", "adverse"]),
    ("Depleted", &["depleted"], &["engagé"]),
    ("Ready", &["depleted", "ready"], &["engagé", "prêt"]),
    ("Attacking", &["attack"], &["attaqu"]),
    ("Damaged", &["damage"], &["dégâts"]),
];
const TESTS: &[Named] = &[
    ("YourTurn", &["your turn"], &["votre tour"]),
    ("TheirTurn", &["opponent"], &["adversaire"]),
    ("Battle", &["battle"], &["combat"]),
    ("YouAreAttacked", &["attack"], &["attaqu"]),
];

struct Writer<'a>(&'a mut Author);

impl Writer<'_> {
    fn who(&mut self) -> &'static str {
        if self.0.below(2) == 0 {
            return "You";
        }
        self.0.name(OPPONENT);
        "Opponent"
    }

    fn filter(&mut self) -> String {
        let mut parts: Vec<String> = vec![self.0.word(&FILTERS[..3]).to_string()];
        if self.0.below(2) == 0 {
            parts.push(self.0.word(&FILTERS[3..]).to_string());
        }
        if self.0.below(3) == 0 {
            parts.push(format!("CostAtMost({})", self.0.number()));
        }
        format!("[{}]", parts.join(", "))
    }

    fn selection(&mut self, places: &[Named]) -> String {
        let from = if places.is_empty() { String::new() } else { format!("from: [{}], ", self.0.word(places)) };
        let whose = match self.0.below(3) {
            0 if !from.is_empty() => {
                self.0.name(OPPONENT);
                "whose: Opponents, "
            }
            _ if from.is_empty() => "",
            _ => "whose: Yours, ",
        };
        let that = if places.iter().any(|place| place.0 == "FaceDown") && from.contains("FaceDown") {
            "[]".to_string()
        } else {
            self.filter()
        };
        let number = match self.0.below(3) {
            0 => format!("number: {}, up_to: {}, ", self.0.number(), self.0.pick(&["true", "false"])),
            _ => String::new(),
        };
        format!("{from}{whose}that: {that}, {number}called: Target")
    }

    /// What is done with something called Target.
    fn on_target(&mut self) -> String {
        match self.0.below(11) {
            0 => "Destroy(The(Target))".to_string(),
            1 => {
                self.0.name(PLACES[0]);
                "ToHand(The(Target))".to_string()
            }
            2 => "Remove(The(Target))".to_string(),
            3 => {
                self.0.name(PLACES[2]);
                "ShuffleIn(The(Target))".to_string()
            }
            4 => format!("Inflict({}, The(Target))", self.0.number()),
            5 => format!("PutTokens(The(Target), {})", self.0.number()),
            6 => format!("Heal(The(Target), {})", self.0.number()),
            7 => format!(
                "Gains(The(Target), ThisTurn, [Modifier(of: {}, on: This, change: Add({}))])",
                self.0.pick(&["Strength", "Life", "Speed"]),
                self.0.number()
            ),
            8 => "TakeControl(The(Target), ThisTurn)".to_string(),
            9 => format!("Pays(ControllerOf(The(Target)), {}, [{}])", self.0.number(), "Destroy(The(Target))"),
            _ => self.0.pick(&["Deplete(The(Target))", "Restore(The(Target))", "FlipDown(The(Target))"]).to_string(),
        }
    }

    fn plain(&mut self) -> String {
        match self.0.below(9) {
            0 => format!("Draws({}, {})", self.who(), self.0.number()),
            1 => format!("Discards({}, {})", self.who(), self.0.number()),
            2 => {
                self.0.name(PLACES[2]);
                format!("Mill({}, {})", self.who(), self.0.number())
            }
            3 => format!("Gain({}, {})", self.who(), self.0.number()),
            4 => format!("Lose({}, {})", self.who(), self.0.number()),
            5 => format!("InflictFaction({}, {})", self.0.number(), self.who()),
            6 => format!("InflictEach({}, {}, false)", self.0.number(), self.filter()),
            7 => format!("DestroyEach({}, Found)", self.filter()),
            _ => {
                self.0.name(PLACES[2]);
                format!("LookTop({}, {}, Found)", self.who(), self.0.number())
            }
        }
    }

    fn standing(&mut self, depth: u8) -> String {
        match self.0.below(3) {
            0 => {
                let then = self.effect(depth + 1);
                format!("Trigger(when: Destroyed({}), then: [{then}])", self.filter())
            }
            1 => {
                let that = self.filter();
                let change = format!("Add({})", self.0.number());
                format!(
                    "Modifier(of: {}, on: Cards(from: [Play], whose: Everyones, that: {that}), change: {change})",
                    self.0.pick(&["Strength", "Life", "Speed"])
                )
            }
            _ => {
                let of = self.0.pick(&["NextPrice", "NextPayment", "AttackTax", "TacticTax"]);
                let on = match self.0.below(3) {
                    0 => "You",
                    1 => {
                        self.0.name(OPPONENT);
                        "Seats(Opponents)"
                    }
                    _ => {
                        self.0.name(("Everyones", &["each player", "a player", "any player"], &["joueur"]));
                        "Seats(Everyones)"
                    }
                };
                format!("Modifier(of: {of}, on: {on}, change: Add({}))", self.0.number())
            }
        }
    }

    fn effect(&mut self, depth: u8) -> String {
        match self.0.below(if depth >= 3 { 4 } else { 14 }) {
            0 | 1 => self.plain(),
            2 => format!("Pick({}), {}", self.selection(&[]), self.on_target()),
            3 => format!("Select({}), {}", self.selection(PLACES), self.on_target()),
            4 => {
                self.0.name(PLACES[2]);
                let who = self.who();
                format!("Search({who}, (from: [Deck], {})), {}", self.selection(&[]), self.on_target())
            }
            5 => format!("May([{}])", self.effect(depth + 1)),
            6 => format!("OneOf([[{}], [{}]])", self.effect(depth + 1), self.effect(depth + 1)),
            7 => format!("Repeat(Number({}), [{}])", self.0.number(), self.effect(depth + 1)),
            8 => {
                let test = self.0.word(TESTS);
                let then = self.effect(depth + 1);
                format!("When(cond: {test}, then: [{then}], otherwise: [{}])", self.effect(depth + 1))
            }
            9 => format!("Pays({}, {}, [{}])", self.who(), self.0.number(), self.effect(depth + 1)),
            10 => format!("Lets({}, [{}])", self.who(), self.effect(depth + 1)),
            11 => format!("MayPay({}, [{}], [])", self.0.number(), self.effect(depth + 1)),
            12 => format!("ThisTurn({})", self.standing(depth)),
            _ => format!("{}, {}", self.effect(depth + 1), self.effect(depth + 1)),
        }
    }
}

#[test]
fn a_text_names_everything_that_is_in_the_tree() {
    let card = "id: \"one\", name: (en: \"One\", fr: \"Un\"), trade: Universal, kind: Tactic, cost: 1";
    check::<Spoils>(|author| Writer(author).effect(0), |effect| format!("[({card}, effect: [{effect}])]"));
}
