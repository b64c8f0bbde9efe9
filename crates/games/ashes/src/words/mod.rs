//! An Ashes card as a reader sees it.

use kernel::prelude::*;

use crate::Ashes;
use crate::language::Kind;

/// The card in one language.
pub fn card_text(book: &Book<Ashes>, face: FaceId, language: Language) -> CardText {
    let face = book.face(face);
    let printed = &face.printed;
    let label = |en: &str, fr: &str| language.pick(en, fr).to_string();
    let x = |number: i32, unknown: bool| if unknown { "X".to_string() } else { number.to_string() };
    let mut numbers = Vec::new();
    if printed.kind.is_unit() {
        use crate::cards::X;
        numbers.push((label("attack", "attaque"), x(printed.attack, printed.x.contains(&X::Attack))));
        numbers.push((label("life", "vie"), x(printed.life, printed.x.contains(&X::Life))));
        numbers.push((label("recover", "regain"), printed.recover.to_string()));
    }
    if printed.kind == Kind::Phoenixborn {
        numbers.push((label("battlefield", "arène"), printed.battlefield.to_string()));
        numbers.push((label("life", "vie"), printed.life.to_string()));
        numbers.push((label("spellboard", "grimoire"), printed.spellboard.to_string()));
    }
    let line = match printed.kind {
        Kind::Phoenixborn => label("Phoenixborn", "Héritier"),
        Kind::Ally => label("Ally", "Allié"),
        Kind::Conjuration => label("Conjuration", "Invocation"),
        Kind::ReadySpell => label("Ready Spell", "Sort préparatoire"),
        Kind::ActionSpell => label("Action Spell", "Sort d’action"),
        Kind::ReactionSpell => label("Reaction Spell", "Sort réactif"),
        Kind::AlterationSpell => label("Alteration Spell", "Sort d’altération"),
        Kind::Die => label("Die", "Dé"),
    };
    CardText {
        slug: face.slug.clone(),
        name: face.name.get(language).to_string(),
        line,
        numbers,
        details: Vec::new(),
        text: Vec::new(),
        by_hand: false,
    }
}
