//! What is told of events, and what is asked in words.

use kernel::notation::{WAY_1, WordId};
use kernel::phrase::{Fact, Phrase};
use kernel::quantity::Quantity;
use kernel::question::{Arg, Choice};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::{Cost, Gauge, Kind, Quality, Zone};
use crate::rules::battle;
use crate::rules::damage;
use crate::rules::event::{Event, Exit};
use crate::table::action::{Action, What};
use crate::table::reading::{Sight, reader};
use crate::word;
use crate::{DAMAGE, Moment, TOKEN};

/// A phrase about a card.
pub fn about(key: &'static str, look: Sight, card: CardId) -> Phrase {
    let entry = look.state.card(card);
    Phrase::new(key).fact("card", Fact::Card(entry.face, entry.known))
}

fn with_card(phrase: Phrase, name: &'static str, look: Sight, card: CardId) -> Phrase {
    let entry = look.state.card(card);
    phrase.fact(name, Fact::Card(entry.face, entry.known))
}

fn number(phrase: Phrase, number: i32) -> Phrase {
    phrase.number("number", Quantity::new(number))
}

/// Several cards in one line of the log: at most three are named.
fn cards(
    key: [&'static str; 4],
    phrase: impl Fn(&'static str) -> Phrase,
    look: Sight,
    list: &[CardId],
) -> Option<Phrase> {
    const NAMES: [&str; 3] = ["card", "second", "third"];
    if list.is_empty() {
        return None;
    }
    if list.len() > 3 {
        return Some(number(phrase(key[3]), list.len() as i32));
    }
    let start = phrase(key[list.len() - 1]);
    Some(list.iter().zip(NAMES).fold(start, |phrase, (card, name)| with_card(phrase, name, look, *card)))
}

/// What everybody is told of an event.
pub fn describe(look: Sight, event: &Event) -> Option<Phrase> {
    let told = |key: &'static str, seat: Seat| Phrase::new(key).seat("seat", seat);
    Some(match event {
        Event::First { seat } => told("log-first", *seat),
        Event::FaceUp { seat } => told("log-face-up", *seat),
        Event::Mulligan { seat, cards } if cards.is_empty() => told("log-keeps-hand", *seat),
        Event::Mulligan { seat, cards } => number(told("log-mulligan", *seat), cards.len() as i32),
        Event::Turn { seat } => number(told("log-turn", *seat), look.state.extra.turn as i32),
        Event::Lost { seats } if seats.len() > 1 => Phrase::new("log-both-lost"),
        Event::Lost { seats } => told("log-lost", *seats.first()?),
        Event::Act { seat, targets } => {
            let action = look.state.extra.actions.last()?;
            // A single target is told along.
            let at = if let [target] = targets.as_slice() { Some(*target) } else { None };
            let key = match (action.what, at) {
                (What::Play | What::Free, None) => "log-plays",
                (What::Play | What::Free, Some(_)) => "log-plays-at",
                (What::Flip, None) => "log-flips-up",
                (What::Flip, Some(_)) => "log-flips-up-at",
                (What::Ability(_), None) => "log-uses",
                (What::Ability(_), Some(_)) => "log-uses-at",
                (What::Duplicate, _) => return None,
                (What::EndTurn, _) => return Some(told("log-ends-turn", *seat)),
            };
            acting(look, told(key, *seat), action, at)
        }
        Event::Stop => {
            let actions = &look.state.extra.actions;
            let stopped = actions.get(actions.len().checked_sub(2)?)?;
            Phrase::new("log-terminated").fact("card", face(look, stopped.face))
        }
        Event::Hide { card, seat } => with_card(told("log-lays-down", *seat), "card", look, *card),
        Event::Enter { card, seat, .. } if reader(look).printed(*card).kind == Kind::Resource => {
            with_card(told("log-lays", *seat), "card", look, *card)
        }
        Event::Enter { card, seat, .. } => with_card(told("log-enters", *seat), "card", look, *card),
        Event::Leave { face, exit, .. } => {
            let key = match exit {
                Exit::Destroyed => "log-destroyed",
                Exit::Hand => "log-to-hand",
                Exit::Out => "log-removed",
                Exit::Deck => "log-shuffled-in",
                Exit::FaceDown => "log-flipped-down",
                Exit::Buried => "log-buried",
            };
            Phrase::new(key).fact("card", Fact::Card(*face, kernel::table::seats::SeatSet::ALL))
        }
        Event::Draw { seat, number: drawn } => number(told("log-draws", *seat), *drawn),
        Event::Discard { seat, cards: list } => {
            let keys = ["log-discards", "log-discards-two", "log-discards-three", "log-discards-many"];
            return cards(keys, |key| told(key, *seat), look, list);
        }
        Event::Mill { seat, number: milled } => number(told("log-mills", *seat), *milled),
        Event::ToHand { cards: list } => {
            let keys = ["log-to-hand", "log-to-hand-two", "log-to-hand-three", "log-to-hand-many"];
            return cards(keys, Phrase::new, look, list);
        }
        Event::ToDiscard { cards: list } => {
            let keys = ["log-to-discard", "log-to-discard-two", "log-to-discard-three", "log-to-discard-many"];
            return cards(keys, Phrase::new, look, list);
        }
        Event::RemoveFromGame { card } => about("log-removed", look, *card),
        Event::Reveal { seat, cards: list } => {
            let keys = ["log-reveals", "log-reveals-two", "log-reveals-three", "log-reveals-many"];
            return cards(keys, |key| told(key, *seat), look, list);
        }
        Event::Look { seat, cards } => number(told("log-looks", *seat), cards.len() as i32),
        Event::Shuffle { seat } => told("log-shuffles", *seat),
        Event::Damage { to, parts, battle } => {
            let sum = damage::amount(reader(look), to.card, parts, *battle);
            let (zone, seat) = reader(look).zone(to.card);
            if zone == Zone::Faction {
                number(told("log-faction-damage", seat), sum)
            } else {
                number(about("log-damage", look, to.card), sum)
            }
        }
        Event::Influence { seat, by } if *by > 0 => number(told("log-gains", *seat), *by),
        Event::Influence { seat, by } => number(told("log-loses", *seat), -by),
        Event::Tokens { card, by } if *by > 0 => number(about("log-tokens", look, *card), *by),
        Event::Control { card, seat, .. } => with_card(told("log-takes-control", *seat), "card", look, card.card),
        Event::Attach { card, to } => with_card(about("log-attached", look, *card), "other", look, *to),
        Event::Restore { cards: list } if list.len() <= 3 => {
            let keys = ["log-restores", "log-restores-two", "log-restores-three", "log-restores"];
            return cards(keys, Phrase::new, look, list);
        }
        Event::Deplete { cards: list } if look.state.extra.battle.is_none() && list.len() <= 3 => {
            let keys = ["log-depletes", "log-depletes-two", "log-depletes-three", "log-depletes"];
            return cards(keys, Phrase::new, look, list);
        }
        Event::Coin { seat } => told(if look.state.extra.coin { "log-coin-won" } else { "log-coin-lost" }, *seat),
        Event::Bid { seat, number: bid } => number(told("log-bids", *seat), *bid),
        Event::Decline { seat } => told("log-declines", *seat),
        Event::Declare { seat, target } => with_card(told("log-attacks", *seat), "card", look, *target),
        Event::Party { attacking, cards: list } => {
            let keys = match attacking {
                true => ["log-sends", "log-sends-two", "log-sends-three", "log-sends-many"],
                false => ["log-blocks", "log-blocks-two", "log-blocks-three", "log-blocks-many"],
            };
            let seat = look.state.extra.battle.as_ref()?.seat(*attacking);
            return cards(keys, |key| told(key, seat), look, list)
                .or_else(|| (!attacking).then(|| told("log-no-block", seat)));
        }
        Event::Withdraw { card } => about("log-withdrawn", look, *card),
        Event::Join { card, .. } => about("log-joins", look, *card),
        Event::BattleEnds => Phrase::new("log-battle-over"),
        _ => return None,
    })
}

fn face(look: Sight, face: kernel::table::cards::FaceId) -> Fact {
    let _ = look;
    Fact::Card(face, kernel::table::seats::SeatSet::ALL)
}

/// What somebody is doing, and at what.
fn acting(look: Sight, phrase: Phrase, action: &Action, at: Option<CardId>) -> Phrase {
    let mut phrase = phrase.fact("card", face(look, action.face));
    if let What::Ability(place) = action.what {
        phrase = phrase.fact("ability", Fact::Part(action.face, place + 1));
    }
    match at {
        Some(target) => with_card(phrase, "target", look, target),
        None => phrase,
    }
}

/// What is asked at a moment.
pub fn prompt(look: Sight, moment: Moment) -> Phrase {
    match moment {
        Moment::Turn => Phrase::new("ask-turn"),
        Moment::Respond => {
            let Some(action) = look.state.extra.actions.last() else { return Phrase::new("ask-turn") };
            let at = match look.scope.event.as_deref() {
                Some(Event::Act { targets, .. }) if targets.len() == 1 => Some(targets[0]),
                _ => None,
            };
            let key = match (action.what, at) {
                (What::EndTurn, _) => return Phrase::new("ask-respond-end").seat("seat", action.seat),
                (What::Ability(_), None) => "ask-respond-ability",
                (What::Ability(_), Some(_)) => "ask-respond-ability-at",
                (_, None) => "ask-respond",
                (_, Some(_)) => "ask-respond-at",
            };
            acting(look, Phrase::new(key).seat("seat", action.seat), action, at)
        }
        Moment::Step(true) => Phrase::new("ask-step-attacker"),
        Moment::Step(false) => Phrase::new("ask-step-defender"),
        Moment::Cost(place, flip) => match crate::rules::cost::current(look, place, flip) {
            Some(Cost::Pick(_)) => Phrase::new("ask-pick"),
            Some(Cost::Number(..)) => Phrase::new("ask-number"),
            Some(Cost::Choose(selection)) if selection.from == [Zone::Hand] => Phrase::new("ask-discard-cost"),
            _ => Phrase::new("ask-choose"),
        },
        Moment::Way => Phrase::new("ask-way"),
        Moment::Pay => {
            let due = look.scope.number_in(crate::table::action::slot::DUE).unwrap_or(0);
            let left = due - crate::rules::steps::chosen_to_pay(look).len() as i32;
            number(Phrase::new("ask-pay"), left)
        }
        Moment::StartResource(_) => Phrase::new("ask-start-resource"),
        Moment::First => Phrase::new("ask-first"),
        Moment::Mulligan => Phrase::new("ask-mulligan"),
        Moment::Resource => Phrase::new("ask-resource"),
        Moment::PlayCard(_) => Phrase::new("ask-play-card"),
        Moment::Bid => Phrase::new("ask-bid"),
        Moment::Divide(..) => Phrase::new("ask-divide"),
        Moment::Hosts(_) => Phrase::new("ask-host"),
        Moment::Attackers => Phrase::new("ask-attackers"),
        Moment::Blockers => Phrase::new("ask-blockers"),
        Moment::Counter => Phrase::new("ask-target"),
        Moment::LoopNumber => Phrase::new("ask-loop-number"),
        Moment::Assign(side) => match crate::rules::battle::assigner(reader(look), side) {
            Some((card, left)) => number(about("ask-assign", look, card), left),
            None => Phrase::new("ask-divide"),
        },
    }
}

/// What a text asks for, where its word says it best.
pub fn prompt_choice(_: Sight, chosen: WordId, _: Seat) -> Option<Phrase> {
    Some(Phrase::new(match chosen {
        word::PICK => "ask-pick",
        word::CHOOSE => "ask-choose",
        word::DISCARD => "ask-discard",
        word::ORDER => "ask-put-back",
        word::FIND => "ask-find",
        word::KEEP => "ask-keep",
        word::DETACH => "ask-detach",
        word::NUMBER => "ask-number",
        word::PLAYER => "ask-player",
        _ => return None,
    }))
}

/// What the log begins with.
pub fn opening(look: Sight) -> Option<Phrase> {
    let extra = &look.state.extra;
    extra.set_up.then(|| number(Phrase::new("log-turn").seat("seat", extra.active), extra.turn as i32))
}

/// From this number on, parts of a card are the options of its text.
pub const OPTIONS: u8 = 100;

/// An ability is named in words.
pub fn label_facts(look: Sight, choice: &Choice) -> Vec<(&'static str, Fact)> {
    // An option of a card's text is said in its own words.
    if let (Some(action), Some(way)) = (look.state.extra.actions.last(), choice.word.0.checked_sub(WAY_1.0))
        && way < 6
    {
        return vec![("option", Fact::Part(action.face, OPTIONS + way))];
    }
    let part = match choice.word {
        word::USE => 1,
        word::USE_NTH => choice.number().unwrap_or(0) as u8,
        word::REPEAT => {
            let times = if let Arg::Number(times) = choice.args[1] { times } else { 0 };
            return vec![("times", Fact::Number(Quantity::new(times)))];
        }
        _ => return Vec::new(),
    };
    choice.card().map_or(Vec::new(), |card| vec![("ability", Fact::Part(look.state.card(card).face, part))])
}

/// What a card is worth now.
pub fn values(look: Sight, card: CardId) -> Vec<(&'static str, i32)> {
    let read = reader(look);
    let mut found = Vec::new();
    let (zone, seat) = read.zone(card);
    if zone != Zone::Play {
        if zone == Zone::Faction {
            found.push(("influence", look.state.gauge(seat, Gauge::Influence).raw()));
        }
        return found;
    }
    if read.is(card, Kind::Character) {
        found.push(("strength", read.strength(card)));
        found.push(("life", read.life(card)));
        found.push(("speed", read.speed(card)));
        let traits = [
            ("character", true),
            ("covert", read.covert(card)),
            ("unblockable", read.card_has(Quality::Unblockable, card)),
            ("attacking", battle::side(look.state, card) == Some(true)),
            ("blocking", battle::side(look.state, card) == Some(false)),
        ];
        found.extend(traits.into_iter().filter(|(_, has)| *has).map(|(name, _)| (name, 1)));
    }
    if read.printed(card).structure.is_some() {
        found.push(("structure", read.structure(card)));
    }
    let counted =
        [("damage", DAMAGE), ("tokens", TOKEN)].map(|(name, counter)| (name, i32::from(read.counter(card, counter))));
    found.extend(counted.into_iter().filter(|(_, number)| *number > 0));
    found
}

/// Public facts of the table.
pub fn facts(look: Sight) -> Vec<Phrase> {
    let extra = &look.state.extra;
    let mut found = vec![number(Phrase::new("fact-turn").seat("seat", extra.active), extra.turn as i32)];
    for seat in [Seat(0), Seat(1)] {
        let read = reader(look);
        let all = read.unattached(seat).count() + crate::texts::verbs::attached(look, seat).len();
        let phrase = Phrase::new("fact-resources").seat("seat", seat).number("number", Quantity::new(read.purse(seat)));
        found.push(phrase.number("all", Quantity::new(all as i32)));
    }
    for action in &extra.actions {
        let phrase = Phrase::new(if action.what == What::EndTurn { "fact-ending" } else { "fact-acting" })
            .seat("seat", action.seat);
        found.push(if action.what == What::EndTurn { phrase } else { phrase.fact("card", face(look, action.face)) });
    }
    if let Some(battle) = &extra.battle
        && let Some(target) = battle.target.and_then(|target| look.state.still(target))
    {
        found.push(with_card(Phrase::new("fact-battle").seat("seat", battle.attacker), "card", look, target));
    }
    found
}
