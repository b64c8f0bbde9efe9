//! The Offensive Roll Phase: roll again, announce, or activate nothing. `DT-ORP-3` `DT-ORP-5`

use crate::cards::Part;
use crate::questions::action::{self, Window};
use crate::questions::prelude::*;
use crate::rules::dice::{Event, digits, offence};
use crate::table::dice;
use crate::table::reading::abilities;
use crate::texts::needs::are_met;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rolling;

/// Every part of the dice that can be kept, each once, as a number: 266.
pub fn kept(shown: &[u8; 6]) -> Vec<i32> {
    let mut found = vec![[0_u8; 6]];
    for (side, most) in shown.iter().enumerate() {
        let more = |part: [u8; 6]| {
            (0..=*most).map(move |here| {
                let mut part = part;
                part[side] = here;
                part
            })
        };
        found = found.into_iter().flat_map(more).collect();
    }
    found.retain(|part| part != shown);
    found.iter().map(digits).collect()
}

/// The dice that are rolled again if those with these numbers are kept; none if there are no such dice.
pub fn rerolled(dice: &[(DieId, u8)], kept: i32) -> Option<Vec<DieId>> {
    let mut left = dice.to_vec();
    let mut number = kept;
    while number > 0 {
        let side = (number % 10) as u8;
        let place = left.iter().position(|(_, shows)| *shows == side)?;
        left.remove(place);
        number /= 10;
    }
    Some(left.into_iter().map(|(id, _)| id).collect())
}

/// The announced ability goes on unless something was altered. `DT-ORP-8`
fn is_settled(look: Sight) -> bool {
    let roll = &look.state.extra.roll;
    roll.announced.is_some() && !roll.altered
}

impl QuestionKind<DiceThrone> for Rolling {
    fn prompt(self, look: Sight) -> Phrase {
        let left = Quantity::new(look.state.extra.roll.left.into());
        told("ask-roll", look.you()).number("left", left)
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if is_settled(look) {
            return out(Choice::plain(word::ACTIVATE));
        }
        let shown = dice::shown(look.state.dice.pool(seat, dice::OFFENCE).map(|(_, die)| die));
        if look.state.extra.roll.left > 0 {
            kept(&shown).into_iter().try_for_each(|kept| out(Choice::about(word::KEEP, Arg::Number(kept))))?;
        }
        for (card, space) in
            abilities(look.book, look.state, seat, |part| matches!(part, Part::Offensive | Part::Ultimate))
        {
            for place in 1..=space.level.ways.len() as i32 {
                out(Choice::about_two(word::ANNOUNCE, Arg::Card(card), Arg::Number(place)))?;
            }
        }
        out(Choice::plain(word::NONE))?;
        action::each(look, seat, out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let settled = is_settled(look);
        match choice.word {
            word::ACTIVATE if settled => Ok(()),
            word::ACTIVATE => refuse("DT-ORP-5", "announce-first"),
            _ if settled => refuse("DT-ORP-8", "announced-already"),
            word::NONE => Ok(()),
            word::KEEP => {
                let own = offence(look.state, seat);
                let rolled = choice.number().and_then(|kept| rerolled(&own, kept));
                match rolled {
                    _ if look.state.extra.roll.left == 0 => refuse("DT-ORP-2", "no-attempt-left"),
                    Some(dice) if !dice.is_empty() => Ok(()),
                    _ => refuse("DT-ORP-3", "no-such-dice"),
                }
            }
            word::ANNOUNCE => judge_announced(look, seat, choice),
            _ => action::judge(look, seat, choice, Window::Open),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<DiceThrone> {
        match choice.word {
            word::ACTIVATE | word::NONE => {
                Step::last(Proposal::one(Event::RollOver { activates: choice.word == word::ACTIVATE }))
            }
            word::KEEP => {
                let dice = rerolled(&offence(look.state, seat), choice.number().unwrap_or(0)).unwrap_or_default();
                Step::again(Proposal::one(Event::Attempt { seat, dice }))
            }
            word::ANNOUNCE => {
                let card = choice.card().expect("an announcement names an ability");
                let way = choice.number().unwrap_or(1) as u8 - 1;
                Step::again(Proposal::one(Event::Announce { seat, card, way }))
            }
            _ => Step::again(action::perform(look, seat, choice)),
        }
    }

    fn has_plain_choice(self, look: Sight, _: Seat) -> bool {
        !is_settled(look) && look.state.extra.roll.left > 0
    }
}

/// The Final Dice Result must fulfil the condition of what is announced. `DT-ORP-6` `DT-OFFENSIVE-1`
fn judge_announced<W: Why>(look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
    let Some(card) = choice.card() else { return not_asked(look, seat, choice.word) };
    let space = look.face(card).printed.space().filter(|_| look.state.lies_at(card, Zone::Board, seat));
    let place = choice.number().and_then(|number| usize::try_from(number - 1).ok());
    let way = space.zip(place).and_then(|(space, place)| space.level.ways.get(place));
    let Some(way) = way else { return refuse_card(look, "DT-OFFENSIVE-1", "no-such-ability", card) };
    let shown = dice::shown(look.state.dice.pool(seat, dice::OFFENCE).map(|(_, die)| die));
    if are_met(look.book, look.state.extra.heroes[seat.index()], &way.needs, &shown) {
        Ok(())
    } else {
        refuse_card(look, "DT-ORP-6", "dice-do-not-activate", card)
    }
}
