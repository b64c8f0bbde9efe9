//! Reading and writing the notation of data files, the same way for every game.

use ron::Options;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

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
