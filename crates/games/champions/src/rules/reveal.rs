//! Encounter cards: dealt, turned up, revealed, resolved. `MC-DEAL-1` `MC-REVEAL-1`

use kernel::effect::tree::Standing;

use crate::rules::abilities::on_occasion;
use crate::rules::prelude::*;
use crate::table::extra::Reveal;
use crate::table::icons;

/// What happens to encounter cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Deal { seats: Vec<Seat> },
    DealTo { seat: Seat, number: i32 },
    TurnUp { card: CardId, seat: Seat, deck: bool },
    Reveal { card: CardId, seat: Seat, deck: bool, silent: bool, cancelled: bool, id: u32 },
    Surge,
    RevealOver,
}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            Event::Deal { seats } => deal(state, seats.iter().copied()),
            Event::DealTo { seat, .. } if !state.place(*seat).alive => return Outcome::Nothing,
            Event::DealTo { seat, number } => deal(state, (0..*number).map(|_| *seat)),
            Event::TurnUp { card, seat, deck } => return turned_up(state, book, *card, *seat, *deck),
            Event::Reveal { card, seat, silent, cancelled, .. } => {
                if let Some(found) = state.extra.reveals.last_mut() {
                    found.silent = *silent;
                    found.cancelled = *cancelled;
                }
                return Outcome::Enter(Entry::of(Origin::card(state, *seat, *card), book.plan.encounter));
            }
            Event::Surge => {
                if let Some(found) = state.extra.reveals.last_mut() {
                    found.surge = true;
                }
            }
            Event::RevealOver => return reveal_over(state, book),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Deal { seats } => Phrase::new("log-dealt").count(seats.len() as i32),
            Event::DealTo { seat, number } => told("log-dealt-to", *seat).count(*number),
            Event::TurnUp { card, seat, .. } => told("log-reveals", *seat).card("card", look, *card),
            Event::Reveal { card, silent: true, cancelled, .. } => {
                look.about(if *cancelled { "log-cancelled" } else { "log-silenced" }, *card)
            }
            Event::Surge => Phrase::new("log-surge"),
            Event::Reveal { .. } | Event::RevealOver => return None,
        })
    }
}

impl Answerable for Event {
    fn heard(&self) -> Option<Heard> {
        let Event::Reveal { card, seat, id, .. } = self else { return None };
        Some(Heard::of(HeardKind::Reveal, *id).moving(*card).you(*seat))
    }

    fn matches(&self, look: Sight, pattern: &Pattern, done: bool) -> bool {
        match (pattern, self) {
            (Pattern::Reveals(filter), Event::Reveal { card, deck: true, cancelled: false, silent, .. }) => {
                // Before, there must be something left to cancel.
                let wants = filter.0.contains(&Is::Treachery);
                (done || !(wants && *silent)) && fits::<()>(look, filter, *card).is_ok()
            }
            _ => false,
        }
    }

    fn rewrite(&mut self, rewrite: &Rewrite) -> bool {
        if let (Rewrite::Cancel(all), Event::Reveal { silent, cancelled, .. }) = (rewrite, self) {
            *silent = true;
            *cancelled |= all;
        }
        true
    }

    fn prompt(&self, look: Sight, done: bool) -> Option<Phrase> {
        let Event::Reveal { card, .. } = self else { return None };
        Some(look.about(if done { "ask-after-revealed" } else { "ask-when-revealed" }, *card))
    }
}

/// Deals encounter cards; whoever cannot be dealt one has lost the game for all. `MC-R6`
fn deal(state: &mut State, seats: impl Iterator<Item = Seat>) {
    for seat in seats {
        if !piles::deal(state, seat) {
            end::lose(state);
            break;
        }
    }
}

