//! Sessions without a terminal.

use catalog::Catalog;
use kernel::book::Language;
use kernel::phrase::Fact;
use kernel::table::seats::Seat;

use super::command::Command;
use super::reply::Reply;
use super::session::{Player, Session};

/// A session with a seed at which the first person begins or answers soon.
pub fn session<'a>(catalog: &'a Catalog, players: &[&str], language: Language) -> Session<'a> {
    let players = players
        .iter()
        .map(|name| if *name == "human" { Player::Person } else { Player::Bot(name.to_string()) })
        .collect();
    let mut session = Session::start(&catalog.titles[0], players, Vec::new(), Default::default(), 5, language)
        .expect("the set-up is legal");
    session.advance();
    session
}

/// A session of the game with the most chances to respond.
pub fn duel<'a>(catalog: &'a Catalog, players: &[&str], seed: u64, language: Language) -> Session<'a> {
    let title = catalog.titles.iter().find(|title| title.game.seats() == (2, 2)).expect("there is a duel");
    let player = |name: &&str| if *name == "human" { Player::Person } else { Player::Bot(name.to_string()) };
    let players = players.iter().map(player).collect();
    let mut session =
        Session::start(title, players, Vec::new(), Default::default(), seed, language).expect("the set-up is legal");
    session.advance();
    session
}

/// Gives some answer again and again, a different one each time, until something holds; false at the end of the match.
pub fn play_until(session: &mut Session, most: usize, holds: impl Fn(&Session) -> bool) -> bool {
    for _ in 0..most {
        if session.is_over() {
            return false;
        }
        if holds(session) {
            return true;
        }
        let options = session.play().options();
        let number = session.play().record().decisions.len();
        let notation = options[number * 7 % options.len()].text.clone();
        session.answer(&notation).expect("an option is accepted");
        session.advance();
    }
    false
}

fn offers(session: &Session, word: &str) -> bool {
    session.play().options().iter().any(|option| option.text == word)
}

/// Whether the log is in a turn of the first seat.
fn in_own_turn(session: &Session) -> bool {
    let turn = session.play().log().iter().rfind(|entry| entry.phrase.key == "log-turn");
    turn.is_some_and(|entry| entry.phrase.facts.iter().any(|(_, fact)| *fact == Fact::Seat(Seat(0))))
}

/// A session that begins from the position of a scenario.
pub fn position<'a>(catalog: &'a Catalog, title: &str, players: &[&str], language: Language) -> Session<'a> {
    let game = &catalog.titles[0];
    let scenario = game.scenario(title).expect("there is such a scenario");
    let play = game.game.open(scenario, false).expect("the scenario can be opened");
    let player = |name: &&str| if *name == "human" { Player::Person } else { Player::Bot(name.to_string()) };
    Session::of(game, players.iter().map(player).collect(), play, language)
}

pub fn said(session: &mut Session, typed: &str) -> String {
    match session.enter(typed) {
        Reply::Say(lines) => lines.join("\n").replace('\u{a0}', " "),
        other => panic!("{typed}: {other:?}"),
    }
}

pub fn catalog() -> Catalog {
    Catalog::load(None).expect("the data is sound")
}

#[test]
fn undo_restores_the_hash() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::En);
    let mut hashes = Vec::new();
    for _ in 0..30 {
        hashes.push(session.play().digest());
        let notation = session.menu().items[0].notation.clone();
        session.answer(&notation).expect("an option is accepted");
        session.advance();
    }
    let news = session.news();
    assert!(!news.is_empty());
    for hash in hashes.into_iter().rev() {
        let taken = session.undo().expect("there is a decision to take back");
        assert_eq!(taken.seat, Seat(0));
        assert_eq!(session.play().digest(), hash);
    }
    assert_eq!(session.undo(), None);
    assert!(session.news().is_empty(), "what was taken back is not told again");
}

