//! The questions between announcing and resolving: costs, payment, options; and those of set-up and single texts.

use std::ops::ControlFlow;

use kernel::effect::node::{Node, NodeId};
use kernel::effect::tree::{CardPick, Slot, Whose};
use kernel::notation::{DONE, WordId};
use kernel::question::{Arg, Choice};
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::{Proposal, Step};
use kernel::resolve::scope::Target;
use kernel::table::cards::{CardId, CardRef};
use kernel::table::seats::Seat;

use crate::cards::printed::Start;
use crate::language::{Cost, Filter, Is, Kind, Name, Quality, Selection, Verb, Which, Who, Zone};
use crate::log::about;
use crate::questions::legal::{Out, can_pay_for, not_now};
use crate::rules::cost::{self, Bill};
use crate::rules::event::Event;
use crate::rules::price;
use crate::rules::series;
use crate::rules::steps::{chosen_to_pay, gathered};
use crate::table::action::{What, slot};
use crate::table::reading::{Sight, reader};
use crate::texts::select::{self, number};
use crate::{Moment, Spoils, word};

/// Everything that has the shape of an answer.
pub fn candidates(look: Sight, moment: Moment, seat: Seat, out: &mut Out) -> ControlFlow<()> {
    match moment {
        Moment::Cost(place, flip) => cost_candidates(look, place, flip, out),
        Moment::Way => {
            let ways = action_ways(look);
            (0..ways).try_for_each(|way| out(Choice::plain(way_word(way))))
        }
        Moment::Pay => {
            let due = left_to_pay(look);
            if due <= 0 {
                return ControlFlow::Continue(());
            }
            out(Choice::plain(word::PAY))?;
            let free: Vec<CardId> = payable(look, seat);
            if free.len() as i32 > due && !free.windows(2).all(|pair| look.state.alike(pair[0], pair[1])) {
                for card in free {
                    out(Choice::about(word::WITH, Arg::Card(card)))?;
                }
            }
            ControlFlow::Continue(())
        }
        Moment::StartResource(_) => {
            for &card in look.state.zone(Zone::Deck, seat) {
                out(Choice::about(word::START, Arg::Card(card)))?;
            }
            ControlFlow::Continue(())
        }
        Moment::First => {
            out(Choice::about(word::FIRST_TURN, Arg::Seat(seat)))?;
            out(Choice::about(word::FIRST_TURN, Arg::Seat(select::rival(seat))))
        }
        Moment::Mulligan => {
            for &card in look.state.zone(Zone::Hand, seat) {
                out(Choice::about(word::BOTTOM, Arg::Card(card)))?;
            }
            out(Choice::plain(DONE))
        }
        Moment::Resource => {
            for &card in look.state.zone(Zone::Hand, seat) {
                out(Choice::about(word::LAY, Arg::Card(card)))?;
                out(Choice::about(word::LAY_DOWN, Arg::Card(card)))?;
            }
            ControlFlow::Continue(())
        }
        Moment::PlayCard(_) => {
            for &card in look.state.zone(Zone::Hand, seat) {
                out(Choice::about(word::PLAY, Arg::Card(card)))?;
            }
            out(Choice::plain(DONE))
        }
        Moment::Bid => {
            let high = look.state.extra.bids.as_ref().and_then(|bids| bids.high);
            let least = high.map_or(0, |(_, number)| number + 1);
            for number in least..=reader(look).purse(seat) {
                out(Choice::about(word::BID, Arg::Number(number)))?;
            }
            if high.is_some() { out(Choice::plain(word::DECLINE)) } else { ControlFlow::Continue(()) }
        }
        Moment::Divide(node, divided) => {
            let (most, cards) = to_divide(look, node, Slot(divided));
            for card in cards {
                for amount in 1..=most {
                    out(Choice::about_two(word::ASSIGN, Arg::Number(amount), Arg::Card(card)))?;
                }
            }
            if most > 0 { out(Choice::plain(DONE)) } else { ControlFlow::Continue(()) }
        }
        Moment::LoopNumber => (0..=series::MOST as i32)
            .take(4)
            .try_for_each(|number| out(Choice::about(word::NUMBER, Arg::Number(number)))),
        Moment::Hosts(node) => {
            let Some((_, hosts)) = to_attach(look, node) else { return ControlFlow::Continue(()) };
            hosts.into_iter().try_for_each(|host| out(Choice::about(word::TO, Arg::Card(host))))
        }
        _ => ControlFlow::Continue(()),
    }
}

