//! What is told of events, and what is asked in words.

use kernel::notation::WordId;
use kernel::phrase::{Fact, Phrase};
use kernel::quantity::Quantity;
use kernel::question::{Arg, Choice};
use kernel::table::cards::{CardId, FaceId};
use kernel::table::seats::{Seat, SeatSet};

use crate::language::{Form, Kind, Quality, Status, Zone};
use crate::rules::cost;
use crate::rules::event::{Event, Exit, What};
use crate::table::extra::{DeedKind, News, Step};
use crate::table::icons;
use crate::table::reading::{Sight, reader};
use crate::{Moment, word};

/// A phrase about a card.
pub fn about(key: &'static str, look: Sight, card: CardId) -> Phrase {
    with_card(Phrase::new(key), "card", look, card)
}

fn with_card(phrase: Phrase, name: &'static str, look: Sight, card: CardId) -> Phrase {
    let entry = look.state.card(card);
    phrase.fact(name, Fact::Card(entry.face, entry.known))
}

fn with_face(phrase: Phrase, name: &'static str, face: FaceId) -> Phrase {
    phrase.fact(name, Fact::Card(face, SeatSet::ALL))
}

/// The part of a villain or main scheme that says which stage it is; its abilities follow from 1.
pub const STAGE: u8 = 0;

fn with_stage(phrase: Phrase, look: Sight, card: CardId) -> Phrase {
    phrase.fact("stage", Fact::Part(look.state.card(card).face, STAGE))
}

fn number(phrase: Phrase, number: i32) -> Phrase {
    phrase.number("number", Quantity::new(number))
}

