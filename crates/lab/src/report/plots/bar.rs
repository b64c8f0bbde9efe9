//! A rate as a bar, with its interval as a whisker.

use std::fmt::Write;

use super::across;
use crate::stats::Estimate;

/// The bar of a rate between 0 and 1; `even` is marked by a line.
pub fn bar(rate: &Estimate, even: Option<f64>) -> String {
    let mut svg = String::from("<svg class=\"bar\" height=\"24\" aria-hidden=\"true\">");
    for quarter in 1..4 {
        let at = across(f64::from(quarter) / 4.0);
        let _ = write!(svg, "<line class=\"grid\" x1=\"{at}\" x2=\"{at}\" y1=\"0\" y2=\"24\"/>");
    }
    let _ = write!(svg, "<rect class=\"track\" y=\"5\" width=\"100%\" height=\"14\" rx=\"2\"/>");
    if !rate.value.is_nan() {
        let _ = write!(svg, "<rect class=\"fill\" y=\"5\" width=\"{}\" height=\"14\" rx=\"2\"/>", across(rate.value));
        let (low, high) = (across(rate.low), across(rate.high));
        let _ = write!(svg, "<g class=\"whisker\"><line x1=\"{low}\" x2=\"{high}\" y1=\"12\" y2=\"12\"/>");
        for end in [low, high] {
            let _ = write!(svg, "<line x1=\"{end}\" x2=\"{end}\" y1=\"8\" y2=\"16\"/>");
        }
        svg.push_str("</g>");
    }
    if let Some(even) = even {
        let at = across(even);
        let _ = write!(svg, "<line class=\"even\" x1=\"{at}\" x2=\"{at}\" y1=\"0\" y2=\"24\"/>");
    }
    svg.push_str("</svg>");
    svg
}
