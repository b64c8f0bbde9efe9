//! Cards to play and abilities to use, in turns, on request and as answers. `MC-TURN-3` `MC-TURN-6`

use crate::questions::play::{self, Occasion};
use crate::questions::prelude::*;
use crate::rules::payment::What;

/// Cards to play and actions to use.
pub fn candidates(look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
    for &card in look.state.zone(Zone::Hand, seat) {
        out(Choice::about(word::PLAY, Arg::Card(card)))?;
    }
    let read = reader(look);
    let own = [Zone::Identity, Zone::Play].into_iter().flat_map(|zone| look.state.zone(zone, seat));
    for card in own.copied().chain(read.scenario_cards()) {
        let printed = read.printed(card);
        if !printed.acts {
            continue;
        }
        for (place, ability) in printed.abilities.iter().enumerate() {
            if ability.when == When::Action {
                out(using(printed.abilities.len(), card, place))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// `use web-shooter`, or `use energy-channel 2` where a card has several abilities.
pub fn using(abilities: usize, card: CardId, place: usize) -> Choice {
    match abilities {
        1 => Choice::about(word::USE, Arg::Card(card)),
        _ => Choice::about_two(word::USE_NTH, Arg::Card(card), Arg::Number(place as i32 + 1)),
    }
}

/// Which ability of a card in hand is played at an occasion, from 1: the only one that an event has.
fn event_ability(look: Sight, card: CardId, occasion: Occasion) -> i32 {
    let abilities = &reader(look).printed(card).abilities;
    let fits = |when: &When| Occasion::of(when) == Some(occasion);
    abilities.iter().position(|ability| fits(&ability.when)).map_or(1, |place| place as i32 + 1)
}

/// Whether playing a card or using an ability is legal; nothing if it is neither. Other cards than events are played for the
/// rule that is named, or as the turn allows.
pub fn judge<W: Why>(
    look: Sight,
    occasion: Occasion,
    only_events: Option<&'static str>,
    seat: Seat,
    choice: &Choice,
) -> Option<Result<(), W>> {
    let read = reader(look);
    let card = choice.card()?;
    Some(match choice.word {
        word::PLAY if read.printed(card).kind == Kind::Event && !read.facedown(card) => {
            play::can_use(look, occasion, seat, card, event_ability(look, card, occasion))
        }
        word::PLAY => match only_events {
            Some(rule) => refuse_card(look, rule, "only-in-your-turn", card),
            None => play::can_play(look, seat, card),
        },
        // MC-EVENT-1
        word::USE | word::USE_NTH
            if read.printed(card).kind == Kind::Event && read.zone(card) == (Zone::Hand, seat) =>
        {
            refuse_card(look, "MC-EVENT-1", "event-is-played", card)
        }
        word::USE => play::can_use(look, occasion, seat, card, 1),
        word::USE_NTH => play::can_use(look, occasion, seat, card, choice.number().unwrap_or(0)),
        _ => return None,
    })
}

/// Begins to play a card or to use an ability.
pub fn perform(look: Sight, occasion: Occasion, seat: Seat, choice: &Choice) -> Option<Proposal> {
    let card = choice.card()?;
    let what = match (choice.word, choice.args[1]) {
        (word::PLAY, _) if reader(look).printed(card).kind == Kind::Event => {
            What::Use(event_ability(look, card, occasion) as u8 - 1)
        }
        (word::PLAY, _) => What::Play,
        (word::USE, _) => What::Use(0),
        (word::USE_NTH, Arg::Number(place)) => What::Use(place as u8 - 1),
        _ => return None,
    };
    Some(Proposal::Enter(play::begin(look, seat, card, what)))
}

/// The step of an answer that ends its question.
pub fn once(does: Option<Proposal>) -> Step {
    does.map_or(Step::done(), Step::last)
}
