//! Accounts, sessions, bans, reports, and what moderators have done.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::Store;
use super::error::StoreError;
use super::pack;
use super::rows;
use super::write::{Outcome, Write, changed};

/// A guest who has a name and a passphrase.
#[derive(Clone, PartialEq, Debug)]
pub struct Account {
    pub guest: String,
    pub name: String,
    /// The argon2id hash, with its parameters.
    pub passphrase: String,
    pub role: Role,
    pub created: f64,
}

/// What somebody may do beside playing; each may do what those before it may.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    utoipa::ToSchema,
    ts_rs::TS,
)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "wire.ts")]
pub enum Role {
    Player,
    Moderator,
    Administrator,
}

/// A browser in which somebody has signed in.
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    pub id: String,
    pub guest: String,
    pub secret_hash: String,
    /// What the browser says it is.
    pub about: String,
    pub created: f64,
    pub seen: f64,
}

/// Somebody who may not come, or not speak.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[ts(export_to = "wire.ts")]
pub struct Ban {
    pub kind: BanKind,
    /// A guest's id or an address.
    pub whom: String,
    /// Seconds since 1970; 0 for ever.
    pub until: f64,
    pub why: String,
}

#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema, ts_rs::TS,
)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "wire.ts")]
pub enum BanKind {
    /// A guest may not come.
    Guest,
    /// An address may not come.
    Address,
    /// A guest may not speak.
    Mute,
}

/// Something that somebody wants looked at.
#[derive(Clone, PartialEq, Debug, serde::Serialize, utoipa::ToSchema, ts_rs::TS)]
#[ts(export_to = "wire.ts")]
pub struct Report {
    pub id: String,
    pub at: f64,
    pub guest: String,
    pub table: String,
    /// The letter of the seat it is about; empty for the table.
    pub seat: String,
    pub text: String,
    /// When it was settled; 0 while it is not.
    pub settled: f64,
}

/// Something that a moderator or administrator has done.
#[derive(Clone, PartialEq, Debug, serde::Serialize, utoipa::ToSchema, ts_rs::TS)]
#[ts(export_to = "wire.ts")]
pub struct Deed {
    pub id: String,
    pub at: f64,
    pub who: String,
    pub what: String,
    pub about: String,
    pub why: String,
}

/// What is changed about people.
pub(super) enum People {
    CreateAccount(Account),
    SetPassphrase { guest: String, passphrase: String },
    SetRole { guest: String, role: Role },
    CreateSession(Session),
    SeeSession { id: String, seen: f64 },
    EndSession { guest: String, id: String },
    EndSessions { guest: String, secret_hash: String },
    DeleteGuest { guest: String },
    CreateIdentity { issuer: String, subject: String, guest: String },
    TakeAway { table: String },
    Rewrite { table: String, epoch: u64, head: String, summary: String, bodies: Vec<(u32, String)> },
    Ban(Ban),
    Unban { kind: BanKind, whom: String },
    Report(Report),
    Settle { id: String, at: f64 },
    CloseTable { table: String, why: Option<String> },
    Audit(Deed),
    Forget { before: f64, now: f64 },
}

impl BanKind {
    pub fn word(self) -> &'static str {
        match self {
            BanKind::Guest => "guest",
            BanKind::Address => "address",
            BanKind::Mute => "mute",
        }
    }

    fn of(word: &str) -> Result<BanKind, sqlx::Error> {
        let known = [BanKind::Guest, BanKind::Address, BanKind::Mute].into_iter().find(|kind| kind.word() == word);
        known.ok_or_else(|| sqlx::Error::Decode(format!("{word:?} is no kind of ban").into()))
    }
}

impl Role {
    fn number(self) -> i16 {
        match self {
            Role::Player => 0,
            Role::Moderator => 1,
            Role::Administrator => 2,
        }
    }

    fn of(number: i64) -> Result<Role, sqlx::Error> {
        let known = [Role::Player, Role::Moderator, Role::Administrator];
        let found = usize::try_from(number).ok().and_then(|number| known.get(number).copied());
        found.ok_or_else(|| sqlx::Error::Decode(format!("{number} is no role").into()))
    }
}

/// A name as it is compared with others.
pub fn folded(name: &str) -> String {
    name.to_lowercase()
}

