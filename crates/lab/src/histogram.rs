//! Counting by size.

use crate::summary::Histogram;

impl Histogram {
    /// Counts a size.
    pub fn add(&mut self, size: u32) {
        self.add_many(size, 1);
    }

    /// Counts everything that another one has counted: as if all had been counted here.
    pub fn merge(&mut self, other: &Histogram) {
        other.counts.iter().for_each(|(size, many)| self.add_many(*size, *many));
    }

    fn add_many(&mut self, size: u32, many: u64) {
        if self.counts.is_empty() {
            (self.least, self.most) = (size, size);
        }
        self.sum += u64::from(size) * many;
        self.least = self.least.min(size);
        self.most = self.most.max(size);
        *self.counts.entry(size).or_default() += many;
    }

    pub fn count(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        if self.counts.is_empty() { 0.0 } else { self.sum as f64 / self.count() as f64 }
    }

    /// The size at a place of all sizes in order, from 0.
    fn at(&self, place: u64) -> u32 {
        let mut below = 0;
        let found = self.counts.iter().find(|(_, many)| {
            below += **many;
            below > place
        });
        found.map_or(self.most, |(size, _)| *size)
    }

    /// The median: the size in the middle, or the mean of the two in the middle; 0 of nothing.
    pub fn median(&self) -> f64 {
        let count = self.count();
        if count == 0 {
            return 0.0;
        }
        f64::from(self.at((count - 1) / 2)) / 2.0 + f64::from(self.at(count / 2)) / 2.0
    }

    /// The sizes from the smallest to the largest in so many bars at most: where the first begins, how wide each is, a power
    /// of two, and how many lie in each.
    pub fn bars(&self, most: usize) -> (u32, u32, Vec<u64>) {
        let mut width = 1;
        while (self.most / width - self.least / width) as usize >= most.max(1) {
            width *= 2;
        }
        let first = self.least / width;
        let mut bars = vec![0; (self.most / width - first) as usize + 1];
        for (size, many) in &self.counts {
            bars[(size / width - first) as usize] += many;
        }
        (first * width, width, bars)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_are_exact() {
        for (sizes, median) in [
            (&[5, 3, 9, 3, 4][..], 4.0),
            (&[7], 7.0),
            (&[10, 20], 15.0),
            (&[18, 18, 18, 19, 400], 18.0),
            (&[1, 2, 2000, 3000], 1001.0),
        ] {
            let mut found = Histogram::default();
            sizes.iter().for_each(|size| found.add(*size));
            assert_eq!(found.median(), median, "{sizes:?}");
        }
        let mut many = Histogram::default();
        (0..5_000).for_each(|size| many.add(size));
        assert_eq!((many.median(), many.mean(), many.least, many.most), (2499.5, 2499.5, 0, 4_999));
        assert_eq!((Histogram::default().mean(), Histogram::default().median()), (0.0, 0.0));
    }

    #[test]
    fn bars_lose_nothing() {
        let mut sizes = Histogram::default();
        (37..1000).for_each(|size| sizes.add(size));
        let (first, width, bars) = sizes.bars(32);
        assert_eq!((first, width, bars.len()), (32, 32, 31));
        assert_eq!(bars.iter().sum::<u64>(), 963);
        assert_eq!((bars[0], bars[1]), (27, 32));
        assert_eq!(sizes.bars(1_000).1, 1);
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
}
