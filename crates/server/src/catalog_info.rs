//! Games, cards, rules and decks as clients see them.

use std::collections::BTreeSet;

use catalog::GameEntry;
use catalog::decklist::export::Form;
use catalog::ledger::Rule;
use catalog::lessons::Lesson;
use catalog::letters::capital;
use catalog::puzzles::{Proof, Puzzle};
use catalog::rulings::Ruling;
use catalog::speech::Speech;
use catalog::teaching::{Term, best_first};
use kernel::book::{Deck, Language};
use kernel::refusal::Reason;
use kernel::scenario::Scenario;
use kernel::table::cards::FaceId;

use crate::wire::{
    BotInfo, ChapterInfo, DeckChoice, DeckInfo, EditionOption, FaceInfo, GameInfo, LessonInfo, PuzzleInfo, RefusalText,
    RuleInfo, ScenarioInfo, TermInfo,
};

/// What a bot is called.
pub fn bot_name(speech: &Speech, bot: &str) -> String {
    capital(&speech.known(&format!("bot-{bot}")).unwrap_or_else(|| speech.with("bot-other", &[("bot", bot)])))
}

/// The bots of a game: its levels, weakest first, then the plain ones.
pub fn bots(title: &GameEntry, speech: &Speech) -> Vec<BotInfo> {
    let (levels, middle) = (title.bots.levels(), title.bots.middle());
    let is_level = |bot: &str| levels.iter().any(|level| level.name == bot);
    let (levels, plain): (Vec<&str>, Vec<&str>) = title.bots.names().into_iter().partition(|bot| is_level(bot));
    let info = |bot: &str| BotInfo {
        id: bot.to_string(),
        name: bot_name(speech, bot),
        about: speech.known(&format!("bot-{bot}-about")).unwrap_or_default(),
        plain: !is_level(bot),
        usual: bot == middle,
    };
    levels.into_iter().chain(plain).map(info).collect()
}

/// A game with what can be chosen before a match.
pub fn game(title: &GameEntry, speech: &Speech) -> GameInfo {
    let game = &*title.game;
    let (least, most) = game.seats();
    let edition = |option: &kernel::game::EditionOption| EditionOption {
        id: option.name.to_string(),
        label: speech.text(&format!("option-{}", option.name)),
        values: (option.values.iter())
            .map(|value| (value.id.clone(), title.value_name(speech, option.name, &value.id)))
            .collect(),
    };
    GameInfo {
        id: game.id().to_string(),
        name: speech.text(&format!("game-{}", game.id())),
        about: speech.text("about-game"),
        least_seats: least as u32,
        most_seats: most as u32,
        decks: game.decks().iter().map(|found| deck(found, speech.language, false)).collect(),
        deck_choice: if game.deck_each() { DeckChoice::Seat } else { DeckChoice::Table },
        formats: game.formats().iter().map(ToString::to_string).collect(),
        opening: u32::from(game.opening()),
        exports: match game.formats() {
            [] => Vec::new(),
            _ => Form::of(game.id()).into_iter().map(str::to_string).collect(),
        },
        options: game.editions().iter().map(edition).collect(),
        bots: bots(title, speech),
        rules: title.ledger.rules.len() as u32,
        scenarios: title.scenarios.len() as u32,
        cards: (0..game.faces()).filter(|face| !game.is_example(FaceId(*face as u16))).count() as u32,
        lessons: title.lessons.len() as u32,
        puzzles: title.puzzles.len() as u32,
    }
}

/// The lessons of a game, in the order in which they are taught.
pub fn lessons(title: &GameEntry, language: Language) -> Vec<LessonInfo> {
    let info = |lesson: &Lesson| {
        let table = title.game.open(&lesson.scenario, false).ok()?;
        Some(LessonInfo {
            title: lesson.scenario.title.clone(),
            name: lesson.scenario.name(language).to_string(),
            seats: table.view(None).seats.len() as u32,
            learner: lesson.learner().to_string(),
        })
    };
    title.lessons.iter().filter_map(info).collect()
}

/// The puzzles of a game.
pub fn puzzles(title: &GameEntry) -> Vec<PuzzleInfo> {
    let info = |puzzle: &Puzzle| PuzzleInfo {
        id: puzzle.id.clone(),
        aim: crate::host::aim(puzzle.aim),
        seat: puzzle.seat.to_string(),
        seats: u32::from(puzzle.setup.seats),
        moves: puzzle.moves() as u32,
        sure: puzzle.proof == Proof::Sure,
        choice: !puzzle.chances.is_empty(),
    };
    title.puzzles.iter().map(info).collect()
}

/// A deck with its cards.
pub fn deck(deck: &Deck, language: Language, own: bool) -> DeckInfo {
    let cards = deck.parts.values().flatten().map(|(face, number)| (u32::from(face.0), u32::from(*number)));
    let opening = deck.opening.iter().map(|face| u32::from(face.0)).collect();
    let name = deck.name.get(language).to_string();
    DeckInfo { id: deck.id.clone(), name, cards: cards.collect(), opening, own }
}

