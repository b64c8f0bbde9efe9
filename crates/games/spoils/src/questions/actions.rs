//! Actions that a turn, a response and a battle offer alike: cards to play, cards to flip up, abilities to use, decisions
//! to repeat. `SP-603.1` `SP-605.1`

use crate::language::{Icon, Icons};
use crate::questions::prelude::*;
use crate::rules::action::play;
use crate::rules::cost::Bill;
use crate::rules::repeating;
use crate::table::action::What;
use crate::texts::select::says_so;

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
        return not_in_hand(look, "SP-603.1a", card);
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

/// The first icon of a threshold of which there are too few, and how many there are.
fn missing(look: Sight, card: CardId, have: Icons, need: Icons) -> Phrase {
    let short = |icon: &Icon| have.of(*icon) < need.of(*icon);
    let icon = Icon::ALL.into_iter().find(short).unwrap_or(Icon::Obsession);
    let number = |icons: Icons| Quantity::new(i32::from(icons.of(icon)));
    let phrase = look.about("threshold-not-met", card).fact("icon", Fact::Word(icon.word()));
    phrase.number("need", number(need)).number("have", number(have))
}

/// Whether a card could be played at this very moment by an effect, whosever turn it is. `SP-204.1-EX1`
pub fn can_pay_for<W: Why>(look: Sight, seat: Seat, card: CardId, what: What) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let flip = printed.flip.as_ref().filter(|_| what == What::Flip);
    let threshold = flip.map_or(printed.threshold, |flip| flip.threshold);
    if !read.icons(seat).meet(threshold) {
        let rule = if what == What::Flip { "SP-507.4a" } else { "SP-405.2" };
        return Err(W::because(|| Reason::with(rule, missing(look, card, read.icons(seat), threshold))));
    }
    if printed.kind == Kind::Tactic
        && let Some(ban) = read.forbidden(Quality::Tactics, Target::Seat(seat))
    {
        return Err(W::because(|| Reason::with("SP-402.7", says_so(look, "no-tactics-now", card, ban.by))));
    }
    // What nothing makes cheaper and costs more than there is need not be thought through.
    let cheaper =
        || [Quality::Price, Quality::NextPrice, Quality::NextPayment].into_iter().any(|of| read.is_changed(of));
    let cost = i32::from(printed.cost.unwrap_or(0));
    if !W::EXPLAINS && what == What::Play && cost > read.purse(seat) && !cheaper() {
        return refuse("SP-203.3a", "cannot-pay");
    }
    Bill::new(look, seat, seat, Some(card), look.state.card(card).face, what).can_pay()
}

/// Whether a face-down card can be flipped up. `SP-507.4a` `SP-507.4d`
fn can_flip<W: Why>(look: Sight, time: Time, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    if read.zone(card) != (Zone::FaceDown, seat) {
        let held = read.zone(card) == (Zone::Hand, seat);
        return refuse_card(look, "SP-507.4a", if held { "flip-up-from-hand" } else { "not-face-down" }, card);
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
        let held = (zone, holder) == (Zone::Hand, seat);
        return refuse_card(look, "SP-201.5b", if held { "still-in-hand" } else { "ability-works-elsewhere" }, card);
    }
    let theirs = holder != seat;
    let usable = ability.from == Zone::Play && read.has(Quality::UseTheirs, Target::Seat(seat), false);
    if theirs && !ability.anyone && !usable {
        return refuse_card(look, "SP-605.1a", "not-your-ability", card);
    }
    let you = if theirs && !ability.anyone { holder } else { seat };
    if !read.icons(you).meet(ability.threshold) {
        return Err(W::because(|| Reason::with("SP-405.3", missing(look, card, read.icons(you), ability.threshold))));
    }
    Bill::new(look, seat, you, Some(card), look.state.card(card).face, What::Ability(place as u8)).can_pay()
}
