//! How good an Ashes table looks, for bots.

mod rank;

use kernel::prelude::*;
use kernel::search::SURE;

use crate::Ashes;
use crate::language::{Keyword, Side, Zone};
use crate::questions::{Moment, word};
use crate::table::extra::Stage;
use crate::table::reading::{Reader, reader};
use crate::table::{Sight, dice};

const KEYWORDS: [Keyword; 3] = [Keyword::UnitGuard, Keyword::BattleAdvantage, Keyword::Bypass];

impl Bots for Ashes {
    const FEATURES: &'static [&'static str] = &[
        "life",
        "danger",
        "open attack",
        "lethal attack",
        "units",
        "attack",
        "unit life",
        "recover",
        "ready units",
        "ready attack",
        "keywords",
        "unit status",
        "spells",
        "ready spells",
        "focus",
        "spell status",
        "spell cost",
        "hand to 5",
        "larger hand",
        "deck to 10",
        "larger deck",
        "dice to 4",
        "more dice",
        "class dice",
        "power dice",
        "exhausted Phoenixborn",
        "first player",
        "turn",
    ];
    const PLAYS: &'static [WordId] = &[word::PLAY];

    /// What a player has: life, what can reach the opponent's, units, spells, cards, dice.
    fn features(look: Sight, seat: Seat, out: &mut Vec<f64>) {
        let (state, read) = (look.state, reader(look));
        let life = life(read, seat);
        // The last points of life are worth most.
        out.extend([f64::from(life), 10.0 / (1.0 + f64::from(life))]);
        out.extend(reach(read, seat));
        let mut units = [0.0; 8];
        for &card in state.zone(Zone::Battlefield, seat) {
            for (sum, part) in units.iter_mut().zip(unit(read, card)) {
                *sum += part;
            }
        }
        out.extend(units);
        let mut spells = [0.0; 5];
        for &card in state.zone(Zone::Spellboard, seat) {
            for (sum, part) in spells.iter_mut().zip(spell(read, card)) {
                *sum += part;
            }
        }
        out.extend(spells);
        let parted = |number: usize, first: usize| [number.min(first) as f64, number.saturating_sub(first) as f64];
        out.extend(parted(state.zone(Zone::Hand, seat).len(), 5));
        out.extend(parted(state.zone(Zone::Deck, seat).len(), 10));
        let (mut active, mut class, mut power) = (0, 0.0, 0.0);
        for (_, die) in state.dice.pool(seat, dice::ACTIVE) {
            active += 1;
            match dice::side(die) {
                Side::Power => power += 1.0,
                Side::Class => class += 1.0,
                Side::Basic => {}
            }
        }
        out.extend(parted(active, 4));
        let exhausted = read.phoenixborn(seat).is_some_and(|card| read.is_exhausted(card));
        let extra = &state.extra;
        let turn = extra.stage == Stage::Turns && extra.active == seat && extra.main;
        out.extend([class, power, yes(exhausted), yes(extra.first == seat), yes(turn)]);
    }

    fn is_quiet(_: Sight, ask: &Ask<Self>) -> bool {
        matches!(ask, Ask::Act(Moment::Turn(_)))
    }

    /// How something is paid for, and which dice are turned or rolled again, is one act with what it is for.
    fn is_routine(_: Sight, ask: &Ask<Self>) -> bool {
        matches!(ask, Ask::Act(Moment::PayDice(_) | Moment::TurnDie(_) | Moment::ExhaustDie(_)))
    }

    fn rank(look: Sight, choice: &Choice) -> i32 {
        rank::rank(look, choice)
    }

    /// Meditating ends with the last die that it is worth while to turn: nobody throws a draw pile away for nothing.
    fn rank_together<'a>(look: Sight, options: impl Iterator<Item = (&'a Choice, &'a mut i32)>) {
        if !rank::has_meditated_enough(look) {
            return;
        }
        let (mut meditates, mut done) = (false, None);
        for (choice, rank) in options {
            match choice.word {
                word::DISCARD_TOP => meditates = true,
                DONE => done = Some(rank),
                _ => {}
            }
        }
        if let Some(rank) = done.filter(|_| meditates) {
            *rank = SURE;
        }
    }
}

fn yes(is: bool) -> f64 {
    f64::from(u8::from(is))
}

/// The life that a player's Phoenixborn has left.
fn life(read: Reader, seat: Seat) -> i32 {
    read.phoenixborn(seat).map_or(0, |card| read.life(card) - read.wounds(card)).max(0)
}

/// The opponent who is easiest to defeat, with the life left.
fn prey(read: Reader, seat: Seat) -> Option<(Seat, i32)> {
    read.state.opponents(seat).map(|other| (other, life(read, other))).min_by_key(|(_, life)| *life)
}

/// The attack that a Phoenixborn cannot escape, each unit that can block taking away the strongest attacker that is left.
fn open_attack(read: Reader, seat: Seat, prey: Seat) -> i32 {
    let mut attacks: Vec<i32> = read.fighters(seat).map(|card| read.attack(card).max(0)).collect();
    attacks.sort_unstable();
    let blockers = read.fighters(prey).count();
    attacks.iter().take(attacks.len().saturating_sub(blockers)).sum()
}

/// How much damage an attack does even if all others block, and whether that is enough to win.
fn reach(read: Reader, seat: Seat) -> [f64; 2] {
    let Some((prey, life)) = prey(read, seat) else { return [0.0; 2] };
    let open = open_attack(read, seat, prey);
    [f64::from(open.min(life)), yes(open >= life)]
}

/// One; attack, life left, recovery; whether it is ready, and with what attack; keywords that are worth something; tokens.
fn unit(read: Reader, card: CardId) -> [f64; 8] {
    let attack = f64::from(read.attack(card).max(0));
    let ready = yes(!read.is_exhausted(card));
    let keywords = KEYWORDS.iter().filter(|keyword| read.has(**keyword, card)).count();
    [
        1.0,
        attack,
        f64::from((read.life(card) - read.wounds(card)).max(0)),
        f64::from(read.recover(card)),
        ready,
        ready * attack,
        keywords as f64,
        f64::from(read.status(card)),
    ]
}

/// One; whether it is ready, whether it has focus; tokens; the dice it took to play.
fn spell(read: Reader, card: CardId) -> [f64; 5] {
    let dice: u8 = dice::due(&read.printed(card).cost).iter().map(|due| due.number).sum();
    [1.0, yes(!read.is_exhausted(card)), yes(read.focus(card) > 0), f64::from(read.status(card)), f64::from(dice)]
}
