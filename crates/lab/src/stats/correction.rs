//! Many questions at once: of a hundred cards that do nothing, five look as if they did.

/// Corrects the chances of many tests. Benjamini and Hochberg, 1995: among all cards whose corrected chance is at most q,
/// about the share q is marked for nothing.
pub fn corrected(chances: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|a, b| chances[*a].total_cmp(&chances[*b]));
    let mut corrected = vec![1.0; chances.len()];
    let mut least: f64 = 1.0;
    for (rank, at) in order.iter().enumerate().rev() {
        least = least.min(chances[*at] * chances.len() as f64 / (rank + 1) as f64);
        corrected[*at] = least;
    }
    corrected
}
