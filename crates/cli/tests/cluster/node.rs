//! One node: the program itself, with a clock of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// What sets a clock for one program, from the Debian package `faketime`.
const CLOCK: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

/// A node that runs, killed when it is dropped.
pub struct Node {
    pub address: SocketAddr,
    /// Its name among the others.
    pub name: String,
    child: Child,
    database: String,
    bus: String,
    lease: u64,
    clock: i64,
    inside: Option<(String, String)>,
}

impl Node {
    /// Starts one whose clock is so many seconds ahead.
    pub fn start(database: &str, bus: &str, lease: u64, clock: i64, port: Option<u16>) -> Node {
        Node::start_in(database, bus, lease, clock, port, None)
    }

    /// Starts one in a network namespace, where it listens on an address.
    pub fn start_in(
        database: &str,
        bus: &str,
        lease: u64,
        clock: i64,
        port: Option<u16>,
        inside: Option<(String, String)>,
    ) -> Node {
        let program = env!("CARGO_BIN_EXE_tapis");
        let mut command = match &inside {
            Some((name, _)) => {
                let mut command = Command::new("ip");
                command.args(["netns", "exec", name, program]);
                command
            }
            None => Command::new(program),
        };
        let address = inside.as_ref().map_or("127.0.0.1", |(_, address)| address);
        command
            .args(["serve", "--no-open", "--pace", "2", "--requests", "100000", "--messages", "1000", "--quota", "0"])
            .args(["--connections", "0", "--lease", &lease.to_string(), "--port", &port.unwrap_or(0).to_string()])
            .args(["--address", address])
            .env("DATABASE_URL", database)
            .env("NATS_URL", bus)
            .env("LANG", "en")
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        if clock != 0 && Path::new(CLOCK).exists() {
            // Only what it takes for the time of day: how long something takes is the same everywhere.
            command
                .env("LD_PRELOAD", CLOCK)
                .env("FAKETIME", format!("{clock:+}"))
                .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        }
        let mut child = command.spawn().expect("the program can be run");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("was asked for");
        BufReader::new(stdout).read_line(&mut line).expect("the program says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}"));
        Node { address, name: String::new(), child, database: database.into(), bus: bus.into(), lease, clock, inside }
    }

    /// Kills it, without a chance to tidy up.
    pub fn kill(&mut self) {
        self.child.kill().expect("it was running until now");
        self.child.wait().expect("it is ours");
    }

    /// Starts it again at the same place.
    pub fn restart(&mut self) {
        let port = Some(self.address.port());
        let inside = self.inside.clone();
        let fresh = Node::start_in(&self.database, &self.bus, self.lease, self.clock, port, inside);
        drop(std::mem::replace(self, fresh));
    }

    /// Starts it again, with another way to the database.
    pub fn move_to(&mut self, database: &str) {
        if self.database != database {
            self.stop();
            self.database = database.to_string();
            self.restart();
        }
    }

    /// Holds it as it is.
    pub fn pause(&self) {
        self.signal("STOP");
    }

    pub fn go_on(&self) {
        self.signal("CONT");
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(&mut self) {
        self.signal("TERM");
        let ended = self.child.wait().expect("it is ours");
        assert!(ended.success(), "it stops in order: {ended}");
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").arg(format!("-{name}")).arg(self.child.id().to_string()).status();
        assert!(sent.expect("kill can be run").success());
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
