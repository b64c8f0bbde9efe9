//! The files that games are made of: those inside the program, and those a user adds.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read};
use std::path::Path;

use kernel::book::Source;
use kernel::effect::load::unknown;
use rust_embed::RustEmbed;

/// The largest file that is read from a user's folder, in bytes.
const LARGEST: u64 = 8 * 1024 * 1024;

#[derive(RustEmbed)]
#[folder = "../../cards/"]
#[prefix = "cards/"]
struct Cards;

#[derive(RustEmbed)]
#[folder = "../../bots/"]
#[prefix = "bots/"]
struct Bots;

#[derive(RustEmbed)]
#[folder = "../../decks/"]
#[prefix = "decks/"]
struct Decks;

#[derive(RustEmbed)]
#[folder = "../../lessons/"]
#[prefix = "lessons/"]
struct Lessons;

#[derive(RustEmbed)]
#[folder = "../../puzzles/"]
#[prefix = "puzzles/"]
struct Puzzles;

#[derive(RustEmbed)]
#[folder = "../../rules/"]
#[prefix = "rules/"]
struct Rules;

#[derive(RustEmbed)]
#[folder = "../../scenarios/"]
#[prefix = "scenarios/"]
struct Scenarios;

/// How files of nets end.
const NET: &str = ".safetensors";

/// The folders of a user's folder.
const PARTS: [&str; 4] = ["bots", "cards", "decks", "scenarios"];

/// All data files, those of the program first.
pub struct Data {
    /// A user's file has the path `shown path::path in the layout`.
    pub(crate) files: Vec<Source>,
}

impl Data {
    /// Reads what the program ships and what a folder of the same layout adds: `cards/GAME/*.ron`,
    /// `decks/GAME/*.ron`, `scenarios/GAME/*.scn`.
    pub fn read(folder: Option<&Path>) -> Result<Data, Vec<String>> {
        let mut files = Vec::new();
        let mut faults = Vec::new();
        embedded::<Bots>(&mut files, &mut faults);
        embedded::<Cards>(&mut files, &mut faults);
        embedded::<Decks>(&mut files, &mut faults);
        embedded::<Lessons>(&mut files, &mut faults);
        embedded::<Puzzles>(&mut files, &mut faults);
        embedded::<Rules>(&mut files, &mut faults);
        embedded::<Scenarios>(&mut files, &mut faults);
        files.sort_by(|left, right| left.path.cmp(&right.path));
        if let Some(folder) = folder {
            if !folder.is_dir() {
                return Err(vec![format!("{}: no such folder", folder.display())]);
            }
            misplaced(folder, &mut faults);
            let mut added = Vec::new();
            for part in PARTS {
                walk(&folder.join(part), &format!("{part}/"), &mut added, &mut faults);
            }
            added.sort_by(|left, right| left.path.cmp(&right.path));
            let (replacing, added): (Vec<Source>, Vec<Source>) = added.into_iter().partition(replaces);
            files.extend(added);
            let mut data = Data { files };
            for source in replacing {
                let game = source.path.rsplit('/').nth(1).unwrap_or_default().to_string();
                faults.extend(data.change(&game, &shown(source)).err().into_iter().flatten());
            }
            return if faults.is_empty() { Ok(data) } else { Err(faults) };
        }
        if faults.is_empty() { Ok(Data { files }) } else { Err(faults) }
    }

    fn sources_under(&self, start: &str, ending: &str) -> Vec<Source> {
        let in_folder = |source: &&Source| {
            let path = source.path.rsplit_once("::").map_or(source.path.as_str(), |(_, path)| path);
            path.starts_with(start) && path.ends_with(ending)
        };
        self.files.iter().filter(in_folder).cloned().map(shown).collect()
    }

    /// The card files of a game.
    pub fn cards(&self, game: &str) -> Vec<Source> {
        self.sources_under(&format!("cards/{game}/"), ".ron")
    }

    /// The deck files of a game.
    pub fn decks(&self, game: &str) -> Vec<Source> {
        self.sources_under(&format!("decks/{game}/"), ".ron")
    }

