//! The unit that an alteration spell is attached to: any unit in play, unless a text says otherwise. `ASH-ALT-1`

use kernel::resolve::modifier::forbidden;

use crate::language::Quality;
use crate::questions::prelude::*;
use crate::table::extra::{By, Cause};
use crate::texts;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Host;

impl QuestionKind<Ashes> for Host {
    const PRIVATE: bool = false;

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-host", look.you())
    }

    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if look.this().is_none_or(|this| reader(look).printed(this).kind != Kind::AlterationSpell) {
            return ControlFlow::Continue(());
        }
        units(look).try_for_each(|unit| out(Choice::about(word::TARGET, Arg::Card(unit))))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0], look.this()) {
            (word::TARGET, Arg::Card(unit), Some(this)) => may_attach(look, seat, this, unit),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        let unit = choice.card().expect("a host is a card");
        Step::last(Proposal::fill(slot::HOST, look.target(unit)))
    }
}

fn units<'a>(look: Sight<'a>) -> impl Iterator<Item = CardId> + 'a {
    let state = look.state;
    reader(look).seats_from(state.extra.active).flat_map(|seat| state.zone(Zone::Battlefield, seat).iter().copied())
}

/// Whether there is any unit that an alteration may be attached to.
pub fn has_host(look: Sight, seat: Seat, card: CardId) -> bool {
    units(look).any(|unit| may_attach::<()>(look, seat, card, unit).is_ok())
}

/// Attaching affects a unit, though it does not target it. `ASH-KEY-12` `ASH-TYPE-10` `ASH-CARD-9` `ASH-CARD-10`
fn may_attach<W: Why>(look: Sight, seat: Seat, card: CardId, unit: CardId) -> Result<(), W> {
    let read = reader(look);
    if !read.is_unit(unit) || read.is_destroyed(unit) {
        return refuse_card(look, "ASH-TYPE-9", "only-to-units", unit);
    }
    if read.is_guarded(unit, Cause { seat, by: By::Spell }) {
        return refuse_card(look, "ASH-KEY-12", "is-guarded", unit);
    }
    let target = Target::Card(look.state.refer(unit));
    if forbidden(look.book, look.state, Quality::Alterations, target).is_some() {
        return refuse_card(look, "ASH-CARD-10", "takes-no-alterations", unit);
    }
    match &read.printed(card).attach_to {
        Some(filter) if texts::fits::<()>(look, filter, unit).is_err() => {
            refuse_card(look, "ASH-ALT-1", "not-what-the-card-asks", unit)
        }
        _ => Ok(()),
    }
}
