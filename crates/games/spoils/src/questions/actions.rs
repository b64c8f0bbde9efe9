//! Actions that a turn, a response and a battle offer alike: cards to play, cards to flip up, abilities to use, decisions
//! to repeat. `SP-603.1` `SP-605.1`

use crate::questions::prelude::*;
use crate::rules::action::play;
use crate::rules::cost::Bill;
use crate::rules::repeating;
use crate::table::action::What;

/// When something is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Time {
    /// In the player's own turn, while nothing else goes on.
    OwnTurn,
    /// At any time at which a tactic can be played.
    AnyTime,
}

/// Cards to play, cards to flip up and abilities to use.
pub fn candidates(look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
    let (state, read) = (look.state, reader(look));
    each_card(word::PLAY, state.zone(Zone::Hand, seat), out)?;
    for &card in state.zone(Zone::FaceDown, seat) {
        if read.printed(card).flip.is_some() {
            out(Choice::about(word::FLIP_UP, Arg::Card(card)))?;
        }
    }
    for zone in [Zone::Faction, Zone::Play, Zone::Discard] {
        abilities(look, state.zone(zone, seat), out)?;
    }
    // What the opponent controls may be there for anyone, or for whoever can use it. SP-605.1a
    abilities(look, state.zone(Zone::Play, rival(seat)), out)?;
    if read.has(Quality::UseTheirs, Target::Seat(seat), false) {
        abilities(look, state.zone(Zone::Faction, rival(seat)), out)?;
    }
    ControlFlow::Continue(())
}

fn abilities(look: Sight, cards: &[CardId], out: &mut impl Out) -> ControlFlow<()> {
    for &card in cards {
        match reader(look).printed(card).abilities.len() {
            0 => {}
            1 => out(Choice::about(word::USE, Arg::Card(card)))?,
            number => (1..=number as i32)
                .try_for_each(|place| out(Choice::about_two(word::USE_NTH, Arg::Card(card), Arg::Number(place))))?,
        }
    }
    ControlFlow::Continue(())
}

/// Whether an action is legal; nothing if the answer is no action.
pub fn judge<W: Why>(look: Sight, time: Time, seat: Seat, choice: &Choice) -> Option<Result<(), W>> {
    Some(match (choice.word, choice.args[0]) {
        (word::PLAY, Arg::Card(card)) => can_play(look, time, seat, card),
        (word::FLIP_UP, Arg::Card(card)) => can_flip(look, time, seat, card),
        (word::USE, Arg::Card(card)) => can_use(look, seat, card, 1),
        (word::USE_NTH, Arg::Card(card)) => can_use(look, seat, card, choice.number().unwrap_or(0)),
        (word::ATTACK, Arg::Card(_)) => refuse("SP-602.2c", "attack-only-in-your-turn"),
        (word::ATTACK_FACTION, _) => refuse("SP-602.2c", "attack-only-in-your-turn"),
        (word::REPEAT, Arg::Number(last)) => {
            let times = if let Arg::Number(times) = choice.args[1] { Some(times) } else { None };
            repeating::can_repeat(look, seat, last, times)
        }
        (word::END, _) => refuse("SP-602.2d", "not-your-turn-to-end"),
        _ => return None,
    })
}

/// What an action does.
pub fn perform(look: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
    let what = match (choice.word, choice.args) {
        (word::PLAY, _) => What::Play,
        (word::FLIP_UP, _) => What::Flip,
        (word::USE, _) => What::Ability(0),
        (word::USE_NTH, _) => What::Ability(choice.number().unwrap_or(1) as u8 - 1),
        (word::REPEAT, [Arg::Number(last), Arg::Number(times), ..]) => {
            return Step::again(repeating::repeat(look, seat, last, times));
        }
        _ => return Step::done(),
    };
    let card = choice.card().expect("an action names its card");
    Step::again(Proposal::Enter(play(look, seat, card, what)))
}

/// Whether a card can be played from hand. `SP-603.1`
fn can_play<W: Why>(look: Sight, time: Time, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    if read.zone(card) != (Zone::Hand, seat) || printed.kind == Kind::Faction {
        return refuse_card(look, "SP-603.1a", "not-in-hand", card);
    }
    let rule = match printed.kind {
        Kind::Resource | Kind::Faction => {
            return refuse_card(look, "SP-203.1", "no-right-to-play-resource", card);
        }
        Kind::Character => "SP-204.1",
        Kind::Item => "SP-206.1",
        Kind::Location => "SP-207.1",
        Kind::Tactic => "SP-205.1",
    };
    if time != Time::OwnTurn && !printed.any_time() {
        return refuse_card(look, rule, "only-in-your-turn", card);
    }
    can_pay_for(look, seat, card, What::Play)
}

/// Whether a card could be played at this very moment by an effect, whosever turn it is. `SP-204.1-EX1`
pub fn can_pay_for<W: Why>(look: Sight, seat: Seat, card: CardId, what: What) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let flip = printed.flip.as_ref().filter(|_| what == What::Flip);
    if !read.icons(seat).meet(flip.map_or(printed.threshold, |flip| flip.threshold)) {
        let rule = if what == What::Flip { "SP-507.4a" } else { "SP-405.2" };
        return refuse_card(look, rule, "threshold-not-met", card);
    }
    if printed.kind == Kind::Tactic && read.forbidden(Quality::Tactics, Target::Seat(seat)).is_some() {
        return refuse_card(look, "SP-402.7", "no-tactics-now", card);
    }
    Bill::new(look, seat, seat, Some(card), look.state.card(card).face, what).can_pay()
}

/// Whether a face-down card can be flipped up. `SP-507.4a` `SP-507.4d`
fn can_flip<W: Why>(look: Sight, time: Time, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    if read.zone(card) != (Zone::FaceDown, seat) {
        return refuse_card(look, "SP-507.4a", "not-face-down", card);
    }
    if printed.flip.is_none() {
        return refuse_card(look, "SP-507.4a", "no-flip-up", card);
    }
    if time != Time::OwnTurn && !printed.any_time() {
        return refuse_card(look, "SP-507.4d", "only-in-your-turn", card);
    }
    can_pay_for(look, seat, card, What::Flip)
}

/// Whether an ability can be used. `SP-605.1` `SP-502.2`
fn can_use<W: Why>(look: Sight, seat: Seat, card: CardId, number: i32) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let place = number.wrapping_sub(1);
    let Some(ability) = usize::try_from(place).ok().and_then(|place| printed.abilities.get(place)) else {
        return refuse_card(look, "SP-605.1a", "no-such-ability", card);
    };
    let (zone, holder) = read.zone(card);
    let lies =
        if ability.from == Zone::Play { matches!(zone, Zone::Play | Zone::Faction) } else { zone == ability.from };
    if !lies {
        return refuse_card(look, "SP-201.5b", "ability-works-elsewhere", card);
    }
    let theirs = holder != seat;
    let usable = ability.from == Zone::Play && read.has(Quality::UseTheirs, Target::Seat(seat), false);
    if theirs && !ability.anyone && !usable {
        return refuse_card(look, "SP-605.1a", "not-your-ability", card);
    }
    let you = if theirs && !ability.anyone { holder } else { seat };
    if !read.icons(you).meet(ability.threshold) {
        return refuse_card(look, "SP-405.3", "threshold-not-met", card);
    }
    Bill::new(look, seat, you, Some(card), look.state.card(card).face, What::Ability(place as u8)).can_pay()
}
