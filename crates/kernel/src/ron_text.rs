//! Reading and writing the notation of data files, the same way for every game.

use std::fmt;

use ron::Options;
use ron::extensions::Extensions;
use serde::de::{self, DeserializeOwned, Deserializer, Visitor};

use crate::book::Source;
use crate::error::LoadError;

/// The longest data file that is read, in bytes.
const LONGEST: usize = 4 * 1024 * 1024;
/// How deep effects may be nested.
const DEEPEST: usize = 64;

/// Reads a data file. Optional fields need no `Some`, and words with named parts need one pair of brackets.
pub fn read<T: DeserializeOwned>(source: &Source) -> Result<T, LoadError> {
    if source.text.len() > LONGEST {
        let what = format!("a data file is at most {LONGEST} bytes long, this one has {}", source.text.len());
        return Err(LoadError::at(source, 1, what));
    }
    Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES)
        .with_recursion_limit(DEEPEST)
        .from_str(&source.text)
        .map_err(|error| LoadError::from_ron(source, &error))
}

/// Reads a whole number, or a text that stands for a number: `3`, `"X"`.
pub fn number_or_text<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    expected: &'static str,
    most: i32,
    fixed: fn(i32) -> T,
    read: fn(&str) -> Result<T, String>,
) -> Result<T, D::Error> {
    deserializer.deserialize_any(NumberOrText { expected, most, fixed, read })
}

struct NumberOrText<T> {
    expected: &'static str,
    most: i32,
    fixed: fn(i32) -> T,
    read: fn(&str) -> Result<T, String>,
}

impl<T> Visitor<'_> for NumberOrText<T> {
    type Value = T;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a number, or a text such as {}", self.expected)
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<T, E> {
        match i32::try_from(number) {
            Ok(number) if (0..=self.most).contains(&number) => Ok((self.fixed)(number)),
            _ => Err(de::Error::custom(format!("{number} is not between 0 and {}", self.most))),
        }
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<T, E> {
        self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        (self.read)(text).map_err(de::Error::custom)
    }
}

/// A text between quotation marks, as a data file has it.
pub fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            _ if letter.is_control() => quoted.extend(letter.escape_unicode()),
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
