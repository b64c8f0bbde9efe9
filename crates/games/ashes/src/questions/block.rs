//! Which attackers are blocked, each by one unit. `ASH-ATK-7` `ASH-MULTI-2`

use crate::language::Keyword;
use crate::questions::prelude::*;
use crate::rules::attack::{self, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Block;

impl QuestionKind<Ashes> for Block {
    const PRIVATE: bool = false;

    fn asked(self, look: Sight) -> Seat {
        attack::current(look).map_or(Seat::NONE, |attack| attack.defender)
    }

    fn prompt(self, look: Sight) -> Phrase {
        told("ask-block", self.asked(look))
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let (attackers, blockers) = open(look, seat);
        for attacker in attackers {
            for &blocker in &blockers {
                out(Choice::about_two(word::BLOCK, Arg::Card(attacker), Arg::Card(blocker)))?;
            }
        }
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0], choice.args[1]) {
            (DONE, ..) => Ok(()),
            (word::BLOCK, Arg::Card(attacker), Arg::Card(blocker)) => may_block(look, seat, attacker, blocker),
            (word::GUARD | word::NO_GUARD, ..) => refuse("ASH-ATK-17", "blocked-not-guarded"),
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, _: Sight, _: Seat, choice: &Choice) -> Step<Ashes> {
        match (choice.args[0], choice.args[1]) {
            (Arg::Card(attacker), Arg::Card(blocker)) => Step::again(Proposal::one(Event::Block { attacker, blocker })),
            _ => Step::done(),
        }
    }
}

/// Attackers and units that may block them, one of each group that is alike.
fn open(look: Sight, seat: Seat) -> (Vec<CardId>, Vec<CardId>) {
    let Some(attack) = attack::current(look) else { return Default::default() };
    let attackers = attack.attackers.iter().filter_map(|card| look.state.still(*card));
    let attackers = attackers.filter(|card| !is_blocked(look, *card));
    let blockers = look.state.zone(Zone::Battlefield, seat).iter().copied().filter(|card| !blocks(look, *card));
    (unlike(look, attackers), unlike(look, blockers))
}

fn is_blocked(look: Sight, card: CardId) -> bool {
    attack::current(look).is_some_and(|attack| attack.blocks.iter().any(|(attacker, _)| attacker.card == card))
}

fn blocks(look: Sight, card: CardId) -> bool {
    attack::current(look).is_some_and(|attack| attack.blocks.iter().any(|(_, blocker)| blocker.card == card))
}

fn may_block<W: Why>(look: Sight, seat: Seat, attacker: CardId, blocker: CardId) -> Result<(), W> {
    let read = reader(look);
    let attacks = attack::current(look).is_some_and(|attack| attack.attackers.contains(&look.state.refer(attacker)));
    if !attacks {
        return refuse_card(look, "ASH-ATK-7", "does-not-attack", attacker);
    }
    if is_blocked(look, attacker) || blocks(look, blocker) {
        return refuse_card(look, "ASH-ATK-7", "one-blocker-each", blocker);
    }
    if !look.state.lies_at(blocker, Zone::Battlefield, seat) {
        return refuse_card(look, "ASH-MULTI-2", "not-your-unit", blocker);
    }
    if read.is_exhausted(blocker) || read.is_destroyed(blocker) {
        return refuse_card(look, "ASH-EXH-2", "is-exhausted", blocker);
    }
    if read.has(Keyword::Bypass, attacker) {
        return refuse_card(look, "ASH-KEY-5", "cannot-be-blocked", attacker);
    }
    Ok(())
}