#[test]
fn bots_do_the_same_again_after_an_undo() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "random"], Language::En);
    assert_eq!(session.enter("end"), Reply::Moved(Vec::new()));
    session.advance();
    let first = session.play().digest();
    assert!(matches!(session.enter("undo"), Reply::Moved(_)));
    assert_eq!(session.enter("end turn"), Reply::Moved(Vec::new()));
    session.advance();
    assert_eq!(session.play().digest(), first);
}

#[test]
fn the_keyboard_is_passed_before_anything_is_shown() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "human"], Language::En);
    assert_eq!(session.viewer(), None);
    let first = session.hand_over().expect("somebody must sit down");
    session.sit_down(first);
    assert_eq!(session.hand_over(), None);
    let hand = |session: &Session, seat: Seat| {
        let view = session.view();
        view.zone("hand", Some(seat)).expect("everybody has a hand").cards.iter().all(|card| card.known.is_some())
    };
    let other = Seat(1 - first.0);
    assert!(hand(&session, first) && !hand(&session, other));
    assert_eq!(session.enter("end"), Reply::Moved(Vec::new()));
    session.advance();
    assert_eq!(session.hand_over(), Some(other));
    session.sit_down(other);
    assert!(!hand(&session, first) && hand(&session, other));
    // Going back past the other's decision says whose it was and passes the keyboard back.
    let Reply::Moved(lines) = session.enter("undo") else { panic!("a decision is taken back") };
    assert!(lines[0].contains(&format!("decision of {first}")), "{lines:?}");
    assert_eq!(session.hand_over(), Some(first));
}

#[test]
fn a_spectator_sees_no_hand() {
    let catalog = catalog();
    let session = session(&catalog, &["random", "random"], Language::En);
    assert!(session.is_over());
    assert_eq!(session.viewer(), None);
    assert!(session.result().expect("it is over").contains("wins"));
}

#[test]
fn giving_up_is_asked_twice() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::Fr);
    let before = session.play().digest();
    assert!(matches!(session.enter("abandonner"), Reply::Say(_)));
    assert!(matches!(session.enter("peut-être"), Reply::Say(_)));
    assert!(matches!(session.enter("non"), Reply::Say(_)));
    assert_eq!(session.play().digest(), before);
    session.enter("concede");
    assert_eq!(session.enter("oui"), Reply::Moved(Vec::new()));
    session.advance();
    assert!(session.is_over());
    assert!(session.result().expect("it is over").starts_with("B gagne après"));
}

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
            assert_eq!(menu.read(&item.notation), super::menu::Reading::One(place(&menu, &item.notation)));
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

fn place(menu: &super::menu::Menu, notation: &str) -> usize {
    menu.items.iter().position(|item| item.notation == notation).expect("it is an item")
}

#[test]
fn every_text_of_the_terminal_is_there_in_both_languages() {
    let [french, english] = Language::ALL.map(catalog::speech::keys);
    assert_eq!(french, english);
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
fn the_welcome_says_what_is_shown() {
    let catalog = catalog();
    let title = "a champion is destroyed with power equal to its health";
    let mut session = position(&catalog, title, &["human", "greedy"], Language::En);
    let welcome = super::welcome(&session);
    assert_eq!(welcome[0], format!("Position of the scenario “{title}” (SOI-ATTACK-6)."));
    session.saved_before = true;
    assert!(super::welcome(&session)[0].ends_with("the saved match goes on."));
}

#[test]
fn several_persons_read_who_wins() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "human"], Language::Fr);
    let first = session.hand_over().expect("somebody must sit down");
    session.sit_down(first);
    session.enter("abandonner");
    session.enter("oui");
    let other = Seat(1 - first.0);
    session.sit_down(other);
    assert!(session.result().expect("it is over").starts_with(&format!("{other} gagne")));
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
        assert!(session.given().iter().all(|given| ["pass", "pay"].contains(&record[given.decision].text.as_str())));
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
    assert!(session.status().is_some_and(|status| status.contains("always")));
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
            lines.contains("respond always") && lines.contains(if wanted { "pay ask" } else { "pay auto" }),
            "{lines}"
        );
    }
}

