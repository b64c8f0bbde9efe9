//! No message tells a secret: with other hidden cards, everything that somebody is told stays the same.
//!
//! Positions come from random and greedy play of every game. Each is dealt anew for each seat; then the scene, the
//! options, what can be tried with every card, every number's story and every refusal must be the same to the byte, for
//! the seat and for spectators. A second test follows a decision on both tables: who is asked next must not depend on
//! hidden cards either. The last one reads every byte that whole matches send over real sockets.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::Folder;
use crate::common::client::{Person, Socket};
use crate::common::site::{CATALOG, Site, here, link, table};
use catalog::GameEntry;
use catalog::speech::Speech;
use kernel::book::Language;
use kernel::erased::{AnyMatch, OptionText};
use kernel::game::Setup;
use kernel::phrase::Fact;
use kernel::record::Record;
use kernel::table::cards::FaceId;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;
use kernel::view::Place;
use serde_json::Value;
use server::scene::{At, Viewer};
use server::wire::{FromServer, NewTable};

const NAMES: [&str; 4] = ["Ada", "Blaise", "Chloé", "Denis"];

/// How many decisions of a match are looked at, at most.
const LONGEST: u64 = 400;

/// Leaves it to the game with what to pay.
const PAY: &str = "pay";

/// How many attempts of each kind are made at a position.
const ATTEMPTS: usize = 10;

/// Plays matches of a game, half of them at random, and shows every so-many-th position.
fn positions(title: &GameEntry, every: u64, mut visit: impl FnMut(&dyn AnyMatch, u64)) -> usize {
    let (least, most) = title.game.seats();
    let mut visited = 0;
    // Alone nobody has a secret from anybody.
    let few = least.max(2);
    for (seed, seats) in (1..=4).zip([few, few, most.min(3), few]) {
        let setup = Setup { ask_when_forced: true, ..Setup::new(seats as u8, seed) };
        let mut play = title.game.start(&setup).expect("a set-up");
        let bot = if seed % 2 == 0 { "greedy" } else { "random" };
        for step in 0..LONGEST {
            let Some(asked) = play.asked() else { break };
            let number = seed << 32 | step;
            if step % every == seed % every {
                visit(&*play, number);
                visited += 1;
            }
            let position = ai::Position::of(&*play).expect("somebody is asked");
            let mut mind = title.bots.bot(bot, Random::new(number).bits()).expect("a bot");
            let choice = mind.decide(&position);
            let text = play.options().swap_remove(choice).text;
            play.answer(asked, &text).expect("an option is taken");
        }
    }
    visited
}

/// Everything that a viewer can be told of a table, by what was asked.
fn all_told(
    title: &GameEntry,
    speech: &Speech,
    play: &dyn AnyMatch,
    seat: Option<Seat>,
    texts: &[String],
) -> BTreeMap<String, String> {
    let names = NAMES.map(str::to_string);
    let viewer = Viewer { title, speech, seat, names: &names, salt: 7 };
    let scene = viewer.scene(play, 0);
    let mut told = BTreeMap::new();
    for zone in &scene.zones {
        for index in 0..=zone.count {
            let at = format!("{}/{index}", zone.id);
            let place = At::read(&at).expect("a place");
            let found = (viewer.attempts(play, &place), viewer.numbers(play, &place));
            told.insert(format!("why {at}"), format!("{found:?}"));
        }
    }
    if let Some(seat) = seat {
        for text in texts {
            told.insert(format!("why not `{text}`"), format!("{:?}", viewer.attempts_of(play, seat, text)));
            let answered = play.fork().answer(seat, text).map_err(|refusal| viewer.refusal(&refusal));
            told.insert(format!("answer `{text}`"), format!("{answered:?}"));
        }
        if play.asked() == Some(seat) {
            told.insert("options".to_string(), format!("{:#?}", viewer.options(play)));
        }
    }
    told.insert("scene".to_string(), serde_json::to_string_pretty(&scene).expect("a scene is a plain value"));
    told
}

fn assert_same(what: &str, one: &BTreeMap<String, String>, other: &BTreeMap<String, String>) {
    assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{what}");
    for (asked, told) in one {
        let also = &other[asked];
        let first = told.lines().zip(also.lines()).find(|(left, right)| left != right);
        assert!(told == also, "{what}: {asked} depends on hidden cards: {first:?}");
    }
}

