//! Defeats, and what else follows from the table itself: completed schemes, cards that are too many. `MC-DEFEAT-1`

use crate::rules::prelude::*;
use crate::rules::with_stage;

/// Defeats.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Defeat {
        card: CardRef,
        face: FaceId,
        kind: Kind,
        seat: Seat,
        by: Seat,
        activation: Option<u8>,
        facedown: bool,
        id: u32,
    },
    Fall {
        cards: Vec<CardRef>,
    },
    Fallen {
        cards: Vec<CardRef>,
    },
}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            Event::Defeat { card, kind, activation, .. } => {
                let Some(id) = state.still(*card) else { return Outcome::Nothing };
                if let Some(found) = activation.and_then(|depth| state.extra.activations.get_mut(usize::from(depth))) {
                    found.defeated.push((*card, *kind));
                }
                state.extra.dirty = true;
                match kind {
                    Kind::Villain => return next_stage(state, book, id),
                    Kind::Hero | Kind::AlterEgo => {
                        let (_, seat) = State::zone_of(state.card(id).zone);
                        let moving = state.zone(Zone::Engaged, seat).to_vec();
                        end::eliminate(state, book, seat);
                        return engage_anew(state, book, seat, &moving);
                    }
                    _ => piles::leave(state, book, id, Exit::Discard),
                }
            }
            Event::Fall { cards } => {
                state.extra.falling.extend_from_slice(cards);
                let fallen = cards.iter().map(|card| (slot::CARDS, Target::Card(*card)));
                return Outcome::Enter(Entry::of(Origin::rules(Seat::NONE), book.plan.fall).with(fallen));
            }
            Event::Fallen { cards } => {
                state.extra.falling.retain(|card| !cards.contains(card));
                state.extra.dirty = true;
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let Event::Defeat { card, face, kind, facedown, seat, .. } = self else { return None };
        Some(match kind {
            Kind::Hero | Kind::AlterEgo => told("log-eliminated", *seat),
            Kind::SideScheme => Phrase::new("log-thwarted").face("card", *face),
            _ if *facedown => told("log-drone-defeated", *seat),
            // The next stage has come in its place.
            Kind::Villain if look.state.card(card.card).face != *face => {
                let phrase = Phrase::new("log-next-stage").face("card", *face).card("other", look, card.card);
                with_stage(phrase, look, card.card)
            }
            _ => Phrase::new("log-defeated").face("card", *face),
        })
    }
}

impl Answerable for Event {
    fn heard(&self) -> Option<Heard> {
        let Event::Defeat { card, seat, id, .. } = self else { return None };
        Some(Heard::of(HeardKind::Defeat, *id).about(*card).you(*seat))
    }

    fn matches(&self, look: Sight, pattern: &Pattern, done: bool) -> bool {
        let Event::Defeat { card, kind, facedown, by, seat, .. } = self else { return false };
        // A card that is being defeated, or has been, is meant by what it was.
        let fell = |filter| {
            let there = look.state.still(*card).is_some() && *kind != Kind::Villain;
            if there {
                fits::<()>(look, filter, card.card).is_ok()
            } else {
                was_fitting(look, filter, Gone { card: *card, kind: *kind, seat: Some(*seat), facedown: *facedown })
            }
        };
        match pattern {
            Pattern::Defeated(filter) => fell(filter),
            Pattern::YouDefeat(filter) => done && is_you(look, *by) && fell(filter),
            _ => false,
        }
    }

    fn prompt(&self, _: Sight, done: bool) -> Option<Phrase> {
        let Event::Defeat { face, .. } = self else { return None };
        Some(Phrase::new(if done { "ask-after-defeated" } else { "ask-when-defeated" }).face("card", *face))
    }
}

/// A card that is gone, as it was.
#[derive(Clone, Copy)]
pub struct Gone {
    pub card: CardRef,
    pub kind: Kind,
    /// Who controlled it or was engaged with it, where that is still known.
    pub seat: Option<Seat>,
    pub facedown: bool,
}

