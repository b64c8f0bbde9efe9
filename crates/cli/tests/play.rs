//! Whole games through the program, line by line.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn play(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tapis"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

fn text(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!errors.contains("panicked"), "{errors}");
    String::from_utf8(output.stdout.clone()).expect("the output is UTF-8")
}

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// An opponent who does not think for long.
const QUICK: [&str; 2] = ["--seat", "human,greedy"];

/// A person who always gives the first answer; amounts have no first answer, so all of it goes.
fn first_answers(number: usize) -> Vec<u8> {
    "1\n".repeat(number).into_bytes()
}

#[test]
fn a_person_who_always_gives_the_first_answer_plays_to_the_end() {
    for (language, win, lose) in [("en", "You win", "B wins"), ("fr", "Vous gagnez", "B gagne")] {
        for seed in ["1", "2", "3"] {
            let record = file(&format!("first-{language}-{seed}.json"));
            let path = record.to_str().expect("the path is UTF-8");
            let mut args = vec!["play", "shards", "--seed", seed, "--lang", language, "--record", path];
            args.extend(QUICK);
            let output = play(&args, &first_answers(3000));
            let shown = text(&output);
            assert_eq!(output.status.code(), Some(0), "{shown}");
            assert!(shown.contains(win) || shown.contains(lose), "{shown}");
            assert!(shown.contains(seed));
            let long = shown.lines().find(|line| line.chars().count() > 80);
            assert_eq!(long, None, "no line is wider than 80 columns");
            let replayed = play(&["replay", path], b"");
            assert_eq!(replayed.status.code(), Some(0), "{}", String::from_utf8_lossy(&replayed.stderr));
        }
    }
}

#[test]
fn no_key_is_shown_instead_of_a_text() {
    for language in ["en", "fr"] {
        let mut script = b"help\n?\n? crystal\ncard crystal\ntable\ntable discard\nlog\nrules\nrules attack\n".to_vec();
        script.extend(first_answers(3000));
        let shown =
            text(&play(&[&["play", "shards", "--seed", "8", "--lang", language][..], &QUICK].concat(), &script));
        for key in ["word-", "log-", "do-", "ask-", "fact-", "result-", "{", "$"] {
            let found = shown.lines().find(|line| line.split([' ', '(']).any(|word| word.starts_with(key)));
            assert_eq!(found, None, "{key}");
        }
    }
}

#[test]
fn every_line_of_a_duel_can_be_read() {
    for (language, seed) in [("en", "1"), ("fr", "2"), ("en", "3")] {
        let mut script = "settings\nrespond turn\norder auto\nréglages\ntable\n? greed\n".to_string();
        // Some answers are none; what is said then must be readable, too.
        script.extend((0..700).map(|number| format!("{}\n", number * 5 % 7 + 1)));
        let args = [&["play", "spoils", "--seed", seed, "--lang", language][..], &QUICK].concat();
        let shown = text(&play(&args, script.as_bytes()));
        let long = shown.lines().find(|line| line.chars().count() > 80);
        assert_eq!(long, None, "no line is wider than 80 columns");
        for key in ["word-", "log-", "do-", "ask-", "fact-", "value-", "respond-", "status-", "{", "$"] {
            let found = shown.lines().find(|line| line.split([' ', '(']).any(|word| word.starts_with(key)));
            assert_eq!(found, None, "{key}");
        }
    }
}

#[test]
fn two_decks_can_be_given() {
    let args = ["play", "spoils", "--seed", "1", "--deck", "blood-money", "--deck", "the-long-con"];
    let shown = text(&play(&args, b"table\n"));
    assert!(shown.contains("The Iron Mortgage") && shown.contains("The Ledger and Lash Company"), "{shown}");
    assert_eq!(play(&["play", "spoils", "--deck", "no-such-deck"], b"").status.code(), Some(2));
}

#[test]
fn four_persons_and_three_opponents() {
    for seats in ["human,human,human,human", "human,greedy,random,human", "greedy,human,random"] {
        let output = play(&["play", "shards", "--seat", seats, "--seed", "4"], &first_answers(9000));
        let shown = text(&output);
        assert_eq!(output.status.code(), Some(0));
        assert!(shown.contains(" wins after ") || shown.contains("You win after"), "{}", &shown[shown.len() - 2000..]);
    }
}

