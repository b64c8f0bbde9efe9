//! Where a table is: `http://host:port/t/ID`, with the secret of a free seat after `#`.

/// The longest secret that is sent, in characters.
const LONGEST_SECRET: usize = 200;

/// The address of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// The host, without brackets.
    pub host: String,
    pub port: u16,
    /// The table's id.
    pub table: String,
    /// The secret of a free seat, if it is an invitation.
    pub secret: Option<String>,
}

impl Address {
    /// Reads an address, or says what is wrong with it.
    pub fn read(text: &str) -> Result<Address, String> {
        let wrong = |what: &str| {
            // The secret is nobody's business, also in an error.
            let shown = crate::play::display::text::quoted(text.split('#').next().unwrap_or_default());
            format!("\"{shown}\": {what}; an address looks like http://host:7878/t/ID#SECRET")
        };
        let (scheme, rest) = text.split_once("://").ok_or_else(|| wrong("no address of a table"))?;
        match scheme.to_ascii_lowercase().as_str() {
            "http" => {}
            "https" => {
                return Err(wrong(
                    "this program is built without TLS and cannot open https addresses; open it in a browser",
                ));
            }
            _ => return Err(wrong("addresses begin with http://")),
        }
        let (rest, secret) = match rest.split_once('#') {
            Some((rest, secret)) => (rest, Some(secret).filter(|secret| !secret.is_empty())),
            None => (rest, None),
        };
        let (server, path) = rest.split_once('/').ok_or_else(|| wrong("no table is named"))?;
        let (host, port) = host_and_port(server).ok_or_else(|| wrong("no host and port that can be understood"))?;
        let table = path.strip_prefix("t/").map(|id| id.trim_end_matches('/')).filter(|id| is_id(id));
        let table = table.ok_or_else(|| wrong("no table is named"))?.to_string();
        if secret.is_some_and(|secret| secret.len() > LONGEST_SECRET || !secret.bytes().all(|b| b.is_ascii_graphic())) {
            return Err(wrong("what follows # is no secret of a seat"));
        }
        Ok(Address { host, port, table, secret: secret.map(str::to_string) })
    }

    /// The server, as it is named in requests: `host:port`.
    pub fn authority(&self) -> String {
        match self.host.contains(':') {
            true => format!("[{}]:{}", self.host, self.port),
            false => format!("{}:{}", self.host, self.port),
        }
    }

    pub fn server(&self) -> String {
        format!("http://{}", self.authority())
    }

    /// Another table of the same server.
    pub fn at(&self, table: &str) -> Option<Address> {
        is_id(table).then(|| Address { table: table.to_string(), secret: None, ..self.clone() })
    }
}

/// Whether a word can be the id of a table.
fn is_id(id: &str) -> bool {
    (1..=32).contains(&id.len()) && id.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
}

fn host_and_port(server: &str) -> Option<(String, u16)> {
    let (host, port) = match server.strip_prefix('[') {
        Some(rest) => {
            let (host, rest) = rest.split_once(']')?;
            host.parse::<std::net::Ipv6Addr>().ok()?;
            (host, rest.strip_prefix(':').or_else(|| rest.is_empty().then_some("80"))?)
        }
        None => {
            let (host, port) = server.split_once(':').unwrap_or((server, "80"));
            let plain = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'.' | b'-' | b'_');
            (!host.is_empty() && host.len() <= 253 && host.bytes().all(plain)).then_some(())?;
            (host, port)
        }
    };
    port.bytes().all(|digit| digit.is_ascii_digit()).then_some(())?;
    Some((host.to_ascii_lowercase(), port.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let address = Address::read("http://Table.example:7878/t/abc12#s3cr-et").expect("an address");
        assert_eq!((address.host.as_str(), address.port), ("table.example", 7878));
        assert_eq!((address.table.as_str(), address.secret.as_deref()), ("abc12", Some("s3cr-et")));
        let address = Address::read("http://[::1]/t/abc/").expect("an address");
        assert_eq!((address.server().as_str(), address.secret), ("http://[::1]:80", None));
    }

    #[test]
    fn what_is_no_address_is_refused_without_its_secret() {
        for text in [
            "",
            "abc",
            "http://",
            "http://host",
            "http://host/",
            "http://host/t/",
            "http://host/t/ABC",
            "http:///t/a",
            "http://host:99999/t/a",
            "http://host:x/t/a",
            "http://a b/t/a",
            "http://user@host/t/a",
            "ftp://host/t/a",
            "http://host/x/a",
            "http://host/t/a/b",
            "http://[::1/t/a",
            "http://host\r\nX: y/t/a",
            "http://host/t/a#\u{7}",
        ] {
            assert!(Address::read(text).is_err(), "{text:?}");
        }
        let error = Address::read("https://host/t/abc#hushhush").expect_err("https is not spoken");
        assert!(error.contains("TLS") && !error.contains("hushhush"), "{error}");
    }
}
