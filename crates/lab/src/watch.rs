//! What is noted while a match is played.

use catalog::GameEntry;
use kernel::erased::AnyMatch;
use kernel::table::seats::Seat;

use crate::play::{Dealt, Wanted};
use crate::row::{DecisionRow, Facts, Told, TurnRow};
use crate::told;

/// What is noted while a match is played.
pub struct Watch {
    wanted: Wanted,
    pub seating: Vec<u16>,
    /// Who began.
    pub first: Option<Seat>,
    pub decisions: Vec<DecisionRow>,
    pub turns: Vec<TurnRow>,
    pub cards: Vec<Dealt>,
    /// What was last told of the table; words stay when there is nothing to tell any more.
    pub facts: Facts,
    /// The turn that is being played.
    turn: Option<u32>,
    /// How many cards each seat has played.
    played: Vec<u32>,
    /// By seat and face, what was its own at the beginning.
    owned: Vec<Vec<u16>>,
    /// By face, for counting.
    held: Vec<u16>,
    own: Vec<u16>,
}

impl Watch {
    pub fn new(title: &GameEntry, play: &dyn AnyMatch, seating: Vec<u16>, wanted: Wanted) -> Watch {
        let faces = title.game.faces();
        let seats = if wanted.cards { seating.len() } else { 0 };
        let (mut held, mut own) = (vec![0; faces], vec![0; faces]);
        let mut owned = Vec::new();
        let mut dealt = |seat: usize| {
            let mut present = vec![false; faces];
            play.mark_present(Seat(seat as u8), &mut present);
            own.fill(0);
            play.count_cards(Seat(seat as u8), &mut held, &mut own);
            owned.push(own.clone());
            Dealt {
                present,
                seen: vec![false; faces],
                opening: vec![0; faces],
                drawn: vec![false; faces],
                gained: vec![0; faces],
                gained_turn: vec![0; faces],
                played: vec![0; faces],
                played_turn: vec![0; faces],
            }
        };
        Watch {
            wanted,
            first: None,
            decisions: Vec::new(),
            turns: Vec::new(),
            cards: (0..seats).map(&mut dealt).collect(),
            facts: told::facts(play),
            turn: None,
            played: vec![0; seating.len()],
            owned,
            held,
            own,
            seating,
        }
    }

    /// Before a decision is done.
    pub fn look(&mut self, play: &dyn AnyMatch, number: u64, decision: u32, option: usize) {
        let Some(seat) = play.asked() else { return };
        // Whoever is first asked while nothing is half done begins.
        let begins = self.first.is_none() && play.is_quiet();
        if begins {
            self.first = Some(seat);
        }
        let (turn, new_turn) = (play.turn(), self.turn != Some(play.turn()));
        if new_turn {
            self.turn = Some(turn);
            self.look_at_table(play);
            if self.wanted.turns {
                self.note_turn(play, number, Some(seat), false);
            }
        }
        if self.wanted.cards {
            for other in (0..self.cards.len()).filter(|other| new_turn || begins || *other == seat.index()) {
                self.count(play, other, begins);
            }
        }
        if self.wanted.cards || self.wanted.turns {
            let face = play.plays(option);
            self.played[seat.index()] += u32::from(face.is_some());
            if let (true, Some(face)) = (self.wanted.cards, face) {
                let (dealt, face) = (&mut self.cards[seat.index()], face.index());
                dealt.seen[face] = true;
                if dealt.played[face] == 0 {
                    dealt.played_turn[face] = turn;
                }
                dealt.played[face] = dealt.played[face].saturating_add(1);
            }
        }
        if self.wanted.decisions {
            let options = play.options();
            self.decisions.push(DecisionRow {
                number,
                decision,
                turn,
                seat: seat.0,
                entrant: self.seating[seat.index()],
                options: options.len() as u32,
                chosen: options[option].text.clone(),
            });
        }
    }

    /// What the game tells of the table now. A villain that is gone still has its name.
    fn look_at_table(&mut self, play: &dyn AnyMatch) {
        for (known, now) in self.facts.iter_mut().zip(told::facts(play)) {
            if now.is_some() || !matches!(known, Some(Told::Word(_))) {
                *known = now;
            }
        }
    }

    /// What a seat holds, sees and owns now.
    fn count(&mut self, play: &dyn AnyMatch, seat: usize, begins: bool) {
        let (dealt, turn) = (&mut self.cards[seat], play.turn());
        play.mark_seen(Seat(seat as u8), &mut dealt.seen);
        self.held.fill(0);
        self.own.fill(0);
        play.count_cards(Seat(seat as u8), &mut self.held, &mut self.own);
        for (face, (held, own)) in self.held.iter().zip(&self.own).enumerate() {
            if begins {
                dealt.opening[face] = *held;
            }
            dealt.drawn[face] |= self.first.is_some() && *held > dealt.opening[face];
            let gained = own.saturating_sub(self.owned[seat][face]);
            if gained > dealt.gained[face] {
                if dealt.gained[face] == 0 {
                    dealt.gained_turn[face] = turn;
                }
                dealt.gained[face] = gained;
            }
        }
    }

    fn note_turn(&mut self, play: &dyn AnyMatch, number: u64, active: Option<Seat>, end: bool) {
        let view = play.view(None);
        for seat in 0..self.seating.len() {
            let held = view.zones.iter().filter(|zone| zone.held && zone.seat == Some(Seat(seat as u8)));
            self.turns.push(TurnRow {
                number,
                turn: play.turn(),
                end,
                active: active.map(|seat| seat.0),
                seat: seat as u8,
                entrant: self.seating[seat],
                hand: held.map(|zone| zone.cards.len()).sum::<usize>() as u16,
                played: self.played[seat],
                gauges: told::gauges(play, &view, seat),
                facts: self.facts.clone(),
                won: false,
            });
        }
    }

    /// After the last decision.
    pub fn end(&mut self, play: &dyn AnyMatch, number: u64, winners: u8) {
        self.look_at_table(play);
        if self.wanted.turns {
            self.note_turn(play, number, None, true);
            self.turns.iter_mut().for_each(|row| row.won = winners & (1 << row.seat) != 0);
        }
        for seat in 0..self.cards.len() {
            self.count(play, seat, false);
            // What is made or turned over on the way is in the match, too.
            let dealt = &mut self.cards[seat];
            for (place, present) in dealt.present.iter_mut().enumerate() {
                *present |= dealt.seen[place] || dealt.gained[place] > 0;
            }
        }
    }
}
