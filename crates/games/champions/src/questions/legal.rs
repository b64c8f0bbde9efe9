//! What may be answered, and the rule that forbids the rest.

use std::ops::ControlFlow;

use kernel::notation::{PASS, WAY_1};
use kernel::phrase::Phrase;
use kernel::question::{Arg, Choice};
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Entry, Proposal, Step};
use kernel::resolve::scope::Origin;
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::{Kind, Quality, Status, When, Zone};
use crate::log::about;
use crate::questions::asks;
use crate::questions::play::{self, Occasion, Power};
use crate::rules::event::{Event, What};
use crate::table::reading::{Sight, reader};
use crate::table::slot;
use crate::texts::select::removable;
use crate::{Champions, Moment, word};

/// What is offered, one after the other.
pub type Out<'a> = dyn FnMut(Choice) -> ControlFlow<()> + 'a;

/// Everything that has the shape of an answer.
pub fn candidates(look: Sight, moment: Moment, seat: Seat, out: &mut Out) -> ControlFlow<()> {
    match moment {
        Moment::Turn => {
            actions(look, seat, out)?;
            powers(look, seat, out)?;
            out(Choice::plain(word::CHANGE))?;
            for other in reader(look).order().filter(|other| *other != seat) {
                out(Choice::about(word::ASK, Arg::Seat(other)))?;
            }
            out(Choice::plain(word::END))
        }
        Moment::Request => {
            actions(look, seat, out)?;
            out(Choice::plain(word::DECLINE))
        }
        Moment::Interrupt | Moment::Respond => answers(look, moment, seat, out),
        _ => asks::candidates(look, moment, seat, out),
    }
}

