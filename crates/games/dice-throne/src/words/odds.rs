//! What a player who rolls wants to know: how likely each ability is.

use kernel::prelude::*;
use kernel::question::Question;

use super::Words;
use crate::DiceThrone;
use crate::cards::{Activator, Part};
use crate::questions::Moment;
use crate::questions::rolling::{each_kept, own_shown};
use crate::table::Sight;
use crate::table::reading::abilities;
use crate::texts::needs::count;
use crate::texts::odds::{Odds, activations};

/// The chances of a hero's abilities in all levels, with up to so many Roll Attempts; nothing of a face that is no hero.
pub fn odds_table(book: &Book<DiceThrone>, face: FaceId, attempts: u8, language: Language) -> Vec<OddsRow> {
    let printed = &book.face(face).printed;
    let Some(hero) = printed.hero() else { return Vec::new() };
    let words = Words::of(book, printed.hero, language);
    let mut rows = Vec::new();
    for (level, number) in (1..=3).zip(["", " II", " III"]) {
        for found in activations(hero, attempts, |_| level) {
            let name = match &found.way.name {
                Some(name) => name.get(language).to_string(),
                None => format!("{}{number}", found.ability.name.get(language)),
            };
            let chances = (1..=attempts).map(|attempts| found.odds.before(attempts)).collect();
            rows.push(OddsRow { name, needs: words.needs(&found.way.needs), chances });
        }
    }
    rows
}

/// The chances of each ability of the board with the dice that lie there, for each part of them that could be kept.
pub fn roll_odds(look: Sight, question: &Question<DiceThrone>, language: Language) -> Vec<RollOdds<Choice>> {
    let (seat, left) = (question.seat, look.state.extra.roll.left);
    if !matches!(question.ask, Ask::Act(Moment::Rolling(_))) || look.state.extra.roll.is_settled() {
        return Vec::new();
    }
    let words = Words::of(look.book, Some(look.state.extra.heroes[seat.index()]), language);
    let shown = own_shown(look.state, seat);
    let mut rows = Vec::new();
    for (card, space) in abilities(look.book, look.state, seat, |part| matches!(part, Part::Offensive | Part::Ultimate))
    {
        for (way, activator) in space.level.ways.iter().zip(&space.activators) {
            if *activator == Activator::Other {
                continue;
            }
            let odds = Odds::new(left, |shown| activator.is_met(shown));
            let mut answers = Vec::new();
            let _ = each_kept(&shown, &mut |choice: Choice| {
                let kept = choice.number().unwrap_or(0).to_string();
                let kept: Vec<u8> = kept.bytes().map(|digit| digit - b'0').filter(|digit| *digit > 0).collect();
                answers.push((choice, odds.keeping(&count(&kept), left)));
                std::ops::ControlFlow::Continue(())
            });
            if left == 0 {
                answers.clear();
            }
            let name = way.name.as_ref().unwrap_or(&look.face(card).name).get(language).to_string();
            let now = f64::from(u8::from(activator.is_met(&shown)));
            rows.push(RollOdds::new(name, words.needs(&way.needs), now, answers));
        }
    }
    rows
}
