//! Upgrades: what they cost on what already lies there.

use crate::cards::{Card, Upgrade};

/// What an upgrade costs on an ability: its printed cost, or the difference to the upgrade that it covers. Nothing covers a card
/// of the same or a higher level. `DT-UPGRADE-5` `DT-UPGRADE-6` `DT-UPGRADE-7`
pub fn price(card: &Card, covered: Option<&Card>) -> Option<u8> {
    let new = card.upgrade.as_ref()?;
    let Some(covered) = covered else { return Some(card.cost) };
    let is_step = |old: &Upgrade| old.ability == new.ability && old.level < new.level;
    covered.upgrade.as_ref().filter(|old| is_step(old)).map(|_| card.cost.saturating_sub(covered.cost))
}
