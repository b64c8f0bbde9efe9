//! What may be done, and the rule that forbids the rest.

use std::ops::ControlFlow;

use kernel::question::{Arg, Choice};
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Proposal, Step};
use kernel::resolve::scope::Target;
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::{Kind, Quality, Zone};
use crate::log::about;
use crate::questions::asks;
use crate::questions::fight;
use crate::rules::cost::Bill;
use crate::rules::party;
use crate::rules::steps;
use crate::table::action::What;
use crate::table::reading::{Sight, reader};
use crate::texts::select::rival;
use crate::{Moment, Spoils, word};

/// What is offered, one after the other.
pub type Out<'a> = dyn FnMut(Choice) -> ControlFlow<()> + 'a;

/// Everything that has the shape of an answer.
pub fn candidates(look: Sight, moment: Moment, seat: Seat, out: &mut Out) -> ControlFlow<()> {
    match moment {
        Moment::Turn => {
            actions(look, seat, out)?;
            for target in party::targets(reader(look), seat) {
                out(Choice::about(word::ATTACK, Arg::Card(target)))?;
            }
            out(Choice::plain(word::END))
        }
        Moment::Respond => actions(look, seat, out),
        Moment::Step(_) => {
            actions(look, seat, out)?;
            out(Choice::plain(kernel::notation::PASS))
        }
        Moment::Attackers | Moment::Blockers | Moment::Assign(_) | Moment::Counter => {
            fight::candidates(look, moment, seat, out)
        }
        _ => asks::candidates(look, moment, seat, out),
    }
}

/// Cards to play, cards to flip up and abilities to use.
fn actions(look: Sight, seat: Seat, out: &mut Out) -> ControlFlow<()> {
    let state = look.state;
    for &card in state.zone(Zone::Hand, seat) {
        out(Choice::about(word::PLAY, Arg::Card(card)))?;
    }
    for &card in state.zone(Zone::FaceDown, seat) {
        if reader(look).printed(card).flip.is_some() {
            out(Choice::about(word::FLIP_UP, Arg::Card(card)))?;
        }
    }
    for zone in [Zone::Faction, Zone::Play, Zone::Discard] {
        for &card in state.zone(zone, seat) {
            abilities(look, card, out)?;
        }
    }
    // What the opponent controls may be there for anyone, or for whoever can use it. SP-605.1a
    for &card in state.zone(Zone::Play, rival(seat)) {
        abilities(look, card, out)?;
    }
    if reader(look).has(Quality::UseTheirs, Target::Seat(seat), false) {
        for &card in state.zone(Zone::Faction, rival(seat)) {
            abilities(look, card, out)?;
        }
    }
    ControlFlow::Continue(())
}

fn abilities(look: Sight, card: CardId, out: &mut Out) -> ControlFlow<()> {
    let abilities = &reader(look).printed(card).abilities;
    match abilities.len() {
        0 => ControlFlow::Continue(()),
        1 => out(Choice::about(word::USE, Arg::Card(card))),
        number => (1..=number as i32)
            .try_for_each(|place| out(Choice::about_two(word::USE_NTH, Arg::Card(card), Arg::Number(place)))),
    }
}

/// Whether an answer is legal, and if not, which rule says so.
pub fn judge<W: Why>(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
    match moment {
        Moment::Turn | Moment::Respond | Moment::Step(_) => match (choice.word, choice.args[0]) {
            (word::PLAY, Arg::Card(card)) => can_play(look, moment, seat, card),
            (word::FLIP_UP, Arg::Card(card)) => can_flip(look, moment, seat, card),
            (word::USE, Arg::Card(card)) => can_use(look, seat, card, 1),
            (word::USE_NTH, Arg::Card(card)) => can_use(look, seat, card, choice.number().unwrap_or(0)),
            (word::ATTACK, Arg::Card(card)) => can_declare(look, moment, seat, card),
            // Without a target the opponent's faction is meant. SP-607.1a
            (word::ATTACK_FACTION, _) => match reader(look).faction(rival(seat)) {
                Some(faction) => can_declare(look, moment, seat, faction),
                None => Err(W::because(|| not_now(look, seat, Some(moment), choice))),
            },
            (word::REPEAT, Arg::Number(last)) => crate::rules::series::judge(look, seat, last, choice.args[1]),
            (word::END, _) if moment == Moment::Turn => Ok(()),
            (word::END, _) => Err(W::because(|| Reason::new("SP-602.2d", "not-your-turn-to-end"))),
            (kernel::notation::PASS, _) if matches!(moment, Moment::Step(_)) => Ok(()),
            _ => Err(W::because(|| not_now(look, seat, Some(moment), choice))),
        },
        Moment::Attackers | Moment::Blockers | Moment::Assign(_) | Moment::Counter => {
            fight::judge(look, moment, seat, choice)
        }
        _ => asks::judge(look, moment, seat, choice),
    }
}

