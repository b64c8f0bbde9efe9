//! What texts speak of: which cards, which players, which numbers, and whether something holds.

use std::ops::ControlFlow;

use kernel::prelude::*;
use kernel::resolve::modifier;

use crate::Spoils;
use crate::language::{
    Answered, Filter, Gauge, Is, Kind, Measure, Name, Num, Quality, RuleTest, Selection, Test, Which, Who, Zone,
};
use crate::table::action::{Action, What};
use crate::table::battle;
use crate::table::gone::Was;
use crate::table::marks::{ATTACKED, DEPLETED, FLIPPED, TOKEN};
use crate::table::reading::{Sight, reader};
use crate::table::seats::{BOTH, rival};
use crate::table::slot;
use crate::texts::gone;

/// What lies in a slot. A card that has just entered play remembers what was named while it was played; what another
/// card named is nothing to it. `SP-402.5b`
pub fn in_slot<'a>(look: Sight<'a>, slot: Slot) -> Box<dyn Iterator<Item = Target> + 'a> {
    if look.scope.in_slot(slot).next().is_none()
        && let Some(event) = look.scope.event.as_deref()
    {
        let named = event.named_while_played(look.scope.origin.this.card).iter();
        return Box::new(named.filter(move |(other, _)| *other == slot).map(|(_, target)| *target));
    }
    Box::new(look.scope.in_slot(slot))
}

/// The cards so called, as they were then.
pub fn named(look: Sight, name: Name) -> Vec<CardRef> {
    in_slot(look, name.slot()).filter_map(Target::card).collect()
}

/// The card whose text this is: also while it is being played, when it is a new object.
pub fn this(look: Sight) -> Option<CardId> {
    let origin = look.scope.origin.this;
    if origin == CardRef::NONE {
        return None;
    }
    look.this().or_else(|| look.state.lies_in(origin.card, Zone::Played).then_some(origin.card))
}

/// The cards that a text means, if they are still there.
pub fn cards(look: Sight, which: Which) -> Vec<CardId> {
    match which {
        Which::This => this(look).into_iter().collect(),
        Which::It => look.scope.card_in(Slot::IT).and_then(|card| look.state.still(card)).into_iter().collect(),
        Which::Host => host(look).into_iter().collect(),
        Which::Answered => answered_action(look).and_then(|action| look.state.still(action.card)).into_iter().collect(),
        Which::The(name) => {
            let found = named(look, name).into_iter().filter_map(|card| look.state.still(card));
            found.filter(|card| is_still_meant(look, name, *card)).collect()
        }
    }
}

/// The card whose text inflicts damage. `SP-408.7`
pub fn source(look: Sight) -> CardRef {
    this(look).map_or(look.scope.origin.this, |card| look.state.refer(card))
}

/// The face-up cards in play that fit, factions apart.
pub fn in_play(look: Sight, filter: &Filter) -> Vec<CardId> {
    let both = BOTH.into_iter().flat_map(|seat| look.state.zone(Zone::Play, seat));
    both.copied().filter(|card| fits::<()>(look, filter, *card).is_ok()).collect()
}

/// A card in play that is no longer of the type a text named is left alone. `SP-208.2`
fn is_still_meant(look: Sight, name: Name, card: CardId) -> bool {
    let read = reader(look);
    let kinds = in_slot(look, name.kinds_slot()).filter_map(Target::number).last().unwrap_or(0);
    let kind = |kind: Kind| kinds & i32::from(kind.bit()) != 0 && read.is(card, kind);
    kinds == 0 || !read.in_play(card) || Kind::ALL.into_iter().any(kind)
}

/// The card that this one is attached to.
pub fn host(look: Sight) -> Option<CardId> {
    let host = look.state.card(look.this()?).host;
    (host != CardId::NONE).then_some(host)
}

/// The card a text means, even if it has gone since.
fn any_card(look: Sight, which: Which) -> Option<CardId> {
    match which {
        Which::This => (look.scope.origin.this != CardRef::NONE).then_some(look.scope.origin.this.card),
        Which::It => look.scope.card_in(Slot::IT).map(|card| card.card),
        Which::Host => host(look),
        Which::Answered => answered_action(look).map(|action| action.card.card),
        Which::The(name) => named(look, name).first().map(|card| card.card),
    }
}

