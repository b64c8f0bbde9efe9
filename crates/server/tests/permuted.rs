//! The same match with other secrets, on a real server and with a clock: whoever does not know a hand hears the same
//! messages at the same moments and sees the same clocks, the same table and the same list, whatever lies in it.

use std::time::{Duration, Instant};

use crate::common::Folder;
use crate::common::client::{Person, Socket};
use crate::common::site::{Site, config, gather, here, link, now, quick, read, soon, table, without_keys};
use catalog::habits::QUIET;
use catalog::library::Library;
use futures_util::future::{join, join_all};
use server::app::Limits;
use server::wire::{FromClient, FromServer, Habits, NewTable, Respond, Scene, TableInfo};

/// How long the server takes for what it answers unasked, about; it takes 0.7 to 1.3 times as long.
const PACE: Duration = Duration::from_millis(1000);
/// How long people take to answer.
const THINKS: Duration = Duration::from_millis(900);
/// What comes sooner after the message before has come at once.
const AT_ONCE: Duration = Duration::from_millis(500);
/// How much clocks may differ because the machine is busy, in milliseconds; an answer brings 5000.
const BUSY: i64 = 600;

/// A position that looks the same to everybody but B, whatever B holds.
struct Position {
    game: &'static str,
    seats: usize,
    /// What lies open.
    open: &'static str,
    /// What B may hold, or keep of the whole deck, one card after the other.
    hands: &'static [&'static str],
    /// What A does, one after the other.
    script: &'static [&'static str],
    /// What B does where that is offered; otherwise B lets everything go by.
    reply: &'static str,
    /// How many decisions everybody knows of in the end.
    until: u32,
}

const POSITIONS: &[Position] = &[
    Position {
        game: "shards",
        seats: 2,
        open: "given A: hand crystal\ngiven A: 10 power",
        hands: &["crystal x2", "cryptofist-monk, crystal", "cryptofist-monk, thorn-zealot"],
        script: &["end turn", "assign 10 to B"],
        reply: "",
        until: 3,
    },
    // What is shown is chosen one card after the other, and seen together.
    Position {
        game: "shards",
        seats: 2,
        open: "given A: hand crystal\ngiven A: 10 power",
        hands: &["cryptofist-monk, crystal", "cryptofist-monk, thorn-zealot"],
        script: &["end turn", "assign 10 to B"],
        reply: "reveal cryptofist-monk",
        until: 4,
    },
    // What B holds is hidden from C as well.
    Position {
        game: "shards",
        seats: 3,
        open: "given: 3 seats\ngiven A: hand crystal\ngiven A: 10 power\ngiven C: hand crystal",
        hands: &["crystal x2", "thorn-zealot, crystal"],
        script: &["end turn", "assign 10 to B", "assign 0 to C"],
        reply: "",
        until: 4,
    },
    Position {
        game: "spoils",
        seats: 2,
        open: "given A: hand copper-clerk\ngiven A: play greed, storm-cavalry\ngiven B: play obsession x3",
        hands: &["greed", "not-so-fast"],
        script: &["play copper-clerk"],
        reply: "",
        until: 2,
    },
    Position {
        game: "spoils",
        seats: 2,
        open: "given A: play greed x2, debt-collector, storm-cavalry\ngiven B: play rage x2",
        hands: &["greed, greed", "pinch, greed", "pinch, target-practice"],
        script: &["use debt-collector"],
        reply: "",
        until: 2,
    },
    Position {
        game: "spoils",
        seats: 2,
        open: "given A: play storm-cavalry\ngiven B: play rage x2",
        hands: &["greed", "pinch"],
        script: &["end turn"],
        reply: "",
        until: 2,
    },
    // Whoever holds cards or tokens is asked whether a roll is altered, whatever the cards are.
    Position {
        game: "dice-throne",
        seats: 2,
        open: "given: decks barbarian barbarian\ngiven A: rolled 11166 with 0 left",
        hands: &["so-wild, getting-paid", "concuss, smack-ii"],
        script: &["announce overpower 1"],
        reply: "",
        until: 2,
    },
    // An attack may be answered, whatever lies in the hand.
    Position {
        game: "ashes",
        seats: 2,
        open: "given A: battlefield masked-wolf\ngiven B: active illusion-class x2",
        hands: &["anchornaut, golden-veil", "shadow-counter, golden-veil", "fear, refresh"],
        script: &["attack phoenixborn"],
        reply: "",
        until: 2,
    },
    Position {
        game: "ashes",
        seats: 2,
        open: "given A: battlefield masked-wolf\ngiven B: active illusion-class x2",
        hands: &["shadow-counter, golden-veil", "shadow-counter, anchornaut"],
        script: &["attack phoenixborn"],
        reply: "play shadow-counter",
        until: 2,
    },
    // The First Five are kept unseen.
    Position {
        game: "ashes",
        seats: 2,
        open: "given: new game, decks the-iron-men the-mist-guardian",
        hands: &[
            "keep root-armor; keep shifting-mist; keep steady-gaze; keep mist-typhoon; keep massive-growth",
            "keep summon-mist-spirit; keep summon-blue-jaguar; keep steady-gaze; keep mist-typhoon; keep out-of-the-mist",
        ],
        script: &[
            "keep anchornaut",
            "keep hammer-knight",
            "keep iron-worker",
            "keep expand-energy",
            "keep summon-iron-rhino",
        ],
        reply: "",
        until: 10,
    },
    // Heroes play together, and are asked only where they can answer; what is no answer is nobody else's business.
    Position {
        game: "champions",
        seats: 2,
        open: "given A: hand energy",
        hands: &["energy, genius", "strength, mockingbird"],
        script: &["end turn"],
        reply: "",
        until: 1,
    },
];

