//! What is printed: heroes with their boards, tokens, companions and cards, and what their files are checked for.
//!
//! A hero is one file. `_status-effects.ron` holds the tokens, which heroes share; `_common.ron` the cards that every deck
//! has, `_examples.ron` abilities of no hero for rules that no printed one shows. What `uncertain` marks is a best reconstruction, no printed fact: to correct it is to change one line.

mod activator;
mod check;
mod face;
mod hero;
mod token;

use kernel::prelude::*;
use kernel::{files, ron_text};

pub use activator::{Activator, count_on};
pub use face::print;
pub use face::{Is, Printed, Space, Want, occasion};
pub use hero::{Ability, Card, CardKind, Die, DieSymbol, Hero, Level, Needs, Part, Side, Upgrade, Way};
pub use token::{Companion, Form, Kind, Status, Use as Spend};

use crate::DiceThrone;
use crate::language::Zone;

/// A deck is a hero. `DT-SETUP-9`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroDeck {
    id: String,
    hero: String,
}

impl Cards for DiceThrone {
    const DECK_EACH: bool = true;

    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>> {
        if source.is_called("_status-effects.ron") {
            files::read_cards(
                book,
                source,
                |status: &Status| &status.id,
                |book, status| {
                    let (id, name) = (status.id.clone(), status.name.clone());
                    face::add(book, &id, &name, None, Is::Status(status))
                },
            )
        } else if source.is_called("_common.ron") {
            files::read_cards(
                book,
                source,
                |card: &Card| &card.id,
                |book, card| {
                    let (id, name) = (card.id.clone(), card.name.clone());
                    face::add(book, &id, &name, None, Is::Action(card))
                },
            )
        } else if source.is_called("_examples.ron") {
            files::read_cards(book, source, |ability: &Ability| &ability.id, face::add_example)
        } else {
            let hero: Hero = ron_text::read(source).map_err(|fault| vec![fault])?;
            let id = hero.id.clone();
            face::add_hero(book, hero).map_err(|what| vec![LoadError::new(source, &id, what)])
        }
    }

    fn check_cards(book: &Book<Self>, source: &Source) -> Vec<LoadError> {
        let found = check::faults(&Library::of(book)).into_iter();
        let here = found.filter(|(id, _)| source.text.contains(&format!("id: {}", ron_text::quote(id))));
        here.map(|(id, what)| LoadError::new(source, &id, what)).collect()
    }

    /// Heroes and their abilities lie on boards, tokens and companions beside them.
    fn can_act_in(face: &Face<Self>, kind: Zone) -> bool {
        match &face.printed.is {
            Is::Hero(_) | Is::Ability(_) | Is::Upgrade(..) => kind == Zone::Board,
            Is::Status(_) => kind == Zone::Tokens,
            Is::Companion(_) | Is::Form(..) => kind == Zone::Companions,
            Is::Action(_) => false,
        }
    }

    fn read_deck(book: &Book<Self>, source: &Source) -> Result<Deck, Vec<LoadError>> {
        let deck: HeroDeck = ron_text::read(source).map_err(|fault| vec![fault])?;
        let hero = book.find(&deck.hero).filter(|face| matches!(book.face(*face).printed.is, Is::Hero(_)));
        let Some(hero) = hero else {
            let what = kernel::notation::unknown_card(book, &deck.hero);
            return Err(vec![LoadError::new(source, &deck.id, what)]);
        };
        let place = book.face(hero).printed.hero;
        let of = |face: &Face<DiceThrone>| face.printed.hero.is_none() || face.printed.hero == place;
        let cards = book
            .faces
            .iter()
            .zip(0..)
            .filter(|(face, _)| of(face) && face.printed.card().is_some_and(|card| !card.promo));
        let parts = [
            ("hero".to_string(), vec![(hero, 1)]),
            ("cards".to_string(), cards.map(|(_, number)| (FaceId(number), 1)).collect()),
        ];
        Ok(Deck { id: deck.id, name: book.face(hero).name.clone(), parts: parts.into(), opening: Vec::new() })
    }
}

/// Everything printed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Library {
    pub heroes: Vec<Hero>,
    pub statuses: Vec<Status>,
    /// The cards that every deck has.
    pub common: Vec<Card>,
}

impl Library {
    /// Everything that a book holds.
    pub fn of(book: &Book<DiceThrone>) -> Library {
        let mut library = Library::default();
        for face in &book.faces {
            match &face.printed.is {
                Is::Hero(hero) => library.heroes.push((**hero).clone()),
                Is::Status(status) => library.statuses.push(status.clone()),
                Is::Action(card) if face.printed.hero.is_none() => library.common.push(card.clone()),
                _ => {}
            }
        }
        library
    }

    /// Reads all files of the game and checks them against each other.
    pub fn read(sources: &[Source]) -> Result<Library, Vec<LoadError>> {
        let mut library = Library::default();
        let mut faults = Vec::new();
        for source in sources {
            let file = source.path.rsplit('/').next().unwrap_or_default();
            let read = match file {
                "_status-effects.ron" => ron_text::read(source).map(|list| library.statuses = list),
                "_common.ron" => ron_text::read(source).map(|list| library.common = list),
                "_examples.ron" => continue,
                _ => ron_text::read(source).map(|hero| library.heroes.push(hero)),
            };
            faults.extend(read.err());
        }
        if faults.is_empty() {
            let nowhere = Source { path: "cards/dice-throne".to_string(), text: String::new() };
            let found = check::faults(&library);
            faults.extend(found.into_iter().map(|(id, what)| LoadError::new(&nowhere, &id, what)));
        }
        if faults.is_empty() { Ok(library) } else { Err(faults) }
    }

    pub fn status(&self, id: &str) -> Option<&Status> {
        self.statuses.iter().find(|status| status.id == id)
    }
}