/// Whether a card that is gone was what a filter speaks of. What cannot be known of it is refused in card files.
pub fn was_fitting(look: Sight, filter: &Filter, gone: Gone) -> bool {
    filter.0.iter().all(|is| was_such(look, is, gone))
}

fn was_such(look: Sight, is: &Is, gone: Gone) -> bool {
    let Gone { card, kind, seat, facedown } = gone;
    let printed = reader(look).printed(card.card);
    match is {
        Is::Enemy => matches!(kind, Kind::Villain | Kind::Minion),
        Is::Villain => kind == Kind::Villain,
        Is::Minion => kind == Kind::Minion,
        Is::Ally => kind == Kind::Ally,
        Is::Friendly => kind.is_identity() || kind == Kind::Ally,
        Is::Identity => kind.is_identity(),
        Is::Hero => kind == Kind::Hero,
        Is::AlterEgo => kind == Kind::AlterEgo,
        Is::Scheme => kind.is_scheme(),
        Is::SideScheme => kind == Kind::SideScheme,
        Is::Character => kind.is_character(),
        Is::FaceDown => facedown,
        Is::Trait(wanted) if facedown => wanted.name() == "Drone",
        Is::Trait(wanted) => printed.traits.contains(wanted),
        Is::Named(id) => !facedown && look.face(card.card).slug == *id,
        Is::Printed(resource) => !facedown && printed.resources.of(*resource) > 0,
        Is::Yours => (kind.is_identity() || kind == Kind::Ally) && seat == Some(look.you()),
        Is::WithYou => kind == Kind::Minion && seat == Some(look.you()),
        Is::This => look.scope.origin.this == card,
        Is::Host => host(look) == Some(card.card),
        Is::Either(parts) => parts.iter().any(|part| was_such(look, part, gone)),
        Is::Not(part) => !was_such(look, part, gone),
        _ => false,
    }
}

/// Minions of an eliminated player have engaged the next one: those with quickstrike attack at once. `MC-QUICKSTRIKE-1`
fn engage_anew(state: &State, book: &Book, seat: Seat, moved: &[CardId]) -> Outcome {
    let Some(next) = state.clockwise(seat).find(|other| state.place(*other).alive) else { return Outcome::Done };
    let quick = |card: &&CardId| book.face(state.card(**card).face).printed.keywords.contains(&Keyword::Quickstrike);
    let list: Vec<_> =
        moved.iter().filter(quick).map(|card| (slot::ENEMIES, Target::Card(state.refer(*card)))).collect();
    if list.is_empty() {
        return Outcome::Done;
    }
    Outcome::Enter(Entry::of(Origin::rules(next), book.plan.enemies).with(list))
}

/// The next stage comes, with everything that lay on the villain but damage. `MC-VILLAINDEFEAT-2` `MC-VILLAINDEFEAT-5`
fn next_stage(state: &mut State, book: &Book, villain: CardId) -> Outcome {
    let Some(&next) = state.zone(Zone::Stages, Seat::NONE).last() else {
        end::win(state);
        return Outcome::Done;
    };
    // The cards change places by their faces: what refers to the villain means the new stage. MC-VILLAINDEFEAT-4
    let (old, new) = (state.card(villain).face, state.card(next).face);
    state.card_mut(villain).face = new;
    state.card_mut(next).face = old;
    state.put(next, Zone::Removed, Seat::NONE);
    let damage = state.counters.get(villain, DAMAGE);
    state.counters.add(villain, DAMAGE, -damage);
    if book.face(new).printed.keywords.contains(&Keyword::Toughness) {
        state.mark(villain, status_mark(Status::Tough), true);
    }
    schemes::when_revealed(state, book, villain, state.extra.first)
}

/// Cards are defeated.
pub fn defeat_all(look: Sight) -> Proposal {
    Proposal::together(look.cards_in(slot::CARDS).into_iter().map(|card| defeat(look, card)))
}

/// Their defeat is over.
pub fn fallen(look: Sight) -> Proposal {
    Proposal::one(Event::Fallen { cards: look.scope.in_slot(slot::CARDS).filter_map(Target::card).collect() })
}