impl Position {
    fn title(&self, number: usize, hand: usize) -> String {
        format!("position {number} with hand {hand}")
    }

    /// What B answers wherever it is offered.
    fn replies(&self, hand: usize) -> Vec<&'static str> {
        let kept = self.hands[hand].split("; ").filter(|text| text.starts_with("keep "));
        kept.chain([self.reply]).collect()
    }

    /// The position with each of its hands, as scenarios.
    fn scenarios(&self, number: usize) -> String {
        let rule = match self.game {
            "shards" => "SOI-SHIELD-2",
            "spoils" => "SP-606.1",
            "dice-throne" => "DT-TIMING-7",
            "ashes" => "ASH-REACT-1",
            _ => "MC-TABLETALK-1",
        };
        let scenario = |(hand, cards): (usize, &&str)| {
            let (title, open) = (self.title(number, hand), self.open);
            let hand = if cards.starts_with("keep ") { String::new() } else { format!("given B: hand {cards}\n") };
            format!("scenario: {title}\nfr: {title}\nrules: {rule}\n{open}\n{hand}then asked: A\n\n")
        };
        self.hands.iter().enumerate().map(scenario).collect()
    }
}

/// A message as somebody heard it, without what every table has of its own.
#[derive(Clone, PartialEq, Debug)]
struct Heard {
    what: String,
    clocks: Vec<i64>,
    at: Instant,
}

/// What is found out about a table without sitting there.
type Looked = Vec<TableInfo>;

/// What those who do not know B's hand were told of a match.
struct Told {
    /// Each player and a spectator.
    heard: Vec<Vec<Heard>>,
    /// What a stranger saw of the table, whenever it was something new.
    looked: Looked,
    /// How often the table was touched meanwhile; what happens at one moment counts once.
    touched: usize,
    /// The table as A, a stranger and A's list have it in the end.
    after: Looked,
}

/// The table without what every table has of its own.
fn plain(table: &TableInfo) -> TableInfo {
    TableInfo { id: String::new(), created: 0.0, touched: 0.0, scenario: None, ..table.clone() }
}

