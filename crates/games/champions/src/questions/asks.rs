//! The smaller questions: payment, defence, order, mulligan, the end of the phase.

use std::ops::ControlFlow;

use kernel::effect::tree::Slot;
use kernel::notation::DONE;
use kernel::phrase::Phrase;
use kernel::quantity::Quantity;
use kernel::question::{Arg, Choice};
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Proposal, Step};
use kernel::resolve::look::Look;
use kernel::resolve::scope::Target;
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::{Cost, Keyword, Kind, Name, Resource, Zone};
use crate::log::about;
use crate::questions::legal::{Out, not_now};
use crate::questions::play;
use crate::rules::cost;
use crate::rules::event::Event;
use crate::table::reading::{Sight, reader};
use crate::table::slot;
use crate::texts::select::in_slot;
use crate::{Champions, Moment, word};

/// Who is asked at a moment.
pub fn asked(look: Sight, moment: Moment) -> Seat {
    let extra = &look.state.extra;
    match moment {
        Moment::FirstPlayer => Seat(0),
        Moment::Turn => extra.active,
        Moment::NextEnemy => extra.first,
        Moment::Defend | Moment::Trim | Moment::Mulligan | Moment::Request => {
            look.scope.seat_in(slot::SEAT).unwrap_or(look.you())
        }
        Moment::Interrupt
        | Moment::Respond
        | Moment::Pay
        | Moment::DiscardCost
        | Moment::PayTarget
        | Moment::Control
        | Moment::NextSpecial
        | Moment::Assign
        | Moment::Player(_)
        | Moment::Excess => look.you(),
        Moment::Host => {
            // Encounter cards are attached as the first player says where several fit. MC-FIRSTPLAYER-2
            let encounter = attaching(look).is_some_and(|card| !reader(look).printed(card).kind.is_player());
            if encounter { extra.first } else { look.you() }
        }
    }
}

/// The card that is about to be attached.
fn attaching(look: Sight) -> Option<CardId> {
    in_slot(look, slot::PUT).last().copied().or_else(|| look.this())
}

/// The players a text can be for: those for whom something would come of it, if there are any. `MC-CHOOSE-3`
fn players(look: Sight, node: kernel::effect::node::NodeId) -> Vec<Seat> {
    let stirs = |seat: &Seat| {
        crate::texts::would_change::stirs(
            Look { scope: &crate::texts::would_change::for_seat(look, *seat), ..look },
            node,
        )
    };
    let open: Vec<Seat> = reader(look).order().filter(stirs).collect();
    if open.is_empty() { reader(look).order().collect() } else { open }
}

/// Everything that has the shape of an answer.
pub fn candidates(look: Sight, moment: Moment, seat: Seat, out: &mut Out) -> ControlFlow<()> {
    let read = reader(look);
    let state = look.state;
    let each = |word, cards: &[CardId], out: &mut Out| -> ControlFlow<()> {
        cards.iter().try_for_each(|card| out(Choice::about(word, Arg::Card(*card))))
    };
    match moment {
        Moment::FirstPlayer => {
            read.order().try_for_each(|seat| out(Choice::about(word::FIRST_PLAYER, Arg::Seat(seat))))
        }
        Moment::Mulligan | Moment::Trim => {
            each(word::DISCARD, state.zone(Zone::Hand, seat), out)?;
            out(Choice::plain(DONE))
        }
        Moment::Pay => {
            let charge = cost::due(look, seat);
            if charge.is_free() {
                return out(Choice::plain(word::PAY));
            }
            if charge.minds && cost::generated(look, seat).1 > 0 {
                return [word::ENERGY, word::MENTAL, word::PHYSICAL]
                    .into_iter()
                    .try_for_each(|word| out(Choice::plain(word)));
            }
            each(word::SPEND, state.zone(Zone::Hand, seat), out)?;
            let mut found = Vec::new();
            cost::sources(look, seat, |card, place, _| found.push((card, place)));
            for (card, _) in found {
                out(Choice::about(word::GENERATE, Arg::Card(card)))?;
            }
            out(Choice::plain(word::PAY))
        }
        Moment::DiscardCost => {
            each(word::DISCARD, state.zone(Zone::Hand, seat), out)?;
            out(Choice::plain(DONE))
        }
        Moment::PayTarget => {
            let mut found = Vec::new();
            for cost in cost::going_on(look).iter().filter(|cost| matches!(cost, Cost::PayFor(_))) {
                play::each_pay_target(look, seat, cost, |card| found.push(card));
            }
            each(word::CHOOSE, &found, out)
        }
        Moment::Control => {
            let any = look.this().is_some_and(|card| read.printed(card).any_control);
            let fits = |other: &Seat| any || *other == seat;
            read.order().filter(fits).try_for_each(|other| out(Choice::about(word::PLAYER, Arg::Seat(other))))
        }
        Moment::Host => match attaching(look) {
            Some(card) if read.printed(card).attach.is_some() => {
                each(word::ATTACH, &crate::texts::select::in_play(look), out)
            }
            _ => ControlFlow::Continue(()),
        },
        Moment::Player(node) => {
            players(look, node).into_iter().try_for_each(|seat| out(Choice::about(word::PLAYER, Arg::Seat(seat))))
        }
        Moment::Defend => {
            let identity = read.identity(seat);
            for card in identity.into_iter().chain(read.allies(seat)) {
                out(Choice::about(word::DEFEND, Arg::Card(card)))?;
            }
            out(Choice::plain(word::DECLINE))
        }
        Moment::NextEnemy => each(word::NEXT, &waiting(look, slot::ENEMIES, slot::ACTED), out),
        Moment::NextSpecial => each(word::NEXT, &waiting(look, slot::SPECIALS, slot::ACTED), out),
        Moment::Assign => each(word::ASSIGN, &assignable(look), out),
        Moment::Excess => each(word::GIVE_UP, state.zone(Zone::Play, seat), out),
        Moment::Turn | Moment::Request | Moment::Interrupt | Moment::Respond => ControlFlow::Continue(()),
    }
}

