//! Random effects are refused, or their text names every place, player, kind and number in them, in both languages.

use champions::Champions;
use testkit::random_texts::{Author, Named, check};

const AREAS: &[Named] = &[
    ("Hand", &["hand"], &["main"]),
    ("Discard", &["discard pile"], &["défausse"]),
    ("Deck", &["deck"], &["deck"]),
    ("Encounter", &["encounter deck"], &["deck rencontre"]),
    ("Scrap", &["encounter discard pile"], &["défausse rencontre"]),
];
const CHARACTERS: &[Named] = &[
    ("Enemy", &["enemy", "enemies"], &["ennemi"]),
    ("Minion", &["minion"], &["sbire"]),
    ("Ally", &["ally", "allies"], &["allié"]),
    ("Hero", &["hero"], &["héros"]),
    ("Friendly", &["friendly"], &["ami"]),
];
const CARDS: &[Named] = &[
    ("Upgrade", &["upgrade"], &["amélioration"]),
    ("Support", &["support"], &["soutien"]),
    ("Ally", &["ally", "allies"], &["allié"]),
    ("Event", &["event"], &["événement"]),
];
const PROPERTIES: &[Named] = &[
    ("Damaged", &["damage"], &["dégât", "blessé"]),
    ("Ready", &["ready"], &["redressé", "prêt"]),
    ("Exhausted", &["exhausted"], &["incliné"]),
    ("Yours", &["you", "that player", "they", "each player", "first player"], &["vous", "vo", "joueur", "il"]),
    ("Lacks(Tough)", &["tough"], &["tenace"]),
];
const SCHEMES: &[Named] = &[
    ("MainScheme", &["main scheme"], &["manigance principale"]),
    ("One([SideScheme])", &["side scheme"], &["manigance annexe"]),
    ("Each([Scheme])", &["scheme"], &["manigance"]),
];
const STATUSES: &[Named] =
    &[("Stunned", &["stun"], &["sonn"]), ("Confused", &["confus"], &["désorient"]), ("Tough", &["tough"], &["tenace"])];
const TESTS: &[Named] = &[
    ("Form(Hero)", &["hero form"], &["héros"]),
    ("Form(AlterEgo)", &["alter-ego form"], &["alter ego"]),
    ("Has(You, \"Aerial\")", &["aerial"], &["aérien", "aerial"]),
    ("InPlay([Minion], 2)", &["minion"], &["sbire"]),
    ("PaidWith(Energy)", &["[e]", "energy"], &["[e]", "énergie"]),
];
const TERMS: &[Named] = &[("Phase", &["phase"], &["phase"]), ("Round", &["round"], &["round"])];
const QUALITIES: &[Named] = &[
    ("Attack", &["atk"], &["atq", "atk"]),
    ("Thwart", &["thw"], &["ctr", "thw"]),
    ("HitPoints", &["hit points"], &["points de vie"]),
];

struct Writer<'a>(&'a mut Author);

