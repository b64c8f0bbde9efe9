//! The paragraphs of a card: keywords, restrictions, constant texts, abilities.

use kernel::book::Language;
use kernel::effect::tree::{Change, Effect, Standing, Subject};

use super::clause::{capital, full_stop};
use super::noun;
use super::occasion::Side;
use super::speaker::Speaker;
use crate::Champions;
use crate::language::{Ability, Class, Keyword, Limit, Quality, Verb, When};

impl Speaker<'_> {
    /// All paragraphs.
    pub fn card(&self) -> Vec<String> {
        let printed = self.printed();
        let mut lines = Vec::new();
        let keywords: Vec<String> = printed.keywords.iter().map(|keyword| self.keyword(keyword)).collect();
        lines.extend([keywords.join(" "), self.restrictions()].into_iter().filter(|line| !line.is_empty()));
        lines.extend(self.doubling());
        let standings: Vec<&Standing<Champions>> = printed.text.iter().collect();
        let constant = self.clone().standings(&standings);
        lines.extend(constant.iter().map(|line| full_stop(capital(line))));
        for ability in &printed.abilities {
            lines.extend(self.clone().ability(ability));
        }
        lines
    }

    /// A constant text as a sentence.
    pub fn constant(&self, standing: &Standing<Champions>) -> Option<String> {
        let lines = self.clone().standings(&[standing]);
        lines.first().map(|line| full_stop(capital(line)))
    }

    /// An ability with its title.
    fn ability(&mut self, ability: &Ability) -> Vec<String> {
        let title = self.full_title(ability);
        let mut lines = self.ability_lines(ability);
        if let Some(first) = lines.first_mut() {
            *first = match (&title, self.language) {
                (Some(title), Language::En) => format!("{title}: {}", capital(first)),
                (Some(title), Language::Fr) => format!("{title}\u{a0}: {first}"),
                (None, _) => capital(first),
            };
        }
        if let (Some(limit), Some(last)) = (ability.limit, lines.last_mut()) {
            *last = format!("{last} {}", self.limit(limit));
        }
        lines
    }

    /// An ability without its title; the first letter is small unless it belongs to a name.
    pub fn ability_lines(&mut self, ability: &Ability) -> Vec<String> {
        self.in_form(ability.form);
        let side = if replaces(&ability.effect) { Side::Would } else { Side::Before };
        let mut opening = match &ability.when {
            When::Interrupt(pattern) | When::ForcedInterrupt(pattern) => self.occasion(pattern, side),
            When::Response(pattern) | When::ForcedResponse(pattern) => self.occasion(pattern, Side::After),
            When::Completed => self.say("if this stage is completed, ", "si ce stade est achevé, "),
            When::Action
            | When::Resource
            | When::Special
            | When::Revealed
            | When::Defeated
            | When::Boost
            | When::Setup => String::new(),
        };
        if let Some(only) = &ability.only {
            let condition = self.condition(only, true);
            opening = self.say(
                format!("{opening}only if {condition}, "),
                format!("{opening}seulement {}, ", kernel::words::french::given(&condition)),
            );
        }
        if !ability.cost.is_empty() {
            let cost = self.cost(&ability.cost);
            opening = format!("{opening}{cost} → ");
        }
        self.paragraphs(&opening, &ability.effect)
    }

    fn limit(&self, limit: Limit) -> String {
        let times = |number: u8| match number {
            1 => self.say("once", "d’une fois"),
            2 => self.say("twice", "de 2 fois"),
            number => self.say(format!("{number} times"), format!("de {number} fois")),
        };
        let (word, number, per) = match limit {
            Limit::PerRound(number) => (self.say("Limit", "Limite"), number, self.say("round", "round")),
            Limit::PerPhase(number) => (self.say("Limit", "Limite"), number, self.say("phase", "phase")),
            Limit::MaxPerRound(number) => (self.say("Max", "Maximum"), number, self.say("round", "round")),
            Limit::MaxPerPhase(number) => (self.say("Max", "Maximum"), number, self.say("phase", "phase")),
        };
        let times = times(number);
        self.say(format!("({word} {times} per {per}.)"), format!("({word} {times} par {per}.)"))
    }

    /// A keyword that waits for something, or a constant text that gives one, by its place among those.
    pub fn waiting_keyword(&self, place: usize) -> Option<String> {
        let waits = |keyword: &&Keyword| matches!(keyword, Keyword::Retaliate(_) | Keyword::Quickstrike);
        let printed = self.printed();
        let keywords = printed.keywords.iter().filter(waits).map(|keyword| self.keyword(keyword));
        let gives = |standing: &&Standing<Champions>| match standing {
            Standing::Modifier(modifier) => {
                let added = matches!((&modifier.on, modifier.change), (Subject::Cards(_), Change::Add(_)));
                modifier.of == Quality::Retaliate && added
            }
            Standing::Trigger(_) | Standing::Instead(_) => false,
        };
        let given = printed.text.iter().filter(gives).filter_map(|standing| self.constant(standing));
        keywords.chain(given).nth(place)
    }

    /// A keyword as a sentence.
    fn keyword(&self, keyword: &Keyword) -> String {
        match keyword {
            Keyword::Guard => self.say("Guard.", "Garde."),
            Keyword::Toughness => self.say("Toughness.", "Ténacité."),
            Keyword::Quickstrike => self.say("Quickstrike.", "Coup Rapide."),
            Keyword::Retaliate(number) => self.say(format!("Retaliate {number}."), format!("Riposte {number}.")),
            Keyword::Surge => self.say("Surge.", "Renfort."),
            Keyword::Peril => self.say("Peril.", "Péril."),
            Keyword::Overkill => self.say("Overkill.", "Déferlement."),
            Keyword::Restricted => self.say("Restricted.", "Restreint."),
            Keyword::Uses(number, _) => {
                let counters = self.counter(*number != 1);
                self.say(format!("Uses ({number} {counters})."), format!("Utilisations ({number} {counters})."))
            }
            Keyword::EntersWith(number, _) => {
                let (counters, this) = (self.counter(*number != 1), self.this().text);
                capital(&self.say(
                    format!("{this} enters play with {number} {counters}."),
                    format!("{this} entre en jeu avec {number} {counters}."),
                ))
            }
        }
    }

    /// How a card may be played, to whom it is given, what it is attached to.
    fn restrictions(&self) -> String {
        let printed = self.printed();
        let mut parts = Vec::new();
        if let Some(owner) = &printed.given_to {
            let name = self.card_name(owner);
            let of = kernel::words::french::of(&name);
            parts.push(self.say(format!("Give to the {name} player."), format!("Donnez cette carte au joueur {of}.")));
        }
        if let Some(form) = printed.form {
            let form = noun::form(form, self.language);
            parts.push(self.say(capital(&format!("{form} only.")), capital(&format!("{form} uniquement."))));
        }
        if printed.any_control {
            parts.push(self.say(
                "Play under any player’s control.",
                "Jouez cette carte sous le contrôle de n’importe quel joueur.",
            ));
        }
        if let Some(attach) = &printed.attach {
            let called = self.clone().filter(attach);
            let a = called.a();
            let to = kernel::words::french::to(&a);
            parts.push(self.say(format!("Attach to {a}."), format!("Attachez cette carte {to}.")));
            if let Some(most) = printed.max_per_host {
                let head = self.say(called.head.one, called.head.un);
                parts.push(self.say(format!("Max {most} per {head}."), format!("{most} max par {head}.")));
            }
        }
        if let Some(most) = printed.max_per_player {
            parts.push(self.say(format!("Max {most} per player."), format!("{most} max par joueur.")));
        }
        let any = printed.kind.is_player() && printed.class != Class::Hero && !printed.unique;
        if any && printed.deck_limit < 3 {
            let most = printed.deck_limit;
            parts.push(self.say(format!("Max {most} per deck."), format!("{most} max par deck.")));
        }
        parts.join(" ")
    }

    /// The aspect for which a resource counts double.
    fn doubling(&self) -> Option<String> {
        let class = noun::class(self.printed().doubles?, self.language)?;
        let card = kernel::words::with_article(class, true, Language::En);
        Some(self.say(
            format!("This card generates twice as many resources while paying for {card} card."),
            format!("Cette carte génère deux fois plus de ressources pour payer une carte {class}."),
        ))
    }
}

/// Whether an effect replaces what would happen.
fn replaces(effects: &[Effect<Champions>]) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Do(Verb::Instead | Verb::DamageHere | Verb::TakeAsDamage | Verb::PreventAll) => true,
        Effect::Do(_) | Effect::Control(_) => false,
    })
}
