//! Taking decisions back: alone freely, with others by consent, past something newly learned only if all agree.

use crate::common::Folder;
use crate::common::client::Socket;
use crate::common::site::{
    Site, alone, answer, bot, decisions, gather, here, link, now, refusal, soon, table, two_people, who_is_asked,
    without_keys,
};
use server::wire::{FromClient, FromServer, NewTable, QuestionId, Scene, UndoKind, UndoWish};

async fn want_undo(socket: &mut Socket) {
    soon(socket.say(&FromClient::Undo {})).await;
}

async fn consent(socket: &mut Socket, yes: bool) {
    soon(socket.say(&FromClient::Consent { yes })).await;
}

/// The next word about a wish: the wish, or that it is settled.
async fn wish(socket: &mut Socket) -> Option<UndoWish> {
    soon(socket.hear_until(|message| if let FromServer::Undo { wish } = message { Some(wish) } else { None })).await
}

/// A scene without what changes with time and telling.
fn still(scene: &Scene) -> Scene {
    let mut scene = Scene { news: Vec::new(), news_from: 0, undo: UndoKind::Nothing, ..without_keys(scene) };
    if let Some(question) = &mut scene.question {
        question.id.branch = 0;
    }
    scene
}

/// Plays until a person has taken a decision of theirs after which the same person is asked, with the scene before.
/// Whether somebody learned something from it is what the table says.
async fn play_until(sockets: &mut [Socket; 2], learned: bool) -> (usize, Scene, Scene) {
    let wanted = if learned { UndoKind::AllConsent } else { UndoKind::Consent };
    for number in 0..200 {
        let (asked, scenes) = who_is_asked(sockets).await;
        answer(&mut sockets[asked], &scenes[asked], number).await;
        let after = soon(sockets[asked].scene()).await;
        if after.question.is_some() && after.undo == wanted {
            let other = now(&mut sockets[1 - asked]).await;
            assert_eq!(other.decisions, after.decisions);
            return (asked, scenes[asked].clone(), after);
        }
        if after.question.is_some() {
            // The question has been heard already: it is put again.
            soon(sockets[asked].say(&FromClient::Language { language: server::wire::Tongue::En })).await;
        }
    }
    panic!("no decision is like this");
}

#[tokio::test]
async fn alone_everything_can_be_taken_back() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    for game in ["shards", "spoils"] {
        let wanted = NewTable { seed: Some("5".into()), ..table(game, vec![here("Ada"), bot("random")]) };
        let mut socket = gather(&site, &wanted).await.2.remove(0);
        let first = soon(socket.question()).await;
        assert_eq!(first.undo, UndoKind::Nothing);
        want_undo(&mut socket).await;
        assert_eq!(refusal(&mut socket).await.code, "nothing-to-undo");
        let mut before = vec![first];
        for number in 0..12 {
            let scene = before.last().expect("a scene").clone();
            answer(&mut socket, &scene, number).await;
            let next = soon(socket.question()).await;
            assert_eq!(next.undo, UndoKind::Free);
            before.push(next);
        }
        // Through turns of the bot and past cards that were drawn, back to the very first decision.
        before.pop();
        for (branch, was) in (1..).zip(before.into_iter().rev()) {
            want_undo(&mut socket).await;
            let is = soon(socket.question()).await;
            assert_eq!(still(&is), still(&was));
            let question = is.question.expect("a question").id;
            assert_eq!(question, QuestionId { branch, decision: was.decisions });
        }
        want_undo(&mut socket).await;
        assert_eq!(refusal(&mut socket).await.code, "nothing-to-undo");
    }
}

#[tokio::test]
async fn an_answer_to_what_was_taken_back_is_stale() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, id, mut socket) = alone(&site, "shards").await;
    let first = soon(socket.question()).await;
    let text = answer(&mut socket, &first, 0).await;
    let second = soon(socket.question()).await;
    want_undo(&mut socket).await;
    let again = soon(socket.question()).await;
    let old = first.question.expect("a question").id;
    for question in [old, second.question.expect("a question").id] {
        // The first answer was taken, in a past that is no more: it is no repetition either.
        soon(socket.answer(question, &text)).await;
        assert_eq!(refusal(&mut socket).await.code, "stale", "{question:?}");
    }
    assert_eq!(decisions(&mut ada, &id).await, first.decisions);
    answer(&mut socket, &again, 0).await;
    assert!(soon(socket.question()).await.decisions > first.decisions);
}