/// Attempts of all kinds: offered to somebody, about cards that somebody hides, and nonsense.
fn attempts(title: &GameEntry, tables: [&dyn AnyMatch; 2], number: u64) -> Vec<String> {
    let mut texts: BTreeSet<String> =
        ["concede", "", "play", "pass pass", "yes", "no", "done", "🂡"].map(String::from).into();
    let mut slugs = BTreeSet::from(["no-such-card".to_string()]);
    for play in tables {
        texts.extend(play.options().into_iter().map(|option| option.text).take(12));
        for seat in play.view(None).seats {
            let view = play.view(Some(seat.seat));
            let held = view.zones.iter().filter(|zone| zone.held).flat_map(|zone| &zone.cards);
            let faces = held.filter_map(|card| card.known).map(|(_, face)| title.game.slug(face).to_string());
            slugs.extend(faces.take(3));
        }
    }
    for (_, pattern) in title.game.words() {
        if pattern.matches('{').count() == 1 && pattern.contains("{card}") {
            texts.extend(slugs.iter().map(|slug| pattern.replace("{card}", slug)));
        }
    }
    let mut texts: Vec<String> = texts.into_iter().collect();
    Random::new(number).shuffle(&mut texts);
    texts.truncate(ATTEMPTS);
    texts
}

#[test]
fn nothing_that_is_told_depends_on_hidden_cards() {
    for title in &CATALOG.titles {
        let speech = Speech::of(Language::En, title.game.id());
        let visited = positions(title, 5, |play, number| {
            let real = play.bare();
            let to_all = all_told(title, &speech, &*real, None, &[]);
            for seat in play.view(None).seats.into_iter().map(|seat| seat.seat) {
                let dealt = play.redealt(seat, number);
                let texts = attempts(title, [&*real, &*dealt], number);
                let what = format!("{}, position {number:#x}, {seat}", title.game.id());
                let told = |play: &dyn AnyMatch| all_told(title, &speech, play, Some(seat), &texts);
                assert_same(&what, &told(&*real), &told(&*dealt));
                assert_same(&format!("{what}, spectator"), &to_all, &all_told(title, &speech, &*dealt, None, &[]));
            }
        });
        println!("{}: {visited} positions", title.game.id());
        assert!(visited >= 150, "{visited} positions of {}", title.game.id());
    }
}

/// The cards that a seat knows: whatever is new here has been learned.
fn knows(play: &dyn AnyMatch, seat: Seat) -> BTreeSet<(u16, u16)> {
    let view = play.view(Some(seat));
    let known = view.zones.iter().flat_map(|zone| &zone.cards).filter_map(|card| card.known);
    known.map(|(card, face)| (card.0, face.0)).collect()
}

/// What can be answered at both tables and is about the same cards, which the viewer knows. What the game chooses to
/// pay with is the asked seat's own choice and shows what it shows.
fn open_answers(one: &dyn AnyMatch, other: &dyn AnyMatch, viewer: Seat) -> Vec<String> {
    let view = one.view(Some(viewer));
    let is_known = |place: &Place| {
        let zone = view.zone(place.zone, place.seat).expect("a zone of the table");
        zone.cards[usize::from(place.index)].known.is_some()
    };
    let theirs = other.options();
    let is_open = |option: &OptionText| {
        let same = theirs.iter().any(|theirs| theirs.text == option.text && theirs.cards == option.cards);
        same && option.text != PAY && option.cards.iter().flatten().all(is_known)
    };
    one.options().into_iter().filter(is_open).map(|option| option.text).collect()
}

/// Takes a decision of a seat at two tables that look the same to it, and lets the others answer, until the seat is
/// asked again or learns something. All the while the tables must look the same to it. How many decisions that were.
fn follow(
    title: &GameEntry,
    speech: &Speech,
    seat: Seat,
    tables: &mut [Box<dyn AnyMatch>; 2],
    first: &str,
    random: &mut Random,
) -> Result<u32, String> {
    let mut text = first.to_string();
    let mut story = Vec::new();
    for followed in 0..8 {
        let asked = tables[0].asked().expect("somebody is asked");
        story.push(format!("{asked}: {text}"));
        let before = tables.each_ref().map(|play| (knows(&**play, seat), play.knowledge()));
        for play in tables.iter_mut() {
            play.answer(asked, &text).map_err(|refusal| format!("{story:?}: {refusal}"))?;
        }
        let learned = tables.iter().zip(&before).any(|(play, (knew, before))| {
            !knows(&**play, seat).is_subset(knew) || play.knowledge().has_drawn_since(before)
        });
        if learned {
            return Ok(followed);
        }
        let [one, other] = tables.each_ref().map(|play| all_told(title, speech, &**play, Some(seat), &[]));
        if one != other {
            let asked = tables.each_ref().map(|play| play.asked());
            let found = one.iter().find(|(key, told)| other.get(*key) != Some(told)).map(|(key, _)| key);
            return Err(format!("{story:?}: {found:?} differs; asked are {asked:?}"));
        }
        // Whether all must agree to take a decision back is told, too.
        let grown = [0, 1].map(|table| tables[table].knowledge().has_grown_since(&before[table].1));
        if grown[0] != grown[1] {
            return Err(format!("{story:?}: whether somebody has learned something: {grown:?}"));
        }
        if tables[0].asked().is_none_or(|asked| asked == seat) {
            return Ok(followed + 1);
        }
        let answers = open_answers(&*tables[0], &*tables[1], seat);
        if answers.is_empty() {
            return Ok(followed + 1);
        }
        text = answers[random.below(answers.len() as u32) as usize].clone();
    }
    Ok(8)
}

