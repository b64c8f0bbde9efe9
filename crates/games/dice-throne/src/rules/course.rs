//! The course of a turn, phase by phase. `DT-TURN-2`

use crate::rules::prelude::*;
use crate::rules::{damage, piles};
use crate::table::dice;
use crate::table::extra::{Phase, Roll};
use crate::table::reading::{hero, seating};
use crate::table::seating::MOST_CP;

/// The Roll Attempts of an Offensive Roll Phase. `DT-ORP-2`
pub const ATTEMPTS: i32 = 3;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The game begins.
    Begin,
    Turn {
        seat: Seat,
    },
    /// A phase begins that nothing waits for.
    Phase(Phase),
    Upkeep {
        seat: Seat,
    },
    Income {
        seat: Seat,
    },
    /// An Offensive Roll Phase begins, against somebody if it is one more of them.
    Offence {
        seat: Seat,
        target: Option<Seat>,
    },
    /// The phase that is about to begin is skipped.
    Skip,
    /// One more Offensive Roll Phase will follow.
    OneMore {
        seat: Seat,
    },
    /// The rolling is over.
    Rolled {
        seat: Seat,
    },
    NoAttack {
        seat: Seat,
    },
    Conclusion {
        seat: Seat,
    },
    /// The Roll Phase is over: its dice go.
    RollPhaseOver,
    TurnEnds {
        seat: Seat,
    },
    NextTurn,
    /// Nobody has done anything yet.
    Hush,
    /// All may act.
    Lull,
}

impl Chapter<DiceThrone> for Event {
    fn apply(&self, state: &mut State<DiceThrone>, book: &Book<DiceThrone>) -> Outcome<DiceThrone> {
        let extra = &mut state.extra;
        match self {
            Event::Begin => {
                extra.phase = Phase::Upkeep;
            }
            Event::Turn { .. } => begin_turn(state),
            Event::Phase(phase) => extra.phase = *phase,
            Event::Upkeep { .. } => {}
            Event::Income { seat } => {
                let skipped = std::mem::take(&mut extra.skip) || (extra.turn == 1 && *seat == extra.start);
                if skipped {
                    return Outcome::Nothing;
                }
                gain_cp(state, *seat, 1);
                piles::draw_cards(state, *seat, 1);
            }
            Event::Offence { seat, target } => {
                if std::mem::take(&mut extra.skip) {
                    return Outcome::Nothing;
                }
                return open_roll_phase(state, book, *seat, *target);
            }
            Event::Skip => extra.skip = true,
            Event::OneMore { seat } => {
                let target = extra.attack.as_ref().and_then(|attack| attack.target);
                let target = target.filter(|target| target != seat).or_else(|| state.opponents(*seat).next());
                if let Some(target) = target {
                    state.extra.phases.push((*seat, target));
                }
            }
            Event::Rolled { .. } | Event::NoAttack { .. } | Event::Conclusion { .. } | Event::TurnEnds { .. } => {}
            Event::RollPhaseOver => end_roll_phase(state),
            Event::NextTurn => {
                state.extra.active = next(state);
                state.end_lasting(Until::Turn);
                state.spent.clear();
            }
            Event::Hush => extra.acted = false,
            Event::Lull => {}
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Begin => told("log-begin", look.state.extra.start),
            Event::Turn { seat } => told("log-turn", *seat).number("turn", Quantity::new(look.state.extra.turn as i32)),
            Event::Income { seat } => told("log-income", *seat),
            Event::Offence { seat, .. } => told("log-offence", *seat),
            Event::NoAttack { seat } => told("log-no-attack", *seat),
            Event::Skip => Phrase::new("log-skip"),
            Event::OneMore { seat } => told("log-one-more-phase", *seat),
            _ => return None,
        })
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Begin => kind::BEGIN,
            Event::Upkeep { .. } => kind::UPKEEP,
            Event::Income { .. } => kind::INCOME,
            Event::Offence { .. } => kind::OFFENCE,
            Event::Rolled { .. } => kind::ROLLED,
            Event::NoAttack { .. } => kind::NO_ATTACK,
            Event::Conclusion { .. } => kind::CONCLUSION,
            Event::TurnEnds { .. } => kind::TURN_ENDS,
            Event::Lull => kind::LULL,
            _ => UNHEARD,
        }
    }
}

fn begin_turn(state: &mut State<DiceThrone>) {
    state.extra.turn += 1;
    state.extra.phase = Phase::Upkeep;
    state.extra.used.clear();
    for seat in state.players().collect::<Vec<_>>() {
        for card in state.zone(Zone::Tokens, seat).to_vec() {
            state.counters.add(card, NEW, -i16::MAX);
        }
    }
}

/// Whoever is still in the game and comes next. `DT-KOTH-3` `DT-TEAM-4`
fn next(state: &State<DiceThrone>) -> Seat {
    let seating = seating(state);
    let mut seat = seating.next(state.extra.active);
    while !state.place(seat).alive {
        seat = seating.next(seat);
    }
    seat
}

