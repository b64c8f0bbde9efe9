//! The pages of words are what sources and cards give. `WORDS=update` writes them anew.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use catalog::{Catalog, GameEntry, words};
use kernel::book::Language;
use kernel::table::cards::FaceId;
use testkit::data;

/// A word as its source declares it: `Draw(u8)`.
struct Word {
    form: String,
    meaning: String,
}

/// A list of words, or a word with named parts.
struct List {
    name: String,
    about: String,
    words: Vec<Word>,
}

/// The lists that a source declares, with their doc comments. What no card file can write is left out.
fn lists(source: &str) -> Vec<List> {
    let mut found: Vec<List> = Vec::new();
    let (mut docs, mut derived, mut skipped) = (Vec::new(), false, false);
    let mut inside = false;
    for line in source.lines() {
        let text = line.trim();
        if let Some(doc) = text.strip_prefix("///") {
            docs.push(doc.trim().to_string());
        } else if text.starts_with("#[") {
            derived |= text.contains("Deserialize");
            skipped |= text.contains("serde(skip");
        } else if let Some(name) = ["pub enum ", "pub struct "].iter().find_map(|head| text.strip_prefix(head)) {
            let is_macro = line.starts_with(' ');
            inside = (derived || is_macro) && text.ends_with('{');
            if inside {
                let name = name.split([' ', '<']).next().unwrap_or_default().to_string();
                found.push(List { name, about: docs.join(" "), words: Vec::new() });
            }
            (docs, derived, skipped) = (Vec::new(), false, false);
        } else if text == "}" || text.starts_with("impl") || text.starts_with("fn ") || text.starts_with("pub fn ") {
            inside &= text != "}" || line.starts_with("        ");
            docs.clear();
            skipped = false;
        } else if inside && !text.is_empty() && !text.starts_with("//") {
            let word = text.trim_start_matches("pub ").trim_end_matches(',').trim_end_matches(" {");
            let form = word.split(" = ").next().unwrap_or_default().replace("<G>", "").replace("G::", "");
            if let (false, false, Some(list)) = (skipped, docs.is_empty() && !form_is_word(&form), found.last_mut()) {
                list.words.push(Word { form, meaning: docs.join(" ") });
            }
            docs.clear();
            skipped = false;
        }
    }
    found.retain(|list| !list.words.is_empty());
    found
}

fn form_is_word(form: &str) -> bool {
    form.starts_with(|letter: char| letter.is_ascii_uppercase()) && !form.contains([';', '.'])
}

/// The sources of the words: the kernel's, then the game's.
fn sources(game: &str) -> Vec<PathBuf> {
    let folder = data::root().join("crates/games").join(game).join("src");
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder.join("language")).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    found.sort();
    let single = folder.join("language.rs");
    found.extend(Some(single).filter(|path| path.is_file()));
    found.insert(0, data::root().join("crates/kernel/src/effect/tree.rs"));
    found
}

fn is_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn name_of(form: &str) -> &str {
    &form[..form.find(|letter| !is_name(letter)).unwrap_or(form.len())]
}

/// What a list is called where a word or a part says what may stand in it.
fn called(list: &str) -> Vec<&str> {
    match list {
        "Control" | "Verb" => vec![list, "Effect"],
        "Logic" | "Test" => vec![list, "Condition"],
        _ => vec![list],
    }
}

/// Where a word stands in a card file: inside the brackets of another, as a named part of it.
#[derive(Default)]
struct Around<'a> {
    word: Option<&'a str>,
    part: Option<&'a str>,
}

fn around(text: &str, at: usize) -> Around<'_> {
    let (mut depth, mut quoted, mut apart) = (0, false, false);
    let mut found = Around::default();
    for (place, letter) in text[..at].char_indices().rev() {
        let before = || {
            let name = text[..place].rsplit(|letter| !is_name(letter)).next();
            name.filter(|name| !name.is_empty())
        };
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            ')' | ']' => depth += 1,
            '(' | '[' if depth > 0 => depth -= 1,
            '[' => apart = false,
            '(' => match before() {
                Some(word) => return Around { word: Some(word), ..found },
                None => apart = false,
            },
            ',' if depth == 0 => apart = true,
            ':' if depth == 0 && !apart && found.part.is_none() => found.part = before(),
            _ => {}
        }
    }
    found
}

