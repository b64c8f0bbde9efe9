//! The active player's turn. `MC-TURN-1`

use kernel::table::seats::SeatKind;

use crate::questions::actions;
use crate::questions::play::{self, Occasion, Power};
use crate::questions::prelude::*;
use crate::questions::request::has_action;

/// The active player's turn. `MC-TURN-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn;

impl QuestionKind<Champions> for Turn {
    fn asked(self, look: Sight) -> Seat {
        look.state.extra.active
    }
    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-turn")
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        actions::candidates(look, seat, out)?;
        powers(look, seat, out)?;
        out(Choice::plain(word::CHANGE))?;
        for other in reader(look).order().filter(|other| *other != seat) {
            out(Choice::about(word::ASK, Arg::Seat(other)))?;
        }
        out(Choice::plain(word::END))
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        if let Some(judged) = actions::judge(look, Occasion::Action, None, seat, choice) {
            return judged;
        }
        match (choice.word, choice.args[0], choice.args[1]) {
            (word::END, ..) => Ok(()),
            (word::CHANGE, ..) if look.state.extra.changed & (1 << seat.0) != 0 => {
                refuse("MC-FORM-2", "form-changed-already")
            }
            (word::CHANGE, ..) => Ok(()),
            (word::RECOVER, ..) if reader(look).identity(seat).is_some() => can_recover(look, seat),
            (word::ATTACK, Arg::Card(enemy), Arg::Card(card)) => can_attack(look, seat, enemy, card),
            (word::THWART, Arg::Card(scheme), Arg::Card(card)) => can_thwart(look, seat, scheme, card),
            (word::ASK, Arg::Seat(other), _) => can_ask(look, seat, other),
            _ => refuse_now(look, seat, self, choice),
        }
    }
    /// To change form, and to end the turn.
    fn has_plain_choice(self, look: Sight, seat: Seat) -> bool {
        look.state.extra.changed & (1 << seat.0) == 0
    }
    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step {
        if let Some(does) = actions::perform(look, Occasion::Action, seat, choice) {
            return Step::again(does);
        }
        let (read, plan) = (reader(look), &look.book.plan);
        Step::again(match (choice.word, choice.args[0], choice.args[1]) {
            (word::CHANGE, ..) => {
                let (form, id) = (read.form(seat).other(), look.state.extra.next());
                Proposal::one(characters::Event::Form { seat, form, voluntary: true, id })
            }
            (word::RECOVER, ..) => basic(look, seat, None, read.identity(seat), plan.recover),
            (word::ATTACK, Arg::Card(enemy), Arg::Card(card)) => {
                basic(look, seat, Some(enemy), Some(card), plan.basic_attack)
            }
            (word::THWART, Arg::Card(scheme), Arg::Card(card)) => {
                basic(look, seat, Some(scheme), Some(card), plan.basic_thwart)
            }
            (word::ASK, Arg::Seat(other), _) => {
                let entry = Entry::of(Origin::rules(other), plan.request);
                Proposal::Enter(entry.with([(slot::SEAT, Target::Seat(other))]))
            }
            _ => return Step::done(),
        })
    }
}

/// A basic power: the character exhausts and does it.
fn basic(look: Sight, seat: Seat, target: Option<CardId>, card: Option<CardId>, node: NodeId) -> Proposal {
    let Some(card) = card else { return Proposal::Nothing };
    let entry = Entry::of(Origin::card(look.state, seat, card), node);
    Proposal::Enter(entry.with(target.map(|target| (Name::Target.slot(), look.target(target)))))
}

