//! Levels of bots, hints, and looking back at a match: who may ask, what they are told, and that it tells no secret.

use std::time::{Duration, Instant};

use crate::common::Folder;
use crate::common::client::{Answer, Person};
use crate::common::site::{
    CATALOG, Site, alone, answer, bot, chat, here, link, quick, read, refusal, soon, table, two_people, who_is_asked,
};
use ai::Budget;
use catalog::speech::Speech;
use kernel::book::Language;
use kernel::game::Setup;
use kernel::table::chance::Random;
use server::app::Limits;
use server::bots::judge::judge;
use server::scene::Viewer;
use server::wire::{
    Analysis, AnalysisWanted, FromClient, FromServer, GameInfo, NewTable, Outlook, Problem, QuestionId, Status,
    TableInfo, Tongue, VERSION,
};

/// Thoughts that do not take long.
fn brief() -> Limits {
    Limits { hint: Budget::Iterations(20), outlook: 4, ..quick() }
}

async fn ask(person: &mut Person, id: &str, wanted: &AnalysisWanted) -> Answer {
    soon(person.post(&format!("/api/tables/{id}/analysis"), wanted)).await
}

/// The status and the word of a request that was refused.
fn refused(answer: &Answer) -> (u16, String) {
    let problem: Problem = serde_json::from_str(&answer.body).expect("a problem");
    (answer.status, problem.code)
}

fn for_seat(letter: &str) -> AnalysisWanted {
    AnalysisWanted { seat: Some(letter.to_string()), milliseconds: None }
}

#[tokio::test]
async fn each_game_has_levels_and_somebody_plays_them() {
    let folder = Folder::new();
    let site = Site::start_with(&folder, brief(), None).await;
    let mut ada = site.person();
    let games: Vec<GameInfo> = read(&mut ada, "/api/games").await;
    let french: Vec<GameInfo> = read(&mut ada, "/api/games?language=fr").await;
    assert_eq!(games.len(), CATALOG.titles.len());
    for ((game, french), title) in games.iter().zip(&french).zip(&CATALOG.titles) {
        let levels: Vec<&str> = title.bots.levels().iter().map(|level| level.name.as_str()).collect();
        let offered: Vec<&str> = game.bots.iter().filter(|bot| !bot.plain).map(|bot| bot.id.as_str()).collect();
        assert!(levels.len() >= 5, "{}", game.id);
        assert_eq!(offered, levels, "weakest first");
        assert!(game.bots.iter().skip(levels.len()).all(|bot| bot.plain), "the plain ones come last");
        let usual: Vec<&str> = game.bots.iter().filter(|bot| bot.usual).map(|bot| bot.id.as_str()).collect();
        assert_eq!(usual, [title.bots.middle()]);
        for (one, other) in game.bots.iter().zip(&french.bots) {
            assert!(!one.about.is_empty() && !other.about.is_empty(), "{} says what to expect", one.id);
            assert_ne!(one.about, other.about, "{} speaks both languages", one.id);
            assert!(one.name.starts_with(char::is_uppercase));
        }
        for bots in game.bots.iter().map(|bot| bot.id.as_str()) {
            soon(ada.set_up(&table(&game.id, vec![here("Ada"), bot(bots)]))).await;
        }
        // What thinks as long as anybody likes is not for a server.
        for unknown in ["genius", "search:1000", "search:5000ms"] {
            let wanted = table(&game.id, vec![here("Ada"), bot(unknown)]);
            let answer = soon(ada.post("/api/tables", &wanted)).await;
            assert_eq!(refused(&answer), (400, "bot".to_string()), "{unknown}");
        }
    }
    // The level in the middle plays, and stands in for people.
    let middle = CATALOG.titles[0].bots.middle();
    let (id, [_ada, _blaise], mut sockets) = two_people(&site, CATALOG.titles[0].game.id()).await;
    for (socket, seat) in sockets.iter_mut().zip(["A", "B"]) {
        let bot = Some(middle.to_string());
        soon(socket.say(&FromClient::TakeOver { seat: seat.to_string(), bot })).await;
    }
    let from = soon(sockets[0].scene()).await.decisions;
    while soon(sockets[0].scene()).await.decisions < from + 5 {}
    soon(sockets[0].say(&FromClient::TakeOver { seat: "A".to_string(), bot: Some("genius".to_string()) })).await;
    assert_eq!(refusal(&mut sockets[0]).await.code, "no-such-bot", "{id}");
}

