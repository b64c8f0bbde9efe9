//! `tapis admin`: what moderators do, from the machine that reaches the database.

use clap::{Args, Subcommand, ValueEnum};
use server::moderation::Order;
use server::store::{BanKind, Deed, Report, Role, Store};
use time::OffsetDateTime;

use crate::output::{Failure, Output};
use crate::serve::database;

/// How many reports and deeds are shown.
const SHOWN: u32 = 200;

/// What `tapis admin` takes.
#[derive(Args, Clone)]
pub struct Options {
    #[command(subcommand)]
    what: What,
    /// The database: sqlite:///folder/file.db or postgres://user:password@host/name
    #[arg(long, global = true, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    database: Option<String>,
    /// Why; it is noted
    #[arg(long, global = true, value_name = "TEXT", default_value = "")]
    why: String,
}

#[derive(Subcommand, Clone)]
enum What {
    /// What people have reported, the open ones first
    Reports,
    /// Who may not come or speak
    Bans,
    /// What moderators and administrators have done
    Audit,
    /// Keep somebody out: a guest's id, TABLE/A for a seat, @name for an account, or an address
    Ban {
        whom: String,
        #[arg(long, default_value_t = 0.0)]
        days: f64,
        /// The address rather than a person
        #[arg(long)]
        address: bool,
    },
    /// Let them come again
    Unban {
        whom: String,
        #[arg(long)]
        address: bool,
    },
    /// Let somebody play but not speak
    Mute {
        whom: String,
        #[arg(long, default_value_t = 0.0)]
        days: f64,
    },
    /// Let them speak again
    Unmute { whom: String },
    /// A report has been dealt with
    Settle { report: String },
    /// Nobody plays at this table any more
    Close { table: String },
    /// They may again
    Open { table: String },
    /// What somebody with an account may do
    Role { whom: String, role: NewRole },
    /// Delete all that is a person's
    Forget { whom: String },
}

#[derive(ValueEnum, Clone, Copy)]
enum NewRole {
    Player,
    Moderator,
    Administrator,
}

impl From<NewRole> for Role {
    fn from(role: NewRole) -> Role {
        match role {
            NewRole::Player => Role::Player,
            NewRole::Moderator => Role::Moderator,
            NewRole::Administrator => Role::Administrator,
        }
    }
}

/// Shows or does it.
pub fn run(options: &Options, output: &Output) -> Result<(), Failure> {
    let url = database(options.database.as_deref())?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::Wanting(error.to_string()))?;
    runtime.block_on(async {
        let wanting = |error: &dyn std::fmt::Display| Failure::Wanting(error.to_string());
        let store = Store::open(&url).await.map_err(|error| wanting(&error))?;
        match order(&options.what) {
            Some(order) => {
                let done = order.carry_out(&store, "command line", &options.why).await;
                done.map_err(|error| wanting(&error))?;
                let (what, about) = order.told();
                output.result(&format!("{what}  {about}"), &order);
            }
            None => show(&options.what, &store, output).await.map_err(|error| wanting(&error))?,
        }
        store.close().await;
        Ok(())
    })
}

fn order(what: &What) -> Option<Order> {
    let person = |address: bool| if address { BanKind::Address } else { BanKind::Guest };
    Some(match what.clone() {
        What::Reports | What::Bans | What::Audit => return None,
        What::Ban { whom, days, address } => Order::Ban { kind: person(address), whom, days },
        What::Unban { whom, address } => Order::Unban { kind: person(address), whom },
        What::Mute { whom, days } => Order::Ban { kind: BanKind::Mute, whom, days },
        What::Unmute { whom } => Order::Unban { kind: BanKind::Mute, whom },
        What::Settle { report } => Order::Settle { report },
        What::Close { table } => Order::Close { table },
        What::Open { table } => Order::Open { table },
        What::Role { whom, role } => Order::Role { whom, role: role.into() },
        What::Forget { whom } => Order::Forget { whom },
    })
}

async fn show(what: &What, store: &Store, output: &Output) -> Result<(), server::store::StoreError> {
    match what {
        What::Reports => {
            let reports = store.reports(SHOWN).await?;
            let lines = reports.iter().map(|report| {
                let state = if report.settled > 0.0 { "settled" } else { "open" };
                let Report { id, table, seat, guest, text, .. } = report;
                format!("{id}  {state}  {}  table {table} {seat}  by {guest}: {text}", moment(report.at))
            });
            output.result(&lines.collect::<Vec<_>>().join("\n"), &reports);
        }
        What::Bans => {
            let bans = store.bans().await?;
            let lines = bans.iter().map(|ban| {
                let until = if ban.until > 0.0 { moment(ban.until) } else { "further notice".to_string() };
                format!("{} {} until {until}: {}", ban.kind.word(), ban.whom, ban.why)
            });
            output.result(&lines.collect::<Vec<_>>().join("\n"), &bans);
        }
        _ => {
            let deeds = store.deeds(SHOWN).await?;
            let lines = deeds.iter().map(|deed| {
                let Deed { who, what, about, why, .. } = deed;
                format!("{}  {who}  {what}  {about}: {why}", moment(deed.at))
            });
            output.result(&lines.collect::<Vec<_>>().join("\n"), &deeds);
        }
    }
    Ok(())
}

/// A moment, given in seconds since 1970, as the servers of a cluster all call it: `2026-11-19 21:08 UTC`.
fn moment(seconds: f64) -> String {
    let Ok(at) = OffsetDateTime::from_unix_timestamp(seconds as i64) else { return seconds.to_string() };
    format!("{} {:02}:{:02} UTC", at.date(), at.hour(), at.minute())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_told_as_people_read_it() {
        assert_eq!(moment(1_795_122_698.9), "2026-11-19 21:11 UTC");
        assert_eq!(moment(0.0), "1970-01-01 00:00 UTC");
    }
}
