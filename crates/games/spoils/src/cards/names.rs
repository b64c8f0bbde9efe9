//! Names that a text uses: something must have been given them by then.

use kernel::prelude::*;

use crate::Spoils;
use crate::cards::mentions::{Mention, Reader};
use crate::cards::printed::Printed;
use crate::language::{Is, Name, Pattern};

/// Refuses a name that nothing has when a text uses it, and says what would give it.
pub fn check(printed: &Printed) -> Result<(), String> {
    let mut played = Names::default();
    let flip = printed.flip.iter().flat_map(|flip| &flip.extra);
    flip.chain(&printed.extra).for_each(|cost| Reader(&mut |mention| played.hear(mention)).cost(cost));
    for way in &printed.ways {
        let mut names = played.clone();
        let mut reader = |mention| names.hear(mention);
        way.extra.iter().for_each(|cost| Reader(&mut reader).cost(cost));
        Reader(&mut reader).effects(&way.effect);
        names.check()?;
    }
    for ability in &printed.abilities {
        let mut names = Names::default();
        let mut reader = |mention| names.hear(mention);
        ability.cost.iter().for_each(|cost| Reader(&mut reader).cost(cost));
        Reader(&mut reader).effects(&ability.effect);
        names.check()?;
    }
    for paragraph in &printed.text {
        // Only a card that has just entered play remembers what was named while it was played. SP-402.5b
        let mut names = if waits_for_entering(&paragraph.does) { played.clone() } else { Names::default() };
        Reader(&mut |mention| names.hear(mention)).standing(&paragraph.does);
        names.check()?;
    }
    Reader(&mut |mention| played.hear(mention)).effects(&printed.effect);
    played.check()
}

fn waits_for_entering(standing: &Standing<Spoils>) -> bool {
    let Standing::Trigger(trigger) = standing else { return false };
    matches!(&trigger.when, Pattern::Enters(that) if that.0.contains(&Is::This))
}

/// The names that have been given so far, and the first that was used before.
#[derive(Clone, Default)]
struct Names {
    given: Vec<Name>,
    missing: Option<Name>,
}

impl Names {
    fn hear(&mut self, mention: Mention) {
        match mention {
            Mention::Names(name) => self.given.push(name),
            Mention::Named(name) if !self.given.contains(&name) => _ = self.missing.get_or_insert(name),
            Mention::Named(_) | Mention::Card(_) => {}
        }
    }

    fn check(&self) -> Result<(), String> {
        let Some(name) = self.missing else { return Ok(()) };
        Err(match name {
            Name::X | Name::Y => format!(
                "nothing is called `{name:?}` when this text uses it; write `Number({name:?}, 0)`, `UpTo({name:?}, ..)` or \
                 `Let({name:?}, ..)` before it"
            ),
            Name::Winner => "nobody is called `Winner` when this text uses it; write `Bid(..)` before it".to_string(),
            Name::Deck => {
                "no player is called `Deck` when this text uses it; write `ChoosePlayer(Deck)` before it".to_string()
            }
            _ => format!(
                "nothing is called `{name:?}` when this text uses it; write `Pick(.., called: {name:?})` or \
                 `Select(.., called: {name:?})` before it"
            ),
        })
    }
}
