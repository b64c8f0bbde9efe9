//! Saying phrases in French and in English.
//!
//! The texts lie in `locales/`, one file a game and language, and one for what all games share: the same key may mean
//! another thing in another game. Card names are said only to whoever knows the card.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::book::Language;
use kernel::erased::AnyGame;
use kernel::error::SetupError;
use kernel::phrase::{Fact, Phrase};
use kernel::refusal::Refusal;
use kernel::table::seats::Seat;
use kernel::words::french;

/// The texts of one language, with those of at most one game.
pub struct Speech {
    pub language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// To whom a phrase is said, and how the seats are called.
pub struct Listener<'a> {
    /// The game, for names of cards.
    pub game: &'a dyn AnyGame,
    /// The seat; nobody for a spectator.
    pub seat: Option<Seat>,
    /// The names of the seats; their letters where there is none.
    pub names: &'a [String],
    /// Whether everything is said, as after the end of a match.
    pub all: bool,
}

/// What stands for a `~` inside a value.
const UNTIED: &str = "\u{e000}";

/// A file of texts: its language, its game if it has one, where it lies, what it says.
type File = (Language, Option<&'static str>, &'static str, &'static str);

const FILES: &[File] = &[
    (Language::Fr, None, "locales/fr/table.ftl", include_str!("../../../locales/fr/table.ftl")),
    (Language::Fr, None, "locales/fr/server.ftl", include_str!("../../../locales/fr/server.ftl")),
    (Language::Fr, None, "locales/fr/lab.ftl", include_str!("../../../locales/fr/lab.ftl")),
    (Language::Fr, None, "locales/fr/terminal.ftl", include_str!("../../../locales/fr/terminal.ftl")),
    (Language::Fr, Some("shards"), "locales/fr/shards.ftl", include_str!("../../../locales/fr/shards.ftl")),
    (Language::Fr, Some("spoils"), "locales/fr/spoils.ftl", include_str!("../../../locales/fr/spoils.ftl")),
    (Language::Fr, Some("champions"), "locales/fr/champions.ftl", include_str!("../../../locales/fr/champions.ftl")),
    (Language::Fr, Some("ashes"), "locales/fr/ashes.ftl", include_str!("../../../locales/fr/ashes.ftl")),
    (
        Language::Fr,
        Some("dice-throne"),
        "locales/fr/dice-throne.ftl",
        include_str!("../../../locales/fr/dice-throne.ftl"),
    ),
    (Language::En, None, "locales/en/table.ftl", include_str!("../../../locales/en/table.ftl")),
    (Language::En, None, "locales/en/server.ftl", include_str!("../../../locales/en/server.ftl")),
    (Language::En, None, "locales/en/lab.ftl", include_str!("../../../locales/en/lab.ftl")),
    (Language::En, None, "locales/en/terminal.ftl", include_str!("../../../locales/en/terminal.ftl")),
    (Language::En, Some("shards"), "locales/en/shards.ftl", include_str!("../../../locales/en/shards.ftl")),
    (Language::En, Some("spoils"), "locales/en/spoils.ftl", include_str!("../../../locales/en/spoils.ftl")),
    (Language::En, Some("champions"), "locales/en/champions.ftl", include_str!("../../../locales/en/champions.ftl")),
    (Language::En, Some("ashes"), "locales/en/ashes.ftl", include_str!("../../../locales/en/ashes.ftl")),
    (
        Language::En,
        Some("dice-throne"),
        "locales/en/dice-throne.ftl",
        include_str!("../../../locales/en/dice-throne.ftl"),
    ),
];

impl Speech {
    /// The texts of a language that all games share.
    pub fn new(language: Language) -> Speech {
        Speech::with_files(language, None)
    }

    /// The texts of a language, with those of a game.
    pub fn of(language: Language, game: &str) -> Speech {
        Speech::with_files(language, Some(game))
    }

    fn with_files(language: Language, game: Option<&str>) -> Speech {
        let tag = language.to_string().parse().expect("a language has a tag");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let fits = |file: &&File| file.0 == language && (file.1.is_none() || file.1 == game);
        for (_, _, path, text) in FILES.iter().filter(fits) {
            let resource =
                FluentResource::try_new((*text).to_string()).unwrap_or_else(|(_, faults)| panic!("{path}: {faults:?}"));
            // A game may say a shared text in its own words.
            bundle.add_resource_overriding(resource);
        }
        Speech { language, bundle }
    }

    /// Whether there is a text for a key.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text of a key that only some games have.
    pub fn known(&self, key: &str) -> Option<String> {
        self.knows(key).then(|| self.text(key))
    }

    /// The words that a key lists; none if no game speaks of it.
    pub fn list(&self, key: &str) -> Vec<String> {
        self.known(key).map(|text| text.split_whitespace().map(str::to_string).collect()).unwrap_or_default()
    }

    /// The text of a key without facts; the key itself if there is none.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// The text of a key with some named values.
    pub fn with(&self, key: &str, values: &[(&str, &str)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            self.set(&mut args, name, (*value).to_string().into());
        }
        self.format(key, &args)
    }

    /// Says a phrase to somebody.
    pub fn say(&self, phrase: &Phrase, listener: &Listener) -> String {
        let mut args = FluentArgs::new();
        let mut word = "";
        for &(name, fact) in &phrase.facts {
            if name == "word"
                && let Fact::Word(found) = fact
            {
                word = found;
            }
            if let Fact::Seat(seat) = fact {
                let own = if Some(seat) == listener.seat { "you" } else { "other" };
                args.set(format!("{name}-is"), own);
            }
            self.set(&mut args, name, self.value(&fact, listener));
        }
        // Questions and options have a text for each word of the notation: `ask-banish`, `do-banish`.
        let key = match phrase.key {
            "ask" | "do" => format!("{}-{word}", phrase.key),
            key => key.to_string(),
        };
        crate::letters::end_once(self.format(&key, &args), self.language)
    }

    /// Says why a decision was not taken.
    pub fn refusal(&self, refusal: &Refusal, listener: &Listener) -> String {
        match refusal {
            Refusal::Ruled(reason) | Refusal::NotYourDecision { reason, .. } => {
                format!("{} ({})", self.say(&reason.phrase, listener), reason.rule)
            }
            Refusal::Unreadable(why) => self.with("unreadable", &[("why", why)]),
            Refusal::Over => self.text("match-is-over"),
        }
    }

    /// Says why a match could not be set up.
    pub fn setup_error(&self, error: &SetupError, game: &dyn AnyGame) -> String {
        let listener = Listener { game, seat: None, names: &[], all: true };
        let mut args = FluentArgs::new();
        for (name, fact) in &error.phrase.facts {
            self.set(&mut args, name, self.value(fact, &listener));
        }
        for (name, value) in &error.names {
            self.set(&mut args, name, value.clone().into());
        }
        if let Some(fault) = &error.fault {
            self.set(&mut args, "fault", self.say(fault, &listener).into());
        }
        let text = crate::letters::end_once(self.format(error.phrase.key, &args), self.language);
        match error.rule {
            Some(rule) => format!("{text} ({rule})"),
            None => text,
        }
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat, listener: &Listener) -> String {
        listener.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Names a value. A `~` in it is no tie, so it is put out of the way of [`french::tied`] until that has been.
    fn set(&self, args: &mut FluentArgs, name: &str, value: FluentValue<'static>) {
        let value = match value {
            FluentValue::String(text) if text.contains('~') => FluentValue::from(text.replace('~', UNTIED)),
            value => value,
        };
        args.set(name.to_string(), value);
    }

    fn value(&self, fact: &Fact, listener: &Listener) -> FluentValue<'static> {
        match fact {
            Fact::Number(number) => match number.finite() {
                Some(number) => FluentValue::from(number),
                None => FluentValue::from("∞"),
            },
            Fact::Seat(seat) => FluentValue::from(self.seat(*seat, listener)),
            Fact::Card(face, known) if listener.all || known.contains(listener.seat) => {
                FluentValue::from(listener.game.name(*face, self.language).to_string())
            }
            Fact::Card(_, _) => FluentValue::from(self.text("a-card")),
            Fact::Word(word) => FluentValue::from(self.text(&format!("word-{word}"))),
            Fact::Part(face, part) => {
                let name = listener.game.part_name(*face, *part, self.language);
                FluentValue::from(name.unwrap_or_default())
            }
            Fact::Way(node, way) => {
                FluentValue::from(listener.game.way_text(*node, *way, self.language).unwrap_or_default())
            }
            Fact::Law(face, law) => {
                FluentValue::from(listener.game.law_text(*face, *law, self.language).unwrap_or_default())
            }
        }
    }

    fn format(&self, key: &str, args: &FluentArgs) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_string();
        };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut faults);
        // Small words tied to a name take the form that it asks for: *de Blaise*, *d’Ada*, *du Vautour*.
        let text = if self.language == Language::Fr { french::tied(&text) } else { text.into_owned() };
        if text.contains(UNTIED) { text.replace(UNTIED, "~") } else { text }
    }
}

/// The files of one language with their texts.
pub fn texts(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().filter(move |file| file.0 == language).map(|file| (file.2, file.3))
}

/// The keys of one language that a game can say.
pub fn keys_of(language: Language, game: &str) -> Vec<String> {
    let files = FILES.iter().filter(|file| file.0 == language && (file.1.is_none() || file.1 == Some(game)));
    let lines = files.flat_map(|file| file.3.lines()).filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    lines.filter(|key| key.starts_with(|letter: char| letter.is_ascii_lowercase())).map(str::to_string).collect()
}

/// The keys of one language's files with their game, for the test that compares them.
pub fn keys(language: Language) -> Vec<String> {
    let mut keys: Vec<String> = FILES
        .iter()
        .filter(|file| file.0 == language)
        .flat_map(|file| file.3.lines().map(move |line| (file.1, line)))
        .filter_map(|(game, line)| line.split_once(" =").map(|(key, _)| (game, key)))
        .filter(|(_, key)| key.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .map(|(game, key)| format!("{} {key}", game.unwrap_or("table")))
        .collect();
    keys.sort();
    keys
}
