//! Cards that enter play. `MC-ENTERPLAY-1`

use kernel::effect::node::Law;
use kernel::effect::tree::Change;

use crate::rules::prelude::*;

/// Cards that enter play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Enter { card: CardId, seat: Seat, host: CardId, played: bool, facedown: bool, id: u32 },
    Drone { seat: Seat },
}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            // Whoever is out of the game has no deck any more. MC-ELIMINATE-2
            Event::Enter { seat, facedown: true, .. } | Event::Drone { seat } if !state.place(*seat).alive => {
                return Outcome::Nothing;
            }
            Event::Enter { card, seat, facedown: true, .. } => piles::drone(state, *card, *seat),
            Event::Enter { card, seat, host, .. } => enter(state, book, *card, *seat, *host),
            Event::Drone { seat } => {
                piles::form_if_empty(state, *seat);
                if let Some(&card) = state.zone(Zone::Deck, *seat).last() {
                    piles::drone(state, card, *seat);
                }
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Enter { seat, facedown: true, .. } | Event::Drone { seat } => told("log-drone", *seat),
            Event::Enter { card, seat, host, .. } => match reader(look).kind(*card) {
                Kind::Minion => told("log-engages", *seat).card("card", look, *card),
                _ if *host != CardId::NONE => look.about("log-attached", *card).card("other", look, *host),
                Kind::SideScheme | Kind::Environment => look.about("log-enters", *card),
                _ => told("log-enters-for", *seat).card("card", look, *card),
            },
        })
    }
}

impl Answerable for Event {
    fn heard(&self) -> Option<Heard> {
        let Event::Enter { card, seat, id, .. } = self else { return None };
        Some(Heard::of(HeardKind::Enter, *id).moving(*card).you(*seat))
    }

    fn matches(&self, look: Sight, pattern: &Pattern, done: bool) -> bool {
        let Event::Enter { card, seat, played, .. } = self else { return false };
        let is = |filter| fits::<()>(look, filter, *card).is_ok();
        done && match pattern {
            Pattern::Enters(filter) => is(filter),
            Pattern::YouPlay(filter) => *played && is_you(look, *seat) && is(filter),
            _ => false,
        }
    }

    fn prompt(&self, look: Sight, _: bool) -> Option<Phrase> {
        if let Event::Enter { card, .. } = self { Some(look.about("ask-after-enters", *card)) } else { None }
    }
}

/// A card enters play: ready, with what is printed. `MC-READY-1` `MC-ENGAGED-1`
fn enter(state: &mut State, book: &Book, card: CardId, seat: Seat, host: CardId) {
    let from = Reader { book, state }.zone(card);
    let printed = &book.face(state.card(card).face).printed;
    let (zone, place, controller) = match printed.kind {
        Kind::Minion => (Zone::Engaged, Reader { book, state }.met_by(seat), Seat::NONE),
        Kind::SideScheme => (Zone::Sides, Seat::NONE, Seat::NONE),
        Kind::Attachment | Kind::Environment => (Zone::Attached, Seat::NONE, Seat::NONE),
        _ => (Zone::Play, seat, seat),
    };
    state.put(card, zone, place);
    state.show(card);
    state.card_mut(card).controller = controller;
    state.card_mut(card).host = host;
    if let Some(threat) = printed.threat {
        state.counters.add(card, THREAT, small(threat.at(state.extra.started)));
    }
    for keyword in &printed.keywords {
        match keyword {
            Keyword::Toughness => state.mark(card, status_mark(Status::Tough), true),
            Keyword::Uses(number, _) | Keyword::EntersWith(number, _) => {
                state.counters.add(card, COUNTER, i16::from(*number));
            }
            _ => {}
        }
    }
    // A deck that gave its last card forms anew at once. MC-R24
    piles::reform_after(state, from);
    let sets =
        |law: &Law<Champions>| matches!(law, Law::Modifier(modifier) if matches!(modifier.change, Change::Set(_)));
    if book.face(state.card(card).face).laws.iter().any(sets) {
        let arrival = (state.refer(card), state.lasting_made);
        let kept = state.extra.arrivals.iter().copied().filter(|(other, _)| state.still(*other).is_some());
        state.extra.arrivals = kept.chain([arrival]).collect();
    }
    state.extra.declined = 0;
    state.extra.last.done += 1;
    state.extra.dirty = true;
}

/// What texts tell to put into play.
pub fn propose(look: Sight, verb: &Verb) -> Proposal {
    let you = look.you();
    match verb {
        Verb::PutIntoPlay(to) => put_into_play(look, cards(look, to)),
        Verb::Drones(_) => match look.state.zone(Zone::Deck, you).last() {
            Some(&card) => {
                let (host, id) = (CardId::NONE, look.state.extra.next());
                Proposal::one(Event::Enter { card, seat: you, host, played: false, facedown: true, id })
            }
            // The deck forms anew as soon as a card is needed. MC-R7
            None => {
                let pile = !look.state.zone(Zone::Discard, you).is_empty();
                Proposal::maybe(pile.then_some(Event::Drone { seat: you }))
            }
        },
        _ => Proposal::Nothing,
    }
}

/// A card enters play without being played.
pub fn put(look: Sight, card: CardId, seat: Seat, host: CardId) -> Event {
    Event::Enter { card, seat, host, played: false, facedown: false, id: look.state.extra.next() }
}

/// Cards enter play without being played. `MC-PLAY-3` `MC-PLAY-6`
fn put_into_play(look: Sight, cards: Vec<CardId>) -> Proposal {
    let read = reader(look);
    let you = look.you();
    let seat = read.met_by(you);
    Proposal::together(cards.into_iter().filter_map(|card| {
        let kind = read.printed(card).kind;
        // Whoever is out commands nothing any more. MC-ELIMINATE-2
        let barred = kind.is_player() && (seat != you || can_enter::<()>(look, you, card).is_err());
        if read.in_play(card) || barred {
            return None;
        }
        let host = match read.printed(card).attach {
            Some(_) => *look.cards_in(slot::HOST).first()?,
            None => CardId::NONE,
        };
        matches!(kind, Kind::Ally | Kind::Upgrade | Kind::Support | Kind::Minion | Kind::SideScheme | Kind::Environment)
            .then(|| put(look, card, seat, host))
    }))
}

/// A card about to be put into play is noted.
pub fn note_put(look: Sight, to: &To) -> Proposal {
    let card = cards(look, to).first().map(|card| (slot::PUT, look.target(*card)));
    Proposal::Fill(card.into_iter().collect())
}

/// A card that has been paid for enters play.
pub fn enter_paid(look: Sight) -> Proposal {
    let Some(card) = look.this() else { return Proposal::Nothing };
    let seat = look.scope.seat_in(slot::CONTROL).unwrap_or(look.you());
    let host = look.cards_in(slot::HOST).first().copied().unwrap_or(CardId::NONE);
    let out = !look.state.place(seat).alive;
    if out || reader(look).printed(card).attach.is_some() && host == CardId::NONE {
        return moves::leave(vec![card], Exit::Discard);
    }
    Proposal::one(Event::Enter { card, seat, host, played: true, facedown: false, id: look.state.extra.next() })
}
