//! What the players must reckon with now, as few numbers: quick play weighs each sort of option by them.

use crate::bots::fight::{self, Clock};
use crate::table::prelude::*;

/// How many numbers there are.
pub const SITUATIONS: usize = 8;

/// The situation of a player: always one, then how much threat will be too much, whether the main scheme completes next, how hurt the
/// player is, how near victory is, the form, whether the match has just begun, how many play.
pub fn read(look: Sight, seat: Seat, clock: &Clock) -> [f32; SITUATIONS] {
    let read = reader(look);
    let rounds = fight::rounds_to_win(look);
    let over = fight::threat_over_in(look, clock, rounds);
    let near = clock.room <= clock.next() + 0.5;
    let health = read.identity(seat).map_or(1, |identity| read.remaining(identity)).max(1);
    let (mean, _) = fight::strikes(look, seat);
    let flag = |fact: bool| f32::from(u8::from(fact));
    [
        1.0,
        (over / 5.0).clamp(-1.0, 1.0) as f32,
        if near { if clock.last { 1.0 } else { 0.4 } } else { 0.0 },
        (1.5 * mean / f64::from(health)).min(1.5) as f32,
        (3.0 / rounds.max(1.0)).min(1.5) as f32 - 0.5,
        flag(read.is_hero(seat)),
        flag(look.state.extra.round <= 3),
        f32::from(look.state.extra.started.saturating_sub(1)) / 3.0,
    ]
}