#[tokio::test]
async fn whoever_decides_gets_a_hint_and_everybody_is_told() {
    let folder = Folder::new();
    let site = Site::start_with(&folder, brief(), None).await;
    for title in &CATALOG.titles {
        let (mut ada, mut french) = (site.person(), site.person());
        let wanted = table(title.game.id(), vec![here("Ada"), bot(title.bots.middle())]);
        let made = soon(ada.set_up(&wanted)).await;
        assert!(made.table.hints, "against bots hints are usual");
        let id = made.table.id;
        let mut socket = soon(ada.connect(&id)).await;
        let scene = soon(socket.question()).await;
        let question = scene.question.expect("a question");
        // Somebody watches, in French.
        soon(french.get("/api/games")).await;
        let mut watching = soon(french.open(&id)).await;
        soon(watching.say(&FromClient::Hello { version: VERSION, language: Tongue::Fr, told: 0 })).await;
        soon(watching.scene()).await;

        let hint: Analysis = ask(&mut ada, &id, &AnalysisWanted::default()).await.ok().expect("a hint");
        assert_eq!((hint.question, hint.seat.as_str()), (question.id, "A"));
        assert!((0.0..=1.0).contains(&hint.win) && hint.iterations > 0);
        let mut judged: Vec<(&str, &str)> = hint.options.iter().map(|one| (&*one.text, &*one.label)).collect();
        let mut offered: Vec<(&str, &str)> = question.options.iter().map(|one| (&*one.text, &*one.label)).collect();
        judged.sort_unstable();
        offered.sort_unstable();
        assert_eq!(judged, offered, "every option is judged, in the words of the table");
        assert!(hint.options.iter().all(|one| (0.0..=1.0).contains(&one.win)));

        let (line, other) = (chat(&mut socket).await, chat(&mut watching).await);
        assert!(line.hint && other.hint && line.name == "Ada" && line.seat.as_deref() == Some("A"));
        assert_eq!((line.text.as_str(), other.text.as_str()), ("I have asked for a hint.", "J’ai demandé un conseil."));
        // Asking again about the same question is not told again: the next line is what somebody says.
        assert_eq!(ask(&mut ada, &id, &for_seat("A")).await.status, 200);
        soon(socket.say(&FromClient::Chat { text: "thanks".to_string() })).await;
        assert_eq!(chat(&mut socket).await.text, "thanks");
        // Whoever comes later hears of it in their own language.
        let mut again = soon(ada.connect(&id)).await;
        let welcome = |message| if let FromServer::Welcome { chat, .. } = message { Some(chat) } else { None };
        let said = soon(again.hear_until(welcome)).await;
        assert_eq!(
            said.iter().map(|line| (&*line.text, line.hint)).collect::<Vec<_>>(),
            [("I have asked for a hint.", true), ("thanks", false),]
        );

        // The best option is taken like any other.
        soon(socket.answer(hint.question, &hint.options[0].text)).await;
        let taken = |message| if let FromServer::Taken { question } = message { Some(question) } else { None };
        assert_eq!(soon(socket.hear_until(taken)).await, hint.question);
    }
}