    /// The scenario files of a game.
    pub fn scenarios(&self, game: &str) -> Vec<Source> {
        self.sources_under(&format!("scenarios/{game}/"), ".scn")
    }

    /// The lessons of a game; empty if there are none.
    pub fn lessons(&self, game: &str) -> Source {
        let path = format!("lessons/{game}.scn");
        let found = self.sources_under(&path, ".scn").into_iter().next();
        found.unwrap_or(Source { path, text: String::new() })
    }

    /// The bots of a game; a user's own file replaces that of the program.
    pub fn bots(&self, game: &str) -> Source {
        let path = format!("bots/{game}.ron");
        let found = self.sources_under(&path, ".ron").into_iter().next_back();
        found.unwrap_or(Source { path, text: "(weights: {}, levels: [])".to_string() })
    }

    /// The net in a file that lies beside a file of bots.
    pub fn net(&self, bots: &str, name: &str) -> Option<Vec<u8>> {
        if name.contains(['/', '\\']) || !name.ends_with(NET) {
            return None;
        }
        let beside = Path::new(bots).with_file_name(name);
        match is_shipped(bots) {
            true => Bots::get(beside.to_str()?).map(|file| file.data.into_owned()),
            false => read_bytes(&beside, LARGEST).ok(),
        }
    }

    /// The puzzles of a game; empty if there are none.
    pub fn puzzles(&self, game: &str) -> Source {
        self.only(format!("puzzles/{game}.jsonl"))
    }

    /// The order of a rulebook's chapters; empty if there is none.
    pub fn chapters(&self, game: &str) -> Source {
        self.only(format!("rules/chapters/{game}.txt"))
    }

    /// The words and signs of a game's cards; empty if there are none.
    pub fn terms(&self, game: &str) -> Source {
        self.only(format!("rules/terms/{game}.tsv"))
    }

    /// What is explained in a first match; empty if nothing is.
    pub fn guide(&self, game: &str) -> Source {
        self.only(format!("lessons/guide/{game}.tsv"))
    }

    fn only(&self, path: String) -> Source {
        let found = self.sources_under(&path, "").into_iter().next();
        found.unwrap_or(Source { path, text: String::new() })
    }

    /// The ledger of a game; empty if there is none.
    pub fn ledger(&self, game: &str) -> Source {
        let path = format!("rules/{game}.tsv");
        let found = self.sources_under(&path, ".tsv").into_iter().next();
        found.unwrap_or(Source { path, text: String::new() })
    }

    /// The rulings of a game; empty if there are none.
    pub fn rulings(&self, game: &str) -> Source {
        let path = format!("rules/rulings/{game}.tsv");
        let found = self.sources_under(&path, ".tsv").into_iter().next();
        found.unwrap_or(Source { path, text: String::new() })
    }
}

/// What lies in a user's folder, as a number that changes with every file.
pub(crate) fn fingerprint(folder: &Path) -> u64 {
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    for part in PARTS {
        walk(&folder.join(part), &format!("{part}/"), &mut files, &mut faults);
    }
    misplaced(folder, &mut faults);
    let mut files: Vec<(String, String)> = files.into_iter().map(|source| (source.path, source.text)).collect();
    files.sort();
    let mut hasher = DefaultHasher::new();
    (files, faults).hash(&mut hasher);
    hasher.finish()
}

/// Whether a path in a message belongs to the program's own data.
pub fn is_shipped(path: &str) -> bool {
    ["bots/", "cards/", "decks/", "lessons/", "rules/", "scenarios/"].iter().any(|folder| path.starts_with(folder))
}

/// A user's file is kept as `shown path::path in the layout`; messages show the first.
fn shown(mut source: Source) -> Source {
    if let Some((shown, _)) = source.path.rsplit_once("::") {
        source.path = shown.to_string();
    }
    source
}

fn embedded<E: RustEmbed>(files: &mut Vec<Source>, faults: &mut Vec<String>) {
    for path in E::iter().filter(|path| !path.ends_with(NET)) {
        let Some(file) = E::get(&path) else { continue };
        match String::from_utf8(file.data.into_owned()) {
            Ok(text) => files.push(Source { path: path.to_string(), text }),
            Err(error) => faults.push(format!("{path}: not UTF-8 at byte {}", error.utf8_error().valid_up_to())),
        }
    }
}

