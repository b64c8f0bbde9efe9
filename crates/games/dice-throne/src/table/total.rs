//! The Final Damage Total: a list of contributions, settled once.
//!
//! Everything that was used is kept with who or what it comes from, in the order of its use, and worked out when all have
//! finished acting. So a modifier that is played after a halving still counts before it. `DT-TOTAL-1` `DT-TOTAL-4`

use serde::{Deserialize, Serialize};

use crate::language::DamageType;

/// Something that has a say in an amount of damage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Contribution {
    /// The damage of the ability or token itself. `DT-TOTAL-2`
    Base(i32),
    /// What an Attack Modifier adds, or takes off. `DT-MODIFIER-1`
    Modify(i32),
    /// So much is prevented. `DT-TOTAL-3`
    Prevent(i32),
    /// Half of it is prevented. `DT-TOTAL-5`
    PreventHalf,
    /// The one who deals it deals half. `DT-TOTAL-5`
    DealHalf,
    /// None of it is received. `DT-R17`
    Avoid,
    /// None of it is dealt, whatever is added. `DT-R9`
    DealNone,
}

/// How a total came about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Total {
    /// What each contribution comes to, in the given order: the lines to be shown.
    pub lines: Vec<i32>,
    /// After adding and taking off. `DT-TOTAL-3`
    pub subtotal: i32,
    /// What is dealt. `DT-TOTAL-8`
    pub total: i32,
    /// What was prevented beyond the damage there was: it counts against other damage that waits for the same player. `DT-R33`
    pub excess: i32,
}

impl Total {
    /// Half of the subtotal, for what is dealt back: nothing if the damage was avoided. `DT-TOTAL-6` `DT-R14`
    pub fn returned(&self) -> i32 {
        half(self.subtotal)
    }
}

/// Divisions are rounded up. `DT-TOTAL-7`
pub fn half(number: i32) -> i32 {
    (number.max(0) + 1) / 2
}

/// Whether a contribution counts against damage of a type.
///
/// Ultimate damage only grows (DT-DAMAGE-ULT-2, DT-ULT-5); pure, collateral and untyped damage is not modified (DT-DAMAGE-PURE-1,
/// DT-DAMAGE-COLLATERAL-1, DT-R12).
pub fn counts(contribution: Contribution, damage: DamageType) -> bool {
    let is_modifiable = matches!(damage, DamageType::Normal | DamageType::Undefendable | DamageType::Ultimate);
    match contribution {
        Contribution::Base(_) => true,
        Contribution::Modify(amount) => is_modifiable && (amount > 0 || damage != DamageType::Ultimate),
        Contribution::Prevent(_) | Contribution::PreventHalf | Contribution::DealHalf => damage != DamageType::Ultimate,
        Contribution::Avoid | Contribution::DealNone => damage != DamageType::Ultimate,
    }
}

/// Settles damage of one type to one player.
pub fn settle(damage: DamageType, contributions: &[Contribution]) -> Total {
    let used = |contribution: &Contribution| counts(*contribution, damage);
    let is_void = |part: &Contribution| matches!(part, Contribution::Avoid | Contribution::DealNone) && used(part);
    let flat = |part: &Contribution| match *part {
        Contribution::Base(amount) | Contribution::Modify(amount) if used(part) => amount,
        Contribution::Prevent(amount) if used(part) => -amount,
        _ => 0,
    };
    let sum: i32 = contributions.iter().map(flat).sum();
    let void = contributions.iter().position(is_void);
    let subtotal = if void.is_some() { 0 } else { sum.max(0) };
    let line = |(place, part): (usize, &Contribution)| match part {
        Contribution::PreventHalf | Contribution::DealHalf if used(part) => -half(subtotal),
        Contribution::Avoid | Contribution::DealNone if void == Some(place) => -sum.max(0),
        part => flat(part),
    };
    let lines: Vec<i32> = contributions.iter().enumerate().map(line).collect();
    let prevented = |part: &Contribution| if let Contribution::Prevent(amount) = part { *amount } else { 0 };
    let most: i32 = contributions.iter().filter(|part| used(part)).map(prevented).sum();
    let excess = if void.is_some() { 0 } else { (-sum).clamp(0, most.max(0)) };
    Total { total: lines.iter().sum::<i32>().max(0), lines, subtotal, excess }
}
