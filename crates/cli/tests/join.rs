//! The terminal at a table on a server: the real program at both ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::common::folder;
use serde_json::{Value, json};

/// How long anything may take before a test fails.
const PATIENCE: Duration = Duration::from_secs(120);

fn program(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis"));
    command.env("LC_ALL", "C").env("XDG_DATA_HOME", folder).env("HOME", folder).env_remove("DATABASE_URL");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A server of the test's own, gone when it is dropped.
struct Server {
    child: Child,
    port: u16,
}

impl Server {
    fn start(folder: &Path, port: u16) -> Server {
        let database = format!("sqlite://{}/tables.db", folder.display());
        let mut child = program(folder)
            .args(["serve", "--no-open", "--port", &port.to_string(), "--database", &database])
            .args(["--pace", "0", "--messages", "100000", "--requests", "1000"])
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("the output is a pipe"));
        output.read_line(&mut line).expect("the server says where it is");
        let port = line.split("http://127.0.0.1:").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        Server { child, port: port.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    fn url(&self, table: &str) -> String {
        format!("http://127.0.0.1:{}/t/{table}", self.port)
    }

    /// Sets up a table of Shards with some seats; gives its id and the secrets of the free ones.
    fn set_up(&self, seats: &Value) -> (String, Vec<String>) {
        let body = json!({ "game": "shards", "seats": seats }).to_string();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the server listens");
        write!(
            stream,
            "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.port,
            body.len()
        )
        .expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers");
        let made: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap_or_default())
            .unwrap_or_else(|error| panic!("{error}: {answer}"));
        let text = |value: &Value| value.as_str().expect("a text").to_string();
        let invitations = made["invitations"].as_array().expect("invitations");
        (text(&made["table"]["id"]), invitations.iter().map(|invitation| text(&invitation["secret"])).collect())
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Somebody at a terminal that is a pipe.
struct Visitor {
    child: Child,
    input: Option<ChildStdin>,
    shown: Arc<Mutex<String>>,
}

impl Visitor {
    fn join(folder: &Path, args: &[&str]) -> Visitor {
        let mut child =
            program(folder).args(["play", "--join"]).args(args).stdin(Stdio::piped()).spawn().expect("it starts");
        let input = child.stdin.take();
        let shown = Arc::new(Mutex::new(String::new()));
        let mut output = child.stdout.take().expect("the output is a pipe");
        let told = shown.clone();
        std::thread::spawn(move || {
            let (mut bytes, mut whole) = ([0; 4096], Vec::new());
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                whole.extend_from_slice(&bytes[..count]);
                *told.lock().expect("nobody panics with it") = String::from_utf8_lossy(&whole).into_owned();
            }
        });
        Visitor { child, input, shown }
    }

    fn shown(&self) -> String {
        self.shown.lock().expect("nobody panics with it").clone()
    }

    fn type_in(&mut self, text: &str) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(text.as_bytes()).and_then(|()| input.flush()).expect("the visitor reads");
    }

    /// Waits until something holds for what is shown after a place; gives the length of all that is shown.
    fn wait(&self, after: usize, what: &str, holds: impl Fn(&str) -> bool) -> usize {
        let begun = Instant::now();
        loop {
            let shown = self.shown();
            if shown.get(after..).is_some_and(&holds) {
                return shown.len();
            }
            assert!(begun.elapsed() < PATIENCE, "{what} does not come:\n{shown}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn wait_for(&self, after: usize, text: &str) -> usize {
        self.wait(after, text, |shown| shown.contains(text))
    }

    /// Waits until a question is open.
    fn wait_for_question(&self, after: usize) -> usize {
        self.wait(after, "a question", |shown| shown.ends_with("\n> "))
    }

    /// Waits until the program ends.
    fn end(mut self) -> (Option<i32>, String) {
        let begun = Instant::now();
        let status = loop {
            match self.child.try_wait().expect("it can be waited for") {
                Some(status) => break status,
                None => assert!(begun.elapsed() < PATIENCE, "it does not end:\n{}", self.shown()),
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        std::thread::sleep(Duration::from_millis(50));
        (status.code(), self.shown())
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn one_link_and_a_bot() -> Value {
    json!([{ "who": "link" }, { "who": "bot", "bot": "greedy" }])
}

#[test]
fn a_visitor_who_always_answers_1_plays_to_the_end() {
    for (language, welcome, ends) in [
        ("en", "you sit at A", ["You win after", "Greedy bot wins after"]),
        ("fr", "à la place A", ["Vous gagnez", " gagne "]),
    ] {
        let folder = folder(&format!("join-whole-{language}"));
        let server = Server::start(&folder, 0);
        let (table, secrets) = server.set_up(&one_link_and_a_bot());
        let url = format!("{}#{}", server.url(&table), secrets[0]);
        let mut visitor = Visitor::join(&folder, &[&url, "--name", "Ada", "--lang", language]);
        visitor.type_in(&"1\n".repeat(3000));
        let (code, shown) = visitor.end();
        assert_eq!(code, Some(0), "{shown}");
        assert!(shown.contains(welcome), "{shown}");
        assert!(ends.iter().any(|end| shown.contains(end)), "{shown}");
        assert!(!shown.contains(&secrets[0]), "no secret is shown");
        let keys = shown.lines().find(|line| line.contains("join-") || line.contains("{$"));
        assert_eq!(keys, None, "everything is said in words");
        let long = shown.lines().find(|line| line.chars().count() > 80);
        assert_eq!(long, None, "no line is wider than 80 columns");
        // Whoever comes back without the invitation has the same seat, and sees how it ended.
        let again = Visitor::join(&folder, &[&server.url(&table)]);
        let (code, shown) = again.end();
        assert_eq!(code, Some(0), "{shown}");
        assert!(ends.iter().any(|end| shown.contains(end)) || language == "fr", "{shown}");
        assert!(shown.contains("you sit at A"), "{shown}");
    }
}

#[test]
#[cfg(unix)]
fn a_seat_is_kept_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let home = folder("join-kept");
    let server = Server::start(&home, 0);
    let (table, secrets) = server.set_up(&one_link_and_a_bot());
    let url = format!("{}#{}", server.url(&table), secrets[0]);
    let mut visitor = Visitor::join(&home, &[&url, "--name", "Ada"]);
    visitor.wait_for_question(0);
    visitor.type_in("say good day\n");
    visitor.wait_for(0, "You say: good day");
    visitor.type_in("? crystal\n");
    visitor.wait_for(0, "yes, you may");
    visitor.type_in("focus\n");
    visitor.wait_for(0, "SOI-");
    visitor.type_in("card crystal\nrules SOI-\nundo\nsettings\nrespond never\nlang fr\nboard\naide\nquit\n");
    let (code, shown) = visitor.end();
    assert_eq!(code, Some(0), "{shown}");
    for said in
        ["[crystal]", "There is no decision of yours", "respond never", "Main", "quitter", "Vous quittez la table"]
    {
        assert!(shown.contains(said), "{shown}\n{said} is not said");
    }
    let file = home.join("tapis/joined.json");
    let mode = std::fs::metadata(&file).expect("the seat is kept").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    // Somebody else with the same invitation comes too late, and without it they watch.
    let other = folder("join-kept-other");
    let output = program(&other).args(["play", "--name", "Eve", "--join", &url]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("somebody else sits there already"), "{}", errors(&output));
    let mut spectator = Visitor::join(&other, &[&server.url(&table)]);
    spectator.wait_for(0, "you are watching");
    spectator.wait_for(0, "hand 5, discard");
    spectator.type_in("1\n");
    spectator.type_in("quit\n");
    spectator.wait_for(0, "not asked anything");
    assert_eq!(spectator.end().0, Some(0));
}

#[test]
fn a_visitor_gets_hints() {
    for (language, typed, says) in
        [("en", "hint", "Your chances of winning"), ("fr", "analyse 0,2", "Vos chances de gagner")]
    {
        let folder = folder(&format!("join-hints-{language}"));
        let server = Server::start(&folder, 0);
        let (table, secrets) = server.set_up(&one_link_and_a_bot());
        let url = format!("{}#{}", server.url(&table), secrets[0]);
        let mut visitor = Visitor::join(&folder, &[&url, "--name", "Ada", "--lang", language]);
        let place = visitor.wait_for_question(0);
        visitor.type_in(&format!("{typed}\n"));
        visitor.wait_for(place, says);
        visitor.type_in("quit\n");
        let (code, shown) = visitor.end();
        assert_eq!(code, Some(0), "{shown}");
        assert!(shown.contains('→'), "{shown}");
    }
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn what_cannot_be_joined_is_said_clearly() {
    let folder = folder("join-wrong");
    let server = Server::start(&folder, 0);
    let (table, secrets) = server.set_up(&one_link_and_a_bot());
    let (url, port) = (server.url(&table), server.port);
    let wrong = format!("{url}#{}", "a".repeat(secrets[0].len()));
    let nowhere = "http://127.0.0.1:1/t/abc".to_string();
    for (address, code, says) in [
        (wrong, 2, "not the link of a free seat"),
        (format!("{url}#x"), 2, "not the link of a free seat"),
        (server.url("nosuchtable"), 2, "no table with this address"),
        (format!("{}#{}", server.url("nosuchtable"), secrets[0]), 2, "no table with this address"),
        (format!("http://127.0.0.1:{port}/"), 2, "http://host:7878/t/ID#SECRET"),
        ("hello".to_string(), 2, "http://host:7878/t/ID#SECRET"),
        (format!("https://127.0.0.1:{port}/t/{table}"), 2, "without TLS"),
        (nowhere, 1, "does not answer"),
    ] {
        let output = program(&folder).args(["play", "--name", "Ada", "--join", &address]).output().expect("it runs");
        assert_eq!(output.status.code(), Some(code), "{address}: {}", errors(&output));
        assert!(errors(&output).contains(says), "{address}: {}", errors(&output));
        assert!(!errors(&output).contains(&secrets[0]), "no secret is shown");
    }
    let output = program(&folder).args(["play", "shards", "--join", &url]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2), "a game and an address contradict each other");
}

#[test]
fn a_server_that_goes_and_comes_back_is_waited_for() {
    let folder = folder("join-back");
    let mut server = Server::start(&folder, 0);
    let (table, secrets) = server.set_up(&one_link_and_a_bot());
    let url = format!("{}#{}", server.url(&table), secrets[0]);
    let mut visitor = Visitor::join(&folder, &[&url, "--name", "Ada"]);
    let mut place = visitor.wait_for_question(0);
    for _ in 0..5 {
        visitor.type_in("1\n");
        place = visitor.wait_for_question(place);
    }
    server.kill();
    place = visitor.wait_for(place, "The connection is lost");
    // What is answered meanwhile is sent later.
    visitor.type_in("1\n");
    place = visitor.wait_for(place.saturating_sub(200), "as soon as there is one");
    let _server = Server::start(&folder, server.port);
    visitor.wait_for(place, "Connected again.");
    visitor.type_in(&"1\n".repeat(3000));
    let (code, shown) = visitor.end();
    assert_eq!(code, Some(0), "{shown}");
    assert!(shown.contains(" after ") && (shown.contains("You win") || shown.contains("Greedy bot wins")), "{shown}");
    assert!(!shown.contains("came too late"), "no answer was lost or given twice");
}