/// A card is defeated, with what it was and who did it.
fn defeat(look: Sight, card: CardId) -> Event {
    let read = reader(look);
    let blame = look.state.extra.blame.iter().find(|blame| blame.card == card);
    Event::Defeat {
        card: look.state.refer(card),
        face: look.state.card(card).face,
        kind: read.kind(card),
        seat: read.seat_of(card),
        by: blame.map_or(Seat::NONE, |blame| blame.seat),
        activation: blame.and_then(|blame| blame.activation),
        facedown: read.facedown(card),
        id: look.state.extra.next(),
    }
}

/// What happens next by itself, if anything.
pub fn settle(look: Sight) -> Proposal {
    let extra = &look.state.extra;
    if !extra.dirty || look.state.verdict.is_some() {
        return Proposal::Nothing;
    }
    let read = reader(look);
    if let Some(news) = extra.news.first() {
        return Proposal::one(moves::Event::Tell { news: *news });
    }
    let mut cards: Vec<CardRef> = Vec::new();
    // Whose defeat is being answered right now is not defeated twice.
    let mut falls = |card: CardId| {
        let card = look.state.refer(card);
        if !extra.falling.contains(&card) {
            cards.push(card);
        }
    };
    // No hit points left. MC-DAMAGE-2
    for seat in read.order() {
        let own = read.identity(seat).into_iter().chain(read.allies(seat)).chain(read.minions(seat));
        own.filter(|card| read.remaining(*card) <= 0).for_each(&mut falls);
    }
    read.villain().filter(|card| read.remaining(*card) <= 0).into_iter().for_each(&mut falls);
    // A side scheme without threat is defeated. MC-SIDESCHEME-3
    let sides = look.state.zone(Zone::Sides, Seat::NONE).iter().copied();
    sides.filter(|side| read.threat(*side) == 0).for_each(&mut falls);
    if !cards.is_empty() {
        return Proposal::one(Event::Fall { cards });
    }
    if let Some(scheme) = read.main_scheme().filter(|_| !extra.completing)
        && let Some(target) = read.printed(scheme).target
        && read.threat(scheme) >= target.at(extra.started)
    {
        return Proposal::one(schemes::Event::Complete { scheme: look.state.refer(scheme) });
    }
    excess(look)
}

/// Somebody controls too many restricted cards, or allies. `MC-RESTRICTED-2` `MC-R8`
fn excess(look: Sight) -> Proposal {
    let read = reader(look);
    let loose = |card: CardId| {
        let host = look.state.card(card).host;
        host != CardId::NONE && !read.in_play(host)
    };
    for seat in read.order() {
        let own = look.state.zone(Zone::Play, seat);
        let (restricted, allies) = crowding(read, seat);
        if restricted || allies {
            return Proposal::Enter(Entry::of(Origin::rules(seat), look.book.plan.excess));
        }
        // What was attached to something that is gone.
        if let Some(&card) = own.iter().find(|card| loose(**card)) {
            return leave(vec![card], Exit::Discard);
        }
    }
    let attached = look.state.zone(Zone::Attached, Seat::NONE).iter();
    let gone = attached.copied().find(|card| read.printed(*card).kind == Kind::Attachment && loose(*card));
    leave(gone.into_iter().collect(), Exit::Discard)
}

/// Whether a card is one of those a player has too many of.
pub fn is_excess(read: Reader, seat: Seat, card: CardId) -> bool {
    let (restricted, allies) = crowding(read, seat);
    read.state.zone(Zone::Play, seat).contains(&card)
        && ((restricted && read.has_keyword(card, &Keyword::Restricted))
            || (allies && read.printed(card).kind == Kind::Ally))
}

/// Whether a player controls too many restricted cards, and too many allies.
fn crowding(read: Reader, seat: Seat) -> (bool, bool) {
    let (mut restricted, mut allies) = (0, 0);
    for &card in read.state.zone(Zone::Play, seat) {
        restricted += usize::from(read.has_keyword(card, &Keyword::Restricted));
        allies += i32::from(read.printed(card).kind == Kind::Ally);
    }
    (restricted > 2, allies > 0 && allies > read.ally_limit(seat))
}
