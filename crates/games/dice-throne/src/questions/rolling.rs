//! The Offensive Roll Phase: roll again, announce, or activate nothing. `DT-ORP-3` `DT-ORP-5`

use crate::cards::Part;
use crate::questions::action::{self, Window};
use crate::questions::prelude::*;
use crate::rules::dice::{Event, digits, offence};
use crate::table::dice;
use crate::table::reading::abilities;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rolling;

/// Offers every part of the dice that can be kept, each once, as a number: 266. All of them are no part.
pub fn each_kept(shown: &[u8; 6], out: &mut impl Out) -> ControlFlow<()> {
    let mut part = [0; 6];
    loop {
        if part == *shown {
            return ControlFlow::Continue(());
        }
        out(Choice::about(word::KEEP, Arg::Number(digits(&part))))?;
        // Counts up, the highest number first.
        let place = (0..6).rev().find(|place| part[*place] < shown[*place]).expect("it is not the last part");
        part[place] += 1;
        part[place + 1..].fill(0);
    }
}

/// Whether so many dice show the numbers that are to be kept, and others are left to be rolled.
pub fn can_keep(shown: &[u8; 6], kept: Option<i32>) -> bool {
    let Some(mut number) = kept.filter(|number| *number >= 0) else { return false };
    let mut left = *shown;
    while number > 0 {
        match left.get_mut((number % 10) as usize - usize::from(number % 10 > 0)) {
            Some(dice) if *dice > 0 && number % 10 > 0 => *dice -= 1,
            _ => return false,
        }
        number /= 10;
    }
    left != [0; 6]
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

/// Other dice lie there. `DT-ORP-3`
pub fn refuse_dice<W: Why>(shown: &[u8; 6]) -> Result<(), W> {
    let dice = Quantity::new(digits(shown));
    Err(W::because(|| Reason::with("DT-ORP-3", Phrase::new("no-such-dice").number("dice", dice))))
}

/// How many dice of an Offensive Roll Phase show each number.
pub fn own_shown(state: &State<DiceThrone>, seat: Seat) -> [u8; 6] {
    dice::shown_in(state, seat, dice::OFFENCE)
}

impl QuestionKind<DiceThrone> for Rolling {
    fn prompt(self, look: Sight) -> Phrase {
        let left = Quantity::new(look.state.extra.roll.left.into());
        told("ask-roll", look.you()).number("left", left)
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if look.state.extra.roll.is_settled() {
            return out(Choice::plain(word::ACTIVATE));
        }
        let shown = own_shown(look.state, seat);
        if look.state.extra.roll.left > 0 {
            each_kept(&shown, out)?;
        }
        for (card, space) in
            abilities(look.book, look.state, seat, |part| matches!(part, Part::Offensive | Part::Ultimate))
        {
            for (place, _) in (1..).zip(&space.activators).filter(|(_, activator)| activator.is_met(&shown)) {
                out(Choice::about_two(word::ANNOUNCE, Arg::Card(card), Arg::Number(place)))?;
            }
        }
        out(Choice::plain(word::NONE))?;
        action::each(look, seat, out)
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        let settled = look.state.extra.roll.is_settled();
        match choice.word {
            word::ACTIVATE if settled => Ok(()),
            word::ACTIVATE => refuse("DT-ORP-5", "announce-first"),
            _ if settled => refuse("DT-ORP-8", "announced-already"),
            word::NONE => Ok(()),
            word::KEEP if look.state.extra.roll.left == 0 => refuse("DT-ORP-2", "no-attempt-left"),
            word::KEEP if can_keep(&own_shown(look.state, seat), choice.number()) => Ok(()),
            word::KEEP => refuse_dice(&own_shown(look.state, seat)),
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

    fn is_certain(self, choice: &Choice) -> bool {
        matches!(choice.word, word::KEEP | word::ANNOUNCE | word::NONE)
    }

    fn has_plain_choice(self, look: Sight, _: Seat) -> bool {
        !look.state.extra.roll.is_settled() && look.state.extra.roll.left > 0
    }
}

/// The Final Dice Result must fulfil the condition of what is announced. `DT-ORP-6` `DT-OFFENSIVE-1`
fn judge_announced<W: Why>(look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
    let Some(card) = choice.card() else { return not_asked(look, seat, choice.word) };
    let space = look.face(card).printed.space().filter(|_| look.state.lies_at(card, Zone::Board, seat));
    let place = choice.number().and_then(|number| usize::try_from(number - 1).ok());
    let activator = space.zip(place).and_then(|(space, place)| space.activators.get(place));
    match space.map(|space| space.part) {
        Some(Part::Defensive) => return refuse_card(look, "DT-OFFENSIVE-1", "defends-only", card),
        Some(Part::Passive) => return refuse_card(look, "DT-OFFENSIVE-1", "passive-only", card),
        _ => {}
    }
    let Some(activator) = activator else { return refuse_card(look, "DT-OFFENSIVE-1", "no-such-ability", card) };
    let shown = own_shown(look.state, seat);
    if activator.is_met(&shown) {
        return Ok(());
    }
    let needs = Fact::Part(look.state.card(card).face, choice.number().unwrap_or(1) as u8);
    let told = || look.about("dice-do-not-activate", card).number("dice", digits(&shown).into()).fact("needs", needs);
    Err(W::because(|| Reason::with("DT-ORP-6", told())))
}
