//! What cards are called in scenes.
//!
//! A client follows a card by its key from one scene to the next. A key must not outlive what the viewer knows: a shuffle
//! leaves the numbers of cards in order, and whoever meets a card again under its old key would know when it was drawn. So a
//! card has the same key while the viewer sees it all the time, and another one after they have lost sight of it.

use std::collections::{BTreeMap, HashMap};

use kernel::table::seats::Seat;

use crate::secret;
use crate::wire::Scene;

/// The keys that each viewer knows now: the card's own key, with its face and what it is called.
#[derive(Default)]
pub(super) struct Aliases(BTreeMap<Option<Seat>, HashMap<String, (u32, String)>>);

impl Aliases {
    /// Gives the cards of a scene the keys that the viewer knows, and new ones to those that have just come into sight.
    pub(super) fn rename(&mut self, viewer: Option<Seat>, scene: &mut Scene) {
        let known = self.0.entry(viewer).or_default();
        let mut seen = HashMap::with_capacity(known.len());
        for card in scene.zones.iter_mut().flat_map(|zone| &mut zone.cards) {
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
