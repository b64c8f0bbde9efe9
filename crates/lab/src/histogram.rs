//! Counting by size, in as many bins as a picture shows.

use crate::summary::Histogram;

/// The most bins. One more doubles their width.
pub const BINS: usize = 64;

impl Histogram {
    /// Counts a size.
    pub fn add(&mut self, size: u32) {
        if self.bins.is_empty() {
            (self.width, self.least, self.most) = (1, size, size);
        }
        self.sum += u64::from(size);
        self.least = self.least.min(size);
        self.most = self.most.max(size);
        while (size / self.width) as usize >= BINS {
            self.bins = halved(&self.bins);
            self.width *= 2;
        }
        let bin = (size / self.width) as usize;
        if self.bins.len() <= bin {
            self.bins.resize(bin + 1, 0);
        }
        self.bins[bin] += 1;
    }

    /// Counts everything that another one has counted: as if all had been counted here.
    pub fn merge(&mut self, other: &Histogram) {
        if other.bins.is_empty() {
            return;
        }
        if self.bins.is_empty() {
            *self = other.clone();
            return;
        }
        let mut bins = other.bins.clone();
        let mut width = other.width;
        while width < self.width {
            bins = halved(&bins);
            width *= 2;
        }
        while self.width < width {
            self.bins = halved(&self.bins);
            self.width *= 2;
        }
        self.bins.resize(self.bins.len().max(bins.len()), 0);
        self.bins.iter_mut().zip(&bins).for_each(|(bin, more)| *bin += more);
        self.sum += other.sum;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    pub fn count(&self) -> u64 {
        self.bins.iter().sum()
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        if self.count() == 0 { 0.0 } else { self.sum as f64 / self.count() as f64 }
    }

    /// The size that a share of all does not exceed, as exactly as the bins tell: the middle of its bin.
    pub fn quantile(&self, share: f64) -> f64 {
        let wanted = share * self.count() as f64;
        let mut below = 0.0;
        for (bin, many) in self.bins.iter().enumerate() {
            below += *many as f64;
            if below >= wanted && *many > 0 {
                let middle = bin as f64 * f64::from(self.width) + f64::from(self.width - 1) / 2.0;
                return middle.clamp(f64::from(self.least), f64::from(self.most));
            }
        }
        f64::from(self.most)
    }

    /// The median, as exactly as the bins tell.
    pub fn median(&self) -> f64 {
        self.quantile(0.5)
    }
}

/// Half as many bins, each twice as wide.
fn halved(bins: &[u64]) -> Vec<u64> {
    bins.chunks(2).map(|pair| pair.iter().sum()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_double_and_lose_nothing() {
        let mut sizes = Histogram::default();
        for size in 0..1000 {
            sizes.add(size);
        }
        assert_eq!(sizes.width, 16);
        assert_eq!(sizes.bins.len(), 63);
        assert_eq!((sizes.count(), sizes.sum, sizes.least, sizes.most), (1000, 499_500, 0, 999));
        assert!(sizes.bins[..62].iter().all(|many| *many == 16) && sizes.bins[62] == 8);
        assert!((sizes.median() - 499.5).abs() <= 8.0);
    }

    #[test]
    fn parts_add_up() {
        let sizes: Vec<u32> = (0..300).map(|number| number * 7919 % 1013).collect();
        let mut whole = Histogram::default();
        sizes.iter().for_each(|size| whole.add(*size));
        for cut in [0, 1, 50, 150, 299, 300] {
            let mut parts = [Histogram::default(), Histogram::default()];
            for (place, size) in sizes.iter().enumerate() {
                parts[usize::from(place >= cut)].add(*size);
            }
            let [mut one, mut other] = parts;
            let (first, second) = (one.clone(), other.clone());
            one.merge(&second);
            other.merge(&first);
            assert_eq!((&one, &other), (&whole, &whole), "cut at {cut}");
        }
    }

    #[test]
    fn small_sizes_are_exact() {
        let mut sizes = Histogram::default();
        for size in [5, 3, 9, 3, 4] {
            sizes.add(size);
        }
        assert_eq!((sizes.width, sizes.median(), sizes.mean()), (1, 4.0, 4.8));
        assert_eq!(Histogram::default().mean(), 0.0);
    }
}
