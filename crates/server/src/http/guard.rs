//! What every request passes: where it comes from, how often, and what browsers may do with the answer.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{CACHE_CONTROL, COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use tracing::Instrument;

use super::Site;
use super::bucket::Buckets;
use super::caller::Caller;
use super::problem::Trouble;

/// What pages may load: everything from here, nothing from elsewhere, no code inside the page.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Headers that every answer has.
pub async fn headers(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_page = !path.starts_with("/api") && path != "/health" && path != "/ready";
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    // What is told to one is not kept for others, nor for later.
    if !is_page && !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
    ] {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if site.app.is_secure() {
        headers.insert("strict-transport-security", HeaderValue::from_static("max-age=31536000"));
    }
    response
}

/// How often somebody may ask: each guest for themselves, and each address for all its guests together.
pub struct Pace {
    changes: [Buckets<Whom>; 2],
    looks: [Buckets<Whom>; 2],
}

/// Who is counted.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Whom {
    Guest(u64),
    Address(IpAddr),
}

/// How many times as often one address may ask as one guest.
const GUESTS: f64 = 4.0;
/// How many times as often somebody may look as change something.
const LOOKS: f64 = 20.0;
/// What looking at something costs for which a match is played again.
const COSTLY_LOOK: f64 = 5.0;

impl Pace {
    /// A guest may change something so often a second.
    pub fn new(rate: f64) -> Pace {
        let both = |rate: f64| [Buckets::new(rate), Buckets::new(rate * GUESTS)];
        Pace { changes: both(rate), looks: both(rate * LOOKS) }
    }

    /// Whether somebody may change something now.
    pub fn may_change(&self, caller: Caller, headers: &HeaderMap) -> bool {
        take(&self.changes, caller, headers, 1.0)
    }

    /// Whether somebody may look at something now.
    fn may_look(&self, caller: Caller, headers: &HeaderMap, path: &str) -> bool {
        let costly = ["/replay/", "/chart", "/outlook", "/record"].iter().any(|part| path.contains(part));
        take(&self.looks, caller, headers, if costly { COSTLY_LOOK } else { 1.0 })
    }
}

/// A made-up cookie helps nobody: the address is counted in any case.
fn take([guests, addresses]: &[Buckets<Whom>; 2], caller: Caller, headers: &HeaderMap, cost: f64) -> bool {
    let guest = match headers.get(COOKIE) {
        Some(cookie) => {
            let mut hasher = DefaultHasher::new();
            cookie.hash(&mut hasher);
            Whom::Guest(hasher.finish())
        }
        None => Whom::Address(caller.0),
    };
    addresses.take(Whom::Address(caller.0), cost) && guests.take(guest, cost)
}

/// Whatever changes something comes from a page of ours, and nothing comes too often.
pub async fn changes(State(site): State<Arc<Site>>, caller: Caller, request: Request, next: Next) -> Response {
    let headers = request.headers();
    if !is_known_host(&site, headers) {
        let text = "this server is not known by that name; start it with --public and the address people use";
        return Trouble::new(StatusCode::FORBIDDEN, "host", text).into_response();
    }
    if site.app.bans.keeps_out_address(caller.0) {
        return Trouble::new(StatusCode::FORBIDDEN, "banned", "nobody may come from this address").into_response();
    }
    let path = request.uri().path();
    let looks = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !looks && !is_ours(site.app.public.as_deref(), headers) {
        return Trouble::forbidden("requests are taken from this server's own pages only").into_response();
    }
    // Whoever signs in with a provider has it asked by this server.
    let in_time = match looks && !path.starts_with("/api/openid") {
        true => !path.starts_with("/api/") || site.pace.may_look(caller, headers, path),
        false => site.pace.may_change(caller, headers),
    };
    if !in_time {
        metrics::counter!("tapis_rate_limited_total").increment(1);
        let text = "too many requests; wait a few seconds";
        return Trouble::new(StatusCode::TOO_MANY_REQUESTS, "rate", text).into_response();
    }
    // A part of an address that names somebody's deck or session is not for others to read.
    let route = request.extensions().get::<MatchedPath>().map_or("page", |route| route.as_str());
    let span = tracing::info_span!("request", method = %request.method(), route, status = tracing::field::Empty);
    async move {
        let response = next.run(request).await;
        tracing::Span::current().record("status", response.status().as_u16());
        response
    }
    .instrument(span)
    .await
}

/// Whether a request names this server. One that listens to its own machine alone has few names: whoever comes with another
/// one has been sent here by somebody else's page (DNS rebinding).
fn is_known_host(site: &Site, headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    !site.door.loopback || is_local(host) || site.app.public.as_deref().is_some_and(|public| is_at(public, host))
}

/// Whether an address is that of a host.
fn is_at(address: &str, host: &str) -> bool {
    let named = address.split_once("://").map_or(address, |(_, rest)| rest);
    named.trim_end_matches('/').eq_ignore_ascii_case(host)
}

/// Whether a host, with or without a port, is this machine by whatever name.
fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_start_matches('[').trim_end_matches(']').trim_end_matches('.').to_ascii_lowercase();
    let loopback = name.parse::<IpAddr>().is_ok_and(|address| address.to_canonical().is_loopback());
    loopback || name == "localhost" || name.ends_with(".localhost")
}

/// Whether a request comes from a page of ours, or from no page at all.
pub fn is_ours(public: Option<&str>, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if public.is_some_and(|public| origin == public.trim_end_matches('/')) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    named.is_some() && named == host
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(public: Option<&str>, origin: Option<&'static str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static("127.0.0.1:7878"));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, HeaderValue::from_static(origin));
        }
        is_ours(public, &headers)
    }

    #[test]
    fn this_machine_has_few_names() {
        for host in ["127.0.0.1:7878", "localhost", "LOCALHOST:1", "[::1]:7878", "127.8.8.8", "tapis.localhost:80"] {
            assert!(is_local(host), "{host}");
        }
        for host in ["", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:7878", "10.0.0.1", "[::2]:1"]
        {
            assert!(!is_local(host), "{host}");
        }
        assert!(is_at("https://table.example/", "table.example"));
        assert!(!is_at("https://table.example", "table.example.evil"));
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        assert!(ours(None, None));
        assert!(ours(None, Some("http://127.0.0.1:7878")));
        assert!(!ours(None, Some("http://127.0.0.1:7879")));
        assert!(!ours(None, Some("https://evil.example")));
        assert!(!ours(None, Some("null")));
        assert!(ours(Some("https://table.example"), Some("https://table.example")));
        assert!(!ours(Some("https://table.example"), Some("https://table.example.evil")));
    }
}
