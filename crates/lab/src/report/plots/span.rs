//! A difference as a dot with its interval, left or right of nothing.

use std::fmt::Write;

use super::{across, step};
use crate::report::numbers::Numbers;
use crate::stats::Estimate;

/// The scale that many differences share: from `-reach` to `reach`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    reach: f64,
    step: f64,
}

impl Scale {
    /// The scale on which all these fit.
    pub fn of<'a>(differences: impl Iterator<Item = &'a Estimate>) -> Scale {
        let widest = differences.map(|difference| difference.high.max(-difference.low)).fold(0.01, f64::max);
        let step = step(widest, 2, 0.005);
        Scale { reach: (widest / step).ceil() * step, step }
    }

    fn at(&self, value: f64) -> String {
        across((value / self.reach + 1.0) / 2.0)
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let most = (self.reach / self.step).round() as i32;
        (-most..=most).map(|mark| f64::from(mark) * self.step)
    }

    /// A difference. One that stands out is filled.
    pub fn span(&self, difference: &Estimate, stands_out: bool) -> String {
        let mut svg = String::from("<svg class=\"span\" height=\"22\" aria-hidden=\"true\">");
        for mark in self.marks() {
            let (at, class) = (self.at(mark), if mark == 0.0 { "zero" } else { "grid" });
            let _ = write!(svg, "<line class=\"{class}\" x1=\"{at}\" x2=\"{at}\" y1=\"0\" y2=\"22\"/>");
        }
        let side = if difference.value < 0.0 { "down" } else { "up" };
        let state = if stands_out { "sure" } else { "unsure" };
        let (low, high) = (self.at(difference.low), self.at(difference.high));
        let _ = write!(
            svg,
            "<g class=\"{side} {state}\"><line x1=\"{low}\" x2=\"{high}\" y1=\"11\" y2=\"11\"/>\
             <circle cx=\"{}\" cy=\"11\" r=\"4.5\"/></g></svg>",
            self.at(difference.value)
        );
        svg
    }

    /// The numbers below.
    pub fn axis(&self, numbers: &Numbers) -> String {
        let mut svg = String::from("<svg class=\"axis\" height=\"18\" aria-hidden=\"true\">");
        for mark in self.marks() {
            let places = usize::from(self.step < 0.01);
            let _ = write!(
                svg,
                "<text x=\"{}\" y=\"13\" text-anchor=\"middle\">{}</text>",
                self.at(mark),
                numbers.signed(100.0 * mark, places)
            );
        }
        svg.push_str("</svg>");
        svg
    }
}