/// Basic powers of the identity and of allies, also of exhausted ones: why not is asked, too. `MC-TURN-4` `MC-TURN-5`
fn powers(look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
    let read = reader(look);
    let Some(identity) = read.identity(seat) else { return ControlFlow::Continue(()) };
    for card in std::iter::once(identity).chain(read.allies(seat)) {
        let printed = read.printed(card);
        if printed.kind == Kind::AlterEgo {
            out(Choice::plain(word::RECOVER))?;
            continue;
        }
        if printed.attack.is_some() {
            for enemy in read.enemies() {
                out(Choice::about_two(word::ATTACK, Arg::Card(enemy), Arg::Card(card)))?;
            }
        }
        if printed.thwart.is_some() {
            for scheme in read.schemes() {
                out(Choice::about_two(word::THWART, Arg::Card(scheme), Arg::Card(card)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn can_recover<W: Why>(look: Sight, seat: Seat) -> Result<(), W> {
    let read = reader(look);
    let Some(card) = read.identity(seat) else { return Ok(()) };
    play::can_use_power::<W>(look, seat, card, Power::Recover)?;
    // Without damage nothing would change but the exhausting, which is the cost. MC-COST-6
    if read.damage(card) == 0 {
        return refuse_card(look, "MC-COST-6", "no-damage-to-heal", card);
    }
    Ok(())
}

fn can_attack<W: Why>(look: Sight, seat: Seat, enemy: CardId, card: CardId) -> Result<(), W> {
    let read = reader(look);
    play::can_use_power::<W>(look, seat, card, Power::Attack)?;
    if !matches!(read.kind(enemy), Kind::Villain | Kind::Minion) || !read.in_play(enemy) {
        return refuse_card(look, "MC-ATTACK-6", "no-enemy", enemy);
    }
    if let Some(guard) = read.guarded(seat, enemy) {
        return refuse_card(look, "MC-GUARD-1", "guarded", guard);
    }
    // A stunned character attacks to lose the status card. MC-STATUS-7
    if read.has_status(card, Status::Stunned) {
        return Ok(());
    }
    if read.value(Quality::Attack, card) == 0 {
        return refuse_card(look, "MC-COST-6", "nothing-would-change", card);
    }
    if let Some(ban) = read.forbidden(Quality::Harm, enemy) {
        return Err(W::because(|| forbidden(look, "MC-CANNOT-1", "cannot-take-damage", enemy, ban)));
    }
    Ok(())
}

fn can_thwart<W: Why>(look: Sight, seat: Seat, scheme: CardId, card: CardId) -> Result<(), W> {
    let read = reader(look);
    play::can_use_power::<W>(look, seat, card, Power::Thwart)?;
    if !read.kind(scheme).is_scheme() || !read.in_play(scheme) {
        return refuse_card(look, "MC-THWART-1", "no-scheme", scheme);
    }
    if !removable(look, scheme) {
        return why_not_removable(look, scheme);
    }
    if read.value(Quality::Thwart, card) == 0 && !read.has_status(card, Status::Confused) {
        return refuse_card(look, "MC-COST-6", "nothing-would-change", card);
    }
    Ok(())
}

/// Why no threat can be removed from a scheme.
fn why_not_removable<W: Why>(look: Sight, scheme: CardId) -> Result<(), W> {
    let read = reader(look);
    match read.crisis() {
        Some(crisis) if read.zone(scheme).0 == Zone::Scheme => refuse_card(look, "MC-SIDESCHEME-5", "crisis", crisis),
        _ => match read.forbidden(Quality::Relief, scheme) {
            Some(ban) => Err(W::because(|| forbidden(look, "MC-CANNOT-1", "threat-stays", scheme, ban))),
            None => refuse_card(look, "MC-COST-6", "no-threat", scheme),
        },
    }
}

fn can_ask<W: Why>(look: Sight, seat: Seat, other: Seat) -> Result<(), W> {
    let place = look.state.place(other);
    if other == seat || !place.alive || place.kind != SeatKind::Player {
        return refuse("MC-TURN-8", "no-such-player");
    }
    let key = if look.state.extra.declined & (1 << other.0) != 0 {
        "has-declined"
    } else if !has_action(look, other) {
        "has-no-action"
    } else {
        return Ok(());
    };
    Err(W::because(|| Reason::with("MC-TURN-8", Phrase::new(key).seat("seat", other))))
}
