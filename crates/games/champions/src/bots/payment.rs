//! What to pay with, at first sight.

use kernel::search::SURE;

use crate::bots::habits;
use crate::language::{Form, Kind};
use crate::rules::cost;
use crate::table::prelude::*;

/// What is still due in a payment, and what it is paid for.
pub struct Payment {
    missing: i32,
    hero: bool,
    /// Whether more than is due would make a difference.
    open: bool,
}

impl Payment {
    /// The payment that is going on.
    pub fn of(look: Sight) -> Payment {
        let seat = look.you();
        let (have, _) = cost::generated(look, seat);
        let charge = cost::due(look, seat);
        let open = cost::more_would_count(look, &charge);
        Payment { missing: charge.missing(have), hero: reader(look).is_hero(seat), open }
    }

    /// How good it is to stop: as soon as enough is there, unless more would count.
    pub fn pay(&self) -> i32 {
        if self.open { 90 } else { SURE }
    }

    /// How good it is to spend a card: what is worth least goes first, and no more than is due.
    pub fn spend(&self, look: Sight, card: CardId) -> i32 {
        let printed = reader(look).printed(card);
        let worth = printed.resources.count();
        let waste = (worth - self.missing).max(0);
        let usable = printed.form.is_none_or(|form| (form == Form::Hero) == self.hero);
        let keep = match printed.kind {
            Kind::Resource => 0,
            Kind::Ally => habits::KEEP_ALLY,
            Kind::Upgrade | Kind::Support => habits::KEEP_OTHER,
            _ => habits::KEEP_EVENT * i32::from(usable),
        };
        // What costs much is worth more, but is harder to play.
        let cost = i32::from(printed.cost.unwrap_or(0));
        50 + worth.min(self.missing.max(1)) * habits::SPEND_RESOURCE
            - waste * habits::SPEND_WASTE
            - keep
            - cost.min(4) * habits::KEEP_COST
    }
}
