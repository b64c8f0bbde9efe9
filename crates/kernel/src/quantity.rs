//! Amounts that may be infinite.
//!
//! "Infinite power less a shield" is still infinite, so infinity is a value of its own and not a large
//! number: every sum, difference, double or split that touches it stays infinite.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A whole number, or infinity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Quantity(i32);

impl Quantity {
    /// More than any number.
    pub const INFINITE: Quantity = Quantity(i32::MAX);
    /// Nothing.
    pub const ZERO: Quantity = Quantity(0);

    /// A finite amount.
    #[inline]
    pub const fn new(number: i32) -> Self {
        Quantity(number)
    }

    /// Whether this is infinity.
    #[inline]
    pub const fn is_infinite(self) -> bool {
        self.0 == i32::MAX
    }

    /// The number, or nothing for infinity.
    #[inline]
    pub const fn finite(self) -> Option<i32> {
        if self.is_infinite() { None } else { Some(self.0) }
    }

    /// The number as stored: infinity is the largest `i32`.
    #[inline]
    pub const fn raw(self) -> i32 {
        self.0
    }

    /// The sum; infinite if either side is.
    #[inline]
    pub const fn plus(self, other: Quantity) -> Quantity {
        if self.is_infinite() || other.is_infinite() {
            Quantity::INFINITE
        } else {
            Quantity(clamp(self.0 as i64 + other.0 as i64))
        }
    }

    /// The difference. Infinity less anything stays infinite; a number less infinity is 0.
    #[inline]
    pub const fn minus(self, other: Quantity) -> Quantity {
        if self.is_infinite() {
            Quantity::INFINITE
        } else if other.is_infinite() {
            Quantity(0)
        } else {
            Quantity(clamp(self.0 as i64 - other.0 as i64))
        }
    }

    /// The product with a plain number.
    #[inline]
    pub const fn times(self, factor: i32) -> Quantity {
        if self.is_infinite() {
            if factor == 0 { Quantity(0) } else { Quantity::INFINITE }
        } else {
            Quantity(clamp(self.0 as i64 * factor as i64))
        }
    }
}

/// Keeps a finite sum finite: it stops one short of infinity.
const fn clamp(number: i64) -> i32 {
    if number >= i32::MAX as i64 {
        i32::MAX - 1
    } else if number < i32::MIN as i64 {
        i32::MIN
    } else {
        number as i32
    }
}

impl From<i32> for Quantity {
    fn from(number: i32) -> Self {
        Quantity(number)
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_infinite() { out.write_str("∞") } else { write!(out, "{}", self.0) }
    }
}

impl fmt::Debug for Quantity {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl Serialize for Quantity {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() && self.is_infinite() {
            serializer.serialize_str("inf")
        } else {
            serializer.serialize_i32(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Quantity {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(QuantityVisitor)
        } else {
            i32::deserialize(deserializer).map(Quantity)
        }
    }
}

struct QuantityVisitor;

impl de::Visitor<'_> for QuantityVisitor {
    type Value = Quantity;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a whole number or `inf`")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Quantity, E> {
        match i32::try_from(number) {
            Ok(number) if number != i32::MAX => Ok(Quantity(number)),
            _ => Err(E::custom(format_args!("the number {number} is too large; write `inf` for infinity"))),
        }
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Quantity, E> {
        self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<Quantity, E> {
        if number == f64::INFINITY {
            Ok(Quantity::INFINITE)
        } else {
            Err(E::custom(format_args!("{number} is not a whole number")))
        }
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Quantity, E> {
        match text {
            "inf" | "∞" => Ok(Quantity::INFINITE),
            _ => Err(E::custom(format_args!("\"{text}\" is not an amount; write a whole number or `inf`"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infinity_absorbs() {
        let infinite = Quantity::INFINITE;
        assert_eq!(infinite.minus(Quantity::new(50)), infinite);
        assert_eq!(infinite.times(2), infinite);
        assert_eq!(infinite.plus(infinite), infinite);
        assert_eq!(Quantity::new(7).minus(infinite), Quantity::ZERO);
        assert!(!Quantity::new(i32::MAX - 1).plus(Quantity::new(5)).is_infinite());
    }

    #[test]
    fn reads_numbers_and_inf() {
        assert_eq!(ron::from_str::<Quantity>("12").unwrap(), Quantity::new(12));
        assert_eq!(ron::from_str::<Quantity>("inf").unwrap(), Quantity::INFINITE);
        assert!(ron::from_str::<Quantity>("99999999999").is_err());
        assert!(ron::from_str::<Quantity>("1.5").is_err());
    }
}
