//! What is printed: faces, decks and the procedures of one game, read once and then only looked at.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::effect::compile::Tree;
use crate::effect::node::{Law, NodeId};
use crate::effect::tree::Effect;
use crate::error::{LoadError, SetupError};
use crate::game::{EditionOption, Game, Setup, Terms};
use crate::phrase::Phrase;
use crate::table::cards::FaceId;
use crate::table::dice::DiceBook;
use crate::table::zones::ZoneKind;

/// French or English.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// French.
    Fr,
    /// English.
    En,
}

impl Language {
    /// Both.
    pub const ALL: [Language; 2] = [Language::Fr, Language::En];
}

impl fmt::Display for Language {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Language::Fr => "fr",
            Language::En => "en",
        })
    }
}

impl std::str::FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.get(..2) {
            Some("fr") => Ok(Language::Fr),
            Some("en") => Ok(Language::En),
            _ => Err(format!("no language called \"{text}\"; there are: fr, en")),
        }
    }
}

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Both {
    /// The text in one language.
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::Fr => &self.fr,
            Language::En => &self.en,
        }
    }
}

/// A data file: where it came from and what it says.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its path, for messages.
    pub path: String,
    pub text: String,
}

impl Source {
    /// Whether the file has this name, in whatever folder.
    pub fn is_called(&self, name: &str) -> bool {
        self.path.rsplit(['/', '\\']).next() == Some(name)
    }
}

/// What is printed on a card.
#[derive(Clone, Debug)]
pub struct Face<G: Terms> {
    /// The word that names it in notation and files.
    pub slug: String,
    pub name: Both,
    /// Numbers, kinds and the like.
    pub printed: G::Printed,
    /// Its effects, each for one occasion chosen by the game.
    pub uses: Vec<Use<G>>,
    /// Text in force while the card lies in an active zone.
    pub laws: Vec<Law<G>>,
    /// The kinds of events that its laws wait for.
    pub heard: u64,
    /// Whether it is no card of the game but shows a rule that no card uses.
    pub example: bool,
    /// A text written by hand because the generated one reads badly.
    pub override_text: Option<Both>,
}

/// An effect for one occasion: when played, when activated.
#[derive(Clone, Debug)]
pub struct Use<G: Terms> {
    /// The occasion, numbered by the game.
    pub occasion: u8,
    /// Where the driver enters.
    pub node: NodeId,
    /// The effect as it was written.
    pub written: Vec<Effect<G>>,
    /// Whether the effect copies another one.
    pub copies: bool,
}

impl<G: Terms> Face<G> {
    /// A face without effects.
    pub fn plain(slug: String, name: Both, printed: G::Printed) -> Face<G> {
        Face { slug, name, printed, uses: Vec::new(), laws: Vec::new(), heard: 0, example: false, override_text: None }
    }

    /// The effect for an occasion.
    pub fn on(&self, occasion: u8) -> Option<&Use<G>> {
        self.uses.iter().find(|found| found.occasion == occasion)
    }
}

/// A list of cards to play with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deck {
    /// The word that names it.
    pub id: String,
    pub name: Both,
    /// Its parts (starter, centre, main) with their cards and numbers.
    pub parts: BTreeMap<String, Vec<(FaceId, u8)>>,
    /// The cards of it that its author would begin with, in games where players choose them.
    pub opening: Vec<FaceId>,
}

/// A card as a reader sees it, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardText {
    /// The card's word in the notation.
    pub slug: String,
    pub name: String,
    /// Its type line.
    pub line: String,
    /// Printed numbers that matter at the table, with their labels.
    pub numbers: Vec<(String, String)>,
    /// Printed numbers that matter to a collector, with their labels.
    pub details: Vec<(String, String)>,
    /// Its rules text, a line a paragraph.
    pub text: Vec<String>,
    /// Whether the text was written by hand.
    pub by_hand: bool,
}

impl CardText {
    /// A card without numbers and text.
    pub fn plain(slug: &str, name: &str) -> CardText {
        let (slug, name) = (slug.to_string(), name.to_string());
        CardText { slug, name, line: String::new(), numbers: vec![], details: vec![], text: vec![], by_hand: false }
    }
}

/// Everything printed of one game.
#[derive(Clone, Debug)]
pub struct Book<G: Terms> {
    /// All faces; a [`FaceId`] is an index.
    pub faces: Vec<Face<G>>,
    /// All decks, in the order they were read.
    pub decks: Vec<Deck>,
    /// All effects.
    pub tree: Tree<G>,
    /// The procedures of the rulebook.
    pub plan: G::Plan,
    /// What is on the game's dice.
    pub dice: DiceBook,
    /// What can be chosen before a match.
    pub editions: Vec<EditionOption>,
    /// The kinds of events that any standing text waits for.
    pub heard: u64,
    /// A hash of all data files, so that a record knows what it was played with.
    pub data: u64,
    by_slug: BTreeMap<String, FaceId>,
    /// What the faces that can lie in each kind of zone where cards act do there, in the order of [`ZoneKind::ACTIVE`].
    acting: Vec<Acting>,
    /// A number for each face that only its slug decides.
    keys: Vec<u32>,
}