fn way_word(way: u8) -> WordId {
    // The kernel's words way-1 to way-6.
    WordId(6 + way)
}

fn action_ways(look: Sight) -> u8 {
    match look.state.extra.actions.last() {
        Some(action) => look.book.face(action.face).printed.ways.len() as u8,
        None => 0,
    }
}

fn cost_candidates(look: Sight, place: u8, flip: bool, out: &mut Out) -> ControlFlow<()> {
    match cost::current(look, place, flip) {
        Some(Cost::Number(..)) => {
            (0..=cost::MOST).try_for_each(|number| out(Choice::about(word::NUMBER, Arg::Number(number))))
        }
        Some(Cost::Pick(selection)) => chosen_candidates(look, selection, true, word::PICK, out),
        Some(Cost::Choose(selection)) => chosen_candidates(look, selection, false, choose_word(selection), out),
        _ => ControlFlow::Continue(()),
    }
}

/// A card of the hand that is chosen in a cost is about to be discarded.
fn choose_word(selection: &Selection) -> WordId {
    if selection.from == [Zone::Hand] { word::DISCARD } else { word::CHOOSE }
}

fn chosen_candidates(look: Sight, selection: &Selection, picked: bool, word: WordId, out: &mut Out) -> ControlFlow<()> {
    let taken = look.scope.in_slot(selection.called.slot()).count() as i32;
    if taken >= number(look, selection.number) {
        return ControlFlow::Continue(());
    }
    let Some(bill) = Bill::going_on(look) else { return ControlFlow::Continue(()) };
    for card in bill.choices(selection, picked) {
        out(Choice::about(word, Arg::Card(card)))?;
    }
    if selection.up_to { out(Choice::plain(DONE)) } else { ControlFlow::Continue(()) }
}