/// Those of a list that have not had their turn, and are still there.
pub fn waiting(look: Sight, list: Slot, done: Slot) -> Vec<CardId> {
    let past: Vec<Target> = look.scope.in_slot(done).collect();
    let open = look.scope.in_slot(list).filter(|target| !past.contains(target));
    open.filter_map(Target::card).filter_map(|card| look.state.still(card)).collect()
}

/// The characters that can be assigned more damage, while any is left. `MC-INDIRECT-2`
fn assignable(look: Sight) -> Vec<CardId> {
    let total = look.scope.number_in(Name::X.slot()).unwrap_or(0);
    if look.scope.in_slot(slot::CARDS).count() as i32 >= total {
        return Vec::new();
    }
    let mut found = in_slot(look, slot::SPECIALS);
    found.retain(|card| can_assign::<()>(look, *card).is_ok());
    found
}

fn can_assign<W: Why>(look: Sight, card: CardId) -> Result<(), W> {
    let own = look.scope.in_slot(slot::CARDS).filter_map(Target::card).filter(|other| other.card == card).count();
    if !in_slot(look, slot::SPECIALS).contains(&card) {
        return Err(W::because(|| Reason::with("MC-INDIRECT-1", about("not-what-the-card-asks", look, card))));
    }
    if own as i32 >= reader(look).remaining(card) {
        return Err(W::because(|| Reason::with("MC-INDIRECT-2", about("enough-to-defeat", look, card))));
    }
    Ok(())
}