impl People {
    /// The texts that it writes.
    pub(super) fn texts(&self) -> Vec<&str> {
        match self {
            People::CreateAccount(account) => vec![&account.guest, &account.name],
            People::CreateSession(session) => vec![&session.guest, &session.about],
            People::EndSession { guest, id } => vec![guest, id],
            People::CreateIdentity { issuer, subject, guest } => vec![issuer, subject, guest],
            People::TakeAway { table } => vec![table],
            People::Rewrite { table, head, summary, .. } => vec![table, head, summary],
            People::Ban(ban) => vec![&ban.whom, &ban.why],
            People::Unban { whom, .. } => vec![whom],
            People::Report(report) => vec![&report.table, &report.seat, &report.text],
            People::Settle { id, .. } => vec![id],
            People::CloseTable { table, why } => vec![table, why.as_deref().unwrap_or_default()],
            People::Audit(deed) => vec![&deed.who, &deed.about, &deed.why],
            People::SetPassphrase { guest, .. } | People::SetRole { guest, .. } | People::DeleteGuest { guest } => {
                vec![guest]
            }
            People::SeeSession { .. } | People::EndSessions { .. } | People::Forget { .. } => Vec::new(),
        }
    }

    pub(super) async fn apply(&self, connection: &mut AnyConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            People::CreateAccount(account) => create_account(connection, account).await,
            People::SetPassphrase { guest, passphrase } => {
                let sql = "update accounts set passphrase = $2 where guest = $1";
                let set = sqlx::query(sql).bind(guest).bind(passphrase).execute(connection).await?;
                Ok(changed(set.rows_affected(), StoreError::NoGuest { guest: guest.clone() }))
            }
            People::SetRole { guest, role } => {
                let sql = "update accounts set role = $2 where guest = $1";
                let set = sqlx::query(sql).bind(guest).bind(role.number()).execute(connection).await?;
                Ok(changed(set.rows_affected(), StoreError::NoGuest { guest: guest.clone() }))
            }
            People::CreateSession(session) => create_session(connection, session).await,
            People::SeeSession { id, seen } => {
                let sql = "update sessions set seen = $2 where id = $1";
                sqlx::query(sql).bind(id).bind(*seen).execute(connection).await?;
                Ok(Ok(()))
            }
            People::EndSession { guest, id } => {
                let sql = "delete from sessions where id = $1 and guest = $2";
                let ended = sqlx::query(sql).bind(id).bind(guest).execute(connection).await?;
                Ok(changed(ended.rows_affected(), StoreError::NoGuest { guest: guest.clone() }))
            }
            People::EndSessions { guest, secret_hash } => {
                sqlx::query("delete from sessions where guest = $1").bind(guest).execute(&mut *connection).await?;
                let sql = "update guests set secret_hash = $2 where id = $1";
                let set = sqlx::query(sql).bind(guest).bind(secret_hash).execute(connection).await?;
                Ok(changed(set.rows_affected(), StoreError::NoGuest { guest: guest.clone() }))
            }
            People::DeleteGuest { guest } => delete_guest(connection, guest).await,
            People::CreateIdentity { issuer, subject, guest } => {
                let sql = "insert into identities (issuer, subject, guest) values ($1, $2, $3) on conflict do nothing";
                let made = sqlx::query(sql).bind(issuer).bind(subject).bind(guest).execute(connection).await?;
                Ok(changed(made.rows_affected(), StoreError::NameTaken { name: subject.clone() }))
            }
            People::TakeAway { table } => {
                let sql = "update tables set owner = null, epoch = epoch + 1 where id = $1";
                let taken = sqlx::query(sql).bind(table).execute(connection).await?;
                Ok(changed(taken.rows_affected(), StoreError::NoTable { table: table.clone() }))
            }
            People::Rewrite { table, epoch, head, summary, bodies } => {
                rewrite(connection, table, *epoch, (head, summary), bodies).await
            }
            People::Ban(ban) => write_ban(connection, ban).await,
            People::Unban { kind, whom } => {
                let sql = "delete from bans where kind = $1 and whom = $2";
                let gone = sqlx::query(sql).bind(kind.word()).bind(whom).execute(connection).await?;
                Ok(changed(gone.rows_affected(), StoreError::NoGuest { guest: whom.clone() }))
            }
            People::Report(report) => write_report(connection, report).await,
            People::Settle { id, at } => {
                let sql = "update reports set settled = $2 where id = $1";
                let set = sqlx::query(sql).bind(id).bind(*at).execute(connection).await?;
                Ok(changed(set.rows_affected(), StoreError::NoReport { report: id.clone() }))
            }
            People::CloseTable { table, why } => {
                let sql = "update tables set closed = $2 where id = $1";
                let set = sqlx::query(sql).bind(table).bind(why.as_deref()).execute(connection).await?;
                Ok(changed(set.rows_affected(), StoreError::NoTable { table: table.clone() }))
            }
            People::Audit(deed) => write_deed(connection, deed).await,
            People::Forget { before, now } => {
                for sql in [
                    "delete from reports where settled > 0 and settled < $1",
                    "delete from audit where at < $1",
                    "delete from sessions where seen < $1",
                ] {
                    sqlx::query(sql).bind(*before).execute(&mut *connection).await?;
                }
                let sql = "delete from bans where until > 0 and until < $1";
                sqlx::query(sql).bind(*now).execute(connection).await?;
                Ok(Ok(()))
            }
        }
    }
}