fn told(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

/// What everybody is told of an event.
pub fn describe(look: Sight, event: &Event) -> Option<Phrase> {
    Some(match event {
        Event::First { seat } => told("log-first", *seat),
        Event::Mulligan { seat, cards } if cards.is_empty() => told("log-keeps-hand", *seat),
        Event::Mulligan { seat, cards } => number(told("log-mulligan", *seat), cards.len() as i32),
        Event::Begin => Phrase::new("log-begin"),
        Event::Turn { seat } => number(told("log-turn", *seat), i32::from(look.state.extra.round)),
        Event::Declined { seat } => told("log-declines", *seat),
        Event::Step { step } => Phrase::new(match step {
            Step::Threat => "log-step-threat",
            Step::Activations => "log-step-activations",
            Step::Deal => return None,
            Step::Reveals => "log-step-reveals",
            Step::SetUp | Step::Players => return None,
        }),
        Event::RoundEnds => number(told("log-round", look.state.extra.first), i32::from(look.state.extra.round)),
        Event::Pay { seat, origin, what, .. } => {
            let event = || origin.face.is_some_and(|face| look.book.face(face).printed.kind == Kind::Event);
            let key = match what {
                What::Inner => return None,
                What::Use(_) if !event() => "log-uses",
                What::Play | What::Use(_) => "log-plays",
            };
            with_face(told(key, *seat), "card", origin.face?)
        }
        Event::Draw { seat, number: drawn } => number(told("log-draws", *seat), *drawn),
        Event::DiscardTop { seat, .. } => {
            number(told("log-discards-top", *seat), look.state.extra.last.discarded.len() as i32)
        }
        Event::DiscardHand { seat, .. } => {
            let gone = &look.state.extra.last.discarded;
            match gone.as_slice() {
                [(_, face)] => with_face(told("log-discards", *seat), "card", *face),
                many => number(told("log-discards-many", *seat), many.len() as i32),
            }
        }
        Event::RandomEach { .. } => {
            number(Phrase::new("log-each-discards"), look.state.extra.last.discarded.len() as i32)
        }
        Event::DiscardEncounter { .. } => match look.state.extra.last.discarded.first() {
            Some((_, face)) => with_face(Phrase::new("log-encounter-discarded"), "card", *face),
            None => return None,
        },
        Event::DiscardUntil { number: many, .. } => number(Phrase::new("log-discards-until"), *many),
        Event::Look { seat, cards } => number(told("log-looks", *seat), cards.len() as i32),
        Event::Shuffle { seat } => told("log-shuffles", *seat),
        Event::ShuffleEncounter => Phrase::new("log-shuffles-encounter"),
        Event::Leave { cards, exit } => {
            let key = match exit {
                Exit::Discard => ["log-discarded", "log-discarded-many"],
                Exit::Hand => ["log-to-hand", "log-to-hand-many"],
                Exit::Deck => ["log-shuffled-in", "log-shuffled-in-many"],
                Exit::Removed => ["log-removed", "log-removed-many"],
            };
            match cards.as_slice() {
                [card] => about(key[0], look, *card),
                many => number(Phrase::new(key[1]), many.len() as i32),
            }
        }
        Event::Capture { seat, scheme } => with_card(told("log-captured", *seat), "card", look, *scheme),
        Event::Release { scheme } => about("log-released", look, *scheme),
        Event::Enter { seat, facedown: true, .. } => told("log-drone", *seat),
        Event::Enter { card, seat, host, .. } => {
            let kind = reader(look).kind(*card);
            match kind {
                Kind::Minion => with_card(told("log-engages", *seat), "card", look, *card),
                _ if *host != CardId::NONE => with_card(about("log-attached", look, *card), "other", look, *host),
                Kind::SideScheme | Kind::Environment => about("log-enters", look, *card),
                _ => with_card(told("log-enters-for", *seat), "card", look, *card),
            }
        }
        Event::Drone { seat } => told("log-drone", *seat),
        Event::NemesisRest { seat } => told("log-nemesis", *seat),
        Event::Damage { to, amount, .. } => number(about("log-damage", look, to.card), *amount),
        Event::Absorb { to, by, amount } => {
            with_card(number(about("log-absorbed", look, *to), *amount), "other", look, *by)
        }
        Event::Heal { card, by } => number(about("log-heals", look, *card), *by),
        Event::Move { from, to, amount } => {
            with_card(number(about("log-moves-damage", look, *from), *amount), "other", look, to.card)
        }
        Event::Control { card, seat } => with_card(told("log-takes-control", *seat), "card", look, *card),
        Event::Status { card, status, on, spent } => {
            let key = match (status, on, spent) {
                (Status::Stunned, true, _) => "log-stunned",
                (Status::Confused, true, _) => "log-confused",
                (Status::Tough, true, _) => "log-tough",
                (Status::Stunned, false, _) => "log-no-longer-stunned",
                (Status::Confused, false, _) => "log-no-longer-confused",
                (Status::Tough, false, true) => "log-tough-saves",
                (Status::Tough, false, false) => "log-no-longer-tough",
            };
            about(key, look, *card)
        }
        Event::Exhaust { cards } => match cards.as_slice() {
            [card] => about("log-exhausts", look, *card),
            many => number(Phrase::new("log-exhausts-many"), many.len() as i32),
        },
        Event::Ready { cards } => match cards.as_slice() {
            [card] => about("log-readies", look, *card),
            many => number(Phrase::new("log-readies-many"), many.len() as i32),
        },
        Event::Counters { card, by } => number(about("log-counters", look, *card), *by),
        Event::Form { seat, form, .. } => told(
            match form {
                Form::Hero => "log-hero-form",
                Form::AlterEgo => "log-alter-ego-form",
            },
            *seat,
        ),
        Event::Defeat { card, face, kind, facedown, seat, .. } => match kind {
            Kind::Hero | Kind::AlterEgo => told("log-eliminated", *seat),
            Kind::SideScheme => with_face(Phrase::new("log-thwarted"), "card", *face),
            _ if *facedown => told("log-drone-defeated", *seat),
            // The next stage has come in its place.
            Kind::Villain if look.state.card(card.card).face != *face => {
                let phrase = with_face(Phrase::new("log-next-stage"), "card", *face);
                with_stage(with_card(phrase, "other", look, card.card), look, card.card)
            }
            _ => with_face(Phrase::new("log-defeated"), "card", *face),
        },
        Event::Threat { scheme, amount, .. } => number(about("log-threat", look, scheme.card), *amount),
        Event::Relieve { scheme, amount, .. } => number(about("log-relieved", look, scheme.card), *amount),
        Event::Accelerate { by } => number(Phrase::new("log-accelerates"), *by),
        Event::Complete { scheme } => match reader(look).main_scheme() {
            Some(next) if next != scheme.card => {
                let phrase = with_card(about("log-completed-next", look, scheme.card), "other", look, next);
                with_stage(phrase, look, next)
            }
            _ => about("log-completed", look, scheme.card),
        },
        Event::Advance { .. } => {
            let scheme = reader(look).main_scheme()?;
            with_stage(about("log-advances", look, scheme), look, scheme)
        }
        Event::Begins { kind, by, targets, basic: true, .. } => {
            let made = look.state.extra.deeds.last().is_some_and(|deed| deed.made);
            let key = match (kind, made) {
                (DeedKind::Attack, true) => "log-attacks",
                (DeedKind::Attack, false) => "log-attack-lost",
                (_, true) => "log-thwarts",
                (_, false) => "log-thwart-lost",
            };
            with_card(about(key, look, by.card), "other", look, targets.first()?.card)
        }
        Event::Begins { kind, by, .. } => {
            let made = look.state.extra.deeds.last().is_some_and(|deed| deed.made);
            match (kind, made) {
                (_, true) => return None,
                (DeedKind::Attack, false) => about("log-stun-stops", look, by.card),
                (_, false) => about("log-confusion-stops", look, by.card),
            }
        }
        Event::Activate { kind, by, seat, .. } => {
            let key = if *kind == DeedKind::EnemyAttack { "log-enemy-attacks" } else { "log-enemy-schemes" };
            with_card(told(key, *seat), "card", look, by.card)
        }
        Event::DealBoost { number: many } => number(Phrase::new("log-boost-dealt"), *many),
        Event::Overkill => Phrase::new("log-overkill"),
        Event::TurnBoost { card } => {
            number(about("log-boost", look, *card), i32::from(reader(look).printed(*card).boost))
        }
        Event::Defend { card, .. } => about("log-defends", look, *card),
        Event::Deal { seats } => number(Phrase::new("log-dealt"), seats.len() as i32),
        Event::DealTo { seat, number: many } => number(told("log-dealt-to", *seat), *many),
        Event::TurnUp { card, seat, .. } => with_card(told("log-reveals", *seat), "card", look, *card),
        Event::Reveal { card, silent: true, cancelled, .. } => {
            about(if *cancelled { "log-cancelled" } else { "log-silenced" }, look, *card)
        }
        Event::Surge => Phrase::new("log-surge"),
        Event::Cheaper { seat, by } => number(told("log-cheaper", *seat), *by),
        Event::Tell { news } => match news {
            News::Deck(seat) => told("log-deck-formed", *seat),
            News::Encounter => Phrase::new("log-encounter-formed"),
        },
        Event::Lost => Phrase::new("log-lost"),
        Event::Obligations
        | Event::TurnEnds { .. }
        | Event::Asked { .. }
        | Event::PhaseEnds
        | Event::Due { .. }
        | Event::Used { .. }
        | Event::Fresh
        | Event::Tick
        | Event::Fall { .. }
        | Event::Fallen { .. }
        | Event::Did { .. }
        | Event::Spilled { .. }
        | Event::Opens { .. }
        | Event::Others { .. }
        | Event::DropBoost { .. }
        | Event::Activated { .. }
        | Event::Close
        | Event::Bind
        | Event::Delay { .. }
        | Event::Reveal { .. }
        | Event::RevealOver => return None,
    })
}

/// What is asked at a moment.
pub fn prompt(look: Sight, moment: Moment) -> Phrase {
    let event = look.scope.event.as_deref();
    match moment {
        Moment::FirstPlayer => Phrase::new("ask-first-player"),
        Moment::Mulligan => Phrase::new("ask-mulligan"),
        Moment::Turn => Phrase::new("ask-turn"),
        Moment::Request => Phrase::new("ask-request").seat("seat", look.state.extra.active),
        Moment::Interrupt | Moment::Respond => answering(look, moment == Moment::Respond, event),
        Moment::Pay => {
            let seat = look.you();
            let charge = cost::due(look, seat);
            let (have, undeclared) = cost::generated(look, seat);
            if charge.minds && undeclared > 0 {
                return Phrase::new("ask-declare");
            }
            let due = charge.any + charge.types.count() + i32::from(charge.x.is_some());
            let phrase = Phrase::new("ask-pay")
                .number("need", Quantity::new(due))
                .number("have", Quantity::new(have.iter().sum()));
            match look.scope.origin.face {
                Some(face) => with_face(phrase, "card", face),
                None => phrase,
            }
        }
        Moment::DiscardCost => Phrase::new("ask-discard-cost"),
        Moment::PayTarget => Phrase::new("ask-pay-target"),
        Moment::Control => this(look, "ask-control"),
        Moment::Host => this(look, "ask-host"),
        Moment::Defend => match look.state.extra.activation() {
            Some(deed) => with_card(Phrase::new("ask-defend").seat("seat", deed.seat), "card", look, deed.by.card),
            None => Phrase::new("ask-turn"),
        },
        Moment::NextEnemy => Phrase::new("ask-next-enemy"),
        Moment::NextSpecial => Phrase::new("ask-next-special"),
        Moment::Assign => {
            let total = look.scope.number_in(crate::language::Name::X.slot()).unwrap_or(0);
            let done = look.scope.in_slot(crate::table::slot::CARDS).count() as i32;
            number(Phrase::new("ask-assign"), total - done)
        }
        Moment::Trim => {
            let seat = look.scope.seat_in(crate::table::slot::SEAT).unwrap_or(look.you());
            number(Phrase::new("ask-trim"), reader(look).hand_size(seat))
        }
        Moment::Excess => Phrase::new("ask-excess"),
        Moment::Player(_) => this(look, "ask-player"),
    }
}

fn this(look: Sight, key: &'static str) -> Phrase {
    match look.scope.origin.face {
        Some(face) => with_face(Phrase::new(key), "card", face),
        None => Phrase::new(key),
    }
}

/// What may be answered, in words.
fn answering(look: Sight, after: bool, event: Option<&Event>) -> Phrase {
    let key = |before: &'static str, later: &'static str| if after { later } else { before };
    match event {
        Some(Event::Activate { kind: DeedKind::EnemyAttack, by, seat, .. }) => {
            with_card(told("ask-when-attacks", *seat), "card", look, by.card)
        }
        Some(Event::Activate { by, .. }) => about("ask-when-schemes", look, by.card),
        Some(Event::Activated { kind: DeedKind::EnemyAttack, by, .. }) => about("ask-after-attack", look, by.card),
        Some(Event::Activated { by, .. }) => about("ask-after-scheme", look, by.card),
        Some(Event::Damage { to, amount, .. }) => {
            number(about(key("ask-when-damage", "ask-after-damage"), look, to.card), *amount)
        }
        Some(Event::Threat { scheme, amount, .. }) => {
            number(about(key("ask-when-threat", "ask-after-threat"), look, scheme.card), *amount)
        }
        Some(Event::Reveal { card, .. }) => about("ask-when-revealed", look, *card),
        Some(Event::Enter { card, .. }) => about("ask-after-enters", look, *card),
        Some(Event::Defeat { face, .. }) => {
            with_face(Phrase::new(key("ask-when-defeated", "ask-after-defeated")), "card", *face)
        }
        Some(Event::Did { kind: DeedKind::Attack, by, .. }) => about("ask-after-attacks", look, by.card),
        Some(Event::Did { by, .. }) => about("ask-after-thwarts", look, by.card),
        Some(Event::Form { .. }) => Phrase::new("ask-after-form"),
        _ => Phrase::new(key("ask-interrupt", "ask-respond")),
    }
}

/// What a text asks for, where the general words would be vague.
pub fn prompt_choice(look: Sight, word: WordId, _: Seat) -> Option<Phrase> {
    let key = match word {
        word::TARGET => "ask-target",
        word::FIND => "ask-find",
        word::CHOOSE => "ask-choose",
        word::PLAYER => "ask-player",
        word::DISCARD => "ask-discard",
        _ => return None,
    };
    Some(this(look, if look.scope.origin.face.is_some() { key } else { "ask-choice" }))
}

/// What else an option says in words.
pub fn label_facts(look: Sight, choice: &Choice) -> Vec<(&'static str, Fact)> {
    match (choice.word, choice.args[0], choice.args[1]) {
        (word::USE, Arg::Card(card), _) => vec![("ability", Fact::Part(look.state.card(card).face, 1))],
        (word::USE_NTH, Arg::Card(card), Arg::Number(place)) => {
            vec![("ability", Fact::Part(look.state.card(card).face, place as u8))]
        }
        (word::ATTACK, Arg::Card(target), Arg::Card(by)) => {
            let damage = reader(look).value(Quality::Attack, by);
            let entry = look.state.card(target);
            vec![("number", Fact::Number(Quantity::new(damage))), ("other", Fact::Card(entry.face, entry.known))]
        }
        (word::THWART, Arg::Card(target), Arg::Card(by)) => {
            let threat = reader(look).value(Quality::Thwart, by);
            let entry = look.state.card(target);
            vec![("number", Fact::Number(Quantity::new(threat))), ("other", Fact::Card(entry.face, entry.known))]
        }
        _ => Vec::new(),
    }
}

/// Public facts of the table.
pub fn facts(look: Sight) -> Vec<Phrase> {
    let extra = &look.state.extra;
    let read = reader(look);
    let mut facts = vec![
        number(told("fact-round", extra.first), i32::from(extra.round)),
        Phrase::new(match extra.step {
            Step::SetUp => "fact-set-up",
            Step::Players => "fact-players",
            Step::Threat => "fact-threat",
            Step::Activations => "fact-activations",
            Step::Deal => "fact-deal",
            Step::Reveals => "fact-reveals",
        }),
    ];
    if let Some(seat) = extra.peril() {
        facts.push(told("fact-hushed", seat));
    }
    if let Some(scheme) = read.main_scheme() {
        facts.push(number(Phrase::new("fact-acceleration"), icons::acceleration(look, scheme)));
    }
    if extra.tokens > 0 {
        facts.push(number(Phrase::new("fact-tokens"), i32::from(extra.tokens)));
    }
    if icons::hazards(look) > 0 {
        facts.push(number(Phrase::new("fact-hazards"), icons::hazards(look)));
    }
    facts
}

/// The log begins with the scenario.
pub fn opening(look: Sight) -> Option<Phrase> {
    let villain = look.state.zone(Zone::Villain, Seat::NONE).first()?;
    Some(about("log-opening", look, *villain))
}