/// Whether an answer is legal.
pub fn judge<W: Why>(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
    let read = reader(look);
    let no = || Err(W::because(|| not_now(look, seat, Some(moment), choice)));
    match (moment, choice.word, choice.args[0]) {
        (Moment::FirstPlayer, word::FIRST_PLAYER, Arg::Seat(first))
            if look.state.living().any(|seat| seat == first) =>
        {
            Ok(())
        }
        (Moment::Mulligan | Moment::Trim | Moment::DiscardCost, word::DISCARD, Arg::Card(card)) => {
            gather(look, moment, seat, card)
        }
        (Moment::Mulligan, DONE, _) => Ok(()),
        (Moment::Trim, DONE, _) => {
            let left = look.state.zone(Zone::Hand, seat).len() as i32 - look.scope.in_slot(slot::CARDS).count() as i32;
            let most = read.hand_size(seat);
            if left <= most {
                return Ok(());
            }
            let phrase = Phrase::new("hand-too-large").number("most", Quantity::new(most));
            Err(W::because(|| Reason::with("MC-ENDPLAYER-2", phrase)))
        }
        (Moment::DiscardCost, DONE, _) => {
            let (least, _) = discard_bounds(look);
            if look.scope.in_slot(slot::CARDS).count() >= usize::from(least) {
                return Ok(());
            }
            Err(W::because(|| Reason::new("MC-COST-2", "too-few-cards")))
        }
        (Moment::Pay, ..) => judge_payment(look, seat, choice),
        (Moment::PayTarget, word::CHOOSE, Arg::Card(card)) => {
            let paying = cost::paying(look);
            let costs = cost::going_on(look);
            match costs.iter().find(|cost| matches!(cost, Cost::PayFor(_))) {
                Some(cost) => play::can_pay_for(look, seat, cost, card, paying),
                None => no(),
            }
        }
        (Moment::Control, word::PLAYER, Arg::Seat(other)) if look.state.living().any(|seat| seat == other) => {
            match look.this() {
                Some(card) if other == seat || read.printed(card).any_control => play::room(look, other, card),
                Some(card) => {
                    Err(W::because(|| Reason::with("MC-CONTROL-3", about("only-under-your-control", look, card))))
                }
                None => no(),
            }
        }
        (Moment::Player(node), word::PLAYER, Arg::Seat(other)) if look.state.living().any(|seat| seat == other) => {
            if players(look, node).contains(&other) {
                return Ok(());
            }
            Err(W::because(|| Reason::with("MC-CHOOSE-3", Phrase::new("nothing-for-that-player").seat("seat", other))))
        }
        (Moment::Host, word::ATTACH, Arg::Card(host)) => match attaching(look) {
            Some(card) => play::can_host(look, card, host),
            None => no(),
        },
        (Moment::Defend, word::DEFEND, Arg::Card(card)) => can_defend(look, seat, card),
        (Moment::Defend, word::DECLINE, _) => match must_defend(look, seat) {
            Some(enemy) => Err(W::because(|| Reason::with("MC-GOLDEN-2", about("ally-must-defend", look, enemy)))),
            None => Ok(()),
        },
        (Moment::NextEnemy, word::NEXT, Arg::Card(card))
            if waiting(look, slot::ENEMIES, slot::ACTED).contains(&card) =>
        {
            Ok(())
        }
        (Moment::NextSpecial, word::NEXT, Arg::Card(card))
            if waiting(look, slot::SPECIALS, slot::ACTED).contains(&card) =>
        {
            Ok(())
        }
        (Moment::Assign, word::ASSIGN, Arg::Card(card)) => can_assign(look, card),
        (Moment::Excess, word::GIVE_UP, Arg::Card(card)) => {
            if is_excess(look, seat, card) {
                return Ok(());
            }
            Err(W::because(|| Reason::with("MC-RESTRICTED-2", about("not-what-the-card-asks", look, card))))
        }
        _ => no(),
    }
}

/// Whether a card is one of those a player has too many of.
pub fn is_excess(look: Sight, seat: Seat, card: CardId) -> bool {
    let read = reader(look);
    let restricted = |card: CardId| read.has_keyword(card, &Keyword::Restricted);
    let own = look.state.zone(Zone::Play, seat);
    let many = own.iter().filter(|card| restricted(**card)).count() > 2;
    let crowd = read.allies(seat).count() as i32 > read.ally_limit(seat);
    own.contains(&card) && ((many && restricted(card)) || (crowd && read.printed(card).kind == Kind::Ally))
}

/// How many cards a cost wants discarded.
fn discard_bounds(look: Sight) -> (u8, u8) {
    let bounds = cost::going_on(look).iter().find_map(|cost| match cost {
        Cost::DiscardCards(least, most) => Some((*least, *most)),
        _ => None,
    });
    bounds.unwrap_or((0, 0))
}

/// Whether one more card of the hand can be put aside.
fn gather<W: Why>(look: Sight, moment: Moment, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    if read.zone(card) != (Zone::Hand, seat) {
        return Err(W::because(|| Reason::with("MC-COST-8", about("not-in-hand", look, card))));
    }
    let taken = look.scope.in_slot(slot::CARDS).any(|other| other == Target::Card(look.state.refer(card)));
    if taken || (moment == Moment::DiscardCost && cost::paying(look) == card) {
        return Err(W::because(|| Reason::with("MC-MOVE-1", about("chosen-already", look, card))));
    }
    if moment == Moment::DiscardCost && look.scope.in_slot(slot::CARDS).count() >= usize::from(discard_bounds(look).1) {
        return Err(W::because(|| Reason::new("MC-COST-2", "enough-cards")));
    }
    if moment == Moment::DiscardCost {
        // What is left must still pay the rest: one card pays one part of a cost. MC-COST-5
        let aside: Vec<CardId> = in_slot(look, slot::CARDS).into_iter().chain([card]).collect();
        let (paying, what) = (cost::paying(look), cost::what(look));
        cost::can_generate_without::<W>(look, seat, paying, what, cost::due(look, seat), &aside)?;
    }
    Ok(())
}

