//! What can be asked. Reads have connections of their own and see whatever has been answered.

use sqlx::Row;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;

use super::Store;
use super::error::StoreError;
use super::place::Engine;
use super::rows::{self, Age, DeckRow, Guest, SeatRow, TableCounts, TableRow, table_columns};

type Statement = Query<'static, sqlx::Any, AnyArguments>;

impl Store {
    /// A table, if there is one of this id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = concat!("select ", table_columns!(), " from tables where id = $1");
        self.find(sqlx::query(sql).bind(known(id)), rows::table).await
    }

    /// The seats of a table, in order; none if there is no such table.
    pub async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, StoreError> {
        let sql = "select seat, guest, secret_hash from seats where table_id = $1 order by seat";
        self.list(sqlx::query(sql).bind(known(table)), rows::seat).await
    }

    /// All tables a guest sits at, also those that they do not want to see any more.
    pub async fn all_tables_of(&self, guest: &str) -> Result<Vec<TableRow>, StoreError> {
        let sql = concat!(
            "select ",
            table_columns!(),
            " from tables where id in (select table_id from seats where guest = $1) order by touched desc, id"
        );
        self.list(sqlx::query(sql).bind(known(guest)), rows::table).await
    }

    /// The tables a guest sits at, the last touched first.
    pub async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = concat!(
            "select ",
            table_columns!(),
            " from tables where id in (select table_id from seats where guest = $1) \
             and not exists (select 1 from put_away where put_away.table_id = tables.id and put_away.guest = $1) \
             order by touched desc, id limit $2"
        );
        self.list(sqlx::query(sql).bind(known(guest)).bind(i64::from(limit)), rows::table).await
    }

    /// How many tables there are of each status.
    pub async fn count_tables(&self) -> Result<TableCounts, StoreError> {
        let sql = "select status, count(*) from tables group by status";
        let count = |row: &AnyRow| Ok((rows::status_of(row.try_get(0)?)?, rows::number(row, 1)?));
        let mut counts = TableCounts::default();
        for (status, count) in self.list(sqlx::query(sql), count).await? {
            counts.add(status, count);
        }
        Ok(counts)
    }

    /// A guest, if there is one of this id.
    pub async fn guest(&self, id: &str) -> Result<Option<Guest>, StoreError> {
        let sql = "select id, secret_hash, name, created, seen from guests where id = $1";
        self.find(sqlx::query(sql).bind(known(id)), rows::guest).await
    }

    /// A deck, if there is one of this id, whosever it is.
    pub async fn deck(&self, id: &str) -> Result<Option<DeckRow>, StoreError> {
        let sql = "select id, guest, game, name, body, created from decks where id = $1";
        self.find(sqlx::query(sql).bind(known(id)), rows::deck).await
    }

    /// A guest's decks, the oldest first.
    pub async fn decks_of(&self, guest: &str) -> Result<Vec<DeckRow>, StoreError> {
        let sql = "select id, guest, game, name, body, created from decks where guest = $1 order by created, id";
        self.list(sqlx::query(sql).bind(known(guest)), rows::deck).await
    }

    /// Some tables at which nothing has happened for long.
    pub async fn stale_tables(&self, age: Age, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = "select id from tables where ((status = 0 or length = 0) and touched < $1) \
            or (status = 1 and touched < $2) or (status = 2 and touched < $3) or (kind = 1 and touched < $4) limit $5";
        let statement = sqlx::query(sql).bind(age.unused).bind(age.playing).bind(age.over);
        let statement = statement.bind(age.shows).bind(i64::from(limit));
        self.list(statement, |row| row.try_get(0)).await
    }

    /// How many bytes the database takes. What has been deleted from an SQLite file is room that is used again.
    pub async fn size(&self) -> Result<u64, StoreError> {
        let sql = match self.0.engine {
            Engine::Sqlite => {
                "select (page_count - freelist_count) * page_size \
                 from pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
            }
            Engine::Postgres => "select pg_database_size(current_database())",
        };
        let found = self.find(sqlx::query(sql), |row| rows::number(row, 0)).await?;
        Ok(found.unwrap_or_default())
    }

    pub(super) async fn find<T>(
        &self,
        statement: Statement,
        read: impl FnOnce(&AnyRow) -> Result<T, sqlx::Error>,
    ) -> Result<Option<T>, StoreError> {
        self.0.seal.check_file()?;
        let row = self.in_time(statement.fetch_optional(&self.0.readers)).await?;
        Ok(row.as_ref().map(read).transpose()?)
    }

    pub(super) async fn list<T>(
        &self,
        statement: Statement,
        read: impl Fn(&AnyRow) -> Result<T, sqlx::Error>,
    ) -> Result<Vec<T>, StoreError> {
        self.0.seal.check_file()?;
        let rows = self.in_time(statement.fetch_all(&self.0.readers)).await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// Gives up on a database that does not answer: waiting for a connection takes its time, and so does reading.
    async fn in_time<T>(&self, read: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
        tokio::time::timeout(2 * self.0.patience, read).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }
}

/// An id that can be asked for. PostgreSQL refuses the character NUL; nothing has such an id, nor the id null.
pub(super) fn known(id: &str) -> Option<String> {
    (!id.contains('\0')).then(|| id.to_owned())
}
