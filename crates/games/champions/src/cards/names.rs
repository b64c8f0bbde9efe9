//! Names in a text: `The(Target)` means what the text has chosen before.

use crate::language::Ability;

/// Words that choose a card, each giving the next name: the first is Target, the next Second.
const CHOOSES: [&str; 3] = ["One(", "First(", "PayFor("];
/// Words that choose cards and say themselves how these are called.
const CALLS: [&str; 2] = ["Select(", "Search("];
/// Words that mean a card by its name.
const MEANS: [&str; 5] = ["The", "Among", "OtherThan", "OtherTitle", "ThreatOn"];

/// Refuses an ability that speaks of a card which nothing before in it has chosen.
pub fn check(ability: &Ability) -> Result<(), String> {
    // A text is read in the order in which it is written, whatever it is made of.
    let text = format!("{:?} {:?}", ability.cost, ability.effect);
    for (place, name) in ["Target", "Second"].into_iter().enumerate() {
        let meant = MEANS.iter().filter_map(|word| {
            let mention = format!("{word}({name})");
            text.find(&mention).map(|at| (at, mention))
        });
        let Some((at, mention)) = meant.min() else { continue };
        if given(&text, name, place).is_none_or(|given| at < given) {
            return Err(format!(
                "{mention}: nothing before it is chosen as {name}; write One([..]) where a card in play is chosen, or \
                 Select(called: {name}, ..) for cards elsewhere"
            ));
        }
    }
    own_title(&text)
}

/// `OtherTitle` compares cards that are being chosen with one another.
fn own_title(text: &str) -> Result<(), String> {
    for (at, _) in text.match_indices("OtherTitle(") {
        let word = |rest: &str| rest.chars().take_while(|letter| letter.is_alphanumeric()).collect::<String>();
        let name = word(&text[at + "OtherTitle(".len()..]);
        let called = text[at..].split_once("called: ").map_or_else(|| name.clone(), |(_, rest)| word(rest));
        if called != name {
            return Err(format!(
                "OtherTitle({name}): only the cards chosen there have a title yet; write OtherTitle({called})"
            ));
        }
    }
    Ok(())
}

/// Where a name is given to something.
fn given(text: &str, name: &str, place: usize) -> Option<usize> {
    let places = |words: &'static [&'static str]| words.iter().flat_map(|word| text.match_indices(word));
    let mut chosen: Vec<usize> = places(&CHOOSES).map(|(at, _)| at).collect();
    chosen.sort();
    let called = places(&CALLS).filter(|(at, _)| {
        let called = text[*at..].split_once("called: ").map_or("", |(_, rest)| rest);
        called.starts_with(name)
    });
    called.map(|(at, _)| at).chain(chosen.get(place).copied()).min()
}
