//! Who does what: a text names one doer, and what nobody in particular does names none.

use kernel::effect::tree::{Control, Effect};

use crate::Champions;
use crate::language::Verb;

/// Refuses words for players inside each other, and around what the words for it cannot give to anybody.
pub fn check(effects: &[Effect<Champions>], outer: Option<&str>) -> Result<(), String> {
    for effect in effects {
        let (word, parts): (&str, &[Effect<Champions>]) = match effect {
            Effect::Do(Verb::APlayer(parts)) => ("APlayer", parts),
            Effect::Do(Verb::FirstPlayer(parts)) => ("FirstPlayer", parts),
            Effect::Do(Verb::EngagedPlayer(parts)) => ("EngagedPlayer", parts),
            Effect::Control(control) if matches!(&**control, Control::EachPlayer(_)) => {
                ("EachPlayer", effect.inner().first().copied().unwrap_or_default())
            }
            _ => {
                if let (Some(name), Some(outer)) = (without_doer(effect), outer.filter(|outer| *outer != "APlayer")) {
                    return Err(format!("`{name}` is nobody's doing in particular: write it outside `{outer}`"));
                }
                effect.inner().into_iter().try_for_each(|parts| check(parts, outer))?;
                continue;
            }
        };
        if let Some(outer) = outer {
            return Err(format!("`{word}` inside `{outer}`: a text names one of them; write only that one"));
        }
        check(parts, Some(word))?;
    }
    Ok(())
}

/// The word of an effect whose sentence has no place for whoever does it.
fn without_doer(effect: &Effect<Champions>) -> Option<&'static str> {
    Some(match effect {
        Effect::Do(Verb::Accelerate(_)) => "Accelerate",
        Effect::Do(Verb::NextCostsLess(_)) => "NextCostsLess",
        Effect::Do(Verb::Advance) => "Advance",
        Effect::Do(Verb::Lose) => "Lose",
        Effect::Do(Verb::WhileActivating(_)) => "WhileActivating",
        Effect::Control(control) => match &**control {
            Control::ThisTurn(_) => "ThisTurn",
            Control::ThisRound(_) => "ThisRound",
            _ => return None,
        },
        Effect::Do(_) => return None,
    })
}
