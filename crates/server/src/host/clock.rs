//! Time: how much each seat has left.
//!
//! Time is accounted between moments that everybody sees: when a decision shows, or when somebody else is asked. Whoever was
//! asked then loses the time since the last such moment and gets the increment, whether they chose themselves, chose several
//! things in secret, or were answered for. So a clock tells nothing that the moment itself did not tell. The first part of
//! each such time is free, as long as what is answered unasked may take: waiting for the server costs nobody anything.
//!
//! A clock that runs is written down now and then and before the server stops, so that a restart gives no time back.

use std::time::Duration;

use kernel::table::seats::Seat;
use tokio::time::Instant;

use super::Host;
use crate::wire::{PlayerKind, Status};

/// After how long a running clock is written down.
const KEPT_EVERY: Duration = Duration::from_secs(10);

/// What everybody sees of how far a match is: how often decisions have been taken back, how many decisions are known to
/// all, and who is asked.
pub(super) type Moment = (u32, u32, Option<Seat>);

/// The clocks of a table.
pub(super) struct Clock {
    /// Milliseconds left for each seat at the moment below.
    left: Vec<u32>,
    /// Since when time runs.
    since: Instant,
    /// Milliseconds that are still free for whoever is asked.
    free: u32,
    /// When the clocks were last written down.
    kept: Instant,
}

impl Clock {
    /// Clocks that begin to run now.
    pub(super) fn new(left: Vec<u32>) -> Clock {
        Clock { left, since: Instant::now(), free: 0, kept: Instant::now() }
    }

    /// What has to be paid for the time since the last moment.
    fn cost(&self) -> u32 {
        elapsed(self.since).saturating_sub(self.free)
    }

    /// Takes the time that has run off a seat's clock.
    fn charge(&mut self, seat: Seat) {
        let cost = self.cost();
        self.free = self.free.saturating_sub(elapsed(self.since));
        self.since = Instant::now();
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = left.saturating_sub(cost);
        }
    }
}

fn elapsed(since: Instant) -> u32 {
    u32::try_from(since.elapsed().as_millis()).unwrap_or(u32::MAX)
}

impl Host {
    /// How far the match is, as everybody sees it.
    pub(super) fn public_moment(&self) -> Moment {
        (self.branches.of(None), self.play.decisions_seen_by(None), self.play.asked())
    }

    /// The person whose clock runs.
    fn on_the_clock(&self) -> Option<Seat> {
        self.head.clock?;
        let seat = self.play.asked().filter(|_| self.status() == Status::Playing)?;
        (self.chairs[seat.index()].player == PlayerKind::Person).then_some(seat)
    }

    /// When the time of the asked person runs out.
    pub(super) fn flag_falls(&self) -> Option<Instant> {
        let seat = self.on_the_clock()?;
        let left = u64::from(self.clock.left[seat.index()]) + u64::from(self.clock.free);
        Some(self.clock.since + Duration::from_millis(left))
    }

    /// When a running clock is to be written down.
    pub(super) fn clock_is_kept(&self) -> Option<Instant> {
        self.on_the_clock().map(|_| self.clock.kept + KEPT_EVERY)
    }

    /// Writes the clocks down.
    pub(super) async fn keep_clock(&mut self) {
        self.clock.kept = Instant::now();
        if self.on_the_clock().is_some() {
            let _ = self.keep_quietly(&[]).await;
        }
    }

    /// The asked person has no time left: they give up.
    pub(super) async fn run_out_of_time(&mut self) {
        if let Some(seat) = self.play.asked() {
            let _ = self.take(seat, "concede", true).await;
            self.schedule_next_answer();
            self.tell_all();
        }
    }

    /// The match has come to another moment: whoever was asked pays for their time and gets the increment.
    pub(super) fn stop_clock(&mut self, seat: Seat) {
        if let Some((_, increment)) = self.head.clock
            && self.chairs[seat.index()].player == PlayerKind::Person
        {
            self.clock.charge(seat);
            if let Some(left) = self.clock.left.get_mut(seat.index()) {
                *left = left.saturating_add(increment.saturating_mul(1000));
            }
        }
        self.start_clock();
    }

    /// Time begins to run for whoever is asked.
    pub(super) fn start_clock(&mut self) {
        self.clock.since = Instant::now();
        self.clock.free = self.app.limits.longest_pause().as_millis() as u32;
    }

    /// Something happens that is no decision, such as a bot standing in: what has been used up stays used up.
    pub(super) fn charge_clock(&mut self) {
        match self.on_the_clock() {
            Some(seat) => self.clock.charge(seat),
            None => self.clock.since = Instant::now(),
        }
    }

    /// Milliseconds left for each seat as of the last moment.
    pub(super) fn clocks(&self) -> Vec<u32> {
        if self.head.clock.is_some() { self.clock.left.clone() } else { Vec::new() }
    }

    /// Milliseconds left for each seat now.
    pub(super) fn clocks_now(&self) -> Vec<u32> {
        let mut clocks = self.clocks();
        if let Some(seat) = self.on_the_clock() {
            clocks[seat.index()] = clocks[seat.index()].saturating_sub(self.clock.cost());
        }
        clocks
    }
}