/// What standing texts in a kind of zone can do, so that zones in which none of them does it are not looked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Acting {
    /// The kinds of events that they wait for.
    pub heard: u64,
    /// Whether they change or forbid values.
    pub modifies: bool,
}

impl<G: Game> Book<G> {
    /// Reads a whole book. All faults of all files are reported, not only the first.
    pub fn read(cards: &[Source], decks: &[Source]) -> Result<Book<G>, Vec<LoadError>> {
        let mut tree = Tree::default();
        let plan = G::plan(&mut tree);
        let mut hasher = xxhash_rust::xxh3::Xxh3::new();
        for source in cards.iter().chain(decks) {
            hasher.update(source.text.as_bytes());
            hasher.update(&[0]);
        }
        let mut book = Book {
            faces: Vec::new(),
            decks: Vec::new(),
            tree,
            plan,
            dice: DiceBook::default(),
            editions: Vec::new(),
            heard: 0,
            data: hasher.digest(),
            by_slug: BTreeMap::new(),
            acting: Vec::new(),
            keys: Vec::new(),
        };
        let mut faults = Vec::new();
        for source in cards {
            if let Err(found) = G::read_cards(&mut book, source) {
                faults.extend(found);
            }
        }
        if faults.is_empty() {
            faults.extend(cards.iter().flat_map(|source| G::check_cards(&book, source)));
        }
        for source in decks {
            match G::read_deck(&book, source) {
                Ok(deck) if book.decks.iter().any(|other| other.id == deck.id) => {
                    faults.push(LoadError::new(source, &deck.id, "a second deck with this id; give it another"));
                }
                Ok(deck) => book.decks.push(deck),
                Err(found) => faults.extend(found),
            }
        }
        book.editions = G::editions(&book);
        book.acting = G::Zone::ACTIVE.iter().map(|kind| book.acting_in(*kind)).collect();
        if faults.is_empty() { Ok(book) } else { Err(faults) }
    }

    fn acting_in(&self, kind: G::Zone) -> Acting {
        let faces = self.faces.iter().filter(|face| kind.is_active() && G::can_act_in(face, kind));
        faces.fold(Acting::default(), |acting, face| Acting {
            heard: acting.heard | face.heard,
            modifies: acting.modifies || face.laws.iter().any(|law| matches!(law, Law::Modifier(_))),
        })
    }

    /// The deck that a set-up means by an id: one that is brought along, or one of the game's own.
    pub fn deck_for(&self, setup: &Setup, id: &str) -> Result<Cow<'_, Deck>, SetupError> {
        if let Some(text) = setup.brought.get(id) {
            let source = Source { path: id.to_string(), text: text.clone() };
            return G::read_deck(self, &source).map(Cow::Owned).map_err(|faults| {
                let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                let what = faults.join("; ");
                SetupError::new(Phrase::new("setup-deck-file"), what.clone()).name("what", what)
            });
        }
        self.deck(id).map(Cow::Borrowed).ok_or_else(|| {
            let known: Vec<&str> = self.decks.iter().map(|deck| deck.id.as_str()).collect();
            let known = known.join(", ");
            let what = format!("no deck called \"{id}\"; there are: {known}");
            SetupError::new(Phrase::new("setup-no-deck"), what).name("name", id).name("known", known)
        })
    }
}

impl<G: Terms> Book<G> {
    /// Adds a face; its slug must be new.
    pub fn add_face(&mut self, face: Face<G>) -> Result<FaceId, String> {
        if self.by_slug.contains_key(&face.slug) {
            return Err(format!("a second card with the id \"{}\"; give it another", face.slug));
        }
        let id = FaceId(self.faces.len() as u16);
        self.heard |= face.heard;
        self.by_slug.insert(face.slug.clone(), id);
        self.keys.push(xxhash_rust::xxh3::xxh3_64(face.slug.as_bytes()) as u32);
        self.faces.push(face);
        Ok(id)
    }

    #[inline]
    pub fn face(&self, face: FaceId) -> &Face<G> {
        &self.faces[face.index()]
    }

    /// The kinds of zones where cards act, with what those that can lie there do.
    #[inline]
    pub(crate) fn acting(&self) -> impl Iterator<Item = (G::Zone, Acting)> {
        G::Zone::ACTIVE.iter().copied().zip(self.acting.iter().copied())
    }

    /// A number for the face that only its slug decides: the same whatever other cards there are.
    #[inline]
    pub fn face_key(&self, face: FaceId) -> u32 {
        self.keys[face.index()]
    }

    /// The face with this slug.
    pub fn find(&self, slug: &str) -> Option<FaceId> {
        self.by_slug.get(slug).copied()
    }

    /// All slugs, in alphabetical order.
    pub fn slugs(&self) -> impl Iterator<Item = &str> {
        self.by_slug.keys().map(String::as_str)
    }

    /// The deck with this id.
    pub fn deck(&self, id: &str) -> Option<&Deck> {
        self.decks.iter().find(|deck| deck.id == id)
    }
}
