//! Finding cards by their printed numbers and packs.

use std::collections::BTreeMap;

use kernel::book::Language;
use kernel::erased::AnyGame;
use kernel::table::cards::FaceId;

use super::marvelcdb::{MarvelCdb, fact};
use super::names::{Missed, plain};

/// The types of cards that a deck holds.
const CARDS: &[&str] = &["ally", "event", "resource", "support", "upgrade"];

/// The cards of a game by their codes.
pub(super) struct Codes<'a> {
    game: &'a dyn AnyGame,
    site: &'static MarvelCdb,
    faces: BTreeMap<String, FaceId>,
    /// The cards by their ids at OCTGN.
    octgn: BTreeMap<&'static str, FaceId>,
    /// The code and the type of each face, by its number.
    printed: Vec<(String, String)>,
    /// Cards that share a name, with the copies of each in the set of their hero.
    pub shared: Vec<Vec<(FaceId, u16)>>,
}

impl<'a> Codes<'a> {
    /// The codes of a game's cards.
    pub fn of(game: &'a dyn AnyGame, site: &'static MarvelCdb) -> Codes<'a> {
        let all = (0..game.faces()).map(|number| FaceId(number as u16));
        let printed: Vec<(String, String)> =
            all.clone().map(|face| (fact(game, face, "code"), fact(game, face, "kind"))).collect();
        let mut faces = BTreeMap::new();
        for (face, (code, _)) in
            all.zip(&printed).filter(|(face, (code, _))| !code.is_empty() && !game.is_example(*face))
        {
            faces.entry(code.to_lowercase()).or_insert(face);
        }
        let found = |(code, number): &(&str, u16)| Some((*faces.get(*code)?, *number));
        let shared = site.shared.iter().filter_map(|set| set.iter().map(found).collect()).collect();
        let octgn = site.octgn().filter_map(|(code, id)| Some((id, *faces.get(code)?))).collect();
        Codes { game, site, faces, octgn, printed, shared }
    }

    /// The card with a code.
    pub fn find(&self, code: &str) -> Result<FaceId, Missed> {
        let unknown = || ("list-unknown-code", vec![("code", code.to_string()), ("packs", self.packs())]);
        self.faces.get(&code.to_lowercase()).copied().ok_or_else(unknown)
    }

    /// The card with an id of OCTGN.
    pub fn find_octgn(&self, id: &str) -> Option<FaceId> {
        self.octgn.get(id).copied()
    }

    /// The hero with a code.
    pub fn find_hero(&self, code: &str) -> Result<FaceId, Missed> {
        let unknown = || ("list-unknown-hero", vec![("name", code.to_string()), ("heroes", self.heroes(true))]);
        self.find(code).ok().filter(|face| self.kind(*face) == "hero").ok_or_else(unknown)
    }

    /// The hero with a name, given as it compares and as it is written.
    pub fn find_hero_called(&self, wanted: &str, name: &str) -> Result<FaceId, Missed> {
        let called = |face: &FaceId| {
            let names = Language::ALL.map(|language| self.game.name(*face, language));
            self.kind(*face) == "hero" && names.iter().any(|name| plain(name) == wanted)
        };
        let found: Vec<FaceId> = self.faces.values().copied().filter(called).collect();
        match found.as_slice() {
            [only] => Ok(*only),
            _ => Err(("list-unknown-hero", vec![("name", name.to_string()), ("heroes", self.heroes(false))])),
        }
    }

    /// A name without the pack behind it, and the pack: `Name (Pack)`.
    pub fn split_pack<'n>(&self, name: &'n str) -> (&'n str, Option<&'n str>) {
        match name.strip_suffix(')').and_then(|name| name.rsplit_once(" (")) {
            Some((title, pack)) if !title.trim().is_empty() => (title.trim_end(), Some(pack.trim())),
            _ => (name, None),
        }
    }

    /// A name without the second name behind it: `Name:Subname`.
    pub fn subnamed<'n>(&self, name: &'n str) -> Option<&'n str> {
        name.split_once(':').map(|(title, _)| title.trim_end()).filter(|title| !title.is_empty())
    }

    /// Whether a card belongs to a pack, by its name in either language.
    pub fn is_of(&self, face: FaceId, pack: &str) -> bool {
        let wanted = plain(pack);
        let called = |language: &Language, code: &str| {
            self.site.packs.iter().any(|pack| code.starts_with(pack.prefix) && plain(pack.name(*language)) == wanted)
        };
        Language::ALL.iter().any(|language| called(language, self.code(face)))
    }

    /// Whether a deck can hold a card.
    pub fn is_card(&self, face: FaceId) -> bool {
        CARDS.contains(&self.kind(face))
    }

    /// Whether a card is an event.
    pub fn is_event(&self, face: FaceId) -> bool {
        self.kind(face) == "event"
    }

    /// Says that a card of this name is in another pack, which may be another card.
    pub fn other_pack(&self, name: &str, pack: &str) -> Missed {
        ("list-other-pack", vec![("name", name.to_string()), ("pack", pack.to_string()), ("packs", self.packs())])
    }

    /// Sorts cards by code, the hero first.
    pub fn sort(&self, cards: &mut [(FaceId, u16)]) {
        cards.sort_by_key(|(face, _)| (self.kind(*face) != "hero", self.code(*face)));
    }

    fn code(&self, face: FaceId) -> &str {
        &self.printed[usize::from(face.0)].0
    }

    fn kind(&self, face: FaceId) -> &str {
        &self.printed[usize::from(face.0)].1
    }

    fn packs(&self) -> String {
        let packs: Vec<&str> = self.site.packs.iter().map(|pack| pack.en).collect();
        packs.join(", ")
    }

    /// The heroes there are, with their codes or without.
    fn heroes(&self, codes: bool) -> String {
        let heroes = self.faces.values().filter(|face| self.kind(**face) == "hero");
        let named = |face: &FaceId| match (self.code(*face), self.game.name(*face, Language::En)) {
            (code, name) if codes => format!("{code} {name}"),
            (_, name) => name.to_string(),
        };
        heroes.map(named).collect::<Vec<_>>().join(", ")
    }
}
