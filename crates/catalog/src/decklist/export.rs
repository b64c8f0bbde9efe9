//! Decks as other programs and people want them.

use kernel::book::{Deck, Language};
use kernel::erased::AnyGame;
use kernel::table::cards::FaceId;

use super::{Section, ashes_live, o8d, write_lines};
use crate::letters::capital;
use crate::speech::Speech;

/// In whose words a deck is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Plain text, as the game's own site writes it where there is one.
    Text,
    /// OCTGN.
    O8d,
    Marvelcdb,
    AshesLive,
    Ashteki,
}

impl Form {
    /// The forms with their words.
    const ALL: [(Form, &str); 5] = [
        (Form::Text, "text"),
        (Form::O8d, "o8d"),
        (Form::Marvelcdb, "marvelcdb"),
        (Form::AshesLive, "ashes-live"),
        (Form::Ashteki, "ashteki"),
    ];

    /// The forms that there are for a game, by their words.
    pub fn of(game: &str) -> Vec<&'static str> {
        Form::ALL.iter().filter(|(form, _)| form.suits(game)).map(|(_, word)| *word).collect()
    }

    /// The form of a word.
    pub fn named(word: &str) -> Option<Form> {
        Form::ALL.iter().find(|(_, known)| *known == word).map(|(form, _)| *form)
    }

    fn suits(self, game: &str) -> bool {
        match self {
            Form::Text => true,
            Form::O8d => crate::octgn(game).is_some() || crate::marvelcdb(game).is_some(),
            Form::Marvelcdb => crate::marvelcdb(game).is_some(),
            Form::AshesLive | Form::Ashteki => crate::is_at_ashes_live(game),
        }
    }
}

/// Writes a deck; nothing if the game has no such form.
pub fn write(game: &dyn AnyGame, deck: &Deck, form: Form, language: Language) -> Option<String> {
    let at_ashes_live = crate::is_at_ashes_live(game.id());
    match (form, crate::marvelcdb(game.id())) {
        (Form::AshesLive, _) => at_ashes_live.then(|| ashes_live::write_ashes_live(game, deck, language)),
        (Form::Ashteki, _) => at_ashes_live.then(|| ashes_live::write_ashteki(game, deck, language)),
        (Form::Text, _) if at_ashes_live => Some(ashes_live::write_text(game, deck, language)),
        (Form::Marvelcdb, site) => site.map(|site| site.write_json(game, deck, language)),
        (Form::Text, Some(site)) => Some(site.write_text(game, deck, language)),
        (Form::O8d, Some(site)) => Some(site.write_o8d(game, deck, language)),
        (Form::Text, None) => Some(write_lines(deck.name.get(language), &sections(game, deck, form, language))),
        (Form::O8d, None) => {
            let id = crate::octgn(game.id()).map_or(game.id(), |octgn| octgn.game);
            Some(o8d::write(id, &sections(game, deck, form, language)))
        }
    }
}

/// The parts of a deck under their headings.
fn sections(game: &dyn AnyGame, deck: &Deck, form: Form, language: Language) -> Vec<Section> {
    let speech = Speech::of(language, game.id());
    let octgn = crate::octgn(game.id());
    let heading = |part: &str| {
        let key = format!("deck-part-{part}");
        match (form, octgn.and_then(|octgn| octgn.sections.iter().find(|(name, _)| *name == part))) {
            (Form::O8d, Some((_, section))) => section.to_string(),
            _ if speech.knows(&key) => speech.text(&key),
            _ => capital(part),
        }
    };
    let line = |(face, number): &(FaceId, u8)| (game.name(*face, language).to_string(), u16::from(*number));
    (deck.parts.iter())
        .map(|(part, cards)| Section { name: heading(part), cards: cards.iter().map(line).collect() })
        .collect()
}
