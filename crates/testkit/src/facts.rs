//! What is printed on the cards, compared with a table of facts that was made from the cards themselves.
//!
//! A card file is written by hand and plays whatever it says: a wrong cost would go unnoticed. The table is a second witness.

use std::collections::BTreeMap;
use std::fs;

use kernel::book::{Book, Face};
use kernel::game::Game;

use crate::data;

/// Compares every card that is no example with its row: the first column names the card, each other one a fact. A fact
/// that `facts` does not tell is an empty field. Panics with every difference.
pub fn compare<G: Game>(book: &Book<G>, path: &str, facts: impl Fn(&Face<G>) -> (String, Vec<(&'static str, String)>)) {
    let table = fs::read_to_string(data::root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut lines = table.lines();
    let columns: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    let mut rows: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for line in lines {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(fields.len(), columns.len(), "{path}: {line}");
        assert!(rows.insert(fields[0], fields).is_none(), "{path}: two rows for one card: {line}");
    }
    let mut faults = Vec::new();
    for face in book.faces.iter().filter(|face| !face.example) {
        let (key, found) = facts(face);
        let Some(row) = rows.remove(key.as_str()) else {
            faults.push(format!("{key} ({}) has no row", face.slug));
            continue;
        };
        for (name, _) in found.iter().filter(|(name, _)| !columns.contains(name)) {
            faults.push(format!("{key}: the table has no column {name}"));
        }
        for (name, wanted) in columns.iter().zip(row).skip(1) {
            let told = found.iter().find(|(fact, _)| fact == name).map_or("", |(_, told)| told);
            if told != wanted {
                faults.push(format!("{key} ({}): {name} \"{told}\" in the card file, \"{wanted}\" printed", face.slug));
            }
        }
    }
    faults.extend(rows.keys().map(|key| format!("{key} is no card of the project")));
    assert!(faults.is_empty(), "{} faults against {path}:\n{}", faults.len(), faults.join("\n"));
}
