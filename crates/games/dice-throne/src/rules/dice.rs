//! Rolling, rolling again, turning. `DT-ORP-3` `DT-TEXT-ROLL-1`

use kernel::table::dice::DieId;

use crate::rules::prelude::*;
use crate::table::dice;
use crate::table::extra::Phase;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A Roll Attempt: the first lays five dice, later ones roll some of them again.
    Attempt {
        seat: Seat,
        dice: Vec<DieId>,
    },
    /// Dice are rolled for a text, and lie on its card.
    Roll {
        seat: Seat,
        number: u8,
        pool: u8,
        on: CardId,
        by: Option<FaceId>,
    },
    /// A die for a text with a side of choice on top.
    Lay {
        seat: Seat,
        shows: u8,
        on: CardId,
    },
    Reroll {
        die: DieId,
    },
    Turn {
        die: DieId,
        to: u8,
    },
    /// One more Roll Attempt in the Offensive Roll Phase.
    ExtraAttempt,
    /// What a text has rolled is taken off the table.
    Clear {
        on: CardId,
    },
    Announce {
        seat: Seat,
        card: CardId,
        way: u8,
    },
    /// Nothing more is rolled, and the announced ability is activated or nothing is.
    RollOver {
        activates: bool,
    },
}

impl Chapter<DiceThrone> for Event {
    fn apply(&self, state: &mut State<DiceThrone>, _: &Book<DiceThrone>) -> Outcome<DiceThrone> {
        match self {
            Event::Attempt { seat, dice } => {
                if dice.is_empty() {
                    dice::roll_new(state, *seat, dice::NUMBER, dice::OFFENCE, CardId::NONE);
                } else {
                    dice.iter().for_each(|die| dice::roll(state, *die));
                }
                let roll = &mut state.extra.roll;
                roll.left = roll.left.saturating_sub(1);
                roll.made += 1;
                (roll.announced, roll.altered) = (None, false);
            }
            Event::Roll { seat, number, pool, on, .. } => {
                // Opponents who do not agree whom to choose have it rolled again. `DT-R34`
                if *pool == dice::TARGETING {
                    state.dice.clear(dice::TARGETING);
                }
                dice::roll_new(state, *seat, *number, *pool, *on);
            }
            Event::Lay { seat, shows, on } => {
                dice::roll_new(state, *seat, 1, dice::BONUS, *on);
                let laid = state.dice.all().filter(|(_, die)| die.on == *on).map(|(id, _)| id).last();
                if let Some(die) = laid.and_then(|id| state.dice.get_mut(id)) {
                    die.shows = *shows;
                }
            }
            Event::Reroll { die } => {
                dice::roll(state, *die);
                note_alteration(state, *die);
            }
            Event::Turn { die, to } => {
                if let Some(die) = state.dice.get_mut(*die) {
                    die.shows = *to;
                }
                note_alteration(state, *die);
            }
            Event::ExtraAttempt => {
                state.extra.roll.left += 1;
                state.extra.roll.altered = true;
            }
            Event::Clear { on } => {
                dice::clear_on(&mut state.dice, *on);
            }
            Event::Announce { card, way, .. } => {
                let roll = &mut state.extra.roll;
                (roll.announced, roll.altered) = (Some((*card, *way)), false);
            }
            Event::RollOver { activates } => {
                let roll = &mut state.extra.roll;
                (roll.over, roll.announced) = (true, roll.announced.filter(|_| *activates));
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Attempt { seat, .. } => {
                let own = look.state.dice.pool(*seat, dice::OFFENCE).map(|(_, die)| die);
                told("log-attempt", *seat)
                    .number("attempt", Quantity::new(look.state.extra.roll.made.into()))
                    .number("dice", Quantity::new(digits(&dice::shown(own))))
            }
            Event::Roll { seat, on, .. } => {
                let own = look.state.dice.all().map(|(_, die)| die).filter(|die| die.on == *on && die.owner == *seat);
                told("log-roll", *seat).number("dice", Quantity::new(digits(&dice::shown(own))))
            }
            Event::Lay { seat, shows, .. } => told("log-lay-die", *seat).count((*shows).into()),
            Event::Reroll { die } | Event::Turn { die, .. } => {
                let die = look.state.dice.get(*die)?;
                told("log-die-shows", die.owner).count(die.shows.into())
            }
            Event::ExtraAttempt => told("log-extra-attempt", look.state.extra.active),
            Event::Announce { seat, card, .. } => told("log-announce", *seat).card("card", look, *card),
            Event::Clear { .. } | Event::RollOver { .. } => return None,
        })
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Attempt { .. } => kind::ATTEMPT,
            Event::Roll { .. } => kind::ROLL,
            Event::Announce { .. } => kind::ANNOUNCE,
            _ => UNHEARD,
        }
    }
}

/// Dice that were announced with have changed. `DT-ORP-8`
fn note_alteration(state: &mut State<DiceThrone>, die: DieId) {
    if state.dice.get(die).is_some_and(|die| die.pool == dice::OFFENCE) && state.extra.phase == Phase::Offensive {
        state.extra.roll.altered = true;
    }
}

/// Dice as one number, the lowest first: 11266.
pub fn digits(shown: &[u8; 6]) -> i32 {
    let mut number = 0;
    for (dice, side) in shown.iter().zip(1..) {
        for _ in 0..*dice {
            number = number * 10 + side;
        }
    }
    number
}

/// The dice that a player has rolled for an ability. `DT-GLOSS-FINALDICE-1`
pub fn offence(state: &State<DiceThrone>, seat: Seat) -> Vec<(DieId, u8)> {
    state.dice.pool(seat, dice::OFFENCE).map(|(id, die)| (id, die.shows)).collect()
}

/// The first Roll Attempt. `DT-ORP-2`
pub fn first_attempt(look: Sight) -> Made {
    let is_rolled = !offence(look.state, look.you()).is_empty();
    if is_rolled { Proposal::Nothing } else { Proposal::one(Event::Attempt { seat: look.you(), dice: Vec::new() }) }
}

/// The dice of the text that is followed go.
pub fn clear(look: Sight) -> Made {
    let on = look.scope.origin.this.card;
    let any = on != CardId::NONE && look.state.dice.all().any(|(_, die)| die.on == on);
    if any { Proposal::one(Event::Clear { on }) } else { Proposal::Nothing }
}