/// The player that a text means.
pub fn seat(look: Sight, who: Who) -> Option<Seat> {
    match who {
        Who::You => Some(look.you()),
        Who::Opponent => Some(rival(look.you())),
        Who::Active | Who::Anyone => Some(look.state.extra.active),
        Who::ControllerOf(which) => {
            // What a card was controlled by when it left stands in the event that took it.
            let event = look.scope.event.as_deref().filter(|_| matches!(which, Which::Host | Which::It));
            if let Some((_, was)) = event.and_then(|event| event.gone()) {
                return Some(was.controller);
            }
            any_card(look, which).map(|card| look.state.card(card).controller)
        }
        Who::OwnerOf(which) => any_card(look, which).map(|card| look.state.card(card).owner),
        Who::The(name) => look.scope.seat_in(name.slot()),
    }
}

/// Whether a player is one of those that a text means.
pub fn is_seat(look: Sight, who: Who, found: Seat) -> bool {
    who == Who::Anyone || seat(look, who) == Some(found)
}

/// A number, read now.
pub fn number(look: Sight, num: Num) -> i32 {
    let of = |which, read: &dyn Fn(CardId) -> i32| any_card(look, which).map_or(0, read);
    let was = |which, read: fn(&Was) -> i16| gone::last_seen(look, which).map(|(_, was)| i32::from(read(was)));
    match num {
        Num::Fixed(number) => number,
        Num::The(name) => look.scope.number_in(name.slot()).unwrap_or(0),
        Num::Twice(name) => look.scope.number_in(name.slot()).unwrap_or(0).saturating_mul(2),
        Num::Strength(which) => {
            was(which, |was| was.strength).unwrap_or_else(|| of(which, &|card| reader(look).strength(card)))
        }
        Num::Life(which) => was(which, |was| was.life).unwrap_or_else(|| of(which, &|card| reader(look).life(card))),
        Num::Cost(Which::Answered) => answered_action(look).map_or(0, |action| action.total),
        Num::Cost(which) => of(which, &|card| reader(look).cost(card)),
        Num::Tokens(which) => was(which, |was| was.tokens)
            .unwrap_or_else(|| of(which, &|card| i32::from(reader(look).counter(card, TOKEN)))),
        Num::TheirCharacters => reader(look).characters(rival(look.you())).count() as i32,
        Num::Destroyed(name) => named(look, name).iter().filter(|card| was_destroyed(look, **card)).count() as i32,
    }
}

/// Whether a card was destroyed this turn, in the life in which it is meant.
fn was_destroyed(look: Sight, card: CardRef) -> bool {
    look.state.extra.destroyed.contains(&card)
}

/// The cards that a selection speaks of, with what "pick" adds.
pub fn pick(selection: &Selection, picked: bool) -> CardPick<Spoils> {
    let plain = CardPick { from: selection.from.clone(), whose: selection.whose, that: selection.that.clone() };
    if !picked {
        return plain;
    }
    CardPick { that: Filter(vec![Is::Picked(Box::new(plain.clone()), selection.by)]), ..plain }
}

/// Goes through the cards that a selection speaks of, without a list of its own.
pub fn each_card(
    look: Sight,
    selection: &Selection,
    picked: bool,
    mut out: impl FnMut(CardId) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Selection { from, whose, that, by, .. } = selection;
    look.each_card_in(from, *whose, that, |card| {
        let open = !picked || can_pick::<()>(look, (from, *whose, that), *by, card).is_ok();
        if open { out(card) } else { ControlFlow::Continue(()) }
    })
}

/// Whether a card is what a text speaks of.
pub fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
    for is in &filter.0 {
        if let Is::Picked(plain, by) = is {
            fits::<W>(look, &plain.that, card)?;
            can_pick::<W>(look, (&plain.from, plain.whose, &plain.that), *by, card)?;
        } else if !is_so(look, is, card) {
            return Err(W::because(|| unfit(look, is, card)));
        }
    }
    Ok(())
}

