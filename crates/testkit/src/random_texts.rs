//! Random effects of a game's language: each is refused, or its text names every place, player, kind and number in it,
//! in both languages.

use std::sync::Arc;

use kernel::book::{Language, Source};
use kernel::erased::{AnyGame, Erase};
use kernel::table::cards::FaceId;
use kernel::table::chance::Random;

/// So many trees are written.
const TREES: u64 = 4000;

/// So many faults are told.
const TOLD: usize = 20;

/// What a text has to name: what stands in the card file, then words of which one must be said, in English and in French.
pub type Named = (&'static str, &'static [&'static str], &'static [&'static str]);

/// Whoever writes a tree, with what its text must name.
pub struct Author {
    random: Random,
    named: Vec<Named>,
    numbers: Vec<u8>,
}

impl Author {
    /// A number from 0, below another.
    pub fn below(&mut self, most: u32) -> u32 {
        self.random.below(most)
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.random.below(list.len() as u32) as usize]
    }

    /// The text must name this.
    pub fn name(&mut self, named: Named) -> &'static str {
        self.named.push(named);
        named.0
    }

    /// One of these, which the text must name.
    pub fn word(&mut self, list: &[Named]) -> &'static str {
        let named = self.pick(list);
        self.name(named)
    }

    /// A number that the text must say.
    pub fn number(&mut self) -> u8 {
        let number = self.pick(&[2, 3, 4, 7]);
        self.numbers.push(number);
        number
    }

    /// What the text of a card does not say.
    fn missing(&self, game: &dyn AnyGame, language: Language) -> Option<String> {
        let text = game.card_text(FaceId(0), language).text.join(" ").to_lowercase();
        let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
        let named = self.named.iter().find(|(_, english, french)| !says(language.pick(english, french)));
        let number = self.numbers.iter().find(|number| {
            let word = kernel::words::number_word(**number, language);
            let twice = if **number == 2 { language.pick("twice", "double") } else { &word };
            !says(&[&number.to_string(), &word, twice])
        });
        let what = named.map(|named| named.0.to_string()).or(number.map(ToString::to_string))?;
        Some(format!("{what} is not said in: {text}"))
    }
}

/// Writes trees and the card files that hold them, and looks at the texts of those that are not refused.
pub fn check<G: Erase>(write: impl Fn(&mut Author) -> String, file: impl Fn(&str) -> String) {
    let (mut said, mut faults) = (0, Vec::new());
    for seed in 0..TREES {
        let mut author = Author { random: Random::new(seed), named: Vec::new(), numbers: Vec::new() };
        let effect = write(&mut author);
        let source = Source { path: "one.ron".to_string(), text: file(&effect) };
        let Ok(book) = G::read(&[source], &[]) else { continue };
        let game = G::erase(Arc::new(book));
        said += 1;
        let fault = Language::ALL.into_iter().find_map(|language| author.missing(game.as_ref(), language));
        faults.extend(fault.map(|fault| format!("{effect}\n  {fault}")));
    }
    assert!(said > TREES / 8, "only {said} of {TREES} trees are not refused: the test says little");
    let number = faults.len();
    faults.sort_by_key(String::len);
    faults.truncate(TOLD);
    assert!(faults.is_empty(), "{number} of {said} texts do not say everything:\n{}", faults.join("\n"));
}
