use kernel::book::Language;
use serde_json::{Value, json};
use server::wire::{Analysis, FromClient, FromServer, Outlook, QuestionId, Respond};

use super::clean;
use super::client::Heard;
use super::thoughts::Extent;
use super::visit::{End, Reader, Visit, Want};

const HARM: &str = "\u{1b}[2J\u{1b}]0;x\u{7}\u{9b}31m\r\n\u{202e}";

fn hear(visit: &mut Visit, message: &Value) {
    let words: FromServer = clean::read(message.to_string().as_bytes()).expect("a message");
    visit.hear(Heard::Said(Box::new(words)));
}

fn table(status: &str) -> Value {
    let seat = |letter: &str, name: &str| json!({ "seat": letter, "name": name, "player": "person", "bot": null, "here": true });
    json!({
        "id": "abc", "game": catalog::GAMES[0], "seats": [seat("A", "Ada"), seat("B", &format!("Bert{HARM}"))], "created": 0.0,
        "touched": 0.0, "status": status, "winners": [], "decisions": 0, "decks": [], "options": [], "scenario": null,
        "clock": null, "hints": true, "listed": false, "rated": false, "forkedFrom": null, "yours": ["A"], "open": false, "unplayable": null,
    })
}

fn welcome() -> Value {
    json!({
        "type": "welcome", "version": 1, "table": table("playing"), "seats": ["A"],
        "chat": [{ "name": "Bert", "seat": "B", "text": format!("hi{HARM}"), "at": 1.0 }],
        "habits": { "respond": "able", "pay": "auto", "order": false, "passTurn": false },
    })
}

fn option(text: &str, label: &str) -> Value {
    json!({ "text": text, "label": label, "word": "x", "cards": ["hand:A/0"], "onto": [], "seat": null, "amount": null, "die": null })
}

fn line(decision: u32, text: &str) -> Value {
    json!({ "decision": decision, "seat": "B", "turn": false, "text": text, "cause": null, "faces": [] })
}

fn card(at: &str, host: Option<&str>) -> Value {
    json!({
        "at": at, "key": at, "face": 0, "slug": format!("crys{HARM}tal"), "host": host,
        "marks": [{ "name": "m", "label": format!("m{HARM}") }],
        "values": [{ "name": "strength", "label": "strength", "value": HARM, "changed": 0 }],
    })
}

/// A scene in which A is asked something, unless there is no decision.
fn scene(decision: Option<u32>, news_from: u32, news: &[Value]) -> Value {
    let options = [option("play crystal", "Play Crystal"), option("pass", "Pass")];
    let question = decision
        .map(|decision| json!({ "id": { "branch": 0, "decision": decision }, "options": options, "chosen": [] }));
    let gauge = json!({ "name": "health", "label": format!("health{HARM}"), "value": "50", "changed": 0 });
    let seat = |letter: &str| json!({ "seat": letter, "alive": true, "turned": false, "team": 0, "gauges": [gauge] });
    let hand = json!({
        "id": "hand:A", "name": "hand", "label": "hand", "seat": "A", "pile": false, "held": true, "count": 4_000_000_000_u32,
        "cards": [card("hand:A/0", None), card("hand:A/0", Some("hand:A/0")), card("hand:A/1", Some("hand:A/2"))],
    });
    json!({ "type": "scene", "scene": {
        "viewer": "A", "decisions": decision.unwrap_or(0), "seats": [seat("A"), seat("B")], "zones": [hand], "dice": [],
        "dieKinds": [], "chain": [],
        "facts": [format!("turn{HARM}")], "lasting": [{ "seat": "B", "face": 9, "text": HARM }],
        "declared": [["B", HARM]], "prompt": format!("What now?{HARM}"), "asking": 7,
        "asked": if decision.is_some() { "A" } else { "B" }, "handOver": null, "question": question, "undo": "nothing",
        "news": news, "newsFrom": news_from, "result": null, "clocks": [61_000, 5],
    } })
}

fn visit(reader: Reader) -> Visit {
    let mut visit = Visit::new(Language::En, reader);
    visit.hear(Heard::Connected(1));
    hear(&mut visit, &welcome());
    visit
}

fn lines(visit: &mut Visit) -> String {
    let text = std::mem::take(&mut visit.lines).join("\n");
    assert!(text.chars().all(|letter| letter == '\n' || !letter.is_control()), "{text:?}");
    assert!(!text.contains('\u{202e}'), "{text:?}");
    text
}

fn sent(visit: &mut Visit) -> Vec<FromClient> {
    visit.messages.drain(..).map(|(_, words)| words).collect()
}

