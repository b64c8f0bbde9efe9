//! The steps of the rulebook's own procedures, made concrete.

use kernel::effect::tree::Slot;
use kernel::resolve::event::{Entry, Proposal};
use kernel::resolve::scope::{Origin, Target};
use kernel::table::cards::{CardId, CardRef, FaceId};
use kernel::table::seats::Seat;

use crate::cards::printed::{Keyword, Printed};
use crate::language::{Cost, End, Kind, Name, Quality, Rule, Zone};
use crate::rules::battle;
use crate::rules::event::{Event, Exit, leave};
use crate::rules::party;
use crate::rules::price;
use crate::table::action::{Action, What, slot};
use crate::table::reading::{Sight, reader};
use crate::texts::select::{self, cards, number, payer, rival};
use crate::texts::verbs::{self, together};
use crate::{DEPLETED, HOST, Spoils, occasion};

type Made = Proposal<Spoils>;

/// Makes a step of the rulebook concrete.
pub fn propose(look: Sight, rule: &Rule) -> Made {
    let (read, you) = (reader(look), look.you());
    match rule {
        Rule::Seat(who, slot) => match select::seat(look, *who) {
            Some(seat) => Proposal::Fill(vec![(*slot, Target::Seat(seat))]),
            None => Proposal::Nothing,
        },
        Rule::Cards(which, slot) => note(look, cards(look, *which), *slot),
        Rule::Uncovert(which, slot) => {
            let bare = cards(look, *which).into_iter().filter(|card| !read.covert(*card));
            note(look, bare.collect(), *slot)
        }
        Rule::Kinds(name, kinds) => Proposal::Fill(vec![(name.kinds_slot(), Target::Number(*kinds))]),
        Rule::Each(filter, slot) => note(look, verbs::in_play(look, filter), *slot),
        Rule::Discard(slot) => discard(look, gathered(look, *slot)),
        Rule::Detach(slot) => of(gathered(look, *slot), |cards| Event::Detach { cards }),
        Rule::PutBack(slot, end) => {
            let mut cards = gathered(look, *slot);
            if *end == End::Top {
                cards.reverse();
            }
            of(cards, |cards| Event::PutBack { seat: you, cards, end: *end })
        }
        Rule::Show(slot, true) => of(gathered(look, *slot), |cards| Event::Reveal { seat: you, cards }),
        Rule::Show(slot, false) => of(gathered(look, *slot), |cards| Event::Look { seat: you, cards }),
        Rule::LookThrough => {
            let deck =
                look.scope.seat_in(slot::SEAT).map_or(Vec::new(), |seat| look.state.zone(Zone::Deck, seat).to_vec());
            of(deck, |cards| Event::Look { seat: you, cards })
        }
        Rule::Heal(which, slot) => {
            let by = look.scope.number_in(*slot).unwrap_or(0);
            let healed = cards(look, *which).into_iter().filter(|_| by > 0);
            together(healed.map(|card| Event::Heal { card, by }))
        }
        Rule::Divide(slot) => divide(look, *slot),
        Rule::Majigs => together(look.state.extra.forged.iter().map(|card| Event::Enter {
            card: *card,
            seat: you,
            host: CardId::NONE,
            flipped: false,
            attacking: false,
            chosen: Vec::new(),
        })),
        Rule::PlayChosen(name, free) => play_chosen(look, *name, *free),
        Rule::BidWon(winner, bid) => match look.state.extra.bids.as_ref().and_then(|bids| bids.high) {
            Some((seat, number)) => {
                Proposal::Fill(vec![(winner.slot(), Target::Seat(seat)), (bid.slot(), Target::Number(number))])
            }
            None => Proposal::Nothing,
        },
        Rule::BuryStopped => match select::answered_action(look) {
            Some(action) if action.stopped => match look.state.still(action.card) {
                Some(card) if look.state.lies_in(card, Zone::Played) => Proposal::Event(Event::Bury { card }),
                _ => Proposal::Nothing,
            },
            _ => Proposal::Nothing,
        },
        Rule::CloseBids => Proposal::Event(Event::CloseBids),
        Rule::Coin => Proposal::Event(Event::Coin { seat: you }),
        Rule::Icon(icon) => match look.this() {
            Some(card) => Proposal::Event(Event::Icon { card, icon: *icon }),
            None => Proposal::Nothing,
        },
        Rule::Open(first) => {
            let active = look.state.extra.active;
            let seat = if *first { active } else { rival(active) };
            Proposal::Enter(Entry::of(Origin::rules(seat), look.book.plan.open))
        }
        Rule::FaceUp => Proposal::Event(Event::FaceUp { seat: you }),
        Rule::DrawStart => draw_start(look),
        Rule::Mulligan => Proposal::Event(Event::Mulligan { seat: you, cards: gathered(look, slot::CARDS) }),
        Rule::Start => Proposal::Event(Event::Turn { seat: look.state.extra.active }),
        Rule::Ends => Proposal::Event(Event::TurnEnds { seat: look.state.extra.active }),
        Rule::Change => Proposal::Event(Event::Change),
        Rule::Announce => announce(look),
        Rule::FlipPrice => {
            let flip = face(look).and_then(|printed| printed.flip.as_ref()).map_or(0, |flip| i32::from(flip.cost));
            owe(look, flip)
        }
        Rule::Costs(flip) => follow_costs(look, *flip),
        Rule::Check(place, flip) => check(look, *place, *flip),
        Rule::Cost(place, flip) => do_cost(look, *place, *flip),
        Rule::Charge => match look.state.extra.actions.last() {
            Some(action) => {
                let printed = &look.book.face(action.face).printed;
                owe(look, price::due(look, action.seat, action.card.card, printed, action.what))
            }
            None => Proposal::Nothing,
        },
        Rule::Owe(num) => owe(look, price::payment(look, payer(look), number(look, *num))),
        Rule::Tax => {
            let members = gathered(look, slot::CARDS);
            // What costs nothing uses up no reduction. SP-406.4
            if party::demanded(look, you, &members) == 0 {
                return Proposal::Fill(vec![(slot::DUE, Target::Number(0)), (slot::NO_COST, Target::Number(1))]);
            }
            owe(look, party::tax(look, you, &members))
        }
        Rule::Attach => attach(look),
        Rule::Act => {
            let seat = look.state.extra.actions.last().map_or(you, |action| action.seat);
            let named = look.scope.chosen.iter().filter(|(slot, _)| (100..150).contains(&slot.0));
            let targets = named.filter_map(|(_, target)| target.card()).filter_map(|card| look.state.still(card));
            Proposal::Event(Event::Act { seat, targets: targets.collect() })
        }
        Rule::Resolve => resolve(look),
        Rule::Finish => finish(look),
        Rule::Declare => match gathered(look, slot::ATTACKED).first() {
            Some(&target) => Proposal::Event(Event::Declare { seat: you, target }),
            None => Proposal::Nothing,
        },
        Rule::Form(true) => match gathered(look, slot::CARDS) {
            cards if cards.is_empty() => Proposal::Event(Event::BattleEnds),
            cards => Proposal::Event(Event::Party { attacking: true, cards }),
        },
        Rule::Form(false) => {
            let cards =
                gathered(look, slot::BLOCKERS).into_iter().filter(|card| look.state.card(*card).controller != you);
            Proposal::Event(Event::Party { attacking: false, cards: cards.collect() })
        }
        Rule::Level => match battle::next_speed(read) {
            Some(speed) => Proposal::Event(Event::Level { speed }),
            None => Proposal::Nothing,
        },
        Rule::Assigned => Proposal::Event(Event::Assigned),
        Rule::Inflict => together(battle::damage(look.state)),
        Rule::NextLevel => match battle::next_speed(read) {
            Some(_) => Proposal::Enter(Entry::here(look.book.plan.level)),
            None => Proposal::Nothing,
        },
        Rule::EndBattle => {
            let fighting = battle::members(look.state, true).chain(battle::members(look.state, false));
            let cards: Vec<CardId> = fighting.filter(|card| !look.state.card(*card).has(DEPLETED)).collect();
            together([Event::Deplete { cards }, Event::BattleEnds])
        }
        Rule::Cull => cull(look),
    }
}

