//! Playing cards and using texts for a price: the same predicate wherever somebody may act.

use crate::cards::{Card, CardKind, Is, Spend, Want, occasion};
use crate::language::{DiceOf, Only, Price, RollPhase, Time, Verb};
use crate::questions::prelude::*;
use crate::rules::verbs::is_rolling;
use crate::rules::{attack, piles, upgrade};
use crate::table::extra::Phase;
use crate::table::reading::{companion, companions, cp, is_opponent, number, old_number, team, tokens_of};
use crate::table::{ADVANCED, dice};
use crate::texts::incoming;
use crate::texts::meaning::choosable;

/// What may be done where somebody may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// The own Main Phase.
    Main,
    /// Any other moment.
    Open,
    /// Dice have been rolled for a text: only they may be altered. `DT-INSTANT-3` `DT-R16`
    Dice,
}

/// Everything that a player could play or use.
pub fn each(look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
    for card in look.state.zone(Zone::Hand, seat) {
        out(Choice::about(word::PLAY, Arg::Card(*card)))?;
    }
    for zone in [Zone::Tokens, Zone::Companions, Zone::Board] {
        for card in look.state.zone(zone, seat) {
            for place in 1..=look.face(*card).printed.uses_number {
                out(Choice::about_two(word::USE, Arg::Card(*card), Arg::Number(place.into())))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether a player may play a card or use a text now.
pub fn judge<W: Why>(look: Sight, seat: Seat, choice: &Choice, window: Window) -> Result<(), W> {
    match (choice.word, choice.card()) {
        (word::PLAY, Some(card)) => judge_card(look, seat, card, window),
        (word::USE, Some(card)) => judge_use(look, seat, card, choice.number().unwrap_or(0), window),
        _ => not_asked(look, seat, choice.word),
    }
}

pub fn perform(look: Sight, seat: Seat, choice: &Choice) -> Proposal<DiceThrone> {
    let Some(card) = choice.card() else { return Proposal::Nothing };
    if choice.word == word::USE {
        let place = choice.number().unwrap_or(1) as u8 - 1;
        let text = look.face(card).on(occasion::USES + place).expect("a text that is used is there");
        return Proposal::Enter(Entry::of(Origin::card(look.state, seat, card), text.node));
    }
    if let Is::Upgrade(..) = look.face(card).printed.is {
        let cost = upgrade::cost(look, seat, card).unwrap_or(0);
        return Proposal::one(piles::Event::Upgrade { seat, card, cost });
    }
    let entry = Entry::of(Origin::rules(seat), look.book.plan.play);
    Proposal::Enter(entry.with([(slot::CARD, look.target(card))]))
}

fn judge_card<W: Why>(look: Sight, seat: Seat, card: CardId, window: Window) -> Result<(), W> {
    if !look.state.lies_at(card, Zone::Hand, seat) {
        return refuse_card(look, "DT-SETUP-8", "not-in-hand", card);
    }
    let Some(printed) = look.face(card).printed.card() else { return not_asked(look, seat, word::PLAY) };
    let cost = match printed.kind {
        CardKind::Upgrade if window != Window::Main => {
            return Err(W::because(|| match upgrade::cost(look, seat, card) {
                Some(_) => Reason::with("DT-UPGRADE-3", look.about("only-in-main-phase", card)),
                None => Reason::with("DT-UPGRADE-7", look.about("nothing-to-upgrade", card)),
            }));
        }
        CardKind::Upgrade => match upgrade::cost(look, seat, card) {
            Some(cost) => cost,
            None => return refuse_card(look, "DT-UPGRADE-7", "nothing-to-upgrade", card),
        },
        _ => printed.cost,
    };
    judge_moment(look, seat, card, printed, window)?;
    if i32::from(cost) > cp(look.state, seat) {
        let have = Quantity::new(cp(look.state, seat));
        let told = || look.about("too-few-cp", card).number("have", have).count(cost.into());
        return Err(W::because(|| Reason::with("DT-CP-5", told())));
    }
    if !is_wanted(look, seat, look.face(card).printed.wants(occasion::PLAY)) {
        return refuse_card(look, "DT-ACTION-PLAY-1", "of-no-use-now", card);
    }
    Ok(())
}

/// When a card may be played. `DT-CARD-5` `DT-MODIFIER-4` `DT-MODIFIER-6`
fn judge_moment<W: Why>(look: Sight, seat: Seat, card: CardId, printed: &Card, window: Window) -> Result<(), W> {
    let phase = look.state.extra.phase;
    match printed.kind {
        CardKind::MainPhase if window != Window::Main => refuse_card(look, "DT-MAINCARD-1", "only-in-main-phase", card),
        CardKind::RollPhase if !phase.is_roll() || (phase == Phase::Conclusion && printed.only.is_none()) => {
            refuse_card(look, "DT-ROLLCARD-1", "only-in-roll-phase", card)
        }
        _ => Ok(()),
    }?;
    if window == Window::Dice && !alters_dice(look.face(card).printed.wants(occasion::PLAY)) {
        return refuse_card(look, "DT-INSTANT-3", "only-dice-now", card);
    }
    if printed.modifier && !attacks(look, seat) {
        return refuse_card(look, "DT-MODIFIER-4", "only-on-an-attack", card);
    }
    match printed.only {
        Some(Only::Attacked) if !is_attacked(look, seat) => {
            refuse_card(look, "DT-GLOSS-DEFENDER-1", "not-attacked", card)
        }
        Some(Only::Dealt(least)) if !has_dealt(look, seat, least) => {
            let dealt = Quantity::new(look.state.extra.dealt[seat.index()].into());
            let told = || look.about("too-little-damage", card).number("have", dealt).count(least.into());
            Err(W::because(|| Reason::with("DT-MODIFIER-4", told())))
        }
        _ => Ok(()),
    }
}

fn alters_dice(wants: &[Want]) -> bool {
    wants.iter().any(|want| matches!(want, Want::Dice(_) | Want::Attempts(_)))
}

/// Whether an Attack of the player is going on. `DT-GLOSS-ATTACK-1`
fn attacks(look: Sight, seat: Seat) -> bool {
    attack::current(look).is_some_and(|attack| attack.by == seat) && attack::is_attack(look)
}

fn is_attacked(look: Sight, seat: Seat) -> bool {
    attack::current(look).is_some_and(|attack| attack.target == Some(seat) && attack.told) && attack::is_attack(look)
}

fn has_dealt(look: Sight, seat: Seat, least: u8) -> bool {
    let own = attack::current(look).is_some_and(|attack| attack.by == seat && attack.told);
    let extra = &look.state.extra;
    own && extra.phase == Phase::Conclusion && extra.dealt[seat.index()] >= least.into()
}

/// Whether what a text wants is there.
fn is_wanted(look: Sight, seat: Seat, wants: &[Want]) -> bool {
    let state = look.state;
    wants.iter().all(|want| match want {
        Want::Dice(of) => state.dice.all().any(|(_, die)| is_die_of(look, seat, die.owner, *of)),
        Want::Incoming => state.living().any(|other| incoming::preventable(look.book, state, other).is_some()),
        Want::Attack => attacks(look, seat),
        Want::Attempts(RollPhase::Offensive) => state.living().any(|other| is_rolling(look, other)),
        Want::Attempts(RollPhase::Defensive) => {
            state.living().any(|one| state.dice.pool(one, dice::DEFENCE).next().is_some())
        }
        Want::Tokens => {
            let any = crate::language::Filter::Removable(crate::language::Tokens::Any);
            state.living().any(|other| !choosable(look, other, &any, Zone::Tokens).is_empty())
        }
    })
}

/// Whether dice of an owner are among those that a text means.
pub fn is_die_of(look: Sight, seat: Seat, owner: Seat, of: DiceOf) -> bool {
    match of {
        DiceOf::Yours => owner == seat,
        DiceOf::Team => team(look.state, seat).any(|mate| mate == owner),
        DiceOf::Opponents => is_opponent(look.state, seat, owner),
        DiceOf::Any | DiceOf::These => true,
    }
}

fn judge_use<W: Why>(look: Sight, seat: Seat, card: CardId, place: i32, window: Window) -> Result<(), W> {
    let (zone, holder) = State::<DiceThrone>::zone_of(look.state.card(card).zone);
    let printed = &look.face(card).printed;
    let place = usize::try_from(place - 1).unwrap_or(usize::MAX);
    let Some(spend) = printed
        .use_at(place)
        .filter(|_| holder == seat && matches!(zone, Zone::Tokens | Zone::Companions | Zone::Board))
    else {
        return refuse_card(look, "DT-STATUS-SPEND-1", "nothing-to-use", card);
    };
    let scope = Scope::new(Origin::card(look.state, seat, card));
    let own = Look { scope: &scope, ..look };
    if !is_time(own, seat, spend, window) {
        return refuse_card(look, "DT-STATUS-SPEND-1", "not-at-this-time", card);
    }
    let extra = &look.state.extra;
    let used_up = spend.times.is_some_and(|times| extra.times_used(card, place as u8) >= times)
        || printed.times().is_some_and(|times| extra.times_used(card, u8::MAX) >= times);
    if used_up {
        return refuse_card(look, "DT-STATUS-SPEND-1", "used-this-turn", card);
    }
    if !can_pay_use(own, card, spend) {
        return refuse_card(look, "DT-CP-5", "cannot-be-paid", card);
    }
    let useful = is_wanted(own, seat, printed.wants(occasion::USES + place as u8));
    if !useful || !spend.only.as_ref().is_none_or(|only| own.holds(only)) {
        return refuse_card(look, "DT-STATUS-SPEND-1", "of-no-use-now", card);
    }
    Ok(())
}

fn is_time(look: Sight, seat: Seat, spend: &Spend, window: Window) -> bool {
    let extra = &look.state.extra;
    let is_active = extra.active == seat;
    if window == Window::Dice && spend.when != Time::Dice {
        return false;
    }
    let current = attack::current(look);
    match spend.when {
        Time::Any => true,
        Time::Dice => look.state.dice.all().next().is_some(),
        Time::Incoming => incoming::preventable(look.book, look.state, seat).is_some(),
        Time::Attack => attacks(look, seat),
        Time::BeforeDefence => attacks(look, seat) && current.is_some_and(|attack| !attack.defended),
        Time::Attacked => {
            let in_place = spend
                .does
                .iter()
                .any(|effect| effect.any(&|one| matches!(one, Effect::Do(Verb::PassDamage(_) | Verb::ShareDamage(_)))));
            is_attacked(look, seat) && current.is_some_and(|attack| !in_place || (!attack.defended && !attack.ultimate))
        }
        Time::RollPhase => extra.phase.is_roll(),
        Time::AfterDamage => extra.phase == Phase::Conclusion && extra.dealt[seat.index()] > 0,
        Time::MainPhase => window == Window::Main,
        Time::Upkeep => extra.phase == Phase::Upkeep && is_active,
        Time::Inflicted => current
            .is_some_and(|attack| attack.by != seat && attack.target == Some(seat) && !attack.told && !attack.failed),
    }
}

fn can_pay_use(look: Sight, card: CardId, spend: &Spend) -> bool {
    match &spend.pays {
        Some(price) => {
            let later = match price {
                Price::Tokens(_, number) => i32::from(*number),
                _ => 0,
            };
            can_pay(look, price) && (!spend.later || old_number(look.state, card) >= later)
        }
        None if look.state.lies_in(card, Zone::Tokens) => !spend.later || old_number(look.state, card) > 0,
        None => true,
    }
}

/// Whether a player can pay a price for the text that is looked at.
pub fn can_pay(look: Sight, price: &Price) -> bool {
    let (state, you) = (look.state, look.you());
    match price {
        Price::Cp(number) => cp(state, you) >= i32::from(*number),
        Price::AnyCp => cp(state, you) > 0,
        Price::Tokens(status, number) => tokens_of(look.book, state, you, status) >= i32::from(*number),
        Price::Companions(number) => companions(state, you) >= i32::from(*number),
        Price::Activation(status, ..) => tokens_of(look.book, state, you, status) >= activation(look, price),
        Price::Companion(form, points) => {
            let there = companion(look.book, state, you, form).is_some_and(|card| number(state, card) > 0);
            there && cp(state, you) >= i32::from(*points)
        }
        Price::Cards(number, _) => state.zone(Zone::Hand, you).len() >= usize::from(*number),
    }
}

/// What the activation of a companion costs in its present form.
pub fn activation(look: Sight, price: &Price) -> i32 {
    let Price::Activation(_, basic, advanced) = price else { return 0 };
    let is_advanced = look.this().is_some_and(|card| look.state.card(card).has(ADVANCED));
    i32::from(if is_advanced { *advanced } else { *basic })
}
