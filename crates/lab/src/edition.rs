//! Options of matches as they are written: `NAME=VALUE`, where `*` stands for every value.

use kernel::erased::AnyGame;

use crate::plan::Options;

/// The options of one match, each given once.
pub fn read(texts: &[String]) -> Result<Options, String> {
    let mut chosen = Options::new();
    for text in texts {
        let (name, value) = split(text)?;
        if chosen.insert(name.to_string(), value.to_string()).is_some() {
            return Err(format!("the option {name} is given twice"));
        }
    }
    Ok(chosen)
}

/// The options of several matches: `NAME=*` stands for one with each value.
pub fn spread(game: &dyn AnyGame, texts: &[String]) -> Result<Vec<Options>, String> {
    let mut found = vec![Options::new()];
    for text in texts {
        let (name, value) = split(text)?;
        let values: Vec<&str> = match (value, game.editions().iter().find(|option| option.name == name)) {
            ("*", Some(option)) => option.ids(),
            ("*", None) => {
                let known: Vec<&str> = game.editions().iter().map(|option| option.name).collect();
                return Err(format!("no option called \"{name}\"; there are: {}", known.join(", ")));
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

fn split(text: &str) -> Result<(&str, &str), String> {
    text.split_once('=').ok_or_else(|| format!("an option is NAME=VALUE, not \"{text}\""))
}
