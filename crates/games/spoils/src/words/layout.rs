//! The paragraphs of a card: keywords, costs, effects, abilities, standing text.

use kernel::book::{Book, Language};
use kernel::effect::tree::Standing;
use kernel::say;
use kernel::words::list;
use kernel::words::text::{full_stop, sentence, small};

use super::cost::CostOf;
use super::noun;
use super::speaker::Speaker;
use crate::Spoils;
use crate::cards::printed::{Ability, FactionFacts, Flip, Keyword, Paragraph, Printed, Start, Way};
use crate::language::{Kind, Zone};

/// All paragraphs of a card in one language.
pub fn paragraphs(book: &Book<Spoils>, printed: &Printed, language: Language) -> Vec<String> {
    let layout = Layout { book, printed, language };
    let mut lines: Vec<String> = printed.keywords.iter().map(|keyword| layout.keyword(keyword)).collect();
    if !printed.provides.is_empty() {
        let icons = noun::icons(printed.provides);
        lines.push(say!(layout, "Provides {icons}.", "Produit {icons}."));
    }
    if let Some(faction) = &printed.faction {
        lines.extend(layout.faction(faction));
    }
    lines.extend(layout.ways());
    lines.extend(layout.text());
    lines.extend(printed.abilities.iter().map(|ability| layout.ability(ability)));
    if let Some(flip) = &printed.flip {
        lines.extend(layout.flip(flip));
    }
    lines
}

/// One option of a card's text.
pub fn option(book: &Book<Spoils>, printed: &Printed, way: usize, language: Language) -> Option<String> {
    printed.ways.get(way).map(|way| Layout { book, printed, language }.option(way))
}

struct Layout<'a> {
    book: &'a Book<Spoils>,
    printed: &'a Printed,
    language: Language,
}

