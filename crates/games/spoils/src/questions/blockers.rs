//! Who blocks. `SP-607.1d`

use crate::questions::attackers::{chosen, is_own};
use crate::questions::prelude::*;
use crate::rules::battle::{refuse_fighter, why_no_block};
use crate::rules::party;
use crate::texts::select::says_so;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Blockers;

impl QuestionKind<Spoils> for Blockers {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        rival(look.you())
    }

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-blockers")
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::BLOCK, look.state.zone(Zone::Play, seat), out)?;
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::BLOCK, Arg::Card(card)) => can_block(look, seat, card),
            (DONE, _) => can_stop_blocking(look, seat),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Spoils> {
        match choice.card() {
            Some(card) => Step::again(Proposal::fill(slot::BLOCKERS, look.target(card))),
            None => Step::done(),
        }
    }
}

fn can_block<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    is_own::<W>(look, seat, card, "SP-607.1d")?;
    let joins = look.state.extra.battle.as_ref().is_some_and(|battle| battle.waiting.contains(&look.state.refer(card)));
    if joins || chosen(look, seat, slot::BLOCKERS).contains(&card) {
        return refuse_card(look, "SP-607.1d", "already-chosen", card);
    }
    match why_no_block(reader(look), card) {
        Some(why) => refuse_fighter(look, card, why),
        None => Ok(()),
    }
}

/// Blocking is free unless somebody must. `SP-607.1d` `SP-505.1`
fn can_stop_blocking<W: Why>(look: Sight, seat: Seat) -> Result<(), W> {
    let members = chosen(look, seat, slot::BLOCKERS);
    let demands = party::block(reader(look), seat);
    match demands.members.iter().find(|card| !members.contains(card)) {
        Some(&card) => {
            let by = reader(look).cause(Quality::MustBlock, card);
            Err(W::because(|| Reason::with("SP-505.1", says_so(look, "must-block", card, by))))
        }
        None => Ok(()),
    }
}
