//! The table's only source of randomness.
//!
//! Each deck and each purpose draws from a stream of its own, so that one more shuffle here does not change
//! what is rolled there. A stream is a counter: its numbers come from the seed, the stream and the count, by
//! an algorithm that is part of the record format and therefore never changes.

use serde::{Deserialize, Serialize};

/// How many streams a table has.
pub const STREAMS: usize = 16;

/// A purpose that randomness is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stream(pub u8);

/// A seed and how often each stream has been used.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Chance {
    seed: u64,
    used: [u32; STREAMS],
}

impl Chance {
    /// All streams at their beginning.
    pub fn new(seed: u64) -> Chance {
        Chance { seed, used: [0; STREAMS] }
    }

    /// A generator for the next use of a stream.
    pub fn draw(&mut self, stream: Stream) -> Random {
        let count = &mut self.used[stream.0 as usize];
        *count += 1;
        Random::new(mix(self.seed ^ mix(u64::from(stream.0) << 32 | u64::from(*count))))
    }

    /// How often anything has been drawn.
    pub fn drawn(&self) -> u64 {
        self.used.iter().map(|used| u64::from(*used)).sum()
    }

    /// Makes all that is still to come unknown to whoever knew the seed.
    pub fn reseed(&mut self, seed: u64) {
        self.seed = seed;
    }
}

/// A small generator (SplitMix64). Deterministic, for tables, bots and tests alike.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Random(u64);

impl Random {
    /// A generator that begins at a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number from 0 up to but without `bound`, which is at least 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // The bias of a multiplied 64-bit draw is below 2^-32 for every bound a table has.
        ((u128::from(self.bits()) * u128::from(bound)) >> 64) as u32
    }

    /// Puts a list into random order.
    #[inline]
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[inline]
fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_do_not_disturb_each_other() {
        let mut quiet = Chance::new(7);
        let mut busy = Chance::new(7);
        for _ in 0..5 {
            busy.draw(Stream(3));
        }
        assert_eq!(quiet.draw(Stream(0)), busy.draw(Stream(0)));
        assert_ne!(quiet.draw(Stream(0)), quiet.draw(Stream(1)));
    }

    #[test]
    fn the_algorithm_never_changes() {
        let mut random = Chance::new(42).draw(Stream(2));
        let drawn: Vec<u32> = (0..6).map(|_| random.below(1000)).collect();
        assert_eq!(drawn, GOLDEN);
        let mut list = [0, 1, 2, 3, 4, 5, 6, 7];
        Random::new(1).shuffle(&mut list);
        assert_eq!(list, SHUFFLED);
    }

    const GOLDEN: [u32; 6] = [877, 261, 49, 513, 100, 100];
    const SHUFFLED: [u8; 8] = [0, 3, 7, 1, 2, 6, 5, 4];
}