/// Combat Points beyond the most are lost. `DT-CP-2`
pub fn gain_cp(state: &mut State<DiceThrone>, seat: Seat, number: i32) {
    state.change_gauge(seat, Gauge::Cp, Quantity::new(number), 0, Quantity::new(MOST_CP.into()));
}

/// The first Roll Attempt rolls all dice. `DT-ORP-2` `DT-R4`
fn open_roll_phase(
    state: &mut State<DiceThrone>,
    book: &Book<DiceThrone>,
    seat: Seat,
    target: Option<Seat>,
) -> Outcome<DiceThrone> {
    let reading =
        kernel::resolve::modifier::read(book, state, crate::language::Quality::Attempts, Target::Seat(seat), ATTEMPTS);
    // A position may begin with dice on the table.
    let is_rolled = state.dice.pool(seat, dice::OFFENCE).next().is_some();
    let extra = &mut state.extra;
    extra.phases.retain(|one| target.is_none_or(|target| *one != (seat, target)));
    extra.phase = Phase::Offensive;
    if !is_rolled {
        dice::clear_all(&mut state.dice);
        extra.roll = Roll { left: reading.value.max(1) as u8, ..Roll::default() };
    }
    extra.dealt = Default::default();
    let entry = Entry::of(Origin::rules(seat), book.plan.offence);
    Outcome::Enter(entry.with(target.map(|target| (slot::TARGET, Target::Seat(target)))))
}

fn end_roll_phase(state: &mut State<DiceThrone>) {
    dice::clear_all(&mut state.dice);
    let extra = &mut state.extra;
    extra.attack = None;
    extra.halved = SeatSet::NONE;
    extra.inflicted.clear();
    extra.guards.clear();
}

/// Whatever comes next in the course of the game.
pub fn go_on(look: Sight) -> Made {
    let (plan, extra) = (&look.book.plan, &look.state.extra);
    let node = if extra.phase == Phase::Opening { plan.opening } else { plan.turn };
    Proposal::Enter(Entry::of(Origin::rules(extra.active), node))
}

/// What a hero does before the first turn. `DT-SETUP-7`
pub fn set_up_hero(look: Sight) -> Made {
    let Some(seat) = look.scope.seat_in(slot::SEAT) else { return Proposal::Nothing };
    let face = hero(look.book, look.state, seat);
    let text = face.and_then(|face| look.book.face(face).on(0)).filter(|text| !text.written.is_empty());
    let origin = Origin { face, ..Origin::rules(seat) };
    text.map_or(Proposal::Nothing, |text| Proposal::Enter(Entry::of(origin, text.node)))
}

/// A step for whoever's turn it is, while they are in the game.
pub fn active(event: impl Fn(Seat) -> Event + Send + Sync + 'static) -> impl Fn(Sight) -> Made + Send + Sync + 'static {
    move |look: Sight| {
        let seat = look.you();
        if look.state.place(seat).alive { Proposal::one(event(seat)) } else { Proposal::Nothing }
    }
}

/// A phase begins for whoever's turn it is.
pub fn phase(phase: Phase) -> impl Fn(Sight) -> Made + Send + Sync + 'static {
    active(move |_| Event::Phase(phase))
}

/// The Roll Phase ends without an Attack: nothing was activated, or what was activated is none. `DT-R21`
pub fn no_attack(look: Sight) -> Made {
    let is_attack = look.state.extra.attack.as_ref().is_some_and(|attack| attack.told && !attack.failed);
    if is_attack { Proposal::Nothing } else { active(|seat| Event::NoAttack { seat })(look) }
}

/// The next Offensive Roll Phase that is still to come. `DT-R19`
pub fn one_more_phase(look: Sight) -> Made {
    let next = look.state.extra.phases.first();
    Proposal::maybe(next.map(|(seat, target)| Event::Offence { seat: *seat, target: Some(*target) }))
}

/// If somebody has done something, all may act again. `DT-TIMING-8`
pub fn lull_again(look: Sight) -> Made {
    if look.state.extra.acted { Proposal::Enter(Entry::here(look.book.plan.lull)) } else { Proposal::Nothing }
}

/// Whether anything waits to be dealt.
pub fn settle(look: Sight) -> Made {
    if damage::is_waiting(look.state) {
        Proposal::Enter(Entry::here(look.book.plan.settling))
    } else {
        Proposal::Nothing
    }
}

/// Whether a player has an ability that can be used.
pub fn has_uses(look: Sight, seat: Seat) -> bool {
    let zones = [Zone::Tokens, Zone::Companions];
    zones.iter().any(|zone| !look.state.zone(*zone, seat).is_empty())
        || look.state.zone(Zone::Board, seat).iter().any(|card| look.face(*card).printed.uses_number > 0)
}
