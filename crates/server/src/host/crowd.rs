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
            let shown = Some(self.moment(number));
            if let Some(connection) = self.connections.get_mut(&number) {
                connection.due = false;
                connection.send_text(text);
                (connection.told, connection.shown) = (lines, shown);
            }
        }
    }
}
