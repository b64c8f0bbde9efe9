//! Who takes the place of the unit that is attacked: the Phoenixborn, or a unit with Unit Guard. `ASH-ATK-18` `ASH-GUARD-1`

use crate::language::Keyword;
use crate::questions::prelude::*;
use crate::rules::attack::{self, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Guard;

impl QuestionKind<Ashes> for Guard {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        attack::current(look).map_or(Seat::NONE, |attack| attack.defender)
    }

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-guard", self.asked(look))
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::GUARD, look.state.zone(Zone::Phoenixborn, seat), out)?;
        each_card(word::GUARD, look.state.zone(Zone::Battlefield, seat), out)?;
        out(Choice::plain(word::NO_GUARD))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::NO_GUARD, _) => Ok(()),
            (word::GUARD, Arg::Card(card)) => may_guard(look, seat, card),
            (word::BLOCK, _) => refuse("ASH-ATK-17", "guarded-not-blocked"),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        Step::last(Proposal::maybe(choice.card().map(|card| Event::Guard { card })))
    }
}

/// A Phoenixborn guards also while exhausted; a unit needs the ability, which exhausted units do not have. `ASH-ATK-19`
/// `ASH-KEY-1` `ASH-KEY-4`
fn may_guard<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let Some(attack) = attack::current(look) else { return refuse("ASH-ATK-17", "no-attack-to-guard") };
    if read.controller(card) != seat {
        return refuse_card(look, "ASH-MULTI-2", "not-yours", card);
    }
    let attackers = attack.attackers.iter().filter_map(|card| look.state.still(*card));
    if attackers.clone().next().is_some() && attackers.clone().all(|card| read.has(Keyword::Bypass, card)) {
        return refuse("ASH-KEY-4", "cannot-be-guarded");
    }
    if look.state.refer(card) == attack.target {
        return refuse_card(look, "ASH-KEY-1", "is-attacked-itself", card);
    }
    if look.state.lies_in(card, Zone::Phoenixborn) {
        return Ok(());
    }
    if !read.is_unit(card) || read.is_destroyed(card) {
        return refuse_card(look, "ASH-ATK-18", "cannot-guard", card);
    }
    if read.is_exhausted(card) {
        return refuse_card(look, "ASH-EXH-3", "is-exhausted", card);
    }
    if read.has(Keyword::UnitGuard, card) { Ok(()) } else { refuse_card(look, "ASH-ATK-18", "cannot-guard", card) }
}