fn of(cards: Vec<CardId>, event: impl FnOnce(Vec<CardId>) -> Event) -> Made {
    if cards.is_empty() { Proposal::Nothing } else { Proposal::Event(event(cards)) }
}

fn note(look: Sight, cards: Vec<CardId>, slot: Slot) -> Made {
    Proposal::Fill(cards.into_iter().map(|card| (slot, Target::Card(look.state.refer(card)))).collect())
}

/// The cards of a slot that are still there.
pub fn gathered(look: Sight, slot: Slot) -> Vec<CardId> {
    look.scope.in_slot(slot).filter_map(Target::card).filter_map(|card| look.state.still(card)).collect()
}

fn discard(look: Sight, cards: Vec<CardId>) -> Made {
    let by_seat = [Seat(0), Seat(1)].into_iter().filter_map(|seat| {
        let own: Vec<CardId> = cards.iter().copied().filter(|card| look.state.card(*card).owner == seat).collect();
        (!own.is_empty()).then_some(Event::Discard { seat, cards: own })
    });
    together(by_seat.collect::<Vec<_>>())
}

fn divide(look: Sight, slot: Slot) -> Made {
    let parts: Vec<Target> = look.scope.in_slot(slot).collect();
    let struck = parts.chunks(2).filter_map(|pair| match pair {
        [Target::Card(card), Target::Number(amount)] => Some((*card, *amount)),
        _ => None,
    });
    together(struck.map(|(to, amount)| Event::Damage { to, parts: vec![(verbs::source(look), amount)], battle: false }))
}

