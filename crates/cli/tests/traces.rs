//! What is sent to a collector of OpenTelemetry: that a decision was taken and kept, and nobody's secrets.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::common::folder;

/// Takes whatever is sent, and keeps it.
fn collect() -> (SocketAddr, Arc<Mutex<Vec<u8>>>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    let (address, taken) = (listener.local_addr().expect("it listens"), Arc::new(Mutex::new(Vec::new())));
    let kept = taken.clone();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let kept = kept.clone();
            std::thread::spawn(move || {
                let mut reader = BufReader::new(stream);
                loop {
                    let (mut line, mut length, mut head) = (String::new(), 0, String::new());
                    while reader.read_line(&mut line).is_ok_and(|count| count > 2) {
                        if let Some(text) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                            length = text.trim().parse().expect("a number");
                        }
                        head.push_str(&line);
                        line.clear();
                    }
                    if head.is_empty() {
                        return;
                    }
                    assert!(head.starts_with("POST /v1/traces "), "{head}");
                    let mut body = vec![0; length];
                    reader.read_exact(&mut body).expect("what was announced comes");
                    kept.lock().expect("no panic").extend(body);
                    let answer = "HTTP/1.1 200 OK\r\ncontent-type: application/x-protobuf\r\ncontent-length: 0\r\n\r\n";
                    reader.get_mut().write_all(answer.as_bytes()).expect("it is taken");
                }
            });
        }
    });
    (address, taken)
}

struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_collector_hears_of_decisions_and_of_no_secrets() {
    let (folder, (collector, taken)) = (folder("traces"), collect());
    let child = Command::new(env!("CARGO_BIN_EXE_tapis"))
        .args(["serve", "--no-open", "--port", "0", "--pace", "1", "--traces", &format!("http://{collector}")])
        .args(["--database", &format!("sqlite://{}/tapis.db", folder.display())])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn();
    let mut program = Program(child.expect("the program can be run"));
    let mut line = String::new();
    BufReader::new(program.0.stdout.take().expect("was asked for")).read_line(&mut line).expect("it says where it is");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address").to_string();
    // Somebody plays in the terminal, at a table on the server.
    let body = r#"{"game":"shards","seats":[{"who":"bot","bot":"random"},{"who":"link"}]}"#;
    let mut stream = std::net::TcpStream::connect(&address).expect("it listens");
    write!(
        stream,
        "POST /api/tables HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    )
    .expect("it is taken");
    let mut made = String::new();
    stream.read_to_string(&mut made).expect("an answer");
    let after = |what: &str| {
        made.split(what).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_else(|| panic!("{made}"))
    };
    let (table, secret) = (after("\"id\":\""), after("\"secret\":\""));
    let link = format!("http://{address}/t/{table}#{secret}");
    let mut player = Program(
        Command::new(env!("CARGO_BIN_EXE_tapis"))
            .args(["play", "--join", &link, "--name", "Ada", "--plain", "--lang", "en"])
            .env("XDG_DATA_HOME", &folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program can be run"),
    );
    let mut keys = player.0.stdin.take().expect("was asked for");
    let has = |words: &str| {
        let taken = taken.lock().expect("no panic");
        taken.windows(words.len()).any(|part| part == words.as_bytes())
    };
    let begun = Instant::now();
    while !(has("decision") && has("commit") && has(table) && has("/api/tables")) {
        assert!(begun.elapsed() < Duration::from_secs(60), "the collector hears of it");
        let _ = keys.write_all(b"1\n");
        std::thread::sleep(Duration::from_millis(300));
    }
    assert!(!has(secret), "nobody's secret is sent anywhere");
}
