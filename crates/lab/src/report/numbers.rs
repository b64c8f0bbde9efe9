//! Numbers as a language writes them.

use kernel::book::Language;

use crate::stats::Estimate;

/// Writes numbers in a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    language: Language,
}

impl Numbers {
    pub fn new(language: Language) -> Numbers {
        Numbers { language }
    }

    /// A whole number, in groups of three digits.
    pub fn count(&self, number: u64) -> String {
        let digits = number.to_string();
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(match self.language {
                    Language::Fr => '\u{202f}',
                    Language::En => ',',
                });
            }
            text.push(digit);
        }
        text
    }

    /// A number with so many places after the point.
    pub fn decimal(&self, number: f64, places: usize) -> String {
        if number.is_nan() {
            return "–".to_string();
        }
        let text = format!("{:.*}", places, number.abs());
        let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
        let mut text = self.count(whole.parse().unwrap_or(u64::MAX));
        if !rest.is_empty() {
            text.push(match self.language {
                Language::Fr => ',',
                Language::En => '.',
            });
            text.push_str(rest);
        }
        let is_zero = text.chars().all(|letter| !letter.is_ascii_digit() || letter == '0');
        if number < 0.0 && !is_zero { format!("−{text}") } else { text }
    }

    /// The same with its sign, also if it is above 0.
    pub fn signed(&self, number: f64, places: usize) -> String {
        let text = self.decimal(number, places);
        let is_above = number > 0.0 && text.chars().any(|letter| ('1'..='9').contains(&letter));
        if is_above { format!("+{text}") } else { text }
    }

    /// A share as so many of a hundred.
    pub fn percent(&self, share: f64) -> String {
        if share.is_nan() { "–".to_string() } else { self.of_hundred(&self.decimal(100.0 * share, 1)) }
    }

    /// The same without places after the point, for axes.
    pub fn round_percent(&self, share: f64) -> String {
        self.of_hundred(&self.decimal(100.0 * share, 0))
    }

    /// The bounds of a share.
    pub fn range(&self, share: &Estimate) -> String {
        let bound = |share: f64| self.decimal(100.0 * share, 1);
        self.of_hundred(&format!("{}–{}", bound(share.low), bound(share.high)))
    }

    /// A difference of shares in points of a hundred, with its sign.
    pub fn points(&self, difference: f64) -> String {
        self.signed(100.0 * difference, 1)
    }

    /// The bounds of such a difference.
    pub fn points_range(&self, difference: &Estimate) -> String {
        self.bounds(&self.points(difference.low), &self.points(difference.high))
    }

    /// Two bounds of any kind.
    pub fn bounds(&self, low: &str, high: &str) -> String {
        match self.language {
            Language::Fr => format!("[{low}\u{a0}; {high}]"),
            Language::En => format!("[{low}, {high}]"),
        }
    }

    /// How likely something is if there is nothing to it.
    pub fn chance(&self, chance: f64) -> String {
        if chance < 0.001 { format!("<\u{202f}{}", self.decimal(0.001, 3)) } else { self.decimal(chance, 3) }
    }

    fn of_hundred(&self, number: &str) -> String {
        match self.language {
            Language::Fr => format!("{number}\u{a0}%"),
            Language::En => format!("{number}%"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_marks() {
        let (fr, en) = (Numbers::new(Language::Fr), Numbers::new(Language::En));
        assert_eq!(
            (fr.count(1_234_567).as_str(), en.count(1_234_567).as_str()),
            ("1\u{202f}234\u{202f}567", "1,234,567")
        );
        assert_eq!((fr.count(999), en.count(0)), ("999".to_string(), "0".to_string()));
        assert_eq!((fr.percent(0.5214).as_str(), en.percent(0.5214).as_str()), ("52,1\u{a0}%", "52.1%"));
        assert_eq!((fr.points(-0.0321), en.points(0.0321)), ("−3,2".to_string(), "+3.2".to_string()));
        assert_eq!((en.points(-0.0001), en.points(0.0001)), ("0.0".to_string(), "0.0".to_string()));
        let bounds = Estimate { value: 0.1, low: -0.05, high: 0.25 };
        assert_eq!(fr.points_range(&bounds), "[−5,0\u{a0}; +25,0]");
        assert_eq!(en.points_range(&bounds), "[−5.0, +25.0]");
        assert_eq!(en.range(&Estimate { value: 0.5, low: 0.4, high: 0.6 }), "40.0–60.0%");
        assert_eq!((fr.chance(0.0001), en.chance(0.0456)), ("<\u{202f}0,001".to_string(), "0.046".to_string()));
        assert_eq!(en.percent(f64::NAN), "–");
        assert_eq!(en.decimal(12_345.678, 2), "12,345.68");
    }
}
