//! What is said at a table: answers that count once, clocks, chat, habits, languages, and what others hear of it.

use crate::common::Folder;
use crate::common::site::{
    CATALOG, Site, alone, answer, bot, chat, closing, decisions, hello, here, link, now, problem, quick, read, refusal,
    soon, table, two_people, two_people_at, who_is_asked, without_keys,
};
use catalog::GameEntry;
use kernel::table::chance::Random;
use kernel::table::seats::Seat;
use serde_json::json;
use server::wire::{
    Chart, FromClient, FromServer, Habits, NewTable, Pay, QuestionId, Respond, Scene, TableInfo, Tongue,
};

#[tokio::test]
async fn an_answer_counts_once_and_only_for_its_own_question() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, [mut ada, _], mut sockets) = two_people(&site, "shards").await;
    let (asked, scenes) = who_is_asked(&mut sockets).await;
    let question = scenes[asked].question.as_ref().expect("a question");
    let (number, text) = (question.id, question.options[0].text.clone());
    // Somebody else cannot answer it, neither with its number nor with their own.
    let own = QuestionId { branch: 0, decision: scenes[1 - asked].decisions };
    for question in [number, own] {
        soon(sockets[1 - asked].answer(question, &text)).await;
        assert_eq!(refusal(&mut sockets[1 - asked]).await.code, "not-your-decision");
    }
    for wrong in [QuestionId { decision: number.decision + 1, ..number }, QuestionId { branch: 1, ..number }] {
        soon(sockets[asked].answer(wrong, &text)).await;
        assert_eq!(refusal(&mut sockets[asked]).await.code, "stale");
    }
    soon(sockets[asked].answer(number, "fly to the moon")).await;
    assert_eq!(refusal(&mut sockets[asked]).await.code, "unreadable");
    soon(sockets[asked].answer(number, &"x".repeat(257))).await;
    assert_eq!(refusal(&mut sockets[asked]).await.code, "too-long-answer");
    // Nothing of all that has happened. Then the answer comes twice and counts once.
    assert_eq!(decisions(&mut ada, &id).await, number.decision);
    for _ in 0..2 {
        soon(sockets[asked].answer(number, &text)).await;
    }
    let taken = |message| if let FromServer::Taken { question } = message { Some(question) } else { None };
    for _ in 0..2 {
        assert_eq!(soon(sockets[asked].hear_until(taken)).await, number);
    }
    soon(sockets[asked].answer(number, "another text")).await;
    assert_eq!(refusal(&mut sockets[asked]).await.code, "stale");
    let last = QuestionId { branch: 0, decision: decisions(&mut ada, &id).await };
    soon(sockets[asked].answer(last, "concede")).await;
    while soon(sockets[asked].scene()).await.result.is_none() {}
    let record: serde_json::Value = read(&mut ada, &format!("/api/tables/{id}/record")).await;
    let same =
        record["decisions"].as_array().expect("decisions").iter().filter(|decision| decision["text"] == json!(text));
    assert_eq!(same.count(), 1, "the repeated answer was taken once");
}

#[tokio::test]
async fn whoever_runs_out_of_time_gives_up() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    let with_clock = table("shards", vec![here("Ada"), bot("random")]);
    let wanted = NewTable { clock: Some((1, 2)), seed: Some("1".into()), ..with_clock };
    let made = soon(ada.set_up(&wanted)).await.table;
    assert_eq!(made.clock, Some((10, 2)), "ten seconds at least");
    let mut socket = soon(ada.connect(&made.id)).await;
    let scene = soon(socket.question()).await;
    let first = scene.clocks[0];
    assert!((5_000..=14_000).contains(&first), "ten seconds, and two more for whatever was answered unasked: {first}");
    answer(&mut socket, &scene, 0).await;
    let left = soon(socket.question()).await.clocks[0];
    assert!(left > first && left <= first + 4_000, "two seconds more for a decision: {first}, {left}");
    let result = loop {
        if let Some(result) = soon(socket.scene()).await.result {
            break result;
        }
    };
    assert_eq!((result.won, result.winners), (Some(false), vec!["B".to_string()]));
}

