//! How many there may be of something at once: altogether, and from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// Counts who is inside. Copies count together.
#[derive(Clone)]
pub struct Gate(Arc<Inner>);

struct Inner {
    most: usize,
    each: usize,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Somebody who is inside, until this is dropped.
pub struct Pass {
    gate: Gate,
    address: Option<IpAddr>,
}

impl Gate {
    /// Lets in so many, and so many from one address.
    pub fn new(most: usize, each: usize) -> Gate {
        Gate(Arc::new(Inner { most, each, inside: Mutex::default() }))
    }

    /// Lets somebody in if there is room. Without an address only the whole is counted.
    pub fn enter(&self, address: Option<IpAddr>) -> Option<Pass> {
        let mut inside = self.0.inside.lock().expect("no thread panics with the lock");
        if inside.all >= self.0.most {
            return None;
        }
        if let Some(address) = address {
            let same = inside.by_address.entry(address).or_default();
            if *same >= self.0.each {
                return None;
            }
            *same += 1;
        }
        inside.all += 1;
        Some(Pass { gate: self.clone(), address })
    }

    /// How many are inside.
    pub fn count(&self) -> usize {
        self.0.inside.lock().expect("no thread panics with the lock").all
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut inside = self.gate.0.inside.lock().expect("no thread panics with the lock");
        inside.all -= 1;
        if let Some(address) = self.address
            && let Some(same) = inside.by_address.get_mut(&address)
        {
            *same -= 1;
            if *same == 0 {
                inside.by_address.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn a_gate_lets_in_so_many_and_forgets_whoever_leaves() {
        let [one, two] = [1, 2].map(|last| Some(IpAddr::V4(Ipv4Addr::new(192, 0, 2, last))));
        let gate = Gate::new(4, 2);
        let first = gate.enter(one).expect("there is room");
        let _second = gate.enter(one).expect("there is room");
        assert!(gate.enter(one).is_none(), "two from one address");
        let _third = gate.enter(two).expect("another address");
        let _fourth = gate.enter(None).expect("only the whole is counted");
        assert!(gate.enter(two).is_none(), "four altogether");
        drop(first);
        assert_eq!(gate.count(), 3);
        assert!(gate.enter(one).is_some());
    }
}
