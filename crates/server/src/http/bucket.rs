//! How often somebody may do something: a bucket of tokens that fills again with time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

/// How many buckets are remembered at once; when there are more, full ones are forgotten.
const REMEMBERED: usize = 10_000;

/// A bucket of tokens.
#[derive(Clone, Debug)]
pub struct Bucket {
    rate: f64,
    burst: f64,
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket that fills with so many tokens a second, and holds five seconds' worth.
    pub fn new(rate: f64) -> Bucket {
        let burst = (rate * 5.0).max(1.0);
        Bucket { rate, burst, tokens: burst, at: Instant::now() }
    }

    /// Takes a token if there is one.
    pub fn take(&mut self) -> bool {
        self.take_at(Instant::now(), 1.0)
    }

    fn take_at(&mut self, now: Instant, cost: f64) -> bool {
        self.fill(now);
        let enough = self.tokens >= cost.min(self.burst);
        if enough {
            self.tokens -= cost;
        }
        enough
    }

    fn fill(&mut self, now: Instant) {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + seconds * self.rate).min(self.burst);
        self.at = now;
    }
}

/// A bucket for each of many.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    /// Each may do so much a second.
    pub fn new(rate: f64) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::new(HashMap::new()) }
    }

    /// Takes so many of somebody's tokens if they are there.
    pub fn take(&self, whose: K, cost: f64) -> bool {
        let mut buckets = self.buckets.lock().expect("no thread panics with the lock");
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&whose) {
            let now = Instant::now();
            buckets.retain(|_, bucket| {
                bucket.fill(now);
                bucket.tokens < bucket.burst
            });
            if buckets.len() >= REMEMBERED {
                return false;
            }
        }
        buckets.entry(whose).or_insert_with(|| Bucket::new(self.rate)).take_at(Instant::now(), cost)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let mut bucket = Bucket::new(2.0);
        let begin = bucket.at;
        assert_eq!((0..20).filter(|_| bucket.take_at(begin, 1.0)).count(), 10);
        assert!(!bucket.take_at(begin + Duration::from_millis(400), 1.0));
        assert!(bucket.take_at(begin + Duration::from_millis(600), 1.0));
        assert_eq!((0..20).filter(|_| bucket.take_at(begin + Duration::from_secs(60), 1.0)).count(), 10);
    }
}