/// Cards to play and actions to use.
fn actions(look: Sight, seat: Seat, out: &mut Out) -> ControlFlow<()> {
    for &card in look.state.zone(Zone::Hand, seat) {
        out(Choice::about(word::PLAY, Arg::Card(card)))?;
    }
    let read = reader(look);
    let own = [Zone::Identity, Zone::Play].into_iter().flat_map(|zone| look.state.zone(zone, seat));
    let scenario = [Zone::Villain, Zone::Scheme, Zone::Sides, Zone::Attached].into_iter();
    let scenario = scenario.flat_map(|zone| look.state.zone(zone, Seat::NONE));
    let seats = (0..look.state.places.len() as u8).map(Seat);
    let minions = seats.flat_map(|seat| look.state.zone(Zone::Engaged, seat));
    for &card in own.chain(scenario).chain(minions) {
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
fn using(abilities: usize, card: CardId, place: usize) -> Choice {
    match abilities {
        1 => Choice::about(word::USE, Arg::Card(card)),
        _ => Choice::about_two(word::USE_NTH, Arg::Card(card), Arg::Number(place as i32 + 1)),
    }
}

/// Basic powers of the identity and of allies, also of exhausted ones: why not is asked, too. `MC-TURN-4` `MC-TURN-5`
fn powers(look: Sight, seat: Seat, out: &mut Out) -> ControlFlow<()> {
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

/// Interrupts and responses of one player to what is happening.
fn answers(look: Sight, moment: Moment, seat: Seat, out: &mut Out) -> ControlFlow<()> {
    let Some(event) = look.scope.event.as_deref() else { return ControlFlow::Continue(()) };
    let bit = 1_u64 << event.kind();
    let read = reader(look);
    let after = moment == Moment::Respond;
    for zone in [Zone::Hand, Zone::Identity, Zone::Play] {
        for &card in look.state.zone(zone, seat) {
            let printed = read.printed(card);
            let heard = if after { printed.responses } else { printed.interrupts };
            if heard & bit == 0 || (zone == Zone::Hand) != (printed.kind == Kind::Event) {
                continue;
            }
            if zone == Zone::Hand {
                out(Choice::about(word::PLAY, Arg::Card(card)))?;
                continue;
            }
            for (place, ability) in printed.abilities.iter().enumerate() {
                let fits = match &ability.when {
                    When::Interrupt(_) => !after,
                    When::Response(_) => after,
                    _ => false,
                };
                if fits {
                    out(using(printed.abilities.len(), card, place))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The occasion of a moment.
fn occasion(moment: Moment) -> Occasion {
    match moment {
        Moment::Interrupt => Occasion::Interrupt,
        Moment::Respond => Occasion::Response,
        _ => Occasion::Action,
    }
}

/// Which ability of a card in hand is played at an occasion: the only one that an event has.
fn event_ability(look: Sight, card: CardId, occasion: Occasion) -> i32 {
    let fits = |when: &When| match when {
        When::Action => occasion == Occasion::Action,
        When::Interrupt(_) => occasion == Occasion::Interrupt,
        When::Response(_) => occasion == Occasion::Response,
        _ => false,
    };
    let abilities = &reader(look).printed(card).abilities;
    abilities.iter().position(|ability| fits(&ability.when)).map_or(1, |place| place as i32 + 1)
}

/// Whether an answer is legal, and if not, which rule says so.
pub fn judge<W: Why>(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
    match moment {
        Moment::Turn | Moment::Request | Moment::Interrupt | Moment::Respond => {
            let occasion = occasion(moment);
            match (choice.word, choice.args[0]) {
                (word::PLAY, Arg::Card(card)) => judge_play(look, moment, occasion, seat, card),
                (word::USE, Arg::Card(card)) => play::can_use(look, occasion, seat, card, 1),
                (word::USE_NTH, Arg::Card(card)) => {
                    play::can_use(look, occasion, seat, card, choice.number().unwrap_or(0))
                }
                (word::DECLINE, _) if moment == Moment::Request => Ok(()),
                _ if moment != Moment::Turn => Err(W::because(|| not_now(look, seat, Some(moment), choice))),
                _ => judge_turn(look, seat, choice),
            }
        }
        _ => asks::judge(look, moment, seat, choice),
    }
}

fn judge_play<W: Why>(look: Sight, moment: Moment, occasion: Occasion, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    if read.printed(card).kind == Kind::Event && !read.facedown(card) {
        return play::can_use(look, occasion, seat, card, event_ability(look, card, occasion));
    }
    if moment != Moment::Turn {
        let rule = if moment == Moment::Request { "MC-TURN-8" } else { "MC-TURN-3" };
        return Err(W::because(|| Reason::with(rule, about("only-in-your-turn", look, card))));
    }
    play::can_play(look, seat, card)
}

fn judge_turn<W: Why>(look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
    let read = reader(look);
    match (choice.word, choice.args[0], choice.args[1]) {
        (word::END, ..) => Ok(()),
        (word::CHANGE, ..) if play::has_changed(look, seat) => {
            Err(W::because(|| Reason::new("MC-FORM-2", "form-changed-already")))
        }
        (word::CHANGE, ..) => Ok(()),
        (word::RECOVER, ..) => match read.identity(seat) {
            Some(card) => {
                play::can_use_power::<W>(look, seat, card, Power::Recover)?;
                // Without damage nothing would change but the exhausting, which is the cost. MC-COST-6
                if read.damage(card) == 0 {
                    return Err(W::because(|| Reason::with("MC-COST-6", about("no-damage-to-heal", look, card))));
                }
                Ok(())
            }
            None => Err(W::because(|| not_now(look, seat, Some(Moment::Turn), choice))),
        },
        (word::ATTACK, Arg::Card(enemy), Arg::Card(card)) => {
            play::can_use_power::<W>(look, seat, card, Power::Attack)?;
            if !matches!(read.kind(enemy), Kind::Villain | Kind::Minion) || !read.in_play(enemy) {
                return Err(W::because(|| Reason::with("MC-ATTACK-6", about("no-enemy", look, enemy))));
            }
            if let Some(guard) = read.guarded(seat, enemy) {
                return Err(W::because(|| Reason::with("MC-GUARD-1", about("guarded", look, guard))));
            }
            if read.value(Quality::Attack, card) == 0 && !read.has_status(card, Status::Stunned) {
                return Err(W::because(|| Reason::with("MC-COST-6", about("nothing-would-change", look, card))));
            }
            if read.forbidden(Quality::Harm, enemy).is_some() && !read.has_status(card, Status::Stunned) {
                return Err(W::because(|| Reason::with("MC-CANNOT-1", about("cannot-take-damage", look, enemy))));
            }
            Ok(())
        }
        (word::THWART, Arg::Card(scheme), Arg::Card(card)) => {
            play::can_use_power::<W>(look, seat, card, Power::Thwart)?;
            if !read.kind(scheme).is_scheme() || !read.in_play(scheme) {
                return Err(W::because(|| Reason::with("MC-THWART-1", about("no-scheme", look, scheme))));
            }
            if !removable(look, scheme) {
                return Err(W::because(|| why_not_removable(look, scheme)));
            }
            if read.value(Quality::Thwart, card) == 0 && !read.has_status(card, Status::Confused) {
                return Err(W::because(|| Reason::with("MC-COST-6", about("nothing-would-change", look, card))));
            }
            Ok(())
        }
        (word::ASK, Arg::Seat(other), _) => {
            if other == seat
                || !look.state.place(other).alive
                || look.state.place(other).kind != kernel::table::seats::SeatKind::Player
            {
                return Err(W::because(|| Reason::new("MC-TURN-8", "no-such-player")));
            }
            if look.state.extra.declined & (1 << other.0) != 0 {
                return Err(W::because(|| Reason::with("MC-TURN-8", Phrase::new("has-declined").seat("seat", other))));
            }
            if !has_action(look, other) {
                return Err(W::because(|| Reason::with("MC-TURN-8", Phrase::new("has-no-action").seat("seat", other))));
            }
            Ok(())
        }
        _ => Err(W::because(|| not_now(look, seat, Some(Moment::Turn), choice))),
    }
}

/// Whether a player could use an action if asked, as far as everybody can see: what a hand holds is its player's secret.
fn has_action(look: Sight, seat: Seat) -> bool {
    if !look.state.zone(Zone::Hand, seat).is_empty() {
        return true;
    }
    actions(look, seat, &mut |choice| {
        let legal = judge::<()>(look, Moment::Request, seat, &choice).is_ok();
        if legal { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .is_break()
}

/// Why no threat can be removed from a scheme.
pub fn why_not_removable(look: Sight, scheme: CardId) -> Reason {
    let read = reader(look);
    match read.crisis() {
        Some(crisis) if read.zone(scheme).0 == Zone::Scheme => {
            Reason::with("MC-SIDESCHEME-5", about("crisis", look, crisis))
        }
        _ if read.forbidden(Quality::Relief, scheme).is_some() => {
            Reason::with("MC-CANNOT-1", about("threat-stays", look, scheme))
        }
        _ => Reason::with("MC-COST-6", about("no-threat", look, scheme)),
    }
}

/// What a legal answer does.
pub fn perform(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Step<Champions> {
    match moment {
        Moment::Turn | Moment::Request | Moment::Interrupt | Moment::Respond => act(look, moment, seat, choice),
        _ => asks::perform(look, moment, seat, choice),
    }
}

fn act(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Step<Champions> {
    let again = moment == Moment::Turn;
    let enter = |entry: Entry<Champions>| Step { does: Proposal::Enter(entry), again };
    let read = reader(look);
    match (choice.word, choice.args[0], choice.args[1]) {
        (word::PLAY, Arg::Card(card), _) => {
            let what = match read.printed(card).kind {
                Kind::Event => What::Use(event_ability(look, card, occasion(moment)) as u8 - 1),
                _ => What::Play,
            };
            enter(play::begin(look, seat, card, what))
        }
        (word::USE, Arg::Card(card), _) => enter(play::begin(look, seat, card, What::Use(0))),
        (word::USE_NTH, Arg::Card(card), Arg::Number(place)) => {
            enter(play::begin(look, seat, card, What::Use(place as u8 - 1)))
        }
        (word::CHANGE, ..) => {
            let form = play::other(read.form(seat));
            let id = look.state.extra.clock + 1;
            Step { does: Proposal::Event(Event::Form { seat, form, voluntary: true, id }), again }
        }
        (word::RECOVER, ..) => basic(look, seat, CardId::NONE, read.identity(seat), look.book.plan.recover),
        (word::ATTACK, Arg::Card(enemy), Arg::Card(card)) => {
            basic(look, seat, enemy, Some(card), look.book.plan.basic_attack)
        }
        (word::THWART, Arg::Card(scheme), Arg::Card(card)) => {
            basic(look, seat, scheme, Some(card), look.book.plan.basic_thwart)
        }
        (word::ASK, Arg::Seat(other), _) => {
            let mut entry = Entry::of(Origin::rules(other), look.book.plan.request);
            entry.chosen = vec![(slot::SEAT, kernel::resolve::scope::Target::Seat(other))];
            enter(entry)
        }
        (word::DECLINE, ..) => Step { does: Proposal::Event(Event::Declined { seat }), again: false },
        _ => Step { does: Proposal::Nothing, again: false },
    }
}

/// A basic power: the character exhausts and does it.
fn basic(
    look: Sight,
    seat: Seat,
    target: CardId,
    card: Option<CardId>,
    node: kernel::effect::node::NodeId,
) -> Step<Champions> {
    let Some(card) = card else { return Step { does: Proposal::Nothing, again: true } };
    let mut entry = Entry::of(Origin::card(look.state, seat, card), node);
    if target != CardId::NONE {
        entry.chosen = vec![(
            crate::language::Name::Target.slot(),
            kernel::resolve::scope::Target::Card(look.state.refer(target)),
        )];
    }
    Step { does: Proposal::Enter(entry), again: true }
}

/// Why something cannot be done now: another player is deciding, or a choice is open.
pub fn not_now(look: Sight, seat: Seat, moment: Option<Moment>, choice: &Choice) -> Reason {
    let extra = &look.state.extra;
    if !extra.set_up {
        return Reason::new("MC-SETUP-1", "setting-up");
    }
    if let Some(alone) = extra.peril()
        && alone != seat
    {
        return Reason::with("MC-PERIL-2", Phrase::new("peril").seat("seat", alone));
    }
    match moment {
        Some(Moment::Turn) if extra.active != seat => {
            let action = matches!(choice.word, word::PLAY | word::USE | word::USE_NTH);
            let rule = if action { "MC-ACTION-2" } else { "MC-PLAYERPHASE-1" };
            Reason::with(rule, Phrase::new("not-your-turn").seat("seat", extra.active))
        }
        Some(Moment::Turn) => Reason::new("MC-TURN-1", "not-what-is-asked"),
        Some(Moment::Request) => Reason::new("MC-TURN-8", "asked-for-an-action"),
        Some(Moment::Interrupt) => Reason::new("MC-INTERRUPT-3", "time-for-interrupts"),
        Some(Moment::Respond) => Reason::new("MC-RESPONSE-3", "time-for-responses"),
        Some(Moment::Pay | Moment::DiscardCost | Moment::PayTarget) => Reason::new("MC-INITIATE-6", "costs-first"),
        Some(Moment::Defend) => Reason::new("MC-ATTACK-ENEMY-3", "who-defends"),
        Some(Moment::Trim) => Reason::new("MC-ENDPLAYER-1", "phase-ends"),
        Some(Moment::NextEnemy) => Reason::new("MC-FIRSTPLAYER-3", "first-player-orders"),
        None if (WAY_1.0..WAY_1.0 + 6).contains(&choice.word.0) => {
            Reason::new("MC-CHOOSE-3", "nothing-would-come-of-it")
        }
        _ if choice.word == PASS => Reason::new("MC-ABILITY-6", "settle-the-choice-first"),
        _ => Reason::new("MC-CHOOSE-1", "settle-the-choice-first"),
    }
}
