//! What verbs and the steps of the rulebook become when they are made concrete.

use kernel::effect::tree::Slot;
use kernel::resolve::event::Proposal;
use kernel::resolve::scope::Target;
use kernel::table::cards::{CardId, CardRef};
use kernel::table::seats::Seat;

use crate::language::{Filter, Kind, Name, Num, Quality, Rewrite, Term, Verb, Which, Who, Zone};
use crate::rules::event::{Event, Exit, Tenure, leave};
use crate::rules::steps;
use crate::table::action::slot;
use crate::table::reading::{Sight, reader};
use crate::texts::select::{self, cards, number, rival, seat};
use crate::{DEPLETED, Spoils};

type Made = Proposal<Spoils>;

/// Makes a verb concrete.
pub fn propose(look: Sight, verb: &Verb) -> Made {
    let read = reader(look);
    match verb {
        Verb::Rule(rule) => steps::propose(look, rule),
        Verb::Let(name, num) => Proposal::Fill(vec![(name.slot(), Target::Number(number(look, *num)))]),
        Verb::Draw(num) => draw(look, Who::You, *num),
        Verb::Draws(who, num) => draw(look, *who, *num),
        Verb::Mill(who, num) => of(seat(look, *who), |seat| Event::Mill {
            seat,
            number: number(look, *num).min(look.state.zone(Zone::Deck, seat).len() as i32),
        }),
        Verb::ToDiscard(which) => listed(cards(look, *which), |cards| Event::ToDiscard { cards }),
        Verb::Inflict(num, which) => inflict(look, &[(*num, *which)]),
        Verb::InflictTogether(blows) => inflict(look, blows),
        Verb::InflictFaction(num, who) => {
            let faction = seat(look, *who).and_then(|seat| read.faction(seat));
            together(faction.into_iter().map(|card| damage(look, card, number(look, *num))))
        }
        Verb::InflictEach(num, filter, factions) => {
            let amount = number(look, *num);
            let struck = in_play(look, filter).into_iter();
            let both = [Seat(0), Seat(1)].into_iter().filter(|_| *factions).filter_map(|seat| read.faction(seat));
            together(struck.chain(both).map(|card| damage(look, card, amount)))
        }
        Verb::Destroy(which) => destroy(look, cards(look, *which)),
        Verb::ToHand(which) => away(look, *which, Exit::Hand, |cards| Event::ToHand { cards }),
        Verb::Remove(which) => away(look, *which, Exit::Out, |cards| Event::ToDiscard { cards }),
        Verb::ShuffleIn(which) => away(look, *which, Exit::Deck, |cards| Event::ShuffleIn { cards }),
        Verb::Deplete(which) => {
            let ready = |card: &CardId| !look.state.card(*card).has(DEPLETED);
            listed(cards(look, *which).into_iter().filter(ready).collect(), |cards| Event::Deplete { cards })
        }
        Verb::Restore(which) => restore(look, cards(look, *which)),
        Verb::RestoreAll => restore(look, look.state.zone(Zone::Play, look.you()).to_vec()),
        Verb::Detach(None) => listed(attached(look, look.you()), |cards| Event::Detach { cards }),
        Verb::Gain(who, num) => of(seat(look, *who), |seat| Event::Influence { seat, by: number(look, *num) }),
        Verb::Lose(who, num) => of(seat(look, *who), |seat| Event::Influence { seat, by: -number(look, *num) }),
        Verb::PutTokens(which, num) => {
            let by = number(look, *num);
            let put = |card| Event::Tokens { card, by };
            together(cards(look, *which).into_iter().filter(|card| by > 0 && read.in_play(*card)).map(put))
        }
        Verb::HealAll(which) => {
            let damaged = cards(look, *which).into_iter().filter(|card| read.damage(*card) > 0);
            together(damaged.map(|card| Event::Heal { card, by: read.damage(card) }))
        }
        Verb::Majigs(num) => match number(look, *num) {
            0 => Proposal::Nothing,
            number => Proposal::Event(Event::Forge { seat: look.you(), number: number.min(crate::rules::cost::MOST) }),
        },
        Verb::TakeControl(which, term) => take(look, look.you(), *which, *term),
        Verb::TakesControl(who, which, term) => match seat(look, *who) {
            Some(seat) => take(look, seat, *which, *term),
            None => Proposal::Nothing,
        },
        Verb::Swap(one, other) => {
            let swapped = [*one, *other].into_iter().flat_map(|name| cards(look, Which::The(name)));
            together(swapped.filter(|card| read.in_play(*card)).map(|card| Event::Control {
                card: look.state.refer(card),
                seat: rival(look.state.card(card).controller),
                tenure: Tenure::Kept,
            }))
        }
        Verb::Attach(which) => match (look.this(), cards(look, *which).first()) {
            (Some(card), Some(&to)) if read.in_play(card) && read.in_play(to) && card != to => {
                Proposal::Event(Event::Attach { card, to })
            }
            _ => Proposal::Nothing,
        },
        Verb::FlipDown(which) => {
            let face_up = cards(look, *which).into_iter().filter(|card| read.zone(*card).0 == Zone::Play);
            together(face_up.map(|card| leave(read, card, Exit::FaceDown, Vec::new())))
        }
        Verb::FlipUp(which) | Verb::PutIntoPlay(which) => put_into_play(look, *which),
        Verb::PutAttacking(which) => {
            let put = cards(look, *which).into_iter().filter(|card| !read.in_play(*card));
            together(put.map(|card| Event::Enter {
                card,
                seat: look.you(),
                host: CardId::NONE,
                flipped: false,
                attacking: true,
                chosen: Vec::new(),
            }))
        }
        Verb::AddToBlockers(which) => join_blockers(look, *which),
        Verb::RemoveFromBattle(which) => {
            let fighting =
                cards(look, *which).into_iter().filter(|card| crate::rules::battle::side(look.state, *card).is_some());
            together(fighting.map(|card| Event::Withdraw { card }))
        }
        Verb::Terminate => Proposal::Event(Event::Stop),
        Verb::Welcome => Proposal::Event(Event::Welcome { seat: look.you() }),
        Verb::Shuffle(who) => of(seat(look, *who), |seat| Event::Shuffle { seat }),
        Verb::LookTop(who, num, name) => {
            let seat = seat(look, *who).unwrap_or(look.you());
            Proposal::Fill(top(look, seat, number(look, *num)).map(|card| (name.slot(), card)).collect())
        }
        Verb::RevealTop(num, name) => {
            Proposal::Fill(top(look, look.you(), number(look, *num)).map(|card| (name.slot(), card)).collect())
        }
        Verb::RevealUntil(filter, found, rest) => Proposal::Fill(reveal_until(look, filter, *found, *rest)),
        Verb::LookAtHand(who) => look_at(look, *who, Zone::Hand),
        Verb::LookAtFaceDown(who) => look_at(look, *who, Zone::FaceDown),
        Verb::Bid(who, ..) => of(seat(look, *who), |seat| Event::OpenBids { seat }),
        Verb::Duplicate => steps::duplicate(look),
        Verb::Fold => match look.this() {
            Some(card) if read.card_has(Quality::IsCharacter, card) => Proposal::Event(Event::Fold { card }),
            _ => Proposal::Nothing,
        },
        Verb::HideInstead => Proposal::Amend(Rewrite::Hide),
        // Built into trees when cards are read.
        Verb::Pick(_)
        | Verb::Select(_)
        | Verb::UpTo(..)
        | Verb::Discards(..)
        | Verb::Discard(_)
        | Verb::PutBack(..)
        | Verb::Divide(..)
        | Verb::DestroyEach(..)
        | Verb::Detach(Some(_))
        | Verb::Heal(..)
        | Verb::PlayResource
        | Verb::PlayCard(..)
        | Verb::PutIntoPlayFor(..)
        | Verb::Search(..)
        | Verb::ChoosePlayer(_)
        | Verb::Pays(..)
        | Verb::MayPay(..)
        | Verb::Lets(..)
        | Verb::Attack
        | Verb::Gains(..)
        | Verb::Become
        | Verb::ChooseIcon
        | Verb::FlipCoin(_) => Proposal::Nothing,
    }
}

