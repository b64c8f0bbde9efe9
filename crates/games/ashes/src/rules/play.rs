//! Playing cards, coming into play, using texts. `ASH-RES-1` `ASH-USE-1`

use crate::rules::prelude::*;
use crate::table::deck_stream;
use crate::texts;

/// What happens when cards are played and texts used.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A card leaves the hand to be played; a reaction spell answers something.
    Announce { seat: Seat, card: CardId, answers: Option<Box<rules::Event>> },
    /// A spell that was played goes where it belongs before its effects. `ASH-RES-2`
    Bury { card: CardId },
    /// A card comes into play.
    Enter { seat: Seat, card: CardId, zone: Zone, host: Option<CardRef>, status: i16 },
    /// Cards of a pile are shown, because somebody else brings them in.
    Show { cards: Vec<CardId> },
    /// A text is used: cost and targets are fixed, its effects follow. `ASH-VEIL-1`
    Use { seat: Seat, source: Origin, place: Option<u8>, by: By, targets: Vec<CardId>, then: NodeId },
}

impl Chapter<Ashes> for Event {
    fn apply(&self, state: &mut State<Ashes>, book: &Book<Ashes>) -> Outcome<Ashes> {
        match self {
            Event::Announce { seat, card, answers } => {
                state.put(*card, Zone::Played, *seat);
                if answers.is_some() {
                    state.extra.reacted = state.extra.reacted.with(SeatSet::only(*seat));
                }
                let mut entry = Entry::of(Origin::card(state, *seat, *card), book.plan.play);
                entry.event = answers.clone();
                return Outcome::Enter(entry.with([(slot::TEXT, Target::Number(slot::PLAYED))]));
            }
            Event::Bury { card } => {
                let owner = state.card(*card).owner;
                state.put(*card, Zone::Discard, owner);
            }
            Event::Enter { seat, card, zone, host, status } => {
                let host = match host {
                    Some(host) => match state.still(*host) {
                        Some(host) => host,
                        None => return Outcome::Nothing,
                    },
                    None => CardId::NONE,
                };
                let searched = state.lies_in(*card, Zone::Deck);
                state.put(*card, *zone, *seat);
                if searched {
                    state.shuffle(Zone::Deck, *seat, deck_stream(*seat));
                }
                let entry = state.card_mut(*card);
                entry.controller = *seat;
                entry.host = host;
                state.counters.add(*card, STATUS, *status);
            }
            Event::Show { cards } => cards.iter().for_each(|card| state.show(*card)),
            Event::Use { then, .. } => return Outcome::Enter(Entry::here(*then)),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Announce { seat, card, .. } => told("log-play", *seat).card("card", look, *card),
            Event::Enter { seat, card, zone: Zone::Battlefield, .. } => {
                told("log-enter", *seat).card("card", look, *card)
            }
            Event::Use { seat, source, by: By::Ability, .. } => {
                told("log-use", *seat).face("card", source.face.expect("an ability stands on a card"))
            }
            Event::Use { seat, source, by: By::Power, .. } => {
                told("log-power", *seat).face("card", source.face.expect("a power belongs to a die"))
            }
            Event::Bury { .. } | Event::Enter { .. } | Event::Show { .. } | Event::Use { .. } => return None,
        })
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Enter { .. } => kind::ENTER,
            Event::Use { .. } => kind::USE,
            Event::Announce { .. } | Event::Bury { .. } | Event::Show { .. } => UNHEARD,
        }
    }

    fn subject(&self) -> Option<CardId> {
        if let Event::Enter { card, .. } = self { Some(*card) } else { None }
    }
}

/// A card that has been paid for goes where its type belongs, or its effects follow. `ASH-TYPE-2` `ASH-TYPE-7` `ASH-TYPE-9`
pub fn place(look: Sight) -> Made {
    let (Some(card), seat) = (look.this(), look.you()) else { return Proposal::Nothing };
    let zone = match reader(look).printed(card).kind {
        Kind::Ally => Zone::Battlefield,
        Kind::ReadySpell => Zone::Spellboard,
        Kind::AlterationSpell => return attach(look, card),
        _ => return follow_played(look),
    };
    Proposal::one(Event::Enter { seat, card, zone, host: None, status: 0 })
}

/// An alteration lies with whoever controls its unit. `ASH-ALT-5`
fn attach(look: Sight, card: CardId) -> Made {
    let Some(&host) = look.cards_in(slot::HOST).first() else { return Proposal::one(Event::Bury { card }) };
    let seat = reader(look).controller(host);
    let host = Some(look.state.refer(host));
    Proposal::one(Event::Enter { seat, card, zone: Zone::Attached, host, status: 0 })
}

/// The effects of the card that is played, or of the dice power.
pub fn follow_played(look: Sight) -> Made {
    let face = look.scope.origin.face.map(|face| look.book.face(face));
    match face.and_then(|face| face.on(crate::cards::occasion::PLAY)) {
        Some(used) => Proposal::Enter(Entry::here(used.node)),
        None => Proposal::Nothing,
    }
}

/// A spell goes to the discard pile, or stays on the battlefield with its tokens. `ASH-RES-2` `ASH-CARD-10` `ASH-R21`
pub fn bury(look: Sight) -> Made {
    let Some(card) = look.this().filter(|card| look.state.lies_in(*card, Zone::Played)) else {
        return Proposal::Nothing;
    };
    let (seat, read) = (look.you(), reader(look));
    if !read.printed(card).stays || read.room(seat) == 0 {
        return Proposal::one(Event::Bury { card });
    }
    let status = look.cards_in(Slot(0)).first().map_or(0, |model| read.attack(*model)).clamp(0, 99) as i16;
    Proposal::one(Event::Enter { seat, card, zone: Zone::Battlefield, host: None, status })
}

/// Cost and targets are fixed: now others may answer, then the effects follow.
pub fn using(look: Sight, targeted: bool, then: NodeId) -> Made {
    let slots = look.scope.chosen.iter().filter(|(slot, _)| slot.0 < slot::TEXT.0 && targeted);
    let cards = slots.filter_map(|(_, target)| target.card()).filter_map(|card| look.state.still(card));
    let targets: Vec<CardId> = cards.filter(|card| reader(look).is_unit(*card)).collect();
    let (source, place, by) = (look.scope.origin, texts::place(look), texts::cause(look).by);
    Proposal::one(Event::Use { seat: look.you(), source, place, by, targets, then })
}

/// Units that come into play together are shown if their order can matter: somebody else may have to choose it.
pub fn show_arrivals(look: Sight) -> Made {
    let cards = look.cards_in(slot::CARDS);
    let mixed = cards.iter().any(|card| look.state.card(*card).face != look.state.card(cards[0]).face);
    if mixed { Proposal::one(Event::Show { cards }) } else { Proposal::Nothing }
}
