//! The own turn: one main action and one side action, in either order, and what can be used at any time. `ASH-TURN-2`

use kernel::table::dice::DieId;

use crate::cards::{occasion, type_of_die};
use crate::language::Side;
use crate::questions::host::has_host;
use crate::questions::prelude::*;
use crate::rules::{attack, course, payment, play};
use crate::table::dice;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn;

impl QuestionKind<Ashes> for Turn {
    fn prompt(self, look: Sight) -> Phrase {
        let extra = &look.state.extra;
        let key = match (extra.main, extra.sides > 0) {
            (true, true) => "ask-turn",
            (true, false) => "ask-main",
            (false, true) => "ask-side",
            (false, false) => "ask-end",
        };
        told(key, extra.active)
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let state = look.state;
        each_card(word::PLAY, state.zone(Zone::Hand, seat), out)?;
        each_usable(look, seat, out)?;
        for die in dice::kinds(state, seat, dice::ACTIVE, &[]) {
            if state.dice.get(die).is_some_and(|die| dice::side(die) == Side::Power) {
                out(Choice::about(word::POWER, Arg::Die(die)))?;
            }
        }
        let plain = [word::MEDITATE, word::ATTACK_PHOENIXBORN, word::ATTACK_UNIT, PASS, word::END, word::CALL_TIME];
        plain.into_iter().try_for_each(|word| out(Choice::plain(word)))
    }

    /// Passing or ending the turn is always open; so is Meditate as a rule, or an attack.
    fn has_plain_choice(self, look: Sight, seat: Seat) -> bool {
        may_meditate::<()>(look, seat).is_ok() || may_attack::<()>(look, seat, false).is_ok()
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::PLAY, Arg::Card(card)) => may_play(look, seat, card),
            (word::ACTIVATE, Arg::Card(card)) => may_activate(look, seat, card, true),
            (word::POWER, Arg::Die(die)) => may_use_power(look, seat, die),
            (word::MEDITATE, _) => may_meditate(look, seat),
            (word::ATTACK_PHOENIXBORN, _) => may_attack(look, seat, false),
            (word::ATTACK_UNIT, _) => may_attack(look, seat, true),
            (PASS, _) if look.state.extra.main => Ok(()),
            (PASS, _) => refuse("ASH-TURN-2", "main-action-taken"),
            (word::END, _) if look.state.extra.main => refuse("ASH-TURN-2", "main-action-first"),
            (word::END, _) => Ok(()),
            (word::CALL_TIME, _) => may_call_time(look, seat),
            (word::DISCARD | word::DISCARD_FROM, Arg::Card(card)) if reader(look).is_unit(card) => {
                refuse_card(look, "ASH-SLOT-2", "units-stay", card)
            }
            _ => not_asked(look, seat),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Ashes> {
        let plan = &look.book.plan;
        let enter = |node| Proposal::Enter(Entry::of(Origin::rules(seat), node));
        Step::again(match (choice.word, choice.args[0]) {
            (word::PLAY, Arg::Card(card)) => Proposal::one(play::Event::Announce { seat, card, answers: None }),
            (word::ACTIVATE, Arg::Card(card)) => activate(look, seat, card),
            (word::POWER, Arg::Die(die)) => use_power(look, seat, die),
            (word::MEDITATE, _) => enter(plan.meditate),
            (word::ATTACK_PHOENIXBORN, _) => enter(plan.attack[0]),
            (word::ATTACK_UNIT, _) => enter(plan.attack[1]),
            (PASS, _) => Proposal::one(course::Event::Pass { seat }),
            (word::CALL_TIME, _) => Proposal::one(course::Event::CallTime { seat }),
            _ => return Step::done(),
        })
    }
}

/// Cards in play with an ability that can be activated.
pub fn each_usable(look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
    for zone in [Zone::Phoenixborn, Zone::Battlefield, Zone::Spellboard] {
        let usable = |card: &&CardId| reader(look).printed(**card).usable().is_some();
        for &card in look.state.zone(zone, seat).iter().filter(usable) {
            out(Choice::about(word::ACTIVATE, Arg::Card(card)))?;
        }
    }
    ControlFlow::Continue(())
}

/// The text of a card in play is followed.
pub fn activate(look: Sight, seat: Seat, card: CardId) -> Made {
    match look.face(card).on(occasion::ACTIVATE) {
        Some(used) => Proposal::Enter(Entry::of(Origin::card(look.state, seat, card), used.node)),
        None => Proposal::Nothing,
    }
}

/// The power of a type of die is no card's text.
fn use_power(look: Sight, seat: Seat, die: DieId) -> Made {
    let Some(face) = power_of(look, die) else { return Proposal::Nothing };
    let origin = Origin { face: Some(face), ..Origin::rules(seat) };
    let entry = Entry::of(origin, look.book.plan.power);
    Proposal::Enter(entry.with([(slot::TEXT, Target::Number(slot::PLAYED))]))
}

fn power_of(look: Sight, die: DieId) -> Option<FaceId> {
    type_of_die(look.book, look.state.dice.get(die)?.kind)
}

