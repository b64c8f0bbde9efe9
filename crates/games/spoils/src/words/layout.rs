//! The paragraphs of a card: keywords, costs, effects, abilities, standing text.

use kernel::effect::tree::{Effect, Standing};
use kernel::say;
use kernel::words::text::{full_stop, sentence, small};
use kernel::words::{card_name, list};

use super::cost::CostOf;
use super::noun;
use super::speaker::Speaker;
use crate::Spoils;
use crate::cards::printed::{Ability, FactionFacts, Flip, Keyword, Paragraph, Start, Way};
use crate::language::{Cost, Kind, Zone};

/// Speakers who have said nothing yet lay a card out; each paragraph is said by a copy of its own.
impl Speaker<'_> {
    /// All paragraphs of a card.
    pub fn card(&self) -> Vec<String> {
        let printed = self.printed;
        let mut lines: Vec<String> = printed.keywords.iter().map(|keyword| self.keyword(keyword)).collect();
        if !printed.provides.is_empty() {
            let icons = noun::icons(printed.provides);
            lines.push(say!(self, "Provides {icons}.", "Produit {icons}."));
        }
        lines.extend(printed.faction.iter().flat_map(|faction| self.starts(faction)));
        lines.extend(self.ways());
        lines.extend(self.text());
        lines.extend(printed.abilities.iter().map(|ability| self.ability(ability)));
        lines.extend(printed.flip.iter().flat_map(|flip| self.flip(flip)));
        lines
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

    fn starts(&self, facts: &FactionFacts) -> Vec<String> {
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
        let name = |start: &Start| match start {
            Start::Named(slug) => Some(card_name(self.book, slug, self.language).to_string()),
            Start::AnyStaple | Start::OtherStaple => None,
        };
        let mut parts: Vec<String> = resources.iter().filter_map(name).collect();
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
        let mut speaker = self.clone();
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

    /// One option of a card's text.
    pub fn option(&self, way: &Way) -> String {
        match way.extra.is_empty() {
            true => self.clone().paragraph("", &way.effect),
            false => self.sections(&way.extra, CostOf::Card, &way.effect),
        }
    }

    /// A cost section and an effect section; the first may be left out.
    fn sections(&self, costs: &[Cost], of: CostOf, effect: &[Effect<Spoils>]) -> String {
        let mut speaker = self.clone();
        let costs = full_stop(speaker.costs(costs, of));
        speaker.new_section();
        let effect = speaker.paragraph(&say!(self, "Effect: ", "Effet\u{a0}: "), effect);
        if costs.is_empty() { effect } else { say!(self, "Cost: {costs} {effect}", "Coût\u{a0}: {costs} {effect}") }
    }

    fn ability(&self, ability: &Ability) -> String {
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
        format!("{title} — {}", self.sections(&ability.cost, CostOf::Ability, &ability.effect))
    }

    fn used_from(&self, zone: Zone) -> Option<String> {
        Some(match zone {
            Zone::Play | Zone::Faction => return None,
            Zone::Deck => say!(self, "from your deck", "depuis votre deck"),
            Zone::Hand => say!(self, "from your hand", "depuis votre main"),
            Zone::Played => say!(self, "while it is being played", "pendant qu’elle est jouée"),
            Zone::FaceDown => say!(self, "while it is face-down", "lorsqu’elle est face cachée"),
            Zone::Discard => say!(self, "from your discard pile", "depuis votre défausse"),
            Zone::Out | Zone::Gone => say!(self, "from out of the game", "depuis la zone hors du jeu"),
        })
    }

    fn flip(&self, flip: &Flip) -> Vec<String> {
        let up = format!("Flip Up {} {}", flip.cost, noun::icons(flip.threshold));
        let mut lines = vec![full_stop(up.trim_end().to_string())];
        if !flip.extra.is_empty() {
            let costs = full_stop(self.clone().costs(&flip.extra, CostOf::Card));
            lines.push(say!(self, "Flip Up extra cost: {costs}", "Coût additionnel de Flip Up\u{a0}: {costs}"));
        }
        lines
    }

    /// Standing text; changes to the same cards under the same threshold are one paragraph.
    fn text(&self) -> Vec<String> {
        let mut lines = Vec::new();
        // What was named while the card was played is known when it enters play.
        let mut named = self.clone();
        if let [way] = self.printed.ways.as_slice() {
            named.costs(&way.extra, CostOf::Card);
            named.new_section();
        }
        for group in self.printed.text.chunk_by(|one, other| one.threshold == other.threshold) {
            let mut speaker = named.clone();
            let standings: Vec<&Standing<Spoils>> = group.iter().map(|paragraph: &Paragraph| &paragraph.does).collect();
            let icons = noun::icons(group[0].threshold);
            let said = speaker.separate(&standings);
            lines.extend(said.iter().map(|line| format!("{icons} {}", sentence(line)).trim_start().to_string()));
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
