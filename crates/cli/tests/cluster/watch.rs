//! Who has which table, looked at again and again.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::{AnyConnection, Connection, Row};
use tokio::task::JoinHandle;

/// Looks until it is told to end.
pub struct Watch {
    stop: Arc<AtomicBool>,
    looking: JoinHandle<(usize, usize)>,
}

impl Watch {
    pub async fn begin(database: &str) -> Watch {
        let stop = Arc::new(AtomicBool::new(false));
        let looking = tokio::spawn(look(database.to_string(), stop.clone()));
        Watch { stop, looking }
    }

    /// How often tables have changed hands, and how many epochs were seen. No epoch of a table had two owners.
    pub async fn end(self) -> (usize, usize) {
        self.stop.store(true, Ordering::Relaxed);
        self.looking.await.expect("no table has two owners")
    }
}

async fn look(database: String, stop: Arc<AtomicBool>) -> (usize, usize) {
    let mut owners: HashMap<(String, i64), String> = HashMap::new();
    let mut last: HashMap<String, (i64, String)> = HashMap::new();
    let mut hands = 0;
    let mut connection: Option<AnyConnection> = None;
    while !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(50)).await;
        // The database dies now and then.
        if connection.is_none() {
            connection = AnyConnection::connect(&database).await.ok();
        }
        let Some(open) = &mut connection else { continue };
        let sql = "select id, epoch, owner from tables where owner is not null";
        let Ok(rows) = sqlx::query(sql).fetch_all(open).await else {
            connection = None;
            continue;
        };
        for row in rows {
            let (table, epoch, owner): (String, i64, String) = (row.get(0), row.get(1), row.get(2));
            let known = owners.entry((table.clone(), epoch)).or_insert_with(|| owner.clone());
            assert_eq!(*known, owner, "{table} has two owners in epoch {epoch}");
            if let Some((before, whose)) = last.insert(table.clone(), (epoch, owner.clone())) {
                assert!(before <= epoch, "{table}: epoch {epoch} comes after {before}");
                hands += usize::from(whose != owner);
            }
        }
    }
    (hands, owners.len())
}