impl<'a> Layout<'a> {
    fn speaker(&self) -> Speaker<'a> {
        Speaker::new(self.book, self.printed, self.language)
    }

    fn keyword(&self, keyword: &Keyword) -> String {
        match keyword {
            Keyword::Covert => say!(self, "Covert.", "Couvert."),
            Keyword::Unique(name) => format!("Unique ({}).", name.get(self.language)),
            Keyword::Attach(kind) => {
                let a = noun::kind(*kind).a(self.language);
                say!(self, "Attach to {a}.", "Attacher à {a}.")
            }
            Keyword::AnyTime => say!(
                self,
                "You may play this card whenever you could play a tactic.",
                "Vous pouvez jouer cette carte à tout moment où vous pourriez jouer une tactique."
            ),
            Keyword::Tactical => say!(self, "Tactical.", "Tactique."),
            Keyword::EntersAttached => say!(
                self,
                "This card enters play attached to your faction.",
                "Cette carte entre en jeu attachée à votre faction."
            ),
        }
    }

    fn faction(&self, facts: &FactionFacts) -> Vec<String> {
        let (first, second) = facts.draw;
        let resources = self.resources(&facts.resources);
        vec![
            say!(self, "Starting resources: {resources}.", "Ressources de départ\u{a0}: {resources}."),
            say!(
                self,
                "Starting draw: {first} going first, {second} going second.",
                "Pioche de départ\u{a0}: {first} en premier, {second} en second."
            ),
        ]
    }

    /// `Elitism and another staple resource`.
    fn resources(&self, resources: &[Start]) -> String {
        let any = resources.iter().filter(|start| matches!(start, Start::AnyStaple)).count();
        let other = resources.iter().filter(|start| matches!(start, Start::OtherStaple)).count();
        let mut parts: Vec<String> = resources
            .iter()
            .filter_map(|start| match start {
                Start::Named(slug) => Some(match self.book.find(slug) {
                    Some(face) => self.book.face(face).name.get(self.language).to_string(),
                    None => slug.clone(),
                }),
                Start::AnyStaple | Start::OtherStaple => None,
            })
            .collect();
        let named = !parts.is_empty();
        match (any, other) {
            (0, 0) => {}
            (0, 1) if named => parts.push(say!(self, "another staple resource", "une autre ressource de base")),
            (1, 0) => parts.push(say!(self, "any staple resource", "une ressource de base au choix")),
            (any, 0) => parts.push(say!(self, "any {any} staple resources", "{any} ressources de base au choix")),
            (any, other) => {
                let all = any + other;
                parts.push(say!(
                    self,
                    "{all} staple resources with different names",
                    "{all} ressources de base de noms différents"
                ));
            }
        }
        list(&parts, self.language)
    }

    /// What it costs and does to play the card.
    fn ways(&self) -> Vec<String> {
        let [way] = self.printed.ways.as_slice() else {
            let mut lines = vec![say!(self, "Choose one:", "Choisissez une option\u{a0}:")];
            let letters = ('A'..).zip(&self.printed.ways);
            lines.extend(letters.map(|(letter, way)| format!("{letter}) {}", self.option(way))));
            return lines;
        };
        let mut lines = Vec::new();
        let mut speaker = self.speaker();
        // The target of an attached card is what its keyword asks for.
        let extra = if self.printed.attach().is_some() { &way.extra[1..] } else { &way.extra };
        if !extra.is_empty() {
            let costs = full_stop(speaker.costs(extra, CostOf::Card));
            lines.push(say!(self, "Extra cost: {costs}", "Coût additionnel\u{a0}: {costs}"));
        }
        if !way.effect.is_empty() {
            speaker.new_section();
            lines.push(speaker.paragraph("", &way.effect));
        }
        lines
    }

    fn option(&self, way: &Way) -> String {
        let mut speaker = self.speaker();
        if way.extra.is_empty() {
            return speaker.paragraph("", &way.effect);
        }
        let costs = full_stop(speaker.costs(&way.extra, CostOf::Card));
        speaker.new_section();
        self.sections(&costs, &speaker.paragraph(&say!(self, "Effect: ", "Effet\u{a0}: "), &way.effect))
    }

    fn sections(&self, costs: &str, effect: &str) -> String {
        let cost = say!(self, "Cost: ", "Coût\u{a0}: ");
        format!("{cost}{costs} {effect}")
    }

    fn ability(&self, ability: &Ability) -> String {
        let mut speaker = self.speaker();
        let mut title = ability.name.get(self.language).to_string();
        if !ability.threshold.is_empty() {
            title = format!("{title} {}", noun::icons(ability.threshold));
        }
        if let Some(from) = self.used_from(ability.from) {
            title = format!("{title} ({from})");
        }
        if ability.anyone {
            title = format!("{title} ({})", say!(self, "any player may use it", "tout joueur peut l’utiliser"));
        }
        let costs = full_stop(speaker.costs(&ability.cost, CostOf::Ability));
        speaker.new_section();
        let effect = speaker.paragraph(&say!(self, "Effect: ", "Effet\u{a0}: "), &ability.effect);
        match costs.is_empty() {
            true => format!("{title} — {effect}"),
            false => format!("{title} — {}", self.sections(&costs, &effect)),
        }
    }

    fn used_from(&self, zone: Zone) -> Option<String> {
        Some(match zone {
            Zone::Play => return None,
            Zone::Deck => say!(self, "from your deck", "depuis votre deck"),
            Zone::Hand => say!(self, "from your hand", "depuis votre main"),
            Zone::Played => say!(self, "while it is being played", "pendant qu’elle est jouée"),
            Zone::FaceDown => say!(self, "while it is face-down", "lorsqu’elle est face cachée"),
            Zone::Faction => return None,
            Zone::Discard => say!(self, "from your discard pile", "depuis votre défausse"),
            Zone::Out | Zone::Gone => say!(self, "from out of the game", "depuis la zone hors du jeu"),
        })
    }

    fn flip(&self, flip: &Flip) -> Vec<String> {
        let threshold = match flip.threshold.is_empty() {
            true => String::new(),
            false => format!(" {}", noun::icons(flip.threshold)),
        };
        let mut lines = vec![format!("Flip Up {}{threshold}.", flip.cost)];
        if !flip.extra.is_empty() {
            let costs = full_stop(self.speaker().costs(&flip.extra, CostOf::Card));
            lines.push(say!(self, "Flip Up extra cost: {costs}", "Coût additionnel de Flip Up\u{a0}: {costs}"));
        }
        lines
    }

    /// Standing text; changes to the same cards under the same threshold are one paragraph.
    fn text(&self) -> Vec<String> {
        let mut lines = Vec::new();
        // What was named while the card was played is known when it enters play.
        let mut named = self.speaker();
        if let [way] = self.printed.ways.as_slice() {
            named.costs(&way.extra, CostOf::Card);
            named.new_section();
        }
        for group in self.printed.text.chunk_by(|one, other| one.threshold == other.threshold) {
            let mut speaker = named.clone();
            let standings: Vec<&Standing<Spoils>> = group.iter().map(|paragraph: &Paragraph| &paragraph.does).collect();
            let icons = noun::icons(group[0].threshold);
            let opening = if icons.is_empty() { String::new() } else { format!("{icons} ") };
            for standing in speaker.separate(&standings) {
                lines.push(format!("{opening}{}", sentence(&standing)));
            }
        }
        if self.printed.kind == Kind::Faction {
            let names = [("Restore rule", "Règle de restauration"), ("Develop rule", "Règle de développement")];
            for (line, (en, fr)) in lines.iter_mut().zip(names) {
                let rule = small(line);
                *line = say!(self, "{en}: {rule}", "{fr}\u{a0}: {rule}");
            }
        }
        lines
    }
}
