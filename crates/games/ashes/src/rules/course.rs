//! The course of a game: the First Five, rolling and drawing, turns, recovery, the first player token. `ASH-ROUND-1`

use crate::language::{Cost, Magic, Side};
use crate::rules::prelude::*;
use crate::rules::{damage, payment, piles};
use crate::table::extra::LastTurns;
use crate::table::{HAND, deck_stream, dice};

/// What happens in the course of a round.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The First Five are kept, the rest is the draw pile. `ASH-SETUP-5`
    Keep {
        cards: Vec<CardId>,
    },
    /// All exhausted dice are rolled. `ASH-PREP-2`
    Roll,
    /// Whoever rolled the most basic symbols takes the token. `ASH-PREP-4`
    TakeToken,
    /// The token goes to a player of choice. `ASH-PREP-6`
    GiveToken {
        seat: Seat,
    },
    /// A player asks for the end of the game by time; once all have, it is called. `ASH-WIN-4` `ASH-R23`
    CallTime {
        seat: Seat,
    },
    /// The player turns phase begins.
    Turns,
    Turn {
        seat: Seat,
    },
    Pass {
        seat: Seat,
    },
    /// A main action other than pass has been taken.
    MainTaken {
        seat: Seat,
    },
    EndTurn {
        seat: Seat,
    },
    /// Meditate takes a side action. `ASH-TURN-5`
    Meditate {
        seat: Seat,
    },
    /// A card has been discarded for Meditate.
    Meditated,
    /// Units lose wounds. `ASH-RECOVERY-2`
    Recover,
    /// Every card in play loses an exhaustion token. `ASH-RECOVERY-4`
    Refresh,
    PassToken,
    RoundEnds,
    NextRound,
}

impl Chapter<Ashes> for Event {
    fn apply(&self, state: &mut State<Ashes>, book: &Book<Ashes>) -> Outcome<Ashes> {
        match self {
            Event::Keep { cards } => keep(state, cards),
            Event::Roll => roll(state),
            Event::TakeToken => take_token(state),
            Event::GiveToken { seat } => state.extra.first = *seat,
            Event::CallTime { seat } => call_time(state, *seat),
            // Time was called, and nobody has fallen: a draw. ASH-WIN-4
            Event::Turns if state.extra.last_turns.is_some() => {
                state.verdict = Some(Verdict { winners: SeatSet::NONE, why: VerdictKind::Draw });
            }
            Event::Turns => {
                state.extra.stage = Stage::Turns;
                state.extra.active = state.extra.first;
                state.extra.passes = 0;
            }
            Event::Turn { seat } => {
                let extra = &mut state.extra;
                (extra.main, extra.sides, extra.reacted) = (true, 1, SeatSet::NONE);
                end_wards(state, *seat);
            }
            Event::Pass { .. } => {
                state.extra.main = false;
                state.extra.passes += 1;
            }
            Event::EndTurn { .. } => end_turn(state, book),
            Event::Meditate { .. } => {
                state.extra.sides -= 1;
                state.extra.meditated = 0;
            }
            Event::Meditated => state.extra.meditated += 1,
            Event::Recover => recover(state, book),
            Event::Refresh => {
                for card in in_play(state) {
                    state.counters.add(card, EXHAUSTION, -1);
                }
            }
            Event::PassToken => state.extra.first = (Reader { book, state }).next(state.extra.first),
            Event::NextRound => {
                state.extra.stage = Stage::Prepare;
                state.extra.round += 1;
                state.end_lasting(Until::Round);
                state.spent.clear();
            }
            Event::MainTaken { .. } | Event::RoundEnds => {}
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let extra = &look.state.extra;
        Some(match self {
            Event::Roll => Phrase::new("log-roll").number("round", Quantity::new(extra.round as i32)),
            Event::TakeToken | Event::PassToken | Event::GiveToken { .. } => told("log-token", extra.first),
            Event::CallTime { seat } if extra.last_turns.is_none() => told("log-call-time", *seat),
            Event::CallTime { .. } => Phrase::new("log-last-turns"),
            Event::Turn { seat } => told("log-turn", *seat).number("turn", Quantity::new(extra.turn as i32)),
            Event::Pass { seat } => told("log-pass", *seat),
            Event::Meditate { seat } => told("log-meditate", *seat),
            Event::Recover => Phrase::new("log-recovery"),
            Event::RoundEnds => Phrase::new("log-round-ends").number("round", Quantity::new(extra.round as i32)),
            _ => return None,
        })
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Turns => kind::TURNS,
            Event::MainTaken { .. } => kind::MAIN,
            Event::RoundEnds => kind::ROUND_ENDS,
            _ => UNHEARD,
        }
    }
}

