//! The screen without a terminal, in both languages and several sizes.

use catalog::Catalog;
use kernel::book::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::super::tests::{duel, position, session};
use super::desk::{Desk, Next};
use super::draw::draw;
use super::paint::Paint;

fn shot(desk: &mut Desk, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a test terminal");
    terminal.draw(|frame| draw(frame, desk)).expect("it draws");
    let buffer = terminal.backend().buffer();
    let lines = (0..rows).map(|y| (0..columns).map(|x| buffer[(x, y)].symbol()).collect::<String>());
    lines.collect::<Vec<_>>().join("\n")
}

fn key(desk: &mut Desk, code: KeyCode) -> Next {
    let next = desk.press(KeyEvent::new(code, KeyModifiers::NONE));
    while desk.step() {}
    next
}

fn typed(desk: &mut Desk, text: &str) -> Next {
    for letter in text.chars() {
        key(desk, KeyCode::Char(letter));
    }
    key(desk, KeyCode::Enter)
}

fn catalog() -> Catalog {
    Catalog::load(None).expect("the data is sound")
}

#[test]
fn the_table_in_80_by_24() {
    let catalog = catalog();
    for (language, parts) in [
        (
            Language::En,
            [
                "Turn 2: you",
                "centre deck 81",
                "health 48",
                "Kiln Drone",
                "Play Crystal",
                "End the play phase",
                "Log",
                "seed 5",
            ],
        ),
        (
            Language::Fr,
            [
                "Tour 2",
                "pioche commune 81",
                "santé 48",
                "Drone Kiln",
                "Jouer Cristal",
                "Finir la phase de jeu",
                "Journal",
                "graine 5",
            ],
        ),
    ] {
        let mut session = session(&catalog, &["human", "greedy"], language);
        let mut desk = Desk::new(&mut session, Paint::plain());
        for (columns, rows) in [(80, 24), (100, 32), (140, 50), (60, 18)] {
            let shown = shot(&mut desk, columns, rows);
            let wanted = if columns < 80 { &parts[2..4] } else { &parts[..] };
            for part in wanted {
                assert!(shown.contains(part), "{part} at {columns}x{rows}:\n{shown}");
            }
        }
        assert!(shot(&mut desk, 40, 6).contains(if language == Language::En { "too small" } else { "trop petite" }));
    }
}

#[test]
fn keys_answer_and_tell() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::En);
    let mut desk = Desk::new(&mut session, Paint::plain());
    // Arrow and Enter take the second answer.
    key(&mut desk, KeyCode::Down);
    assert!(shot(&mut desk, 80, 24).contains("At 5 mastery"), "the card of the answer is shown");
    key(&mut desk, KeyCode::Enter);
    assert!(shot(&mut desk, 80, 24).contains("You play Shard Reactor."), "{}", shot(&mut desk, 80, 24));
    // A typed command.
    typed(&mut desk, "undo");
    assert!(shot(&mut desk, 80, 24).contains("Your decision is taken back: Play Shard Reactor."));
    // The first card of the middle, and why not.
    key(&mut desk, KeyCode::Tab);
    assert!(shot(&mut desk, 80, 24).contains("Order Ally"));
    key(&mut desk, KeyCode::Char('?'));
    let shown = shot(&mut desk, 80, 24);
    assert!(shown.contains("Recruit Cryptofist Monk: no.") && shown.contains("SOI-"), "{shown}");
    key(&mut desk, KeyCode::Esc);
    key(&mut desk, KeyCode::Enter);
    assert!(shot(&mut desk, 80, 24).contains("No answer concerns this card"));
    // Another language, at once.
    typed(&mut desk, "lang fr");
    assert!(shot(&mut desk, 80, 24).contains("Jouer Cristal"));
    // A whole turn of the opponent is told.
    typed(&mut desk, "end");
    assert!(shot(&mut desk, 120, 40).contains("Tour 4"));
    assert_eq!(typed(&mut desk, "quitter"), Next::Leave);
}

#[test]
fn the_keyboard_is_passed_on_an_empty_screen() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "human"], Language::En);
    let mut desk = Desk::new(&mut session, Paint::plain());
    let shown = shot(&mut desk, 80, 24);
    assert!(shown.contains("Pass the keyboard to") && !shown.contains("Crystal"), "{shown}");
    key(&mut desk, KeyCode::Char('1'));
    assert!(shot(&mut desk, 80, 24).contains("Pass the keyboard to"), "only Enter shows the table");
    key(&mut desk, KeyCode::Enter);
    assert!(shot(&mut desk, 80, 24).contains("Crystal"));
    typed(&mut desk, "end");
    let shown = shot(&mut desk, 80, 24);
    assert!(shown.contains("Pass the keyboard to") && !shown.contains("Crystal"), "{shown}");
}

