//! Cards between areas: drawing, discarding, looking, shuffling, leaving. `MC-DRAW-2`

use kernel::table::seats::SeatSet;

use crate::rules::prelude::*;
use crate::table::chance;
use crate::table::extra::News;

/// Cards between areas.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Draw { seat: Seat, number: i32 },
    DiscardTop { seat: Seat, number: i32 },
    DiscardHand { seat: Seat, cards: Vec<CardId>, random: i32 },
    DiscardEncounter { number: i32 },
    DiscardUntil { number: i32, found: bool },
    RandomEach { number: i32 },
    Look { seat: Seat, cards: Vec<CardId> },
    Shuffle { seat: Seat },
    ShuffleEncounter,
    Leave { cards: Vec<CardId>, exit: Exit },
    Capture { seat: Seat, scheme: CardId },
    Release { scheme: CardId },
    NemesisRest { seat: Seat },
    Tell { news: News },
}

impl Answerable for Event {}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            // Whoever is out of the game has no deck any more. MC-ELIMINATE-2
            Event::Draw { seat, .. } | Event::DiscardTop { seat, .. } if !state.place(*seat).alive => {
                return Outcome::Nothing;
            }
            Event::Draw { seat, number } => piles::draw(state, *seat, *number),
            Event::DiscardTop { seat, number } => piles::discard_top(state, *seat, *number),
            Event::DiscardHand { seat, cards, random } => {
                state.extra.last.discarded.clear();
                let chosen = if *random > 0 { piles::random_hand(state, *seat, *random) } else { cards.clone() };
                piles::discard_noted(state, book, &chosen);
            }
            Event::RandomEach { number } => {
                state.extra.last.discarded.clear();
                for seat in (0..state.places.len() as u8).map(Seat) {
                    let chosen = piles::random_hand(state, seat, *number);
                    piles::discard_noted(state, book, &chosen);
                }
            }
            Event::DiscardEncounter { number } => piles::discard_encounter(state, *number),
            Event::DiscardUntil { number, found } => piles::discard_until(state, *number, *found),
            Event::Look { seat, cards } => {
                for &card in cards {
                    let known = &mut state.card_mut(card).known;
                    *known = known.with(SeatSet::only(*seat));
                }
            }
            Event::Shuffle { seat } => state.shuffle(Zone::Deck, *seat, chance::deck(*seat)),
            Event::ShuffleEncounter => state.shuffle(Zone::Encounter, Seat::NONE, chance::ENCOUNTER),
            Event::Leave { cards, exit } => {
                state.extra.last.discarded.clear();
                for &card in cards {
                    let face = state.card(card).face;
                    piles::leave(state, book, card, *exit);
                    if *exit == Exit::Discard {
                        let reference = state.refer(card);
                        state.extra.last.discarded.push((reference, face));
                    }
                    state.extra.last.done += 1;
                }
                if *exit == Exit::Deck {
                    piles::shuffle_owners(state, cards);
                }
                state.extra.dirty = true;
            }
            Event::Capture { seat, scheme } => {
                for card in piles::random_hand(state, *seat, 1) {
                    state.put(card, Zone::Captive, Seat::NONE);
                    state.card_mut(card).host = *scheme;
                }
            }
            Event::Release { scheme } => {
                for card in state.zone(Zone::Captive, Seat::NONE).to_vec() {
                    if state.card(card).host == *scheme {
                        piles::leave(state, book, card, Exit::Hand);
                    }
                }
            }
            Event::NemesisRest { seat } => {
                for card in state.zone(Zone::Nemesis, *seat).to_vec() {
                    state.put(card, Zone::Encounter, Seat::NONE);
                }
                state.shuffle(Zone::Encounter, Seat::NONE, chance::ENCOUNTER);
            }
            Event::Tell { news } => {
                if let Some(place) = state.extra.news.iter().position(|other| other == news) {
                    state.extra.news.remove(place);
                }
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let gone = look.state.extra.last.discarded.as_slice();
        Some(match self {
            Event::Draw { seat, number } => told("log-draws", *seat).count(*number),
            Event::DiscardTop { seat, .. } => told("log-discards-top", *seat).count(gone.len() as i32),
            Event::DiscardHand { seat, .. } => match gone {
                [(_, face)] => told("log-discards", *seat).face("card", *face),
                many => told("log-discards-many", *seat).count(many.len() as i32),
            },
            Event::RandomEach { .. } => Phrase::new("log-each-discards").count(gone.len() as i32),
            Event::DiscardEncounter { .. } => Phrase::new("log-encounter-discarded").face("card", gone.first()?.1),
            Event::DiscardUntil { number, .. } => Phrase::new("log-discards-until").count(*number),
            Event::Look { seat, cards } => told("log-looks", *seat).count(cards.len() as i32),
            Event::Shuffle { seat } => told("log-shuffles", *seat),
            Event::ShuffleEncounter => Phrase::new("log-shuffles-encounter"),
            Event::Leave { cards, exit } => {
                let keys = match exit {
                    Exit::Discard => ["log-discarded", "log-discarded-many"],
                    Exit::Hand => ["log-to-hand", "log-to-hand-many"],
                    Exit::Deck => ["log-shuffled-in", "log-shuffled-in-many"],
                    Exit::Removed => ["log-removed", "log-removed-many"],
                };
                one_or_many(keys, look, cards)
            }
            Event::Capture { seat, scheme } => told("log-captured", *seat).card("card", look, *scheme),
            Event::Release { scheme } => look.about("log-released", *scheme),
            Event::NemesisRest { seat } => told("log-nemesis", *seat),
            Event::Tell { news: News::Deck(seat) } => told("log-deck-formed", *seat),
            Event::Tell { news: News::Encounter } => Phrase::new("log-encounter-formed"),
        })
    }
}