fn of(seat: Option<Seat>, event: impl FnOnce(Seat) -> Event) -> Made {
    seat.map_or(Proposal::Nothing, |seat| Proposal::Event(event(seat)))
}

fn listed(cards: Vec<CardId>, event: impl FnOnce(Vec<CardId>) -> Event) -> Made {
    if cards.is_empty() { Proposal::Nothing } else { Proposal::Event(event(cards)) }
}

/// Several events at the same moment, or one, or none.
pub fn together(events: impl IntoIterator<Item = Event>) -> Made {
    let mut events: Vec<Event> = events.into_iter().collect();
    match events.len() {
        0 => Proposal::Nothing,
        1 => Proposal::Event(events.remove(0)),
        _ => Proposal::Together(events),
    }
}

/// A draw of several cards is one event. `SP-306.3`
fn draw(look: Sight, who: Who, num: Num) -> Made {
    // With too few cards left you draw what there is. SP-306.2
    let Some(seat) = seat(look, who) else { return Proposal::Nothing };
    match number(look, num).min(look.state.zone(Zone::Deck, seat).len() as i32) {
        0 => Proposal::Nothing,
        number => Proposal::Event(Event::Draw { seat, number }),
    }
}

/// The card whose text inflicts damage. `SP-408.7`
pub fn source(look: Sight) -> CardRef {
    select::this(look).map_or(look.scope.origin.this, |card| look.state.refer(card))
}

