//! Running the scenarios with one mutant awake.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::Mutant;
use super::tree::SWITCH;

/// What the mutants are run against.
const PACKAGES: [&str; 6] = ["shards", "spoils", "champions", "ashes", "dice-throne", "testkit"];

/// A mutant that has not ended after this time plays for ever, and that is noticed.
const LONGEST: Duration = Duration::from_secs(120);

/// Who noticed a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noticed {
    /// A scenario that names its rule, or the test that must.
    ItsRule,
    Another,
    Nobody,
}

impl Noticed {
    const ALL: [(Noticed, &str); 3] =
        [(Noticed::ItsRule, "rule"), (Noticed::Another, "another"), (Noticed::Nobody, "nobody")];
}

/// Builds the test programs of the copy that the mutants are run against; each package's is the one that plays scenarios.
pub fn build(copy: &Path, mutants: &[&Mutant]) -> Result<BTreeMap<String, PathBuf>, String> {
    let is_needed = |package: &&&str| mutants.iter().any(|mutant| package_of(&mutant.by) == Ok(**package));
    let packages: Vec<&str> = PACKAGES.iter().filter(is_needed).copied().collect();
    let mut command = Command::new("cargo");
    command.current_dir(copy).args(["test", "--no-run", "--message-format=json"]);
    // Little is played: building fast is worth more than playing fast.
    for package in ["kernel", "shards", "spoils", "champions", "ashes", "dice-throne"] {
        command.args(["--config", &format!("profile.dev.package.{package}.opt-level=0")]);
    }
    packages.iter().for_each(|package| _ = command.args(["--package", package]));
    command.args(["--test", "all"]).env("CARGO_TARGET_DIR", copy.join("../build"));
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("cargo: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let messages = || text.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    if !output.status.success() {
        let errors = messages().filter(|message| message["message"]["level"] == "error");
        let errors: Vec<String> =
            errors.filter_map(|found| found["message"]["rendered"].as_str().map(str::to_string)).collect();
        return Err(format!("{}\nthe copy with all mutants does not build: one of them is no Rust", errors.join("\n")));
    }
    let mut programs = BTreeMap::new();
    for message in messages() {
        let Some(program) = message["executable"].as_str() else { continue };
        let path = message["manifest_path"].as_str().unwrap_or_default();
        if let Some(package) = packages.iter().find(|package| path.ends_with(&format!("/{package}/Cargo.toml"))) {
            programs.insert(package.to_string(), PathBuf::from(program));
        }
    }
    Ok(programs)
}

/// What became of each mutant. Results are kept in `target/mutants/results.tsv` as long as sources and scenarios stay
/// the same, so that a run that was stopped goes on where it was.
pub fn all(
    copy: &Path,
    programs: &BTreeMap<String, PathBuf>,
    mutants: &[&Mutant],
) -> Result<Vec<(Mutant, Noticed)>, String> {
    let kept = copy.join("../results.tsv");
    let state = fingerprint(copy, programs)?;
    let mut results = fs::read_to_string(&kept).unwrap_or_default();
    if results.lines().next() != Some(&state) {
        results = format!("{state}\n");
    }
    let mut outcomes = Vec::new();
    for mutant in mutants {
        let name = mutant.name();
        let known = results.lines().find_map(|line| line.strip_prefix(&format!("{name}\t")));
        let noticed = match known.and_then(|word| Noticed::ALL.iter().find(|(_, known)| *known == word)) {
            Some((noticed, _)) => *noticed,
            None => {
                let noticed = one(programs, mutant)?;
                let word = Noticed::ALL.iter().find(|(other, _)| *other == noticed).expect("all are listed").1;
                results.push_str(&format!("{name}\t{word}\n"));
                fs::write(&kept, &results).map_err(|error| format!("{}: {error}", kept.display()))?;
                eprintln!("{word:8} {name}");
                noticed
            }
        };
        outcomes.push(((*mutant).clone(), noticed));
    }
    Ok(outcomes)
}

/// Wakes one mutant. Its rule's scenarios are played first, then all of the game's.
fn one(programs: &BTreeMap<String, PathBuf>, mutant: &Mutant) -> Result<Noticed, String> {
    let package = package_of(&mutant.by)?;
    let (narrow, wide) = match mutant.by.strip_prefix("test ") {
        Some(test) => ((test, None), None),
        None => (("scenarios_hold", Some(mutant.by.as_str())), Some(("scenarios_hold", None))),
    };
    let program = programs.get(package).ok_or_else(|| format!("no test program of {package}"))?;
    if fails(program, 0, narrow)? {
        return Err(format!("`{}` fails with nothing broken, or has no scenario", mutant.by));
    }
    Ok(if fails(program, mutant.number, narrow)? {
        Noticed::ItsRule
    } else {
        match wide {
            Some(all) if fails(program, mutant.number, all)? => Noticed::Another,
            _ => Noticed::Nobody,
        }
    })
}

/// The package whose tests must notice: the game whose ids begin as the rule does, or the testkit.
pub fn package_of(rule: &str) -> Result<&'static str, String> {
    [
        ("SOI-", "shards"),
        ("SP-", "spoils"),
        ("MC-", "champions"),
        ("ASH-", "ashes"),
        ("DT-", "dice-throne"),
        ("test ", "testkit"),
    ]
    .into_iter()
    .find_map(|(prefix, package)| rule.starts_with(prefix).then_some(package))
    .ok_or_else(|| format!("{rule} belongs to no game"))
}

/// Whether a test program fails, or plays for ever.
fn fails(program: &Path, number: usize, played: (&str, Option<&str>)) -> Result<bool, String> {
    Ok(fault(program, number, played)?.is_some())
}

/// What a test program says if it fails; nothing of one that plays for ever.
pub fn fault(program: &Path, number: usize, (test, scenarios): (&str, Option<&str>)) -> Result<Option<String>, String> {
    let mut command = Command::new(program);
    command.args([test, "--test-threads=1"]).env(SWITCH, number.to_string());
    let said = std::env::temp_dir().join(format!("tapis-mutant-{}", std::process::id()));
    let file = fs::File::create(&said).map_err(|error| format!("{}: {error}", said.display()))?;
    command.stdout(file).stderr(Stdio::null()).env_remove("SCENARIOS");
    command.envs(scenarios.map(|text| ("SCENARIOS", text)));
    let told = |error| format!("{}: {error}", program.display());
    let mut child = command.spawn().map_err(told)?;
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(told)? {
            let said = || String::from_utf8_lossy(&fs::read(&said).unwrap_or_default()).into_owned();
            return Ok((!status.success()).then(said));
        }
        if begun.elapsed() > LONGEST {
            child.kill().map_err(told)?;
            child.wait().map_err(told)?;
            return Ok(Some(String::new()));
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// What the results depend on: the programs and the scenarios.
fn fingerprint(copy: &Path, programs: &BTreeMap<String, PathBuf>) -> Result<String, String> {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut paths: Vec<PathBuf> = programs.values().cloned().collect();
    let mut folders = vec![copy.join("scenarios"), copy.join("cards"), copy.join("decks"), copy.join("rules")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?.flatten() {
            if entry.path().is_dir() { folders.push(entry.path()) } else { paths.push(entry.path()) }
        }
    }
    paths.sort();
    let mut hasher = DefaultHasher::new();
    for path in paths {
        fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}
