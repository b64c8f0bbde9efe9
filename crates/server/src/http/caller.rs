//! From where a request comes: the address of whoever asks, also behind a proxy.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;

use super::Site;

/// The proxies whose word is taken for where a request comes from.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Proxies(Arc<Vec<IpAddr>>);

impl Proxies {
    /// These addresses, and no others.
    pub fn new(addresses: impl IntoIterator<Item = IpAddr>) -> Proxies {
        Proxies(Arc::new(addresses.into_iter().map(|address| address.to_canonical()).collect()))
    }

    /// Whether an address is one of them.
    pub fn has(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }

    /// Who asks, given who is connected: behind a proxy of ours, the last address that it or another one names.
    fn look_behind(&self, connected: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.has(connected) {
            return connected;
        }
        let named = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let named: Vec<&str> = named.flat_map(|value| value.split(',')).map(str::trim).collect();
        let mut behind = connected;
        for name in named.into_iter().rev() {
            let Some(address) = read(name) else { break };
            behind = address;
            if !self.has(address) {
                break;
            }
        }
        behind
    }
}

/// Reads an address, with or without a port.
fn read(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Whoever asks, as far as limits are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caller(pub IpAddr);

impl Caller {
    /// One person has a whole network of IPv6 addresses, so that is counted as one.
    pub fn of(address: IpAddr) -> Caller {
        match address.to_canonical() {
            IpAddr::V4(address) => Caller(IpAddr::V4(address)),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Caller(IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)))
            }
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Self::Rejection> {
        let known = parts.extensions.get::<Caller>().copied();
        Ok(known.unwrap_or(Caller(IpAddr::V6(Ipv6Addr::UNSPECIFIED))))
    }
}

/// Finds out who asks.
pub async fn find(
    State(site): State<Arc<Site>>,
    ConnectInfo(connected): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = site.door.proxies.look_behind(connected.ip(), request.headers());
    request.extensions_mut().insert(Caller::of(address));
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn seen(proxies: &[&str], connected: &str, forwarded: &'static str) -> String {
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static(forwarded));
        let proxies = Proxies::new(proxies.iter().map(|proxy| address(proxy)));
        proxies.look_behind(address(connected), &headers).to_string()
    }

    #[test]
    fn a_proxy_of_ours_says_who_asks_and_nobody_else() {
        assert_eq!(seen(&[], "192.0.2.1", "198.51.100.7"), "192.0.2.1", "anybody can write that");
        assert_eq!(seen(&["192.0.2.1"], "192.0.2.1", "198.51.100.7"), "198.51.100.7");
        assert_eq!(
            seen(&["192.0.2.1"], "192.0.2.1", "203.0.113.9, 198.51.100.7"),
            "198.51.100.7",
            "the last one is ours"
        );
        let two = ["192.0.2.1", "192.0.2.2"];
        assert_eq!(seen(&two, "192.0.2.1", "203.0.113.9, 198.51.100.7, 192.0.2.2"), "198.51.100.7");
        assert_eq!(seen(&["192.0.2.1"], "192.0.2.1", "nonsense"), "192.0.2.1");
        assert_eq!(seen(&["192.0.2.1"], "192.0.2.1", "[2001:db8::1]:443"), "2001:db8::1");
    }

    #[test]
    fn a_network_of_ipv6_addresses_is_one_caller() {
        let caller = |text: &str| Caller::of(text.parse().expect("an address"));
        assert_eq!(caller("2001:db8:1:2:3::4"), caller("2001:db8:1:2:ffff::"));
        assert_ne!(caller("2001:db8:1:2::1"), caller("2001:db8:1:3::1"));
        assert_eq!(caller("::ffff:192.0.2.1"), caller("192.0.2.1"));
    }
}
