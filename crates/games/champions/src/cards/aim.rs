//! Attacks are aimed: what a labelled ability may choose.

use kernel::effect::tree::{Control, Effect};

use crate::Champions;
use crate::language::{Is, To, Verb};

/// The effects of a text that only a labelled ability changes: an attack can only be aimed at what can be attacked.
pub(crate) fn aim(effects: &[Effect<Champions>]) -> Vec<Effect<Champions>> {
    effects.iter().map(aim_one).collect()
}

fn aim_one(effect: &Effect<Champions>) -> Effect<Champions> {
    let attackable = |to: &To| match to {
        To::One(filter) => {
            let mut filter = filter.clone();
            filter.0.push(Is::Attackable);
            To::One(filter)
        }
        other => other.clone(),
    };
    match effect {
        Effect::Do(Verb::Damage(num, to)) => Effect::Do(Verb::Damage(*num, attackable(to))),
        Effect::Do(Verb::MoveDamage(num, from, to)) => Effect::Do(Verb::MoveDamage(*num, from.clone(), attackable(to))),
        Effect::Control(control) => Effect::Control(Box::new(match &**control {
            Control::All(parts) => Control::All(aim(parts)),
            Control::Then(first, second) => Control::Then(aim(first), aim(second)),
            Control::When(branch) => {
                let mut branch = branch.clone();
                branch.then = aim(&branch.then);
                branch.otherwise = aim(&branch.otherwise);
                Control::When(branch)
            }
            other => other.clone(),
        })),
        other => other.clone(),
    }
}
