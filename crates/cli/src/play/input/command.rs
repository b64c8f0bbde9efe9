//! What can be typed besides answers, in both languages.

use catalog::habits::Pay;
use kernel::book::Language;

use crate::play::display::text::fold;

/// Something typed that is no answer to the question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// What can be typed.
    Help,
    /// Why a card can or cannot be used; without a name, what is asked.
    Why(String),
    /// A card in full.
    Card(String),
    /// A rule by its id, or rules with a word.
    Rules(String),
    /// What has happened; the number of paragraphs, or all.
    Log(String),
    /// The table, or one zone in full.
    Table(String),
    /// Gives every answer that begins with a word, one after the other.
    All(String),
    /// Takes the last decision of a person back.
    Undo,
    /// Writes the record.
    Save(String),
    /// Gives up.
    Concede,
    /// Leaves.
    Quit,
    /// Speaks another language.
    Language(String),
    /// When to be asked where passing is an answer.
    Respond(String),
    /// Passes everything until the next turn begins.
    PassTurn,
    /// Who chooses with what to pay.
    Pay(Pay),
    /// Whether the game chooses what comes first.
    Order(bool),
    /// What is answered without asking.
    Settings,
    /// The best answers, after so many seconds of thought.
    Hint(String),
    /// All answers with what they are worth, after so many seconds of thought.
    Analysis(String),
    /// How likely is what the dice may still bring; with the dice that would be kept.
    Odds(String),
    /// How the match went, and which decisions cost most.
    Review,
}

/// The words of a command, folded, and what they make of the rest of the line.
type Spelling = (&'static [&'static str], fn(String) -> Command);

const SPELLINGS: &[Spelling] = &[
    (&["help", "aide", "h"], |_| Command::Help),
    (&["?", "why", "pourquoi"], Command::Why),
    (&["card", "carte", "c"], Command::Card),
    (&["rules", "rule", "regles", "regle", "ru"], Command::Rules),
    (&["log", "journal", "l"], Command::Log),
    (&["table", "t"], Command::Table),
    (&["all", "tout"], Command::All),
    (&["undo", "annuler", "u"], |_| Command::Undo),
    (&["save", "sauver", "s"], Command::Save),
    (&["concede", "abandonner"], |_| Command::Concede),
    (&["quit", "quitter", "exit", "q"], |_| Command::Quit),
    (&["lang", "langue", "language"], Command::Language),
    (&["respond", "response", "responses", "repondre", "reponse", "reponses"], Command::Respond),
    (&["settings", "setting", "reglages", "reglage"], |_| Command::Settings),
    (&["hint", "conseil", "indice"], Command::Hint),
    (&["analysis", "analyse", "analyze"], Command::Analysis),
    (&["odds", "chances"], Command::Odds),
    (&["review", "bilan"], |_| Command::Review),
];

/// Two words that make a command, while the first alone or with another is an answer.
const PAIRS: &[(&[&str], &[&str], Command)] = &[
    (&["pass", "passer", "passe"], &["turn", "the turn", "tour", "le tour"], Command::PassTurn),
    (&["pay", "payer"], AUTO, Command::Pay(Pay::Auto)),
    (&["pay", "payer"], ASK, Command::Pay(Pay::Due)),
    (&["pay", "payer"], MORE, Command::Pay(Pay::More)),
    (&["order", "ordre"], AUTO, Command::Order(true)),
    (&["order", "ordre"], ASK, Command::Order(false)),
];

const AUTO: &[&str] = &["auto", "automatic", "automatique"];
const ASK: &[&str] = &["ask", "demander", "demande"];
const MORE: &[&str] = &["more", "plus"];