#[test]
fn a_hostile_server_writes_nothing_but_text() {
    let mut visit = visit(Reader::Person);
    hear(&mut visit, &scene(Some(3), 4_000_000_000, &[line(1, HARM)]));
    for typed in ["board", "log", "?", "? crystal", "settings", "help", "pass turn"] {
        visit.enter(typed);
    }
    let refusal = json!({ "code": HARM, "text": HARM, "rule": HARM });
    hear(&mut visit, &json!({ "type": "refused", "question": null, "refusal": refusal }));
    let part = json!({ "source": HARM, "face": null, "change": HARM });
    let number = json!({ "name": "n", "label": HARM, "base": "1", "parts": [part], "value": "2" });
    let attempt = json!({ "text": HARM, "label": HARM, "refusal": refusal });
    hear(&mut visit, &json!({ "type": "because", "at": HARM, "attempts": [attempt], "numbers": [number] }));
    let wish = json!({ "seat": "B", "text": HARM, "learned": true, "waiting": ["A"] });
    hear(&mut visit, &json!({ "type": "undo", "wish": wish }));
    let shown = lines(&mut visit);
    assert!(shown.contains("clock 1:01") && shown.contains("hidden cards"), "{shown}");
}

#[test]
fn cards_that_hang_on_each_other_in_a_circle_are_shown_in_time() {
    let mut visit = visit(Reader::Person);
    let mut circle = scene(Some(1), 0, &[]);
    let cards: Vec<Value> = (0..3000).map(|number| card("hand:A/0", (number > 0).then_some("hand:A/0"))).collect();
    circle["scene"]["zones"][0]["cards"] = json!(cards);
    hear(&mut visit, &circle);
    lines(&mut visit);
}

#[test]
fn an_answer_is_sent_again_until_it_is_taken() {
    let mut visit = visit(Reader::Pipe);
    assert_eq!(visit.wants, [Want::Faces]);
    hear(&mut visit, &scene(Some(3), 0, &[line(1, "It begins.")]));
    sent(&mut visit);
    assert!(visit.takes("1"));
    visit.enter("1");
    let question = QuestionId { branch: 0, decision: 3 };
    let answer = FromClient::Answer { question, text: "play crystal".to_string() };
    assert_eq!(sent(&mut visit), std::slice::from_ref(&answer));
    assert!(!visit.takes("1"), "the next answer waits for the next question");
    visit.hear(Heard::Lost("gone".to_string()));
    visit.hear(Heard::Connected(2));
    let again = sent(&mut visit);
    assert!(matches!(again[0], FromClient::Hello { told: 1, .. }), "{again:?}");
    assert_eq!(again[1..], [answer]);
    hear(&mut visit, &json!({ "type": "taken", "question": { "branch": 0, "decision": 3 } }));
    assert!(!visit.is_answering() && !visit.is_asked());
    visit.hear(Heard::Connected(3));
    assert_eq!(sent(&mut visit).len(), 1, "what was taken is not sent again");
}

#[test]
fn a_question_that_came_before_a_refusal_is_put_after_it() {
    let mut visit = visit(Reader::Person);
    hear(&mut visit, &scene(Some(3), 0, &[]));
    visit.enter("1");
    let mut next = scene(Some(4), 0, &[]);
    next["scene"]["prompt"] = json!("And now?");
    hear(&mut visit, &next);
    assert!(!lines(&mut visit).contains("And now?"), "the answer is not settled");
    let refusal = json!({ "code": "stale", "text": "too late", "rule": null });
    hear(&mut visit, &json!({ "type": "refused", "question": { "branch": 0, "decision": 3 }, "refusal": refusal }));
    let shown = lines(&mut visit);
    assert!(shown.contains("Too late") && shown.contains("And now?"), "{shown}");
}

#[test]
fn the_log_is_told_once() {
    let mut visit = visit(Reader::Person);
    hear(&mut visit, &scene(None, 0, &[line(1, "One.")]));
    assert!(lines(&mut visit).contains("One."));
    hear(&mut visit, &scene(Some(2), 0, &[line(1, "One."), line(2, "Two.")]));
    let shown = lines(&mut visit);
    assert!(shown.contains("Two.") && !shown.contains("One."), "{shown}");
    hear(&mut visit, &scene(Some(2), 1, &[line(2, "Two.")]));
    assert_eq!(lines(&mut visit), "", "nothing is new");
    hear(&mut visit, &scene(Some(1), 1, &[]));
    assert!(lines(&mut visit).contains("taken back"));
}

#[test]
fn yes_and_no_are_consent_while_somebody_waits_for_it() {
    let mut visit = visit(Reader::Person);
    hear(&mut visit, &scene(None, 0, &[]));
    sent(&mut visit);
    visit.enter("yes");
    assert_eq!(sent(&mut visit), [], "nobody has asked");
    let wish = json!({ "seat": "B", "text": "", "learned": false, "waiting": ["A"] });
    hear(&mut visit, &json!({ "type": "undo", "wish": wish }));
    assert!(visit.is_asked());
    visit.enter("non");
    assert_eq!(sent(&mut visit), [FromClient::Consent { yes: false }]);
    lines(&mut visit);
    hear(&mut visit, &json!({ "type": "undo", "wish": null }));
    assert!(lines(&mut visit).contains("Nothing is taken back"));
}

