//! Where a table is played: here, or on another node.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use crate::app::App;
use crate::history::Head;
use crate::host::Fault;
use crate::store::{StoreError, TableRow};
use crate::stored;

/// How long a node that has died may keep its tables from being played.
const PATIENCE: Duration = Duration::from_secs(12);
/// How often is looked meanwhile.
const AGAIN: Duration = Duration::from_millis(200);

/// Where a table is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Here, since this epoch.
    Here { epoch: u64 },
    /// On another node.
    There { node: String },
}

/// Finds a table; it is taken if nobody has it who is there.
pub async fn find(app: &Arc<App>, table: &str) -> Result<Place, Fault> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let failed = |error: StoreError| {
            tracing::error!(table, %error, "a table could not be found");
            Fault::Store
        };
        let row = app.store.table(table).await.map_err(failed)?.ok_or(Fault::Unknown)?;
        if let Some(place) = look(app, &row).await? {
            return Ok(place);
        }
        if Instant::now() > deadline {
            return Err(Fault::Moved);
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Where a table is; nothing if that is not clear yet.
async fn look(app: &Arc<App>, row: &TableRow) -> Result<Option<Place>, Fault> {
    let cluster = &app.cluster;
    if let Some(why) = &row.closed {
        return Err(Fault::Unplayable(format!("closed: {why}")));
    }
    if let Some(owner) = row.owner.as_ref().filter(|owner| *owner != cluster.node())
        && cluster.hears(owner)
    {
        return Ok(Some(Place::There { node: owner.clone() }));
    }
    let head: Head = serde_json::from_str(&row.head).map_err(|_| Fault::Store)?;
    let other = || cluster.other_with(&head.game, &head.data).map(|node| Place::There { node });
    if !cluster.is_ready() {
        return other().map(Some).ok_or(Fault::Moved);
    }
    let title = app.games.find_as_of(&head.game, &head.data);
    if let Err(why) = title.and_then(|title| stored::check_data(&title, &head)) {
        // Whoever has other cards would play it wrongly.
        return match other() {
            Some(place) => Ok(Some(place)),
            None => Err(Fault::Unplayable(why)),
        };
    }
    match app.store.claim_table(&row.id, cluster.node(), row.epoch).await {
        Ok(epoch) => {
            metrics::counter!("tapis_tables_claimed_total").increment(1);
            Ok(Some(Place::Here { epoch }))
        }
        Err(StoreError::Claimed { .. }) => Ok(None),
        Err(error) => {
            tracing::error!(table = %row.id, %error, "a table could not be taken");
            Err(Fault::Store)
        }
    }
}
