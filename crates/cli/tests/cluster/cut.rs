//! A host of our own, in a network namespace, with one line for people and another for servers, which can be cut.

use std::process::Command;

/// Gone with all its lines when it is dropped.
pub struct Host {
    pub name: String,
    servers: String,
}

/// Where people reach the host, and where servers do; and this machine on the servers' line.
pub const PEOPLE: &str = "10.213.1.2";
pub const SERVERS: &str = "10.213.2.2";
pub const HERE: &str = "10.213.2.1";

impl Host {
    /// Makes one; nothing where that is not allowed.
    pub fn new() -> Option<Host> {
        let number = std::process::id() % 10_000;
        let host = Host { name: format!("tapis{number}"), servers: format!("ts{number}") };
        if !ip(&["netns", "add", &host.name]) {
            return None;
        }
        for (line, net) in [(format!("tp{number}"), "10.213.1"), (host.servers.clone(), "10.213.2")] {
            let far = format!("{line}b");
            assert!(ip(&["link", "add", &line, "type", "veth", "peer", "name", &far, "netns", &host.name]));
            assert!(ip(&["addr", "add", &format!("{net}.1/24"), "dev", &line]));
            assert!(ip(&["link", "set", &line, "up"]));
            assert!(ip(&["-n", &host.name, "addr", "add", &format!("{net}.2/24"), "dev", &far]));
            assert!(ip(&["-n", &host.name, "link", "set", &far, "up"]));
        }
        assert!(ip(&["-n", &host.name, "link", "set", "lo", "up"]));
        Some(host)
    }

    /// Cuts the line between servers, or mends it.
    pub fn cut(&self, cut: bool) {
        assert!(ip(&["link", "set", &self.servers, if cut { "down" } else { "up" }]));
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        ip(&["netns", "delete", &self.name]);
    }
}

fn ip(words: &[&str]) -> bool {
    Command::new("ip").args(words).status().is_ok_and(|status| status.success())
}
