//! Accounts, sessions, and what moderators see and do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

pub use crate::moderation::Order;
pub use crate::store::{Ban, BanKind, Deed, Report, Role};

/// A name and a passphrase.
#[derive(Clone, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Credentials {
    pub name: String,
    pub passphrase: String,
}

/// Another passphrase in place of the present one.
#[derive(Clone, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewPassphrase {
    pub passphrase: String,
    pub new: String,
}

/// Who somebody is.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct AccountInfo {
    pub name: String,
    pub role: Role,
    /// Seconds since 1970.
    pub created: f64,
    /// Whether they can sign in with a passphrase.
    pub passphrase: bool,
    /// The providers of OpenID Connect with which they can sign in.
    pub providers: Vec<String>,
    pub sessions: Vec<SessionInfo>,
}

/// A browser in which somebody has signed in.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct SessionInfo {
    pub id: String,
    /// What the browser says it is.
    pub about: String,
    pub created: f64,
    pub seen: f64,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// How one can sign in beside name and passphrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct WaysIn {
    /// What the provider of OpenID Connect is called, if there is one.
    pub openid: Option<String>,
}

/// What somebody wants looked at.
#[derive(Clone, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewReport {
    /// The letter of the seat it is about; nothing for the table as a whole.
    #[serde(default)]
    pub seat: Option<String>,
    pub text: String,
}

/// An order with its reason.
#[derive(Clone, PartialEq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Given {
    pub order: Order,
    pub why: String,
}

/// What moderators see.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Desk {
    /// What they may do themselves.
    pub role: Role,
    pub reports: Vec<Report>,
    pub bans: Vec<Ban>,
    pub deeds: Vec<Deed>,
    /// The servers that are there; none if there is only one.
    pub nodes: Vec<String>,
}
