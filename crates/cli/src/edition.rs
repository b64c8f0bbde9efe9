//! Options of a match as they are typed: `--option NAME=VALUE`, where `*` stands for every value.

use std::collections::BTreeMap;

use kernel::erased::AnyGame;

use crate::output::Failure;

/// The options of one match.
pub type Chosen = BTreeMap<String, String>;

/// The options of one match, each given once.
pub fn read(texts: &[String]) -> Result<Chosen, Failure> {
    let mut chosen = Chosen::new();
    for text in texts {
        let (name, value) = split(text)?;
        if chosen.insert(name.to_string(), value.to_string()).is_some() {
            return Err(Failure::Misuse(format!("the option {name} is given twice")));
        }
    }
    Ok(chosen)
}

/// The options of several matches: `NAME=*` stands for one with each value.
pub fn spread(game: &dyn AnyGame, texts: &[String]) -> Result<Vec<Chosen>, Failure> {
    let mut found = vec![Chosen::new()];
    for text in texts {
        let (name, value) = split(text)?;
        let values: Vec<&str> = match (value, game.editions().iter().find(|option| option.name == name)) {
            ("*", Some(option)) => option.ids(),
            ("*", None) => {
                let known: Vec<&str> = game.editions().iter().map(|option| option.name).collect();
                let what = format!("no option called \"{name}\"; there are: {}", known.join(", "));
                return Err(Failure::Misuse(what));
            }
            _ => vec![value],
        };
        found = found
            .into_iter()
            .flat_map(|chosen| {
                values.iter().map(move |value| {
                    let mut chosen = chosen.clone();
                    chosen.insert(name.to_string(), (*value).to_string());
                    chosen
                })
            })
            .collect();
    }
    Ok(found)
}

fn split(text: &str) -> Result<(&str, &str), Failure> {
    text.split_once('=').ok_or_else(|| Failure::Misuse(format!("an option is NAME=VALUE, not \"{text}\"")))
}
