//! Work that is cut into parts, done anywhere and put together: runs, comparisons, tuning.
//!
//! What is to be done travels as JSON, what a part gives as bytes. A part depends on the work and its place alone, and parts
//! are put together in their order: so it does not matter who did them, nor how often.

use std::ops::Range;
use std::path::PathBuf;

use catalog::{Catalog, GameEntry};
use kernel::book::Source;
use kernel::game::Setup;
use serde::{Deserialize, Serialize};

use crate::aim::Aim;
use crate::compare::{Stretch, conclude, plans, play_stretch};
use crate::found::Found;
use crate::part::play_part;
use crate::plan::Plan;
use crate::play::Wanted;
use crate::stats::Sequential;
use crate::tally::Tally;
use crate::tune::{Course, Lesson, Tuned};
use crate::words::{PRECISION, Words};

/// What is to be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Work {
    pub words: Words,
    /// A folder with cards and decks of one's own.
    pub folder: Option<PathBuf>,
    pub kind: Kind,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Kind {
    Sim {
        plan: Plan,
    },
    /// Two versions of some cards, each with the plan that is played with it.
    Compare {
        files: [File; 2],
        plans: Box<[Plan; 2]>,
    },
    Tune {
        data: u64,
        setups: Vec<Setup>,
        how: Tuning,
    },
}

/// A card file with its text: whoever does the work need not have it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct File {
    pub path: String,
    pub text: String,
}

/// How weights are fitted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tuning {
    pub bot: String,
    pub slips: u32,
    pub hold: f64,
    /// The weights that they are held near.
    pub near: String,
    pub headway: f64,
}

/// Work with the games that it is about.
pub struct Task {
    work: Work,
    catalogs: Vec<Catalog>,
}

/// What a part of a run gives beside its rows.
#[derive(Serialize, Deserialize)]
struct Figures {
    tally: Tally,
    /// By seed, how many of its matches the first entrant won.
    won: Vec<u64>,
}

/// What is done with games that have just been read.
pub type Prepare<'a> = &'a dyn Fn(&mut Catalog);

fn load(folder: Option<&PathBuf>, prepare: Prepare) -> Result<Catalog, String> {
    let mut catalog = Catalog::load(folder.map(PathBuf::as_path)).map_err(|faults| faults.join("\n"))?;
    prepare(&mut catalog);
    Ok(catalog)
}

fn changed(folder: Option<&PathBuf>, game: &str, file: &File, prepare: Prepare) -> Result<Catalog, String> {
    let source = Source { path: file.path.clone(), text: file.text.clone() };
    let found = Catalog::changed(folder.map(PathBuf::as_path), game, &source);
    let mut catalog = found.map_err(|faults| faults.join("\n"))?;
    prepare(&mut catalog);
    Ok(catalog)
}

impl Task {
    /// What `tapis sim` is asked for; with two card files a comparison.
    pub fn sim(words: Words, files: Vec<File>, folder: Option<PathBuf>, prepare: Prepare) -> Result<Task, String> {
        let words = Words { compare: files.iter().map(|file| file.path.clone()).collect(), ..words };
        let Ok(files) = <[File; 2]>::try_from(files) else {
            if !words.compare.is_empty() {
                return Err("two card files are compared".to_string());
            }
            let catalog = load(folder.as_ref(), prepare)?;
            let title = catalog.find(&words.game)?;
            let plan = Plan::new(title, &words.wish(title)?)?;
            if words.precision.is_some() && words.ladder {
                return Err("a ladder has no single rate to be known exactly".to_string());
            }
            let work = Work { words, folder, kind: Kind::Sim { plan } };
            return Ok(Task { work, catalogs: vec![catalog] });
        };
        let catalogs = [
            changed(folder.as_ref(), &words.game, &files[0], prepare)?,
            changed(folder.as_ref(), &words.game, &files[1], prepare)?,
        ];
        let titles = [catalogs[0].find(&words.game)?, catalogs[1].find(&words.game)?];
        let plans = Box::new(plans(titles, &words.wish(titles[0])?)?);
        let work = Work { words, folder, kind: Kind::Compare { files, plans } };
        Ok(Task { work, catalogs: catalogs.into() })
    }

    /// What `tapis tune` is asked for.
    pub fn tune(words: Words, how: Tuning, folder: Option<PathBuf>, prepare: Prepare) -> Result<Task, String> {
        let catalog = load(folder.as_ref(), prepare)?;
        let title = catalog.find(&words.game)?;
        let setups = crate::tune::setups(title, words.seats, &words.option)?;
        title.bots.bot(&how.bot, 0)?;
        let kind = Kind::Tune { data: title.game.data(), setups, how };
        Ok(Task { work: Work { words, folder, kind }, catalogs: vec![catalog] })
    }

    /// Work that came from elsewhere. The cards here must be those that it was planned with.
    pub fn open(work: Work, prepare: Prepare) -> Result<Task, String> {
        let (folder, game) = (work.folder.as_ref(), &work.words.game);
        let catalogs = match &work.kind {
            Kind::Compare { files, .. } => {
                files.iter().map(|file| changed(folder, game, file, prepare)).collect::<Result<Vec<_>, _>>()?
            }
            _ => vec![load(folder, prepare)?],
        };
        let wanted: Vec<u64> = match &work.kind {
            Kind::Sim { plan } => vec![plan.data],
            Kind::Compare { plans, .. } => plans.iter().map(|plan| plan.data).collect(),
            Kind::Tune { data, .. } => vec![*data],
        };
        for (catalog, wanted) in catalogs.iter().zip(wanted) {
            if catalog.find(game)?.game.data() != wanted {
                return Err(format!("{game} has other cards or another version here than where the work was planned"));
            }
        }
        Ok(Task { work, catalogs })
    }

