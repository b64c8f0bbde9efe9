//! How good a table looks, for bots, and which dice are worth keeping.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, RwLock};

use kernel::prelude::*;

use crate::DiceThrone;
use crate::cards::{Kind, Part};
use crate::language::Zone;
use crate::questions::rolling::own_shown;
use crate::questions::{Moment, word};
use crate::rules::course::ATTEMPTS;
use crate::table::Sight;
use crate::table::reading::{abilities, companions, cp, health, number};
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
    ];
    const PLAYS: &'static [WordId] = &[word::PLAY];

    fn features(look: Sight, seat: Seat, out: &mut Vec<f64>) {
        let state = look.state;
        let waiting = f64::from(incoming::waiting(look.book, state, seat));
        let left = (f64::from(health(state, seat)) - waiting).max(0.0);
        let hand = state.zone(Zone::Hand, seat).len() as f64;
        out.extend([f64::from(health(state, seat)), 10.0 / (1.0 + left), waiting, f64::from(cp(state, seat))]);
        out.extend([hand.min(6.0), (hand - 6.0).max(0.0), board(look, seat).before()]);
        let mut tokens = [0.0; 3];
        for card in state.zone(Zone::Tokens, seat) {
            if let Some(status) = look.face(*card).printed.status() {
                let place = match status.kind {
                    Kind::Positive => 0,
                    Kind::Negative => 1,
                    Kind::Unique => 2,
                };
                tokens[place] += f64::from(number(state, *card));
            }
        }
        out.extend(tokens);
        out.extend([f64::from(companions(state, seat)), f64::from(u8::from(state.extra.active == seat))]);
    }

    fn is_quiet(_: Sight, ask: &Ask<Self>) -> bool {
        matches!(ask, Ask::Act(Moment::MainPhase(_)))
    }

    fn rank(look: Sight, choice: &Choice) -> i32 {
        match choice.word {
            word::ACTIVATE => 40,
            word::DEFEND => 30,
            word::PLAY if choice.card().is_some_and(|card| is_upgrade(look, card)) => 22,
            word::PLAY | word::USE => 20,
            word::SELL if look.state.zone(Zone::Hand, look.you()).len() <= 6 => -1,
            word::END | word::NONE | word::NO_DEFENCE => -1,
            PASS => -2,
            _ => 1,
        }
    }

    /// While rolling, what can be expected of the dice: announced now, or with some of them rolled again.
    fn rank_together<'a>(look: Sight, options: impl Iterator<Item = (&'a Choice, &'a mut i32)>) {
        let mut known: Option<Arc<Board>> = None;
        for (choice, rank) in options.filter(|(choice, _)| matches!(choice.word, word::KEEP | word::ANNOUNCE)) {
            let seat = look.state.extra.active;
            let left = look.state.extra.roll.left.min(ATTEMPTS as u8);
            let board = known.get_or_insert_with(|| board(look, seat));
            let expected = match (choice.word, choice.card()) {
                (word::ANNOUNCE, Some(card)) => announced(look, card, choice.number().unwrap_or(1)),
                _ if own_shown(look.state, seat) == [0; 6] => continue,
                _ => board.odds.keeping(&kept(choice.number().unwrap_or(0)), left),
            };
            *rank = 2 + (expected * 16.0) as i32;
        }
    }
}

fn is_upgrade(look: Sight, card: CardId) -> bool {
    look.face(card).printed.space().is_some()
}

/// What an announced way is worth.
fn announced(look: Sight, card: CardId, place: i32) -> f64 {
    let ways = look.face(card).printed.space().map_or(&[][..], |space| &space.level.ways);
    ways.get(place as usize - 1).map_or(0.0, worth::way)
}

fn kept(mut number: i32) -> [u8; 6] {
    let mut shown = [0; 6];
    while number > 0 {
        shown[(number % 10) as usize - 1] += 1;
        number /= 10;
    }
    shown
}

/// What dice are worth to a board, whatever is kept of them.
struct Board {
    odds: Odds,
}

impl Board {
    /// What an Offensive Roll Phase can be expected to bring.
    fn before(&self) -> f64 {
        self.odds.before(ATTEMPTS as u8)
    }
}

type Boards = HashMap<(u64, Vec<FaceId>), Arc<Board>>;

/// Boards as they were met, by the data and the faces on them: working one out takes as long as dozens of decisions.
static BOARDS: LazyLock<RwLock<Boards>> = LazyLock::new(RwLock::default);

/// How many boards are remembered.
const MOST_BOARDS: usize = 4_096;

fn board(look: Sight, seat: Seat) -> Arc<Board> {
    let is_rolled = |part| matches!(part, Part::Offensive | Part::Ultimate);
    let spaces = || abilities(look.book, look.state, seat, is_rolled);
    let key = (look.book.data, spaces().map(|(card, _)| look.state.card(card).face).collect::<Vec<_>>());
    if let Some(found) = BOARDS.read().expect("nobody fails while writing").get(&key) {
        return found.clone();
    }
    let mut ways = Vec::new();
    for (_, space) in spaces() {
        ways.extend(space.activators.iter().zip(space.level.ways.iter().map(worth::way)));
    }
    let best = |shown: &[u8; 6]| {
        let met = ways.iter().filter(|(activator, _)| activator.is_met(shown));
        met.map(|(_, worth)| *worth).fold(0.0, f64::max)
    };
    let board = Arc::new(Board { odds: Odds::worth(ATTEMPTS as u8, best) });
    let mut boards = BOARDS.write().expect("nobody fails while writing");
    if boards.len() >= MOST_BOARDS {
        boards.clear();
    }
    boards.insert(key, board.clone());
    board
}