#[tokio::test]
async fn with_others_a_decision_is_taken_back_if_they_agree() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    for learned in [false, true] {
        let (id, [mut ada, _], mut sockets) = two_people(&site, "shards").await;
        let (who, before, after) = play_until(&mut sockets, learned).await;
        let seat = after.viewer.clone().expect("a seat");
        let [mut mine, mut other] = sockets;
        if who == 1 {
            (mine, other) = (other, mine);
        }
        want_undo(&mut mine).await;
        let (own, told) = (wish(&mut mine).await.expect("a wish"), wish(&mut other).await.expect("a wish"));
        assert_eq!((&told.seat, told.learned, told.waiting.len()), (&seat, learned, 1));
        assert_eq!((own.learned, &own.waiting), (learned, &told.waiting));
        assert!(!own.text.is_empty() && told.text.is_empty(), "what it was is told to its owner alone: {told:?}");
        // One's own consent is none, nor is a spectator's.
        let mut watcher = soon(site.person().connect(&id)).await;
        assert_eq!(wish(&mut watcher).await, Some(told.clone()));
        for socket in [&mut mine, &mut watcher] {
            consent(socket, true).await;
            soon(socket.say(&FromClient::Ping {})).await;
            soon(socket.hear_until(|message| (message == FromServer::Pong {}).then_some(()))).await;
        }
        assert_eq!(decisions(&mut ada, &id).await, after.decisions);
        // Refused, and wished again.
        consent(&mut other, false).await;
        while wish(&mut mine).await.is_some() {}
        assert_eq!(decisions(&mut ada, &id).await, after.decisions);
        want_undo(&mut mine).await;
        while wish(&mut other).await.is_none() {}
        consent(&mut other, true).await;
        let is = loop {
            let scene = soon(mine.scene()).await;
            if scene.decisions == before.decisions {
                break scene;
            }
        };
        assert_eq!(still(&is).zones, still(&before).zones);
        assert_eq!(is.question.expect("a question").id.branch, 1);
        while wish(&mut other).await.is_some() {}
    }
}

#[tokio::test]
async fn past_something_learned_all_must_agree() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (made, mut people, mut sockets) = gather(&site, &table("shards", vec![here("Ada"), link(), link()])).await;
    let id = made.table.id;
    // Whoever begins plays until something has been learned.
    let mut asked = 0;
    for (place, socket) in sockets.iter_mut().enumerate() {
        if now(socket).await.question.is_some() {
            asked = place;
        }
    }
    let mut scene = now(&mut sockets[asked]).await;
    for number in 0.. {
        assert!(scene.question.is_some() && number < 100, "the first turn is long enough");
        let options = &scene.question.as_ref().expect("a question").options;
        let option = options.iter().position(|option| option.text != "end turn").unwrap_or_default();
        answer(&mut sockets[asked], &scene, option).await;
        scene = soon(sockets[asked].scene()).await;
        if scene.undo == UndoKind::AllConsent && scene.question.is_some() {
            break;
        }
    }
    let others = [(asked + 1) % 3, (asked + 2) % 3];
    want_undo(&mut sockets[asked]).await;
    for other in others {
        assert!(wish(&mut sockets[other]).await.expect("a wish").learned);
    }
    consent(&mut sockets[others[0]], true).await;
    let left = wish(&mut sockets[others[1]]).await.expect("one has not answered");
    assert_eq!(left.waiting.len(), 1);
    assert_eq!(decisions(&mut people[0], &id).await, scene.decisions);
    consent(&mut sockets[others[1]], true).await;
    assert_eq!(wish(&mut sockets[others[1]]).await, None);
    assert!(decisions(&mut people[0], &id).await < scene.decisions);
}

#[tokio::test]
async fn a_wish_is_dropped_when_the_table_moves_on() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (id, [mut ada, _], mut sockets) = two_people(&site, "shards").await;
    let (who, _, after) = play_until(&mut sockets, false).await;
    want_undo(&mut sockets[who]).await;
    for socket in &mut sockets {
        assert!(wish(socket).await.is_some());
    }
    answer(&mut sockets[who], &after, 0).await;
    for socket in &mut sockets {
        assert!(wish(socket).await.is_none());
    }
    // Consent that comes too late does nothing.
    consent(&mut sockets[1 - who], true).await;
    now(&mut sockets[1 - who]).await;
    assert!(decisions(&mut ada, &id).await > after.decisions);
}

#[tokio::test]
async fn what_was_taken_back_stays_so_after_a_restart() {
    let folder = Folder::new();
    let site = Site::start(&folder).await;
    let (mut ada, id, mut socket) = alone(&site, "spoils").await;
    for number in 0..5 {
        let scene = soon(socket.question()).await;
        answer(&mut socket, &scene, number).await;
    }
    soon(socket.question()).await;
    for _ in 0..2 {
        want_undo(&mut socket).await;
        soon(socket.question()).await;
    }
    let before = now(&mut socket).await;
    drop(socket);
    site.stop().await;

    let site = Site::start(&folder).await;
    ada.server = site.address;
    let mut socket = soon(ada.connect(&id)).await;
    let after = soon(socket.question()).await;
    assert_eq!(still(&after), still(&before));
    let question = after.question.expect("a question").id;
    assert_eq!(question, QuestionId { branch: 2, decision: before.decisions });
    // An answer from before the undo is stale, and there is more to take back.
    soon(socket.answer(QuestionId { branch: 1, ..question }, "pass")).await;
    assert_eq!(refusal(&mut socket).await.code, "stale");
    assert_eq!(after.undo, UndoKind::Free);
    want_undo(&mut socket).await;
    assert_eq!(soon(socket.question()).await.question.expect("a question").id.branch, 3);
}
