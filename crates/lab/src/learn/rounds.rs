//! Expert iteration: play, learn, try, and again, until it no longer gains.
//!
//! Everything lies in a folder: what has been asked for, the samples and the net of each round, and what each round gave. A
//! run that was stopped goes on with the round that is missing.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use ai::Budget;
use ai::net::{Net, Notes, Reading, Shape};
use ai::outlook::Weights;
use ai::search::Settings;
use catalog::GameEntry;
use kernel::game::Setup;
use serde::{Deserialize, Serialize};

use super::sample::{Lessons, Sample};
use super::train::{Fitted, scaled, train};
use super::trial::{Trial, Tried};

/// The samples of so many rounds are learned from.
const WINDOW: usize = 4;
/// How often all of them are gone through in a round.
const EPOCHS: usize = 8;
/// Seeds of trials lie apart from those of lessons.
const TRIALS: u64 = 1 << 40;

/// What is asked for; a folder goes on with the same only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Wish {
    pub game: String,
    /// How many iterations a decision gets.
    pub iterations: u32,
    /// How many matches are learned from in a round, and how many a net is tried in.
    pub matches: u64,
    pub tried: u64,
    pub seed: u64,
    pub slips: u32,
    pub rows: usize,
    pub wide: usize,
    pub narrow: usize,
    /// After so many rounds without a gain it is enough.
    pub patience: usize,
    /// Options of the matches, as they were typed.
    pub options: Vec<String>,
    pub seats: Option<u8>,
}

/// What a round gave.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    pub round: usize,
    pub fitted: Fitted,
    /// Against the best so far.
    pub tried: Tried,
    /// Whether it is the best from now on.
    pub best: bool,
    pub seconds: f64,
}

/// What is kept of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Progress {
    pub wish: Wish,
    pub rounds: Vec<Round>,
}

/// A run.
pub struct Course<'a> {
    pub title: &'a GameEntry,
    pub wish: Wish,
    pub settings: Settings,
    /// The judgement to begin with.
    pub begin: Arc<Weights>,
    pub setups: Vec<Setup>,
    pub threads: usize,
    pub folder: PathBuf,
}

impl Course<'_> {
    /// Goes on with the folder until there are so many rounds, or nothing is gained any more. `tell` hears of each round.
    pub fn run(&self, rounds: usize, mut tell: impl FnMut(&Round)) -> Result<Progress, String> {
        fs::create_dir_all(&self.folder).map_err(|error| format!("{}: {error}", self.folder.display()))?;
        let mut progress = self.progress()?;
        while progress.rounds.len() < rounds && !self.is_enough(&progress) {
            let round = self.round(&progress)?;
            tell(&round);
            progress.rounds.push(round);
            let text = serde_json::to_vec_pretty(&progress).expect("plain values");
            replace(&self.folder.join("progress.json"), &text)?;
        }
        Ok(progress)
    }

    /// What the folder holds so far.
    fn progress(&self) -> Result<Progress, String> {
        let path = self.folder.join("progress.json");
        let Ok(text) = fs::read(&path) else { return Ok(Progress { wish: self.wish.clone(), rounds: Vec::new() }) };
        let kept: Progress = serde_json::from_slice(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        if kept.wish != self.wish {
            return Err(format!(
                "{}: holds another run ({:?}); go on with the same, or take an empty folder",
                self.folder.display(),
                kept.wish
            ));
        }
        Ok(kept)
    }

    fn is_enough(&self, progress: &Progress) -> bool {
        progress.rounds.iter().rev().take_while(|round| !round.best).count() >= self.wish.patience
    }

    /// The judgement that is best so far.
    pub fn best(&self, progress: &Progress) -> Result<Arc<Weights>, String> {
        match progress.rounds.iter().rev().find(|round| round.best) {
            Some(round) => Ok(Arc::new(self.begin.with_net(Arc::new(self.net(round.round)?)))),
            None => Ok(self.begin.clone()),
        }
    }

    fn file(&self, round: usize, ending: &str) -> PathBuf {
        self.folder.join(format!("round-{round:02}.{ending}"))
    }

    fn net(&self, round: usize) -> Result<Net, String> {
        let path = self.file(round, "safetensors");
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Net::read(&bytes).map(|(net, _)| net).map_err(|fault| format!("{}: {fault}", path.display()))
    }

    fn round(&self, progress: &Progress) -> Result<Round, String> {
        let begun = Instant::now();
        let number = progress.rounds.len();
        let best = self.best(progress)?;
        // What learns meets the weights alone and the nets before it, so that it does not learn its own play only.
        let mut players = vec![best.clone(), Arc::new(self.begin.without_net())];
        for earlier in progress.rounds.iter().filter(|round| round.best) {
            players.push(Arc::new(self.begin.with_net(Arc::new(self.net(earlier.round)?))));
        }
        let wish = &self.wish;
        let lessons = Lessons {
            title: self.title,
            settings: self.settings.clone(),
            iterations: wish.iterations,
            plain: self.begin.clone(),
            players,
            setups: self.setups.clone(),
            matches: wish.matches,
            seed: wish.seed.wrapping_add(number as u64 * wish.matches),
            threads: self.threads,
            slips: wish.slips,
            rows: wish.rows,
        };
        let fresh = lessons.samples()?;
        replace(&self.file(number, "samples"), &postcard::to_stdvec(&fresh).expect("plain values"))?;
        let mut samples = fresh;
        for earlier in number.saturating_sub(WINDOW - 1)..number {
            samples.extend(self.samples(earlier)?);
        }
        let start = match best.net() {
            Some(net) => (**net).clone(),
            None => self.new_net(&samples)?,
        };
        let (net, fitted) = train(&start, &samples, EPOCHS, wish.seed.wrapping_add(number as u64));
        let from = format!("{:?}, round {number}", wish);
        let notes = Notes { game: wish.game.clone(), from };
        replace(&self.file(number, "safetensors"), &net.to_bytes(&notes))?;
        let trial = Trial {
            title: self.title,
            settings: self.settings.clone(),
            budget: Budget::Iterations(wish.iterations),
            sides: [Arc::new(self.begin.with_net(Arc::new(net))), best],
            setups: self.setups.clone(),
            matches: wish.tried,
            seed: TRIALS.wrapping_add(wish.seed).wrapping_add(number as u64 * wish.tried),
            threads: self.threads,
        };
        let tried = trial.tried()?;
        let best = tried.won > tried.lost;
        Ok(Round { round: number, fitted, tried, best, seconds: begun.elapsed().as_secs_f64() })
    }

    fn samples(&self, round: usize) -> Result<Vec<Sample>, String> {
        let path = self.file(round, "samples");
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        postcard::from_bytes(&bytes).map_err(|error| format!("{}: {error}", path.display()))
    }

    fn new_net(&self, samples: &[Sample]) -> Result<Net, String> {
        let setup = Setup { seed: self.wish.seed, ..self.setups[0].clone() };
        let play = self.title.game.start(&setup).map_err(|error| error.to_string())?;
        let inputs = Reading::new(&*play).count();
        let Wish { rows, wide, narrow, seed, .. } = self.wish;
        let mut net = Net::new(Shape { inputs, rows, wide, narrow }, seed);
        scaled(&mut net, samples);
        Ok(net)
    }
}

/// Writes a file whole or not at all.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let fault = |error: std::io::Error| format!("{}: {error}", path.display());
    let beside = path.with_extension("part");
    fs::write(&beside, bytes).map_err(fault)?;
    fs::rename(&beside, path).map_err(fault)
}
