//! Processor time, so that a busy machine does not shrink the figures.

use std::fs;
use std::time::Instant;

/// Processor time of this thread where the system tells it, the time on the wall elsewhere.
pub struct Clock {
    processor: Option<f64>,
    wall: Instant,
}

impl Clock {
    /// Begins to count.
    pub fn start() -> Clock {
        Clock { processor: processor_seconds(), wall: Instant::now() }
    }

    /// The seconds since it began.
    pub fn seconds(&self) -> f64 {
        match (self.processor, processor_seconds()) {
            (Some(start), Some(now)) => now - start,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

fn processor_seconds() -> Option<f64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

/// How often something is done in a second: the best of several tries. `act` says how often it did it.
pub fn best_rate(seconds: f64, repeats: u32, mut act: impl FnMut() -> u64) -> f64 {
    let mut best: f64 = 0.0;
    for _ in 0..repeats.max(1) {
        let clock = Clock::start();
        let mut done = 0;
        let spent = loop {
            done += act();
            let spent = clock.seconds();
            if spent >= seconds && spent > 0.0 {
                break spent;
            }
        };
        best = best.max(done as f64 / spent);
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_several_tries_counts() {
        let mut number = 0_u64;
        let rate = best_rate(0.01, 3, || {
            number = std::hint::black_box(number.wrapping_mul(3) + 1);
            1
        });
        assert!(rate > 0.0 && rate.is_finite(), "{rate}");
    }
}