#[test]
fn the_order_is_left_to_the_game_if_it_is_wanted() {
    let catalog = catalog();
    let first = |session: &Session| offers(session, "first 1");
    let mut session = duel(&catalog, &["human", "greedy"], 1, Language::En);
    assert!(play_until(&mut session, 100, first));
    assert!(super::page::question(&session, &session.menu()).iter().any(|line| line.contains("order auto")));
    assert!(matches!(session.enter("order auto"), Reply::Moved(_)), "the open question is answered, too");
    assert!(!play_until(&mut session, 100, first));
}

#[test]
fn nobody_else_is_told_what_is_passed() {
    let catalog = catalog();
    let mut session = duel(&catalog, &["human", "human"], 1, Language::En);
    let first = session.hand_over().expect("somebody must sit down");
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
    assert_eq!(session.own_settings(), Default::default());
}

#[test]
fn every_attempt_has_words() {
    let catalog = catalog();
    for language in Language::ALL {
        let mut session = duel(&catalog, &["human", "greedy"], 1, language);
        for _ in 0..40 {
            play_until(&mut session, 1, |_| false);
            let Some(seat) = session.asked() else { break };
            for (_, card) in session.visible(&session.view()) {
                for attempt in session.play().why_not(seat, &card).expect("the card is in sight") {
                    let text = session.describe(session.play(), &attempt.text);
                    assert!(text != attempt.text && !text.contains("{$"), "{}: {text}", attempt.text);
                }
            }
        }
    }
}

#[test]
fn cards_in_play_show_what_they_are_worth() {
    let catalog = catalog();
    let mut session = duel(&catalog, &["human", "greedy"], 1, Language::En);
    let titles = |session: &Session| -> Vec<String> {
        let board = session.board();
        let rows = board.seats.iter().flat_map(|seat| &seat.rows).filter(|row| row.zone == "play");
        rows.flat_map(|row| &row.groups).map(|group| group.title()).collect()
    };
    let numbers = |title: &String| {
        title.split(' ').any(|word| word.split('/').filter(|part| part.parse::<i32>().is_ok()).count() == 3)
    };
    assert!(play_until(&mut session, 200, |session| titles(session).iter().any(numbers)), "{:?}", titles(&session));
    assert!(play_until(&mut session, 200, |session| titles(session).iter().any(|title| title.ends_with("spent)"))));
    for title in titles(&session) {
        assert!(!title.contains("(+") && !title.contains("value-") && !title.contains("character"), "{title}");
    }
}

#[test]
fn others_are_waited_for_by_name() {
    let catalog = catalog();
    let title = catalog.titles.iter().find(|title| title.game.seats() == (2, 2)).expect("there is a duel");
    let players = vec![Player::Bot("greedy".to_string()), Player::Person];
    let session =
        Session::start(title, players, Vec::new(), Default::default(), 1, Language::En).expect("the set-up is legal");
    assert_eq!(session.play().asked(), Some(Seat(0)));
    assert_eq!(session.prompt().as_deref(), Some("Waiting for A, greedy bot…"));
}

#[test]
fn every_level_can_sit_down() {
    let catalog = catalog();
    for title in &catalog.titles {
        let levels: Vec<&str> = title.minds.levels().iter().map(|level| level.name.as_str()).collect();
        assert!(levels.len() >= 5 && levels.contains(&title.minds.middle()), "{levels:?}");
        for name in title.minds.names() {
            let players = super::read_players(&["human".to_string(), name.to_uppercase()], 2, title, "x");
            assert_eq!(players.expect("it can sit down"), [Player::Person, Player::Bot(name.to_string())]);
        }
        let usual = super::read_players(&[], 2, title, title.minds.middle()).expect("nobody is named");
        assert_eq!(usual, [Player::Person, Player::Bot(title.minds.middle().to_string())]);
        for wrong in ["robot", "search:", "search:x", "search:0"] {
            assert!(super::read_players(&[wrong.to_string()], 2, title, "x").is_err(), "{wrong}");
        }
        for language in Language::ALL {
            let speech = catalog::speech::Speech::new(language);
            for level in &levels {
                assert!(speech.knows(&format!("bot-{level}")), "{level} has a name");
            }
        }
    }
}
