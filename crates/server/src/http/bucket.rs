//! How often somebody may do something: a bucket of tokens that fills again with time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// How many addresses are remembered at once; when there are more, full buckets are forgotten.
const ADDRESSES: usize = 10_000;

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
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> bool {
        self.fill(now);
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }

    fn fill(&mut self, now: Instant) {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + seconds * self.rate).min(self.burst);
        self.at = now;
    }
}

/// A bucket for each address.
#[derive(Debug)]
pub struct Buckets {
    rate: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Buckets {
    /// Each address may do so much a second.
    pub fn new(rate: f64) -> Buckets {
        Buckets { rate, buckets: Mutex::new(HashMap::new()) }
    }

    /// Takes a token of an address if there is one.
    pub fn take(&self, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().expect("no thread panics with the lock");
        if buckets.len() >= ADDRESSES && !buckets.contains_key(&address) {
            let now = Instant::now();
            buckets.retain(|_, bucket| {
                bucket.fill(now);
                bucket.tokens < bucket.burst
            });
            if buckets.len() >= ADDRESSES {
                return false;
            }
        }
        buckets.entry(address).or_insert_with(|| Bucket::new(self.rate)).take()
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
        assert_eq!((0..20).filter(|_| bucket.take_at(begin)).count(), 10);
        assert!(!bucket.take_at(begin + Duration::from_millis(400)));
        assert!(bucket.take_at(begin + Duration::from_millis(600)));
        assert_eq!((0..20).filter(|_| bucket.take_at(begin + Duration::from_secs(60))).count(), 10);
    }
}
