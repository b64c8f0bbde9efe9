//! The built client in the repository is what the sources give: it carries a hash of them. After a change to the sources:
//! `npm run build` in `web`. (`./test` builds it anew and compares every byte.)

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// What the client is made from. `web/vite.config.ts` has the same list.
const SOURCES: &[&str] = &[
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/vite.config.ts",
    "locales/en/web.ftl",
    "locales/fr/web.ftl",
];

fn files(root: &Path, path: PathBuf, found: &mut Vec<String>) {
    if path.is_file() {
        let name = path.strip_prefix(root).expect("it lies in the project").to_string_lossy().replace('\\', "/");
        found.push(name);
        return;
    }
    for entry in fs::read_dir(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).flatten() {
        files(root, entry.path(), found);
    }
}

#[test]
fn the_built_client_is_what_the_sources_give() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut names = Vec::new();
    for source in SOURCES {
        files(&root, root.join(source), &mut names);
    }
    names.retain(|name| !name.ends_with(".test.ts"));
    names.sort();
    let mut hash = Sha256::new();
    for name in names {
        hash.update(format!("{name}\n"));
        hash.update(fs::read(root.join(&name)).expect("a source can be read"));
        hash.update("\n");
    }
    let made: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    let kept = fs::read_to_string(root.join("web/dist/sources.sha256")).unwrap_or_default();
    assert_eq!(kept.trim(), made, "web/dist is not what the sources give; run `npm ci && npm run build` in web");
}
