//! How good a table looks, for bots, and which dice are worth keeping.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, RwLock};

use kernel::prelude::*;
use kernel::table::dice::{Die, DieId};

use crate::DiceThrone;
use crate::cards::{Is, Kind, Part, Status, Want, Way, occasion};
use crate::language::Zone;
use crate::questions::rolling::own_shown;
use crate::questions::{Moment, word};
use crate::rules::course::ATTEMPTS;
use crate::table::reading::{abilities, companions, cp, health, hero, is_opponent, number};
use crate::table::{Sight, dice};
use crate::texts::incoming;
use crate::texts::odds::Odds;
use crate::texts::worth;

impl Bots for DiceThrone {
    const FEATURES: &'static [&'static str] = &[
        "health",
        "danger",
        "incoming",
        "cp",
        "hand",
        "larger hand",
        "board",
        "good tokens",
        "bad tokens",
        "own tokens",
        "companions",
        "turn",
        "larger cp",
        "tokens",
        "defence",
        "upgrades",
        "pressure",
    ];
    const PLAYS: &'static [WordId] = &[word::PLAY];

    fn features(look: Sight, seat: Seat, out: &mut Vec<f64>) {
        let state = look.state;
        let waiting = f64::from(incoming::waiting(look.book, state, seat));
        let left = (f64::from(health(state, seat)) - waiting).max(0.0);
        let hand = state.zone(Zone::Hand, seat).len() as f64;
        let cp = f64::from(cp(state, seat));
        out.extend([f64::from(health(state, seat)), 10.0 / (1.0 + left), waiting, cp]);
        let own = board(look, seat);
        out.extend([hand.min(6.0), (hand - 6.0).max(0.0), own.before]);
        let (mut tokens, mut worth) = ([0.0; 3], 0.0);
        let worths = worth::worths(look.book);
        for card in state.zone(Zone::Tokens, seat) {
            if let Some(status) = look.face(*card).printed.status() {
                let place = match status.kind {
                    Kind::Positive => 0,
                    Kind::Negative => 1,
                    Kind::Unique => 2,
                };
                let several = f64::from(number(state, *card));
                let each = worths.token(state.card(*card).face);
                tokens[place] += several;
                worth += several * if place == 2 && is_of_hero(look, seat, status) { each.max(0.0) } else { each };
            }
        }
        out.extend(tokens);
        out.extend([f64::from(companions(state, seat)), f64::from(u8::from(state.extra.active == seat))]);
        let rivals = state.living().filter(|other| is_opponent(state, seat, *other));
        let threat = rivals.map(|rival| board(look, rival).before).fold(0.0, f64::max);
        out.extend([(cp - 6.0).max(0.0), worth, own.defence, own.upgrades, threat / (1.0 + left)]);
    }

    fn is_quiet(_: Sight, ask: &Ask<Self>) -> bool {
        matches!(ask, Ask::Act(Moment::MainPhase(_)))
    }

    fn rank(look: Sight, choice: &Choice) -> i32 {
        match (choice.word, choice.card()) {
            (word::ACTIVATE, _) => 40,
            (word::DEFEND, _) => 30,
            (word::PLAY, Some(card)) if is_upgrade(look, card) => 22,
            (word::PLAY, Some(card)) => of_use(look, card, occasion::PLAY),
            (word::USE, Some(card)) => of_use(look, card, occasion::USES + choice.number().unwrap_or(1) as u8 - 1),
            (word::SELL, _) if look.state.zone(Zone::Hand, look.you()).len() <= 6 => -1,
            (word::END | word::NONE | word::NO_DEFENCE, _) => -1,
            (word::CHOOSE, _) => choice.seat().map_or(1, |seat| whom(look, seat)),
            _ => 1,
        }
    }

    /// While rolling, what can be expected of the dice: announced now, or with some of them rolled again; and what becomes of them
    /// if a die is changed.
    fn rank_together<'a>(look: Sight, options: impl Iterator<Item = (&'a Choice, &'a mut i32)>) {
        let mut known: Option<Arc<Board>> = None;
        let options: Vec<_> = options.filter(|(choice, _)| is_about_dice(choice.word)).collect();
        let (seat, left) = (look.state.extra.active, look.state.extra.roll.left.min(ATTEMPTS as u8));
        let rolled = |choice: &Choice| choice.die().is_none_or(|die| offence(look, seat, die).is_some());
        let shown = own_shown(look.state, seat);
        if shown == [0; 6] || !options.iter().any(|(choice, _)| choice.word != DONE && rolled(choice)) {
            return;
        }
        for (choice, rank) in options {
            let board = known.get_or_insert_with(|| board(look, seat));
            let expected = match (choice.word, choice.card(), choice.die()) {
                (word::ANNOUNCE, Some(card), _) => announced(look, card, choice.number().unwrap_or(1)),
                (word::KEEP, ..) => board.odds.keeping(&kept(choice.number().unwrap_or(0)), left),
                (DONE, ..) => board.odds.best(&shown, left).0,
                (word::TURN | word::REROLL, _, Some(die)) => match changed(look, seat, shown, choice, die) {
                    Some((after, 5)) => board.odds.best(&after, left).0,
                    Some((after, _)) => board.odds.keeping(&after, left.max(1)),
                    None => continue,
                },
                _ => continue,
            };
            let is_own = !is_opponent(look.state, look.you(), seat);
            *rank = if is_own { 2 + (expected * 16.0) as i32 } else { (MOST_WORTH - expected * 16.0) as i32 };
        }
    }
}

/// More than any dice are worth to whoever rolls them, sixteenfold.
const MOST_WORTH: f64 = 1_000.0;

