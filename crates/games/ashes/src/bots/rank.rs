//! What to look at first: how promising an answer looks at a glance.

use kernel::prelude::*;
use kernel::table::dice::{Die, DieId};

use super::{open_attack, prey};
use crate::Ashes;
use crate::language::{Aimed, Cost, Kind, Side, Verb, Zone};
use crate::questions::word;
use crate::table::extra::{Attack, Stage};
use crate::table::reading::{Reader, reader};
use crate::table::{HAND, Sight, dice};
use crate::texts;

/// What to look at first. Bots also play on by this until an action is over: so targets, blocks and payments are ranked
/// as a sensible player would choose them at a glance. Below 0 is what ends a turn, and what is worse than that.
pub fn rank(look: Sight, choice: &Choice) -> i32 {
    let read = reader(look);
    let answers = look.scope.event.is_some();
    match (choice.word, choice.card()) {
        (word::PLAY, _) if answers => 2,
        (PASS, _) if answers => 1,
        (word::PLAY, Some(card)) => play_rank(read, card),
        (word::ACTIVATE, Some(card)) => activate_rank(read, card),
        (word::ATTACK_PHOENIXBORN, _) => attack_rank(look, false),
        (word::ATTACK_UNIT, _) => attack_rank(look, true),
        (word::POWER, _) => 8,
        (word::MEDITATE, _) if basic_dice(look) < 2 || is_deck_low(look) => -3,
        (word::MEDITATE, _) => 0,
        (word::DISCARD_TOP, _) if i32::from(look.state.extra.meditated) < basic_dice(look).min(3) => 4,
        (word::DISCARD_TOP, _) => 0,
        (word::END, _) => -1,
        (PASS, _) => -2,
        (word::SEND, Some(card)) => {
            if read.attack(card) > 0 {
                4
            } else {
                0
            }
        }
        (word::BLOCK, _) => block_rank(read, choice),
        (word::TARGET, Some(card)) => target_rank(look, card),
        (word::PLAYER, _) => {
            if choice.args[0] == Arg::Seat(look.you()) {
                0
            } else {
                2
            }
        }
        (word::GUARD, Some(card)) => {
            if guards_well(look, card) {
                3
            } else {
                0
            }
        }
        (word::NO_GUARD, _) => 2,
        (word::COUNTER | YES, _) => 3,
        (word::SHARE, Some(card)) => share_rank(read, card, choice.number().unwrap_or(0)),
        (word::SPEND, _) => spend_rank(look, choice),
        (word::TURN_POWER, _) => turn_rank(look, choice),
        (word::TURN_CLASS, _) if die_worth(look, choice) == 0 => 2,
        (word::TURN_CLASS, _) => 0,
        (word::TURN_BASIC, _) => 0,
        // Only a basic side is rolled again.
        (word::EXHAUST, _) if look.state.extra.stage == Stage::Recovery => (2 - 2 * die_worth(look, choice)).max(0),
        (word::EXHAUST, _) => 1 + die_worth(look, choice),
        (word::KEEP, Some(card)) => keep_rank(read, card),
        (word::TAKE, Some(card)) => keep_rank(read, card),
        (word::REMOVE | word::DRAW, _) => choice.number().unwrap_or(0).min(3),
        (word::DISCARD | word::DISCARD_FROM, Some(card)) => discard_rank(look, card),
        (DONE, _) if look.state.extra.attack.as_ref().is_some_and(|attack| is_enough(look, attack)) => 5,
        _ => 1,
    }
}

fn life_left(read: Reader, card: CardId) -> i32 {
    read.life(card) - read.wounds(card)
}

/// What a card in play is worth to whoever controls it.
fn worth(read: Reader, card: CardId) -> i32 {
    match read.kind(card) {
        Kind::Phoenixborn => 3,
        Kind::Ally | Kind::Conjuration => 2 + read.attack(card).max(0) + life_left(read, card).clamp(0, 5),
        _ => 3,
    }
}

/// Spells that stay and units come first.
fn play_rank(read: Reader, card: CardId) -> i32 {
    let printed = read.printed(card);
    match printed.kind {
        Kind::ReadySpell => 24,
        Kind::Ally => 20 + printed.attack,
        Kind::AlterationSpell => 12,
        _ => 14,
    }
}

/// What brings units comes before what attacks. What costs nothing can be used again and again: ending the turn comes first.
fn activate_rank(read: Reader, card: CardId) -> i32 {
    let Some((_, text, _)) = read.printed(card).usable() else { return 0 };
    let summons = |effect: &Effect<Ashes>| matches!(effect, Effect::Do(Verb::Summon(..) | Verb::SummonWith(..)));
    match text {
        _ if text.cost.is_empty() => -4,
        _ if text.then.iter().any(summons) => 22,
        _ => 10,
    }
}

