//! Card and deck files: what reading and writing them has in common in all games.

use serde::de::DeserializeOwned;

use crate::book::{Book, Both, Source};
use crate::error::LoadError;
use crate::game::Terms;
use crate::notation::unknown_card;
use crate::ron_text::{quote, read};
use crate::table::cards::FaceId;

/// Reads a file that is a list of cards and adds one after the other. Every card that cannot be added is reported, by its id.
pub fn read_cards<G: Terms, E: DeserializeOwned>(
    book: &mut Book<G>,
    source: &Source,
    id: impl Fn(&E) -> &str,
    add: impl Fn(&mut Book<G>, E) -> Result<(), String>,
) -> Result<(), Vec<LoadError>> {
    let entries: Vec<E> = read(source).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    for entry in entries {
        let id = id(&entry).to_string();
        if let Err(what) = add(book, entry) {
            faults.push(LoadError::new(source, &id, what));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Refuses an id or a name that no card can have.
pub fn check_name(id: &str, name: &Both) -> Result<(), String> {
    let is_slug = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if id.is_empty() || id.len() > 40 || !id.chars().all(is_slug) {
        return Err(format!("the id \"{id}\" must be 1 to 40 small letters, digits and hyphens"));
    }
    for (language, name) in [("en", &name.en), ("fr", &name.fr)] {
        if name.trim().is_empty() || name.chars().count() > 60 {
            return Err(format!("the {language} name must have 1 to 60 letters"));
        }
    }
    Ok(())
}

/// The cards of one part of a deck file, each in at most so many copies. What is wrong is added to the faults.
pub fn deck_part<G: Terms>(
    book: &Book<G>,
    source: &Source,
    part: &[(String, u8)],
    most: u8,
    faults: &mut Vec<LoadError>,
) -> Vec<(FaceId, u8)> {
    let mut cards = Vec::new();
    for (slug, number) in part {
        match book.find(slug) {
            Some(face) if (1..=most).contains(number) => cards.push((face, *number)),
            Some(_) => {
                faults.push(LoadError::new(source, slug, format!("a deck holds 1 to {most} copies of a card")));
            }
            None => faults.push(LoadError::new(source, slug, unknown_card(book, slug))),
        }
    }
    cards
}

/// The text of a deck file that names one card in a field of its own, such as a hero, and lists the others.
pub fn write_deck<G: Terms>(
    book: &Book<G>,
    (id, name): (&str, &Both),
    (field, first): (&str, FaceId),
    others: impl Iterator<Item = (FaceId, u16)>,
) -> String {
    let mut text = format!(
        "(\n    id: {},\n    name: (en: {}, fr: {}),\n    {field}: {},\n    cards: [\n",
        quote(id),
        quote(&name.en),
        quote(&name.fr),
        quote(&book.face(first).slug),
    );
    for (face, number) in others {
        text.push_str(&format!("        ({}, {number}),\n", quote(&book.face(face).slug)));
    }
    text.push_str("    ],\n)\n");
    text
}