impl Writer<'_> {
    fn filter(&mut self, kinds: &[Named]) -> String {
        let mut parts = vec![self.0.word(kinds)];
        if self.0.below(2) == 0 {
            parts.push(self.0.word(PROPERTIES));
        }
        format!("[{}]", parts.join(", "))
    }

    fn character(&mut self) -> String {
        match self.0.below(4) {
            0 => self.0.name(("Villain", &["villain"], &["méchant"])).to_string(),
            1 => format!("Each({})", self.filter(CHARACTERS)),
            2 => "You".to_string(),
            _ => format!("One({})", self.filter(CHARACTERS)),
        }
    }

    fn selection(&mut self) -> String {
        let from = self.0.word(AREAS);
        let that = self.0.word(CARDS);
        let number = match self.0.below(3) {
            0 => format!(", number: {}, up_to: {}", self.0.number(), self.0.pick(&["true", "false"])),
            _ => String::new(),
        };
        format!("from: [{from}], that: [{that}]{number}")
    }

    fn on_target(&mut self) -> &'static str {
        match self.0.below(4) {
            0 => {
                self.0.name(AREAS[0]);
                "ToHand(The(Target))"
            }
            1 => "Discard(The(Target))",
            2 => "Remove(The(Target))",
            _ => {
                self.0.name(AREAS[2]);
                "ShuffleIn(The(Target))"
            }
        }
    }

    fn number(&mut self) -> String {
        let number = self.0.number();
        match self.0.below(4) {
            0 => {
                let (what, english, french): Named = self.0.pick(&[
                    ("player", &["player"], &["joueur"]),
                    ("side scheme", &["side scheme"], &["manigance annexe"]),
                    ("upgrade", &["upgrade"], &["amélioration"]),
                    ("damage on you", &["damage"], &["dégât"]),
                    ("counter", &["counter"], &["compteur", "jeton", "pion"]),
                ]);
                self.0.name((what, english, french));
                format!("\"{number} per {what}\"")
            }
            _ => number.to_string(),
        }
    }

    fn plain(&mut self) -> String {
        let number = self.number();
        match self.0.below(14) {
            0 => format!("Draw({number})"),
            1 => {
                self.0.name(AREAS[2]);
                format!("DiscardTop({number})")
            }
            2 => {
                self.0.name(AREAS[0]);
                format!("DiscardRandom({number})")
            }
            3 => {
                self.0.name(AREAS[3]);
                format!("DiscardEncounter({number})")
            }
            4 => {
                self.0.name(AREAS[2]);
                format!("LookAt({number})")
            }
            5 => format!("Damage({number}, {})", self.character()),
            6 => format!("Heal({number}, {})", self.character()),
            7 => format!("Threat({number}, {})", self.0.word(SCHEMES)),
            8 => format!("RemoveThreat({number}, {})", self.0.word(SCHEMES)),
            9 => format!("NextCostsLess({number})"),
            10 => format!("DealEncounter({number})"),
            11 => format!("Counters({number})"),
            12 => format!("MoveDamage({number}, {}, {})", self.character(), self.character()),
            _ => format!("Accelerate({number})"),
        }
    }

    fn bare(&mut self) -> String {
        match self.0.below(5) {
            0 => format!("Give({}, {})", self.0.word(STATUSES), self.character()),
            1 => format!("Ready({})", self.character()),
            2 => format!("Exhaust({})", self.character()),
            3 => format!("Select({}), {}", self.selection(), self.on_target()),
            _ => format!("Search({}), {}", self.selection(), self.on_target()),
        }
    }

    fn standing(&mut self) -> String {
        let (of, number) = (self.0.word(QUALITIES), self.0.number());
        let (from, whose) = match self.0.below(3) {
            0 => ("[Identity, Play]", ""),
            1 => ("[Engaged]", ", whose: Everyones"),
            _ => ("[Identity, Play]", ", whose: Everyones"),
        };
        let that = if from == "[Engaged]" { self.filter(&CHARACTERS[1..2]) } else { self.filter(&CHARACTERS[2..4]) };
        format!("Modifier(of: {of}, on: Cards(from: {from}{whose}, that: {that}), change: Add({number}))")
    }

    fn effect(&mut self, depth: u8) -> String {
        match self.0.below(if depth >= 3 { 4 } else { 16 }) {
            0 | 1 => self.plain(),
            2 | 3 => self.bare(),
            4 => format!("May([{}])", self.effect(depth + 1)),
            5 => format!("OneOf([[{}], [{}]])", self.effect(depth + 1), self.effect(depth + 1)),
            6 => {
                let test = self.0.word(TESTS);
                if test.contains('2') {
                    self.0.name(("2", &["2", "two"], &["2", "deux"]));
                }
                let then = self.effect(depth + 1);
                format!("When(cond: {test}, then: [{then}], otherwise: [{}])", self.effect(depth + 1))
            }
            7 => format!("Then([{}], [{}])", self.effect(depth + 1), self.effect(depth + 1)),
            8 => {
                self.0.name(("EachPlayer", &["each player"], &["chaque joueur"]));
                format!("EachPlayer([{}])", self.effect(depth + 1))
            }
            9 => {
                self.0.name(("FirstPlayer", &["first player"], &["premier joueur"]));
                format!("FirstPlayer([{}])", self.effect(depth + 1))
            }
            10 => {
                self.0.name(("APlayer", &["a player"], &["un joueur"]));
                format!("APlayer([{}])", self.effect(depth + 1))
            }
            11 => format!("AtEnd({}, [{}])", self.0.word(TERMS), self.effect(depth + 1)),
            12 => format!("ThisTurn({})", self.standing()),
            13 => format!("ThisRound({})", self.standing()),
            14 => format!("Repeat(Number({}), [{}])", self.0.number(), self.effect(depth + 1)),
            _ => format!("{}, {}", self.effect(depth + 1), self.effect(depth + 1)),
        }
    }
}

#[test]
fn a_text_names_everything_that_is_in_the_tree() {
    let card = "id: \"one\", code: \"one\", name: (en: \"One\", fr: \"Un\"), kind: Event, class: Basic, cost: 1, resources: \"E\"";
    check::<Champions>(
        |author| Writer(author).effect(0),
        |effect| format!("[({card}, abilities: [(when: Action, effect: [{effect}])])]"),
    );
}
