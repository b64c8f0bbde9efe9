//! The course of the game: setting up, turns, the phases of a round. `MC-SETUP-1` `MC-ROUND-1`

use kernel::effect::tree::Until;

use crate::rules::abilities::on_occasion;
use crate::rules::moves::draw;
use crate::rules::prelude::*;
use crate::table::chance;
use crate::table::extra::Step;

/// The course of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    First { seat: Seat },
    Mulligan { seat: Seat, cards: Vec<CardId> },
    Obligations,
    Begin,
    Turn { seat: Seat },
    TurnEnds { seat: Seat },
    Declined { seat: Seat },
    PhaseEnds,
    Step { step: Step },
    RoundEnds,
}

impl Answerable for Event {}

impl Chapter<crate::Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            Event::First { seat } => {
                state.extra.first = *seat;
                state.extra.active = *seat;
            }
            Event::Mulligan { seat, cards } => {
                for &card in cards {
                    piles::discard(state, book, card);
                }
                piles::draw(state, *seat, cards.len() as i32);
            }
            Event::Obligations => {
                for seat in state.players().collect::<Vec<_>>() {
                    for card in state.zone(Zone::Nemesis, seat).to_vec() {
                        if book.face(state.card(card).face).printed.kind == Kind::Obligation {
                            state.put(card, Zone::Encounter, Seat::NONE);
                        }
                    }
                }
                state.shuffle(Zone::Encounter, Seat::NONE, chance::ENCOUNTER);
            }
            Event::Begin => {
                state.extra.set_up = true;
                state.extra.step = Step::Players;
            }
            Event::Turn { seat } => {
                state.extra.active = *seat;
                state.extra.resumes = Seat::NONE;
                state.extra.turn_began = state.extra.clock;
                state.extra.declined = 0;
                state.extra.used.retain(|used| used.limited);
                state.extra.blame.clear();
            }
            Event::TurnEnds { .. } => {}
            Event::Declined { seat } => state.extra.declined |= 1 << seat.0,
            Event::PhaseEnds => {
                // What lasts until the end of the phase is over before anything that waits for it. MC-LASTING-4
                state.end_lasting(Until::Turn);
                state.extra.discounts.clear();
                state.extra.used.retain(|used| !used.phase && used.limited);
                state.extra.dirty = true;
            }
            Event::Step { step } => state.extra.step = *step,
            Event::RoundEnds => {
                state.end_lasting(Until::Round);
                let extra = &mut state.extra;
                extra.used.clear();
                extra.changed = 0;
                extra.round += 1;
                extra.dirty = true;
                pass_token(state);
                state.extra.step = Step::Players;
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let round = i32::from(look.state.extra.round);
        Some(match self {
            Event::First { seat } => told("log-first", *seat),
            Event::Mulligan { seat, cards } if cards.is_empty() => told("log-keeps-hand", *seat),
            Event::Mulligan { seat, cards } => told("log-mulligan", *seat).count(cards.len() as i32),
            Event::Begin => Phrase::new("log-begin"),
            Event::Turn { seat } => told("log-turn", *seat).count(round),
            Event::Declined { seat } => told("log-declines", *seat),
            Event::Step { step: Step::Threat } => Phrase::new("log-step-threat"),
            Event::Step { step: Step::Activations } => Phrase::new("log-step-activations"),
            Event::Step { step: Step::Reveals } => Phrase::new("log-step-reveals"),
            Event::RoundEnds => told("log-round", look.state.extra.first).count(round),
            Event::Step { .. } | Event::Obligations | Event::TurnEnds { .. } | Event::PhaseEnds => return None,
        })
    }
}

/// The first player token goes clockwise. `MC-VILLAINPHASE-5`
pub fn pass_token(state: &mut State) {
    let next = state.clockwise(state.extra.first).find(|seat| state.place(*seat).alive);
    state.extra.first = next.unwrap_or(state.extra.first);
}

/// The player in the slot that goes through all players.
pub fn seat(look: Sight) -> Seat {
    look.scope.seat_in(slot::SEAT).unwrap_or(look.you())
}

/// The abilities of a card for an occasion, resolved by a player.
fn abilities_on(look: Sight, card: Option<CardId>, seat: Seat, occasion: u8) -> Proposal {
    let found = card.and_then(|card| on_occasion(look.book, look.state, card, seat, occasion));
    found.map_or(Proposal::Nothing, Proposal::Enter)
}

/// What the villain's first stage says when it is revealed. `MC-WHENREVEALED-2`
pub fn set_up_villain(look: Sight) -> Proposal {
    abilities_on(look, reader(look).villain(), look.state.extra.first, occasion::REVEALED)
}

/// Set-up instructions of the main scheme.
pub fn set_up_scheme(look: Sight) -> Proposal {
    abilities_on(look, reader(look).main_scheme(), look.state.extra.first, occasion::SET_UP)
}

/// Set-up abilities of a player's identity.
pub fn set_up_identity(look: Sight) -> Proposal {
    abilities_on(look, reader(look).identity(seat(look)), seat(look), occasion::SET_UP)
}

/// A player draws the opening hand.
pub fn opening_hand(look: Sight) -> Proposal {
    draw(look, seat(look), reader(look).hand_size(seat(look)))
}

/// What was put aside in the mulligan is drawn anew.
pub fn mulligan(look: Sight) -> Proposal {
    Proposal::one(Event::Mulligan { seat: seat(look), cards: look.cards_in(slot::CARDS) })
}

/// Cards chosen at the end of the phase are discarded.
pub fn trim(look: Sight) -> Proposal {
    Proposal::about(look.cards_in(slot::CARDS), |cards| moves::Event::DiscardHand {
        seat: seat(look),
        cards,
        random: 0,
    })
}

/// All players draw up to their hand size.
pub fn draw_all(look: Sight) -> Proposal {
    let read = reader(look);
    Proposal::together(read.order().filter_map(|seat| {
        let held = look.state.zone(Zone::Hand, seat).len() as i32;
        let number = (read.hand_size(seat) - held).min(moves::drawable(look, seat));
        (number > 0).then_some(moves::Event::Draw { seat, number })
    }))
}

/// All players ready all of their cards.
pub fn ready_all(look: Sight) -> Proposal {
    let read = reader(look);
    let own = |seat| [Zone::Identity, Zone::Play].into_iter().flat_map(move |zone| look.state.zone(zone, seat));
    let cards = read.order().flat_map(own).copied().filter(|card| read.exhausted(*card)).collect();
    Proposal::about(cards, |cards| characters::Event::Ready { cards })
}
