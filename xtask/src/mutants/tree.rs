//! A copy of the sources with every mutant in it, asleep.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::Mutant;

/// What is said to a program to wake a mutant.
pub const SWITCH: &str = "TAPIS_MUTANT";

/// The switch itself, added to the kernel's `lib.rs`.
const SWITCH_SOURCE: &str = r#"
/// Whether the mutant with this number is awake.
#[inline(never)]
pub fn mutant(number: usize) -> bool {
    static AWAKE: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
    *AWAKE.get_or_init(|| std::env::var("TAPIS_MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or(0)) == number
}
"#;

/// Makes the copy in `target/mutants/tree` anew; files that are the same stay as they are, so that little is built again.
pub fn copy(root: &Path, mutants: &[Mutant]) -> Result<PathBuf, String> {
    let copy = root.join("target/mutants/tree");
    let mut changed: BTreeMap<&str, String> = BTreeMap::new();
    for mutant in mutants {
        if !changed.contains_key(mutant.path.as_str()) {
            changed.insert(&mutant.path, read(&root.join(&mutant.path))?);
        }
    }
    let mut faults = Vec::new();
    for (path, source) in &mut changed {
        let mut places = Vec::new();
        for mutant in mutants.iter().filter(|mutant| mutant.path == *path) {
            match find(source, &mutant.text) {
                Ok(place) => places.push((place, mutant)),
                Err(fault) => faults.push(format!("{path}: {fault}")),
            }
        }
        *source = with_switches(source, places, path.starts_with("crates/kernel/"))?;
    }
    if !faults.is_empty() {
        return Err(faults.join("\n"));
    }
    let lib = "crates/kernel/src/lib.rs";
    changed.entry(lib).or_insert(read(&root.join(lib))?).push_str(SWITCH_SOURCE);
    for path in tracked(root)? {
        let target = copy.join(&path);
        match changed.get(path.as_str()) {
            Some(text) => write(&target, text.as_bytes())?,
            None => write(&target, &fs::read(root.join(&path)).map_err(|error| format!("{path}: {error}"))?)?,
        }
    }
    Ok(copy)
}

/// Where the part between « and » stands in a source; the whole text must stand there exactly once.
pub fn find(source: &str, text: &str) -> Result<Range<usize>, String> {
    let (before, rest) = text.split_once('«').unwrap_or((text, ""));
    let (part, after) = rest.split_once('»').unwrap_or_default();
    let mut found = source.char_indices().filter_map(|(start, _)| {
        let begin = matched(source, start, before)?;
        let end = matched(source, begin, part)?;
        matched(source, end, after).map(|_| begin..end)
    });
    match (found.next(), found.next()) {
        (Some(place), None) => Ok(place),
        (None, _) => Err(format!("`{text}` does not stand there")),
        (Some(_), Some(_)) => Err(format!("`{text}` stands there more than once")),
    }
}

/// The end of a text that stands at a place, one stretch of white space being as good as another.
fn matched(source: &str, start: usize, text: &str) -> Option<usize> {
    let mut rest = &source[start..];
    let mut wanted = text;
    while let Some(letter) = wanted.chars().next() {
        if letter.is_whitespace() {
            let trimmed = rest.trim_start();
            if trimmed.len() == rest.len() {
                return None;
            }
            (rest, wanted) = (trimmed, wanted.trim_start());
        } else {
            rest = rest.strip_prefix(letter)?;
            wanted = &wanted[letter.len_utf8()..];
        }
    }
    Some(source.len() - rest.len())
}

/// A source with a branch at each place: a statement where the part ends in `;`, an expression elsewhere.
fn with_switches(source: &str, mut places: Vec<(Range<usize>, &Mutant)>, kernel: bool) -> Result<String, String> {
    places.sort_by_key(|(place, _)| (place.start, place.end));
    let mut made = String::new();
    let mut done = 0;
    for at_place in places.chunk_by(|(one, _), (other, _)| one == other) {
        let (place, first) = &at_place[0];
        let part = &source[place.clone()];
        let rest = source[done..].get(..place.start.wrapping_sub(done));
        let before = rest.ok_or_else(|| format!("{}: overlaps with another", first.name()))?;
        let krate = krate(kernel);
        let mut switch = String::new();
        for (_, mutant) in at_place {
            let ways = [(mutant.number, mutant.instead.as_str())].into_iter().chain(mutant.opposite());
            for (number, instead) in ways {
                switch.push_str(&format!("if {krate}::mutant({number}) {{ {instead} }} else "));
            }
        }
        let switch = format!("{switch}{{ {part} }}");
        made.push_str(before);
        made.push_str(&if part.ends_with(';') { switch } else { format!("({switch})") });
        done = place.end;
    }
    made.push_str(&source[done..]);
    Ok(made)
}

fn krate(kernel: bool) -> &'static str {
    if kernel { "crate" } else { "kernel" }
}

/// The files of the project, without the browser's client, which no rule needs.
fn tracked(root: &Path) -> Result<Vec<String>, String> {
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let list = git.output().map_err(|error| format!("git: {error}"))?;
    let names = String::from_utf8_lossy(&list.stdout).into_owned();
    let wanted = |name: &&str| !name.starts_with("web/") && root.join(name).is_file();
    Ok(names.lines().filter(wanted).map(str::to_string).collect())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &[u8]) -> Result<(), String> {
    if fs::read(path).is_ok_and(|there| there == text) {
        return Ok(());
    }
    let told = |error| format!("{}: {error}", path.display());
    fs::create_dir_all(path.parent().expect("a file lies in a folder")).map_err(told)?;
    fs::write(path, text).map_err(told)
}
