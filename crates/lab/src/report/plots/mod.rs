//! Pictures in SVG. Places across are given in percent and heights in pixels, so that a picture fits any width and its
//! lines and letters keep their size.

pub mod bar;
pub mod histogram;
pub mod span;

/// The least round step, at least 1 of a unit, that makes at most so many steps of a length.
pub fn step(length: f64, most: usize, unit: f64) -> f64 {
    let mut power = unit;
    loop {
        for factor in [1.0, 2.0, 5.0] {
            let step = factor * power;
            if length / step <= most as f64 {
                return step;
            }
        }
        power *= 10.0;
    }
}

/// A place across, as SVG writes it.
pub fn across(share: f64) -> String {
    format!("{:.2}%", 100.0 * share.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_not_too_many() {
        assert_eq!((step(60.0, 6, 1.0), step(61.0, 6, 1.0), step(3.0, 6, 1.0)), (10.0, 20.0, 1.0));
        assert_eq!(across(0.5), "50.00%");
        assert_eq!(across(1.7), "100.00%");
    }
}
