//! What is passed, paid and put into order without being asked.

use super::*;

#[test]
fn a_question_without_pass_is_put_whatever_the_settings_say() {
    let catalog = catalog();
    let mut together = 0;
    for (setting, seed) in [("respond never", 1), ("réponse jamais", 2), ("respond never", 3), ("respond never", 4)] {
        let mut session = duel(&catalog, &["human", "greedy"], seed, Language::En);
        assert!(matches!(session.enter(setting), Reply::Say(_)));
        let mut asked = 0;
        while play_until(&mut session, 1, |_| false) || !session.is_over() {
            assert!(session.is_over() || !offers(&session, "pass"), "{:?}", session.menu());
            asked += 1;
            if asked > 150 {
                break;
            }
        }
        let passed = session.given().iter().filter(|given| given.passed).count();
        let record = session.play().record().decisions;
        together += passed;
        assert_eq!(
            record.iter().filter(|decision| decision.seat == Seat(0) && decision.text == "pass").count(),
            passed
        );
        assert!(
            session
                .given()
                .iter()
                .all(|given| ["pass", "pay", "no", "done"].contains(&record[given.decision].text.as_str()))
        );
    }
    assert!(together > 0, "something was passed");
}

#[test]
fn passing_stops_at_the_own_turn() {
    let catalog = catalog();
    let mut own = 0;
    for seed in 1..6 {
        let mut session = duel(&catalog, &["human", "greedy"], seed, Language::En);
        session.enter("respond turn");
        for _ in 0..150 {
            play_until(&mut session, 1, |_| false);
            if session.is_over() {
                break;
            }
            if offers(&session, "pass") {
                assert!(in_own_turn(&session), "{:?}", session.prompt());
                own += 1;
            }
        }
    }
    assert!(own > 0, "in the own turn the person is asked");
}

#[test]
fn a_turn_is_passed_and_no_more() {
    let catalog = catalog();
    for seed in 1..4 {
        let mut session = duel(&catalog, &["human", "greedy"], seed, Language::Fr);
        let turns =
            |session: &Session| session.play().log().iter().filter(|entry| entry.phrase.key == "log-turn").count();
        if !play_until(&mut session, 300, |session| offers(session, "pass")) {
            continue;
        }
        let (turn, given) = (turns(&session), session.given().len());
        assert!(matches!(session.enter("passer le tour"), Reply::Moved(_)), "the open question is passed, too");
        session.advance();
        assert!(session.given().len() > given);
        let told = session.news().join(" ");
        assert!(told.contains("Passé pour vous"), "{told}");
        let again = play_until(&mut session, 300, |session| offers(session, "pass"));
        assert!(!again || turns(&session) > turn, "until the next turn nothing is asked");
    }
}

#[test]
fn an_empty_line_passes_and_undo_asks_again() {
    let catalog = catalog();
    let mut session = duel(&catalog, &["human", "greedy"], 1, Language::En);
    assert!(matches!(session.enter(""), Reply::Say(_)), "here nothing can be passed");
    assert!(play_until(&mut session, 300, |session| offers(session, "pass")));
    let before = session.play().digest();
    assert!(session.status().is_some_and(|status| status.contains("when you can do something")));
    assert_eq!(session.enter(" "), Reply::Moved(Vec::new()));
    assert_eq!(session.play().record().decisions.iter().rfind(|one| one.seat == Seat(0)).expect("one").text, "pass");
    session.advance();
    session.enter("respond never");
    session.advance();
    assert!(matches!(session.enter("undo"), Reply::Moved(_)));
    session.advance();
    assert_eq!(session.play().digest(), before, "whoever comes back to a question is asked");
    assert!(session.given().iter().all(|given| !given.passed));
    assert!(session.status().is_some_and(|status| status.contains("never")));
}

#[test]
fn payment_is_left_to_the_game_unless_it_is_wanted() {
    let catalog = catalog();
    for (setting, wanted) in [("pay auto", false), ("payer demander", true)] {
        let mut session = duel(&catalog, &["human", "greedy"], 1, Language::En);
        session.enter(setting);
        assert_eq!(play_until(&mut session, 150, |session| offers(session, "pay")), wanted, "{setting}");
        let lines = said(&mut session, "settings");
        assert!(
            lines.contains("respond able") && lines.contains(if wanted { "pay ask" } else { "pay auto" }),
            "{lines}"
        );
    }
}

