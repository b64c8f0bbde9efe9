//! Cards: drawing, discarding, selling, playing, upgrading. `DT-CARD-2`

use crate::cards::CardKind;
use crate::rules::course::gain_cp;
use crate::rules::prelude::*;
use crate::rules::upgrade;
use crate::table::setup::show_team;
use crate::table::{deck_stream, dice_stream};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Draw {
        seat: Seat,
        number: u8,
    },
    Discard {
        seat: Seat,
        cards: Vec<CardId>,
    },
    DiscardAtRandom {
        seat: Seat,
        number: u8,
    },
    DiscardHand {
        seat: Seat,
    },
    /// `DT-CARD-7`
    Sell {
        seat: Seat,
        card: CardId,
    },
    /// The cost is paid and the card lies open until it is done.
    Play {
        seat: Seat,
        card: CardId,
        cost: u8,
    },
    /// A card that was played goes to the discard pile. `DT-ACTION-1`
    Bury {
        card: CardId,
    },
    Upgrade {
        seat: Seat,
        card: CardId,
        cost: u8,
    },
    LookAtHand {
        seat: Seat,
        of: Seat,
    },
    GainCp {
        seat: Seat,
        number: u8,
    },
    LoseCp {
        seat: Seat,
        number: u8,
    },
    StealCp {
        thief: Seat,
        victim: Seat,
        number: u8,
    },
}

impl Chapter<DiceThrone> for Event {
    fn apply(&self, state: &mut State<DiceThrone>, book: &Book<DiceThrone>) -> Outcome<DiceThrone> {
        match self {
            Event::Draw { seat, number } => draw_cards(state, *seat, *number),
            Event::Discard { seat, cards } => cards.iter().for_each(|card| state.put(*card, Zone::Discard, *seat)),
            Event::DiscardAtRandom { seat, number } => {
                for _ in 0..*number {
                    let hand = state.zone(Zone::Hand, *seat).to_vec();
                    if hand.is_empty() {
                        break;
                    }
                    let place = state.chance.draw(dice_stream(*seat)).below(hand.len() as u32);
                    state.put(hand[place as usize], Zone::Discard, *seat);
                }
            }
            Event::DiscardHand { seat } => state.move_all((Zone::Hand, *seat), (Zone::Discard, *seat)),
            Event::Sell { seat, card } => {
                state.put(*card, Zone::Discard, *seat);
                gain_cp(state, *seat, 1);
            }
            Event::Play { seat, card, cost } => {
                gain_cp(state, *seat, -i32::from(*cost));
                state.put(*card, Zone::Played, *seat);
                state.extra.acted = true;
            }
            Event::Bury { card } => {
                let owner = state.card(*card).owner;
                state.put(*card, Zone::Discard, owner);
            }
            Event::Upgrade { seat, card, cost } => {
                gain_cp(state, *seat, -i32::from(*cost));
                if let Some(old) = upgrade::covered(book, state, *seat, state.card(*card).face) {
                    state.put(old, Zone::Covered, *seat);
                }
                state.put(*card, Zone::Board, *seat);
            }
            Event::LookAtHand { seat, of } => {
                for card in state.zone(Zone::Hand, *of).to_vec() {
                    let entry = state.card_mut(card);
                    entry.known = entry.known.with(SeatSet::only(*seat));
                }
            }
            Event::GainCp { seat, number } => gain_cp(state, *seat, (*number).into()),
            Event::LoseCp { seat, number } => gain_cp(state, *seat, -i32::from(*number)),
            Event::StealCp { thief, victim, number } => {
                gain_cp(state, *victim, -i32::from(*number));
                gain_cp(state, *thief, (*number).into());
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Draw { seat, number } => told("log-draw", *seat).count((*number).into()),
            Event::Discard { seat, cards } => {
                return list(
                    ["log-discard", "log-discard-two", "log-discard-three", "log-discard-many"],
                    |key| told(key, *seat),
                    look,
                    cards,
                );
            }
            Event::DiscardAtRandom { seat, number } => told("log-discard-at-random", *seat).count((*number).into()),
            Event::DiscardHand { seat } => told("log-discard-hand", *seat),
            Event::Sell { seat, card } => told("log-sell", *seat).card("card", look, *card),
            Event::Play { seat, card, .. } => told("log-play", *seat).card("card", look, *card),
            Event::Upgrade { seat, card, .. } => told("log-upgrade", *seat).card("card", look, *card),
            Event::LookAtHand { seat, of } => told("log-look-at-hand", *seat).seat("other", *of),
            Event::GainCp { seat, number } => told("log-gain-cp", *seat).count((*number).into()),
            Event::LoseCp { seat, number } => told("log-lose-cp", *seat).count((*number).into()),
            Event::StealCp { thief, victim, number } => {
                told("log-steal-cp", *thief).seat("other", *victim).count((*number).into())
            }
            Event::Bury { .. } => return None,
        })
    }
}

