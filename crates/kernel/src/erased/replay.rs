//! Records played again on any game.

use crate::record::{Record, hex};

use super::{AnyGame, AnyMatch};

/// Plays a record again and compares every hash. Stops after `to` decisions if that is given.
pub fn replay(game: &dyn AnyGame, record: &Record, to: Option<usize>) -> Result<Box<dyn AnyMatch>, String> {
    if record.game != game.id() {
        return Err(format!("a record of `{}`, not of `{}`", record.game, game.id()));
    }
    let data = hex(game.data());
    if record.data != data {
        return Err(format!(
            "played with other cards (data {}, here {data}); replay it with the version and data folder it was made with",
            record.data
        ));
    }
    let play = game.start(&record.setup).map_err(|error| error.to_string())?;
    if record.scenario.is_some() {
        return Err("it began from a scenario; open the scenario first".to_string());
    }
    replay_on(play, record, to)
}

/// Plays the decisions of a record on a table that has been laid out, and compares every hash.
pub fn replay_on(mut play: Box<dyn AnyMatch>, record: &Record, to: Option<usize>) -> Result<Box<dyn AnyMatch>, String> {
    for (number, decision) in record.decisions.iter().enumerate().take(to.unwrap_or(usize::MAX)) {
        play.answer(decision.seat, &decision.text).map_err(|refusal| {
            format!("decision {}: `{}` by {}: {refusal}", number + 1, decision.text, decision.seat)
        })?;
        let hash = hex(play.digest());
        if hash != decision.hash {
            return Err(format!(
                "decision {}: the table has hash {hash}, the record says {}; the record was changed or made by another version",
                number + 1,
                decision.hash
            ));
        }
    }
    Ok(play)
}
