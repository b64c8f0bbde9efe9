//! Conditions and choices: `if`, `otherwise`, `choose one`, and the short forms of them.

use kernel::effect::tree::{Branch, Control, Effect};
use kernel::words::either;

use super::act::verbs;
use super::clause::{Piece, capital};
use super::condition::only_form;
use super::noun;
use super::speaker::{Named, Speaker, Voice};
use crate::Champions;
use crate::language::{Form, Is, Name, Num, To, Verb};
use kernel::words::french;

impl Speaker<'_> {
    /// `if you have the Aerial trait, draw 1 card`.
    pub fn branch(&mut self, branch: &Branch<Champions>) -> Vec<Piece> {
        if let Some(pieces) = self.by_form(branch).or_else(|| self.one_instead(branch)) {
            return pieces;
        }
        self.again = false;
        let condition = self.condition(&branch.cond, true);
        let opening = self.say(format!("if {condition}, "), format!("{}, ", french::given(&condition)));
        let before = self.clone();
        let then = self.inline(&branch.then);
        self.again = false;
        let mut pieces = Vec::new();
        if !branch.then.is_empty() {
            pieces.push(Piece::Line(format!("{opening}{then}")));
        }
        if !branch.otherwise.is_empty() {
            let letters = std::mem::take(&mut self.letters);
            let mut other = before;
            other.letters = letters;
            let otherwise = other.inline(&branch.otherwise);
            self.letters = other.letters;
            let opening = match branch.then.is_empty() {
                true => {
                    let not = other_condition(self, branch);
                    self.say(format!("if {not}, "), format!("{}, ", french::given(&not)))
                }
                false => self.say("otherwise, ", "sinon, "),
            };
            pieces.push(Piece::Line(format!("{opening}{otherwise}")));
        }
        pieces
    }

    /// `each player in hero form draws 1 card; each other player ...`.
    fn by_form(&mut self, branch: &Branch<Champions>) -> Option<Vec<Piece>> {
        let form: Form = only_form(&branch.cond)?;
        if self.voice != Voice::Each {
            return None;
        }
        let mut pieces = self.done_by(Voice::EachIn(form), &branch.then);
        pieces.extend(self.done_by(Voice::EachOther, &branch.otherwise));
        Some(pieces)
    }

    /// `deal 4 damage to an enemy (8 instead if you have the Aerial trait)`.
    fn one_instead(&mut self, branch: &Branch<Champions>) -> Option<Vec<Piece>> {
        if branch.then.len() != branch.otherwise.len() {
            return None;
        }
        let pairs = branch.then.iter().zip(&branch.otherwise);
        let mut changes: Vec<Instead> = Vec::new();
        for (then, otherwise) in pairs {
            let (Effect::Do(then), Effect::Do(otherwise)) = (then, otherwise) else { return None };
            changes.push(instead(then, otherwise)?);
        }
        let change = changes.first()?.clone();
        if changes.iter().any(|other| *other != change) {
            return None;
        }
        let mut pieces = self.pieces(&branch.otherwise);
        let condition = self.condition(&branch.cond, true);
        let what = match change {
            Instead::Number(number) => number.to_string(),
            Instead::From(to) => {
                let cards = self.reference(&to).text;
                self.say(format!("from {cards}"), french::of(&cards))
            }
            Instead::To(to) => {
                let cards = self.reference(&to).text;
                self.say(format!("to {cards}"), french::to(&cards))
            }
        };
        let given = self.say(format!("if {condition}"), french::given(&condition));
        let tail = self.say(format!(" ({what} instead {given})"), format!(" ({what} à la place {given})"));
        if let Some(Piece::Act(act)) = pieces.pop() {
            pieces.push(Piece::Act(act.with(&tail)));
            return Some(pieces);
        }
        None
    }

    /// `choose one: take 2 damage or place 1 threat on the main scheme`.
    pub fn one_of(&mut self, ways: &[Vec<Effect<Champions>>]) -> Piece {
        let letters = self.letters.clone();
        let pieces: Vec<Vec<Piece>> = ways
            .iter()
            .map(|way| {
                let mut inner = self.clone();
                let pieces = inner.pieces(way);
                self.letters = inner.letters;
                pieces
            })
            .collect();
        if let Some(line) = self.one_ending(&pieces) {
            return Piece::Line(line);
        }
        let acts: Option<Vec<String>> =
            pieces.iter().map(|way| if way.len() == 1 { self.infinitives(way) } else { None }).collect();
        if let Some(acts) = acts {
            let plain = acts.iter().all(|act| !act.contains([',', ';', '(']));
            let short = acts.iter().all(|act| act.chars().count() < 48);
            let acts = match (plain, short || acts.len() > 2) {
                (true, true) => either(&acts, self.language),
                (true, false) => acts.join(&self.say(", or ", ", ou ")),
                (false, _) => acts.join(&self.say("; or ", "\u{a0}; ou ")),
            };
            let colon = self.colon();
            return Piece::Act(self.act(
                verbs::CHOOSE,
                format!("one{colon}{acts}"),
                format!("une option{colon}{acts}"),
            ));
        }
        let choose = super::act::clause(&[self.act(verbs::CHOOSE, "one", "une option")], self.language);
        let ways = ways.iter().map(|way| {
            let mut inner = self.clone();
            inner.voice = Voice::You;
            inner.letters.clear();
            let said = inner.paragraphs("", way).join(" ");
            capital(&said)
        });
        let ways: Vec<String> = ways.collect();
        // Each way has explained its own.
        self.letters = letters;
        Piece::Ways(choose, ways)
    }

    /// `Vision gets +2 THW or ATK (your choice)`: ways that differ in their last words only.
    fn one_ending(&self, ways: &[Vec<Piece>]) -> Option<String> {
        let lines: Option<Vec<&str>> = ways
            .iter()
            .map(|way| match way.as_slice() {
                [Piece::Line(line)] => Some(line.as_str()),
                _ => None,
            })
            .collect();
        let lines = lines?;
        let (first, rest) = lines.split_first()?;
        let alike = |length: usize| rest.iter().all(|line| line.get(..length) == first.get(..length));
        let length = first.char_indices().filter(|(_, letter)| *letter == ' ').map(|(place, _)| place + 1);
        let length = length.filter(|length| alike(*length)).max().filter(|length| *length > 20)?;
        let ends: Vec<String> = lines.iter().map(|line| line[length..].to_string()).collect();
        let choice = self.say(" (your choice)", " (au choix)");
        Some(format!("{}{}{choice}", &first[..length], either(&ends, self.language)))
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
        let place = self.place(&first.from, first.everyones);
        let head = self.filter(&first.that).many;
        let en = format!("{least} to {most} {head} with different titles{place}");
        let fr = format!("de {least} à {most} {head} de titres différents{place}");
        let named = Named { plural: true, ..Named::one(noun::CARD) };
        self.call(Name::Target, named);
        self.last = Some(Name::Target);
        let mut pieces = vec![Piece::Act(self.act(verbs::CHOOSE, en, fr).leading())];
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

fn other_condition(speaker: &mut Speaker, branch: &Branch<Champions>) -> String {
    speaker.condition(&branch.cond, false)
}

/// What is different if a condition holds.
#[derive(Clone, PartialEq)]
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
        Effect::Control(control) => match &**control {
            Control::OneOf(found) => found.as_slice() == ways || found.iter().any(|way| holds(way, ways)),
            Control::All(parts) | Control::May(parts) | Control::Repeat(_, parts) => holds(parts, ways),
            Control::When(branch) => holds(&branch.then, ways) || holds(&branch.otherwise, ways),
            Control::Choose(choice) => holds(&choice.then, ways),
            Control::Each(each) => holds(&each.then, ways),
            Control::Copy(_) | Control::ThisTurn(_) | Control::ThisRound(_) => false,
        },
        Effect::Do(verb) => match verb {
            Verb::EachPlayer(parts)
            | Verb::APlayer(parts)
            | Verb::FirstPlayer(parts)
            | Verb::EngagedPlayer(parts)
            | Verb::Pay(_, parts)
            | Verb::AtEnd(_, parts) => holds(parts, ways),
            Verb::MayPay(_, one, other) | Verb::Then(one, other) => holds(one, ways) || holds(other, ways),
            _ => false,
        },
    })
}
