//! What is told of the table, of cards and of options.

use kernel::book::{CardText, Language};
use kernel::effect::node::NodeId;
use kernel::game::{Goal, Holder, Note, Telling, VerdictKind};
use kernel::notation::WordId;
use kernel::phrase::{Fact, Phrase, told};
use kernel::quantity::Quantity;
use kernel::question::{Arg, Choice};
use kernel::resolve::chapter::Chapter;
use kernel::resolve::modifier::Reading;
use kernel::table::cards::{CardId, CardRef, FaceId};
use kernel::table::seats::Seat;

use crate::language::{Kind, Quality, Resource, Resources, Zone};
use crate::questions::{about_this, play};
use crate::rules::cost;
use crate::table::extra::{ActivationKind, Step};
use crate::table::reading::{Sight, reader};
use crate::table::{Book, STAGE, TRIGGER, icons, values};
use crate::{Champions, Event, cards, word, words};

impl Telling for Champions {
    fn describe(look: Sight, event: &Event) -> Option<Phrase> {
        event.describe(look)
    }
    fn prompt_choice(look: Sight, word: WordId, _: Seat) -> Option<Phrase> {
        let key = match word {
            word::TARGET => "ask-target",
            word::FIND => "ask-find",
            word::CHOOSE => "ask-choose",
            word::PLAYER => "ask-player",
            word::DISCARD => "ask-discard",
            _ => return None,
        };
        Some(about_this(look, if look.scope.origin.face.is_some() { key } else { "ask-choice" }))
    }
    fn opening(look: Sight) -> Option<Phrase> {
        let villain = look.state.zone(Zone::Villain, Seat::NONE).first()?;
        Some(look.about("log-opening", *villain))
    }
    fn label_facts(look: Sight, choice: &Choice) -> Vec<(&'static str, Fact)> {
        match (choice.word, choice.args[0], choice.args[1]) {
            (word::PLAY, Arg::Card(card), _) => {
                let event = look.face(card).printed.kind == Kind::Event;
                let sole = if event { play::sole_target(look, card, 0) } else { play::sole_host(look, card) };
                target_facts(look, sole)
            }
            (word::USE, Arg::Card(card), _) => ability_facts(look, card, 1),
            (word::USE_NTH, Arg::Card(card), Arg::Number(place)) => ability_facts(look, card, place as u8),
            (word::SPEND, Arg::Card(card), _) => {
                resource_facts(cost::worth(look, cost::paying(look), cost::what(look), card))
            }
            (word::GENERATE, Arg::Card(card), _) => {
                let mut found = Resources::default();
                cost::sources(look, look.state.card(card).controller, |other, _, resources| {
                    if other == card {
                        found = resources;
                    }
                });
                resource_facts(found)
            }
            (word::ATTACK | word::THWART, Arg::Card(target), Arg::Card(by)) => {
                let of = if choice.word == word::ATTACK { Quality::Attack } else { Quality::Thwart };
                let (number, entry) = (reader(look).value(of, by), look.state.card(target));
                vec![("number", Fact::Number(Quantity::new(number))), ("other", Fact::Card(entry.face, entry.known))]
            }
            _ => Vec::new(),
        }
    }
    fn part_name(book: &Book, face: FaceId, part: u8, language: Language) -> Option<String> {
        match part {
            STAGE => book.face(face).printed.stage.clone(),
            TRIGGER.. => words::trigger(book, face, part - TRIGGER, language),
            ability => words::ability_title(book, face, ability - 1, language),
        }
    }
    fn way_text(book: &Book, node: NodeId, way: u8, language: Language) -> Option<String> {
        words::way_text(book, node, way, language)
    }
    fn law_text(book: &Book, face: FaceId, law: u8, language: Language) -> Option<String> {
        words::law_text(book, face, law, language)
    }
    fn card_text(book: &Book, face: FaceId, language: Language) -> CardText {
        words::card_text(book, face, language)
    }
    fn facts(look: Sight) -> Vec<Phrase> {
        let extra = &look.state.extra;
        let read = reader(look);
        let mut facts = vec![
            told("fact-round", extra.first).count(i32::from(extra.round)),
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
            facts.push(Phrase::new("fact-acceleration").count(icons::acceleration(look, scheme)));
        }
        if extra.tokens > 0 {
            facts.push(Phrase::new("fact-tokens").count(i32::from(extra.tokens)));
        }
        if icons::hazards(look) > 0 {
            facts.push(Phrase::new("fact-hazards").count(icons::hazards(look)));
        }
        facts
    }
    /// A main scheme with so much threat is completed. `MC-MAINSCHEME-1`
    fn goals(look: Sight) -> Vec<Goal> {
        let read = reader(look);
        let goal = |scheme| {
            let target = read.printed(scheme).target?;
            Some(Goal { of: Holder::Card(scheme), name: "threat", at: target.at(look.state.extra.started) })
        };
        read.main_scheme().and_then(goal).into_iter().collect()
    }
    /// The villain and the main scheme, and in the end why everybody has lost; of a player the hit points left.
    fn notes(look: Sight, seat: Option<Seat>) -> Vec<(&'static str, Note)> {
        let read = reader(look);
        if let Some(seat) = seat {
            return vec![("health", Note::Number(read.identity(seat).map(|card| read.remaining(card))))];
        }
        let (villain, scheme) = (read.villain(), read.main_scheme());
        let name = |card: Option<CardId>| Note::Word(card.map(|card| look.face(card).slug.clone()));
        let stage = villain.and_then(|card| read.printed(card).stage.clone());
        let target =
            scheme.and_then(|card| read.printed(card).target).map(|target| target.at(look.state.extra.started));
        vec![
            ("villain", name(villain)),
            ("stage", Note::Word(stage)),
            ("villain-health", Note::Number(villain.map(|card| read.remaining(card)))),
            ("scheme", name(scheme)),
            ("threat", Note::Number(scheme.map(|card| read.threat(card)))),
            ("threat-target", Note::Number(target)),
            ("cause", Note::Word(cause_of_defeat(look).map(str::to_string))),
        ]
    }
    /// The innermost attack, thwart or scheme: who does it, and whom it meets.
    fn aims(look: Sight) -> Vec<(CardId, CardId)> {
        let (read, still) = (reader(look), |card: CardRef| look.state.still(card));
        let Some(activation) = look.state.extra.activations.last() else { return Vec::new() };
        let met = match activation.kind {
            ActivationKind::EnemyAttack => {
                let defender = activation.defender.and_then(still);
                Vec::from_iter(defender.or_else(|| read.identity(activation.seat)))
            }
            ActivationKind::EnemyScheme => Vec::from_iter(read.main_scheme()),
            ActivationKind::Attack | ActivationKind::Thwart => {
                activation.targets.iter().filter_map(|card| still(*card)).collect()
            }
        };
        met.into_iter().filter_map(|card| Some((still(activation.by)?, card))).collect()
    }

