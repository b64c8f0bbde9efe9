//! The events of a match that is over, packed together into one row: a fifth of the room.
//!
//! A pack holds the first events of a table, without a gap. What happens there afterwards is added to `events` as ever, and
//! packed with the rest once it has been quiet again. Whoever reads events finds both forms in one statement, so that they
//! see one moment; whoever writes waits for the table's row first.

use std::io::{Read, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::Store;
use super::error::StoreError;
use super::rows::{self, EventRow};
use super::write::{Outcome, Write};

/// What a pack begins with, so that there may be other forms one day.
const FORM: u8 = 1;

/// What is read of the events of a table: `seq, at, body` and the pack.
macro_rules! event_columns {
    ($condition:literal) => {
        concat!(
            "select seq, at, body, null as pack from events where table_id = $1",
            $condition,
            " union all select -1, cast(0 as double precision), '', body from packs where table_id = $1 order by 1"
        )
    };
}

/// Events as one value. Times are kept to the millisecond.
pub(super) fn pack(events: &[EventRow]) -> Vec<u8> {
    let mut before = 0;
    let plain: Vec<(i64, &str)> = events
        .iter()
        .map(|event| {
            let at = (event.at * 1000.0).round() as i64;
            let since = at - before;
            before = at;
            (since, event.body.as_str())
        })
        .collect();
    let plain = postcard::to_allocvec(&plain).expect("a plain value");
    let mut packed = ZlibEncoder::new(vec![FORM], Compression::best());
    packed.write_all(&plain).and_then(|()| packed.finish()).expect("nothing fails in memory")
}

/// The events that were packed, numbered from 0.
pub(super) fn unpack(packed: &[u8]) -> Result<Vec<EventRow>, sqlx::Error> {
    let fault = |text: String| sqlx::Error::Decode(format!("events cannot be unpacked: {text}").into());
    let Some((&FORM, packed)) = packed.split_first() else {
        return Err(fault("a newer version has packed them, or nobody".to_string()));
    };
    let mut plain = Vec::new();
    ZlibDecoder::new(packed).read_to_end(&mut plain).map_err(|error| fault(error.to_string()))?;
    let plain: Vec<(i64, String)> = postcard::from_bytes(&plain).map_err(|error| fault(error.to_string()))?;
    let mut at = 0;
    let event = |(seq, (since, body)): (u32, (i64, String))| {
        at += since;
        EventRow { seq, at: at as f64 / 1000.0, body }
    };
    Ok((0..).zip(plain).map(event).collect())
}

/// Reads a row of [`event_columns`].
fn read(row: &AnyRow) -> Result<Vec<EventRow>, sqlx::Error> {
    match row.try_get::<Option<Vec<u8>>, _>(3)? {
        Some(packed) => unpack(&packed),
        None => Ok(vec![rows::event(row)?]),
    }
}

impl Store {
    /// The events of a table from a number on, in order; none if there is no such table.
    pub async fn events(&self, table: &str, from: u32) -> Result<Vec<EventRow>, StoreError> {
        let statement = sqlx::query(event_columns!(" and seq >= $2")).bind(super::read::known(table));
        let found = self.list(statement.bind(i64::from(from)), read).await?;
        Ok(found.into_iter().flatten().filter(|event| event.seq >= from).collect())
    }

    /// Some tables that are over, at which nothing has happened since, and whose events lie apart.
    pub async fn tables_to_pack(&self, before: f64, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = "select id from tables where status = 2 and packed < length and touched < $1 limit $2";
        self.list(sqlx::query(sql).bind(before).bind(i64::from(limit)), |row| row.try_get(0)).await
    }

    /// Packs the events of a table together. Nobody who reads them notices.
    pub async fn pack(&self, table: &str) -> Result<(), StoreError> {
        self.write(Write::Pack { table: table.to_owned() }).await
    }
}

/// Packs the events that a table has now.
pub(super) async fn apply(connection: &mut AnyConnection, table: &str) -> Result<Outcome, sqlx::Error> {
    // The row is locked like by an append: nothing is added or written anew meanwhile.
    let sql = "update tables set packed = packed where id = $1 and packed < length returning length";
    let Some(row) = sqlx::query(sql).bind(table).fetch_optional(&mut *connection).await? else {
        return Ok(Ok(()));
    };
    let length: usize = rows::number(&row, 0)?;
    let found = sqlx::query(event_columns!("")).bind(table).fetch_all(&mut *connection).await?;
    let mut events = Vec::with_capacity(length);
    for row in &found {
        events.extend(read(row)?);
    }
    if events.len() != length || (0..).zip(&events).any(|(seq, event)| event.seq != seq) {
        let what = format!("table {table:?}");
        return Ok(Err(StoreError::NotWhole { what, fault: "it lacks events and is not packed".to_string() }));
    }
    keep(connection, table, &events).await?;
    sqlx::query("update tables set packed = length where id = $1").bind(table).execute(&mut *connection).await?;
    sqlx::query("delete from events where table_id = $1").bind(table).execute(connection).await?;
    Ok(Ok(()))
}

async fn keep(connection: &mut AnyConnection, table: &str, events: &[EventRow]) -> Result<(), sqlx::Error> {
    let sql = "insert into packs (table_id, length, body) values ($1, $2, $3) \
        on conflict (table_id) do update set length = excluded.length, body = excluded.body";
    let kept = sqlx::query(sql).bind(table).bind(events.len() as i64).bind(pack(events));
    kept.execute(connection).await?;
    Ok(())
}

/// Writes the bodies of some events anew, packed or not, of a table whose row is locked.
pub(super) async fn rewrite(
    connection: &mut AnyConnection,
    table: &str,
    bodies: &[(u32, String)],
) -> Result<(), sqlx::Error> {
    let found = sqlx::query("select body from packs where table_id = $1").bind(table);
    let mut packed = match found.fetch_optional(&mut *connection).await? {
        Some(row) => unpack(&row.try_get::<Vec<u8>, _>(0)?)?,
        None => Vec::new(),
    };
    let mut changed = false;
    for (seq, body) in bodies {
        if let Some(event) = packed.get_mut(*seq as usize) {
            event.body.clone_from(body);
            changed = true;
            continue;
        }
        let sql = "update events set body = $3 where table_id = $1 and seq = $2";
        sqlx::query(sql).bind(table).bind(i64::from(*seq)).bind(body).execute(&mut *connection).await?;
    }
    match changed {
        true => keep(connection, table, &packed).await,
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn events(bodies: Vec<(u32, String)>) -> Vec<EventRow> {
        let mut at = 1_700_000_000_000_u64;
        let event = |(seq, (since, body)): (u32, (u32, String))| {
            at += u64::from(since);
            EventRow { seq, at: at as f64 / 1000.0, body }
        };
        (0..).zip(bodies).map(event).collect()
    }

    proptest! {
        #[test]
        fn what_was_packed_is_unpacked_again(bodies in prop::collection::vec((any::<u32>(), ".*"), 0..60)) {
            let events = events(bodies);
            prop_assert_eq!(unpack(&pack(&events)).expect("it was packed here"), events);
        }

        #[test]
        fn what_was_not_packed_is_refused(bytes in prop::collection::vec(any::<u8>(), 0..200), place: usize) {
            let _ = unpack(&bytes);
            let whole = events(vec![(1, "a".repeat(50)), (2, "b".to_string())]);
            let mut packed = pack(&whole);
            let place = place % packed.len();
            packed[place] ^= 0x40;
            // The last byte before the checksum ends with bits that mean nothing.
            prop_assert!(unpack(&packed).map_or(true, |found| found == whole), "a bit is another");
        }
    }
}