fn damage(look: Sight, card: CardId, amount: i32) -> Event {
    Event::Damage { to: look.state.refer(card), parts: vec![(source(look), amount)], battle: false }
}

fn inflict(look: Sight, blows: &[(Num, Which)]) -> Made {
    let struck = blows
        .iter()
        .flat_map(|(num, which)| cards(look, *which).into_iter().map(move |card| (card, number(look, *num))));
    together(struck.filter(|(card, _)| reader(look).in_play(*card)).map(|(card, amount)| damage(look, card, amount)))
}

/// The face-up cards in play that fit, factions apart.
pub fn in_play(look: Sight, filter: &Filter) -> Vec<CardId> {
    let both = [Seat(0), Seat(1)].into_iter().flat_map(|seat| look.state.zone(Zone::Play, seat));
    both.copied().filter(|card| select::fits::<()>(look, filter, *card).is_ok()).collect()
}

/// What cannot be destroyed is not. `SP-402.7a`
pub fn destroy(look: Sight, cards: Vec<CardId>) -> Made {
    let read = reader(look);
    let safe = |card: &CardId| read.in_play(*card) && read.card_forbidden(Quality::Destruction, *card).is_none();
    together(cards.into_iter().filter(safe).map(|card| leave(read, card, Exit::Destroyed, Vec::new())))
}

/// Cards go away: out of play, or from whatever other area they lie in.
fn away(look: Sight, which: Which, exit: Exit, elsewhere: impl FnOnce(Vec<CardId>) -> Event) -> Made {
    let read = reader(look);
    let (inside, outside): (Vec<CardId>, Vec<CardId>) =
        cards(look, which).into_iter().partition(|card| read.in_play(*card));
    if inside.is_empty() && exit != Exit::Out {
        return listed(outside, elsewhere);
    }
    let outside = outside.into_iter().map(|card| Event::RemoveFromGame { card });
    together(inside.into_iter().map(|card| leave(read, card, exit, Vec::new())).chain(outside))
}

fn restore(look: Sight, cards: Vec<CardId>) -> Made {
    let depleted = |card: &CardId| look.state.card(*card).has(DEPLETED);
    listed(cards.into_iter().filter(depleted).collect(), |cards| Event::Restore { cards })
}

/// The resources attached to a player's faction.
pub fn attached(look: Sight, seat: Seat) -> Vec<CardId> {
    let Some(faction) = reader(look).faction(seat) else { return Vec::new() };
    let zones = [Zone::Play, Zone::FaceDown].into_iter().flat_map(|zone| look.state.zone(zone, seat));
    zones.copied().filter(|card| look.state.card(*card).host == faction).collect()
}