async fn create_account(connection: &mut AnyConnection, account: &Account) -> Result<Outcome, sqlx::Error> {
    let made = sqlx::query(
        "insert into accounts (guest, name, folded, passphrase, role, created) \
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing",
    )
    .bind(&account.guest)
    .bind(&account.name)
    .bind(folded(&account.name))
    .bind(&account.passphrase)
    .bind(account.role.number())
    .bind(account.created)
    .execute(connection)
    .await?;
    Ok(changed(made.rows_affected(), StoreError::NameTaken { name: account.name.clone() }))
}

async fn create_session(connection: &mut AnyConnection, session: &Session) -> Result<Outcome, sqlx::Error> {
    sqlx::query("insert into sessions (id, guest, secret_hash, about, created, seen) values ($1, $2, $3, $4, $5, $6)")
        .bind(&session.id)
        .bind(&session.guest)
        .bind(&session.secret_hash)
        .bind(&session.about)
        .bind(session.created)
        .bind(session.seen)
        .execute(connection)
        .await?;
    Ok(Ok(()))
}

async fn rewrite(
    connection: &mut AnyConnection,
    table: &str,
    epoch: u64,
    (head, summary): (&str, &str),
    bodies: &[(u32, String)],
) -> Result<Outcome, sqlx::Error> {
    let sql = "update tables set head = $2, summary = $3 where id = $1 and epoch = $4";
    let rewritten = sqlx::query(sql).bind(table).bind(head).bind(summary).bind(epoch as i64);
    if rewritten.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Err(StoreError::Fenced { table: table.to_string() }));
    }
    pack::rewrite(connection, table, bodies).await?;
    Ok(Ok(()))
}

async fn write_ban(connection: &mut AnyConnection, ban: &Ban) -> Result<Outcome, sqlx::Error> {
    sqlx::query(
        "insert into bans (kind, whom, until, why) values ($1, $2, $3, $4) \
         on conflict (kind, whom) do update set until = excluded.until, why = excluded.why",
    )
    .bind(ban.kind.word())
    .bind(&ban.whom)
    .bind(ban.until)
    .bind(&ban.why)
    .execute(connection)
    .await?;
    Ok(Ok(()))
}