/// An encounter card is turned up; an obligation goes to whom it concerns. `MC-OBLIGATION-2`
fn turned_up(state: &mut State, book: &Book, card: CardId, seat: Seat, deck: bool) -> Outcome {
    state.put(card, Zone::Revealed, Seat::NONE);
    state.show(card);
    piles::reform_encounter(state);
    let printed = &book.face(state.card(card).face).printed;
    let mut holder = seat;
    if let Some(given) = &printed.given_to {
        // Also of a player who is out of the game.
        let owner = state.cards().iter().find(|card| {
            let face = book.face(card.face);
            face.printed.kind.is_identity() && (face.slug == *given || face.printed.back.as_ref() == Some(given))
        });
        match owner.map(|card| card.owner) {
            Some(owner) if state.place(owner).alive => holder = owner,
            // The hero is out of the game: the card goes, and another one comes. MC-OBLIGATION-3
            Some(_) => {
                state.put(card, Zone::Removed, Seat::NONE);
                return Outcome::Enter(Entry::of(Origin::rules(seat), book.plan.reveal));
            }
            None => {}
        }
    }
    let peril = printed.keywords.contains(&Keyword::Peril);
    state.extra.reveals.push(Reveal { card, seat: holder, surge: false, peril, silent: false, cancelled: false });
    let entry = Entry::of(Origin::card(state, holder, card), book.plan.revealed);
    Outcome::Enter(entry.with(deck.then_some((slot::FROM_DECK, Target::Number(1)))))
}

/// A card has been resolved completely; with surge another one follows. `MC-SURGE-2`
fn reveal_over(state: &mut State, book: &Book) -> Outcome {
    let Some(found) = state.extra.reveals.pop() else { return Outcome::Nothing };
    let printed = &book.face(state.card(found.card).face).printed;
    let scope = Scope::new(Origin::card(state, found.seat, found.card));
    let look = Look { book, state: &*state, scope: &scope };
    let gained = printed.text.iter().any(|standing| match standing {
        Standing::Modifier(modifier) => {
            modifier.of == Quality::Surge && modifier.only.as_ref().is_none_or(|only| look.holds(only))
        }
        _ => false,
    });
    let surge = found.surge || printed.keywords.contains(&Keyword::Surge) || gained;
    if surge && !found.cancelled && state.place(found.seat).alive {
        return Outcome::Enter(Entry::of(Origin::rules(found.seat), book.plan.reveal));
    }
    Outcome::Done
}

/// What texts tell about encounter cards.
pub fn propose(look: Sight, verb: &Verb) -> Proposal {
    let entry = Entry::of(Origin::rules(look.you()), look.book.plan.reveal);
    match verb {
        Verb::DealEncounter(num) => {
            if_positive(number(look, *num), |number| Event::DealTo { seat: look.you(), number })
        }
        Verb::Reveal(to) => match cards(look, to).first() {
            Some(&card) => Proposal::Enter(entry.with([(slot::REVEALED, look.target(card))])),
            None => Proposal::Nothing,
        },
        Verb::RevealTop(_) => Proposal::Enter(entry),
        Verb::Surge => Proposal::one(Event::Surge),
        Verb::CancelRevealed => Proposal::Amend(Rewrite::Cancel(false)),
        Verb::CancelCard => Proposal::Amend(Rewrite::Cancel(true)),
        _ => Proposal::Nothing,
    }
}

/// Whether the revealed card has "When Revealed" effects to be cancelled.
pub fn can_be_silenced(look: Sight) -> bool {
    match look.scope.event.as_deref() {
        Some(crate::Event::Reveal(Event::Reveal { card, seat, silent: false, .. })) => {
            look.face(*card).on(revealed_occasion(look, *seat)).is_some()
        }
        _ => false,
    }
}

/// Which "When Revealed" abilities count for a player's form. `MC-WHENREVEALED-1`
fn revealed_occasion(look: Sight, seat: Seat) -> u8 {
    if reader(look).is_hero(seat) { occasion::REVEALED_HERO } else { occasion::REVEALED }
}