#[test]
fn bots_alone_play_and_print_log_and_result() {
    let args = ["play", "shards", "--seat", "greedy", "--seat", "random", "--seed", "7"];
    let shown = text(&play(&args, b""));
    assert!(shown.contains("Seed 7") && shown.contains("Turn 2") && shown.contains(" wins after "), "{shown}");
    let record = file("bots.json");
    let mut args = args.to_vec();
    args.extend(["--json", "--record", record.to_str().expect("the path is UTF-8")]);
    let value: serde_json::Value = serde_json::from_str(&text(&play(&args, b""))).expect("the result is JSON");
    assert_eq!(value["seed"], 7);
    assert_eq!(value["winners"].as_array().expect("winners are a list").len(), 1);
    assert!(value["decisions"].as_u64().expect("decisions are counted") > 10);
    assert_eq!(value["record"], record.to_str().expect("the path is UTF-8"));
    assert!(record.exists());
}

#[test]
fn the_end_of_the_input_is_polite() {
    let record = file("eof.json");
    let path = record.to_str().expect("the path is UTF-8");
    let output = play(&["play", "shards", "--seed", "5", "--record", path], b"p cry\n");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output).contains("The input has ended"));
    assert!(std::fs::read_to_string(&record).expect("the record is kept").contains("play crystal"));
    assert_eq!(play(&["replay", path], b"").status.code(), Some(0));
    assert_eq!(play(&["play"], b"").status.code(), Some(0), "without a game it offers them");
}

#[test]
fn commands_in_both_languages() {
    let saved = file("saved.json");
    let path = saved.to_str().expect("the path is UTF-8");
    let script = format!(
        "j cri\nannuler\njournal\nrègle SOI-PLAY-1\n? moine\nsauver {path}\nsauver /no/such/file\nlang en\nquit\n"
    );
    let shown = text(&play(&["play", "shards", "--seed", "5", "--lang", "fr"], script.as_bytes()));
    for part in ["Votre décision est annulée", "SOI-PLAY-1", "non. ", path, "/no/such/file", "You leave the table."] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    assert_eq!(play(&["replay", path], b"").status.code(), Some(0));
    // A file that is not ours is left alone.
    std::fs::write(&saved, "precious").expect("the file can be written");
    let shown = text(&play(&["play", "shards", "--seed", "5"], format!("save {path}\n").as_bytes()));
    assert!(shown.contains("exists already"), "{shown}");
    assert_eq!(std::fs::read_to_string(&saved).expect("it is still there"), "precious");
}

#[test]
fn no_input_does_harm() {
    let mut script = vec![b'x'; 10 * 1024 * 1024];
    script.extend(b"\n\xff\xfe\x00\n? \xc3\x28\ncard nothing-of-the-kind\n? nothing\n\x1b[2J\n0\n-5\n1e9\n\r\n");
    script.extend(
        b"save \x00\nrules \xff\ntable \xff\nlog 99999999999999999999\n? A:crystal#99\n? B:\nundo\nconcede\nno\nq\n",
    );
    let output = play(&["play", "shards", "--seed", "5"], &script);
    assert_eq!(output.status.code(), Some(0));
    let shown = text(&output);
    assert!(shown.contains("too long") && shown.contains("You leave the table."), "{shown}");
    assert!(!shown.contains('\u{1b}'), "what was typed is not sent back raw");
}