fn owe(look: Sight, due: i32) -> Made {
    if due > reader(look).purse(payer(look)) {
        return Proposal::Impossible;
    }
    Proposal::Fill(vec![(slot::DUE, Target::Number(due))])
}

/// The resources chosen in this payment: those of an earlier one are attached by now.
pub fn chosen_to_pay(look: Sight) -> Vec<CardId> {
    let cards = gathered(look, slot::PAID);
    cards.into_iter().filter(|card| look.state.card(*card).host == CardId::NONE).collect()
}

fn attach(look: Sight) -> Made {
    if look.scope.number_in(slot::NO_COST).is_some() {
        return Proposal::Nothing;
    }
    let cards = chosen_to_pay(look);
    let due = look.scope.number_in(slot::DUE).unwrap_or(0);
    if (cards.len() as i32) < due {
        return Proposal::Impossible;
    }
    let what = look.scope.number_in(slot::WHAT).map(What::from_code);
    let announced = look.state.extra.actions.last().filter(|_| what.is_some());
    let for_card = what.is_some_and(What::is_play)
        && announced.is_some_and(|action| action.card.card == look.scope.origin.this.card);
    let numeric = match (what, face(look)) {
        (Some(what), Some(printed)) => price::has_numeric_cost(printed, what),
        _ => true,
    };
    if !numeric {
        return Proposal::Nothing;
    }
    let total = match (what, face(look)) {
        (Some(what), Some(printed)) if for_card => {
            Some(price::total(look, payer(look), look.scope.origin.this.card, printed, what))
        }
        _ => None,
    };
    // The first payment of Flip Up is not yet the numeric cost: nothing reduces it. SP-406.7
    if what == Some(What::Flip) && !for_card {
        return together([Event::Attached { seat: payer(look), cards }]);
    }
    Proposal::Event(Event::Paid { seat: payer(look), cards, total, for_card })
}

fn face(look: Sight<'_>) -> Option<&Printed> {
    look.scope.origin.face.map(|face| &look.book.face(face).printed)
}

fn draw_start(look: Sight) -> Made {
    let you = look.you();
    let printed = reader(look).faction(you).map(|card| reader(look).printed(card));
    let Some(facts) = printed.and_then(|printed| printed.faction.as_ref()) else { return Proposal::Nothing };
    let (first, second) = facts.draw;
    let number = if look.state.extra.active == you { first } else { second };
    Proposal::Event(Event::Draw { seat: you, number: i32::from(number) })
}

fn announce(look: Sight) -> Made {
    let origin = look.scope.origin;
    let what = What::from_code(look.scope.number_in(slot::WHAT).unwrap_or(0));
    let seat = payer(look);
    let face = origin.face.unwrap_or(FaceId(0));
    let action =
        Action { seat, you: origin.you, card: origin.this, face, what, way: 0, stopped: false, under: seat, total: 0 };
    Proposal::Event(Event::Announce { action })
}

fn follow_costs(look: Sight, flip: bool) -> Made {
    let Some(action) = look.state.extra.actions.last() else { return Proposal::Nothing };
    let occasion = match action.what {
        _ if flip => occasion::FLIP,
        What::Ability(place) => occasion::ability(place as usize),
        _ => occasion::way(action.way as usize),
    };
    enter(look, action.face, occasion)
}

fn enter(look: Sight, face: FaceId, occasion: u8) -> Made {
    match look.book.face(face).on(occasion) {
        Some(found) => Proposal::Enter(Entry::here(found.node)),
        None => Proposal::Nothing,
    }
}