async fn write_report(connection: &mut AnyConnection, report: &Report) -> Result<Outcome, sqlx::Error> {
    sqlx::query(
        "insert into reports (id, at, guest, table_id, seat, text, settled) values ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(&report.id)
    .bind(report.at)
    .bind(&report.guest)
    .bind(&report.table)
    .bind(&report.seat)
    .bind(&report.text)
    .bind(report.settled)
    .execute(connection)
    .await?;
    Ok(Ok(()))
}

async fn write_deed(connection: &mut AnyConnection, deed: &Deed) -> Result<Outcome, sqlx::Error> {
    sqlx::query("insert into audit (id, at, who, what, about, why) values ($1, $2, $3, $4, $5, $6)")
        .bind(&deed.id)
        .bind(deed.at)
        .bind(&deed.who)
        .bind(&deed.what)
        .bind(&deed.about)
        .bind(&deed.why)
        .execute(connection)
        .await?;
    Ok(Ok(()))
}

/// Deletes what there is of a person: the tables where nobody else sits, their decks, sessions and account. Where others sit,
/// their seat is nobody's from then on.
async fn delete_guest(connection: &mut AnyConnection, guest: &str) -> Result<Outcome, sqlx::Error> {
    for sql in [
        "delete from tables where id in (select table_id from seats where guest = $1) and not exists \
         (select 1 from seats where seats.table_id = tables.id and seats.guest is not null and seats.guest <> $1)",
        "update seats set guest = null, secret_hash = null where guest = $1",
        "update reports set guest = '' where guest = $1",
        "delete from bans where kind <> 'address' and whom = $1",
    ] {
        sqlx::query(sql).bind(guest).execute(&mut *connection).await?;
    }
    let gone = sqlx::query("delete from guests where id = $1").bind(guest).execute(connection).await?;
    Ok(changed(gone.rows_affected(), StoreError::NoGuest { guest: guest.to_owned() }))
}

macro_rules! account_columns {
    () => {
        "select guest, name, passphrase, role, created from accounts"
    };
}

macro_rules! session_columns {
    () => {
        "select id, guest, secret_hash, about, created, seen from sessions"
    };
}

fn account(row: &AnyRow) -> Result<Account, sqlx::Error> {
    Ok(Account {
        guest: row.try_get(0)?,
        name: row.try_get(1)?,
        passphrase: row.try_get(2)?,
        role: Role::of(rows::number(row, 3)?)?,
        created: row.try_get(4)?,
    })
}

fn session(row: &AnyRow) -> Result<Session, sqlx::Error> {
    Ok(Session {
        id: row.try_get(0)?,
        guest: row.try_get(1)?,
        secret_hash: row.try_get(2)?,
        about: row.try_get(3)?,
        created: row.try_get(4)?,
        seen: row.try_get(5)?,
    })
}

impl Store {
    /// Gives a guest an account.
    pub async fn create_account(&self, account: Account) -> Result<(), StoreError> {
        self.people(People::CreateAccount(account)).await
    }

    /// Changes a passphrase, given as its hash.
    pub async fn set_passphrase(&self, guest: &str, passphrase: String) -> Result<(), StoreError> {
        self.people(People::SetPassphrase { guest: guest.to_owned(), passphrase }).await
    }

    pub async fn set_role(&self, guest: &str, role: Role) -> Result<(), StoreError> {
        self.people(People::SetRole { guest: guest.to_owned(), role }).await
    }

    pub async fn create_session(&self, session: Session) -> Result<(), StoreError> {
        self.people(People::CreateSession(session)).await
    }

    /// Notes that a session is in use.
    pub async fn see_session(&self, id: &str, seen: f64) -> Result<(), StoreError> {
        self.people(People::SeeSession { id: id.to_owned(), seen }).await
    }

    pub async fn end_session(&self, guest: &str, id: &str) -> Result<(), StoreError> {
        self.people(People::EndSession { guest: guest.to_owned(), id: id.to_owned() }).await
    }

    /// Ends all sessions of a guest, and gives the one they have as a guest another secret.
    pub async fn end_sessions(&self, guest: &str, secret_hash: String) -> Result<(), StoreError> {
        self.people(People::EndSessions { guest: guest.to_owned(), secret_hash }).await
    }

    /// Deletes a person with all that is theirs alone.
    pub async fn delete_guest(&self, guest: &str) -> Result<(), StoreError> {
        self.people(People::DeleteGuest { guest: guest.to_owned() }).await
    }

    /// Notes who a guest is to a provider of OpenID Connect. Whoever is somebody else's identity there stays so.
    pub async fn create_identity(&self, issuer: &str, subject: &str, guest: &str) -> Result<(), StoreError> {
        let [issuer, subject, guest] = [issuer, subject, guest].map(str::to_owned);
        self.people(People::CreateIdentity { issuer, subject, guest }).await
    }

    /// The guest who is somebody to a provider of OpenID Connect.
    pub async fn guest_of_identity(&self, issuer: &str, subject: &str) -> Result<Option<String>, StoreError> {
        let sql = "select guest from identities where issuer = $1 and subject = $2";
        let [issuer, subject] = [issuer, subject].map(|text| text.replace('\0', "?"));
        self.find(sqlx::query(sql).bind(issuer).bind(subject), |row| rows::text(row, 0)).await
    }

    /// The providers of OpenID Connect to which somebody is known.
    pub async fn identities(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        let sql = "select issuer from identities where guest = $1 order by issuer, subject";
        self.list(sqlx::query(sql).bind(guest.to_owned()), |row| rows::text(row, 0)).await
    }

    /// Takes a table away from whoever plays it: nothing is added any more by them, and whoever asks next takes it again.
    pub async fn take_away(&self, table: &str) -> Result<(), StoreError> {
        self.people(People::TakeAway { table: table.to_owned() }).await
    }

    /// Writes what is told of people at a table anew: the only thing that ever changes in what has happened. Only in the
    /// epoch in which it was read, so that nothing is lost that somebody adds meanwhile.
    pub async fn rewrite(
        &self,
        table: &str,
        epoch: u64,
        head: String,
        summary: String,
        bodies: Vec<(u32, String)>,
    ) -> Result<(), StoreError> {
        self.people(People::Rewrite { table: table.to_owned(), epoch, head, summary, bodies }).await
    }

    pub async fn ban(&self, ban: Ban) -> Result<(), StoreError> {
        self.people(People::Ban(ban)).await
    }

    pub async fn unban(&self, kind: BanKind, whom: &str) -> Result<(), StoreError> {
        self.people(People::Unban { kind, whom: whom.to_owned() }).await
    }

    pub async fn report(&self, report: Report) -> Result<(), StoreError> {
        self.people(People::Report(report)).await
    }

    /// Notes that a report has been dealt with.
    pub async fn settle(&self, report: &str, at: f64) -> Result<(), StoreError> {
        self.people(People::Settle { id: report.to_owned(), at }).await
    }

    /// Closes a table, or opens it again if there is no reason any more.
    pub async fn close_table(&self, table: &str, why: Option<&str>) -> Result<(), StoreError> {
        self.people(People::CloseTable { table: table.to_owned(), why: why.map(str::to_owned) }).await
    }

    /// Notes what a moderator or administrator has done.
    pub async fn audit(&self, deed: Deed) -> Result<(), StoreError> {
        self.people(People::Audit(deed)).await
    }

    /// Forgets settled reports, deeds and sessions from before a time, and bans that are over.
    pub async fn forget_people(&self, before: f64, now: f64) -> Result<(), StoreError> {
        self.people(People::Forget { before, now }).await
    }

    pub async fn account(&self, guest: &str) -> Result<Option<Account>, StoreError> {
        let sql = concat!(account_columns!(), " where guest = $1");
        self.find(sqlx::query(sql).bind(guest.to_owned()), account).await
    }

    /// The account of a name, whatever the case of its letters.
    pub async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let sql = concat!(account_columns!(), " where folded = $1");
        self.find(sqlx::query(sql).bind(folded(name)), account).await
    }

    pub async fn sessions(&self, guest: &str) -> Result<Vec<Session>, StoreError> {
        let sql = concat!(session_columns!(), " where guest = $1 order by seen desc, id");
        self.list(sqlx::query(sql).bind(guest.to_owned()), session).await
    }

    /// The session whose secret has this hash.
    pub async fn session_of(&self, guest: &str, secret_hash: &str) -> Result<Option<Session>, StoreError> {
        let sql = concat!(session_columns!(), " where guest = $1 and secret_hash = $2");
        self.find(sqlx::query(sql).bind(guest.to_owned()).bind(secret_hash.to_owned()), session).await
    }

    pub async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let ban = |row: &AnyRow| {
            let kind = BanKind::of(row.try_get(0)?)?;
            Ok(Ban { kind, whom: row.try_get(1)?, until: row.try_get(2)?, why: row.try_get(3)? })
        };
        self.list(sqlx::query("select kind, whom, until, why from bans order by kind, whom"), ban).await
    }

    /// The tables that are closed while somebody plays them.
    pub async fn closed_tables(&self) -> Result<Vec<String>, StoreError> {
        let sql = "select id from tables where closed is not null and owner is not null limit 1000";
        self.list(sqlx::query(sql), |row: &AnyRow| row.try_get(0)).await
    }

    /// The reports, those that nobody has dealt with first.
    pub async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let sql = "select id, at, guest, table_id, seat, text, settled from reports \
            order by case when settled > 0 then 1 else 0 end, at desc limit $1";
        let report = |row: &AnyRow| {
            Ok(Report {
                id: row.try_get(0)?,
                at: row.try_get(1)?,
                guest: row.try_get(2)?,
                table: row.try_get(3)?,
                seat: row.try_get(4)?,
                text: row.try_get(5)?,
                settled: row.try_get(6)?,
            })
        };
        self.list(sqlx::query(sql).bind(i64::from(limit)), report).await
    }

    /// What moderators and administrators have done, the latest first.
    pub async fn deeds(&self, limit: u32) -> Result<Vec<Deed>, StoreError> {
        let sql = "select id, at, who, what, about, why from audit order by at desc, id limit $1";
        let deed = |row: &AnyRow| {
            Ok(Deed {
                id: row.try_get(0)?,
                at: row.try_get(1)?,
                who: row.try_get(2)?,
                what: row.try_get(3)?,
                about: row.try_get(4)?,
                why: row.try_get(5)?,
            })
        };
        self.list(sqlx::query(sql).bind(i64::from(limit)), deed).await
    }

    async fn people(&self, people: People) -> Result<(), StoreError> {
        self.write(Write::People(people)).await
    }
}
