//! What a text is worth at a glance, about as points of damage: what bots keep dice for.

use kernel::effect::tree::Control;
use kernel::prelude::*;

use crate::DiceThrone;
use crate::cards::{Needs, Way};
use crate::language::{DamageType, Num, Of, Verb};

/// What a way of an ability is worth.
pub fn way(way: &Way) -> f64 {
    way.does.iter().map(|effect| of(effect, &way.needs)).sum()
}

fn of(effect: &Effect<DiceThrone>, needs: &Needs) -> f64 {
    let control = match effect {
        Effect::Do(verb) => return verb_worth(verb, needs),
        Effect::Control(control) => control,
    };
    let lists = effect.inner().into_iter();
    let mut sums = lists.map(|effects| effects.iter().map(|effect| of(effect, needs)).sum::<f64>());
    match &**control {
        Control::OneOf(_) => sums.fold(0.0, f64::max),
        Control::When(_) => sums.sum::<f64>() / 2.0,
        Control::MayPay(..) => sums.next().unwrap_or(0.0) / 2.0,
        Control::Repeat(..) => sums.sum::<f64>() * 2.0,
        _ => sums.sum(),
    }
}

fn verb_worth(verb: &Verb, needs: &Needs) -> f64 {
    let of = |num: &Num| number(num, needs);
    match verb {
        Verb::Damage(num, DamageType::Normal, _) => 0.8 * of(num),
        Verb::Damage(num, ..) | Verb::Isolated(num, ..) | Verb::AddDamage(num) | Verb::Return(num) => of(num),
        Verb::Heal(num, _) => 0.7 * of(num),
        Verb::StealHealth(num) => 1.7 * of(num),
        Verb::GainCp(num, _) | Verb::LoseCp(num, _) => 0.6 * of(num),
        Verb::StealCp(num) => of(num),
        Verb::Draw(num) | Verb::Discard(num, ..) => 1.2 * of(num),
        Verb::Gain(_, num, _) | Verb::Inflict(_, num, _) => 1.8 * of(num),
        Verb::GainToLimit(_) | Verb::ExtraPhase(_) => 5.0,
        Verb::Grow(num) => 1.5 * of(num),
        Verb::Receive(num) | Verb::Suffer(num) | Verb::Recoil(num) => -of(num),
        Verb::Remove(..) | Verb::RemoveUpTo(..) | Verb::Transfer(..) | Verb::MakeUndefendable => 1.0,
        Verb::RemoveAll(..) | Verb::GrowAll | Verb::Build | Verb::Advance | Verb::BuildAdvanced => 2.5,
        _ => 0.0,
    }
}

/// About what a number comes to; dice show at least what activated the ability.
fn number(num: &Num, needs: &Needs) -> f64 {
    let counted = match &num.of {
        None => 0.0,
        Some(Of::Symbol(symbol)) => match needs {
            Needs::Symbols(wanted) => wanted.get(symbol).map_or(1.5, |number| f64::from(*number)),
            _ => 1.5,
        },
        Some(Of::Sum) => 7.0,
        Some(Of::Cp) => 5.0,
        Some(_) => 2.0,
    };
    f64::from(num.plus) + f64::from(num.times) * counted / f64::from(num.every)
}
