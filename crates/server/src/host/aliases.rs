//! What cards are called in scenes.
//!
//! A client follows a card by its key from one scene to the next. A key must not outlive what the viewer knows: a shuffle
//! leaves the numbers of cards in order, and whoever meets a card again under its old key would know when it was drawn. So a
//! card has the same key while the viewer sees it all the time, and another one after they have lost sight of it.

use std::collections::{BTreeMap, HashMap};

use kernel::table::seats::Seat;

use crate::secret;
use crate::wire::CardScene;

/// The keys that each viewer knows now: the card's own key, with its face and what it is called.
#[derive(Default)]
pub(super) struct Aliases(BTreeMap<Option<Seat>, HashMap<String, (u32, String)>>);

impl Aliases {
    /// Gives the cards of a scene the keys that the viewer knows, and new ones to those that have just come into sight.
    pub(super) fn rename<'a>(&mut self, viewer: Option<Seat>, cards: impl IntoIterator<Item = &'a mut CardScene>) {
        let known = self.0.entry(viewer).or_default();
        let mut seen = HashMap::with_capacity(known.len());
        for card in cards {
            let Some(face) = card.face else { continue };
            let alias = match known.get(&card.key) {
                Some((same, alias)) if *same == face => alias.clone(),
                _ => format!("{:012x}", secret::number() >> 16),
            };
            let own = std::mem::replace(&mut card.key, alias.clone());
            seen.insert(own, (face, alias));
        }
        *known = seen;
    }

    /// Forgets what a viewer knows, because nobody has been looking.
    pub(super) fn forget(&mut self, viewer: Option<Seat>) {
        self.0.remove(&viewer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(key: &str, face: Option<u32>) -> CardScene {
        CardScene {
            key: key.to_string(),
            at: "hand:A/0".to_string(),
            face,
            slug: None,
            marks: Vec::new(),
            values: Vec::new(),
            host: None,
        }
    }

    /// What some cards are called now.
    fn called(aliases: &mut Aliases, viewer: Option<Seat>, cards: &[(&str, Option<u32>)]) -> Vec<String> {
        let mut cards: Vec<CardScene> = cards.iter().map(|(key, face)| card(key, *face)).collect();
        aliases.rename(viewer, &mut cards);
        cards.into_iter().map(|card| card.key).collect()
    }

    #[test]
    fn a_card_has_one_key_while_it_is_seen_and_another_afterwards() {
        let mut aliases = Aliases::default();
        let (ada, all) = (Some(Seat(0)), None);
        let first = called(&mut aliases, ada, &[("one", Some(5)), ("two", Some(5)), ("hand:B/0", None)]);
        assert!(first[0] != "one" && first[0] != first[1], "the card's own key is not told");
        assert_eq!(first[2], "hand:B/0", "an unknown card is called by its place");
        let second = called(&mut aliases, ada, &[("two", Some(5)), ("one", Some(5))]);
        assert_eq!(second, [first[1].clone(), first[0].clone()], "wherever it goes");
        assert_ne!(called(&mut aliases, all, &[("one", Some(5))])[0], first[0], "others know it by another key");
        called(&mut aliases, ada, &[("two", Some(5))]);
        let third = called(&mut aliases, ada, &[("one", Some(5)), ("two", Some(6))]);
        assert!(!first.contains(&third[0]), "after a shuffle the same card is another");
        assert!(!first.contains(&third[1]), "and so is one whose face has changed");
        aliases.forget(ada);
        assert_ne!(called(&mut aliases, ada, &[("one", Some(5))])[0], third[0]);
    }
}