    const VALUES: &'static [&'static str] = values::VALUES;
    const FACTS: &'static [&'static str] = &[
        "fact-round",
        "fact-set-up",
        "fact-players",
        "fact-threat",
        "fact-activations",
        "fact-deal",
        "fact-reveals",
        "fact-hushed",
        "fact-acceleration",
        "fact-tokens",
        "fact-hazards",
    ];
    fn values(look: Sight, card: CardId) -> Vec<(&'static str, i32)> {
        values::values(look, card)
    }
    fn reading(look: Sight, card: CardId, value: &str) -> Option<Reading> {
        values::reading(look, card, value)
    }
    fn print(book: &Book, face: FaceId) -> Vec<(&'static str, String)> {
        cards::print(&book.face(face).printed)
    }
}

/// Why everybody has lost: the last scheme was completed, no player is left, no encounter card is left, or a text says so.
fn cause_of_defeat(look: Sight) -> Option<&'static str> {
    let lost = look.state.verdict.as_ref().is_some_and(|verdict| verdict.why == VerdictKind::Lost);
    let read = reader(look);
    let is_complete = |scheme: CardId| {
        let target = read.printed(scheme).target.map(|target| target.at(look.state.extra.started));
        target.is_some_and(|target| read.threat(scheme) >= target)
    };
    let empty = |zone: Zone| look.state.zone(zone, Seat::NONE).is_empty();
    lost.then(|| match read.main_scheme() {
        _ if !look.state.players().any(|seat| look.state.place(seat).alive) => "players",
        Some(scheme) if is_complete(scheme) => "scheme",
        _ if empty(Zone::Encounter) && empty(Zone::Scrap) => "encounter-deck",
        _ => "text",
    })
}

/// The ability that is used, and whom it is aimed at if there is no choice.
fn ability_facts(look: Sight, card: CardId, place: u8) -> Vec<(&'static str, Fact)> {
    let sole = play::sole_target(look, card, place.saturating_sub(1));
    let mut facts = target_facts(look, sole);
    facts.push(("ability", Fact::Part(look.state.card(card).face, place)));
    facts
}

/// Whom a card is aimed at if there is no choice.
fn target_facts(look: Sight, sole: Option<CardId>) -> Vec<(&'static str, Fact)> {
    let mut facts = vec![("targets", Fact::Number(Quantity::new(i32::from(sole.is_some()))))];
    let entry = sole.map(|card| look.state.card(card));
    facts.extend(entry.map(|entry| ("target", Fact::Card(entry.face, entry.known))));
    facts
}

/// The resources that a card gives.
fn resource_facts(resources: Resources) -> Vec<(&'static str, Fact)> {
    let number = |kind| Fact::Number(Quantity::new(i32::from(resources.of(kind))));
    let names = ["energy", "mental", "physical", "wild"];
    names.into_iter().zip(Resource::ALL.map(number)).collect()
}