#[test]
fn whole_games_at_every_size_and_with_every_key() {
    let catalog = catalog();
    for players in [&["human", "greedy"][..], &["greedy", "human", "random", "human"]] {
        let mut session = session(&catalog, players, Language::Fr);
        let mut desk = Desk::new(&mut session, Paint::plain());
        let keys = [
            KeyCode::Tab,
            KeyCode::BackTab,
            KeyCode::Char('?'),
            KeyCode::PageDown,
            KeyCode::Esc,
            KeyCode::Up,
            KeyCode::End,
            KeyCode::F(1),
            KeyCode::Enter,
            KeyCode::PageUp,
            KeyCode::Home,
            KeyCode::Enter,
        ];
        let sizes = [(80, 24), (60, 18), (100, 32), (140, 50), (79, 19), (1, 1), (200, 60)];
        let mut number = 0;
        while !desk.session.is_over() {
            key(&mut desk, keys[number % keys.len()]);
            // Not every key is drawn, but every size meets every kind of position.
            if number % 11 == 0 {
                let (columns, rows) = sizes[number % sizes.len()];
                shot(&mut desk, columns, rows);
            }
            number += 1;
            assert!(number < 60_000, "the game goes on");
        }
        let shown = shot(&mut desk, 80, 24);
        assert!(shown.contains("gagne"), "{shown}");
        key(&mut desk, KeyCode::Esc);
        assert_eq!(key(&mut desk, KeyCode::Enter), Next::Leave);
    }
}

#[test]
fn questions_are_typed_and_sheets_swallow_nothing() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::En);
    let mut desk = Desk::new(&mut session, Paint::plain());
    // Without a card under the cursor a question mark is only the beginning of a question.
    key(&mut desk, KeyCode::Char('?'));
    assert_eq!((desk.input.as_str(), &desk.sheet), ("?", &None));
    key(&mut desk, KeyCode::Esc);
    typed(&mut desk, "? cryptofist");
    assert!(shot(&mut desk, 80, 24).contains("Recruit Cryptofist Monk: no."));
    // Whoever types on closes the sheet.
    key(&mut desk, KeyCode::Char('l'));
    assert_eq!((desk.input.as_str(), &desk.sheet), ("l", &None));
    key(&mut desk, KeyCode::Esc);
    for code in [KeyCode::Enter, KeyCode::Esc, KeyCode::Char(' ')] {
        typed(&mut desk, "?");
        assert!(shot(&mut desk, 80, 24).contains("the full text of a card"));
        let before = desk.session.play().digest();
        key(&mut desk, code);
        assert_eq!((desk.input.as_str(), &desk.sheet), ("", &None));
        assert_eq!(desk.session.play().digest(), before);
    }
}

#[test]
fn a_small_screen_shows_keys_and_every_number() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::Fr);
    let mut desk = Desk::new(&mut session, Paint::plain());
    let shown = shot(&mut desk, 80, 24);
    for part in ["^C quitter", "coût 5 b 8", "lignes"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    key(&mut desk, KeyCode::PageUp);
    key(&mut desk, KeyCode::PageUp);
    assert!(shot(&mut desk, 80, 24).contains("Bienvenue dans"), "the log begins with the welcome");
    for _ in 0..5 {
        key(&mut desk, KeyCode::Enter);
    }
    let shown = shot(&mut desk, 80, 24);
    for part in ["Vous : santé 48", "main 0", "défa. 0", "Recruter Moine Cryptopoing (c5 b8)", "Ténèb… (3)"] {
        assert!(shown.replace('\u{a0}', " ").contains(part), "{part}: {shown}");
    }
}

#[test]
fn the_range_of_amounts_is_told() {
    let catalog = catalog();
    let title = "once the play phase is over no champion may be attacked";
    for (language, wanted) in [(Language::En, "Answers (0 to 5)"), (Language::Fr, "Réponses (de 0 à 5)")] {
        let mut session = position(&catalog, title, &["human", "greedy", "greedy"], language);
        session.enter("end turn");
        let mut desk = Desk::new(&mut session, Paint::plain());
        let shown = shot(&mut desk, 80, 24);
        assert!(shown.contains(wanted) && !shown.contains("seed") && !shown.contains("graine"), "{shown}");
    }
}

