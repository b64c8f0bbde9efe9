//! A run that may be continued: what is kept of it in a file.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::aim::Aim;
use crate::files::{Lengths, Paths};
use crate::plan::Plan;
use crate::tally::Tally;

/// The form of the file.
const FORM: u32 = 2;

/// What is kept of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The form of the file.
    pub form: u32,
    /// What is played.
    pub plan: Plan,
    /// Whether cards are counted.
    pub cards: bool,
    /// Where rows go.
    pub paths: Paths,
    /// How long those files were.
    pub lengths: Lengths,
    /// What has been counted.
    pub tally: Tally,
    /// How far the aim is, if there is one.
    pub aim: Option<Aim>,
}

impl Kept {
    /// What is to be kept.
    pub fn new(plan: &Plan, cards: bool, paths: &Paths, lengths: Lengths, tally: &Tally, aim: Option<&Aim>) -> Kept {
        let (plan, paths, tally, aim) = (plan.clone(), paths.clone(), tally.clone(), aim.cloned());
        Kept { form: FORM, plan, cards, paths, lengths, tally, aim }
    }

    /// Reads what was kept; nothing if there is no such file.
    pub fn read(path: &Path) -> Result<Option<Kept>, String> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("{}: {error}", path.display())),
        };
        let kept: Kept = serde_json::from_str(&text)
            .map_err(|error| format!("{}: no run to go on with: {error}", path.display()))?;
        if kept.form != FORM {
            return Err(format!("{}: kept by another version of the program", path.display()));
        }
        Ok(Some(kept))
    }

    /// Writes it beside the file first, so that the file is whole at any moment.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let beside = path.with_added_extension("new");
        let write = || {
            let mut file = fs::File::create(&beside)?;
            serde_json::to_writer(io::BufWriter::new(&mut file), self)?;
            file.flush()?;
            file.sync_data()?;
            fs::rename(&beside, path)
        };
        write().map_err(|error: io::Error| format!("{}: {error}", path.display()))
    }

    /// Whether a run can go on from here. One with more matches can.
    pub fn fits(&self, plan: &Plan, cards: bool, paths: &Paths, aim: Option<&Aim>) -> Result<(), String> {
        let (was, is) = (&self.plan, plan);
        let names = |plan: &Plan| plan.entrants.iter().map(|entrant| entrant.label()).collect::<Vec<_>>().join(", ");
        let precision = |aim: Option<&Aim>| aim.map_or("none".to_string(), |aim| aim.precision().to_string());
        let aims = (self.aim.as_ref(), aim);
        let other_aim = match aims {
            (Some(was), Some(is)) => !was.is_like(is),
            (was, is) => was.is_some() != is.is_some(),
        };
        let differences = [
            ("game", was.game != is.game, was.game.clone(), is.game.clone()),
            ("version", was.version != is.version, was.version.clone(), is.version.clone()),
            ("data", was.data != is.data, format!("{:016x}", was.data), format!("{:016x}", is.data)),
            ("seed", was.seed != is.seed, was.seed.to_string(), is.seed.to_string()),
            ("number of seats", was.seats != is.seats, was.seats.to_string(), is.seats.to_string()),
            ("list of entrants", names(was) != names(is), names(was), names(is)),
            ("list of options", was.tables != is.tables, format!("{:?}", was.tables), format!("{:?}", is.tables)),
            ("mirroring", was.mirrored != is.mirrored, was.mirrored.to_string(), is.mirrored.to_string()),
            ("ladder", was.ladder != is.ladder, was.ladder.to_string(), is.ladder.to_string()),
            ("list of line-ups", was.lineups != is.lineups, count(&was.lineups), count(&is.lineups)),
            ("counting of cards", self.cards != cards, self.cards.to_string(), cards.to_string()),
            ("precision", other_aim, precision(aims.0), precision(aims.1)),
            ("list of files", self.paths != *paths, format!("{:?}", self.paths), format!("{paths:?}")),
        ];
        if let Some((what, _, was, is)) = differences.iter().find(|(_, differs, _, _)| *differs) {
            return Err(format!("the run that was kept is another one; its {what} is {was}, not {is}"));
        }
        if self.tally.matches > plan.matches() {
            let (had, wanted) = (self.tally.matches, plan.matches());
            return Err(format!("the run that was kept has {had} matches already, more than {wanted}"));
        }
        Ok(())
    }
}

fn count(lineups: &[Vec<u16>]) -> String {
    format!("of length {}", lineups.len())
}