/// Why a card is not what a text speaks of.
fn unfit(look: Sight, is: &Is, card: CardId) -> Reason {
    let rule = match is {
        Is::Character | Is::Item | Is::Location | Is::Tactic | Is::Resource | Is::NonResource => "SP-208.2",
        Is::Ready => "SP-303.2",
        Is::Faction => "SP-202.9a",
        Is::InBattle | Is::Attacking | Is::Blocking => "SP-302.9",
        Is::InPartyWithThis => "SP-302.14",
        _ => "SP-401.2",
    };
    let rule = if reader(look).zone(card).0 == Zone::Faction { "SP-202.9a" } else { rule };
    let key = match is {
        Is::Character => "is-no-character",
        Is::Item => "is-no-item",
        Is::Location => "is-no-location",
        Is::Tactic => "is-no-tactic",
        Is::Resource => "is-no-resource",
        Is::NonResource => "is-a-resource",
        Is::Yours => "you-do-not-control",
        Is::Theirs => "opponent-does-not-control",
        Is::Depleted => "is-not-depleted",
        Is::Ready => "is-depleted-already",
        Is::InBattle | Is::Attacking | Is::Blocking | Is::InPartyWithThis => "does-not-fight-there",
        Is::OutOfBattle => "is-in-a-battle",
        Is::CostAtMost(_) => "costs-too-much",
        Is::StrengthAtMost(_) => "is-too-strong",
        Is::LifeAtMost(_) => "has-too-much-life",
        Is::HighestCost => "another-costs-more",
        Is::Other | Is::OtherThan(_) => "must-be-another",
        _ => "not-what-the-card-asks",
    };
    Reason::with(rule, look.about(key, card))
}

/// Says that a card's text forbids or demands something of another card.
pub fn says_so(look: Sight, key: &'static str, card: CardId, by: Option<FaceId>) -> Phrase {
    let by = by.map_or(Fact::Word("an-effect"), |face| Fact::Card(face, SeatSet::ALL));
    look.about(key, card).fact("by", by)
}

fn is_so(look: Sight, is: &Is, card: CardId) -> bool {
    let read = reader(look);
    let entry = look.state.card(card);
    let zone = read.zone(card).0;
    // A faction is meant only by what says so. SP-202.9
    if zone == Zone::Faction && matches!(is, Is::NonResource | Is::Resource) {
        return false;
    }
    match is {
        Is::Character => read.is(card, Kind::Character),
        Is::Item => read.is(card, Kind::Item),
        Is::Location => read.is(card, Kind::Location),
        Is::Resource => read.is(card, Kind::Resource),
        Is::NonResource => !read.is(card, Kind::Resource),
        Is::Tactic => read.is(card, Kind::Tactic),
        Is::Faction => zone == Zone::Faction,
        Is::Staple => zone != Zone::FaceDown && read.printed(card).staple,
        Is::Of(trade) => zone != Zone::FaceDown && read.printed(card).trade == *trade,
        Is::Subtype(name) => zone != Zone::FaceDown && read.printed(card).subtypes.contains(name),
        Is::Yours => entry.controller == look.you(),
        Is::Theirs => entry.controller != look.you(),
        Is::Owned => entry.owner == look.you(),
        Is::This => look.scope.origin.this == look.state.refer(card),
        Is::Other => look.scope.origin.this != look.state.refer(card),
        Is::Host => host(look) == Some(card),
        Is::OtherThan(name) => !named(look, *name).contains(&look.state.refer(card)),
        Is::Among(name) => named(look, *name).contains(&look.state.refer(card)),
        Is::FaceDown => zone == Zone::FaceDown,
        Is::Spent => entry.host != CardId::NONE && read.faction(look.you()) == Some(entry.host),
        Is::Depleted => entry.has(DEPLETED),
        Is::Ready => !entry.has(DEPLETED),
        Is::InBattle => battle::side(look.state, card).is_some(),
        Is::OutOfBattle => battle::side(look.state, card).is_none(),
        Is::Attacking => battle::side(look.state, card) == Some(true),
        Is::Blocking => battle::side(look.state, card) == Some(false),
        Is::InPartyWithThis => {
            let own = this(look).and_then(|this| battle::side(look.state, this));
            own.is_some() && battle::side(look.state, card) == own
        }
        Is::Damaged => read.damage(card) > 0,
        Is::CostAtMost(most) => read.cost(card) <= number(look, *most),
        Is::StrengthAtMost(most) => read.strength(card) <= number(look, *most),
        Is::LifeAtMost(most) => read.life(card) <= number(look, *most),
        Is::HighestCost => {
            let mut rivals = read.characters(rival(look.you()));
            rivals.all(|other| read.cost(other) <= read.cost(card))
        }
        Is::Either(parts) => parts.iter().any(|part| is_so(look, part, card)),
        Is::Not(part) => !is_so(look, part, card),
        Is::Picked(plain, by) => {
            let among = (&*plain.from, plain.whose, &plain.that);
            fits::<()>(look, &plain.that, card).is_ok() && can_pick::<()>(look, among, *by, card).is_ok()
        }
    }
}