/// A phrase about one card, or about so many of them.
pub fn one_or_many([one, many]: [&'static str; 2], look: Sight, cards: &[CardId]) -> Phrase {
    match cards {
        [card] => look.about(one, *card),
        cards => Phrase::new(many).count(cards.len() as i32),
    }
}

/// What texts tell to do with cards.
pub fn propose(look: Sight, verb: &Verb) -> Proposal {
    let you = look.you();
    match verb {
        Verb::Draw(num) => draw(look, you, number(look, *num)),
        Verb::DrawUp => {
            let read = reader(look);
            let printed = read.identity(you).and_then(|card| read.printed(card).hand).unwrap_or(0);
            draw(look, you, i32::from(printed) - look.state.zone(Zone::Hand, you).len() as i32)
        }
        Verb::DiscardTop(num) => {
            // A deck that could not be formed before is formed now. MC-R7
            let (deck, pile) = (look.state.zone(Zone::Deck, you).len(), look.state.zone(Zone::Discard, you).len());
            let there = if deck == 0 { pile } else { deck };
            if_positive(number(look, *num).min(there as i32), |number| Event::DiscardTop { seat: you, number })
        }
        Verb::DiscardRandom(num) => {
            let held = look.state.zone(Zone::Hand, you).len() as i32;
            let discard = |random| Event::DiscardHand { seat: you, cards: Vec::new(), random };
            if_positive(number(look, *num).min(held), discard)
        }
        Verb::EachDiscardsRandom(num) => {
            let held = reader(look).order().any(|seat| !look.state.zone(Zone::Hand, seat).is_empty());
            if_positive(i32::from(held), |_| Event::RandomEach { number: number(look, *num) })
        }
        Verb::DiscardFromHand(filter) => {
            let hand = look.state.zone(Zone::Hand, you).iter().copied();
            let cards = hand.filter(|card| fits::<()>(look, filter, *card).is_ok()).collect();
            Proposal::about(cards, |cards| Event::DiscardHand { seat: you, cards, random: 0 })
        }
        Verb::DiscardEncounter(num) => if_positive(number(look, *num), |number| Event::DiscardEncounter { number }),
        Verb::DiscardUntil(filter) => {
            let deck = look.state.zone(Zone::Encounter, Seat::NONE);
            let place = deck.iter().rev().position(|card| fits::<()>(look, filter, *card).is_ok());
            let number = place.map_or(deck.len(), |place| place + 1) as i32;
            if_positive(number, |number| Event::DiscardUntil { number, found: place.is_some() })
        }
        Verb::LookAt(num) => {
            let deck = look.state.zone(Zone::Deck, you).iter().rev().take(number(look, *num).max(0) as usize);
            Proposal::Fill(deck.map(|card| (Name::Found.slot(), look.target(*card))).collect())
        }
        Verb::Shuffle => Proposal::one(Event::Shuffle { seat: you }),
        Verb::ShuffleEncounter => Proposal::one(Event::ShuffleEncounter),
        Verb::ToHand(to) => leave(cards(look, to), Exit::Hand),
        Verb::Discard(to) => leave(cards(look, to), Exit::Discard),
        Verb::Remove(to) => leave(cards(look, to), Exit::Removed),
        Verb::ShuffleIn(to) => leave(cards(look, to), Exit::Deck),
        Verb::Capture => {
            let held = !look.state.zone(Zone::Hand, you).is_empty();
            Proposal::maybe(look.this().filter(|_| held).map(|scheme| Event::Capture { seat: you, scheme }))
        }
        // The scheme is gone by then; what lay on it is known by it all the same.
        Verb::Release => Proposal::one(Event::Release { scheme: look.scope.origin.this.card }),
        _ => Proposal::Nothing,
    }
}

/// An event that happens so often, or not at all.
pub fn if_positive<E: Into<crate::Event>>(number: i32, event: impl FnOnce(i32) -> E) -> Proposal {
    if number > 0 { Proposal::one(event(number)) } else { Proposal::Nothing }
}

/// Cards leave, if there are any.
pub fn leave(cards: Vec<CardId>, exit: Exit) -> Proposal {
    Proposal::about(cards, |cards| Event::Leave { cards, exit })
}

/// How many cards deck and discard pile can give. `MC-R7`
pub fn drawable(look: Sight, seat: Seat) -> i32 {
    (look.state.zone(Zone::Deck, seat).len() + look.state.zone(Zone::Discard, seat).len()) as i32
}

/// A draw gives what deck and discard pile can give. `MC-R7`
pub fn draw(look: Sight, seat: Seat, number: i32) -> Proposal {
    if_positive(number.min(drawable(look, seat)), |number| Event::Draw { seat, number })
}

/// Cards that were looked at become known.
pub fn show(look: Sight) -> Proposal {
    Proposal::about(look.cards_in(Name::Found.slot()), |cards| Event::Look { seat: look.you(), cards })
}

/// Whoever searches areas looks at all of their cards first. `MC-SEARCH-1`
pub fn look_through(look: Sight, selection: &Selection) -> Proposal {
    let you = look.you();
    let whose = |zone: Zone| if zone == Zone::Deck { you } else { Seat::NONE };
    let cards = selection.from.iter().flat_map(|zone| look.state.zone(*zone, whose(*zone))).copied().collect();
    Proposal::one(Event::Look { seat: you, cards })
}

/// The nemesis minion and side scheme are noted.
pub fn note_nemesis(look: Sight) -> Proposal {
    let set = look.state.zone(Zone::Nemesis, look.you());
    let find = |kind, slot| {
        let card = set.iter().copied().find(|card| reader(look).printed(*card).kind == kind);
        card.map(|card| (slot, look.target(card)))
    };
    let noted = [find(Kind::Minion, Name::Found.slot()), find(Kind::SideScheme, slot::SIDE)];
    Proposal::Fill(noted.into_iter().flatten().collect())
}

/// The rest of the nemesis set is shuffled into the encounter deck.
pub fn shuffle_nemesis(look: Sight) -> Proposal {
    let seat = look.you();
    let rest = !look.state.zone(Zone::Nemesis, seat).is_empty();
    Proposal::maybe(rest.then_some(Event::NemesisRest { seat }))
}

/// What was just discarded, healed or found gets its name in the text.
pub fn note_results(look: Sight) -> Proposal {
    let last = &look.state.extra.last;
    let mut filled = vec![(slot::HEALED, Target::Number(last.healed))];
    for (card, face) in &last.discarded {
        filled.push((Name::Discarded.slot(), Target::Card(*card)));
        filled.push((slot::FACES, Target::Number(i32::from(face.0))));
    }
    filled.extend(last.found.map(|card| (Name::Found.slot(), Target::Card(card))));
    Proposal::Fill(filled)
}