/// Step three of the villain phase: a card for each player, and one for each hazard icon. `MC-VILLAINPHASE-3`
pub fn deal_all(look: Sight) -> Proposal {
    let players: Vec<Seat> = reader(look).order().collect();
    let more = players.iter().copied().cycle().take(icons::hazards(look) as usize);
    Proposal::one(Event::Deal { seats: players.iter().copied().chain(more).collect() })
}

/// Step four: the next dealt card of a player is revealed, until none is left. `MC-VILLAINPHASE-4`
pub fn reveal_dealt(look: Sight) -> Proposal {
    let seat = super::course::seat(look);
    match look.state.zone(Zone::Dealt, seat).first() {
        Some(&card) if look.state.place(seat).alive => {
            let entry = Entry::of(Origin::rules(seat), look.book.plan.dealt);
            Proposal::Enter(entry.with([(slot::REVEALED, look.target(card)), (slot::SEAT, Target::Seat(seat))]))
        }
        _ => Proposal::Nothing,
    }
}

/// Step four once more, if somebody was dealt a card meanwhile. `MC-DEAL-3`
pub fn more_dealt(look: Sight) -> Proposal {
    let more = reader(look).order().any(|seat| !look.state.zone(Zone::Dealt, seat).is_empty());
    if more { Proposal::Enter(Entry::here(look.book.plan.reveals)) } else { Proposal::Nothing }
}

/// A card is turned up: a given one, or the top card of the encounter deck.
pub fn turn_up(look: Sight) -> Proposal {
    let given = look.cards_in(slot::REVEALED).first().copied();
    let top = look.state.zone(Zone::Encounter, Seat::NONE).last().copied();
    match given.or(top) {
        Some(card) => {
            let deck = matches!(reader(look).zone(card).0, Zone::Encounter | Zone::Dealt);
            Proposal::one(Event::TurnUp { card, seat: look.you(), deck })
        }
        // Nothing is left to reveal. MC-R6
        None => Proposal::one(end::Event::Lost),
    }
}

/// It is revealed: it can be interrupted.
pub fn reveal(look: Sight) -> Proposal {
    let Some(found) = look.state.extra.reveals.last() else { return Proposal::Nothing };
    let deck = look.scope.number_in(slot::FROM_DECK).is_some();
    let (card, seat, id) = (found.card, found.seat, look.state.extra.next());
    Proposal::one(Event::Reveal { card, seat, deck, silent: false, cancelled: false, id })
}

/// A revealed card enters play. `MC-REVEAL-2` `MC-REVEAL-3` `MC-REVEAL-4`
pub fn enter(look: Sight) -> Proposal {
    let read = reader(look);
    let Some(found) = look.state.extra.reveals.last() else { return Proposal::Nothing };
    if found.cancelled || read.zone(found.card).0 != Zone::Revealed {
        return Proposal::Nothing;
    }
    let seat = read.met_by(found.seat);
    let host = match read.printed(found.card).kind {
        Kind::Minion | Kind::SideScheme | Kind::Environment => Some(CardId::NONE),
        Kind::Attachment => look.cards_in(slot::HOST).first().copied(),
        _ => None,
    };
    Proposal::maybe(host.map(|host| arrival::put(look, found.card, seat, host)))
}

/// "When Revealed" abilities, as the form of the player says. `MC-WHENREVEALED-1`
pub fn when_revealed(look: Sight) -> Proposal {
    let Some(found) = look.state.extra.reveals.last() else { return Proposal::Nothing };
    if found.silent || found.cancelled {
        return Proposal::Nothing;
    }
    let text = on_occasion(look.book, look.state, found.card, found.seat, revealed_occasion(look, found.seat));
    text.map_or(Proposal::Nothing, Proposal::Enter)
}

/// A treachery is discarded, and whatever else has not entered play.
pub fn bury(look: Sight) -> Proposal {
    let found = look.state.extra.reveals.last().map(|found| found.card);
    leave(found.filter(|card| reader(look).zone(*card).0 == Zone::Revealed).into_iter().collect(), Exit::Discard)
}