/// Whether a card can be played from hand. `SP-603.1`
fn can_play<W: Why>(look: Sight, moment: Moment, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    if read.zone(card) != (Zone::Hand, seat) {
        return Err(W::because(|| Reason::with("SP-603.1a", about("not-in-hand", look, card))));
    }
    let printed = read.printed(card);
    let rule = match printed.kind {
        Kind::Resource => {
            return Err(W::because(|| Reason::with("SP-203.1", about("no-right-to-play-resource", look, card))));
        }
        Kind::Faction => return Err(W::because(|| Reason::with("SP-603.1a", about("not-in-hand", look, card)))),
        Kind::Character => "SP-204.1",
        Kind::Item => "SP-206.1",
        Kind::Location => "SP-207.1",
        Kind::Tactic => "SP-205.1",
    };
    if moment != Moment::Turn && !printed.any_time() {
        return Err(W::because(|| Reason::with(rule, about("only-in-your-turn", look, card))));
    }
    can_pay_for(look, seat, card, What::Play)
}

/// Whether a card could be played at this very moment by an effect, whosever turn it is. `SP-204.1-EX1`
pub fn can_pay_for<W: Why>(look: Sight, seat: Seat, card: CardId, what: What) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let threshold = if what == What::Flip {
        printed.flip.as_ref().map_or(printed.threshold, |flip| flip.threshold)
    } else {
        printed.threshold
    };
    if !read.icons(seat).meet(threshold) {
        let rule = if what == What::Flip { "SP-507.4a" } else { "SP-405.2" };
        return Err(W::because(|| Reason::with(rule, about("threshold-not-met", look, card))));
    }
    if printed.kind == Kind::Tactic && read.forbidden(Quality::Tactics, Target::Seat(seat)).is_some() {
        return Err(W::because(|| Reason::with("SP-402.7", about("no-tactics-now", look, card))));
    }
    Bill::new(look, seat, seat, Some(card), look.state.card(card).face, what).can_pay()
}

/// Whether a face-down card can be flipped up. `SP-507.4a` `SP-507.4d`
fn can_flip<W: Why>(look: Sight, moment: Moment, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    if read.zone(card) != (Zone::FaceDown, seat) {
        return Err(W::because(|| Reason::with("SP-507.4a", about("not-face-down", look, card))));
    }
    let printed = read.printed(card);
    if printed.flip.is_none() {
        return Err(W::because(|| Reason::with("SP-507.4a", about("no-flip-up", look, card))));
    }
    if moment != Moment::Turn && !printed.any_time() {
        return Err(W::because(|| Reason::with("SP-507.4d", about("only-in-your-turn", look, card))));
    }
    can_pay_for(look, seat, card, What::Flip)
}

