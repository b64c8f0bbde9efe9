//! The paragraphs of a card: keywords, restrictions, constant texts, abilities.

use kernel::book::Language;
use kernel::effect::tree::{Change, Effect, Standing, Subject};
use kernel::say;
use kernel::words::text::{capital, sentence};
use kernel::words::vocabulary::Vocabulary;

use super::noun;
use super::occasion::Side;
use super::speaker::Speaker;
use crate::Champions;
use crate::language::{Ability, Class, Form, Keyword, Limit, Quality, Verb, When};

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
        lines.extend(constant.iter().map(|line| sentence(line)));
        for ability in &printed.abilities {
            lines.extend(self.clone().ability(ability));
        }
        lines
    }

    /// A constant text as a sentence.
    pub fn constant(&self, standing: &Standing<Champions>) -> Option<String> {
        let lines = self.clone().standings(&[standing]);
        lines.first().map(|line| sentence(line))
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
        self.icons_said = false;
        let mut opening = match &ability.when {
            When::Interrupt(_) | When::ForcedInterrupt(_) | When::Response(_) | When::ForcedResponse(_) => {
                let trigger = self.trigger(ability).unwrap_or_default();
                format!("{trigger}, ")
            }
            When::Completed => say!(self, "if this stage is completed, ", "si ce stade est achevé, "),
            _ => String::new(),
        };
        if let Some(only) = &ability.only {
            let condition = self.condition(only, true);
            opening = say!(self, "{opening}only if {condition}, ", "{opening}seulement si~{condition}, ");
        }
        if !ability.cost.is_empty() {
            let cost = self.cost(&ability.cost);
            opening = format!("{opening}{cost} → ");
        }
        self.paragraphs(&opening, &ability.effect)
    }

    /// What an interrupt or response waits for.
    pub fn trigger(&mut self, ability: &Ability) -> Option<String> {
        let side = if replaces(&ability.effect) { Side::Would } else { Side::Before };
        match &ability.when {
            When::Interrupt(pattern) | When::ForcedInterrupt(pattern) => Some(self.occasion(pattern, side)),
            When::Response(pattern) | When::ForcedResponse(pattern) => Some(self.occasion(pattern, Side::After)),
            _ => None,
        }
    }

    fn limit(&self, limit: Limit) -> String {
        let (max, number, per) = match limit {
            Limit::PerRound(number) => (false, number, "round"),
            Limit::PerPhase(number) => (false, number, "phase"),
            Limit::MaxPerRound(number) => (true, number, "round"),
            Limit::MaxPerPhase(number) => (true, number, "phase"),
        };
        let word = if max { say!(self, "Max", "Maximum") } else { say!(self, "Limit", "Limite") };
        let times = match number {
            1 => say!(self, "once", "d’une fois"),
            2 => say!(self, "twice", "de 2 fois"),
            number => say!(self, "{number} times", "de {number} fois"),
        };
        say!(self, "({word} {times} per {per}.)", "({word} {times} par {per}.)")
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
            Keyword::Guard => say!(self, "Guard.", "Garde."),
            Keyword::Toughness => say!(self, "Toughness.", "Ténacité."),
            Keyword::Quickstrike => say!(self, "Quickstrike.", "Coup Rapide."),
            Keyword::Retaliate(number) => say!(self, "Retaliate {number}.", "Riposte {number}."),
            Keyword::Surge => say!(self, "Surge.", "Renfort."),
            Keyword::Peril => say!(self, "Peril.", "Péril."),
            Keyword::Overkill => say!(self, "Overkill.", "Déferlement."),
            Keyword::Restricted => say!(self, "Restricted.", "Restreint."),
            Keyword::Uses(number, _) => {
                let counters = self.counter(*number != 1);
                say!(self, "Uses ({number} {counters}).", "Utilisations ({number} {counters}).")
            }
            Keyword::EntersWith(number, _) => {
                let (counters, this) = (self.counter(*number != 1), capital(&self.this().subject));
                say!(
                    self,
                    "{this} enters play with {number} {counters}.",
                    "{this} entre en jeu avec {number} {counters}."
                )
            }
        }
    }

    /// How a card may be played, to whom it is given, what it is attached to.
    fn restrictions(&self) -> String {
        let printed = self.printed();
        let mut parts = Vec::new();
        if let Some(owner) = &printed.given_to {
            let name = self.card_name(owner);
            parts.push(say!(self, "Give to the {name} player.", "Donnez cette carte au joueur de~{name}."));
        }
        if let Some(form) = printed.form {
            let form = capital(noun::form(form, self.language));
            parts.push(say!(self, "{form} only.", "{form} uniquement."));
        }
        if printed.any_control {
            parts.push(say!(
                self,
                "Play under any player’s control.",
                "Jouez cette carte sous le contrôle de n’importe quel joueur."
            ));
        }
        let max = |most: u8, per: &str| say!(self, "Max {most} per {per}.", "{most} max par {per}.");
        if let Some(attach) = &printed.attach {
            let called = self.clone().filter(&attach.0);
            let (a, head) = (called.a(), called.head.form(false, self.language));
            parts.push(say!(self, "Attach to {a}.", "Attachez cette carte à~{a}."));
            parts.extend(printed.max_per_host.map(|most| max(most, head)));
        }
        parts.extend(printed.max_per_player.map(|most| max(most, self.language.pick("player", "joueur"))));
        let any = printed.kind.is_player() && printed.class != Class::Hero && !printed.unique;
        if any && printed.deck_limit < 3 {
            parts.push(max(printed.deck_limit, "deck"));
        }
        parts.join(" ")
    }

    /// The aspect for which a resource counts double.
    fn doubling(&self) -> Option<String> {
        let class = noun::class(self.printed().doubles?, self.language);
        let card = kernel::words::with_article(class, true, self.language);
        Some(say!(
            self,
            "This card generates twice as many resources while paying for {card} card.",
            "Cette carte génère deux fois plus de ressources pour payer une carte {class}."
        ))
    }

    /// The title of an ability without its name, such as `Hero Action (attack)`; nothing if the text says it all.
    pub fn title(&self, ability: &Ability) -> Option<String> {
        let form = ability.form;
        let title = match &ability.when {
            When::Action => self.of_form(form, "Action", "Action"),
            When::Resource => self.of_form(form, "Resource", "Ressource"),
            When::Interrupt(_) => self.of_form(form, "Interrupt", "Interruption"),
            When::Response(_) => self.of_form(form, "Response", "Réponse"),
            When::ForcedInterrupt(_) => say!(self, "Forced Interrupt", "Interruption forcée"),
            When::ForcedResponse(_) => say!(self, "Forced Response", "Réponse forcée"),
            When::Special => say!(self, "Special", "Spécial"),
            When::Revealed => self.while_in(form, "When Revealed", "Une fois révélée"),
            When::Defeated if self.printed().kind.is_scheme() => {
                self.while_in(form, "When Defeated", "Une fois déjouée")
            }
            When::Defeated => self.while_in(form, "When Defeated", "Une fois vaincu"),
            When::Boost => self.while_in(form, "Boost", "Boost"),
            When::Setup => say!(self, "Setup", "Mise en place"),
            When::Completed => return None,
        };
        let label = ability.label.map(|label| format!(" ({})", noun::label(label, self.language)));
        Some(format!("{title}{}", label.unwrap_or_default()))
    }

    /// `Hero Action`, `Action de héros`.
    fn of_form(&self, form: Option<Form>, en: &str, fr: &str) -> String {
        match form {
            None => say!(self, "{en}", "{fr}"),
            Some(Form::Hero) => say!(self, "Hero {en}", "{fr} de héros"),
            Some(Form::AlterEgo) => say!(self, "Alter-Ego {en}", "{fr} d’alter ego"),
        }
    }

    /// `When Revealed (Hero)`.
    fn while_in(&self, form: Option<Form>, en: &str, fr: &str) -> String {
        match form {
            None => say!(self, "{en}", "{fr}"),
            Some(Form::Hero) => say!(self, "{en} (Hero)", "{fr} (héros)"),
            Some(Form::AlterEgo) => say!(self, "{en} (Alter-Ego)", "{fr} (alter ego)"),
        }
    }

    /// Its own name in front of the title: `Spider-Sense — Interrupt`.
    fn full_title(&self, ability: &Ability) -> Option<String> {
        let name = ability.name.as_ref().map(|name| name.get(self.language).to_string());
        let both: Vec<String> = name.into_iter().chain(self.title(ability)).collect();
        (!both.is_empty()).then(|| both.join(" — "))
    }
}

/// Whether an effect replaces what would happen.
fn replaces(effects: &[Effect<Champions>]) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Do(Verb::Instead | Verb::DamageHere | Verb::TakeAsDamage | Verb::PreventAll) => true,
        Effect::Do(_) | Effect::Control(_) => false,
    })
}