fn keep(state: &mut State<Ashes>, kept: &[CardId]) {
    for seat in state.players().collect::<Vec<_>>() {
        let rest: Vec<CardId> =
            state.zone(Zone::Hand, seat).iter().copied().filter(|card| !kept.contains(card)).collect();
        for card in rest {
            state.put(card, Zone::Deck, seat);
        }
        state.shuffle(Zone::Deck, seat, deck_stream(seat));
    }
    state.extra.stage = Stage::Prepare;
}

/// Dice in the active pool keep their sides. `ASH-PREP-3`
fn roll(state: &mut State<Ashes>) {
    for seat in state.living().collect::<Vec<_>>() {
        let exhausted = dice::of(state, seat, dice::EXHAUSTED);
        dice::roll_to_active(state, &exhausted);
    }
}

/// Ties are rolled again until they are broken. `ASH-PREP-5`
fn take_token(state: &mut State<Ashes>) {
    let basics = |state: &State<Ashes>, seat: Seat| {
        state.dice.pool(seat, dice::ACTIVE).filter(|(_, die)| dice::side(die) == Side::Basic).count()
    };
    let mut tied: Vec<Seat> = state.living().collect();
    loop {
        let most = tied.iter().map(|seat| basics(state, *seat)).max();
        tied.retain(|seat| Some(basics(state, *seat)) == most);
        if let [first] = tied[..] {
            state.extra.first = first;
            return;
        }
        if tied.iter().all(|seat| dice::of(state, *seat, dice::ACTIVE).is_empty()) {
            return;
        }
        for &seat in &tied {
            let active = dice::of(state, seat, dice::ACTIVE);
            dice::roll_to_active(state, &active);
        }
    }
}

fn in_play(state: &State<Ashes>) -> Vec<CardId> {
    let zones = [Zone::Phoenixborn, Zone::Battlefield, Zone::Spellboard, Zone::Attached];
    let seats: Vec<Seat> = state.players().collect();
    zones.into_iter().flat_map(|zone| seats.iter().flat_map(move |seat| state.zone(zone, *seat))).copied().collect()
}

/// Recover values of 0 or less do nothing, and Phoenixborn have none. `ASH-RECOVER-1` `ASH-RECOVERY-3`
fn recover(state: &mut State<Ashes>, book: &Book<Ashes>) {
    let read = Reader { book, state };
    let units = in_play(state).into_iter().filter(|card| read.is_unit(*card));
    let healed: Vec<(CardId, i32)> = units.map(|card| (card, read.recover(card).max(0))).collect();
    for (card, number) in healed {
        state.counters.add(card, WOUND, -(number.min(99) as i16));
    }
}

/// Divine dice of a player go back when the player's next turn begins. `ASH-DICE-16`
fn end_wards(state: &mut State<Ashes>, seat: Seat) {
    for die in dice::placed(state, seat, Magic::Divine) {
        dice::to_pool(state, die, dice::EXHAUSTED);
    }
    state.lasting.retain(|lasting| lasting.until != Until::Match || lasting.origin.you != seat);
}

fn living(state: &State<Ashes>) -> SeatSet {
    state.living().fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat)))
}