fn take(look: Sight, seat: Seat, which: Which, term: Term) -> Made {
    let tenure = match term {
        Term::ForGood => Tenure::Kept,
        Term::ThisTurn => Tenure::ThisTurn,
        // Whoever no longer controls the card that gives control gets none. SP-504.1
        Term::WhileYouControlThis => match look.this() {
            Some(this) if look.state.card(this).controller == seat => Tenure::While(look.state.refer(this)),
            _ => return Proposal::Nothing,
        },
    };
    let taken =
        cards(look, which).into_iter().filter(|card| matches!(reader(look).zone(*card).0, Zone::Play | Zone::FaceDown));
    together(taken.map(|card| Event::Control { card: look.state.refer(card), seat, tenure }))
}

/// Cards enter play at the same time; a tactic cannot and goes to its owner's discard pile. `SP-402.8` `SP-R5`
fn put_into_play(look: Sight, which: Which) -> Made {
    let read = reader(look);
    let seat = look.scope.seat_in(slot::PUTTER).unwrap_or(look.you());
    let hosts: Vec<CardRef> = look.scope.in_slot(slot::HOSTS).filter_map(Target::card).collect();
    let mut events = Vec::new();
    for card in cards(look, which) {
        let (zone, holder) = read.zone(card);
        if matches!(zone, Zone::Play | Zone::Faction | Zone::Gone) {
            continue;
        }
        let printed = read.printed(card);
        let host = hosts.chunks(2).find(|pair| pair[0].card == card).map_or(CardId::NONE, |pair| pair[1].card);
        let under = if zone == Zone::FaceDown { holder } else { seat };
        if printed.kind == Kind::Tactic || (printed.attach().is_some() && host == CardId::NONE) {
            // Without a target it goes to its owner's discard pile, or stays there. SP-507.2c
            match zone {
                Zone::Discard => {}
                Zone::FaceDown => events.push(leave(read, card, Exit::Buried, Vec::new())),
                _ => events.push(Event::ToDiscard { cards: vec![card] }),
            }
            continue;
        }
        let host =
            if crate::rules::steps::enters_attached(printed) { read.faction(under).unwrap_or(host) } else { host };
        events.push(Event::Enter { card, seat: under, host, flipped: false, attacking: false, chosen: Vec::new() });
    }
    together(events)
}

/// A character that you do not control cannot join your party: the effect is terminated. `SP-407.6`
fn join_blockers(look: Sight, which: Which) -> Made {
    let defending = look.state.extra.battle.as_ref().is_some_and(|battle| battle.seat(false) == look.you());
    let own = |card: &CardId| {
        look.state.card(*card).controller == look.you()
            && reader(look).is(*card, Kind::Character)
            && reader(look).in_play(*card)
    };
    let joining = cards(look, which).into_iter().filter(|card| defending && own(card));
    together(joining.map(|card| Event::Join { card, attacking: false }))
}

/// The top cards of a deck, the topmost first.
fn top<'a>(look: Sight<'a>, seat: Seat, number: i32) -> impl Iterator<Item = Target> + 'a {
    let deck = look.state.zone(Zone::Deck, seat).iter().rev().take(number.max(0) as usize);
    deck.map(move |card| Target::Card(look.state.refer(*card)))
}

fn reveal_until(look: Sight, filter: &Filter, found: Name, rest: Name) -> Vec<(Slot, Target)> {
    let mut shown = Vec::new();
    for &card in look.state.zone(Zone::Deck, look.you()).iter().rev() {
        let target = Target::Card(look.state.refer(card));
        if select::fits::<()>(look, filter, card).is_ok() {
            shown.push((found.slot(), target));
            break;
        }
        shown.push((rest.slot(), target));
    }
    shown
}

fn look_at(look: Sight, who: Who, zone: Zone) -> Made {
    let cards = seat(look, who).map_or(Vec::new(), |seat| look.state.zone(zone, seat).to_vec());
    listed(cards, |cards| Event::Look { seat: look.you(), cards })
}