/// Whether a card that fits may be picked: nothing forbids it, and what must be picked goes first. `SP-310.1-EX1`
fn can_pick<W: Why>(
    look: Sight,
    (from, whose, that): (&[Zone], Whose, &Filter),
    by: Who,
    card: CardId,
) -> Result<(), W> {
    let picker = seat(look, by).unwrap_or(look.you());
    if pick_ban(look, picker, card).is_some() {
        return Err(W::because(|| no_pick(look, card)));
    }
    let read = reader(look);
    if !read.is_changed(Quality::MustBePicked) || read.card_has(Quality::MustBePicked, card) {
        return Ok(());
    }
    let mut demanded = None;
    let _ = look.each_card_in(from, whose, that, |other| {
        let taken = look.scope.chosen.iter().any(|(_, target)| *target == Target::Card(look.state.refer(other)));
        if !taken && read.card_has(Quality::MustBePicked, other) && pick_ban(look, picker, other).is_none() {
            demanded = Some(other);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    match demanded {
        Some(other) => refuse_card(look, "SP-505.2", "must-be-picked", other),
        None => Ok(()),
    }
}

/// Why a card cannot be picked. `SP-310.1-EX1`
pub fn no_pick(look: Sight, card: CardId) -> Reason {
    let read = reader(look);
    let by = read.cause(Quality::Pick, card).or_else(|| read.cause(Quality::PickByOpponent, card));
    Reason::with("SP-310.1-EX1", says_so(look, "cannot-be-picked", card, by))
}

/// What forbids somebody to pick a card. `SP-310.1-EX1`
pub fn pick_ban(look: Sight, picker: Seat, card: CardId) -> Option<&'static str> {
    let read = reader(look);
    if read.card_forbidden(Quality::Pick, card).is_some() {
        return Some("SP-310.1-EX1");
    }
    let mut banned = false;
    if read.is_changed(Quality::PickByOpponent) {
        let on = Target::Card(look.state.refer(card));
        modifier::each(look.book, look.state, Quality::PickByOpponent, on, |origin, _, _| {
            banned = origin.you != picker;
            banned
        });
    }
    banned.then_some("SP-310.1-EX1")
}

/// Whether a condition holds now.
pub fn test(look: Sight, test: &Test) -> bool {
    let (extra, you) = (&look.state.extra, look.you());
    match test {
        Test::YourTurn => extra.active == you,
        Test::TheirTurn => extra.active != you,
        Test::Battle => extra.battle.is_some(),
        Test::YouAttack => extra.battle.as_ref().is_some_and(|battle| battle.attacker == you),
        Test::YouAreAttacked => extra.battle.as_ref().is_some_and(|battle| {
            let target = battle.target.and_then(|target| look.state.still(target));
            battle.attacker != you && target.is_some()
        }),
        Test::Answers(answered) => answers(look, *answered),
        Test::TacticPlayed => last_tactic(look).is_some(),
        Test::NotLastUser => {
            let used = extra.last_users.iter().rev().find(|(card, _)| *card == look.scope.origin.this);
            let payer = payer(look);
            used.is_none_or(|(_, seat)| *seat != payer)
        }
        Test::InPlay(filter, least) => {
            let pick = CardPick { from: vec![Zone::Play], whose: Whose::Everyones, that: filter.clone() };
            let mut left = *least;
            left == 0
                || look
                    .each_card(&pick, |_| {
                        left -= 1;
                        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                    })
                    .is_break()
        }
        Test::EvenCharacters => reader(look).characters(you).count().is_multiple_of(2),
        Test::Discarded(who, least) => {
            seat(look, *who).is_some_and(|seat| look.state.zone(Zone::Discard, seat).len() >= *least as usize)
        }
        Test::FlippedUp => this(look).is_some_and(|card| look.state.card(card).has(FLIPPED)),
        Test::Attacked => this(look).is_some_and(|card| look.state.card(card).has(ATTACKED)),
        Test::Matches(which, filter) => {
            if let Some((card, was)) = gone::last_seen(look, *which) {
                return gone::fitted(look, filter, card, was);
            }
            let found = cards(look, *which);
            !found.is_empty() && found.iter().all(|card| fits::<()>(look, filter, *card).is_ok())
        }
        Test::Called(name) => in_slot(look, name.slot()).next().is_some(),
        Test::Destroyed(name) => {
            let (cards, source) = (named(look, *name), source(look));
            extra.slain.iter().any(|(card, by)| cards.contains(card) && by.contains(&source))
        }
        Test::Tokens(least) => this(look).is_some_and(|card| reader(look).counter(card, TOKEN) >= i16::from(*least)),
        Test::Rule(RuleTest::BattleGoesOn) => extra.battle.is_some(),
        Test::Rule(RuleTest::SomeoneLeft) => battle::next_speed(reader(look)).is_some(),
        Test::Rule(RuleTest::CoinWon) => extra.coin,
        Test::Rule(RuleTest::NotSetUp) => !extra.set_up,
        Test::Rule(RuleTest::NotBegun) => !extra.begun,
    }
}

/// Who pays for the text being followed.
pub fn payer(look: Sight) -> Seat {
    look.scope.seat_in(slot::PAYER).unwrap_or(look.you())
}

/// Whether the action that is being answered is of a kind. While costs are paid the answer itself is the last action.
fn answers(look: Sight, answered: Answered) -> bool {
    let Some(action) = answered_action(look).filter(|action| !action.stopped) else { return false };
    match answered {
        Answered::Card => action.what.is_play(),
        Answered::Character => action.what.is_play() && look.book.face(action.face).printed.kind == Kind::Character,
        Answered::Ability => matches!(action.what, What::Ability(_)),
    }
}

/// The action that the text being followed answers.
pub fn answered_action<'a>(look: Sight<'a>) -> Option<&'a Action> {
    let actions = &look.state.extra.actions;
    let own = |action: &&Action| {
        action.card.card == look.scope.origin.this.card
            && look.scope.origin.this != CardRef::NONE
            && action.seat == payer(look)
    };
    let place = match actions.last() {
        Some(last) if own(&last) => actions.len().checked_sub(2)?,
        Some(_) => actions.len() - 1,
        None => return None,
    };
    Some(&actions[place]).filter(|action| action.seat != payer(look))
}

/// The last tactic played this turn with another name than the one whose text is being followed.
pub fn last_tactic(look: Sight) -> Option<kernel::table::cards::FaceId> {
    let own = look.scope.origin.face;
    look.state.extra.tactics.iter().rev().map(|(_, face)| *face).find(|face| Some(*face) != own)
}

/// A number that a modifier or a choice depends on.
pub fn measure(look: Sight, measure: &Measure) -> Quantity {
    Quantity::new(match measure {
        Measure::Num(num) => number(look, *num),
        Measure::DamageUpTo(which, most) => {
            let damage = cards(look, *which).first().map_or(0, |card| reader(look).damage(*card));
            damage.min(number(look, *most))
        }
    })
}

/// How much influence a player has.
pub fn influence(look: Sight, seat: Seat) -> i32 {
    look.state.gauge(seat, Gauge::Influence).max(Quantity::ZERO).raw()
}
