//! What is asked: one file a question, with whom it asks, the answers there are, the rule that forbids the rest, and what
//! an answer does.

mod arrive;
mod attackers;
mod battle;
mod block;
mod counter;
mod dice;
mod discard;
mod draw;
mod first_player;
mod guard;
mod host;
mod lull;
mod meditate;
mod pay;
mod prelude;
mod put_back;
mod react;
mod refusals;
mod share;
mod target;
mod tokens;
mod turn;
mod victim;
mod ward;
mod way;
mod whether;
mod windows;
pub mod word;

pub use arrive::NextArrival;
pub use attackers::Attackers;
pub use battle::NextBattle;
pub use block::Block;
pub use counter::Counter;
pub use dice::{ExhaustDie, RerollDie, TurnDie};
pub use discard::DiscardCards;
pub use draw::DrawUpTo;
pub use first_player::FirstPlayer;
pub use guard::Guard;
pub use host::Host;
pub use lull::Lull;
pub use meditate::Meditate;
pub use pay::{PayCards, PayDice};
pub use put_back::PutBack;
pub use react::React;
pub use share::Share;
pub use target::AttackTarget;
pub use tokens::{MoveToken, RemoveTokens};
pub use turn::Turn;
pub use victim::NextVictim;
pub use ward::Ward;
pub use way::Way;
pub use whether::Whether;

use crate::Ashes;

kernel::questions! {
    Ashes: Turn, Way, PayDice, PayCards, Host, Whether, NextVictim, Attackers, AttackTarget, Block, Guard, Lull, NextBattle,
    Counter, Share, React, Meditate, TurnDie, RerollDie, ExhaustDie, DiscardCards, RemoveTokens,
    DrawUpTo, MoveToken, NextArrival, FirstPlayer, Ward, PutBack,
}
