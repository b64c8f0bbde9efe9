//! Those who only watch: few, cheap, and told a little later than those who play.
//!
//! Any number of them can come at once, and none of it may be felt by a player. What they see is the same for all of them,
//! so it is made once for each language; and it is told at most every so often, however much happens meanwhile.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::time::Instant;

use super::Host;
use super::telling::{Connection, write};
use crate::wire::FromServer;

impl Host {
    /// Whether there is no room for a newcomer: only those who have no seat are counted.
    pub(super) fn is_full_for(&self, newcomer: &Connection) -> bool {
        let has_seat = |guest: Option<&str>| !self.seats_of_guest(guest).is_empty();
        let watchers = self.connections.values().filter(|connection| !has_seat(connection.guest.as_deref()));
        !has_seat(newcomer.guest.as_deref()) && watchers.count() >= self.app.limits.spectators
    }

    /// Somebody who only watches is to be shown the table, soon.
    pub(super) fn tell_soon(&mut self, number: u32) {
        if let Some(connection) = self.connections.get_mut(&number) {
            connection.due = true;
            self.crowd_due.get_or_insert_with(|| Instant::now() + self.app.limits.crowd);
        }
    }

    /// Shows those who only watch what has changed.
    pub(super) fn tell_crowd(&mut self) {
        self.crowd_due = None;
        let due = self.connections.iter().filter(|(_, connection)| connection.due && connection.ready);
        let due: Vec<u32> = due.map(|(number, _)| *number).collect();
        let mut made: HashMap<(bool, usize), (usize, Arc<str>)> = HashMap::new();
        for number in due {
            let Some(connection) = self.connections.get(&number) else { continue };
            let key = (connection.language == crate::wire::Tongue::Fr, connection.told);
            let (lines, text) = match made.get(&key) {
                Some(known) => known.clone(),
                None => {
                    let Some((lines, scene)) = self.scene_for(number) else { continue };
                    let text = write(&FromServer::Scene { scene: Box::new(scene) });
                    made.insert(key, (lines, text.clone()));
                    (lines, text)
                }
            };
            let shown = Some(self.moment_seen(number));
            if let Some(connection) = self.connections.get_mut(&number) {
                connection.due = false;
                connection.send_text(text);
                (connection.told, connection.shown) = (lines, shown);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use catalog::Catalog;
    use catalog::library::Library;
    use tokio::sync::mpsc;

    use super::*;
    use crate::app::{App, Limits};
    use crate::http::caller::Caller;
    use crate::store::Store;
    use crate::tables::Asker;
    use crate::wire::{NewTable, Tongue};

    #[tokio::test]
    async fn what_spectators_see_is_made_once_for_each_language() {
        let folder = std::env::temp_dir().join(format!("tapis-crowd-{}", std::process::id()));
        let catalog = Arc::new(Catalog::load(None).expect("the games are well"));
        let game = catalog.titles[0].game.id();
        let store = Store::open(&format!("sqlite://{}/store.db", folder.display())).await.expect("opens");
        let app = App::new(Arc::new(Library::from(catalog)), store, Limits::default(), None);
        let bot = serde_json::json!({ "who": "bot", "bot": "random" });
        let wanted = serde_json::json!({ "game": game, "seats": [bot, bot] });
        let wanted: NewTable = serde_json::from_value(wanted).expect("a set-up");
        let host = Asker { guest: "ada", caller: Caller([127, 0, 0, 1].into()) };
        let made = app.set_up(host, wanted, Tongue::En).await.expect("a table");
        let mut host = Host::load(app.clone(), &made.table.id, 0).await.expect("it is there");
        let mut ears = Vec::new();
        for (number, language) in (0..).zip([Tongue::En, Tongue::Fr, Tongue::En, Tongue::Fr]) {
            let (out, ear) = mpsc::channel(8);
            let mut connection = Connection::new(None, out, 1.0);
            (connection.language, connection.ready) = (language, true);
            host.connections.insert(number, connection);
            host.tell_soon(number);
            ears.push(ear);
        }
        host.tell_crowd();
        let told: Vec<Arc<str>> = ears.iter_mut().map(|ear| ear.try_recv().expect("everybody is told")).collect();
        assert!(Arc::ptr_eq(&told[0], &told[2]) && Arc::ptr_eq(&told[1], &told[3]), "the same text, not one like it");
        assert_ne!(told[0], told[1], "in their own language");
        app.store.close().await;
        std::fs::remove_dir_all(folder).expect("the folder is ours");
    }
}