#[test]
fn who_is_asked_next_does_not_depend_on_hidden_cards() {
    for title in &CATALOG.titles {
        let speech = Speech::of(Language::En, title.game.id());
        let mut leaks: BTreeSet<String> = BTreeSet::new();
        let (mut tried, mut followed) = (0, 0);
        positions(title, 3, |play, number| {
            let seat = play.asked().expect("somebody is asked");
            let mut random = Random::new(number);
            for option in play.options().into_iter().take(8) {
                let mut tables = [play.bare(), play.redealt(seat, random.bits())];
                tried += 1;
                match follow(title, &speech, seat, &mut tables, &option.text, &mut random) {
                    Ok(steps) => followed += steps,
                    Err(leak) => drop(leaks.insert(leak)),
                }
            }
        });
        println!("{}: {tried} decisions, {followed} steps followed", title.game.id());
        assert!(leaks.is_empty(), "{}: {} leaks: {leaks:#?}", title.game.id(), leaks.len());
        assert!(followed >= 500, "{followed} steps of {}", title.game.id());
    }
}

#[test]
fn the_key_of_a_card_tells_nothing_about_its_number() {
    let title = &CATALOG.titles[0];
    let speech = Speech::of(Language::En, title.game.id());
    let names = NAMES.map(str::to_string);
    let (mut rising, mut pairs) = (0, 0);
    let mut seen: BTreeMap<u16, String> = BTreeMap::new();
    positions(title, 20, |play, _| {
        let view = play.view(Some(Seat(0)));
        let keys = |salt| {
            let viewer = Viewer { title, speech: &speech, seat: Some(Seat(0)), names: &names, salt };
            let zones = viewer.scene(play, 0).zones.into_iter();
            zones.flat_map(|zone| zone.cards).map(|card| (card.at, card.key)).collect::<BTreeMap<_, _>>()
        };
        let (keys, others) = (keys(server::secret::salt("table", 1)), keys(server::secret::salt("table", 2)));
        let mut known = Vec::new();
        for zone in &view.zones {
            for (index, card) in zone.cards.iter().enumerate() {
                let holder = zone.seat.map(|seat| format!(":{seat}")).unwrap_or_default();
                let at = format!("{}{holder}/{index}", zone.name);
                match card.known {
                    Some((id, _)) => {
                        assert_ne!(keys[&at], others[&at], "another table has other keys");
                        assert_eq!(seen.entry(id.0).or_insert_with(|| keys[&at].clone()), &keys[&at], "a key stays");
                        known.push((id.0, keys[&at].clone()));
                    }
                    None if keys.contains_key(&at) => assert_eq!(keys[&at], at, "an unknown card has its place"),
                    None => {}
                }
            }
        }
        known.sort();
        for (place, (_, key)) in known.iter().enumerate() {
            pairs += known.len() - place - 1;
            rising += known[place + 1..].iter().filter(|(_, later)| later > key).count();
        }
    });
    assert_eq!(seen.values().collect::<BTreeSet<_>>().len(), seen.len(), "no two cards have the same key");
    let share = rising as f64 / pairs as f64;
    assert!((0.4..0.6).contains(&share), "keys are in the order of the cards: {share}");
}

/// One who listens to a match, and every message they got with the number of decisions they knew of.
struct Ear {
    seat: Option<Seat>,
    socket: Socket,
    heard: Vec<(u32, String)>,
    over: bool,
}

impl Ear {
    async fn of(person: &Person, table: &str, seat: Option<Seat>) -> Ear {
        Ear { seat, socket: person.connect(table).await.expect("a socket"), heard: Vec::new(), over: false }
    }