/// Whether what stands there can be of a list: yes, no, or nobody says.
fn can_be_of(all: &[List], list: &str, around: &Around) -> Option<bool> {
    let place = around.part.or(around.word)?;
    let is_part = around.part.is_some();
    let forms = all.iter().flat_map(|list| &list.words).filter(|word| {
        let rest = &word.form[name_of(&word.form).len()..];
        name_of(&word.form) == place && rest.starts_with(if is_part { ':' } else { '(' })
    });
    let mut known = forms.map(|word| &word.form[place.len()..]).peekable();
    known.peek()?;
    Some(known.any(|form| form.split(|letter| !is_name(letter)).any(|name| called(list).contains(&name))))
}

/// The shortest entry of the card files that uses a word of a list. Where the same name stands in several lists, what is around
/// it tells which one is meant.
fn example<'a>(entries: &'a [(String, String)], all: &[List], list: &List, form: &str) -> Option<&'a str> {
    let name = name_of(form);
    let named = name.starts_with(|letter: char| letter.is_ascii_lowercase());
    let opens = form[name.len()..].starts_with('(');
    let fits = |text: &str| {
        let places = text.match_indices(name).filter(|(start, _)| {
            let inside = |letter: char| is_name(letter) || letter == '"' || letter == '-';
            let (before, after) = (&text[..*start], &text[start + name.len()..]);
            let whole = !before.ends_with(inside) && !after.starts_with(inside);
            whole && if named { after.starts_with(':') } else { after.starts_with('(') == opens }
        });
        let meant = places.filter_map(|(start, _)| {
            let mut around = around(text, start);
            around.part = around.part.filter(|_| !named);
            match can_be_of(all, &list.name, &around) {
                Some(false) => None,
                known => Some(known.is_none()),
            }
        });
        meant.min()
    };
    let fitting = entries.iter().filter_map(|(id, text)| fits(text).map(|unknown| (unknown, text.len(), id)));
    fitting.min().map(|(.., id)| id.as_str())
}

/// The cards of a game as they are written, by id.
fn entries(game: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for source in data::files(&format!("cards/{game}"), "ron") {
        for text in source.text.split("\n    (").skip(1) {
            if let Some(id) = text.split("id: \"").nth(1).and_then(|rest| rest.split('"').next()) {
                found.push((id.to_string(), text.to_string()));
            }
        }
    }
    found
}

fn page(title: &GameEntry) -> String {
    let game = title.game.id();
    let cards = entries(game);
    let texts = |id: &str| {
        let face = (0..title.game.faces()).map(|number| FaceId(number as u16));
        let face = face.into_iter().find(|face| title.game.card_text(*face, Language::En).slug == id)?;
        let said = |language| title.game.card_text(face, language).text.join(" ");
        Some((said(Language::En), said(Language::Fr))).filter(|(english, _)| !english.is_empty())
    };
    let mut page = format!(
        "# The words of {game}\n\nMade from the sources and the cards by a test of the catalog (`WORDS=update`); \
         `tapis words {game} WORD` prints one entry.\n"
    );
    let read = |path: &PathBuf| lists(&fs::read_to_string(path).expect("a source is text"));
    let all: Vec<List> = sources(game).iter().flat_map(read).collect();
    for list in &all {
        let _ = writeln!(page, "\n## {}\n\n{}", list.name, list.about);
        for word in &list.words {
            let _ = writeln!(page, "\n{}{}`\n", words::ENTRY, word.form);
            if !word.meaning.is_empty() {
                let _ = writeln!(page, "{}", word.meaning);
            }
            if let Some((id, (english, french))) =
                example(&cards, &all, list, &word.form).and_then(|id| Some((id, texts(id)?)))
            {
                let _ = writeln!(page, "- {id}: {english}\n- {id} : {french}");
            }
        }
    }
    page
}

#[test]
fn pages_of_words_are_current() {
    let catalog = Catalog::load(None).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    for title in &catalog.titles {
        let game = title.game.id();
        let (path, made) = (data::root().join(format!("docs/words-{game}.md")), page(title));
        if std::env::var("WORDS").is_ok_and(|wish| wish == "update") {
            fs::write(&path, &made).expect("a page can be written");
        }
        let there = fs::read_to_string(&path).unwrap_or_default();
        let differs = made.lines().zip(there.lines()).find(|(made, there)| made != there);
        assert!(there == made, "{} is not current ({differs:?}); run with WORDS=update", path.display());
    }
}

#[test]
fn a_word_is_found_by_its_name() {
    let page = words::page("shards").expect("a page");
    let found = words::find(page, "draw").expect("a word");
    assert!(found.iter().any(|entry| entry.contains("Draw(u8)") && entry.contains("Draw so many cards")), "{found:?}");
    assert!(words::find(page, "Drow").expect_err("no word").contains("did you mean `Draw`?"));
    assert!(words::page("chess").is_err());
}
