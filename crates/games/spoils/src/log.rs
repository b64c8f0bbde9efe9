//! What people are told: the log, prompts of texts, facts of the table, cards as text.

use kernel::notation::WAY_1;
use kernel::prelude::*;
use kernel::resolve::modifier::Reading;

use crate::language::{Gauge, Kind, Quality, Zone};
use crate::questions::{can_only_end, word};
use crate::rules::{Event, action, payment};
use crate::table::action::What;
use crate::table::battle;
use crate::table::marks::{DAMAGE, TOKEN};
use crate::table::reading::{Sight, reader};
use crate::table::seats::BOTH;
use crate::{Spoils, cards, words};

/// From this number on, parts of a card are the options of its text.
const OPTIONS: u8 = 100;

impl Telling for Spoils {
    fn describe(look: Sight, event: &Event) -> Option<Phrase> {
        // A turn that ends by itself says why.
        if let Event::Action(action::Event::Commit { seat, .. }) = event
            && look.state.extra.actions.last().is_some_and(|action| action.what == What::EndTurn)
            && can_only_end(look, *seat)
        {
            return Some(told("log-ends-turn-idle", *seat));
        }
        event.describe(look)
    }

    fn prompt_choice(_: Sight, word: WordId, _: Seat) -> Option<Phrase> {
        Some(Phrase::new(match word {
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

    fn opening(look: Sight) -> Option<Phrase> {
        let extra = &look.state.extra;
        extra.set_up.then(|| told("log-turn", extra.active).count(extra.turn as i32))
    }

    fn label_facts(look: Sight, choice: &Choice) -> Vec<(&'static str, Fact)> {
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

    const VALUES: &'static [&'static str] = &[
        "influence",
        "strength",
        "life",
        "speed",
        "character",
        "covert",
        "unblockable",
        "attacking",
        "blocking",
        "structure",
        "damage",
        "tokens",
    ];
    const FACTS: &'static [&'static str] =
        &["fact-turn", "fact-resources", "fact-acting", "fact-ending", "fact-battle"];

    fn values(look: Sight, card: CardId) -> Vec<(&'static str, i32)> {
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
        let counted = [("damage", DAMAGE), ("tokens", TOKEN)]
            .map(|(name, counter)| (name, i32::from(read.counter(card, counter))));
        found.extend(counted.into_iter().filter(|(_, number)| *number > 0));
        found
    }

    fn reading(look: Sight, card: CardId, value: &str) -> Option<Reading> {
        reader(look).reading(card, value)
    }

    fn facts(look: Sight) -> Vec<Phrase> {
        let extra = &look.state.extra;
        let mut found = vec![told("fact-turn", extra.active).count(extra.turn as i32)];
        for seat in BOTH {
            let read = reader(look);
            let all = read.unattached(seat).count() + payment::attached(look, seat).len();
            let phrase = told("fact-resources", seat).count(read.purse(seat));
            found.push(phrase.number("all", Quantity::new(all as i32)));
        }
        for action in &extra.actions {
            let phrase = Phrase::new(if action.what == What::EndTurn { "fact-ending" } else { "fact-acting" })
                .seat("seat", action.seat);
            found.push(if action.what == What::EndTurn { phrase } else { phrase.face("card", action.face) });
        }
        if let Some(battle) = &extra.battle
            && let Some(target) = battle.target.and_then(|target| look.state.still(target))
        {
            found.push(told("fact-battle", battle.attacker).card("card", look, target));
        }
        found
    }

    fn aims(look: Sight) -> Vec<(CardId, CardId)> {
        let Some(battle) = &look.state.extra.battle else { return Vec::new() };
        let target = battle.target.and_then(|target| look.state.still(target));
        let attackers = battle.attackers.iter().filter_map(|card| look.state.still(*card));
        attackers.filter_map(|card| Some((card, target?))).collect()
    }

    fn part_name(book: &Book<Self>, face: FaceId, part: u8, language: Language) -> Option<String> {
        if let Some(way) = part.checked_sub(OPTIONS) {
            return words::option_text(book, face, way, language);
        }
        let ability = book.face(face).printed.abilities.get(usize::from(part).checked_sub(1)?);
        // Somebody may try to use what is not there.
        let name =
            ability.map_or_else(|| language.pick("an ability", "une compétence"), |found| found.name.get(language));
        Some(name.to_string())
    }
    fn way_text(book: &Book<Self>, node: NodeId, way: u8, language: Language) -> Option<String> {
        words::way_text(book, node, way, language)
    }
    fn law_text(book: &Book<Self>, face: FaceId, law: u8, language: Language) -> Option<String> {
        words::law_text(book, face, law, language)
    }
    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText {
        words::card_text(book, face, language)
    }
    fn print(book: &Book<Self>, face: FaceId) -> Vec<(&'static str, String)> {
        cards::printed::print(&book.face(face).printed)
    }
}