#[test]
fn misuse_is_told_with_exit_code_2() {
    for args in [
        &["play", "chess"][..],
        &["play", "shards", "--seat", "robot"],
        &["play", "shards", "--deck", "nothing"],
        &["play", "shards", "--seat", "random,random,random,random,random"],
        &["play", "shards", "--json"],
        &["play", "shards", "--record", "/no/such/folder/file.json"],
        &["play", "shards", "--seed", "minus one"],
    ] {
        let output = play(args, b"");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn positions_and_saved_matches_say_what_they_are() {
    let title = "a champion is destroyed with power equal to its health";
    let shown = text(&play(&["play", "shards", "--scenario", title, "--lang", "fr"], b""));
    let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    let french = "un champion est détruit par une puissance égale à sa santé";
    assert!(words.starts_with(&format!("Position du scénario « {french} » (SOI-ATTACK-6).")), "{shown}");
    assert!(!shown.contains("raine"), "{shown}");
    let record = file("goes-on.json");
    let path = record.to_str().expect("the path is UTF-8");
    play(&["play", "shards", "--seed", "5", "--record", path], b"p cry\n");
    let shown = text(&play(&["play", "--from", path], b""));
    assert!(shown.starts_with("Shards of Infinity: the saved match goes on."), "{shown}");
}

#[test]
fn cards_are_found_by_parts_of_their_names() {
    let several = play(&["cards", "shards", "drone"], b"");
    assert_eq!(several.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&several.stderr).to_string();
    assert!(errors.contains("Kiln Drone (kiln-drone)") && errors.contains("reactor-drone"), "{errors}");
    for name in ["Zetta, l'Encodeuse", "Zetta, l’Encodeuse", "encodeuse", "ZETTA"] {
        assert!(text(&play(&["cards", "shards", name], b"")).contains("(zetta)"), "{name}");
    }
}

#[test]
fn hints_are_given_and_a_match_is_looked_back_at() {
    for (language, words, parts) in [
        (
            "en",
            "hint 0.05\nanalysis 0.05\nhint soon\nreview\np cry\nconcede\nyes\nreview\nlog 1\nquit\n",
            [
                "Thinking…",
                "Best: ",
                "How long may it take?",
                "when it is over",
                "Type review",
                "How likely to win",
                "100% │",
            ],
        ),
        (
            "fr",
            "conseil 0,05\nanalyse 0,05\nconseil bientôt\nbilan\nj cri\nabandonner\noui\nbilan\njournal 1\nquitter\n",
            [
                "Réflexion…",
                "Le mieux :",
                "Combien de temps ?",
                "quand la partie est finie",
                "Tapez bilan",
                "Chances de gagner",
                "100 % │",
            ],
        ),
    ] {
        let args = [&["play", "shards", "--seed", "5", "--lang", language][..], &QUICK].concat();
        let output = play(&args, words.as_bytes());
        assert_eq!(output.status.code(), Some(0));
        let shown = text(&output).replace('\u{a0}', " ");
        for part in parts {
            assert!(shown.contains(part), "{part}: {shown}");
        }
        assert_eq!(shown.lines().find(|line| line.chars().count() > 80), None, "no line is wider than 80 columns");
        for key in ["hint-", "review-", "percent", "{", "$"] {
            let found = shown.lines().find(|line| line.split([' ', '(']).any(|word| word.starts_with(key)));
            assert_eq!(found, None, "{key}");
        }
    }
}

#[test]
fn a_match_that_is_over_can_be_taken_back() {
    let args = [&["play", "shards", "--seed", "5"][..], &QUICK].concat();
    let shown = text(&play(&args, b"concede\nyes\nundo\np cry\n"));
    assert!(
        shown.contains("B wins after") && shown.contains("taken back") && shown.contains("You play Crystal"),
        "{shown}"
    );
}

#[test]
fn levels_are_offered_and_named() {
    // Without a game the game and then the level are asked for.
    let shown = text(&play(&["play", "--lang", "en"], b"1\n1\nquit\n"));
    assert!(shown.contains("How strong should your opponent be?") && shown.contains("B, beginner"), "{shown}");
    let shown = text(&play(&["play", "--lang", "fr"], b"1\n\nquitter\n"));
    assert!(shown.contains("De quelle force") && shown.contains("B, joueur de club"), "{shown}");
    let wrong = play(&["play", "shards", "--seat", "human,begginer"], b"");
    assert_eq!(wrong.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&wrong.stderr).to_string();
    assert!(errors.contains("did you mean `beginner`?") && errors.contains("search:N"), "{errors}");
}