/// Hears everything until a match has come so far; A does what A is to do.
async fn listen(socket: &mut Socket, mut script: &[&str], until: u32) -> Vec<Heard> {
    let (mut heard, mut said): (Vec<Heard>, bool) = (Vec::new(), false);
    loop {
        let message = tokio::time::timeout(Duration::from_secs(20), socket.hear()).await;
        let message = message.unwrap_or_else(|_| panic!("{until} decisions are not reached after {heard:#?}"));
        let message = message.expect("the server is there");
        let (what, clocks, scene) = match message {
            FromServer::Pong {} => return heard,
            FromServer::Scene { scene } => {
                let still = Scene { clocks: Vec::new(), ..without_keys(&scene) };
                let clocks = scene.clocks.iter().map(|left| i64::from(*left)).collect();
                (serde_json::to_string(&still).expect("a plain value"), clocks, Some(scene))
            }
            FromServer::Info { table } => (format!("{:?}", plain(&table)), Vec::new(), None),
            FromServer::Refused { refusal, .. } => panic!("{refusal:?}"),
            other => (format!("{other:?}"), Vec::new(), None),
        };
        heard.push(Heard { what, clocks, at: Instant::now() });
        let Some(scene) = scene else { continue };
        if let (Some(question), [next, rest @ ..]) = (&scene.question, script) {
            // Those who only watch are told of what happens at one moment together.
            tokio::time::sleep(THINKS).await;
            soon(socket.answer(question.id, next)).await;
            script = rest;
        }
        if scene.decisions >= until && !said {
            said = true;
            soon(socket.say(&FromClient::Ping {})).await;
        }
    }
}

/// Answers for B until the match is far enough: what is wanted where it is offered, and otherwise nothing.
async fn reply(socket: &mut Socket, wanted: &[&str], until: u32) {
    loop {
        let scene = soon(socket.scene()).await;
        if scene.decisions >= until {
            return;
        }
        let Some(question) = scene.question else { continue };
        tokio::time::sleep(THINKS).await;
        let offered = |text: &str| question.options.iter().any(|option| option.text == text);
        let quiet = QUIET.iter().copied().find(|text| offered(text));
        let text = wanted.iter().copied().find(|text| offered(text)).or(quiet);
        soon(socket.answer(question.id, text.unwrap_or_else(|| panic!("{:?}", question.options)))).await;
    }
}