/// One step of a payment. `MC-COST-4`
fn judge_payment<W: Why>(look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
    let read = reader(look);
    let charge = cost::due(look, seat);
    // What has been generated matters for types and at the end only.
    let (have, undeclared) = match charge.minds || choice.word == word::PAY {
        true => cost::generated(look, seat),
        false => ([0; 4], 0),
    };
    let declare = charge.minds && undeclared > 0;
    let declaring = matches!(choice.word, word::ENERGY | word::MENTAL | word::PHYSICAL);
    if declare != declaring {
        let rule = if declare { "MC-WILD-1" } else { "MC-WILD-2" };
        return Err(W::because(|| Reason::new(rule, if declare { "declare-wild" } else { "nothing-to-declare" })));
    }
    match (choice.word, choice.args[0]) {
        (word::ENERGY | word::MENTAL | word::PHYSICAL, _) => {
            let kind = (choice.word.0 - word::ENERGY.0) as usize;
            if cost::could_still_pay(look, seat, kind) {
                return Ok(());
            }
            Err(W::because(|| Reason::new("MC-INITIATE-6", "could-not-be-paid")))
        }
        (word::PAY, _) => {
            if charge.is_met(have) {
                return Ok(());
            }
            let due = charge.any + charge.types.count() + i32::from(charge.x.is_some());
            let phrase = Phrase::new("not-paid-yet")
                .number("need", Quantity::new(due))
                .number("have", Quantity::new(have.iter().sum()));
            let rule = if charge.types.count() > 0 || charge.x.is_some() { "MC-RESOURCE-4" } else { "MC-RESOURCE-3" };
            Err(W::because(|| Reason::with(rule, phrase)))
        }
        (word::SPEND, Arg::Card(card)) => {
            if read.zone(card) != (Zone::Hand, seat) {
                return Err(W::because(|| Reason::with("MC-COST-7", about("not-in-hand", look, card))));
            }
            if card == cost::paying(look) && cost::what(look) != crate::rules::event::What::Inner {
                return Err(W::because(|| Reason::with("MC-RESOURCE-1", about("pays-not-for-itself", look, card))));
            }
            if look.scope.in_slot(slot::SPENT).any(|other| other == Target::Card(look.state.refer(card))) {
                return Err(W::because(|| Reason::with("MC-RESOURCE-1", about("chosen-already", look, card))));
            }
            let set_aside = look.scope.in_slot(slot::CARDS).any(|other| other == Target::Card(look.state.refer(card)));
            if set_aside || read.printed(card).resources.count() == 0 {
                return Err(W::because(|| Reason::with("MC-RESOURCE-1", about("no-resources", look, card))));
            }
            Ok(())
        }
        (word::GENERATE, Arg::Card(card)) => {
            let mut open = false;
            cost::sources(look, seat, |other, _, _| open |= other == card);
            let used = look.scope.in_slot(slot::SOURCES).any(|other| other == Target::Card(look.state.refer(card)));
            if open && !used {
                return Ok(());
            }
            let own = matches!(read.zone(card), (Zone::Identity | Zone::Play, holder) if holder == seat);
            let rule = if own { "MC-RESABILITY-1" } else { "MC-COST-7" };
            Err(W::because(|| Reason::with(rule, about("no-resources", look, card))))
        }
        _ => Err(W::because(|| not_now(look, seat, Some(Moment::Pay), choice))),
    }
}

