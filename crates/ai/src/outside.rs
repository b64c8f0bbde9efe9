//! Bots that come from outside: the roster knows who brings them, and what happens when they break.

use std::fmt::Debug;

use crate::{Bot, Position};

/// After so many faults one after the other a bot is not asked again.
const ENOUGH: u8 = 3;

/// Who brings bots that are none of the game's own.
pub trait Outside: Debug + Send + Sync {
    /// The names that can be chosen from a list.
    fn names(&self) -> &[String];

    /// The bot with a name; nothing if it is none of these.
    fn bot(&self, name: &str, seed: u64) -> Option<Result<Box<dyn Bot>, String>>;
}

/// A bot from outside beside whom one of the game's own sits: it answers where the other cannot.
pub(crate) struct Relieved {
    pub bot: Box<dyn Bot>,
    pub relief: Box<dyn Bot>,
    faults: u8,
    fault: Option<String>,
}

impl Relieved {
    pub fn new(bot: Box<dyn Bot>, relief: Box<dyn Bot>) -> Relieved {
        Relieved { bot, relief, faults: 0, fault: None }
    }
}

impl Bot for Relieved {
    fn decide(&mut self, position: &Position) -> usize {
        self.fault = None;
        if self.faults < ENOUGH {
            let choice = self.bot.decide(position);
            match self.bot.fault() {
                None => {
                    self.faults = 0;
                    return choice;
                }
                Some(fault) => {
                    self.faults += 1;
                    let last = if self.faults == ENOUGH { "; it is not asked again in this match" } else { "" };
                    self.fault = Some(format!("{fault}{last}"));
                }
            }
        }
        self.relief.decide(position)
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}