/// Whether an answer is legal.
pub fn judge<W: Why>(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Result<(), W> {
    let no = || Err(W::because(|| not_now(look, seat, Some(moment), choice)));
    match (moment, choice.word, choice.args[0]) {
        (Moment::Cost(place, flip), _, _) => judge_cost(look, place, flip, seat, choice),
        (Moment::Way, _, _) => {
            let way = choice.word.0.wrapping_sub(6);
            if way >= action_ways(look) {
                return no();
            }
            Bill::going_on(look).map_or_else(no, |mut bill| bill.can_pay_way(way))
        }
        (Moment::Pay, word::PAY, _) => Ok(()),
        (Moment::Pay, word::WITH, Arg::Card(card)) => judge_payment(look, seat, card),
        (Moment::StartResource(_), word::START, Arg::Card(card)) => judge_start(look, seat, card),
        (Moment::First, word::FIRST_TURN, Arg::Seat(_)) => Ok(()),
        (Moment::Mulligan, word::BOTTOM, Arg::Card(card)) => {
            let own = reader(look).zone(card) == (Zone::Hand, seat) && !gathered(look, slot::CARDS).contains(&card);
            if own { Ok(()) } else { Err(W::because(|| Reason::with("SP-601.1f", about("not-in-hand", look, card)))) }
        }
        (Moment::Mulligan, DONE, _) | (Moment::PlayCard(_), DONE, _) | (Moment::Divide(..), DONE, _) => Ok(()),
        (Moment::Resource, word::LAY | word::LAY_DOWN, Arg::Card(card)) => {
            if reader(look).zone(card) != (Zone::Hand, seat) {
                return Err(W::because(|| Reason::with("SP-604.1a", about("not-in-hand", look, card))));
            }
            // Only a real resource goes face-up. SP-203.2
            if choice.word == word::LAY && reader(look).printed(card).kind != Kind::Resource {
                return Err(W::because(|| Reason::with("SP-604.1b", about("no-resource", look, card))));
            }
            Ok(())
        }
        (Moment::PlayCard(node), word::PLAY, Arg::Card(card)) => judge_play(look, node, seat, card),
        (Moment::LoopNumber, word::NUMBER, Arg::Number(number)) => series::judge_number(number),
        (Moment::Bid, word::BID, Arg::Number(number)) => judge_bid(look, seat, number),
        (Moment::Bid, word::DECLINE, _) => match look.state.extra.bids.as_ref().and_then(|bids| bids.high) {
            Some(_) => Ok(()),
            None => Err(W::because(|| Reason::new("SP-413.1", "open-with-a-bid"))),
        },
        (Moment::Divide(node, divided), word::ASSIGN, Arg::Number(amount)) => {
            let (most, cards) = to_divide(look, node, Slot(divided));
            let fits = choice.card().is_some_and(|card| cards.contains(&card)) && (1..=most).contains(&amount);
            if fits { Ok(()) } else { Err(W::because(|| Reason::new("SP-402.1", "not-what-is-asked"))) }
        }
        (Moment::Hosts(node), word::TO, Arg::Card(host)) => match to_attach(look, node) {
            Some((_, hosts)) if hosts.contains(&host) => Ok(()),
            _ => {
                // What may not be picked is no target either.
                if let Some(rule) = select::pick_ban(look, seat, host) {
                    return Err(W::because(|| Reason::with(rule, about("cannot-be-picked", look, host))));
                }
                Err(W::because(|| Reason::with("SP-507.2b", about("not-what-the-card-asks", look, host))))
            }
        },
        _ => no(),
    }
}

fn judge_cost<W: Why>(look: Sight, place: u8, flip: bool, seat: Seat, choice: &Choice) -> Result<(), W> {
    let no = || Err(W::because(|| not_now(look, seat, Some(Moment::Cost(place, flip)), choice)));
    let way = look.state.extra.actions.last().map_or(0, |action| action.way);
    let Some(bill) = Bill::going_on(look) else { return no() };
    match (cost::current(look, place, flip), choice.word, choice.args[0]) {
        (Some(Cost::Number(name, least)), word::NUMBER, Arg::Number(number)) => {
            if number < *least || number > cost::MOST {
                let rule = if number < 0 { "SP-410.2" } else { "SP-410.2a" };
                return Err(W::because(|| Reason::new(rule, "number-out-of-bounds")));
            }
            bill.note(name.slot(), Target::Number(number)).can_pay_after(place, flip, way)
        }
        (Some(Cost::Pick(selection)), word::PICK, Arg::Card(card)) => {
            judge_chosen(look, bill, selection, true, card, (place, flip, way))
        }
        (Some(Cost::Choose(selection)), word, Arg::Card(card)) if word == choose_word(selection) => {
            judge_chosen(look, bill, selection, false, card, (place, flip, way))
        }
        (Some(Cost::Pick(selection)), DONE, _) if selection.up_to => {
            // What must be picked is picked, although fewer would do. SP-505.2
            let taken = look.scope.in_slot(selection.called.slot()).count() as i32;
            let demands = |card: &CardId| reader(look).card_has(Quality::MustBePicked, *card);
            match bill.choices(selection, true).into_iter().find(demands) {
                Some(card) if taken < number(look, selection.number) => {
                    Err(W::because(|| Reason::with("SP-505.2", about("must-be-picked", look, card))))
                }
                _ => Ok(()),
            }
        }
        (Some(Cost::Choose(selection)), DONE, _) if selection.up_to => Ok(()),
        _ => no(),
    }
}

fn judge_chosen<W: Why>(
    look: Sight,
    bill: Bill,
    selection: &Selection,
    picked: bool,
    card: CardId,
    (place, flip, way): (u8, bool, u8),
) -> Result<(), W> {
    look.belongs::<W>(&select::pick(selection, picked), card)?;
    if look.scope.in_slot(selection.called.slot()).any(|target| target == Target::Card(look.state.refer(card))) {
        return Err(W::because(|| Reason::with("SP-401.2", about("already-chosen", look, card))));
    }
    if !bill.choices(selection, picked).contains(&card) {
        return Err(W::because(|| Reason::with("SP-401.2a", about("not-known-to-you", look, card))));
    }
    let bill = bill.note(selection.called.slot(), Target::Card(look.state.refer(card)));
    let mut bill = bill;
    let taken = look.scope.in_slot(selection.called.slot()).count() as i32 + 1;
    if taken < number(look, selection.number) && !selection.up_to {
        return Ok(());
    }
    bill.can_pay_after(place, flip, way)
}

/// What is left of the number that is due.
fn left_to_pay(look: Sight) -> i32 {
    look.scope.number_in(slot::DUE).unwrap_or(0) - chosen_to_pay(look).len() as i32
}

/// The resources that can still be chosen to pay with.
fn payable(look: Sight, seat: Seat) -> Vec<CardId> {
    let chosen = chosen_to_pay(look);
    reader(look).unattached(seat).filter(|card| !chosen.contains(card)).collect()
}

fn judge_payment<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let (entry, read) = (look.state.card(card), reader(look));
    let free =
        entry.controller == seat && entry.host == CardId::NONE && read.in_play(card) && read.is(card, Kind::Resource);
    let taken = || look.scope.in_slot(slot::PAID).any(|paid| paid == Target::Card(look.state.refer(card)));
    if !free || taken() {
        return Err(W::because(|| Reason::with("SP-309.1a", about("cannot-pay-with", look, card))));
    }
    if !leaves_balance(look, seat, card) {
        return Err(W::because(|| Reason::with("SP-401.2", about("rest-could-not-be-paid", look, card))));
    }
    Ok(())
}