/// A card of the own hand that can be paid for and has room. `ASH-TYPE-4` `ASH-ZONE-1` `ASH-ZONE-3`
fn may_play<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    if !look.state.lies_at(card, Zone::Hand, seat) {
        return refuse_card(look, "ASH-TYPE-13", "not-in-hand", card);
    }
    let printed = read.printed(card);
    match printed.kind {
        Kind::ReactionSpell => return refuse_card(look, "ASH-TYPE-4", "only-in-reaction", card),
        Kind::Ally if read.room(seat) == 0 => return refuse_card(look, "ASH-ZONE-1", "battlefield-full", card),
        Kind::ActionSpell if printed.stays && read.room(seat) == 0 => {
            return refuse_card(look, "ASH-ZONE-1", "battlefield-full", card);
        }
        Kind::ReadySpell if !read.fits_spellboard(seat, look.state.card(card).face) => {
            return refuse_card(look, "ASH-ZONE-3", "spellboard-full", card);
        }
        Kind::AlterationSpell if !has_host(look, seat, card) => {
            return refuse_card(look, "ASH-ALT-1", "nothing-to-attach-to", card);
        }
        _ => {}
    }
    payment::can_pay(look, seat, &printed.cost, Some(card))
}

/// An own card in play whose text is in force and can be paid for. Text with a cost before a colon waits for a moment for
/// actions. `ASH-EXH-3` `ASH-COST-12` `ASH-R11`
pub fn may_activate<W: Why>(look: Sight, seat: Seat, card: CardId, for_actions: bool) -> Result<(), W> {
    let read = reader(look);
    if !read.is_in_play(card) {
        return refuse_card(look, "ASH-TYPE-13", "not-in-play", card);
    }
    if read.controller(card) != seat {
        return refuse_card(look, "ASH-PUPPET-3", "not-yours", card);
    }
    let printed = read.printed(card);
    let Some((place, text, anytime)) = printed.usable() else {
        return refuse_card(look, "ASH-TYPE-7", "nothing-to-activate", card);
    };
    if !for_actions && !anytime {
        return refuse_card(look, "ASH-COST-12", "not-between-steps", card);
    }
    if !printed.abilities[usize::from(place)].inexhaustible && !read.has_texts(card) {
        let rule = match read.zone(card).0 {
            Zone::Phoenixborn => "ASH-EXH-4",
            Zone::Spellboard => "ASH-EXH-5",
            _ => "ASH-EXH-3",
        };
        return refuse_card(look, rule, "is-exhausted", card);
    }
    if read.status(card) < i32::from(text.needs_status) {
        return refuse_card(look, "ASH-STATUS-1", "too-few-tokens", card);
    }
    let focus = read.focus(card);
    let costs = |way| payment::costs(printed, Some(place), focus, way);
    let mut ways = payment::ways(printed, Some(place), focus).into_iter();
    if ways.any(|way| payment::can_pay::<()>(look, seat, &costs(way), None).is_ok()) {
        return Ok(());
    }
    payment::can_pay(look, seat, &costs(0), None)
}

/// A side action and a die that shows power. `ASH-DICE-4`
fn may_use_power<W: Why>(look: Sight, seat: Seat, id: DieId) -> Result<(), W> {
    let die = look.state.dice.get(id).filter(|die| die.owner == seat && die.pool == dice::ACTIVE);
    let face = power_of(look, id).filter(|_| die.is_some_and(|die| dice::side(die) == Side::Power));
    match face {
        Some(face) => payment::can_pay(look, seat, &look.book.face(face).printed.cost, None),
        None => refuse("ASH-DICE-4", "no-power-side"),
    }
}

/// A side action and something to discard. `ASH-MED-1` `ASH-TURN-5`
fn may_meditate<W: Why>(look: Sight, seat: Seat) -> Result<(), W> {
    if look.state.extra.sides == 0 {
        return refuse("ASH-TURN-3", "side-action-taken");
    }
    let zones = [Zone::Hand, Zone::Deck, Zone::Spellboard];
    let cards: usize = zones.into_iter().map(|zone| look.state.zone(zone, seat).len()).sum();
    if cards == 0 { refuse("ASH-MED-1", "nothing-to-discard") } else { Ok(()) }
}

/// In organized play, once. `ASH-WIN-4` `ASH-R14` `ASH-R23`
fn may_call_time<W: Why>(look: Sight, seat: Seat) -> Result<(), W> {
    let extra = &look.state.extra;
    if !extra.options.organized_play {
        return refuse("ASH-WIN-4", "no-time-to-call");
    }
    if extra.calls.contains(Some(seat)) { refuse("ASH-WIN-4", "has-called-time") } else { Ok(()) }
}

/// The main action, a unit that can attack, and somebody to attack. `ASH-ATK-1` `ASH-ATK-5`
fn may_attack<W: Why>(look: Sight, seat: Seat, on_unit: bool) -> Result<(), W> {
    if !look.state.extra.main {
        return refuse("ASH-TURN-2", "main-action-taken");
    }
    if reader(look).fighters(seat).next().is_none() {
        return refuse("ASH-ATK-1", "nobody-to-attack-with");
    }
    if on_unit && attack::victims(look, seat, true).is_empty() {
        return refuse("ASH-ATK-5", "no-unit-to-attack");
    }
    Ok(())
}