    /// Keeps a message, and answers at random if it asks.
    async fn take(&mut self, text: String, random: &mut Random) {
        let message: FromServer = serde_json::from_str(&text).expect("a message");
        let mut decisions = self.heard.last().map_or(0, |(decisions, _)| *decisions);
        if let FromServer::Scene { scene } = message {
            decisions = scene.decisions;
            self.over = scene.result.is_some();
            if let Some(question) = scene.question {
                let option = &question.options[random.below(question.options.len() as u32) as usize];
                // A match that does not come to an end by itself is given up.
                let text = if u64::from(decisions) < LONGEST { &option.text } else { "concede" };
                self.socket.answer(question.id, text).await.expect("the server is there");
            }
        }
        self.heard.push((decisions, text));
    }
}

/// The faces that a viewer had been shown when they knew of so many decisions, by that number.
fn shown(title: &GameEntry, record: &Record, seat: Option<Seat>) -> Vec<BTreeSet<FaceId>> {
    let mut play = match &record.scenario {
        None => title.game.start(&record.setup).expect("it has been played"),
        Some(name) => {
            let scenario = title.scenario(name).expect("it has been played");
            title.game.open(scenario, record.setup.ask_when_forced).expect("it has been played")
        }
    };
    // A kind of dice is no secret, though its power is printed like a card.
    let mut faces: BTreeSet<FaceId> =
        title.game.dice().kinds.iter().filter_map(|kind| title.game.find(&kind.id)).collect();
    let mut by_decision = Vec::new();
    for number in 0..=record.decisions.len() {
        if let Some(decision) = number.checked_sub(1).map(|number| &record.decisions[number]) {
            play.answer(decision.seat, &decision.text).expect("it has been played");
        }
        let view = play.view(seat);
        faces.extend(view.zones.iter().flat_map(|zone| &zone.cards).filter_map(|card| card.known).map(|known| known.1));
        let facts = play.log().iter().flat_map(|entry| &entry.phrase.facts);
        faces.extend(facts.filter_map(|(_, fact)| match fact {
            Fact::Card(face, known) if known.contains(seat) => Some(*face),
            _ => None,
        }));
        by_decision.resize(play.decisions_seen_by(seat) as usize + 1, BTreeSet::new());
        *by_decision.last_mut().expect("just made") = faces.clone();
    }
    by_decision
}

/// All numbers of faces in a message.
fn faces_in(value: &Value, key: &str, found: &mut BTreeSet<FaceId>) {
    match value {
        Value::Object(parts) => parts.iter().for_each(|(key, part)| faces_in(part, key, found)),
        Value::Array(parts) => parts.iter().for_each(|part| faces_in(part, key, found)),
        Value::Number(number) if ["face", "faces", "cause", "asking"].contains(&key) => {
            found.insert(FaceId(number.as_u64().expect("a face") as u16));
        }
        _ => {}
    }
}

/// All texts in a message.
fn texts_in<'value>(value: &'value Value, found: &mut Vec<&'value str>) {
    match value {
        Value::Object(parts) => parts.values().for_each(|part| texts_in(part, found)),
        Value::Array(parts) => parts.iter().for_each(|part| texts_in(part, found)),
        Value::String(text) => found.push(text),
        _ => {}
    }
}

/// The keys of the cards that a message shows face up, if it is a scene.
fn keys_in(text: &str) -> Option<BTreeSet<String>> {
    let FromServer::Scene { scene } = serde_json::from_str(text).expect("a message") else { return None };
    let cards = scene.zones.into_iter().flat_map(|zone| zone.cards);
    Some(cards.filter(|card| card.face.is_some()).map(|card| card.key).collect())
}

fn has_word(text: &str, word: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '-');
    text.match_indices(word).any(|(place, _)| {
        !is_letter(text[..place].chars().next_back()) && !is_letter(text[place + word.len()..].chars().next())
    })
}

/// A label without what the answer gains, `Spend Haymaker → energy`: kinds of resources are written small, cards are not.
fn without_gain(text: &str) -> &str {
    let is_small = |letter: char| letter.is_lowercase() || letter.is_numeric() || [' ', '×'].contains(&letter);
    match text.rsplit_once(" → ") {
        Some((label, gain)) if gain.chars().all(is_small) => label,
        _ => text,
    }
}