/// With Flip Up the card itself is gone afterwards: what is due then must still be there. `SP-507.4b`
fn leaves_balance(look: Sight, seat: Seat, card: CardId) -> bool {
    let what = look.scope.number_in(slot::WHAT).map(What::from_code);
    let Some(itself) = look.this().filter(|card| what == Some(What::Flip) && look.state.lies_in(*card, Zone::FaceDown))
    else {
        return true;
    };
    let mut chosen = chosen_to_pay(look);
    chosen.push(card);
    if left_to_pay(look) > 1 || chosen.contains(&itself) || look.state.card(itself).host != CardId::NONE {
        return true;
    }
    let printed = reader(look).printed(itself);
    let due = price::due(look, seat, itself, printed, What::Flip);
    payable(look, seat).len() as i32 - 2 >= due
}

/// The resources that an automatic payment takes: face-down cards first, then the icon there is most of.
fn automatic(look: Sight, seat: Seat) -> Vec<CardId> {
    let due = left_to_pay(look).max(0) as usize;
    let mut free = payable(look, seat);
    let itself = look.this();
    let copies = |card: &CardId| {
        let face = look.state.card(*card).face;
        free_count(look, seat, face)
    };
    let mut keyed: Vec<(u8, std::cmp::Reverse<usize>, CardId)> = free
        .drain(..)
        .map(|card| {
            let down = look.state.lies_in(card, Zone::FaceDown);
            let rank = if Some(card) == itself {
                0
            } else if down {
                1
            } else {
                2
            };
            (rank, std::cmp::Reverse(copies(&card)), card)
        })
        .collect();
    keyed.sort_unstable();
    keyed.into_iter().take(due).map(|(_, _, card)| card).collect()
}

fn free_count(look: Sight, seat: Seat, face: kernel::table::cards::FaceId) -> usize {
    reader(look).unattached(seat).filter(|card| look.state.card(*card).face == face).count()
}

fn judge_start<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let laid: Vec<CardId> = look.state.zone(Zone::FaceDown, seat).to_vec();
    let wanted =
        read.faction(seat).and_then(|faction| read.printed(faction).faction.as_ref()?.resources.get(laid.len()));
    let printed = read.printed(card);
    let face = look.state.card(card).face;
    let fits = read.zone(card) == (Zone::Deck, seat)
        && match wanted {
            Some(Start::Named(slug)) => look.book.find(slug) == Some(face),
            Some(Start::AnyStaple) => printed.staple,
            Some(Start::OtherStaple) => printed.staple && laid.iter().all(|other| look.state.card(*other).face != face),
            None => false,
        };
    let first = || {
        let deck = look.state.zone(Zone::Deck, seat);
        deck.iter().find(|other| look.state.card(**other).face == face) == Some(&card)
    };
    if fits && first() {
        Ok(())
    } else {
        Err(W::because(|| Reason::with("SP-601.1b", about("not-a-starting-resource", look, card))))
    }
}

