//! Numbers that lie on cards: wounds, threat, tokens.

use serde::{Deserialize, Serialize};

use super::cards::CardId;

/// A kind of counter, chosen by the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Counter(pub u8);

/// The counters on all cards; a card without counters takes no room.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Counters(Vec<(CardId, Counter, i16)>);

impl Counters {
    /// How many counters of a kind lie on a card.
    #[inline]
    pub fn get(&self, card: CardId, counter: Counter) -> i16 {
        if self.0.is_empty() { 0 } else { self.look_up(card, counter) }
    }

    fn look_up(&self, card: CardId, counter: Counter) -> i16 {
        match self.find(card, counter) {
            Ok(place) => self.0[place].2,
            Err(_) => 0,
        }
    }

    /// Adds counters, or takes them away; never below 0.
    pub fn add(&mut self, card: CardId, counter: Counter, number: i16) {
        match self.find(card, counter) {
            Ok(place) => {
                let left = self.0[place].2.saturating_add(number).max(0);
                if left == 0 {
                    self.0.remove(place);
                } else {
                    self.0[place].2 = left;
                }
            }
            Err(place) if number > 0 => self.0.insert(place, (card, counter, number)),
            Err(_) => {}
        }
    }

    /// Takes every counter off a card.
    pub fn clear(&mut self, card: CardId) {
        if !self.0.is_empty() {
            self.0.retain(|entry| entry.0 != card);
        }
    }

    /// The counters on one card.
    pub fn of(&self, card: CardId) -> &[(CardId, Counter, i16)] {
        let found = &self.0[self.0.partition_point(|entry| entry.0 < card)..];
        let count = found.iter().take_while(|entry| entry.0 == card).count();
        &found[..count]
    }

    /// Whether the same counters lie on two cards.
    #[inline]
    pub fn are_alike(&self, left: CardId, right: CardId) -> bool {
        self.0.is_empty() || self.compare(left, right)
    }

    fn compare(&self, left: CardId, right: CardId) -> bool {
        let on = |card| self.of(card).iter().map(|entry| (entry.1, entry.2));
        on(left).eq(on(right))
    }

    /// Whether counters of a kind lie on any card.
    pub fn any(&self, counter: Counter) -> bool {
        self.0.iter().any(|entry| entry.1 == counter)
    }

    /// The cards on which counters of a kind lie, with their number.
    pub fn all(&self, counter: Counter) -> impl Iterator<Item = (CardId, i16)> {
        self.0.iter().filter(move |entry| entry.1 == counter).map(|entry| (entry.0, entry.2))
    }

    fn find(&self, card: CardId, counter: Counter) -> Result<usize, usize> {
        self.0.binary_search_by_key(&(card, counter), |entry| (entry.0, entry.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_come_and_go() {
        let (first, second, wound) = (CardId(1), CardId(2), Counter(0));
        let mut counters = Counters::default();
        counters.add(second, wound, 2);
        counters.add(first, wound, 1);
        counters.add(second, Counter(1), 3);
        assert_eq!(counters.get(second, wound), 2);
        assert_eq!(counters.of(second).len(), 2);
        counters.add(second, wound, -5);
        assert_eq!(counters.get(second, wound), 0);
        counters.clear(second);
        counters.clear(first);
        assert_eq!(counters, Counters::default());
    }
}