/// Whether a user's card file holds cards that take the places of others: its name begins with `replace`.
fn replaces(source: &Source) -> bool {
    let layout = source.path.rsplit_once("::").map_or("", |(_, layout)| layout);
    layout.starts_with("cards/") && layout.rsplit('/').next().is_some_and(|name| name.starts_with("replace"))
}

/// Names every file of a user's folder that is not read because of where it lies or how it is called. Notes (`.md`, `.txt`)
/// and what an editor leaves behind are nobody's mistake; `mine.ron.txt`, as some editors save it, is one.
fn misplaced(folder: &Path, faults: &mut Vec<String>) {
    let name_of = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let entries = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().collect::<Vec<_>>();
    let is_note = |name: &str| {
        let note = [".md", ".txt"].iter().any(|ending| name.ends_with(ending));
        name.starts_with('.') || name.ends_with('~') || (note && !name.contains(".ron.") && !name.contains(".scn."))
    };
    let is_data = |name: &str| [".ron", ".scn"].iter().any(|ending| name.ends_with(ending));
    for entry in entries(folder) {
        let (name, path) = (name_of(&entry), entry.path());
        if path.is_dir() && !PARTS.contains(&name.as_str()) {
            if let Some(near) = kernel::effect::load::nearest(&name, &PARTS) {
                faults.push(format!("{}: is not read; did you mean `{near}`?", path.display()));
            }
        } else if path.is_file() && is_data(&name) {
            let what = "is not read; card files lie in cards/GAME, decks in decks/GAME, scenarios in scenarios/GAME";
            faults.push(format!("{}: {what}", path.display()));
        }
    }
    for (part, ending) in [("cards", ".ron"), ("decks", ".ron"), ("scenarios", ".scn")] {
        for entry in entries(&folder.join(part)) {
            let (name, path) = (name_of(&entry), entry.path());
            if path.is_dir() && !crate::GAMES.contains(&name.as_str()) {
                faults.push(format!("{}: {}", path.display(), unknown("game", &name, crate::GAMES)));
            } else if path.is_file() && !is_note(&name) {
                faults.push(format!("{}: is not read; it belongs into a folder {part}/GAME", path.display()));
            }
            let inside = if path.is_dir() { entries(&path) } else { Vec::new() };
            for entry in inside.iter().filter(|entry| entry.path().is_file()) {
                let name = name_of(entry);
                if !is_note(&name) && !name.ends_with(ending) {
                    let path = entry.path();
                    faults.push(format!("{}: is not read; files of {part} end in `{ending}`", path.display()));
                }
            }
        }
    }
}

fn walk(folder: &Path, layout: &str, files: &mut Vec<Source>, faults: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            walk(&path, &format!("{layout}{name}/"), files, faults);
        } else if [".ron", ".scn"].iter().any(|ending| name.ends_with(ending)) {
            // Opening a pipe would wait for somebody to write into it.
            if !path.is_file() {
                faults.push(format!("{}: not a file that can be read from beginning to end", path.display()));
                continue;
            }
            match read_text(&path, LARGEST) {
                // `tapis deck import .. > FILE` makes an empty file before it looks at the folder.
                Ok(text) if text.is_empty() => {}
                Ok(text) => files.push(Source { path: format!("{}::{layout}{name}", path.display()), text }),
                Err(fault) => faults.push(format!("{}: {fault}", path.display())),
            }
        }
    }
}

/// Reads a file of at most so many bytes.
fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, String> {
    let fault = |error: io::Error| error.to_string();
    let file = fs::File::open(path).map_err(fault)?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).map_err(fault)?;
    if bytes.len() as u64 > most {
        return Err(format!("too long: at most {most} bytes are read"));
    }
    Ok(bytes)
}

/// Reads a text file of at most so many bytes; what has no size, such as a pipe, is read no further either.
pub fn read_text(path: &Path, most: u64) -> Result<String, String> {
    String::from_utf8(read_bytes(path, most)?)
        .map_err(|error| format!("not UTF-8 at byte {}; save it as UTF-8", error.utf8_error().valid_up_to()))
}
