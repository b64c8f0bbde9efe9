//! Words around other words: who does it, at what cost.

use kernel::effect::tree::Effect;

use super::act::{clause, verbs};
use super::clause::Piece;
use super::speaker::{Speaker, Voice};
use crate::Champions;
use crate::language::Cost;

impl Speaker<'_> {
    /// `choose a player. That player draws 1 card`.
    pub fn a_player(&mut self, parts: &[Effect<Champions>]) -> Vec<Piece> {
        let choose = clause(&[self.act(verbs::CHOOSE, "a player", "un joueur")], self.language);
        let mut pieces = vec![Piece::Line(choose)];
        pieces.extend(self.done_by(Voice::That, parts));
        pieces
    }

    /// `spend [E] or exhaust each character you control`.
    pub fn may_pay(
        &mut self,
        cost: &[Cost],
        then: &[Effect<Champions>],
        otherwise: &[Effect<Champions>],
    ) -> Vec<Piece> {
        let cost = self.cost(cost);
        let otherwise = if otherwise.is_empty() { None } else { Some(self.inline(otherwise)) };
        let line = match (then.is_empty(), otherwise) {
            (true, Some(not)) => self.say(format!("either {cost}, or {not}"), format!("{cost}, ou bien {not}")),
            (true, None) => self.say(format!("you may {cost}"), format!("si vous le souhaitez, {cost}")),
            (false, not) => {
                let then = self.inline(then);
                let colon = self.colon();
                let line = self.may(
                    &self.say(format!("do this{colon}{cost} → {then}"), format!("faire ceci{colon}{cost} → {then}")),
                );
                match not {
                    Some(not) => self.say(format!("{line}; otherwise, {not}"), format!("{line}\u{a0}; sinon, {not}")),
                    None => line,
                }
            }
        };
        vec![Piece::Line(line)]
    }
}
