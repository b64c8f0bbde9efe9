//! How often each size occurs.

use std::fmt::Write;

use super::{across, step};
use crate::report::numbers::Numbers;
use crate::summary::Histogram;

/// How high the picture is, without the numbers below.
const HEIGHT: f64 = 150.0;

/// The most bars.
const BARS: usize = 32;

/// A histogram with lines at the mean and the median. It has at least one size in it.
pub fn histogram(sizes: &Histogram, numbers: &Numbers) -> String {
    let bars = Bars::of(sizes);
    let highest = bars.counts.iter().max().copied().unwrap_or(0).max(1) as f64 / sizes.count().max(1) as f64;
    let rise = step(highest, 3, 0.0001);
    let top = (highest / rise).ceil() * rise;
    let up = |share: f64| HEIGHT * (1.0 - share / top);

    let mut side = format!("<svg class=\"axis side\" width=\"44\" height=\"{}\" aria-hidden=\"true\">", HEIGHT + 8.0);
    let mut plot = format!("<svg class=\"histogram\" height=\"{}\" aria-hidden=\"true\">", HEIGHT + 28.0);
    plot.push_str("<g transform=\"translate(0 8)\">");
    for line in 0..=(top / rise).round() as usize {
        let (share, y) = (line as f64 * rise, up(line as f64 * rise));
        let text = if rise < 0.01 { numbers.percent(share) } else { numbers.round_percent(share) };
        let _ = write!(side, "<text x=\"40\" y=\"{:.1}\" text-anchor=\"end\">{text}</text>", y + 12.0);
        let _ = write!(plot, "<line class=\"grid\" x1=\"0\" x2=\"100%\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>");
    }
    side.push_str("</svg>");
    for (place, count) in bars.counts.iter().enumerate() {
        let y = up(*count as f64 / sizes.count().max(1) as f64);
        let (x, wide) = (bars.at(bars.first + place as f64 * bars.width), across(1.0 / bars.counts.len() as f64));
        let _ =
            write!(plot, "<rect class=\"fill\" x=\"{x}\" width=\"{wide}\" y=\"{y:.1}\" height=\"{:.1}\"/>", HEIGHT - y);
    }
    for (class, value) in [("mean", sizes.mean()), ("median", sizes.median())] {
        // A whole number stands for the bar that begins at it.
        let x = bars.at(value + 0.5);
        let _ = write!(plot, "<line class=\"{class}\" x1=\"{x}\" x2=\"{x}\" y1=\"-6\" y2=\"{HEIGHT}\"/>");
    }
    let apart = step(bars.width * bars.counts.len() as f64, 6, 1.0);
    let mut mark = (bars.first / apart).ceil() * apart;
    while mark < bars.end() {
        let x = bars.at(mark + 0.5);
        let _ = write!(
            plot,
            "<text x=\"{x}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            HEIGHT + 16.0,
            numbers.count(mark as u64)
        );
        mark += apart;
    }
    plot.push_str("</g></svg>");
    format!("<div class=\"plot\">{side}{plot}</div>")
}

/// Neighbouring sizes put together until there are few enough bars.
struct Bars {
    first: f64,
    width: f64,
    counts: Vec<u64>,
}

impl Bars {
    fn of(sizes: &Histogram) -> Bars {
        let (first, width, counts) = sizes.bars(BARS);
        Bars { first: f64::from(first), width: f64::from(width), counts }
    }

    fn end(&self) -> f64 {
        self.first + self.width * self.counts.len() as f64
    }

    fn at(&self, size: f64) -> String {
        across((size - self.first) / (self.end() - self.first))
    }
}