pub fn faces(title: &GameEntry, speech: &Speech) -> Vec<FaceInfo> {
    let game = &*title.game;
    let face = |number: usize| {
        let face = FaceId(number as u16);
        let text = game.card_text(face, speech.language);
        let print = game.print(face);
        let label = |(name, value): &(&str, String)| {
            speech.known(&format!("print-{name}-{value}")).map(|label| ((*name).to_string(), label))
        };
        let called = |(name, _): &(&str, String)| {
            let known = speech.known(&format!("number-{name}")).or_else(|| speech.known(&format!("word-{name}")));
            known.map(|label| ((*name).to_string(), label))
        };
        FaceInfo {
            face: number as u32,
            slug: text.slug,
            name: text.name,
            line: text.line,
            labels: print.iter().filter_map(label).collect(),
            called: print.iter().filter_map(called).collect(),
            print: print.into_iter().map(|(name, value)| (name.to_string(), value)).collect(),
            numbers: text.numbers,
            text: text.text,
            example: game.is_example(face),
        }
    };
    (0..game.faces()).map(face).collect()
}

/// How many cards are enough to show what a game looks like.
const SHOWCASE: usize = 12;

/// The dearest card with a text of each kind, the dearest first: what a game looks like, for those who do not play it yet.
pub fn showcase(title: &GameEntry, speech: &Speech) -> Vec<FaceInfo> {
    let cost = |face: &FaceInfo| {
        let printed = face.print.iter().find(|(name, _)| name == "cost");
        printed.and_then(|(_, cost)| cost.parse::<u32>().ok()).unwrap_or(0)
    };
    let mut shown = faces(title, speech);
    shown.retain(|face| !face.example && !face.text.is_empty());
    shown.sort_by_key(|face| std::cmp::Reverse(cost(face)));
    let mut kinds = BTreeSet::new();
    shown.retain(|face| kinds.insert(face.line.clone()));
    shown.truncate(SHOWCASE);
    shown
}

/// The rulebook, chapter by chapter in the order in which it is taught; the last chapter are the rulings.
pub fn chapters(title: &GameEntry, speech: &Speech) -> Vec<ChapterInfo> {
    let info = |rule: &Rule| RuleInfo {
        id: rule.id.clone(),
        question: None,
        text: rule.say(speech.language).to_string(),
        related: about(title, rule).map(|ruling| ruling.id.clone()).collect(),
        testable: rule.is_testable(),
        scenarios: scenarios(title, &rule.id, speech.language),
    };
    let chapter = |name: &String| ChapterInfo {
        name: speech.text(&format!("chapter-{name}")),
        rules: title.ledger.rules.iter().filter(|rule| rule.chapter == *name).map(&info).collect(),
    };
    let mut chapters: Vec<ChapterInfo> = title.chapters.iter().map(chapter).collect();
    if !title.rulings.is_empty() {
        let name = speech.text(&format!("chapter-{}", Ruling::CHAPTER));
        let rules = title.rulings.iter().map(|found| ruling(title, found, speech.language)).collect();
        chapters.push(ChapterInfo { name, rules });
    }
    chapters
}

fn about<'t>(title: &'t GameEntry, rule: &'t Rule) -> impl Iterator<Item = &'t Ruling> {
    title.rulings.iter().filter(move |ruling| ruling.rules.contains(&rule.id))
}

/// The words and signs of a game's cards, with the rules that explain them.
pub fn terms(title: &GameEntry, language: Language) -> Vec<TermInfo> {
    let info = |term: &Term| {
        let rule = title.ledger.find(&term.rule)?;
        Some(TermInfo {
            rule: rule.id.clone(),
            text: rule.say(language).to_string(),
            words: term.words(language).to_vec(),
            signs: term.signs.clone(),
        })
    };
    title.terms.iter().filter_map(info).collect()
}

fn ruling(title: &GameEntry, ruling: &Ruling, language: Language) -> RuleInfo {
    RuleInfo {
        id: ruling.id.clone(),
        question: Some(ruling.question(language).to_string()),
        text: ruling.answer(language).to_string(),
        related: ruling.rules.clone(),
        testable: false,
        scenarios: scenarios(title, &ruling.id, language),
    }
}

/// The scenarios that show a rule or a ruling, the one that teaches it best first.
fn scenarios(title: &GameEntry, rule: &str, language: Language) -> Vec<ScenarioInfo> {
    let shows = |found: &&Scenario| found.rules.iter().any(|named| named == rule);
    let mut found: Vec<&Scenario> = title.scenarios.iter().filter(shows).collect();
    best_first(&mut found, rule);
    found.into_iter().map(|found| scenario(found, language)).collect()
}

fn scenario(scenario: &Scenario, language: Language) -> ScenarioInfo {
    ScenarioInfo {
        title: scenario.title.clone(),
        name: scenario.name(language).to_string(),
        rules: scenario.rules.clone(),
        lines: scenario.lines.iter().map(|(_, line)| line.to_string()).collect(),
    }
}

/// What a scenario is called in a language.
pub fn scenario_name(title: &GameEntry, name: &str, language: Language) -> String {
    title.scenario(name).map_or(name, |scenario| scenario.name(language)).to_string()
}

/// What is wrong with a deck.
pub fn fault(title: &GameEntry, speech: &Speech, reason: &Reason) -> RefusalText {
    let listener = catalog::speech::Listener { game: &*title.game, seat: None, names: &[], all: true };
    RefusalText {
        code: "ruled".to_string(),
        text: speech.say(&reason.phrase, &listener),
        rule: Some(reason.rule.to_string()),
    }
}
