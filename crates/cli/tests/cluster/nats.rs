//! Three servers of NATS that know each other.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

/// The servers, ended when this is dropped. Those of core subjects are equals: what comes nearest to a leader is the one that
/// most clients have chosen.
pub struct Nats {
    places: Vec<Place>,
    servers: Vec<Child>,
}

/// Where a server listens: for nodes and for the other servers.
#[derive(Clone)]
struct Place {
    host: String,
    port: u16,
    route: u16,
    /// The network namespace it is in.
    inside: Option<String>,
}

/// A port that is free now.
fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).expect("a free port").local_addr().expect("it listens").port()
}

impl Nats {
    pub fn start() -> Nats {
        Nats::start_at(&[("127.0.0.1", None); 3])
    }

    /// Starts one at each of these addresses, in these network namespaces.
    pub fn start_at(hosts: &[(&str, Option<&str>); 3]) -> Nats {
        let place = |(host, inside): &(&str, Option<&str>)| Place {
            host: (*host).to_string(),
            port: free_port(),
            route: free_port(),
            inside: inside.map(str::to_string),
        };
        let places: Vec<Place> = hosts.iter().map(place).collect();
        let servers = (0..3).map(|place| run(&places, place)).collect();
        Nats { places, servers }
    }

    /// The address of one, for a node beside it.
    pub fn url(&self, place: usize) -> String {
        format!("nats://{}:{}", self.places[place].host, self.places[place].port)
    }

    /// Their addresses, for nodes.
    pub fn urls(&self) -> String {
        (0..3).map(|place| self.url(place)).collect::<Vec<_>>().join(",")
    }

    /// The one to which most connections are made: what nodes say to each other goes through it.
    pub fn leader(&self) -> usize {
        let connections = |place: &usize| {
            let port = self.places[*place].port;
            let local = format!(":{port:04X} ");
            let tables = std::fs::read_to_string("/proc/net/tcp").unwrap_or_default();
            // Established connections whose own end is the server's.
            tables
                .lines()
                .filter(|line| line.get(..20).is_some_and(|own| own.contains(&local)) && line.contains(" 01 "))
                .count()
        };
        (0..self.places.len()).max_by_key(connections).expect("there are three")
    }

    /// Kills one.
    pub fn kill(&mut self, place: usize) {
        self.servers[place].kill().expect("it was running");
        self.servers[place].wait().expect("it is ours");
    }

    /// Starts it again.
    pub fn restart(&mut self, place: usize) {
        self.servers[place] = run(&self.places, place);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        for server in &mut self.servers {
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}

fn run(places: &[Place], number: usize) -> Child {
    let Place { host, port, route, inside } = &places[number];
    let routes: Vec<String> = places.iter().map(|place| format!("nats://{}:{}", place.host, place.route)).collect();
    let mut command = match inside {
        Some(name) => {
            let mut command = Command::new("ip");
            command.args(["netns", "exec", name, "nats-server"]);
            command
        }
        None => Command::new("nats-server"),
    };
    command
        .args(["--addr", host, "--port", &port.to_string(), "--name", &format!("nats{number}"), "--no_advertise"])
        .args([
            "--cluster_name",
            "tapis",
            "--cluster",
            &format!("nats://{host}:{route}"),
            "--routes",
            &routes.join(","),
        ])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("nats-server can be run: install the Debian package `nats-server`")
}