#[test]
fn giving_up_is_asked_twice_and_habits_are_sent() {
    let mut visit = visit(Reader::Person);
    hear(&mut visit, &scene(Some(1), 0, &[]));
    sent(&mut visit);
    visit.enter("concede");
    visit.enter("no");
    visit.enter("respond never");
    visit.enter("concede");
    visit.enter("yes");
    let words = sent(&mut visit);
    assert!(matches!(&words[0], FromClient::Habits { habits } if habits.respond == Respond::Never), "{words:?}");
    assert!(matches!(&words[1], FromClient::Answer { text, .. } if text == "concede"), "{words:?}");
    visit.enter("quit");
    assert_eq!(visit.end, Some(End::Left));
}

/// A visit at which A is asked something.
fn asked(language: Language) -> Visit {
    let mut visit = Visit::new(language, Reader::Person);
    visit.hear(Heard::Connected(1));
    hear(&mut visit, &welcome());
    hear(&mut visit, &scene(Some(1), 0, &[]));
    visit.lines.clear();
    visit.wants.clear();
    visit
}

#[test]
fn a_hint_is_asked_of_the_server_and_shown() {
    let mut visit = asked(Language::En);
    visit.enter("hint");
    let [Want::Hint(wanted, Extent::Few)] = visit.wants.as_slice() else { panic!("{:?}", visit.wants) };
    assert_eq!((wanted.seat.as_deref(), wanted.milliseconds), (None, None));
    visit.wants.clear();
    visit.enter("analysis 1");
    let [Want::Hint(wanted, Extent::All)] = visit.wants.as_slice() else { panic!("{:?}", visit.wants) };
    assert_eq!(wanted.milliseconds, Some(1000));
    visit.wants.clear();
    visit.enter("hint 50");
    assert!(matches!(&visit.wants[..], [Want::Hint(wanted, _)] if wanted.milliseconds == Some(2000)), "no longer");
    visit.wants.clear();
    visit.lines.clear();
    let judged = |text: &str, win: f64| json!({ "text": text, "label": HARM, "win": win, "visits": 12 });
    let analysis = |decision: u32| -> Analysis {
        let question = json!({ "branch": 0, "decision": decision });
        let options = [judged("pass", 0.61), judged("play crystal", 0.4), judged("unheard of", 0.1)];
        let value = json!({ "question": question, "seat": "A", "win": 0.61, "iterations": 24, "options": options });
        serde_json::from_value(value).expect("an analysis")
    };
    visit.show_hint(&analysis(1), Extent::Few);
    let text = visit.lines.join("\n");
    assert!(
        text.contains("61%") && text.contains("Best: Pass (") && text.contains("[pass]") && !text.contains("unheard"),
        "{text}"
    );
    visit.lines.clear();
    visit.show_hint(&analysis(2), Extent::Few);
    assert!(visit.lines.join(" ").contains("moved on"), "{:?}", visit.lines);
    // A table without hints says so, and the server is left alone.
    let mut visit = asked(Language::Fr);
    let mut without = table("playing");
    without["hints"] = json!(false);
    hear(&mut visit, &json!({ "type": "info", "table": without }));
    visit.lines.clear();
    visit.enter("conseil");
    assert_eq!(visit.lines, ["Cette table ne donne pas de conseils."]);
    assert!(visit.wants.is_empty());
    hear(&mut visit, &scene(None, 0, &[]));
    visit.lines.clear();
    visit.enter("conseil");
    assert_eq!(visit.lines, ["On ne vous demande rien pour l’instant."]);
}

#[test]
fn a_match_on_a_server_is_looked_back_at() {
    let mut visit = asked(Language::En);
    visit.enter("review");
    assert!(visit.wants.is_empty() && visit.lines[0].contains("when it is over"), "{:?}", visit.lines);
    visit.lines.clear();
    let costly = |seat: &str, lost: f64| json!({ "decision": 4, "seat": seat, "chosen": "Pass.", "better": "Play", "win": 0.7, "lost": lost });
    let outlook: Outlook = serde_json::from_value(json!({
        "ready": true, "done": 9, "all": 9,
        "lines": [{ "seats": ["A"], "points": [[0, 0.5], [4, 0.7], [9, 1.0]] }, { "seats": ["B"], "points": [[1, 0.2], [9, 0.0]] }],
        "costly": [costly("B", 0.5), costly("A", 0.3), costly("A", 0.01)],
    }))
    .expect("an outlook");
    visit.show_outlook(&outlook);
    let text = visit.lines.join("\n");
    assert!(text.contains("100% │  █") && text.contains("You (A)") && !text.contains("Bert"), "{text}");
    assert_eq!(text.matches("Decision 5").count(), 1, "one of the visitor's own cost much: {text}");
    assert!(text.contains("“Pass” (40%). Better: “Play” (70%)."), "{text}");
    let nothing = Outlook { lines: Vec::new(), ..outlook };
    visit.lines.clear();
    visit.show_outlook(&nothing);
    assert_eq!(visit.lines, ["There is nothing to look back at."]);
}