#[test]
fn duels_at_every_size() {
    let catalog = catalog();
    for (language, seed) in [(Language::En, 4), (Language::Fr, 7)] {
        let mut session = duel(&catalog, &["human", "greedy"], seed, language);
        let mut desk = Desk::new(&mut session, Paint::plain());
        let sizes = [(80, 24), (60, 18), (120, 36), (1, 1)];
        for number in 0..300 {
            while desk.step() {}
            if desk.session.is_over() {
                break;
            }
            let (columns, rows) = sizes[number % sizes.len()];
            let shown = shot(&mut desk, columns, rows);
            if columns >= 80 {
                // Whatever lies on the table, the question and an answer can be read.
                let asked = desk.session.prompt().expect("somebody is asked");
                let start: String = asked.split(' ').take(3).collect::<Vec<_>>().join(" ");
                assert!(shown.contains(&start), "{start}: {shown}");
                assert!(shown.contains(&format!("│  {}", desk.menu.items[0].key)), "{shown}");
            }
            desk.chosen = number * 7 % desk.menu.items.len();
            key(&mut desk, KeyCode::Enter);
        }
    }
}

#[test]
fn space_passes_where_one_may_pass_and_enter_does_no_harm() {
    let catalog = catalog();
    let mut session = duel(&catalog, &["human", "greedy"], 1, Language::En);
    let mut desk = Desk::new(&mut session, Paint::plain());
    let before = desk.session.play().digest();
    key(&mut desk, KeyCode::Char(' '));
    assert_eq!((desk.input.as_str(), desk.session.play().digest()), ("", before), "here nothing can be passed");
    for number in 0.. {
        if desk.session.may_pass() {
            break;
        }
        desk.chosen = number * 7 % desk.menu.items.len();
        key(&mut desk, KeyCode::Enter);
        assert!(number < 400, "sooner or later something can be passed");
    }
    assert_eq!(desk.menu.items[desk.chosen].notation, "pass");
    let shown = shot(&mut desk, 80, 24);
    assert!(shown.contains("Space pass") && shown.contains("Responses: when you can do something"), "{shown}");
    let passes = |desk: &Desk| {
        let record = desk.session.play().record();
        record.decisions.iter().filter(|decision| decision.text == "pass" && decision.seat.0 == 0).count()
    };
    let before = passes(&desk);
    key(&mut desk, KeyCode::Char(' '));
    assert!(passes(&desk) > before);
}

#[test]
fn a_key_gives_a_hint_and_enter_takes_it() {
    let catalog = catalog();
    for (language, part) in [(Language::En, "Your chances of winning"), (Language::Fr, "Vos chances de gagner")] {
        let mut session = session(&catalog, &["human", "greedy"], language);
        let budget = ai::Budget::Iterations(20);
        session.patience.hint = budget;
        let best = session.hint(budget, 4).expect("somebody is asked").best;
        let before = session.play().decisions().len();
        let mut desk = Desk::new(&mut session, Paint::plain());
        desk.press(KeyEvent::new(KeyCode::F(2), KeyModifiers::NONE));
        assert!(desk.is_thinking() && shot(&mut desk, 80, 24).contains('…'));
        while desk.step() {}
        let shown = shot(&mut desk, 80, 24);
        assert!(shown.contains(part) && shown.contains('→'), "{shown}");
        // The first Enter has read it, the second takes it.
        key(&mut desk, KeyCode::Enter);
        assert_eq!(desk.session.play().decisions().len(), before);
        key(&mut desk, KeyCode::Enter);
        assert_eq!(desk.session.play().decisions()[before].text, best);
    }
}

#[test]
fn after_the_end_the_key_looks_back() {
    let catalog = catalog();
    let mut session = session(&catalog, &["human", "greedy"], Language::En);
    let budget = ai::Budget::Iterations(5);
    (session.patience.review, session.patience.doubt) = (budget, budget);
    let mut desk = Desk::new(&mut session, Paint::plain());
    key(&mut desk, KeyCode::Enter);
    typed(&mut desk, "concede");
    typed(&mut desk, "yes");
    key(&mut desk, KeyCode::Esc);
    desk.press(KeyEvent::new(KeyCode::F(2), KeyModifiers::NONE));
    desk.step();
    assert!(shot(&mut desk, 100, 30).contains("Esc stops"), "{}", shot(&mut desk, 100, 30));
    while desk.step() {}
    let shown = shot(&mut desk, 100, 30);
    assert!(shown.contains("F2 look back"), "{shown}");
    assert!(shown.contains("How likely to win") && shown.contains("100% │"), "{shown}");
}