#[tokio::test]
async fn nobody_gets_a_hint_for_somebody_else() {
    let folder = Folder::new();
    let site = Site::start_with(&folder, brief(), None).await;
    let game = CATALOG.titles[0].game.id();
    // Between people hints are off, unless they are wanted.
    let (id, [mut ada, _], _sockets) = two_people(&site, game).await;
    assert!(!read::<TableInfo>(&mut ada, &format!("/api/tables/{id}")).await.hints);
    assert_eq!(refused(&ask(&mut ada, &id, &AnalysisWanted::default()).await), (403, "no-hints".to_string()));

    let (mut ada, mut blaise, mut watcher) = (site.person(), site.person(), site.person());
    let wanted = NewTable { hints: Some(true), ..table(game, vec![here("Ada"), link()]) };
    let made = soon(ada.set_up(&wanted)).await;
    let id = made.table.id;
    assert_eq!(refused(&ask(&mut ada, &id, &for_seat("A")).await), (409, "not-asked".to_string()), "not begun");
    soon(blaise.join(&id, &made.invitations[0].secret, "Blaise")).await;
    let mut sockets = [soon(ada.connect(&id)).await, soon(blaise.connect(&id)).await];
    let (asked, scenes) = who_is_asked(&mut sockets).await;
    let letters = ["A", "B"];
    let mut people = [ada, blaise];
    let forbidden = (403, "forbidden".to_string());
    for wanted in [AnalysisWanted::default(), for_seat(letters[asked])] {
        assert_eq!(refused(&ask(&mut watcher, &id, &wanted).await), forbidden, "a spectator");
    }
    let other = 1 - asked;
    assert_eq!(refused(&ask(&mut people[other], &id, &for_seat(letters[asked])).await), forbidden);
    assert_eq!(refused(&ask(&mut people[other], &id, &AnalysisWanted::default()).await), (409, "not-asked".into()));
    assert_eq!(refused(&ask(&mut people[asked], &id, &for_seat(letters[other])).await), forbidden);
    let hint: Analysis = ask(&mut people[asked], &id, &for_seat(letters[asked])).await.ok().expect("a hint");
    assert_eq!(Some(hint.question), scenes[asked].question.as_ref().map(|question| question.id));
    // And nothing that makes no sense.
    for (wanted, code) in [
        (AnalysisWanted { seat: Some("Ω".into()), milliseconds: None }, "seat"),
        (AnalysisWanted { seat: None, milliseconds: Some(60_000) }, "budget"),
        (AnalysisWanted { seat: None, milliseconds: Some(0) }, "budget"),
    ] {
        assert_eq!(refused(&ask(&mut people[asked], &id, &wanted).await), (400, code.to_string()));
    }
    assert_eq!(ask(&mut watcher, "nosuchtable", &AnalysisWanted::default()).await.status, 404);
}

#[tokio::test]
async fn a_hint_keeps_no_decision_waiting() {
    let folder = Folder::new();
    let site = Site::start_with(&folder, brief(), None).await;
    let mut ada = site.person();
    let made = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await;
    let id = made.table.id;
    let mut socket = soon(ada.connect(&id)).await;
    let scene = soon(socket.question()).await;
    let (mut asking, table) = (ada.clone(), id.clone());
    let slow = AnalysisWanted { seat: None, milliseconds: Some(2000) };
    let hint = tokio::spawn(async move { ask(&mut asking, &table, &slow).await });
    // The request has arrived once it is told of.
    assert!(chat(&mut socket).await.hint);
    let begun = Instant::now();
    answer(&mut socket, &scene, 0).await;
    let taken = |message| if let FromServer::Taken { question } = message { Some(question) } else { None };
    let question = scene.question.expect("a question").id;
    assert_eq!(soon(socket.hear_until(taken)).await, question);
    assert!(begun.elapsed() < Duration::from_millis(1500), "the decision waited for {:?}", begun.elapsed());
    let answer = hint.await.expect("it does not panic");
    assert_eq!(answer.ok::<Analysis>().expect("a hint").question, question, "what came of it is about that question");
}