impl Command {
    /// Reads a command; nothing if the first word is none.
    pub fn read(typed: &str) -> Option<Command> {
        let typed = typed.trim();
        if let Some(rest) = typed.strip_prefix('?') {
            return Some(Command::Why(rest.trim().to_string()));
        }
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let word = fold(word);
        let folded = fold(rest.trim());
        let pair =
            PAIRS.iter().find(|(first, second, _)| first.contains(&word.as_str()) && second.contains(&folded.as_str()));
        if let Some((_, _, command)) = pair {
            return Some(command.clone());
        }
        let (_, make) = SPELLINGS.iter().find(|(words, _)| words.contains(&word.as_str()))?;
        Some(make(rest.trim().to_string()))
    }
}

/// The commands of a language that begin with a word.
pub fn beginning(typed: &str, language: Language) -> Vec<&'static str> {
    let words: &[&str] = match language {
        Language::Fr => &[
            "aide",
            "pourquoi",
            "carte",
            "règle",
            "journal",
            "table",
            "annuler",
            "sauver",
            "abandonner",
            "quitter",
            "langue",
            "tout",
            "réponse",
            "réglages",
            "conseil",
            "analyse",
            "chances",
            "bilan",
        ],
        Language::En => &[
            "help", "why", "card", "rules", "log", "table", "undo", "save", "concede", "quit", "lang", "all",
            "respond", "settings", "hint", "analysis", "odds", "review",
        ],
    };
    let typed = fold(typed);
    words.iter().copied().filter(|word| !typed.is_empty() && fold(word).starts_with(&typed)).collect()
}

/// A plain yes or no, in both languages.
pub fn yes_or_no(typed: &str) -> Option<bool> {
    match fold(typed.trim()).as_str() {
        "y" | "yes" | "o" | "oui" => Some(true),
        "n" | "no" | "non" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_and_short_forms() {
        assert_eq!(Command::read(" Aide "), Some(Command::Help));
        assert_eq!(Command::read("h"), Some(Command::Help));
        assert_eq!(Command::read("?cristal"), Some(Command::Why("cristal".to_string())));
        assert_eq!(Command::read("règle soi-play-1"), Some(Command::Rules("soi-play-1".to_string())));
        assert_eq!(Command::read("save my file.json"), Some(Command::Save("my file.json".to_string())));
        assert_eq!(Command::read("réponse jamais"), Some(Command::Respond("jamais".to_string())));
        assert_eq!(Command::read("réglages"), Some(Command::Settings));
        assert_eq!(Command::read("hint"), Some(Command::Hint(String::new())));
        assert_eq!(Command::read("Conseil 3"), Some(Command::Hint("3".to_string())));
        assert_eq!(Command::read("analyse 10"), Some(Command::Analysis("10".to_string())));
        assert_eq!(Command::read("bilan"), Some(Command::Review));
        for typed in ["pass turn", "Passer le tour"] {
            assert_eq!(Command::read(typed), Some(Command::PassTurn));
        }
        assert_eq!(Command::read("pay ask"), Some(Command::Pay(Pay::Due)));
        assert_eq!(Command::read("Payer plus"), Some(Command::Pay(Pay::More)));
        assert_eq!(Command::read("ordre auto"), Some(Command::Order(true)));
        for answer in ["pay", "pass", "pay with rage", "passer", "payer avec", "order", "play crystal"] {
            assert_eq!(Command::read(answer), None, "{answer}");
        }
        assert_eq!(Command::read(""), None);
    }

    #[test]
    fn every_offered_command_is_one() {
        for language in Language::ALL {
            for letter in 'a'..='z' {
                for word in beginning(&letter.to_string(), language) {
                    assert!(Command::read(word).is_some(), "{word}");
                }
            }
        }
        assert_eq!(beginning("a", Language::Fr), ["aide", "annuler", "abandonner", "analyse"]);
        assert_eq!(beginning("a", Language::En), ["all", "analysis"]);
    }

    #[test]
    fn yes_in_both_languages() {
        assert_eq!(yes_or_no("Oui"), Some(true));
        assert_eq!(yes_or_no("n"), Some(false));
        assert_eq!(yes_or_no("perhaps"), None);
    }
}