fn judge_play<W: Why>(look: Sight, node: NodeId, seat: Seat, card: CardId) -> Result<(), W> {
    let Node::Do(Verb::PlayCard(filter, free, _)) = look.book.tree.get(node) else { return Ok(()) };
    let read = reader(look);
    if read.zone(card) != (Zone::Hand, seat) {
        return Err(W::because(|| Reason::with("SP-603.1a", about("not-in-hand", look, card))));
    }
    if read.printed(card).kind == Kind::Resource {
        return Err(W::because(|| Reason::with("SP-603.2", about("no-right-to-play-resource", look, card))));
    }
    select::fits::<W>(look, filter, card)?;
    can_pay_for(look, seat, card, if *free { What::Free } else { What::Play })
}

fn judge_bid<W: Why>(look: Sight, seat: Seat, number: i32) -> Result<(), W> {
    let high = look.state.extra.bids.as_ref().and_then(|bids| bids.high).map_or(-1, |(_, number)| number);
    if number < 0 {
        return Err(W::because(|| Reason::new("SP-410.2", "number-out-of-bounds")));
    }
    if number <= high {
        return Err(W::because(|| Reason::new("SP-413.1", "bid-higher")));
    }
    if number > reader(look).purse(seat) {
        return Err(W::because(|| Reason::new("SP-413.1", "bid-what-you-have")));
    }
    Ok(())
}

/// What is left to divide, and among which cards.
fn to_divide(look: Sight, node: NodeId, divided: Slot) -> (i32, Vec<CardId>) {
    let Node::Do(Verb::Divide(most, name)) = look.book.tree.get(node) else { return (0, Vec::new()) };
    let spent: i32 = look.scope.in_slot(divided).filter_map(Target::number).sum();
    let struck: Vec<CardRef> = look.scope.in_slot(divided).filter_map(Target::card).collect();
    let cards = select::cards(look, Which::The(*name));
    let cards: Vec<CardId> = cards.into_iter().filter(|card| !struck.contains(&look.state.refer(*card))).collect();
    let left = number(look, *most) - spent;
    if cards.is_empty() { (0, cards) } else { (left, cards) }
}

/// The next card that enters play and needs something to be attached to, with what it could be. `SP-507.2b` `SP-507.2d`
fn to_attach(look: Sight, node: NodeId) -> Option<(CardId, Vec<CardId>)> {
    let which = match look.book.tree.get(node) {
        Node::Do(Verb::PutIntoPlay(which) | Verb::FlipUp(which)) => *which,
        _ => return None,
    };
    let read = reader(look);
    let entering = select::cards(look, which);
    let paired: Vec<CardRef> = look.scope.in_slot(slot::HOSTS).filter_map(Target::card).collect();
    entering.iter().copied().find_map(|card| {
        let kind = read.printed(card).attach()?;
        if paired.chunks(2).any(|pair| pair[0].card == card) || read.zone(card).0 == Zone::Play {
            return None;
        }
        let both = [Seat(0), Seat(1)].into_iter().flat_map(|seat| look.state.zone(Zone::Play, seat));
        // To be attached to something is to pick it. SP-507.2b
        let plain = CardPick { from: vec![Zone::Play], whose: Whose::Everyones, that: Filter(vec![Is::kind(kind)]) };
        let picked = Filter(vec![Is::Picked(Box::new(plain), Who::You)]);
        let there = both.copied().filter(|host| select::fits::<()>(look, &picked, *host).is_ok());
        let coming = entering.iter().copied().filter(|host| *host != card && read.printed(*host).kind == kind);
        let there: Vec<CardId> = there.collect();
        // What must be picked goes before what only comes.
        let demanded = there.iter().any(|host| read.card_has(Quality::MustBePicked, *host));
        let coming = coming.filter(|_| !demanded);
        let hosts: Vec<CardId> = there.iter().copied().chain(coming).collect();
        (!hosts.is_empty()).then_some((card, hosts))
    })
}

