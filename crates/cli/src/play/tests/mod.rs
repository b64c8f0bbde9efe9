//! Sessions without a terminal.

mod passing;
mod typing;

use catalog::Catalog;
use kernel::book::Language;
use kernel::phrase::Fact;
use kernel::table::seats::Seat;

use super::session::{Player, Session};
use crate::play::input::command::Command;
use crate::play::input::reply::Reply;

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
fn every_text_of_the_terminal_is_there_in_both_languages() {
    let [french, english] = Language::ALL.map(catalog::speech::keys);
    assert_eq!(french, english);
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
        let levels: Vec<&str> = title.bots.levels().iter().map(|level| level.name.as_str()).collect();
        assert!(levels.len() >= 5 && levels.contains(&title.bots.middle()), "{levels:?}");
        for name in title.bots.names() {
            let players = super::read_players(&["human".to_string(), name.to_uppercase()], 2, title, "x");
            assert_eq!(players.expect("it can sit down"), [Player::Person, Player::Bot(name.to_string())]);
        }
        let usual = super::read_players(&[], 2, title, title.bots.middle()).expect("nobody is named");
        assert_eq!(usual, [Player::Person, Player::Bot(title.bots.middle().to_string())]);
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
