//! What to pay with, at first sight.

use kernel::search::SURE;

use crate::bots::habits::{Mark, Sort};
use crate::language::{Form, Kind, Resource, Resources};
use crate::rules::cost::{self, Charge};
use crate::rules::payment::What;
use crate::table::prelude::*;

/// What is still due in a payment, and what it is paid for.
pub struct Payment {
    charge: Charge,
    have: [i32; 4],
    paying: CardId,
    what: What,
    hero: bool,
    /// Whether more than is due would make a difference.
    open: bool,
}

impl Payment {
    /// The payment that is going on.
    pub fn of(look: Sight) -> Payment {
        let seat = look.you();
        let charge = cost::due(look, seat);
        Payment {
            charge,
            have: cost::generated(look, seat).0,
            paying: cost::paying(look),
            what: cost::what(look),
            hero: reader(look).is_hero(seat),
            open: cost::more_would_count(look, &charge),
        }
    }

    /// How good it is to stop: as soon as enough is there; not beyond thought where more would count.
    pub fn pay(&self) -> i32 {
        if self.open { SURE - 1 } else { SURE }
    }

    /// How good it is that a wild resource counts as a type: what is due goes first.
    pub fn declare(&self, kind: Resource) -> i32 {
        let mut have = self.have;
        have[kind as usize] += 1;
        have[Resource::Wild as usize] -= 1;
        50 - 5 * self.charge.missing(have)
    }

    /// How much of what is due some resources pay.
    fn helps(&self, more: Resources) -> i32 {
        let mut have = self.have;
        for (have, number) in have.iter_mut().zip(more.0) {
            *have += i32::from(number);
        }
        self.charge.missing(self.have) - self.charge.missing(have)
    }

    /// What it is to spend a card.
    pub fn spend(&self, look: Sight, card: CardId, mut note: impl FnMut(Mark, i32)) -> Sort {
        let printed = reader(look).printed(card);
        let worth = cost::worth(look, self.paying, self.what, card);
        let useful = self.helps(worth);
        note(Mark::Useful, 3 * useful);
        note(Mark::Useless, 3 * (worth.count() - useful));
        note(Mark::Cost, -i32::from(printed.cost.unwrap_or(0)));
        let usable = printed.form.is_none_or(|form| (form == Form::Hero) == self.hero);
        match printed.kind {
            Kind::Resource => Sort::SpendResource,
            Kind::Ally => Sort::SpendAlly,
            Kind::Upgrade => Sort::SpendUpgrade,
            Kind::Support => Sort::SpendSupport,
            _ if usable => Sort::SpendEvent,
            _ => Sort::SpendIdle,
        }
    }
}