/// What a legal answer does.
pub fn perform(look: Sight, moment: Moment, seat: Seat, choice: &Choice) -> Step<Spoils> {
    let card = choice.card();
    let refer = |card: CardId| Target::Card(look.state.refer(card));
    let over = |does| Step { does, again: false };
    let fill =
        |slot: Slot, targets: Vec<Target>| Proposal::Fill(targets.into_iter().map(|target| (slot, target)).collect());
    match (moment, choice.word) {
        (_, DONE) => over(Proposal::Nothing),
        (Moment::Cost(place, flip), _) => match (cost::current(look, place, flip), choice.args[0]) {
            (Some(Cost::Number(name, _)), Arg::Number(number)) => over(fill(name.slot(), vec![Target::Number(number)])),
            (Some(Cost::Pick(selection) | Cost::Choose(selection)), Arg::Card(card)) => {
                let taken = look.scope.in_slot(selection.called.slot()).count() as i32 + 1;
                let again = taken < number(look, selection.number);
                let kinds = (selection.called.kinds_slot(), Target::Number(selection.that.kinds()));
                Step { does: Proposal::Fill(vec![(selection.called.slot(), refer(card)), kinds]), again }
            }
            _ => over(Proposal::Nothing),
        },
        (Moment::Way, _) => over(Proposal::Event(Event::Way { way: choice.word.0 - 6 })),
        (Moment::Pay, word::PAY) => over(fill(slot::PAID, automatic(look, seat).into_iter().map(refer).collect())),
        (Moment::Pay, _) => {
            let again = left_to_pay(look) > 1;
            Step { does: fill(slot::PAID, card.into_iter().map(refer).collect()), again }
        }
        (Moment::StartResource(_), _) => {
            let card = card.expect("a starting resource is a card");
            Step { does: Proposal::Event(Event::StartResource { seat, card }), again: true }
        }
        (Moment::First, _) => over(Proposal::Event(Event::First { seat: choice.seat().unwrap_or(seat) })),
        (Moment::Mulligan, _) => Step { does: fill(slot::CARDS, card.into_iter().map(refer).collect()), again: true },
        (Moment::Resource, word::LAY) => {
            let card = card.expect("a resource is a card");
            let printed = reader(look).printed(card);
            let attached = crate::rules::steps::enters_attached(printed);
            let host = reader(look).faction(seat).filter(|_| attached).unwrap_or(CardId::NONE);
            let enter = Event::Enter { card, seat, host, flipped: false, attacking: false, chosen: Vec::new() };
            over(Proposal::Event(enter))
        }
        (Moment::Resource, _) => over(Proposal::Event(Event::Hide { card: card.expect("a resource is a card"), seat })),
        (Moment::PlayCard(node), _) => {
            let name = match look.book.tree.get(node) {
                Node::Do(Verb::PlayCard(_, _, name)) => *name,
                _ => Name::Found,
            };
            // The card as it will lie in play: two moves from now.
            let card = look.state.refer(card.expect("a card is played"));
            let later = CardRef { life: card.life.wrapping_add(2), ..card };
            over(fill(name.slot(), vec![Target::Card(later)]))
        }
        (Moment::LoopNumber, _) => over(series::agree(look, seat, choice.number().unwrap_or(0))),
        (Moment::Bid, word::BID) => {
            let number = choice.number().unwrap_or(0);
            Step { does: Proposal::Event(Event::Bid { seat, number }), again: true }
        }
        (Moment::Bid, _) => over(Proposal::Event(Event::Decline { seat })),
        (Moment::Divide(_, divided), _) => {
            let (card, amount) = (card.expect("damage has a recipient"), choice.number().unwrap_or(0));
            Step { does: fill(Slot(divided), vec![refer(card), Target::Number(amount)]), again: true }
        }
        (Moment::Hosts(node), _) => match to_attach(look, node) {
            Some((gear, _)) => {
                let host = card.expect("a card is attached to a card");
                Step { does: fill(slot::HOSTS, vec![refer(gear), refer(host)]), again: true }
            }
            None => over(Proposal::Nothing),
        },
        _ => over(Proposal::Nothing),
    }
}
