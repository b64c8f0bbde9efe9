//! How a program is started.

use std::fmt;

/// What starts a class in Python, for interpreters that do not have the package.
const RUNNER: &str = include_str!("../../python/python/tapis/bot.py");

/// A program with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// As it was written.
    written: String,
    pub(crate) program: String,
    pub(crate) arguments: Vec<String>,
}

impl fmt::Display for Command {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.written)
    }
}

impl Command {
    /// Reads `cmd:PROGRAM ARGUMENTS` or `python:MODULE:CLASS`; nothing if it is neither. The interpreter is `python3`, or
    /// what `TAPIS_PYTHON` names.
    pub fn read(text: &str) -> Option<Result<Command, String>> {
        if let Some(line) = text.strip_prefix("cmd:") {
            return Some(words(line).and_then(|mut words| {
                if words.is_empty() {
                    return Err("cmd: wants a program: cmd:./bot, \"cmd:node bot.js\"".to_string());
                }
                let program = words.remove(0);
                Ok(Command { written: text.to_string(), program, arguments: words })
            }));
        }
        let class = text.strip_prefix("python:")?;
        let parts: Vec<&str> = class.split(':').collect();
        let name = |part: &str| {
            let mut words = part.split('.');
            words.all(|word| !word.is_empty() && word.chars().all(|letter| letter.is_alphanumeric() || letter == '_'))
        };
        if parts.len() != 2 || !parts.iter().all(|part| name(part)) {
            return Some(Err(format!(
                "\"{text}\" names no class; write python:MODULE:CLASS, as in python:mybots:Careful"
            )));
        }
        let program = std::env::var("TAPIS_PYTHON").ok().filter(|name| !name.is_empty());
        Some(Ok(Command {
            written: text.to_string(),
            program: program.unwrap_or_else(|| "python3".to_string()),
            arguments: vec!["-u".to_string(), "-c".to_string(), RUNNER.to_string(), class.to_string()],
        }))
    }
}

/// The words of a command line: apart by spaces, held together by quotes of either kind.
fn words(line: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in line.chars() {
        match quote {
            Some(open) if letter == open => quote = None,
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    if let Some(quote) = quote {
        return Err(format!("cmd:{line}: a {quote} is not closed"));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_has_words() {
        assert_eq!(
            words("node  bot.js --name 'a b' \"\"").as_deref(),
            Ok(&["node", "bot.js", "--name", "a b", ""].map(String::from)[..])
        );
        assert!(words("bot 'open").is_err());
        assert!(Command::read("greedy").is_none());
        for wrong in ["cmd:", "cmd:  ", "python:mybots", "python::Class", "python:a:b:c", "python:a b:C"] {
            assert!(Command::read(wrong).expect("it is meant as a program").is_err(), "{wrong}");
        }
        let class = Command::read("python:my.bots:Careful").expect("a program").expect("a class");
        assert_eq!(class.arguments.last().map(String::as_str), Some("my.bots:Careful"));
    }
}
