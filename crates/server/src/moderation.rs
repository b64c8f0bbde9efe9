//! What moderators and administrators can have done. Each order is noted before it is carried out.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::app::now;
use crate::secret;
use crate::store::{Ban, BanKind, Deed, Role, Store, StoreError};

const DAY: f64 = 24.0 * 3600.0;

/// Something to be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum Order {
    /// Somebody may not come, or not speak.
    Ban {
        kind: BanKind,
        /// A guest's id, a seat at a table (`TABLE/A`), the name of an account (`@name`), or an address.
        whom: String,
        /// For how many days; 0 for ever.
        days: f64,
    },
    /// They may again.
    Unban { kind: BanKind, whom: String },
    /// A report has been dealt with.
    Settle { report: String },
    /// Nobody plays at a table any more.
    Close { table: String },
    /// They may again.
    Open { table: String },
    /// Somebody with an account may do more, or less.
    Role { whom: String, role: Role },
    /// All that is a person's is deleted.
    Forget { whom: String },
}

/// Why an order was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum NotDone {
    /// Nobody is called that.
    #[error("there is nobody {whom:?}; say a guest's id, TABLE/A for a seat, or @name for an account")]
    Nobody { whom: String },
    /// No address.
    #[error("{whom:?} is no address; an address looks like 192.0.2.1 or 2001:db8::1")]
    Address { whom: String },
    /// The number of days.
    #[error("a ban lasts from 0 (for ever) to 36500 days")]
    Days,
    /// There is nothing of the kind.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Order {
    /// Who may give it.
    pub fn needs(&self) -> Role {
        match self {
            Order::Role { .. } | Order::Forget { .. } => Role::Administrator,
            _ => Role::Moderator,
        }
    }

    /// What it is, and about whom or what, as it is noted.
    pub fn told(&self) -> (String, String) {
        match self {
            Order::Ban { kind, whom, days } => (format!("ban {} {days} days", kind.word()), whom.clone()),
            Order::Unban { kind, whom } => (format!("unban {}", kind.word()), whom.clone()),
            Order::Settle { report } => ("settle".to_string(), report.clone()),
            Order::Close { table } => ("close".to_string(), table.clone()),
            Order::Open { table } => ("open".to_string(), table.clone()),
            Order::Role { whom, role } => (format!("role {role:?}").to_lowercase(), whom.clone()),
            Order::Forget { whom } => ("forget".to_string(), whom.clone()),
        }
    }

    /// Notes it and carries it out. What was noted and could not be done is noted, too. Tables that are to be made anew are
    /// returned, with the nodes that had them.
    pub async fn carry_out(
        &self,
        store: &Store,
        who: &str,
        why: &str,
    ) -> Result<Vec<(String, Option<String>)>, NotDone> {
        let order = self.resolved(store).await?;
        let (what, about) = order.told();
        let deed = |what: String, about: String| {
            let (who, why) = (who.to_string(), why.to_string());
            Deed { id: secret::id(), at: now(), who, what, about, why }
        };
        store.audit(deed(what.clone(), about.clone())).await?;
        let done = order.act(store, why).await;
        if done.is_err() {
            store.audit(deed(format!("{what}: not done"), about)).await?;
        }
        Ok(done?)
    }

    async fn act(&self, store: &Store, why: &str) -> Result<Vec<(String, Option<String>)>, StoreError> {
        match self {
            Order::Ban { kind, whom, days } => {
                let until = if *days == 0.0 { 0.0 } else { now() + days * DAY };
                store.ban(Ban { kind: *kind, whom: whom.clone(), until, why: why.into() }).await?;
            }
            Order::Unban { kind, whom } => store.unban(*kind, whom).await?,
            Order::Settle { report } => store.settle(report, now()).await?,
            Order::Close { table } => store.close_table(table, Some(why)).await?,
            Order::Open { table } => store.close_table(table, None).await?,
            Order::Role { whom, role } => store.set_role(whom, *role).await?,
            Order::Forget { whom } => return crate::people::forget(store, whom).await,
        }
        Ok(Vec::new())
    }

    /// The same with ids and addresses as they are kept.
    async fn resolved(&self, store: &Store) -> Result<Order, NotDone> {
        let mut order = self.clone();
        match &mut order {
            Order::Ban { days, .. } if !(0.0..=36_500.0).contains(days) => return Err(NotDone::Days),
            Order::Ban { kind: BanKind::Address, whom, .. } | Order::Unban { kind: BanKind::Address, whom } => {
                *whom = address(whom).ok_or_else(|| NotDone::Address { whom: whom.clone() })?;
            }
            Order::Ban { whom, .. } | Order::Unban { whom, .. } | Order::Role { whom, .. } | Order::Forget { whom } => {
                *whom = guest(store, whom).await?.ok_or_else(|| NotDone::Nobody { whom: whom.clone() })?;
            }
            Order::Settle { .. } | Order::Close { .. } | Order::Open { .. } => {}
        }
        Ok(order)
    }
}

/// An address as callers are known by: one person has a whole network of IPv6 addresses.
fn address(text: &str) -> Option<String> {
    let address = text.trim().parse().ok()?;
    Some(crate::http::caller::Caller::of(address).0.to_string())
}

/// The guest that somebody means.
async fn guest(store: &Store, whom: &str) -> Result<Option<String>, StoreError> {
    if let Some(name) = whom.strip_prefix('@') {
        return Ok(store.account_named(name).await?.map(|account| account.guest));
    }
    if let Some((table, letter)) = whom.split_once('/') {
        let seat = kernel::table::seats::Seat::from_letter(letter);
        let seats = store.seats(table).await?;
        return Ok(seats.into_iter().find(|row| seat.is_some_and(|seat| seat.0 == row.seat)).and_then(|row| row.guest));
    }
    Ok(store.guest(whom).await?.map(|guest| guest.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_kept_as_callers_are_known() {
        assert_eq!(address(" 192.0.2.1").as_deref(), Some("192.0.2.1"));
        assert_eq!(address("2001:db8:1:2:3::4").as_deref(), Some("2001:db8:1:2::"));
        assert_eq!(address("somewhere"), None);
    }

    #[test]
    fn who_may_do_more_is_not_decided_by_moderators() {
        let role = Order::Role { whom: "@ada".into(), role: Role::Administrator };
        assert_eq!(role.needs(), Role::Administrator);
        assert_eq!(Order::Close { table: "oak".into() }.needs(), Role::Moderator);
    }
}
