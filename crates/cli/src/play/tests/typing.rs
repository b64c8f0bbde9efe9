//! What is typed, and why it is refused.

use catalog::attempt::Seen;

use super::*;

#[test]
fn why_not_names_the_rule_in_both_languages() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::En);
    let lines = session.why_not("cryptofist");
    assert!(lines[1].contains("Recruit Cryptofist Monk: no.") && lines[1].contains("(SOI-"), "{lines:?}");
    assert!(session.why_not("crystal").iter().any(|line| line.contains("Play Crystal: yes")));
    assert_eq!(session.enter("lang fr"), Reply::Language);
    let lines = session.why_not("moine");
    assert!(lines.iter().any(|line| line.contains("coûte 5 cristaux")), "{lines:?}");
    // A forbidden attempt by short words gets the same answer.
    let Reply::Say(lines) = session.enter("rec cryptofist") else { panic!("it is no option") };
    assert!(lines[0].contains("coûte 5 cristaux"), "{lines:?}");
}

#[test]
fn cards_answer_to_every_name() {
    let catalog = catalog();
    let session = session(&catalog, &["human", "greedy"], Language::Fr);
    for name in ["infinity-shard", "INFINITY shard", "eclat infini", "Éclat de l’Infini"] {
        assert!(session.card(name)[0].contains("[infinity-shard]"), "{name}: {:?}", session.card(name));
    }
    assert!(session.card("xyzzy")[0].contains("xyzzy"));
    assert!(session.card("e").len() > 2, "several cards fit");
}

#[test]
fn nothing_typed_does_harm() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::En);
    let before = session.play().digest();
    for typed in ["", " ", "?", "? ", "?:", "?A:", "?#", "? B:#2", "card", "card :", "rules", "rules \u{1b}", "log x"] {
        assert!(matches!(session.enter(typed), Reply::Say(_)), "{typed}");
    }
    for typed in
        ["table", "table hand", "table \u{0}", "lang xx", "lang", "ß", "-1", "999", "∞", "play", "play crystal#9"]
    {
        assert!(matches!(session.enter(typed), Reply::Say(_) | Reply::Table), "{typed}");
    }
    for typed in ["x".repeat(100_000), "? ".to_string() + &"é".repeat(900), "\u{fffd}".repeat(50)] {
        assert!(matches!(session.enter(&typed), Reply::Say(_)));
    }
    assert_eq!(session.play().digest(), before);
}

#[test]
fn commands_do_not_hide_answers() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::En);
    for _ in 0..60 {
        let menu = session.menu();
        for item in &menu.items {
            assert_eq!(menu.read(&item.notation), crate::play::input::menu::Reading::One(place(&menu, &item.notation)));
            assert_eq!(Command::read(&item.notation), None, "{}", item.notation);
        }
        let notation = menu.items[0].notation.clone();
        session.enter(&notation);
        session.advance();
        if session.is_over() {
            break;
        }
    }
}

fn place(menu: &crate::play::input::menu::Menu, notation: &str) -> usize {
    menu.items.iter().position(|item| item.notation == notation).expect("it is an item")
}

#[test]
fn words_of_the_spoken_language_get_the_reason_too() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::Fr);
    for (typed, wanted) in [
        ("recruter moine", "Recruter Moine Cryptopoing : non."),
        ("recruter", "Recruter Drone Kiln : non."),
        ("enrôler ermite", "Enrôler Ermite Fongique : non."),
        ("concentration", "(SOI-FOCUS-2)"),
        ("recruit crypto", "Recruter Moine Cryptopoing : non."),
        ("moine", "Enrôler Moine Cryptopoing : non."),
    ] {
        let lines = said(&mut session, typed);
        assert!(lines.contains(wanted) && lines.contains("(SOI-"), "{typed}: {lines}");
    }
    assert_eq!(said(&mut session, "recruter zetta"), "Zetta, l’Encodeuse n’est visible nulle part.");
    for typed in ["attaquer", "bannir cristal"] {
        assert_eq!(said(&mut session, typed), "Ce n’est pas possible maintenant.", "{typed}");
    }
    for typed in ["bla bla", "bla", "a", "xyzzy"] {
        assert!(said(&mut session, typed).starts_with("Je ne comprends pas"), "{typed}");
    }
    for typed in ["-1", "99", "99999999999999999999999"] {
        assert!(said(&mut session, typed).starts_with("Cette réponse n’existe pas"), "{typed}");
    }
}

