//! `tapis backup` and `tapis restore`: everything a server has kept, in one file and back.

use std::collections::BTreeMap;
use std::path::PathBuf;

use catalog::speech::Speech;
use clap::Args;
use server::store::{self, Copied, StoreError};

use crate::Common;
use crate::output::{Failure, Output};
use crate::serve::database;

/// What `tapis backup` takes.
#[derive(Args, Clone)]
pub struct Backup {
    /// The file to be made; it must not be there yet
    file: PathBuf,
    /// The database: sqlite:///folder/file.db or postgres://user:password@host/name
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    database: Option<String>,
}

/// What `tapis restore` takes.
#[derive(Args, Clone)]
pub struct Restore {
    /// The file that `tapis backup` made
    file: PathBuf,
    /// The database to fill, which must be new or empty: sqlite:///folder/file.db or postgres://user:password@host/name
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    database: Option<String>,
}

/// Copies a database into a file.
pub fn back_up(options: &Backup, common: &Common, output: &Output) -> Result<(), Failure> {
    let url = database(options.database.as_deref())?;
    finish(store::backup(&url, &options.file), common, output)
}

/// Copies a file into a database.
pub fn restore(options: &Restore, common: &Common, output: &Output) -> Result<(), Failure> {
    let url = database(options.database.as_deref())?;
    finish(store::restore(&options.file, &url), common, output)
}

/// Copies, and says how much that was.
fn finish(
    copy: impl Future<Output = Result<Copied, StoreError>>,
    common: &Common,
    output: &Output,
) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::Wanting(error.to_string()))?;
    let Copied { guests, tables, events, seats, decks } =
        runtime.block_on(copy).map_err(|error| Failure::Wanting(error.to_string()))?;
    let numbers = [("tables", tables), ("events", events), ("seats", seats), ("guests", guests), ("decks", decks)];
    let texts = numbers.map(|(name, number)| (name, number.to_string()));
    let speech = Speech::new(common.language());
    let text = speech.with("copied", &texts.each_ref().map(|(name, number)| (*name, number.as_str())));
    output.result(&text, &BTreeMap::from(numbers));
    Ok(())
}
