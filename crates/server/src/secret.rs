//! Random words: the ids of tables and guests, and secrets that prove who somebody is.
//!
//! A secret is kept only as its hash, and compared in constant time.

use std::fmt;

use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A random word of 12 letters, 60 bits: the id of a table, a guest or a deck.
pub fn id() -> String {
    letters(12)
}

/// A random number.
pub fn number() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    u64::from_le_bytes(bytes)
}

/// What the keys of a table's cards are made from. Nobody who sees keys can find out the seed, which tells everything.
pub fn salt(table: &str, seed: u64) -> u64 {
    first_bytes(&[table.as_bytes(), &seed.to_le_bytes()])
}

/// What a bot's chance is made from: it must not tell the seed of the match either.
pub fn bot_seed(seed: u64, decisions: usize, seat: u8) -> u64 {
    first_bytes(&[&seed.to_le_bytes(), &(decisions as u64).to_le_bytes(), &[seat]])
}

/// The key of a thing with a number: always the same, and telling nothing about the number.
pub fn key(number: u16, salt: u64) -> String {
    format!("{:012x}", first_bytes(&[&salt.to_le_bytes(), &number.to_le_bytes()]) >> 16)
}

fn first_bytes(parts: &[&[u8]]) -> u64 {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    let bytes = hash.finalize();
    u64::from_be_bytes(bytes[..8].try_into().expect("a hash has 32 bytes"))
}

/// Something that only its owner knows: 26 letters, 130 bits. It is never printed.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    pub fn new() -> Secret {
        Secret(letters(26))
    }

    /// One that somebody says is theirs; nothing if it cannot be one.
    pub fn read(text: &str) -> Option<Secret> {
        (text.len() == 26 && text.bytes().all(|letter| LETTERS.contains(&letter))).then(|| Secret(text.to_string()))
    }

    /// Its letters, to be told to its owner.
    pub fn tell(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> String {
        Sha256::digest(self.0.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Whether it is the one that a hash was made from.
    pub fn fits(&self, hash: &str) -> bool {
        self.hash().as_bytes().ct_eq(hash.as_bytes()).into()
    }
}

impl Default for Secret {
    fn default() -> Secret {
        Secret::new()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

fn letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_fits_its_own_hash_and_no_other() {
        let (one, other) = (Secret::new(), Secret::new());
        assert!(one.fits(&one.hash()));
        assert!(!one.fits(&other.hash()));
        assert!(!one.fits(""));
        assert_eq!(Secret::read(one.tell()).map(|read| read.hash()), Some(one.hash()));
        assert!(Secret::read("short").is_none());
        assert!(!format!("{one:?}").contains(one.tell()));
    }
}