#[test]
fn a_letter_that_may_be_a_command_decides_nothing() {
    let catalog = catalog();
    let title = "a champion is destroyed with power equal to its health";
    let mut session = position(&catalog, title, &["human", "greedy"], Language::Fr);
    let lines = said(&mut session, "a");
    for part in ["attack B:zetta", "annuler", "aide", "abandonner"] {
        assert!(lines.contains(part), "{part}: {lines}");
    }
    // The beginning of one command alone is that command.
    assert!(said(&mut session, "aband").starts_with("Abandonnez-vous vraiment"));
    said(&mut session, "non");
    session.speak(Language::En);
    assert_eq!(session.enter("at"), Reply::Moved(Vec::new()), "no English command begins so");
    let Reply::Moved(lines) = session.enter("undo") else { panic!("it is taken back") };
    assert!(lines[0].starts_with("Your decision is taken back: ") && lines[0].contains("Zetta"), "{lines:?}");
}

#[test]
fn a_forbidden_attack_is_refused_in_both_languages() {
    let catalog = catalog();
    let title = "a champion has forgotten by the next turn what it might have suffered";
    let mut session = position(&catalog, title, &["human", "greedy"], Language::Fr);
    for typed in ["attaquer primus", "détruire primus", "attack primus"] {
        let lines = said(&mut session, typed);
        assert!(lines.contains("Primus") && lines.contains("(SOI-ATTACK-9)"), "{typed}: {lines}");
        assert!(!lines.contains("primus-pilus"), "{lines}");
    }
}

#[test]
fn what_is_counted_cannot_be_misread() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::En);
    for _ in 0..4 {
        session.enter("play crystal");
    }
    let told = session.history().join(" ");
    assert!(told.contains("You play Crystal, 4 times (each time: you gain 1 gem)."), "{told}");
}

#[test]
fn all_answers_of_a_word_are_given_one_after_the_other() {
    let catalog = catalog();
    for (language, typed) in [(Language::En, "all play"), (Language::Fr, "tout jouer"), (Language::Fr, "tout j")] {
        let mut session = session(&catalog, &["human", "greedy"], language);
        let before = session.play().view(None).decisions;
        let digest = session.play().digest();
        assert_eq!(session.enter(typed), Reply::Moved(Vec::new()), "{typed}");
        assert_eq!(session.play().view(None).decisions, before + 5, "five cards are played");
        assert!(session.menu().items.iter().all(|item| !item.notation.starts_with("play ")));
        for _ in 0..5 {
            assert!(matches!(session.enter("undo"), Reply::Moved(_)), "each is taken back alone");
        }
        assert_eq!(session.play().digest(), digest);
        let (all, sample) = typed.split_once(' ').expect("two words");
        assert!(said(&mut session, all).contains(&format!("{all} {sample}")));
        assert!(matches!(session.enter("all recruit"), Reply::Say(_)), "nothing of the kind is offered");
        assert!(matches!(session.enter("all xyzzy"), Reply::Say(_)));
        assert_eq!(session.play().digest(), digest);
    }
}

#[test]
fn every_attempt_has_words() {
    let catalog = catalog();
    for language in Language::ALL {
        let mut session = duel(&catalog, &["human", "greedy"], 1, language);
        for _ in 0..40 {
            play_until(&mut session, 1, |_| false);
            let Some(seat) = session.asked() else { break };
            for Seen { notation: card, .. } in session.visible() {
                for attempt in session.play().why_not(seat, &card).expect("the card is in sight") {
                    let text = session.describe(session.play(), &attempt.text);
                    assert!(text != attempt.text && !text.contains("{$"), "{}: {text}", attempt.text);
                }
            }
        }
    }
}