#[tokio::test]
async fn chat_is_plain_bounded_and_kept() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, [ada, _], [mut a, mut b]) = two_people(&site, "shards").await;
    let say = |text: &str| FromClient::Chat { text: text.to_string() };
    for (said, heard) in [
        ("hello", "hello"),
        ("  two\nlines\t", "two lines"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\u{202e}b\u{0}c", "abc"),
        (&"é".repeat(500), &"é".repeat(500)),
    ] {
        soon(a.say(&say(said))).await;
        let line = chat(&mut b).await;
        assert_eq!((line.text.as_str(), line.name.as_str(), line.seat.as_deref()), (heard, "Ada", Some("A")));
    }
    for wrong in ["", " \n ", "\u{200b}", "!?", &"x".repeat(501)] {
        soon(a.say(&say(wrong))).await;
        assert_eq!(refusal(&mut a).await.code, "not-said", "{wrong:?}");
    }
    for number in 0..205 {
        soon(b.say(&say(&number.to_string()))).await;
        assert_eq!(chat(&mut b).await.text, number.to_string());
    }
    let mut again = soon(ada.connect(&id)).await;
    let kept = soon(
        again.hear_until(|message| if let FromServer::Welcome { chat, .. } = message { Some(chat) } else { None }),
    );
    let kept: Vec<String> = kept.await.into_iter().map(|line| line.text).collect();
    assert_eq!((kept.len(), kept[0].as_str(), kept[199].as_str()), (200, "5", "204"));
}

/// A scenario for two, and decisions that lead from it to where a seat has chosen something in secret and chooses on.
fn way_to_a_secret(title: &GameEntry) -> (String, Vec<(Seat, String)>) {
    for scenario in &title.scenarios {
        for seed in 0..20 {
            let Ok(mut play) = title.game.open(scenario, true) else { break };
            let (mut way, mut random) = (Vec::new(), Random::new(seed));
            while way.len() < 12 && play.view(None).seats.len() == 2 {
                let Some(asked) = play.asked() else { break };
                let text = play.options().swap_remove(random.below(play.option_count() as u32) as usize).text;
                play.answer(asked, &text).expect("an option");
                way.push((asked, text));
                if play.asked() == Some(asked) && (play.decisions_seen_by(None) as usize) < way.len() {
                    return (scenario.title.clone(), way);
                }
            }
        }
    }
    panic!("nothing is chosen in secret in {}", title.game.id());
}

