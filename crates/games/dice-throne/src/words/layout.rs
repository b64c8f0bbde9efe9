//! Effects as lines of a card.

use kernel::prelude::*;
use kernel::words::clause::{Piece, clause};
use kernel::words::text::{capital, paragraph};
use kernel::words::vocabulary::Vocabulary;

use super::speaker::Speaker;
use crate::DiceThrone;

impl Speaker<'_> {
    /// Effects behind an opening, line by line. What depends on a roll stands below it if it is more than one thing.
    pub(super) fn lines(&mut self, opening: &str, effects: &[Effect<DiceThrone>]) -> Vec<String> {
        let pieces = self.pieces(effects);
        self.lines_of(opening, pieces)
    }

    pub(super) fn lines_of(&self, opening: &str, pieces: Vec<Piece>) -> Vec<String> {
        let language = self.language;
        let mut lines: Vec<String> = Vec::new();
        let mut clauses: Vec<String> = Vec::new();
        let mut opening = opening;
        let mut is_act = false;
        for piece in pieces {
            let was_act = std::mem::replace(&mut is_act, matches!(piece, Piece::Act(_)));
            let Piece::Ways(roll, ways) = piece else {
                clauses.push(clause(&[piece], language));
                continue;
            };
            let and = language.pick(" and ", " et ");
            let last = clauses.pop_if(|last| was_act && !last.contains(and) && !last.contains(','));
            let roll = last.map_or(roll.clone(), |last| format!("{last}{and}{roll}"));
            if let [way] = ways.as_slice() {
                match opening.ends_with(language.colon()) {
                    true => clauses.extend([roll, way.clone()]),
                    false => clauses.push(format!("{roll}{}{way}", language.colon())),
                }
                continue;
            }
            clauses.push(roll);
            let head = paragraph(opening, &clauses);
            lines.push(format!("{}{}", head.trim_end_matches('.'), language.colon().trim_end()));
            lines.extend(ways.iter().map(|way| format!("• {}", paragraph("", &[capital(way)]))));
            clauses.clear();
            opening = "";
        }
        if !clauses.is_empty() {
            lines.push(paragraph(opening, &clauses));
        }
        lines.iter().map(|line| capital(line)).collect()
    }
}
