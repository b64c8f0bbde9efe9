//! A line of numbers between 0 and 1 as a picture of letters.

use crate::play::display::text::width;

/// How high a chart is, in lines.
const ROWS: usize = 6;
/// How many steps of height a letter can show.
const STEPS: usize = 8;
const BARS: [char; STEPS + 1] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// What is written at the top, in the middle and at the foot of a chart.
pub type Marks<'a> = [&'a str; 3];

/// Draws numbers as bars side by side, in at most so many columns beside the marks.
pub fn draw(numbers: &[f64], columns: usize, marks: Marks) -> Vec<String> {
    let bars = gather(numbers, columns);
    let margin = marks.iter().map(|mark| width(mark)).max().unwrap_or(0);
    let mut lines: Vec<String> = (0..ROWS)
        .rev()
        .map(|row| {
            let mark = match row {
                _ if row == ROWS - 1 => marks[0],
                _ if row == ROWS / 2 - 1 => marks[1],
                _ => "",
            };
            let bar = |number: &f64| BARS[steps(*number).saturating_sub(row * STEPS).min(STEPS)];
            let bars: String = bars.iter().map(bar).collect();
            format!("{mark:>margin$} │{}", bars.trim_end())
        })
        .collect();
    lines.push(format!("{:>margin$} └{}", marks[2], "─".repeat(bars.len())));
    lines
}

/// The height of a number, in steps.
fn steps(number: f64) -> usize {
    (number.clamp(0.0, 1.0) * (ROWS * STEPS) as f64).round() as usize
}

/// As many numbers as there are columns, each the mean of its share.
fn gather(numbers: &[f64], columns: usize) -> Vec<f64> {
    let columns = columns.min(numbers.len());
    (0..columns)
        .map(|column| {
            let share = &numbers[column * numbers.len() / columns..(column + 1) * numbers.len() / columns];
            share.iter().sum::<f64>() / share.len() as f64
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn high_numbers_have_high_bars() {
        let lines = draw(&[0.0, 0.5, 1.0], 60, ["100%", "50%", "0%"]);
        assert_eq!(lines.len(), ROWS + 1);
        assert_eq!(lines[0], "100% │  █");
        assert_eq!(lines[2], "     │  █", "half of the way is below this line");
        assert_eq!(lines[3], " 50% │ ██");
        assert_eq!(lines[6], "  0% └───");
    }

    #[test]
    fn many_numbers_share_few_columns() {
        let numbers: Vec<f64> = (0..1000).map(|number| f64::from(number % 2)).collect();
        assert_eq!(gather(&numbers, 10), vec![0.5; 10]);
        assert_eq!(gather(&numbers[..3], 10), [0.0, 1.0, 0.0]);
        assert!(gather(&[], 10).is_empty());
        assert!(draw(&numbers, 60, ["1", "", "0"]).iter().all(|line| width(line) <= 63));
    }
}