/// Looks at a table again and again, as somebody who does not sit there.
async fn look(mut stranger: Person, path: String, until: u32) -> (Looked, usize) {
    let (mut looked, mut touched): (Looked, Vec<f64>) = (Vec::new(), Vec::new());
    loop {
        let table: TableInfo = read(&mut stranger, &path).await;
        if touched.last().is_none_or(|last| table.touched - last > AT_ONCE.as_secs_f64()) {
            touched.push(table.touched);
        }
        let shown = plain(&table);
        if looked.last() != Some(&shown) {
            looked.push(shown);
        }
        if table.decisions >= until {
            return (looked, touched.len());
        }
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
}

/// Plays a position with one of B's hands.
async fn play(site: &Site, number: usize, hand: usize, respond: Respond) -> Told {
    let position = &POSITIONS[number];
    let seats = std::iter::once(here("Ada")).chain((1..position.seats).map(|_| link())).collect();
    let scenario = Some(position.title(number, hand));
    let wanted = NewTable { scenario, clock: Some((60, 5)), ..table(position.game, seats) };
    let (made, mut people, mut sockets) = gather(site, &wanted).await;
    let id = made.table.id;
    let habits = Habits { respond, ..Habits::default() };
    soon(sockets[1].say(&FromClient::Habits { habits })).await;
    // Twice: then everybody has heard that everybody is there.
    for place in (0..sockets.len()).chain(0..sockets.len()) {
        now(&mut sockets[place]).await;
    }
    let mut watcher = soon(site.person().connect(&id)).await;
    soon(watcher.scene()).await;
    sockets.push(watcher);
    let mut b = sockets.remove(1);
    let path = format!("/api/tables/{id}");
    let until = position.until;
    soon(sockets[0].say(&FromClient::Language { language: server::wire::Tongue::En })).await;
    let ears = sockets.iter_mut().enumerate().map(|(place, socket)| {
        let script = if place == 0 { position.script } else { &[] };
        listen(socket, script, until)
    });
    let all = join(join_all(ears), look(site.person(), path.clone(), until));
    let ((heard, (looked, touched)), ()) = join(all, reply(&mut b, &position.replies(hand), until)).await;
    let own: TableInfo = read(&mut people[0], &path).await;
    let strange: TableInfo = read(&mut site.person(), &path).await;
    let listed: Vec<TableInfo> = read(&mut people[0], "/api/tables").await;
    let after = [own, strange].iter().chain(&listed).map(plain).collect();
    Told { heard, looked, touched, after }
}

/// What differs between two matches that differ in B's hand alone; moments are told apart, since a machine may be busy.
fn compare(position: usize, one: &Told, other: &Told) -> (Option<String>, Option<String>) {
    let Position { script, reply, until, .. } = POSITIONS[position];
    let mut moments = None;
    for (place, (mine, theirs)) in one.heard.iter().zip(&other.heard).enumerate() {
        for (number, (left, right)) in mine.iter().zip(theirs).enumerate() {
            if left.what != right.what {
                return (Some(format!("{place}, message {number}:\n{}\n{}", left.what, right.what)), None);
            }
            if number == 0 {
                continue;
            }
            let gaps = [(mine, left), (theirs, right)].map(|(all, this)| this.at - all[number - 1].at);
            if (gaps[0] < AT_ONCE) != (gaps[1] < AT_ONCE) {
                moments.get_or_insert(format!("{place}, message {number} comes after {gaps:?}"));
            }
            let gained = [(mine, left), (theirs, right)].map(|(all, this)| -> Vec<i64> {
                let first = all.iter().find(|heard| !heard.clocks.is_empty()).expect("a scene");
                this.clocks.iter().zip(&first.clocks).map(|(now, then)| now - then).collect()
            });
            if gained[0].iter().zip(&gained[1]).any(|(left, right)| (left - right).abs() > BUSY) {
                moments.get_or_insert(format!("{place}, message {number} shows clocks {gained:?}"));
            }
        }
        // Where B answers once, the server takes as long for it as B does, and that costs nothing.
        let gained = [mine, theirs].map(|all| {
            let clocks: Vec<i64> = all.iter().filter_map(|heard| heard.clocks.get(1).copied()).collect();
            clocks.last().expect("a scene") - clocks[0]
        });
        let once = reply.is_empty() && until == script.len() as u32 + 1;
        if once && gained.iter().any(|gained| *gained < 5000 - BUSY) {
            moments.get_or_insert(format!("{place} sees B's answer bring {gained:?}"));
        }
        if mine.len() != theirs.len() {
            let whats = [mine, theirs].map(|all| all.iter().map(|heard| heard.what.len()).collect::<Vec<_>>());
            return (Some(format!("{place} hears {} and {} messages: {whats:?}", mine.len(), theirs.len())), None);
        }
    }
    if one.touched != other.touched {
        moments.get_or_insert(format!("the table is touched {} and {} times", one.touched, other.touched));
    }
    if one.looked != other.looked {
        moments.get_or_insert(format!("the table looks different: {:#?}", [&one.looked, &other.looked]));
    }
    let leak = (one.after != other.after).then(|| format!("it is left different: {:#?}", [&one.after, &other.after]));
    (leak, moments)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_other_secrets_everything_that_is_told_and_when_is_the_same() {
    let data = Folder::new();
    for game in ["shards", "spoils", "champions", "dice-throne", "ashes"] {
        let folder = data.path().join("scenarios").join(game);
        let of_game = POSITIONS.iter().enumerate().filter(|(_, position)| position.game == game);
        let text: String = of_game.map(|(number, position)| position.scenarios(number)).collect();
        std::fs::create_dir_all(&folder).expect("the folder is ours");
        std::fs::write(folder.join("positions.scn"), text).expect("the folder is ours");
    }
    let games = Library::open(Some(data.path().to_path_buf())).unwrap_or_else(|faults| panic!("{faults:?}"));
    let site = &Site::start_of(games, config(data.url(), Limits { pace: PACE, ..quick() })).await;
    let mut cases = Vec::new();
    for respond in [Respond::Every, Respond::Able, Respond::Never] {
        for (number, position) in POSITIONS.iter().enumerate() {
            cases.push((number, position.hands.len(), respond));
        }
    }
    let hands = |(number, hands, respond)| join_all((0..hands).map(move |hand| play(site, number, hand, respond)));
    let told = join_all(cases.iter().copied().map(hands)).await;
    for (case, told) in cases.into_iter().zip(told) {
        for (hand, other) in told.iter().enumerate().skip(1) {
            let what = format!("{case:?}, hand {hand}");
            let (mut leak, mut moments) = compare(case.0, &told[0], other);
            // What is late by chance is not late again.
            for _ in 0..2 {
                if moments.is_some() {
                    let again = join(play(site, case.0, 0, case.2), play(site, case.0, hand, case.2)).await;
                    (leak, moments) = compare(case.0, &again.0, &again.1);
                }
            }
            assert_eq!((leak, moments), (None, None), "{what}");
        }
    }
}
