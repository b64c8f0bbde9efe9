//! How abilities are called: `Hero Action (attack)`, `Réponse forcée`.

use kernel::book::Language;

use super::noun;
use super::speaker::Speaker;
use crate::language::{Ability, Form, Kind, When};

impl Speaker<'_> {
    /// The title of an ability without its name; nothing if the text says it all.
    pub fn title(&self, ability: &Ability) -> Option<String> {
        let form = ability.form;
        let title = match &ability.when {
            When::Action => self.in_form_of(form, "Action", "Action"),
            When::Resource => self.in_form_of(form, "Resource", "Ressource"),
            When::Interrupt(_) => self.in_form_of(form, "Interrupt", "Interruption"),
            When::Response(_) => self.in_form_of(form, "Response", "Réponse"),
            When::ForcedInterrupt(_) => self.say("Forced Interrupt", "Interruption forcée"),
            When::ForcedResponse(_) => self.say("Forced Response", "Réponse forcée"),
            When::Special => self.say("Special", "Spécial"),
            When::Revealed => self.while_in(form, self.say("When Revealed", "Une fois révélée")),
            When::Defeated => {
                let defeated = match self.printed().kind {
                    Kind::MainScheme | Kind::SideScheme => "Une fois déjouée",
                    _ => "Une fois vaincu",
                };
                self.while_in(form, self.say("When Defeated", defeated))
            }
            When::Boost => self.while_in(form, "Boost".to_string()),
            When::Setup => self.say("Setup", "Mise en place"),
            When::Completed => return None,
        };
        Some(match ability.label {
            Some(label) => format!("{title} ({})", noun::label(label, self.language)),
            None => title,
        })
    }

    /// `Hero Action`, `Action de héros`.
    fn in_form_of(&self, form: Option<Form>, en: &str, fr: &str) -> String {
        match (form, self.language) {
            (None, _) => self.say(en, fr),
            (Some(Form::Hero), Language::En) => format!("Hero {en}"),
            (Some(Form::Hero), Language::Fr) => format!("{fr} de héros"),
            (Some(Form::AlterEgo), Language::En) => format!("Alter-Ego {en}"),
            (Some(Form::AlterEgo), Language::Fr) => format!("{fr} d’alter ego"),
        }
    }

    /// `When Revealed (Hero)`.
    fn while_in(&self, form: Option<Form>, title: String) -> String {
        match form {
            None => title,
            Some(Form::Hero) => self.say(format!("{title} (Hero)"), format!("{title} (héros)")),
            Some(Form::AlterEgo) => self.say(format!("{title} (Alter-Ego)"), format!("{title} (alter ego)")),
        }
    }

    /// Its own name in front of the title: `Spider-Sense — Interrupt`.
    pub fn full_title(&self, ability: &Ability) -> Option<String> {
        let name = ability.name.as_ref().map(|name| name.get(self.language));
        match (name, self.title(ability)) {
            (Some(name), Some(title)) => Some(format!("{name} — {title}")),
            (Some(name), None) => Some(name.to_string()),
            (None, title) => title,
        }
    }
}