/// A choice in a cost section that was not made cannot be satisfied. `SP-401.2`
fn check(look: Sight, place: u8, flip: bool) -> Made {
    let met = match crate::rules::cost::current(look, place, flip) {
        Some(Cost::Pick(selection) | Cost::Choose(selection)) => {
            let wanted = number(look, selection.number).max(0) as usize;
            selection.up_to || look.scope.in_slot(selection.called.slot()).count() >= wanted
        }
        Some(Cost::Number(name, _)) => look.scope.number_in(name.slot()).is_some(),
        _ => true,
    };
    if met { Proposal::Nothing } else { Proposal::Impossible }
}

/// One part of a cost section is done, or cannot be. `SP-401.3`
fn do_cost(look: Sight, place: u8, flip: bool) -> Made {
    let read = reader(look);
    let Some(cost) = crate::rules::cost::current(look, place, flip) else { return Proposal::Nothing };
    match cost {
        Cost::Only(condition) if !look.holds(condition) => Proposal::Impossible,
        Cost::Only(_) | Cost::Pick(_) | Cost::Choose(_) | Cost::Number(..) => Proposal::Nothing,
        Cost::Let(name, num) => Proposal::Fill(vec![(name.slot(), Target::Number(number(look, *num)))]),
        Cost::Pay(num) => Proposal::Fill(vec![(slot::EXTRA, Target::Number(number(look, *num)))]),
        Cost::Deplete(which) => {
            let cards = cards(look, *which);
            let used = cards.iter().any(|card| look.state.card(*card).has(DEPLETED));
            if cards.is_empty() || used { Proposal::Impossible } else { Proposal::Event(Event::Deplete { cards }) }
        }
        Cost::Destroy(which) => match verbs::destroy(look, cards(look, *which)) {
            Proposal::Nothing => Proposal::Impossible,
            made => made,
        },
        Cost::Discard(name) => match discard(look, gathered(look, name.slot())) {
            Proposal::Nothing => Proposal::Impossible,
            made => made,
        },
        Cost::Remove(which) => match cards(look, *which).first() {
            Some(&card) if read.in_play(card) => Proposal::Event(leave(read, card, Exit::Out, Vec::new())),
            Some(&card) => Proposal::Event(Event::RemoveFromGame { card }),
            None => Proposal::Impossible,
        },
        Cost::LoseTokens(num) => {
            let by = number(look, *num);
            match look.this() {
                Some(card) if i32::from(read.counter(card, crate::TOKEN)) >= by => {
                    Proposal::Event(Event::Tokens { card, by: -by })
                }
                _ => Proposal::Impossible,
            }
        }
        Cost::LoseInfluence(num) => {
            let by = number(look, *num);
            if select::influence(look, look.you()) < by {
                return Proposal::Impossible;
            }
            Proposal::Event(Event::Influence { seat: look.you(), by: -by })
        }
    }
}

/// The action resolves, unless it was terminated. `SP-603.1h` `SP-605.1g`
fn resolve(look: Sight) -> Made {
    let Some(action) = look.state.extra.actions.last() else { return Proposal::Nothing };
    if action.stopped {
        return Proposal::Nothing;
    }
    let printed = &look.book.face(action.face).printed;
    match action.what {
        What::Ability(place) => {
            // Whoever has gained control of the card in between controls the effect. SP-407.1a
            let mut origin = look.scope.origin;
            if let Some(card) = look.this()
                && reader(look).in_play(card)
                && !printed.abilities[place as usize].anyone
            {
                origin.you = look.state.card(card).controller;
            }
            follow(look, origin, action.face, occasion::ability(place as usize) + 1)
        }
        What::EndTurn => Proposal::Nothing,
        _ if printed.kind == Kind::Tactic => {
            let origin = Origin { this: action.card, ..look.scope.origin };
            follow(look, origin, action.face, occasion::way(action.way as usize) + 1)
        }
        _ => enter_play(look, action, printed),
    }
}

fn follow(look: Sight, origin: Origin, face: FaceId, occasion: u8) -> Made {
    let Some(found) = look.book.face(face).on(occasion) else { return Proposal::Nothing };
    let mut entry = Entry::of(origin, found.node);
    entry.chosen = look.scope.chosen.iter().filter(|(slot, _)| (100..200).contains(&slot.0)).copied().collect();
    Proposal::Enter(entry)
}

