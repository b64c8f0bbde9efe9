//! What a scenario invites to try, once somebody plays from its position: what is done in it, and what is refused.

use kernel::erased::AnyMatch;
use kernel::scenario::{Line, Scenario};
use kernel::table::seats::Seat;

use crate::GameEntry;

/// An example with what has been tried of it so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    pub title: String,
    pub tries: Vec<Try>,
    /// Whether somebody has gone another way.
    pub strayed: bool,
}

/// One thing to try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Try {
    pub seat: Seat,
    /// It, in the notation.
    pub text: String,
    /// The rule that refuses it; nothing if it is allowed.
    pub refused: Option<String>,
    pub done: bool,
}

impl Example {
    /// What a scenario invites to try; nothing if it is only about set-ups and decks.
    pub fn of(title: &GameEntry, scenario: &Scenario) -> Option<Example> {
        let mut decided = title.game.rehearse(scenario).ok()?.into_iter();
        let tries = scenario.lines.iter().filter_map(|(_, line)| match line {
            Line::When(..) => {
                let (seat, text) = decided.next()?;
                Some(Try { seat, text, refused: None, done: false })
            }
            Line::Refuse { seat: Some(seat), text, rule } => {
                Some(Try { seat: *seat, text: text.clone(), refused: Some(rule.clone()), done: false })
            }
            _ => None,
        });
        let tries: Vec<Try> = tries.collect();
        (!tries.is_empty()).then(|| Example { title: scenario.title.clone(), tries, strayed: false })
    }

    /// What is to be done next, by its place. What is refused may be passed over.
    pub fn next(&self) -> Option<(usize, &Try)> {
        self.tries.iter().enumerate().find(|(_, one)| one.refused.is_none() && !one.done)
    }

    /// Whether all has been done; what is refused was tried, or its time is over.
    pub fn is_done(&self) -> bool {
        let last = self.tries.iter().rposition(|one| one.done);
        self.tries.iter().enumerate().all(|(place, one)| one.done || one.refused.is_some() && last > Some(place))
    }

    /// The answer that is meant for a seat, if it is offered.
    pub fn offered(&self, play: &dyn AnyMatch, seat: Seat) -> Option<String> {
        let (_, next) = self.next().filter(|(_, next)| next.seat == seat && !self.strayed)?;
        play.options().iter().any(|option| option.text == next.text).then(|| next.text.clone())
    }

    /// A seat has decided; what was meant for it then is given with it.
    pub fn decided(&mut self, seat: Seat, text: &str, offered: Option<&str>) {
        let Some(place) = self.next().map(|(place, _)| place) else { return };
        let next = &mut self.tries[place];
        if next.seat == seat && next.text == text && !self.strayed {
            next.done = true;
        } else if offered.is_some() {
            self.strayed = true;
        }
    }

    /// A rule has refused something to a seat. Whether that was to be tried now.
    pub fn refused(&mut self, seat: Seat, rule: &str) -> bool {
        let next = self.next().map_or(self.tries.len(), |(place, _)| place);
        let since = self.tries[..next].iter().rposition(|one| one.refused.is_none()).map_or(0, |place| place + 1);
        let meant = self.tries[since..next].iter_mut();
        let meant = meant.filter(|one| one.seat == seat && one.refused.as_deref() == Some(rule) && !one.done);
        meant.map(|one| one.done = true).count() > 0
    }
}