/// Whether a character can defend. `MC-ATTACK-ENEMY-3`
fn can_defend<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let own = matches!(read.zone(card), (Zone::Identity | Zone::Play, holder) if holder == seat);
    let kind = read.printed(card).kind;
    if !own || !(kind.is_identity() || kind == Kind::Ally) {
        return Err(W::because(|| Reason::with("MC-CONTROL-3", about("not-your-character", look, card))));
    }
    if kind == Kind::AlterEgo {
        return Err(W::because(|| Reason::with("MC-ATTACK-ENEMY-3", about("wrong-form", look, card))));
    }
    if kind == Kind::Hero && read.printed(card).defense.is_none() {
        return Err(W::because(|| Reason::with("MC-DASH-1", about("no-such-power", look, card))));
    }
    if read.exhausted(card) {
        let rule = if kind == Kind::Hero { "MC-DEFEND-1" } else { "MC-ALLY-5" };
        return Err(W::because(|| Reason::with(rule, about("is-exhausted", look, card))));
    }
    if kind != Kind::Ally
        && let Some(enemy) = must_defend(look, seat)
    {
        return Err(W::because(|| Reason::with("MC-GOLDEN-2", about("ally-must-defend", look, enemy))));
    }
    Ok(())
}

/// The enemy against whose attack a player must defend with an ally, if able.
fn must_defend(look: Sight, seat: Seat) -> Option<CardId> {
    let read = reader(look);
    let enemy = look.state.still(look.state.extra.activation()?.by)?;
    let demanded = read.ally_must_defend(enemy) && read.seat_of(enemy) == seat;
    (demanded && read.allies(seat).any(|ally| !read.exhausted(ally))).then_some(enemy)
}

/// What a legal answer does.
pub fn perform(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Step<Champions> {
    let fill = |slot, target, again| Step { does: Proposal::Fill(vec![(slot, target)]), again };
    let stop = Step { does: Proposal::Nothing, again: false };
    let card = |card: CardId| Target::Card(look.state.refer(card));
    match (moment, choice.word, choice.args[0]) {
        (Moment::FirstPlayer, _, Arg::Seat(first)) => {
            Step { does: Proposal::Event(Event::First { seat: first }), again: false }
        }
        (Moment::Mulligan | Moment::Trim, word::DISCARD, Arg::Card(chosen)) => fill(slot::CARDS, card(chosen), true),
        (Moment::DiscardCost, word::DISCARD, Arg::Card(chosen)) => {
            let again = look.scope.in_slot(slot::CARDS).count() + 1 < usize::from(discard_bounds(look).1);
            fill(slot::CARDS, card(chosen), again)
        }
        (Moment::Pay, word::PAY, _) => stop,
        (Moment::Pay, word::ENERGY, _) => fill(slot::DECLARED, Target::Number(Resource::Energy as i32), true),
        (Moment::Pay, word::MENTAL, _) => fill(slot::DECLARED, Target::Number(Resource::Mental as i32), true),
        (Moment::Pay, word::PHYSICAL, _) => fill(slot::DECLARED, Target::Number(Resource::Physical as i32), true),
        (Moment::Pay, word::SPEND, Arg::Card(chosen)) => fill(slot::SPENT, card(chosen), true),
        (Moment::Pay, word::GENERATE, Arg::Card(chosen)) => {
            let mut place = 0;
            cost::sources(look, seat, |other, ability, _| {
                if other == chosen {
                    place = i32::from(ability);
                }
            });
            let filled = vec![(slot::SOURCES, card(chosen)), (slot::SOURCE_ABILITY, Target::Number(place))];
            Step { does: Proposal::Fill(filled), again: true }
        }
        (Moment::PayTarget, _, Arg::Card(chosen)) => fill(play::PAY_TARGET, card(chosen), false),
        (Moment::Player(_), _, Arg::Seat(other)) => fill(slot::PLAYER, Target::Seat(other), false),
        (Moment::Control, _, Arg::Seat(other)) => fill(slot::CONTROL, Target::Seat(other), false),
        (Moment::Host, _, Arg::Card(host)) => fill(slot::HOST, card(host), false),
        (Moment::Defend, word::DEFEND, Arg::Card(chosen)) => {
            Step { does: Proposal::Event(Event::Defend { card: chosen, seat, exhausts: true }), again: false }
        }
        (Moment::NextEnemy | Moment::NextSpecial, _, Arg::Card(chosen)) => fill(slot::ACTED, card(chosen), false),
        (Moment::Assign, _, Arg::Card(chosen)) => {
            let again =
                look.scope.in_slot(slot::CARDS).count() as i32 + 1 < look.scope.number_in(Name::X.slot()).unwrap_or(0);
            fill(slot::CARDS, card(chosen), again)
        }
        (Moment::Excess, _, Arg::Card(chosen)) => {
            let exit = crate::rules::event::Exit::Discard;
            Step { does: Proposal::Event(Event::Leave { cards: vec![chosen], exit }), again: false }
        }
        _ => stop,
    }
}