    pub fn work(&self) -> &Work {
        &self.work
    }

    fn title(&self, side: usize) -> &GameEntry {
        self.catalogs[side].find(&self.work.words.game).expect("it was found before")
    }

    /// Into how many pieces the work can be cut: seeds, with all matches that share one, or single matches of tuning.
    pub fn units(&self) -> u64 {
        match &self.work.kind {
            Kind::Sim { plan } => plan.rounds,
            Kind::Compare { plans, .. } => plans[0].rounds,
            Kind::Tune { .. } => self.work.words.games.unwrap_or(crate::words::GAMES),
        }
    }

    /// How many matches a piece has.
    pub fn matches_per_unit(&self) -> u64 {
        match &self.work.kind {
            Kind::Sim { plan } => plan.matches_per_seed(),
            Kind::Compare { plans, .. } => 2 * plans[0].matches_per_seed(),
            Kind::Tune { .. } => 1,
        }
    }

    /// Does a stretch of pieces. What it gives: the figures first, then tables of rows by name, as Parquet.
    pub fn play(
        &self,
        units: Range<u64>,
        wanted: Wanted,
        threads: usize,
    ) -> Result<Vec<(&'static str, Vec<u8>)>, String> {
        match &self.work.kind {
            Kind::Sim { plan } => {
                let each = plan.matches_per_seed();
                let part = play_part(self.title(0), plan, units.start * each..units.end * each, wanted, threads)?;
                let figures = pack(&Figures { tally: part.tally, won: part.won })?;
                let mut given = vec![("figures", figures), ("matches", part.matches)];
                given.extend(part.cards.map(|rows| ("cards", rows)));
                given.extend(part.decisions.map(|rows| ("decisions", rows)));
                given.extend(part.turns.map(|rows| ("turns", rows)));
                Ok(given)
            }
            Kind::Compare { plans, .. } => {
                let stretch = play_stretch([self.title(0), self.title(1)], plans, units, threads)?;
                Ok(vec![("figures", pack(&stretch)?)])
            }
            Kind::Tune { .. } => Ok(vec![("figures", pack(&self.course(threads).stretch(units)?)?)]),
        }
    }

    fn course(&self, threads: usize) -> Course<'_> {
        let Kind::Tune { setups, how, .. } = &self.work.kind else { unreachable!("only tuning has a course") };
        Course {
            title: self.title(0),
            bot: &how.bot,
            setups: setups.clone(),
            matches: self.units(),
            seed: self.work.words.seed,
            threads,
            slips: how.slips,
            headway: how.headway,
        }
    }

    /// After how many pieces it is known well enough, if it is to stop then and if that is among these parts, which are the
    /// first ones in their order.
    pub fn enough(&self, parts: &[Vec<u8>]) -> Result<Option<u64>, String> {
        match &self.work.kind {
            Kind::Sim { plan } => {
                let Some(precision) = self.work.words.precision else { return Ok(None) };
                let mut aim = Aim::new(precision);
                let mut seeds = 0;
                for part in parts {
                    for won in unpack::<Figures>(part)?.won {
                        aim.add_seed(plan, won);
                        seeds += 1;
                        if aim.is_reached() {
                            return Ok(Some(seeds));
                        }
                    }
                }
                Ok(None)
            }
            Kind::Compare { .. } => {
                let mut sequential = Sequential::new(self.work.words.precision.unwrap_or(PRECISION));
                for part in parts {
                    for difference in unpack::<Stretch>(part)?.differences {
                        sequential.feed(difference);
                        if sequential.is_enough() {
                            return Ok(Some(sequential.count()));
                        }
                    }
                }
                Ok(None)
            }
            Kind::Tune { .. } => Ok(None),
        }
    }

    /// What parts in their order have found, as `tapis sim --json` or `tapis tune --json` prints it.
    pub fn found(&self, parts: &[Vec<u8>]) -> Result<String, String> {
        let command = self.work.words.command();
        let found = match &self.work.kind {
            Kind::Sim { plan } => {
                let (mut tally, mut aim) = (Tally::new(plan), self.work.words.precision.map(Aim::new));
                for part in parts {
                    let figures: Figures = unpack(part)?;
                    tally.merge(&figures.tally)?;
                    if let Some(aim) = &mut aim {
                        figures.won.iter().for_each(|won| aim.add_seed(plan, *won));
                    }
                }
                return Ok(Found::new(tally.summary(self.title(0), plan, &command), plan.ladder, aim.as_ref()).json());
            }
            Kind::Compare { plans, .. } => {
                let mut sum = Stretch::new(plans);
                for part in parts {
                    sum.merge(&unpack(part)?)?;
                }
                let mut sequential = Sequential::new(self.work.words.precision.unwrap_or(PRECISION));
                sum.differences.iter().for_each(|difference| sequential.feed(*difference));
                let found = conclude([self.title(0), self.title(1)], plans, &sum, &sequential, &command);
                serde_json::to_string_pretty(&found)
            }
            Kind::Tune { how, .. } => {
                let mut lessons: Vec<Lesson> = Vec::new();
                for part in parts {
                    lessons.extend(unpack::<Vec<Lesson>>(part)?);
                }
                serde_json::to_string_pretty(&Tuned::fit(self.title(0), &lessons, &how.near, how.hold)?)
            }
        };
        found.map_err(|error| error.to_string())
    }
}

fn pack(value: &impl Serialize) -> Result<Vec<u8>, String> {
    postcard::to_stdvec(value).map_err(|error| error.to_string())
}

fn unpack<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, String> {
    postcard::from_bytes(bytes).map_err(|error| format!("no part of this work: {error}"))
}