fn is_about_dice(word: WordId) -> bool {
    matches!(word, word::KEEP | word::ANNOUNCE | word::TURN | word::REROLL | DONE)
}

/// The dice of an Offensive Roll Phase once one of them is changed, and how many still lie as they are: one fewer if it is rolled.
fn changed(look: Sight, seat: Seat, shown: [u8; 6], choice: &Choice, die: DieId) -> Option<([u8; 6], u8)> {
    let die = offence(look, seat, die)?;
    let mut after = shown;
    after[usize::from(die.shows) - 1] -= 1;
    if choice.word == word::REROLL {
        return Some((after, dice::NUMBER - 1));
    }
    *after.get_mut(choice.number()? as usize - 1)? += 1;
    Some((after, dice::NUMBER))
}

/// A die of an Offensive Roll Phase.
fn offence<'a>(look: Sight<'a>, seat: Seat, die: DieId) -> Option<&'a Die> {
    look.state.dice.get(die).filter(|die| (die.owner, die.pool) == (seat, dice::OFFENCE))
}

/// Whoever is chosen is mostly meant well, unless only others can be.
fn whom(look: Sight, seat: Seat) -> i32 {
    match seat == look.you() {
        true => 3,
        false if is_opponent(look.state, look.you(), seat) => 2,
        false => 1,
    }
}

/// What serves in most cases comes first; what serves only now and then is left to a closer look.
fn of_use(look: Sight, card: CardId, occasion: u8) -> i32 {
    let you = look.you();
    let serves = |want: &Want| match want {
        Want::Dice(_) | Want::Attempts(_) => false,
        Want::Incoming => {
            let waiting = incoming::waiting(look.book, look.state, you);
            waiting >= WORTH_PREVENTING || waiting >= health(look.state, you)
        }
        Want::Tokens => has_bad_tokens(look, you),
        Want::Attack => true,
    };
    if look.face(card).printed.wants(occasion).iter().all(serves) { 20 } else { 0 }
}

/// Less damage than this is not worth a card or a token at first sight.
const WORTH_PREVENTING: i32 = 4;

fn has_bad_tokens(look: Sight, seat: Seat) -> bool {
    let is_bad = |card: &CardId| look.face(*card).printed.status().is_some_and(|status| status.kind == Kind::Negative);
    look.state.zone(Zone::Tokens, seat).iter().any(is_bad)
}

fn is_upgrade(look: Sight, card: CardId) -> bool {
    look.face(card).printed.space().is_some()
}

/// What an announced way is worth.
fn announced(look: Sight, card: CardId, place: i32) -> f64 {
    let ways = look.face(card).printed.space().map_or(&[][..], |space| &space.level.ways);
    ways.get(place as usize - 1).map_or(0.0, |way| worth::worths(look.book).way(look.book, way))
}

fn kept(mut number: i32) -> [u8; 6] {
    let mut shown = [0; 6];
    while number > 0 {
        shown[(number % 10) as usize - 1] += 1;
        number /= 10;
    }
    shown
}

/// Whether a status effect stands on the leaflet of a player's hero.
fn is_of_hero(look: Sight, seat: Seat, status: &Status) -> bool {
    let hero = hero(look.book, look.state, seat).and_then(|face| look.book.face(face).printed.hero());
    hero.is_some_and(|hero| hero.statuses.contains(&status.id))
}

/// What the abilities of a board are worth.
struct Board {
    /// What dice are worth to it, whatever is kept of them.
    odds: Odds,
    /// What an Offensive Roll Phase can be expected to bring.
    before: f64,
    /// What its best defence is worth.
    defence: f64,
    /// How many of its abilities have been upgraded.
    upgrades: f64,
}

type Boards = HashMap<(u64, Vec<FaceId>), Arc<Board>>;

/// Boards as they were met, by the data and the faces on them: working one out takes as long as dozens of decisions.
static BOARDS: LazyLock<RwLock<Boards>> = LazyLock::new(RwLock::default);

/// How many boards are remembered.
const MOST_BOARDS: usize = 4_096;

fn board(look: Sight, seat: Seat) -> Arc<Board> {
    let cards = look.state.zone(Zone::Board, seat);
    let key = (look.book.data, cards.iter().map(|card| look.state.card(*card).face).collect::<Vec<_>>());
    if let Some(found) = BOARDS.read().expect("nobody fails while writing").get(&key) {
        return found.clone();
    }
    let worths = worth::worths(look.book);
    let value = |way: &Way| worths.way(look.book, way);
    let (mut ways, mut defence) = (Vec::new(), 0.0_f64);
    for (_, space) in abilities(look.book, look.state, seat, |_| true) {
        let worth = space.level.ways.iter().map(value);
        match space.part {
            Part::Offensive | Part::Ultimate => ways.extend(space.activators.iter().zip(worth)),
            Part::Defensive => defence = worth.fold(defence, f64::max),
            Part::Passive => {}
        }
    }
    let best = |shown: &[u8; 6]| {
        let met = ways.iter().filter(|(activator, _)| activator.is_met(shown));
        met.map(|(_, worth)| *worth).fold(0.0, f64::max)
    };
    let odds = Odds::worth(ATTEMPTS as u8, best);
    let upgrades = cards.iter().filter(|card| matches!(look.face(**card).printed.is, Is::Upgrade(..))).count() as f64;
    let board = Arc::new(Board { before: odds.before(ATTEMPTS as u8), odds, defence, upgrades });
    let mut boards = BOARDS.write().expect("nobody fails while writing");
    if boards.len() >= MOST_BOARDS {
        boards.clear();
    }
    boards.insert(key, board.clone());
    board
}