/// Positions from which cards soon go out of sight, in games whose piles outlast most matches: a deck is made anew there.
const SHUFFLED: &[(&str, &str)] =
    &[("dice-throne", "a draw that empties the pile goes on with the shuffled discard pile")];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_of_a_whole_match_names_a_hidden_card() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    for title in &CATALOG.titles {
        let shuffled = SHUFFLED.iter().filter(|(game, _)| *game == title.game.id());
        let mut lost = 0;
        for scenario in std::iter::once(None).chain(shuffled.map(|(_, name)| Some((*name).to_string()))) {
            lost += cards_lost_in_a_match(&site, title, scenario).await;
        }
        assert!(lost > 0, "cards go out of sight in {}", title.game.id());
    }
}

/// Plays a match and reads everything that its seats and a spectator hear of it; says how many cards went out of sight.
async fn cards_lost_in_a_match(site: &Site, title: &GameEntry, scenario: Option<String>) -> usize {
    let game = &*title.game;
    let (mut ada, mut blaise) = (site.person(), site.person());
    let made =
        ada.set_up(&NewTable { scenario, ..table(game.id(), vec![here("Ada"), link()]) }).await.expect("a table");
    let id = made.table.id;
    blaise.join(&id, &made.invitations[0].secret, "Blaise").await.expect("a seat");
    let mut random = Random::new(11);
    let mut ears = [
        Ear::of(&ada, &id, Some(Seat(0))).await,
        Ear::of(&blaise, &id, Some(Seat(1))).await,
        Ear::of(&site.person(), &id, None).await,
    ];
    while !ears.iter().all(|ear| ear.over) {
        let [one, two, three] = &mut ears;
        let (ear, text) = tokio::select! {
            text = one.socket.hear_text(), if !one.over => (0, text),
            text = two.socket.hear_text(), if !two.over => (1, text),
            text = three.socket.hear_text(), if !three.over => (2, text),
        };
        ears[ear].take(text.expect("the server is there").to_string(), &mut random).await;
    }
    let record = ada.get(&format!("/api/tables/{id}/record")).await.expect("an answer");
    let record = Record::read(record.body.as_bytes()).expect("a record");
    let all: Vec<FaceId> = (0..game.faces() as u16).map(FaceId).collect();
    let (mut bytes, mut lost) = (0, 0);
    for ear in &ears {
        // A card that somebody has lost sight of is another when they see it again: after a shuffle its key would tell
        // which of the cards it was.
        let (mut seen, mut gone) = (BTreeSet::new(), BTreeSet::new());
        for keys in ear.heard.iter().filter_map(|(_, text)| keys_in(text)) {
            let back: Vec<&String> = keys.intersection(&gone).collect();
            assert!(back.is_empty(), "{:?} meets {back:?} again in {}", ear.seat, game.id());
            gone.extend(seen.difference(&keys).cloned());
            seen = keys;
        }
        lost += gone.len();
        let shown = shown(title, &record, ear.seat);
        let mut read = BTreeSet::new();
        for (decisions, text) in &ear.heard {
            bytes += text.len();
            let known = &shown[*decisions as usize];
            let message: Value = serde_json::from_str(text).expect("JSON");
            let (mut faces, mut texts) = (BTreeSet::new(), Vec::new());
            faces_in(&message, "", &mut faces);
            let told: Vec<&str> = faces.difference(known).map(|face| game.slug(*face)).collect();
            let viewer = ear.seat;
            assert!(told.is_empty(), "{viewer:?} is told of {told:?} after {decisions} decisions: {text}");
            // Whoever has been shown a card goes on knowing it, so a text that told nothing tells nothing later.
            texts_in(&message, &mut texts);
            texts.retain(|text| read.insert((*text).to_string()));
            if texts.is_empty() {
                continue;
            }
            // Names that are part of a known card's name say nothing.
            let names = |face: &FaceId| [game.slug(*face).to_string(), game.name(*face, Language::En).to_string()];
            let heard: Vec<String> = known.iter().flat_map(names).collect();
            for word in all.iter().filter(|face| !known.contains(face)).flat_map(names) {
                if !texts.iter().any(|text| has_word(without_gain(text), &word)) {
                    continue;
                }
                // So does the word of an answer that happens to be a card's name, where that answer is offered.
                let answer = text.contains(&format!("\"word\":\"{}\"", word.to_lowercase()));
                let plain = answer || heard.iter().any(|name| has_word(name, &word));
                assert!(plain, "{viewer:?} reads `{word}` after {decisions}: {text}");
                if answer {
                    // Where it is not offered, the same text would tell something.
                    read.retain(|text: &String| !has_word(text, &word));
                }
            }
        }
    }
    println!("{}: {} decisions, {bytes} bytes, {lost} cards lost sight of", game.id(), record.decisions.len());
    lost
}
