//! What a text tells its player to do.

use kernel::effect::tree::Effect;
use serde::Deserialize;

use super::conditions::Price;
use super::nouns::{Alter, DamageType, DiceOf, How, RollPhase, Tokens, Who};
use super::number::Num;
use crate::DiceThrone;

/// The smallest things the rulebook names.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Verb {
    /// Deals damage: to the target, if nobody else is named. `DT-DAMAGE-2`
    Damage(Num, #[serde(default)] DamageType, #[serde(default = "Who::target")] Who),
    /// Deals damage as an isolated source: at once, and apart from all else. `DT-GLOSS-ISOLATED-1`
    Isolated(Num, DamageType, Who),
    /// Deals damage without a type back to the attacker. `DT-R12`
    Return(Num),
    /// Your own damage in return, if the Attack deals at least 1. `DT-RECKLESS-1` `DT-R30`
    Recoil(Num),
    /// You receive damage without a type.
    Receive(Num),
    /// You receive damage that nothing reduces or prevents.
    Suffer(Num),
    /// Adds to the damage of your Attack. `DT-MODIFIER-3`
    AddDamage(Num),
    /// The Attack becomes undefendable.
    MakeUndefendable,
    /// So much incoming damage is prevented. `DT-TOTAL-3`
    Prevent(Num, #[serde(default = "Who::you")] Who),
    /// Half of the incoming damage is prevented, rounded up. `DT-TOTAL-5`
    PreventHalf,
    /// None of the incoming damage is received. `DT-R17`
    Avoid,
    /// All damage that you deal for the rest of the Roll Phase is halved, rounded up.
    HalveDamage,
    /// What was activated has no effect of any kind.
    Fail,
    /// In place of a defence: the damage of this Roll Phase is divided as you like between you and a companion.
    ShareDamage(String),
    /// In place of a defence: a companion receives all damage of the Attack.
    PassDamage(String),

    /// Raises Health. `DT-GLOSS-HEAL-1`
    Heal(Num, #[serde(default = "Who::you")] Who),
    /// Sets Health to this number.
    SetHealth(u8),
    /// Takes Health from the target. `DT-R29`
    StealHealth(Num),
    /// Gives Combat Points.
    GainCp(Num, #[serde(default = "Who::you")] Who),
    /// Takes Combat Points away, as many as there are.
    LoseCp(Num, #[serde(default = "Who::target")] Who),
    /// Takes Combat Points from the target. `DT-TEXT-STEAL-1`
    StealCp(Num),

    /// Draws cards.
    Draw(Num),
    /// Discards cards; nothing is gained for them. `DT-R22`
    Discard(Num, How, #[serde(default = "Who::target")] Who),
    /// Discards the whole hand.
    DiscardHand,
    /// You look at a hand.
    LookAtHand(Who),

    /// Puts tokens of a status effect on your own board, or gives them to somebody. `DT-GLOSS-GAIN-1`
    Gain(String, #[serde(default = "Num::one")] Num, #[serde(default = "Who::you")] Who),
    /// Gives you tokens of a status effect up to your stack limit.
    GainToLimit(String),
    /// Puts tokens of a status effect on somebody's board. `DT-GLOSS-INFLICT-1`
    Inflict(String, #[serde(default = "Num::one")] Num, #[serde(default = "Who::target")] Who),
    /// Raises your stack limit of a status effect. `DT-STACK-RAISE-1`
    RaiseLimit(String, u8),
    /// Removes exactly so many tokens. `DT-STATUS-REMOVE-2`
    Remove(Tokens, #[serde(default = "Num::one")] Num, #[serde(default = "Who::you")] Who),
    /// Removes as many tokens as you like, up to a number.
    RemoveUpTo(Tokens, Num),
    /// Removes all such tokens.
    RemoveAll(Tokens, #[serde(default = "Who::you")] Who),
    /// Moves a token from one player to another.
    Transfer(Tokens, Who, Who),
    /// The token whose text it is goes to another player of your choice, if you like.
    PassOn,
    /// One status effect of your choice that is about to be inflicted on you is not.
    PreventStatus(Tokens),

    /// Rolls dice for this text; so many of them may then be rolled again once. `DT-TEXT-ROLL-1`
    Roll(Num, #[serde(default)] u8),
    /// A die for this text, with a side of your choice on top.
    LayDie,
    /// You and somebody else each roll one die.
    Compare(Who),
    /// Turns so many dice.
    Turn(u8, DiceOf, Alter),
    /// Rolls so many dice again, or fewer.
    Reroll(u8, DiceOf),
    /// An opponent rolls a die of your choice again, or pays you so many Combat Points.
    Ransom(u8),
    /// One more Roll Attempt with up to five dice, if its player likes. `DT-GLOSS-ATTEMPT-1`
    ExtraAttempt(RollPhase, Who),
    /// One more Offensive Roll Phase, at once, against the same opponent. `DT-R19`
    ExtraPhase(Who),
    /// The phase that begins is skipped.
    SkipPhase,

    /// A pause in which all may act; what follows comes after what precedes. `DT-TEXT-THEN-1` `DT-TEXT-THEN-2`
    Pause,
    /// What follows comes after everything else. `DT-GLOSS-ADDITIONALLY-1`
    Additionally,
    /// The board is turned to this side for the rest of the game.
    Flip(String),

    /// Spirits grow: a new seedling, or one that becomes a sapling or a dryad.
    Grow(Num),
    /// Every spirit grows once, in any order.
    GrowAll,
    /// Removes as many companions as you like, up to a number.
    RemoveCompanions(u8),
    /// Brings a companion into play in its basic form.
    Build,
    /// Turns a companion to its advanced form.
    Advance,
    /// Brings a companion into play in its advanced form, or turns one to it.
    BuildAdvanced,
    /// Activates up to so many different companions, without paying and whatever they wait for.
    Activate(u8),
    /// A companion becomes active again.
    Wake(String),
    /// Removes all tokens of a status effect from every player; each receives damage by how many there were.
    Detonate(String, Vec<u8>),

    /// The opponent so chosen may roll one die instead of taking this status effect: on 1-2 nothing, otherwise they are
    /// inflicted with it and with the other.
    InflictOrGamble(String, String, Who),

    /// A whole text: what it has rolled is taken off the table once it is over.
    #[serde(skip)]
    Text(Vec<Effect<DiceThrone>>),
    /// The text of an Offensive Ability, from its activation to the damage it deals and what comes after that.
    #[serde(skip)]
    Offence(Vec<Effect<DiceThrone>>),
    /// A text that is used for a price, by its place.
    #[serde(skip)]
    Use(u8, Option<Price>, Vec<Effect<DiceThrone>>),
}

impl Verb {
    /// The players it names.
    pub fn players(&mut self) -> Vec<&mut Who> {
        match self {
            Verb::Damage(.., who)
            | Verb::Isolated(.., who)
            | Verb::Prevent(_, who)
            | Verb::Heal(_, who)
            | Verb::GainCp(_, who)
            | Verb::LoseCp(_, who)
            | Verb::Discard(.., who)
            | Verb::LookAtHand(who)
            | Verb::Gain(.., who)
            | Verb::Inflict(.., who)
            | Verb::Remove(.., who)
            | Verb::RemoveAll(_, who)
            | Verb::Compare(who)
            | Verb::ExtraAttempt(_, who)
            | Verb::ExtraPhase(who)
            | Verb::InflictOrGamble(.., who) => vec![who],
            Verb::Transfer(_, from, to) => vec![from, to],
            _ => Vec::new(),
        }
    }

    /// Whether it deals damage by itself.
    pub fn is_damage(&self) -> bool {
        matches!(self, Verb::Damage(..))
    }

    /// Whether it needs the opponent at whom a text is aimed. `DT-TARGET-2`
    pub fn needs_target(&self) -> bool {
        match self {
            Verb::StealCp(_) | Verb::StealHealth(_) => true,
            Verb::Damage(.., who) | Verb::LoseCp(_, who) | Verb::Discard(.., who) | Verb::Inflict(.., who) => {
                *who == Who::Target
            }
            Verb::Compare(who) => *who == Who::Target,
            _ => false,
        }
    }
}