/// A Phoenixborn is attacked with what can hurt, a unit with what kills one.
fn attack_rank(look: Sight, on_unit: bool) -> i32 {
    let (read, seat) = (reader(look), look.you());
    let attacks = read.fighters(seat).map(|card| read.attack(card));
    if !on_unit {
        let wins = prey(read, seat).is_some_and(|(prey, life)| open_attack(read, seat, prey) >= life);
        return match attacks.sum::<i32>() {
            _ if wins => 40,
            ..2 => 2,
            _ => 16,
        };
    }
    let best = attacks.max().unwrap_or(0);
    let falls = |card: &CardId| life_left(read, *card) <= best;
    let theirs = look.state.opponents(seat).flat_map(|other| look.state.zone(Zone::Battlefield, other));
    if theirs.into_iter().any(falls) { 15 } else { 2 }
}

/// Whether those sent already do what an attack is for: kill some unit; against a Phoenixborn nobody is too many.
fn is_enough(look: Sight, attack: &Attack) -> bool {
    let read = reader(look);
    if !attack.on_unit || attack.declared {
        return false;
    }
    let sum: i32 = attack.attackers.iter().map(|card| read.attack(card.card).max(0)).sum();
    let theirs = look.state.opponents(look.you()).flat_map(|other| look.state.zone(Zone::Battlefield, other));
    theirs.into_iter().any(|card| life_left(read, *card) <= sum)
}

/// A block that kills, that is survived, or without which the Phoenixborn may fall.
fn block_rank(read: Reader, choice: &Choice) -> i32 {
    let (Arg::Card(attacker), Arg::Card(blocker)) = (choice.args[0], choice.args[1]) else { return 0 };
    let (blow, answer) = (read.attack(attacker), read.attack(blocker));
    let (survives, kills) = (blow < life_left(read, blocker), answer >= life_left(read, attacker));
    let phoenixborn = read.phoenixborn(read.controller(blocker));
    let danger = phoenixborn.is_some_and(|card| life_left(read, card) <= 2 * blow.max(1));
    match (survives, kills) {
        (true, true) => 6,
        (true, false) => 4,
        (false, true) if worth(read, attacker) >= worth(read, blocker) => 3,
        _ if danger => 2,
        _ => 0,
    }
}

/// Whether a guard survives what the unit attacked would not.
fn guards_well(look: Sight, card: CardId) -> bool {
    let read = reader(look);
    let Some(attack) = &look.state.extra.attack else { return false };
    let blow: i32 = attack.attackers.iter().map(|card| read.attack(card.card).max(0)).sum();
    let Some(target) = look.state.still(attack.target) else { return false };
    let spare = if look.state.lies_in(card, Zone::Phoenixborn) { 8 } else { 0 };
    blow >= life_left(read, target) && blow + spare < life_left(read, card) && worth(read, target) > 4
}

/// A counter goes where it just destroys something.
fn share_rank(read: Reader, card: CardId, number: i32) -> i32 {
    match number.cmp(&life_left(read, card)) {
        std::cmp::Ordering::Equal => 20,
        std::cmp::Ordering::Less => 1 + number,
        std::cmp::Ordering::Greater => 0,
    }
}

/// Harm goes to the opponents' best cards, help to the own; an attack to what it kills.
fn target_rank(look: Sight, card: CardId) -> i32 {
    let read = reader(look);
    let worth = worth(read, card);
    if let Some(attack) =
        look.state.extra.attack.as_ref().filter(|attack| attack.declared && attack.target == CardRef::NONE)
    {
        let sum: i32 = attack.attackers.iter().map(|card| read.attack(card.card).max(0)).sum();
        return if life_left(read, card) <= sum { 10 + worth } else { 2 };
    }
    let theirs = read.controller(card) != look.you();
    if theirs == helps(look) { (4 - worth).max(0) } else { 5 + worth }
}

/// Whether the text that is followed, or the alteration that is attached, is meant for one's own units.
fn helps(look: Sight) -> bool {
    let Some(printed) = texts::printed(look) else { return false };
    if printed.kind == Kind::AlterationSpell {
        return printed.shift.attack + printed.shift.life > 0;
    }
    let text = printed.text(texts::place(look));
    text.is_some_and(|text| {
        let helps = |verb: &Verb| match verb {
            Verb::Heal(..) | Verb::AddStatus(..) | Verb::AddAttack(..) | Verb::Gain(..) => true,
            verb => matches!(verb, Verb::Refresh(..) | Verb::Charm(..) | Verb::Ward(..)),
        };
        let kind = |effect: &Effect<Ashes>| if let Effect::Do(verb) = effect { helps(verb) } else { false };
        text.then.iter().any(kind) && !text.targets.iter().any(|aim| matches!(aim.at, Aimed::Tokened(_)))
    })
}

