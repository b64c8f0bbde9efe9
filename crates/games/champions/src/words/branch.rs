//! Conditions and choices in the short forms that cards of this game have for them.

use kernel::effect::tree::{Branch, Condition, Effect};
use kernel::words::clause::Piece;
use kernel::words::verbal::CHOOSE;
use kernel::words::vocabulary::Vocabulary;
use kernel::{act, say};

use super::speaker::{Named, Speaker, Voice};
use crate::Champions;
use crate::language::{Is, Name, Num, Test, To, Verb};

impl Speaker<'_> {
    /// `each player in hero form draws 1 card; each other player ...`.
    pub fn by_form(&mut self, branch: &Branch<Champions>) -> Option<Vec<Piece>> {
        let Condition::Is(Test::Form(form)) = &branch.cond else { return None };
        if self.voice != Voice::Each {
            return None;
        }
        let mut pieces = self.done_by(Voice::EachIn(*form), &branch.then);
        pieces.extend(self.done_by(Voice::EachOther, &branch.otherwise));
        Some(pieces)
    }

    /// `deal 4 damage to an enemy (8 instead if you have the Aerial trait)`.
    pub fn one_instead(&mut self, branch: &Branch<Champions>) -> Option<Vec<Piece>> {
        if branch.then.len() != branch.otherwise.len() {
            return None;
        }
        let pairs = branch.then.iter().zip(&branch.otherwise);
        let changes: Vec<Instead> = pairs
            .map(|(then, otherwise)| match (then, otherwise) {
                (Effect::Do(then), Effect::Do(otherwise)) => instead(then, otherwise),
                _ => None,
            })
            .collect::<Option<_>>()?;
        let change = changes.first()?;
        if changes.iter().any(|other| other != change) {
            return None;
        }
        let mut pieces = self.pieces(&branch.otherwise);
        let condition = self.condition(&branch.cond, true);
        let what = match change {
            Instead::Number(number) => number.to_string(),
            Instead::From(to) => {
                let cards = self.reference(to).object;
                say!(self, "from {cards}", "de~{cards}")
            }
            Instead::To(to) => {
                let cards = self.reference(to).object;
                say!(self, "to {cards}", "à~{cards}")
            }
        };
        let tail = say!(self, " ({what} instead if {condition})", " ({what} à la place si~{condition})");
        let last = pieces.pop().filter(|last| matches!(last, Piece::Act(_)))?;
        pieces.push(last.with(&tail));
        Some(pieces)
    }

    /// `choose 1 to 3 cards with different titles in your discard pile and shuffle them into your deck`.
    pub fn choose_different(&mut self, effects: &[Effect<Champions>]) -> Option<(Vec<Piece>, usize)> {
        let Effect::Do(Verb::Select(first)) = effects.first()? else { return None };
        let further = effects[1..]
            .iter()
            .take_while(|effect| {
                let Effect::Do(Verb::Select(other)) = effect else { return false };
                let different = other.that.0.iter().any(|is| matches!(is, Is::OtherTitle(_)));
                different && other.from == first.from && other.up_to && other.number == 1
            })
            .count();
        if further == 0 || first.number != 1 {
            return None;
        }
        let (least, most) = (if first.up_to { 0 } else { 1 }, further + 1);
        let (place, head) = (self.place(first), self.filter(&first.that.0).many());
        self.names.call(Name::Target, Named::cards(true));
        self.last = Some(Name::Target);
        let choose = act!(
            self,
            CHOOSE,
            "{least} to {most} {head} with different titles{place}",
            "de {least} à {most} {head} de titres différents{place}"
        );
        let mut pieces = vec![choose.leading()];
        let mut said = further + 1;
        // Those who are chosen are spoken of together.
        if let Some(Effect::Do(Verb::ShuffleIn(To::Each(filter)))) = effects.get(said)
            && matches!(filter.0.as_slice(), [Is::Either(parts)] if parts.iter().all(|is| matches!(is, Is::Among(_))))
        {
            pieces.extend(self.verb(&Verb::ShuffleIn(To::The(Name::Target))));
            said += 1;
        }
        Some((pieces, said))
    }
}

/// What is different if a condition holds.
#[derive(PartialEq)]
enum Instead {
    Number(i32),
    From(To),
    To(To),
}

/// How two verbs differ, if in one thing only.
fn instead(then: &Verb, otherwise: &Verb) -> Option<Instead> {
    let number = |one: &Num, other: &Num| {
        other.as_fixed()?;
        one.as_fixed().map(Instead::Number)
    };
    match (then, otherwise) {
        (Verb::Damage(one, to), Verb::Damage(other, same))
        | (Verb::Heal(one, to), Verb::Heal(other, same))
        | (Verb::Threat(one, to), Verb::Threat(other, same))
        | (Verb::RemoveThreat(one, to), Verb::RemoveThreat(other, same))
            if to == same =>
        {
            number(one, other)
        }
        (Verb::Draw(one), Verb::Draw(other)) => number(one, other),
        (Verb::MoveDamage(one, from, to), Verb::MoveDamage(other, same_from, same_to))
            if from == same_from && to == same_to =>
        {
            number(one, other)
        }
        (Verb::RemoveThreat(one, to), Verb::RemoveThreat(same, _)) if one == same => Some(Instead::From(to.clone())),
        (Verb::Damage(one, to), Verb::Damage(same, _)) if one == same => Some(Instead::To(to.clone())),
        _ => None,
    }
}

/// Whether some effects hold a choice between these ways.
pub fn holds(effects: &[Effect<Champions>], ways: &[Vec<Effect<Champions>>]) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Do(Verb::APlayer(parts) | Verb::FirstPlayer(parts) | Verb::EngagedPlayer(parts)) => holds(parts, ways),
        effect if effect.ways().as_deref() == Some(ways) => true,
        _ => effect.inner().into_iter().any(|parts| holds(parts, ways)),
    })
}
