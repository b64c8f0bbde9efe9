//! What texts and tokens are worth at a glance, about as points of damage: what bots keep dice for and judge tables by.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, RwLock};

use kernel::effect::tree::{Amount, Branch, Control, Logic, Modifier, Trigger};
use kernel::prelude::*;

use crate::DiceThrone;
use crate::cards::{Kind, Needs, Status, Way};
use crate::language::{DamageType, Measure, Num, Of, Pattern, Price, Quality, Test, Tokens, Verb, Who};

/// A turn without an Attack costs about so much.
const ATTACK: f64 = 6.0;
/// What stays until something removes it does so for about so many turns.
const TURNS: f64 = 2.5;
/// What a token is worth of which only other texts speak.
const PLAIN: f64 = 1.2;

/// What tokens are worth to whoever has one, by their faces; less than nothing if they do harm.
pub struct Worths {
    tokens: Vec<f64>,
}

static KNOWN: LazyLock<RwLock<HashMap<u64, Arc<Worths>>>> = LazyLock::new(RwLock::default);

/// How many versions of the cards are remembered.
const MOST_KNOWN: usize = 16;

/// The worth of everything in the files of a game.
pub fn worths(book: &Book<DiceThrone>) -> Arc<Worths> {
    if let Some(found) = KNOWN.read().expect("nobody fails while writing").get(&book.data) {
        return found.clone();
    }
    let mut worths = Worths { tokens: vec![0.0; book.faces.len()] };
    // Some tokens bring others: their worth is known the second time.
    for _ in 0..2 {
        let token = |face: &Face<DiceThrone>| {
            face.printed.status().map_or(0.0, |status| Text::new(book, &worths).token(status))
        };
        worths = Worths { tokens: book.faces.iter().map(token).collect() };
    }
    let worths = Arc::new(worths);
    let mut known = KNOWN.write().expect("nobody fails while writing");
    if known.len() >= MOST_KNOWN {
        known.clear();
    }
    known.insert(book.data, worths.clone());
    worths
}

impl Worths {
    /// What one token with a face is worth.
    pub fn token(&self, face: FaceId) -> f64 {
        self.tokens.get(usize::from(face.0)).copied().unwrap_or(0.0)
    }

    /// What a way of an ability is worth.
    pub fn way(&self, book: &Book<DiceThrone>, way: &Way) -> f64 {
        let text = Text { needs: Some(&way.needs), ..Text::new(book, self) };
        text.all(&way.does)
    }
}

/// A text that is valued.
#[derive(Clone, Copy)]
struct Text<'a> {
    book: &'a Book<DiceThrone>,
    worths: &'a Worths,
    /// What activated it, of an ability.
    needs: Option<&'a Needs>,
    /// How many dice it rolls.
    dice: f64,
    /// What the phase is worth that it skips.
    skips: f64,
}