fn call_time(state: &mut State<Ashes>, seat: Seat) {
    state.extra.calls = state.extra.calls.with(SeatSet::only(seat));
    if state.living().all(|seat| state.extra.calls.contains(Some(seat))) {
        state.extra.last_turns = Some(LastTurns { rounds: 3, yet: SeatSet::only(state.extra.active) });
    }
}

/// The phase ends once all have passed in a row or time has run out, otherwise the next player's turn begins. `ASH-TURN-7`
/// `ASH-TURN-1` `ASH-WIN-4`
pub fn end_turn(state: &mut State<Ashes>, book: &Book<Ashes>) {
    let living = living(state);
    let active = state.extra.active;
    let is_last = state.extra.last_turns.as_mut().is_some_and(|turns| turns.end_turn(active, living));
    state.extra.turn += 1;
    state.extra.attack = None;
    state.extra.choked.clear();
    state.end_lasting(Until::Turn);
    if is_last || u32::from(state.extra.passes) >= living.count() {
        state.extra.stage = Stage::Recovery;
    } else {
        state.extra.active = (Reader { book, state }).next(state.extra.active);
    }
}

/// Whatever comes next in the course of the game.
pub fn go_on(look: Sight) -> Made {
    let (plan, extra) = (&look.book.plan, &look.state.extra);
    let (seat, node) = match extra.stage {
        Stage::Opening => (Seat::NONE, plan.opening),
        Stage::Prepare => (extra.first, plan.prepare),
        Stage::Turns => (extra.active, plan.turn),
        Stage::Recovery => (extra.first, plan.recovery),
    };
    Proposal::Enter(Entry::of(Origin::rules(seat), node))
}

pub fn keep_first_five(look: Sight) -> Made {
    Proposal::one(Event::Keep { cards: look.cards_in(slot::KEPT) })
}

/// In the first round the token is taken, too.
pub fn take_first_token(look: Sight) -> Made {
    if look.state.extra.round == 1 { Proposal::one(Event::TakeToken) } else { Proposal::Nothing }
}

/// What everybody has put aside unseen is discarded at once. `ASH-PREP-1` `ASH-PREP-7`
pub fn discard_prepared(look: Sight) -> Made {
    let chosen = look.cards_in(slot::KEPT);
    let of = |seat: Seat| chosen.iter().copied().filter(move |card| look.state.card(*card).owner == seat);
    let seats = look.state.living().filter(|seat| of(*seat).next().is_some());
    Proposal::together(seats.map(|seat| piles::Event::Discard { seat, cards: of(seat).collect() }))
}

/// Hands are filled up to five; each missing card is 1 damage, in one packet. `ASH-PREP-8` `ASH-PREP-10` `ASH-FATIGUE-1`
pub fn draw_up(look: Sight) -> Made {
    let mut events: Vec<rules::Event> = Vec::new();
    for seat in look.state.living() {
        let wanted = HAND.saturating_sub(look.state.zone(Zone::Hand, seat).len());
        let number = wanted.min(look.state.zone(Zone::Deck, seat).len());
        if number > 0 {
            events.push(piles::Event::Draw { seat, number: number as u8 }.into());
        }
        if let (true, Some(card)) = (wanted > number, reader(look).phoenixborn(seat)) {
            events.push(damage::Event::Deal(missing(look, card, wanted - number)).into());
        }
    }
    Proposal::together(events)
}

fn missing(look: Sight, card: CardId, number: usize) -> Packet {
    Packet {
        level: 0,
        victim: look.state.refer(card),
        harm: Harm::Damage,
        amount: number as i16,
        cause: Cause::RULES,
        dealers: Vec::new(),
    }
}

/// A main action that was paid for is over.
pub fn acted(look: Sight) -> Made {
    let main = payment::due(look).contains(&Cost::Main);
    if main { Proposal::one(Event::MainTaken { seat: look.you() }) } else { Proposal::Nothing }
}
