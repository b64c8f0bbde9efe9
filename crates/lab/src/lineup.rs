//! Who sits together: from the entrants asked for to the line-ups of a plan.

use catalog::GameEntry;
use kernel::game::Setup;

use crate::plan::{Job, Plan};

/// The most line-ups of one plan.
const MOST: usize = 20_000;

impl Plan {
    /// The team of each seat, as the first table has them.
    pub(crate) fn find_teams(&self, title: &GameEntry, groups: &[Vec<u16>]) -> Result<Vec<u8>, String> {
        let mut fault = String::new();
        // Decks decide whether a set-up is possible at all, not who belongs together.
        let decks = groups.iter().flatten().map(|entrant| &self.entrants[usize::from(*entrant)].deck);
        let tries = std::iter::once(Vec::new()).chain(decks.map(|deck| vec![deck.clone()]));
        for decks in tries {
            let setup = Setup { decks, options: self.tables[0].clone(), ..Setup::new(self.seats, 1) };
            match title.game.start(&setup) {
                Ok(play) => return Ok(play.view(None).seats.iter().map(|seat| seat.team).collect()),
                Err(error) => fault = error.to_string(),
            }
        }
        Err(fault)
    }

    /// Everybody who is asked for at one table: every way to take one of each group, the last group again for the seats
    /// that are left.
    pub(crate) fn sittings(&self, groups: &[Vec<u16>]) -> Vec<Vec<u16>> {
        let mut lineups: Vec<Vec<u16>> = vec![Vec::new()];
        for seat in 0..usize::from(self.seats) {
            let group = &groups[seat.min(groups.len() - 1)];
            lineups = lineups
                .iter()
                .flat_map(|lineup| group.iter().map(move |one| [lineup.as_slice(), &[*one]].concat()))
                .take(MOST + 1)
                .collect();
        }
        lineups
    }

    /// Everybody against everybody else; where all play together, everybody for themselves.
    pub(crate) fn meetings(&self, groups: &[Vec<u16>]) -> Result<Vec<Vec<u16>>, String> {
        let mut all: Vec<u16> = groups.concat();
        all.sort_unstable();
        all.dedup();
        let seats = usize::from(self.seats);
        if self.is_together() {
            return Ok(all.iter().map(|one| vec![*one; seats]).collect());
        }
        if all.len() < 2 {
            return Err("a ladder wants two entrants at least: --seat A,B".to_string());
        }
        let pairs = all.iter().enumerate().flat_map(|(place, one)| all[place + 1..].iter().map(move |two| (one, two)));
        // At larger tables the two sit in turn; where their seats are not equally many, it is one the more, then the other.
        let sit = |one: u16, two: u16| (0..seats).map(|seat| if seat % 2 == 0 { one } else { two }).collect();
        Ok(pairs.flat_map(|(one, two)| [sit(*one, *two), sit(*two, *one)]).collect())
    }

    /// Keeps the line-ups that can sit down. The only one must be able to.
    pub(crate) fn keep_possible(&mut self, title: &GameEntry, lineups: Vec<Vec<u16>>) -> Result<(), String> {
        if lineups.len() > MOST {
            return Err(format!("more than {MOST} line-ups; name fewer decks"));
        }
        let several = lineups.len() > 1;
        for lineup in lineups {
            // A deck against itself tells nothing where all others are met.
            let same = lineup.windows(2).all(|pair| pair[0] == pair[1]);
            if several && same && !self.is_together() || self.has_turned(&lineup) {
                continue;
            }
            match self.try_lineup(title, &lineup) {
                Ok(()) => self.lineups.push(lineup),
                Err(fault) if several => {
                    let who: Vec<String> = lineup.iter().map(|one| self.entrants[usize::from(*one)].label()).collect();
                    self.left_out.push(format!("{}: {fault}", who.join(", ")));
                }
                Err(fault) => return Err(fault),
            }
        }
        match (self.lineups.is_empty(), self.left_out.first()) {
            (false, _) => Ok(()),
            (true, Some(fault)) => Err(fault.clone()),
            (true, None) => Err("nobody is left to play".to_string()),
        }
    }

    /// Whether mirrored seats play this line-up already.
    fn has_turned(&self, lineup: &[u16]) -> bool {
        let turned = |other: &Vec<u16>| {
            (0..lineup.len()).any(|by| (0..lineup.len()).all(|seat| other[(seat + by) % lineup.len()] == lineup[seat]))
        };
        self.mirrored && self.lineups.iter().any(turned)
    }

    fn try_lineup(&self, title: &GameEntry, lineup: &[u16]) -> Result<(), String> {
        let decks: Vec<&str> = lineup.iter().map(|one| self.entrants[usize::from(*one)].deck.as_str()).collect();
        let named: Vec<&str> = decks.iter().copied().filter(|deck| !deck.is_empty()).collect();
        if title.game.deck_each() && !named.is_empty() && named.len() < decks.len() {
            return Err("a deck for each seat or for none: write BOT@DECK for all entrants".to_string());
        }
        if !title.game.deck_each() && named.windows(2).any(|pair| pair[0] != pair[1]) {
            return Err(format!("one deck is for the whole table here, not {}", named.join(" and ")));
        }
        let trial = Plan { lineups: vec![lineup.to_vec()], ..self.clone() };
        for table in 0..self.tables.len() {
            let job = Job { number: 0, round: 0, table, lineup: 0, turned: 0 };
            title.game.start(&trial.setup(title, &job)).map_err(|error| error.to_string())?;
        }
        Ok(())
    }
}