#[tokio::test]
async fn nobody_hears_how_much_somebody_else_has_chosen_in_secret() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (scenario, way) = way_to_a_secret(CATALOG.find("shards").expect("a game"));
    let clock = Some((600, 5));
    let wanted = NewTable { scenario: Some(scenario), clock, ..table("shards", vec![here("Ada"), link()]) };
    let (made, [mut ada, mut blaise], mut sockets) = two_people_at(&site, &wanted).await;
    let id = made.table.id;
    for socket in &mut sockets {
        let habits = Habits { respond: Respond::Every, pay: Pay::Due, ..Habits::default() };
        soon(socket.say(&FromClient::Habits { habits })).await;
    }
    let path = format!("/api/tables/{id}");
    let (mut before, mut touched) = (Vec::new(), 0.0);
    for (seat, text) in &way {
        let scene = now(&mut sockets[seat.index()]).await;
        touched = read::<TableInfo>(&mut blaise, &path).await.touched;
        before = vec![now(&mut sockets[0]).await, now(&mut sockets[1]).await];
        soon(sockets[seat.index()].answer(scene.question.expect("a question").id, text)).await;
        soon(sockets[seat.index()].scene()).await;
    }
    let chooser = way.last().expect("a way").0.index();
    soon(sockets[1 - chooser].say(&FromClient::Ping {})).await;
    assert_eq!(soon(sockets[1 - chooser].hear()).await, FromServer::Pong {}, "the other hears nothing");
    let other = now(&mut sockets[1 - chooser]).await;
    let still = |scene: &Scene| Scene { news: Vec::new(), clocks: Vec::new(), ..without_keys(scene) };
    assert_eq!(still(&other), still(&before[1 - chooser]), "and sees nothing");
    let clocks = [&before[1 - chooser], &other].map(|scene| scene.clocks[chooser]);
    assert!(clocks[1] <= clocks[0], "a secret choice brings no time yet: {clocks:?}");
    // Nor does anybody find out otherwise.
    for person in [&mut ada, &mut blaise, &mut site.person()] {
        assert_eq!(read::<TableInfo>(person, &path).await.touched, touched, "nothing has been touched");
    }
    let listed: Vec<TableInfo> = read(&mut blaise, "/api/tables").await;
    assert_eq!(listed[0].touched, touched);
    // Nor is anybody told that it is taken back.
    soon(sockets[chooser].say(&FromClient::Undo {})).await;
    let back = now(&mut sockets[chooser]).await;
    assert_eq!(back.decisions, before[chooser].decisions, "it is chosen anew");
    soon(sockets[1 - chooser].say(&FromClient::Ping {})).await;
    assert_eq!(soon(sockets[1 - chooser].hear()).await, FromServer::Pong {}, "the other hears nothing of it");
    assert_eq!(read::<TableInfo>(&mut blaise, &path).await.touched, touched);
    let text = &way.last().expect("a way").1;
    soon(sockets[chooser].answer(back.question.expect("a question").id, text)).await;
    assert_eq!(now(&mut sockets[chooser]).await.decisions, back.decisions + 1);
    soon(sockets[1 - chooser].say(&FromClient::Ping {})).await;
    assert_eq!(soon(sockets[1 - chooser].hear()).await, FromServer::Pong {}, "nor of what is chosen instead");
    let public = decisions(&mut ada, &id).await;
    assert_eq!(public, before[1 - chooser].decisions);
    let all = way.len() as u32;
    assert!(public < all);
    assert_eq!(problem(&mut ada, "GET", &format!("{path}/replay/{all}"), "").await, (400, "decision".into()));
    assert_eq!(read::<Chart>(&mut ada, &format!("{path}/chart")).await.decisions.last(), Some(&public));
    // Nor do the numbers of later questions tell it.
    for _ in 0..200 {
        if let Some(question) = now(&mut sockets[1 - chooser]).await.question {
            assert_eq!(question.id.branch, 0, "the other knows of nothing that was taken back");
            return;
        }
        let question = now(&mut sockets[chooser]).await.question.expect("somebody is asked");
        soon(sockets[chooser].answer(question.id, &question.options[0].text)).await;
        soon(sockets[chooser].scene()).await;
    }
    panic!("the other is never asked");
}

/// Plays against a bot with some habits, and shows every question and whether the turn is one's own.
async fn play_with(seed: u64, habits: Habits, mut visit: impl FnMut(&[String], bool)) {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let mut ada = site.person();
    let wanted = NewTable { seed: Some(seed.to_string()), ..table("spoils", vec![here("Ada"), bot("greedy")]) };
    let id = soon(ada.set_up(&wanted)).await.table.id;
    let mut socket = soon(ada.connect(&id)).await;
    soon(socket.scene()).await;
    soon(socket.say(&FromClient::Habits { habits })).await;
    let mut own = false;
    for number in 0..60 {
        let scene = loop {
            let scene = soon(socket.scene()).await;
            if let Some(line) = scene.news.iter().rev().find(|line| line.turn) {
                own = line.text.to_lowercase().contains("you");
            }
            if scene.question.is_some() || scene.result.is_some() {
                break scene;
            }
        };
        let Some(question) = &scene.question else { break };
        visit(&question.options.iter().map(|option| option.text.clone()).collect::<Vec<_>>(), own);
        answer(&mut socket, &scene, number * 5).await;
    }
}

