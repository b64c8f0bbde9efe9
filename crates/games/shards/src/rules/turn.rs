//! Turns: how they begin and end, who is out, who wins. `SOI-TURN-1` `SOI-END-1` `SOI-WIN-1`

use kernel::prelude::*;

use crate::Shards;
use crate::language::{Kind, Resource, Zone};
use crate::rules::{Made, piles};
use crate::table::{ENLISTED, HAND, Sight, TURNED, refill};

/// The steps of the end of a turn, in printed order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum EndStep {
    /// Enlisted mercenaries go under the centre deck.
    Desert,
    /// Allies go to the discard pile, champions are readied.
    Clear,
    /// The hand is discarded.
    Discard,
    /// Unspent gems and power are lost.
    Lose,
    /// The next player's turn.
    Pass,
}

/// What happens at the end of turns and players.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A player without health is out.
    Fall { seat: Seat },
    /// A step of the end of the turn.
    End { seat: Seat, step: EndStep },
}

impl Chapter<Shards> for Event {
    #[inline]
    fn apply(&self, state: &mut State<Shards>, book: &Book<Shards>) -> Outcome<Shards> {
        match self {
            Event::Fall { seat } => eliminate(state, *seat),
            Event::End { seat, step } => end_step(state, book, *seat, *step),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        match self {
            Event::Fall { seat } => Some(told("log-fall", *seat)),
            Event::End { seat, step: EndStep::Clear } => Some(told("log-end", *seat)),
            Event::End { step: EndStep::Pass, .. } => Some(begins(look)),
            Event::End { .. } => None,
        }
    }
}

/// Whose turn begins, in words.
pub fn begins(look: Sight) -> Phrase {
    let extra = &look.state.extra;
    told("log-turn", extra.active).number("turn", Quantity::new(extra.turn as i32))
}

/// The active player's turn begins.
pub fn begin(look: Sight) -> Made {
    Proposal::Enter(Entry::of(Origin::rules(look.state.extra.active), look.book.plan.turn))
}

/// A step of the end of the turn.
pub fn end(look: Sight, step: EndStep) -> Made {
    Proposal::one(Event::End { seat: look.you(), step })
}

/// Five cards are drawn. `SOI-END-6`
pub fn draw_hand(look: Sight) -> Made {
    piles::draw(look, look.you(), HAND)
}

/// Whoever has no health left is out. `SOI-ELIM-1`
pub fn fall(look: Sight) -> Made {
    let fallen = look.state.living().filter(|seat| look.state.gauge(*seat, Resource::Health) <= Quantity::ZERO);
    Proposal::Together(fallen.map(|seat| Event::Fall { seat }.into()).collect())
}

/// Enlisted mercenaries go below the centre deck. `SOI-MERC-4`
fn desert(state: &mut State<Shards>, seat: Seat) {
    while let Some(&card) = state.zone(Zone::Play, seat).iter().find(|&&card| state.card(card).has(ENLISTED)) {
        state.put_under(card, Zone::Centre, Seat::NONE);
        state.card_mut(card).controller = Seat::NONE;
    }
}

/// One step of the end of the turn.
fn end_step(state: &mut State<Shards>, book: &Book<Shards>, seat: Seat, step: EndStep) {
    match step {
        EndStep::Desert => desert(state, seat),
        EndStep::Clear => {
            let mut place = 0;
            while let Some(&card) = state.zone(Zone::Play, seat).get(place) {
                if book.face(state.card(card).face).printed.kind == Kind::Champion {
                    state.mark(card, TURNED, false);
                    place += 1;
                } else {
                    state.put(card, Zone::Discard, seat);
                }
            }
            state.places[seat.index()].turned = false;
        }
        EndStep::Discard => state.move_all((Zone::Hand, seat), (Zone::Discard, seat)),
        EndStep::Lose => {
            state.set_gauge(seat, Resource::Gems, Quantity::ZERO);
            state.set_gauge(seat, Resource::Power, Quantity::ZERO);
        }
        EndStep::Pass => pass_turn(state),
    }
}

/// The next living player to the left takes the turn. `SOI-END-10`
fn pass_turn(state: &mut State<Shards>) {
    let next = state.clockwise(state.extra.active).find(|seat| state.place(*seat).alive);
    state.extra.active = next.expect("somebody is alive");
    state.extra.turn += 1;
    state.extra.played.clear();
    state.extra.attack.clear();
    state.extra.assigned = 0;
    state.end_lasting(Until::Turn);
    state.spent.clear();
}

/// A player is out: the cards leave the game and the seat is skipped. `SOI-ELIM-1`
fn eliminate(state: &mut State<Shards>, seat: Seat) {
    state.places[seat.index()].alive = false;
    state.set_gauge(seat, Resource::Gems, Quantity::ZERO);
    state.set_gauge(seat, Resource::Power, Quantity::ZERO);
    desert(state, seat);
    for zone in [Zone::Hand, Zone::Deck, Zone::Discard, Zone::Play] {
        state.turn_over((zone, seat), (Zone::Gone, Seat::NONE));
    }
    state.extra.attack.retain(|assigned| assigned.seat != seat);
    settle_verdict(state);
}

/// The last player alive wins. `SOI-WIN-1`
fn settle_verdict(state: &mut State<Shards>) {
    let mut living = state.living();
    let (first, second) = (living.next(), living.next());
    drop(living);
    if let (Some(winner), None) = (first, second) {
        state.verdict = Some(Verdict { winners: SeatSet::only(winner), why: VerdictKind::Won });
    }
}

/// A player gives up, which is an elimination. In the own turn it ends that turn; while power is being
/// assigned, the assignment begins anew among those who are left.
pub fn concede(state: &mut State<Shards>, seat: Seat) -> bool {
    let assigning = (state.extra.assigned as usize) < state.extra.attack.len();
    eliminate(state, seat);
    if assigning {
        state.extra.assigned = 0;
        state.extra.attack.iter_mut().for_each(|assigned| assigned.power = 0);
    }
    if state.verdict.is_none() && state.extra.active == seat {
        refill(state);
        pass_turn(state);
        return true;
    }
    false
}