impl<'a> Text<'a> {
    fn new(book: &'a Book<DiceThrone>, worths: &'a Worths) -> Text<'a> {
        Text { book, worths, needs: None, dice: 2.0, skips: ATTACK }
    }

    fn all(mut self, effects: &[Effect<DiceThrone>]) -> f64 {
        let rolls = effects.iter().find_map(|effect| match effect {
            Effect::Do(Verb::Roll(num, _)) => Some(self.number(num)),
            _ => None,
        });
        self.dice = rolls.unwrap_or(self.dice);
        effects.iter().map(|effect| self.effect(effect)).sum()
    }

    fn effect(self, effect: &Effect<DiceThrone>) -> f64 {
        let control = match effect {
            Effect::Do(verb) => return self.verb(verb),
            Effect::Control(control) => control,
        };
        match &**control {
            Control::When(Branch { cond, then, otherwise }) => {
                let chance = chance(cond);
                chance * self.all(then) + (1.0 - chance) * self.all(otherwise)
            }
            Control::OneOf(ways) => ways.iter().map(|way| self.all(way)).fold(f64::MIN, f64::max),
            Control::May(parts) => self.all(parts).max(0.0),
            Control::MayPay(price, paid, otherwise) => {
                let (paid, otherwise) = (self.all(paid) - self.price(price), self.all(otherwise));
                // Not everybody can pay.
                0.6 * paid.max(otherwise) + 0.4 * otherwise
            }
            Control::Repeat(amount, parts) => self.all(parts) * self.amount(amount),
            _ => effect.inner().into_iter().map(|parts| self.all(parts)).sum(),
        }
    }

    fn verb(self, verb: &Verb) -> f64 {
        let of = |num: &Num| self.number(num);
        match verb {
            Verb::Damage(num, DamageType::Normal, _) => 0.8 * of(num),
            Verb::Isolated(num, _, Who::You) | Verb::Receive(num) | Verb::Suffer(num) | Verb::Recoil(num) => -of(num),
            Verb::Damage(num, ..) | Verb::Isolated(num, ..) | Verb::AddDamage(num) | Verb::Return(num) => of(num),
            Verb::Prevent(num, _) => 0.9 * of(num),
            Verb::PreventHalf => 0.5 * ATTACK,
            Verb::Avoid => ATTACK,
            Verb::Heal(num, _) => 0.7 * of(num),
            Verb::StealHealth(num) => 1.7 * of(num),
            Verb::GainCp(num, Who::Attacker) => -0.6 * of(num),
            Verb::GainCp(num, _) | Verb::LoseCp(num, _) => 0.6 * of(num),
            Verb::StealCp(num) => of(num),
            Verb::Draw(num) | Verb::Discard(num, ..) => 1.2 * of(num),
            Verb::Gain(status, num, _) => self.status(status) * of(num),
            Verb::Inflict(status, num, _) => -self.status(status) * of(num),
            Verb::GainToLimit(status) => 3.0 * self.status(status),
            Verb::ExtraPhase(Who::Inflicter) | Verb::Fail => -ATTACK,
            Verb::ExtraPhase(_) | Verb::SetHealth(_) => ATTACK,
            Verb::HalveDamage => -0.5 * ATTACK,
            Verb::SkipPhase => -self.skips,
            Verb::ExtraAttempt(..) | Verb::Reroll(..) | Verb::Turn(..) | Verb::Ransom(_) => 1.2,
            Verb::Grow(num) => 1.5 * of(num),
            Verb::MakeUndefendable => 1.5,
            Verb::Remove(Tokens::This, ..) => 0.0,
            Verb::Remove(..) | Verb::RemoveUpTo(..) | Verb::Transfer(..) => 1.5,
            Verb::RemoveAll(Tokens::Of(_), _) => 0.0,
            Verb::RemoveAll(..) | Verb::GrowAll | Verb::Build | Verb::Advance | Verb::BuildAdvanced => 2.5,
            Verb::Activate(number) => 2.0 * f64::from(*number),
            _ => 0.0,
        }
    }

    /// About what a number comes to; dice show at least what activated the ability.
    fn number(self, num: &Num) -> f64 {
        let counted = match &num.of {
            None => 0.0,
            Some(Of::Symbol(symbol)) => match self.needs {
                Some(Needs::Symbols(wanted)) => wanted.get(symbol).map_or(self.dice / 2.0, |number| f64::from(*number)),
                Some(Needs::Defence(dice)) => f64::from(*dice) * 0.4,
                _ => self.dice * 0.4,
            },
            Some(Of::Sum) => 3.5 * self.dice,
            Some(Of::Cp) => 5.0,
            Some(Of::Subtotal | Of::Dealt) => ATTACK,
            Some(Of::Removed | Of::Theirs(_)) => 1.0,
            // Of the token whose text it is each is valued for itself.
            Some(Of::Token(_)) if self.needs.is_none() => 1.0,
            Some(_) => 2.0,
        };
        f64::from(num.plus) + f64::from(num.times) * counted / f64::from(num.every)
    }

    fn amount(self, amount: &Amount<DiceThrone>) -> f64 {
        match amount {
            Amount::Number(number) => f64::from(number.raw()),
            Amount::Measure(Measure::Tokens(_)) if self.needs.is_none() => 1.0,
            _ => 2.0,
        }
    }

    fn price(self, price: &Price) -> f64 {
        match price {
            Price::Cp(number) => 0.6 * f64::from(*number),
            Price::Tokens(status, number) => self.status(status).max(0.0) * f64::from(*number),
            _ => 1.0,
        }
    }

    fn status(self, status: &str) -> f64 {
        self.book.find(status).map_or(0.0, |face| self.worths.token(face))
    }

    /// What one token is worth to whoever has it.
    fn token(self, status: &Status) -> f64 {
        let spent = status.spend.iter().map(|spend| {
            let tokens = match &spend.pays {
                Some(Price::Tokens(_, number)) => f64::from(*number),
                _ => 1.0,
            };
            self.all(&spend.does) / tokens
        });
        let spent = spent.fold(0.0, f64::max);
        let laws: f64 = status.laws.iter().map(|law| self.law(law, status)).sum();
        let worth = spent + laws;
        match status.kind {
            Kind::Positive => worth.max(0.5 * PLAIN),
            Kind::Negative => (laws).min(-0.5 * PLAIN),
            Kind::Unique => worth,
        }
    }

    fn law(mut self, law: &Standing<DiceThrone>, status: &Status) -> f64 {
        let is_gone = |effect: &Effect<DiceThrone>| {
            matches!(effect, Effect::Do(Verb::Remove(Tokens::This, ..) | Verb::RemoveAll(Tokens::Of(_), _)))
        };
        let ends = |law: &Standing<DiceThrone>| match law {
            Standing::Trigger(trigger) => trigger.then.iter().any(is_gone),
            _ => false,
        };
        let turns = if status.laws.iter().any(ends) { 1.0 } else { TURNS };
        match law {
            Standing::Trigger(Trigger { when, then, .. }) => {
                if matches!(when, Pattern::Income) {
                    self.skips = 2.0;
                }
                // Another token of the kind comes seldom.
                let often = if matches!(when, Pattern::Receive(_)) { 0.3 } else { turns };
                often * self.all(then)
            }
            Standing::Modifier(Modifier { of, change, .. }) => turns * quality(*of, *change),
            Standing::Instead(_) => 0.0,
        }
    }
}

/// What a change of a value is worth for a turn.
fn quality(of: Quality, change: Change) -> f64 {
    match (of, change) {
        (Quality::AttackDamage, Change::Add(number)) => f64::from(number),
        (Quality::AttackedDamage, Change::Add(number)) => f64::from(-number),
        (Quality::Attempts, Change::Add(number)) => 2.5 * f64::from(number),
        (Quality::ReceivedDamage, Change::Cannot) => ATTACK,
        (Quality::OffensiveDamage, Change::Cannot) => -ATTACK,
        (Quality::Actions, Change::Cannot) => -2.0,
        _ => 0.0,
    }
}

/// About how often something holds.
fn chance(condition: &Condition<DiceThrone>) -> f64 {
    match condition {
        Condition::Is(Test::Shows(from, to)) => f64::from(to + 1 - from) / 6.0,
        Condition::Control(logic) => match &**logic {
            Logic::Not(condition) => 1.0 - chance(condition),
            _ => 0.5,
        },
        // What a token does to others counts.
        Condition::Is(Test::Own) => 0.0,
        _ => 0.5,
    }
}