#[tokio::test]
async fn habits_answer_for_a_person() {
    let usual = Habits::default();
    let has = |options: &[String], word: &str| options.iter().any(|option| option == word);
    let (mut passes, mut formal, mut payments, mut turns) = (0, 0, 0, 0);
    for seed in 1..=4 {
        // With what to pay is the player's choice unless they leave it to the game.
        play_with(seed, Habits { respond: Respond::Every, ..usual }, |options, own| {
            passes += usize::from(!own && has(options, "pass"));
            turns += usize::from(own);
            formal += usize::from(options == ["pass"]);
            payments += usize::from(has(options, "pay"));
        })
        .await;
    }
    assert!([passes, formal, payments, turns].iter().all(|count| *count > 0), "{passes} {formal} {payments} {turns}");
    play_with(1, Habits { pay: Pay::Auto, ..usual }, |options, _| {
        let formal = options.len() == 1 && ["pass", "no", "done"].contains(&options[0].as_str());
        assert!(!formal && !has(options, "pay"), "only real choices: {options:?}");
    })
    .await;
    play_with(1, Habits { respond: Respond::Never, ..usual }, |options, _| {
        assert!(!has(options, "pass"), "nothing that can be passed: {options:?}");
    })
    .await;
    play_with(1, Habits { respond: Respond::Turn, ..usual }, |options, own| {
        assert!(own || !has(options, "pass"), "in one's own turn only: {options:?}");
    })
    .await;
    let mut first = true;
    play_with(1, Habits { pass_turn: true, respond: Respond::Every, ..usual }, |options, own| {
        first &= !own;
        assert!(!first || !has(options, "pass"), "not before the next turn: {options:?}");
    })
    .await;
}

#[tokio::test]
async fn habits_are_nobody_elses_business() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, [ada, _], mut sockets) = two_people(&site, "spoils").await;
    let (asked, _) = who_is_asked(&mut sockets).await;
    let [mut a, mut b] = sockets;
    let habits = Habits { respond: Respond::Every, pay: Pay::Due, order: true, pass_turn: false };
    soon(a.say(&FromClient::Habits { habits })).await;
    let scene = soon(a.scene()).await;
    assert_eq!(scene.question.is_some(), asked == 0);
    soon(b.say(&FromClient::Ping {})).await;
    assert_eq!(soon(b.hear()).await, FromServer::Pong {}, "the other hears nothing of it");
    let mut again = soon(ada.connect(&id)).await;
    let kept = |message| if let FromServer::Welcome { habits, .. } = message { Some(habits) } else { None };
    assert_eq!(soon(again.hear_until(kept)).await, habits, "they stay over a connection");
}

#[tokio::test]
async fn languages_switch_in_the_middle_of_a_match() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (ada, id, mut socket) = alone(&site, "shards").await;
    for number in 0..4 {
        let scene = soon(socket.question()).await;
        answer(&mut socket, &scene, number).await;
    }
    let english = soon(socket.question()).await;
    soon(socket.say(&FromClient::Language { language: Tongue::Fr })).await;
    let french = soon(socket.question()).await;
    assert_eq!((french.news_from, french.decisions), (0, english.decisions), "the whole log is told again");
    let texts = |scene: &Scene| -> Vec<String> {
        let options = scene.question.as_ref().expect("a question").options.iter();
        options.map(|option| option.text.clone()).collect()
    };
    assert_eq!(texts(&french), texts(&english), "the notation is the same in every language");
    assert_ne!(french.prompt, english.prompt);
    let labels = |scene: &Scene| scene.zones.iter().map(|zone| zone.label.clone()).collect::<Vec<_>>();
    assert_ne!(labels(&french), labels(&english));
    answer(&mut socket, &french, 0).await;
    let mut other = hello(&ada, &id, Tongue::Fr, 0).await;
    assert_eq!(labels(&soon(other.scene()).await), labels(&french));
}

#[tokio::test]
async fn a_client_of_another_version_is_sent_away() {
    let folder = Folder::new();
    let site = Site::start_with(&folder, quick(), None).await;
    let (id, [ada, _], _sockets) = two_people(&site, "shards").await;
    for version in [0, 2, u32::MAX] {
        let mut socket = soon(ada.open(&id)).await;
        soon(socket.say(&FromClient::Hello { version, language: Tongue::Fr, told: 0 })).await;
        assert_eq!(closing(&mut socket).await, "version");
    }
    let mut nowhere = soon(ada.open("nosuchtable2")).await;
    assert_eq!(closing(&mut nowhere).await, "gone");
}