#[test]
fn a_hint_does_not_depend_on_hidden_cards() {
    let names = ["Ada", "Blaise", "Chloé", "Denis"].map(str::to_string);
    for title in &CATALOG.titles {
        let speech = Speech::of(Language::En, title.game.id());
        let mut play = title.game.start(&Setup { ask_when_forced: true, ..Setup::new(2, 5) }).expect("a set-up");
        let (mut random, mut looked) = (Random::new(3), 0);
        for step in 0..120 {
            let Some(asked) = play.asked() else { break };
            if step % 10 == 4 && play.option_count() > 1 {
                let viewer = Viewer { title, speech: &speech, seat: Some(asked), names: &names, salt: 7 };
                let told = |play: &dyn kernel::erased::AnyMatch| {
                    let question = QuestionId { branch: 0, decision: play.decisions_seen_by(Some(asked)) };
                    judge(&viewer, play, question, Budget::Iterations(12), step)
                };
                let real = told(&*play.bare());
                assert!(real.is_some());
                for seed in 1..=2 {
                    let game = title.game.id();
                    assert_eq!(told(&*play.redealt(asked, seed)), real, "{game}: step {step}, dealt anew with {seed}");
                }
                looked += 1;
            }
            let options = play.options();
            let text = options[random.below(options.len() as u32) as usize].text.clone();
            play.answer(asked, &text).expect("an option is taken");
        }
        assert!(looked > 3, "{}: positions were looked at", title.game.id());
    }
}

