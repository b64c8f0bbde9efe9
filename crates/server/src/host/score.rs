//! How a match went for those who played it: kept once it is over, and again by whoever comes back if that failed.

use kernel::table::seats::Seat;

use super::Host;
use crate::app::now;
use crate::store::{Player, Score};
use crate::wire::Status;

impl Host {
    /// Keeps the result of a match that is over. What began from a position, or was played by one person on several seats, is
    /// nobody's result.
    pub(super) async fn keep_score(&mut self) {
        let begun = self.head.scenario.is_none() && self.head.forked_from.is_none() && self.head.start.is_empty();
        if self.scored || !begun || self.status() != Status::Over {
            return;
        }
        let Some(verdict) = self.play.verdict().cloned() else { return };
        let players = self.owners.iter().enumerate().filter_map(|(place, owner)| {
            let (seat, guest) = (Seat(place as u8), owner.as_ref()?);
            let alone = self.seats_of_guest(Some(guest.as_str())).len() == 1;
            let score = verdict.share(seat);
            alone.then(|| Player { guest: guest.clone(), seat: seat.0, score })
        });
        let players: Vec<Player> = players.collect();
        if players.is_empty() {
            return;
        }
        let rated = self.head.rated && players.len() == self.chairs.len();
        let score = Score {
            table: self.id.clone(),
            epoch: self.epoch,
            game: self.head.game.clone(),
            at: now(),
            rated,
            players,
        };
        match self.app.store.score(score).await {
            Ok(()) => self.scored = true,
            Err(error) => tracing::error!(table = %self.id, %error, "a result could not be kept"),
        }
    }
}