/// An empty deck is made anew from the discard pile, at the moment a card is to be drawn; if both are empty the rest of the
/// draw is lost. `DT-CARD-2` `DT-CARD-3` `DT-R26`
pub fn draw_cards(state: &mut State<DiceThrone>, seat: Seat, number: u8) {
    for _ in 0..number {
        if state.zone(Zone::Deck, seat).is_empty() {
            state.move_all((Zone::Discard, seat), (Zone::Deck, seat));
            state.shuffle(Zone::Deck, seat, deck_stream(seat));
        }
        let Some(&top) = state.zone(Zone::Deck, seat).last() else { return };
        state.put(top, Zone::Hand, seat);
        show_team(state, top, seat);
    }
}

/// The cost of the card that is played is paid. `DT-ACTION-PLAY-1`
pub fn pay_card(look: Sight) -> Made {
    let Some(&card) = look.cards_in(slot::CARD).first() else { return Proposal::Nothing };
    let cost = look.face(card).printed.card().map_or(0, |card| card.cost);
    Proposal::one(Event::Play { seat: look.you(), card, cost })
}

/// Main Phase cards can be interrupted; Instant and Roll Phase cards cannot. `DT-R2`
pub fn can_be_interrupted(look: Sight) -> bool {
    let played = look.state.zone(Zone::Played, look.you()).last();
    let printed = played.and_then(|card| look.face(*card).printed.card());
    printed.is_some_and(|card| card.kind == CardKind::MainPhase)
}

/// Whoever has several opponents says whom a card is aimed at, if it is aimed at somebody.
pub fn aim(look: Sight) -> Made {
    let several = look.state.opponents(look.you()).nth(1).is_some();
    let attacks =
        look.state.extra.attack.as_ref().is_some_and(|attack| attack.by == look.you() && attack.target.is_some());
    let played = look.state.zone(Zone::Played, look.you()).last();
    let printed = played.and_then(|card| look.face(*card).printed.card());
    let aimed = |effect: &Effect<DiceThrone>| matches!(effect, Effect::Do(verb) if verb.needs_target());
    let is_aimed = printed.is_some_and(|card| card.does.iter().any(|effect| effect.any(&aimed)));
    if several && !attacks && is_aimed { Proposal::Enter(Entry::here(look.book.plan.aim)) } else { Proposal::Nothing }
}

/// The text of the card that is played.
pub fn follow_card(look: Sight) -> Made {
    let played = look.state.zone(Zone::Played, look.you()).last().copied();
    let Some(card) = played else { return Proposal::Nothing };
    let Some(text) = look.face(card).on(0) else { return Proposal::Nothing };
    let aimed = look.scope.seat_in(slot::TARGET).map(|seat| (slot::TARGET, Target::Seat(seat)));
    Proposal::Enter(Entry::of(Origin::card(look.state, look.you(), card), text.node).with(aimed))
}

/// The card that was played last goes to the discard pile.
pub fn bury_last(look: Sight) -> Made {
    let played = look.state.zone(Zone::Played, look.you()).last().copied();
    Proposal::maybe(played.map(|card| Event::Bury { card }))
}

/// The chosen cards of a hand are discarded. `DT-R22`
pub fn discard_chosen(look: Sight) -> Made {
    let cards = look.cards_in(slot::CARDS);
    let seat = look.scope.seat_in(slot::SEAT).unwrap_or(look.you());
    Proposal::about(cards, |cards| Event::Discard { seat, cards })
}