/// What the side of the die is worth that an option names: 0 basic, 1 class, 2 power.
fn die_worth(look: Sight, choice: &Choice) -> i32 {
    let Arg::Die(id) = choice.args[0] else { return 0 };
    let side = |id: DieId| look.state.dice.get(id).map(dice::side);
    match side(id) {
        Some(Side::Power) => 2,
        Some(Side::Class) => 1,
        _ => 0,
    }
}

/// The weakest side is spent first, and of the types that show it the one that is missed least.
fn spend_rank(look: Sight, choice: &Choice) -> i32 {
    let Some(kind) = kind_of(look, choice) else { return 0 };
    20 * (2 - die_worth(look, choice)) + spare(look, kind)
}

/// A basic side is turned before a class side, and of the types that show it the one that is missed most. To turn a power side
/// would change nothing.
fn turn_rank(look: Sight, choice: &Choice) -> i32 {
    let Some(kind) = kind_of(look, choice).filter(|_| die_worth(look, choice) < 2) else { return 0 };
    20 * (2 - die_worth(look, choice)) - spare(look, kind)
}

fn kind_of(look: Sight, choice: &Choice) -> Option<u8> {
    let Arg::Die(id) = choice.args[0] else { return None };
    look.state.dice.get(id).map(|die| die.kind)
}

/// How many active dice of a type show more than their basic side, less the symbols of that type on the own cards that could be
/// played or used.
fn spare(look: Sight, kind: u8) -> i32 {
    let (read, seat) = (reader(look), look.you());
    let shows = |die: &Die| die.kind == kind && dice::side(die) != Side::Basic;
    let has = look.state.dice.pool(seat, dice::ACTIVE).filter(|(_, die)| shows(die)).count() as i32;
    let hand = look.state.zone(Zone::Hand, seat).iter().map(|card| symbols(&read.printed(*card).cost, kind));
    let ready = [Zone::Phoenixborn, Zone::Spellboard].into_iter().flat_map(|zone| look.state.zone(zone, seat));
    let ready = ready.filter(|card| !read.is_exhausted(**card)).filter_map(|card| read.printed(*card).usable());
    (has - hand.sum::<i32>() - ready.map(|(_, text, _)| symbols(&text.cost, kind)).sum::<i32>()).clamp(-9, 9)
}

/// How many symbols of a type of dice a cost has.
fn symbols(cost: &[Cost], kind: u8) -> i32 {
    let of = |cost: &Cost| match *cost {
        Cost::Class(magic, number) | Cost::Power(magic, number) if magic as u8 == kind => i32::from(number),
        _ => 0,
    };
    cost.iter().map(of).sum()
}

/// How many of the own active dice show their basic side, which Meditate could turn.
fn basic_dice(look: Sight) -> i32 {
    let active = look.state.dice.pool(look.you(), dice::ACTIVE);
    active.filter(|(_, die)| dice::side(die) == Side::Basic).count() as i32
}

/// Whether as many cards have been discarded for Meditate as there are basic sides to turn; one card turns a class side.
pub fn has_meditated_enough(look: Sight) -> bool {
    let meditated = i32::from(look.state.extra.meditated);
    meditated > 0 && meditated >= basic_dice(look)
}

/// Whether the own draw pile will not last for two more rounds.
fn is_deck_low(look: Sight) -> bool {
    look.state.zone(Zone::Deck, look.you()).len() < 2 * HAND
}

/// What a hand wants to begin with: spells that stay, and units, the cheap ones first.
fn keep_rank(read: Reader, card: CardId) -> i32 {
    let printed = read.printed(card);
    let dice = dice::due(&printed.cost).iter().map(|due| i32::from(due.number)).sum::<i32>();
    match printed.kind {
        Kind::ReadySpell => 9 - dice,
        Kind::Ally => 8 - dice / 2,
        Kind::ActionSpell => 3,
        _ => 2,
    }
}

/// What can be spared: copies of spells that lie there already. In the prepare phase cards are kept.
fn discard_rank(look: Sight, card: CardId) -> i32 {
    if look.state.lies_in(card, Zone::Spellboard) || look.state.extra.stage == Stage::Prepare {
        return 0;
    }
    let face = look.state.card(card).face;
    let lies_there = |other: &CardId| look.state.card(*other).face == face;
    1 + i32::from(look.state.zone(Zone::Spellboard, look.you()).iter().any(lies_there))
}