fn enter_play(look: Sight, action: &Action, printed: &Printed) -> Made {
    let Some(card) = look.state.still(action.card) else { return Proposal::Nothing };
    let seat = action.under;
    let mut host = CardId::NONE;
    if printed.attach().is_some() {
        // If the target has gone, so has the card. SP-507.2c
        let target = gathered(look, HOST.slot()).first().copied();
        let wanted = printed.attach().is_some_and(|kind| target.is_some_and(|card| reader(look).is(card, kind)));
        match target {
            Some(target) if wanted && reader(look).in_play(target) => host = target,
            _ => return Proposal::Nothing,
        }
    }
    if enters_attached(printed) {
        host = reader(look).faction(seat).unwrap_or(CardId::NONE);
    }
    let flipped = action.what == What::Flip && action.under == action.seat;
    let names = look.scope.chosen.iter().filter(|(slot, _)| (100..200).contains(&slot.0));
    Proposal::Event(Event::Enter { card, seat, host, flipped, attacking: false, chosen: names.copied().collect() })
}

/// Whether a card enters play attached to its controller's faction.
pub fn enters_attached(printed: &Printed) -> bool {
    printed.keywords.contains(&Keyword::EntersAttached)
}

/// The action is over: a tactic, or what did not enter play, goes to the discard pile. `SP-205.2`
fn finish(look: Sight) -> Made {
    let Some(action) = look.state.extra.actions.last() else { return Proposal::Nothing };
    let left = look.state.still(action.card).filter(|card| look.state.lies_in(*card, Zone::Played));
    match left {
        Some(card) if action.what.is_play() => Proposal::Together(vec![Event::Bury { card }, Event::Finish]),
        _ => Proposal::Event(Event::Finish),
    }
}

/// A tactic is duplicated: an invisible copy that costs nothing but its extra costs. `SP-307.1` `SP-307.3`
pub fn duplicate(look: Sight) -> Made {
    let Some(face) = select::last_tactic(look) else { return Proposal::Nothing };
    if reader(look).forbidden(Quality::Tactics, Target::Seat(look.you())).is_some() {
        return Proposal::Nothing;
    }
    let origin = Origin { you: look.you(), this: CardRef::NONE, face: Some(face), copied: true };
    let mut entry = Entry::of(origin, look.book.plan.duplicate);
    entry.chosen = vec![(slot::WHAT, Target::Number(What::Duplicate.code()))];
    Proposal::Enter(entry)
}

fn play_chosen(look: Sight, name: Name, free: bool) -> Made {
    let Some(chosen) = look.scope.card_in(name.slot()) else { return Proposal::Nothing };
    let what = if free { What::Free } else { What::Play };
    Proposal::Enter(play(look, look.you(), chosen.card, what))
}

/// What somebody does with a card, ready to be entered.
pub fn play(look: Sight, seat: Seat, card: CardId, what: What) -> Entry<Spoils> {
    let plan = &look.book.plan;
    let node = match what {
        What::Flip => plan.flip,
        What::Ability(_) => plan.ability,
        What::EndTurn => plan.end,
        What::Play | What::Free | What::Duplicate => plan.play,
    };
    let mut origin = if what == What::EndTurn { Origin::rules(seat) } else { Origin::card(look.state, seat, card) };
    let mut chosen = vec![(slot::WHAT, Target::Number(what.code()))];
    if let What::Ability(place) = what {
        // "You" on a card is its controller, also when somebody else uses it. SP-407.2
        let controller = look.state.card(card).controller;
        let anyone = reader(look).printed(card).abilities[place as usize].anyone;
        if controller != seat && !anyone && reader(look).in_play(card) {
            origin.you = controller;
            chosen.push((slot::PAYER, Target::Seat(seat)));
        }
    }
    let mut entry = Entry::of(origin, node);
    entry.chosen = chosen;
    entry
}

/// All but the kept one are destroyed; those that cannot be are spared until they can. `SP-507.5a` `SP-507.5b`
fn cull(look: Sight) -> Made {
    let kept = gathered(look, slot::CARDS);
    let rest: Vec<CardId> = cards(look, crate::language::Which::The(Name::Victim))
        .into_iter()
        .filter(|card| !kept.contains(card))
        .collect();
    let read = reader(look);
    let (safe, gone): (Vec<CardId>, Vec<CardId>) =
        rest.into_iter().partition(|card| read.card_forbidden(Quality::Destruction, *card).is_some());
    let spare = (!safe.is_empty()).then_some(Event::Spare { cards: safe });
    together(gone.into_iter().map(|card| leave(read, card, Exit::Destroyed, Vec::new())).chain(spare))
}
