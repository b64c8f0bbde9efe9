//! Random effects are refused, or their text names every place, player and number in them, in both languages.

use kernel::book::{Book, Language, Source};
use kernel::game::Telling;
use kernel::table::cards::FaceId;
use kernel::table::chance::Random;
use shards::Shards;

const TREES: u64 = 4000;

/// What a text has to name: what stands in the card file, then words of which one must be said, in English and in French.
type Named = (&'static str, &'static [&'static str], &'static [&'static str]);

const PLACES: &[Named] = &[
    ("Hand", &["hand"], &["main"]),
    ("Discard", &["discard pile"], &["défausse"]),
    ("River", &["river"], &["rivière"]),
    ("Deck", &["deck"], &["deck"]),
    ("Play", &["play"], &["jeu", "jou", "adverse"]),
];
const WHOSE: &[Named] = &[("Opponents", &["opponent", "enemy"], &["adversaire", "adverse"])];

/// A tree that is being written, with what its text must name.
#[derive(Default)]
struct Tree {
    text: String,
    named: Vec<Named>,
    numbers: Vec<u8>,
}

struct Author(Random);

impl Author {
    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.0.below(list.len() as u32) as usize]
    }

    fn number(&mut self, tree: &mut Tree) -> String {
        let number = self.pick(&[2, 3, 4, 7]);
        tree.numbers.push(number);
        number.to_string()
    }

    fn cards(&mut self, tree: &mut Tree) -> String {
        let mut place = self.pick(PLACES);
        let that =
            self.pick(&["Any", "AnyChampion", "AnyMercenary", "Of(Order)", "PlayedNonChampion", "PlayedAlly(Order)"]);
        let whose = if self.0.below(3) == 0 {
            tree.named.push(WHOSE[0]);
            ", whose: Opponents"
        } else {
            ""
        };
        if place.0 == "Play" && whose.is_empty() {
            place.1 = &["play"];
        } else if place.0 == "Play" {
            place.1 = &["enemy", "opponent"];
        }
        tree.named.push(place);
        format!("Cards(from: [{}]{whose}, that: {that})", place.0)
    }

    fn of(&mut self, tree: &mut Tree) -> String {
        match self.0.below(3) {
            0 => {
                tree.named.push(WHOSE[0]);
                "Seats(Opponents)".to_string()
            }
            _ => self.cards(tree),
        }
    }

    fn on_chosen(&mut self, tree: &mut Tree, depth: u8) -> String {
        match self.0.below(7) {
            0 => "Banish(\"one\")".to_string(),
            1 => "Return(\"one\")".to_string(),
            2 => "Destroy(\"one\")".to_string(),
            3 => format!("LoseMastery(\"one\", {})", self.number(tree)),
            4 => "Copy(\"one\")".to_string(),
            5 => "RecruitFree(\"one\", [(0, Discard)])".to_string(),
            _ => self.effect(tree, depth + 1),
        }
    }

    fn effect(&mut self, tree: &mut Tree, depth: u8) -> String {
        let deepest = depth >= 3;
        match self.0.below(if deepest { 2 } else { 9 }) {
            0 => format!("Gain({}, {})", self.pick(&["Power", "Gems", "Mastery", "Health"]), self.number(tree)),
            1 => format!("Draw({})", self.number(tree)),
            2 => format!("May([{}])", self.effect(tree, depth + 1)),
            3 => format!("Repeat(Number({}), [{}])", self.number(tree), self.effect(tree, depth + 1)),
            4 => format!("Repeat(Count({}), [{}])", self.of(tree), self.effect(tree, depth + 1)),
            5 => {
                let least = self.number(tree);
                format!("When(cond: Mastery({least}), then: [{}])", self.effect(tree, depth + 1))
            }
            6 => format!("Each(of: {}, called: \"one\", then: [{}])", self.of(tree), self.on_chosen(tree, depth)),
            7 => {
                let (least, most) = (self.0.below(2), self.number(tree));
                let of = self.of(tree);
                let then = self.on_chosen(tree, depth);
                format!(
                    "Choose(pick: {of}, least: {least}, most: {most}, called: \"one\", word: \"banish\", then: [{then}])"
                )
            }
            _ => {
                let of = self.of(tree);
                let then = self.on_chosen(tree, depth);
                format!("Choose(pick: {of}, called: \"one\", word: \"banish\", then: [{then}])")
            }
        }
    }
}

/// A number as a digit or in letters.
fn says_number(text: &str, number: u8, language: Language) -> bool {
    let word = kernel::words::number_word(number, language);
    text.contains(&number.to_string()) || text.contains(&word)
}

#[test]
fn a_text_names_everything_that_is_in_the_tree() {
    let mut said = 0;
    for seed in 0..TREES {
        let (mut author, mut tree) = (Author(Random::new(seed)), Tree::default());
        tree.text = author.effect(&mut tree, 0);
        let text = format!(
            "[(id: \"one\", name: (en: \"One\", fr: \"Un\"), kind: Ally, faction: Order, cost: 1, copies: 1, play: [{}])]",
            tree.text
        );
        let Ok(book) = Book::<Shards>::read(&[Source { path: "one.ron".to_string(), text }], &[]) else { continue };
        said += 1;
        for language in Language::ALL {
            let text = Shards::card_text(&book, FaceId(0), language).text.join(" ").to_lowercase();
            let missing = tree.named.iter().find(|(_, english, french)| {
                let words = if language == Language::En { english } else { french };
                !words.iter().any(|word| text.contains(word))
            });
            if let Some((missing, ..)) = missing {
                panic!("{missing} is not said: {}\n{text}", tree.text);
            }
            for &number in &tree.numbers {
                assert!(says_number(&text, number, language), "{number} is not said: {}\n{text}", tree.text);
            }
        }
    }
    assert!(said > TREES / 8, "only {said} of {TREES} trees are no longer refused: the test says little");
}