/// Asks until everything is known.
async fn look_back(person: &mut Person, id: &str) -> Outlook {
    let mut done = 0;
    for _ in 0..3000 {
        let outlook: Outlook = read(person, &format!("/api/tables/{id}/outlook")).await;
        assert!(outlook.done >= done, "it goes on");
        done = outlook.done;
        if outlook.ready {
            assert_eq!(outlook.done, outlook.all);
            return outlook;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it takes too long");
}

#[tokio::test]
async fn a_match_that_is_over_is_looked_back_at() {
    let folder = Folder::new();
    let mut site = Site::start_with(&folder, brief(), None).await;
    for title in &CATALOG.titles {
        let (mut ada, mut stranger) = (site.person(), site.person());
        let wanted = table(title.game.id(), vec![here("Ada"), bot(title.bots.middle())]);
        let made = soon(ada.set_up(&NewTable { seed: Some("7".into()), ..wanted })).await;
        let id = made.table.id;
        let path = format!("/api/tables/{id}/outlook");
        let mut socket = soon(ada.connect(&id)).await;
        for number in 0..8 {
            let scene = soon(socket.question()).await;
            answer(&mut socket, &scene, number).await;
        }
        assert_eq!(refused(&soon(ada.get(&path)).await), (409, "not-over".to_string()));
        loop {
            let scene = soon(socket.scene()).await;
            if let Some(question) = scene.question {
                soon(socket.answer(question.id, "concede")).await;
            } else if scene.result.is_some() {
                break;
            }
        }
        assert_eq!(refused(&soon(stranger.get(&path)).await), (403, "forbidden".to_string()));
        let outlook = look_back(&mut ada, &id).await;
        let table: TableInfo = read(&mut ada, &format!("/api/tables/{id}")).await;
        assert_eq!((table.status, outlook.all), (Status::Over, table.decisions));
        let seats: Vec<&String> = outlook.lines.iter().flat_map(|line| &line.seats).collect();
        assert_eq!(seats, ["A", "B"], "every seat is on one line");
        for line in &outlook.lines {
            assert!(line.points.windows(2).all(|two| two[0].0 < two[1].0), "{:?}", line.points);
            assert!(line.points.iter().all(|(_, win)| (0.0..=1.0).contains(win)));
            let won = line.seats.iter().any(|seat| table.winners.contains(seat));
            assert_eq!(line.points.last(), Some(&(outlook.all, if won { 1.0 } else { 0.0 })), "how it ended");
        }
        assert!(outlook.lines[0].points.len() > 2, "decisions were judged");
        assert!(outlook.costly.len() <= 5);
        assert!(
            outlook.costly.iter().all(|one| one.lost > 0.0 && one.decision < outlook.all && !one.better.is_empty())
        );

        // Another server that knows nothing but the record finds the same.
        site.stop().await;
        site = Site::start_with(&folder, brief(), None).await;
        ada.server = site.address;
        assert_eq!(look_back(&mut ada, &id).await, outlook, "{}", title.game.id());
    }
}

#[tokio::test]
async fn a_bot_answers_the_same_again_after_an_undo() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    let wanted = table("shards", vec![here("Ada"), bot("random")]);
    let made = soon(ada.set_up(&NewTable { seed: Some("11".into()), ..wanted })).await;
    let id = made.table.id;
    let mut socket = soon(ada.connect(&id)).await;
    let texts = async |ada: &mut Person| {
        let record: serde_json::Value = read(ada, &format!("/api/tables/{id}/record")).await;
        let decisions = record["decisions"].as_array().expect("decisions").clone();
        decisions.iter().map(|decision| decision["text"].as_str().unwrap_or_default().to_string()).collect::<Vec<_>>()
    };
    let mut scene = soon(socket.question()).await;
    for _ in 0..40 {
        let before = texts(&mut ada).await.len();
        let question = scene.question.as_ref().expect("a question");
        let end = question.options.iter().position(|option| option.word == "end").unwrap_or(0);
        answer(&mut socket, &scene, end).await;
        scene = soon(socket.question()).await;
        let after = texts(&mut ada).await;
        // The bot has had a turn in between: it is taken back, and the same answer given again.
        if after.len() > before + 2 {
            soon(socket.say(&FromClient::Undo {})).await;
            scene = soon(socket.question()).await;
            answer(&mut socket, &scene, end).await;
            loop {
                soon(socket.question()).await;
                let now = texts(&mut ada).await;
                if now.len() >= after.len() {
                    assert_eq!(now[..after.len()], after);
                    return;
                }
            }
        }
    }
    panic!("the bot never has a turn");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_at_many_tables_of_one_person_keep_nobody_elses_bot_waiting() {
    let folder = Folder::new();
    let hint = Budget::Time(Duration::from_millis(400));
    let site = Site::start_with(&folder, Limits { hint, ..quick() }, None).await;
    let (_, _, mut socket) = alone(&site, "shards").await;
    let scene = soon(socket.question()).await;
    let mut eve = site.person();
    let mut tables = Vec::new();
    for _ in 0..8 {
        let id = soon(eve.set_up(&table("shards", vec![here("Eve"), bot("random")]))).await.table.id;
        let mut own = soon(eve.connect(&id)).await;
        soon(own.question()).await;
        tables.push((id, own));
    }
    let mut hints = tokio::task::JoinSet::new();
    for (id, own) in tables {
        let mut eve = eve.clone();
        hints.spawn(async move {
            let hint = ask(&mut eve, &id, &AnalysisWanted::default()).await.status;
            drop(own);
            hint
        });
    }
    assert_eq!(hints.join_next().await.expect("eight hints").expect("no panic"), 200, "the bots' one thread is busy");
    // The bot of somebody else is asked while all the others wait, and comes after one of them, not after all.
    let question = scene.question.as_ref().expect("a question");
    let end = question.options.iter().position(|option| option.text == "end turn").expect("one may end the turn");
    answer(&mut socket, &scene, end).await;
    let mut heard = 1;
    loop {
        tokio::select! {
            told = socket.scene() => {
                if told.expect("the server is there").decisions > scene.decisions + 1 {
                    break;
                }
            }
            Some(hint) = hints.join_next() => {
                assert_eq!(hint.expect("no panic"), 200);
                heard += 1;
            }
        }
    }
    assert!(heard <= 4, "{heard} of 8 hints came before the bot");
}