/// Whether an ability can be used. `SP-605.1` `SP-502.2`
fn can_use<W: Why>(look: Sight, seat: Seat, card: CardId, number: i32) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let place = number.wrapping_sub(1);
    let Some(ability) = usize::try_from(place).ok().and_then(|place| printed.abilities.get(place)) else {
        return Err(W::because(|| Reason::with("SP-605.1a", about("no-such-ability", look, card))));
    };
    let (zone, holder) = read.zone(card);
    let lies =
        if ability.from == Zone::Play { matches!(zone, Zone::Play | Zone::Faction) } else { zone == ability.from };
    if !lies {
        return Err(W::because(|| Reason::with("SP-201.5b", about("ability-works-elsewhere", look, card))));
    }
    let theirs = holder != seat;
    let usable = ability.from == Zone::Play && read.has(Quality::UseTheirs, Target::Seat(seat), false);
    if theirs && !ability.anyone && !usable {
        return Err(W::because(|| Reason::with("SP-605.1a", about("not-your-ability", look, card))));
    }
    let you = if theirs && !ability.anyone { holder } else { seat };
    if !read.icons(you).meet(ability.threshold) {
        return Err(W::because(|| Reason::with("SP-405.3", about("threshold-not-met", look, card))));
    }
    Bill::new(look, seat, you, Some(card), look.state.card(card).face, What::Ability(place as u8)).can_pay()
}

/// Whether an attack can be announced. `SP-607.1a`
fn can_declare<W: Why>(look: Sight, moment: Moment, seat: Seat, target: CardId) -> Result<(), W> {
    if moment != Moment::Turn {
        return Err(W::because(|| Reason::new("SP-602.2c", "attack-only-in-your-turn")));
    }
    let read = reader(look);
    if look.state.card(target).controller == seat && read.in_play(target) {
        return Err(W::because(|| Reason::with("SP-607.1a", about("own-cards-are-no-targets", look, target))));
    }
    if !party::targets(read, seat).contains(&target) {
        return Err(W::because(|| Reason::with("SP-302.1", about("no-target", look, target))));
    }
    party::can_attack(look, seat).map_err(|(rule, key)| W::because(|| Reason::new(rule, key)))
}

/// What a legal answer does.
pub fn perform(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Step<Spoils> {
    match moment {
        Moment::Turn | Moment::Respond | Moment::Step(_) => act(look, seat, choice),
        Moment::Attackers | Moment::Blockers | Moment::Assign(_) | Moment::Counter => {
            fight::perform(look, moment, seat, choice)
        }
        _ => asks::perform(look, moment, seat, choice),
    }
}

fn act(look: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
    let what = match choice.word {
        word::PLAY => What::Play,
        word::FLIP_UP => What::Flip,
        word::USE => What::Ability(0),
        word::USE_NTH => What::Ability(choice.number().unwrap_or(1) as u8 - 1),
        word::ATTACK | word::ATTACK_FACTION => {
            let faction = reader(look).faction(rival(seat));
            let target = choice.card().or(faction).expect("a player has a faction");
            return Step { does: fight::declare(look, seat, target), again: true };
        }
        word::REPEAT => return Step { does: crate::rules::series::perform(look, seat, choice), again: true },
        word::END => {
            let end = steps::play(look, seat, CardId::NONE, What::EndTurn);
            return Step { does: Proposal::Enter(end), again: false };
        }
        _ => return Step { does: Proposal::Nothing, again: false },
    };
    let card = choice.card().expect("an action names its card");
    Step { does: Proposal::Enter(steps::play(look, seat, card, what)), again: true }
}

/// Why something cannot be done now: another player is deciding, or a choice is open.
pub fn not_now(look: Sight, seat: Seat, moment: Option<Moment>, _: &Choice) -> Reason {
    let extra = &look.state.extra;
    if !extra.set_up {
        return Reason::new("SP-601.1", "setting-up");
    }
    match moment {
        Some(Moment::Turn) if extra.active != seat => {
            Reason::with("SP-602.1", kernel::phrase::Phrase::new("not-your-turn").seat("seat", extra.active))
        }
        Some(Moment::Respond) => Reason::new("SP-606.1", "not-your-response"),
        Some(Moment::Step(_) | Moment::Attackers | Moment::Blockers | Moment::Assign(_)) => {
            Reason::new("SP-607.1", "battle-goes-on")
        }
        Some(Moment::Cost(..) | Moment::Pay | Moment::Way) => Reason::new("SP-401.3", "costs-first"),
        Some(Moment::Turn) => Reason::new("SP-602.2", "not-what-is-asked"),
        _ => Reason::new("SP-402.1", "settle-the-choice-first"),
    }
}