/// A session that begins from a position of the game that can be played alone, where cards of the hand pay.
fn laid<'a>(catalog: &'a Catalog, givens: &str) -> Session<'a> {
    let title = catalog.titles.iter().find(|title| title.game.seats().0 == 1).expect("there is such a game");
    let text = format!("scenario: laid\nrules: X\n{givens}then asked: A\n");
    let scenarios = kernel::scenario::read("laid", &text).expect("the position can be read");
    let play = title.game.open(&scenarios[0], false).expect("the position can be laid out");
    Session::of(title, vec![Player::Person], play, Language::En)
}

#[test]
fn a_complete_payment_is_over_unless_more_counts_or_the_person_wants_to_pay_more() {
    let catalog = catalog();
    let paid = |card: &str, setting: Option<&str>| {
        let givens = format!("given: 1 seat\ngiven A: engaged shocker\ngiven A: hand {card}, energy, genius\n");
        let mut session = laid(&catalog, &givens);
        if let Some(setting) = setting {
            session.enter(setting);
        }
        for typed in [format!("play {card}"), "spend energy".to_string()] {
            assert_eq!(session.enter(&typed), Reply::Moved(Vec::new()), "{typed}");
            session.advance();
        }
        session
    };
    // Energy gives two resources, which is what it costs.
    let over = paid("haymaker", None);
    assert!(!offers(&over, "pay"), "{:?}", over.menu());
    assert!(over.play().decisions().iter().any(|decision| decision.text == "pay"));
    let more = paid("haymaker", Some("pay more"));
    assert!(offers(&more, "pay") && offers(&more, "spend genius"));
    let shown = more.menu().items.into_iter().map(|item| item.label).collect::<Vec<_>>().join(" ");
    assert!(shown.contains("mental") && !shown.contains("cost"), "options show resources: {shown}");
    assert!(more.prompt().is_some_and(|prompt| prompt.contains("2 of 2 resources")), "{:?}", more.prompt());
    // Relentless Assault asks what it was paid with.
    assert!(offers(&paid("relentless-assault", None), "pay"));
}

#[test]
fn a_payment_of_cards_is_left_to_the_game_if_it_is_wanted() {
    let catalog = catalog();
    let mut session = laid(&catalog, "given: 1 seat\ngiven A: hand haymaker, energy, genius, strength\n");
    session.enter("pay auto");
    assert_eq!(session.enter("play haymaker"), Reply::Moved(Vec::new()));
    session.advance();
    let texts: Vec<String> = session.play().decisions().iter().map(|decision| decision.text.clone()).collect();
    assert!(texts.iter().any(|text| text == "pay") && !offers(&session, "pay"), "{texts:?}");
}

#[test]
fn the_order_is_left_to_the_game_if_it_is_wanted() {
    let catalog = catalog();
    let first = |session: &Session| offers(session, "first 1");
    let mut session = duel(&catalog, &["human", "greedy"], 1, Language::En);
    assert!(play_until(&mut session, 100, first));
    assert!(
        crate::play::display::page::question(&session, &session.menu()).iter().any(|line| line.contains("order auto"))
    );
    assert!(matches!(session.enter("order auto"), Reply::Moved(_)), "the open question is answered, too");
    assert!(!play_until(&mut session, 100, first));
}

#[test]
fn nobody_else_is_told_what_is_passed() {
    let catalog = catalog();
    let mut session = duel(&catalog, &["human", "human"], 1, Language::En);
    let first = session.hand_over().expect("somebody must sit down");
    session.sit_down(Seat(1 - first.0));
    session.enter("respond always");
    session.sit_down(first);
    session.enter("respond never");
    for _ in 0..200 {
        play_until(&mut session, 1, |_| false);
        assert!(session.is_over() || session.asked() != Some(first) || !offers(&session, "pass"));
    }
    assert!(session.given().iter().any(|given| given.passed && given.seat == first));
    assert!(session.history().join(" ").contains("Passed for you"));
    session.sit_down(Seat(1 - first.0));
    assert!(!session.history().join(" ").contains("Passed for you"));
    assert_eq!(session.own_settings().respond, crate::play::input::settings::Respond::Every);
}
